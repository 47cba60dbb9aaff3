"""One game: bots that break the rules are caught, and none sees what its seat may not know."""

from random import Random

import pytest

import hatoba
from hatoba.arena import Seated, play_match, read_entrant
from hatoba.arena.match import seat_bot
from hatoba.bots import Budget
from hatoba.bots.random import RandomBot
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from tests.arena.toys import Spy


@pytest.mark.parametrize(
    ("toy", "words"),
    [
        ("Cheat", ("chose '", "which is not legal: ")),
        ("Stranger", (f"answered {1 << 80}; actions run from 0 to ",)),
        ("Mumbler", ("answered 'place bank', which is no action",)),
        ("Breaker", ("raised KeyError: 'broken'",)),
    ],
)
def test_a_fault_is_named_and_forfeits_the_match(toy: str, words: tuple[str, ...]) -> None:
    label = f"tests.arena.toys:{toy}"
    state = hatoba.new_game("yokohama", players=3, seed=1)
    seated = [
        seat_bot(read_entrant("random"), "a"),
        seat_bot(read_entrant(label), "b"),
        Seated("c", RandomBot(3), Budget()),
    ]
    match = play_match(state, seated, hatoba.make_rng(1))
    assert match.fault is not None
    assert match.reason == "forfeit"
    assert match.wins == (0.5, 0.0, 0.5)
    assert hatoba.restore(match.fault.position).digest() == match.fault.digest == state.digest()
    for word in (*words, label, "seat B", f"decision {match.decisions}", match.fault.digest):
        assert word in str(match.fault)


def shown(state: State) -> State:
    """What a bot is given to choose from in this position."""
    spy = Spy()
    play_match(state.clone(), [Seated("spy", spy, Budget())] * int(state.players), hatoba.make_rng("arena"))
    return spy.position


def without_chance(state: State) -> dict[str, object]:
    """The position as it lies on the table, without the key of the chance to come."""
    return {name: value for name, value in state.snapshot()["position"].items() if name != "key"}


@pytest.mark.parametrize("game", PACKAGED)
def test_a_poisoned_state_changes_nothing_that_a_bot_is_shown(game: str) -> None:
    """Every hidden card of the true state is replaced by another one: if a bot could see one, this would show."""
    state = hatoba.new_game(game, players=2, seed=5)
    rng = Random(5)
    poison = hatoba.make_rng("poison")
    different_cards = 0
    for _ in range(150):
        seat = state.to_move
        if seat is None:
            break
        poisoned = state.resample(seat, poison)
        position = shown(state)
        assert poisoned.to_bytes() != state.to_bytes()
        assert position.to_bytes() == shown(poisoned).to_bytes()
        assert position.key != state.key
        assert position.view(seat) == state.view(seat)
        different_cards += without_chance(position) != without_chance(state)
        state.apply(rng.choice(state.legal_actions()))
    if game != "nippon":  # where only the chance to come is hidden
        assert different_cards > 50
