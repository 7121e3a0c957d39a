# What the door of the tables and the handlers say, beside common.ftl.

player = Player
computer-names = Zina | Fima | Syoma | Roza
answer-cut = Cut! Dealing.
hand-not-here = You are not playing here. Open a table: /new.
hand-not-yet = No cards yet: the game has not begun.
hand-sent = Your cards are in the chat with the bot. The button opens them here, for your eyes only.
leave-not-here = You are not playing here.
start-sat = You are at the table! Your cards will come here.
stop-ask = End the game? Whoever opened the table and administrators end it at once; the others need a majority.
stub = The cards are in a newer message.
stub-over = This match is over; the result is below.
