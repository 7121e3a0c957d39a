# Terz at the table, in the hand, and in the count.

## Presets

terz-preset-classic = Класика
terz-preset-classic-about = до 501, хваляться, доки в руках дев'ять карт

## Melds and ranks

terz-kind-terz = терц
terz-kind-fifty = полтинник
terz-kind-queens = сто дам
terz-kind-kings = сто королів
terz-kind-aces = сто тузів
terz-kind-five = сто п'ять
terz-kind-six = сто шість
terz-kind-seven = сто сім
terz-kind-eight = сто вісім
terz-kind-jacks = двісті валетів
terz-kind-marriage = мар'яж
terz-rank-9 = дев'ятки
terz-rank-t = десятки
terz-rank-j = валета
terz-rank-q = дами
terz-rank-k = короля
terz-rank-a = туза
terz-meld = { $kind } від { $top }

## The talk over a trick

terz-say-terz = Терц
terz-say-fifty = Полтинник
terz-say-queens = Сто дам
terz-say-kings = Сто королів
terz-say-aces = Сто тузів
terz-say-five = Сто п'ять
terz-say-six = Сто шість
terz-say-seven = Сто сім
terz-say-eight = Сто вісім
terz-say-jacks = Двісті валетів
terz-say-marriage = Мар'яж
terz-say-good = Годиться
terz-say-ask = Від чого?
terz-say-from = Від { $top }
terz-say-beat-from = Не годиться. Від { $top }
terz-say-beat-with = Не годиться. { $meld }
terz-say-red = Червоний
terz-say-black = Чорний
terz-said = { $who }: «{ $words }»
terz-said-you = Ви: «{ $words }»
terz-said-and = { $said } · <b>{ $writes }</b>
terz-writes = пише { $points }
terz-writes-you = пишете { $points }
terz-writes-who = { $who } пише { $points }
terz-writes-who-you = ви пишете { $points }

## Lines that the table and the hand share

terz-talon = у талоні { $cards }
terz-talon-closed = Козир іще закрито · у талоні { $cards }
terz-talon-gone = талон розібрано
terz-last-draw = Останній добір: { $list }
terz-words = Слова: { $list }
terz-shown = Показано: { $list }
terz-fine = ⚠️ { $seven } не обміняно ({ $by }): штраф, +{ $points } — { $to }

## The hand

terz-note-colour = Вгадаєте колір — заходите ви, ні — той, хто здає.
terz-note-break = Скільки нижніх карт талона перекласти під відкриту? Якщо не вибрати, талон зніметься сам.
terz-note-drawn = Добір: <b>{ $card }</b>
terz-note-seven = { $seven } у вас: обміняйте на { $card }, доки є талон. Класти її поки не можна.
terz-note-seven-due = ⚠️ <b>Остання нагода обміняти { $seven } на { $card }.</b> Не обміняєте — суперник запише 100.
terz-button-red = Червоний ♦♥
terz-button-black = Чорний ♠♣
terz-button-good = Годиться
terz-button-ask = Від чого?
terz-button-beat = Не годиться. { $meld }
terz-button-meld = { $meld } · { $points }
terz-button-marriage = Мар'яж · 20
terz-button-tricks = 🔍 Взятки
terz-button-arrive = 🏁 Доїхав
terz-button-claim = Доїхав!
terz-button-not-yet = Ще ні
terz-alert-tricks = { $who }: { $cards }

## The claim

terz-claim-title = 🏁 <b>Доїхали?</b>
terz-claim-written = Записано: { $points }
terz-claim-tricks = Взятки цієї здачі, точно: { $points }
terz-claim-exact = У вас рівно <b>{ $points }</b>, партія до { $target }.
terz-claim-cost = Правильно — партія ваша одразу. Помилка — партію програно: якщо у вас менше ніж { $target } або суперник теж дійшов.

## The count, the score and the end

terz-count-trump = Козир { $suit }, відкрита { $upcard } · заходить { $leader }
terz-count-no-words = Слів не було
terz-count-words = <b>Слова</b>
terz-count-part = { $what } { $points }
terz-count-seat = { $who }: { $parts }
terz-count-seat-sum = { $who }: { $parts } = <b>{ $sum }</b>
terz-count-beaten = Перебито: { $list }
terz-count-cards = <b>Взятки</b>
terz-count-tricks = { $who } ({ $tricks }): { $points }
terz-count-last = з останньою
terz-count-rounded = пишеться <b>{ $points }</b>
terz-count-why-tens = Пишуть десятками, п'ятірки — вниз.
terz-count-why-halves = В обох п'ятірка — обом униз: на двох 140, а не 150.
terz-count-why-closes = Точно, без округлення: до { $target } дійшли.
terz-count-why-short = Точно, без округлення: до { $target } довело б лише округлення, граємо далі.
terz-count-why-arrival = Точно й лише взяте: здачу перервало «Доїхав».
terz-count-claim-right = 🏁 { $who }: «Доїхав!» Рівно { $own }, у суперника { $other }. Правильно, { $target } є.
terz-count-claim-wrong = 🏁 { $who }: «Доїхав!» Рівно { $own }, у суперника { $other }, а треба { $target } лише в себе. Помилка.
terz-part-words = слова { $points }
terz-part-cards = взятки { $points }
terz-part-fine = штраф { $points }
terz-brief = Взятки: { $list }
terz-final-arrival = Доїзд ({ $who }): рівно { $own } проти { $other }.
terz-final-false-arrival = Помилка в «Доїхав» ({ $who }): рівно { $own } проти { $other }.
terz-score-legend = • — остання взятка
terz-score-legend-arrival = • — остання взятка, Д — «Доїхав»
terz-score-mark-arrival = Д
