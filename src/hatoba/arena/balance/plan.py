"""Many games of one bot against itself, watched."""

from dataclasses import dataclass
from typing import Any

import hatoba
from hatoba.arena.balance.watch import ItemWatcher
from hatoba.arena.entrants import Entrant
from hatoba.arena.match import play_match, seat_bot
from hatoba.arena.runner import Task
from hatoba.arena.setting import Setting
from hatoba.arena.tournament import derive
from hatoba.engine.errors import HatobaError
from hatoba.engine.state import State


class BotFault(HatobaError):
    """The bot broke the rules, so its games say nothing."""


@dataclass(frozen=True)
class BalancePlan:
    """A task is the number of a game. All seats are the same bot, so every game has a seed of its own."""

    setting: Setting
    entrant: Entrant
    games: int
    seed: str

    def identity(self) -> dict[str, Any]:
        return {
            "plan": "balance",
            **self.setting.identity(),
            "seed": self.seed,
            "entrant": {self.entrant.label: self.entrant.identity()},
        }

    def tasks(self) -> list[Task]:
        return [(number,) for number in range(self.games)]

    def run(self, task: Task) -> dict[str, Any]:
        """Play one game and note what happened to its items."""
        return self.watch(task)[0]

    def watch(self, task: Task) -> tuple[dict[str, Any], State]:
        """The same, with the position at its end."""
        place = f"{self.seed}|{self.entrant.label}|{task[0]}"
        seats = range(self.setting.players)
        seated = [seat_bot(self.entrant, derive(f"{place}|{seat}")) for seat in seats]
        watcher = ItemWatcher(self.setting.game.facts.items)
        state = self.setting.new(f"{self.seed}:{task[0]}")
        match = play_match(state, seated, hatoba.make_rng(derive(f"{place}|resample")), watcher)
        if match.fault is not None:
            raise BotFault(str(match.fault))
        outcome = state.outcome()
        assert outcome is not None
        seen = {
            "scores": list(match.scores),
            "breakdown": [dict(points) for points in outcome.breakdown],
            "wins": list(match.wins),
            "reason": match.reason,
            "rounds": match.rounds,
            "turns": match.turns,
            "decisions": match.decisions,
            "items": watcher.to_json(),
        }
        return seen, state
