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
deberc-partner = Your partner: { $name }

## Lines that the table and the hand share

deberc-header-extra = deciding
deberc-seat-taker = plays { $suit }
deberc-seat-taker-you = play { $suit }
deberc-upcard = Upcard <b>{ $card }</b>
deberc-upcard-gone = upcard { $card } picked up
deberc-bottom = bottom { $card }
deberc-passed = passed: { $list }
deberc-second-round = Second round, upcard { $card }: any trump but { $suit }
deberc-taker = { $who } plays
deberc-taker-you = you play
deberc-announced = Announced: { $list }
deberc-announced-lost = <s>{ $what }</s>
deberc-announced-equal = Equal: { $list }; the last trick decides
deberc-seven = exchange of the seven
deberc-hanging = Hanging { $points }: { $claim }
deberc-claim-all = whoever gets the most
deberc-claim-sides = { $sides }
deberc-voids = Deals without play in a row: { $deals }

## The hand

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
deberc-button-redeal = Weak cards: redeal

