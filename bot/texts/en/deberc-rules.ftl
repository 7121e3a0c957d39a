# The rules of Deberc as this table plays them: short pages, worded by the table's options.
# Every text is handed all options, "seats", and "partners".

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

## Cards

deberc-rules-cards = Cards and points
deberc-rules-cards-deck = From seven to ace, 32 cards.
deberc-rules-cards-trump =
    <b>Trump</b>, high to low:
    J (yuss) 20, 9 (manela) 14, A 11, 10 for 10, K 4, Q 3, 8 and 7 nothing
deberc-rules-cards-plain =
    <b>Plain suits</b>:
    A 11, 10 for 10, K 4, Q 3, J 2; 9, 8 and 7 nothing
deberc-rules-cards-sum = The last trick is worth 10 more. The ten ranks above the king; in runs the order is the usual one, 7 8 9 10 J Q K A.

## Dealing

deberc-rules-deal = Dealing
deberc-rules-deal-order = The first dealer is drawn by lot, then the deal goes round. The neighbour on the dealer's right cuts.
deberc-rules-deal-packets = { $first_packet ->
        [4] First 4 cards each, twice two.
       *[6] First 6 cards each, twice three.
    } The next card is the upcard, turned face up: the bidding is about it.
deberc-rules-deal-fill = { $seats ->
        [4] When trump is fixed, everybody gets up to 8 cards. The upcard goes to { $upcard_to ->
            [dealer] the dealer
           *[taker] the taker
        }, who gets one card fewer from the stock. The whole deck is dealt.
       *[other] When trump is fixed, everybody gets up to 9 cards. Then the stock's bottom card is shown to all; the upcard stays in sight.
    }
deberc-rules-deal-void = { $obligation ->
        [yes] { $weak_redeal ->
            [off] {""}
           *[other] { deberc-rules-void }
        }
       *[no] { deberc-rules-void }
    }
deberc-rules-void = { $void_dealer ->
        [next] If a deal is void, the next player deals.
       *[same] If a deal is void, the same player deals again; after three in a row the deal moves on{ $redeal_fine ->
            [0] {""}
           *[other] , and the dealer is written −{ $redeal_fine }
        }.
    }

## Bidding

deberc-rules-bidding = Bidding
deberc-rules-bidding-first = <b>First round.</b> In turn, from the dealer's left: “I play”, which makes the upcard's suit trump, or “pass”.
deberc-rules-bidding-second = <b>Second round</b>, if all passed: “I play” in any other suit, or “pass”. The upcard's suit does not come back.
deberc-rules-bidding-last = { $obligation ->
        [yes] <b>Obligation:</b> the dealer may not pass in the second round; somebody has to play.
       *[no] There is no obligation: if all pass in the second round too, the cards are dealt anew.
    }
deberc-rules-bidding-taker = The first to say “I play” is the taker, and the bidding is over. The taker must get more than every opponent.

## The seven and the redeal

deberc-rules-seven = Seven and redeal
deberc-rules-seven-exchange = { $seats ->
        [4] With four there is no exchange of the seven: the upcard is picked up.
       *[other] { $seven ->
            [off] The seven of trump is not exchanged here.
            [taker] If trump was taken in the first round, the taker may exchange the seven of trump for the upcard.
           *[anyone] If trump was taken in the first round, whoever holds the seven of trump may exchange it for the upcard.
        } { $seven ->
            [off] {""}
           *[other] It is done on one's first turn, before runs and before the first card. Everybody sees it.
        }
    }
deberc-rules-seven-redeal = { $weak_redeal ->
        [off] Weak hands are not redealt.
       *[other] Whoever holds at most { $weak_redeal } { $weak_redeal ->
            [one] point
           *[other] points
        } (trump counted as a plain suit) may demand a redeal on their first turn, before the first card. Nobody writes anything.
    }

## Runs

deberc-rules-runs = Runs
deberc-rules-runs-kinds = Cards of one suit in a row: three are a <b>terz</b>, 20 points; four a <b>fifty</b>, 50.
deberc-rules-runs-long = { $long_runs ->
        [split] Five or six in a row are a fifty too, the top four. Seven are a fifty and a terz, eight are two fifties.
        [hundred] Five in a row are a fifty. Six are a <b>hundred</b>, 100 points. Seven and more are a <b>deberc</b>, which wins at once.
       *[fifty] Longer than four is still one fifty, its top four cards.
    }
deberc-rules-runs-announce = All are announced together, on one's first turn before the first card; the table hears the kind of the best. Play without a word and you have none.
deberc-rules-runs-best = Only one side's runs count: the side with the best one, and then all of its runs{ $partners ->
        [yes] , of both partners
       *[no] {""}
    }. { $run_order ->
        [length] A fifty beats a terz{ $long_runs ->
            [hundred] , a hundred beats a fifty
           *[other] {""}
        }; of the same kind the one taken from the longer run is better, then the one with the higher top card.
       *[kind] A fifty beats a terz{ $long_runs ->
            [hundred] , a hundred beats a fifty
           *[other] {""}
        }; of the same kind the one with the higher top card is better.
    } They are compared after the first trick, and those that count are shown.
deberc-rules-runs-equal = If the best are equal: { $equal_runs ->
        [seat] the dealer's count if they are among them, else those of the first player on the dealer's left.
        [last_trick] those of whoever takes the last trick count; if none of them does, nobody's.
       *[trump] the one in trump counts; if none is in trump, nobody's.
    }
deberc-rules-runs-trick = { $runs_need_trick ->
        [yes] Without a single trick runs are not written.
       *[no] Runs are written even without a trick.
    }

## Bella

deberc-rules-bella = Bella
deberc-rules-bella-what = King and queen of trump in one hand are the <b>bella</b>, 20 points. It does not compete with runs, and a card may be in both.
deberc-rules-bella-when = { $bella_when ->
        [before_last_trick] It may be announced on any of one's turns before the last trick, even if both cards have been played.
       *[with_card] It is announced just before playing the king or the queen, the first or the second of them. Having announced it, play one of them.
    } Not announced, not written.
deberc-rules-bella-credit = { $bella_to ->
        [capturer] It is written by who announced it, if they took at least one of the two cards. If they took none and somebody else took both, by that one. If two opponents took one each, by nobody.
       *[declarer] It is written by who announced it, if they took at least one trick, however empty.
    }

## Play

deberc-rules-play = Play
deberc-rules-play-lead = { $first_lead ->
        [eldest] The player on the dealer's left leads first
       *[taker] The taker leads first
    }, then whoever took the trick.
deberc-rules-play-follow = Follow suit if you can; a plain suit need not be beaten. If you cannot, play a trump. If you can do neither, play any card.
deberc-rules-play-beat = If trump was led, or a trump lies in the trick and you must play one, beat it with a higher one if you can; else any trump.{ $partners ->
        [yes] {" "}While the trick is your partner's, you need not beat it.
       *[no] {""}
    }
deberc-rules-play-trick = The highest trump takes the trick; without trumps, the highest card of the suit led.

## Counting

deberc-rules-counting = Counting
deberc-rules-counting-raw = Counted are the cards in one's tricks, 10 for the last trick, the runs that count, and the bella.
deberc-rules-counting-made = <b>Made:</b> the taker has more than every opponent. Everybody writes their own.
deberc-rules-counting-bayt = <b>Bayt:</b> some opponent has more. The taker writes 0, and their points go to whoever has the most.{ $seats ->
        [2] {""}
       *[other] { $partners ->
            [yes] {""}
           *[no] {" "}{ $bayt_tie ->
                [hang] If several have the most, these points hang between them.
               *[share] If several have the most, they share; an odd point goes nearest the dealer's left.
            }
        }
    }
deberc-rules-counting-tie = <b>Hanging bayt:</b> equal with the best opponent. The opponents write their own, the taker 0, and the taker's points hang.

## Hanging points

deberc-rules-hanging = Hanging points
deberc-rules-hanging-what = The next deal decides the points that hang, on top of what it writes itself.
deberc-rules-hanging-who = { $hanging_for ->
        [tied] Only those between whom they hang contend: whoever of them gets the most has them.
       *[all] Whoever gets the most has them, no matter who.
    } If that is shared, they go on hanging.
deberc-rules-hanging-again = If points hang again: { $hanging ->
        [queue] they wait in line, and each deal decides the oldest.
        [owner] a second hanging bayt in a row by the same player gives them the first points back, and the new ones hang.
       *[pile] everything piles up until a deal goes by without hanging.
    }

## Fines

deberc-rules-fines = Fines
deberc-rules-fines-bayt = { $bayt_fine ->
        [off] A bayt costs no fine.
        [third_100] The third bayt and each one after it: −100.
        [every_50] Each bayt: −50.
        [every_100] Each bayt: −100.
        [three_300] Three bayts: −300, and the count starts again.
       *[three_100] Three bayts: −100, and the count starts again.
    }{ $bayt_fine ->
        [off] {""}
       *[other] { $hanging_is_bayt ->
            [yes] {" "}A hanging bayt is a bayt too.
           *[no] {" "}A hanging bayt does not count here.
        }
    }
deberc-rules-fines-lyzha = { $lyzha_fine ->
        [0] A lyzha, a deal without a trick, costs nothing.
        [table] <b>Lyzha</b>, a deal without a trick: { $seats ->
            [3] −100
            [4] { $partners ->
                [yes] −100 for the pair
               *[no] −50
            }
           *[other] −50
        }.
       *[other] <b>Lyzha</b>, a deal without a trick: −{ $lyzha_fine }.
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
           *[other] Three void deals in a row: −{ $redeal_fine } for the dealer.
        }
    }
deberc-rules-fines-sum = Fines add up; the score may fall below zero.

## The end

deberc-rules-end = The end
deberc-rules-end-target = { $target ->
        [deal] One deal is played: the most points win.
       *[other] The game ends after the deal in which somebody has reached { $target }.
    }
deberc-rules-end-finish = { $target ->
        [deal] A void deal does not count and is dealt again.
       *[other] If several have: { $finish ->
            [last_trick] the one of them that took the last trick wins; if somebody else took it, the most points.
            [arrival] <b>arrival</b> decides, who got there first in the course of play. Points count in the order in which they fall: what was written before, runs, bella, tricks, the last trick. Who gets there only in writing (another's bayt, hanging points) is last.
           *[points] the most points win.
        }
    }
deberc-rules-end-equal = Equal: { $finish ->
        [points] one more deal is played.
       *[other] the last trick decides, and if it is somebody else's, one more deal.
    }
deberc-rules-end-hanging = { $hanging_finish ->
        [ignore] Hanging points do not hold up the end: they are lost.
        [owner_only] { $target ->
            [deal] { deberc-rules-extra-deal }
           *[other] If somebody would reach the target with their own hanging points, one more deal is played, and the most points win.
        }
       *[extra_deal] { deberc-rules-extra-deal }
    }
deberc-rules-extra-deal = While points hang, the game does not end: one more deal is played, and the most points win.

## Customs of live play

deberc-rules-customs = At a live table
deberc-rules-customs-table = Here the table counts, compares runs and lets nobody play against the rules. A live table has its customs besides.
deberc-rules-customs-pencil = <b>The pencil:</b> once you have written and put the pencil down, you may not correct it; an opponent takes your mistake off your score and adds it to theirs.
deberc-rules-customs-live = A bayt is also the price of a false run, of a card too many, and of asking how high a terz is without holding one. “Drop it or die”: first play your card, then show what you announced.

## Words

deberc-rules-words = Words
deberc-rules-words-list =
    <b>Taker</b>: who named trump.
    <b>Upcard</b> (vskryshka): the card turned up for the bidding.
    <b>Bottom card</b> (candle, freza): the last card of the stock.
    <b>Yuss</b>: the jack of trump. <b>Manela</b>: the nine of trump.
    <b>Terz</b>, <b>fifty</b> (berz): three and four cards in a row.
    <b>Bella</b>: king and queen of trump.
    <b>Bayt</b>: the taker fell short. <b>HB</b>: hanging bayt, a tie.
    <b>Lyzha</b>: a deal without a trick.
    <b>Obligation</b>: the dealer must play in the second round.
    <b>Arrival</b>: who got to the target first in the course of play.
