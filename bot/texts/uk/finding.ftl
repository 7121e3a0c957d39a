# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = Ви встали з-за столу. Передумаєте — місце ще є.
direct-outside = За цим столом грають без вас.
invite-share = ✉ Покликати друзів
invite-text = Сідай за стіл: { $game }!

## Open tables, one's own tables, an invitation

find-about = { $preset } · зайнято { $taken } з { $seats } · ⏱ { $clock }
find-refresh = 🔄 Оновити
find-alone = 🤖 Грати з комп'ютером
find-open = Відкриті столи
find-open-title = <b>Відкриті столи</b>
find-open-empty = Зараз їх немає. Відкрийте свій: його побачить кожен, хто сюди зазирне.
find-open-own = Відкрити стіл для всіх
find-open-line = <b>{ $number }. { $game }</b> · стіл відкриває { $name }
find-open-sit = Сісти: { $number }. { $game }
find-own-title = <b>Ваші столи</b>
find-own-empty = Ви поки ніде не сидите.
find-own-line = <b>{ $number }.</b> { $table } — { $turn }
find-own-go = { $number }. { $game }
find-turn-you = <b>ваш хід</b>
find-turn = ходить { $who }
find-turn-lobby =
    { $free ->
        [0] усі зібралися
       *[other] збираємося, вільно: { $free }
    }
invite-title = <b>{ $name }</b> кличе за стіл: <b>{ $game }</b>
invite-there = За столом: { $list }
invite-article = { $game }: покликати за стіл
result-article = Результат: { $game }
invite-new = Відкрити новий стіл і покликати
find-private = Це робиться в чаті з ботом.
link-bad = Це посилання вже не працює. Попросіть нове або відкрийте стіл самі: /new.
answer-link = Це посилання не підходить до столу. Попросіть нове або відкрийте стіл самі: /new.
answer-many-tables =
    { $count ->
        [one] У вас уже { $count } стіл. Закінчіть його: /tables.
        [few] У вас уже { $count } столи. Закінчіть якийсь: /tables.
       *[many] У вас уже { $count } столів. Закінчіть якийсь: /tables.
    }

## Playing alone

alone-title = <b>Гра з комп'ютером</b>
alone-about =
    Натисніть на гру — і карти на столі. Правила звичайні, а якщо вже грали — як минулого разу.

    Нижче — на скільки місць деберц і який сильний комп'ютер.
alone-going = Ви вже граєте: { $table }. Карти — у новому повідомленні, сила комп'ютера — /level. Або почніть ще партію.
alone-start = ▶ { $game }
alone-setup = ⚙ Налаштувати
