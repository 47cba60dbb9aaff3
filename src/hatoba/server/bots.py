"""Bots think in worker processes, never in the event loop, and can be interrupted."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from hatoba.server.worker import Question, run


class Interrupted(Exception):
    """The thinking was ended from outside, or the process died over it."""


def _run_quietly(connection: Connection) -> None:
    """Ctrl-C goes to the whole group of processes; the server tells its workers when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    run(connection)


class Worker:
    """One thinking process, started when it is first asked."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def ask(self, question: Question) -> int:
        """Blocks: call it in a thread."""
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._connection is not None
        try:
            self._connection.send(question)
            answer: int = self._connection.recv()
        except (EOFError, OSError) as error:
            raise Interrupted("the bot's process ended") from error
        return answer

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_run_quietly, args=(theirs,), daemon=True, name="hatoba-bot")
        self._process.start()
        theirs.close()
        self._connection = ours  # type: ignore[assignment, unused-ignore] # on Windows a class of its own

    def interrupt(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


class Workers:
    """Some thinking processes; a question waits for one that is free."""

    def __init__(self, count: int, make: Callable[[], Worker] = Worker) -> None:
        self.count = count
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [make() for _ in range(count)]
        self._threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="bots")
        self._thinking: dict[str, Worker] = {}
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, question: Question) -> int:
        """The bot's action. Interrupted: there is none."""
        worker = await self._free.get()
        self._thinking[question.table] = worker
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
        finally:
            self._thinking.pop(question.table, None)
            self._free.put_nowait(worker)

    def interrupt(self, table: str) -> None:
        """Stop thinking about a table: its position is no longer the one that was asked about."""
        worker = self._thinking.get(table)
        if worker is not None:
            worker.interrupt()

    def stop(self) -> None:
        for worker in self._all:
            worker.interrupt()
        self._threads.shutdown(wait=False, cancel_futures=True)
