"""The tasks. Version 1 stays as it is: what changes any of this, or how the opponents play, raises the version."""

from dataclasses import asdict, dataclass
from typing import Any

from hatoba.arena import Setting, make_setting
from hatoba.arena.setting import ARENA_ROUND_LIMIT
from hatoba.bots.weights import network_digest
from hatoba.engine.errors import InvalidOption
from hatoba.envs.setting import VERSION as ENVIRONMENT
from hatoba.envs.setting import layout_digest

VERSION = "v1"
OPPONENTS = ("random", "apprentice", "merchant@sims=50")
"""From weak to strong, each at all other seats; none has a clock, so games come out the same again."""
GAMES = {2: 100, 4: 48}
"""Against each opponent, by players: every seed is played in every rotation of the seats."""


@dataclass(frozen=True)
class BenchTask:
    """A game to be learned. `steps` is the budget: decisions of the learner while it trains, in all environments."""

    name: str
    game: str
    players: int
    round_limit: int
    steps: int
    opponents: tuple[str, ...] = OPPONENTS

    @property
    def seeds(self) -> int:
        """How many seeds are played, each in every rotation of the seats."""
        return GAMES[self.players] // self.players

    @property
    def seed(self) -> str:
        """Of the evaluation: game number 17 is dealt from this, a colon and 17."""
        return f"hatoba bench {VERSION} {self.name}"

    @property
    def setting(self) -> Setting:
        return make_setting(self.game, self.players, {"round_limit": self.round_limit})

    def env(self) -> dict[str, Any]:
        """To train in: `gymnasium.make(**task.env(), opponents="apprentice")`, and the same for `make_vec`."""
        name = f"hatoba/{self.game.title()}-{ENVIRONMENT}"
        return {"id": name, "players": self.players, "round_limit": self.round_limit}

    def digests(self) -> dict[str, str]:
        """What results hold for: rules, sheet, the layout of observations and actions, the opponents' network."""
        game = self.setting.game
        return {
            "environment": ENVIRONMENT,
            "layout": layout_digest(game),
            "rules": str(game.rules_version),
            "sheet": game.sheet.id,
            "network": network_digest(game, self.players),
        }

    def to_json(self) -> dict[str, Any]:
        """All that is promised."""
        options = dict(self.setting.options)
        promised = {"seed": self.seed, "seeds": self.seeds, "options": options, "digests": self.digests()}
        return {"benchmark": VERSION, **asdict(self), "opponents": list(self.opponents), **promised}


def _tasks() -> dict[str, BenchTask]:
    """By name: the five whole games, each also cut to some rounds, and half a game of Duel."""
    limit = ARENA_ROUND_LIMIT
    tasks = [BenchTask("duel-short", "duel", 2, 2, 500_000)]
    for game, players, rounds in (
        ("duel", 2, 1),
        ("nippon", 2, 8),
        ("nippon", 4, 8),
        ("yokohama", 2, 4),
        ("yokohama", 4, 4),
    ):
        name = f"{game}-{players}p"
        tasks.append(BenchTask(name, game, players, limit, 500_000))
        tasks.append(BenchTask(f"{name}-small", game, players, rounds, 200_000))
    return {task.name: task for task in sorted(tasks, key=lambda task: (task.round_limit != limit, task.name))}


TASKS = _tasks()


def find_task(name: str) -> BenchTask:
    """A task by its name."""
    if name not in TASKS:
        raise InvalidOption(f"no task {name!r}; there are {', '.join(TASKS)}")
    return TASKS[name]
