"""Random games: conservation of pieces and cards after every action, one judge, round trips, and an end."""

from collections import Counter
from random import Random
from typing import cast

import pytest

import hatoba
from hatoba.games.duel.game import DuelGame
from hatoba.games.duel.state import DuelState
from hatoba.games.duel.view import DuelView
from tests.conftest import COMPILED

GAMES = 300
GROUPS = 10
EVERY = 7 if COMPILED else 23
"""The whole catalogue is judged, and the position sent round, once in so many actions."""


def check_conservation(state: DuelState) -> None:
    """Every card is somewhere, exactly once, and derived numbers are what the fields say."""
    t = state.t
    orders = Counter([*state.orders, *(card for card, owner in enumerate(state.fulfilled) if owner)])
    assert all(orders[card] == 1 for card in range(1, int(t.orders) + 1))
    technologies = Counter([*state.technologies, *(card for card, owner in enumerate(state.owner) if owner)])
    assert all(technologies[card] == 1 for card in range(1, int(t.technologies) + 1))
    assert sum(place > 0 for place in state.church) == t.church_open
    assert max(Counter(card for card in state.bonus if card).values()) == 1
    assert min(state.stock) >= 0
    assert min(state.extra_left(kind) for kind in range(2)) >= 0
    tally, used_areas = list(state.tally), state.used_areas
    state.recount()
    assert (list(state.tally), state.used_areas) == (tally, used_areas)


def check_judge(state: DuelState) -> None:
    """Legal actions are exactly those without a reason."""
    judged = [action for action in range(len(state.game.catalogue)) if state.why_illegal(action) is None]
    assert state.legal_actions() == judged


def check_round_trips(state: DuelState, rng: Random) -> None:
    assert list(cast(DuelGame, state.game).problems(state)) == []
    digest = state.digest()
    assert hatoba.restore(state.snapshot()).digest() == digest
    clone = state.clone()
    assert clone.digest() == digest
    clone.apply(rng.choice(clone.legal_actions()))
    assert state.digest() == digest


def play_one(seed: int) -> DuelView:
    rng = Random(seed)
    state = cast(DuelState, hatoba.new_game("duel", players=2, seed=seed))
    actions = 0
    while state.to_move is not None:
        if actions % EVERY == seed % EVERY:
            check_judge(state)
            check_round_trips(state, rng)
        state.apply(rng.choice(state.legal_actions()))
        check_conservation(state)
        actions += 1
        assert actions < 2000
    assert state.turn == 32
    return cast(DuelView, state.view(None))


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_games(group: int) -> None:
    for seed in range(group, GAMES, GROUPS):
        final = play_one(seed)
        assert final.ending == "rounds"
        assert [len(owned.strength_cards) for owned in final.seats] == [4, 4]
        assert sum(shown.score for shown in final.seats) > 0


def test_every_kind_of_action_is_played() -> None:
    """Over many games each verb and each technology comes up; extra cards are saved so that there are too many."""
    verbs: set[str] = set()
    owned: set[str] = set()
    for seed in range(GAMES):
        rng = Random(seed)
        state = hatoba.new_game("duel", players=2, seed=seed)
        while state.to_move is not None:
            actions = state.legal_actions()
            saving = [action for action in actions if state.notation(action) == "add none"]
            action = rng.choice(saving if saving and seed % 2 else actions)
            verbs.add(state.notation(action).split()[0])
            state.apply(action)
        for shown in state.view(None).seats:
            owned |= set(shown.technologies)
    assert verbs == {verb.name for verb in state.game.catalogue.verbs}
    assert len(owned) == 20
