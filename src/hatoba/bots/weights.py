"""Learned networks as files: whole numbers, with what made them. Those of the package are in the folder weights."""

import json
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hatoba.bots.network import Network, make_network
from hatoba.engine.errors import InvalidOption
from hatoba.engine.game import Game

FORMAT = "hatoba network 1"


def find_network(game: Game, players: int) -> Network | None:
    """The packaged network for this game with its packaged sheet, if there is one."""
    return _packaged(game.name, game.sheet.id, players)


def network_digest(game: Game, players: int) -> str:
    """A hash of the packaged network's file; empty if there is none."""
    file = packaged_file(game.name, players)
    return blake2b(file.read_bytes(), digest_size=8).hexdigest() if file.is_file() else ""


def packaged_file(name: str, players: int) -> Traversable:
    """Where the packaged network of a game is, if there is one; it was tested with the sheets that it names."""
    return files("hatoba.bots").joinpath("weights", f"{name}-{players}.json")


@cache
def _packaged(name: str, sheet: str, players: int) -> Network | None:
    file = packaged_file(name, players)
    if not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    return network_of(data) if sheet in data["sheets"] else None


@cache
def read_network(path: str) -> Network:
    """A network from a file of one's own."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise InvalidOption(f"{path}: the format is {data['format']!r}, not {FORMAT!r}")
        return network_of(data)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InvalidOption(f"no network in {path}: {error}") from error


def network_of(data: Mapping[str, Any]) -> Network:
    """The network that a file describes: layers with `weights` and `biases`, the first by input, the others by unit."""
    first, second, last = data["layers"]
    return make_network(
        data["players"],
        first["weights"],
        first["biases"],
        second["weights"],
        second["biases"],
        last["weights"],
        last["biases"],
    )
