"""Calling people who are not looking: a push message when it is their turn, a game is over, somebody has written.

A call waits for a while: whoever sees the table meanwhile, or whose turn is over by then, is not called. A table has
one call a browser at a time. Calls wait in the database, so that another process sends what this one could not.
"""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.locales import Texts
from hatoba.server import push
from hatoba.server.outbox import Outbox
from hatoba.server.outside import Target, find_target, post
from hatoba.server.presence import Presence
from hatoba.server.problems import Problem, Unavailable, invalid
from hatoba.server.settings import DAY, Settings
from hatoba.server.store import calls, kept
from hatoba.server.store.calls import Call, Calling, CallKind, Quiet, Seated
from hatoba.server.store.database import describe
from hatoba.server.store.journal import Conflict
from hatoba.server.table import ServedTable
from hatoba.server.tables import Tables
from hatoba.table.clocks import in_sleep
from hatoba.table.entries import ChatEntry, Entry, GameEntry, SeatEntry

logger = logging.getLogger("hatoba.caller")
AT_ONCE, AT_ONCE_TO_ONE = 100, 8
TABLES_AT_ONCE = 500
TRIES = 5
RETRY_SECONDS = 60.0
CHAT_PAUSE = 600.0
"""Seconds between two calls for chat at one table."""
TTL: dict[CallKind, int] = {"turn": int(2 * DAY), "over": int(7 * DAY), "chat": int(DAY)}
TEST_TTL = 60
BEGINS = ("joined", "filled")
"""Changes of a seat by which a table may become full."""


@dataclass
class _News:
    """What happened at a table since we last looked who wants to know."""

    table: ServedTable
    moved: set[int | None]
    spoke: set[int | None]


class Caller:
    """Owes calls, and sends what is due. `key` is there once it was started."""

    key: push.PushKey

    def __init__(self, tables: Tables, presence: Presence, settings: Settings) -> None:
        self._tables = tables
        self._presence = presence
        self._settings = settings
        self._news: dict[str, _News] = {}
        self._outbox = Outbox(AT_ONCE, AT_ONCE_TO_ONE, logger)
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.key = push.PushKey(await self._find_key(), push.contact(self._settings))
        self._task = asyncio.create_task(self._run(), name="caller")

    async def _find_key(self) -> str:
        """The server's key, made at its first start; of two processes that make one, the first has made it."""
        while True:
            async with self._tables.database.read() as connection:
                found = await kept.find(connection, kept.PUSH_KEY)
            if found is not None:
                return found
            made = push.PushKey.make()

            async def work(connection: AsyncConnection, made: str = made) -> None:
                await kept.put_new(connection, kept.PUSH_KEY, made)

            with suppress(Conflict):
                await self._tables.journal.write(work)

    async def stop(self) -> None:
        self._stopping.set()
        self._outbox.stop()
        if self._task is not None:
            await self._task

    # ------------------------------------------------------------------------------- owing

    def on_entries(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        """Something happened: who wants to hear of it is asked later, for many tables together."""
        header = table.header
        if header.kind != "game" or header.lesson is not None or header.practice is not None:
            return
        moved: set[int | None] = set()
        spoke: set[int | None] = set()
        for entry in entries:
            if isinstance(entry, GameEntry) or _begins(table, entry):
                moved.add(getattr(entry, "seat", None))
            elif isinstance(entry, ChatEntry):
                spoke.add(entry.seat)
        if moved or spoke:
            self._note(table.id, _News(table, moved, spoke))

    def _note(self, table: str, news: _News) -> None:
        known = self._news.setdefault(table, news)
        known.moved |= news.moved
        known.spoke |= news.spoke

    async def _run(self) -> None:
        while True:
            stopping = self._stopping.is_set()
            try:
                await (self._owe_news() if stopping else self.look())
            except (SQLAlchemyError, Unavailable, Conflict) as error:
                logger.warning("calling has to wait", extra={"detail": describe(error)})
            if stopping:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._settings.poll_seconds)

    async def look(self) -> None:
        """Note who is to be called, and call those for whom it is time."""
        await self._owe_news()
        await self._send_due()

    async def _owe_news(self) -> None:
        heard = {table: self._news.pop(table) for table in list(self._news)[:TABLES_AT_ONCE]}
        if not heard:
            return
        try:
            await self._owe(heard)
        except Exception:
            for table, news in heard.items():
                self._note(table, news)
            raise

    async def _owe(self, heard: dict[str, _News]) -> None:
        async with self._tables.database.read() as connection:
            seated = await calls.find_seated(connection, list(heard))
        owed: list[tuple[Seated, CallKind]] = [
            (one, kind) for one in seated if (kind := _why(heard[one.table], one)) is not None
        ]
        numbers = {table: news.table.meta.number for table, news in heard.items()}
        due_at = self._tables.now() + self._settings.call_delay

        async def work(connection: AsyncConnection) -> None:
            for one, kind in owed:
                call = Call(one.session, one.table, kind, numbers[one.table], 0)
                await calls.owe(connection, call, due_at, CHAT_PAUSE)

        if owed:
            await self._tables.journal.write(work)

    # ------------------------------------------------------------------------------- sending

    async def _send_due(self) -> None:
        """Send what is due now; nobody waits for whether it arrives."""
        now, room = self._tables.now(), self._outbox.room
        async with self._tables.database.read() as connection:
            if room <= 0 or not await calls.any_due(connection, now):
                return

        async def work(connection: AsyncConnection) -> list[Call]:
            return await calls.claim_calls(connection, now, now + RETRY_SECONDS, room)

        for call in await self._tables.journal.write(work):
            self._outbox.send(self._send(call), f"call {call.table}")

    async def _send(self, call: Call) -> None:
        async with self._tables.database.read() as connection:
            calling = await calls.find_calling(connection, call.session)
            seated = [one for one in await calls.find_seated(connection, [call.table]) if one.session == call.session]
        try:
            table = await self._tables.get(call.table)
        except Problem as problem:
            if problem.body.status != 404:
                raise
            return  # its calls are gone with it
        if calling is None:
            return
        now = self._tables.now()
        if not seated or not self._concerns(call, table, seated[0]):
            await self._settle(call)
        elif (until := quiet_until(calling.quiet, now)) is not None:
            await self._settle(call, due_at=until)
        else:
            await self._try(call, calling, await _words(call.kind, table, seated[0].seats, calling.language))

    def _concerns(self, call: Call, table: ServedTable, one: Seated) -> bool:
        """Whether it still has to be said: nobody of these seats looks, and it has not passed."""
        if one.seats & set(self._presence.of(table.id).seats) or call.kind not in one.wants:
            return False
        return call.kind != "turn" or any(table.may_act(seat) for seat in one.seats)

    async def _try(self, call: Call, calling: Calling, body: bytes) -> None:
        message = push.Message(body, call.table, TTL[call.kind], call.kind == "turn")
        status = await self.deliver(calling, message)
        if status in push.GONE:
            await self.drop(call.session)
        elif status is not None and 200 <= status < 300:
            await self._settle(call, sent_at=self._tables.now())
        elif call.tries + 1 >= TRIES or (status is not None and 400 <= status < 500 and status != 429):
            await self._settle(call)

    async def require_allowed(self, endpoint: str) -> None:
        """Problem if messages must not go there."""
        await self._target(endpoint)

    async def _target(self, endpoint: str) -> Target:
        private = self._settings.private_webhooks
        target = await find_target(endpoint, private, self._settings.webhook_timeout)
        if (target.parts.scheme != "https" and not private) or ":" in target.host:
            raise invalid("must be an https address with the name of a host", "endpoint")
        return target

    async def deliver(self, calling: Calling, message: push.Message) -> int | None:
        """What the push service answers; None: nothing."""
        try:
            async with asyncio.timeout(self._settings.webhook_timeout):
                target = await self._target(calling.endpoint)  # its name may lead elsewhere by now
                body = push.encrypt(message.body, calling.p256dh, calling.auth)
                headers = self.key.headers(target, message, self._tables.now())
                async with self._outbox.to(target.host):
                    return await post(target, body, headers)
        except (OSError, ValueError, Problem) as error:  # a TimeoutError is an OSError
            logger.info("a call was not taken", extra={"error": type(error).__name__})
            return None

    async def test(self, calling: Calling) -> int | None:
        """A message that says how calls will look."""
        texts = await asyncio.to_thread(Texts, calling.language)
        said = {"title": texts("call-test"), "body": texts("call-test-body"), "url": "/", "tag": "test"}
        return await self.deliver(calling, push.Message(msgspec.json.encode(said), "test", TEST_TTL, True))

    async def drop(self, session: str) -> None:
        """The browser's subscription has ended."""

        async def work(connection: AsyncConnection) -> None:
            await calls.delete_calling(connection, session)

        await self._tables.journal.write(work)

    async def _settle(self, call: Call, due_at: float | None = None, sent_at: float | None = None) -> None:
        async def work(connection: AsyncConnection) -> None:
            await calls.settle(connection, call, due_at, sent_at)

        await self._tables.journal.write(work)


def _begins(table: ServedTable, entry: Entry) -> bool:
    """Whether who waited for the last to come is to move from now on."""
    return isinstance(entry, SeatEntry) and entry.why in BEGINS and table.running and not table.free_seats


def _why(news: _News, one: Seated) -> CallKind | None:
    """What a browser is called for, the most important first; not for what its own seats have done."""
    moved, spoke = news.moved - one.seats, news.spoke - one.seats
    table = news.table
    if news.moved and not table.running:
        return "over" if "over" in one.wants else None
    if moved and any(table.may_act(seat) for seat in one.seats) and "turn" in one.wants:
        return "turn"
    return "chat" if spoke and "chat" in one.wants else None


def quiet_until(quiet: Quiet | None, now: float) -> float | None:
    """When the quiet hours end that are now; None: they are not."""
    if quiet is None:
        return None
    since, length = in_sleep(quiet, now)
    return now - since + length if since < length else None


async def _words(kind: CallKind, table: ServedTable, seats: frozenset[int], language: str) -> bytes:
    """What the browser shows, in its person's language."""
    texts = await asyncio.to_thread(Texts, language)
    title = texts(f"call-{kind}", game=texts(f"{table.header.game}-game"))
    body = texts("call-with", names=others) if (others := other_names(table, seats)) else texts("call-alone")
    return msgspec.json.encode({"title": title, "body": body, "url": f"/t/{table.id}", "tag": table.id})


def other_names(table: ServedTable, seats: frozenset[int]) -> str:
    """Those who have a name and sit at other seats."""
    named = (table.name_of(seat) for seat in range(table.header.players) if seat not in seats)
    return ", ".join(name for name in named if name)
