"""The results of a tournament as tables in the terminal."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from hatoba.arena.statistics import Estimate, Interval
from hatoba.arena.summary import ArenaSummary, ResultRow

WIDTH_OF_FILES = 120
"""Columns when the output is not a terminal."""

NOTE = (
    "In brackets: 95 % intervals. Every seed is played in all seatings, so the unit is the seed: Wilson's interval is "
    "widened by the design effect, margins are means over seeds."
)


def make_console() -> Console:
    """For the standard output."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDTH_OF_FILES)


def print_summary(summary: ArenaSummary) -> None:
    """Who beat whom, by how much, and the ratings."""
    console = make_console()
    console.print(results_table(summary))
    if summary.ratings is None:
        console.print(f"no ratings: {escape(summary.without_ratings)}", soft_wrap=True)
    else:
        console.print(ratings_table(summary, summary.ratings))
    endings = ", ".join(f"{reason} {count}" for reason, count in sorted(summary.endings.items()))
    console.print(f"games ended by: {endings}", soft_wrap=True)
    console.print(NOTE, soft_wrap=True)
    if not summary.tournament.repeatable:
        console.print("Some budgets are wall-clock time: another run will differ.", soft_wrap=True)
    for fault in summary.faults:
        console.print(f"[bold red]forfeited[/bold red] {escape(fault)}", soft_wrap=True)


def results_table(summary: ArenaSummary) -> Table:
    setting = summary.tournament.setting
    title = f"{setting.name}, {setting.players} players, seed {summary.tournament.seed}"
    table = Table(title=title, box=SIMPLE_HEAD)
    for heading in ("bot", "against"):
        table.add_column(heading, overflow="fold")
    for heading in ("games", "wins, %", "fair", "margin"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in summary.rows:
        table.add_row(*map(escape, _cells(row)))
    return table


def ratings_table(summary: ArenaSummary, ratings: tuple[Interval, ...]) -> Table:
    table = Table("bot", title="Ratings (Elo points, average 0)", box=SIMPLE_HEAD)
    table.add_column("rating", justify="right")
    order = sorted(range(len(ratings)), key=lambda who: -ratings[who].value)
    for who in order:
        rating = ratings[who]
        label = escape(summary.tournament.entrants[who].label)
        table.add_row(label, escape(f"{rating.value:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"))
    return table


def others_text(others: tuple[str, ...]) -> str:
    """`2 x random` for several of one kind."""
    counts = {other: others.count(other) for other in others}
    return ", ".join(other if count == 1 else f"{count} x {other}" for other, count in counts.items())


def _cells(row: ResultRow) -> tuple[str, ...]:
    return (
        row.bot,
        others_text(row.others),
        str(row.games),
        f"{100 * row.wins.value:.1f} [{100 * row.wins.low:.1f}, {100 * row.wins.high:.1f}]",
        f"{100 * row.fair_share:.0f}",
        _margin_text(row.margin),
    )


def _margin_text(margin: Estimate) -> str:
    """Of no game nothing is known, of one seed no interval."""
    if margin.units == 0:
        return ""
    interval = margin.interval
    shown = f"{interval.value:+.1f}"
    return shown if margin.units == 1 else f"{shown} [{interval.low:+.1f}, {interval.high:+.1f}]"
