"""Who is asking: the holder of a token, or a browser with a cookie to which links have been given."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.problems import Problem, forbidden, not_found
from hatoba.server.secrets import TOKEN_LENGTH, VISITOR_LETTERS, hash_token, new_token, same
from hatoba.server.settings import DAY
from hatoba.server.store import repository
from hatoba.server.store.journal import Conflict
from hatoba.server.table import Link, ServedTable
from hatoba.server.tables import Tables

COOKIE = "hatoba"
COOKIE_SECONDS = int(400 * DAY)
"""As long as browsers allow. It is the server that ends a session, after HATOBA_SESSION_DAYS without use."""
CACHED_SESSIONS = 10_000
ACCESSES_KEPT = 1000
"""Of all tables: few links differ in what they allow."""


@dataclass(frozen=True)
class Session:
    """A browser: its account, if it is signed in, and the links that it holds."""

    hash: str
    account: str | None
    name: str | None
    held: frozenset[str]
    used_at: float
    called: str | None = None
    recorded: bool = True
    """What the account's person is called at new tables, and whether also in their records."""


@dataclass(frozen=True)
class Visitor:
    """Who sends a request."""

    bearer: str | None
    session: str | None

    @property
    def id(self) -> str:
        """Short, for it stands before the visitor's key, and both fit into the log's column together."""
        return (self.bearer or self.session or "nobody")[:VISITOR_LETTERS]


@dataclass(frozen=True)
class Access:
    """What a visitor may do at a table."""

    seats: tuple[int, ...]
    maker: bool
    known: bool
    """Whether they hold any link to it."""
    invited: bool = False
    """Whether they may take any seat that is free."""
    public: bool = False
    """Whether they hold no link, and see it because it is shared with everybody."""

    def require_seat(self, seat: int) -> int:
        if seat not in self.seats:
            raise forbidden(f"you hold no link to seat {seat}")
        return seat


NOBODY = Access((), False, False)
EVERYBODY = Access((), False, True, public=True)


@lru_cache(ACCESSES_KEPT)
def join_links(links: tuple[Link, ...]) -> Access:
    """What several links allow together."""
    if not links:
        return NOBODY
    seats = sorted({seat for link in links for seat in link.seats})
    return Access(tuple(seats), any(link.maker for link in links), True, any(link.invites for link in links))


def visitor_access(table: ServedTable, held: frozenset[str]) -> Access:
    """What these links allow at the table."""
    return join_links(tuple([link for hashed, link in table.links.items() if hashed in held]))


def read_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """Who is asking, by what they sent; nothing is looked up yet."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    bearer = hash_token(token.strip()) if kind.lower() == "bearer" and token else None
    cookie = request.cookies.get(COOKIE)
    session = hash_token(cookie) if cookie is not None and len(cookie) == TOKEN_LENGTH else None
    return Visitor(bearer, session)


class Doorkeeper:
    """Looks up what visitors hold."""

    def __init__(self, tables: Tables, secure: bool, session_days: float) -> None:
        self._tables = tables
        self._secure = secure
        self._session_seconds = session_days * DAY
        self._sessions: OrderedDict[str, Session] = OrderedDict()

    async def access(self, visitor: Visitor, table: ServedTable) -> Access:
        """What the visitor may do here."""
        link = self._by_token(visitor.bearer, table)
        links = [link] if link is not None else []
        if visitor.session is not None:
            links += await self._by_session(visitor.session, table)
        if not links and table.shared and table.status == "finished":
            return EVERYBODY
        return join_links(tuple(links))

    async def require(self, visitor: Visitor, table: ServedTable) -> Access:
        """The same for somebody who must hold some link."""
        access = await self.access(visitor, table)
        if not access.known:
            raise not_found("table")
        return access

    def _by_token(self, bearer: str | None, table: ServedTable) -> Link | None:
        if bearer is None:
            return None
        found = [link for hashed, link in table.links.items() if same(hashed, bearer)]
        return found[0] if found else None

    async def _by_session(self, hashed: str, table: ServedTable) -> list[Link]:
        session = await self._known_session(hashed)
        links = [table.links[held] for held in session.held if held in table.links] if session else []
        if not links:  # perhaps another process has given it since
            session = await self.find_session(hashed)
            links = [table.links[held] for held in session.held if held in table.links] if session else []
        return links

    async def _known_session(self, hashed: str) -> Session | None:
        """The browser as we remember it. Where other processes may have signed it out, the database is asked."""
        session = self._sessions.get(hashed)
        used_at = session.used_at if session is not None else None
        if session is not None and self._tables.database.shared:
            async with self._tables.database.read() as connection:
                used_at = await repository.find_session_use(connection, hashed)
        if used_at is None or self._is_over(used_at):
            self.forget(hashed)
            return None
        return session

    def _is_over(self, used_at: float) -> bool:
        return used_at < self._tables.now() - self._session_seconds

    async def find_session(self, hashed: str | None) -> Session | None:
        """The browser with this cookie, as the database knows it."""
        if hashed is None:
            return None
        async with self._tables.database.read() as connection:
            row = await repository.find_session(connection, hashed)
            if row is None or self._is_over(row.used_at):
                self.forget(hashed)
                return None
            held = await repository.find_held(connection, hashed, row.account_id)
        recorded = row.recorded is not False  # a browser without an account has no row of one
        session = Session(hashed, row.account_id, row.name, frozenset(held), row.used_at, row.called, recorded)
        self._sessions[hashed] = session
        while len(self._sessions) > CACHED_SESSIONS:
            self._sessions.popitem(last=False)
        return session

    def forget(self, hashed: str) -> None:
        self._sessions.pop(hashed, None)

    async def note_use(self, visitor: Visitor) -> None:
        """The browser was here: once a day is enough to know."""
        session = await self.find_session(visitor.session)
        now = self._tables.now()
        if session is None or now - session.used_at < DAY:
            return

        async def work(connection: AsyncConnection) -> None:
            await repository.use_session(connection, session.hash, now)

        await self._tables.journal.write(work)
        self.forget(session.hash)

    async def held_by(self, visitor: Visitor) -> frozenset[str]:
        """All links that the visitor holds."""
        session = await self.find_session(visitor.session)
        mine = session.held if session is not None else frozenset()
        return mine | {visitor.bearer} if visitor.bearer is not None else mine

    async def give(self, visitor: Visitor, tokens: Sequence[str]) -> Cookie | None:
        """The browser holds these links from now on; a cookie if it had none of ours."""
        while True:
            try:
                return await self._give(await self.find_session(visitor.session), tokens)
            except Conflict:
                continue  # it was signed out meanwhile, or another process gave it the same: look again

    async def _give(self, session: Session | None, tokens: Sequence[str]) -> Cookie | None:
        cookie = None
        hashed, account = (session.hash, session.account) if session else ("", None)
        if session is None:
            token = new_token()
            hashed, cookie = hash_token(token), self.cookie(token)
        given = [hash_token(token) for token in tokens]
        now = self._tables.now()

        async def work(connection: AsyncConnection) -> None:
            if session is None:
                await repository.insert_session(connection, hashed, None, now)
            await repository.grant(connection, hashed, account, given)

        await self._tables.journal.write(work)
        self.forget(hashed)
        return cookie

    def cookie(self, token: str) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            max_age=COOKIE_SECONDS,
            path="/",
        )


def may_watch(table: ServedTable, access: Access) -> bool:
    """Whether somebody may look on with a spectator's eyes; who is only invited sees no more than who is there."""
    return table.header.spectators or table.status != "running" or access.maker


def require_viewer(table: ServedTable, access: Access, wished: int | None, watch: bool) -> int | None:
    """Whose eyes a visitor sees with: a seat of theirs, or a spectator's."""
    everything = table.status != "running" and not table.header.daily  # others play with the same cards
    if watch or (wished is None and not access.seats):
        if not may_watch(table, access):
            raise forbidden("this table takes no spectators")
        return None
    seat = access.seats[0] if wished is None else wished
    if not 0 <= seat < table.header.players:
        raise Problem(422, "invalid", f"viewer must be from 0 to {table.header.players - 1}", field="viewer")
    return seat if everything else access.require_seat(seat)
