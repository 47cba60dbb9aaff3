"""Schematic pictures: every game has one, of what everybody may see, and environments give it as pixels."""

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from hatoba.games import game
from hatoba.pictures import pixels, svg
from hatoba.pictures.scene import HEIGHT, WIDTH, Box, Mark, Words
from hatoba.pictures.schematic import make_scene

GAMES = (("yokohama", 4), ("duel", 2), ("nippon", 3))


def played(name: str, players: int, actions: int = 200) -> Any:
    state, rng = game(name).new(players, 5), random.Random(3)
    for _ in range(actions):
        legal = state.legal_actions()
        if not legal:
            break
        state.apply(rng.choice(legal))
    return state


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_picture_shows_the_seats_and_the_board_within_its_frame(name: str, players: int) -> None:
    state = played(name, players)
    view = state.view(None)
    text = svg(game(name), view, ["<Ada>"])
    root = ElementTree.fromstring(text)
    said = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "<Ada>" in said and f"Player {players}" in said
    assert {str(seat.score) for seat in view.seats} <= set(said)
    shapes = make_scene(game(name), view)
    assert {shape.seat for shape in shapes if isinstance(shape, Mark)} == set(range(players))
    for shape in shapes:
        right = shape.left + (shape.width if isinstance(shape, Box) else shape.size if isinstance(shape, Mark) else 0)
        low = shape.top + (shape.height if isinstance(shape, Box) else shape.size)
        assert 0 <= shape.left <= right <= WIDTH and 0 <= shape.top <= low <= HEIGHT, shape
    start = make_scene(game(name), game(name).new(players, 5).view(None))
    assert [one for one in shapes if isinstance(one, Words)] != [one for one in start if isinstance(one, Words)]


def test_an_environment_gives_the_same_picture_as_pixels() -> None:
    gymnasium, duel = pytest.importorskip("gymnasium"), pytest.importorskip("hatoba.envs.duel_v1")
    env = gymnasium.make("hatoba/Duel-v1", render_mode="rgb_array").unwrapped
    env.reset(seed=1)
    shown = env.render()
    assert shown.shape == (HEIGHT, WIDTH, 3)
    assert shown.dtype == "uint8"
    assert (shown == pixels(game("duel"), env.state.view(None))).all()
    many = duel.raw_env(render_mode="rgb_array")
    many.reset(seed=1)
    assert many.render().shape == (HEIGHT, WIDTH, 3)
