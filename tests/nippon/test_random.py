"""Random games: pieces are conserved, the judge and the list agree, every chosen action can be done."""

from random import Random

import pytest

import hatoba
from hatoba.components import Sheet, load, parse
from hatoba.engine.state import State
from hatoba.games.nippon.game import NipponGame
from hatoba.games.nippon.state import NipponState
from hatoba.games.nippon.view import SeatView
from tests.conftest import COMPILED, LONG
from tests.nippon.positions import SHEET, step

GAMES = 60 if LONG else 30 if COMPILED else 20
PLAYERS = (2, 3, 4)
ACTIONS = {action for row in SHEET["action_spaces"]["rows"] for action in row["actions"]}


def game() -> NipponGame:
    found = hatoba.game("nippon")
    assert isinstance(found, NipponGame)
    return found


def check(state: State) -> None:
    """No problems: workers, tokens, factories, machines, rewards and transport are all where they can be."""
    assert isinstance(state, NipponState)
    derived = [list(numbers) for numbers in (state.tally, state.crowd, state.colours, state.wanted)]
    assert list(game().problems(state)) == []
    state.recount()
    state.find_wanted()
    assert derived == [list(numbers) for numbers in (state.tally, state.crowd, state.colours, state.wanted)]


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_conserve_all_pieces_and_end(players: int) -> None:
    for seed in range(GAMES):
        rng = Random(seed)
        state = hatoba.new_game("nippon", players=players, seed=seed)
        turn = state.turn
        while state.to_move is not None:
            state.apply(rng.choice(state.legal_actions()))
            assert state.turn in (turn, turn + 1)
            turn = state.turn
            check(state)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.reason == "scoring"
        assert tuple(state.scores()) == outcome.scores
        assert len(outcome.winners) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_random_positions_are_judged_and_copied_exactly(players: int) -> None:
    for seed in range(GAMES // 3):
        rng = Random(1000 + seed)
        state = hatoba.new_game("nippon", players=players, seed=seed)
        size = len(state.game.catalogue)
        while state.to_move is not None:
            if rng.random() < 0.1:
                legal = state.legal_actions()
                assert legal == [action for action in range(size) if state.why_illegal(action) is None]
                digest = state.digest()
                assert hatoba.restore(state.snapshot()).digest() == digest
                copy = state.clone()
                copy.apply(rng.choice(legal))
                assert state.digest() == digest
            state.apply(rng.choice(state.legal_actions()))


def generous_sheet() -> Sheet:
    """An owner's sheet with larger and smaller numbers than ours."""
    text = load("nippon").text
    for ours, owners in (
        ("factories_run   = 3", "factories_run   = 5"),
        ("contracts       = 3", "contracts       = 6"),
        ("influence       = 3", "influence       = 5"),
        ("cubes_per_token = 3", "cubes_per_token = 2"),
        ("machine_max     = 2", "machine_max     = 3"),
        ("effect = { pieces = 2 }", "effect = { pieces = 4 }"),
        ("effect = { upgrades = 2 }", "effect = { upgrades = 4 }"),
        ("wage       = 3 ", "wage       = 0 "),
        ("on_board   = 6 ", "on_board   = 9 "),
        ("[0, 0, 2, 3, 4, 5]", "[0, 2, 2, 3, 4, 5, 5, 5, 5]"),
        ("[[1, 2], [3, 4], [5, 6]]", "[[1], [2, 3, 4]]"),
        ("row_size   = [2, 3, 3]", "row_size   = [4, 3, 3]"),
    ):
        assert ours in text
        text = text.replace(ours, owners)
    return parse(text, "nippon")


@pytest.mark.parametrize("players", PLAYERS)
def test_games_with_another_sheet(players: int) -> None:
    own = hatoba.game("nippon", generous_sheet())
    for seed in range(GAMES // 5):
        rng = Random(4000 + seed)
        state = own.new(players, seed, round_limit=100)
        while state.to_move is not None:
            legal = state.legal_actions()
            if rng.random() < 0.1:
                assert legal == [a for a in range(len(own.catalogue)) if state.why_illegal(a) is None]
                assert hatoba.restore(state.snapshot(), own.sheet).digest() == state.digest()
                state.view(None)
            state.apply(rng.choice(legal))
            assert list(own.problems(state)) == []


def leads_on(state: State, seat: int, turn: int) -> None:
    """Every way through the rest of this turn comes to its end. Positions seen already are not played again."""
    pending = [state]
    seen: set[str] = set()
    while pending:
        position = pending.pop()
        if position.turn != turn or position.to_move is None:
            continue
        legal = position.legal_actions()
        assert legal, "a dead end"
        assert position.to_move == seat
        for action in legal:
            if position.notation(action).startswith("blueprint") and step(position) == "turn":
                continue
            after = position.clone()
            after.apply(action)
            if after.turn == turn and after.to_move is not None and after.digest() not in seen and len(seen) < 60:
                seen.add(after.digest())
                pending.append(after)


def first_piece_done(before: State, after: State, action: str, seat: int) -> bool:
    """Whether the action has left its mark on the position of the seat."""
    old: SeatView = before.view(seat).seats[seat]
    new: SeatView = after.view(seat).seats[seat]
    if action == "knowledge":
        return new.tracks["knowledge"].space > old.tracks["knowledge"].space
    if action == "mines":
        return new.tracks["coal"].space > old.tracks["coal"].space
    if action == "production":
        return new.stock["coal"] < old.stock["coal"]
    if action == "export":
        return sum(shown.fulfilled for shown in new.contracts) > sum(shown.fulfilled for shown in old.contracts)
    if action == "invest":
        return len(new.factories) == len(old.factories) + 1
    if action == "ships":
        return new.ships_left < old.ships_left
    if action == "trains":
        return new.trains_left < old.trains_left
    if action == "machinery":
        machines = [sum(own.machine for own in shown.factories) + shown.stock["machines"] for shown in (old, new)]
        return machines[1] > machines[0]
    cubes = [sum(own.cubes for own in shown.factories) for shown in (old, new)]
    return cubes[1] < cubes[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_that_is_offered_can_be_done(players: int) -> None:
    """From the start of thousands of turns: take each action, play on at random to the end of the turn."""
    tried = set()
    for seed in range(GAMES // 2):
        rng = Random(2000 + seed)
        state = hatoba.new_game("nippon", players=players, seed=seed)
        while state.to_move is not None:
            legal = state.legal_actions()
            if step(state) == "turn" and rng.random() < 0.3:
                for action in legal:
                    verb = state.notation(action).split()[0]
                    if verb not in ACTIONS:
                        continue
                    after, seat, turn = state.clone(), state.to_move, state.turn
                    after.apply(action)
                    while after.turn == turn and after.to_move is not None:
                        options = after.legal_actions()
                        assert options, "a dead end"
                        after.apply(rng.choice(options))
                    assert first_piece_done(state, after, verb, seat), verb
                    tried.add(verb)
            state.apply(rng.choice(legal))
    assert tried == ACTIONS


@pytest.mark.parametrize("players", PLAYERS)
def test_no_way_through_a_turn_is_a_dead_end(players: int) -> None:
    for seed in range(GAMES // 10):
        rng = Random(3000 + seed)
        state = hatoba.new_game("nippon", players=players, seed=seed)
        while state.to_move is not None:
            if step(state) == "turn" and rng.random() < 0.1:
                leads_on(state.clone(), state.to_move, int(state.turn))
            state.apply(rng.choice(state.legal_actions()))
