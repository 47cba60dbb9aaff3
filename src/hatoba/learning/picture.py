"""The strength of a training over its rounds, as a picture."""

from collections.abc import Sequence
from math import log10
from pathlib import Path

from hatoba.arena.optional import optional
from hatoba.learning.rounds import Report

INK = "#1f3a5f"
REFUSED = "#c0392b"


def draw_strength(reports: Sequence[Report], file: Path, rival: str | None = None) -> None:
    """Elo points above the rival; without one above round 0, adding up the matches of networks that were kept.

    Refused ones are red."""
    axes_of = optional("matplotlib.figure")
    figure = axes_of.Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    level = 0.0
    for report in reports if rival else reports[1:]:
        low, value, high = (level + elo(share, report.fair) for share in (report.low, report.wins, report.high))
        colour = INK if report.kept else REFUSED
        axes.plot([report.number] * 2, [low, high], color=colour)
        axes.plot([report.number], [value], "o", color=colour)
        level = value if report.kept and not rival else level
    if not rival:
        axes.plot([0], [0], "o", color=INK)
    axes.set_xlabel("round")
    axes.set_ylabel(f"Elo points above {rival or 'round 0'}, with 95 % intervals of each match")
    axes.grid(alpha=0.3)
    figure.savefig(file, dpi=150)


def elo(share: float, fair: float) -> float:
    """What a share of the wins says beside the fair one; of 1 % and less, or 99 % and more, nothing more is known."""
    bounded = min(max(share, 0.01), 0.99)
    return 400 * log10(bounded / (1 - bounded) * (1 - fair) / fair)
