# The rules of Berg as this table plays them: short pages, worded by the table's options.
# Every text is handed all options and "seats".

berg-rules-title = <b>Berg: the rules of this table</b>
berg-rules-about = No tricks here: card is laid on card, and whoever is first without cards wins. But what counts is how they went out: jokers and queens are worth a lot at the very end.
berg-rules-table = Two players, to { $height } points. The pages are made from the table's options.

## Cards

berg-rules-cards = Cards and goal
berg-rules-cards-deck = Forty-two cards: five to ace in four suits, the black joker 🃏⚫ and the red one 🃏🔴. Black suits are ♠ ♣, red ones ♦ ♥.
berg-rules-cards-goal = Be the first to get rid of your cards. The berg is the whole match of many games: it is taken once somebody has more than { $height } after a game.

## Dealing

berg-rules-deal = Dealing
berg-rules-deal-order = The first dealer is drawn by lot. { $deal_turns ->
        [one] Then you deal by turns.
       *[three] Each deals three games in a row, then the other does.
    } The dealer's opponent cuts.
berg-rules-deal-hands = One card at a time, the dealer's opponent first, five each.
berg-rules-deal-up = The next card is turned up. It is <b>the dealer's first move</b>, with all that it does: after a jack or a queen the dealer orders, after a five, six, seven, ace or joker the dealer plays again.
berg-rules-deal-decks = Ten cards are laid aside, the <b>small deck</b>. The other twenty-one are the <b>big deck</b>; it is drawn from first.

## A turn

berg-rules-turn = A turn
berg-rules-turn-draw = Before playing you may draw one card, even if something fits.
berg-rules-turn-pass = Then you play one card, or pass. You may pass only after drawing.
berg-rules-turn-fits = A card fits if it has the suit or the rank of the one on top.
berg-rules-turn-queen = A queen goes on any card, but not on a jack's order.
berg-rules-turn-joker = A joker goes on any card of its colour and on the other joker. On a joker go any card of its colour, the other joker, any queen.

## What the cards do

berg-rules-force = What the cards do
berg-rules-force-five = <b>5, 6</b>: your opponent misses a turn.
berg-rules-force-seven = <b>7</b>: your opponent draws two cards and misses a turn.
berg-rules-force-ace = <b>A</b>: your opponent draws a card and misses a turn.
berg-rules-force-joker = <b>Joker</b>: your opponent draws four cards and misses a turn. After any of these you play again, and may draw again.
berg-rules-force-jack = <b>J</b> orders a card: any of the forty-two but itself, even your own or one already played. Until it is played nothing else may be, and the order cannot be beaten. Whoever holds it must play it in their turn, drawing first or not. Whoever does not draws a card and, if it is another one, passes.
berg-rules-force-queen = <b>Q</b> orders a suit: next comes that suit, a joker of its colour, or a queen. Nobody is obliged: you may draw and pass. A queen on a queen orders its own suit.
berg-rules-force-plain = <b>8, 9, 10, K</b> are ballast and do nothing.

## The deck

berg-rules-deck = The deck
berg-rules-deck-order = When the big deck is gone, you draw from the small one.
berg-rules-deck-turned = When both are gone, the played cards are turned over: the top one stays, the others are the new deck. { $shuffling ->
        [always] It is shuffled.
        [buy] It is not shuffled until somebody buys that: who remembers the play knows the order.
       *[off] It is not shuffled: who remembers the play knows the order.
    }
berg-rules-deck-drawn = If it would be turned over for the third time, or there is nothing left to draw or to turn over, the game is drawn.

## Declarations

berg-rules-offers = Declarations
berg-rules-offers-when = Only in your own turn, before you play or pass. The price is written at once; a score may become negative.
berg-rules-offers-jokers = <b>Jokers, −0.5</b>, once a game. Both show the jokers they hold. While a joker is still in the deck, your opponent may not play so that fewer than three cards stay, not even the ordered card. A joker that is drawn is shown. With the last one drawn, or the deck empty, the limit ends.
berg-rules-offers-resign = <b>Resign</b>, while the small deck is untouched. The game is lost, your opponent writes 0.5.
berg-rules-offers-insure = { $insurance ->
        [game] <b>Insurance, −1.0.</b> To the end of the game your opponent may not order a joker with a jack. An order already given stands.
        [off] There is no insurance at this table.
       *[flip] <b>Insurance, −1.0.</b> Until the deck is next turned over your opponent may not order a joker with a jack. An order already given stands. Later it may be bought again.
    }
berg-rules-offers-open = { $open_hand ->
        [off] Hands are not laid open here.
       *[other] <b>Open hand, −{ $open_hand }</b>, once a game, when the big deck is gone: your opponent's cards lie open to everybody to the end of the game.
    }
berg-rules-offers-shuffle = { $shuffling ->
        [buy] <b>Shuffling, −1.0</b>: turned-over decks are shuffled for the rest of the match.
        [always] Turned-over decks are always shuffled here.
       *[off] There is no shuffling at this table.
    }

## Counting

berg-rules-count = Counting
berg-rules-count-plain = Going out with an ordinary card: you write 0.5.
berg-rules-count-significant = <b>Significant cards:</b> a joker 2.0, Q♠ 1.5, another queen 1.0.
berg-rules-count-sum = Going out with a significant one: all significant cards on top count that lie there without a break and were played by you; passes in between do not matter. So 7♠, 🃏⚫, 🃏🔴, Q♣ are 2 + 2 + 1 = 5.0. The turned-up card is the dealer's; what was turned over no longer counts.
berg-rules-count-drawn = A drawn game: 0.5 each.
berg-rules-count-left = { $left_in_hand ->
        [yes] If the loser holds nothing but significant cards, their worth is taken from the loser.
       *[no] What the loser still holds does not matter.
    }

## The end

berg-rules-end = The end
berg-rules-end-height = The berg is taken when somebody has more than { $height } after a game, declarations included. The higher total wins; if they are equal, you play another game.
berg-rules-end-column = Totals are written as they grow, with a line under the games that one player dealt. The result is both totals, say 17.5 : 11.0, and the margin matters too.

## Words

berg-rules-words = Words
berg-rules-words-list =
    <b>Game</b>: one deal. <b>Berg</b>: the whole match.
    <b>Turned-up card</b>: the dealer's first move.
    <b>Ballast</b>: 8, 9, 10 and K.
    <b>Jokers</b> (dobor): the declaration about them.
    <b>Significant</b>: jokers and queens.
