# The rules of Terz as this table plays them: short pages, worded by the table's options.
# Every text is handed all options and "seats". "-also": other words by which people look for it.

terz-rules-title = <b>Terz: the rules of this table</b>
terz-rules-about = Two players, nine cards each, and a talon to draw from after every trick. You declare melds and argue whose is better; once the talon is gone, you beat cards in earnest.
terz-rules-table = A match to { $target }. The pages follow the table's options.

## In one minute

terz-rules-minute = Terz in one minute
terz-rules-minute-deal = Two players, 32 cards. Nine each, the next one is turned up: its suit is <b>trump</b>. The rest is the <b>talon</b>; you draw from it after every trick.
terz-rules-minute-melds = On your turn, before you play, you <b>declare melds</b>: three in a row in one suit are a terz, 20; four a fifty, 50; five or more 100; four queens, kings or aces 100, four jacks 200; king and queen of trump are the marriage, 20. Anything but the marriage your opponent may beat with a better one.
terz-rules-minute-play = Then you play a card: while the talon lasts any card but the seven of trump, which you must exchange for the upcard in time. Without the talon you must beat the card led: with a higher one of its suit or, if you have none of the suit, with a trump. The highest trumps are the jack and the nine.
terz-rules-minute-win = The tricks of a deal are worth 150, 10 of that for the last one. After the deal in which somebody reaches { $target }, the most points win.
terz-rules-minute-example = You hold Q♠ K♠ A♠. “Terz!” “Good”: you write 20 and play.
terz-rules-minute-also = how to play, rules, in short, quick start, beginner, basics, aim of the game, what is terz, tutorial, how many players

## Cards

terz-rules-cards = Cards and points
terz-rules-cards-deck = Seven to ace, 32 cards.
terz-rules-cards-trump =
    <b>Trump</b>, from high to low:
    J – 20, 9 – 13, A – 11, 10 – 10, K – 3, Q – 2, 8 and 7 – 0
terz-rules-cards-plain =
    <b>The other suits</b>:
    A – 11, 10 – 10, K – 3, Q – 2, J – 1, 9, 8 and 7 – 0
terz-rules-cards-sum = The cards are worth 140, the last trick 10 more: 150 in all tricks.
terz-rules-cards-runs = A ten beats a king. In melds, though, the order is the natural one, 7 8 9 10 J Q K A, in trump too.
terz-rules-cards-example = Trump is ♠, the trick holds 9♠ and A♦: 13 and 11 make 24. If ♦ were trump, the same cards would be worth only 11.
terz-rules-cards-also = worth of a jack, how much is the nine, card values, points, rank of cards, what beats what, ten and king, ace, trumps, deck, how many cards, yuss, manela, last trick

## Dealing

terz-rules-deal = The deal
terz-rules-deal-order = Nine cards each, three at a time, the dealer's opponent first. The next card, the <b>upcard</b>, is turned up: its suit is trump. It lies face up on the talon, which has 14 cards with it.
terz-rules-deal-who = The first dealer is drawn by lot. From then on whoever took the last trick deals, and the opponent leads.
terz-rules-deal-example = Nine each are dealt and 10♦ is turned: ♦ is trump, and 13 face-down cards lie below it. You took the last trick? You deal next, and your opponent leads.
terz-rules-deal-also = dealing, who deals, dealer, who leads first, first lead, how many cards, nine cards, three at a time, upcard, turned-up card, how trump is chosen, lot

## The colour

terz-rules-colour = “Colour?”
terz-rules-colour-call = Only in the first deal of a match, whose dealer is drawn by lot. The cards are dealt, the upcard is still face down, and the dealer's opponent calls a colour: red (♦ ♥) or black (♠ ♣).
terz-rules-colour-lead = Then the upcard is turned. If trump has that colour the caller leads, else the dealer.
terz-rules-colour-example = “Colour?” “Red.” The card is 8♦: right, and the caller leads. With 8♣ the dealer would lead.
terz-rules-colour-also = color, red, black, guess the colour, first deal, who leads in the first deal, call a colour, who goes first

## The talon

terz-rules-talon = The talon
terz-rules-talon-broken = <b>The talon is broken</b> right after the first trick, by whoever lost it: any number of cards from its bottom, 0 to 12, are moved to just under the upcard, in the same order. The upcard itself stays on top. Nobody draws before then.
terz-rules-talon-draw = After every trick, while there is a talon, both draw back to nine: from the bottom, the winner first. The upcard is the very last card.
terz-rules-talon-last = At the last draw the winner's card is shown to both. There are seven draws, and then nine more tricks without the talon.
terz-rules-talon-example = The talon is one face-down card and the upcard Q♣. The trick is yours: you draw the face-down card and it is shown, 8♦. Q♣ goes to your opponent.
terz-rules-talon-also = break the talon, breaking, cut the talon, draw, drawing from the bottom, draw cards, stock, last card of the talon, who draws first, how many cards in the talon

## Play with the talon

terz-rules-play = Play with the talon
terz-rules-play-lead = Whoever takes a trick leads to the next.
terz-rules-play-any = While the talon has cards, any card may be played to any lead, except the seven of trump, which may not be played at all until the talon is gone.
terz-rules-play-wins = The higher card of the suit led takes the trick. A trump beats any other suit, and of two trumps the higher one wins.
terz-rules-play-example = Trump is ♥, 10♠ was led. A♠ takes the trick; 8♥ takes it too, as a trump. A♦ does not: it is another suit.
terz-rules-play-also = turn, how to play a card, what to play, who takes the trick, trick, lead, must I follow suit, may I trump, ruff, while the talon lasts

## Play without the talon

terz-rules-endgame = Play without the talon
terz-rules-endgame-must =
    With the talon gone, you must beat your opponent's card:
    • with a higher card of its suit, if you have one;
    • if you cannot, any card of the suit;
    • without the suit, any trump, high or low;
    • with no trump either, anything.
terz-rules-endgame-free = Any card may be led, now the seven of trump as well. The jack of trump is free; it has a page of its own.
terz-rules-endgame-example = Trump is ♥, J♠ was led, you hold Q♠, 7♠ and 9♥. Q♠ must be played. Without it, 7♠: you have the suit, so no trump. Without any ♠, 9♥.
terz-rules-endgame-also = without the talon, talon gone, must beat, do I have to beat, follow suit, no suit, cannot beat, why can't I play this card, revoke, renounce, must I trump, higher card

## The jack of trump

terz-rules-jack = The jack of trump
terz-rules-jack-play = The jack of trump is <b>free</b>: it may always be played, whatever was led, even if you have that suit.
terz-rules-jack-hold = { $jack_free ->
        [only_trump] Without the talon you may hold it back only while it is your only trump. With others it is a trump like any other: if nothing else beats, it must.
       *[always] You may always hold it back, too: without the talon, what you have to play is worked out as if the jack were not in your hand.
    }
terz-rules-jack-example = Trump is ♠, the talon is gone. 10♦ is led, you hold A♦ and J♠: play either. 9♠ is led, you hold 8♠ and J♠: { $jack_free ->
        [only_trump] the jack is not your only trump and 9♠ must be beaten, so it is J♠.
       *[always] you may give 8♠ and keep the jack.
    }
terz-rules-jack-also = trump jack, free jack, hold the jack back, keep the jack, must I play the jack, yuss, only trump, may I play the jack

## The seven

terz-rules-seven = The seven of trump
terz-rules-seven-exchange = Whoever holds the seven of trump may exchange it for the upcard on their own turn, before playing, while the talon has cards. It may be part of a meld; it may not be played while the talon lasts.
terz-rules-seven-fine = Exchange it <b>in time</b>. If you held the seven on a turn of yours, the talon is gone, and you still have not exchanged it, your opponent writes 100 right after the last draw. The table warns you in time.
terz-rules-seven-spared = There is no fine if the seven came with the last two cards, was itself the upcard, or came back as the last card after an exchange.
terz-rules-seven-example = Trump is ♣, the upcard A♣, you hold 7♣. You exchange: A♣ into your hand, 7♣ onto the talon, and you play.
terz-rules-seven-also = seven, exchange, swap the seven, change trump, take the upcard, forgot to exchange, did not exchange, fine for the seven, 100 for the seven, may I play the seven

## Melds

terz-rules-melds = Melds
terz-rules-melds-when = Melds are <b>declared</b> on your own turn, before you play, { $melds_while ->
        [talon] while the talon has cards.
       *[nine_cards] while you hold nine cards: in every trick with the talon and in the first one without it.
    }
terz-rules-melds-runs =
    <b>Runs</b>, cards of one suit in a row:
    terz, three: 20
    fifty, four: 50
    hundred-five, -six, -seven, -eight, five to eight: 100
terz-rules-melds-frames =
    <b>Frames</b>, four of a kind:
    hundred queens, hundred kings, hundred aces: 100
    two hundred jacks: 200
terz-rules-melds-order = The order is the natural one: 7 8 9 10 J Q K A, in trump too. The marriage, 20, stands apart.
terz-rules-melds-example = 8♦ 9♦ 10♦ are a terz, with J♦ a fifty. Q♣ K♣ A♣ are a terz, but 10♣ K♣ A♣ are not: J and Q stand between 10 and K.
terz-rules-melds-also = declare, declaring, declaration, combination, sequence, run, terz, tierce, fifty, bertz, hundred, hundred-five, three in a row, four in a row, how much is a terz, when may I declare, until when, words

## What is better

terz-rules-ranking = What is better
terz-rules-ranking-kinds = From low to high: terz, fifty, hundred queens, hundred kings, hundred aces, hundred-five, hundred-six, hundred-seven, hundred-eight, two hundred jacks.
terz-rules-ranking-equal = Of two runs of the same name, the one with the higher top card is better. If the tops are equal, the one in trump; if neither is in trump, the one named first.
terz-rules-ranking-aside = The marriage stands outside this order: it beats nothing, and nothing beats it.
terz-rules-ranking-example = Trump is ♥. A terz from Q♠ is better than one from J♥, and a terz from Q♥ better than one from Q♠. Between Q♠ and Q♦ the one named first is written. And a fifty from 10♣ beats any terz.
terz-rules-ranking-also = order of melds, which meld is better, what beats a terz, what beats a fifty, whose terz, equal terzes, tie, hundred aces or hundred-five, two hundred jacks, terz in trump, who said it first, beat a terz with a fifty, who writes if equal, both have a terz from the queen

## Four of a kind

terz-rules-frames = Frames
terz-rules-frames-what = A frame is four cards of one rank: queens, kings or aces are 100, jacks 200, and nothing is better than two hundred jacks. Tens, nines and lower make no frame.
terz-rules-frames-when = A frame may be declared only once the talon is broken, after the first trick{ $frames_need_trick ->
        [yes] , and only if you have a trick, even a worthless one.
       *[no] .
    } Until then there are only runs and the marriage, and you may not beat with a frame either.
terz-rules-frames-example = You were dealt Q♠ Q♣ Q♦ Q♥. Keep quiet about them in the first trick{ $frames_need_trick ->
        [yes] , then wait for a trick of your own. Once you have one, on your next turn: “Hundred queens!”
       *[no] ; on your next turn: “Hundred queens!”
    }
terz-rules-frames-also = frame, four of a kind, four queens, four kings, four aces, four jacks, hundred queens, hundred kings, hundred aces, two hundred jacks, frame too early, when may I declare a frame, frame without a trick, four tens, four nines

## Declaring again

terz-rules-again = Declaring again
terz-rules-again-rule = A run may not be declared if all its cards lie within one run that you have declared in this deal, whether it counted or not. What you beat with is declared too. A frame is declared once.
terz-rules-again-card = A new card in the suit opens everything it belongs to.
terz-rules-again-part = You need not take the longest: 8 9 10 J hold a terz from the 10, a terz from the J and a fifty, 90 over three turns.
terz-rules-again-example = You had a fifty from K♠, and 9♠ comes. Now you may declare a terz from J♠, later a fifty from Q♠ and a hundred-five from K♠. If A♠ comes as well: a terz, a fifty, a hundred-five and a hundred-six from the ace.
terz-rules-again-also = repeat, second time, declare again, same meld, part of a meld, terz out of a fifty, new card, longer run, two terzes of four cards, may I repeat a terz, declare twice, twice

## Several in one turn

terz-rules-several = Several in one turn
terz-rules-several-how = { $melds_a_turn ->
        [one] Here you declare one meld a turn; the others wait for the next.
       *[many] You may declare several a turn: the best first, equal ones too, at most one run in each suit, and only while the one before counted.
    }
terz-rules-several-aside = The marriage stands apart: it may join any of them. What you beat your opponent with does not count here either: your own turn starts afresh.
terz-rules-several-example = You hold 9♠ 10♠ J♠ Q♠ and 7♦ 8♦ 9♦. { $melds_a_turn ->
        [one] “Fifty.” “Good”: you write 50 and play. The terz comes on your next turn, if it is still whole.
       *[many] “Fifty.” “Good.” “Terz.” “Good”: 70 in one turn. Had you begun with the terz, the fifty would have to wait.
    }
terz-rules-several-also = two melds, how many melds a turn, two at once, several melds, one a turn, which first, best first, two terzes

## Answers

terz-rules-answers = Answers
terz-rules-answers-who = Your opponent answers if they have not played to this trick yet, have nine cards, and could themselves declare a meld of a higher name, or a run of the same name, better or not. Otherwise the meld counts at once.
terz-rules-answers-good = <b>“Good”</b>: the points are written. Letting the time run out is “good” as well.
terz-rules-answers-beat = <b>“Not good”</b>, at once, with a meld of a higher name; you say which and from what (a frame by its name alone). Its points are written, the first meld is lost.
terz-rules-answers-ask = <b>“From what?”</b>, only about a run and only with one of the same name in hand. Having heard its top card you say “good”, or “not good” with a better one of that name. After asking, a higher name no longer helps. The second answer is always awaited.
terz-rules-answers-example =
    The first player holds 9♦ 10♦ J♦.
    — Terz. — Good. <i>The first writes 20.</i>
    — Terz. — From what? — From the jack. — Not good, from the queen. <i>The second holds 10♣ J♣ Q♣ and writes 20.</i>
    — Terz. — Not good, fifty from the jack. <i>The second holds 8♠ 9♠ 10♠ J♠ and writes 50.</i>
terz-rules-answers-also = good, not good, from what, beat a meld, how to beat, ask from what, argue, answer a terz, dialogue, how to answer, who answers, why was I not asked, fifty after the question, kept silent

## What is shown

terz-rules-shown = What is shown
terz-rules-shown-counted = When the trick is complete, both see the cards of the melds that counted.
terz-rules-shown-beaten = A meld that was beaten is not shown: only its name was heard and, if it was asked “From what?”, its top card.
terz-rules-shown-example = Your terz 9♦ 10♦ J♦ was beaten by one from the queen. After the trick your opponent's 10♣ J♣ Q♣ are shown, your three cards are not.
terz-rules-shown-also = show a meld, prove a meld, are cards seen, which suit was the terz, must I show, beaten meld, open cards, ask the suit

## Marriage

terz-rules-marriage = Marriage
terz-rules-marriage-what = King and queen of trump: 20. It always counts: nothing beats it, and it beats nothing.
terz-rules-marriage-when = You may declare it once a deal, on any turn of yours before you play, even without the talon: with both cards in hand, or with one if you have played the other yourself. The second may come later, too. After it you may play whatever the rules allow, not only the king or the queen.
terz-rules-marriage-example = Trump is ♦. You played Q♦ to the trick before, K♦ is still in your hand: “Marriage”, and you write 20.
terz-rules-marriage-also = king and queen of trump, bella, 20 for the marriage, when to declare the marriage, marriage without the talon, second card of the marriage, played the queen, beat the marriage, forgot the marriage

## Looking through the tricks

terz-rules-look = Looking at tricks
terz-rules-look-when = { $look_back ->
        [talon] You may look through the tricks taken at any moment while the talon has cards.
        [two] You may look through the tricks taken at any moment while the talon has at least two cards.
        [four] You may look through the tricks taken at any moment while the talon has at least four cards.
       *[never] Here it is Petersburg style: you may not look through the tricks taken.
    }
terz-rules-look-whose = { $look_back ->
        [never] Keep in mind what is out: whatever you have not seen is in the talon or with your opponent.
       *[talon] Yours and your opponent's: the button “Tricks” is under your cards.
    }
terz-rules-look-example = The talon has four cards, and you cannot recall whether 10♥ is out. { $look_back ->
        [talon] Look. You still may with two; once the talon is gone, no more.
        [two] Look. You still may with two; without the talon, no more.
        [four] Look now: with two you may not.
       *[never] You may not look; try to remember.
    }
terz-rules-look-also = look at tricks, look back, see played cards, cards that are out, Petersburg style, discard, what was played, peek, earlier tricks, may I look at the tricks

## Counting

terz-rules-count = Counting
terz-rules-count-words = <b>Words</b>, that is melds and the marriage, and fines are written at once.
terz-rules-count-cards = <b>Tricks</b> are written after the deal: cards, and 10 for the last trick, 150 between you. They are rounded to tens, fives going down for both: 74 and 76 are 70 and 80, but 75 and 75 are 70 each.
terz-rules-count-exact = Exact points are written in the deal that ends the match, or that would end it by rounding alone.
terz-rules-count-example = Trump is ♥. Your tricks hold J♥, A♠, 10♦, K♣, worthless cards, and the last trick: 20 + 11 + 10 + 3 + 10 = 54. You write 50, your opponent 100 for the other 96.
terz-rules-count-also = how to count points, score, rounding, 74 and 76, 75 and 75, fives, tens, 150, 140, last trick, points for tricks, words, why 70, where did 10 points go, when are melds written

## Fines

terz-rules-fines = Fines
terz-rules-fines-here = There is one fine here: if you held the seven of trump on a turn of yours, the talon is gone, and you have not exchanged it, your opponent writes 100, at once, like words. No fine if it came with the last two cards, was itself the upcard, or came back after an exchange. The table lets nothing else go wrong.
terz-rules-fines-live = At a live table 100 is also written for a frame before the talon is broken, a seven of trump played while it lasts, a forgotten draw, and a revoke (the cards of that trick go back and play goes on). Drawing out of turn loses the match.
terz-rules-fines-example = Trump is ♠, the upcard K♠, you hold 7♠, the talon has two cards. You lead A♦ without exchanging: after the draw your opponent writes 100.
terz-rules-fines-also = fine, penalty, 100 points fine, revoke, false renounce, draw out of turn, forgot to draw, frame too early, seven played, breaking the rules, mistake, what is fined

## The end

terz-rules-end = The end
terz-rules-end-target = After every deal the exact points are checked, words and fines included. If somebody has reached { $target }, the match is over and the most points win; if equal, whoever took the last trick.
terz-rules-end-rounding = If nobody has reached it exactly but rounding would get there, exact points are written for both and the match goes on.
terz-rules-end-words = Reaching { $target } in the middle of a deal by words or a fine ends nothing yet: you play the deal out, or say “Arrived”.
terz-rules-end-example = You were 48 short of { $target }, cards and the last trick gave 47, and your opponent has not got there either: 47 is written, not 50, and you deal again. With 48 the match would be over.
terz-rules-end-also = end of the game, how many points to win, what do we play to, who won, winner, 501, tie, equal, close the match, exact count, last deal, both reached it, victory

## Arrival

terz-rules-arrival = “Arrived”
terz-rules-arrival-claim = <b>“Arrived”</b> claims the match in the middle of a deal: what you have written, with the exact points of the tricks you have taken, has reached { $target }, and your opponent's has not. Right, and you win at once; wrong, and you lose at once.
terz-rules-arrival-moment = You say it when you are to play a card, also after a meld; not while calling the colour, breaking the talon or answering. Cards of an unfinished trick do not count. You may always claim, right or wrong; the bot only asks whether you are sure.
terz-rules-arrival-written = The deal is then written as it stands: words and the exact points taken, for both.
terz-rules-arrival-example = You were 30 short of { $target }. You declared a terz, 20, and took 10♠ and J♠ (♠ is not trump), 11: that makes 31. Your opponent is not there yet, so: “Arrived!”
terz-rules-arrival-also = arrived, arrival, dojekhal, claim victory, early win, wrong claim, false arrival, middle of the deal, enough points, when to say arrived, stop the game

## Customs

terz-rules-customs = At a live table
terz-rules-customs-agree = Before playing you agree: one meld a turn or several; melds with nine cards or only with the talon; whether a frame needs a trick; when the jack is free; when tricks may be looked at. Here these are the table's options.
terz-rules-customs-order = Melds come before the card: once it is on the table, it is too late for this turn. They are written before the draw. Tricks are looked at after playing and before drawing, with eight cards in hand.
terz-rules-customs-ask = With the trick on the table you may ask which suit the meld that counted was in, or what beat yours: it must be answered. Of a beaten meld nothing is told.
terz-rules-customs-count = Whoever has fewer tricks counts the points; the other takes them from 150. Here the table deals, draws and counts by itself.
terz-rules-customs-example = You played 8♦ and then thought of 9♠ 10♠ J♠: no terz this turn, wait for the next.
terz-rules-customs-also = customs, live play, agree, house rules, at the table, options, variants, differences, etiquette, who counts, agreement, what to agree before playing

## Writing

terz-rules-signs = Writing in signs
terz-rules-signs-signs =
    The score is kept in signs, not in figures:
    ○ a circle is 100
    — a flat stroke 50
    / a slanting one 20
    | an upright one 10
terz-rules-signs-matches = Or in matches, two piles for each player. Left: every upright match is 100. Right: a flat one is 50, an upright one 10.
terz-rules-signs-example =
    Hundred queens Q♠ Q♣ Q♦ Q♥, a fifty, a terz and 10 more are 180.
    In signs: ○ — / |
    In matches: left | , right — | | |
terz-rules-signs-also = how to write, signs, circle, stroke, matches, score sheet, writing, keeping score, paper, pencil

## Tactics

terz-rules-tactics = Advice: while the talon lasts
terz-rules-tactics-second = While the talon lasts it pays to play second: leave the lead to your opponent. Early on throw singletons and small cards and let tricks go, even rich ones: a meld is worth more.
terz-rules-tactics-collect = If the upcard is a picture card, its frame or a run with it is harder to collect: who knows who will get it.
terz-rules-tactics-whole = A fifty pays three times: the lower terz in one turn, the higher one in another, then the fifty itself. But with four cards in the talon, waiting is risky. If you have a hundred-five from the queen, say it at once: a fifty from the jack may be beaten by a better fifty.
terz-rules-tactics-pairs = Of two pairs that may become a terz keep the one that grows at both ends. But always keep a high one, with the ace, and first throw the one whose suit has already been played.
terz-rules-tactics-example = 8♣ 9♣ waits for 7♣ or 10♣. 7♥ 8♥ (a “pioneer”) waits for 9♥ alone, 9♦ J♦ (with a “hole”) for 10♦ alone. Throw from those. But keep K♠ A♠ or Q♠ A♠.
terz-rules-tactics-also = advice, tips, tactics, strategy, how to win, what to throw, what to discard, how to collect, makings, pioneer, hole, play second, small card, when to declare a fifty, what to lead, what to lead at the start

## Reading the opponent

terz-rules-reading = Advice: what a card tells
terz-rules-reading-first = <b>The first trick.</b> A small card led: probably no neighbours of it, and the shortest suit. A nine led instead of a 7 or 8: most likely low terzes begun in other suits, or even a run of picture cards or a frame. A ten, an ace or a small trump at once: collecting more than a terz.
terz-rules-reading-talon = <b>Later.</b> Giving away picture cards, high ones above all, means collecting a frame or a long suit, the more surely after a terz or a fifty was declared.
terz-rules-reading-ace = An ace on a small card before the ten of the suit has been played: the ace is alone. After the ten: there is a high meld, or one is being collected.
terz-rules-reading-example = You led 7♦, the dealer put 9♦: probably no more ♦ there, or just one bare high picture card.
terz-rules-reading-also = read the opponent, guess the cards, what a lead tells, first lead, nine led, ten led, collecting a frame, what my opponent holds, hints, signs, advice

## The last cards

terz-rules-late = Advice: the last cards
terz-rules-late-look = { $look_back ->
        [four] While the talon has four cards, look through the tricks, yours and your opponent's: later you may not.
        [never] Tricks are not looked at here, so keep in mind what is out by the last draw.
       *[talon] Before the last draw look through the tricks, yours and your opponent's.
    }
terz-rules-late-seven = The talon has two cards, the seven of trump is neither in your hand nor the upcard, and your opponent leads without exchanging: so the seven is the face-down card. Better let the trick go: the upcard is higher and comes to you{ $melds_while ->
        [talon] .
       *[nine_cards] . Take it only if you need the seven for a meld, or if your opponent does and the upcard is neither J nor 9.
    }
terz-rules-late-side = With trumps and a long side suit, draw all the trumps first, then play the suit.
terz-rules-late-ten = A bare ace does not catch a guarded ten. But if its guard is a single card and your opponent is short of trumps, keep the ace for the last trick and force the trumps out. If the guard is thrown, play the ace at once.
terz-rules-late-jack = The jack of trump { $jack_free ->
        [only_trump] may be held back without the talon, if it is your only trump,
       *[always] may be held back without the talon
    } to take the last trick: 10 more.
terz-rules-late-example = Trump is ♥. You hold J♣ and 9♣, your opponent A♣ and 8♣. Lead 9♣: the ace must beat it, and 8♣ falls to your jack.
terz-rules-late-also = advice, end of the talon, last cards, last draw, how to take the last trick, long suit, get the trumps out, draw trumps, catch the ten, bare ace, guarded ten, side suit, endgame, tactics, where is the seven, bare ten

## Words

terz-rules-words = Words
terz-rules-words-upcard = <b>Upcard</b>: the open card on the talon; it fixes trump.
terz-rules-words-talon = <b>Talon</b>: the cards that are drawn from.
terz-rules-words-broken = <b>To break the talon</b>: to cut it after the first trick.
terz-rules-words-draw = <b>Draw</b>: taking cards from the talon, always from its bottom.
terz-rules-words-words = <b>Words</b>: melds, and the points for them.
terz-rules-words-boast = <b>To declare, to boast</b>: to name a meld.
terz-rules-words-terz = <b>Terz</b>: three in a row in one suit.
terz-rules-words-fifty = <b>Fifty, bertz</b>: four.
terz-rules-words-hundred = <b>Hundred-five, -six, -seven, -eight</b>: five to eight.
terz-rules-words-frame = <b>Frame</b>: four cards of one rank.
terz-rules-words-marriage = <b>Marriage</b>: king and queen of trump.
terz-rules-words-good = <b>Good</b>: the meld is accepted.
terz-rules-words-last = <b>Last trick, posled</b>: worth 10.
terz-rules-words-arrival = <b>Arrival, “Arrived”</b>: claiming the match in mid-deal.
terz-rules-words-revoke = <b>Renounce</b>: having none of a suit. <b>Revoke</b>: playing another suit although you have it.
terz-rules-words-low = <b>Small card, foska</b>: a low one, worth nothing.
terz-rules-words-bare = <b>Bare</b>: the only card of its suit.
terz-rules-words-guarded = <b>Guarded</b>: with a small card of its suit beside it.
terz-rules-words-side = <b>Side suit</b>: a long suit that is not trump.
terz-rules-words-makings = <b>Makings</b>: two cards that may become a terz. A <b>pioneer</b> grows at one end, a pair with a <b>hole</b> only in the middle.
terz-rules-words-under = <b>To play under</b>: to play second to a trick.
terz-rules-words-also = glossary, terms, jargon, what does it mean, players' words, slang, dictionary
