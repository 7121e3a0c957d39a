"""What follows from the options once and for all, in the engine's terms."""

from dataclasses import dataclass

from engine.berg.options import BergOptions


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's options, resolved; shared by a match and all its copies."""

    options: BergOptions
    height: int
    series: int  # so many games in a row are dealt by one seat (B-1)
    insurance: bool
    insured_until_turn: bool
    open_price: float | None  # None: not for sale
    always_shuffled: bool
    shuffling_for_sale: bool
    left_in_hand: bool


def make_rules(options: BergOptions) -> Rules:
    """Resolve ``options``, which ``make_options`` has checked."""
    return Rules(
        options=options,
        height=options.height,
        series=3 if options.deal_turns == "three" else 1,
        insurance=options.insurance != "off",
        insured_until_turn=options.insurance == "flip",
        open_price=None if options.open_hand == "off" else float(options.open_hand),
        always_shuffled=options.shuffling == "always",
        shuffling_for_sale=options.shuffling == "buy",
        left_in_hand=options.left_in_hand == "yes",
    )
