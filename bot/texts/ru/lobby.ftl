# A table before it starts, and one that closed without a result.

lobby-title = <b>{ $game }</b> · собираем стол
lobby-opener = Стол открывает { $name }
lobby-seat = { $number }. { $name }
lobby-seat-computer = { $number }. 🤖 { $name }
lobby-seat-empty = { $number }. <i>свободно</i>
lobby-preset = Правила: <b>{ $preset }</b> — { $about }
lobby-clock = На ход: { $clock }
lobby-partners = 🔵 против 🔴: пара на пару
lobby-idle = Если не начать, стол закроется { $countdown }.
lobby-clock-seconds = { $seconds } с
lobby-clock-minutes = { $minutes } мин
lobby-clock-hours = { $hours } ч

lobby-sit = Сесть за стол
lobby-rise = Встать
lobby-add-computer = + 🤖 компьютер
lobby-remove-computer = − 🤖 компьютер
lobby-chosen = ✓ { $label }
lobby-seats-2 = на 2
lobby-seats-3 = на 3
lobby-seats-4 = на 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Начать игру
lobby-start-waiting = Начать: ждём ещё { $free }
lobby-cancel = Закрыть стол

closed-title = <b>{ $game }</b> · стол закрыт
closed-cancelled = Стол закрыт, игра не начиналась.
closed-idle = Стол закрылся сам: игру так и не начали.
closed-stopped = Игра остановлена, победителя нет.
closed-empty = За столом не осталось людей — игра закончена.
closed-again = Новый стол — /new

answer-seats-closed = Этот стол собирается только для своих: места закрыты.
answer-seats-kept = Свободные места ждут тех, кто играл. Попросите открывшего стол освободить одно.
