# The life of a match: leaving, taking over, waiting, stopping, playing again.

## Leaving and coming back

leave-ask = Вийти з гри? За вас дограє комп'ютер, карти й рахунок залишаться на вашому місці. Поки триває партія, можна повернутися.
leave-ask-free = Вийти з гри? За вас дограє комп'ютер, карти й рахунок залишаться на вашому місці. Поки триває партія, можна повернутися — якщо це місце не займе хтось інший.
leave-ask-last = Вийти з гри? Людей за столом більше не залишиться: партія закінчиться з тим рахунком, який є, без переможця.
answer-asked-other = Питали не вас. Вийти самому — /leave.
leave-ended = Ви вийшли. Людей за столом більше немає, гру закінчено.
leave-stopped = Ви вийшли. Решта хотіла закінчити — гру зупинено.
leave-which = З-за якого столу вийти?
button-take = Зайняти місце: { $name }
button-take-call = ✉ Покликати на місце: { $name }
answer-took = Ви за столом: карти й рахунок цього місця тепер ваші.
start-took = Ви за столом! Карти й рахунок цього місця тепер ваші.
answer-seat-taken = Це місце вже зайняте.
answer-no-takeover = За цим столом чужих місць не займають.
table-deserted = За столом нікого: гра чекає. Якщо ніхто не повернеться, стіл закриється { $countdown }.
table-unreachable = ✉ { $name }: в особисті не написати. Грайте кнопкою «Мої карти» або відкрийте «Чат із ботом».
table-unreachable-direct = ✉ { $name }: повідомлення бота не доходять.
table-hand-which = Стіл: { $names }
table-hand-muted = У групу писати не вдається — граємо тут.

## How strong computers are

level-which = Комп'ютери за яким столом?
level-seat = 🤖 { $name } — { $level }
level-seat-left = 🚪 { $name } — замінює комп'ютер, { $level }
level-hint = Натисніть ім'я, щоб змінити силу — уже з наступного ходу.
level-host = Силу змінює той, хто відкрив стіл: { $name }.
level-lobby = Гра ще не почалася. Силу обирають просто за столом: «🪑 Місця», потім «🤖 Комп'ютери».

## Stopping

stop-which = Який стіл закінчити?
stop-ask-dead = За цим столом давно нікого немає. Прибрати його?
button-clear = Прибрати стіл
button-leave-it = Залишити
answer-cancelled = Стіл закрито.
answer-cleared = Стіл прибрано.
closed-dead = За столом понад добу нікого не було, його прибрали.
closed-week = Тиждень ніхто не ходив, і стіл закрився.
closed-alone = За стіл ніхто не повернувся — гру закінчено.
closed-lost = У групу писати більше не вдається, і стіл закрився.

## Again

button-again = 🔁 Ще раз
button-again-other = Ще раз, інші правила
button-share = Поділитися
button-play-too = Зіграти
answer-again-opened = Новий стіл чекає на решту.
answer-again-sat = Ви за новим столом. Скоро почнемо!
answer-again-started = Усі на місцях — починаємо!
answer-again-late = Ця компанія вже грає далі. Новий стіл — /new.
