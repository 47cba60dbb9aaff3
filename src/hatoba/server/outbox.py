"""Messages on their way out: nobody waits for one, and a slow host delays only its own."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Coroutine

from hatoba.server.store.database import describe


class Outbox:
    """So many at once, and no more than `to_one` to one host. What fails is due again, by what the store says."""

    def __init__(self, at_once: int, to_one: int, logger: logging.Logger) -> None:
        self._at_once = at_once
        self._logger = logger
        self._sending: set[asyncio.Task[None]] = set()
        self._to_host: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(to_one))

    @property
    def room(self) -> int:
        return self._at_once - len(self._sending)

    def to(self, host: str) -> asyncio.Semaphore:
        """Held while something is sent there."""
        return self._to_host[host]

    def send(self, message: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(message, name=name)
        self._sending.add(task)
        task.add_done_callback(self._sent)

    def _sent(self, task: "asyncio.Task[None]") -> None:
        self._sending.discard(task)
        if not self._sending:
            self._to_host.clear()
        if not task.cancelled() and (error := task.exception()) is not None:
            self._logger.warning("a message is not settled; it is sent again", extra={"detail": describe(error)})

    def stop(self) -> None:
        """Nobody outside is waited for: what is not settled comes up again, here or elsewhere."""
        for task in self._sending:
            task.cancel()
