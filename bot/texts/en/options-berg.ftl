# The options of Berg: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

berg-options-match = The match
berg-options-offers = Declarations

berg-option-height = Play to
berg-option-height-about = The match ends once somebody has more than this after a game.
berg-option-deal_turns = Dealing
berg-option-deal_turns-about = How many games in a row one player deals.
berg-option-deal_turns-three = three in a row
berg-option-deal_turns-one = in turn
berg-option-shuffling = Turned-over deck
berg-option-shuffling-about = Keeps its order; is always shuffled; or is shuffled once somebody has paid 1.0.
berg-option-shuffling-off = not shuffled
berg-option-shuffling-always = shuffled
berg-option-shuffling-buy = shuffled for 1.0
berg-option-insurance = Insurance
berg-option-insurance-about = For 1.0 your opponent may not order a joker with a jack: until the deck is turned over, or to the end of the game.
berg-option-insurance-flip = until turned over
berg-option-insurance-game = to the end of the game
berg-option-insurance-off = no
berg-option-open_hand = Open hand, price
berg-option-open_hand-about = For this price your opponent's cards lie open to everybody once the big deck is gone.
berg-option-open_hand-off = no
berg-option-open_hand-1 = 1.0
berg-option-left_in_hand = Significant cards left
berg-option-left_in_hand-about = The loser holds nothing but significant cards: no matter, or their value is taken off.
berg-option-left_in_hand-no = no matter
berg-option-left_in_hand-yes = taken off
