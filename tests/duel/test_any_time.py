"""Free actions at any time of the own turn (section 4.4, D4 to D6), and stops that tell nothing of a hand (D19)."""

from random import Random

import pytest

import hatoba
from hatoba.engine.state import State
from hatoba.games.duel.view import ActionView
from tests.duel.positions import Table, hand, legal, play, refused, seat, step, view

AREAS = ("church", "customs", "chinatown", "laboratory", "port")
FREE_STEPS = {
    "choose_area",
    "church",
    "customs",
    "chinatown",
    "laboratory",
    "port",
    "second_order",
    "strength_bonus",
    "building",
    "end_of_turn",
}

BETWEEN = {"first_orders", "strength", "payment", "port_rest", "station_token", "extra_cards", "upgrade"}


def fourth_card() -> Table:
    """A's last turn of round 1, at strength 4; order 1 needs a tea and a fish and brings yen."""
    return Table().turn(7).stock("A", tea=1, fish=1).order_deck(30, 31, 32, 33)


def action(state: State) -> ActionView:
    """The innermost one under way."""
    shown = view(state).action
    assert shown is not None
    return shown


# ----------------------------------------------------------------------------------- inside an area's action


@pytest.mark.parametrize("name", AREAS)
def test_every_free_action_inside_an_areas_action(name: str) -> None:
    table = fourth_card().own("A", "spinning_mill").stock("A", silk=1).fulfilled("A", 34, 35, 36)
    table.hired("A", "church_cards").church("A", 4, 5)
    state = play(table.state(), f"choose {name}")
    assert step(state) == name
    play(state, "spin; fulfil 1; hire orders; agent tea_plantation")
    assert step(state) == name  # the own action waited
    assert (seat(state, "A").stock["tea"], seat(state, "A").agents) == (3, 1)


def test_the_reward_of_an_order_pays_in_the_laboratory() -> None:
    """Order 1 brings 3 yen, and a technology of value 5 needs 2 of them at strength 4."""
    table = fourth_card().technologies("tram")
    state = play(table.state(), "choose laboratory")
    assert refused(state, "develop tram") == "too_dear"
    play(state, "fulfil 1; develop tram")
    assert seat(state, "A").technologies == ("tram",)


def test_the_reward_of_an_order_pays_for_the_second_order() -> None:
    state = play(fourth_card().state(), "choose port; keep 30")
    assert (step(state), refused(state, "keep 31")) == ("second_order", "short")
    play(state, "fulfil 1; keep 31; done")
    assert (hand(state, "A"), seat(state, "A").stock["yen"]) == ([2, 30, 31], 1)


def test_between_two_exchanges_an_order_is_fulfilled_with_what_was_bought() -> None:
    """Tea is bought for order 1, whose yen go on."""
    table = Table().turn(7).stock("A", fish=1, yen=1)
    state = play(table.state(), "choose chinatown; buy tea; fulfil 1; buy silk")
    assert (step(state), action(state).exchanges_left) == ("chinatown", 2)
    assert (seat(state, "A").stock["silk"], seat(state, "A").stock["yen"]) == (1, 1)


def test_an_order_just_kept_is_fulfilled_before_the_second_is_paid() -> None:
    table = Table().turn(7).stock("A", tea=1, fish=1).hand("A").order_deck(1, 31, 32, 33)
    state = play(table.state(), "choose port; keep 1; fulfil 1; keep 31; done")
    assert (hand(state, "A"), seat(state, "A").fulfilled) == ([31], (1,))


def test_d4_not_in_the_middle_of_a_payment() -> None:
    table = fourth_card().technologies("telegraph").stock("A", yen=4, imports=1)
    state = play(table.state(), "choose laboratory; develop telegraph")
    assert step(state) == "payment"
    for move in ("fulfil 1", "spin", "hire orders", "agent bank"):
        assert refused(state, move) == "not_now"


# ----------------------------------------------------------------------------------- agents within


def with_agents(*needs: str) -> Table:
    return fourth_card().fulfilled("A", 34, 35, 36).church("A", 4, 5).hired("A", *needs)


def test_d5_an_agent_inside_the_own_action_and_none_inside_its_own() -> None:
    table = with_agents("orders", "church_cards").technologies("gaslight", "telephone").stock("A", yen=4)
    state = play(table.state(), "choose laboratory; agent laboratory")
    assert (step(state), action(state).agent) == ("laboratory", True)
    assert refused(state, "agent bank") == "agent_busy"
    play(state, "fulfil 1; develop gaslight")
    assert (step(state), action(state).agent) == ("laboratory", False)
    play(state, "agent bank; develop telephone")  # the first one is done
    assert (seat(state, "A").agents, seat(state, "A").technologies) == (0, ("gaslight", "telephone"))
    assert step(state) == "building"


def test_d5_an_agent_with_steps_of_its_own_comes_back_to_the_pending_action() -> None:
    table = with_agents("orders").extra("A", plus_2=1).stock("A", imports=2, yen=1)
    state = play(table.state(), "choose customs; add none; agent customs; add plus_2; turn 1; bonus 1; build shop")
    assert (step(state), refused(state, "turn 1")) == ("customs", None)
    play(state, "turn 1; done")
    assert (seat(state, "A").stock["turned"], step(state)) == (2, "end_of_turn")


def test_d6_the_port_is_closed_to_agents_as_long_as_orders_lie_drawn() -> None:
    state = play(with_agents("orders", "church_cards").state(), "choose port")
    assert (refused(state, "agent port"), refused(state, "agent bank")) == ("orders_drawn", None)
    play(state, "keep 30")
    assert (step(state), refused(state, "agent port")) == ("second_order", "orders_drawn")
    play(state, "agent bank; done; done; agent port")
    assert [order.number for order in view(state).drawn] != []
    assert hand(state, "A") == [1, 2, 30]
    assert refused(state, "agent port") == "no_agent"


# ----------------------------------------------------------------------------------- the end of the turn


def test_who_builds_nothing_may_still_act() -> None:
    state = play(fourth_card().state(), "choose bank; done")
    assert (step(state), legal(state, "fulfil", "end")) == ("end_of_turn", ["end", "fulfil 1"])
    play(state, "fulfil 1; end")
    assert state.to_move == 1


def test_an_agent_that_builds_nothing_is_done() -> None:
    state = play(with_agents("orders").extra("A", plus_1=1).state(), "agent bank; add plus_1; done")
    assert step(state) == "choose_area"


# ----------------------------------------------------------------------------------- stops


@pytest.mark.parametrize("stop", ["church", "customs", "chinatown", "laboratory", "second_order"])
def test_d19_stops_do_not_depend_on_the_hidden_hand(stop: str) -> None:
    """One order asks, whichever it is, and none asks nothing, where nothing else is possible."""
    to = "port; keep 30" if stop == "second_order" else stop
    stops = {}
    for cards in ((1,), (36,), ()):
        table = Table().turn(3).hand("A", *cards).order_deck(30, 31)
        if stop == "second_order":
            table.stock("A", **({"tea": 1, "fish": 1} if cards == (1,) else {}))
        state = play(table.state(), f"choose {to}")
        stops[cards] = step(state)
    assert stops[1,] == stops[36,] == stop
    assert stops[()] == ("second_order" if stop == "second_order" else "end_of_turn")  # the order kept is in hand


def test_d19_a_port_asks_by_the_number_of_orders_drawn() -> None:
    for cards in ((1,), (36,), ()):
        table = Table().hand("A", *cards).stock("A", tea=1, fish=1)
        assert step(play(table.order_deck(30).state(), "choose port")) == "end_of_turn"
        table = Table().turn(3).hand("A", *cards).stock("A", tea=1, fish=1)
        assert step(play(table.order_deck(30, 31).state(), "choose port")) == "port"


@pytest.mark.parametrize("name", ["church", "customs", "laboratory"])
def test_d19_what_everybody_sees_keeps_a_step_open(name: str) -> None:
    def empty_hand() -> Table:
        return Table().turn(3).hand("A")

    assert step(play(empty_hand().state(), f"choose {name}")) == "end_of_turn"
    spinning = empty_hand().own("A", "spinning_mill").stock("A", silk=1)
    assert step(play(spinning.state(), f"choose {name}")) == name
    assert step(play(spinning.used("spinning_mill").state(), f"choose {name}")) == "end_of_turn"
    hiring = empty_hand().fulfilled("A", 34, 35, 36)
    assert step(play(hiring.state(), f"choose {name}")) == name
    assert step(play(hiring.hired("A", "orders").state(), f"choose {name}")) == name
    assert step(play(hiring.hired("A", "orders", used=1).state(), f"choose {name}")) == "end_of_turn"


@pytest.mark.parametrize("seed", range(20))
def test_free_actions_are_possible_at_every_stop_of_a_turn_but_where_d4_says(seed: int) -> None:
    """In whole games: a spare agent, an order with its goods and a mill in hand are refused at no other stop."""
    rng = Random(seed)
    state = hatoba.new_game("duel", players=2, seed=seed)
    free, asked = set(), set()
    while state.to_move is not None:
        name = step(state)
        asked.add(name)
        reasons = {refused(state, move) for move in ("fulfil 1", "hire orders", "agent bank", "spin")}
        if "not_now" in reasons:
            assert reasons == {"not_now"}
        else:
            free.add(name)
        state.apply(rng.choice(state.legal_actions()))
    assert free <= FREE_STEPS
    assert asked - free <= BETWEEN


# ----------------------------------------------------------------------------------- reasons


def test_an_agent_hired_before_is_the_reason_though_the_condition_fails_now() -> None:
    state = Table().hired("A", "turned_imports", used=1).stock("A", turned=1).state()
    assert refused(state, "hire turned_imports") == "done_before"


def missing(table: Table, area: str, move: str) -> object:
    state = play(table.state(), f"choose {area}")
    reason = state.why_illegal(state.game.catalogue.parse(move))
    assert reason is not None
    return reason.code, dict(reason.args)


def test_too_dear_says_by_how_much() -> None:
    """Strength 4; church card 9 needs most, the exposition is the dearest technology."""
    sheet = hatoba.game("duel").sheet.data
    faith = {row["card"]: row["faith"] for row in sheet["church_cards"]["rows"]}
    value = {row["id"]: row["value"] for row in sheet["technologies"]["rows"]}
    table = fourth_card()  # two kinds to pay
    assert missing(table, "church", "worship 9") == ("too_dear", {"by": faith[9] - 4 - 2})
    table = fourth_card().technologies("exposition").stock("A", yen=1)
    assert missing(table, "laboratory", "develop exposition") == ("too_dear", {"by": value["exposition"] - 4})
    table = Table().turn(16).own("A", "ball", "patent", "gaslight").technologies("stock", "exposition")
    assert missing(table, "laboratory", "develop stock") == ("too_dear", {"by": 1})  # the surcharge
    assert missing(table, "laboratory", "develop exposition") == ("too_dear", {"by": value["exposition"] - 4 + 1})
    table.stock("A", yen=2)
    assert missing(table, "laboratory", "develop exposition") == ("too_dear", {"by": value["exposition"] - 4})
