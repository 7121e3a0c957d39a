# A table before it starts, and one that closed without a result.

lobby-title = <b>{ $game }</b> · збираємо стіл
lobby-opener = Стіл відкриває { $name }
lobby-seat = { $number }. { $name }
lobby-seat-computer = { $number }. 🤖 { $name }
lobby-seat-empty = { $number }. <i>вільно</i>
lobby-preset = Правила: <b>{ $preset }</b> — { $about }
lobby-clock = На хід: { $clock }
lobby-partners = 🔵 проти 🔴: пара на пару
lobby-idle = Якщо не почати, стіл закриється { $countdown }.
lobby-clock-seconds = { $seconds } с
lobby-clock-minutes = { $minutes } хв
lobby-clock-hours = { $hours } год

lobby-sit = Сісти за стіл
lobby-rise = Встати
lobby-add-computer = + 🤖 комп'ютер
lobby-remove-computer = − 🤖 комп'ютер
lobby-chosen = ✓ { $label }
lobby-seats-2 = на 2
lobby-seats-3 = на 3
lobby-seats-4 = на 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Почати гру
lobby-start-waiting = Почати: чекаємо ще { $free }
lobby-cancel = Закрити стіл

closed-title = <b>{ $game }</b> · стіл закрито
closed-cancelled = Стіл закрито, гра не починалася.
closed-idle = Стіл закрився сам: гру так і не почали.
closed-stopped = Гру зупинено, переможця немає.
closed-empty = За столом не лишилося людей — гру закінчено.
closed-again = Новий стіл — /new

answer-seats-closed = Цей стіл збирають лише для своїх: місця закрито.
answer-seats-kept = Вільні місця чекають на тих, хто грав. Попросіть того, хто відкрив стіл, звільнити одне.
