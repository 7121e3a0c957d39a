"""What follows from the options once and for all, in the engine's terms."""

from dataclasses import dataclass

from engine.terz.options import TerzOptions


@dataclass(frozen=True, slots=True)
class Rules:
    """One table's options, resolved; shared by a match and all its copies."""

    options: TerzOptions
    target: int
    one_meld_a_turn: bool
    meld_tricks: int  # melds are declared in so many first tricks of a deal (T-30)
    frames_need_trick: bool
    jack_always_free: bool
    look_back_from: int  # so many cards must be in the talon; 99: never


def make_rules(options: TerzOptions) -> Rules:
    """Resolve ``options``, which ``make_options`` has checked."""
    return Rules(
        options=options,
        target=options.target,
        one_meld_a_turn=options.melds_a_turn == "one",
        meld_tricks=7 if options.melds_while == "talon" else 8,
        frames_need_trick=options.frames_need_trick == "yes",
        jack_always_free=options.jack_free == "always",
        look_back_from={"talon": 1, "two": 2, "four": 4, "never": 99}[options.look_back],
    )
