# What the tables of all games show: lines of the table and the hand, the proof, score and end.

## Words

table-who = { $who } — { $what }
table-we = ми
table-they = вони
table-pair = { $first } і { $second }
table-number = { $who } { $number }
table-target =
    { $target ->
        [deal] на одну здачу
       *[other] до { $target }
    }

## Lines that the table and the hand share

table-header = <b>{ $game }</b> · { $preset }, { $target } · здача { $deal }
table-seat-dealer = здає
table-seat-dealer-you = здаєте
table-seat-away = заступає комп'ютер
table-seat-left = замінює комп'ютер ({ $level })
table-seat-total = <b>{ $total }</b>
table-trump = Козир <b>{ $suit }</b>
table-upcard-lies = відкрита { $card }
table-upcard-swapped = відкриту { $card } обміняно на { $seven }
table-dealer = здає { $who }
table-dealer-you = здаєте ви
table-trick = На столі: { $cards }
table-trick-last = Попередня: { $cards } → { $who }
table-trick-taken = Взятка: { $cards } → <b>{ $who }</b>
table-trick-final = Остання: { $cards } → <b>{ $who }</b>
table-trick-card = <b>{ $card }</b> { $who }
table-tricks = Взятки: { $list }
table-score = Рахунок { $target }: { $list }
table-turn-bid = Слово: <b>{ $who }</b>
table-turn-lead = Заходить <b>{ $who }</b>
table-turn-play = Ходить <b>{ $who }</b>
table-turn-cut = Колоду знімає <b>{ $who }</b>
table-turn-colour = Колір козиря називає <b>{ $who }</b>
table-turn-break = Талон знімає <b>{ $who }</b>
table-turn-answer = Відповідає <b>{ $who }</b>
table-turn-left = { $turn }, { $left }
table-your-bid = <b>Ваше слово</b>
table-your-lead = <b>Вам заходити</b>
table-your-play = <b>Ваш хід</b>
table-your-cut = <b>Зніміть колоду</b>
table-your-colour = <b>Назвіть колір козиря</b>
table-your-break = <b>Зніміть талон</b>
table-your-answer = <b>Вам відповідати</b>
table-stop-votes = Закінчити гру хочуть: { $list }
table-seal =
    <blockquote expandable>🔒 Печатка здачі { $deal }: { $short }…
    Її поставлено ще до того, як зняли колоду. Після здачі відкриються колода й сіль, і кожен зможе перевірити, що карт ніхто не міняв.
    <code>{ $commitment }</code></blockquote>

## The hand

table-hand-private = Це бачите лише ви.
table-hand-away = 💤 <b>За вас грає комп'ютер.</b> Повернутися можна будь-коли.
table-hand-others = 💤 Комп'ютер грає за: { $names }
table-cut-ask = Скільки карт зняти згори? Якщо не вибрати, колода зніметься сама.
table-cut-wait = Карти прийдуть, щойно колоду знімуть.
table-button-seven = Обміняти { $seven } на { $upcard }
table-button-closed = ✗ { $card }

## The hand as an alert (plain, at most 200 characters)

table-alert-hand = Карти: { $cards }
table-alert-trump = Козир { $suit }
table-alert-upcard = Відкрито { $card }
table-alert-table = На столі: { $cards }
table-alert-your-turn = ваш хід
table-alert-turn = хід: { $who }
table-alert-your-cut = Вам знімати колоду: кнопками в чаті з ботом, або вона зніметься сама за кілька секунд.
table-alert-cut = Колоду знімає { $who }. Карт поки немає.
table-alert-over = Гру закінчено.

## The count of a deal, the score and the end

table-count-title = <b>Здача { $deal }</b> · здає { $dealer }
table-written = <b>Записано</b>
table-written-side = { $who }: { $sum }, рахунок <b>{ $total }</b>
table-written-parts = { $parts } = { $sum }
table-proof =
    <blockquote expandable>🔒 Чесна здача { $deal }: печатку { $short }… відкрито
    Колода: { $cards }
    Знято згори: { $cut }, знімає { $cutter }. Ці карти пішли вниз.
    Перевірити: SHA-256 цього рядка
    <code>{ $secret }</code>
    має дати печатку
    <code>{ $commitment }</code></blockquote>
table-brief = <b>Здача { $deal }.</b> { $verdict }
table-brief-written = Записано: { $list }
table-final-yours = 🏆 <b>Перемога ваша!</b>
table-final-title = 🏆 <b>Перемога: { $who }!</b>
table-final-line = { $place }. { $who } — <b>{ $total }</b>
table-final-deals = { $game } · { $preset }, { $target } · { $deals }
table-final-by-points = За очками: найбільше на рахунку.
table-final-by-one = До мети більше ніхто не дійшов.
table-final-by-tie = Порівну, вирішила остання взятка.
table-score-title = <b>Рахунок</b> · { $preset }, { $target }
table-score-empty = Ще жодної здачі не записано.
table-score-older = Раніше записано ще: { $deals }.
table-score-total = Σ
table-score-alert = Рахунок { $target }, { $deals }: { $list }
