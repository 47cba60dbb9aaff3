"""`hatoba simulate`: many random games and what they look like."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import hatoba
from hatoba.arena.progress import progress_bar
from hatoba.engine.fields import SEATS
from hatoba.engine.game import OptionValue
from hatoba.engine.playout import playout
from hatoba.games import Components


@dataclass
class Simulation:
    """The results of the games, by game."""

    game: str
    players: int
    seconds: float = 0.0
    scores: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    unforced: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def to_json(self) -> dict[str, Any]:
        """A summary for programs."""
        return {
            "game": self.game,
            "players": self.players,
            "games": len(self.scores),
            "seats": [
                {"seat": SEATS.values[seat], "win_share": self.wins[seat] / len(self.scores), **summary(points)}
                for seat, points in enumerate(zip(*self.scores, strict=True))
            ],
            "decisions": summary(self.decisions),
            "unforced_decisions": summary(self.unforced),
            "rounds": summary(self.rounds),
            "endings": dict(self.endings.most_common()),
        }


def summary(numbers: Any) -> dict[str, float]:
    """Mean, deviation and extremes."""
    values = list(numbers)
    return {"mean": fmean(values), "deviation": pstdev(values), "least": min(values), "most": max(values)}


def run(
    name: str,
    players: int,
    games: int,
    seed: str,
    options: Mapping[str, OptionValue],
    components: Components | None,
    progress: bool,
) -> Simulation:
    """Play the games with random players."""
    game = hatoba.game(name, components)
    result = Simulation(name, players, wins=[0.0] * players)
    start = perf_counter()
    with progress_bar(f"{name}, {players} players", progress) as tell:
        for number in range(games):
            state = game.new(players, f"{seed}:{number}", **options)
            tally = playout(state, hatoba.make_rng(f"{seed}:{number}:players"))
            outcome = state.outcome()
            assert outcome is not None
            result.scores.append(list(outcome.scores))
            for winner in outcome.winners:
                result.wins[winner] += 1 / len(outcome.winners)
            result.decisions.append(int(tally.decisions))
            result.unforced.append(int(tally.unforced))
            result.rounds.append(int(state.round))
            result.endings[str(outcome.reason)] += 1
            tell(number + 1, games)
    result.seconds = perf_counter() - start
    return result


def show(result: Simulation) -> None:
    """The results as tables."""
    console = Console(highlight=False)
    shown = result.to_json()
    scores = Table("seat", "wins", "points", "deviation", "least", "most", title="Points")
    for seat in shown["seats"]:
        scores.add_row(seat["seat"], f"{seat['win_share']:.1%}", *numbers(seat))
    lengths = Table("", "mean", "deviation", "least", "most", title="Length")
    for name in ("decisions", "unforced_decisions", "rounds"):
        lengths.add_row(name.replace("_", " "), *numbers(shown[name]))
    endings = Table("ended by", "games", "share", title="Endings")
    for ending, count in shown["endings"].items():
        endings.add_row(ending, str(count), f"{count / shown['games']:.1%}")
    for table in (scores, lengths, endings):
        console.print(table)
    rate = sum(result.decisions) / result.seconds
    console.print(f"{shown['games']} games in {result.seconds:.1f} s, {rate:,.0f} decisions/s")


def numbers(row: Mapping[str, float]) -> tuple[str, ...]:
    return (f"{row['mean']:.1f}", f"{row['deviation']:.1f}", f"{row['least']:g}", f"{row['most']:g}")
