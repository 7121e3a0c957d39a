# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = You have left the table. If you change your mind, there is still a seat.
direct-outside = They are playing at this table without you.
invite-share = ✉ Invite friends
invite-text = Take a seat: { $game }!

## Open tables, one's own tables, an invitation

find-about = { $preset } · { $taken } of { $seats } seats taken · ⏱ { $clock }
find-refresh = 🔄 Refresh
find-alone = 🤖 Play the computer
find-open = Open tables
find-open-title = <b>Open tables</b>
find-open-empty = There are none now. Open your own: everybody who looks in here will see it.
find-open-own = Open a table for all
find-open-line = <b>{ $number }. { $game }</b> · opened by { $name }
find-open-sit = Sit down: { $number }. { $game }
find-own-title = <b>Your tables</b>
find-own-empty = You are not at any table yet.
find-own-line = <b>{ $number }.</b> { $table }: { $turn }
find-own-go = { $number }. { $game }
find-turn-you = <b>your turn</b>
find-turn = { $who } to play
find-turn-lobby =
    { $free ->
        [0] everybody is here
       *[other] gathering, free seats: { $free }
    }
invite-title = <b>{ $name }</b> invites you to a table: <b>{ $game }</b>
invite-there = At the table: { $list }
invite-article = { $game }: invite to the table
result-article = Result: { $game }
invite-new = Open a new table and invite
find-private = That is done in the chat with the bot.
link-bad = This link no longer works. Ask for a new one, or open a table yourself: /new.
answer-link = This link does not fit the table. Ask for a new one, or open a table yourself: /new.
answer-many-tables =
    { $count ->
        [one] You already have a table. Finish it first: /tables.
       *[other] You already have { $count } tables. Finish one of them: /tables.
    }

## Playing alone

alone-title = <b>Playing the computer</b>
alone-about =
    Press a game, and the cards are on the table. The usual rules, or those of your last game.

    Below: how many seats Deberc has, and how strong the computer is.
alone-going = You are already playing: { $table }. Your cards are in a new message; /level changes how strong the computer is. Or start another match.
alone-start = ▶ { $game }
alone-setup = ⚙ Set up
