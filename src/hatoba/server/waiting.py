"""Waiting for work that is done to its end, whoever still waits for it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def to_its_end(work: Coroutine[Any, Any, T]) -> "asyncio.Future[T]":
    """Await this: who is cancelled meanwhile, as a stream is when its browser goes, does not stop the work.

    In the middle of a question to the database that would cost the connection.
    """
    return shielded(asyncio.create_task(work))


def shielded(task: "asyncio.Task[T]") -> "asyncio.Future[T]":
    """The same for a task that several wait for. If nobody does any more, nobody needs to know how it failed."""
    task.add_done_callback(_ignore_failure)
    return asyncio.shield(task)


def _ignore_failure(task: "asyncio.Task[Any]") -> None:
    if not task.cancelled():
        task.exception()
