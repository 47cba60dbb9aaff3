"""Yokohama: the value model and the bands of the designed components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hatoba.components.checker.facts import by_id
from hatoba.components.checker.report import Report
from hatoba.components.checker.values import (
    Offer,
    PriceLine,
    Prices,
    describe_orders,
    faith_cost,
    good_prices,
    order_cost,
    price_offers,
    show,
    worth,
)
from hatoba.components.names import COUNTRIES, GOODS, MAKERS
from hatoba.components.structure.schema import Data

ORDERS: Final = PriceLine(2.5, 1.75, 1.5, sharp_min=1, sharp_max=4, sharp_band=2.5)
CHURCH: Final = PriceLine(3, 1.2, 1.5, sharp_min=1, sharp_max=2, sharp_band=2)
CUSTOMS: Final = PriceLine(3, 1.75, 1)

# From and to, in yen
SHOPHOUSE: Final = (1.5, 6)
FOUR_SHOPHOUSES: Final = (10, 14)
TRADING_HOUSE: Final = (16, 22)
SITE: Final = (30, 33)
TOKEN: Final = (4, 5)
# From and to, in VP
TRADING_HOUSE_VP: Final = (7, 11)
FIRST: Final = (8, 12)
LATER_SHARE: Final = (55, 67)  # percent


def check(report: Report, s: Data) -> None:
    prices = price_list(s)
    report.say("YOKOHAMA, in yen: " + ", ".join(f"{kind} {price:g}" for kind, price in prices.items()))
    offers = orders(report, s, prices)
    countries(report, s, offers)
    copies(report, s)
    church_and_customs(report, s, prices)
    sites(report, s, prices)
    tokens(report, s, prices)
    achievements(report, s)


def price_list(s: Data) -> Prices:
    areas, buy = by_id(s["areas"]["rows"]), s["chinatown"]["buy"]
    goods = good_prices({g: areas[maker]["by_power"] for g, maker in zip(GOODS, MAKERS, strict=True)}, buy)
    return goods | {
        "any_good": max(goods.values()),
        "yen": 1,
        "vp": s["scoring"]["yen_per_vp"],
        "imports": buy["imports"],
        "warehouse": 1.5,
        "move": 1,
    }


def orders(report: Report, s: Data, prices: Prices) -> list[Offer]:
    offers = [
        Offer(
            row["number"],
            show(row["cost"]),
            order_cost(prices, row["cost"]),
            show(row["reward"]),
            worth(prices, row["reward"]),
            report.at("orders", f"number {row['number']}"),
        )
        for row in s["orders"]["rows"]
    ]
    price_offers(report, "Yokohama orders", offers, ORDERS)
    describe_orders(report, s["orders"]["rows"], s["player"]["goods"], prices)
    return offers


def countries(report: Report, s: Data, offers: Sequence[Offer]) -> None:
    """Icons are spread over the countries as the agents are; the rare Dutch icon is not sold cheap."""
    agents = {row["id"]: row["agents"] for row in s["countries"]["rows"]}
    rows, cards = s["orders"]["rows"], s["technologies"]["rows"]
    on_orders, on_cards = (Counter(row["country"] for row in part) for part in (rows, cards))
    icons = on_orders + on_cards
    report.say(
        "",
        "Country icons, orders + technologies: "
        + ", ".join(f"{c} {on_orders[c]} + {on_cards[c]} = {icons[c]}" for c in COUNTRIES),
    )
    for name, number in (("orders", on_orders), ("technologies", on_cards)):
        spread = [number[c] for c in COUNTRIES]
        ordered = number["british"] == max(spread) and number["dutch"] == min(spread)
        report.test("band", ordered, report.at(name, None, "country"), "british_most")
    for c in COUNTRIES:
        off = [ORDERS.off(offer) for offer, row in zip(offers, rows, strict=True) if row["country"] == c]
        average = sum(off) / len(off) if off else 0
        report.say(f"  {c:<9} agents {agents[c]}, its orders off the line by {average:+.2f} on average")
        share = len(rows + cards) * agents[c] / max(1, sum(agents.values()))
        spot = report.at("countries", f"id {c}")
        report.test("band", abs(icons[c] - share) < 1, spot, "icons_share", value=icons[c], wanted=round(share))
        report.test("band", c != "dutch" or average <= 0, report.at("orders", None, "country"), "dutch_cheap")


def copies(report: Report, s: Data) -> None:
    seen: set[tuple[str, str]] = set()
    for card in s["technologies"]["rows"]:
        copy = (card["id"], card["country"])
        spot = report.at("technologies", f"number {card['number']}", "country")
        report.test("band", copy not in seen, spot, "copies_countries", name=card["id"])
        seen.add(copy)


def church_and_customs(report: Report, s: Data, prices: Prices) -> None:
    yen = s["editions"]["second"]["church_yen_per_faith"]
    church = [
        Offer(
            i,
            f"faith {space['faith']}",
            faith_cost(prices, yen, space["faith"]),
            show(space["reward"]),
            worth(prices, space["reward"]),
            report.at("church", str(i)),
        )
        for i, space in enumerate(s["church"]["spaces"], 1)
    ]
    customs = [
        Offer(
            i,
            f"{space['imports']} imports",
            space["imports"] * prices["imports"],
            show(space["reward"]),
            worth(prices, space["reward"]),
            report.at("customs", str(i)),
        )
        for i, space in enumerate(s["customs"]["spaces"], 1)
    ]
    price_offers(report, "Yokohama church (cost: the cheapest way at power 5)", church, CHURCH)
    price_offers(report, "Yokohama customs (cost: imports only)", customs, CUSTOMS)


def sites(report: Report, s: Data, prices: Prices) -> None:
    report.say(
        "", "Building sites: a shophouse 1.5 to 6, all four 10 to 14; the trading house 16 to 22; together 30 to 33"
    )
    for row in s["sites"]["rows"]:
        spot, reward = report.at("sites", f"site {row['site']}"), row["trading_house"]
        shops, house = [worth(prices, shop) for shop in row["shophouses"]], worth(prices, reward)
        four = sum(shops)
        report.say(
            f"  {row['site']:>3} {' | '.join(map(show, row['shophouses'])):<48} {four:>5.1f}"
            f"   {show(reward):<22} {house:>5.1f} {four + house:>6.1f}"
        )
        for i, shop in enumerate(shops):
            report.within(spot.inside(f"shophouses.{i}"), shop, SHOPHOUSE, "worth_outside")
        report.within(spot.inside("shophouses"), four, FOUR_SHOPHOUSES, "worth_outside")
        report.within(spot.inside("trading_house"), house, TRADING_HOUSE, "worth_outside")
        report.within(spot.inside("trading_house"), reward.get("vp", 0), TRADING_HOUSE_VP, "points_outside")
        report.within(spot, four + house, SITE, "worth_outside")


def tokens(report: Report, s: Data, prices: Prices) -> None:
    values = {row["token"]: worth(prices, row["reward"]) for row in s["five_power_tokens"]["rows"]}
    texts = [f"{show(row['reward'])} ({values[row['token']]:g})" for row in s["five_power_tokens"]["rows"]]
    report.say("", "Five-power tokens, 4 to 5: " + ", ".join(texts))
    for token, value in values.items():
        report.within(report.at("five_power_tokens", f"token {token}", "reward"), value, TOKEN, "worth_outside")


def achievements(report: Report, s: Data) -> None:
    rows = s["achievements"]["rows"]
    texts = [f"{row['id']} {row['first']}/{row['later']}" for row in rows]
    report.say("", "Achievements, first 8 to 12, later 55 to 67 %: " + ", ".join(texts))
    for row in rows:
        spot = report.at("achievements", f"id {row['id']}")
        report.within(spot.inside("first"), row["first"], FIRST, "points_outside")
        report.within(
            spot.inside("later"), 100 * row["later"] / row["first"], LATER_SHARE, "share_outside", other="first"
        )
