"""Accounts: optional, to find one's tables again on another device."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.server.access import COOKIE, visitor_access
from hatoba.server.models import Credentials, Me, NameWish
from hatoba.server.problems import Problem, invalid
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import OPEN, READ, SIGN_IN, Anyone, answer, info, services_of, visitor_of
from hatoba.server.secrets import hash_token, new_id, new_token
from hatoba.server.services import Services
from hatoba.server.store import calls, keeping, repository
from hatoba.server.store.journal import SIGNED_OUT, Conflict, notify
from hatoba.table.names import clean_name, name_key

hasher = PasswordHasher()
NO_ACCOUNT = hasher.hash(new_token())
"""Checked when there is no such account, so that the answer takes as long."""
TABLES_LISTED = 200


class WrongPassphrase(Problem):
    def __init__(self) -> None:
        super().__init__(401, "wrong_passphrase", "no account has this name and passphrase")


@post("/api/accounts", operation_id="createAccount", status_code=201, responses=OPEN, guards=[counts_as_creation])
async def create_account(request: Anyone, data: JSONBody[Credentials]) -> Response[Me]:
    """Make an account and sign in. What this browser holds, the account holds too."""
    services = services_of(request)
    name, key = clean_name(data.name), name_key(data.name)
    async with services.argon:
        hashed = await asyncio.to_thread(hasher.hash, data.passphrase)
    account, now = new_id(), services.tables.now()
    values = {"id": account, "name": name, "name_key": key, "passphrase": hashed, "made_at": now}

    async def work(connection: AsyncConnection) -> None:
        await repository.insert_account(connection, values)

    try:
        await services.journal.write(work)
    except Conflict as error:
        raise invalid("that name is taken", "name", "name_taken") from error
    return await _sign_in(request, services, account, 201)


@post("/api/login", operation_id="signIn", status_code=200, responses=SIGN_IN, guards=[counts_as_creation])
async def sign_in(request: Anyone, data: JSONBody[Credentials]) -> Response[Me]:
    """Sign in: this browser holds what the account holds, and the account what the browser held while nobody was."""
    services = services_of(request)
    async with services.database.read() as connection:
        account = await repository.find_account(connection, name_key(data.name))
    expected = account.passphrase if account is not None else NO_ACCOUNT
    async with services.argon:
        right = await asyncio.to_thread(_verify, expected, data.passphrase)
    if account is None or not right:
        raise WrongPassphrase
    return await _sign_in(request, services, account.id, 200)


def _verify(expected: str, passphrase: str) -> bool:
    try:
        return hasher.verify(expected, passphrase)
    except VerificationError:
        return False


async def _sign_in(request: Anyone, services: Services, account: str, status: int) -> Response[Me]:
    """A new cookie for a new standing, so that nobody rides on an old one."""
    old = await services.doorkeeper.find_session(visitor_of(request).session)
    token = new_token()
    hashed, now = hash_token(token), services.tables.now()

    async def work(connection: AsyncConnection) -> None:
        await repository.insert_session(connection, hashed, account, now)
        if old is not None and old.account is None:  # what another account held stays with that account
            await repository.grant(connection, hashed, account, sorted(old.held))
            await calls.move_calling(connection, old.hash, hashed)

    try:
        await services.journal.write(work)
    except Conflict as error:  # the account was deleted meanwhile
        raise WrongPassphrase from error
    if old is not None:
        await _end_sessions(services, old.hash)
    return await _me(services, hashed, status, services.doorkeeper.cookie(token))


async def _end_sessions(services: Services, session: str, account: str | None = None) -> None:
    """End a session, here and in the other processes; with an account, that account and all its sessions."""

    async def work(connection: AsyncConnection) -> tuple[list[str], list[str]]:
        ended, sat = [session], []
        if account is not None:
            ended = await repository.find_sessions_of(connection, account)
            sat = await keeping.forget_names(connection, account, session)
            await repository.delete_account(connection, account)
        await repository.delete_session(connection, session)
        if services.database.shared:
            for said in [*(SIGNED_OUT + hashed for hashed in ended), *sat]:
                await notify(connection, said)
        return ended, sat

    ended, sat = await services.journal.write(work)
    for hashed in ended:
        services.doorkeeper.forget(hashed)
        services.hub.sign_out(hashed)
    for table in sat:
        await services.tables.heard(table)


@post("/api/logout", operation_id="signOut", status_code=200, responses=READ)
async def sign_out(request: Anyone) -> Response[Me]:
    """This browser forgets its account and its tables; the account keeps them."""
    services = services_of(request)
    session = visitor_of(request).session
    if session is not None:
        await _end_sessions(services, session)
    nobody = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True)
    return answer(Me(None, None, True, []), cookie=nobody)


@get("/api/me", operation_id="getMe", responses=READ)
async def get_me(request: Anyone) -> Response[Me]:
    """Your account and your tables, those where it is your turn first."""
    await services_of(request).doorkeeper.note_use(visitor_of(request))
    return await _me(services_of(request), visitor_of(request).session, 200, None, visitor_of(request).bearer)


async def _me(
    services: Services, session: str | None, status: int, cookie: Cookie | None, bearer: str | None = None
) -> Response[Me]:
    found = await services.doorkeeper.find_session(session)
    held = (found.held if found is not None else frozenset()) | ({bearer} if bearer is not None else set())
    listed = []
    if held:
        async with services.database.read() as connection:
            ids = await repository.find_tables_of(connection, sorted(held), TABLES_LISTED)
        tables = [await services.tables.get(table_id) for table_id in ids]
        listed = [await info(services, table, visitor_access(table, frozenset(held))) for table in tables]
    listed.sort(key=lambda table: not table.your_turn)  # stable: otherwise the last used first
    if found is None:
        return answer(Me(None, None, True, listed), status, cookie)
    return answer(Me(found.name, found.called, found.recorded, listed), status, cookie)


@put("/api/me/name", operation_id="rememberName", responses=SIGN_IN, status_code=204)
async def remember_name(request: Anyone, data: JSONBody[NameWish]) -> None:
    """What your account's person is called at new tables, on every device; without an account, say it at the table."""
    services = services_of(request)
    found = await services.doorkeeper.find_session(visitor_of(request).session)
    if found is None or found.account is None:
        raise Problem(401, "not_signed_in", "sign in first")
    account, called = found.account, None if data.name is None else clean_name(data.name)

    async def work(connection: AsyncConnection) -> None:
        await repository.remember_name(connection, account, called, data.recorded)

    await services.journal.write(work)


@delete("/api/me", operation_id="deleteAccount", responses=SIGN_IN)
async def delete_account(request: Anyone) -> None:
    """Delete your account, and your name at all its tables; those stay with whoever holds their links."""
    services = services_of(request)
    found = await services.doorkeeper.find_session(visitor_of(request).session)
    if found is None or found.account is None:
        raise Problem(401, "not_signed_in", "sign in first")
    await _end_sessions(services, found.hash, found.account)


handlers = [create_account, sign_in, sign_out, get_me, remember_name, delete_account]
