# What a computer player would do: the hint, and the look back at a match.

advice-button = 💡 Підказка
advice-only = Вибору немає: { $action }.
advice-do = Порада: { $action }.
advice-close = Утім, { $other } майже не гірше.
advice-better = У середньому це на { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    } краще, ніж { $other }.
advice-not-now = Підказка є, коли ваш хід.
advice-not-here = Підказки — лише за столом, де всі інші — комп'ютери.

review-button = 🔎 Розбір
review-wait = 🔎 Дивлюся партію, це займе трохи часу…
review-title = <b>Три найдорожчі ходи</b>
review-none = 🔎 Дорогих помилок не бачу: зіграно добре.
review-nowhere = Розбирати нічого: спершу дограйте партію з комп'ютером — /play.
review-choice = <b>Здача { $deal }.</b> Було: { $done }. Краще: { $better } — у середньому на { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    } більше.
review-hand = Ваші карти: { $cards }

deberc-said-take = грати { $what }
deberc-said-pass = пас
deberc-said-seven = обміняти сімку
deberc-said-redeal = перездача
deberc-said-meld = оголосити комбінацію
deberc-said-bella = белла

terz-said-colour = { $what ->
        [red] червоні
       *[black] чорні
    }
terz-said-break = зламати талон
terz-said-seven = обміняти сімку
terz-said-declare = оголосити { $what }
terz-said-marriage = мар'яж
terz-said-good = «годиться»
terz-said-ask = «від чого?»
terz-said-beat = не годиться: { $what }
terz-said-arrive = «доїхав»

berg-said-draw = взяти карту
berg-said-pass = пас
berg-said-order = замовити { $what }
berg-said-jokers = добір
berg-said-insure = страховка
berg-said-open = відкрити карти суперника
berg-said-shuffle = тасування
berg-said-resign = здатися
