"""What ends the game, the last rounds, and the final scoring (section 10)."""

from itertools import product

import pytest

from hatoba.engine.state import State
from tests.yokohama.positions import EDITIONS, LETTERS, Table, final, idle, legal, play, seat

PLAYERS = (2, 3, 4)
FILLED = {
    ("original", 2): 4,
    ("original", 3): 5,
    ("original", 4): 6,
    ("second", 2): 5,
    ("second", 3): 5,
    ("second", 4): 6,
}
AREAS = ("bank", "church", "customs", "port_a", "laboratory_a", "copper_mine_1", "silk_mill_1", "fishing_ground_1")
EVERY_WAY = [(players, edition) for players in PLAYERS for edition in EDITIONS]


def filled(table: Table, board: str, count: int) -> Table:
    """So many assistants of B on the church or customs board, neutral ones included, from the left."""
    shown: dict[str, str] = table.position[board]
    for space in map(str, range(1, 8)):
        if len(shown) < count and space not in shown:
            (table.church if board == "church" else table.customs)("B", int(space))
    return table


def put_one(table: Table, board: str) -> State:
    """A puts one more assistant there, on the leftmost free space."""
    table.assistants("A", **{board: 4}).no_token(board).in_hand("A", shophouse=0)
    table.stock("A", copper=9, silk=9, tea=9, fish=9, imports=9, yen=9)
    state = play(table.moving().state(), f"go {board}")
    play(state, legal(state, "worship" if board == "church" else "declare")[0])
    while legal(state, "pay"):
        play(state, legal(state, "pay")[0])
    return play(state, "from area")


# ----------------------------------------------------------------------------------- triggers


@pytest.mark.parametrize(("board", "way"), list(product(("church", "customs"), EVERY_WAY)))
def test_a_filled_church_or_customs_triggers_the_end(board: str, way: tuple[int, str]) -> None:
    players, edition = way
    limit = FILLED[edition, players]
    state = put_one(filled(Table(players, edition=edition), board, limit - 2), board)
    assert state.view(0).ending is None
    state = put_one(filled(Table(players, edition=edition), board, limit - 1), board)
    assert (state.view(0).ending, state.view(0).last_round) == (board, 2)


@pytest.mark.parametrize("board", ["church", "customs"])
def test_y2_neutral_assistants_count_for_the_end_with_and_without_the_rival(board: str) -> None:
    for rival in (True, False):
        table = Table(2, rival=rival)
        assert list(table.position[board].values()) == ["neutral"]
        state = put_one(filled(table, board, 4), board)
        assert state.view(0).ending == board
        assert list(state.snapshot()["position"][board].values()).count("neutral") == 1


@pytest.mark.parametrize(("players", "edition"), EVERY_WAY)
@pytest.mark.parametrize(("before", "ends"), [(2, False), (3, True)])
def test_the_fourth_trading_house_triggers_the_end(players: int, edition: str, before: int, ends: bool) -> None:
    table = Table(players, edition=edition).build("A", "trading_house", *AREAS[1 : before + 1])
    table.in_hand("A", trading_house=1).assistants("A", bank=3).site("bank", 1)
    state = play(table.moving().state(), "go bank; build trading_house")
    assert state.view(0).ending == ("trading_houses" if ends else None)


@pytest.mark.parametrize(("players", "edition"), EVERY_WAY)
@pytest.mark.parametrize(("before", "ends"), [(6, False), (7, True)])
def test_the_eighth_shophouse_triggers_the_end(players: int, edition: str, before: int, ends: bool) -> None:
    table = Table(players, edition=edition).build("A", "shophouse_2", *AREAS[1 : before + 1])
    table.in_hand("A", shophouse=1).assistants("A", bank=3).site("bank", 1)
    state = play(table.moving().state(), "go bank; build shophouse_1")
    assert state.view(0).ending == ("shophouses" if ends else None)


@pytest.mark.parametrize(("players", "edition"), EVERY_WAY)
@pytest.mark.parametrize(("deck", "taken", "ends"), [(0, 1, True), (1, 1, False), (1, 2, True), (2, 2, False)])
def test_a_port_that_cannot_be_refilled_triggers_the_end(
    players: int, edition: str, deck: int, taken: int, ends: bool
) -> None:
    table = Table(players, edition=edition).orders("A").order_deck(deck).assistants("A", port_a=1)
    state = play(table.stock("A", yen=2 * (taken - 1)).moving().state(), "go port_a")
    for _ in range(taken):
        play(state, legal(state, "take")[0])
    assert state.view(0).ending == ("port" if ends else None)
    assert (None in state.view(0).ports[0]) == ends


def test_a_port_short_of_cards_still_fills_what_it_can() -> None:
    table = Table(2).orders("A").order_deck(1).assistants("A", port_a=1).stock("A", yen=2)
    state = play(table.moving().state(), "go port_a")
    for _ in range(2):
        play(state, legal(state, "take")[0])
    shown = state.view(0).ports[0]
    assert None not in shown[:5]
    assert shown[5] is None


# ----------------------------------------------------------------------------------- the last rounds


@pytest.mark.parametrize(("players", "trigger"), [(p, t) for p in PLAYERS for t in range(p)])
def test_all_have_the_same_number_of_turns(players: int, trigger: int) -> None:
    letter = LETTERS[trigger]
    table = Table(players).build(letter, "trading_house", *AREAS[1:4]).in_hand(letter, trading_house=1)
    table.assistants(letter, bank=3).site("bank", 1).set(turn=trigger + 1)
    state = play(table.to_move(letter, placed=True).state(), "go bank; build trading_house; end")
    turns = [*range(trigger + 1)]
    while state.to_move is not None:
        turns.append(state.to_move)
        idle(state)
    assert turns == [*range(players)] * 2
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "trading_houses"


# ----------------------------------------------------------------------------------- church and customs

Majority = dict[str, tuple[int, ...]]


@pytest.mark.parametrize(
    ("spaces", "places"),
    [
        ({}, ""),
        ({"B": (1,)}, "B"),
        ({"B": (1, 2, 3)}, "B"),
        ({"A": (1,), "B": (2, 3)}, "BA"),
        ({"A": (2,), "B": (1,)}, "AB"),
        ({"A": (1,), "B": (2,)}, "BA"),
        ({"A": (1, 5), "B": (2, 4), "C": (7,)}, "AB"),
        ({"A": (1, 2, 3), "B": (6,), "C": (7,)}, "AC"),
        ({"A": (1,), "B": (2,), "C": (3,)}, "CB"),
        ({"A": (1, 4), "B": (2, 6), "C": (3, 5)}, "BC"),
    ],
)
@pytest.mark.parametrize("board", ["church", "customs"])
def test_majorities(board: str, spaces: Majority, places: str) -> None:
    table = Table(3)
    for letter, own in spaces.items():
        (table.church if board == "church" else table.customs)(letter, *own)
    state = table.state()
    worth = dict(zip(places, (6, 3) if board == "church" else (8, 4), strict=False))
    assert [final(state, letter, f"{board}_majority") for letter in "ABC"] == [worth.get(letter, 0) for letter in "ABC"]


# ----------------------------------------------------------------------------------- technology


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (([], [], []), [0, 0, 0]),
        ((["ball"], [], []), [10, 0, 0]),
        ((["ball"], ["stock"], ["winery"]), [10, 5, 0]),
        ((["ball"], ["stock"], ["tram"]), [5, 0, 10]),
        (([], ["stock"], ["winery"]), [0, 10, 5]),
        ((["tram"], ["ball", "stock"], ["telegram"]), [0, 10, 5]),
    ],
)
def test_technology_majority(cards: tuple[list[str], ...], points: list[int]) -> None:
    table = Table(3)
    for letter, names in zip("ABC", cards, strict=True):
        table.own(letter, *names)
    state = table.state()
    assert [final(state, letter, "technology_majority") for letter in "ABC"] == points


def test_slot_surcharges_do_not_count() -> None:
    table = Table(3).laboratory("laboratory_a", 6, "stock").assistants("A", laboratory_a=4).own("B", "electric_light")
    state = play(table.no_token("laboratory_a").moving().state(), "go laboratory_a; develop 50")
    assert [final(state, letter, "technology_majority") for letter in "AB"] == [5, 10]


# ----------------------------------------------------------------------------------- countries

BY_COUNTRY = {
    "british": (1, 4, 6, 11),
    "american": (2, 5, 9, 16),
    "french": (7, 10, 14, 15),
    "german": (3, 8, 18, 19),
    "dutch": (12, 20, 27, 35),
}


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0, 0), 0),
        ((1, 0, 0, 0, 0), 0),
        ((4, 0, 0, 0, 0), 0),
        ((1, 1, 0, 0, 0), 2),
        ((1, 1, 1, 0, 0), 4),
        ((1, 1, 1, 1, 0), 8),
        ((1, 1, 1, 1, 1), 12),
        ((2, 2, 2, 1, 1), 16),
        ((3, 2, 2, 1, 1), 16),
        ((2, 2, 1, 1, 1), 14),
        ((2, 2, 2, 2, 2), 24),
        ((0, 3, 3, 2, 1), 8 + 4 + 2),
    ],
)
def test_country_sets(counts: tuple[int, ...], points: int) -> None:
    cards = [card for count, row in zip(counts, BY_COUNTRY.values(), strict=True) for card in row[:count]]
    assert final(Table(2).own("A", *cards).state(), "A", "countries") == points


def test_technologies_count_for_the_sets_and_orders_in_hand_do_not() -> None:
    state = Table(2).own("A", 1, "ball", "mining").orders("A", 12, 2).state()  # British, French, German
    assert final(state, "A", "countries") == 4


# ----------------------------------------------------------------------------------- the rest


@pytest.mark.parametrize(
    ("stock", "imports", "yen", "goods"),
    [
        ({"imports": 3, "yen": 0, "copper": 0, "silk": 0, "tea": 0, "fish": 0}, 3, 0, 0),
        ({"imports": 0, "yen": 1, "copper": 1, "silk": 0, "tea": 1, "fish": 0}, 0, 0, 0),
        ({"imports": 0, "yen": 2, "copper": 1, "silk": 1, "tea": 1, "fish": 0}, 0, 1, 1),
        ({"imports": 0, "yen": 7, "copper": 0, "silk": 5, "tea": 0, "fish": 0}, 0, 3, 1),
    ],
)
def test_leftovers(stock: dict[str, int], imports: int, yen: int, goods: int) -> None:
    state = Table(2).stock("A", **stock).state()
    assert [final(state, "A", kind) for kind in ("imports", "yen", "goods")] == [imports, yen, goods]


def test_unused_agents_score_1_each_and_used_ones_nothing() -> None:
    state = Table(2).agents("A", british=2, dutch=1).agents_used("A", french=2).state()
    assert final(state, "A", "agents") == 3


@pytest.mark.parametrize(("points", "ranks"), [((5, 5, 5), (1, 2, 3)), ((4, 5, 5), (3, 1, 2)), ((5, 4, 5), (1, 3, 2))])
def test_a_tie_goes_to_the_seat_nearest_clockwise_from_the_start_player(
    points: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    table = Table(3)
    for letter, earned in zip("ABC", points, strict=True):
        table.points(letter, orders=earned).stock(letter, yen=0)
    standing = table.state().standing()
    assert standing.ranks == ranks
    assert standing.winners == (ranks.index(1),)


# ----------------------------------------------------------------------------------- the rival


@pytest.mark.parametrize(
    ("spaces", "with_rival", "without"),
    [
        ({}, (0, 0), (0, 0)),
        ({"A": (3,)}, (3, 0), (6, 0)),
        ({"A": (5,)}, (6, 0), (6, 0)),
        ({"A": (3,), "B": (2,)}, (3, 0), (6, 3)),
        ({"A": (3,), "B": (5,)}, (0, 6), (3, 6)),
        ({"A": (1, 2), "B": (3,)}, (6, 0), (6, 3)),
        ({"A": (1, 2), "B": (3, 5)}, (3, 6), (3, 6)),
    ],
)
@pytest.mark.parametrize("board", ["church", "customs"])
def test_the_rival_takes_part_in_church_and_customs(
    board: str, spaces: Majority, with_rival: tuple[int, int], without: tuple[int, int]
) -> None:
    scale = {0: 0, 6: 6, 3: 3} if board == "church" else {0: 0, 6: 8, 3: 4}
    for rival, expected in ((True, with_rival), (False, without)):
        table = Table(2, rival=rival)
        for letter, own in spaces.items():
            (table.church if board == "church" else table.customs)(letter, *own)
        state = table.state()
        assert [final(state, letter, f"{board}_majority") for letter in "AB"] == [scale[points] for points in expected]


@pytest.mark.parametrize(
    ("a", "b", "with_rival", "without"),
    [
        (["stock", "electric_light"], [], (5, 0), (10, 0)),  # 7
        (["stock", "tram"], [], (10, 0), (10, 0)),  # 8
        (["stock", "tram"], ["electric_light", "exposition"], (5, 10), (5, 10)),  # 8 and 9
        (["stock"], ["electric_light"], (0, 5), (5, 10)),  # 3 and 4
        (["stock"], ["winery"], (5, 0), (10, 5)),  # a tie behind the rival
    ],
)
def test_the_rival_takes_part_in_technology(
    a: list[str], b: list[str], with_rival: tuple[int, int], without: tuple[int, int]
) -> None:
    for rival, expected in ((True, with_rival), (False, without)):
        state = Table(2, rival=rival).own("A", *a).own("B", *b).state()
        assert tuple(final(state, letter, "technology_majority") for letter in "AB") == expected


@pytest.mark.parametrize(("players", "edition"), [(2, "original"), (3, "second"), (4, "original")])
def test_elsewhere_there_is_no_rival(players: int, edition: str) -> None:
    state = Table(players, edition=edition).church("A", 1).own("A", "stock").state()
    assert final(state, "A", "church_majority") == 6
    assert final(state, "A", "technology_majority") == 10


def test_the_rival_never_wins() -> None:
    table = (
        Table(2).stock("A", yen=0, copper=0, silk=0, tea=0, fish=0).stock("B", yen=0, copper=0, silk=0, tea=0, fish=0)
    )
    assert table.state().standing().winners == (0,)
    assert table.state().standing().scores == (0, 0)


def test_the_outcome_is_the_standing_of_the_last_position() -> None:
    table = Table(2).church("A", 5).own("B", "tram", "stock").stock("A", yen=8).set(trigger=6, last_round=1)
    state = table.to_move("B", placed=True).state()
    play(state, "return")
    standing = state.standing()
    play(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.breakdown) == (standing.scores, standing.ranks, standing.breakdown)
    assert seat(state, "A").score == outcome.scores[0]
