"""Telegram's patience, and what goes wrong on the way: flood limits, faults, the journal.

None of the flood limits is a published contract. Telegram's own questions and answers speak of
about one message a second in a chat ("short bursts" pass), 20 a minute in a group and about 30 a
second in all. That edits count with sends in a group, and that answers to presses are not counted,
is what others have observed. The size of a burst is our assumption.
"""

import math
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from bot.playground.world import ApiError

CHAT_BURST = 5
CHAT_PER_SECOND = 1.0
GROUP_PER_MINUTE = 20
ALL_PER_SECOND = 30
CALLS_KEPT = 50_000

FaultKind = Literal["timeout", "server_error", "drop_before", "drop_after"]
FAULT_KINDS: tuple[FaultKind, ...] = ("timeout", "server_error", "drop_before", "drop_after")


@dataclass
class Flood:
    """Counts sends and edits; refuses where there are too many, if it is switched on."""

    on: bool = False
    _chats: dict[int, tuple[float, float]] = field(default_factory=dict)
    _groups: dict[int, deque[float]] = field(default_factory=dict)
    _all: deque[float] = field(default_factory=deque)

    def take(self, chat: int, group: bool, now: float) -> None:
        """One more send or edit.

        :raises ApiError: 429 with ``retry_after``; what is refused is not counted.
        """
        if not self.on:
            return
        wait = max(self._chat_wait(chat, now), self._all_wait(now))
        if group:
            wait = max(wait, self._group_wait(chat, now))
        if wait > 0:
            seconds = max(1, math.ceil(wait))
            raise ApiError(
                429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds}
            )
        left, _ = self._bucket(chat, now)
        self._chats[chat] = (left - 1, now)
        self._all.append(now)
        if group:
            self._groups.setdefault(chat, deque()).append(now)

    def _bucket(self, chat: int, now: float) -> tuple[float, float]:
        left, at = self._chats.get(chat, (float(CHAT_BURST), now))
        return min(float(CHAT_BURST), left + (now - at) * CHAT_PER_SECOND), now

    def _chat_wait(self, chat: int, now: float) -> float:
        left, _ = self._bucket(chat, now)
        return 0.0 if left >= 1 else (1 - left) / CHAT_PER_SECOND

    def _group_wait(self, chat: int, now: float) -> float:
        return _window(self._groups.setdefault(chat, deque()), 60.0, GROUP_PER_MINUTE, now)

    def _all_wait(self, now: float) -> float:
        return _window(self._all, 1.0, ALL_PER_SECOND, now)


def _window(times: deque[float], span: float, most: int, now: float) -> float:
    while times and times[0] <= now - span:
        times.popleft()
    return 0.0 if len(times) < most else times[0] + span - now


@dataclass
class Fault:
    """Something that goes wrong with calls of some methods.

    ``timeout``: nothing happens and no answer comes; ``server_error``: nothing happens, 502 with a
    page of HTML; ``drop_before``: the connection breaks and nothing happens; ``drop_after``: the
    call has its effect and then the connection breaks.
    """

    kind: FaultKind
    methods: frozenset[str] | None = None
    times: int | None = None
    probability: float = 1.0

    def concerns(self, method: str) -> bool:
        if self.times is not None and self.times <= 0:
            return False
        return method != "getUpdates" if self.methods is None else method in self.methods


class Faults:
    """The faults that are set, and the chance by which they strike."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)  # noqa: S311 - repeatable chance is wanted
        self.all: list[Fault] = []

    def add(
        self,
        kind: FaultKind,
        *methods: str,
        times: int | None = None,
        probability: float = 1.0,
    ) -> Fault:
        """Let calls of these methods fail; of all but getUpdates where none is named."""
        fault = Fault(kind, frozenset(methods) or None, times, probability)
        self.all.append(fault)
        return fault

    def clear(self) -> None:
        self.all.clear()

    def strike(self, method: str) -> FaultKind | None:
        """Whether this call fails, and how."""
        for fault in self.all:
            if fault.concerns(method) and self.random.random() < fault.probability:
                if fault.times is not None:
                    fault.times -= 1
                return fault.kind
        return None


@dataclass(frozen=True)
class Call:
    """A call of the Bot API as it was made and answered."""

    number: int
    time: float
    method: str
    params: dict[str, object]
    result: object = None
    error: ApiError | None = None
    fault: FaultKind | None = None

    @property
    def ok(self) -> bool:
        return self.error is None and self.fault in (None, "drop_after")


class Journal:
    """All calls, and what in them no strict server would like."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._number = 0
        self.calls: deque[Call] = deque(maxlen=CALLS_KEPT)
        self.violations: list[str] = []

    def add(
        self,
        method: str,
        params: dict[str, object],
        result: object = None,
        error: ApiError | None = None,
        fault: FaultKind | None = None,
    ) -> Call:
        self._number += 1
        call = Call(self._number, self._clock(), method, params, result, error, fault)
        self.calls.append(call)
        return call

    def violate(self, what: str) -> None:
        self.violations.append(what)

    def of(self, *methods: str) -> list[Call]:
        """The calls of these methods."""
        return [call for call in self.calls if call.method in methods]

    def sends_and_edits(self, chat: int) -> list[Call]:
        """What counts against a chat's limit: its sends and edits that had an effect."""
        return [
            call
            for call in self.calls
            if call.ok
            and call.method.startswith(("send", "edit"))
            and call.method != "sendChatAction"
            and str(call.params.get("chat_id")) == str(chat)
        ]

    def refused(self, code: int | None = None) -> list[Call]:
        """The calls that were refused, with that code or with any."""
        return [
            call
            for call in self.calls
            if call.error is not None and code in (None, call.error.code)
        ]
