# Why an action is good: one sentence for each reason of the engine (plain; it stands in an alert).

deberc-why-take-two = { $cards } — два найстарші козирі: з ними можна грати.
deberc-why-take-jack = Найстарший козир { $cards } ваш, а всього козирів { $points }.
deberc-why-take-nine = Козирів { $points }, і серед них { $cards }.
deberc-why-take-long = Козирів { $suit } багато: { $points }.
deberc-why-take-run = { $cards } — комбінація на { $points } очок.
deberc-why-take-bella = { $cards } — белла, а це ще 20 очок.
deberc-why-take-aces = З бічними тузами грати легше: { $cards }.
deberc-why-take-obliged = Пасувати не можна, а { $suit } — ваша найдовша масть.
deberc-why-pass-wait = { $cards } сильніші: краще дочекатися другого кола.
deberc-why-pass-top = Старших козирів { $cards } у вас немає: недовго й до байта.
deberc-why-pass-pair = Валета з дев'яткою немає в жодній із трьох мастей: недовго й до байта.
deberc-why-pass-few = Козирів { $suit } лише { $points }: замало для гри.
deberc-why-seven = Замість сімки у вас буде { $cards }: козир старший.
deberc-why-meld = Оголосити можна лише до першої карти, а це до { $points } очок.
deberc-why-meld-wins = Деберц — це одразу перемога.
deberc-why-bella = Белла — це 20 очок.
deberc-why-redeal = На руках усього { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }: краще перездати.
deberc-why-last = Перебити вже нікому: у взятці { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
deberc-why-last-lead = Перебити вже нікому, і наступний захід ваш.
deberc-why-ten = Десятка зараз візьме, а потім її може побити туз.
deberc-why-any-dear = Взятка ваша будь-якою картою: беріть тією, що дорожча.
deberc-why-any-cheap = Взятка ваша будь-якою картою: вистачить і молодшого козиря.
deberc-why-sure = Цю карту вже не перебити.
deberc-why-draw-sure = Цього козиря не перебити, а чужих ще до { $points }: вибивайте.
deberc-why-boss = Перебити цю карту можна лише козирем.
deberc-why-draw = Вибивайте чужі козирі: їх ще до { $points }.
deberc-why-only = Перебити може лише { $cards }.
deberc-why-lone = Інших { $suit } у вас немає: потім зможете бити козирем.
deberc-why-no-points = Очок у цій карті немає: втрачати нічого.
deberc-why-few-points = Дешевшої простої карти зараз немає: багато не втратите.
deberc-why-keep-last = { $cards } візьме останню взятку, а це ще 10 очок.
deberc-why-lost = Взятку не взяти: віддавайте найдешевше.
deberc-why-hope = Вам не взяти, але може партнер: кладіть дешеву.
deberc-why-duck = Взятка поки що дешева: { $cards } краще приберегти.
deberc-why-trump-low = Без козиря не обійтися: кладіть молодшого.
deberc-why-partner = Взятка партнера: додайте до неї { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
deberc-why-partner-has = Партнер і так бере: дорогі карти ще знадобляться.
deberc-why-partner-now = Поки що бере партнер, але його можуть перебити: кладіть дешеву.

terz-why-colour-more = Цього кольору у вас більше: радше відкриється інший, і зайде суперник.
terz-why-colour-fewer = Цього кольору у вас менше: радше відкриється він, і зайдете ви.
terz-why-break = Карти закриті: де ламати, байдуже.
terz-why-too-early = Для «доїхав» очок іще бракує.
terz-why-arrive = У вас уже { $points }, а суперник іще не доїхав.
terz-why-marriage = Мар'яж — 20 очок, і перебити його не можна.
terz-why-seven = Замість сімки у вас буде { $cards }: козир старший.
terz-why-seven-due = Далі міняти буде пізно: суперник запише 100 штрафу.
terz-why-declare = Це { $points } очок, якщо суперник не переб'є.
terz-why-declare-sure = Перебити вже не можна: { $points } очок пишуть одразу.
terz-why-declare-first = Наступним ходом зможете оголосити й { $cards }.
terz-why-beat = Ваша комбінація старша: { $points } очок пишете ви, а не суперник.
terz-why-ask = Спитати не шкода: раптом ваша комбінація старша.
terz-why-takes = Взятка ваша: у ній { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
terz-why-takes-lead = Взятка ваша, і наступний захід теж.
terz-why-ten = Десятка зараз візьме, а потім її може побити туз.
terz-why-any-dear = Взятка ваша будь-якою картою: беріть тією, що дорожча.
terz-why-any-cheap = Взятка ваша будь-якою картою: вистачить і молодшого козиря.
terz-why-upcard = Хто програє цю взятку, візьме з талона козир { $cards }.
terz-why-lone = Ні з чим на руках не складається, і очок у ній мало.
terz-why-boss = Перебити цю карту можна лише козирем.
terz-why-no-points = Очок у цій карті немає: втрачати нічого.
terz-why-few-points = Дешевшої простої карти зараз немає: багато не втратите.
terz-why-sure = Цю карту не перебити.
terz-why-draw-sure = Цього козиря не перебити, і суперник віддасть свого.
terz-why-pulls-trump = Масті { $suit } у суперника немає: доведеться бити козирем.
terz-why-pulls = Суперникові доведеться взяти картою { $cards }.
terz-why-keep-last = { $cards } візьме останню взятку, а це ще 10 очок.
terz-why-lost = Взятку не взяти: віддавайте найдешевше.

berg-why-out = Остання карта: ви вийшли й пишете { $points } { $points ->
        [one] очко
        [few] очки
        [many] очок
       *[other] очка
    }.
berg-why-goes-out = Ще { $points } { $points ->
        [one] карта
        [few] карти
        [many] карт
       *[other] карти
    } поспіль, і ви вийшли: сходити суперник не встигне.
berg-why-stops = Суперник майже вийшов: хай візьме ще { $points } { $points ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } і пропустить хід.
berg-why-misses = Суперник пропускає хід, і знову ходите ви.
berg-why-misses-draws = Суперник бере { $points } { $points ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
    } і пропускає хід.
berg-why-obliged = Замовлену карту однаково доведеться зіграти.
berg-why-no-answer = Відповісти суперникові зараз нічим.
berg-why-keeps-dear = Дами й джокери найдорожчі останніми: їх бережуть.
berg-why-keeps-strong = Це баласт, а карти з дією ще знадобляться.
berg-why-fewer = Картою менше: лишається { $points }.
berg-why-order-own = { $cards } у вас: суперникові лишиться брати й пасувати.
berg-why-order-theirs = { $cards } у суперника: доведеться її зіграти.
berg-why-order-away = { $cards } у суперника зараз немає: хай тягне з колоди.
berg-why-suit-most = { $suit } у вас найбільше: { $points }.
berg-why-draw-must = Покласти зараз нічого.
berg-why-draw-known = Наступною з колоди прийде { $cards }.
berg-why-draw-keep = Усе, що можна покласти, краще притримати.
berg-why-draw-first = Узяти можна й до ходу: зіграти це не заважає.
berg-why-pass-must = Карту вже взято, а покласти нічого.
berg-why-pass-keep = Усе, що можна покласти, краще притримати.
berg-why-jokers = Поки в колоді є джокер, менше трьох карт суперникові не лишити.
berg-why-insure = Вашого джокера суперник замовити не зможе.
berg-why-resign = Зараз суперникові запишуть лише 0,5, потім може вийти дорожче.
berg-why-open = Ви побачите всі карти суперника.
berg-why-shuffle = Порядку перевернутої колоди не знатиме ніхто.
