# A table before it starts, and one that closed without a result.

lobby-title = <b>{ $game }</b> · gathering a table
lobby-opener = Opened by { $name }
lobby-seat = { $number }. { $name }
lobby-seat-computer = { $number }. 🤖 { $name }
lobby-seat-empty = { $number }. <i>free</i>
lobby-preset = Rules: <b>{ $preset }</b>, { $about }
lobby-clock = For a turn: { $clock }
lobby-partners = 🔵 against 🔴: in pairs
lobby-idle = If nobody starts, the table closes { $countdown }.
lobby-clock-seconds = { $seconds } s
lobby-clock-minutes = { $minutes } min
lobby-clock-hours = { $hours } h

lobby-sit = Sit down
lobby-rise = Get up
lobby-add-computer = + 🤖 computer
lobby-remove-computer = − 🤖 computer
lobby-chosen = ✓ { $label }
lobby-seats-2 = for 2
lobby-seats-3 = for 3
lobby-seats-4 = for 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Start the game
lobby-start-waiting = Start: { $free } to come
lobby-cancel = Close the table

closed-title = <b>{ $game }</b> · table closed
closed-cancelled = The table is closed; the game had not begun.
closed-idle = The table closed by itself: nobody started the game.
closed-stopped = The game is stopped; there is no winner.
closed-empty = Nobody is left at the table; the game is over.
closed-again = A new table: /new

answer-seats-closed = This table is for its own people: its seats are closed.
answer-seats-kept = The free seats wait for those who played. Ask whoever opened the table to free one.
