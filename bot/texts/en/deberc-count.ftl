# How a deal of Deberc was counted, the score and the end.

deberc-count-taker = <b>{ $taker }</b> plays, trump { $suit } · upcard { $upcard }
deberc-count-no-taker = Upcard { $upcard }, nobody wanted to play

deberc-count-raw = <b>Points</b>
deberc-count-side = { $who } ({ $tricks }): { $parts } = <b>{ $raw }</b>
deberc-count-side-plain = { $who } ({ $tricks }): <b>{ $raw }</b>
deberc-count-part-cards = { $points }
deberc-count-part-last = last trick { $points }
deberc-count-part-meld = { $what } { $points }
deberc-count-part-bella = bella 20

deberc-count-lost-better = Does not count: { $list }. Better ones: { $who }.
deberc-count-lost-trick = Does not count: { $list }. Runs are not written without a trick.
deberc-count-lost-equal =
    Does not count: { $list }. { $rule ->
        [trump] The best are equal, and none is in trump.
        [last_trick] The best are equal, and the last trick went elsewhere.
       *[other] The best are equal.
    }
deberc-count-lost = Does not count: { $list }.
deberc-count-bella-moved = { $by } announced the bella, but another hand took both its cards: 20 to { $to }.
deberc-count-bella-lost =
    { $rule ->
        [capturer] The bella ({ $by }) does not count: its cards went to different hands.
       *[declarer] The bella ({ $by }) does not count: no trick was taken.
    }

deberc-verdict-made = ✅ <b>Made:</b> { $taker } { $own } against { $best }. Everybody writes their own.
deberc-verdict-bayt = ❌ <b>Bayt:</b> { $taker } { $own } against { $best }. The taker's points ({ $own }) go to { $to }.
deberc-verdict-bayt-empty = ❌ <b>Bayt:</b> { $taker } { $own } against { $best }.
deberc-verdict-bayt-share = ❌ <b>Bayt:</b> { $taker } { $own } against { $best }. The best are equal and share the taker's points ({ $own }): { $list }.
deberc-verdict-bayt-hang = ❌ <b>Bayt:</b> { $taker } { $own } against { $best }. The best are equal, and the taker's points ({ $own }) hang.
deberc-verdict-hanging = ⚖️ <b>Hanging bayt:</b> equal, { $own } each: { $taker }, { $others }. The taker's points ({ $own }) hang, the others write their own.
deberc-verdict-hanging-empty = ⚖️ <b>Hanging bayt:</b> equal, 0 each. Nothing to hang.
deberc-verdict-void-passes = Everybody passed. Nobody writes anything.
deberc-verdict-void-redeal = Weak cards, a redeal. Nobody writes anything.
deberc-verdict-deberc = 👑 <b>Deberc!</b> { $who }: { $cards }. That wins at once.

deberc-paid = The hanging { $points } go to { $to }: the most of those who could win them.
deberc-paid-owner = The hanging { $points } go to { $to }: the second hanging bayt in a row.
deberc-count-hanging = Hanging { $points }: { $claim }.
deberc-count-claim-all = for whoever gets the most
deberc-count-claim-sides = between { $sides }

deberc-fine-bayt =
    { $rule ->
        [third_100] third bayt or later
        [every_50] bayt
        [every_100] bayt
       *[other] third bayt
    }
deberc-fine-lyzha = lyzha, no tricks
deberc-fine-redeal = three deals in a row without play

deberc-written-none = The score stays: { $list }
deberc-part-own = { $points }
deberc-part-share = { $points } from the bayt
deberc-part-paid = { $points } that hung
deberc-part-fine = { $points } ({ $why })

deberc-brief-made = ✅ Made: { $taker } { $own } against { $best }.
deberc-brief-bayt = ❌ Bayt: { $taker } { $own } against { $best }.
deberc-brief-hanging = ⚖️ Hanging bayt: { $taker }, { $own } each.
deberc-brief-void = A deal without play, nobody writes.
deberc-brief-deberc = 👑 Deberc!

deberc-final-by-deberc = Decided by a deberc: seven cards in a row.
deberc-final-by-deal = One deal: the winner has the most points.
deberc-final-by-last-trick = Several reached the target; the last trick decided.
deberc-final-by-arrival = Several reached the target; whoever arrived first wins.
deberc-final-by-extra = An extra deal decided: the most points.

deberc-score-legend = • who played; B: bayt, HB: hanging bayt, ×: no play, D: deberc
deberc-score-mark-made = ·
deberc-score-mark-bayt = B
deberc-score-mark-hanging = HB
deberc-score-mark-void = ×
deberc-score-mark-deberc = D
deberc-score-alert-hanging = Hanging { $points }
