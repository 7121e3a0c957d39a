# Why an action is good: one sentence for each reason of the engine (plain; it stands in an alert).

deberc-why-take-two = { $cards } — два старших козыря: с ними можно играть.
deberc-why-take-jack = Старший козырь { $cards } ваш, а всего козырей { $points }.
deberc-why-take-nine = Козырей { $points }, и среди них { $cards }.
deberc-why-take-long = Козырей { $suit } много: { $points }.
deberc-why-take-run = { $cards } — комбинация на { $points } очков.
deberc-why-take-bella = { $cards } — белла, а это ещё 20 очков.
deberc-why-take-aces = С боковыми тузами играть легче: { $cards }.
deberc-why-take-obliged = Пасовать нельзя, а { $suit } — ваша самая длинная масть.
deberc-why-pass-wait = { $cards } сильнее: лучше дождаться второго круга.
deberc-why-pass-top = Старших козырей { $cards } у вас нет: недолго и до байта.
deberc-why-pass-pair = Валета с девяткой нет ни в одной из трёх мастей: недолго и до байта.
deberc-why-pass-few = Козырей { $suit } всего { $points }: мало для игры.
deberc-why-seven = Вместо семёрки у вас будет { $cards }: козырь старше.
deberc-why-meld = Объявить можно только до первой карты, а это до { $points } очков.
deberc-why-meld-wins = Деберц — это сразу победа.
deberc-why-bella = Белла — это 20 очков.
deberc-why-redeal = На руках всего { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }: лучше пересдать.
deberc-why-last = Перебить уже некому: во взятке { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
deberc-why-last-lead = Перебить уже некому, и следующий заход ваш.
deberc-why-ten = Десятка сейчас возьмёт, а потом её может побить туз.
deberc-why-any-dear = Взятка ваша любой картой: берите той, что дороже.
deberc-why-any-cheap = Взятка ваша любой картой: хватит и младшего козыря.
deberc-why-sure = Эту карту уже не перебить.
deberc-why-draw-sure = Этот козырь не перебить, а чужих ещё до { $points }: выбивайте.
deberc-why-boss = Перебить эту карту можно только козырем.
deberc-why-draw = Выбивайте чужие козыри: их ещё до { $points }.
deberc-why-only = Перебить может только { $cards }.
deberc-why-lone = Других { $suit } у вас нет: потом сможете бить козырем.
deberc-why-no-points = Очков в этой карте нет: терять нечего.
deberc-why-few-points = Дешевле простой карты сейчас нет: много не потеряете.
deberc-why-keep-last = { $cards } возьмёт последнюю взятку, а это ещё 10 очков.
deberc-why-lost = Взятку не взять: отдавайте самое дешёвое.
deberc-why-hope = Вам не взять, но может партнёр: кладите дешёвую.
deberc-why-duck = Взятка пока дешёвая: { $cards } лучше приберечь.
deberc-why-trump-low = Без козыря не обойтись: кладите младший.
deberc-why-partner = Взятка партнёра: добавьте к ней { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
deberc-why-partner-has = Партнёр и так берёт: дорогие карты ещё пригодятся.
deberc-why-partner-now = Пока берёт партнёр, но его могут перебить: кладите дешёвую.

terz-why-colour-more = Этого цвета у вас больше: скорее вскроется другой, и зайдёт соперник.
terz-why-colour-fewer = Этого цвета у вас меньше: скорее вскроется он, и зайдёте вы.
terz-why-break = Карты закрыты: где ломать, всё равно.
terz-why-too-early = Для «доехал» очков ещё не хватает.
terz-why-arrive = У вас уже { $points }, а соперник ещё не доехал.
terz-why-marriage = Марьяж — 20 очков, и перебить его нельзя.
terz-why-seven = Вместо семёрки у вас будет { $cards }: козырь старше.
terz-why-seven-due = Дальше менять будет поздно: соперник запишет 100 штрафа.
terz-why-declare = Это { $points } очков, если соперник не перебьёт.
terz-why-declare-sure = Перебить уже нельзя: { $points } очков пишут сразу.
terz-why-declare-first = На следующем ходу сможете объявить и { $cards }.
terz-why-beat = Ваша комбинация старше: { $points } очков пишете вы, а не соперник.
terz-why-ask = Спросить не жалко: вдруг ваша комбинация старше.
terz-why-takes = Взятка ваша: в ней { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
terz-why-takes-lead = Взятка ваша, и следующий заход тоже.
terz-why-ten = Десятка сейчас возьмёт, а потом её может побить туз.
terz-why-any-dear = Взятка ваша любой картой: берите той, что дороже.
terz-why-any-cheap = Взятка ваша любой картой: хватит и младшего козыря.
terz-why-upcard = Кто проиграет эту взятку, возьмёт из талона козырь { $cards }.
terz-why-lone = Ни с чем на руках не складывается, и очков в ней мало.
terz-why-boss = Перебить эту карту можно только козырем.
terz-why-no-points = Очков в этой карте нет: терять нечего.
terz-why-few-points = Дешевле простой карты сейчас нет: много не потеряете.
terz-why-sure = Эту карту не перебить.
terz-why-draw-sure = Этот козырь не перебить, и соперник отдаст свой.
terz-why-pulls-trump = Масти { $suit } у соперника нет: придётся бить козырем.
terz-why-pulls = Сопернику придётся взять картой { $cards }.
terz-why-keep-last = { $cards } возьмёт последнюю взятку, а это ещё 10 очков.
terz-why-lost = Взятку не взять: отдавайте самое дешёвое.

berg-why-out = Последняя карта: вы вышли и пишете { $points } { $points ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }.
berg-why-goes-out = Ещё { $points } { $points ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    } подряд, и вы вышли: сходить соперник не успеет.
berg-why-stops = Соперник почти вышел: пусть возьмёт ещё { $points } { $points ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } и пропустит ход.
berg-why-misses = Соперник пропускает ход, и снова ходите вы.
berg-why-misses-draws = Соперник берёт { $points } { $points ->
        [one] карту
        [few] карты
        [many] карт
       *[other] карты
    } и пропускает ход.
berg-why-obliged = Заказанную карту всё равно придётся сыграть.
berg-why-no-answer = Ответить сопернику сейчас нечем.
berg-why-keeps-dear = Дамы и джокеры дороже всего последними: их берегут.
berg-why-keeps-strong = Это балласт, а карты с действием ещё пригодятся.
berg-why-fewer = Картой меньше: остаётся { $points }.
berg-why-order-own = { $cards } у вас: сопернику останется брать и пасовать.
berg-why-order-theirs = { $cards } у соперника: придётся её сыграть.
berg-why-order-away = { $cards } у соперника сейчас нет: пусть тянет из колоды.
berg-why-suit-most = { $suit } у вас больше всего: { $points }.
berg-why-draw-must = Положить сейчас нечего.
berg-why-draw-known = Следующей из колоды придёт { $cards }.
berg-why-draw-keep = Всё, что можно положить, лучше придержать.
berg-why-draw-first = Взять можно и до хода: сыграть это не мешает.
berg-why-pass-must = Карта уже взята, а положить нечего.
berg-why-pass-keep = Всё, что можно положить, лучше придержать.
berg-why-jokers = Пока в колоде есть джокер, меньше трёх карт сопернику не оставить.
berg-why-insure = Вашего джокера соперник заказать не сможет.
berg-why-resign = Сейчас сопернику запишут всего 0,5, потом может выйти дороже.
berg-why-open = Вы увидите все карты соперника.
berg-why-shuffle = Порядка перевёрнутой колоды не будет знать никто.
