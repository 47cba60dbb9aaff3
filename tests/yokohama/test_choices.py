"""No choice is taken from people: sets in any order, steps open while there is a way, reasons that are true."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatoba.engine.reasons import Reason
from hatoba.engine.state import State
from tests.yokohama.positions import Table, legal, play, refused, seat, step

# ----------------------------------------------------------------------------------- recalls (5.2)

OUT = {"bank": 2, "church": 1, "customs": 1, "port_a": 1}
ASSISTANTS_OUT = [board for board, count in OUT.items() for _ in range(count)]


def recalling(in_order: bool = False) -> State:
    state = play(Table(2).assistants("A", **OUT).moving().state(), "return")
    state.in_order = in_order
    return state


def digest_after(*recalled: str) -> str:
    state = recalling()
    for board in recalled:
        play(state, f"recall {board}")
    return state.digest()


@given(st.data())
def test_recalls_in_any_order_reach_the_same_position(data: st.DataObject) -> None:
    order = data.draw(st.permutations(ASSISTANTS_OUT))
    chosen = order[: data.draw(st.integers(0, len(order)))]
    assert digest_after(*chosen) == digest_after(*data.draw(st.permutations(chosen)))


@given(st.permutations(ASSISTANTS_OUT), st.integers(0, len(ASSISTANTS_OUT) - 1))
def test_all_who_are_still_out_can_be_recalled_at_once_at_any_time(order: list[str], first: int) -> None:
    assert digest_after(*order[:first], "all") == digest_after(*ASSISTANTS_OUT)


def ends(state: State, counted: Counter[str] | None = None) -> Counter[str]:
    """The positions after recalling, each with the number of ways that lead there."""
    counted = Counter() if counted is None else counted
    if step(state) != "recalling":
        counted[state.digest()] += 1
        return counted
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        ends(after, counted)
    return counted


def test_a_search_in_order_looks_at_each_set_of_recalls_once() -> None:
    everybody = digest_after(*ASSISTANTS_OUT)
    seen = ends(recalling(in_order=True))
    assert seen.keys() == ends(recalling()).keys()
    assert len(seen) == 3 * 2 * 2 * 2
    assert {ways for end, ways in seen.items() if end != everybody} == {1}
    assert seen[everybody] == 2  # one by one, and at once


# ----------------------------------------------------------------------------------- steps that stay open (Y21)


def without_free_pieces(table: Table) -> Table:
    """A's assistants are all out of the warehouse: only houses are left, which cost yen."""
    return table.in_hand("A", assistant=table.position["hand"]["A"]["assistant"] + 13)


def laboratory_short_of_production(table: Table) -> Table:
    return table.assistants("A", laboratory_a=1).laboratory("laboratory_a", 1, "ball").stock("A", yen=0, silk=1)


def laboratory_short_of_surcharge(table: Table) -> Table:
    table.own("A", "winery", "stock", "gaslight").assistants("A", laboratory_a=2)
    return table.laboratory("laboratory_a", 1, "ball").stock("A", yen=1, silk=1)


def port_short_of_yen(table: Table) -> Table:
    return table.assistants("A", port_a=2).port("port_a", 1, 2).stock("A", yen=1, silk=1)


def last_assistant(table: Table) -> Table:
    return table.in_hand("A", assistant=1).stock("A", yen=1).to_move("A")


def last_assistant_and_yen(table: Table) -> Table:
    return table.in_hand("A", assistant=1).stock("A", yen=0, silk=1).to_move("A")


def last_two_assistants(table: Table) -> Table:
    return table.own("A", "telegram").in_hand("A", assistant=2).stock("A", yen=1).to_move("A")


def telegram_fee(table: Table) -> Table:
    """Of two boards next to port_a both have a president."""
    table.lay("port_a", "bank", "church", "customs", "employment_agency", "silk_mill_1").own("A", "telegram").stock(
        "A", yen=0, silk=1
    )
    return table.president("B", "bank").president("C", "silk_mill_1").to_move("A")


def church_short_of_faith(table: Table) -> Table:
    return table.assistants("A", church=1).stock("A", yen=0, silk=2, copper=0, tea=0, fish=0)


def church_without_assistant(table: Table) -> Table:
    table.own("A", "station").station("church").in_hand("A", assistant=0)
    return table.stock("A", yen=1, copper=1, silk=1, tea=1, fish=1)


def customs_without_assistant(table: Table) -> Table:
    table.own("A", "station").station("customs").in_hand("A", assistant=0)
    return table.stock("A", yen=1, imports=1)


def agency_without_yen(table: Table) -> Table:
    return without_free_pieces(table.assistants("A", employment_agency=2)).stock("A", yen=0, silk=1)


def warehouse_reward_without_yen(table: Table) -> Table:
    table.orders("A", 23).stock("A", copper=1, fish=2, yen=0, silk=1)
    return without_free_pieces(table).to_move("A")


def move_reward_without_assistant(table: Table) -> Table:
    return table.orders("A", 2).in_hand("A", assistant=0).stock("A", tea=3, yen=1).to_move("A")


CASES = [
    (laboratory_short_of_production, "spinning_mill", "go laboratory_a", "laboratory", "spin", "develop"),
    (laboratory_short_of_surcharge, "spinning_mill", "go laboratory_a", "laboratory", "spin", "develop"),
    (port_short_of_yen, "spinning_mill", "go port_a; take 1", "second_order", "spin", "take"),
    (last_assistant, "university", "place bank", "placement", "study", "place"),
    (last_assistant_and_yen, "university spinning_mill", "place bank", "placement", "spin; study", "place"),
    (last_two_assistants, "university", "place_two bank", "placement_telegram", "study", "place"),
    (telegram_fee, "spinning_mill", "place_two port_a", "placement_telegram", "spin", "place"),
    (church_short_of_faith, "spinning_mill", "go church", "church", "spin", "worship"),
    (church_without_assistant, "university", "ride", "church", "study", "worship"),
    (customs_without_assistant, "university", "ride", "customs", "study", "declare"),
    (agency_without_yen, "spinning_mill", "go employment_agency", "employment_agency", "spin", "hire"),
    (warehouse_reward_without_yen, "spinning_mill", "fulfil 23", "warehouse", "spin", "hire"),
    (move_reward_without_assistant, "university", "fulfil 2", "move", "study", "lift"),
]
"""What is short, the technologies that help, the moves up to the step, the step, what helps, and what it opens."""


def table_of(prepare: Callable[[Table], Table]) -> Table:
    return prepare(Table(3 if prepare is telegram_fee else 2).moving())


@pytest.mark.parametrize(("prepare", "technologies", "moves", "name", "uses", "opened"), CASES)
def test_y21_a_step_stays_open_while_a_technology_would_open_a_way(
    prepare: Callable[[Table], Table], technologies: str, moves: str, name: str, uses: str, opened: str
) -> None:
    state = play(table_of(prepare).own("A", *technologies.split()).state(), moves)
    assert (step(state), legal(state, opened)) == (name, [])
    assert refused(state, "done") is None
    play(state, uses)
    assert step(state) == name
    assert legal(state, opened)


@pytest.mark.parametrize(("prepare", "technologies", "moves", "name", "uses", "opened"), CASES)
def test_the_same_step_is_over_without_the_technology_or_after_its_use(
    prepare: Callable[[Table], Table], technologies: str, moves: str, name: str, uses: str, opened: str
) -> None:
    assert step(play(table_of(prepare).state(), moves)) != name
    used = table_of(prepare).own("A", *technologies.split()).set(spun=1, studied=1)
    assert step(play(used.state(), moves)) != name


def dear_technologies(table: Table) -> Table:
    for slot, card in enumerate(range(58, 64), 1):  # at least 5, with 2 power and 1 for the silk
        table.laboratory("laboratory_a", slot, card)
    return table.assistants("A", laboratory_a=1).stock("A", yen=0, silk=1)


@pytest.mark.parametrize(
    ("table", "moves", "after"),
    [
        (dear_technologies(Table(2)), "go laboratory_a", "additional_after"),
        (
            port_short_of_yen(Table(2)).stock("A", yen=0).orders("A", 10, 11).in_hand("A", shophouse=0),
            "go port_a; take 1",
            "additional_after",
        ),
        (church_without_assistant(Table(2)).stock("A", yen=0, silk=0), "ride", "additional_after"),
        (customs_without_assistant(Table(2)).stock("A", imports=0), "ride", "additional_after"),
        (Table(2), "place bank; place church; place customs", "movement"),
        (last_two_assistants(Table(2)).stock("A", yen=0, silk=0), "place_two bank", "movement"),
    ],
)
def test_y21_no_step_waits_for_technologies_that_open_no_way(table: Table, moves: str, after: str) -> None:
    moving = table.moving() if moves.split()[0] in ("go", "ride") else table.to_move("A")
    assert step(play(moving.own("A", "spinning_mill", "university").state(), moves)) == after


@pytest.mark.parametrize(("edition", "yen"), [("second", 0), ("original", 1)])
def test_the_silk_that_is_spun_is_not_faith_as_well(edition: str, yen: int) -> None:
    table = church_short_of_faith(Table(2, edition=edition)).own("A", "spinning_mill").moving()
    state = play(table.state(), "go church; spin; worship 1; from area")  # 2 power, silk, yen
    assert (seat(state, "A").stock["silk"], seat(state, "A").stock["yen"]) == (0, yen + 2)
    assert step(play(table.stock("A", silk=1).state(), "go church")) == "additional_after"


# ----------------------------------------------------------------------------------- reasons


def test_nobody_stops_on_the_canal() -> None:
    table = Table(3).lay("bank", "canal", "church", "customs").president("A", "bank").assistants("A", church=1)
    state = play(table.assistants("A", customs=1).moving().state(), "walk canal")
    assert refused(state, "stop") == "canal"


@pytest.mark.parametrize("players", [2, 4])
def test_boards_where_nobody_can_be_say_so(players: int) -> None:
    board, why = ("port_b", "not_in_play") if players == 2 else ("canal", "canal")
    table = Table(players).assistants("A", bank=1).agents("A", british=1)
    assert refused(table.state(), f"agent {board}") == why
    assert refused(table.moving().state(), f"go {board}") == why
    assert refused(play(table.state(), "return"), f"recall {board}") == why
    assert refused(table.president("A", "church").state(), f"go {board}") == why
    state = play(table.orders("A", 2).stock("A", tea=3).to_move("A").state(), "fulfil 2")
    assert refused(state, f"lift {board}") == why
    state = play(Table(players).own("A", "telegram").state(), "place_two bank")
    assert refused(state, f"place {board}") == why


def test_no_walk_leads_to_a_board_that_is_not_in_play() -> None:
    state = Table(2).president("A", "church").assistants("A", bank=1).moving().state()
    assert refused(state, "walk port_b") == "not_in_play"


def why_not(state: State, move: str) -> Reason | None:
    return state.why_illegal(state.game.catalogue.parse(move))


def test_what_is_too_dear_says_by_how_much() -> None:
    table = Table(2).assistants("A", church=2).stock("A", copper=1, silk=0, tea=0, fish=0, yen=1)
    state = play(table.moving().state(), "go church")
    assert why_not(state, "worship 2") == Reason("too_dear", {"by": 1})  # 3 power and copper, of 5
    assert why_not(state, "worship 7") == Reason("too_dear", {"by": 6})


@pytest.mark.parametrize(
    ("owned", "yen", "imports", "by"),
    [
        ("ball", 0, 0, 2),
        ("ball", 3, 0, 1),
        ("ball winery spinning_mill", 0, 0, 3),
        ("ball winery spinning_mill", 3, 0, 2),
        ("ball winery spinning_mill", 3, 1, 1),
    ],
)
def test_a_technology_too_dear_counts_the_surcharge_too(owned: str, yen: int, imports: int, by: int) -> None:
    """Tram is 5 in the first slot; 3 power leave 2 to be paid, and the fourth card costs one payment more."""
    table = (
        Table(2).laboratory("laboratory_a", 1, "tram").laboratory("laboratory_a", 2, "mining").own("A", *owned.split())
    )
    table.assistants("A", laboratory_a=2).stock("A", yen=yen, imports=imports, silk=1)
    state = play(table.moving().state(), "go laboratory_a")
    assert why_not(state, "develop 62") == Reason("too_dear", {"by": by})
