"""The chart of an analysis: who would win from here, stacked, with the turning points as numbers."""

from collections.abc import Sequence
from html import escape

from hatoba.coach.models import Analysis, Point

WIDTH, HEIGHT = 960.0, 320.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 16.0, 26.0, 28.0
MARK = 11.0
"""Radius of a turning point's mark."""
LABEL_WIDTH = 30.0
"""Rounds are named no closer than this."""


def share_chart(analysis: Analysis, first: int, labels: Sequence[str], title: str, percents: Sequence[str]) -> str:
    """The seats stacked, the `first` at the bottom. `percents` are the words of 0, 25, 50, 75 and 100 per cent."""
    order = [first, *(seat for seat in range(analysis.players) if seat != first)]
    parts = [_area(analysis.points, order, at) for at in range(len(order))]
    parts += [
        f'<text class="axis" x="{LEFT - 8}" y="{_y(quarter / 4) + 4:.1f}" text-anchor="end">{escape(words)}</text>'
        for quarter, words in enumerate(percents)
    ]
    parts.append(_frame())
    parts += _rounds(analysis.points)
    parts += _names(analysis.points, order, labels)
    parts += _marks(analysis, first)
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" aria-label="{name}">{"".join(parts)}</svg>'


def _x(at: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, count - 1)


def _y(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def _below(point: Point, order: Sequence[int], upto: int) -> float:
    return sum(point.shares[seat] for seat in order[:upto])


def _area(points: Sequence[Point], order: Sequence[int], at: int) -> str:
    """The band of one seat."""
    count = len(points)
    upper = [f"{_x(i, count):.1f} {_y(_below(point, order, at + 1)):.1f}" for i, point in enumerate(points)]
    lower = [f"{_x(i, count):.1f} {_y(_below(point, order, at)):.1f}" for i, point in enumerate(points)]
    seat = order[at]
    edge = f'<path class="edge" d="M{"L".join(upper)}"/>' if at < len(order) - 1 else ""
    return f'<path class="seat-{seat}" d="M{"L".join([*upper, *reversed(lower)])}Z"/>{edge}'


def _frame() -> str:
    return f'<rect class="frame" x="{LEFT}" y="{TOP}" width="{WIDTH - LEFT - RIGHT}" height="{HEIGHT - TOP - BOTTOM}"/>'


def _rounds(points: Sequence[Point]) -> list[str]:
    """The number of each round where it begins, as far as there is room."""
    found: list[str] = []
    shown, last = 0, -LABEL_WIDTH
    for at, point in enumerate(points):
        x = _x(at, len(points))
        if point.round > shown and x - last >= LABEL_WIDTH:
            shown, last = point.round, x
            found.append(f'<text class="axis" x="{x:.1f}" y="{HEIGHT - 8}">{point.round}</text>')
    return found


def _names(points: Sequence[Point], order: Sequence[int], labels: Sequence[str]) -> list[str]:
    """Each seat's name where its band is widest."""
    found: list[str] = []
    inner = range(1, max(2, len(points) - 1))
    for at, seat in enumerate(order):
        place = max(inner, key=lambda i: points[min(i, len(points) - 1)].shares[seat])
        point = points[min(place, len(points) - 1)]
        x = min(max(_x(place, len(points)), LEFT + 30), WIDTH - RIGHT - 30)
        y = _y(_below(point, order, at) + point.shares[seat] / 2) + 5
        found.append(f'<text class="name" x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{escape(labels[seat])}</text>')
    return found


def _marks(analysis: Analysis, first: int) -> list[str]:
    """The turning points, numbered, on the edge of the first seat's band; each leads to its text."""
    found: list[str] = []
    places = {turn.number: at for at, turn in enumerate(analysis.turns)}
    for number, point in enumerate(analysis.turning_points, 1):
        at = places[point.number]
        x = (_x(at, len(analysis.points)) + _x(at + 1, len(analysis.points))) / 2
        y = max(TOP + MARK, _y(analysis.points[at].shares[first]))
        found.append(
            f'<a href="#point-{number}"><circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="{MARK}"/>'
            f'<text class="mark" x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle">{number}</text></a>'
        )
    return found
