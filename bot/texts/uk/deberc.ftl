# Deberc at the table and in the hand.

## Presets

deberc-preset-classic = Класика
deberc-preset-classic-about = до 501, третій байт −100, лижа
deberc-preset-home = Домашні
deberc-preset-home-about = до 501, заходить перша рука, є сотня, деберц і перездача
deberc-preset-moscow = Москва
deberc-preset-moscow-about = до 501, з доїздом і без обов'язку
deberc-preset-kharkov = Харків
deberc-preset-kharkov-about = до 1001, з обов'язком, белла до останньої взятки

## Words

deberc-kind-terz = терц
deberc-kind-fifty = полтинник
deberc-kind-hundred = сотня
deberc-kind-deberc = деберц
deberc-meld = { $kind } від { $top }
deberc-bella = белла
deberc-we = ми
deberc-they = вони
deberc-partner = Партнер — { $name }
deberc-who = { $who } — { $what }
deberc-pair = { $first } і { $second }
deberc-target =
    { $target ->
        [deal] на одну здачу
       *[other] до { $target }
    }

## Lines that the table and the hand share

deberc-header = <b>Деберц</b> · { $preset }, { $target } · здача { $deal }
deberc-header-extra = вирішальна
deberc-seat-dealer = здає
deberc-seat-taker = грає { $suit }
deberc-seat-away = заступає комп'ютер
deberc-seat-total = <b>{ $total }</b>
deberc-upcard = Відкрито <b>{ $card }</b>
deberc-upcard-gone = відкрита { $card } пішла в руку
deberc-upcard-lies = відкрита { $card }
deberc-upcard-swapped = відкриту { $card } обміняно на { $seven }
deberc-bottom = низ { $card }
deberc-bid-pass = { $who } пас
deberc-second-round = Друге коло, відкрита { $card }: козир будь-який, крім { $suit }
deberc-dealer = здає { $who }
deberc-dealer-you = здаєте ви
deberc-trump = Козир <b>{ $suit }</b>
deberc-taker = грає { $who }
deberc-taker-you = граєте ви
deberc-announced = Оголошено: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Рівні: { $list } — спір вирішить остання взятка
deberc-seven = обмін сімки
deberc-trick = На столі: { $cards }
deberc-trick-last = Попередня: { $cards } → { $who }
deberc-trick-taken = Взятка: { $cards } → <b>{ $who }</b>
deberc-trick-final = Остання: { $cards } → <b>{ $who }</b>
deberc-trick-card = <b>{ $card }</b> { $who }
deberc-hanging = Висить { $points }: { $claim }
deberc-claim-all = хто більше набере
deberc-claim-sides = { $sides }
deberc-voids = Здач без гри поспіль: { $deals }
deberc-tricks = Взятки: { $list }
deberc-score = Рахунок { $target }: { $list }
deberc-number = { $who } { $number }

deberc-turn-bid = Слово: <b>{ $who }</b>
deberc-turn-lead = Заходить <b>{ $who }</b>
deberc-turn-play = Ходить <b>{ $who }</b>
deberc-turn-cut = Колоду знімає <b>{ $who }</b>
deberc-turn-left = { $turn }, { $left }
deberc-your-bid = <b>Ваше слово</b>
deberc-your-lead = <b>Вам заходити</b>
deberc-your-play = <b>Ваш хід</b>
deberc-your-cut = <b>Зніміть колоду</b>
deberc-stop-votes = Закінчити гру хочуть: { $list }
deberc-seal =
    <blockquote expandable>🔒 Печатка здачі { $deal }: { $short }…
    Її поставлено ще до того, як зняли колоду. Після здачі відкриються колода й сіль, і кожен зможе перевірити, що карт ніхто не міняв.
    <code>{ $commitment }</code></blockquote>

## The hand

deberc-hand-private = Це бачите лише ви.
deberc-hand-away = 💤 <b>За вас грає комп'ютер.</b> Повернутися можна будь-коли.
deberc-cut-ask = Скільки карт зняти згори? Якщо не вибрати, колода зніметься сама.
deberc-cut-wait = Карти прийдуть, щойно колоду знімуть.
deberc-note-obligation = <b>Обов'язок:</b> пасувати не можна, назвіть козир.
deberc-note-meld-now = Ваше: { $melds }. Оголошуйте до своєї першої карти.
deberc-note-meld-later = Ваше: { $melds }. Оголосити можна на своєму першому ході.
deberc-note-meld-said = Ваше: { $melds } — оголошено.
deberc-note-bella = Белла на руках: { $when ->
        [with_card] оголошуйте перед королем чи дамою.
       *[before_last_trick] оголошуйте до останньої взятки.
    }
deberc-button-take = Граю { $suit }
deberc-button-pass = Пас
deberc-button-meld = Оголосити: { $melds } ({ $points })
deberc-button-melds = Оголосити комбінації: { $count } ({ $points })
deberc-button-bella = Белла (20)
deberc-button-seven = Обміняти { $seven } на { $upcard }
deberc-button-redeal = Слабкі карти: перездати
deberc-button-closed = ✗ { $card }

deberc-alert-hand = Карти: { $cards }
deberc-alert-trump = Козир { $suit }
deberc-alert-upcard = Відкрито { $card }
deberc-alert-table = На столі: { $cards }
deberc-alert-your-turn = ваш хід
deberc-alert-turn = хід: { $who }
deberc-alert-your-cut = Вам знімати колоду: кнопками в чаті з ботом, або вона зніметься сама за кілька секунд.
deberc-alert-cut = Колоду знімає { $who }. Карт поки немає.
deberc-alert-over = Гру закінчено.
