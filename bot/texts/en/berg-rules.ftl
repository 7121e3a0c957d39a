# The rules of Berg as this table plays them: short pages, worded by the table's options.
# Every text is handed all options and "seats". "-also": other words by which people look for it.

berg-rules-title = <b>Berg: the rules of this table</b>
berg-rules-about = No tricks here: you lay card on card, and whoever runs out of cards first wins. But what counts is the card you go out with: jokers and queens are worth a lot at the very end.
berg-rules-table = Two players, to { $height } points. The pages are made from the table's options.

## In one minute

berg-rules-minute = Berg in one minute
berg-rules-minute-goal = Two players, 42 cards: five to ace and two jokers. Five each, the next one is turned up. You take turns, card on card, and whoever runs out of cards first wins the game.
berg-rules-minute-turn = On your turn you may draw a card. Then you play one of the suit or the rank of the top card, or you pass, but only after drawing. A queen goes on almost anything, a joker on cards of its colour.
berg-rules-minute-force = 5 and 6: your opponent misses a turn. After an A they draw a card as well, after a 7 two, after a joker four. J orders a card, Q a suit.
berg-rules-minute-win = A game is worth 0.5. But if you go out with a queen or a joker, you write its worth, 1.0 to 2.0, plus that of your own queens and jokers right below it. You play until somebody has more than { $height }.
berg-rules-minute-example = 9♥ is on top, you hold 9♣ and K♥: either fits.
berg-rules-minute-also = how to play, rules, in short, quick start, beginner, basics, aim of the game, what is berg, tutorial, how many players

## Cards

berg-rules-cards = Cards
berg-rules-cards-deck = Forty-two cards: 5 6 7 8 9 10 J Q K A in four suits, the black joker 🃏⚫ and the red one 🃏🔴. No card is higher than another: what matters is whether it fits the top card.
berg-rules-cards-colours = Black are ♠ ♣ and 🃏⚫, red ♦ ♥ and 🃏🔴.
berg-rules-cards-kinds =
    5, 6, 7, A and the jokers take your opponent's turn away.
    J and Q order.
    8, 9, 10, K do nothing: ballast.
    Jokers and queens are worth a lot at the very end: significant cards.
berg-rules-cards-example = 🃏⚫ goes on 7♣, 🃏🔴 on 7♦, and K♥ on neither.
berg-rules-cards-also = deck, how many cards, pack, suits, colours, colors, which cards, rank, meaning of the cards

## Dealing

berg-rules-deal = Dealing
berg-rules-deal-order = The first dealer is drawn by lot. { $deal_turns ->
        [one] After that you take turns.
       *[three] Each deals three games in a row, then the other does.
    }
berg-rules-deal-hands = One card at a time, the dealer's opponent first, five each. The next card is turned up: it is <b>the dealer's first move</b>, with all that it does. After a J or a Q the dealer orders first; if the opponent misses a turn, the dealer plays again.
berg-rules-deal-decks = Ten more are laid aside face down, the <b>small deck</b>. The other twenty-one are the <b>big deck</b>; cards come from it first.
berg-rules-deal-example = Five each are dealt and 9♦ is turned up. The dealer's opponent may play a ♦, a nine, a queen or 🃏🔴.
berg-rules-deal-also = deal, who deals, dealer, who plays first, how many cards, five cards, big deck, small deck, how many cards in the deck, lot, three games in a row, turns of dealing, how many deals in a row

## The turned-up card

berg-rules-upcard = The turned-up card
berg-rules-upcard-move = After the deal (one at a time, five each, the dealer's opponent first) a card is <b>turned up</b>. It is the dealer's first move and does all that it would do in play.
berg-rules-upcard-does =
    J or Q: the dealer orders a card or a suit at once; nothing else can be done before.
    5, 6, 7, A, a joker: the opponent draws what is due and misses a turn, the dealer plays again.
    8, 9, 10, K: it is simply the opponent's turn.
berg-rules-upcard-example = 7♣ is turned up: the opponent draws two cards and misses a turn. The dealer plays again: a ♣, a seven, a queen or 🃏⚫.
berg-rules-upcard-also = turned-up card, upcard, open card, first card, first move, jack turned up, queen turned up, joker turned up, who plays after the turned-up card

## A turn

berg-rules-turn = A turn
berg-rules-turn-draw = Before playing you may draw a card: one a turn, even if something fits.
berg-rules-turn-play = Then you play one card, it may be the one just drawn, or pass. You may pass only after drawing, but then always, whether something fits or not. One exception: the card that a jack has ordered must be played.
berg-rules-turn-again = When your opponent misses a turn you have a whole new one, and may draw again.
berg-rules-turn-example = 8♦ is on top, you hold 8♠ but want to keep it. You draw, K♣, and pass: that is allowed.
berg-rules-turn-also = turn, pass, passing, may I pass, can I pass, draw a card, drawing, how many cards a turn, nothing fits, play again, must I play, may I not play, miss a turn, pass without drawing

## What fits

berg-rules-fits = What fits
berg-rules-fits-card = A card of the suit or the rank of the top card.
berg-rules-fits-queen = A queen on any card, but not on a jack's order. After a queen, what she ordered.
berg-rules-fits-joker = A joker on any card of its colour and on the other joker. And on a joker any card of its colour, the other joker, any queen.
berg-rules-fits-example = 9♥ is on top. K♥, 9♣, Q♠, 🃏🔴 fit. K♣ and 🃏⚫ do not.
berg-rules-fits-also = what to play, what may be played, which card fits, same suit, same rank, why can't I play this card, may I play a queen, what goes on what, does not fit

## What the cards do

berg-rules-force = What the cards do
berg-rules-force-list =
    <b>5, 6</b>: your opponent misses a turn.
    <b>A</b>: draws a card and misses a turn.
    <b>7</b>: draws two and misses a turn.
    <b>Joker</b>: draws four and misses a turn.
    <b>J</b>: you order a card.
    <b>Q</b>: you order a suit.
    <b>8, 9, 10, K</b>: nothing.
berg-rules-force-again = After a card that makes your opponent miss a turn you play again.
berg-rules-force-draws = Penalty cards are drawn as usual: from the big deck, then from the small one; when both are gone, the played cards are turned over and drawing goes on from there.
berg-rules-force-example = 6♥, on it 7♥, on it 7♠ and 10♠: your opponent has drawn four cards and not played once.
berg-rules-force-also = meaning of the cards, what does the card do, penalty cards, miss a turn, how many to draw, forcing cards, effects, strong cards

berg-rules-five = Five and six
berg-rules-five-what = 5 and 6: your opponent misses a turn, and you play again. No card is drawn.
berg-rules-five-example = 5♦, on it 5♠, on it 9♠: three cards of yours in a row.
berg-rules-five-also = five, six, 5, 6, what does the six do, what does the five do, skip, miss a turn, opponent misses a turn

berg-rules-seven = Seven
berg-rules-seven-what = 7: your opponent draws two cards and misses a turn, and you play again.
berg-rules-seven-example = 7♣, on it 7♥, then Q♥ with an order: your opponent has four cards more.
berg-rules-seven-also = seven, 7, what does the seven do, draw two cards, two cards, plus two

berg-rules-ace = Ace
berg-rules-ace-what = A: your opponent draws one card and misses a turn, and you play again.
berg-rules-ace-example = A♠, on it A♦, on it 8♦: your opponent has drawn two cards and is now to play.
berg-rules-ace-also = ace, A, what does the ace do, what comes after an ace, draw one card, plus one

berg-rules-joker = Joker
berg-rules-joker-what = 🃏: your opponent draws four cards and misses a turn, and you play again.
berg-rules-joker-where = It goes on any card of its colour and on the other joker: 🃏⚫ on ♠ and ♣, 🃏🔴 on ♦ and ♥. On a joker go a card of its colour, the other joker, a queen.
berg-rules-joker-example = 7♠, 🃏⚫, 🃏🔴, 8♦: your opponent has drawn ten cards, two and twice four.
berg-rules-joker-also = joker, jokers, red joker, black joker, what does the joker do, where does a joker go, what goes on a joker, draw four cards, four cards, plus four, colour of the joker, how many cards for a joker, what may go on a joker

berg-rules-jack = Jack: an ordered card
berg-rules-jack-what = A J is played like any other card, and you order a card: any of the 42 but that J, even one in your hand or one already played. Until it is down, nothing else may be played.
berg-rules-jack-must = Whoever holds the ordered card must play it on their turn; they may draw first. Whoever does not hold it draws one card and, if that is another, passes. So it goes, turn by turn, for both of you, whoever ordered it.
berg-rules-jack-firm = The order cannot be beaten, not even with a queen or a joker. Only the jokers declaration makes a player hold the ordered card back{ $insurance ->
        [off] .
       *[flip] , and insurance keeps a joker from being ordered.
    }
berg-rules-jack-example = You played J♦ and ordered Q♠. Your opponent does not hold it, draws 10♣ and passes. You hold it: you play Q♠ and order a suit.
berg-rules-jack-also = jack, J, what does the jack do, obligation, order a card, ordered card, jack's order, beat the jack's order, I do not have the ordered card, must play, which card may be ordered, may I order my own card, order a joker

berg-rules-queen = Queen: an ordered suit
berg-rules-queen-what = A Q goes on any card, but not on a jack's order. It orders a suit, any suit.
berg-rules-queen-next = Next comes a card of that suit, a joker of its colour or a queen, no matter whose turn it is. But nobody has to: you may draw and pass, and the order stays.
berg-rules-queen-queens = A queen on a queen <b>beats the suit</b>: there is nothing to choose, the suit of the upper queen is ordered. A queen that a jack ordered orders a suit as usual.
berg-rules-queen-example = You: Q♣, ordering ♦. 8♦, 🃏🔴 or a queen may follow. Your opponent plays Q♠, and now ♠ is ordered.
berg-rules-queen-also = queen, Q, what does the queen do, order a suit, ordered suit, beat the suit, beat the order, queen on a queen, where does a queen go, what goes on a queen, must I play the ordered suit

berg-rules-ballast = Ballast
berg-rules-ballast-what = 8, 9, 10 and K are <b>ballast</b>: they do nothing, and it is your opponent's turn. At the very end they are worth 0.5, like every card that is not significant.
berg-rules-ballast-example = K♠ is on top, you play 10♠: your opponent's turn.
berg-rules-ballast-also = ballast, eight, nine, ten, king, 8, 9, 10, K, what does the king do, cards that do nothing, plain cards

## The deck

berg-rules-deck = The deck
berg-rules-deck-order = Draw from the top: first from the big deck (21 cards), then from the small one (10).
berg-rules-deck-turned = As soon as the last card is drawn, the played cards are turned over, even in the middle of drawing four for a joker. The top one stays; the others are the new deck, now just one.
berg-rules-deck-shuffled = { $shuffling ->
        [always] It is shuffled.
        [buy] It is not shuffled until somebody buys shuffling: the first card played is the first drawn.
       *[off] It is not shuffled: the first card played is the first drawn. Remember the play and you know the order.
    }
berg-rules-deck-example = 9♦, K♦, 5♦, 8♦ were played, and the deck is gone. 8♦ stays; { $shuffling ->
        [always] 9♦, K♦ and 5♦ are shuffled.
        [buy] the new deck is 9♦, K♦, 5♦, and 9♦ is drawn first. Once shuffling is bought, nobody knows.
       *[off] the new deck is 9♦, K♦, 5♦: 9♦ is drawn first.
    }
berg-rules-deck-also = deck gone, turn the deck over, turning the deck over, turning over, turn-over, big deck, small deck, no cards left, where to draw from, order of the cards, remember the cards, penalty cards, is it shuffled

## A drawn game

berg-rules-drawn = A drawn game
berg-rules-drawn-when = A game is drawn if the deck would have to be turned over for the third time, or if nothing is left to draw or to turn over: all cards but the top one are in your hands.
berg-rules-drawn-once = It happens as soon as the last card is drawn: even in the middle of drawing four for a joker, and even if that card could be played.
berg-rules-drawn-points = Each writes 0.5.
berg-rules-drawn-example = The deck has been turned over twice, K♠ is on top. You draw the last card, 9♠: the game is drawn, although it fits.
berg-rules-drawn-also = draw, drawn game, tie, third time, third turn-over, deck for the third time, no cards left, all cards in the hands, nobody wins

## Going out

berg-rules-out = The last card
berg-rules-out-last = Whoever plays their last card has won the game, whatever the card.
berg-rules-out-nothing = Your opponent no longer draws or misses a turn, and a jack or a queen is played without an order.
berg-rules-out-example = Your last card is J♠: nothing to order, the game is yours, 0.5. With Q♠ it would be 1.5.
berg-rules-out-also = last card, go out, going out, finish, no cards, win the game, last jack, last queen, what to finish with, may I finish with a joker

## Declarations

berg-rules-offers = Declarations
berg-rules-offers-when = Only on your own turn, having drawn or not, before you play or pass. The button “Declare…” is under your cards.
berg-rules-offers-list =
    • Jokers: −0.5
    • Resign: the game is lost, 0.5 to your opponent
    { $insurance ->
        [off] • No insurance here
       *[flip] • Insurance: −1.0
    }
    { $open_hand ->
        [off] • No open hand here
       *[other] • Open hand: −{ $open_hand }
    }
    { $shuffling ->
        [buy] • Shuffling: −1.0
        [always] • Here decks are always shuffled, for free
       *[off] • No shuffling here
    }
berg-rules-offers-price = The price is written at once. Your total may go below zero.
berg-rules-offers-example = At 0.0 you declare jokers: that makes −0.5. Going out with Q♦ makes it 0.5.
berg-rules-offers-also = declaration, declare, buy, price, how much is it, minus, negative score, pay points, agreements, conventions

berg-rules-jokers = The jokers declaration
berg-rules-jokers-shown = <b>Jokers</b> (dobor) is a declaration for 0.5, once a game for each of you. Both show the jokers they hold; those drawn from the deck later are shown too.
berg-rules-jokers-three = While a joker is in the deck, your opponent must keep at least three cards after playing: with three or fewer they play nothing, not even what a jack ordered, but draw and pass. Once they have four, an ordered card must be played after all. If both declare, both must keep three.
berg-rules-jokers-ends = Once the last joker is drawn or the deck is empty, the limit ends for good, even if turning over brings a joker back. If there was none in the deck, the 0.5 is lost all the same.
berg-rules-jokers-example = You declared, 🃏🔴 is still in the deck. 9♠ is on top, your opponent holds 5♠ 6♠ 7♠: with three nothing may be played. They draw K♥, which makes four, and now one may.
berg-rules-jokers-also = dobor, jokers, show jokers, three cards, at least three cards, why can't I play, keep three cards, joker in the deck, end of the limit, 0.5 for jokers

berg-rules-resign = Resigning
berg-rules-resign-what = On your turn, while no card of the small deck has been drawn, not even as a penalty, you may resign the game. It is lost, your opponent writes 0.5, and that is all.
berg-rules-resign-example = You hold twelve cards, your opponent two, by the look of it Q♠ and 🃏⚫. Giving 0.5 is cheaper than 3.5.
berg-rules-resign-also = resign, resignation, give up, surrender, concede, when may I resign, price of resigning, quit the game

berg-rules-insure = Insurance
berg-rules-insure-what = { $insurance ->
        [game] <b>Insurance</b>, 1.0: to the end of the game your opponent may not order a joker with a jack. An order already given stands.
        [off] There is no insurance here: a jack may order a joker too.
       *[flip] <b>Insurance</b>, 1.0: until the deck is next turned over your opponent may not order a joker with a jack. An order already given stands.
    }
berg-rules-insure-again = { $insurance ->
        [game] While it is in force it is not sold again. This is full insurance; the simple one ends when the deck is turned over.
        [off] Where it exists, it is bought for 1.0: simple, until the deck is turned over, or full, to the end of the game.
       *[flip] While it is in force it is not sold again; once it has ended it may be bought again. This is simple insurance; the full one lasts to the end of the game.
    }
berg-rules-insure-example = { $insurance ->
        [off] You hold 🃏🔴 and three more cards. Your opponent plays J♦ and orders 🃏🔴: you must play it, there is no keeping it.
       *[flip] You hold 🃏🔴 and three more cards. You are insured: your opponent plays J♦ and orders what they like, but neither 🃏🔴 nor 🃏⚫.
    }
berg-rules-insure-also = insurance, insure, simple insurance, full insurance, forbid ordering a joker, order a joker, jack orders a joker, keep the joker, buy insurance

berg-rules-open = Open hand
berg-rules-open-what = { $open_hand ->
        [off] Hands are not laid open here. Where they are, it costs 1.0 or 1.5, once a game, when the big deck is gone, and lasts to the end of the game, for everybody to see.
       *[other] <b>Open hand</b>, { $open_hand }, once a game, when the big deck is gone: your opponent's cards lie open to everybody, spectators too, to the end of the game.
    }
berg-rules-open-example = { $open_hand ->
        [off] Your opponent holds two cards: Q♠ or ballast? Here you can only guess.
       *[other] Your opponent holds two cards. Laid open they are Q♠ and 9♦. Order Q♠ with a jack, and it cannot be kept for the end.
    }
berg-rules-open-also = open hand, open game, open cards, buy an open hand, opponent's cards, see the opponent's cards, peek, 1.5

berg-rules-shuffle = Shuffling
berg-rules-shuffle-what = { $shuffling ->
        [always] Turned-over decks are always shuffled here; there is nothing to buy. The top card played stays.
        [buy] <b>Shuffling</b>, 1.0: turned-over decks are shuffled for the rest of this game and in all later games of the berg. Whoever buys it, it holds for both, and it is not sold again.
       *[off] Turned-over decks are not shuffled here: the cards come in the order they were played. Where they are, it is either always or for 1.0, for both and for the rest of the berg.
    }
berg-rules-shuffle-example = 6♣, Q♣, 10♣, 10♥ were played, the deck is turned over. { $shuffling ->
        [always] 6♣, Q♣ and 10♣ are shuffled: nobody knows where the queen is.
        [buy] Without shuffling the queen comes second; buy it, and nobody knows where.
       *[off] The queen comes second, for whoever remembers.
    }
berg-rules-shuffle-also = shuffle, shuffling, reshuffle, game with shuffling, buy shuffling, mix, turned-over deck, order of the cards

## Counting

berg-rules-count = Counting
berg-rules-count-plain = Going out with an ordinary card: you write 0.5.
berg-rules-count-significant = Going out with a queen or a joker: its worth, and that of your own significant cards right below it; see “Significant cards”.
berg-rules-count-drawn = A drawn game: 0.5 each. A game resigned: 0.5 to the other.
berg-rules-count-left = { $left_in_hand ->
        [yes] If the loser holds nothing but significant cards, their worth is taken from the loser. Not if the game was resigned or drawn.
       *[no] What the loser still holds does not matter.
    }
berg-rules-count-example = You went out with 9♠: 0.5. Your opponent still holds Q♦ and 🃏⚫: { $left_in_hand ->
        [yes] nothing but significant ones, which cost 3.0.
       *[no] that costs nothing.
    }
berg-rules-count-also = how to count points, how many points, points for a game, 0.5, half a point, points for winning, cards left in hand, joker in hand, score, what is written

berg-rules-significant = Significant cards
berg-rules-significant-worth = A joker is 2.0, Q♠ 1.5, Q♣ Q♦ Q♥ 1.0 each.
berg-rules-significant-sum = If the last card is significant, all significant cards count that lie on top without a break and were played by you. Passes in between do not matter. Count from the top down to the first that is not significant, or not yours.
berg-rules-significant-whose = The turned-up card is the dealer's. A card left lying by a turn-over still belongs to whoever played it; those that went into the deck no longer count.
berg-rules-significant-example =
    7♠, 🃏⚫, 🃏🔴, Q♣ are 2 + 2 + 1 = 5.0.
    Q♣, your opponent passes, Q♠: 1 + 1.5 = 2.5.
berg-rules-significant-also = significant cards, worth of a queen, queen of spades, price of a queen, worth of a joker, how much is a joker, 2.0, 1.5, 1.0, sum, last cards, in a row, valuable cards

berg-rules-column = The column
berg-rules-column-total = The score is kept in two columns of running totals: after each game you write what each of you has now.
berg-rules-column-line = When the dealer changes, a line is drawn under them: { $deal_turns ->
        [one] here after every game.
       *[three] here after every three games, which make a series.
    }
berg-rules-column-minus = Declarations are taken from the same totals, which may fall below zero.
berg-rules-column-example =
    1.0 : 0.0 — you went out with Q♦
    1.0 : 2.0 — your opponent with 🃏⚫
    1.5 : 2.0 — you with 9♠
berg-rules-column-also = column, score sheet, writing, record, running total, line, series, how to write, keeping score, table

## The end

berg-rules-end = The end
berg-rules-end-height = The berg is taken when somebody has <b>more</b> than { $height } after a game, declarations included. The higher total wins.
berg-rules-end-equal = If they are equal, you play another game.
berg-rules-end-result = The result is both totals, say 17.5 : 11.0. The margin matters: it goes into the statistics.
berg-rules-end-example = You have { $height }.0: not yet, it takes more. Going out with 9♠ makes { $height }.5, and the berg is taken.
berg-rules-end-also = end of the match, height of the berg, what do we play to, how high do we play, how many points to win, who won, when does it end, short, long, tournament, 10, 15, 25, equal, margin, take the berg, result, equal totals

## Fines

berg-rules-fines = Fines
berg-rules-fines-here = There are no fines here: the table lets nobody hold back the ordered card, and shows jokers by itself after the jokers declaration.
berg-rules-fines-live = At a live table, not playing the card a jack ordered although you hold it, or not showing a joker in time after that declaration, loses the game, and your opponent's total is raised to { $height } plus 5.0. If so agreed, the fine is cheaper: 5.0.
berg-rules-fines-example = K♦ was ordered and in hand, but its holder drew and passed: a fine at a live table. Here K♦ is all they could play.
berg-rules-fines-also = fine, penalty, did not play the ordered card, did not show a joker, hid, breaking the rules, cheap fine, mistake, 5.0

## Customs

berg-rules-customs = At a live table
berg-rules-customs-agree = Before playing you agree on the height: 15 is a short berg, 25 a long one, 10 a tournament. And on the rest: dealing three games or one, simple insurance or full, whether hands are opened and for how much, whether decks are shuffled, whether a loser's significant cards count. Here these are the table's options.
berg-rules-customs-live = The dealer shuffles, the opponent cuts. The small deck lies a little apart, so that the two are not mixed up. After the jokers declaration the declarer shows first, then the other; who has none says so.
berg-rules-customs-table = Here the table deals, counts and shows what must be shown by itself.
berg-rules-customs-example = “Jokers! Here is 🃏⚫.” “I have none.” So 🃏🔴 is in the deck, unless it has been played.
berg-rules-customs-also = customs, live play, agree, house rules, conventions, options, variants, differences, tournament, etiquette, cut, agreement

## Words

berg-rules-words = Words
berg-rules-words-game = <b>Game</b>: one deal.
berg-rules-words-berg = <b>Berg</b>: the whole match of many games; German for mountain.
berg-rules-words-height = <b>Height</b>: what a total must exceed to take the berg.
berg-rules-words-upcard = <b>Turned-up card</b>: the dealer's first move.
berg-rules-words-decks = <b>Big deck</b>: 21 cards, drawn from first. <b>Small deck</b>: the ten laid aside.
berg-rules-words-turned = <b>Turn-over</b>: the played cards become the deck.
berg-rules-words-jack = <b>Obligation</b>: a jack's order.
berg-rules-words-queen = <b>Ordered suit</b>: what a queen asks for.
berg-rules-words-beat = <b>To beat the suit</b>: to play a queen on a queen.
berg-rules-words-ballast = <b>Ballast</b>: 8, 9, 10 and K.
berg-rules-words-significant = <b>Significant</b>: jokers and queens.
berg-rules-words-out = <b>To go out</b>: to play your last card.
berg-rules-words-pass = <b>To pass</b>: to draw a card and play none.
berg-rules-words-jokers = <b>Jokers, dobor</b>: the declaration about them.
berg-rules-words-insurance = <b>Insurance</b>: no joker may be ordered; <b>simple insurance</b> until the deck is turned over, <b>full insurance</b> to the end of the game.
berg-rules-words-open = <b>Open hand</b>: the opponent's cards lie open.
berg-rules-words-shuffle = <b>Shuffling</b>: of turned-over decks.
berg-rules-words-line = <b>Line, series</b>: games that one player deals in a row, and the line under them.
berg-rules-words-also = glossary, terms, jargon, what does it mean, players' words, slang, dictionary
