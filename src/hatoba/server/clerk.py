"""A process for what visitors can make heavy: sheets and records.

It works at one thing at a time, has little memory, and is ended when it takes too long. So whatever is sent costs
this server no more than that, and its event loop nothing.
"""

import asyncio
import logging
import multiprocessing
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, ParamSpec, TypeVar

import msgspec

from hatoba.server.problems import Problem, ProblemBody, busy
from hatoba.server.rates import ADDRESS

if sys.platform != "win32":
    import resource

P = ParamSpec("P")
T = TypeVar("T")
logger = logging.getLogger("hatoba.clerk")
WAITING_MAX = 32
WAITING_MAX_OF_ONE = 2
"""Of one address: the others' turns come soon."""
START_SECONDS = 60.0


class _Overdone(Exception):
    """The process exceeded a limit, or died."""


class Clerk:
    """Does work elsewhere: `await clerk.do(function, arguments)`. The function must be one of a module."""

    def __init__(self, seconds: float, megabytes: int) -> None:
        self._seconds = seconds
        self._bytes = megabytes * 1_000_000
        self._waiting: Counter[str] = Counter()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="clerk")
        self._process: SpawnProcess | None = None
        self._connection: Any = None
        self._stopped = False

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """The result; Problem: the work says what is wrong, or it is too much."""
        address = ADDRESS.get()
        if self._waiting.total() >= WAITING_MAX:
            raise busy(503, "many sheets and records are being read")
        if address and self._waiting[address] >= WAITING_MAX_OF_ONE:
            raise busy(429, "your other sheets and records are still being read")
        self._waiting[address] += 1
        asked = asyncio.get_running_loop().run_in_executor(self._thread, self._ask, work, args, more)
        asked.add_done_callback(lambda _: self._left(address))
        try:
            kind, result = await asyncio.shield(asked)  # who goes away meanwhile still has it done, and counts
        except _Overdone as error:
            raise Problem(422, "too_much", "to read this takes more time or memory than anybody gets here") from error
        if kind == "problem":
            raise Problem.of(msgspec.convert(result, ProblemBody))
        if kind == "fault":
            raise RuntimeError(f"in the clerk's process:\n{result}")
        done: T = result
        return done

    def _left(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    def _ask(self, *question: Any) -> tuple[str, Any]:
        """Blocks: called in the thread."""
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            assert self._connection is not None
            self._connection.send(question)
            if not self._connection.poll(self._seconds):
                raise _Overdone("time")
            answer: tuple[str, Any] = self._connection.recv()
            if answer[0] == "memory":
                raise _Overdone("memory")
        except (EOFError, OSError, _Overdone) as error:
            self._end()
            raise _Overdone(str(error)) from error
        return answer

    def _start(self) -> None:
        if self._stopped:
            raise _Overdone("the server stops")
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._bytes), daemon=True, name="hatoba-clerk")
        self._process.start()
        theirs.close()
        self._connection = ours
        if not ours.poll(START_SECONDS):
            raise _Overdone("it does not start")
        ours.recv()

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None

    def stop(self) -> None:
        """End the process whatever it does; who waits for it is told so."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


def _work(connection: Connection, limit: int) -> None:
    """The process: a question, an answer, until the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group; the server ends us
    import hatoba.server.replays  # noqa: F401  before the limit, and before the first question's time runs

    if sys.platform != "win32":  # there is only the limit of time
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    connection.send("ready")
    while True:
        try:
            work, args, more = connection.recv()
        except (EOFError, OSError):
            return
        connection.send(_answer(work, args, more))


def _answer(work: Callable[..., Any], args: tuple[Any, ...], more: dict[str, Any]) -> tuple[str, Any]:
    try:
        return "result", work(*args, **more)
    except Problem as problem:
        return "problem", msgspec.to_builtins(problem.body)
    except (MemoryError, RecursionError):
        return "memory", None
    except Exception:
        return "fault", traceback.format_exc()
