"""Which game is played: name, seats, options and component sheet, in a form that travels to other processes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import hatoba
from hatoba import components as sheets
from hatoba.engine.game import ROUND_LIMIT, Game, OptionValue
from hatoba.engine.record import new_record
from hatoba.engine.state import State
from hatoba.games import Components

ARENA_ROUND_LIMIT = 200
"""Rounds after which a game between bots is scored as it stands."""
GAMES_KEPT = 32
"""With sheets of their own: a server is sent many."""


@lru_cache(maxsize=GAMES_KEPT)
def game_with(name: str, sheet_text: str | None) -> Game:
    """The game with the sheet of this text; None: with the packaged one."""
    return hatoba.game(name, None if sheet_text is None else sheets.parse(sheet_text, name))


@dataclass(frozen=True)
class Setting:
    """A game ready to be dealt. `sheet_text` None: the packaged sheet."""

    name: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]
    sheet_text: str | None = None

    @property
    def game(self) -> Game:
        return game_with(self.name, self.sheet_text)

    def new(self, seed: str) -> State:
        """The game with this seed, before its first decision."""
        return self.game.new(self.players, seed, **dict(self.options))

    def record(self, seed: str, actions: Sequence[int]) -> str:
        """The game with this seed and these actions, as a text file."""
        record = new_record(self.game, self.players, seed, **dict(self.options))
        state = record.first_state()
        for action in actions:
            record.play(state, action)
        return record.text()

    def identity(self) -> dict[str, Any]:
        """What must be the same for results to belong together."""
        return {
            "hatoba": hatoba.__version__,
            "game": self.name,
            "rules": self.game.rules_version,
            "sheet": self.game.sheet.id,
            "players": self.players,
            "options": dict(self.options),
        }


def make_setting(
    name: str, players: int, options: Mapping[str, OptionValue] | None = None, components: Components | None = None
) -> Setting:
    """A setting with all options in full; InvalidOption if something does not fit."""
    text = None if components is None else sheets.read(components, name).text
    game = game_with(name, text)
    chosen = {ROUND_LIMIT.name: ARENA_ROUND_LIMIT, **(options or {})}
    return Setting(name, players, tuple(game.check_options(players, chosen).items()), text)
