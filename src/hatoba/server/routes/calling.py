"""Being called: push messages to this browser, and a mail a day."""

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.locales import languages
from hatoba.server import push
from hatoba.server.access import Session
from hatoba.server.mailer import UNCONFIRMED_SECONDS, next_time
from hatoba.server.models_calling import BellWish, CallingShown, CallingWish, MailShown, MailWish
from hatoba.server.problems import Problem, invalid, not_found
from hatoba.server.rates import counts_as_creation
from hatoba.server.routes.common import (
    OPEN,
    READ,
    SIGN_IN,
    WRITE,
    Anyone,
    TableId,
    answer,
    enter,
    services_of,
    visitor_of,
)
from hatoba.server.secrets import hash_token, new_token
from hatoba.server.services import Services
from hatoba.server.store import calls, mails
from hatoba.server.store.calls import Calling
from hatoba.server.store.journal import Conflict, Work
from hatoba.server.store.mails import Mail

MailToken = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{43}$")]


async def _find_browser(request: Anyone) -> Session | None:
    return await services_of(request).doorkeeper.find_session(visitor_of(request).session)


async def _greet(request: Anyone) -> tuple[Session, Cookie | None]:
    """The browser that asks; it gets a cookie if it had none of ours."""
    doorkeeper = services_of(request).doorkeeper
    cookie = await doorkeeper.give(visitor_of(request), [])
    session = hash_token(cookie.value or "") if cookie is not None else visitor_of(request).session
    found = await doorkeeper.find_session(session)
    if found is None:
        raise _signed_out()
    return found, cookie


def _signed_out() -> Problem:
    return Problem(401, "not_signed_in", "this browser was signed out meanwhile")


def _language(wished: str) -> str:
    return wished if wished in languages() else "en"


@get("/api/me/calling", operation_id="getCalling", responses=READ)
async def get_calling(request: Anyone) -> Response[CallingShown]:
    """How this browser is called, and what it needs to subscribe."""
    return answer(await _show(services_of(request), await _find_browser(request)))


async def _show(services: Services, session: Session | None) -> CallingShown:
    calling, mail, silent = None, None, []
    if session is not None:
        async with services.database.read() as connection:
            calling = await calls.find_calling(connection, session.hash)
            silent = await calls.find_silent(connection, session.hash)
            mail = await mails.find(connection, session.hash)
    return CallingShown(
        key=services.caller.key.public,
        endpoint=None if calling is None else calling.endpoint,
        wants=list(calls.KINDS if calling is None else calling.wants),
        quiet=None if calling is None else calling.quiet,
        silent=silent,
        mails=services.mailer.enabled,
        mail=None if mail is None else MailShown(mail.address, mail.confirmed, mail.minute),
    )


@put("/api/me/calling", operation_id="setCalling", responses=SIGN_IN, guards=[counts_as_creation])
async def set_calling(request: Anyone, data: JSONBody[CallingWish]) -> Response[CallingShown]:
    """Call this browser by push messages, for what it wants."""
    services, given = services_of(request), data.subscription
    try:
        push.require_keys(given.p256dh, given.auth)
    except ValueError as error:
        raise invalid("these are no keys of a push subscription", "subscription") from error
    await services.caller.require_allowed(given.endpoint)
    session, cookie = await _greet(request)
    wants = tuple(dict.fromkeys(data.wants))
    calling = Calling(
        session.hash, given.endpoint, given.p256dh, given.auth, _language(data.language), wants, data.quiet
    )

    async def work(connection: AsyncConnection) -> None:
        await calls.put_calling(connection, calling)

    await _write(services, work)
    return answer(await _show(services, session), cookie=cookie)


@delete("/api/me/calling", operation_id="stopCalling", responses=OPEN)
async def stop_calling(request: Anyone) -> None:
    """This browser is not called any more; its subscription is forgotten."""
    session = await _find_browser(request)
    if session is not None:
        await services_of(request).caller.drop(session.hash)


@post(
    "/api/me/calling/test",
    operation_id="testCalling",
    status_code=204,
    responses=OPEN,
    guards=[counts_as_creation],
)
async def send_test(request: Anyone) -> None:
    """Send this browser a message that says how calls will look."""
    services, session = services_of(request), await _find_browser(request)
    async with services.database.read() as connection:
        calling = None if session is None else await calls.find_calling(connection, session.hash)
    if calling is None:
        raise invalid("this browser is not called", code="push_gone")
    status = await services.caller.test(calling)
    if status in push.GONE:
        await services.caller.drop(calling.session)
        raise invalid("its push service does not know the browser any more", code="push_gone")
    if status is None or not 200 <= status < 300:
        raise invalid("its push service did not take the message", code="push_refused")


@put("/api/tables/{table_id:str}/bell", operation_id="setBell", status_code=204, responses=WRITE)
async def set_bell(request: Anyone, table_id: TableId, data: JSONBody[BellWish]) -> None:
    """Whether this table may call this browser."""
    services, table, _ = await enter(request, table_id)
    session = await _find_browser(request)
    if session is None:
        raise invalid("only a browser can be called")

    async def work(connection: AsyncConnection) -> None:
        await calls.put_silent(connection, session.hash, table.id, not data.on)

    try:
        await services.journal.write(work)
    except Conflict as error:  # it was deleted, or the browser signed out, meanwhile
        raise not_found("table") from error


async def _write(services: Services, work: Work[None]) -> None:
    try:
        await services.journal.write(work)
    except Conflict as error:
        raise _signed_out() from error


# ------------------------------------------------------------------------------- mail


@put("/api/me/mail", operation_id="setMail", responses=SIGN_IN, guards=[counts_as_creation])
async def set_mail(request: Anyone, data: JSONBody[MailWish]) -> Response[CallingShown]:
    """A mail a day while games wait for you. A new address gets a mail first, and nothing else before it says yes."""
    services = services_of(request)
    if not services.mailer.enabled:
        raise invalid("this server sends no mails", code="no_mail")
    session, cookie = await _greet(request)
    now = services.tables.now()
    async with services.database.read() as connection:
        known = await mails.find(connection, session.hash)
    confirmed = known is not None and known.confirmed and known.address == data.address
    token = known.token if known is not None and confirmed else new_token()
    due_at = next_time(data.minute, now) if confirmed else now + UNCONFIRMED_SECONDS
    mail = Mail(session.hash, data.address, token, confirmed, _language(data.language), data.minute, due_at)
    if not confirmed:
        await services.mailer.ask(mail)

    async def work(connection: AsyncConnection) -> None:
        await mails.put(connection, mail)

    await _write(services, work)
    return answer(await _show(services, session), cookie=cookie)


@delete("/api/me/mail", operation_id="stopMail", responses=OPEN)
async def stop_mail(request: Anyone) -> None:
    """No more mails; the address is deleted."""
    services, session = services_of(request), await _find_browser(request)
    if session is None:
        return

    async def work(connection: AsyncConnection) -> None:
        await mails.remove(connection, session.hash)

    await services.journal.write(work)


@post("/api/mail/{token:str}/confirm", operation_id="confirmMail", status_code=204, responses=WRITE)
async def confirm_mail(request: Anyone, token: MailToken) -> None:
    """Say yes to the mails, with the token that came to the address."""
    services = services_of(request)
    now = services.tables.now()

    async def work(connection: AsyncConnection) -> bool:
        found = await mails.find_by_token(connection, token)
        if found is not None and not found.confirmed:
            await mails.confirm(connection, token, next_time(found.minute, now))
        return found is not None

    if not await services.journal.write(work):
        raise not_found("address")


@post("/api/mail/{token:str}/stop", operation_id="unsubscribe", status_code=204, responses=WRITE)
async def unsubscribe(request: Anyone, token: MailToken) -> None:
    """No more mails to the address that got this token: one click in a mail program does it (RFC 8058)."""

    async def work(connection: AsyncConnection) -> bool:
        return await mails.remove_by_token(connection, token)

    if not await services_of(request).journal.write(work):
        raise not_found("address")


handlers = [
    get_calling,
    set_calling,
    stop_calling,
    send_test,
    set_bell,
    set_mail,
    stop_mail,
    confirm_mail,
    unsubscribe,
]
