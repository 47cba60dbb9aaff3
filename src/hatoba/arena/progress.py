"""A progress bar with the time left, on the error stream."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress_bar(title: str, shown: bool = True) -> Iterator[Callable[[int, int], None]]:
    """A function to call with what is done and the total. Nothing is drawn unless a person watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    left = TimeRemainingColumn()
    hidden = not (shown and console.is_terminal)
    with Progress(*columns, TextColumn("left"), left, console=console, transient=True, disable=hidden) as progress:
        bar = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(bar, completed=done, total=total)
