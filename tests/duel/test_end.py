"""The end of the game, the eleven categories and the tie-break (section 8), and impossible positions."""

from collections.abc import Callable

import pytest

import hatoba
from tests.duel.positions import Table, final, play, seat

CATEGORIES = hatoba.game("duel").categories


def test_every_category() -> None:
    table = Table().turn(30).fulfilled("A", 1, 35).fulfilled("B", 20).hand("A", 5).hand("B", 10)
    table.own("A", "ball", "stock").own("B", "exposition").church("A", 4, 9)
    table.warehouse("A", "bank").shop("A", "bank", "port", "church")
    state = table.stock("A", turned=2, imports=3, yen=5, copper=2, silk=2, tea=2, fish=2).state()
    expected = (2 + 10, 6, 2, 0, 5 + 10, 5, 3, 8, 3, 2, 2)
    assert tuple(final(state, "A", category) for category in CATEGORIES) == expected
    assert tuple(final(state, "B", category) for category in CATEGORIES) == (5, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0)
    assert state.scores() == [0, 0]  # nothing is on a track before the end


def test_d16_points_of_technologies_count_in_their_own_category_only() -> None:
    state = Table().own("A", "ball", "gaslight").fulfilled("A", 1).shop("A", "bank").state()
    assert (final(state, "A", "orders"), final(state, "A", "shops")) == (2, 1)
    assert final(state, "A", "technologies") == 2


def test_ties_in_orders_and_production_give_nothing() -> None:
    state = Table().fulfilled("A", 1).fulfilled("B", 5).own("A", "patent").station("B", "bank").state()
    for letter in "AB":
        assert (final(state, letter, "most_orders"), final(state, letter, "most_production")) == (0, 0)


def test_unfulfilled_orders_count_nothing() -> None:
    assert sum(final(Table().hand("A", 35, 36).state(), "A", category) for category in CATEGORIES) == 0


def last_turn() -> Table:
    """The last turn of the game: A's, who acts at the tea plantation with strength 4."""
    return Table().turn(32).played("B", "bank", "church", "customs", "port")


def test_the_game_ends_after_round_4() -> None:
    state = play(last_turn().stock("A", yen=9).state(), "choose tea_plantation; done; end")
    outcome = state.outcome()
    assert outcome is not None
    assert (state.to_move, outcome.reason) == (None, "rounds")
    assert outcome.winners == (0,)
    assert outcome.scores == (4 + 1, 0)
    assert state.scores() == [5, 0]
    assert [card.area for card in seat(state, "B").strength_cards] == ["bank", "church", "customs", "port"]
    assert [type(event).__name__ for event in state.events] == ["RoundEnded", "GameEnded"]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_round_limit(limit: int) -> None:
    state = play(Table(round_limit=limit).turn(8 * limit).state(), "choose tea_plantation; done; end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, state.round) == ("limit", limit)


def test_a_round_limit_of_4_changes_nothing() -> None:
    state = play(Table(round_limit=4).turn(32).state(), "choose tea_plantation; done; end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "rounds"


@pytest.mark.parametrize(
    ("ahead", "behind", "winner"),
    [
        ({"yen": 2}, {"tea": 3}, 0),  # 10 before 11
        ({"tea": 3}, {"yen": 2}, 1),
        ({"imports": 2}, {"yen": 4}, 0),  # 9 before 10
        ({"turned": 1}, {"imports": 4}, 0),  # 8 before 9
    ],
)
def test_a_tie_goes_to_the_higher_category_from_the_first_on(
    ahead: dict[str, int], behind: dict[str, int], winner: int
) -> None:
    state = Table().stock("A", **ahead).stock("B", **behind).state()
    standing = state.standing()
    assert standing.scores[0] == standing.scores[1] > 0
    assert standing.winners == (winner,)


def test_a_tie_is_broken_by_orders_first() -> None:
    """2 VP for order 1 against 2 shops; both have one order."""
    state = Table().fulfilled("A", 3).fulfilled("B", 1).shop("A", "bank").state()
    standing = state.standing()
    assert (standing.scores, standing.winners) == ((2, 2), (1,))


def test_d16_at_a_tie_orders_count_without_what_technologies_add() -> None:
    """Ball's point is none of category 1: at equal totals B, whose order is worth more, is ahead."""
    state = Table().turn(25).own("A", "ball").fulfilled("A", 3).fulfilled("B", 1).stock("B", yen=12).state()
    standing = state.standing()
    assert [standing.breakdown[0][name] for name in ("orders", "technologies", "most_production")] == [1, 1, 6]
    assert (standing.scores, standing.winners) == ((8, 8), (1,))


def test_equal_in_all_is_a_shared_win() -> None:
    state = Table().stock("A", yen=4).stock("B", yen=5).state()
    standing = state.standing()
    assert (standing.scores, standing.winners, standing.ranks) == ((2, 2), (0, 1), (1, 1))


def test_the_final_tie_break_uses_the_final_points() -> None:
    table = last_turn().stock("A", yen=2).stock("B", tea=6)
    state = play(table.state(), "choose tea_plantation; done; end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 2), (0,))


def test_resigning_loses() -> None:
    state = Table().stock("A", yen=90).state()
    state.resign(0)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "resigned")


# ----------------------------------------------------------------------------------- impossible positions


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda p: p["orders"].update(deck_1=1), "order 1 is there 2 times"),
        (lambda p: p.update(order_deck=3), "the deck's 3 cards must fill its first places"),
        (lambda p: p["order_known"].pop("hand_A_1"), "order_known.hand_A_1: A must know it"),
        (lambda p: p["order_known"].update(drawn_1="A"), "order_known.drawn_1: there is no card"),
        (lambda p: p["extra"].update(A={"plus_1": 5}), "extra.A: 5 cards, of at most 4"),
        (lambda p: p["extra"].update(A={"plus_2": 3}, B={"plus_2": 3}), "6 cards plus_2, of 5 in all"),
        (lambda p: p["agents"].update(A=1), "agents.A: 1 can be used, but 0 were hired"),
        (lambda p: p["owner"].update(tram="A"), "technology 15 is there 2 times"),
        (lambda p: p["used"].update(tram=1), "used.tram: nobody has it"),
        (lambda p: p.update(station="bank"), "station: nobody has the technology"),
        (lambda p: p["church"].update({"1": "A"}), "church: 6 cards must be open or taken"),
        (lambda p: p["bonus"].update(open_1=2), "bonus: card 2 is there 2 times"),
        (lambda p: p["bonus"].pop("open_1"), "bonus: 3 cards must lie open"),
        (
            lambda p: p["warehouses"].update(dict.fromkeys(("bank", "port", "church", "customs", "silk_mill"), "A")),
            "of 4",
        ),
        (lambda p: p.update(turn=2), "seat: turn 2 is not a turn of A"),
        (lambda p: p.update(turn=9), "round: turn 9 is not in round 1"),
        (lambda p: p.update(turn=33, round=5), "turn: must be from 1 to 32"),
        (lambda p: p["played"].update(A={"1": "bank"}), "played.A: 1 strength cards lie out in turn 1, not 0"),
        (lambda p: p.update(stack=[["port", 9]]), "a port action is pending, but no card is drawn"),
        (lambda p: p.update(stack=[["building", 99]]), "the step has no number 99"),
        (lambda p: p.update(stack=[["payment", 9 << 16]]), "no payment has number"),
        (lambda p: p.update(stack=[["next_round", 0]]), "no round ends with turn 1"),
        (lambda p: p.update(stack=[["technology", 0]], played={"A": {"1": "port"}}), "nobody can do anything"),
    ],
)
def test_impossible_positions_are_refused(change: Callable[[dict[str, dict[str, object]]], None], problem: str) -> None:
    table = Table().technologies("stock")
    table.state()
    change(table.position)
    with pytest.raises(hatoba.InvalidPosition, match=problem):
        hatoba.restore(table.snapshot)
