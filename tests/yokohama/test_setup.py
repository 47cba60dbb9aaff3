"""Set-up (section 3), options (section 1) and the mini-expansions (section 11)."""

from collections import Counter
from typing import Any

import pytest

import hatoba
from hatoba.engine.state import State
from tests.yokohama.positions import EDITIONS, LETTERS, Table, area, final, legal, play, refused, seat, step, view

PLAYERS = (2, 3, 4)
EACH_COUNT = pytest.mark.parametrize("players", PLAYERS)
ALWAYS = {"bank", "employment_agency", "customs", "church", "laboratory_a", "port_a"}
ALWAYS |= {"copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1"}
THREE = {"fishing_ground_2", "chinatown", "port_b", "canal"}
FOUR = {"copper_mine_2", "silk_mill_2", "tea_plantation_2", "laboratory_b"}


def new(players: int, seed: int = 1, **options: Any) -> State:
    return hatoba.new_game("yokohama", players=players, seed=seed, **options)


def cards(state: State, field: str, prefix: str) -> list[int]:
    """The cards in the places that begin so."""
    return [card for place, card in state.snapshot()["position"][field].items() if place.startswith(prefix)]


# ----------------------------------------------------------------------------------- the map


@pytest.mark.parametrize(("players", "boards"), [(2, ALWAYS), (3, ALWAYS | THREE), (4, ALWAYS | THREE | FOUR)])
def test_boards(players: int, boards: set[str]) -> None:
    state = new(players)
    assert {shown.area for shown in view(state).areas} == boards
    assert len(boards) == {2: 10, 3: 14, 4: 18}[players]


@pytest.mark.parametrize(("players", "rows"), [(2, (4, 3, 2, 1)), (3, (5, 4, 3, 2)), (4, (6, 5, 4, 3))])
def test_the_pyramid_stands_on_its_tip_like_brickwork(players: int, rows: tuple[int, ...]) -> None:
    spots = [(row, column) for row, width in enumerate(rows) for column in range(width)]
    state = new(players)
    place = {shown.area: spots[shown.place] for shown in view(state).areas}
    assert sorted(place.values()) == sorted(spots)
    for shown in view(state).areas:
        row, column = place[shown.area]
        touching = {(row, column - 1), (row, column + 1)}
        touching |= {(row - 1, column), (row - 1, column + 1), (row + 1, column - 1), (row + 1, column)}
        assert {place[other] for other in shown.near} == touching & set(spots)


@EACH_COUNT
def test_every_area_but_the_canal_has_a_site_and_a_token(players: int) -> None:
    for seed in range(5):
        areas = view(new(players, seed)).areas
        assert all((shown.site is None) == (shown.token is None) == (shown.area == "canal") for shown in areas)
        for what in ("site", "token"):
            numbers = [getattr(shown, what) for shown in areas if shown.area != "canal"]
            assert len(set(numbers)) == len(numbers)
            assert all(1 <= number <= (24 if what == "site" else 20) for number in numbers)


def test_boards_sites_tokens_and_achievements_are_shuffled() -> None:
    states = [new(4, seed) for seed in range(150)]
    assert len({tuple(shown.place for shown in view(state).areas) for state in states}) == 150
    assert {area(state, "canal").place for state in states} == set(range(18))
    assert {shown.site for state in states for shown in view(state).areas} == {None, *range(1, 25)}
    assert {shown.token for state in states for shown in view(state).areas} == {None, *range(1, 21)}
    rows = states[0].game.sheet.data["achievements"]["rows"]
    assert {goal for state in states for goal in view(state).achievements} == {row["id"] for row in rows}


# ----------------------------------------------------------------------------------- seats


@pytest.mark.parametrize(("edition", "warehouse"), [("original", 12), ("second", 13)])
@EACH_COUNT
def test_what_a_seat_begins_with(players: int, edition: str, warehouse: int) -> None:
    state = new(players, edition=edition)
    for letter in LETTERS[:players]:
        own = seat(state, letter)
        yen = 3 if letter == "A" else 4
        assert own.stock == {"copper": 1, "silk": 1, "tea": 1, "fish": 1, "imports": 0, "yen": yen}
        assert own.hand == {"assistant": 8, "shophouse": 2, "trading_house": 0}
        assert own.warehouse == {"assistant": warehouse, "shophouse": 6, "trading_house": 4}
        assert (own.president, own.score) == (None, 0)


@EACH_COUNT
def test_one_achievement_of_each_deck(players: int) -> None:
    data = new(players).game.sheet.data["achievements"]["rows"]
    deck = {row["id"]: row["deck"] for row in data}
    for seed in range(10):
        assert [deck[goal] for goal in view(new(players, seed)).achievements] == ["A", "B", "C"]


# ----------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(("players", "removed", "ports", "laboratories"), [(2, 16, 1, 1), (3, 5, 2, 1), (4, 0, 2, 2)])
def test_decks_and_displays(players: int, removed: int, ports: int, laboratories: int) -> None:
    state = new(players)
    assert len(cards(state, "orders", "removed")) == removed
    assert len(cards(state, "orders", "port")) == 6 * ports
    assert [len(cards(state, "orders", f"hand_{letter}")) for letter in LETTERS] == [2] * players + [0] * (4 - players)
    assert len(cards(state, "orders", "deck")) == view(state).order_deck == 36 - removed - 6 * ports - 2 * players
    assert len(cards(state, "technologies", "laboratory")) == 6 * laboratories
    assert len(cards(state, "technologies", "deck")) == view(state).technology_deck == 30 - 6 * laboratories


@EACH_COUNT
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_seat_in_order_keeps_one_of_two_orders_secretly(players: int, edition: str) -> None:
    state = new(players, edition=edition)
    for number in range(players):
        assert state.to_move == number
        assert step(state) == "keep_order"
        letter = LETTERS[number]
        dealt = cards(state, "orders", f"hand_{letter}")
        assert sorted(legal(state, "keep")) == sorted(f"keep {card}" for card in dealt)
        other = (number + 1) % players
        assert [order.number for order in state.view(other).seats[number].orders] == [None, None]
        play(state, f"keep {dealt[1]}")
        assert cards(state, "orders", f"hand_{letter}") == [dealt[1]]
        assert cards(state, "orders", f"aside_{letter}") == [dealt[0]]
        assert state.view(number).seats[number].aside == (dealt[0],)
    assert (state.to_move, state.round, step(state)) == (0, 1, "additional_and_placement")


def test_an_order_that_was_not_dealt_cannot_be_kept() -> None:
    state = new(2)
    other = cards(state, "orders", "hand_B")[0]
    assert refused(state, f"keep {other}") == "not_in_hand"


# ----------------------------------------------------------------------------------- neutral assistants and options


@pytest.mark.parametrize(
    ("players", "edition", "neutral"),
    [(2, "second", True), (2, "original", False), (3, "second", False), (4, "second", False), (3, "original", False)],
)
def test_neutral_assistants(players: int, edition: str, neutral: bool) -> None:
    state = new(players, edition=edition)
    assert view(state).church == tuple("neutral" if neutral and space == 1 else None for space in range(1, 8))
    assert view(state).customs == tuple("neutral" if neutral and space == 4 else None for space in range(1, 8))


def test_neutral_assistants_stand_there_without_the_rival_too() -> None:
    assert "neutral" in view(new(2, rival=False)).church


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (3, {"rival": True}, "rival: needs the second edition and 2 players"),
        (2, {"rival": True, "edition": "original"}, "rival: needs the second edition and 2 players"),
        (2, {"achievement_rewards": True, "edition": "original"}, "achievement_rewards: not in the original edition"),
        (4, {"free_agents": True, "edition": "original"}, "free_agents: not in the original edition"),
        (2, {"edition": "third"}, "must be second or original"),
        (2, {"free_agents": 1}, "must be False or True"),
        (5, {}, "players must be 2, 3, 4"),
        (1, {}, "players must be 2, 3, 4"),
    ],
)
def test_options_that_do_not_fit_are_refused(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(hatoba.InvalidOption, match=message):
        new(players, **options)


@pytest.mark.parametrize(
    ("players", "edition", "rival"), [(2, "second", True), (2, "original", False), (3, "second", False)]
)
def test_defaults(players: int, edition: str, rival: bool) -> None:
    options = new(players, edition=edition).options
    assert (options["rival"], options["achievement_rewards"], options["free_agents"]) == (rival, False, False)
    assert new(players).options["edition"] == "second"


# ----------------------------------------------------------------------------------- achievement rewards


def test_4_of_6_achievement_rewards_lie_open() -> None:
    drawn = [view(new(3, seed, achievement_rewards=True)).reward_tokens for seed in range(40)]
    assert all(len(set(tokens)) == 4 for tokens in drawn)
    assert {token for tokens in drawn for token in tokens} == set(range(1, 7))
    assert view(new(3)).reward_tokens == ()


def rewarded(*tokens: int) -> Table:
    """A has fulfilled two achievements and can fulfil the third; these tokens lie open."""
    table = Table(3, achievement_rewards=True).achieved("copper", "A").achieved("yen", "A")
    table.set(reward_tokens={str(token): 1 for token in tokens})
    return table.build("A", "shophouse_1", "copper_mine_1", "silk_mill_1", "tea_plantation_1", "fishing_ground_1")


def test_the_third_achievement_brings_one_reward_at_once() -> None:
    state = play(rewarded(1, 2, 3, 6).state(), "achieve production_4")
    assert legal(state, "claim") == ["claim 1", "claim 2", "claim 3", "claim 6"]
    assert step(play(state, "claim 2")) == "additional_and_placement"
    assert view(state).reward_tokens == (1, 3, 6)
    assert seat(state, "A").reward_tokens == (2,)


def test_fewer_achievements_bring_no_reward() -> None:
    table = Table(3, achievement_rewards=True).achieved("copper", "A").stock("A", yen=10)
    state = play(table.state(), "achieve yen")
    assert step(state) == "additional_and_placement"


def test_a_reward_with_a_country_counts_for_agents_and_sets() -> None:
    state = play(rewarded(1, 2, 3, 6).own("A", 4).state(), "achieve production_4; claim 1")
    assert seat(state, "A").agents["british"] == 1
    state = play(rewarded(1, 2, 3, 6).own("A", 4).state(), "achieve production_4; claim 2")
    assert seat(state, "A").agents["american"] == 0
    assert final(state, "A", "countries") == 2


def test_a_reward_with_a_free_agent_is_used_like_any() -> None:
    table = rewarded(1, 2, 3, 6).assistants("A", bank=2).stock("A", yen=0)
    state = play(table.state(), "achieve production_4; claim 6; agent bank")
    assert seat(state, "A").stock["yen"] == 2
    assert seat(state, "A").agents["free"] == 0
    assert final(state, "A", "agents") == 0


# ----------------------------------------------------------------------------------- free agents


def test_5_more_tokens_are_shuffled_in() -> None:
    tokens = Counter(
        shown.token for seed in range(40) for shown in view(new(4, seed, free_agents=True)).areas if shown.token
    )
    assert set(tokens) == set(range(1, 26))


def test_y33_a_free_agent_token_is_used_once_and_counts_as_a_token_once() -> None:
    table = Table(2, free_agents=True).token("bank", 21).goals("copper", "tokens", "production_4")
    table.assistants("A", bank=4, silk_mill_1=1).in_hand("A", shophouse=0).agents_used("A", british=2, french=1)
    state = play(table.moving().state(), "go bank; token")
    assert seat(state, "A").agents["free"] == 1
    assert seat(state, "A").tokens_taken == 1
    assert refused(state, "achieve tokens") == "condition_not_met"  # 1 token and 3 agents
    play(state, "agent silk_mill_1")
    assert seat(state, "A").agents["free"] == 0
    assert seat(state, "A").agents_used["free"] == 1
    assert refused(state, "achieve tokens") == "condition_not_met"
    table.agents_used("A", british=2, french=2)
    assert refused(play(table.state(), "go bank; token"), "achieve tokens") is None
