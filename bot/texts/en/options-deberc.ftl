# The options of Deberc: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

## Groups

deberc-options-match = The game
deberc-options-deal = Dealing
deberc-options-redeal = Redeals
deberc-options-runs = Runs and bella
deberc-options-hanging = Hanging points
deberc-options-fines = Fines

## The match

deberc-option-target = Play to
deberc-option-target-about = Once somebody has reached this, the game ends after that deal. Or a single deal is the game.
deberc-option-target-deal = one deal
deberc-option-partners = Partners
deberc-option-partners-about = With four, those who sit opposite play together.
deberc-option-partners-yes = two against two
deberc-option-partners-no = each for themselves
deberc-option-finish = Two get there
deberc-option-finish-about = Who wins if several have: the most points, the last trick, or who got there first during the play.
deberc-option-finish-points = most points
deberc-option-finish-last_trick = last trick
deberc-option-finish-arrival = arrival

## Dealing and bidding

deberc-option-first_packet = Bid on
deberc-option-first_packet-about = How many cards you hold while bidding.
deberc-option-first_packet-6 = 6 cards
deberc-option-first_packet-4 = 4 cards
deberc-option-upcard_to = Upcard goes to
deberc-option-upcard_to-about = With four, who picks up the upcard once trump is fixed.
deberc-option-upcard_to-taker = the taker
deberc-option-upcard_to-dealer = the dealer
deberc-option-obligation = Obligation
deberc-option-obligation-about = If all others pass, the dealer has to play in the second round.
deberc-option-obligation-yes = yes
deberc-option-obligation-no = no
deberc-option-seven = Seven exchange
deberc-option-seven-about = Who may exchange the seven of trump for the upcard, if trump was taken in the first round.
deberc-option-seven-off = nobody
deberc-option-seven-anyone = anyone
deberc-option-seven-taker = the taker
deberc-option-first_lead = First lead
deberc-option-first_lead-about = Who leads first: the taker, or the eldest hand on the dealer's left.
deberc-option-first_lead-taker = the taker
deberc-option-first_lead-eldest = the eldest

## Redeals

deberc-option-weak_redeal = Weak hand
deberc-option-weak_redeal-about = Hold no more points than this, and you may demand a redeal on your first turn.
deberc-option-weak_redeal-off = played
deberc-option-weak_redeal-13 = redeal up to 13
deberc-option-void_dealer = Void deal
deberc-option-void_dealer-about = Who deals again when everybody passed or a redeal was demanded.
deberc-option-void_dealer-same = same dealer
deberc-option-void_dealer-next = next dealer
deberc-option-redeal_fine = Three void deals
deberc-option-redeal_fine-about = The fine for dealing three void deals in a row.
deberc-option-redeal_fine-0 = no fine
deberc-option-redeal_fine-100 = −100

## Runs and the bella

deberc-option-long_runs = Five or more in a row
deberc-option-long_runs-about = Always a fifty; or seven are a fifty and a terz, eight two fifties; or six are a hundred, seven a deberc that wins.
deberc-option-long_runs-fifty = a fifty
deberc-option-long_runs-split = split
deberc-option-long_runs-hundred = hundred, deberc
deberc-option-run_order = Better is
deberc-option-run_order-about = What decides between runs of one kind: the top card, or first the length.
deberc-option-run_order-kind = the higher card
deberc-option-run_order-length = the longer run
deberc-option-equal_runs = Equal runs
deberc-option-equal_runs-about = Whose count: the dealer's, else those nearest the dealer's left; the ones in trump; whoever takes the last trick.
deberc-option-equal_runs-seat = by seat
deberc-option-equal_runs-trump = in trump
deberc-option-equal_runs-last_trick = last trick
deberc-option-runs_need_trick = Runs without a trick
deberc-option-runs_need_trick-about = Whether somebody without a trick still writes their runs.
deberc-option-runs_need_trick-yes = not written
deberc-option-runs_need_trick-no = written
deberc-option-bella_when = Announce bella
deberc-option-bella_when-about = Just before playing the king or queen of trump, or on any turn of yours before the last trick.
deberc-option-bella_when-with_card = with the card
deberc-option-bella_when-before_last_trick = before last trick
deberc-option-bella_to = Bella goes to
deberc-option-bella_to-about = Whoever announced it and took at least one trick, or whoever captured its cards.
deberc-option-bella_to-declarer = its announcer
deberc-option-bella_to-capturer = who captured it

## Hanging points

deberc-option-bayt_tie = Bayt, opponents tie
deberc-option-bayt_tie-about = The taker falls short and the best opponents are equal: they share the taker's points, or these hang.
deberc-option-bayt_tie-share = shared
deberc-option-bayt_tie-hang = hangs
deberc-option-hanging = Hangs again
deberc-option-hanging-about = Whoever hangs twice in a row gets the first points back; or all pile up; or they are decided in line, oldest first.
deberc-option-hanging-owner = first go back
deberc-option-hanging-pile = piles up
deberc-option-hanging-queue = in line
deberc-option-hanging_for = Hanging points
deberc-option-hanging_for-about = Who may win them: anybody, or only those between whom they hang.
deberc-option-hanging_for-all = for all
deberc-option-hanging_for-tied = for the tied
deberc-option-hanging_finish = Hanging at the end
deberc-option-hanging_finish-about = The game is over and points hang: one more deal; only if somebody would get there with their own; or they are lost.
deberc-option-hanging_finish-extra_deal = one more deal
deberc-option-hanging_finish-owner_only = if it gets them there
deberc-option-hanging_finish-ignore = lost

## Fines

deberc-option-bayt_fine = Bayt
deberc-option-bayt_fine-about = What bayts cost: from the third on, each one, or every three.
deberc-option-bayt_fine-off = no fine
deberc-option-bayt_fine-third_100 = from third −100
deberc-option-bayt_fine-every_50 = each −50
deberc-option-bayt_fine-every_100 = each −100
deberc-option-bayt_fine-three_100 = every three −100
deberc-option-bayt_fine-three_300 = every three −300
deberc-option-hanging_is_bayt = Hanging bayt
deberc-option-hanging_is_bayt-about = Whether it counts among the bayts that are fined.
deberc-option-hanging_is_bayt-yes = is a bayt too
deberc-option-hanging_is_bayt-no = does not count
deberc-option-lyzha_fine = Lyzha
deberc-option-lyzha_fine-about = The fine for a deal without a trick. By table: −100 with three and for a pair, else −50.
deberc-option-lyzha_fine-0 = no fine
deberc-option-lyzha_fine-50 = −50
deberc-option-lyzha_fine-100 = −100
deberc-option-lyzha_fine-table = by table
