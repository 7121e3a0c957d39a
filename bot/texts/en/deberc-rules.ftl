# The rules of Deberc as this table plays them: short articles, worded by the table's options.
# Every text is handed all options and "seats".

deberc-rules-title = <b>Deberc: the rules of this table</b>
deberc-rules-about = Thirty-two cards; trump is named by whoever dares to say “I play”. Get the most and write your own; fall short and it is a bayt: an opponent takes your points.
deberc-rules-table = { $seats ->
        [2] A table for two
        [3] A table for three
       *[other] { $partners ->
            [yes] Four in pairs
           *[no] Four, everybody for themselves
        }
    }, { $target ->
        [deal] one deal is the game.
       *[other] the game goes to { $target }.
    } These pages follow the table's settings.

## In one minute

deberc-rules-minute = The game in a minute
deberc-rules-minute-also = deberc, clabor, how to play, how do I play deberc, rules in short, quick rules, beginner, for beginners, where to start, learn to play, aim of the game, the point of the game, quick start, basics, basic rules
deberc-rules-minute-goal = { $target ->
        [deal] One deal is played: the most points win.
       *[other] Deal after deal the points add up, until somebody reaches { $target }.
    } Points come from cards in tricks, the last trick, runs and the bella.
deberc-rules-minute-bid = <b>Bidding.</b> { $first_packet ->
        [4] Everybody gets 4 cards
       *[6] Everybody gets 6 cards
    }, the next one is turned up. In turn you say “I play”, and its suit is trump, or “pass”. In the second round another suit may be named{ $obligation ->
        [yes] , and the dealer may no longer pass
       *[no] {""}
    }. Then hands are filled { $seats ->
        [4] to 8 cards.
       *[other] to 9 cards.
    }
deberc-rules-minute-play = <b>Play.</b> Follow suit, or else trump; beat an opponent's trump. Whoever takes the trick leads next. The best are J (yuss, 20) and 9 (manela, 14) of trump.
deberc-rules-minute-runs = <b>Announcing.</b> On the first turn, cards of one suit in a row: three are a terz, 20, four a fifty, 50{ $long_runs ->
        [hundred] , six a hundred, seven win at once.
       *[other] .
    } K and Q of trump are the bella, 20.
deberc-rules-minute-count = <b>Counting.</b> { $partners ->
        [yes] The taker's pair has more than the opponents:
       *[no] { $seats ->
            [2] The taker has more than the opponent:
           *[other] The taker has more than every opponent:
        }
    } all write their own. Less is a <b>bayt</b>: { $partners ->
        [yes] the pair writes 0, the opponents get its points.
       *[no] { $seats ->
            [2] the taker writes 0, the opponent gets those points.
           *[other] the taker writes 0, the best opponent gets those points.
        }
    } Equal: the taker's points hang until the next deal.
deberc-rules-minute-example = Upcard 8♥, you hold J♥ 9♥ K♥ Q♥: play! The two best trumps are 34, the bella 20 more.

## Cards

deberc-rules-cards = Cards and points
deberc-rules-cards-also = how much is a jack, what is the jack worth, what is the nine worth, what is an ace worth, card values, value of cards, rank of cards, ranking, which card is higher, highest card, yuss, jass, manela, menel, jack of trump, nine of trump, last trick, ten above king, how many cards, deck, pack, total points, 162, posled, best trump
deberc-rules-cards-deck = 32 cards in four suits, from seven to ace: 7 8 9 10, J the jack, Q the queen, K the king, A the ace.
deberc-rules-cards-trump =
    <b>Trump</b>, high to low:
    J (yuss) = 20, 9 (manela) = 14, A = 11, 10 = 10, K = 4, Q = 3, 8 and 7 = 0
deberc-rules-cards-plain =
    <b>Plain suits</b>:
    A = 11, 10 = 10, K = 4, Q = 3, J = 2, 9, 8 and 7 = 0
deberc-rules-cards-sum = The last trick is worth 10 more: with it the whole deck makes 162. The ten ranks above the king; in runs the order is the usual one, 7 8 9 10 J Q K A.
deberc-rules-cards-example = With ♥ trump, J♥ is worth 20 but J♠ only 2; 9♥ is worth 14, and 9♠ nothing.

## Dealing

deberc-rules-deal = Dealing
deberc-rules-deal-also = deal, how are the cards dealt, who deals, who deals first, who deals next, how many cards with two, how many cards with three, how many cards with four, how many cards in hand, who gets the upcard, first dealer, how many cards, cards each, how to deal, filling up, draw, upcard, turned card, vskryshka, bottom card, candle, freza, cut, who cuts, lot, six cards, four cards, nine cards, eight cards, stock, eldest, first hand, shuffle
deberc-rules-deal-order = The first dealer is drawn by lot; after every deal that was played, the next player to the left deals. { $seats ->
        [2] The opponent cuts.
       *[other] The neighbour on the dealer's right cuts.
    }
deberc-rules-deal-packets = Cards come from the top, starting on the dealer's left. { $first_packet ->
        [4] First everybody gets 4 cards, in two packets of two.
       *[6] First everybody gets 6 cards, in two packets of three.
    } The next card is turned face up: it is the <b>upcard</b>, and the bidding begins with it.
deberc-rules-deal-fill = { $seats ->
        [4] When trump is fixed, hands are filled to 8 cards in the same order. Whichever round trump was taken in, the upcard goes to { $upcard_to ->
            [dealer] the dealer
           *[taker] the taker
        }, who gets one card fewer from the stock. The whole deck is dealt: there is no bottom card, and no exchange of the seven.
       *[other] When trump is fixed, in either round, hands are filled to 9 cards in the same order, { $first_packet ->
            [4] all five cards
           *[6] all three cards
        } at once. Then the stock's last card, the <b>bottom card</b>, is shown to all; the upcard stays in sight.
    }
deberc-rules-deal-example = { $seats ->
        [4] The upcard is Q♦, and trump is fixed. { $upcard_to ->
            [dealer] The dealer
           *[taker] The taker
        } picks up Q♦ and gets { $first_packet ->
            [4] three more cards, the others four each
           *[6] one more card, the others two each
        }: now all hold 8.
       *[other] The upcard is Q♦, trump is fixed, everybody holds 9 cards. The bottom card turns out to be 8♣: all see it, and nobody will play it in this deal.
    }

## Bidding

deberc-rules-bidding = Bidding
deberc-rules-bidding-also = who bids first, I play, take, pass, bid, naming trump, how trump is chosen, choose trump, who chooses trump, obligation, must play, dealer must play, last hand, first round, second round, which suit may I name, taker, declarer, may I pass, obyaz
deberc-rules-bidding-first = <b>First round.</b> In turn, from the dealer's left, the dealer last: “I play”, which makes the upcard's suit trump, or “pass”.
deberc-rules-bidding-second = <b>Second round</b>, if all passed, in the same order: “I play” in any other suit, or “pass”. The upcard's suit is out.
deberc-rules-bidding-last = { $obligation ->
        [yes] <b>Obligation:</b> the dealer may not pass in the second round; somebody has to play.
       *[no] There is no obligation: if all pass in the second round too, the cards are dealt anew.
    }
deberc-rules-bidding-taker = The first to say “I play” is the taker, and the bidding is over. { $partners ->
        [yes] The taker and the partner together must get more than the opponents.
       *[no] The taker must get more than every opponent.
    }
deberc-rules-bidding-example = The upcard is 10♦, and all pass. In the second round the first player says: “I play ♠.” Trump is ♠; ♦ could no longer be named.

## The seven

deberc-rules-seven = Exchange of the seven
deberc-rules-seven-also = seven, seven of trump, trump seven, exchange, swap the seven, swap, change the seven, take the upcard, pick up the upcard, who may exchange the seven
deberc-rules-seven-exchange = { $seats ->
        [4] With four there is no exchange of the seven: the upcard is picked up.
       *[other] { $seven ->
            [off] The seven of trump is not exchanged here.
            [taker] If trump was taken in the first round, the taker may exchange the seven of trump for the upcard. Nobody else may.
           *[anyone] If trump was taken in the first round, whoever holds the seven of trump may exchange it for the upcard.
        }
    }
deberc-rules-seven-when = { $seats ->
        [4] {""}
       *[other] { $seven ->
            [off] {""}
           *[other] It is done on one's first turn, before runs and before the first card: the upcard comes into the hand, the seven takes its place. Nobody has to; everybody sees it. If the upcard is the seven itself, there is nothing to exchange.
        }
    }
deberc-rules-seven-example = { $seats ->
        [4] { $upcard_to ->
            [dealer] The dealer
           *[taker] The taker
        } picked up the upcard, A♣. Your 7♣ stays a seven.
       *[other] { $seven ->
            [off] The upcard is A♣, trump is ♣, and you hold 7♣. It may not be exchanged for A♣ here.
            [taker] The upcard is A♣, you said “I play” in the first round, and you hold 7♣. Take A♣ and put 7♣ in its place. Had trump been taken in the second round, you could not.
           *[other] The upcard is A♣, somebody said “I play” in the first round, and you hold 7♣. Take A♣ and put 7♣ in its place. Had trump been taken in the second round, you could not.
        }
    }

## The redeal and void deals

deberc-rules-redeal = Redeal
deberc-rules-redeal-also = redeal, deal again, weak cards, weak hand, bad cards, few points, 13 points, thirteen points, all pass, everybody passed, nobody plays, void deal, three redeals, three redeals in a row, deal without play, who deals after a redeal, misdeal
deberc-rules-redeal-weak = { $weak_redeal ->
        [off] Weak hands are not redealt here.
       *[other] Whoever holds at most { $weak_redeal } { $weak_redeal ->
            [one] point
           *[other] points
        } (trump counted as a plain suit) may demand a redeal on their first turn, before their first card. Runs that they have announced{ $seats ->
            [4] {""}
           *[other] { $seven ->
                [off] {""}
               *[other] {" "}or a seven that they have exchanged
            }
        } do not stand in the way, nor does it matter that others have already played a card.
    }
deberc-rules-redeal-passes = { $obligation ->
        [yes] Passing never makes a deal void: if nobody else plays, the dealer must.
       *[no] If all pass in both rounds, the deal is void.
    }
deberc-rules-redeal-void = { $obligation ->
        [yes] { $weak_redeal ->
            [off] {""}
           *[other] { deberc-rules-void }
        }
       *[no] { deberc-rules-void }
    }
deberc-rules-void = Nobody writes anything for a void deal. { $void_dealer ->
        [next] The next player to the left deals.
       *[same] The same player deals again; after three such deals in a row { $redeal_fine ->
            [0] the deal moves
           *[other] { $partners ->
                [yes] that pair
               *[no] the dealer
            } writes −{ $redeal_fine }, and the deal moves
        } to the next player on the left. A deal that is played starts the count again.
    }
deberc-rules-redeal-apart = { $obligation ->
        [yes] { $weak_redeal ->
            [off] {""}
           *[other] { deberc-rules-void-apart }
        }
       *[no] { deberc-rules-void-apart }
    }
deberc-rules-void-apart = Hanging points go on hanging. A void deal never ends the game, and is never the extra deal at its end.
deberc-rules-redeal-example = { $weak_redeal ->
        [off] { $obligation ->
            [yes] The upcard is 8♠; all pass in the first round, and in the second all but the dealer, who chooses from ♣ ♦ ♥ and plays.
           *[no] The upcard is 8♠; all pass, and in the second round nobody takes ♣, ♦ or ♥. The cards are gathered and dealt again.
        }
       *[other] Trump is ♥; you hold 9♥ Q♥ K♦ J♠, the rest are sevens and eights: 0 + 3 + 4 + 2 = 9 points. Here 9♥ counts 0, not 14.
    }

## Runs

deberc-rules-runs = Runs
deberc-rules-runs-also = run, terz, terc, fifty, berz, polsta, hundred, deberc, cards in a row, sequence, three in a row, four in a row, five in a row, six in a row, seven in a row, announce a terz, when to announce, announcing, forgot to announce, how much is a terz, what is a terz worth, what is a fifty worth, meld, melds, combination, run without a trick
deberc-rules-runs-kinds = Cards of one suit in a row, in the order 7 8 9 10 J Q K A, trump or not: three are a <b>terz</b>, 20 points; four a <b>fifty</b>, 50.
deberc-rules-runs-long = { $long_runs ->
        [split] Five or six in a row are a fifty too, the top four. Seven are a fifty and a terz of the bottom three, eight are two fifties.
        [hundred] Five in a row are a fifty, the top four. Six are a <b>hundred</b>, 100 points. Seven and more are a <b>deberc</b>: announced, it wins at once, and the totals stay as they are.
       *[fifty] Longer than four is still one fifty, its top four cards.
    }
deberc-rules-runs-announce = Announce them all at once, on your first turn, before you play a card; the table hears the kind of the best one. Play without a word and you have none.
deberc-rules-runs-both = A card may be both in a run and in the bella.
deberc-rules-runs-trick = { $runs_need_trick ->
        [yes] { $partners ->
            [yes] A pair without a trick writes no runs
           *[no] A player without a trick writes no runs
        }, and this does not bring anybody else's back.
       *[no] Runs are written even without a trick.
    }
deberc-rules-runs-example = 7♠ 8♠ 9♠ is a terz, 20. And 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ is { $long_runs ->
        [split] a fifty, 10♠ J♠ Q♠ K♠, and a terz, 7♠ 8♠ 9♠: 70 together.
        [hundred] a deberc, and the game is yours.
       *[fifty] one fifty, 10♠ J♠ Q♠ K♠, 50.
    }

## Whose runs count

deberc-rules-best = Whose run is better
deberc-rules-best-also = better run, best run, higher run, rank of runs, whose terz is higher, whose fifty is higher, both have a terz, equal runs, equal terz, same terz, fifty against terz, terz in trump, terz from the ace, whose runs count, compare runs, why did my terz not count
deberc-rules-best-side = Only { $partners ->
        [yes] one pair's runs count: the pair with the best one, and then all that both partners announced.
       *[no] one player's runs count: the one with the best run, and then all that they announced.
    }
deberc-rules-best-better = { $long_runs ->
        [hundred] A hundred beats a fifty, a fifty beats a terz
       *[other] A fifty beats a terz
    }. Of the same kind, the better is { $run_order ->
        [length] the one taken from the longer run, and at the same length the one with the higher top card.
       *[kind] the one with the higher top card.
    } Here the ten is below the jack.
deberc-rules-best-equal = If the best are equal: { $equal_runs ->
        [seat] { $partners ->
            [yes] those of the dealer's pair count.
           *[no] { $seats ->
                [2] the dealer's count.
               *[other] the dealer's count if the dealer is one of the equals, else those of the first of the equals on the dealer's left.
            }
        }
        [last_trick] { $partners ->
            [yes] those of the pair that takes the last trick count.
           *[no] { $seats ->
                [2] those of whoever takes the last trick count.
               *[other] those of whichever equal player takes the last trick count; if none of them does, nobody's.
            }
        }
       *[trump] the one in trump counts; if none is in trump, nobody's.
    }{ $partners ->
        [yes] {" "}Partners' runs never compete with each other.
       *[no] {""}
    }
deberc-rules-best-shown = They are compared when the first trick is complete. Those that count are shown; of the others the table knows only the kinds.{ $equal_runs ->
        [last_trick] {" "}While equals wait for the last trick, only their kind and top card are seen, the cards once it is decided.
       *[other] {""}
    }
deberc-rules-best-example = The terz Q♠ K♠ A♠ against the fifty 7♦ 8♦ 9♦ 10♦: the fifty counts. The fifties 8♠ 9♠ 10♠ J♠ Q♠ and 10♦ J♦ Q♦ K♦: { $run_order ->
        [length] the first is better, it comes from five cards.
       *[kind] the second is better, its top card is K♦.
    }

## Bella

deberc-rules-bella = Bella
deberc-rules-bella-also = bela, marriage, belote, king and queen of trump, king and queen, queen and king, when to announce the bella, how much is the bella, what is the bella worth, forgot to announce the bella, who gets the bella, bella without a trick, bella captured
deberc-rules-bella-what = K and Q of trump in one hand are the <b>bella</b>, 20 points. It does not compete with runs. It is announced by whoever was dealt both cards{ $seats ->
        [4] {""}
       *[other] { $seven ->
            [off] {""}
           *[other] {" "}(or got one of them for the seven)
        }
    }.
deberc-rules-bella-when = { $bella_when ->
        [before_last_trick] It may be announced on any turn of yours before the last trick, even if both cards have been played.
       *[with_card] Announce it on your turn, just before you play the K or the Q, the first or the second of them, if that card may be played now. Having announced it, play one of them. Runs{ $seats ->
            [4] {""}
           *[other] { $seven ->
                [off] {""}
               *[other] , the exchange of the seven
            }
        }{ $weak_redeal ->
            [off] {""}
           *[other] , a redeal
        }: before the bella, not after it.
    } Not announced, not written.
deberc-rules-bella-credit = { $bella_to ->
        [capturer] { $partners ->
            [yes] It is written by the pair that announced it, if it took at least one of the two cards. If the opponents took both, they write it.
           *[no] It is written by whoever announced it, if they took at least one of the two cards. { $seats ->
                [2] If the opponent took both, the opponent writes it.
               *[other] If one opponent took both, that one writes it. If two opponents took one each, nobody does.
            }
        }
       *[declarer] { $partners ->
            [yes] It is written by the pair that announced it, if it took at least one trick, however empty.
           *[no] It is written by whoever announced it, if they took at least one trick, however empty.
        }
    }
deberc-rules-bella-example = Trump is ♣. You announce the bella and play Q♣; an opponent takes it with A♣. { $bella_to ->
        [capturer] Take a trick with K♣, and the 20 are yours. Lose K♣ to that opponent too, and the opponent writes the 20.
       *[declarer] No harm done: the 20 are yours if you take at least one trick in the deal.
    }

## Play

deberc-rules-play = Play
deberc-rules-play-also = who starts the play, who leads after the bidding, who leads first, who goes first, who plays first, first lead, lead, leading, turn, how to play cards, follow suit, must I follow suit, no cards of the suit, must I trump, ruff, trumping, discard, who takes the trick, who wins the trick, trick, tricks, why can I not play this card, which cards may I play
deberc-rules-play-lead = { $first_lead ->
        [eldest] The player on the dealer's left leads first
       *[taker] The taker leads first
    }, then whoever took the trick.
deberc-rules-play-follow = Follow suit if you can; a plain suit need not be beaten. If you cannot, play a trump. If you can do neither, play any card.
deberc-rules-play-beat = If you play a trump and there is one in the trick already, beat it if you can.{ $partners ->
        [yes] {" "}While the trick is your partner's, you need not beat it.
       *[no] {""}
    }
deberc-rules-play-trick = The highest trump takes the trick; without trumps, the highest card of the suit led.
deberc-rules-play-example = Trump is ♥, the opponent before you leads 10♠. With ♠ in hand play any of them, even 7♠. Without ♠ trump it, 8♥ will do. No ♥ either? Throw what you like.

## Beating

deberc-rules-beat = Beating a trump
deberc-rules-beat-also = beat, must I beat, overtrump, overruff, higher trump, do I have to beat, cannot beat, undertrump, trump led, beat the trump
deberc-rules-beat-when = Trump is led, or you cannot follow suit and a trump already lies in the trick. Then you must beat the highest trump in it if you can; if you cannot, play any trump.
deberc-rules-beat-free = Only trumps must be beaten: a plain suit you beat if you like.{ $partners ->
        [yes] {" "}While the trick is held by your partner's card, any trump will do: you need not beat it.
       *[no] {""}
    }
deberc-rules-beat-example = Trump is ♥, the opponent before you leads A♥. From 9♥ and 8♥ you must play 9♥: it ranks above the ace. From 10♥ and 8♥ play either.

## Counting

deberc-rules-counting = Counting
deberc-rules-counting-also = count, how to count points, counting points, score of a deal, scoring, points of a deal, made, defender, defenders, who writes what, write, what makes up the points, sum, add up
deberc-rules-counting-raw = What is counted: the cards in your tricks, 10 for the last trick, your runs if they count, and the bella.{ $partners ->
        [yes] {" "}Partners add theirs together.
       *[no] {""}
    }
deberc-rules-counting-made = <b>Made:</b> { $partners ->
        [yes] the taker's pair has more than the opponents.
       *[no] the taker has more than every opponent.
    } Everybody writes their own.
deberc-rules-counting-fail = Less{ $partners ->
        [yes] {""}
       *[no] { $seats ->
            [2] {""}
           *[other] {" "}than even one of them
        }
    }: a <b>bayt</b>. Equal with { $partners ->
        [yes] the opponents
       *[no] { $seats ->
            [2] the opponent
           *[other] the best opponent
        }
    }: a <b>hanging bayt</b>.
deberc-rules-counting-example = Trump is ♥; your tricks hold J♥ A♠ 10♠ K♦, and the last one is yours: 20 + 11 + 10 + 4 + 10 = 55. With a terz that counts, 75.

## Bayt

deberc-rules-bayt = Bayt
deberc-rules-bayt-also = bait, byte, bolt, bete, fell short, taker fails, taker has less, less than an opponent, failed, lost the bid, takes the points, where do the taker's points go, how much is a bayt, fine for a bayt, third bayt, three bayts, how many bayts, what if the taker falls short
deberc-rules-bayt-what = <b>Bayt</b>: { $partners ->
        [yes] the opponents have more than the taker's pair. It writes 0, they write their own points and the pair's.
       *[no] { $seats ->
            [2] the opponent has more than the taker. The taker writes 0, the opponent their own points and the taker's.
           *[other] some opponent has more than the taker. The taker writes 0; whoever has the most writes their own points and the taker's; the others write their own.
        }
    }
deberc-rules-bayt-tie = { $seats ->
        [2] {""}
       *[other] { $partners ->
            [yes] {""}
           *[no] { $bayt_tie ->
                [hang] If several have the most, the taker's points hang{ $hanging_for ->
                    [tied] {" "}between them
                   *[all] {""}
                }.
               *[share] If several have the most, they share the taker's points equally; what is left over goes one point each, nearest the dealer's left first.
            }
        }
    }
deberc-rules-bayt-fine = { deberc-rules-fines-bayt }
deberc-rules-bayt-example = An opponent takes the last trick with A♠, and the count is this: { $partners ->
        [yes] the taker's pair 76, the opponents 86. They write 0 and 162.
       *[no] { $seats ->
            [2] the taker 58, the opponent 74. They write 0 and 132.
            [3] the taker 48, the opponents 70 and 44. They write 0, 118 and 44.
           *[other] the taker 48, the opponents 61, 33 and 20. They write 0, 109, 33 and 20.
        }
    }

## Hanging points

deberc-rules-hanging = Hanging bayt
deberc-rules-hanging-also = HB, hanging, hanging points, points hang, hung, tie, tie between taker and defender, taker and opponent equal, tied, draw, equal points, same points, got equal, who gets the hanging points, second hanging bayt, two hanging bayts in a row
deberc-rules-hanging-what = <b>Hanging bayt</b>: { $partners ->
        [yes] the taker's pair has exactly as much as the opponents. They write their own, the pair 0, and its points hang
       *[no] { $seats ->
            [2] the taker has exactly as much as the opponent. The opponent writes that, the taker 0, and the taker's points hang
           *[other] the taker has exactly as much as the best opponent. The opponents write their own, the taker 0, and the taker's points hang
        }
    } (0 does not hang).{ $seats ->
        [2] {""}
       *[other] { $partners ->
            [yes] {""}
           *[no] { $bayt_tie ->
                [hang] {" "}They hang after a bayt too, if several opponents have the most.
               *[share] {""}
            }
        }
    }
deberc-rules-hanging-who = The next deal that is played decides them by what each side has taken, before any bayt; they are written on top of the rest. { $seats ->
        [2] Whoever takes more gets them.
       *[other] { $partners ->
            [yes] The pair that takes more gets them.
           *[no] { $hanging_for ->
                [tied] Only those between whom they hang are in it: whichever of them takes the most gets them.
               *[all] Whoever takes the most gets them, no matter who.
            }
        }
    } If it is a tie, they go on hanging.
deberc-rules-hanging-again = { $hanging ->
        [queue] If points hang again, they wait in line. Each deal that is played, even one that hangs, decides only the oldest; undecided, they stay first in line.
        [owner] If points hang again, and the last deal too was a hanging bayt of the same { $partners ->
            [yes] pair, the pair
           *[no] player, the player
        } writes those points now, and the new ones hang. The rest go on hanging. { deberc-rules-hanging-all }
       *[pile] If points hang again, everything piles up. { deberc-rules-hanging-all }
    }
deberc-rules-hanging-all = A deal in which nothing hangs decides all that does{ $seats ->
        [2] {""}
       *[other] { $partners ->
            [yes] {""}
           *[no] { $hanging_for ->
                [tied] , each amount among those between whom it hangs
               *[all] {""}
            }
        }
    }.
deberc-rules-hanging-example = The last trick, taken with 10♦, makes it 81 : 81. { $partners ->
        [yes] The opponents write 81, the taker's pair
       *[no] The opponent writes 81, the taker
    } 0. In the next deal { $partners ->
        [yes] the same pair plays
       *[no] the same taker plays
    } again and gets the most, 90, and so writes 90 + 81 = 171.

## Lyzha

deberc-rules-lyzha = Lyzha
deberc-rules-lyzha-also = no tricks, no trick, without a trick, zero tricks, took no trick, ski, how much is a lyzha, minus for a lyzha, fine for a lyzha, fine for no tricks, empty trick, lizha
deberc-rules-lyzha-what = <b>Lyzha</b>: a deal without a single trick{ $partners ->
        [yes] {" "}for either partner
       *[no] {""}
    }. A trick without points, an empty one, is a trick too.
deberc-rules-lyzha-price = { $lyzha_fine ->
        [0] It costs nothing here.
       *[other] The fine: { deberc-rules-price-lyzha }{ $partners ->
            [yes] {" "}for the pair
           *[no] {""}
        }.
    }
deberc-rules-lyzha-lost = { $runs_need_trick ->
        [yes] Without a trick you write neither runs nor the bella that you announced.
       *[no] Without a trick you do not write the bella that you announced; runs you do.
    }
deberc-rules-lyzha-example = Your only trick is { $seats ->
        [2] 8♠ 7♠
        [3] 9♠ 8♠ 7♠
       *[other] 9♠ 8♠ 7♠ 7♦
    }: no points in it, but an empty trick is no lyzha.
deberc-rules-price-lyzha = { $lyzha_fine ->
        [0] 0
        [table] { $seats ->
            [3] −100
            [4] { $partners ->
                [yes] −100
               *[no] −50
            }
           *[other] −50
        }
       *[other] −{ $lyzha_fine }
    }

## Fines

deberc-rules-fines = Fines
deberc-rules-fines-also = fine, penalty, penalties, minus, minus hundred, hundred points off, points taken off, what costs points, which fines, negative score, below zero
deberc-rules-fines-bayt = { $bayt_fine ->
        [off] A bayt costs no fine.
        [third_100] The third bayt of the game and each one after it: −100.
        [every_50] Each bayt: −50.
        [every_100] Each bayt: −100.
        [three_300] Three bayts in the game: −300, and the count starts again.
       *[three_100] Three bayts in the game: −100, and the count starts again.
    }{ $bayt_fine ->
        [off] {""}
       *[other] { $hanging_is_bayt ->
            [yes] {" "}A hanging bayt is a bayt too.
           *[no] {" "}A hanging bayt does not count.
        }
    }
deberc-rules-fines-lyzha = { $lyzha_fine ->
        [0] A lyzha, a deal without a trick, costs nothing.
       *[other] <b>Lyzha</b>, a deal without a trick: { deberc-rules-price-lyzha }{ $partners ->
            [yes] {" "}for the pair
           *[no] {""}
        }.
    }
deberc-rules-fines-redeal = { $obligation ->
        [yes] { $weak_redeal ->
            [off] {""}
           *[other] { deberc-rules-void-fine }
        }
       *[no] { deberc-rules-void-fine }
    }
deberc-rules-void-fine = { $void_dealer ->
        [next] Void deals cost nothing.
       *[same] { $redeal_fine ->
            [0] Void deals cost nothing.
           *[other] Three void deals in a row: −{ $redeal_fine } { $partners ->
                [yes] for the dealer's pair.
               *[no] for the dealer.
            }
        }
    }
deberc-rules-fines-sum = Fines add up and are written in the same deal; the score may fall below zero. Bayts are counted over the whole game, { $partners ->
        [yes] for each pair separately.
       *[no] for each player separately.
    }
deberc-rules-fines-example = You played ♥ with a lone 8♥, { $partners ->
        [yes] neither you nor your partner took a trick
       *[no] took no trick
    }, and it is your third bayt: { $bayt_fine ->
        [off] 0 for the bayt
        [every_50] −50 for the bayt
        [three_300] −300 for three bayts
        [three_100] −100 for three bayts
       *[other] −100 for the bayt
    }, { deberc-rules-price-lyzha } for the lyzha.

## The end

deberc-rules-end = The end
deberc-rules-end-also = how many points to win, target, 501, 1001, 301, when does it end, end of the game, who won, who wins, winner, win, close, both reached, two winners, draw at the end, equal at the end, extra deal, one more deal, hanging points at the end
deberc-rules-end-target = { $target ->
        [deal] One deal is played: the most points win.
       *[other] The game ends after the deal in which somebody has reached { $target }.
    }
deberc-rules-end-finish = { $target ->
        [deal] A void deal does not count and is dealt again.
       *[other] If { $partners ->
            [yes] both pairs get there
           *[no] { $seats ->
                [2] both get there
               *[other] two or more get there
            }
        }: { $finish ->
            [last_trick] { $partners ->
                [yes] the pair that took the last trick wins.
               *[no] { $seats ->
                    [2] whoever took the last trick wins.
                   *[other] the one of them that took the last trick wins; if somebody else took it, the most points.
                }
            }
            [arrival] <b>arrival</b> decides: who got there first in the course of play.
           *[points] { $partners ->
                [yes] the pair with the most points wins.
               *[no] the most points win.
            }
        }
    }
deberc-rules-end-equal = A tie: { $finish ->
        [points] one more deal is played and judged in the same way.
       *[other] the last trick decides{ $partners ->
            [yes] .
           *[no] { $seats ->
                [2] .
               *[other] , and if it is somebody else's, one more deal is played and judged in the same way.
            }
        }
    }
deberc-rules-end-hanging = { $hanging_finish ->
        [ignore] Hanging points do not hold up the end: they are lost.
        [owner_only] { $target ->
            [deal] { deberc-rules-extra-deal }
           *[other] If somebody, with their own hanging points added, is at { $target }{ $seats ->
                [2] {""}
               *[other] { $partners ->
                    [yes] {""}
                   *[no] { $bayt_tie ->
                        [hang] {" "}(after a bayt they count for each who tied for the most)
                       *[share] {""}
                    }
                }
            }, one more deal is played, and the most points win, even if nobody is at the target any more. Other people's hanging points do not hold up the end.
        }
       *[extra_deal] { deberc-rules-extra-deal }
    }
deberc-rules-extra-deal = While points hang, the game does not end: one more deal is played, and the most points win{ $target ->
        [deal] {""}
       *[other] , even if nobody is at the target any more
    }.
deberc-rules-end-deberc = { $long_runs ->
        [hundred] A deberc, seven cards in a row, ends the game at once.
       *[other] {""}
    }
deberc-rules-end-example = { $target ->
        [deal] A♠ takes the last trick; you have 74, the opponent 58: the game is yours.
       *[other] Both of you need 30 for { $target }. You write 45, and the last trick, with A♠, is yours; your opponent writes 60. { $finish ->
            [last_trick] You win: the last trick is yours.
            [arrival] Whoever got their 30 first wins.
           *[points] Your opponent wins: 60 is more.
        }
    }

## Arrival

deberc-rules-arrival = Arrival
deberc-rules-arrival-also = arrived, doezd, who got there first, who was first, first to reach, both reached 501, in the middle of a deal, got there earlier, order of counting, dojezd
deberc-rules-arrival-what = { $target ->
        [deal] A game of one deal has no arrival: it is counted only at the end.
       *[other] <b>Arrival</b>: who got to { $target } first in the course of play. { $finish ->
            [arrival] It decides if several are there after the deal. Nobody has to claim it: the table counts.
            [last_trick] Here the last trick decides instead; arrival is played in Moscow, for one.
           *[points] Here the most points win instead; arrival is played in Moscow, for one.
        }
    }
deberc-rules-arrival-order = { $target ->
        [deal] {""}
       *[other] Points count in the order in which they fall: what was written before; runs { $equal_runs ->
            [last_trick] with the first trick, or with the last one if that must decide
           *[other] with the first trick
        }{ $runs_need_trick ->
            [yes] , but not before one's own first trick
           *[no] {""}
        }; the bella as soon as it is certain whose it is; tricks one by one, the last one with its 10.
    }
deberc-rules-arrival-ties = { $target ->
        [deal] {""}
       *[other] A bella that is settled at once comes before the trick in progress; one that a trick settles comes with it, as runs do. Whoever was there before the deal is first; whoever gets there only in the writing, by another's bayt or hanging points, is last. At the same moment, the most points. Short of the target once the deal is written, nobody has arrived.
    }
deberc-rules-arrival-example = { $target ->
        [deal] J♥ may have brought you 20 in the first trick: what counts is the end, 74 against 58.
       *[other] Trump is ♥, your opponent is the taker, and both of you need 20. Your J♥ takes the first trick: you have arrived. Then your opponent takes A♠ and 10♠ and ends with more: { $finish ->
            [arrival] you have won all the same.
           *[other] by arrival you would win all the same.
        }
    }

## Pairs

deberc-rules-partners = In pairs
deberc-rules-partners-also = partner, partners, partnership, pair, pairs, two against two, team, teams, four players, playing in pairs, beat my partner, partner's trump, who plays with whom
deberc-rules-partners-who = Partners sit opposite each other; tricks, points and fines are theirs together. { $partners ->
        [yes] The taker and the partner together must get more than the opponents.
       *[no] { $seats ->
            [4] Here everybody plays for themselves.
           *[other] It takes four to play like this.
        }
    }
deberc-rules-partners-runs = The pair with the best run counts all that both partners announced{ $runs_need_trick ->
        [yes] , if it took at least one trick
       *[no] {""}
    }. A bella is in one hand only.
deberc-rules-partners-beat = While the trick is held by your partner's card, you need not beat that trump: any trump will do. But if you cannot follow suit, a trump it must be.
deberc-rules-partners-fines = A lyzha is when neither partner has a trick{ $partners ->
        [yes] { $lyzha_fine ->
            [0] ; it costs nothing
           *[other] : { deberc-rules-price-lyzha } for the pair
        }
       *[no] , and the pair pays one fine
    }. Bayts are counted for the pair too.
deberc-rules-partners-example = Trump is ♥. An opponent leads 10♠, your partner trumps with 9♥ and holds the trick. You have J♥ and 8♥ and no ♠: play 8♥ and keep the yuss.

## Asking how high

deberc-rules-height = How high is the terz
deberc-rules-height-also = height, how high, ask the height, asking, question about the height, illegal question, it passes, good, terz from the jack, from which card, which terz, announce a terz live
deberc-rules-height-talk = At a live table runs are compared aloud. You announce “terz”. With nothing to compete, the opponent says “it passes”, and you name it: “from the jack”. With something to compete, the question is “how high?” First only the best run is announced; if it passes, the others are named too.
deberc-rules-height-ask = <b>You may ask</b> only when there is a real contest. Ask with nothing, or with a terz that is lower for certain, and the deal is stopped: a bayt for whoever asked. A run that is higher for certain is announced without a question: ask, and it does not count, the other one does.
deberc-rules-height-table = Nobody asks here: the table compares by itself.
deberc-rules-height-example = “Terz!” You hold 7♣ 8♣ 9♣, trump is ♥: that is the lowest terz, say “it passes”. You hold Q♥ K♥ A♥: no terz is higher, announce it without asking.

## Customs of live play

deberc-rules-customs = At a live table
deberc-rules-customs-also = pencil rule, pencil, mistake in writing, wrong score, miscount, false run, false terz, false announcement, card too many, extra card, drop it or die, matches, matchsticks, counting with matches, live play, customs, said points, cheating, drawing an ace
deberc-rules-customs-table = Here the table counts and lets nobody play against the rules. A live table has its customs besides.
deberc-rules-customs-lot = <b>The lot.</b> Cards are drawn one by one from the top: draw an ace and you deal.
deberc-rules-customs-pencil = <b>The pencil rule.</b> Once you have put the pencil down, nothing is corrected. The opponent checks: your mistake comes off your score and goes to theirs; if that leaves the taker short, it is a bayt. A mistake of exactly 100 is forgiven by custom.
deberc-rules-customs-false = <b>A false announcement</b> is a bayt for whoever made it. <b>A card too many</b> in a hand is a bayt for the dealer.
deberc-rules-customs-drop = <b>“Drop it or die”</b>: first play your card, then show what you announced.
deberc-rules-customs-said = <b>Words</b>: runs, the last trick, J and 9 of trump are counted aloud first; coming to that J and 9 among the cards, one says “skip”.
deberc-rules-customs-matches = <b>Matches</b> instead of a pencil: on the left one upright is 100; on the right one lying is 50, one upright 10.
deberc-rules-customs-example = You announced a terz and can show only 7♠ 8♠ 10♠: a bayt. You wrote 58 for 48 and put the pencil down: 10 go to your opponent.

## Writing the score

deberc-rules-signs = Writing in signs
deberc-rules-signs-also = how to write the score, score sheet, writing points, sticks, strokes, circle, small points, symbols, signs, marks, tally, keeping score, line
deberc-rules-signs-signs = On paper the score is kept in signs, not figures: a stick | is 20, a circle ○ is 50, and a hundred has a sign of its own. That is quicker to write and to add.
deberc-rules-signs-small = What signs cannot make up are <b>small points</b>, a little figure: below, it is added; above, it is taken off. “With good ones there are no bad ones”: plus and minus never stand together, and a figure that is out of date is crossed out.
deberc-rules-signs-total = In a game to 1001 a line is drawn at five hundred, to see the score at a glance.
deberc-rules-signs-example = J♥ and 9♥ with ♥ trump: 34 is ||⁶, that is 40 − 6. 68 is |||₈, that is 60 + 8, or ○|², that is 50 + 20 − 2.

## Words

deberc-rules-words = Words
deberc-rules-words-also = glossary, terms, players' words, jargon, slang, dictionary, what does it mean, what is, meaning
deberc-rules-words-taker = <b>Taker</b>: who named trump.
deberc-rules-words-defender = <b>Defender</b>: any opponent of the taker.
deberc-rules-words-eldest = <b>Eldest, first hand</b>: sits on the dealer's left.
deberc-rules-words-upcard = <b>Upcard, vskryshka</b>: the card turned up for the bidding.
deberc-rules-words-draw = <b>Fill, dobor</b>: the cards dealt after the bidding.
deberc-rules-words-bottom = <b>Bottom card, candle, freza</b>: the last card of the stock.
deberc-rules-words-obligation = <b>Obligation, obyaz</b>: the dealer must play in the second round{ $obligation ->
        [yes] .
       *[no] ; not played here.
    }
deberc-rules-words-yuss = <b>Yuss</b>: J of trump, 20 points.
deberc-rules-words-manela = <b>Manela</b>: 9 of trump, 14 points.
deberc-rules-words-last = <b>Last trick, posled</b>: 10 points.
deberc-rules-words-empty = <b>Empty trick</b>: a trick without points.
deberc-rules-words-terz = <b>Terz</b>: three cards in a row, 20.
deberc-rules-words-fifty = <b>Fifty, berz</b>: four in a row, 50.
deberc-rules-words-hundred = <b>Hundred</b>: six in a row, { $long_runs ->
        [hundred] 100.
       *[other] not played here.
    }
deberc-rules-words-deberc = <b>Deberc</b>: seven in a row, { $long_runs ->
        [hundred] wins at once.
       *[other] not played here.
    }
deberc-rules-words-height = <b>Height</b>: the top card of a terz or fifty.
deberc-rules-words-bella = <b>Bella</b>: K and Q of trump, 20.
deberc-rules-words-said = <b>Words</b>: runs, the last trick, J and 9 of trump, counted aloud first.
deberc-rules-words-bayt = <b>Bayt, bolt</b>: the taker fell short.
deberc-rules-words-hanging = <b>HB</b>: hanging bayt, a tie.
deberc-rules-words-lyzha = <b>Lyzha</b>: a deal without a trick.
deberc-rules-words-closed = <b>Close</b>: reach { $target ->
        [deal] the end of the game.
       *[other] { $target }.
    }
deberc-rules-words-arrival = <b>Arrival</b>: who got to the target first in the course of play.
deberc-rules-words-drop = <b>Drop it or die</b>: first play your card, then show.
deberc-rules-words-small = <b>Small points</b>: the figures beside the signs.
