"""Computer players think in processes of their own; the bot's loop goes on meanwhile."""

import asyncio
import multiprocessing
import random
import threading
from concurrent.futures import ProcessPoolExecutor

import pytest

from bot import thinkers as thinkers_module
from bot.thinkers import Thinkers, is_slow, judge_of
from engine.game import Match
from engine.games import GAMES

GAME = GAMES["deberc"]
SLOW = "strong"


def dealt(seed: int) -> Match:
    """A match in which somebody is to bid."""
    match = GAME.new_match(2, None, {}, 0)
    match.deal(random.Random(seed).sample(GAME.deck, len(GAME.deck)))
    return match


async def choice(thinkers: Thinkers, match: Match, player: str, seed: int) -> object:
    seat = match.to_act
    return await thinkers.choose(GAME.name, player, match.legal_actions(), match.view(seat), seed)


async def test_a_choice_is_the_same_wherever_it_is_thought() -> None:
    here, elsewhere = Thinkers(0), Thinkers(1)
    try:
        match = dealt(1)
        assert is_slow(GAME.name, SLOW)
        assert await choice(elsewhere, match, SLOW, 5) == await choice(here, match, SLOW, 5)
    finally:
        await elsewhere.stop()


async def test_a_process_that_is_killed_is_replaced() -> None:
    others = set(multiprocessing.active_children())
    thinkers = Thinkers(1)
    try:
        match = dealt(2)
        before = await choice(thinkers, match, SLOW, 5)
        [process] = set(multiprocessing.active_children()) - others
        process.kill()
        process.join()
        assert await choice(thinkers, match, SLOW, 5) == before
    finally:
        await thinkers.stop()


async def test_the_processes_are_started_once_and_not_by_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    starters: list[threading.Thread] = []
    start = thinkers_module._start

    def watched(processes: int) -> ProcessPoolExecutor:
        starters.append(threading.current_thread())
        return start(processes)

    monkeypatch.setattr(thinkers_module, "_start", watched)
    thinkers, match = Thinkers(1), dealt(3)
    try:
        await asyncio.gather(*(choice(thinkers, match, SLOW, seed) for seed in range(3)))
        assert len(starters) == 1
        assert starters[0] is not threading.main_thread()
    finally:
        await thinkers.stop()


async def test_the_loop_goes_on_while_somebody_thinks() -> None:
    thinkers = Thinkers(1)
    try:
        match = dealt(3)
        await choice(thinkers, match, SLOW, 5)
        thinking = asyncio.ensure_future(choice(thinkers, match, SLOW, 6))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not thinking.done()
        assert await thinking in match.legal_actions()
    finally:
        await thinkers.stop()


async def test_no_process_outlives_the_end_of_thinking() -> None:
    thinkers, match = Thinkers(1), dealt(3)
    await choice(thinkers, match, SLOW, 5)
    waiting = [asyncio.ensure_future(choice(thinkers, match, SLOW, seed)) for seed in range(6)]
    await asyncio.sleep(0)
    processes = multiprocessing.active_children()
    assert processes
    await thinkers.stop()
    assert not any(process.is_alive() for process in processes)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert any(isinstance(one, asyncio.CancelledError) for one in done)


async def test_a_level_that_is_not_there_any_more_plays_as_the_clock_does() -> None:
    match = dealt(4)
    assert await choice(Thinkers(0), match, "grandmaster", 5) in match.legal_actions()


async def test_who_cannot_judge_is_not_asked_to() -> None:
    match = dealt(5)
    with pytest.raises(ValueError, match="basic"):
        await Thinkers(0).judge(
            GAME.name, "basic", match.legal_actions(), match.view(match.to_act), 1
        )


async def test_the_strongest_judge_weighs_every_action() -> None:
    match, judge = dealt(6), judge_of(GAME.name)
    assert judge is not None
    legal = match.legal_actions()
    judged = await Thinkers(0).judge(GAME.name, judge, legal, match.view(match.to_act), 1)
    assert {one.action for one in judged} == set(legal)
    assert judged[0].action == await choice(Thinkers(0), match, judge, 1)
