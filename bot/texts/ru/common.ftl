# What every game and every place of the bot says: words, buttons, answers to a press.

## Words

you = вы
game-deberc = Деберц
game-terz = Терц
game-berg = Берг
countdown-at = в { $time } UTC
time-left = время выйдет { $countdown }
count-tricks =
    { $tricks ->
        [0] без взяток
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }
count-deals =
    { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
       *[many] { $deals } сдач
    }
count-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

## Buttons that stand under many messages

button-hand = 🃏 Мои карты
button-chat = Личка с ботом
button-score = Счёт
button-rules = Правила
button-table = ↩ К столу
button-back = Я здесь, играю
button-stop = Закончить игру
button-keep = Играть дальше
button-leave = Выйти из игры
button-stay = Остаться

## Answers to a press or a command (plain, at most 200 characters)

answer-stale = За столом уже другой ход, карты обновлены.
answer-not-seated = Вы не за этим столом. Новый стол — /new.
answer-not-your-turn = Сейчас не ваш ход.
answer-away = Пока за вас играет компьютер. Нажмите «Я здесь», и карты снова ваши.
answer-closed = Этот стол уже закрыт. Новый — /new.
answer-started = Игра уже идёт.
answer-sat = Вы за столом. Ждём остальных!
answer-left = Место освободилось. Возвращайтесь!
answer-already-left = Вы уже вышли из этой игры.
answer-full = Свободных мест нет. Откройте свой стол: /new.
answer-already-sat = Вы уже за этим столом.
answer-need-start = Сначала откройте личку с ботом: туда придут карты. Одно нажатие — и вы за столом.
answer-not-opener = Это решает тот, кто открыл стол.
answer-nobody = Ещё есть свободные места. Позовите друзей или добавьте компьютер.
answer-no-person = За столом одни компьютеры. Сядьте сами — и начнём.
answer-no-computer = Компьютеров за столом нет.
answer-too-many = За столом уже больше людей, чем мест в таком составе.
answer-unknown = Такой кнопки здесь больше нет. Посмотрите на свежее сообщение.
answer-fault = Что-то пошло не так, это наша вина. Нажмите ещё раз.
answer-cut-done = Колода уже снята.
answer-tricks-closed = Взятки сейчас смотреть нельзя.
answer-back = С возвращением! Карты снова ваши.
answer-not-away = Вы и так за столом.
answer-stop-voted = Голосов за остановку: { $votes } из { $needed }.
answer-kept = Играем дальше.
answer-stopped = Игра остановлена.
answer-cannot-sit = За стол садятся под своим именем: анонимный администратор или канал карт держать не может.

## Messages of commands

start-private =
    <b>Привет! Это Козырь.</b>

    Я сажаю за карты прямо в Telegram. Есть деберц — вдвоём, втроём, вчетвером и пара на пару — и ещё терц и берг вдвоём.

    С друзьями: добавьте меня в группу и напишите там /new. Без группы: /new здесь. А пока никого нет — /play, сыграем с компьютером.

    Карты приходят сюда, в этот чат: их видите только вы.
start-group = Козырь на месте. Открыть стол — /new, подсказка — /help.
help-group =
    <b>Козырь за столом</b>

    /new — открыть стол
    /table — опустить стол вниз чата
    /hand — мои карты
    /score — счёт
    /rules — правила этого стола
    /level — сила компьютеров
    /stop — закончить игру
    /leave — выйти из игры
    /settings — настройки группы

    Карты приходят в личку с ботом; можно играть и здесь: кнопка «Мои карты» открывает их только вам.
help-private =
    <b>Как здесь играть</b>

    /play — сыграть с компьютером прямо сейчас
    /new — открыть стол и позвать друзей
    /lobby — столы, за которые можно сесть
    /tables — ваши столы и чей там ход

    А чтобы играть всей группой, добавьте бота в неё и напишите там /new.

    Карты приходят сюда кнопками. Ваша очередь — нажимайте карту. Карту с ✗ сейчас класть нельзя: нажмите, и бот скажет почему. Не успели сходить — за вас один раз сходит компьютер. Два раза подряд — он играет за вас, пока не вернётесь.

    /hand — карты, /score — счёт, /rules — правила, /level — сила компьютеров, /leave — выйти из игры, /settings — язык и ваши данные.
add-to-group = Добавить в группу
no-table-here = Стола здесь пока нет. Открыть — /new.
hand-nowhere = Вы сейчас нигде не играете. Стол для друзей — /new, с компьютером — /play.
score-nowhere = Счёта пока нет: здесь никто не играет. Открыть стол — /new.
stop-nothing = Останавливать нечего: стола здесь нет.
leave-done = Вы вышли из игры: за вас доигрывает компьютер. Передумаете — вернётесь кнопкой под своими картами.
leave-nothing = Вы сейчас нигде не играете.
turn-call = <b>{ $name }</b>, ваш ход: за столом ждут.

## Telegram's menus

cmd-new = открыть стол
cmd-table = опустить стол вниз чата
cmd-hand = мои карты
cmd-score = счёт
cmd-rules = правила
cmd-level = сила компьютеров
cmd-stop = закончить игру
cmd-leave = выйти из игры
cmd-settings = настройки
cmd-language = язык
cmd-privacy = что обо мне хранится
cmd-forget = стереть всё обо мне
cmd-help = как играть
cmd-tables = мои столы
cmd-lobby = открытые столы
cmd-play = играть с компьютером
bot-description =
    Козырь сажает друзей за карты в Telegram. Деберц вдвоём, втроём, вчетвером и пара на пару, терц и берг вдвоём: честная сдача, которую можно проверить, подробный подсчёт, компьютер на свободные места.
bot-short-description = Деберц, терц и берг с друзьями в Telegram: честная сдача и подробный подсчёт.
