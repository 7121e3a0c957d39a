# Terz at the table, in the hand, and in the count.

## Presets

terz-preset-classic = Classic
terz-preset-classic-about = to 501, melds for as long as you hold nine cards

## Melds and ranks

terz-kind-terz = terz
terz-kind-fifty = fifty
terz-kind-queens = hundred queens
terz-kind-kings = hundred kings
terz-kind-aces = hundred aces
terz-kind-five = hundred-five
terz-kind-six = hundred-six
terz-kind-seven = hundred-seven
terz-kind-eight = hundred-eight
terz-kind-jacks = two hundred jacks
terz-kind-marriage = marriage
terz-rank-9 = the nine
terz-rank-t = the ten
terz-rank-j = the jack
terz-rank-q = the queen
terz-rank-k = the king
terz-rank-a = the ace
terz-meld = { $kind } from { $top }

## The talk over a trick

terz-say-terz = Terz
terz-say-fifty = Fifty
terz-say-queens = Hundred queens
terz-say-kings = Hundred kings
terz-say-aces = Hundred aces
terz-say-five = Hundred-five
terz-say-six = Hundred-six
terz-say-seven = Hundred-seven
terz-say-eight = Hundred-eight
terz-say-jacks = Two hundred jacks
terz-say-marriage = Marriage
terz-say-good = Good
terz-say-ask = From what?
terz-say-from = From { $top }
terz-say-beat-from = Not good. From { $top }
terz-say-beat-with = Not good. { $meld }
terz-say-red = Red
terz-say-black = Black
terz-said = { $who }: “{ $words }”
terz-said-you = You: “{ $words }”
terz-said-and = { $said } · <b>{ $writes }</b>
terz-writes = writes { $points }
terz-writes-you = you write { $points }
terz-writes-who = { $who } writes { $points }
terz-writes-who-you = you write { $points }

## Lines that the table and the hand share

terz-talon = talon { $cards }
terz-talon-closed = Trump is still face down · talon { $cards }
terz-talon-gone = the talon is gone
terz-last-draw = Last draw: { $list }
terz-words = Melds: { $list }
terz-shown = Shown: { $list }
terz-fine = ⚠️ { $seven } was not exchanged ({ $by }): a fine, +{ $points } for { $to }

## The hand

terz-note-colour = Guess the colour and you lead; else the dealer does.
terz-note-break = How many cards from the bottom of the talon go up, below the upcard? If you do not choose, the talon cuts itself.
terz-note-drawn = Drawn: <b>{ $card }</b>
terz-note-seven = You hold { $seven }: exchange it for { $card } while the talon lasts. It may not be played yet.
terz-note-seven-due = ⚠️ <b>Your last chance to exchange { $seven } for { $card }.</b> If you do not, your opponent writes 100.
terz-button-red = Red ♦♥
terz-button-black = Black ♠♣
terz-button-good = Good
terz-button-ask = From what?
terz-button-beat = Not good. { $meld }
terz-button-meld = { $meld } · { $points }
terz-button-marriage = Marriage · 20
terz-button-tricks = 🔍 Tricks
terz-button-arrive = 🏁 Arrived
terz-button-claim = Arrived!
terz-button-not-yet = Not yet
terz-alert-tricks = { $who }: { $cards }

## The claim

terz-claim-title = 🏁 <b>Have you arrived?</b>
terz-claim-written = Written: { $points }
terz-claim-tricks = Tricks of this deal, exactly: { $points }
terz-claim-exact = You have exactly <b>{ $points }</b>; the match is to { $target }.
terz-claim-cost = If you are right, the match is yours at once. If you are wrong, it is lost: with less than { $target }, or where your opponent is there too.

## The count, the score and the end

terz-count-trump = Trump { $suit }, upcard { $upcard } · { $leader } leads
terz-count-no-words = No melds
terz-count-words = <b>Melds</b>
terz-count-part = { $what } { $points }
terz-count-seat = { $who }: { $parts }
terz-count-seat-sum = { $who }: { $parts } = <b>{ $sum }</b>
terz-count-beaten = Beaten: { $list }
terz-count-cards = <b>Tricks</b>
terz-count-tricks = { $who } ({ $tricks }): { $points }
terz-count-last = with the last trick
terz-count-rounded = written as <b>{ $points }</b>
terz-count-why-tens = Written in tens, fives go down.
terz-count-why-halves = Both end in five, both go down: 140 between the two, not 150.
terz-count-why-closes = Exact, without rounding: { $target } is reached.
terz-count-why-short = Exact, without rounding: only rounding would have reached { $target }; the match goes on.
terz-count-why-arrival = Exact, and only what was taken: a claim ended the deal.
terz-count-claim-right = 🏁 { $who }: “Arrived!” Exactly { $own }, the opponent { $other }. Right: { $target } it is.
terz-count-claim-wrong = 🏁 { $who }: “Arrived!” Exactly { $own }, the opponent { $other }; it takes { $target }, and alone. Wrong.
terz-part-words = melds { $points }
terz-part-cards = tricks { $points }
terz-part-fine = fine { $points }
terz-brief = Tricks: { $list }
terz-final-arrival = Arrival ({ $who }): exactly { $own } against { $other }.
terz-final-false-arrival = A wrong “Arrived” ({ $who }): exactly { $own } against { $other }.
terz-score-legend = •: last trick
terz-score-legend-arrival = •: last trick, A: “Arrived”
terz-score-mark-arrival = A
