# Terz at the table, in the hand, and in the count.

## Presets

terz-preset-classic = Классика
terz-preset-classic-about = до 501, хвалятся, пока на руках девять карт

## Melds and ranks

terz-kind-terz = терц
terz-kind-fifty = полтинник
terz-kind-queens = сто дам
terz-kind-kings = сто королей
terz-kind-aces = сто тузов
terz-kind-five = сто пять
terz-kind-six = сто шесть
terz-kind-seven = сто семь
terz-kind-eight = сто восемь
terz-kind-jacks = двести валетов
terz-kind-marriage = марьяж
terz-rank-9 = девятки
terz-rank-t = десятки
terz-rank-j = валета
terz-rank-q = дамы
terz-rank-k = короля
terz-rank-a = туза
terz-meld = { $kind } от { $top }

## The talk over a trick

terz-say-terz = Терц
terz-say-fifty = Полтинник
terz-say-queens = Сто дам
terz-say-kings = Сто королей
terz-say-aces = Сто тузов
terz-say-five = Сто пять
terz-say-six = Сто шесть
terz-say-seven = Сто семь
terz-say-eight = Сто восемь
terz-say-jacks = Двести валетов
terz-say-marriage = Марьяж
terz-say-good = Годится
terz-say-ask = От чего?
terz-say-from = От { $top }
terz-say-beat-from = Не годится. От { $top }
terz-say-beat-with = Не годится. { $meld }
terz-say-red = Красный
terz-say-black = Чёрный
terz-said = { $who }: «{ $words }»
terz-said-you = Вы: «{ $words }»
terz-said-and = { $said } · <b>{ $writes }</b>
terz-writes = пишет { $points }
terz-writes-you = пишете { $points }
terz-writes-who = { $who } пишет { $points }
terz-writes-who-you = вы пишете { $points }

## Lines that the table and the hand share

terz-talon = в талоне { $cards }
terz-talon-closed = Козырь ещё закрыт · в талоне { $cards }
terz-talon-gone = талон разобран
terz-last-draw = Последний подъём: { $list }
terz-words = Слова: { $list }
terz-shown = Показано: { $list }
terz-fine = ⚠️ { $seven } не обменяна ({ $by }): штраф, +{ $points } — { $to }

## The hand

terz-note-colour = Угадаете цвет — заходите вы, нет — сдающий.
terz-note-break = Сколько нижних карт талона переложить под вскрышку? Если не выбрать, талон снимется сам.
terz-note-drawn = Подъём: <b>{ $card }</b>
terz-note-seven = { $seven } у вас: обменяйте на { $card }, пока есть талон. Класть её пока нельзя.
terz-note-seven-due = ⚠️ <b>Последний случай обменять { $seven } на { $card }.</b> Не обменяете — соперник запишет 100.
terz-button-red = Красный ♦♥
terz-button-black = Чёрный ♠♣
terz-button-good = Годится
terz-button-ask = От чего?
terz-button-beat = Не годится. { $meld }
terz-button-meld = { $meld } · { $points }
terz-button-marriage = Марьяж · 20
terz-button-tricks = 🔍 Взятки
terz-button-arrive = 🏁 Доехал
terz-button-claim = Доехал!
terz-button-not-yet = Ещё нет
terz-alert-tricks = { $who }: { $cards }

## The claim

terz-claim-title = 🏁 <b>Доехали?</b>
terz-claim-written = Записано: { $points }
terz-claim-tricks = Взятки этой сдачи, точно: { $points }
terz-claim-exact = У вас ровно <b>{ $points }</b>, партия до { $target }.
terz-claim-cost = Верно — партия ваша сразу. Ошибка — партия проиграна: если у вас меньше { $target } или соперник тоже дошёл.

## The count, the score and the end

terz-count-trump = Козырь { $suit }, вскрышка { $upcard } · заходит { $leader }
terz-count-no-words = Слов не было
terz-count-words = <b>Слова</b>
terz-count-part = { $what } { $points }
terz-count-seat = { $who }: { $parts }
terz-count-seat-sum = { $who }: { $parts } = <b>{ $sum }</b>
terz-count-beaten = Перебито: { $list }
terz-count-cards = <b>Взятки</b>
terz-count-tricks = { $who } ({ $tricks }): { $points }
terz-count-last = с последом
terz-count-rounded = пишется <b>{ $points }</b>
terz-count-why-tens = Пишут десятками, пятёрки — вниз.
terz-count-why-halves = У обоих пятёрка — обоим вниз: на двоих 140, а не 150.
terz-count-why-closes = Точно, без округления: до { $target } дошли.
terz-count-why-short = Точно, без округления: до { $target } довело бы только округление, играем дальше.
terz-count-why-arrival = Точно и только взятое: сдачу прервал «Доехал».
terz-count-claim-right = 🏁 { $who }: «Доехал!» Ровно { $own }, у соперника { $other }. Верно, { $target } есть.
terz-count-claim-wrong = 🏁 { $who }: «Доехал!» Ровно { $own }, у соперника { $other }, а нужно { $target } только у себя. Ошибка.
terz-part-words = слова { $points }
terz-part-cards = взятки { $points }
terz-part-fine = штраф { $points }
terz-brief = Взятки: { $list }
terz-final-arrival = Доезд ({ $who }): ровно { $own } против { $other }.
terz-final-false-arrival = Ошибка в «Доехал» ({ $who }): ровно { $own } против { $other }.
terz-score-legend = • — послед
terz-score-legend-arrival = • — послед, Д — «Доехал»
terz-score-mark-arrival = Д
