"""Last turns solved: all own choices are tried, and what the seat does not know is averaged over draws."""

from collections.abc import Callable, Iterator

from hatoba.coach.lines import Line, is_over, play_line
from hatoba.coach.playing_on import mean, shares_of
from hatoba.engine.course import is_barrier
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State

FEWER = 4
"""After each reveal within the turn so many times fewer draws are averaged: there are many more positions."""


class Unsolvable(Exception):
    """There are too many positions, or the game may go on after the turn."""


def share_won(end: State, seat: int) -> float:
    """The seat's part of the win in a finished game."""
    return shares_of(end, turns=0)[seat]


class Solver:
    """What a last turn is worth to the seat to move, on what it knows: its share of the win, or what else is named."""

    def __init__(
        self,
        start: State,
        draws: int,
        positions: int,
        worth: Callable[[State, int], float] = share_won,
        seed: str = "draw",
    ) -> None:
        """`positions`: how many may be looked at before it gives up."""
        self.start = start
        self.seat, self.turn = int(start.seat), int(start.turn)
        self.draws = draws
        self.left = positions
        self.worth = worth
        self.seed = seed

    def values(self) -> dict[Line, float]:
        """Every way to the first reveal or the end, one of those that lead to the same position, and its worth."""
        return {line: self.value(line) for line in self.lines(self.start)}

    def value(self, line: Line) -> float:
        """What a line comes to with the best way on."""
        return mean(self.each(line))

    def each(self, line: Line) -> list[float]:
        """The same by draws: those of two lines are paired."""
        return self._draws(self.start, line, self.draws)

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

    def _draws(self, state: State, line: Line, draws: int) -> list[float]:
        return [self._after_draw(state, line, draws, number) for number in range(draws)]

    def _after_draw(self, state: State, line: Line, draws: int, number: int) -> float:
        after = play_line(state.resample(self.seat, make_rng(f"{self.seed} {number}")), line)
        self._count()
        if is_over(after):
            return self.worth(after, self.seat)
        if after.turn != self.turn or after.seat != self.seat:
            raise Unsolvable("the game goes on after this turn")
        fewer = max(1, draws // FEWER)
        return max(mean(self._draws(after, way, fewer)) for way in self.lines(after))

    def _step(self, state: State, action: int) -> None:
        self._count()
        state.apply(action)

    def _count(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Unsolvable("there are too many positions")
