"""How much the server takes on: as much as its event loop keeps up with."""

import asyncio

TICK = 0.05
LATE = 0.1
"""Seconds. A request needs several turns of the event loop, so its answer comes that much later than this."""
FEWEST = 10
PATIENCE = 4
"""Ticks: one that is late, or two, are a pause of the machine and no queue."""
LESS, MORE = 0.7, 2


class Pressure:
    """`room`: how many requests may be worked at at once, `most` at most; 0: no limit.

    While tick after tick comes late, each takes some of the room away; every other one gives a little back. So
    whatever a request costs, and whoever else uses the machine, what is let in is answered soon.
    """

    def __init__(self, most: int) -> None:
        self.room = most
        self._most = most
        self._late = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._most:
            self._task = asyncio.create_task(self._watch(), name="pressure")

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def note(self, late: float) -> None:
        """The event loop came to something so many seconds after it was due."""
        self._late = self._late + 1 if late > LATE else 0
        if self._late >= PATIENCE:
            self.room = min(self._most, max(FEWEST, int(self.room * LESS)))
        elif not self._late:
            self.room = min(self._most, self.room + MORE)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.note(loop.time() - due)
