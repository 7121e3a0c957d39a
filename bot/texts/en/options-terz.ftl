# The options of Terz: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

terz-options-match = The match
terz-options-melds = Melds
terz-options-play = Play

terz-option-target = Play to
terz-option-target-about = The match ends once somebody has this many or more.
terz-option-melds_a_turn = In one turn
terz-option-melds_a_turn-about = How many melds you may declare in one turn; the marriage stands apart.
terz-option-melds_a_turn-many = any number
terz-option-melds_a_turn-one = one meld
terz-option-melds_while = Declare
terz-option-melds_while-about = Only while the talon lasts, or while you hold nine cards: then in the first trick without it too.
terz-option-melds_while-nine_cards = with nine cards
terz-option-melds_while-talon = while the talon lasts
terz-option-frames_need_trick = Four of a kind
terz-option-frames_need_trick-about = Whether you must have taken a trick before you declare four of a kind.
terz-option-frames_need_trick-yes = after a trick
terz-option-frames_need_trick-no = without a trick
terz-option-jack_free = Jack of trump
terz-option-jack_free-about = Without the talon it may be held back: always, or only while it is your only trump.
terz-option-jack_free-always = free
terz-option-jack_free-only_trump = free while alone
terz-option-look_back = Look back
terz-option-look_back-about = When the tricks may be looked through: while the talon has any cards, at least two, at least four, or never.
terz-option-look_back-talon = while the talon lasts
terz-option-look_back-two = talon of two or more
terz-option-look_back-four = talon of four or more
terz-option-look_back-never = never
