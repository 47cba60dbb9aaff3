"""Who meets whom: line-ups, common seeds, and every seating of each line-up."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import combinations, pairwise, permutations
from typing import Any

import hatoba
from hatoba.arena.entrants import Entrant
from hatoba.arena.match import Fault, Match, play_match, seat_bot
from hatoba.arena.runner import Task
from hatoba.arena.setting import Setting
from hatoba.engine.errors import InvalidOption

LineUp = tuple[int, ...]
"""Entrants by number, in the order of the seats before any rotation."""

PAIRINGS = ("all", "adjacent")


@dataclass(frozen=True)
class Tournament:
    """A plan of games. A task is (line-up, number of the seed, rotation).

    All line-ups play the same seeds, and each line-up plays each seed in every rotation. All chance follows from the
    tournament's seed, the labels of the line-up, the number of the seed and the rotation.
    """

    setting: Setting
    entrants: tuple[Entrant, ...]
    line_ups: tuple[LineUp, ...]
    seeds: int
    seed: str
    records: bool = False
    """Whether results have the games themselves, as `record`."""

    @property
    def repeatable(self) -> bool:
        """Whether the same games come out again."""
        return all(entrant.repeatable for entrant in self.entrants)

    def identity(self) -> dict[str, Any]:
        """What makes two tournaments the same one; more seeds may be added later."""
        return {
            "plan": "arena",
            **self.setting.identity(),
            "seed": self.seed,
            "entrants": {entrant.label: entrant.identity() for entrant in self.entrants},
            "line_ups": [list(self.labels(line_up)) for line_up in self.line_ups],
            **({"records": True} if self.records else {}),
        }

    def labels(self, line_up: Sequence[int]) -> tuple[str, ...]:
        """The names of those in a line-up, as the tables show them."""
        return tuple(self.entrants[number].label for number in line_up)

    def tasks(self) -> list[Task]:
        """Seed by seed, so that a tournament cut short is about as far with every line-up."""
        rotations = range(self.setting.players)
        line_ups = range(len(self.line_ups))
        return [(line_up, seed, by) for seed in range(self.seeds) for line_up in line_ups for by in rotations]

    def seating(self, task: Task) -> LineUp:
        """The entrants by seat."""
        line_up, _, rotation = task
        seats = self.line_ups[line_up]
        return seats[-rotation:] + seats[:-rotation]

    def run(self, task: Task) -> dict[str, Any]:
        """Play one game."""
        line_up, number, rotation = task
        seating = self.seating(task)
        place = f"{self.seed}|{' '.join(self.labels(self.line_ups[line_up]))}|{number}|{rotation}"
        state = self.setting.new(f"{self.seed}:{number}")
        seated = [seat_bot(self.entrants[who], derive(f"{place}|{seat}")) for seat, who in enumerate(seating)]
        match = play_match(state, seated, hatoba.make_rng(derive(f"{place}|resample")))
        record = {"record": self.setting.record(f"{self.seed}:{number}", match.actions)} if self.records else {}
        return {**_as_json(match), **record}

    def name(self, task: Task) -> str:
        """A game of this tournament, as a file may be called."""
        line_up, seed, rotation = task
        return f"line-up-{line_up + 1}-seed-{seed}-rotation-{rotation}"


def derive(text: str) -> str:
    """A seed from a description. It is hashed, so that a bot cannot read the game's own seed from its seed."""
    return blake2b(text.encode(), digest_size=16, person=b"hatoba arena").hexdigest()


def _as_json(match: Match) -> dict[str, Any]:
    return {
        "scores": list(match.scores),
        "wins": list(match.wins),
        "reason": match.reason,
        "rounds": match.rounds,
        "turns": match.turns,
        "decisions": match.decisions,
        "fault": None if match.fault is None else _fault_as_json(match.fault),
    }


def _fault_as_json(fault: Fault) -> dict[str, Any]:
    return {"bot": fault.bot, "text": str(fault), "position": fault.position}


def make_tournament(
    setting: Setting,
    entrants: tuple[Entrant, ...],
    games: int,
    seed: str,
    pairs: str = "all",
    reference: Entrant | None = None,
    records: bool = False,
) -> Tournament:
    """A tournament of about so many games for each line-up: whole seeds are played, in every rotation."""
    if pairs not in PAIRINGS:
        raise InvalidOption(f"pairs must be {' or '.join(PAIRINGS)}, not {pairs!r}")
    known = (*entrants, reference) if reference is not None and reference not in entrants else entrants
    if len(known) < 2:
        raise InvalidOption("a tournament needs two different bots")
    line_ups = _line_ups(known, len(entrants), setting.players, pairs)
    if reference is not None:
        against = known.index(reference)
        more = (_one_against(who, against, setting.players) for who in range(len(known)) if who != against)
        line_ups = tuple(dict.fromkeys((*line_ups, *more)))
    seeds = -(-games // setting.players)
    return Tournament(setting, known, line_ups, seeds, seed, records)


def _line_ups(known: Sequence[Entrant], count: int, players: int, pairs: str) -> tuple[LineUp, ...]:
    """The line-ups of the entrants proper, without the reference."""
    if pairs == "adjacent":
        return tuple(_one_against(who, lower, players) for who, lower in pairwise(range(count)))
    if players == 2 or count >= players:
        return tuple(combinations(range(count), players))
    return tuple(_one_against(who, other, players) for who, other in permutations(range(count), 2))


def _one_against(who: int, other: int, players: int) -> LineUp:
    """One seat for the first, all others for the second."""
    return (who, *[other] * (players - 1))
