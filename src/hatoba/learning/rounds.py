"""Training in rounds: play, learn, and let the new network meet the old one. It goes on where it was stopped.

A folder a round: `games.jsonl` (self-play, appended game by game), `network.json` (what bots read), `judge.npz` (the
same in floating point), `gate.jsonl` (matches) and, written last, `report.json`. A round without a report is not over:
what its files hold is used, the rest is made.
"""

import json
import subprocess
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import hatoba
from hatoba.arena import Entrant, make_setting, make_tournament, read_entrant, run_plan, summarise
from hatoba.arena.setting import game_with
from hatoba.arena.summary import ResultRow
from hatoba.bots.weights import FORMAT
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import Game
from hatoba.learning import TEACHER
from hatoba.learning.judge import Judge, Schedule, load_judge
from hatoba.learning.samples import Samples, join, read_samples
from hatoba.learning.selfplay import SelfPlay
from hatoba.learning.targets import outcomes, temporal_differences

WINDOW = 4
"""Rounds whose games are learned from, the newest included."""
NEWEST_WEIGHT = 1.5
TEACHER_WEIGHT = 0.3
SWEEPS = 2
"""How often targets are made anew from what was learned of the last ones."""

Bar = Callable[[str], AbstractContextManager[Callable[[int, int], None]]]
"""A progress bar with a title."""


@dataclass(frozen=True)
class Training:
    """What to train, and how much."""

    game: str
    players: int
    rounds: int
    games: int
    simulations: int
    gate_games: int
    seed: str
    teacher: str = TEACHER
    hidden: int = 32
    second: int = 16
    sheet: str | None = None
    """The text of an own component sheet."""
    rival: str | None = None
    """A bot to learn to beat: it has every other seat in games and matches. Without one a network meets itself."""

    @property
    def own(self) -> Game:
        return game_with(self.game, self.sheet)

    def check(self) -> None:
        if self.players not in self.own.player_counts:
            counts = ", ".join(map(str, self.own.player_counts))
            raise InvalidOption(f"players: {self.game} is for {counts}, not {self.players}")


@dataclass(frozen=True)
class Report:
    """How a round went. `kept`: whether its network is the best one from now on."""

    number: int
    games: int
    turns: int
    loss: float
    wins: float
    low: float
    high: float
    fair: float
    """The share of the wins that would be neither better nor worse: with four seats a fourth."""
    kept: bool


class Course:
    """A training in its folder."""

    def __init__(self, training: Training, folder: Path, processes: int, cluster: str | None, bar: Bar) -> None:
        training.check()
        self.training = training
        self.folder = folder
        self.processes = processes
        self.cluster = cluster
        self.bar = bar
        folder.mkdir(parents=True, exist_ok=True)
        self._claim()

    def _claim(self) -> None:
        """The folder belongs to one training; the number of rounds may grow."""
        file = self.folder / "training.json"
        wanted = {**asdict(self.training), "rounds": 0}
        if file.exists():
            found = {"sheet": None, "rival": None, **json.loads(file.read_text(encoding="utf-8")), "rounds": 0}
            if found != wanted:
                differing = ", ".join(name for name in wanted if found.get(name) != wanted[name])
                raise InvalidOption(f"{self.folder} holds another training ({differing}); choose another folder")
        write_json(file, asdict(self.training))

    # ------------------------------------------------------------------------------- rounds

    def run(self, tell: Callable[[Report], None]) -> Path:
        """All rounds; the file of the best network."""
        for number in range(self.training.rounds + 1):
            report = self.report(number)
            if report is None:
                report = self.round(number)
                write_json(self.round_folder(number) / "report.json", asdict(report))
            tell(report)
        return self.round_folder(self.best_before(self.training.rounds + 1)) / "network.json"

    def round(self, number: int) -> Report:
        """Play, learn, gate."""
        self.round_folder(number).mkdir(exist_ok=True)
        plan = self.plan(number)
        with self.bar(f"round {number}: games") as tell:
            run_plan(plan, self.games_file(number), self.processes, self.cluster, tell)
        samples = self.samples(number)
        judge, loss = self.learn(number, samples)
        judge.save(self.round_folder(number) / "judge.npz")
        write_json(self.round_folder(number) / "network.json", self.describe(number, judge))
        games = len(samples.points)
        if number == 0 and self.training.rival is None:
            return Report(0, games, len(samples), loss, 1.0, 0.0, 1.0, 1 / self.training.players, kept=True)
        row = self.gate(number)
        wins, fair = row.wins, row.fair_share
        kept = number == 0 or wins.value > self.to_beat(number, fair)
        return Report(number, games, len(samples), loss, wins.value, wins.low, wins.high, fair, kept)

    def to_beat(self, number: int, fair: float) -> float:
        """The share of the wins that a new network must pass: what the best one had against the same rival."""
        best = None if self.training.rival is None else self.report(self.best_before(number))
        return fair if best is None else best.wins

    def plan(self, number: int) -> SelfPlay:
        """The games of a round."""
        training = self.training
        seed = f"{training.seed}:{training.game}:{training.players}:{number}"
        best, past = read_entrant(training.teacher), tuple[Entrant, ...]()
        if number > 0:
            before = self.best_before(number)
            best = self.entrant(before)
            past = tuple(self.entrant(other) for other in self.kept_before(number) if other != before)[-3:]
        rival = None if training.rival is None else read_entrant(training.rival)
        return SelfPlay(training.game, training.players, training.games, seed, best, past, training.sheet, rival)

    def samples(self, number: int) -> Samples:
        """The games of this round and of those before it, the newest counting most."""
        parts = []
        for other in range(max(0, number - WINDOW + 1), number + 1):
            plan = self.plan(other)
            results = run_plan(plan, self.games_file(other))
            weight = TEACHER_WEIGHT if other == 0 and number > 0 else NEWEST_WEIGHT if other == number else 1.0
            parts.append(read_samples(plan, results, weight))
        return join(parts)

    def learn(self, number: int, samples: Samples) -> tuple[Judge, float]:
        """Where the last round left off; the first network learns from how games ended before it learns from itself."""
        training = self.training
        if number == 0:
            width = samples.features.shape[1]
            judge = Judge(width, training.players, training.hidden, training.second, seed=0)
            judge.look_at(samples.features)
            judge.fit(samples, *outcomes(samples), Schedule(), seed=0)
        else:
            judge = load_judge(self.round_folder(number - 1) / "judge.npz")
            judge.look_at(samples.features)
        loss = 0.0
        for sweep in range(SWEEPS):
            targets = temporal_differences(samples, judge)
            loss = judge.fit(samples, *targets, Schedule(), seed=1 + number * SWEEPS + sweep)
        return judge, loss

    def gate(self, number: int) -> ResultRow:
        """How the new network does alone among seats of the best so far, or of the rival, over mirrored games."""
        training = self.training
        other = self.entrant(self.best_before(number)) if training.rival is None else read_entrant(training.rival)
        entrants = (self.entrant(number), other)
        setting = make_setting(
            training.game, training.players, components=None if training.sheet is None else training.own.sheet
        )
        seed = f"gate:{training.seed}:{number}"
        tournament = make_tournament(setting, entrants, training.gate_games, seed, pairs="adjacent")
        with self.bar(f"round {number}: matches") as tell:
            file = self.round_folder(number) / "gate.jsonl"
            results = run_plan(tournament, file, self.processes, self.cluster, tell)
        return summarise(tournament, results).rows[0]

    # ------------------------------------------------------------------------------- files

    def round_folder(self, number: int) -> Path:
        return self.folder / f"round-{number:02}"

    def games_file(self, number: int) -> Path:
        return self.round_folder(number) / "games.jsonl"

    def report(self, number: int) -> Report | None:
        file = self.round_folder(number) / "report.json"
        return Report(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None

    def kept_before(self, number: int) -> list[int]:
        """The rounds before this one whose network was the best of its time."""
        reports = [self.report(other) for other in range(number)]
        return [report.number for report in reports if report is not None and report.kept]

    def best_before(self, number: int) -> int:
        return self.kept_before(number)[-1]

    def entrant(self, number: int) -> Entrant:
        return read_entrant(f"network:{self.round_folder(number)}/network.json@sims={self.training.simulations}")

    def describe(self, number: int, judge: Judge) -> dict[str, Any]:
        """A network's file: the weights, and what made them."""
        own = self.training.own
        first = max(0, number - WINDOW + 1)
        return {
            "format": FORMAT,
            "game": self.training.game,
            "players": self.training.players,
            "rules": own.rules_version,
            "sheets": [own.sheet.id],
            "made": {
                "by": f"hatoba train {self.training.game}",
                "training": {**asdict(self.training), "sheet": own.sheet.id},
                "round": number,
                "games": {f"round {other}": file_digest(self.games_file(other)) for other in range(first, number + 1)},
                "version": hatoba.__version__,
                "commit": commit(),
            },
            "layers": judge.layers(),
        }


def write_json(file: Path, data: dict[str, Any]) -> None:
    """Whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(data) + "\n", encoding="utf-8", newline="\n")
    fresh.replace(file)


def file_digest(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()


def commit() -> str:
    """The commit of the source, where it is in a repository."""
    here = Path(__file__).parent
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=here, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()
