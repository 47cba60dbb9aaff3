"""Who thinks next: people who wait come first, no address has more than its share, short thoughts go before."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from hatoba.server.rates import ADDRESS
from hatoba.server.settings import DAY

if TYPE_CHECKING:
    from hatoba.server.table import ServedTable

TABLES_KEPT = 20_000
UNATTENDED_SHARE = 0.1
"""Of the time, for tables that nobody has looked at for long, while people wait at others."""


@dataclass(frozen=True)
class Wish:
    """What is to be thought about, by its key: for a bot's decision that is its table. `seconds`: how long it may take.

    `background`: nobody waits for it, so that it comes after all that somebody might wait for.
    """

    table: str
    address: str
    attended: bool
    seconds: float
    background: bool = False


class Attendance:
    """Who looks at a table, or was last seen there, and when. What is forgotten here only waits a little longer."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._looking: Counter[str] = Counter()

    def look(self, table_id: str, now: float) -> None:
        """Somebody who holds a seat has acted or looked, from this task's address."""
        self._seen[table_id] = (ADDRESS.get(), now)
        self._seen.move_to_end(table_id)
        while len(self._seen) > TABLES_KEPT:
            self._seen.popitem(last=False)

    @contextmanager
    def looking(self, tables: Sequence[str], now: Callable[[], float]) -> Iterator[None]:
        """As long as this lasts, somebody who holds a seat looks at these tables."""
        self._looking.update(tables)
        try:
            self._look_at_all(tables, now())
            yield
        finally:
            self._looking -= Counter(tables)
            self._look_at_all(tables, now())

    def _look_at_all(self, tables: Sequence[str], now: float) -> None:
        for table in tables:
            self.look(table, now)

    def wish(self, table: "ServedTable", seconds: float, now: float) -> Wish:
        address, seen_at = self._seen.get(table.id, ("", table.used_at))
        attended = table.id in self._looking or now - seen_at <= period(table)
        return Wish(table.id, address, attended, seconds)


def period(table: "ServedTable") -> float:
    """How long a table counts as attended after somebody was there: as long as a turn may take, in slow games a day."""
    clock = table.header.clock
    return clock.seconds if 0 < clock.seconds < DAY / 24 else max(DAY, clock.seconds)


@dataclass
class _Waiting:
    wish: Wish
    number: int
    turn: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """So many think at once; the others wait here."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, _Waiting] = {}
        self._numbers = count()
        self._used: Counter[str] = Counter()
        """Seconds by address, since the last time when nobody waited."""
        self._unattended = 0.0

    async def take(self, wish: Wish) -> None:
        """Wait for one's turn; a table has one at most. CancelledError: `drop` was called meanwhile."""
        assert wish.table not in self._waiting
        mine = self._waiting[wish.table] = _Waiting(wish, next(self._numbers))
        self._call_next()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self._free += 1  # it was given just before
                self._call_next()
            raise
        finally:
            if self._waiting.get(wish.table) is mine:
                del self._waiting[wish.table]

    def leave(self, wish: Wish, seconds: float) -> None:
        """The thinking is over, and has taken so long."""
        self._free += 1
        self._used[wish.address] += seconds  # type: ignore[assignment]
        if not wish.attended:
            self._unattended += seconds
        if not self._waiting:
            self._used.clear()
            self._unattended = 0.0
        self._call_next()

    def drop(self, table: str) -> bool:
        """Nobody wants to know any more what a table's bot would do; whether it waited."""
        waiting = self._waiting.pop(table, None)
        return waiting is not None and waiting.turn.cancel()

    def drop_all(self) -> None:
        for table in list(self._waiting):
            self.drop(table)

    def _call_next(self) -> None:
        while self._free and self._waiting:
            chosen = min(self._candidates(), key=self._order)
            del self._waiting[chosen.wish.table]
            self._free -= 1
            chosen.turn.set_result(None)

    def _candidates(self) -> list[_Waiting]:
        """Of tables that people attend, unless the others have had less than their share."""
        others = [waiting for waiting in self._waiting.values() if not waiting.wish.attended]
        attended = [waiting for waiting in self._waiting.values() if waiting.wish.attended]
        total = sum(self._used.values())
        if others and attended:
            return others if self._unattended < UNATTENDED_SHARE * total else attended
        return attended or others

    def _order(self, waiting: _Waiting) -> tuple[bool, float, float, int]:
        wish = waiting.wish
        return wish.background, self._used[wish.address] + wish.seconds, wish.seconds, waiting.number
