"""Last turns solved: all own choices are tried, and what the seat does not know is averaged over draws."""

from collections.abc import Iterator

from hatoba.coach.lines import Line, is_over, play_line
from hatoba.coach.playing_on import mean
from hatoba.engine.course import is_barrier
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

FEWER = 4
"""After each reveal within the turn so many times fewer draws are averaged: there are many more positions."""


class Unsolvable(Exception):
    """There are too many positions, or the game may go on after the turn."""


class Solver:
    """The share of the win that a last turn comes to, for the seat to move and on what it knows."""

    def __init__(self, start: State, draws: int, positions: int) -> None:
        """`positions`: how many may be looked at before it gives up."""
        self.start = start
        self.seat, self.turn = int(start.seat), int(start.turn)
        self.draws = draws
        self.left = positions

    def shares(self) -> dict[Line, float]:
        """Every way to the first reveal or the end, one of those that lead to the same position, and its share."""
        return {line: self.share(line) for line in self.lines(self.start)}

    def share(self, line: Line) -> float:
        """What a line comes to with the best way on."""
        return self._average(self.start, line, self.draws)

    def lines(self, state: State) -> Iterator[Line]:
        """The ways through the rest of the turn, up to the next reveal or the end."""
        first = state.resample(self.seat, make_rng("lines"))
        open_lines: list[tuple[Line, State]] = [((), first)]
        met: set[bytes] = set()
        while open_lines:
            line, before = open_lines.pop()
            for action in before.legal_actions():
                after = before.clone()
                self._step(after, action)
                name = after.to_bytes()
                if name in met:
                    continue
                met.add(name)
                if is_barrier(after, self.seat, self.turn):
                    yield (*line, action)
                else:
                    open_lines.append(((*line, action), after))

    def _average(self, state: State, line: Line, draws: int) -> float:
        return mean([self._after_draw(state, line, draws, number) for number in range(draws)])

    def _after_draw(self, state: State, line: Line, draws: int, number: int) -> float:
        after = play_line(state.resample(self.seat, make_rng(f"draw {number}")), line)
        self._count()
        if is_over(after):
            winners = [seat for seat in range(int(after.players)) if after.rank(after.points, seat) == 1]
            return 1 / len(winners) if self.seat in winners else 0.0
        if after.turn != self.turn or after.seat != self.seat:
            raise Unsolvable("the game goes on after this turn")
        fewer = max(1, draws // FEWER)
        return max(self._average(after, way, fewer) for way in self.lines(after))

    def _step(self, state: State, action: int) -> None:
        self._count()
        state.apply(action)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Unsolvable("there are too many positions")
