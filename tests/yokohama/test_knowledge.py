"""Resampling: what a seat knows stays, and every unseen card can be in every unseen place."""

from collections import Counter
from random import Random

import pytest

import hatoba
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_position
from tests.conftest import COMPILED, LONG
from tests.yokohama.positions import LETTERS, Table, idle, play

YOKOHAMA = [case for case in CASES if case.game == "yokohama"]
POSITIONS = 200 if LONG else 40 if COMPILED else 8
DRAWS = 900

Cards = dict[str, int]


def shown(state: State) -> tuple[Cards, Cards]:
    """Which order and which technology lies in which place."""
    position = state.snapshot()["position"]
    return dict(position["orders"]), dict(position["technologies"])


def unseen(state: State, viewer: int | None) -> tuple[set[str], set[str]]:
    """The places whose card the viewer does not know, by the rules of section 4.

    Decks and removed cards are unknown to all, cards put aside to all but their owner, and of a hand the card kept at
    set-up to all but its owner.
    """
    orders, technologies = shown(state)
    own = None if viewer is None else LETTERS[viewer]
    hidden = {place for place in orders if place.startswith(("deck", "removed"))}
    hidden |= {place for place in orders if place.startswith("aside") and place.split("_")[1] != own}
    position = state.snapshot()["position"]
    for place in orders:
        if (
            place.startswith("hand")
            and place.split("_")[1] != own
            and "*" not in position["order_known"].get(place, "")
        ):
            hidden.add(place)
    return hidden, {place for place in technologies if place.startswith("deck")}


@pytest.mark.parametrize("case", YOKOHAMA, ids=str)
def test_sizes_known_cards_and_the_unseen_cards_stay(case: Case) -> None:
    for seed in range(POSITIONS):
        state = random_position(case, seed)
        for viewer in (None, *range(case.players)):
            other = state.resample(viewer, hatoba.make_rng(seed))
            for before, after, hidden in zip(shown(state), shown(other), unseen(state, viewer), strict=True):
                assert before.keys() == after.keys()
                assert all(after[place] == before[place] for place in before.keys() - hidden)
                assert sorted(after[place] for place in hidden) == sorted(before[place] for place in hidden)
            assert without_cards(other) == without_cards(state)


def without_cards(state: State) -> dict[str, object]:
    return {k: v for k, v in state.snapshot()["position"].items() if k not in ("orders", "technologies", "key")}


@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (3, 1), (4, 3), (2, None)])
def test_every_unseen_card_reaches_every_unseen_place_about_as_often(players: int, viewer: int | None) -> None:
    state = play(Table(players).assistants("A", port_a=1).port("port_a", 1).moving().state(), "go port_a; take 1")
    idle(state)
    rng = hatoba.make_rng(f"{players} {viewer}")
    seen: list[Counter[tuple[str, int]]] = [Counter(), Counter()]
    for _ in range(DRAWS):
        for counter, cards in zip(seen, shown(state.resample(viewer, rng)), strict=True):
            counter.update(cards.items())
    for counter, before, hidden in zip(seen, shown(state), unseen(state, viewer), strict=True):
        pool = {before[place] for place in hidden}
        expected = DRAWS / len(hidden)
        assert len(pool) == len(hidden) > 8
        for place in hidden:
            for card in pool:
                assert expected / 3 < counter[place, card] < expected * 2, (place, card)


def test_the_hidden_places_are_those_of_the_rules() -> None:
    state = play(Table(3).assistants("A", port_a=1).port("port_a", 1).moving().state(), "go port_a; take 1")
    orders, _ = unseen(state, 1)
    assert {place for place in orders if not place.startswith(("deck", "removed"))} == {
        "hand_A_1",
        "hand_C_1",
        "aside_A_1",
        "aside_C_1",
    }
    assert sum(place.startswith("removed") for place in orders) == 5


def test_before_the_choice_both_dealt_cards_are_their_owners_secret() -> None:
    state = hatoba.new_game("yokohama", players=2, seed=1)
    dealt = [shown(state)[0][place] for place in ("hand_B_1", "hand_B_2")]
    drawn = set()
    rng = hatoba.make_rng(1)
    for _ in range(200):
        orders, _ = shown(state.resample(0, rng))
        drawn.add(orders["hand_B_1"])
        again, _ = shown(state.resample(1, rng))
        assert [again[place] for place in ("hand_B_1", "hand_B_2")] == dealt
    assert len(drawn) == 36 - 6 - 2


def test_a_card_that_leaves_a_hand_takes_its_secret_with_it() -> None:
    table = Table(2).assistants("A", port_a=1).port("port_a", 1).stock("A", copper=9, silk=9, tea=9, fish=9)
    secret = table.position["orders"]["hand_A_1"]
    state = play(table.moving().state(), f"go port_a; take 1; done; fulfil {secret}; end")
    rng = hatoba.make_rng(3)
    for _ in range(20):
        other = state.resample(1, rng)
        assert other.snapshot()["position"]["owner"][str(secret)] == "A"
        assert shown(other)[0]["hand_A_1"] == 1


def test_resampling_does_not_change_the_state_it_came_from() -> None:
    state = random_position(YOKOHAMA[0], 4)
    before = state.digest()
    other = state.resample(0, hatoba.make_rng(1))
    other.apply(Random(1).choice(other.legal_actions()))
    assert state.digest() == before
