# Deberc at the table and in the hand.

## Presets

deberc-preset-classic = Classic
deberc-preset-classic-about = to 501, third bayt −100, lyzha
deberc-preset-home = Home
deberc-preset-home-about = to 501, the eldest leads, with hundreds, deberc and redeals
deberc-preset-moscow = Moscow
deberc-preset-moscow-about = to 501, by arrival, without obligation
deberc-preset-kharkov = Kharkiv
deberc-preset-kharkov-about = to 1001, with obligation, bella until the last trick

## Words

deberc-kind-terz = terz
deberc-kind-fifty = fifty
deberc-kind-hundred = hundred
deberc-kind-deberc = deberc
deberc-meld = { $kind } from { $top }
deberc-bella = bella
deberc-we = we
deberc-they = they
deberc-partner = Your partner: { $name }
deberc-who = { $who }: { $what }
deberc-pair = { $first } and { $second }
deberc-target =
    { $target ->
        [deal] one deal
       *[other] to { $target }
    }

## Lines that the table and the hand share

deberc-header = <b>Deberc</b> · { $preset }, { $target } · deal { $deal }
deberc-header-extra = deciding
deberc-seat-dealer = deals
deberc-seat-taker = plays { $suit }
deberc-seat-away = the computer stands in
deberc-seat-total = <b>{ $total }</b>
deberc-upcard = Upcard <b>{ $card }</b>
deberc-upcard-gone = upcard { $card } picked up
deberc-upcard-lies = upcard { $card }
deberc-upcard-swapped = upcard { $card } exchanged for { $seven }
deberc-bottom = bottom { $card }
deberc-bid-pass = { $who } pass
deberc-second-round = Second round, upcard { $card }: any trump but { $suit }
deberc-dealer = { $who } deals
deberc-dealer-you = you deal
deberc-trump = Trump <b>{ $suit }</b>
deberc-taker = { $who } plays
deberc-taker-you = you play
deberc-announced = Announced: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Equal: { $list }; the last trick decides
deberc-seven = exchange of the seven
deberc-trick = On the table: { $cards }
deberc-trick-last = Before: { $cards } → { $who }
deberc-trick-taken = Trick: { $cards } → <b>{ $who }</b>
deberc-trick-final = Last trick: { $cards } → <b>{ $who }</b>
deberc-trick-card = <b>{ $card }</b> { $who }
deberc-hanging = Hanging { $points }: { $claim }
deberc-claim-all = whoever gets the most
deberc-claim-sides = { $sides }
deberc-voids = Deals without play in a row: { $deals }
deberc-tricks = Tricks: { $list }
deberc-score = Score, { $target }: { $list }
deberc-number = { $who } { $number }

deberc-turn-bid = To bid: <b>{ $who }</b>
deberc-turn-lead = To lead: <b>{ $who }</b>
deberc-turn-play = To play: <b>{ $who }</b>
deberc-turn-cut = To cut the deck: <b>{ $who }</b>
deberc-turn-left = { $turn }, { $left }
deberc-your-bid = <b>Your bid</b>
deberc-your-lead = <b>Your lead</b>
deberc-your-play = <b>Your turn</b>
deberc-your-cut = <b>Cut the deck</b>
deberc-stop-votes = Want to end the game: { $list }
deberc-seal =
    <blockquote expandable>🔒 Seal of deal { $deal }: { $short }…
    It was set before the deck was cut. After the deal the deck and the salt are opened, and everybody can check that nobody changed a card.
    <code>{ $commitment }</code></blockquote>

## The hand

deberc-hand-private = Only you can see this.
deberc-hand-away = 💤 <b>The computer is playing for you.</b> You can come back at any moment.
deberc-cut-ask = How many cards to take off the top? If you do not choose, the deck cuts itself.
deberc-cut-wait = Cards come as soon as the deck is cut.
deberc-note-obligation = <b>Obligation:</b> you may not pass, name trump.
deberc-note-meld-now = Yours: { $melds }. Announce before your first card.
deberc-note-meld-later = Yours: { $melds }. You may announce on your first turn.
deberc-note-meld-said = Yours: { $melds }, announced.
deberc-note-bella = You hold the bella: announce it { $when ->
        [with_card] just before its king or queen.
       *[before_last_trick] before the last trick.
    }
deberc-button-take = Play { $suit }
deberc-button-pass = Pass
deberc-button-meld = Announce: { $melds } ({ $points })
deberc-button-melds = Announce runs: { $count } ({ $points })
deberc-button-bella = Bella (20)
deberc-button-seven = Exchange { $seven } for { $upcard }
deberc-button-redeal = Weak cards: redeal
deberc-button-closed = ✗ { $card }

deberc-alert-hand = Cards: { $cards }
deberc-alert-trump = Trump { $suit }
deberc-alert-upcard = Upcard { $card }
deberc-alert-table = On the table: { $cards }
deberc-alert-your-turn = your turn
deberc-alert-turn = to play: { $who }
deberc-alert-your-cut = You cut the deck: with the buttons in the chat with the bot, or it cuts itself in a few seconds.
deberc-alert-cut = To cut the deck: { $who }. No cards yet.
deberc-alert-over = The game is over.
