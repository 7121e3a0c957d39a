"""Rule options as data: from one table come validation, settings screens, help and ``games``."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.errors import OptionError

OptionValue: TypeAlias = int | str


def _always(_options: Mapping[str, OptionValue], _seats: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game.

    ``words`` are the textual values; ``numbers`` the whole numbers taken besides (inclusive
    bounds; a high of None has no bound), ``only`` the exact numbers taken; ``offered`` are the
    values that settings screens show; ``meaning`` says in English what it decides, with clauses.

    ``group`` is under which heading it is set. ``fits`` says whether it can have an effect with
    these options (all of them) and so many seats; ``matters``, asked where it fits, whether it has
    one beside the others' present values.
    """

    name: str
    meaning: str
    clauses: tuple[str, ...]
    words: tuple[str, ...] = ()
    numbers: tuple[int, int | None] | None = None
    only: tuple[int, ...] = ()
    offered: tuple[OptionValue, ...] = ()
    group: str = ""
    fits: Callable[[Mapping[str, OptionValue], int], bool] = _always
    matters: Callable[[Mapping[str, OptionValue], int], bool] = _always

    def takes(self, value: object) -> bool:
        """Whether ``value`` is one of this option's values; True and False never are."""
        if isinstance(value, bool):
            return False
        if isinstance(value, str):
            return value in self.words
        if not isinstance(value, int):
            return False
        if value in self.only:
            return True
        if self.numbers is None:
            return False
        low, high = self.numbers
        return value >= low and (high is None or value <= high)

    def describe(self) -> str:
        """What the option takes, for error messages."""
        parts: list[str] = list(self.words)
        parts += [str(number) for number in self.only]
        if self.numbers is not None:
            low, high = self.numbers
            parts.append(f"a whole number from {low}" + ("" if high is None else f" to {high}"))
        return ", ".join(parts)


def complete(
    specs: Sequence[OptionSpec],
    presets: Mapping[str, Mapping[str, OptionValue]],
    preset: str | None,
    changes: Mapping[str, object],
) -> dict[str, OptionValue]:
    """Every option's value: the preset's, changed as asked.

    ``preset`` None means the first one. Raises OptionError that names the option and what it takes.
    """
    name = preset if preset is not None else next(iter(presets))
    if name not in presets:
        raise OptionError(f"unknown preset {name!r}; there are: {', '.join(presets)}")
    values = dict(presets[name])
    known = {spec.name: spec for spec in specs}
    for option, value in changes.items():
        spec = known.get(option)
        if spec is None:
            raise OptionError(f"unknown option {option!r}; there are: {', '.join(known)}")
        if not isinstance(value, int | str) or not spec.takes(value):
            raise OptionError(f"option {option!r} takes {spec.describe()}; not {value!r}")
        values[option] = value
    return values
