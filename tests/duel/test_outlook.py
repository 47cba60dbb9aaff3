"""What a view says an action would come to, against playing it."""

import random

import hatoba
from hatoba.games.duel.view import DuelView


def test_totals_are_what_playing_finds() -> None:
    state = hatoba.new_game("duel", players=2, seed=3)
    rng = random.Random(3)
    tried = 0
    while state.to_move is not None:
        view: DuelView = state.view(state.to_move)
        assert state.view(1 - state.to_move).outlook is None
        for area, totals in (view.outlook or {}).items():
            for total in totals:
                other = state.clone()
                other.apply(other.parse(f"choose {area}"))
                if len(totals) > 1:
                    other.apply(other.parse(f"add {total.extra or 'none'}"))
                action = other.view(state.to_move).action
                if action is not None and action.area == area and action.strength is not None:
                    assert (action.strength, action.amount) == (total.strength, total.amount)
                    tried += total.extra is not None
        state.apply(rng.choice(state.legal_actions()))
    assert tried
