# What every game and every place of the bot says: words, buttons, answers to a press.

## Words

you = ви
game-deberc = Деберц
game-terz = Терц
game-berg = Берг
countdown-at = о { $time } UTC
time-left = час спливе { $countdown }
count-tricks =
    { $tricks ->
        [0] без взяток
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
count-deals =
    { $deals ->
        [one] { $deals } здача
        [few] { $deals } здачі
       *[many] { $deals } здач
    }
count-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }

## Buttons that stand under many messages

button-hand = 🃏 Мої карти
button-chat = Чат із ботом
button-score = Рахунок
button-rules = Правила
button-table = ↩ До столу
button-back = Я тут, граю
button-stop = Закінчити гру
button-keep = Грати далі
button-leave = Вийти з гри
button-stay = Залишитися

## Answers to a press or a command (plain, at most 200 characters)

answer-stale = За столом уже інший хід, карти оновлено.
answer-not-seated = Ви не за цим столом. Новий стіл — /new.
answer-not-your-turn = Зараз не ваш хід.
answer-away = Поки що за вас грає комп'ютер. Натисніть «Я тут», і карти знову ваші.
answer-closed = Цей стіл уже закрито. Новий — /new.
answer-started = Гра вже триває.
answer-sat = Ви за столом. Чекаємо на інших!
answer-left = Місце звільнилося. Повертайтеся!
answer-already-left = Ви вже вийшли з цієї гри.
answer-full = Вільних місць немає. Відкрийте свій стіл: /new.
answer-already-sat = Ви вже за цим столом.
answer-need-start = Спершу відкрийте чат із ботом: туди прийдуть карти. Одне натискання — і ви за столом.
answer-not-opener = Це вирішує той, хто відкрив стіл.
answer-nobody = Ще є вільні місця. Покличте друзів або додайте комп'ютер.
answer-no-person = За столом самі комп'ютери. Сідайте — і почнемо.
answer-no-computer = Комп'ютерів за столом немає.
answer-too-many = За столом уже більше людей, ніж місць у такому складі.
answer-unknown = Такої кнопки тут більше немає. Погляньте на свіже повідомлення.
answer-fault = Щось пішло не так, це наша провина. Натисніть ще раз.
answer-cut-done = Колоду вже знято.
answer-tricks-closed = Взяток зараз дивитися не можна.
answer-back = З поверненням! Карти знову ваші.
answer-not-away = Ви й так за столом.
answer-stop-voted = Голосів за зупинку: { $votes } з { $needed }.
answer-kept = Граємо далі.
answer-stopped = Гру зупинено.
answer-cannot-sit = За стіл сідають під своїм ім'ям: анонімний адміністратор або канал карт тримати не може.

## Messages of commands

start-private =
    <b>Вітаю! Це Козир.</b>

    Я саджаю за карти просто в Telegram. Є деберц — удвох, утрьох, учотирьох і пара на пару — і ще терц і берг удвох.

    З друзями: додайте мене до групи й напишіть там /new. Без групи: /new тут. А поки нікого немає — /play, зіграємо з комп'ютером.

    Карти приходять сюди, у цей чат: їх бачите лише ви.
start-group = Козир на місці. Відкрити стіл — /new, підказка — /help.
help-group =
    <b>Козир за столом</b>

    /new — відкрити стіл
    /table — опустити стіл униз чату
    /hand — мої карти
    /score — рахунок
    /rules — правила цього столу
    /level — сила комп'ютерів
    /stop — закінчити гру
    /leave — вийти з гри
    /settings — налаштування групи

    Карти приходять у чат із ботом; можна грати й тут: кнопка «Мої карти» відкриває їх лише вам.
help-private =
    <b>Як тут грати</b>

    /play — зіграти з комп'ютером просто зараз
    /new — відкрити стіл і покликати друзів
    /lobby — столи, за які можна сісти
    /tables — ваші столи й чий там хід

    А щоб грати всією групою, додайте до неї бота й напишіть там /new.

    Карти приходять сюди кнопками. Ваша черга — натискайте карту. Карту з ✗ зараз класти не можна: натисніть, і бот скаже чому. Не встигли піти — за вас один раз піде комп'ютер. Двічі поспіль — він грає за вас, доки не повернетеся.

    /hand — карти, /score — рахунок, /rules — правила, /level — сила комп'ютерів, /leave — вийти з гри, /settings — мова й ваші дані.
add-to-group = Додати до групи
no-table-here = Столу тут поки немає. Відкрити — /new.
hand-nowhere = Ви зараз ніде не граєте. Стіл для друзів — /new, з комп'ютером — /play.
score-nowhere = Рахунку поки немає: тут ніхто не грає. Відкрити стіл — /new.
stop-nothing = Зупиняти нічого: столу тут немає.
leave-done = Ви вийшли з гри: за вас догравати буде комп'ютер. Передумаєте — повернетеся кнопкою під своїми картами.
leave-nothing = Ви зараз ніде не граєте.
turn-call = <b>{ $name }</b>, ваш хід: за столом чекають.

## Telegram's menus

cmd-new = відкрити стіл
cmd-table = опустити стіл униз чату
cmd-hand = мої карти
cmd-score = рахунок
cmd-rules = правила
cmd-level = сила комп'ютерів
cmd-stop = закінчити гру
cmd-leave = вийти з гри
cmd-settings = налаштування
cmd-language = мова
cmd-privacy = що про мене зберігається
cmd-forget = стерти все про мене
cmd-help = як грати
cmd-tables = мої столи
cmd-lobby = відкриті столи
cmd-play = грати з комп'ютером
bot-description =
    Козир саджає друзів за карти в Telegram. Деберц удвох, утрьох, учотирьох і пара на пару, терц і берг удвох: чесна здача, яку можна перевірити, докладний підрахунок, комп'ютер на вільні місця.
bot-short-description = Деберц, терц і берг із друзями в Telegram: чесна здача й докладний підрахунок.
