# What people settle for themselves in the direct chat.

person-title = <b>Your settings</b>
person-about = They hold in this chat and for hints that only you can see.
person-language-about =
    <b>Which language shall I speak with you?</b>

    Here and in hints that only you can see. A group's language is up to its administrators: /settings.
person-language-telegram = as in Telegram
person-to-privacy = 🔐 What is kept of me
person-erase = Erase everything about me
person-in-private = That is settled in the chat with the bot: the button opens it.
language-answer = English it is!

privacy = I keep your name and number in Telegram, your language, your settings and the matches you played: seats, cards and moves. Your messages and presses are erased as soon as I have answered them, and nothing is passed on to anybody. /forget erases it all, and in the matches you played “Player” stays in place of your name.

forget-ask =
    <b>Erase everything about you?</b>

    Your name, language and settings go. You get up from tables that have not begun; where a game is on, the computer plays your cards to the end. In past matches “Player” stays in place of your name. What already stands in chats is kept by Telegram itself.

    None of it can be brought back.
forget-yes = Erase
forget-no = Keep
forget-done = Done: I no longer know you. Write again and we meet anew.
