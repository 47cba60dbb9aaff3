"""The pieces of a set come in any order: whatever the order, the position is the same in the end."""

from itertools import permutations
from random import Random

import pytest

import hatoba
from hatoba.engine.state import State

SETS = {
    ("nippon", 2): ("train", "ship", "run", "upgrade"),
    ("nippon", 4): ("train", "ship", "run", "upgrade"),
    ("yokohama", 2): ("recall", "pay"),
    ("yokohama", 4): ("recall", "pay"),
    ("duel", 2): ("pay",),
}
ALONE = ("recall all", "upgrade spare")
"""No pieces of a set: all at once, and only when no other is left."""
MOST = 3
"""Pieces of a set that are tried in each order."""


def of_verb(state: State, verb: str) -> list[int]:
    legal = [(action, state.notation(action)) for action in state.legal_actions()]
    return [action for action, text in legal if text.split()[0] == verb and text not in ALONE]


def choose_set(state: State, verb: str, chance: Random) -> list[int]:
    """Some pieces, one after the other; the last ones may have played themselves."""
    chosen: list[int] = []
    frame = (int(state.depth), int(state.step()))
    while len(chosen) < MOST and (int(state.depth), int(state.step())) == frame and of_verb(state, verb):
        chosen.append(chance.choice(of_verb(state, verb)))
        state.apply(chosen[-1])
        if state.over:
            break
    return chosen


@pytest.mark.parametrize(("name", "players"), SETS)
def test_every_order_of_a_set_ends_alike(name: str, players: int) -> None:
    met = dict.fromkeys(SETS[name, players], 0)
    chance = Random(f"{name} {players}")
    seed = 0
    while min(met.values()) < 8:
        state = hatoba.new_game(name, players=players, seed=seed)
        seed += 1
        while not state.over:
            for verb in SETS[name, players]:
                if len(of_verb(state, verb)) < 2:
                    continue
                start = state.clone()
                whole = state.clone()
                chosen = choose_set(whole, verb, chance)
                met[verb] += len(set(chosen)) > 1
                for order in permutations(chosen):
                    other = start.clone()
                    for action in order:
                        if other.digest() != whole.digest():  # else the rest has played itself
                            other.apply(action)
                    assert other.digest() == whole.digest(), (start.digest(), [start.notation(a) for a in order])
            state.apply(chance.choice(state.legal_actions()))
