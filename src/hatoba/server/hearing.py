"""What this process does when another one, or the host, says that something has changed in the database."""

import logging

from hatoba.server.access import Doorkeeper
from hatoba.server.live import Hub
from hatoba.server.problems import Problem
from hatoba.server.store.journal import ANNOUNCED, GONE, HERE, OPENED, SIGNED_OUT
from hatoba.server.tables import Tables

logger = logging.getLogger("hatoba.hearing")


class Hearing:
    """Understands what is said: `store/journal.py` names how each begins; anything else is a table's id."""

    def __init__(self, tables: Tables, hub: Hub, doorkeeper: Doorkeeper) -> None:
        self._tables = tables
        self._hub = hub
        self._doorkeeper = doorkeeper

    async def heard(self, payload: str) -> None:
        if payload.startswith(GONE):
            self._tables.gone(payload.removeprefix(GONE))
        elif payload.startswith(SIGNED_OUT):
            session = payload.removeprefix(SIGNED_OUT)
            self._doorkeeper.forget(session)
            self._hub.sign_out(session)
        elif payload.startswith(HERE):
            self._hub.presence.heard(payload.removeprefix(HERE))
        elif payload.startswith(OPENED):
            self._hub.opened(payload.removeprefix(OPENED))
        elif payload == ANNOUNCED:
            await self._hub.read_announcement()
        else:
            await self._changed(payload)

    async def _changed(self, table: str) -> None:
        if self._tables.cached(table) is None:
            self._hub.poke(table)
            return
        try:
            await self._tables.heard(table)
        except Problem as problem:
            logger.error("a table cannot be followed", extra={"table": table, "detail": problem.body.detail})
