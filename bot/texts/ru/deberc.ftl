# Deberc at the table and in the hand.

## Presets

deberc-preset-classic = Классика
deberc-preset-classic-about = до 501, третий байт −100, лыжа
deberc-preset-home = Домашние
deberc-preset-home-about = до 501, заходит первая рука, есть сотня, деберц и пересдача
deberc-preset-moscow = Москва
deberc-preset-moscow-about = до 501, с доездом и без обяза
deberc-preset-kharkov = Харьков
deberc-preset-kharkov-about = до 1001, с обязом, белла до последней взятки

## Words

deberc-kind-terz = терц
deberc-kind-fifty = полтинник
deberc-kind-hundred = сотня
deberc-kind-deberc = деберц
deberc-meld = { $kind } от { $top }
deberc-bella = белла
deberc-partner = Партнёр — { $name }

## Lines that the table and the hand share

deberc-header-extra = решающая
deberc-seat-taker = играет { $suit }
deberc-seat-taker-you = играете { $suit }
deberc-upcard = Вскрышка <b>{ $card }</b>
deberc-upcard-gone = вскрышка { $card } ушла в руку
deberc-bottom = низ { $card }
deberc-passed = пас: { $list }
deberc-second-round = Второй круг, вскрышка { $card }: козырь любой, кроме { $suit }
deberc-taker = играет { $who }
deberc-taker-you = играете вы
deberc-announced = Объявлено: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Равные: { $list } — спор решит послед
deberc-seven = обмен семёрки
deberc-hanging = Висит { $points }: { $claim }
deberc-claim-all = кто больше наберёт
deberc-claim-sides = { $sides }
deberc-voids = Сдач без игры подряд: { $deals }

## The hand

deberc-note-obligation = <b>Обяз:</b> пасовать нельзя, назовите козырь.
deberc-note-meld-now = Ваше: { $melds }. Объявляйте до своей первой карты.
deberc-note-meld-later = Ваше: { $melds }. Объявить можно на своём первом ходу.
deberc-note-meld-said = Ваше: { $melds } — объявлено.
deberc-note-bella = Белла на руках: { $when ->
        [with_card] объявляйте перед королём или дамой.
       *[before_last_trick] объявляйте до последней взятки.
    }
deberc-button-take = Играю { $suit }
deberc-button-pass = Пас
deberc-button-meld = Объявить: { $melds } ({ $points })
deberc-button-melds = Объявить комбинации: { $count } ({ $points })
deberc-button-bella = Белла (20)
deberc-button-redeal = Слабые карты: пересдать

