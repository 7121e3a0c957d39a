# Berg at the table, in the hand, and in the count.

## Presets

berg-preset-short = Короткий
berg-preset-short-about = до 15, здають по три рази поспіль
berg-preset-long = Довгий
berg-preset-long-about = до 25, здають по три рази поспіль
berg-preset-tournament = Турнірний
berg-preset-tournament-about = до 10, здають по три рази поспіль

## Lines that the table and the hand share

table-turn-order = Замовляє <b>{ $who }</b>
table-turn-again = Ще раз ходить <b>{ $who }</b>
table-your-order = <b>Вам замовляти</b>
table-your-again = <b>Ви ходите ще раз</b>

berg-joker-red = червоний джокер
berg-joker-black = чорний джокер
berg-up = Відкрито <b>{ $card }</b>
berg-top = Зверху <b>{ $card }</b> — { $who }
berg-may = Можна: { $list }
berg-may-suit-or-rank = { $suit } або { $rank }
berg-may-queen = дама
berg-only = Тільки <b>{ $card }</b> — замовлення
berg-suit = Замовлено масть <b>{ $suit }</b>. Можна: { $list }
berg-missed =
    { $drawn ->
        [0] { $card }: { $who } пропускає хід
       *[other] { $card }: { $who } — { $cards } з колоди й пропуск ходу
    }
berg-missed-you =
    { $drawn ->
        [0] { $card }: ви пропускаєте хід
       *[other] { $card }: вам { $cards } з колоди й пропуск ходу
    }
berg-deck = Колода: велика { $big }, мала { $small }
berg-deck-small = Велику колоду розібрано, у малій { $cards }
berg-deck-turned =
    { $turns ->
        [1] Колоду перевернуто, у ній { $cards }
       *[other] Колоду перевернуто двічі, у ній { $cards }; третій раз — нічия
    }
berg-deck-shuffled = з тасуванням
berg-shown = { $cards }
berg-shown-none = джокерів не було
berg-kept = добір: тримає три карти
berg-insured = страховка
berg-holds-you = У вас: { $what }
berg-holds = { $who }: { $what }
berg-open = { $who } відкрито: { $cards }
berg-open-you = Ваші карти відкрито всім: { $cards }
berg-log = Ходи: { $list }
berg-log-turn = { $who } { $what }
berg-did-play = <b>{ $card }</b> (замовлено { $order })
berg-did-order = замовлено { $order }
berg-did-draw = +1
berg-did-pass = пас
berg-did-jokers = добір
berg-did-resign = здається
berg-did-insure = страховка
berg-did-open = відкрита гра
berg-did-shuffle = тасування

## The hand

berg-your-cards = Ваші карти: { $cards }
berg-fresh = Прийшло вам: { $cards }
berg-note-obliged = Замовлена карта у вас: кладіть її. Спершу взяти з колоди можна.
berg-note-obliged-drawn = Замовлена карта у вас: кладіть її.
berg-note-kept = Добір: після ходу у вас має лишитися хоча б три карти. Беріть і пасуйте.
berg-note-draw = Класти поки нічого: візьміть карту.
berg-note-drawn = Карту взято: кладіть будь-яку, що підходить, або пасуйте.
berg-note-pass = Карту взято, класти нічого: пас.
berg-button-draw = Взяти карту
berg-button-pass = Пас
berg-button-offers = Заяви…
berg-button-orders = { $card } …
berg-button-own = { $card } у вас
berg-button-back = ‹ Назад
berg-choose-suit = <b>{ $card }</b> — яку масть замовити?
berg-choose-card = <b>{ $card }</b> — яку карту замовити? Спершу масть.
berg-choose-rank = <b>{ $card }</b> — яку { $suit } замовити?
berg-offers = <b>Заяви</b>
berg-offer-jokers = • Добір, −{ $price }: ви обоє показуєте джокерів. Поки в колоді є джокер, суперник не може лишити собі менше трьох карт.
berg-offer-resign = • Здатися: партію програно, суперник пише 0,5. Можна, поки малу колоду не почато.
berg-offer-insure =
    { $insurance ->
        [game] • Страховка, −{ $price }: до кінця партії суперник не може замовити вам джокера.
       *[flip] • Страховка, −{ $price }: поки не перевернуть колоду, суперник не може замовити вам джокера.
    }
berg-offer-open = • Відкрита гра, −{ $price }: карти суперника відкрито всім до кінця партії.
berg-offer-shuffle = • Тасування, −{ $price }: перевернуту колоду тасують до кінця всієї гри.
berg-button-jokers = Добір (−{ $price })
berg-button-resign = Здатися…
berg-button-insure = Страховка (−{ $price })
berg-button-open = Відкрити карти суперника (−{ $price })
berg-button-shuffle = Тасування (−{ $price })
berg-resign-ask = Здати партію? Вам нуль, 0,5 пише { $who }.
berg-button-resign-yes = Здаюся
berg-button-resign-no = Граю далі
berg-alert-only = тільки { $card }
berg-alert-may = можна: { $list }

## The count, the score and the end

berg-writes = <b>{ $who } пише { $points }.</b>
berg-writes-you = <b>Ви пишете { $points }.</b>
berg-count-plain = Остання карта — { $card }, не значуща.
berg-count-significant =
    { $many ->
        [1] Остання карта — значуща: { $cards }.
       *[other] Зверху поспіль самі значущі карти того, хто вийшов: { $cards }.
    }
berg-count-resigned = { $who } здає партію.
berg-count-resigned-you = Ви здали партію.
berg-count-drawn-third_turn = Нічия: колоду довелося б перевертати втретє. <b>Кожен пише { $points }.</b>
berg-count-drawn-no_cards = Нічия: усі карти на руках, брати нічого. <b>Кожен пише { $points }.</b>
berg-count-left = На руках самі значущі: { $who } — { $cards }, знімається { $points }.
berg-prices = Заяви: { $list }
berg-proof-orders = У рядку після колоди — ще два порядки всіх карт: з них береться порядок перевернутої колоди, якщо її тасують. Карти, яких у ній немає, пропускають.
berg-score-legend = = — нічия, × — партію здали
berg-score-mark-drawn = =
berg-score-mark-resigned = ×
berg-final-result = Берг узято: <b>{ $result }</b>, різниця { $margin }.
