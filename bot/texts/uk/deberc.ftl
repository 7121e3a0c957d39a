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
deberc-partner = Партнер — { $name }

## Lines that the table and the hand share

deberc-header-extra = вирішальна
deberc-seat-taker = грає { $suit }
deberc-seat-taker-you = граєте { $suit }
deberc-upcard = Відкрито <b>{ $card }</b>
deberc-upcard-gone = відкрита { $card } пішла в руку
deberc-bottom = низ { $card }
deberc-passed = пас: { $list }
deberc-second-round = Друге коло, відкрита { $card }: козир будь-який, крім { $suit }
deberc-taker = грає { $who }
deberc-taker-you = граєте ви
deberc-announced = Оголошено: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Рівні: { $list } — спір вирішить остання взятка
deberc-seven = обмін сімки
deberc-hanging = Висить { $points }: { $claim }
deberc-claim-all = хто більше набере
deberc-claim-sides = { $sides }
deberc-voids = Здач без гри поспіль: { $deals }

## The hand

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
deberc-button-redeal = Слабкі карти: перездати

