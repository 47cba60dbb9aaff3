"""Many games of bots, written as Parquet: a part for every thousand games, so that a run that was cut goes on."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import hatoba
from hatoba.arena.entrants import Entrant
from hatoba.arena.journal import WrongFile
from hatoba.arena.match import play_match, seat_bot
from hatoba.arena.runner import Result, Task, run_plan
from hatoba.arena.setting import Setting
from hatoba.arena.tournament import derive
from hatoba.envs.setting import layout_digest
from hatoba.extras import missing_extra

try:
    import pyarrow as arrow  # type: ignore[import-not-found, import-untyped, unused-ignore]
    from pyarrow import parquet
except ImportError as error:
    raise missing_extra("data", "pyarrow") from error

PART = 1000
"""Games in a file."""
KEY = b"hatoba"
"""Where a file says what it holds, as JSON."""
SCHEMA = arrow.schema(
    [
        ("number", arrow.int32()),
        ("seed", arrow.string()),
        ("bots", arrow.list_(arrow.string())),
        ("actions", arrow.list_(arrow.int32())),
        ("points", arrow.list_(arrow.int32())),
        ("ranks", arrow.list_(arrow.int32())),
        ("ending", arrow.string()),
        ("record", arrow.string()),
    ]
)


@dataclass(frozen=True)
class GameRow:
    """A game as the files have it; lists are by seat. `record` is the game as text, whole in itself."""

    number: int
    seed: str
    bots: list[str]
    actions: list[int]
    points: list[int]
    ranks: list[int]
    ending: str
    record: str


@dataclass(frozen=True)
class Games:
    """A plan of games from `first` up to `games`. The bots take the seats in turn, from game to game one seat on."""

    setting: Setting
    bots: tuple[Entrant, ...]
    games: int
    seed: str
    first: int = 0

    def identity(self) -> dict[str, Any]:
        """What makes two data sets the same one; more games may be added later."""
        return {
            "plan": "dataset",
            **self.setting.identity(),
            "layout": layout_digest(self.setting.game),
            "seed": self.seed,
            "bots": {bot.label: bot.identity() for bot in self.bots},
        }

    def tasks(self) -> list[Task]:
        """The games that are not played yet, a number each."""
        return [(number,) for number in range(self.first, self.games)]

    def run(self, task: Task) -> Result:
        """Play one game."""
        (number,) = task
        seed = f"{self.seed}:{number}"
        bots = [self.bots[(seat + number) % len(self.bots)] for seat in range(self.setting.players)]
        seated = [seat_bot(bot, derive(f"{seed}|{seat}")) for seat, bot in enumerate(bots)]
        state = self.setting.new(seed)
        match = play_match(state, seated, hatoba.make_rng(derive(f"{seed}|resample")))
        outcome = state.standing()
        row = GameRow(
            number=number,
            seed=seed,
            bots=[bot.label for bot in bots],
            actions=list(match.actions),
            points=list(outcome.scores),
            ranks=list(outcome.ranks),
            ending=match.reason,
            record=self.setting.record(seed, match.actions),
        )
        return asdict(row)

    def part(self, number: int) -> "Games":
        """The games of one file."""
        return Games(self.setting, self.bots, min(self.games, (number + 1) * PART), self.seed, number * PART)


def make_dataset(
    plan: Games,
    folder: Path,
    processes: int = 1,
    cluster: str | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> None:
    """Play all games that the folder lacks. WrongFile if it holds games of another plan."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(-(-plan.games // PART)):
        part = plan.part(number)
        file = folder / f"part-{number:05}.parquet"
        if file.exists() and _games_in(file, plan) >= len(part.tasks()):
            continue
        journal = file.with_suffix(".jsonl")
        results = run_plan(part, journal, processes, cluster, _counting(tell, part.first, plan.games))
        _write(file, plan, [result for _, result in results])
        if len(results) == PART:  # a part that is not full may get more games later
            journal.unlink()
    tell(plan.games, plan.games)


def _counting(tell: Callable[[int, int], None], before: int, total: int) -> Callable[[int, int], None]:
    """Progress within all games, from that within a part."""
    return lambda done, _: tell(before + done, total)


def _games_in(file: Path, plan: Games) -> int:
    found = parquet.read_schema(file).metadata.get(KEY)
    if found is None or json.loads(found) != json.loads(json.dumps(plan.identity())):
        raise WrongFile(f"{file} holds the games of something else; choose another folder")
    return int(parquet.read_metadata(file).num_rows)


def _write(file: Path, plan: Games, rows: list[Result]) -> None:
    """First beside it, so that there is never half a file."""
    table = arrow.Table.from_pylist(rows, SCHEMA.with_metadata({KEY: json.dumps(plan.identity())}))
    half = file.with_suffix(".half")
    parquet.write_table(table, half, compression="zstd")
    half.replace(file)
