"""Quiet hours: the part of the day in which a slow clock stands still and nobody is called.

They are hours of a time zone's own day, so nights are longer and shorter where clocks are changed.
Moments are unix seconds.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache
from itertools import islice
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

SLOW: Final = 3600
"""Clocks from here on keep quiet hours."""

_FORM: Final = re.compile(r"(\d{1,2})-(\d{1,2}) (\S+)")
_A_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the hour ``start`` to the hour ``end`` of each day; over midnight where that is less."""

    start: int
    end: int
    zone: ZoneInfo

    def __str__(self) -> str:
        return f"{self.start}-{self.end} {self.zone.key}"

    def asleep(self, moment: float) -> bool:
        """Whether that moment is within quiet hours; their end is not."""
        near = islice(self._nights(moment, 1), 3)
        return any(falls <= moment < wakes for falls, wakes in near)

    def after(self, moment: float, seconds: float) -> float:
        """When so many seconds that are not quiet will have passed; never a quiet moment."""
        for falls, wakes in self._nights(moment, 1):
            if wakes <= moment:
                continue
            room = max(0.0, falls - moment)
            if seconds < room:
                break
            seconds -= room
            moment = wakes
        return moment + seconds

    def before(self, moment: float, seconds: float) -> float:
        """The latest moment from which so many seconds that are not quiet pass until ``moment``."""
        for falls, wakes in self._nights(moment, -1):
            if falls >= moment:
                continue
            room = max(0.0, moment - wakes)
            if seconds <= room and moment >= wakes:
                break
            seconds -= room
            moment = falls
        return moment - seconds

    def _nights(self, moment: float, step: int) -> Iterator[tuple[float, float]]:
        """The nights from around that moment on, or with -1 back, as pairs of moments."""
        day = datetime.fromtimestamp(moment, self.zone).date() - step * _A_DAY
        while True:
            falls = self._moment(day, self.start)
            wakes = self._moment(day if self.start < self.end else day + _A_DAY, self.end)
            yield falls, wakes
            day += step * _A_DAY

    def _moment(self, day: date, hour: int) -> float:
        return datetime.combine(day, time(hour), self.zone).timestamp()


@cache
def read_quiet(text: str) -> QuietHours:
    """Quiet hours as tables keep them: "23-8 Europe/Kyiv". Raises ValueError."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise ValueError(f"no quiet hours: {text!r}")
    start, end = int(found[1]), int(found[2])
    if start == end or max(start, end) > 23:
        raise ValueError(f"no quiet hours: {text!r}")
    try:
        zone = ZoneInfo(found[3])
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise ValueError(f"no time zone: {found[3]!r}") from error
    return QuietHours(start, end, zone)


def quiet_of(text: str | None, clock: int) -> QuietHours | None:
    """The quiet hours of a table with that clock (0: none, as slow as can be), if it keeps any."""
    return read_quiet(text) if text is not None and (clock == 0 or clock >= SLOW) else None
