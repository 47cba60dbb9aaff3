"""A benchmark to cite: named tasks with frozen seeds, opponents and step budgets, and one way to score them.

    from hatoba.bench import TASKS, evaluate, read_agent

    evaluate(TASKS["duel-2p-small"], read_agent("apprentice")).score

How fast the package is, is another matter: that is measured by the folder `benchmarks` and `make bench`.
"""

from hatoba.bench.scoring import BenchResult, evaluate, make_plan, read_agent
from hatoba.bench.tasks import TASKS, VERSION, BenchTask, find_task

__all__ = ["TASKS", "VERSION", "BenchResult", "BenchTask", "evaluate", "find_task", "make_plan", "read_agent"]
