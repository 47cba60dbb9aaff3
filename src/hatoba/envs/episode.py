"""One game of a learner against opponents; its seed says all chance, and who sits where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hatoba.bots import Budget
from hatoba.engine.errors import InvalidOption
from hatoba.engine.rng import make_rng
from hatoba.envs.opponents import Opponent, Player, read_opponents
from hatoba.envs.setting import EnvSetting, Eyes

ILLEGAL_REWARD = -1.0
"""An illegal action loses the game at once: learn with the masks."""


@dataclass(frozen=True)
class Seating:
    """Who plays against whom: `seat` is the learner's, None: the seed of each game says which."""

    setting: EnvSetting
    opponents: list[Any]
    seat: int | None
    budget: Budget | None
    skip_forced: bool


def make_seating(
    setting: EnvSetting,
    opponents: Opponent | Sequence[Opponent],
    seat: int | None,
    budget: Budget | None,
    skip_forced: bool,
) -> Seating:
    """A seating from what a user chose; InvalidOption says what would be right."""
    players = setting.players
    if seat is not None and not 0 <= seat < players:
        raise InvalidOption(f"seat: must be from 0 to {players - 1}, not {seat}")
    return Seating(setting, read_opponents(opponents, players), seat, budget, skip_forced)


class Episode:
    """A game up to the learner's decisions. Copies go on where it stands."""

    def __init__(self, seating: Seating, seed: str) -> None:
        setting = seating.setting
        drawn = int(make_rng(f"{seed}:seat").below(setting.players))
        self.seat = drawn if seating.seat is None else seating.seat
        self.state = setting.new(seed)
        self._players = [
            Player(opponent, f"{seed}:{number}", seating.budget) for number, opponent in enumerate(seating.opponents)
        ]
        self._chance = make_rng(f"{seed}:bots")
        self._skip_forced = seating.skip_forced

    def play_on(self, eyes: Eyes) -> None:
        """Up to the next decision that is the learner's own, or to the end. The eyes look at this game."""
        state = self.state
        while (seat := state.to_move) is not None:
            if seat != self.seat:
                player = self._players[(seat - self.seat) % int(state.players) - 1]
                action = player.choose(state, seat, eyes, self._chance)
            elif self._skip_forced and len(legal := state.legal_actions()) == 1:
                action = legal[0]
            else:
                return
            state.apply(action)
