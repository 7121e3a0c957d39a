# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = Вы встали из-за стола. Передумаете — место ещё есть.
direct-outside = За этим столом играют без вас.
invite-share = ✉ Позвать друзей
invite-text = Садись за стол: { $game }!

## Open tables, one's own tables, an invitation

find-about = { $preset } · занято { $taken } из { $seats } · ⏱ { $clock }
find-refresh = 🔄 Обновить
find-alone = 🤖 Играть с компьютером
find-open = Открытые столы
find-open-title = <b>Открытые столы</b>
find-open-empty = Сейчас их нет. Откройте свой: его увидит каждый, кто сюда заглянет.
find-open-own = Открыть стол для всех
find-open-line = <b>{ $number }. { $game }</b> · стол открывает { $name }
find-open-sit = Сесть: { $number }. { $game }
find-own-title = <b>Ваши столы</b>
find-own-empty = Вы пока нигде не сидите.
find-own-line = <b>{ $number }.</b> { $table } — { $turn }
find-own-go = { $number }. { $game }
find-turn-you = <b>ваш ход</b>
find-turn = ходит { $who }
find-turn-lobby =
    { $free ->
        [0] все собрались
       *[other] собираемся, свободно: { $free }
    }
invite-title = <b>{ $name }</b> зовёт за стол: <b>{ $game }</b>
invite-there = За столом: { $list }
invite-article = { $game }: позвать за стол
result-article = Результат: { $game }
invite-new = Открыть новый стол и позвать
find-private = Это делается в личке с ботом.
link-bad = Эта ссылка уже не работает. Попросите новую или откройте стол сами: /new.
answer-link = Эта ссылка не подходит к столу. Попросите новую или откройте стол сами: /new.
answer-many-tables =
    { $count ->
        [one] У вас уже { $count } стол. Закончите его: /tables.
        [few] У вас уже { $count } стола. Закончите какой-нибудь: /tables.
       *[many] У вас уже { $count } столов. Закончите какой-нибудь: /tables.
    }

## Playing alone

alone-title = <b>Игра с компьютером</b>
alone-about =
    Нажмите на игру, и карты на столе. Правила обычные, а если уже играли — как в прошлый раз.

    Ниже — на сколько мест деберц и как силён компьютер.
alone-going = Вы уже играете: { $table }. Карты — в новом сообщении, сила компьютера — /level. Или начните ещё партию.
alone-start = ▶ { $game }
alone-setup = ⚙ Настроить
