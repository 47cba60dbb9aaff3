"""Yokohama: what the rulebooks state, and what follows from them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hatoba.components.checker.facts import (
    EITHER,
    FROM_1,
    FROM_2,
    FROM_3,
    ONE_OF_EACH,
    SELL,
    KnownFacts,
    by_id,
    check_facts,
    check_no_copper,
    each,
)
from hatoba.components.checker.report import Report
from hatoba.components.names import COUNTRIES, MAKERS, TECHNOLOGIES
from hatoba.components.structure.schema import Data

RULEBOOK: Final[KnownFacts] = {
    **each(
        "areas.rows.*.by_power",
        ("tea_plantation", "fishing_ground", "bank", "chinatown", "church", "laboratory_a", "laboratory_b"),
        FROM_1,
    ),
    **each("areas.rows.*.by_power", ("silk_mill", "employment_agency", "customs"), FROM_2),
    "areas.rows.copper_mine.by_power": FROM_3,
    **each("areas.rows.*.by_power", ("port_a", "port_b"), [0, 1, 2, 3, 3]),
    **each("areas.rows.*.vp", ("port_a", "port_b"), [0, 0, 0, 0, 3]),
    "player.goods": ONE_OF_EACH,
    "player.yen_start_player": 3,
    "player.yen_others": 4,
    "player.orders_dealt": 2,
    "player.orders_kept": 1,
    "player.orders_hand_max": 3,
    "player.shophouses": {"hand": 2, "warehouse": 6},
    "player.trading_houses": {"hand": 0, "warehouse": 4},
    "editions.original.assistants": {"total": 20, "hand": 8, "warehouse": 12, "score": 0},
    "editions.original.placement_a_min": 1,
    "editions.original.church_yen_per_faith": 1,
    "editions.original.technology_surcharge_from": 5,
    "editions.original.church_end": [4, 5, 6],
    "editions.original.customs_end": [4, 5, 6],
    "editions.second.assistants.total": 23,
    "editions.second.assistants.hand": 8,
    "editions.second.placement_a_min": 0,
    "editions.second.church_yen_per_faith": 2,
    "editions.second.technology_surcharge_from": 4,
    "editions.second.church_end": [5, 5, 6],
    "editions.second.customs_end": [5, 5, 6],
    "turn.placement_a_max": 3,
    "turn.placement_b": 2,
    "turn.placement_fee": 1,
    "turn.movement_fee": 1,
    "turn.canal_fee": 1,
    "turn.icons_per_agent": 2,
    **each(
        "power.*",
        ("assistant", "president", "shophouse", "trading_house", "station", "trading_house_income"),
        1,
    ),
    "power.max": 5,
    "power.build_from": 4,
    "power.five_power_token_at": 5,
    "hiring.assistant": 0,
    "hiring.shophouse": 2,
    "hiring.trading_house": [4, 5, 6, 7],
    "chinatown.sell": SELL,
    "chinatown.buy": SELL | {"imports": 4},
    "port.second_order": EITHER,
    "port.orders_max": 2,
    "laboratory.per_production": EITHER,
    "laboratory.surcharge": EITHER,
    "laboratory.slots.2": 1,
    "church.pay": ONE_OF_EACH | {"imports": 1},
    "church.majority": [6, 3],
    "church.spaces.2.faith": 6,
    "church.spaces.2.reward": {"vp": 5, "move": 2},
    "customs.majority": [8, 4],
    "customs.spaces.1.imports": 1,
    "customs.spaces.1.reward": {"vp": 4, "yen": 2},
    "orders.removed": [16, 5, 0],
    "technologies.effects.ball.vp_per_order": 2,
    "technologies.effects.brickyard.vp_per_customs": 4,
    "technologies.effects.electric_light.vp_per_trading_house": 3,
    "technologies.effects.exposition.vp_at_once": 10,
    "technologies.effects.gaslight.vp_per_shophouse": 2,
    "technologies.effects.language_school.yen_per_order": 1,
    "technologies.effects.letterpress.yen_per_technology": 1,
    "technologies.effects.mining.extra_copper": 1,
    "technologies.effects.newspaper.placement_a_max": 4,
    "technologies.effects.patent.vp_per_technology": 2,
    "technologies.effects.spinning_mill": {"pay_silk": 1, "get_yen": 2, "per_turn": 1},
    "technologies.effects.station.power": 1,
    "technologies.effects.stock": {"at_most_yen": 1, "fill_to_yen": 2},
    "technologies.effects.telegram.extra_assistants": 1,
    "technologies.effects.telephone.assistants_left": 1,
    "technologies.effects.university": {"pay_yen": 1, "assistants": 1, "per_turn": 1},
    "technologies.effects.winery.vp_per_church": 3,
    "achievements.rows.copper.later": 6,
    "achievements.rows.copper.need": {"copper": 5},
    "achievements.rows.silk.need": {"silk": 6},
    "achievements.rows.tea.need": {"tea": 7},
    "achievements.rows.fish.need": {"fish": 7},
    "achievements.rows.yen.need": {"yen": 10},
    "achievements.rows.tokens.need": {"tokens": 5},
    "achievements.rows.orders.need": {"orders": 5},
    "achievements.rows.technologies.need": {"technologies": 4},
    "achievements.rows.production_4.need": {"production": 4},
    "achievements.rows.commercial_4.need": {"commercial": 4},
    "achievements.rows.production_3_commercial_2.need": {"production": 3, "commercial": 2},
    "achievements.rows.production_2_commercial_3.need": {"production": 2, "commercial": 3},
    "mini_expansions.achievement_rewards.drawn": 4,
    "mini_expansions.achievement_rewards.needed": 3,
    "end.trading_houses": 4,
    "end.shophouses": 8,
    "end.extra_rounds": 1,
    "scoring.technology": [10, 5],
    "scoring.country_sets": [0, 2, 4, 8, 12],
    "scoring.unused_agent": 1,
    "scoring.imports": 1,
    "scoring.yen_per_vp": 2,
    "scoring.goods_per_vp": 3,
    "scoring.rival_production": 7.5,
}

DERIVED: Final[KnownFacts] = {
    "laboratory.slots": [0, 0, 1, 1, 2, 2],
    "customs.spaces.0.imports": 1,
    "editions.second.neutral_assistants": [1, 0, 0],
    "editions.second.assistants": {"total": 23, "hand": 8, "warehouse": 13, "score": 2},
}

# What the set-up picture prints on orders: VP, then yen. Imports, warehouse and move are icons without a number.
ORDER_NUMBERS: Final = {
    1: [1],
    2: [3],
    4: [5],
    7: [3],
    10: [4],
    14: [6, 2],
    15: [9],
    21: [11],
    22: [8],
    31: [2],
    34: [9],
    36: [5, 2],
}
ICONS_ONLY: Final = ("imports", "warehouse", "move")
TECHNOLOGY_NUMBERS: Final = {
    37: "stagecoach",
    38: "university",
    39: "university",
    40: "ball",
    41: "ball",
    42: "postal",
    44: "language_school",
    46: "patent",
    47: "winery",
    48: "gaslight",
    50: "stock",
    51: "letterpress",
    52: "letterpress",
    53: "brickyard",
    54: "mining",
    55: "electric_light",
    57: "station",
    59: "exposition",
    60: "newspaper",
    61: "newspaper",
    63: "telephone",
    65: "telegram",
}
USUAL_VALUE: Final = 3
OTHER_VALUES: Final = {
    "electric_light": 4,
    "station": 4,
    "exposition": 5,
    "newspaper": 5,
    "tram": 5,
    "telephone": 6,
    "telegram": 6,
}
COPIES_MAX: Final = 2
MOST_FAITH: Final = 11


def check(report: Report, s: Data) -> None:
    check_facts(report, s, "rulebook", RULEBOOK)
    check_facts(report, s, "derived", DERIVED)
    boards(report, s)
    orders(report, s)
    technologies(report, s)
    countries(report, s)
    spaces(report, s)
    sites_and_tokens(report, s)
    scoring_examples(report, s)


def boards(report: Report, s: Data) -> None:
    areas = by_id(s["areas"]["rows"])
    kinds = Counter(area["category"] for area in areas.values() for _ in range(area["boards"][2]))
    report.same("rulebook", kinds, Counter(production=8, commercial=9, none=1), report.at("areas", None, "boards"))
    on_map = [sum(area["boards"][i] for area in areas.values()) for i in range(3)]
    report.same("rulebook", on_map, [10, 14, 18], report.at("map", None, "pyramid"), "in_all")
    two, three = ({name for name, area in areas.items() if area["boards"][i] < area["boards"][2]} for i in (0, 1))
    report.same(
        "rulebook", two, {*MAKERS, "laboratory_b", "port_b", "chinatown", "canal"}, report.at("areas", None, "boards.0")
    )
    report.same("rulebook", three, {*MAKERS[:3], "laboratory_b"}, report.at("areas", None, "boards.1"))


def orders(report: Report, s: Data) -> None:
    rows = s["orders"]["rows"]
    for row in rows:
        number, reward = row["number"], row["reward"]
        if number in ORDER_NUMBERS:
            numbered = sorted(reward.keys() - set(ICONS_ONLY), key=lambda kind: (kind != "vp", kind))
            printed = [reward[kind] for kind in numbered]
            report.same("derived", printed, ORDER_NUMBERS[number], report.at("orders", f"number {number}", "reward"))
    check_no_copper(report, [(report.at("orders", f"number {row['number']}", "reward"), row["reward"]) for row in rows])


def technologies(report: Report, s: Data) -> None:
    cards = s["technologies"]["rows"]
    copies = Counter(card["id"] for card in cards)
    values = [card["value"] for card in cards]
    report.same("rulebook", set(copies), set(TECHNOLOGIES), report.at("technologies", None, "id"))
    report.test("derived", values == sorted(values), report.at("technologies", None, "value"), "by_value")
    report.test("derived", max(copies.values()) <= COPIES_MAX, report.at("technologies", None, "id"), "two_copies")
    for card in cards:
        name, number = card["id"], card["number"]
        spot = report.at("technologies", f"number {number}")
        report.same("derived", name, TECHNOLOGY_NUMBERS.get(number, name), spot.inside("id"))
        value = OTHER_VALUES.get(name, USUAL_VALUE)
        report.same("rulebook" if name == "tram" else "derived", card["value"], value, spot.inside("value"))


def countries(report: Report, s: Data) -> None:
    agents = {row["id"]: row["agents"] for row in s["countries"]["rows"]}
    report.same(
        "rulebook", agents, dict(zip(COUNTRIES, (3, 2, 2, 2, 1), strict=True)), report.at("countries", None, "agents")
    )
    british = sum(row["country"] == "british" for row in s["orders"]["rows"])
    report.test("rulebook", british > 1, report.at("orders", None, "country"), "two_british")
    tokens = s["mini_expansions"]["achievement_rewards"]["rows"]
    kinds = sorted(row.get("country", "free") for row in tokens)
    spot = report.at("mini_expansions.achievement_rewards", None, "country")
    report.same("derived", kinds, sorted((*COUNTRIES, "free")), spot)


def spaces(report: Report, s: Data) -> None:
    church = by_id(s["areas"]["rows"])["church"]
    most = church["by_power"][-1] + len(s["church"]["pay"]) + 1
    report.same("derived", most, MOST_FAITH, report.at("church", None, "pay"), "in_all")
    for board in ("church", "customs"):
        spaces = enumerate(s[board]["spaces"], 1)
        check_no_copper(report, [(report.at(board, str(i), "reward"), space["reward"]) for i, space in spaces])


def sites_and_tokens(report: Report, s: Data) -> None:
    sites, tokens = s["sites"]["rows"], s["five_power_tokens"]["rows"]
    shophouses = [reward for site in sites for reward in site["shophouses"]]
    examples = (
        ("sites", "trading_house", any(site["trading_house"] == {"vp": 9} for site in sites), {"vp": 9}),
        ("sites", "shophouses", any("copper" in reward for reward in shophouses), "copper"),
        ("five_power_tokens", "reward", any(token["reward"] == {"imports": 1} for token in tokens), {"imports": 1}),
        ("five_power_tokens", "reward", any("copper" in token["reward"] for token in tokens), "copper"),
    )
    for table, field, there, wanted in examples:
        report.test("rulebook", there, report.at(table, None, field), "some_row", wanted=wanted)
    houses = [(report.at("sites", f"site {site['site']}", "trading_house"), site["trading_house"]) for site in sites]
    check_no_copper(report, houses)


def scoring_examples(report: Report, s: Data) -> None:
    x = s["scoring"]
    report.same(
        "rulebook",
        sum(x["country_sets"][n - 1] for n in (5, 3, 1)),
        16,
        report.at("scoring", None, "country_sets"),
        "example",
    )
    rest = x["imports"] + 3 // x["yen_per_vp"] + 7 // x["goods_per_vp"]
    report.same("rulebook", rest, 4, report.at("scoring"), "example")
