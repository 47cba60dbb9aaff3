"""Random games of every kind: after every action pieces and cards are conserved and what is cached is right."""

from collections import Counter
from random import Random
from typing import cast

import pytest

import hatoba
from hatoba.games.yokohama.state import YokohamaState
from hatoba.games.yokohama.tables import AGENT_KINDS, BUILDING_SPACES, FREE_AGENT, PIECES
from tests.cases import CASES, Case
from tests.conftest import COMPILED, LONG
from tests.yokohama.positions import play

GAMES = (200 if LONG else 15) if COMPILED else 4
YOKOHAMA = [case for case in CASES if case.game == "yokohama"]


class Ledger:
    """What there is at the start of a game, to be found again after every action."""

    def __init__(self, state: YokohamaState) -> None:
        self.tokens = sum(token != 0 for token in state.token)
        self.reward_tokens = sum(place > 0 for place in state.reward_tokens)
        self.neutral = [list(board).count(5) for board in (state.church, state.customs)]

    def check(self, s: YokohamaState) -> None:
        assert min(s.stock) >= 0
        assert min(*s.hand, *s.warehouse, *s.assistants, *s.agents, *s.agents_used) >= 0
        self._check_pieces(s)
        self._check_cards(s)
        self._check_tokens_and_agents(s)
        self._check_caches(s)

    def _check_pieces(self, s: YokohamaState) -> None:
        boards = int(s.t.boards)
        in_play = set(s.edition.boards)
        for seat in range(int(s.players)):
            own = list(s.assistants[seat * boards : (seat + 1) * boards])
            for_good = [*s.church, *s.customs].count(seat + 1) + sum(mask >> seat & 1 for mask in s.achieved)
            in_stores = s.hand[seat * PIECES] + s.warehouse[seat * PIECES]
            assert sum(own) + for_good + in_stores == s.edition.assistants_hand + s.edition.assistants_warehouse
            for board, count in enumerate(own):
                assert count == 0 or (board in in_play and not s.is_canal(board))
            built = [(at // BUILDING_SPACES, at % BUILDING_SPACES) for at, o in enumerate(s.buildings) if o == seat + 1]
            shophouses = [board for board, space in built if space < BUILDING_SPACES - 1]
            trading_houses = [board for board, space in built if space == BUILDING_SPACES - 1]
            assert len(set(shophouses)) == len(shophouses)
            assert len(shophouses) + s.hand[seat * PIECES + 1] + s.warehouse[seat * PIECES + 1] == 8
            assert len(trading_houses) + s.hand[seat * PIECES + 2] + s.warehouse[seat * PIECES + 2] == 4
        assert [list(board).count(5) for board in (s.church, s.customs)] == self.neutral

    def _check_cards(self, s: YokohamaState) -> None:
        owned = [card for card, owner in enumerate(s.owner) if owner]
        assert sorted(card for card in [*s.orders, *owned] if 0 < card <= 36) == list(range(1, 37))
        assert sorted(card for card in [*s.technologies, *owned] if card > 36) == list(range(37, 67))
        assert all(card <= 36 for card in s.orders)
        assert sum(card != 0 for card in s.orders[:36]) == s.order_deck
        assert sum(card != 0 for card in s.technologies[:30]) == s.technology_deck
        for seat in range(int(s.players)):
            start = int(s.t.hand_at + seat * 3)
            hand = [card != 0 for card in s.orders[start : start + 3]]
            assert hand == sorted(hand, reverse=True)
            names = [s.t.technology_name[card] for card in owned if card > 36 and s.owner[card] == seat + 1]
            assert len(set(names)) == len(names)

    def _check_tokens_and_agents(self, s: YokohamaState) -> None:
        assert sum(token != 0 for token in s.token) + sum(s.tokens_taken) == self.tokens
        assert sum(place > 0 for place in s.reward_tokens) == self.reward_tokens
        assert max(Counter(place for place in s.reward_tokens if place > 1).values(), default=0) <= 1
        for kind in range(FREE_AGENT):
            assert sum(s.agents[kind::AGENT_KINDS]) + sum(s.agents_used[kind::AGENT_KINDS]) <= s.t.country_agents[kind]

    def _check_caches(self, s: YokohamaState) -> None:
        fresh = s.clone()
        fresh.recount()
        for cache in ("tally", "presidents", "present"):
            assert list(getattr(fresh, cache)) == list(getattr(s, cache)), cache


@pytest.mark.parametrize("case", YOKOHAMA, ids=str)
def test_everything_is_conserved_after_every_action(case: Case) -> None:
    for seed in range(GAMES):
        rng = Random(f"{case} {seed}")
        state = cast(YokohamaState, case.new(seed))
        ledger = Ledger(state)
        ledger.check(state)
        while state.to_move is not None:
            actions = state.legal_actions()
            lively = [action for action in actions if state.notation(action) not in ("return", "done")]
            state.apply(rng.choice(lively if lively and rng.random() < 0.9 else actions))
            ledger.check(state)


def test_the_games_are_rich_enough_to_show_something() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        rng = Random(seed)
        state = hatoba.new_game("yokohama", players=2, seed=seed)
        while state.to_move is not None:
            actions = state.legal_actions()
            lively = [action for action in actions if state.notation(action) not in ("return", "done")]
            action = rng.choice(lively or actions)
            seen[state.notation(action).split()[0]] += 1
            state.apply(action)
    assert set(seen) >= {"build", "develop", "fulfil", "take", "worship", "agent", "hire", "token", "walk", "go", "pay"}


def test_a_ledger_notices_a_lost_piece() -> None:
    state = cast(YokohamaState, YOKOHAMA[0].new(1))
    ledger = Ledger(state)
    play(state, state.notation(state.legal_actions()[0]))
    state.hand[0] -= 1
    with pytest.raises(AssertionError):
        ledger.check(state)
