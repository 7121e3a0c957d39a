# What a group's administrators settle, and what it refuses.

settings-title = <b>Settings of this group</b>
settings-about = Administrators change them. New tables follow them; the language changes at once.
settings-language = 🌐 Language: { $value }
settings-openers-all = 🪑 Everybody opens tables
settings-openers-admins = 🪑 Administrators open tables
settings-limit = 🔢 Tables at once: up to { $limit }
settings-new-last = 🃏 New table: like the last one
settings-new-fixed = 🃏 New table: always the same
settings-quiet = 🌙 Quiet hours: { $value }
settings-tidy-yes = 🧹 After a game only the result stays
settings-tidy-no = 🧹 After a game everything stays
settings-topic-any = 📌 Tables where they are opened
settings-topic-here = 📌 Tables in this topic
settings-topic-other = 📌 Tables in another topic
settings-topic-hint = To keep tables in one topic, write /settings there.
settings-ready = Done
settings-back = ‹ Back
settings-done = The settings of this group are saved. To change them: /settings.

settings-language-about =
    <b>Which language for this group?</b>

    Cards and hints come in each player's own, chosen in the chat with the bot: /language.
settings-language-any = of whoever opens the table
settings-limit-about = <b>How many tables may there be at once?</b>
settings-new-about =
    <b>What does a new table begin with?</b>

    The game, the rules and the time for a turn. Any table can change them until its game begins.
settings-new-now = Now: { $what }
settings-new-choose-last = like the last table
settings-new-choose-fixed = always as now
settings-quiet-about =
    <b>Quiet hours</b>

    At slow tables, with an hour or more for a turn, the clock stands still meanwhile: nobody sleeps through their turn.
settings-quiet-none = none

language-ru = Русский
language-uk = Українська
language-en = English

zone-kyiv = Kyiv
zone-moscow = Moscow
zone-berlin = Berlin
zone-london = London
zone-jerusalem = Jerusalem
zone-almaty = Almaty

answer-admins-only = Administrators change the settings of this group. Your own language: /language in the chat with the bot.
answer-open-admins = Administrators open the tables here: ask one of them.
answer-open-limit =
    { $limit ->
        [1] There is a table here, and only one is allowed at once: finish it or close it.
       *[other] No more than { $limit } tables are allowed here at once: finish or close one.
    }

new-in-topic = The tables of this group stand in one topic: the new one is open there.
