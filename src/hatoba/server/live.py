"""What happened, as Server-Sent Events: one stream a browser, for all its tables and seats.

A stream begins where its visitor says: with the number of the last entry that they have of each table. The id of a
message says the same, so a stream resumes exactly, at any process. A stream that falls behind, or of which another
process knows more, reads what it lacks from the log.
"""

import asyncio
import re
from collections import deque
from collections.abc import AsyncGenerator, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext

from sqlalchemy.exc import SQLAlchemyError

from hatoba.server.access import may_watch, visitor_access
from hatoba.server.delays import Delays
from hatoba.server.lists import Listing, Lists, concerns_everybody
from hatoba.server.models_log import AnnouncedMessage, GoneMessage, HelloMessage, StreamedTable
from hatoba.server.presence import Presence
from hatoba.server.problems import Problem, Unavailable
from hatoba.server.show import encode, message, position_message, shown_entry, turn_message
from hatoba.server.store import admin, repository
from hatoba.server.store.admin import Announcement
from hatoba.server.table import Link, ServedTable
from hatoba.server.tables import Tables
from hatoba.server.waiting import to_its_end
from hatoba.table.entries import Entry
from hatoba.table.models import EntryMessage
from hatoba.table.show import Viewer

WAITING_MAX = 500
ID = re.compile(r"([a-z0-9]{1,16})\.([0-9]{1,9})")
KEEP_ALIVE = b": here\n\n"


class Shown:
    """An entry on its way out: made into a message once for all who may know the same of it."""

    __slots__ = ("_messages", "_table", "entry")

    def __init__(self, table: ServedTable, entry: Entry) -> None:
        self.entry = entry
        self._table = table
        self._messages: dict[Viewer, bytes] = {}

    def message(self, viewer: Viewer) -> bytes:
        made = self._messages.get(viewer)
        if made is None:
            shown = shown_entry(self._table, self.entry, viewer)
            made = self._messages[viewer] = message("entry", encode(EntryMessage(self._table.id, viewer, shown)))
        return made


class Stream:
    """One browser that listens. `viewers`: with whose eyes it sees each table, by the links that it `held`."""

    def __init__(
        self,
        viewers: Mapping[str, tuple[Viewer, ...]],
        views: bool,
        known: Mapping[str, int],
        *,
        whole: Collection[str] = (),
        missing: Iterable[str] = (),
        held: frozenset[str] | None = None,
        session: str | None = None,
        listing: Listing | None = None,
    ) -> None:
        self.viewers = dict(viewers)
        self.held = held
        self.session = session
        self.views = views
        self.listing = listing
        self.numbers: dict[str, int] = {table: known[table] for table in viewers if table in known}
        self._write_id()
        self.shown: dict[str, int] = {table: known[table] for table in whole if table in self.numbers}
        """The entry after which the visitor last had the position of a table."""
        self.behind: set[str] = set(viewers)
        self.waiting: deque[tuple[str, Shown]] = deque()
        self.gone: list[str] = list(missing)
        self.seen: set[str] = set(viewers)
        """Tables of which it has not been told who looks at them."""
        self.announced: Announcement | None = None
        self.closed = False
        self.idle = False
        self.wake = asyncio.Event()
        """Set by all that gives it something to say."""

    def still_sees(self, table: ServedTable) -> bool:
        """Whether its links show it the table as they did: somebody may have taken the seat of one."""
        return self.held is None or eyes_of(table, self.held) == self.viewers.get(table.id)

    def list_anew(self, table: str) -> None:
        """Lists may show the table otherwise now."""
        if self.listing is not None:
            self.listing.changed[table] = None
            self.wake.set()

    def push(self, table: str, shown: Sequence[Shown]) -> None:
        """Entries that just became durable."""
        if len(self.waiting) > WAITING_MAX:
            self.waiting.clear()
            self.behind.update(self.viewers)
        elif table not in self.behind:
            self.waiting.extend([(table, one) for one in shown])
        self.wake.set()

    def fall_behind(self, table: str) -> None:
        """There is something in the log that this stream has not been given."""
        self.behind.add(table)
        self.wake.set()

    def end(self) -> None:
        self.closed = True
        self.wake.set()

    def drop(self, table: str) -> None:
        self.viewers.pop(table, None)
        self.numbers.pop(table, None)
        self._write_id()
        self.shown.pop(table, None)
        self.behind.discard(table)
        self.seen.discard(table)
        self.gone.append(table)
        self.wake.set()

    def advance(self, table: str, number: int) -> None:
        """The visitor is sent all of the table up to this entry."""
        self.numbers[table] = number
        self._write_id()

    def _write_id(self) -> None:
        """`id_line` stands before a message after which the visitor has all up to these numbers."""
        numbers = ",".join([f"{table}.{number}" for table, number in self.numbers.items()])
        self.id_line = f"id: {numbers}\n".encode()


def read_id(text: str | None) -> dict[str, int]:
    """The numbers in a Last-Event-ID; what is not one of ours is nothing."""
    return {table: int(number) for table, number in ID.findall((text or "")[:4000])}


def eyes_of(table: ServedTable, held: frozenset[str]) -> tuple[Viewer, ...]:
    """With whose eyes the holder of these links sees a table; with nobody's if none of them leads there."""
    access = visitor_access(table, held)
    if access.seats:
        return access.seats
    return (None,) if access.known and may_watch(table, access) else ()


class Hub:
    """All streams of this process."""

    def __init__(self, tables: Tables, keep_alive: float) -> None:
        self._tables = tables
        self.delays = Delays(tables)
        self._lists = Lists(tables, self.delays)
        self.presence = Presence(tables.journal, tables.database.shared, tables.now, self._seen_by_others)
        self._keep_alive = keep_alive
        self._streams: set[Stream] = set()
        self._by_table: dict[str, set[Stream]] = {}
        self._looked: dict[str, tuple[dict[str, Link], int]] = {}
        """The links of a table, and whether it was over, when all who listen were last seen to see it rightly."""
        self._listing: set[Stream] = set()
        self._listing_table: dict[str, set[Stream]] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._announcement: Announcement | None = None
        self.closed = False

    @property
    def open_streams(self) -> int:
        return len(self._streams)

    def start(self) -> None:
        self._ticker = asyncio.create_task(self._tick(), name="keep-alive")
        self.presence.start()

    def close(self) -> None:
        """End all streams: their browsers come again, here or elsewhere."""
        self.closed = True
        self.presence.stop()
        if self._ticker is not None:
            self._ticker.cancel()
        for stream in self._streams:
            stream.end()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self._keep_alive)
            for stream in self._streams:
                stream.idle = True
                stream.wake.set()

    # ------------------------------------------------------------------------------- news

    def publish(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        """Hand durable entries to those who listen to the table."""
        listeners, listing = self._by_table.get(table.id, ()), self._who_lists(table, entries)
        if not listeners and not listing:
            return
        self._look_at_links(table)
        delay = table.header.spectator_delay
        shown = [Shown(table, entry) for entry in entries]
        late: list[Stream] = []
        for stream in listeners:
            if stream.closed:
                continue
            if delay and stream.viewers[table.id] == (None,):
                late.append(stream)
            else:
                stream.push(table.id, shown)
        for stream in listing:
            stream.list_anew(table.id)
        if delay and (late or listing):
            # A clock that runs a little slow must not make the entry seem too young.
            asyncio.get_running_loop().call_later(delay + 0.01, self._release, table.id, late, listing)

    def _look_at_links(self, table: ServedTable) -> None:
        """End the streams that are not to see the table any more as they do: for all at once, when that may be so."""
        looked = self._looked.get(table.id)
        if looked is not None and looked[0] is table.links and looked[1] == table.course.state.over:
            return
        for stream in self._by_table.get(table.id, ()):
            if not stream.still_sees(table):
                stream.end()
        self._looked[table.id] = (table.links, table.course.state.over)

    def _who_lists(self, table: ServedTable, entries: Sequence[Entry]) -> list[Stream]:
        everybody = concerns_everybody(table, entries)
        return list(self._listing if everybody else self._listing_table.get(table.id, ()))

    def _release(self, table: str, late: Sequence[Stream], listing: Sequence[Stream]) -> None:
        for stream in late:
            if table in stream.viewers:
                stream.fall_behind(table)
        for stream in listing:
            stream.list_anew(table)

    def _seen_by_others(self, table: str) -> None:
        """Other people than before look at the table."""
        for stream in self._by_table.get(table, ()):
            stream.seen.add(table)
            stream.wake.set()

    async def read_announcement(self) -> None:
        """The host says something to everybody, or does so no longer."""
        async with self._tables.database.read() as connection:
            self._announcement = await admin.find_announcement(connection)
        for stream in self._streams:
            stream.wake.set()

    def _announce(self, stream: Stream) -> list[bytes]:
        """What the host says, if this stream has not been told."""
        said = self._announcement
        if said is not None and said.until < self._tables.now():
            said = None
        if stream.announced == said:
            return []
        stream.announced = said
        shown = AnnouncedMessage(said.text, said.at) if said is not None else AnnouncedMessage("", 0.0)
        return [message("announced", encode(shown))]

    def opened(self, table: str) -> None:
        """A new table waits for people."""
        for stream in self._listing:
            stream.list_anew(table)

    def listened(self) -> list[str]:
        """Tables that somebody listens to."""
        return list(self._by_table)

    def poke(self, table: str) -> None:
        """The log of a table has grown elsewhere."""
        for stream in self._by_table.get(table, ()):
            stream.fall_behind(table)
        for stream in self._listing_table.get(table, ()):
            stream.list_anew(table)

    def gone(self, table: str, was_open: bool = False) -> None:
        """The table was deleted."""
        self.delays.forget(table)
        self._looked.pop(table, None)
        listeners = self._by_table.pop(table, set())
        for stream in listeners:
            stream.drop(table)
        for stream in (self._listing if was_open else self._listing_table.get(table, set())) - listeners:
            stream.list_anew(table)

    def sign_out(self, session: str) -> None:
        """A browser was signed out: what it sees by its cookie it sees no longer."""
        for stream in self._streams:
            if stream.session == session:
                stream.end()

    def sign_out_all(self) -> None:
        """Who was signed out elsewhere we may have missed: all browsers are to come again."""
        for stream in self._streams:
            if stream.session is not None:
                stream.end()

    # ------------------------------------------------------------------------------- streams

    async def listen(
        self, stream: Stream, attended: AbstractContextManager[object] | None = None
    ) -> AsyncGenerator[bytes, None]:
        """The bytes of a stream, until the browser or the server goes; as long as that, its tables are attended."""
        with self._entered(stream), attended or nullcontext():
            yield self._hello(stream)
            while not (stream.closed or self.closed):
                stream.wake.clear()
                try:
                    parts = await self._drain(stream)
                except (SQLAlchemyError, Unavailable):
                    return  # the database is away: the browser comes again, and again
                if parts:
                    yield b"".join(parts)
                elif stream.idle:
                    yield KEEP_ALIVE
                stream.idle = False
                await stream.wake.wait()

    @contextmanager
    def _entered(self, stream: Stream) -> Iterator[None]:
        self._streams.add(stream)
        for table in stream.viewers:
            self._by_table.setdefault(table, set()).add(stream)
            self._looked.pop(table, None)  # its links may have changed since it was asked what they show
        if stream.listing is not None:
            self._listing.add(stream)
            for table in stream.listing.mine:
                self._listing_table.setdefault(table, set()).add(stream)
        try:
            yield
        finally:
            self._streams.discard(stream)
            self._listing.discard(stream)
            _forget(self._by_table, stream.viewers, stream)
            for table in stream.viewers.keys() - self._by_table.keys():
                self._looked.pop(table, None)
            if stream.listing is not None:
                _forget(self._listing_table, stream.listing.mine, stream)

    def _hello(self, stream: Stream) -> bytes:
        tables = [StreamedTable(table, list(viewers)) for table, viewers in stream.viewers.items()]
        return b"retry: 1000\n" + message("hello", encode(HelloMessage(tables, self._keep_alive)))

    async def _drain(self, stream: Stream) -> list[bytes]:
        """All that the stream lacks, as messages."""
        parts = self._announce(stream) if self._announcement or stream.announced else []
        if stream.gone:
            parts += [message("gone", encode(GoneMessage(table))) for table in stream.gone]
            stream.gone.clear()
        changed: dict[str, None] = {}
        while stream.waiting:
            table, shown = stream.waiting.popleft()
            known = stream.numbers.get(table, -1)
            if table in stream.behind or table not in stream.viewers or shown.entry.number <= known:
                continue
            if shown.entry.number > known + 1:
                stream.behind.add(table)
                continue
            self._entry(stream, table, shown, parts)
            changed[table] = None
        while stream.behind:
            table = stream.behind.pop()
            caught_up = await to_its_end(self._catch_up(stream, table))
            if caught_up is not None:
                parts += caught_up
                changed[table] = None
        for table in changed:
            parts += await self._positions(stream, table)
        if stream.seen:
            parts += [message("presence", encode(self.presence.of(table))) for table in sorted(stream.seen)]
            stream.seen.clear()
        if stream.listing is not None:
            parts += await self._list(stream.listing)
        return parts

    async def _list(self, listing: Listing) -> list[bytes]:
        """Tables that lists show otherwise than before."""
        parts = []
        while listing.changed:
            table = next(iter(listing.changed))
            del listing.changed[table]
            said = await to_its_end(self._lists.show(listing, table))
            if said is not None:
                parts.append(message(*said))
        return parts

    def _entry(self, stream: Stream, table: str, shown: Shown, parts: list[bytes]) -> None:
        """An entry for each of the viewers; only the last message moves the id on."""
        *others, last = stream.viewers[table]
        for viewer in others:
            parts.append(shown.message(viewer))
        stream.advance(table, shown.entry.number)
        parts += (stream.id_line, shown.message(last))

    async def _catch_up(self, stream: Stream, table_id: str) -> list[bytes] | None:
        """What the log has beyond what the stream was sent; a stream that is new to a table begins with the present."""
        table = await self._seen(stream, table_id)
        if table is None:
            if not stream.closed:
                self.gone(table_id)
            return None
        known = stream.numbers.get(table_id)
        if known is None or known >= table.meta.number:
            stream.advance(table_id, table.meta.number)
            return []
        async with self._tables.database.read() as connection:
            entries = await repository.find_entries(connection, table_id, known, table.meta.number)
        parts: list[bytes] = []
        for entry in entries:
            self._entry(stream, table_id, Shown(table, entry), parts)
        return parts

    async def _seen(self, stream: Stream, table_id: str) -> ServedTable | None:
        """The table as this stream may know it; None if it is gone, or is not this visitor's any more."""
        try:
            table = await self._tables.get(table_id)
            self._look_at_links(table)
            if stream.closed:
                return None
            delayed = stream.viewers.get(table_id) == (None,)
            return await self.delays.get(table) if delayed else table
        except Problem as problem:
            if problem.body.status != 404:
                raise
            return None

    async def _positions(self, stream: Stream, table_id: str) -> list[bytes]:
        """The present, after the entries that led to it."""
        if stream.shown.get(table_id) == stream.numbers.get(table_id):
            return []  # the visitor had it before
        table = self._tables.cached(table_id)
        if table is None or table.header.spectator_delay:
            table = await to_its_end(self._seen(stream, table_id))
        else:
            self._look_at_links(table)
        if table is None or stream.closed or table_id not in stream.viewers:
            return []
        stream.shown[table_id] = stream.numbers[table_id]
        make = position_message if stream.views else turn_message
        return [stream.id_line + make(table, viewer) for viewer in stream.viewers[table_id]]


def _forget(listeners: dict[str, set[Stream]], tables: Iterable[str], stream: Stream) -> None:
    for table in tables:
        if table in listeners:
            listeners[table].discard(stream)
            if not listeners[table]:
                del listeners[table]
