"""Every kind of fault is reported with its table, row and field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hatoba.components import InvalidSheet, load, parse, structure

Data = dict[str, Any]
Fresh = Callable[[str], Data]
Fault = tuple[str, object, str]  # where, the new value, how the message begins
GONE = object()  # instead of a value: the field or row is left out

YOKOHAMA: list[Fault] = [
    # missing
    ("orders.rows.6.cost", GONE, "[orders] row number 7, field cost: is missing"),
    ("editions.second.rival", GONE, "[editions.second], field rival: is missing"),
    ("editions.second", GONE, "[editions.second]: is missing"),
    ("technologies.effects.ball.vp_per_order", GONE, "[technologies.effects], field ball.vp_per_order: is missing"),
    ("areas.rows.11.vp", GONE, "[areas] row id port_a, field vp: is missing"),
    ("church.spaces.2.faith", GONE, "[church] row 3, field faith: is missing"),
    ("orders.rows.6.number", GONE, "[orders] row 7, field number: is missing"),
    # wrong type
    (
        "orders.rows.6.cost.tea",
        "4",
        '[orders] row number 7, field cost.tea: must be a whole number of at least 1, not "4"',
    ),
    (
        "orders.rows.6.cost.tea",
        True,
        "[orders] row number 7, field cost.tea: must be a whole number of at least 1, not true",
    ),
    (
        "orders.rows.6.cost.tea",
        2.0,
        "[orders] row number 7, field cost.tea: must be a whole number of at least 1, not 2.0",
    ),
    ("orders.rows.6.reward", 3, "[orders] row number 7, field reward: must be an inline table of amounts, not 3"),
    ("orders.rows.6", 3, "[orders] row 7: must be a table, not 3"),
    ("orders.rows", {}, "[orders], field rows: must be a list of rows, not a table"),
    ("editions.second.rival", 1, "[editions.second], field rival: must be true or false, not 1"),
    ("church.spaces.3.neutral_2p", "yes", '[church] row 4, field neutral_2p: must be true or false, not "yes"'),
    (
        "scoring.rival_production",
        7.3,
        "[scoring], field rival_production: must be a number of at least 0, in steps of 0.5, not 7.3",
    ),
    (
        "scoring.rival_production",
        float("nan"),
        '[scoring], field rival_production: must be a number of at least 0, in steps of 0.5, not "nan"',
    ),
    ("hiring", [], "[hiring]: must be a table, not []"),
    # out of range
    ("chinatown.buy.silk", -1, "[chinatown], field buy.silk: must be a whole number of at least 0, not -1"),
    ("turn.canal_fee", 1000, "[turn], field canal_fee: must be a whole number of at most 999, not 1000"),
    ("scoring.yen_per_vp", 0, "[scoring], field yen_per_vp: must be a whole number of at least 1, not 0"),
    ("areas.rows.4.boards.1", 2, "[areas] row id bank, field boards.1: must be a whole number of at most 1, not 2"),
    ("player.presidents", 2, "[player], field presidents: must be 1 here, not 2"),
    # length and order of lists
    ("orders.removed", [16, 5], "[orders], field removed: must have 3 items, not 2"),
    ("areas.rows.0.by_power", [0, 0, 1, 2], "[areas] row id copper_mine, field by_power: must have 5 items, not 4"),
    ("sites.rows.1.shophouses", [{"vp": 1}] * 5, "[sites] row site 2, field shophouses: must have 4 items, not 5"),
    ("map.pyramid.0", [], "[map], field pyramid.0: must have at least 1 items, not 0"),
    # unknown ids
    (
        "orders.rows.6.country",
        "danish",
        "[orders] row number 7, field country: must be one of british, american, french, german, dutch, not",
    ),
    (
        "orders.rows.6.cost",
        {"slik": 1},
        "[orders] row number 7, field cost.slik: is not one of copper, silk, tea, fish; did you mean silk?",
    ),
    (
        "technologies.rows.0.id",
        "stage_coach",
        "[technologies] row number 37, field id: must be one of ball, brickyard, electric_light, exposition,",
    ),
    ("port.slots.0", "top", '[port], field slots.0: must be one of low, mid, high, not "top"'),
    ("areas.rows.1.id", "silkmill", '[areas] row 2, field id: must be "silk_mill" here, not "silkmill"'),
    (
        "goods.trade",
        ["tea", "fish"],
        '[goods], field trade: must be ["copper", "silk", "tea", "fish"] here, not ["tea", "fish"]',
    ),
    # unknown keys
    ("orders.rows.6.csot", {}, "[orders] row number 7, field csot: is not known here; did you mean cost?"),
    (
        "orders.rows.6.reward.points",
        1,
        "[orders] row number 7, field reward.points: is not one of vp, yen, copper, silk, tea, fish, imports,",
    ),
    ("turn.canal_free", 1, "[turn], field canal_free: is not known here; did you mean canal_fee?"),
    ("edition", {}, "[edition]: is not known here; did you mean editions?"),
    ("version", 1, "field version: is not known here"),
    ("technologies.effects.tram.per_turn", 1, "[technologies.effects], field tram.per_turn: is not known here"),
    ("areas.rows.4.vp", [0, 0, 0, 0, 0], "[areas] row id bank, field vp: does not belong in this row"),
    # numbers and rows
    ("orders.rows.7.number", 7, "[orders] row 8, field number: must be 8 here, not 7"),
    ("technologies.rows.0.number", 1, "[technologies] row 1, field number: must be 37 here, not 1"),
    ("orders.rows.35", GONE, "[orders], field rows: must have 36 rows, not 35"),
    ("orders.rows.6", GONE, "[orders] row 7, field number: must be 7 here, not 8"),
    ("church.spaces.6", GONE, "[church], field spaces: must have 7 rows, not 6"),
    # provenance
    (
        "orders.source",
        "memory",
        '[orders], field source: must be one of owner, rulebook, derived, designed, not "memory"',
    ),
    (
        "orders.rows.0.source",
        1,
        "[orders] row number 1, field source: must be one of owner, rulebook, derived, designed, not 1",
    ),
    (
        "orders.rows.0.derived",
        ["reward.yen"],
        '[orders] row number 1, field derived.0: names no field of this table or row: "reward.yen"',
    ),
    (
        "orders.derived",
        ["removed.2", "removed.3"],
        '[orders], field derived.1: names no field of this table or row: "removed.3"',
    ),
    ("orders.derived", ["rows"], '[orders], field derived.0: names no field of this table or row: "rows"'),
    ("orders.derived", "number", '[orders], field derived: must be a list, not "number"'),
    ("orders.derived", [""], '[orders], field derived.0: must be the name of a field, not ""'),
    # between tables and rows
    ("areas.rows.0.boards.0", 0, "[map], field pyramid.0: must hold the 9 boards of 2 players, not 10"),
    ("map.pyramid.1", [6, 5, 3], "[map], field pyramid.1: must shrink by one board a row"),
    (
        "editions.second.assistants.total",
        22,
        "[editions.second], field assistants.total: must be 23, the sum of the others",
    ),
    (
        "hiring.trading_house",
        [4, 5, 6],
        "[hiring], field trading_house: must have a price for each of the 4 trading_houses",
    ),
    ("player.orders_kept", 2, "[player], field orders_kept: must be less than orders_dealt"),
    (
        "editions.second.placement_a_min",
        4,
        "[editions.second], field placement_a_min: must not be more than placement_a_max of [turn]",
    ),
    (
        "editions.second.neutral_assistants",
        [2, 0, 0],
        "[editions.second], field neutral_assistants: must be [0, 0, 0], or [1, 0, 0]: the spaces of [church]",
    ),
    (
        "customs.spaces.3.neutral_2p",
        False,
        "[editions.second], field neutral_assistants: must be [0, 0, 0], or [0, 0, 0]: the spaces of [customs]",
    ),
    (
        "editions.original.customs_end.2",
        7,
        "[editions.original], field customs_end.2: must be less than the 7 spaces of the board",
    ),
    ("church.spaces.6.faith", 12, "[church] row 7, field faith: must be at most 11, which is all that can be had"),
    ("church.spaces.6.faith", 8, "[church] row 7, field faith: must not be less than on the space before it, 10"),
    ("customs.spaces.6.imports", 5, "[customs] row 7, field imports: must be at most 4, which is all that can be had"),
    ("port.slots.0", "mid", "[port], field slots: must be low, mid, high from the left, each at least once"),
    (
        "port.slots",
        ["low", "low", "low", "high", "high", "high"],
        "[port], field slots: must be low, mid, high from the left, each at least once",
    ),
    (
        "orders.removed.1",
        18,
        "[orders], field removed.1: must be less than the 18 orders that set-up for 3 players leaves",
    ),
    (
        "technologies.rows.2.value",
        4,
        "[technologies] row number 39, field value: must be 3, as on the other university card",
    ),
    (
        "technologies.rows.21.id",
        "station",
        "[technologies] row number 58, field id: must not be station a second time: there is one station token",
    ),
    ("achievements.rows.0.later", 10, "[achievements] row id copper, field first: must be more than later, 10"),
    (
        "mini_expansions.achievement_rewards.rows.5.country",
        "dutch",
        "[mini_expansions.achievement_rewards] row token 6, field country: must be there, or free_agents instead",
    ),
    (
        "mini_expansions.achievement_rewards.rows.0.country",
        GONE,
        "[mini_expansions.achievement_rewards] row token 1, field country: must be there, or free_agents instead",
    ),
    (
        "scoring.country_sets",
        [0, 2, 3, 8, 12],
        "[scoring], field country_sets.2: must be at least 4: a further country must not add less than the one",
    ),
]

DUEL: list[Fault] = [
    (
        "areas.rows.5.by_strength.4",
        61,
        "[areas] row id customs, field by_strength.4: must be a whole number of at most 60, not 61",
    ),
    # missing
    ("player.start_player.plus_1", GONE, "[player], field start_player.plus_1: is missing"),
    # out of range
    (
        "bonus_cards.rows.4.at_6",
        {},
        "[bonus_cards] row card 5, field at_6: must name at least 1 of yen, copper, silk, tea, fish, imports,",
    ),
    # length and order of lists
    ("strength.bonus_from", [5, 5, 7], "[strength], field bonus_from.1: must not be there twice: 5"),
    # unknown ids
    (
        "orders.rows.0.reward",
        {"vp": 1},
        "[orders] row number 1, field reward.vp: is not one of yen, copper, silk, tea, fish, imports, turn,",
    ),
    # unknown keys
    (
        "technologies.rows.0.effect",
        {"vp_per_shop": 1},
        "[technologies] row number 1, field effect.vp_per_shop: is not known here",
    ),
    # numbers and rows
    ("church_cards.rows.8", GONE, "[church_cards], field rows: must have 9 rows, not 8"),
    # between tables and rows
    ("player.orders_kept", 3, "[player], field orders_kept: must be less than orders_dealt"),
    ("player.warehouses", 5, "[building], field warehouse: must have a price for each of the 5 warehouses"),
    ("player.other_player.plus_1", 5, "[player], field other_player.plus_1: must be at most 4, what a hand may hold"),
    ("extra_strength.rows.0.cards", 2, "[extra_strength] row id plus_1, field cards: must be at least 3, those dealt"),
    ("display.church_cards_out", 2, "[display], field church_cards_out: must make 9 together with church_cards, 6"),
    ("rounds.rounds", 5, "[display], field technologies: must be less: new ones in each of 5 rounds, of 20 in all"),
    ("rounds.turns", 5, "[rounds], field turns: must be a whole number of at most 4, not 5"),
    ("strength_cards.rows.1.after", 2, "[strength_cards] row 2, field after: must be more than before, 2"),
    (
        "strength_cards.rows.1.cost",
        0,
        "[strength_cards] row 2, field cost: must be a whole number of at least 1, not 0",
    ),
    (
        "strength_cards.rows.1.before",
        1,
        "[strength_cards] row 2, field before: must be more than on the card before it",
    ),
    (
        "technologies.rows.9",
        {"number": 10, "id": "tram", "value": 1, "effect": {"per_round": 1}},
        "[technologies] row number 15, field id: must not be tram again: number 10 is",
    ),
    (
        "church_cards.rows.8.faith",
        12,
        "[church_cards] row card 9, field faith: must be at most 11, which is all that can be had",
    ),
]

NIPPON: list[Fault] = [
    # missing
    ("tracks.coal.stars", GONE, "[tracks.coal], field stars: is missing"),
    ("scoring_track", GONE, "[scoring_track]: is missing"),
    # wrong type
    (
        "regions.rows.0.name",
        "Ho;kkaido",
        '[regions] row id hokkaido, field name: must be a name of letters, spaces and hyphens, not "Ho;kkaido"',
    ),
    (
        "regions.rows.0.name",
        "",
        '[regions] row id hokkaido, field name: must be a name of letters, spaces and hyphens, not ""',
    ),
    ("regions.rows.0.name", "x" * 41, "[regions] row id hokkaido, field name: must have at most 40 characters, not 41"),
    # out of range
    (
        "regions.rows.1.bonus",
        {"yen": 5, "vp": 1},
        "[regions] row id kanto, field bonus: must name at most 1 of yen, coal, vp",
    ),
    ("ships.stars.2", 2, "[ships], field stars.2: must be a whole number of at most 1, not 2"),
    # length and order of lists
    ("contracts.rows.0.goods", [1, 1, 1, 1], "[contracts] row number 1, field goods: must have at most 3 items, not 4"),
    ("costs.mines", [1, 0, 6], "[costs], field mines.1: must not be less than the item before it, 1"),
    ("city_tiles.rows.1.goods.2", "paper", '[city_tiles] row tile 2, field goods.2: must not be there twice: "paper"'),
    # unknown ids
    (
        "factories.rows.0.bonus",
        "once_yen",
        '[factories] row number 1, field bonus: must be "consolidation_yen" here, not "once_yen"',
    ),
    ("reward_tokens.rows.1.bonus", {"yen": 2}, "[reward_tokens] row 2, field bonus.yen: is not known here"),
    (
        "action_spaces.rows.4.actions.0",
        "market",
        "[action_spaces] row space 5, field actions.0: must be one of knowledge, production, export, invest,",
    ),
    # unknown keys
    ("achievements.rows.0.machine", 2, "[achievements] row id contracts, field machine: does not belong in this row"),
    # numbers and rows
    ("contracts.rows.0.number", True, "[contracts] row number 1, field number: must be 1 here, not true"),
    # provenance
    ("tracks.coal.designed", ["star"], '[tracks.coal], field designed.0: names no field of this table or row: "star"'),
    # between tables and rows
    (
        "workers.removed.2",
        4,
        "[workers], field removed.2: must be less: set-up for 4 players needs 27 workers and 24 are left",
    ),
    (
        "action_spaces.rows.4.actions.0",
        "mines",
        "[action_spaces] row space 5, field actions.0: must not be mines again: it is on space 3",
    ),
    (
        "action_spaces.rows.0.actions",
        ["knowledge"],
        "[action_spaces], field rows: must have a space for each action, also for production",
    ),
    ("tracks.coal.spaces.5", 4, "[tracks.coal], field spaces.5: must be more than the number before it, 4"),
    ("tracks.money.spaces.0", 0, "[tracks.money], field spaces.0: must be more than the number before it, 0"),
    ("tracks.knowledge.stars", [0, 1], "[tracks.knowledge], field stars: must say 0 or 1 for each of the 10 spaces"),
    ("tracks.knowledge.spaces.9", 0, "[goods] row id clocks, field knowledge: must be at most 5, the end of the track"),
    ("ships.pieces", 5, "[ships], field stars: must say 0 or 1 for each of the 5 places"),
    (
        "trains.money_marks.2",
        [5, 7],
        "[trains], field money_marks.2: must name places of the row, from 1 to 6, from the left, each once",
    ),
    (
        "trains.money_marks.1",
        [2, 3],
        "[trains], field money_marks.1: must name places of the row, from 1 to 6, from the left, each once",
    ),
    (
        "workers.on_board",
        5,
        "[emperor], field multipliers: must have a number for each of 1 to 5 workers (on_board of [workers])",
    ),
    (
        "actions.machine_max",
        1,
        "[achievements] row id full_machines, field machine: must be at most 1, machine_max of [actions]",
    ),
    (
        "contracts.rows.7.goods",
        [2, 5],
        "[contracts] row number 8, field goods.1: must be at most 4, the room of a store",
    ),
    (
        "contracts.rows.1",
        {"number": 2, "goods": [2], "yen": 6, "vp": 0, "money": 1},
        "[contracts] row number 2, field goods: must not be the same contract as number 1",
    ),
    ("regions.rows.3.cities.0", "TOKYO", "[regions] row id kyushu, field cities.0: must not be TOKYO again"),
    ("reward_tokens.removed.0", 7, "[reward_tokens], field removed.0: must be at most 6, the tokens of multiplier 2"),
    ("scoring_track.start", 3, "[scoring_track], field start: must be at most 2, the first of marks_after"),
    (
        "scoring_track.golden",
        [4, 5, 6],
        "[scoring_track], field golden: must be neighbouring spaces after the last of marks_after",
    ),
    (
        "scoring_track.golden",
        [5, 6, 8],
        "[scoring_track], field golden: must be neighbouring spaces after the last of marks_after",
    ),
    ("scoring_track.spaces", 7, "[scoring_track], field golden: must not be beyond the last space, 7"),
    ("scoring_track.final_turns", 2, "[scoring_track], field final_turns: must be 3, the number of golden spaces"),
    (
        "region_scoring.rows.2.vp",
        [22, 22, 11],
        "[region_scoring] row scoring 3, field vp: must fall from place to place",
    ),
]


CASES = [
    pytest.param(game, fault, id=f"{game} {fault[0]}")
    for game, faults in (("yokohama", YOKOHAMA), ("duel", DUEL), ("nippon", NIPPON))
    for fault in faults
]


@pytest.mark.parametrize(("game", "fault"), CASES)
def test_fault_is_found(fresh: Fresh, game: str, fault: Fault) -> None:
    path, value, message = fault
    data = fresh(game)
    spoil(data, path, value)
    with pytest.raises(InvalidSheet) as caught:
        structure.check(data, game)
    assert str(caught.value).startswith(f"{game} sheet, {message}")


def spoil(data: Data, path: str, value: object) -> None:
    *way, last = (int(step) if step.isdecimal() else step for step in path.split("."))
    node: Any = data
    for step in way:
        node = node[step]
    if value is GONE:
        del node[last]
    else:
        node[last] = value


def test_attributes_say_where() -> None:
    text = load("yokohama").text.replace("cost = { tea = 4, fish = 2 }", "cost = { tea = -1, fish = 2 }")
    with pytest.raises(InvalidSheet) as caught:
        parse(text)
    error = caught.value
    assert (error.game, error.table, error.row, error.field) == ("yokohama", "orders", "number 7", "cost.tea")
    assert error.problem == "must be a whole number of at least 1, not -1"
    assert str(error) == f"yokohama sheet, [orders] row number 7, field cost.tea: {error.problem}"


def test_more_orders_than_a_hand_holds(fresh: Fresh) -> None:
    data = fresh("yokohama")
    data["player"] |= {"orders_dealt": 5, "orders_kept": 4}
    with pytest.raises(InvalidSheet, match=r"\[player\], field orders_kept: must not be more than orders_hand_max$"):
        structure.check(data)


def test_no_area_always_open(fresh: Fresh) -> None:
    data = fresh("duel")
    for area in data["areas"]["rows"]:
        area["always_open"] = False
    with pytest.raises(
        InvalidSheet, match=r"^duel sheet, \[areas\], field rows: must have an area that is always_open"
    ):
        structure.check(data)
