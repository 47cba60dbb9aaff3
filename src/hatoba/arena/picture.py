"""The results of a tournament as a picture."""

from pathlib import Path
from typing import Any

from hatoba.arena.optional import optional
from hatoba.arena.statistics import Interval
from hatoba.arena.summary import ArenaSummary, ResultRow
from hatoba.arena.table import others_text

INK = "#1f3a5f"
FAIR = "#c0392b"
ROW_HEIGHT = 0.38
LETTER = 0.07
"""Inches for each letter of the longest label, beside those of the plot."""
PLOT_WIDTH = 5.0


def draw_picture(summary: ArenaSummary, file: Path) -> None:
    """Shares of wins beside the fair share, and the ratings; the file's ending says which format."""
    figures = optional("matplotlib.figure")
    ratings = summary.ratings or ()
    heights = [len(summary.rows) + 1, *([len(ratings) + 1] if ratings else [])]
    figure = figures.Figure(figsize=(_width(summary), 1.6 + ROW_HEIGHT * sum(heights)), layout="constrained")
    wins, *below = figure.subplots(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    if ratings:
        labels = [entrant.label for entrant in summary.tournament.entrants]
        order = sorted(range(len(labels)), key=lambda who: ratings[who].value)
        _draw(below[0], [labels[who] for who in order], [ratings[who] for who in order])
        below[0].set_xlabel("rating in Elo points, average 0")
    _draw_wins(wins, summary)
    setting = summary.tournament.setting
    figure.suptitle(f"{setting.name}, {setting.players} players: 95 % intervals, the seed is the unit")
    try:
        figure.savefig(file, dpi=150)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from error


def _width(summary: ArenaSummary) -> float:
    return PLOT_WIDTH + LETTER * max(len(_label(row)) for row in summary.rows)


def _label(row: ResultRow) -> str:
    return f"{row.bot} against {others_text(row.others)}"


def _draw_wins(axes: Any, summary: ArenaSummary) -> None:
    rows = summary.rows[::-1]
    shares = [Interval(100 * row.wins.value, 100 * row.wins.low, 100 * row.wins.high) for row in rows]
    _draw(axes, [_label(row) for row in rows], shares)
    for at, row in enumerate(rows):
        axes.plot([100 * row.fair_share] * 2, [at - 0.35, at + 0.35], color=FAIR)
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won, % (red: fair share)")


def _draw(axes: Any, labels: list[str], intervals: list[Interval]) -> None:
    """A dot and a line for each, from the bottom."""
    for at, interval in enumerate(intervals):
        axes.plot([interval.low, interval.high], [at, at], color=INK)
        axes.plot([interval.value], [at], "o", color=INK)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(-0.7, len(labels) - 0.3)
    axes.grid(axis="x", alpha=0.3)
