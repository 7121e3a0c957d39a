# Why an action is good: one sentence for each reason of the engine (plain; it stands in an alert).

deberc-why-take-two = { $cards } are the two highest trumps: good enough to play.
deberc-why-take-jack = The highest trump, { $cards }, is yours, and { $points } in all.
deberc-why-take-nine = You have { $points } trumps with { $cards } among them.
deberc-why-take-long = You have a lot of { $suit }: { $points }.
deberc-why-take-run = { $cards } is a run worth { $points } points.
deberc-why-take-bella = { $cards } is the bella, another 20 points.
deberc-why-take-aces = Side aces make it easier: { $cards }.
deberc-why-take-obliged = You may not pass, and { $suit } is your longest suit.
deberc-why-pass-wait = { $cards } is stronger: better wait for the second round.
deberc-why-pass-top = You lack the top trumps { $cards }: bayt is not far off.
deberc-why-pass-pair = None of the three suits has jack and nine: bayt is not far off.
deberc-why-pass-few = Only { $points } of { $suit }: too little to play.
deberc-why-seven = Your seven becomes { $cards }, a higher trump.
deberc-why-meld = It must be said before your first card, and is up to { $points } points.
deberc-why-meld-wins = A deberc wins at once.
deberc-why-bella = The bella is 20 points.
deberc-why-redeal = Your hand holds just { $points } { $points ->
        [one] point
       *[other] points
    }: better to redeal.
deberc-why-last = Nobody is left to beat it: the trick is worth { $points } { $points ->
        [one] point
       *[other] points
    }.
deberc-why-last-lead = Nobody is left to beat it, and you lead next.
deberc-why-ten = The ten takes now; later the ace may beat it.
deberc-why-any-dear = Any card of yours takes the trick: use the dear one.
deberc-why-any-cheap = Any card of yours takes the trick: the lowest trump will do.
deberc-why-sure = This card cannot be beaten any more.
deberc-why-draw-sure = It cannot be beaten, and they may hold { $points } trumps: draw them.
deberc-why-boss = This card can only be trumped.
deberc-why-draw = Draw their trumps: up to { $points } are left.
deberc-why-only = Only { $cards } can beat it.
deberc-why-lone = You have no other { $suit }: later you can trump.
deberc-why-no-points = There are no points in this card: nothing to lose.
deberc-why-few-points = You have no cheaper plain card to play: it cannot cost much.
deberc-why-keep-last = { $cards } will take the last trick, another 10 points.
deberc-why-lost = The trick is lost: give away the cheapest.
deberc-why-hope = You cannot take it, your partner may: play a cheap one.
deberc-why-duck = The trick is cheap so far: keep { $cards }.
deberc-why-trump-low = You must trump: play the lowest.
deberc-why-partner = The trick is your partner's: add { $points } { $points ->
        [one] point
       *[other] points
    } to it.
deberc-why-partner-has = Your partner has it anyway: keep the dear cards.
deberc-why-partner-now = Your partner has it so far but may be beaten: play a cheap one.

terz-why-colour-more = You hold more of it: the other colour is likelier, and they lead.
terz-why-colour-fewer = You hold fewer of it: this colour is likelier, and you lead.
terz-why-break = The cards are face down: it makes no difference where.
terz-why-too-early = You have not got enough points to claim yet.
terz-why-arrive = You have { $points } already, and your opponent has not arrived.
terz-why-marriage = The marriage is 20 points, and cannot be beaten.
terz-why-seven = Your seven becomes { $cards }, a higher trump.
terz-why-seven-due = Later is too late: your opponent would write a fine of 100.
terz-why-declare = That is { $points } points, unless your opponent beats it.
terz-why-declare-sure = It cannot be beaten now: { $points } points at once.
terz-why-declare-first = Next turn you can declare { $cards } as well.
terz-why-beat = Yours is better: you write { $points } points, your opponent none.
terz-why-ask = Asking costs nothing: yours may be better.
terz-why-takes = The trick is yours, and { $points } { $points ->
        [one] point
       *[other] points
    } with it.
terz-why-takes-lead = The trick is yours, and so is the next lead.
terz-why-ten = The ten takes now; later the ace may beat it.
terz-why-any-dear = Any card of yours takes the trick: use the dear one.
terz-why-any-cheap = Any card of yours takes the trick: the lowest trump will do.
terz-why-upcard = Whoever loses this trick draws the trump { $cards }.
terz-why-lone = It goes with nothing in your hand, and holds few points.
terz-why-boss = This card can only be trumped.
terz-why-no-points = There are no points in this card: nothing to lose.
terz-why-few-points = You have no cheaper plain card to play: it cannot cost much.
terz-why-sure = This card cannot be beaten.
terz-why-draw-sure = This trump cannot be beaten, and pulls one of your opponent's.
terz-why-pulls-trump = Your opponent has no { $suit } and must trump.
terz-why-pulls = Your opponent must take it with { $cards }.
terz-why-keep-last = { $cards } will take the last trick, another 10 points.
terz-why-lost = The trick is lost: give away the cheapest.

berg-why-out = It is your last card: you are out and write { $points } { $points ->
        [one] point
       *[other] points
    }.
berg-why-goes-out = { $points } { $points ->
        [one] card
       *[other] cards
    } more in a row and you are out: your opponent gets no turn.
berg-why-stops = Your opponent is nearly out: let them draw { $points } { $points ->
        [one] card
       *[other] cards
    } and miss a turn.
berg-why-misses = Your opponent misses a turn, and you go on.
berg-why-misses-draws = Your opponent draws { $points } { $points ->
        [one] card
       *[other] cards
    } and misses a turn.
berg-why-obliged = It is ordered: you will have to play it anyway.
berg-why-no-answer = Your opponent holds nothing to answer it with.
berg-why-keeps-dear = Queens and jokers are worth most at the end: keep them.
berg-why-keeps-strong = It does nothing, and the cards that do will come in handy.
berg-why-fewer = One card less: { $points } left.
berg-why-order-own = { $cards } is yours: your opponent can only draw and pass.
berg-why-order-theirs = { $cards } is your opponent's, and must be played.
berg-why-order-away = { $cards } is not in the other hand now: let them draw.
berg-why-suit-most = { $suit } is your longest suit: { $points }.
berg-why-draw-must = You can play nothing now.
berg-why-draw-known = The next card of the deck is { $cards }.
berg-why-draw-keep = All that you could play is better kept for later.
berg-why-draw-first = You may draw first and still play.
berg-why-pass-must = You have drawn, and can play nothing.
berg-why-pass-keep = All that you could play is better kept for later.
berg-why-jokers = While the deck holds a joker your opponent must keep three cards.
berg-why-insure = Your opponent will not be able to order your joker.
berg-why-resign = Now your opponent writes just 0.5; later it may be more.
berg-why-open = You will see all your opponent's cards.
berg-why-shuffle = Nobody will know the order of the turned-over deck.
