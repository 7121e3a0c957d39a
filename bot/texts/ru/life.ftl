# The life of a match: leaving, taking over, waiting, stopping, playing again.

## Leaving and coming back

leave-ask = Выйти из игры? За вас доиграет компьютер, карты и счёт останутся на вашем месте. Пока идёт партия, можно вернуться.
leave-ask-free = Выйти из игры? За вас доиграет компьютер, карты и счёт останутся на вашем месте. Пока идёт партия, можно вернуться — если это место не займёт кто-то другой.
leave-ask-last = Выйти из игры? Людей за столом больше не останется: партия закончится с тем счётом, что есть, без победителя.
answer-asked-other = Спросили не вас. Выйти самому — /leave.
leave-ended = Вы вышли. Людей за столом больше нет, игра закончена.
leave-stopped = Вы вышли. Остальные хотели закончить — игра остановлена.
leave-which = Из-за какого стола выйти?
button-take = Занять место: { $name }
button-take-call = ✉ Позвать на место: { $name }
answer-took = Вы за столом: карты и счёт этого места теперь ваши.
start-took = Вы за столом! Карты и счёт этого места теперь ваши.
answer-seat-taken = Это место уже занято.
answer-no-takeover = За этим столом чужих мест не занимают.
table-deserted = За столом никого: игра ждёт. Если никто не вернётся, стол закроется { $countdown }.
table-unreachable = ✉ { $name }: в личку не написать. Играйте кнопкой «Мои карты» или откройте «Личку с ботом».
table-unreachable-direct = ✉ { $name }: сообщения бота не доходят.
table-hand-which = Стол: { $names }
table-hand-muted = В группу писать не получается — играем здесь.

## How strong computers are

level-which = Компьютеры за каким столом?
level-seat = 🤖 { $name } — { $level }
level-seat-left = 🚪 { $name } — заменяет компьютер, { $level }
level-hint = Нажмите имя, чтобы сменить силу — уже со следующего хода.
level-host = Силу меняет тот, кто открыл стол: { $name }.
level-lobby = Игра ещё не началась. Силу выбирают прямо за столом: «🪑 Места», потом «🤖 Компьютеры».

## Stopping

stop-which = Какой стол закончить?
stop-ask-dead = За этим столом давно никого нет. Убрать его?
button-clear = Убрать стол
button-leave-it = Оставить
answer-cancelled = Стол закрыт.
answer-cleared = Стол убран.
closed-dead = За столом больше суток никого не было, его убрали.
closed-week = Неделю никто не ходил, и стол закрылся.
closed-alone = За стол никто не вернулся — игра закончена.
closed-lost = В группу писать больше не получается, и стол закрылся.

## Again

button-again = 🔁 Ещё раз
button-again-other = Ещё раз, другие правила
button-share = Поделиться
button-play-too = Сыграть
answer-again-opened = Новый стол ждёт остальных.
answer-again-sat = Вы за новым столом. Скоро начнём!
answer-again-started = Все на местах — начинаем!
answer-again-late = Эта компания уже играет дальше. Новый стол — /new.
