"""The evaluation that bots steer by: exact at the end, and never shy of a good thing."""

from collections.abc import Callable

import pytest

import hatoba
from hatoba.bots.base import Budget
from hatoba.bots.levels import Apprentice
from hatoba.engine.state import State
from hatoba.games.yokohama.position import END_BY_CHURCH
from tests.yokohama.positions import LETTERS, Table, legal, play

A = 0


def worth(table: Table, seat: int = A) -> int:
    return int(table.state().evaluate(seat))


def play_random(seed: int, players: int, **options: object) -> State:
    state = hatoba.new_game("yokohama", players=players, seed=seed, **options)  # type: ignore[arg-type]
    rng = hatoba.make_rng(seed)
    while state.to_move is not None:
        legal_now = state.legal_actions()
        state.apply(legal_now[rng.below(len(legal_now))])
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["second", "original"])
def test_the_end_counts_exactly(players: int, edition: str) -> None:
    state = play_random(players, players, edition=edition)
    outcome = state.outcome()
    assert outcome is not None
    assert [int(state.evaluate(seat)) for seat in range(players)] == [100 * points for points in outcome.scores]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_has_an_estimate_and_keeps_its_state(players: int) -> None:
    """Half-done turns too: pending payments, lifted assistants, agents."""
    state = hatoba.new_game("yokohama", players=players, seed=5)
    rng = hatoba.make_rng(5)
    for _ in range(600):
        if state.to_move is None:
            break
        before = state.digest()
        assert all(-2000 < int(state.evaluate(seat)) < 30000 for seat in range(players))
        assert state.digest() == before
        legal_now = state.legal_actions()
        state.apply(legal_now[rng.below(len(legal_now))])


@pytest.mark.parametrize("kind", ["copper", "silk", "tea", "fish", "imports", "yen"])
def test_more_goods_are_better(kind: str) -> None:
    estimates = [worth(Table().stock("A", **{kind: amount})) for amount in range(15)]
    assert estimates == sorted(estimates)
    assert estimates[0] < estimates[3] < estimates[-1]


BETTER: dict[str, Callable[[Table], Table]] = {
    "an agent": lambda table: table.agents("A", british=1),
    "an order in hand": lambda table: table.orders("A", 4, 22),
    "a technology": lambda table: table.own("A", "tram"),
    "an assistant in hand": lambda table: table.in_hand("A", assistant=9),
    "a trading house in hand": lambda table: table.in_hand("A", trading_house=1),
    "points": lambda table: table.points("A", orders=3),
    "the church": lambda table: table.church("A", 1).points("A", church=3),
    "the customs": lambda table: table.customs("A", 1).points("A", customs=5),
    "a shophouse": lambda table: table.build("A", "shophouse_1", "bank").points("A", buildings=3),
    "a trading house": lambda table: (
        table.in_hand("A", trading_house=1).build("A", "trading_house", "bank").points("A", buildings=9)
    ),
    "a prepared area": lambda table: table.assistants("A", church=3),
}


@pytest.mark.parametrize("what", BETTER)
def test_a_good_thing_raises_it(what: str) -> None:
    table = Table().orders("A", 4)
    before = worth(table)
    assert worth(BETTER[what](table)) > before


def test_an_order_that_can_be_paid_is_worth_more() -> None:
    def gain(**goods: int) -> int:
        """What order 22, three copper for eight points, adds."""
        with_goods = [Table().stock("A", **goods).orders("A", *orders) for orders in ([], [22])]
        return worth(with_goods[1]) - worth(with_goods[0])

    assert 0 < gain(copper=0) < gain(copper=2) < gain(copper=3)


def test_fulfilling_is_better_than_holding() -> None:
    state = Table().goals("tea", "yen", "production_4").stock("A", copper=3).orders("A", 22).state()
    before = state.evaluate(A)
    assert play(state, "fulfil 22").evaluate(A) > before


def test_acting_is_better_than_returning() -> None:
    table = Table().assistants("A", church=4).stock("A", copper=1, silk=1, tea=1, fish=1).moving()
    acted = play(table.state(), "go church")
    returned = play(table.state(), "return")
    assert acted.evaluate(A) > returned.evaluate(A)


def test_declining_a_pending_choice_loses_its_worth() -> None:
    state = Table().assistants("A", church=4).moving().state()
    play(state, "go church")
    before = state.evaluate(A)
    best = max(int(play(state.clone(), move).evaluate(A)) for move in legal(state, "worship"))
    assert int(play(state.clone(), "done").evaluate(A)) < min(best, int(before))


def test_what_cannot_become_points_any_more_is_worth_nothing() -> None:
    """A has had its last turn: only points are left."""
    table = Table().assistants("A", church=4).orders("A", 22).to_move("B")
    state = table.set(trigger=END_BY_CHURCH, last_round=1, round=1).state()
    assert int(state.evaluate(A)) == 100 * state.standing().scores[A]


@pytest.mark.parametrize("players", [2, 4])
def test_hidden_cards_of_others_matter_only_as_they_were_drawn(players: int) -> None:
    """The own estimate is the same in every draw; another's follows the order drawn for its hand."""
    state = hatoba.new_game("yokohama", players=players, seed=8)
    bots = [Apprentice(seat) for seat in range(players)]
    rng = hatoba.make_rng(8)
    while state.to_move is not None and state.turn < 8:
        state.apply(bots[state.to_move].choose(state.resample(state.to_move, rng), Budget()))
    seat = state.to_move
    assert seat is not None
    draws = [state.resample(seat, rng) for _ in range(12)]
    assert {int(draw.evaluate(seat)) for draw in draws} == {int(state.evaluate(seat))}
    for draw in draws:
        hidden = {key: draw.snapshot()["position"]["orders"].get(key) for key in hand_places(seat, players)}
        same = [other for other in draws if hidden == hands(other, seat, players)]
        assert all(draw.evaluate(rival) == other.evaluate(rival) for other in same for rival in range(players))


def hand_places(seat: int, players: int) -> list[str]:
    """The order places of the other hands."""
    others = [letter for number, letter in enumerate(LETTERS[:players]) if number != seat]
    return [f"hand_{letter}_{slot}" for letter in others for slot in (1, 2, 3)]


def hands(state: State, seat: int, players: int) -> dict[str, int | None]:
    orders = state.snapshot()["position"]["orders"]
    return {key: orders.get(key) for key in hand_places(seat, players)}


def play_against(seed: int, mine: int, other: Apprentice | None, round_limit: int) -> State:
    """A game of an apprentice against another one, or against chance."""
    state = hatoba.new_game("yokohama", players=2, seed=seed, round_limit=round_limit)
    apprentice, rng = Apprentice(seed), hatoba.make_rng(seed)
    while (seat := state.to_move) is not None:
        bot = apprentice if seat == mine else other
        legal_now = state.legal_actions()
        state.apply(
            legal_now[rng.below(len(legal_now))] if bot is None else bot.choose(state.resample(seat, rng), Budget())
        )
    return state


def test_apprentices_beat_chance() -> None:
    """Chance alone ends hardly a game, so it is ended."""
    for seed in range(3):
        outcome = play_against(seed, seed % 2, None, round_limit=30).outcome()
        assert outcome is not None and outcome.winners == (seed % 2,)


def test_apprentices_finish() -> None:
    """No idle loops."""
    for seed in range(3):
        state = play_against(seed, 0, Apprentice(seed + 100), round_limit=100)
        assert state.outcome() is not None and state.round < 60
