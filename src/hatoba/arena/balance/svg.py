"""Small plots as inline SVG."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from hatoba.arena.statistics import Interval

LEFT = 180
WIDTH = 420
ROW = 18
TOP = 6
AXIS = 22


def forest(labels: Sequence[str], intervals: Sequence[Interval | None], marked: Sequence[bool], zero: float) -> str:
    """A dot with its interval for each label, and a line at `zero`; marked ones stand out."""
    known = [interval for interval in intervals if interval is not None]
    low = min([zero, *(interval.low for interval in known)])
    high = max([zero, *(interval.high for interval in known)])
    span = (high - low) or 1.0
    bottom = TOP + ROW * len(labels)

    def x(value: float) -> float:
        return LEFT + WIDTH * (value - low) / span

    parts = [f'<line class="zero" x1="{x(zero):.1f}" y1="{TOP}" x2="{x(zero):.1f}" y2="{bottom}"/>']
    for row, (label, interval, mark) in enumerate(zip(labels, intervals, marked, strict=True)):
        y = TOP + ROW * (row + 0.5)
        kind = "marked" if mark else "plain"
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>')
        if interval is not None:
            parts.append(
                f'<line class="{kind}" x1="{x(interval.low):.1f}" y1="{y:.1f}" '
                f'x2="{x(interval.high):.1f}" y2="{y:.1f}"/>'
                f'<circle class="{kind}" cx="{x(interval.value):.1f}" cy="{y:.1f}" r="3.5"/>'
            )
    parts += [
        f'<text x="{x(value):.1f}" y="{bottom + 16}" text-anchor="middle">{value:.3g}</text>'
        for value in sorted({low, zero, high})
    ]
    return _svg(LEFT + WIDTH + 30, bottom + AXIS, parts)


def histogram(values: Sequence[int]) -> str:
    """How often each number came."""
    counts = Counter(values)
    first, last = min(counts), max(counts)
    most = max(counts.values())
    height = 90
    bar = WIDTH / (last - first + 1)
    parts = []
    for value, count in sorted(counts.items()):
        tall = height * count / most
        x = 20 + bar * (value - first)
        parts.append(
            f'<rect class="bar" x="{x:.1f}" y="{TOP + height - tall:.1f}" '
            f'width="{max(1.0, bar - 1):.1f}" height="{tall:.1f}"><title>{value}: {count}</title></rect>'
        )
    for value in {first, last}:
        x = 20 + bar * (value - first + 0.5)
        parts.append(f'<text x="{x:.1f}" y="{TOP + height + 16}" text-anchor="middle">{value}</text>')
    return _svg(WIDTH + 40, TOP + height + AXIS, parts)


def _svg(width: float, height: float, parts: Sequence[str]) -> str:
    return f'<svg role="img" width="{width:.0f}" height="{height:.0f}">{"".join(parts)}</svg>'
