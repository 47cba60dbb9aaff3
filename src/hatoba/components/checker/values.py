"""The value model: what things are worth in yen, and how far a card may be off its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hatoba.components.checker.report import Report, tidy
from hatoba.components.names import GOODS
from hatoba.components.structure.schema import Data, Spot

Prices = Mapping[str, float]
Things = Mapping[str, int]

FURTHER_KIND: Final = 0.5  # another area to visit
FULL_POWER: Final = 5
MEAN_OFF: Final = 0.5  # how far all cards together may be off their line
THIRD_MIN: Final = 3  # rows in a third, for their mean to say something
FIRST_TURN_MOST: Final = 10  # worth of an order that can be paid at once
CLASS_SIZE: Final = 9  # orders of one class of goods have neighbouring numbers
CLASSES: Final = ((False, False), (True, False), (False, True), (True, True))  # with silk, with copper


class Offer(NamedTuple):
    """A card or space: what it asks, what that costs, what it gives, what that is worth."""

    name: int
    asks: str
    cost: float
    gives: str
    worth: float
    spot: Spot

    @property
    def gain(self) -> float:
        return self.worth - self.cost


class PriceLine(NamedTuple):
    """The worth that a cost should buy: `base + slope * cost`, give or take `band`.

    From `sharp_min` to `sharp_max` offers may be off by up to `sharp_band`, to give the game some edge.
    """

    base: float
    slope: float
    band: float
    sharp_min: int = 0
    sharp_max: int = 0
    sharp_band: float = 0

    def fair(self, offer: Offer) -> float:
        return self.base + self.slope * offer.cost

    def off(self, offer: Offer) -> float:
        return round(offer.worth - self.fair(offer), 2)

    def is_sharp(self, offer: Offer) -> bool:
        return abs(self.off(offer)) > self.band

    def __str__(self) -> str:
        text = f"line {self.base:g} + {self.slope:g} x cost, within {self.band:g}"
        if self.sharp_max:
            text += f"; {self.sharp_min} to {self.sharp_max} sharp ones within {self.sharp_band:g}"
        return text


# ---------------------------------------------------------------------------------------------- worth and cost
def good_prices(made: Mapping[str, Sequence[int]], buy: Things) -> dict[str, float]:
    """Yen for a good: the mean of Chinatown's price and of the tea that the same turn makes at power 3 and at 4."""
    return {
        good: mean([buy[good], *(tea / own for tea, own in zip(made["tea"][2:4], by_power[2:4], strict=True) if own)])
        for good, by_power in made.items()
    }


def mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 1)


def worth(prices: Prices, things: Things) -> float:
    return round(sum(prices[kind] * n for kind, n in things.items()), 2)


def order_cost(prices: Prices, cost: Things) -> float:
    return round(worth(prices, cost) + FURTHER_KIND * (len(cost) - 1), 2)


def faith_cost(prices: Prices, yen: int, faith: int) -> float:
    """The cheapest way at full power: the power first, 1 each, then one of each kind, cheapest first."""
    kinds = sorted([*(prices[good] for good in GOODS), prices["imports"], yen])
    return round(min(faith, FULL_POWER) + sum(kinds[: max(0, faith - FULL_POWER)]), 2)


def show(things: Things) -> str:
    return " ".join(f"{n} {kind}" for kind, n in things.items()) or "-"


# ---------------------------------------------------------------------------------------------- tests
def price_offers(report: Report, title: str, offers: Sequence[Offer], line: PriceLine) -> None:
    """Print the offers beside their line and test that they keep to it."""
    report.say("", f"{title}: {line}")
    report.say(f"  {'':>4} {'asks':<32} {'cost':>5} {'gives':<32} {'worth':>5} {'line':>5} {'off':>5} {'gain':>5}")
    for offer in offers:
        off = line.off(offer)
        report.say(
            f"  {offer.name:>4} {offer.asks:<32} {offer.cost:>5.1f} {offer.gives:<32} {offer.worth:>5.1f}"
            f" {line.fair(offer):>5.1f} {off:>+5.1f} {offer.gain:>+5.1f}{'  sharp' if line.is_sharp(offer) else ''}"
        )
        near = abs(off) <= max(line.band, line.sharp_band)
        report.test("band", near, offer.spot, "off_line", off=tidy(off))
    offs, gains = [line.off(offer) for offer in offers], [offer.gain for offer in offers]
    average, sharp = sum(offs) / len(offs), sum(map(line.is_sharp, offers))
    report.say(
        f"  {len(offers)} rows: off {min(offs):+.1f} to {max(offs):+.1f}, mean {average:+.2f}; "
        f"gain {min(gains):.1f} to {max(gains):.1f}"
    )
    table = offers[0].spot._replace(row=None)
    usual = {"least": line.sharp_min, "most": line.sharp_max}
    report.test("band", line.sharp_min <= sharp <= line.sharp_max, table, "sharp_rows", count=sharp, **usual)
    report.test("band", abs(average) <= MEAN_OFF, table, "mean_off", off=tidy(average))
    check_growth(report, table, offers)


def check_growth(report: Report, table: Spot, offers: Sequence[Offer]) -> None:
    """The gain pays for the turns, so it grows with size; seen where there are rows enough."""
    by_size = sorted(offers, key=lambda offer: (offer.cost, offer.gain))
    n = len(by_size) // 3
    if n < THIRD_MIN:
        return
    parts = (by_size[:n], by_size[n:-n], by_size[-n:])
    small, middle, large = (sum(offer.gain for offer in part) / len(part) for part in parts)
    report.say(f"  mean gain of the cheap, middle and dear third: {small:.1f}, {middle:.1f}, {large:.1f}")
    report.test("band", small < middle < large, table, "gain_grows")


def describe_orders(report: Report, rows: Sequence[Data], start: Things, prices: Prices) -> None:
    """What orders ask together, their classes of goods, and those that can be paid at once."""
    asked: Counter[str] = Counter()
    vp = imports = 0
    for row in rows:
        number, cost, reward = row["number"], row["cost"], row["reward"] | {"vp": order_vp(row)}
        asked.update(cost)
        vp += reward["vp"]
        imports += reward.get("imports", 0)
        wanted = CLASSES[(number - 1) // CLASS_SIZE % len(CLASSES)]
        spot = report.at("orders", f"number {number}")
        report.test("band", ("silk" in cost, "copper" in cost) == wanted, spot.inside("cost"), "goods_class")
        if all(start[good] >= n for good, n in cost.items()):
            value = worth(prices, reward)
            report.say(f"  order {number} can be paid with the starting goods: worth {value:g}")
            fair = value <= FIRST_TURN_MOST
            report.test("band", fair, spot, "first_turn", value=tidy(value), most=FIRST_TURN_MOST)
    largest = max(sum(row["cost"].values()) for row in rows)
    report.say(
        f"  goods asked: {', '.join(f'{good} {asked[good]}' for good in GOODS)}; most {largest} on a card; "
        f"VP {vp}, imports {imports}"
    )


def order_vp(row: Data) -> int:
    """The VP of an order: in Duel they stand apart, since they count at the end."""
    return int(row["vp"] if "vp" in row else row["reward"].get("vp", 0))
