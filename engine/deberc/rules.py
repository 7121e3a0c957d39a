"""What follows from the options and the number of seats once and for all, in the engine's terms."""

from dataclasses import dataclass

from engine.cards import Card
from engine.deberc.options import DebercOptions


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's options, resolved; shared by a match and all its copies."""

    options: DebercOptions
    seats: int
    sides: int
    side_of: tuple[int, ...]  # by seat
    next_seat: tuple[int, ...]  # by seat: its left neighbour
    partners: bool
    hand_size: int  # and so the number of tricks (D-12, D-13)
    target: int | None  # None: one deal is the match
    weak_limit: int  # -1: nobody may demand a redeal
    obligation: bool
    bella_with_card: bool
    lyzha: int  # what a deal without a trick costs (D-72)

    def from_left(self, dealer: int) -> tuple[int, ...]:
        """The seats in dealing order: eldest first, the dealer last."""
        return tuple((dealer + 1 + i) % self.seats for i in range(self.seats))

    def upcard_index(self) -> int:
        """Where in the deck the upcard is (D-11)."""
        return self.seats * self.options.first_packet

    def upcard_of(self, deck: tuple[Card, ...]) -> Card:
        """The card turned up (D-11)."""
        return deck[self.upcard_index()]


def make_rules(options: DebercOptions, seats: int) -> Rules:
    """Resolve ``options``, which ``make_options`` has checked, for ``seats``."""
    partners = options.partners == "yes"
    hand_size = 8 if seats == 4 else 9
    lyzha = options.lyzha_fine
    if lyzha == "table":
        lyzha = 100 if seats == 3 or partners else 50
    return Rules(
        options=options,
        seats=seats,
        sides=2 if partners else seats,
        side_of=tuple(seat % 2 if partners else seat for seat in range(seats)),
        next_seat=tuple((seat + 1) % seats for seat in range(seats)),
        partners=partners,
        hand_size=hand_size,
        target=None if options.target == "deal" else options.target,
        weak_limit=-1 if options.weak_redeal == "off" else options.weak_redeal,
        obligation=options.obligation == "yes",
        bella_with_card=options.bella_when == "with_card",
        lyzha=lyzha,
    )
