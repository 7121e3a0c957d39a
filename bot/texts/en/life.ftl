# The life of a match: leaving, taking over, waiting, stopping, playing again.

## Leaving and coming back

leave-ask = Leave the game? The computer plays on for you; the cards and the score stay with your seat. While the match lasts you may come back.
leave-ask-free = Leave the game? The computer plays on for you; the cards and the score stay with your seat. While the match lasts you may come back, unless somebody else has taken the seat.
leave-ask-last = Leave the game? Nobody else is left at the table: the match ends with the score as it is, and without a winner.
answer-asked-other = That question was for somebody else. To leave yourself: /leave.
leave-ended = You have left. Nobody is at the table any more: the game is over.
leave-stopped = You have left. The others wanted to stop, so the game is over.
leave-which = Which table do you want to leave?
button-take = Take the seat: { $name }
button-take-call = ✉ Call somebody to the seat: { $name }
answer-took = You are at the table: the cards and the score of this seat are yours now.
start-took = You are at the table! The cards and the score of this seat are yours now.
answer-seat-taken = Somebody already has that seat.
answer-no-takeover = At this table nobody takes over another player's seat.
table-deserted = Nobody is at the table: the game waits. If nobody comes back, the table closes { $countdown }.
table-unreachable = ✉ { $name }: I cannot write to you. Play with “My cards”, or open the “Chat with the bot”.
table-unreachable-direct = ✉ { $name }: the bot's messages do not arrive.
table-hand-which = Table: { $names }
table-hand-muted = I cannot write to the group, so we play here.

## How strong computers are

level-which = The computers at which table?
level-seat = 🤖 { $name }: { $level }
level-seat-left = 🚪 { $name }: the computer stands in, { $level }
level-hint = Press a name to change how strong it is, from its next move on.
level-host = Whoever opened the table chooses how strong they are: { $name }.
level-lobby = The game has not begun. Choose the strength at the table: “🪑 Seats”, then “🤖 Computers”.

## Stopping

stop-which = Which table do you want to end?
stop-ask-dead = Nobody has been at this table for a long time. Clear it away?
button-clear = Clear it away
button-leave-it = Leave it
answer-cancelled = The table is closed.
answer-cleared = The table is cleared away.
closed-dead = Nobody was at the table for more than a day, so it was cleared away.
closed-week = Nobody moved for a week, so the table closed.
closed-alone = Nobody came back to the table: the game is over.
closed-lost = I can no longer write to the group, so the table closed.

## Again

button-again = 🔁 Again
button-again-other = Again, other rules
button-share = Share
button-play-too = Play
answer-again-opened = The new table waits for the others.
answer-again-sat = You are at the new table. We start soon!
answer-again-started = Everybody is here: we begin!
answer-again-late = These players are already at their next table. A new one: /new.
