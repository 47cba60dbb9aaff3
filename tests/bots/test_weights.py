"""The packaged networks: small, for the game as it is now, and with what made them."""

import json
from importlib.resources import files
from typing import Any

import pytest
from mypy_extensions import i64

import hatoba
from hatoba.bots.weights import FORMAT, find_network
from hatoba.components import PACKAGED
from hatoba.engine.describing import MOST_FEATURES
from hatoba.engine.vectors import vec

MOST_BYTES = 300_000
FILES = sorted(file.name.removesuffix(".json") for file in files("hatoba.bots").joinpath("weights").iterdir())
SET_UPS = [(name, int(players)) for name, players in (file.split("-") for file in FILES)]


def test_every_game_of_two_has_one() -> None:
    assert {(name, 2) for name in PACKAGED} <= set(SET_UPS)


def packaged(name: str, players: int) -> str:
    return files("hatoba.bots").joinpath("weights", f"{name}-{players}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), SET_UPS)
def test_a_network_fits_the_features_of_its_game(name: str, players: int) -> None:
    text = packaged(name, players)
    data: dict[str, Any] = json.loads(text)
    assert len(text) < MOST_BYTES
    assert (data["format"], data["game"], data["players"]) == (FORMAT, name, players)
    assert hatoba.game(name).sheet.id in data["sheets"]
    features = hatoba.new_game(name, players=players, seed=1).describe(vec[i64]([0] * int(MOST_FEATURES)))
    sizes = [len(layer["biases"]) for layer in data["layers"]]
    assert len(data["layers"][0]["weights"]) == features
    assert sizes[-1] == 2 * players
    assert find_network(hatoba.game(name), players) is not None


@pytest.mark.parametrize(("name", "players"), SET_UPS)
def test_a_network_says_what_made_it(name: str, players: int) -> None:
    made = json.loads(packaged(name, players))["made"]
    assert made["training"]["game"] == name and made["training"]["players"] == players
    assert made["training"]["seed"] and made["games"] and len(made["commit"]) == 40
