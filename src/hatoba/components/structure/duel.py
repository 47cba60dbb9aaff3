"""What a Yokohama Duel sheet must look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hatoba.components.errors import Argument, Fault
from hatoba.components.names import GOODS, TECHNOLOGIES
from hatoba.components.structure.schema import (
    Amounts,
    By,
    Data,
    Exactly,
    Fields,
    Flag,
    Int,
    ListOf,
    OneOf,
    Rows,
    Rule,
    Schema,
    TableRule,
    each_of,
    in_order,
    per_power,
)


def wrong(table: str, row: str | None, field: str, problem: str, **arguments: Argument) -> Fault:
    return Fault("duel", table, row, field, problem, arguments)


REWARDS: Final = ("yen", *GOODS, "imports", "turn", "orders", "plus_1", "plus_2")  # VP stand apart, they count later
LEVELS: Final = ("at_5", "at_6", "at_7")
ORDERS: Final = 36
CHURCH_CARDS: Final = 9
BONUS_CARDS: Final = 16
STRENGTH_CARDS: Final = 4
TURNED_MOST: Final = 60  # imports at once: each number is a way of one action, a bit of a machine word

AREAS: Final = {  # what the action gives
    "tea_plantation": "tea",
    "fishing_ground": "fish",
    "silk_mill": "silk",
    "copper_mine": "copper",
    "church": "faith",
    "customs": "turns",
    "chinatown": "exchanges",
    "bank": "yen",
    "laboratory": "production",
    "port": "orders_drawn",
}

# ---------------------------------------------------------------------------------------------- values used often
count: Final = Int()
positive: Final = Int(min=1)
once: Final = Exactly(1)  # the code remembers whether, not how often
cost: Final = Amounts(GOODS, least=1)
reward: Final = Amounts(REWARDS)
some_reward: Final = Amounts(REWARDS, least=1)
either: Final = each_of(("yen", "imports"), positive)  # a price in one or the other
plus_1: Final = Fields({"plus_1": count})

EFFECTS: Final[dict[str, Rule]] = {
    "exposition": Fields({"vp": count}),
    "ball": Fields({"vp_per_order": count}),
    "station": Fields({"strength": count, "per_round": once}),
    "mining": Fields({"extra_copper": count}),
    "stock": Fields({"at_most_yen": count, "yen": count}),
    "patent": Fields({"vp_per_technology": count}),
    "letterpress": Fields({"yen_per_technology": count}),
    "stagecoach": Fields({"per_round": once}),
    "electric_light": Fields({"vp_per_warehouse": count}),
    "postal": Fields({"per_round": once}),
    "gaslight": Fields({"vp_per_shop": count}),
    "telegraph": Fields({"extra_strength": count}),
    "language_school": Fields({"yen_per_order": count}),
    "university": Fields({"upgrade_cost": count}),
    "tram": Fields({"per_round": once}),
    "winery": Fields({"vp_per_church_card": count}),
    "telephone": Fields({"pay_yen": count, "strength": count, "per_round": once}),
    "newspaper": Fields({"at_once": plus_1, "each_round": plus_1}),
    "spinning_mill": Fields({"pay_silk": positive, "get_yen": count, "per_round": once}),
    "brickyard": Fields({"vp_per_turned_import": count}),
}
assert set(EFFECTS) == {*TECHNOLOGIES, "telegraph"} - {"telegram"}

# ---------------------------------------------------------------------------------------------- tables
SET_UP: Final = {
    "goods": TableRule({"trade": Exactly(list(GOODS))}),
    "rounds": TableRule({"rounds": positive, "turns": Int(min=1, max=STRENGTH_CARDS)}),  # every turn takes a card
    "player": TableRule(
        {
            "shops": count,
            "warehouses": count,
            "goods": each_of(GOODS, count),
            "orders_dealt": Int(min=1, max=ORDERS // 2),
            "orders_kept": positive,
            "start_player": Fields({"yen": count, "plus_1": count}),
            "other_player": Fields({"yen": count, "plus_1": count}),
        }
    ),
    "display": TableRule(
        {
            "bonus_cards": Int(min=1, max=BONUS_CARDS),
            "technologies": positive,
            "church_cards": positive,
            "church_cards_out": count,
        }
    ),
}

STRENGTH: Final = {
    "strength_cards": TableRule(
        {
            "upgrades": Exactly(1),
            "rows": Rows({"before": positive, "after": positive, "cost": positive}, count=STRENGTH_CARDS),
        }
    ),
    "extra_strength": TableRule(
        {
            "hand_max": positive,
            "per_action": Exactly(1),
            "rows": Rows({"id": in_order(["plus_1", "plus_2"]), "strength": positive, "cards": count}, key="id"),
        }
    ),
    "strength": TableRule(
        {
            "shop": count,
            "warehouse": count,
            "station": count,
            "build_from": positive,
            "bonus_from": ListOf(positive, length=len(LEVELS), distinct=True, ascending=True),
            "warehouse_income": count,
        }
    ),
    "agents": TableRule(
        {
            "cards": count,
            "strength": count,
            "needs": each_of(("orders", "technologies", "church_cards", "turned_imports"), positive),
        }
    ),
    "building": TableRule({"shop": count, "warehouse": ListOf(count)}),
}

PLACES: Final = {
    "areas": TableRule(
        {
            "rows": Rows(
                {
                    "id": in_order(list(AREAS)),
                    "gives": in_order(list(AREAS.values())),
                    "by_strength": By("id", {"customs": per_power(Int(max=TURNED_MOST))}, otherwise=per_power(count)),
                    "always_open": Flag(),
                },
                key="id",
            )
        }
    ),
    "church": TableRule({"pay": each_of((*GOODS, "imports", "yen"), positive)}),
    "chinatown": TableRule({"sell": each_of(GOODS, count), "buy": each_of((*GOODS, "imports"), count)}),
    "laboratory": TableRule({"per_production": either, "surcharge_from": positive, "surcharge": either}),
    "port": TableRule({"orders_max": Int(min=1, max=2), "second_order": either}),  # 2: a third one has no price
}

CARDS: Final = {
    "bonus_cards": TableRule(
        {"rows": Rows({"card": in_order(range(1, BONUS_CARDS + 1)), **dict.fromkeys(LEVELS, some_reward)}, key="card")}
    ),
    "orders": TableRule(
        {
            "rows": Rows(
                {"number": in_order(range(1, ORDERS + 1)), "cost": cost, "vp": count, "reward": reward}, key="number"
            )
        }
    ),
    "technologies": TableRule(
        {
            "rows": Rows(
                {
                    "number": in_order(range(1, len(EFFECTS) + 1)),
                    "id": OneOf(list(EFFECTS)),
                    "value": positive,
                    "effect": By("id", EFFECTS),
                },
                key="number",
            )
        }
    ),
    "church_cards": TableRule(
        {
            "rows": Rows(
                {"card": in_order(range(1, CHURCH_CARDS + 1)), "faith": positive, "vp": count, "reward": reward},
                key="card",
            )
        }
    ),
    "scoring": TableRule(
        {
            "most_orders": count,
            "most_production": count,
            "warehouse": count,
            "shop": count,
            "turned_import": count,
            "face_up_import": count,
            "yen_per_vp": positive,
            "goods_per_vp": positive,
        }
    ),
}


# ---------------------------------------------------------------------------------------------- between tables and rows
def some_orders_are_put_back(s: Data) -> Iterator[Fault]:
    if s["player"]["orders_kept"] >= s["player"]["orders_dealt"]:
        yield wrong("player", None, "orders_kept", "less_than_field", other="orders_dealt")


def every_warehouse_has_a_price(s: Data) -> Iterator[Fault]:
    warehouses = s["player"]["warehouses"]
    if len(s["building"]["warehouse"]) != warehouses:
        yield wrong("building", None, "warehouse", "price_each", count=warehouses, pieces="warehouses")


def extra_cards_are_enough(s: Data) -> Iterator[Fault]:
    extra = s["extra_strength"]
    dealt = {seat: s["player"][seat]["plus_1"] for seat in ("start_player", "other_player")}
    for seat, cards in dealt.items():
        if cards > extra["hand_max"]:
            yield wrong("player", None, f"{seat}.plus_1", "hand_room", most=extra["hand_max"])
    if sum(dealt.values()) > extra["rows"][0]["cards"]:
        yield wrong("extra_strength", "id plus_1", "cards", "cards_dealt", least=sum(dealt.values()))


def cards_fill_the_displays(s: Data) -> Iterator[Fault]:
    display = s["display"]
    if display["church_cards"] + display["church_cards_out"] != CHURCH_CARDS:
        together = {"wanted": CHURCH_CARDS, "other": "church_cards", "count": display["church_cards"]}
        yield wrong("display", None, "church_cards_out", "cards_together", **together)
    if s["rounds"]["rounds"] * display["technologies"] > len(EFFECTS):
        rounds = s["rounds"]["rounds"]
        yield wrong("display", None, "technologies", "new_each_round", rounds=rounds, count=len(EFFECTS))


def upgrades_are_stronger(s: Data) -> Iterator[Fault]:
    before = 0
    for i, card in enumerate(s["strength_cards"]["rows"], 1):
        if card["before"] <= before:
            yield wrong("strength_cards", str(i), "before", "card_before")
        if card["after"] <= card["before"]:
            yield wrong("strength_cards", str(i), "after", "more_than_field", other="before", value=card["before"])
        before = card["before"]


def some_area_is_always_open(s: Data) -> Iterator[Fault]:
    if not any(area["always_open"] for area in s["areas"]["rows"]):
        yield wrong("areas", None, "rows", "always_open")


def technologies_differ(s: Data) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for card in s["technologies"]["rows"]:
        if card["id"] in seen:
            again = {"name": card["id"], "number": seen[card["id"]]}
            yield wrong("technologies", f"number {card['number']}", "id", "technology_again", **again)
        seen[card["id"]] = card["number"]


def church_cards_can_be_reached(s: Data) -> Iterator[Fault]:
    church = next(area for area in s["areas"]["rows"] if area["id"] == "church")
    most = max(church["by_strength"]) + len(s["church"]["pay"])
    for card in s["church_cards"]["rows"]:
        if card["faith"] > most:
            yield wrong("church_cards", f"card {card['card']}", "faith", "most_to_be_had", most=most)


SHEET: Final = Schema(
    "duel",
    {**SET_UP, **STRENGTH, **PLACES, **CARDS},
    [
        some_orders_are_put_back,
        every_warehouse_has_a_price,
        extra_cards_are_enough,
        cards_fill_the_displays,
        upgrades_are_stronger,
        some_area_is_always_open,
        technologies_differ,
        church_cards_can_be_reached,
    ],
)
