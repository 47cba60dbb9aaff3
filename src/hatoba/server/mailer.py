"""Mails through the host's SMTP server: to confirm an address, and a digest a day while games wait.

smtplib of the standard library, in a thread: there are few mails, nobody waits for one, and it is no dependency.
"""

import asyncio
import logging
import smtplib
import ssl
from collections import OrderedDict
from contextlib import suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatoba.locales import Texts
from hatoba.server.access import Doorkeeper, visitor_access
from hatoba.server.caller import other_names
from hatoba.server.problems import Problem, busy
from hatoba.server.settings import DAY, Settings
from hatoba.server.store import mails, repository
from hatoba.server.store.database import describe
from hatoba.server.store.mails import Mail
from hatoba.server.tables import Tables

logger = logging.getLogger("hatoba.mailer")
AT_ONCE = 20
TABLES_TOLD = 50
HOUR = 3600.0
ASKED_AN_HOUR = 100
"""Addresses that have not said yes: whoever gives those of others gets no further."""
SMTP_SECONDS = 20
UNCONFIRMED_SECONDS = DAY


class Mailer:
    """Sends what is due. `enabled`: the host has an SMTP server for us."""

    def __init__(self, tables: Tables, doorkeeper: Doorkeeper, settings: Settings) -> None:
        self._tables = tables
        self._doorkeeper = doorkeeper
        self._settings = settings
        self._asked: OrderedDict[str, float] = OrderedDict()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.enabled = bool(settings.smtp_host)

    def start(self) -> None:
        if self.enabled:
            self._task = asyncio.create_task(self._run(), name="mailer")

    async def stop(self) -> None:
        self._stopping.set()
        if self._task is not None:
            await self._task

    # ------------------------------------------------------------------------------- confirming

    async def ask(self, mail: Mail) -> None:
        """Write to an address whose holder has not said yes: once an hour at most, whoever asks for it."""
        now = self._tables.now()
        while self._asked and now - next(iter(self._asked.values())) >= HOUR:
            self._asked.popitem(last=False)
        if mail.address.casefold() in self._asked:
            raise Problem(422, "mail_asked", "a mail was sent to this address already", field="address")
        if len(self._asked) >= ASKED_AN_HOUR:
            raise busy(503, "many ask for mails now")
        self._asked[mail.address.casefold()] = now
        texts = await asyncio.to_thread(Texts, mail.language)
        body = texts("mail-confirm-body", link=self._link(f"/mail/{mail.token}"))
        try:
            await asyncio.to_thread(self._post, self._make(mail, texts("mail-confirm-subject"), body))
        except (OSError, smtplib.SMTPException) as error:
            del self._asked[mail.address.casefold()]
            logger.warning("a mail was not taken", extra={"error": type(error).__name__})
            raise Problem(503, "mail", "the mail server does not answer; try again") from error

    # ------------------------------------------------------------------------------- digests

    async def _run(self) -> None:
        while not self._stopping.is_set():
            try:
                await self.look()
            except (SQLAlchemyError, Problem) as error:
                logger.warning("mails have to wait", extra={"detail": describe(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), self._settings.poll_seconds)

    async def look(self) -> None:
        """Do what is due."""
        async with self._tables.database.read() as connection:
            due = await mails.find_due(connection, self._tables.now(), AT_ONCE)
        for mail in due:
            await self._do(mail)

    async def _do(self, mail: Mail) -> None:
        """What is due: the mail of the day, or to forget an address that nobody has confirmed."""
        now = self._tables.now()

        async def work(connection: AsyncConnection) -> bool:
            if mail.confirmed:
                return await mails.claim(connection, mail, next_time(mail.minute, now))
            await mails.remove_by_token(connection, mail.token)
            return False

        if not await self._tables.journal.write(work):
            return
        made = await self._digest(mail)
        if made is None:
            return
        try:
            await asyncio.to_thread(self._post, made)
        except (OSError, smtplib.SMTPException) as error:  # the next one comes tomorrow
            logger.warning("a mail was not taken", extra={"error": type(error).__name__})

    async def _digest(self, mail: Mail) -> EmailMessage | None:
        """The games that wait for the browser's person; None: there are none."""
        session = await self._doorkeeper.find_session(mail.session)
        if session is None or not session.held:
            return None
        async with self._tables.database.read() as connection:
            ids = await repository.find_tables_of(connection, sorted(session.held), TABLES_TOLD)
        texts = await asyncio.to_thread(Texts, mail.language)
        waiting = []
        for table in [await self._tables.get(table_id) for table_id in ids]:
            seats = frozenset(visitor_access(table, session.held).seats)
            if not table.header.lesson and any(table.may_act(seat) for seat in seats):
                game = texts(f"{table.header.game}-game")
                names = other_names(table, seats) or "…"
                link = self._link(f"/t/{table.id}")
                waiting.append(texts("mail-digest-table", game=game, names=names, link=link))
        if not waiting:
            return None
        end = texts("mail-digest-end", link=self._link(f"/mail/{mail.token}"))
        body = "\n".join([texts("mail-digest-body"), "", *waiting, "", end])
        return self._make(mail, texts("mail-digest-subject", n=len(waiting)), body)

    # ------------------------------------------------------------------------------- sending

    def _link(self, path: str) -> str:
        return self._settings.base_url.rstrip("/") + path

    def _make(self, mail: Mail, subject: str, body: str) -> EmailMessage:
        made = EmailMessage()
        made["From"] = self._settings.smtp_from
        made["To"] = mail.address
        made["Subject"] = subject
        made["Date"] = formatdate(self._tables.now())
        made["Message-ID"] = make_msgid(domain=self._settings.smtp_from.rpartition("@")[2].strip("> "))
        made["Auto-Submitted"] = "auto-generated"
        # One click in the mail program ends it (RFC 8058).
        made["List-Unsubscribe"] = f"<{self._link(f'/api/mail/{mail.token}/stop')}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        made.set_content(body + "\n")
        return made

    def _post(self, made: EmailMessage) -> None:
        settings = self._settings
        context = ssl.create_default_context()
        if settings.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=SMTP_SECONDS)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(made)


def next_time(minute: int, now: float) -> float:
    """When that minute of a day of UTC comes next."""
    today = now - now % DAY + 60 * minute
    return today if today > now else today + DAY
