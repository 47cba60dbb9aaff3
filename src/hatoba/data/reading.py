"""Data sets read back: games row by row, and every decision as arrays of observation, mask, action and return."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hatoba.data.games import KEY, GameRow
from hatoba.engine.errors import InvalidRecord
from hatoba.envs.setting import NUMBERS, EnvSetting, Eyes, layout_digest, make_setting
from hatoba.extras import missing_extra
from hatoba.games import Components

try:
    from pyarrow import parquet  # type: ignore[import-not-found, import-untyped, unused-ignore]
except ImportError as error:
    raise missing_extra("data", "pyarrow") from error


@dataclass(frozen=True)
class Decisions:
    """All decisions of one game, a row each; masks have a last column for waiting, as in the environments."""

    observations: Any
    """int16, as the seat that decided saw it."""
    masks: Any
    actions: Any
    seats: Any
    returns: Any
    """What the end of the game was worth to that seat."""


def parts(folder: Path) -> list[Path]:
    """The files of a data set, in order."""
    found = sorted(folder.glob("part-*.parquet"))
    if not found:
        raise InvalidRecord(f"{folder}: there is no data set, no part-*.parquet")
    return found


def read_games(folder: Path) -> Iterator[GameRow]:
    """The games of a data set in their order."""
    for file in parts(folder):
        for batch in parquet.ParquetFile(file).iter_batches(64):
            yield from (GameRow(**row) for row in batch.to_pylist())


def read_decisions(folder: Path, rewards: str = "rank", components: Components | None = None) -> Iterator[Decisions]:
    """Game by game, played again. InvalidRecord if rules, sheet or layout are not those of the games."""
    setting = _setting(folder, rewards, components)
    eyes = Eyes(setting, reuse=True)
    for row in read_games(folder):
        if row.ending != "forfeit":
            yield _decisions(setting, eyes, row)


def made_by(folder: Path) -> dict[str, Any]:
    """What a data set says of itself: game, players, options, rules, sheet, layout, seed and bots."""
    found: dict[str, Any] = json.loads(parquet.read_schema(parts(folder)[0]).metadata[KEY])
    return found


def _setting(folder: Path, rewards: str, components: Components | None) -> EnvSetting:
    made = made_by(folder)
    setting = make_setting(made["game"], made["players"], rewards, NUMBERS, components, **made["options"])
    game = setting.game
    here = {"rules": game.rules_version, "sheet": game.sheet.id, "layout": layout_digest(game)}
    for name, value in here.items():
        if made[name] != value:
            raise InvalidRecord(f"{folder}: {name} is {made[name]}, but {value} here")
    return setting


def _decisions(setting: EnvSetting, eyes: Eyes, row: GameRow) -> Decisions:
    count = len(row.actions)
    observations = np.empty((count, setting.layout.size), np.int16)
    masks = np.empty((count, setting.wait + 1), np.bool_)
    seats = np.empty(count, np.int32)
    state = setting.new(row.seed)
    eyes.look_at(state)
    for number, action in enumerate(row.actions):
        seats[number] = state.seat
        seen = eyes.see(int(state.seat))
        observations[number] = seen["observation"]
        masks[number] = seen["action_mask"]
        state.apply(action)
    worth = np.array([setting.reward(state, seat) for seat in range(setting.players)], np.float32)
    return Decisions(observations, masks, np.array(row.actions, np.int32), seats, worth[seats])
