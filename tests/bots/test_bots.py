"""What every bot keeps to: legal actions, no hidden card, the same again for the same seed, and it can be stopped."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle
from random import Random
from types import FrameType

import pytest

import hatoba
from hatoba.bots import LEVELS, LIVE_BUDGETS, Bot, Budget, make_bot
from hatoba.bots.base import REFERENCES
from hatoba.bots.levels import Magnate, Merchant
from hatoba.components import PACKAGED
from hatoba.engine.state import State
from tests.cases import CASES, Case, random_actions
from tests.conftest import COMPILED

BOTS = [*LEVELS, *REFERENCES]
FEW = Budget(simulations=8 if COMPILED else 3)
SOME = 100 if COMPILED else 10


def first_decision(game: str, players: int = 2, after: int = 0, seed: int = 1) -> State:
    """A position with a real choice, after so many random actions."""
    state = hatoba.new_game(game, players=players, seed=seed)
    rng = Random(seed)
    random_actions(state, rng, after)
    while len(state.legal_actions()) < 2:
        random_actions(state, rng, 1)
    return state


def answer(bot: Bot, truth: State, budget: Budget = FEW) -> int:
    """What a bot says when it is asked as the arena and the server ask."""
    assert truth.to_move is not None
    return bot.choose(truth.resample(truth.to_move, hatoba.make_rng(2)), budget)


# ----------------------------------------------------------------------------------- legal


@pytest.mark.parametrize("after", [0, 150])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_bots_propose_legal_actions_only(case: Case, after: int) -> None:
    """Some turns of all levels at one table, from the start or late, with the trees that they keep in between."""
    rng = hatoba.make_rng(5)
    state = case.new(3)
    random_actions(state, Random(after), after)
    bots = [make_bot(name, seat) for seat, name in zip(range(case.players), cycle(reversed(LEVELS)), strict=False)]
    for _ in range(40 if COMPILED else 4):
        if state.to_move is None:
            break
        action = bots[state.to_move].choose(state.resample(state.to_move, rng), FEW)
        assert action in state.legal_actions()
        state.apply(action)


# ----------------------------------------------------------------------------------- hidden cards


def poisoned(truth: State, seed: int) -> State:
    """The same position to who is to move, with every card that this seat does not know changed."""
    return truth.resample(truth.to_move, hatoba.make_rng(seed))


class Peeking:
    """A bot that is not what it should be: it goes by the whole position that it is shown."""

    def choose(self, position: State, budget: Budget) -> int:
        legal = position.legal_actions()
        return legal[int(position.digest(), 16) % len(legal)]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", PACKAGED)
def test_no_bot_sees_a_hidden_card(game: str, name: str) -> None:
    truth = first_decision(game, after=100)
    others = [poisoned(truth, seed) for seed in range(3)]
    assert all(other.to_bytes() != truth.to_bytes() for other in others)
    assert {answer(make_bot(name, 7), other) for other in others} == {answer(make_bot(name, 7), truth)}


@pytest.mark.parametrize("name", ["merchant", "magnate", "flat"])
@pytest.mark.parametrize("game", PACKAGED)
def test_searching_bots_do_not_even_go_by_the_cards_drawn_for_them(game: str, name: str) -> None:
    """Shown the truth itself, they still draw anew what their seat does not know."""
    truth = first_decision(game, after=100)
    others = [poisoned(truth, seed) for seed in range(3)]
    assert {make_bot(name, 7).choose(other, FEW) for other in others} == {make_bot(name, 7).choose(truth, FEW)}


@pytest.mark.parametrize("game", PACKAGED)
def test_a_bot_that_peeks_would_be_found_out(game: str) -> None:
    """The truth makes a difference to it; the position that it is given does not."""
    truth = first_decision(game, after=100)
    others = [poisoned(truth, seed) for seed in range(20)]
    assert len({Peeking().choose(other, FEW) for other in others}) > 1
    assert len({answer(Peeking(), other) for other in others}) == 1


# ----------------------------------------------------------------------------------- the same again


def turn_of(name: str, game: str, seed: int, simulations: int) -> list[int]:
    """The first decisions of a bot in all seats."""
    state = hatoba.new_game(game, players=2, seed=4)
    bots = [make_bot(name, f"{seed}:{seat}") for seat in range(2)]
    rng = hatoba.make_rng(9)
    actions = []
    for _ in range(4):
        assert state.to_move is not None
        actions.append(bots[state.to_move].choose(state.resample(state.to_move, rng), Budget(simulations=simulations)))
        state.apply(actions[-1])
    return actions


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", PACKAGED)
def test_the_same_seed_and_simulations_play_the_same(game: str, name: str) -> None:
    assert turn_of(name, game, 1, SOME // 10) == turn_of(name, game, 1, SOME // 10)


def test_another_seed_plays_otherwise() -> None:
    assert turn_of("random", "yokohama", 1, 0) != turn_of("random", "yokohama", 2, 0)


# ----------------------------------------------------------------------------------- budgets


@pytest.mark.parametrize("kind", [Merchant, Magnate])
@pytest.mark.parametrize("game", PACKAGED)
def test_a_turn_takes_no_more_simulations_than_its_budget(game: str, kind: type[Merchant]) -> None:
    state = hatoba.new_game(game, players=2, seed=4)
    bot = kind(1)
    rng = hatoba.make_rng(9)
    first = state.turn
    while state.to_move == 0 and state.turn == first:
        state.apply(bot.choose(state.resample(0, rng), Budget(simulations=30)))
        assert 0 <= bot.simulations_left <= 30


@pytest.mark.parametrize("name", ["merchant", "magnate"])
def test_a_forced_decision_takes_no_thought(name: str) -> None:
    state = hatoba.new_game("yokohama", players=2, seed=4)
    rng = Random(1)
    while len(state.legal_actions()) > 1:
        state.apply(rng.choice(state.legal_actions()))
    bot = make_bot(name, 1)
    assert isinstance(bot, Merchant)
    assert answer(bot, state, Budget(simulations=30)) == state.legal_actions()[0]
    assert bot.simulations_left == 30


def test_seconds_end_the_thinking() -> None:
    """Without its clock this search would go on for ever."""
    state = first_decision("duel")
    assert answer(make_bot("merchant", 1), state, Budget(seconds=0.05)) in state.legal_actions()


def test_people_meet_every_level_with_a_budget() -> None:
    assert LIVE_BUDGETS.keys() == LEVELS.keys()


# ----------------------------------------------------------------------------------- the kept tree


def begin_turn() -> tuple[State, Merchant]:
    """A position, and a bot that has just decided there and will decide again in the same turn."""
    for after in count():
        truth = first_decision("yokohama", after=after)
        bot = Merchant(1)
        answer(bot, truth, Budget(simulations=SOME))
        if bot.expected and not bot.is_new_turn:
            return truth, bot
    raise AssertionError


def tree_of(bot: Merchant) -> list[int]:
    assert bot.search is not None
    return [int(action) for action in bot.search.tree.action]


def test_a_position_other_than_expected_gets_a_new_tree() -> None:
    """A decision taken back, say: what was thought about the other way on must not steer this one."""
    truth, bot = begin_turn()
    fresh = Merchant(1)
    fresh.is_new_turn = False
    fresh.simulations_left = bot.simulations_left
    for part in ("a", "b", "c", "counter"):
        setattr(fresh.rng, part, getattr(bot.rng, part))
    assert answer(bot, truth) == answer(fresh, truth)
    assert tree_of(bot) == tree_of(fresh)


def test_the_tree_is_kept_between_the_decisions_of_a_turn() -> None:
    state, bot = begin_turn()
    before = tree_of(bot)
    state.apply(answer(Merchant(1), state, Budget(simulations=SOME)))
    answer(bot, state)
    assert tree_of(bot)[: len(before)] == before


# ----------------------------------------------------------------------------------- interrupting


class Stopped(Exception):
    pass


@contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no timers that send signals")
@pytest.mark.parametrize("name", ["merchant", "magnate", "flat"])
def test_a_signal_interrupts_a_bot_that_would_think_for_ever(name: str) -> None:
    """And it can be asked again afterwards."""
    state = first_decision("yokohama")
    bot = make_bot(name, 1)
    with pytest.raises(Stopped), stopped_after(0.2):
        answer(bot, state, Budget(simulations=2**39))
    assert answer(bot, state, FEW) in state.legal_actions()
