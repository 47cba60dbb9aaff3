"""Bots and the coach think in worker processes, never in the event loop, and can be interrupted."""

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, overload

from hatoba.bots.work import NoAnswer, T, WorkQuestion
from hatoba.server.turns import Turns, Wish
from hatoba.server.worker import run
from hatoba.table.thinking import Question


class Interrupted(Exception):
    """The thinking was ended from outside, or the process died over it."""


def _run_quietly(connection: Connection) -> None:
    """Ctrl-C goes to the whole group of processes; the server tells its workers when to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    run(connection)


def _run_last(connection: Connection) -> None:
    """The same, after everything else that the machine has to do."""
    if hasattr(os, "nice"):
        os.nice(19)
    _run_quietly(connection)


class Worker:
    """One thinking process, started when it is first asked."""

    target = staticmethod(_run_quietly)

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def ask(self, question: Question | WorkQuestion[Any]) -> Any:
        """Blocks: call it in a thread."""
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._connection is not None
        try:
            self._connection.send(question)
            return self._connection.recv()
        except (EOFError, OSError) as error:
            raise Interrupted("the thinking process ended") from error

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=self.target, args=(theirs,), daemon=True, name="hatoba-bot")
        self._process.start()
        theirs.close()
        self._connection = ours  # type: ignore[assignment, unused-ignore] # on Windows a class of its own

    def interrupt(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


class PatientWorker(Worker):
    """For what nobody waits for: it has a process of its own, which bots and the coach do not notice."""

    target = staticmethod(_run_last)


class Workers:
    """Some thinking processes; a question waits for its turn, and for one that is free."""

    def __init__(self, count: int, make: Callable[[], Worker] = Worker) -> None:
        self.count = count
        self._turns = Turns(count)
        self._all = [make() for _ in range(count)]
        self._free = list(self._all)
        self._threads = ThreadPoolExecutor(max(1, count), thread_name_prefix="bots")
        self._thinking: dict[str, Worker] = {}
        self._stopped = False

    @overload
    async def ask(self, question: Question, wish: Wish) -> int: ...

    @overload
    async def ask(self, question: WorkQuestion[T], wish: Wish) -> T | NoAnswer: ...

    async def ask(self, question: Question | WorkQuestion[Any], wish: Wish) -> Any:
        """The bot's action, or what the coach says. Interrupted: there is none."""
        try:
            await self._turns.take(wish)
        except asyncio.CancelledError as error:
            raise Interrupted("nobody wants to know any more") from error
        started = time.monotonic()
        worker = self._free.pop()
        self._thinking[wish.table] = worker
        try:
            if self._stopped:
                raise Interrupted("the server stops")
            return await asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, question)
        finally:
            del self._thinking[wish.table]
            self._free.append(worker)
            self._turns.leave(wish, time.monotonic() - started)

    def interrupt(self, table: str) -> None:
        """Stop thinking about a table (or another wish): its position is no longer the one that was asked about."""
        worker = self._thinking.get(table)
        if not self._turns.drop(table) and worker is not None:
            worker.interrupt()

    def stop(self) -> None:
        self._stopped = True
        self._turns.drop_all()
        for worker in self._all:
            worker.interrupt()
        self._threads.shutdown(wait=False, cancel_futures=True)
