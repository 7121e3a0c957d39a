# What a computer player would do: the hint, and the look back at a match.

advice-button = 💡 Hint
advice-only = There is no choice: { $action }.
advice-do = My advice: { $action }.
advice-close = Though { $other } is hardly worse.
advice-better = On average that is { $points } { $points ->
        [one] point
       *[other] points
    } better than { $other }.
advice-not-now = You can have a hint when it is your turn.
advice-not-here = Hints are for tables where everybody else is a computer.

review-button = 🔎 Review
review-wait = 🔎 Going through the match; this takes a little while…
review-title = <b>Your three dearest moves</b>
review-none = 🔎 No dear mistakes: well played.
review-nowhere = There is nothing to review yet: finish a match against the computer first, with /play.
review-choice = <b>Deal { $deal }.</b> You chose { $done }. Better: { $better }, on average { $points } { $points ->
        [one] point
       *[other] points
    } more.
review-hand = Your cards: { $cards }

deberc-said-take = play { $what }
deberc-said-pass = pass
deberc-said-seven = exchange the seven
deberc-said-redeal = redeal
deberc-said-meld = announce the run
deberc-said-bella = bella

terz-said-colour = { $what ->
        [red] red
       *[black] black
    }
terz-said-break = break the talon
terz-said-seven = exchange the seven
terz-said-declare = declare { $what }
terz-said-marriage = marriage
terz-said-good = “good”
terz-said-ask = “from what?”
terz-said-beat = not good: { $what }
terz-said-arrive = “arrived”

berg-said-draw = draw a card
berg-said-pass = pass
berg-said-order = order { $what }
berg-said-jokers = jokers
berg-said-insure = insurance
berg-said-open = open the other hand
berg-said-shuffle = shuffling
berg-said-resign = resign
