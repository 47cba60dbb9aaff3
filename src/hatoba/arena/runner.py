"""Runs the tasks of a plan: in this process, in several, or on a Ray cluster; results do not depend on which."""

import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from hatoba.arena.journal import TaskJournal
from hatoba.arena.optional import optional
from hatoba.engine.errors import InvalidOption

Task = tuple[int, ...]
Result = dict[str, Any]
IN_FLIGHT = 4
"""Tasks handed out for each worker: enough that none waits."""
CLUSTERS = ("ray",)


class Plan(Protocol):
    """Many independent tasks. It can be pickled, and `run` depends on the plan and the task alone."""

    def identity(self) -> dict[str, Any]:
        """What makes two plans the same one, as JSON."""
        ...

    def tasks(self) -> list[Task]:
        """All tasks, in the order of the results."""
        ...

    def run(self, task: Task) -> Result:
        """Do one task; the result is JSON."""
        ...


def run_plan(
    plan: Plan,
    file: Path | None = None,
    processes: int = 1,
    cluster: str | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> list[tuple[Task, Result]]:
    """All results in the order of the tasks. With a file, what it holds is not run again, and new results go there."""
    if processes < 1:
        raise InvalidOption(f"processes: must be at least 1, not {processes}")
    journal = TaskJournal(file, plan.identity())
    tasks = plan.tasks()
    found = journal.read()
    results = {task: found[task] for task in tasks if task in found}
    tell(len(results), len(tasks))
    open_tasks = [task for task in tasks if task not in results]
    with journal:
        for task, result in _run(plan, open_tasks, processes, cluster):
            journal.append(task, result)
            results[task] = json.loads(json.dumps(result))  # as if it had been read from the file
            tell(len(results), len(tasks))
    return [(task, results[task]) for task in tasks]


def _run(plan: Plan, tasks: list[Task], processes: int, cluster: str | None) -> Iterator[tuple[Task, Result]]:
    """The results as they come."""
    if cluster is not None and cluster not in CLUSTERS:
        raise InvalidOption(f"cluster must be {' or '.join(CLUSTERS)}, not {cluster!r}")
    if not tasks:
        return iter(())
    if cluster == "ray":
        return _on_ray(plan, tasks)
    if processes == 1:
        return ((task, plan.run(task)) for task in tasks)
    return _in_processes(plan, tasks, min(processes, len(tasks)))


# ----------------------------------------------------------------------------------- several processes

_plan: Plan | None = None
"""In a worker: the plan whose tasks it runs."""


def _start_worker(plan: Plan) -> None:
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends a worker at once and without a traceback


def _run_in_worker(task: Task) -> Result:
    assert _plan is not None
    return _plan.run(task)


def _in_processes(plan: Plan, tasks: list[Task], processes: int) -> Iterator[tuple[Task, Result]]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, context, _start_worker, (plan,))
    waiting = iter(tasks)
    running: dict[Future[Result], Task] = {}
    try:
        while True:
            for task in islice(waiting, IN_FLIGHT * processes - len(running)):
                running[pool.submit(_run_in_worker, task)] = task
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=not running, cancel_futures=True)


# ----------------------------------------------------------------------------------- Ray


def _on_ray(plan: Plan, tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
    """On the cluster that RAY_ADDRESS names or that runs here; without one, Ray starts on this machine."""
    ray = optional("ray")
    started = not ray.is_initialized()
    if started:
        path = os.pathsep.join(filter(None, sys.path))
        ray.init(runtime_env={"env_vars": {"PYTHONPATH": path}}, log_to_driver=False, logging_level="error")
    try:
        remote = ray.remote(max_retries=3)(_run_on_ray)
        shared = ray.put(plan)
        most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        running: dict[Any, Task] = {}
        while True:
            for task in islice(waiting, most - len(running)):
                running[remote.remote(shared, task)] = task
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield running.pop(done), ray.get(done)
    finally:
        if started:
            ray.shutdown()


def _run_on_ray(plan: Plan, task: Task) -> Result:
    return plan.run(task)
