"""Quiet hours: a slow clock counts the hours of the day only, also where clocks are changed."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.quiet import QuietHours, quiet_of, read_quiet

ZONES = ("Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC")
HOUR = 3600.0
STEP = 900
"""All changes of clocks and all hours fall on quarters of an hour."""

hours = st.builds(
    lambda start, span, zone: QuietHours(start, (start + span) % 24, ZoneInfo(zone)),
    st.integers(0, 23),
    st.integers(1, 23),
    st.sampled_from(ZONES),
)
# Around the changes of clocks in spring and autumn of 2026.
moments = st.sampled_from(
    [
        datetime(2026, month, day, tzinfo=UTC).timestamp()
        for month, day in ((3, 8), (3, 29), (4, 5), (10, 4), (10, 25), (11, 1), (7, 1))
    ]
).flatmap(lambda around: st.integers(-200, 200).map(lambda n: around + n * STEP))
clocks = st.integers(0, 4 * 48).map(lambda n: n * STEP)


def at(text: str, zone: str = "Europe/Kyiv") -> float:
    """A moment by the zone's own clock."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def awake(quiet: QuietHours, moment: float) -> bool:
    """The hour that a clock on the wall shows is not a quiet one."""
    hour = datetime.fromtimestamp(moment, quiet.zone).hour
    if quiet.start < quiet.end:
        return not quiet.start <= hour < quiet.end
    return quiet.end <= hour < quiet.start


@settings(max_examples=150)
@given(hours, moments, clocks)
def test_the_clock_counts_what_is_not_quiet(quiet: QuietHours, moment: float, clock: int) -> None:
    end = quiet.after(moment, clock)
    assert not quiet.asleep(end)
    steps = range(int(moment), int(end), STEP)
    counted = STEP * sum(not quiet.asleep(step) for step in steps)
    assert counted == clock
    began = quiet.before(end, clock)
    assert began >= moment
    assert quiet.after(began, clock) == end


@settings(max_examples=150)
@given(hours, moments)
def test_quiet_is_what_the_wall_clock_says(quiet: QuietHours, moment: float) -> None:
    day = datetime.fromtimestamp(moment, quiet.zone)
    offsets = {
        datetime.fromtimestamp(moment + shift * HOUR, quiet.zone).utcoffset()
        for shift in range(-24, 25)
    }
    # An hour that comes twice, or not at all, is begun or ended by its first minute.
    if len(offsets) == 1:
        assert quiet.asleep(moment) is not awake(quiet, moment), day


def test_a_clock_of_twelve_hours_over_a_night() -> None:
    quiet = read_quiet("23-8 Europe/Kyiv")
    assert quiet.after(at("2026-07-01T20:00"), 12 * HOUR) == at("2026-07-02T17:00")
    assert quiet.after(at("2026-07-01T23:30"), 60) == at("2026-07-02T08:01")
    assert quiet.after(at("2026-07-01T22:00"), HOUR) == at("2026-07-02T08:00")
    assert quiet.after(at("2026-07-01T09:00"), HOUR) == at("2026-07-01T10:00")


def test_nights_in_which_clocks_are_changed() -> None:
    quiet = read_quiet("23-8 Europe/Kyiv")
    for evening, morning, long in (
        ("2026-03-28T22:00", "2026-03-29T09:00", 10),
        ("2026-10-24T22:00", "2026-10-25T09:00", 12),
    ):
        assert quiet.after(at(evening), 2 * HOUR) == at(morning)
        assert at(morning) - at(evening) == long * HOUR


@pytest.mark.parametrize(
    "text", ["", "23-8", "8-8 UTC", "24-8 UTC", "1-2 Nowhere/Else", "1-2 ../etc", "a-b UTC", "1-2 "]
)
def test_what_is_no_quiet_hours(text: str) -> None:
    with pytest.raises(ValueError, match="no "):
        read_quiet(text)


@pytest.mark.parametrize(
    ("clock", "keeps"), [(30, False), (600, False), (3600, True), (24 * 3600, True), (0, True)]
)
def test_only_slow_tables_keep_them(clock: int, keeps: bool) -> None:
    assert (quiet_of("23-8 Europe/Kyiv", clock) is not None) is keeps
    assert quiet_of(None, clock) is None
