# Berg at the table, in the hand, and in the count.

## Presets

berg-preset-short = Short
berg-preset-short-about = to 15, each deals three times in a row
berg-preset-long = Long
berg-preset-long-about = to 25, each deals three times in a row
berg-preset-tournament = Tournament
berg-preset-tournament-about = to 10, each deals three times in a row

## Lines that the table and the hand share

table-turn-order = To order: <b>{ $who }</b>
table-turn-again = To play again: <b>{ $who }</b>
table-your-order = <b>Your order</b>
table-your-again = <b>You play again</b>

berg-joker-red = the red joker
berg-joker-black = the black joker
berg-up = Turned up: <b>{ $card }</b>
berg-top = On top: <b>{ $card }</b>, { $who }
berg-may = Plays: { $list }
berg-may-suit-or-rank = { $suit } or { $rank }
berg-may-queen = a queen
berg-only = Only <b>{ $card }</b>, ordered
berg-suit = Suit ordered: <b>{ $suit }</b>. Plays: { $list }
berg-missed =
    { $drawn ->
        [0] { $card }: { $who } misses a turn
       *[other] { $card }: { $who } draws { $cards } and misses a turn
    }
berg-missed-you =
    { $drawn ->
        [0] { $card }: you miss a turn
       *[other] { $card }: you draw { $cards } and miss a turn
    }
berg-deck = Decks: big { $big }, small { $small }
berg-deck-small = The big deck is gone; small deck: { $cards }
berg-deck-turned =
    { $turns ->
        [1] The deck was turned over: { $cards } left
       *[other] The deck was turned over twice: { $cards } left; a third time is a draw
    }
berg-deck-shuffled = with shuffling
berg-shown = { $cards }
berg-shown-none = had no jokers
berg-kept = jokers declared: keeps three cards
berg-insured = insured
berg-holds-you = You: { $what }
berg-holds = { $who }: { $what }
berg-open = { $who }, open hand: { $cards }
berg-open-you = Your hand lies open: { $cards }
berg-log = Played: { $list }
berg-log-turn = { $who } { $what }
berg-did-play = <b>{ $card }</b> (orders { $order })
berg-did-order = orders { $order }
berg-did-draw = +1
berg-did-pass = pass
berg-did-jokers = jokers
berg-did-resign = resigns
berg-did-insure = insurance
berg-did-open = open hand
berg-did-shuffle = shuffling

## The hand

berg-your-cards = Your cards: { $cards }
berg-fresh = Came to you: { $cards }
berg-note-obliged = You hold the ordered card: play it. You may draw first.
berg-note-obliged-drawn = You hold the ordered card: play it.
berg-note-kept = Jokers are declared: at least three cards must stay with you. Draw and pass.
berg-note-draw = Nothing fits yet: draw a card.
berg-note-drawn = You have drawn: play any card that fits, or pass.
berg-note-pass = You have drawn, and nothing fits: pass.
berg-button-draw = Draw a card
berg-button-pass = Pass
berg-button-offers = Declare…
berg-button-orders = { $card } …
berg-button-own = { $card } yours
berg-button-back = ‹ Back
berg-choose-suit = <b>{ $card }</b>: which suit do you order?
berg-choose-card = <b>{ $card }</b>: which card do you order? The suit first.
berg-choose-rank = <b>{ $card }</b>: which { $suit } do you order?
berg-offers = <b>Declarations</b>
berg-offer-jokers = • Jokers, −{ $price }: both of you show the jokers you hold. While a joker is still in the deck, your opponent must keep at least three cards.
berg-offer-resign = • Resign: the game is lost, your opponent writes 0.5. Only while the small deck is untouched.
berg-offer-insure =
    { $insurance ->
        [game] • Insurance, −{ $price }: to the end of the game your opponent may not order a joker.
       *[flip] • Insurance, −{ $price }: until the deck is turned over your opponent may not order a joker.
    }
berg-offer-open = • Open hand, −{ $price }: your opponent's cards lie open to everybody to the end of the game.
berg-offer-shuffle = • Shuffling, −{ $price }: turned-over decks are shuffled for the rest of the match.
berg-button-jokers = Jokers (−{ $price })
berg-button-resign = Resign…
berg-button-insure = Insurance (−{ $price })
berg-button-open = Open your opponent's hand (−{ $price })
berg-button-shuffle = Shuffling (−{ $price })
berg-resign-ask = Resign this game? You write nothing, { $who } 0.5.
berg-button-resign-yes = I resign
berg-button-resign-no = I play on
berg-alert-only = only { $card }
berg-alert-may = plays: { $list }

## The count, the score and the end

berg-writes = <b>{ $who }: { $points }.</b>
berg-writes-you = <b>You write { $points }.</b>
berg-count-plain = The last card is { $card }, not significant.
berg-count-significant =
    { $many ->
        [1] The last card is significant: { $cards }.
       *[other] On top lie the winner's significant cards, without a break: { $cards }.
    }
berg-count-resigned = { $who } resigned.
berg-count-resigned-you = You resigned.
berg-count-drawn-third_turn = Drawn: the deck would be turned over for the third time. <b>Each writes { $points }.</b>
berg-count-drawn-no_cards = Drawn: all cards are in hand, none is left to draw. <b>Each writes { $points }.</b>
berg-count-left = Nothing but significant cards left in hand: { $who }, { $cards }: { $points }.
berg-prices = Declarations: { $list }
berg-proof-orders = After the deck the line has two more orders of all cards: they give the order of a turned-over deck where it is shuffled. Cards that are not in it are skipped.
berg-score-legend = = drawn, × resigned
berg-score-mark-drawn = =
berg-score-mark-resigned = ×
berg-final-result = The berg is taken: <b>{ $result }</b>, a margin of { $margin }.
