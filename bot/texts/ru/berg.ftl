# Berg at the table, in the hand, and in the count.

## Presets

berg-preset-short = Короткий
berg-preset-short-about = до 15, сдают по три раза подряд
berg-preset-long = Длинный
berg-preset-long-about = до 25, сдают по три раза подряд
berg-preset-tournament = Турнирный
berg-preset-tournament-about = до 10, сдают по три раза подряд

## Lines that the table and the hand share

table-turn-order = Заказывает <b>{ $who }</b>
table-turn-again = Ещё раз ходит <b>{ $who }</b>
table-your-order = <b>Вам заказывать</b>
table-your-again = <b>Вы ходите ещё раз</b>

berg-joker-red = красный джокер
berg-joker-black = чёрный джокер
berg-up = Вскрышка <b>{ $card }</b>
berg-top = Сверху <b>{ $card }</b> — { $who }
berg-may = Можно: { $list }
berg-may-suit-or-rank = { $suit } или { $rank }
berg-may-queen = дама
berg-only = Только <b>{ $card }</b> — заказ
berg-suit = Заказана масть <b>{ $suit }</b>. Можно: { $list }
berg-missed =
    { $drawn ->
        [0] { $card }: { $who } пропускает ход
       *[other] { $card }: { $who } — { $cards } из колоды и пропуск хода
    }
berg-missed-you =
    { $drawn ->
        [0] { $card }: вы пропускаете ход
       *[other] { $card }: вам { $cards } из колоды и пропуск хода
    }
berg-deck = Колода: большая { $big }, малая { $small }
berg-deck-small = Большая колода разобрана, в малой { $cards }
berg-deck-turned =
    { $turns ->
        [1] Колода перевёрнута, в ней { $cards }
       *[other] Колода перевёрнута дважды, в ней { $cards }; третий раз — ничья
    }
berg-deck-shuffled = с тасованием
berg-shown = { $cards }
berg-shown-none = джокеров не было
berg-kept = добор: держит три карты
berg-insured = страховка
berg-holds-you = У вас: { $what }
berg-holds = { $who }: { $what }
berg-open = { $who } в открытую: { $cards }
berg-open-you = Ваши карты открыты всем: { $cards }
berg-log = Ходы: { $list }
berg-log-turn = { $who } { $what }
berg-did-play = <b>{ $card }</b> (заказ { $order })
berg-did-order = заказ { $order }
berg-did-draw = +1
berg-did-pass = пас
berg-did-jokers = добор
berg-did-resign = сдаётся
berg-did-insure = страховка
berg-did-open = открытая игра
berg-did-shuffle = тасование

## The hand

berg-your-cards = Ваши карты: { $cards }
berg-fresh = Пришло вам: { $cards }
berg-note-obliged = Заказанная карта у вас: кладите её. Взять из колоды сначала можно.
berg-note-obliged-drawn = Заказанная карта у вас: кладите её.
berg-note-kept = Добор: после хода у вас должно остаться хотя бы три карты. Берите и пасуйте.
berg-note-draw = Класть пока нечего: возьмите карту.
berg-note-drawn = Карта взята: кладите любую подходящую или пасуйте.
berg-note-pass = Карта взята, класть нечего: пас.
berg-button-draw = Взять карту
berg-button-pass = Пас
berg-button-offers = Заявления…
berg-button-orders = { $card } …
berg-button-own = { $card } у вас
berg-button-back = ‹ Назад
berg-choose-suit = <b>{ $card }</b> — какую масть заказать?
berg-choose-card = <b>{ $card }</b> — какую карту заказать? Сначала масть.
berg-choose-rank = <b>{ $card }</b> — какую { $suit } заказать?
berg-offers = <b>Заявления</b>
berg-offer-jokers = • Добор, −{ $price }: вы оба показываете джокеров. Пока в колоде есть джокер, соперник не может оставить себе меньше трёх карт.
berg-offer-resign = • Сдаться: партия проиграна, соперник пишет 0,5. Можно, пока не тронута малая колода.
berg-offer-insure =
    { $insurance ->
        [game] • Страховка, −{ $price }: до конца партии соперник не может заказать вам джокера.
       *[flip] • Страховка, −{ $price }: пока не перевернут колоду, соперник не может заказать вам джокера.
    }
berg-offer-open = • Открытая игра, −{ $price }: карты соперника открыты всем до конца партии.
berg-offer-shuffle = • Тасование, −{ $price }: перевёрнутую колоду тасуют до конца всей игры.
berg-button-jokers = Добор (−{ $price })
berg-button-resign = Сдаться…
berg-button-insure = Страховка (−{ $price })
berg-button-open = Открыть карты соперника (−{ $price })
berg-button-shuffle = Тасование (−{ $price })
berg-resign-ask = Сдать партию? Ноль вам, 0,5 пишет { $who }.
berg-button-resign-yes = Сдаюсь
berg-button-resign-no = Играю дальше
berg-alert-only = только { $card }
berg-alert-may = можно: { $list }

## The count, the score and the end

berg-writes = <b>{ $who } пишет { $points }.</b>
berg-writes-you = <b>Вы пишете { $points }.</b>
berg-count-plain = Последняя карта — { $card }, не значащая.
berg-count-significant =
    { $many ->
        [1] Последняя карта — значащая: { $cards }.
       *[other] Сверху подряд одни значащие карты вышедшего: { $cards }.
    }
berg-count-resigned = { $who } сдаёт партию.
berg-count-resigned-you = Вы сдали партию.
berg-count-drawn-third_turn = Ничья: колоду пришлось бы переворачивать в третий раз. <b>Каждый пишет { $points }.</b>
berg-count-drawn-no_cards = Ничья: все карты на руках, брать нечего. <b>Каждый пишет { $points }.</b>
berg-count-left = На руках одни значащие: { $who } — { $cards }, снимается { $points }.
berg-prices = Заявления: { $list }
berg-proof-orders = В строке после колоды — ещё два порядка всех карт: из них берётся порядок перевёрнутой колоды, если её тасуют. Карты, которых в ней нет, пропускают.
berg-score-legend = = — ничья, × — партию сдали
berg-score-mark-drawn = =
berg-score-mark-resigned = ×
berg-final-result = Берг взят: <b>{ $result }</b>, разница { $margin }.
