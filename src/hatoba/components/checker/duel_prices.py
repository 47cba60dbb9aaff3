"""Yokohama Duel: the value model and the bands of the designed components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hatoba.components.checker.facts import by_id
from hatoba.components.checker.report import Report
from hatoba.components.checker.values import (
    Offer,
    PriceLine,
    Prices,
    Things,
    describe_orders,
    faith_cost,
    good_prices,
    order_cost,
    price_offers,
    show,
    worth,
)
from hatoba.components.names import GOODS, MAKERS
from hatoba.components.structure.schema import Data

ORDERS: Final = PriceLine(3, 1.6, 1.5, sharp_min=1, sharp_max=4, sharp_band=2.5)
CHURCH_CARDS: Final = PriceLine(1, 1.6, 1)
BONUSES: Final = {"at_5": (1.5, 2.3), "at_6": (1.5, 2.3), "at_7": (2.3, 4.6)}
BONUS_CARD: Final = (6, 8.5)
YEN_PER_STRENGTH: Final = (1, 3)
VP_PER_PRODUCTION: Final = (0.9, 1.4)
PRODUCTION_VALUES: Final = [2, 3, 4, 5, 6, 7]
FAITH: Final = list(range(3, 11))
ORDERS_LEFT: Final = 12  # for each player after the deal, at least
# How many of each a usual game has, for technologies that pay for them at the end
USUAL: Final[Mapping[str, int]] = {
    "vp": 1,
    "vp_per_order": 5,
    "vp_per_technology": 3,
    "vp_per_warehouse": 2,
    "vp_per_shop": 4,
    "vp_per_church_card": 2,
    "vp_per_turned_import": 3,
}


def check(report: Report, s: Data) -> None:
    prices = price_list(s)
    report.say("YOKOHAMA DUEL, in yen: " + ", ".join(f"{kind} {price:g}" for kind, price in prices.items()))
    upgrades(report, s)
    bonus_cards(report, s, prices)
    orders(report, s, prices)
    technologies(report, s)
    church_cards(report, s, prices)


def price_list(s: Data) -> Prices:
    areas, buy = by_id(s["areas"]["rows"]), s["chinatown"]["buy"]
    goods = good_prices({g: areas[maker]["by_strength"] for g, maker in zip(GOODS, MAKERS, strict=True)}, buy)
    return goods | {
        "yen": 1,
        "vp": s["scoring"]["yen_per_vp"],
        "imports": buy["imports"],
        "turn": 3,
        "orders": 1.5,
        "plus_1": 1.5,
        "plus_2": 3,
    }


def upgrades(report: Report, s: Data) -> None:
    rows = s["strength_cards"]["rows"]
    texts = [f"{row['before']} to {row['after']} for {row['cost']}" for row in rows]
    report.say("Upgrades, 1 to 3 yen for each strength: " + ", ".join(texts))
    for i, row in enumerate(rows, 1):
        spot = report.at("strength_cards", str(i), "cost")
        report.within(spot, row["cost"] / (row["after"] - row["before"]), YEN_PER_STRENGTH, "upgrade_price")


def bonus_cards(report: Report, s: Data, prices: Prices) -> None:
    report.say("", "Bonus cards: at 5 and at 6 1.5 to 2.3, at 7 2.3 to 4.6, together 6 to 8.5")
    for row in s["bonus_cards"]["rows"]:
        values = {level: worth(prices, row[level]) for level in BONUSES}
        together = sum(values.values())
        report.say(
            f"  {row['card']:>3} {' | '.join(show(row[level]) for level in BONUSES):<38} "
            + " ".join(f"{value:>4.1f}" for value in values.values())
            + f" {together:>5.1f}"
        )
        spot = report.at("bonus_cards", f"card {row['card']}")
        for level, band in BONUSES.items():
            report.within(spot.inside(level), values[level], band, "worth_outside")
        report.within(spot, together, BONUS_CARD, "worth_outside")


def gives(row: Data) -> Things:
    return {"vp": row["vp"], **row["reward"]}


def orders(report: Report, s: Data, prices: Prices) -> None:
    rows = s["orders"]["rows"]
    offers = [
        Offer(
            row["number"],
            show(row["cost"]),
            order_cost(prices, row["cost"]),
            show(gives(row)),
            worth(prices, gives(row)),
            report.at("orders", f"number {row['number']}"),
        )
        for row in rows
    ]
    price_offers(report, "Duel orders", offers, ORDERS)
    describe_orders(report, rows, s["player"]["goods"], prices)
    left = (len(rows) - 2 * s["player"]["orders_kept"]) // 2
    report.say(f"  after the deal each player can keep {left} more before the deck is empty")
    spot = report.at("player", None, "orders_kept")
    report.test("band", left >= ORDERS_LEFT, spot, "orders_short", value=left, least=ORDERS_LEFT)


def technologies(report: Report, s: Data) -> None:
    rows = s["technologies"]["rows"]
    values = sorted({row["value"] for row in rows})
    report.same("band", values, PRODUCTION_VALUES, report.at("technologies", None, "value"))
    report.say("", "Technologies by production value")
    for value in values:
        report.say(f"  {value}: " + ", ".join(row["id"] for row in rows if row["value"] == value))
    report.say(
        "  VP for each production, 0.9 to 1.4, in a game with 5 orders, 3 technologies, 2 warehouses, 4 shops, "
        "2 church cards, 3 turned imports:"
    )
    for row in rows:
        for kind in USUAL.keys() & row["effect"].keys():
            name, vp, value = row["id"], row["effect"][kind] * USUAL[kind], row["value"]
            report.say(f"    {name:<15} {vp} VP for {value}: {vp / value:.2f}")
            spot = report.at("technologies", f"number {row['number']}")
            report.within(spot, vp / value, VP_PER_PRODUCTION, "vp_per_production")


def church_cards(report: Report, s: Data, prices: Prices) -> None:
    rows, yen = s["church_cards"]["rows"], s["church"]["pay"]["yen"]
    report.same("band", sorted({row["faith"] for row in rows}), FAITH, report.at("church_cards", None, "faith"))
    offers = [
        Offer(
            row["card"],
            f"faith {row['faith']}",
            faith_cost(prices, yen, row["faith"]),
            show(gives(row)),
            worth(prices, gives(row)),
            report.at("church_cards", f"card {row['card']}"),
        )
        for row in rows
    ]
    price_offers(report, "Duel church cards (cost: the cheapest way at strength 5)", offers, CHURCH_CARDS)
