# The rules of Terz as this table plays them: short pages, worded by the table's options.
# Every text is handed all options and "seats".

terz-rules-title = <b>Terz: the rules of this table</b>
terz-rules-about = Two players, nine cards each, and a talon to draw from after every trick. You declare melds and argue whose is better; once the talon is gone, cards must be beaten in earnest.
terz-rules-table = A match to { $target }. The pages follow the table's options.

## Cards

terz-rules-cards = Cards and points
terz-rules-cards-deck = Seven to ace, 32 cards.
terz-rules-cards-trump =
    <b>Trump</b>, high to low:
    J 20, 9 13, A 11, 10 10, K 3, Q 2, 8 and 7 nothing
terz-rules-cards-plain =
    <b>The other suits</b>:
    A 11, 10 10, K 3, Q 2, J 1, 9, 8 and 7 nothing
terz-rules-cards-sum = The last trick is worth 10 more: 150 in all tricks. A ten beats a king; in melds the order is the natural one, 7 8 9 10 J Q K A, in trump too.

## Dealing

terz-rules-deal = The deal
terz-rules-deal-order = Nine cards each, three at a time, the dealer last. The next card, the <b>upcard</b>, is turned: its suit is trump. It lies on top of the talon and is the last to be drawn.
terz-rules-deal-colour = In the first deal, with trump still face down, the dealer asks: “Colour?” If the opponent guesses it, the opponent leads, else the dealer. Who deals is drawn by lot.
terz-rules-deal-later = From then on whoever took the last trick deals, and the opponent leads.
terz-rules-deal-talon = After the first trick, the player who lost it <b>cuts the talon</b>: some cards from its bottom, 0 to 12, go up below the upcard. Then, after every trick, both draw from the bottom back to nine, the winner first. The last face-down card is shown.

## Play

terz-rules-play = Play
terz-rules-play-talon = <b>While the talon lasts</b> anything may be played but the seven of trump. The higher card of the suit led takes the trick; a trump beats any other suit.
terz-rules-play-lead = Whoever takes a trick leads to the next.
terz-rules-play-without = <b>Without the talon</b> the card must be beaten by a higher one of its suit. If you cannot, play any card of the suit. If you have none, any trump. If you have no trump either, anything.
terz-rules-play-jack = The jack of trump is free: it may always be played. It may be held back { $jack_free ->
        [only_trump] only while it is your only trump; beside others it is a trump like any.
       *[always] at any time, as if you did not hold it.
    }
terz-rules-play-look = { $look_back ->
        [talon] The tricks may be looked through while the talon has cards.
        [two] The tricks may be looked through while the talon has at least two cards.
        [four] The tricks may be looked through while the talon has at least four cards.
       *[never] Petersburg style: the tricks may not be looked through.
    }

## The seven

terz-rules-seven = The seven
terz-rules-seven-exchange = Whoever holds the seven of trump may exchange it for the upcard on their own turn, before the card. It may be part of a meld; it may not be played while the talon lasts.
terz-rules-seven-fine = If you hold the seven at a turn of yours, do not exchange it, and the talon is gone, your opponent writes 100. No fine if the seven came with the last two cards, was the upcard, or came back after an exchange. The table warns you in time.

## Melds

terz-rules-melds = Melds
terz-rules-melds-when = Melds are declared on your own turn, before the card, { $melds_while ->
        [talon] while the talon lasts.
       *[nine_cards] while you hold nine cards: in the first trick without the talon too.
    }
terz-rules-melds-kinds =
    Runs of one suit: a <b>terz</b>, three cards, 20; a <b>fifty</b>, four, 50; <b>hundred-five</b>, <b>-six</b>, <b>-seven</b>, <b>-eight</b>, five and more, 100.
    Four of a kind: queens, kings or aces 100, jacks 200.
terz-rules-melds-order = Low to high: terz, fifty, hundred queens, hundred kings, hundred aces, hundred-five … hundred-eight, two hundred jacks. Of two with one name the one with the higher top card is better; if equal, the one in trump, else the one named first.
terz-rules-melds-frames = Four of a kind only after the talon is cut{ $frames_need_trick ->
        [yes] , and only with a trick taken.
       *[no] .
    }
terz-rules-melds-again = What was declared is not declared again, nor any part of it. A new card in the suit opens every run that holds it: after a fifty from the K, a 9 lets you declare a terz from the J, a fifty from the Q and a hundred-five from the K.
terz-rules-melds-many = { $melds_a_turn ->
        [one] One meld a turn, the marriage aside.
       *[many] Several a turn: the best first, one in each suit, for as long as they count.
    }

## Answers

terz-rules-answers = Answers
terz-rules-answers-who = Your opponent answers if they have not played to this trick yet and hold something to argue with. Otherwise the meld counts at once.
terz-rules-answers-good = <b>“Good”</b>: the points are written.
terz-rules-answers-ask = <b>“From what?”</b>, with a meld of the same name in hand. Having heard the answer you say “good”, or “not good” with a better one of the same name. The right to a higher one is gone with the question.
terz-rules-answers-beat = <b>“Not good”</b>, at once, with a meld of a higher name. Its owner writes, the first one is lost.
terz-rules-answers-shown = After the trick the meld that counted is shown. One that was beaten is not: it was only heard. Who lets the time run out has said “good”.

## Marriage

terz-rules-marriage = Marriage
terz-rules-marriage-what = King and queen of trump: 20. It argues with nothing and is beaten by nothing.
terz-rules-marriage-when = Declared once, on any turn of your own before the card, even without the talon: with both cards in hand, or with one if you have played the other yourself. Any card may be played after it.

## Counting

terz-rules-count = Counting
terz-rules-count-words = Melds and fines are written at once.
terz-rules-count-cards = Tricks are written after the deal, in tens, fives going down: 74 and 76 are 70 and 80, but 75 and 75 are 70 each.
terz-rules-count-target = If somebody has reached { $target } exactly, exact points are written and the match is over. If only rounding would get there, exact points are written and the match goes on.

## The end

terz-rules-end = The end
terz-rules-end-target = After the deal in which somebody reached { $target } the most points win; if equal, the last trick. Melds in the middle of a deal end nothing.
terz-rules-end-arrival = <b>“Arrived”</b>, on your own turn before the card: what you have written, with the exact points of your tricks, has reached { $target }, and your opponent's has not. Right, and you win at once; wrong, and you lose. Cards of an unfinished trick do not count. The bot asks whether you are sure.

## Customs

terz-rules-customs = At a live table
terz-rules-customs-table = Here the table deals, draws and counts by itself, and lets nobody break the rules.
terz-rules-customs-live = At a live table a revoke, four of a kind too early, a forgotten draw or a played seven cost 100, drawing out of turn the match. The score is kept in signs: a circle is 100, a lying stroke 50, a slanting one 20, a standing one 10.

## Words

terz-rules-words = Words
terz-rules-words-list =
    <b>Upcard</b>: the open card on the talon; it fixes trump.
    <b>Talon</b>: the cards that are drawn from.
    <b>To break the talon</b>: to cut it after the first trick.
    <b>Words</b>: melds, and the points for them.
    <b>Terz</b>: three in a row. <b>Fifty</b>, bertz: four.
    <b>Frame</b>: four cards of one rank.
    <b>Marriage</b>: king and queen of trump.
    <b>Arrival</b>: claiming the match in the middle of a deal.
