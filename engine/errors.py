"""What the engine raises. Every error says what is wrong and where; rule errors name the clause."""

from collections.abc import Sequence


class EngineError(Exception):
    """The root of the engine's errors."""


class OptionError(EngineError):
    """An unknown game, preset or option, or a value outside its list; names what is taken."""


class RuleError(EngineError):
    """An action that the rules refuse.

    ``clause`` is the clause broken ("D-56"), ``reason`` a stable keyword ("follow-suit") for which
    the program around the engine has a sentence, ``legal`` the texts of the legal cards where the
    action was a card.
    """

    def __init__(self, clause: str, reason: str, message: str, legal: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.clause = clause
        self.reason = reason
        self.legal = tuple(legal)


class RecordError(EngineError):
    """A record that cannot be read or replayed.

    ``deal`` and ``action`` count from 1, None where there is none; ``clause`` is the broken one.
    """

    def __init__(
        self,
        message: str,
        deal: int | None = None,
        action: int | None = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(message)
        self.deal = deal
        self.action = action
        self.clause = clause
