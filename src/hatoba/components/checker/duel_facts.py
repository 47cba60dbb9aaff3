"""Yokohama Duel: what the rulebook states, and what follows from it."""

from __future__ import annotations

from typing import Final

from hatoba.components.checker.facts import (
    EITHER,
    FROM_1,
    FROM_2,
    FROM_3,
    ONE_OF_EACH,
    SELL,
    KnownFacts,
    check_facts,
    check_no_copper,
    each,
)
from hatoba.components.checker.report import Report
from hatoba.components.structure.schema import Data

EFFECTS: Final[KnownFacts] = {
    "exposition": {"vp": 8},
    "ball": {"vp_per_order": 1},
    "station": {"strength": 1, "per_round": 1},
    "mining": {"extra_copper": 1},
    "stock": {"at_most_yen": 1, "yen": 1},
    "patent": {"vp_per_technology": 2},
    "letterpress": {"yen_per_technology": 2},
    "stagecoach": {"per_round": 1},
    "electric_light": {"vp_per_warehouse": 3},
    "postal": {"per_round": 1},
    "gaslight": {"vp_per_shop": 1},
    "telegraph": {"extra_strength": 1},
    "language_school": {"yen_per_order": 1},
    "university": {"upgrade_cost": 0},
    "tram": {"per_round": 1},
    "winery": {"vp_per_church_card": 2},
    "telephone": {"pay_yen": 1, "strength": 1, "per_round": 1},
    "newspaper": {"at_once": {"plus_1": 1}, "each_round": {"plus_1": 1}},
    "spinning_mill": {"pay_silk": 1, "get_yen": 2, "per_round": 1},
    "brickyard": {"vp_per_turned_import": 2},
}

RULEBOOK: Final[KnownFacts] = {
    **each(
        "areas.rows.*.by_strength",
        ("tea_plantation", "fishing_ground", "church", "chinatown", "bank", "laboratory"),
        FROM_1,
    ),
    **each("areas.rows.*.by_strength", ("silk_mill", "customs"), FROM_2),
    "areas.rows.copper_mine.by_strength": FROM_3,
    "rounds.rounds": 4,
    "rounds.turns": 4,
    "player.shops": 8,
    "player.warehouses": 4,
    "player.goods": ONE_OF_EACH,
    "player.orders_dealt": 3,
    "player.orders_kept": 2,
    "player.start_player": {"yen": 3, "plus_1": 1},
    "player.other_player": {"yen": 4, "plus_1": 2},
    "display.bonus_cards": 3,
    "display.technologies": 5,
    "display.church_cards": 6,
    "display.church_cards_out": 3,
    "extra_strength.hand_max": 4,
    "extra_strength.rows.plus_1.strength": 1,
    "extra_strength.rows.plus_1.cards": 8,
    "extra_strength.rows.plus_2.strength": 2,
    "extra_strength.rows.plus_2.cards": 5,
    "strength.shop": 1,
    "strength.warehouse": 1,
    "strength.station": 1,
    "strength.build_from": 4,
    "strength.bonus_from": [5, 6, 7],
    "strength.warehouse_income": 1,
    "agents.cards": 7,
    "agents.strength": 3,
    "agents.needs": {"orders": 3, "technologies": 3, "church_cards": 2, "turned_imports": 2},
    "building.shop": 1,
    "building.warehouse": [4, 5, 6, 7],
    "church.pay": ONE_OF_EACH | {"imports": 1, "yen": 1},
    "chinatown.buy.imports": 4,
    "laboratory.per_production": EITHER,
    "laboratory.surcharge_from": 4,
    "laboratory.surcharge": EITHER,
    "port.orders_max": 2,
    "port.second_order": EITHER,
    **{f"technologies.rows.{name}.effect": effect for name, effect in EFFECTS.items()},
    "scoring.most_orders": 6,
    "scoring.most_production": 6,
    "scoring.warehouse": 5,
    "scoring.shop": 1,
    "scoring.turned_import": 4,
    "scoring.face_up_import": 1,
    "scoring.yen_per_vp": 2,
    "scoring.goods_per_vp": 3,
}

DERIVED: Final[KnownFacts] = {
    "areas.rows.port.by_strength": FROM_1,  # the book prints "strength 2" twice, the second is 4
    "chinatown.sell": SELL,
    "chinatown.buy": SELL | {"imports": 4},
}

STRENGTHS: Final = [1, 2, 3, 4]
CARD_OF_THE_EXAMPLE: Final = (8, {"plus_2": 1})  # faith and reward


def check(report: Report, s: Data) -> None:
    check_facts(report, s, "rulebook", RULEBOOK)
    check_facts(report, s, "derived", DERIVED)
    never_used = {area["id"] for area in s["areas"]["rows"] if area["always_open"]}
    report.same("rulebook", never_used, {"laboratory", "port"}, report.at("areas", None, "always_open"))
    strengths = [card["before"] for card in s["strength_cards"]["rows"]]
    report.same("derived", strengths, STRENGTHS, report.at("strength_cards", None, "before"))
    shown = s["rounds"]["rounds"] * s["display"]["technologies"]
    report.same("derived", shown, len(s["technologies"]["rows"]), report.at("display", None, "technologies"), "in_all")
    cards(report, s)


def cards(report: Report, s: Data) -> None:
    bonuses, church = s["bonus_cards"]["rows"], s["church_cards"]["rows"]
    rewards = [card[level] for card in bonuses for level in ("at_5", "at_6", "at_7")]
    spot = report.at("bonus_cards")
    yen = any(card["at_5"] == {"yen": 2} for card in bonuses)
    report.test("rulebook", yen, spot.inside("at_5"), "some_row", wanted={"yen": 2})
    report.test("rulebook", any("copper" in reward for reward in rewards), spot, "some_row", wanted="copper")
    example = any((card["faith"], card["reward"]) == CARD_OF_THE_EXAMPLE for card in church)
    report.test("rulebook", example, report.at("church_cards"), "some_row", wanted={"faith": 8, "plus_2": 1})
    orders = s["orders"]["rows"]
    check_no_copper(
        report, [(report.at("orders", f"number {row['number']}", "reward"), row["reward"]) for row in orders]
    )
    check_no_copper(
        report, [(report.at("church_cards", f"card {card['card']}", "reward"), card["reward"]) for card in church]
    )
