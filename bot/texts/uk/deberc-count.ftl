# How a deal of Deberc was counted, the score and the end.

deberc-count-taker = Грає <b>{ $taker }</b>, козир { $suit } · відкрита { $upcard }
deberc-count-no-taker = Відкрита { $upcard }, грати ніхто не взявся

deberc-count-raw = <b>Набрано</b>
deberc-count-side = { $who } ({ $tricks }): { $parts } = <b>{ $raw }</b>
deberc-count-side-plain = { $who } ({ $tricks }): <b>{ $raw }</b>
deberc-count-part-cards = { $points }
deberc-count-part-last = остання { $points }
deberc-count-part-meld = { $what } { $points }
deberc-count-part-bella = белла 20

deberc-count-lost-better = Не пройшли: { $list }. Є старша: { $who }.
deberc-count-lost-trick = Не рахуються: { $list }. Без взятки комбінацій не пишуть.
deberc-count-lost-equal =
    Не рахуються: { $list }. { $rule ->
        [trump] Старші рівні, козирної серед них немає.
        [last_trick] Старші рівні, а остання взятка в іншого.
       *[other] Старші рівні.
    }
deberc-count-lost = Не пройшли: { $list }.
deberc-count-bella-moved = Беллу оголошує { $by }, але обидві її карти взяла інша рука: 20 — { $to }.
deberc-count-bella-lost =
    { $rule ->
        [capturer] Белла ({ $by }) не рахується: її карти розійшлися по чужих руках.
       *[declarer] Белла ({ $by }) не рахується: немає жодної взятки.
    }

deberc-verdict-made = ✅ <b>Зіграно:</b> { $taker } { $own } проти { $best }. Кожен пише своє.
deberc-verdict-bayt = ❌ <b>Байт:</b> { $taker } { $own } проти { $best }. Очки того, хто грав ({ $own }), забирає { $to }.
deberc-verdict-bayt-empty = ❌ <b>Байт:</b> { $taker } { $own } проти { $best }.
deberc-verdict-bayt-share = ❌ <b>Байт:</b> { $taker } { $own } проти { $best }. Найкращі рівні й ділять очки того, хто грав ({ $own }): { $list }.
deberc-verdict-bayt-hang = ❌ <b>Байт:</b> { $taker } { $own } проти { $best }. Найкращі рівні, і очки того, хто грав ({ $own }), зависають.
deberc-verdict-hanging = ⚖️ <b>Висячий байт:</b> порівну, по { $own }: { $taker }, { $others }. Очки того, хто грав ({ $own }), зависають, решта пише своє.
deberc-verdict-hanging-empty = ⚖️ <b>Висячий байт:</b> порівну, по 0. Висіти нічому.
deberc-verdict-void-passes = Усі спасували. Ніхто нічого не пише.
deberc-verdict-void-redeal = Карти слабкі, перездача. Ніхто нічого не пише.
deberc-verdict-deberc = 👑 <b>Деберц!</b> { $who }: { $cards }. Це перемога одразу.

deberc-paid = Завислі { $points } отримує { $to }: найбільше серед тих, хто за них змагався.
deberc-paid-owner = Завислі { $points } отримує { $to }: другий висячий байт поспіль.
deberc-count-hanging = Висить { $points }: { $claim }.
deberc-count-claim-all = отримає той, хто більше набере
deberc-count-claim-sides = розіграють { $sides }

deberc-fine-bayt =
    { $rule ->
        [third_100] третій байт і далі
        [every_50] байт
        [every_100] байт
       *[other] третій байт
    }
deberc-fine-lyzha = лижа, жодної взятки
deberc-fine-redeal = три здачі поспіль без гри

deberc-written-none = Рахунок той самий: { $list }
deberc-part-own = { $points }
deberc-part-share = { $points } чужий байт
deberc-part-paid = { $points } висячі
deberc-part-fine = { $points } ({ $why })

deberc-brief-made = ✅ Зіграно: { $taker } { $own } проти { $best }.
deberc-brief-bayt = ❌ Байт: { $taker } { $own } проти { $best }.
deberc-brief-hanging = ⚖️ Висячий байт: { $taker }, по { $own }.
deberc-brief-void = Здача без гри, ніхто не пише.
deberc-brief-deberc = 👑 Деберц!

deberc-final-by-deberc = Вирішив деберц: сім карт поспіль.
deberc-final-by-deal = Одна здача: у переможця найбільше очок.
deberc-final-by-last-trick = До мети дійшли одразу кілька, вирішила остання взятка.
deberc-final-by-arrival = До мети дійшли одразу кілька, вирішив доїзд: хто раніше доїхав.
deberc-final-by-extra = Вирішила додаткова здача: найбільше очок.

deberc-score-legend = • — хто грав; Б — байт, ВБ — висячий байт, × — без гри, Д — деберц
deberc-score-mark-made = ·
deberc-score-mark-bayt = Б
deberc-score-mark-hanging = ВБ
deberc-score-mark-void = ×
deberc-score-mark-deberc = Д
deberc-score-alert-hanging = Висить { $points }
