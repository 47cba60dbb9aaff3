"""What lines come to: each is played on to the end many times, all of them with the same draws.

A draw deals anew what the seat does not know and all chance to come. After their lines the games are played on by a
quick search (docs/coach.md says why), with the same seed, so what differs is owed to the lines. What each seat has of
the win is told by how the game ends and, the sooner the more, by what the packaged network says on the way.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from hatoba.bots.base import Bot, Budget
from hatoba.bots.levels import NO_ROLLOUTS, Apprentice, Merchant, new_search, usual_tuning
from hatoba.bots.network import Network, exponential
from hatoba.bots.search import Search
from hatoba.bots.weights import find_network
from hatoba.coach.lines import Line, is_over, play_line
from hatoba.engine.rng import make_rng
from hatoba.engine.state import State, seat_total

POINTS_A_TURN = 1.5
"""How far, in points, a turn played on may be off: leads count the less, the more turns were played on."""
LATER = 0.8
"""What is left to the rest of a game at the beginning of each turn played on; the network's word has the other part.

A quick player's own mistakes decide games, the same ones in every draw, so that the error does not tell them."""
MOST_TURNS = 400
"""A game that is never ended is scored as it stands then."""


class Quick(Merchant):
    """Searches a little: what it reaches is valued at once."""

    solves_last_turns = False

    def begin(self, position: State) -> Search:
        return new_search(position, self.rng, replace(usual_tuning(position), rollouts=NO_ROLLOUTS))


@dataclass
class Ends:
    """How the games after one line ended, in the order of the draws."""

    shares: list[tuple[float, ...]] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    """By seat and category."""
    endings: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.shares)

    def share(self, seat: int) -> float:
        return mean([shares[seat] for shares in self.shares])

    def total(self, seat: int) -> float:
        """Expected final points."""
        return mean(self.totals(seat))

    def totals(self, seat: int) -> list[float]:
        size = len(self.points[0]) // len(self.shares[0])
        return [float(sum(points[seat * size : (seat + 1) * size])) for points in self.points]

    def category(self, seat: int, category: int) -> list[float]:
        size = len(self.points[0]) // len(self.shares[0])
        return [float(points[seat * size + category]) for points in self.points]

    def best_other(self, seat: int) -> list[float]:
        """Points of the best other seat."""
        others = [self.totals(other) for other in range(len(self.shares[0])) if other != seat]
        return [max(each) for each in zip(*others, strict=True)]


class Comparison:
    """Lines from one position, played on with common draws. A line of no actions is the usual play of the mover."""

    def __init__(self, start: State, seat: int, lines: Sequence[Line], seed: str, playing_on: int) -> None:
        """`playing_on`: simulations a turn of the games after the lines; 0: they are played as apprentices do."""
        self.start = start
        self.seat = seat
        self.lines = list(lines)
        self.seed = seed
        self.playing_on = playing_on
        self.network = network_for(start) if playing_on else None
        self.ends = [Ends() for _ in lines]

    def draw(self, count: int) -> None:
        """So many draws more."""
        for number in range(len(self.ends[0]), len(self.ends[0]) + count):
            seed = f"{self.seed}|{number}"
            known = self.start.resample(self.seat, make_rng(seed))
            for line, ends in zip(self.lines, self.ends, strict=True):
                bot: Bot = Quick(seed) if self.playing_on else Apprentice(seed)
                heard = Heard(self.network, int(known.turn), [0.0] * int(known.players))
                play_on(play_line(known, line), bot, Budget(simulations=self.playing_on), ends, heard)

    def difference(self, line: int, other: int) -> tuple[float, float]:
        """By how much the seat's share is larger after one line than after the other, and the error of that."""
        return paired(
            [shares[self.seat] for shares in self.ends[line].shares],
            [shares[self.seat] for shares in self.ends[other].shares],
        )


def network_for(state: State) -> Network | None:
    """The packaged network, where there is one; it does not know of an end that is near because of `round_limit`."""
    if 0 < state.round_limit <= state.game.facts.short_game:
        return None
    return find_network(state.game, int(state.players))


@dataclass
class Heard:
    """What the network said of a game played on, at the beginning of each turn after `turn`: shares that add up to
    what is not left to the rest."""

    network: Network | None
    turn: int
    shares: list[float]
    left: float = 1.0

    def listen(self, state: State) -> None:
        if self.network is None or state.turn == self.turn or is_over(state):
            return
        self.turn = int(state.turn)
        self.network.judge(state)
        for seat in range(len(self.shares)):
            self.shares[seat] += self.left * (1.0 - LATER) * self.network.shares[seat]
        self.left *= LATER

    def with_end(self, end: Sequence[float]) -> tuple[float, ...]:
        return tuple(share + self.left * rest for share, rest in zip(self.shares, end, strict=True))


def play_on(state: State, bot: Bot, budget: Budget, ends: Ends, heard: Heard) -> None:
    """Have a bot play all seats to the end, and note how it ended. The state is used up."""
    begun = int(state.turn)
    heard.listen(state)
    while not is_over(state) and state.turn < begun + MOST_TURNS:
        state.apply(bot.choose(state, budget))
        heard.listen(state)
    points = state.points if is_over(state) else state.breakdown()
    ends.points.append([int(number) for number in points])
    ends.endings.append(int(state.over))
    ends.shares.append(heard.with_end(shares_of(state, int(state.turn) - begun)))


def shares_of(state: State, turns: int) -> tuple[float, ...]:
    """The parts of the win that a final position stands for when so many turns of it were played on.

    Without any it is the result. Otherwise the winner's lead may be owed to how these turns were played, and the
    others have a part too: the larger, the closer they came.
    """
    players = int(state.players)
    points = state.points if is_over(state) else state.breakdown()
    if turns <= 0 or state.resigned:
        winners = [state.rank(points, seat) == 1 for seat in range(players)]
        return tuple(won / sum(winners) for won in winners)
    size = len(points) // players
    totals = [int(seat_total(points, seat, size)) for seat in range(players)]
    scale = POINTS_A_TURN * math.sqrt(turns)
    odds = [exponential((total - max(totals)) / scale) for total in totals]
    return tuple(each / sum(odds) for each in odds)


# ----------------------------------------------------------------------------------- numbers


def mean(values: Sequence[float]) -> float:
    return math.fsum(values) / len(values)


def paired(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """The mean difference of pairs and its standard error."""
    differences = [one - other for one, other in zip(first, second, strict=True)]
    return mean(differences), error_of(differences)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean; of a single value it is not known, so it is as large as a share can be."""
    if len(values) < 2:
        return 1.0
    middle = mean(values)
    squares = math.fsum((value - middle) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def rounded(value: float, digits: int = 4) -> float:
    """A number as it is told; never minus nothing."""
    return round(value, digits) + 0.0
