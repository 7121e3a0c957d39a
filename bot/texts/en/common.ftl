# What every game and every place of the bot says: words, buttons, answers to a press.

## Words

you = you
game-deberc = Deberc
game-terz = Terz
game-berg = Berg
countdown-at = at { $time } UTC
time-left = time runs out { $countdown }
count-tricks =
    { $tricks ->
        [0] no tricks
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
count-deals =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
count-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Buttons that stand under many messages

button-hand = 🃏 My cards
button-chat = Chat with the bot
button-score = Score
button-rules = Rules
button-table = ↩ To the table
button-back = I am back
button-stop = End the game
button-keep = Play on
button-leave = Leave the game
button-stay = Stay

## Answers to a press or a command (plain, at most 200 characters)

answer-stale = The table has moved on; the cards are up to date now.
answer-not-seated = You are not at this table. A new one: /new.
answer-not-your-turn = It is not your turn.
answer-away = The computer is playing for you. Press “I am back” and the cards are yours again.
answer-closed = This table is closed. A new one: /new.
answer-started = The game has already begun.
answer-sat = You are at the table. Waiting for the others!
answer-left = The seat is free again. Come back any time!
answer-already-left = You have already left this game.
answer-full = No seat is free. Open a table of your own: /new.
answer-already-sat = You are already at this table.
answer-need-start = Open the bot's chat first: your cards come there. One tap and you are at the table.
answer-not-opener = That is for whoever opened the table to decide.
answer-nobody = There are free seats still. Call your friends or add a computer.
answer-no-person = Only computers at this table. Sit down yourself and we begin.
answer-no-computer = There is no computer at this table.
answer-too-many = There are more people at the table than that would seat.
answer-unknown = That button is gone. Look at the newest message.
answer-fault = Something went wrong, and it is our fault. Please press again.
answer-cut-done = The deck is already cut.
answer-tricks-closed = The tricks may not be looked through now.
answer-back = Welcome back! The cards are yours again.
answer-not-away = You are at the table already.
answer-stop-voted = Votes to stop: { $votes } of { $needed }.
answer-kept = We play on.
answer-stopped = The game is stopped.
answer-cannot-sit = Please sit down under your own name: an anonymous administrator or a channel cannot hold cards.

## Messages of commands

start-private =
    <b>Hello! I am Kozyr.</b>

    I seat people at the card table, right inside Telegram. There is Deberc, for two, three, four, and in pairs, and Terz and Berg for two.

    With friends: add me to a group and write /new there. Without a group: /new right here. Nobody around? /play, and the computer takes you on.

    Your cards come here, into this chat: only you see them.
start-group = Kozyr is here. Open a table: /new; help: /help.
help-group =
    <b>Kozyr at the table</b>

    /new: open a table
    /table: bring the table down to the end of the chat
    /hand: my cards
    /score: the score
    /rules: the rules of this table
    /level: how strong the computers are
    /stop: end the game
    /leave: leave the game
    /settings: settings of this group

    Cards come to your chat with the bot; you can also play here: “My cards” opens them for you alone.
help-private =
    <b>How to play here</b>

    /play: a game against the computer, right now
    /new: open a table and call your friends
    /lobby: tables you can join
    /tables: your tables, and whose turn it is

    To play with a whole group, add the bot to it and write /new there.

    Your cards come here as buttons. When it is your turn, press a card. A card with ✗ may not be played now: press it and the bot says why. If you miss a turn, the computer plays it for you. Twice in a row, and it goes on for you until you are back.

    /hand: cards, /score: the score, /rules: the rules, /level: how strong the computers are, /leave: leave the game, /settings: your language and your data.
add-to-group = Add to a group
no-table-here = There is no table here yet. Open one: /new.
hand-nowhere = You are not playing anywhere now. /new opens a table for friends, /play takes on the computer.
score-nowhere = No score yet: nobody is playing here. Open a table: /new.
stop-nothing = Nothing to stop: there is no table here.
leave-done = You have left the game: the computer plays on for you. If you change your mind, the button under your cards brings you back.
leave-nothing = You are not playing anywhere now.
turn-call = <b>{ $name }</b>, it is your turn: the table is waiting.

## Telegram's menus

cmd-new = open a table
cmd-table = bring the table down
cmd-hand = my cards
cmd-score = the score
cmd-rules = the rules
cmd-level = how strong the computers are
cmd-stop = end the game
cmd-leave = leave the game
cmd-settings = settings
cmd-language = language
cmd-privacy = what is kept of me
cmd-forget = erase everything about me
cmd-help = how to play
cmd-tables = my tables
cmd-lobby = open tables
cmd-play = play the computer
bot-description =
    Kozyr seats friends at the card table in Telegram. Deberc for two, three, four and in pairs, Terz and Berg for two: a fair deal that can be checked, a count that explains itself, computers on free seats.
bot-short-description = Deberc, Terz and Berg with friends in Telegram: a fair deal, and a count that explains itself.
