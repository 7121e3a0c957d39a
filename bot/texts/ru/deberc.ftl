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
deberc-we = мы
deberc-they = они
deberc-partner = Партнёр — { $name }
deberc-who = { $who } — { $what }
deberc-pair = { $first } и { $second }
deberc-target =
    { $target ->
        [deal] в одну сдачу
       *[other] до { $target }
    }

## Lines that the table and the hand share

deberc-header = <b>Деберц</b> · { $preset }, { $target } · сдача { $deal }
deberc-header-extra = решающая
deberc-seat-dealer = сдаёт
deberc-seat-taker = играет { $suit }
deberc-seat-away = заменяет компьютер
deberc-seat-total = <b>{ $total }</b>
deberc-upcard = Вскрышка <b>{ $card }</b>
deberc-upcard-gone = вскрышка { $card } ушла в руку
deberc-upcard-lies = вскрышка { $card }
deberc-upcard-swapped = вскрышка { $card } обменяна на { $seven }
deberc-bottom = низ { $card }
deberc-bid-pass = { $who } пас
deberc-second-round = Второй круг, вскрышка { $card }: козырь любой, кроме { $suit }
deberc-dealer = сдаёт { $who }
deberc-dealer-you = сдаёте вы
deberc-trump = Козырь <b>{ $suit }</b>
deberc-taker = играет { $who }
deberc-taker-you = играете вы
deberc-announced = Объявлено: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Равные: { $list } — спор решит послед
deberc-seven = обмен семёрки
deberc-trick = На столе: { $cards }
deberc-trick-last = Прошлая: { $cards } → { $who }
deberc-trick-taken = Взятка: { $cards } → <b>{ $who }</b>
deberc-trick-final = Послед: { $cards } → <b>{ $who }</b>
deberc-trick-card = <b>{ $card }</b> { $who }
deberc-hanging = Висит { $points }: { $claim }
deberc-claim-all = кто больше наберёт
deberc-claim-sides = { $sides }
deberc-voids = Сдач без игры подряд: { $deals }
deberc-tricks = Взятки: { $list }
deberc-score = Счёт { $target }: { $list }
deberc-number = { $who } { $number }

deberc-turn-bid = Слово: <b>{ $who }</b>
deberc-turn-lead = Заходит <b>{ $who }</b>
deberc-turn-play = Ходит <b>{ $who }</b>
deberc-turn-cut = Колоду снимает <b>{ $who }</b>
deberc-turn-left = { $turn }, { $left }
deberc-your-bid = <b>Ваше слово</b>
deberc-your-lead = <b>Вам заходить</b>
deberc-your-play = <b>Ваш ход</b>
deberc-your-cut = <b>Снимите колоду</b>
deberc-stop-votes = Закончить игру хотят: { $list }
deberc-seal =
    <blockquote expandable>🔒 Печать сдачи { $deal }: { $short }…
    Она поставлена до того, как сняли колоду. После сдачи откроются колода и соль, и каждый сможет проверить, что карты никто не менял.
    <code>{ $commitment }</code></blockquote>

## The hand

deberc-hand-private = Это видите только вы.
deberc-hand-away = 💤 <b>За вас играет компьютер.</b> Вернуться можно в любой момент.
deberc-cut-ask = Сколько карт снять сверху? Если не выбрать, колода снимется сама.
deberc-cut-wait = Карты придут, как только колоду снимут.
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
deberc-button-seven = Обменять { $seven } на { $upcard }
deberc-button-redeal = Слабые карты: пересдать
deberc-button-closed = ✗ { $card }

deberc-alert-hand = Карты: { $cards }
deberc-alert-trump = Козырь { $suit }
deberc-alert-upcard = Вскрышка { $card }
deberc-alert-table = На столе: { $cards }
deberc-alert-your-turn = ваш ход
deberc-alert-turn = ход: { $who }
deberc-alert-your-cut = Вам снимать колоду: это кнопками в личке с ботом или само через несколько секунд.
deberc-alert-cut = Колоду снимает { $who }. Карт пока нет.
deberc-alert-over = Игра окончена.
