# A table before it starts, page by page, and one that closed without a result.

lobby-title = <b>{ $game }</b> · a new table
lobby-opener = Opened by { $name }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } 👑
lobby-seat-computer = { $number }. 🤖 { $name }, { $level }
lobby-seat-empty = { $number }. <i>free</i>
lobby-seat-kept = { $number }. <i>kept for { $name }</i>
lobby-preset = Rules: <b>{ $preset }</b>, { $about }
lobby-preset-changed = Rules: <b>{ $preset }</b>, with changes
lobby-differences = Changes: { $list }
lobby-difference = { $label }: { $value }
lobby-more = and { $count } more
lobby-clock = Per turn: { $clock }
lobby-clock-quiet = Per turn: { $clock }, quiet { $quiet }
lobby-partners = 🔵 against 🔴: two against two
lobby-closed = 🔒 Among friends: the seats are closed.
lobby-invited = ✉ By invitation.
lobby-public = 📢 Listed for everybody: /lobby
lobby-idle = If nobody starts, the table closes { $countdown }.
lobby-clock-none = no clock
lobby-clock-seconds = { $seconds } s
lobby-clock-minutes = { $minutes } min
lobby-clock-hours = { $hours } h
lobby-level-novice = novice
lobby-level-basic = casual
lobby-level-strong = strong
lobby-level-master = master

## Buttons

lobby-sit = Take a seat
lobby-sit-short = Sit
lobby-rise = Stand up
lobby-add-computer = + 🤖 computer
lobby-chosen = ✓ { $label }
lobby-seats-2 = for 2
lobby-seats-3 = for 3
lobby-seats-4 = for 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Start the game
lobby-start-waiting = Start: waiting for { $free } more
lobby-cancel = Close the table
lobby-to-rules = 🃏 Rules
lobby-to-seats = 🪑 Seats
lobby-to-clock = ⏱ { $clock }
lobby-back = ‹ Table
lobby-back-rules = ‹ Rules
lobby-back-group = ‹ Section
lobby-back-seats = ‹ Seats
lobby-back-clock = ‹ Clock

## Rules

lobby-rules-title = <b>{ $game }</b> · the table's rules
lobby-rules-hint = Any rule can be changed: the sections are below.
lobby-rules-group = { $group } ✎
lobby-rules-all = ↩ All as in the set
lobby-rules-read = 📖 How to play
lobby-tune-title = <b>{ $game }</b> · { $group }
lobby-tune-hint = Press a rule to change it. ★: as in the set “{ $preset }”.
lobby-tune-hint-value = Choose a value. ★: as in the set “{ $preset }”.
lobby-tune-as-usual = <b>{ $label }: { $value }</b> ★
lobby-tune-changed = <b>{ $label }: { $value }</b> (in the set: { $usual })
lobby-tune-button = { $label }: { $value }
lobby-tune-button-usual = { $label }: { $value } ★
lobby-tune-return = ↩ { $label }
lobby-tune-choose = ☰ { $label }
lobby-tune-value-usual = { $label } ★

## Seats

lobby-seats-title = <b>{ $game }</b> · seats
lobby-seats-hint = Press a seat to move there; whoever sits on it gets yours.
lobby-seats-opposite = Partners sit opposite: 1 and 3, 2 and 4.
lobby-seats-person = { $number } · { $name }
lobby-seats-computer = { $number } · 🤖 { $name }
lobby-seats-free = { $number } · free
lobby-seats-draw = 🎲 Draw lots
lobby-seats-computers = 🤖 Computers
lobby-seats-people = 👑 Host
lobby-computers-title = <b>{ $game }</b> · computers
lobby-computers-hint = Press a name to change how strong it is. During the game /level does that.
lobby-computers-none = There are no computers at this table.
lobby-computers-level = 🤖 { $name }: { $level }
lobby-computers-away = ✕ { $name }
lobby-people-title = <b>{ $game }</b> · host
lobby-people-host = The host is { $name }, who may free a seat, hand the table over, and say who may join.
lobby-people-takeover-yes = If somebody leaves, another person may take their seat.
lobby-people-takeover-no = If somebody leaves, the computer plays on; nobody takes the seat.
lobby-people-give = 👑 { $name }
lobby-people-away = ✕ { $name }
lobby-people-close = 🔒 Close the seats
lobby-people-open = 🔓 Open the seats
lobby-people-allow = Let others take a seat that was left
lobby-people-forbid = Leave such seats to the computer
lobby-people-publish = 📢 Show to everybody
lobby-people-hide = Take off the public list

## Clock

lobby-clock-title = <b>{ $game }</b> · time for a turn
lobby-clock-late = The computer moves for whoever runs out of time.
lobby-clock-endless = There is no clock: everybody waits. After a week of silence the table closes.
lobby-clock-hint = 🌙 The clock stands still in quiet hours. Choose them below.
lobby-quiet-none = none
lobby-zone = 🌍 { $zone }
lobby-zone-title = <b>{ $game }</b> · whose time?

## Ends and refusals

closed-title = <b>{ $game }</b> · table closed
closed-cancelled = The table is closed; the game had not begun.
closed-idle = The table closed by itself: nobody started the game.
closed-stopped = The game is stopped; there is no winner.
closed-empty = Nobody is left at the table; the game is over.
closed-again = A new table: /new

answer-seats-closed = This table is for friends only: its seats are closed.
answer-seats-kept = The free seats are kept for those who played. Ask whoever opened the table to free one.
