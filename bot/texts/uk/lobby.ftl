# A table before it starts, page by page, and one that closed without a result.

lobby-title = <b>{ $game }</b> · збираємо стіл
lobby-opener = Стіл відкриває { $name }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } 👑
lobby-seat-computer = { $number }. 🤖 { $name }, { $level }
lobby-seat-empty = { $number }. <i>вільно</i>
lobby-seat-kept = { $number }. <i>чекаємо: { $name }</i>
lobby-preset = Правила: <b>{ $preset }</b> — { $about }
lobby-preset-changed = Правила: <b>{ $preset }</b> зі змінами
lobby-differences = Відмінності: { $list }
lobby-difference = { $label } — { $value }
lobby-more = і ще { $count }
lobby-clock = На хід: { $clock }
lobby-clock-quiet = На хід: { $clock }, тихо { $quiet }
lobby-partners = 🔵 проти 🔴: пара на пару
lobby-closed = 🔒 Стіл для своїх: місця закрито.
lobby-invited = ✉ Стіл за запрошенням.
lobby-public = 📢 Стіл бачать усі: /lobby
lobby-idle = Якщо не почати, стіл закриється { $countdown }.
lobby-clock-none = без годинника
lobby-clock-seconds = { $seconds } с
lobby-clock-minutes = { $minutes } хв
lobby-clock-hours = { $hours } год
lobby-level-novice = новачок
lobby-level-basic = аматор
lobby-level-strong = сильний
lobby-level-master = майстер

## Buttons

lobby-sit = Сісти за стіл
lobby-sit-short = Сісти
lobby-rise = Встати
lobby-add-computer = + 🤖 комп'ютер
lobby-chosen = ✓ { $label }
lobby-seats-2 = на 2
lobby-seats-3 = на 3
lobby-seats-4 = на 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Почати гру
lobby-start-waiting = Почати: чекаємо ще { $free }
lobby-cancel = Закрити стіл
lobby-to-rules = 🃏 Правила
lobby-to-seats = 🪑 Місця
lobby-to-clock = ⏱ { $clock }
lobby-back = ‹ До столу
lobby-back-rules = ‹ Правила
lobby-back-group = ‹ Розділ
lobby-back-seats = ‹ Місця
lobby-back-clock = ‹ Час

## Rules

lobby-rules-title = <b>{ $game }</b> · правила столу
lobby-rules-hint = Будь-яке правило можна змінити: розділи нижче.
lobby-rules-group = { $group } ✎
lobby-rules-all = ↩ Усе як у наборі
lobby-rules-read = 📖 Як грати
lobby-tune-title = <b>{ $game }</b> · { $group }
lobby-tune-hint = Натисніть правило, щоб змінити. ★ — як у наборі «{ $preset }».
lobby-tune-hint-value = Оберіть значення. ★ — як у наборі «{ $preset }».
lobby-tune-as-usual = <b>{ $label }: { $value }</b> ★
lobby-tune-changed = <b>{ $label }: { $value }</b> (у наборі: { $usual })
lobby-tune-button = { $label }: { $value }
lobby-tune-button-usual = { $label }: { $value } ★
lobby-tune-return = ↩ { $label }
lobby-tune-choose = ☰ { $label }
lobby-tune-value-usual = { $label } ★

## Seats

lobby-seats-title = <b>{ $game }</b> · місця
lobby-seats-hint = Натисніть місце, щоб пересісти; хто там сидить, сяде на ваше.
lobby-seats-opposite = Партнери сидять навпроти: 1 і 3, 2 і 4.
lobby-seats-person = { $number } · { $name }
lobby-seats-computer = { $number } · 🤖 { $name }
lobby-seats-free = { $number } · вільно
lobby-seats-draw = 🎲 Жереб
lobby-seats-computers = 🤖 Комп'ютери
lobby-seats-people = 👑 Господар столу
lobby-computers-title = <b>{ $game }</b> · комп'ютери
lobby-computers-hint = Натисніть ім'я, щоб змінити силу. У грі її змінює /level.
lobby-computers-none = Комп'ютерів за столом немає.
lobby-computers-level = 🤖 { $name }: { $level }
lobby-computers-away = ✕ { $name }
lobby-people-title = <b>{ $game }</b> · господар столу
lobby-people-host = Господар — { $name }: звільняє місця, передає стіл, вирішує, кого пускати.
lobby-people-takeover-yes = Хтось вийшов — його місце може зайняти інший.
lobby-people-takeover-no = Хтось вийшов — дограє комп'ютер, місця не зайняти.
lobby-people-give = 👑 { $name }
lobby-people-away = ✕ { $name }
lobby-people-close = 🔒 Закрити місця
lobby-people-open = 🔓 Відкрити місця
lobby-people-allow = Пускати на місця тих, хто вийшов
lobby-people-forbid = Не пускати на їхні місця
lobby-people-publish = 📢 Показати всім
lobby-people-hide = Прибрати зі спільного списку

## Clock

lobby-clock-title = <b>{ $game }</b> · час на хід
lobby-clock-late = Хто не встиг, за того ходить комп'ютер.
lobby-clock-endless = Годинника немає: чекаємо, скільки треба. Після тижня тиші стіл закриється.
lobby-clock-hint = 🌙 У тихі години час не йде. Виберіть їх нижче.
lobby-quiet-none = немає
lobby-zone = 🌍 { $zone }
lobby-zone-title = <b>{ $game }</b> · за чиїм часом?

## Ends and refusals

closed-title = <b>{ $game }</b> · стіл закрито
closed-cancelled = Стіл закрито, гра не починалася.
closed-idle = Стіл закрився сам: гру так і не почали.
closed-stopped = Гру зупинено, переможця немає.
closed-empty = За столом не лишилося людей — гру закінчено.
closed-again = Новий стіл — /new

answer-seats-closed = Цей стіл збирають лише для своїх: місця закрито.
answer-seats-kept = Вільні місця чекають на тих, хто грав. Попросіть того, хто відкрив стіл, звільнити одне.
