# What the tables of all games show: lines of the table and the hand, the proof, score and end.

## Words

table-who = { $who }: { $what }
table-we = we
table-they = they
table-pair = { $first } and { $second }
table-number = { $who } { $number }
table-target =
    { $target ->
        [deal] one deal
       *[other] to { $target }
    }

## Lines that the table and the hand share

table-header = <b>{ $game }</b> · { $preset }, { $target } · deal { $deal }
table-seat-dealer = deals
table-seat-dealer-you = deal
table-seat-away = the computer stands in
table-seat-left = the computer stands in ({ $level })
table-seat-total = <b>{ $total }</b>
table-trump = Trump <b>{ $suit }</b>
table-upcard-lies = upcard { $card }
table-upcard-swapped = upcard { $card } exchanged for { $seven }
table-dealer = { $who } deals
table-dealer-you = you deal
table-trick = On the table: { $cards }
table-trick-last = Previous: { $cards } → { $who }
table-trick-taken = Trick: { $cards } → <b>{ $who }</b>
table-trick-final = Last trick: { $cards } → <b>{ $who }</b>
table-trick-card = <b>{ $card }</b> { $who }
table-tricks = Tricks: { $list }
table-score = Score, { $target }: { $list }
table-turn-bid = To bid: <b>{ $who }</b>
table-turn-lead = To lead: <b>{ $who }</b>
table-turn-play = To play: <b>{ $who }</b>
table-turn-cut = To cut the deck: <b>{ $who }</b>
table-turn-colour = To call the colour of trump: <b>{ $who }</b>
table-turn-break = To cut the talon: <b>{ $who }</b>
table-turn-answer = To answer: <b>{ $who }</b>
table-turn-left = { $turn }, { $left }
table-your-bid = <b>Your bid</b>
table-your-lead = <b>Your lead</b>
table-your-play = <b>Your turn</b>
table-your-cut = <b>Cut the deck</b>
table-your-colour = <b>Call the colour of trump</b>
table-your-break = <b>Cut the talon</b>
table-your-answer = <b>Your answer</b>
table-stop-votes = Want to end the game: { $list }
table-seal =
    <blockquote expandable>🔒 Seal of deal { $deal }: { $short }…
    It was set before the deck was cut. After the deal the deck and the salt are opened, and everybody can check that nobody changed a card.
    <code>{ $commitment }</code></blockquote>

## The hand

table-hand-private = Only you can see this.
table-hand-away = 💤 <b>The computer is playing for you.</b> You can come back at any moment.
table-hand-others = 💤 The computer plays for: { $names }
table-cut-ask = How many cards to take off the top? If you do not choose, the deck cuts itself.
table-cut-wait = Cards come as soon as the deck is cut.
table-button-seven = Exchange { $seven } for { $upcard }
table-button-closed = ✗ { $card }

## The hand as an alert (plain, at most 200 characters)

table-alert-hand = Cards: { $cards }
table-alert-trump = Trump { $suit }
table-alert-upcard = Upcard { $card }
table-alert-table = On the table: { $cards }
table-alert-your-turn = your turn
table-alert-turn = to play: { $who }
table-alert-your-cut = You cut the deck: with the buttons in the chat with the bot, or it cuts itself in a few seconds.
table-alert-cut = To cut the deck: { $who }. No cards yet.
table-alert-over = The game is over.

## The count of a deal, the score and the end

table-count-title = <b>Deal { $deal }</b> · { $dealer } deals
table-written = <b>Written</b>
table-written-side = { $who }: { $sum }, score <b>{ $total }</b>
table-written-parts = { $parts } = { $sum }
table-proof =
    <blockquote expandable>🔒 Fair deal { $deal }: seal { $short }… opened
    Deck: { $cards }
    Cut off the top: { $cut }, by { $cutter }. They went below.
    To check: the SHA-256 of this line
    <code>{ $secret }</code>
    must give the seal
    <code>{ $commitment }</code></blockquote>
table-brief = <b>Deal { $deal }.</b> { $verdict }
table-brief-written = Written: { $list }
table-final-yours = 🏆 <b>You win!</b>
table-final-title = 🏆 <b>Winner: { $who }!</b>
table-final-line = { $place }. { $who }: <b>{ $total }</b>
table-final-deals = { $game } · { $preset }, { $target } · { $deals }
table-final-by-points = On points: the highest score.
table-final-by-one = Nobody else reached the target.
table-final-by-tie = A tie; the last trick decided it.
table-score-title = <b>Score</b> · { $preset }, { $target }
table-score-empty = No deal is written yet.
table-score-older = Written before these: { $deals }.
table-score-total = Σ
table-score-alert = Score, { $target }, { $deals }: { $list }
