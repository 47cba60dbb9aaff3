"""Who looks at a table now, by the open streams of all processes."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.models_log import PresenceMessage
from hatoba.server.problems import Unavailable
from hatoba.server.store.journal import HERE, Journal, notify

logger = logging.getLogger("hatoba.presence")
SETTLE_SECONDS = 1.0
"""A browser that asks its stream anew is gone for a moment: nobody needs to hear of that."""
SAY_AGAIN_SECONDS = 30.0
FORGET_SECONDS = 90.0
"""A process that says nothing of a table for so long has died, and its visitors with it."""
Looker = int | str
"""A seat, or which spectator."""


@dataclass(frozen=True)
class _Heard:
    """What another process says of a table."""

    seats: frozenset[int]
    watchers: int
    at: float


class Presence:
    """Counts who looks at which table. `tell` is called with a table when its answer has changed."""

    def __init__(self, journal: Journal, shared: bool, now: Callable[[], float], tell: Callable[[str], None]) -> None:
        self._journal = journal
        self._shared = shared
        self._now = now
        self._tell = tell
        self._me = secrets.token_hex(4)
        self._here: dict[str, Counter[Looker]] = {}
        self._elsewhere: dict[str, dict[str, _Heard]] = {}
        self._told: dict[str, PresenceMessage] = {}
        self._settling: dict[str, asyncio.TimerHandle] = {}
        self._saying: set[asyncio.Task[None]] = set()
        self._again: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._shared:
            self._again = asyncio.create_task(self._say_again(), name="presence")

    def stop(self) -> None:
        for waiting in (*self._settling.values(), *self._saying, *((self._again,) if self._again else ())):
            waiting.cancel()

    def of(self, table: str) -> PresenceMessage:
        """Who looks at a table."""
        seats, watchers = self._local(table)
        for heard in self._elsewhere.get(table, {}).values():
            if self._now() - heard.at < FORGET_SECONDS:
                seats, watchers = seats | heard.seats, watchers + heard.watchers
        return PresenceMessage(table, sorted(seats), watchers)

    @contextmanager
    def looking(self, lookers: Mapping[str, tuple[Looker, ...]]) -> Iterator[None]:
        """As long as this lasts, they look at these tables."""
        for table, who in lookers.items():
            self._here.setdefault(table, Counter()).update(who)
            self._settle(table)
        try:
            yield
        finally:
            for table, who in lookers.items():
                self._here[table] -= Counter(who)
                if not self._here[table]:
                    del self._here[table]
                self._settle(table)

    def heard(self, payload: str) -> None:
        """Another process says who looks at a table there."""
        process, table, seats, watchers = payload.split(" ")
        if process == self._me:
            return
        at_seats = frozenset(int(seat) for seat in seats.split(",") if seat)
        known = self._elsewhere.setdefault(table, {})
        if at_seats or watchers != "0":
            known[process] = _Heard(at_seats, int(watchers), self._now())
        else:
            known.pop(process, None)
        if not known:
            del self._elsewhere[table]
        self._settle(table)

    def _local(self, table: str) -> tuple[frozenset[int], int]:
        here = self._here.get(table, Counter())
        seats = frozenset(looker for looker in here if isinstance(looker, int))
        return seats, len(here) - len(seats)

    def _settle(self, table: str) -> None:
        if table not in self._settling:
            loop = asyncio.get_running_loop()
            self._settling[table] = loop.call_later(SETTLE_SECONDS, self._settled, table)

    def _settled(self, table: str) -> None:
        del self._settling[table]
        now = self.of(table)
        nobody = PresenceMessage(table, [], 0)
        if self._told.get(table, nobody) == now:
            return
        if now == nobody:
            del self._told[table]
        else:
            self._told[table] = now
        self._tell(table)
        if self._shared:
            saying = asyncio.create_task(self._say([table]))
            self._saying.add(saying)
            saying.add_done_callback(self._saying.discard)

    async def _say_again(self) -> None:
        while True:
            await asyncio.sleep(SAY_AGAIN_SECONDS)
            if self._here:
                await self._say(list(self._here))
            for table in list(self._elsewhere):
                self._settle(table)

    async def _say(self, tables: list[str]) -> None:
        """Tell the other processes who looks at these tables here."""

        async def work(connection: AsyncConnection) -> None:
            for table in tables:
                seats, watchers = self._local(table)
                await notify(connection, f"{HERE}{self._me} {table} {','.join(map(str, sorted(seats)))} {watchers}")

        try:
            await self._journal.write(work)
        except Unavailable:
            logger.warning("the other processes do not hear who looks at which table")
