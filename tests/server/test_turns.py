"""Bots are shared fairly: who waits for a short thought does not wait for everybody's long ones."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hatoba.bots import Budget
from hatoba.bots.work import WorkQuestion
from hatoba.server.bots import Interrupted, Worker, Workers
from hatoba.server.settings import DAY
from hatoba.server.turns import Turns, Wish
from hatoba.table.header import ClockPlan
from hatoba.table.thinking import Question
from tests.server.inside import Inside, inside
from tests.server.support import PATIENCE, sqlite_url


async def served(wishes: list[Wish]) -> list[str]:
    """The order in which one process thinks about these, each as long as it may."""
    turns, order = Turns(1), []

    async def think(wish: Wish) -> None:
        await turns.take(wish)
        order.append(wish.table)
        await asyncio.sleep(0)
        turns.leave(wish, wish.seconds)

    await asyncio.gather(*map(think, wishes))
    return order


def test_a_random_bot_does_not_wait_for_anothers_magnates() -> None:
    greedy = [Wish(f"greedy {at}", "greedy", True, 5.0) for at in range(29 * 4)]
    order = asyncio.run(served([*greedy, Wish("mine", "me", True, 0.0)]))
    assert order.index("mine") == 1  # who thinks already is not interrupted


def test_addresses_take_turns_and_the_short_go_first() -> None:
    wishes = [Wish(f"a{at}", "a", True, 5.0) for at in range(4)]
    wishes += [Wish(f"b{at}", "b", True, 5.0) for at in range(4)]
    wishes += [Wish("a quick", "a", True, 0.0)]
    order = asyncio.run(served(wishes))
    assert order[1] == "a quick" or order[2] == "a quick"
    rest = [name[0] for name in order if name != "a quick"]
    assert rest == ["a", "b"] * 4


def test_unattended_tables_share_a_small_part() -> None:
    wishes = [Wish(f"left {at}", f"left {at}", False, 1.0) for at in range(50)]
    wishes += [Wish(f"mine {at}", f"me {at % 5}", True, 1.0) for at in range(50)]
    order = asyncio.run(served(wishes))
    first = order[:50]
    left = sum(name.startswith("left") for name in first)
    assert 1 <= left <= 10
    assert len(order) == 100


def test_what_nobody_waits_for_comes_last() -> None:
    wishes = [Wish("first", "x", True, 1.0), Wish("analysis", "", False, 1.0, background=True)]
    wishes += [Wish(f"left {at}", "left", False, 5.0) for at in range(3)]
    wishes += [Wish(f"mine {at}", "me", True, 5.0) for at in range(3)]
    assert asyncio.run(served(wishes))[-1] == "analysis"


class Slow(Worker):
    """Thinks until it is interrupted, or told what to do."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.interrupted = 0

    def ask(self, question: Question | WorkQuestion[Any]) -> int:
        assert isinstance(question, Question)
        self.asked.append(question.table)
        return 7

    def interrupt(self) -> None:
        self.interrupted += 1


def question(table: str) -> Question:
    return Question(table, 0, "random", Budget(simulations=0), "duel", None, 2, {}, b"", "1")


def test_a_question_that_waits_is_dropped_and_never_asked() -> None:
    async def run() -> None:
        slow = Slow()
        workers = Workers(1, lambda: slow)
        blocker = Wish("other", "x", True, 5.0)
        await workers._turns.take(blocker)
        waiting = asyncio.create_task(workers.ask(question("mine"), Wish("mine", "y", True, 0.0)))
        await asyncio.sleep(0)
        workers.interrupt("mine")
        with pytest.raises(Interrupted):
            await waiting
        workers._turns.leave(blocker, 5.0)
        assert await workers.ask(question("next"), Wish("next", "y", True, 0.0)) == 7
        assert slow.asked == ["next"]
        assert slow.interrupted == 0
        workers.stop()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("clock", "attended"),
    [(ClockPlan("turn", 60.0), 50.0), (ClockPlan(), 23 * 3600.0), (ClockPlan("turn", 3 * DAY), 2.9 * DAY)],
)
def test_a_table_is_attended_as_long_as_its_clock_says(tmp_path: Path, clock: ClockPlan, attended: float) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path)) as server:
            wished = {"kind": clock.kind, "seconds": clock.seconds}
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            body: dict[str, Any] = {"game": "duel", "seats": seats, "clock": wished}
            made = (await server.http.post("/api/tables", json=body)).json()["table"]["id"]
            assert await is_attended(server, made)
            server.clock.now += attended
            assert await is_attended(server, made)
            server.clock.now += max(DAY, attended)
            assert not await is_attended(server, made)
            await server.http.get(f"/api/tables/{made}/position")
            assert await is_attended(server, made)

    async def is_attended(server: Inside, table_id: str) -> bool:
        table = await server.services.tables.get(table_id)
        return server.services.attendance.wish(table, 0.0, server.clock.now).attended

    asyncio.run(run())


def test_a_table_of_bots_alone_is_not_attended_by_their_own_moves(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(sqlite_url(tmp_path), bot_workers=1) as server:
            bots = [{"kind": "bot", "level": "random"}] * 2
            made = (await server.http.post("/api/tables", json={"game": "duel", "seats": bots})).json()["table"]["id"]
            table = await server.services.tables.get(made)
            made_at = table.used_at

            async def over() -> None:
                while (await server.services.tables.get(made)).running:
                    server.clock.now += 1
                    await asyncio.sleep(0.02)

            await asyncio.wait_for(over(), PATIENCE)
            assert (await server.services.tables.read(made)).used_at == made_at

    asyncio.run(run())
