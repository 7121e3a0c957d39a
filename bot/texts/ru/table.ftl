# What the tables of all games show: lines of the table and the hand, the proof, score and end.

## Words

table-who = { $who } — { $what }
table-we = мы
table-they = они
table-pair = { $first } и { $second }
table-number = { $who } { $number }
table-target =
    { $target ->
        [deal] в одну сдачу
       *[other] до { $target }
    }

## Lines that the table and the hand share

table-header = <b>{ $game }</b> · { $preset }, { $target } · сдача { $deal }
table-seat-dealer = сдаёт
table-seat-dealer-you = сдаёте
table-seat-away = заменяет компьютер
table-seat-left = заменяет компьютер ({ $level })
table-seat-total = <b>{ $total }</b>
table-trump = Козырь <b>{ $suit }</b>
table-upcard-lies = вскрышка { $card }
table-upcard-swapped = вскрышка { $card } обменяна на { $seven }
table-dealer = сдаёт { $who }
table-dealer-you = сдаёте вы
table-trick = На столе: { $cards }
table-trick-last = Прошлая: { $cards } → { $who }
table-trick-taken = Взятка: { $cards } → <b>{ $who }</b>
table-trick-final = Послед: { $cards } → <b>{ $who }</b>
table-trick-card = <b>{ $card }</b> { $who }
table-tricks = Взятки: { $list }
table-score = Счёт { $target }: { $list }
table-turn-bid = Слово: <b>{ $who }</b>
table-turn-lead = Заходит <b>{ $who }</b>
table-turn-play = Ходит <b>{ $who }</b>
table-turn-cut = Колоду снимает <b>{ $who }</b>
table-turn-colour = Цвет козыря называет <b>{ $who }</b>
table-turn-break = Талон снимает <b>{ $who }</b>
table-turn-answer = Отвечает <b>{ $who }</b>
table-turn-left = { $turn }, { $left }
table-your-bid = <b>Ваше слово</b>
table-your-lead = <b>Вам заходить</b>
table-your-play = <b>Ваш ход</b>
table-your-cut = <b>Снимите колоду</b>
table-your-colour = <b>Назовите цвет козыря</b>
table-your-break = <b>Снимите талон</b>
table-your-answer = <b>Вам отвечать</b>
table-stop-votes = Закончить игру хотят: { $list }
table-seal =
    <blockquote expandable>🔒 Печать сдачи { $deal }: { $short }…
    Она поставлена до того, как сняли колоду. После сдачи откроются колода и соль, и каждый сможет проверить, что карты никто не менял.
    <code>{ $commitment }</code></blockquote>

## The hand

table-hand-private = Это видите только вы.
table-hand-away = 💤 <b>За вас играет компьютер.</b> Вернуться можно в любой момент.
table-hand-others = 💤 Компьютер играет за: { $names }
table-cut-ask = Сколько карт снять сверху? Если не выбрать, колода снимется сама.
table-cut-wait = Карты придут, как только колоду снимут.
table-button-seven = Обменять { $seven } на { $upcard }
table-button-closed = ✗ { $card }

## The hand as an alert (plain, at most 200 characters)

table-alert-hand = Карты: { $cards }
table-alert-trump = Козырь { $suit }
table-alert-upcard = Вскрышка { $card }
table-alert-table = На столе: { $cards }
table-alert-your-turn = ваш ход
table-alert-turn = ход: { $who }
table-alert-your-cut = Снимите колоду: кнопки в личке с ботом. Не успеете — она снимется сама через несколько секунд.
table-alert-cut = Колоду снимает { $who }. Карт пока нет.
table-alert-over = Игра окончена.

## The count of a deal, the score and the end

table-count-title = <b>Сдача { $deal }</b> · сдаёт { $dealer }
table-written = <b>Записано</b>
table-written-side = { $who }: { $sum }, счёт <b>{ $total }</b>
table-written-parts = { $parts } = { $sum }
table-proof =
    <blockquote expandable>🔒 Честная сдача { $deal }: печать { $short }… открыта
    Колода: { $cards }
    Снято сверху: { $cut }, снимает { $cutter }. Эти карты ушли вниз.
    Проверить: SHA-256 этой строки
    <code>{ $secret }</code>
    должен дать печать
    <code>{ $commitment }</code></blockquote>
table-brief = <b>Сдача { $deal }.</b> { $verdict }
table-brief-written = Записано: { $list }
table-final-yours = 🏆 <b>Победа ваша!</b>
table-final-title = 🏆 <b>Победа: { $who }!</b>
table-final-line = { $place }. { $who } — <b>{ $total }</b>
table-final-deals = { $game } · { $preset }, { $target } · { $deals }
table-final-by-points = По очкам: больше всех на счету.
table-final-by-one = До цели больше никто не дошёл.
table-final-by-tie = Поровну, решил послед.
table-score-title = <b>Счёт</b> · { $preset }, { $target }
table-score-empty = Ещё ни одной сдачи не записано.
table-score-older = Раньше записано ещё: { $deals }.
table-score-total = Σ
table-score-alert = Счёт { $target }, { $deals }: { $list }
