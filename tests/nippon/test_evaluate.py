"""The bots' guess of a seat's final points (evaluate.py, worth.py)."""

import pytest

import hatoba
from hatoba.engine.playout import playout
from tests.nippon.positions import Table, play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_it_is_the_truth(players: int) -> None:
    for seed in range(3):
        state = hatoba.new_game("nippon", players=players, seed=seed)
        playout(state, hatoba.make_rng(seed))
        assert [state.evaluate(seat) for seat in range(players)] == [100 * points for points in state.scores()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_changes_nothing_and_follows_from_the_position(players: int) -> None:
    """Half-done actions are tried out on the position and taken back."""
    rng = hatoba.make_rng(players)
    state = hatoba.new_game("nippon", players=players, seed=7)
    while state.to_move is not None:
        before = state.digest()
        guesses = [state.evaluate(seat) for seat in range(players)]
        assert state.digest() == before
        assert [state.clone().evaluate(seat) for seat in range(players)] == guesses
        assert [state.resample(0, rng).evaluate(seat) for seat in range(players)] == guesses
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


def guess(table: Table, seat: int = 0) -> int:
    return int(table.state().evaluate(seat))


def base() -> Table:
    """A quiet position in which A owns a little."""
    return (
        Table(players=2).factory("A", 4, cubes=1).track("A", money=16, coal=4, knowledge=3).stock("A", yen=10, coal=3)
    )


@pytest.mark.parametrize(
    "better",
    [
        base().factory("A", 4, cubes=2),
        base().factory("A", 4, cubes=1, machine=1),
        base().factory("A", 9),
        base().factory("A", 17),
        base().stock("A", yen=14),
        base().stock("A", coal=5),
        base().stock("A", blueprints=3),
        base().track("A", money=18),
        base().track("A", coal=5),
        base().track("A", knowledge=4),
        base().points("A", contracts=5),
        base().achievement("A", "knowledge_stars", 5),
        base().token("sapporo", 2, "A", 3),
        base().token("sapporo", 2, "A", 3).pieces("A", "hokkaido", ship=1),
        base().token("sapporo", 2, "A", 3).pieces("A", "hokkaido", train=1),
    ],
)
def test_more_of_a_good_thing_is_better(better: Table) -> None:
    assert guess(better) > guess(base())


def test_a_higher_token_is_better_and_that_of_another_worse() -> None:
    own = [guess(base().token("tokyo", 1, "A", value)) for value in range(1, 8)]
    assert own == sorted(own)
    assert own[0] < own[-1]
    with_rival = base().token("tokyo", 1, "A", 3).token("yokohama", 1, "B", 7)
    assert guess(with_rival) < guess(base().token("tokyo", 1, "A", 3))


def test_fewer_colours_are_better() -> None:
    one = base().board("A", "black", "black", "black")
    three = base().board("A", "yellow", "white", "black")
    assert guess(one) > guess(three)


def test_a_delivery_begun_counts_with_its_best_way_on() -> None:
    """Taking the worker already shows most of what the token will bring."""
    state = Table(players=2).factory("A", 17, cubes=3).state()
    before = state.evaluate(0)
    play(state, "local_market red")
    begun = state.evaluate(0)
    assert begun > before


def test_the_token_of_the_emperor_counts_before_it_is_put() -> None:
    workers = base().board("A", *["yellow"] * 3, *["black"] * 3)
    state = workers.state()
    before = state.evaluate(0)
    play(state, "consolidate")
    assert state.evaluate(0) > before
