# What a computer player would do: the hint, and the look back at a match.

advice-button = 💡 Подсказка
advice-only = Выбора нет: { $action }.
advice-do = Совет: { $action }.
advice-close = Впрочем, { $other } почти не хуже.
advice-better = В среднем это на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } лучше, чем { $other }.
advice-not-now = Подсказка есть, когда ваш ход.
advice-not-here = Подсказки — только за столом, где все остальные — компьютеры.

review-button = 🔎 Разбор
review-wait = 🔎 Смотрю партию, это займёт немного времени…
review-title = <b>Три самых дорогих хода</b>
review-none = 🔎 Дорогих ошибок не вижу: сыграно хорошо.
review-nowhere = Разобрать нечего: сначала доиграйте партию с компьютером — /play.
review-choice = <b>Сдача { $deal }.</b> Было: { $done }. Лучше: { $better } — в среднем на { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    } больше.
review-hand = Ваши карты: { $cards }

deberc-said-take = играть { $what }
deberc-said-pass = пас
deberc-said-seven = обменять семёрку
deberc-said-redeal = пересдача
deberc-said-meld = объявить комбинацию
deberc-said-bella = белла

terz-said-colour = { $what ->
        [red] красные
       *[black] чёрные
    }
terz-said-break = сломать талон
terz-said-seven = обменять семёрку
terz-said-declare = объявить { $what }
terz-said-marriage = марьяж
terz-said-good = «годится»
terz-said-ask = «от чего?»
terz-said-beat = не годится: { $what }
terz-said-arrive = «доехал»

berg-said-draw = взять карту
berg-said-pass = пас
berg-said-order = заказать { $what }
berg-said-jokers = добор
berg-said-insure = страховка
berg-said-open = открыть карты соперника
berg-said-shuffle = тасование
berg-said-resign = сдаться
