# How a deal of Deberc was counted, the score and the end.

deberc-count-taker = Играет <b>{ $taker }</b>, козырь { $suit } · вскрышка { $upcard }
deberc-count-no-taker = Вскрышка { $upcard }, играть никто не взялся

deberc-count-raw = <b>Набрано</b>
deberc-count-side = { $who } ({ $tricks }): { $parts } = <b>{ $raw }</b>
deberc-count-side-plain = { $who } ({ $tricks }): <b>{ $raw }</b>
deberc-count-part-cards = { $points }
deberc-count-part-last = послед { $points }
deberc-count-part-meld = { $what } { $points }
deberc-count-part-bella = белла 20

deberc-count-lost-better = Не прошли: { $list }. Есть старше: { $who }.
deberc-count-lost-trick = Не в счёт: { $list }. Без взятки комбинации не пишут.
deberc-count-lost-equal =
    Не в счёт: { $list }. { $rule ->
        [trump] Старшие равны, козырной среди них нет.
        [last_trick] Старшие равны, а послед у другого.
       *[other] Старшие равны.
    }
deberc-count-lost = Не прошли: { $list }.
deberc-count-bella-moved = Беллу объявляет { $by }, но обе её карты взяты другой рукой: 20 — { $to }.
deberc-count-bella-lost =
    { $rule ->
        [capturer] Белла ({ $by }) не в счёт: её карты разошлись по чужим рукам.
       *[declarer] Белла ({ $by }) не в счёт: нет ни одной взятки.
    }

deberc-verdict-made = ✅ <b>Сыграно:</b> { $taker } { $own } против { $best }. Каждый пишет своё.
deberc-verdict-bayt = ❌ <b>Байт:</b> { $taker } { $own } против { $best }. Очки играющего ({ $own }) забирает { $to }.
deberc-verdict-bayt-empty = ❌ <b>Байт:</b> { $taker } { $own } против { $best }.
deberc-verdict-bayt-share = ❌ <b>Байт:</b> { $taker } { $own } против { $best }. Лучшие равны и делят очки играющего ({ $own }): { $list }.
deberc-verdict-bayt-hang = ❌ <b>Байт:</b> { $taker } { $own } против { $best }. Лучшие равны, и очки играющего ({ $own }) повисают.
deberc-verdict-hanging = ⚖️ <b>Висячий байт:</b> поровну, по { $own }: { $taker }, { $others }. Очки играющего ({ $own }) повисают, остальные пишут своё.
deberc-verdict-hanging-empty = ⚖️ <b>Висячий байт:</b> поровну, по 0. Висеть нечему.
deberc-verdict-void-passes = Все спасовали. Никто ничего не пишет.
deberc-verdict-void-redeal = Карты слабые, пересдача. Никто ничего не пишет.
deberc-verdict-deberc = 👑 <b>Деберц!</b> { $who }: { $cards }. Это победа сразу.

deberc-paid = Висевшие { $points } получает { $to }: больше всех среди тех, кто за них спорил.
deberc-paid-owner = Висевшие { $points } получает { $to }: второй висячий байт подряд.
deberc-count-hanging = Висит { $points }: { $claim }.
deberc-count-claim-all = получит тот, кто больше наберёт
deberc-count-claim-sides = разыграют { $sides }

deberc-fine-bayt =
    { $rule ->
        [third_100] третий байт и дальше
        [every_50] байт
        [every_100] байт
       *[other] третий байт
    }
deberc-fine-lyzha = лыжа, ни одной взятки
deberc-fine-redeal = три сдачи подряд без игры

deberc-written-none = Счёт прежний: { $list }
deberc-part-own = { $points }
deberc-part-share = { $points } чужой байт
deberc-part-paid = { $points } висячие
deberc-part-fine = { $points } ({ $why })

deberc-brief-made = ✅ Сыграно: { $taker } { $own } против { $best }.
deberc-brief-bayt = ❌ Байт: { $taker } { $own } против { $best }.
deberc-brief-hanging = ⚖️ Висячий байт: { $taker }, по { $own }.
deberc-brief-void = Сдача без игры, никто не пишет.
deberc-brief-deberc = 👑 Деберц!

deberc-final-by-deberc = Решил деберц: семь карт подряд.
deberc-final-by-deal = Одна сдача: у победителя больше всех очков.
deberc-final-by-last-trick = До цели дошли сразу несколько, решил послед.
deberc-final-by-arrival = До цели дошли сразу несколько, решил доезд: кто раньше доехал.
deberc-final-by-extra = Решила дополнительная сдача: больше всех очков.

deberc-score-legend = • — кто играл; Б — байт, ВБ — висячий байт, × — без игры, Д — деберц
deberc-score-mark-made = ·
deberc-score-mark-bayt = Б
deberc-score-mark-hanging = ВБ
deberc-score-mark-void = ×
deberc-score-mark-deberc = Д
deberc-score-alert-hanging = Висит { $points }
