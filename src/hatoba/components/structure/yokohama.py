"""What a Yokohama sheet must look like."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from hatoba.components.errors import Argument, Fault
from hatoba.components.names import COUNTRIES, GOODS, MAKERS, PLAYERS, TECHNOLOGIES
from hatoba.components.structure.schema import (
    Amounts,
    By,
    Data,
    Exactly,
    Fields,
    Flag,
    Halves,
    Int,
    ListOf,
    Maybe,
    OneOf,
    Rows,
    Rule,
    Schema,
    TableRule,
    each_of,
    in_order,
    per_players,
    per_power,
)


def wrong(table: str, row: str | None, field: str, problem: str, **arguments: Argument) -> Fault:
    return Fault("yokohama", table, row, field, problem, arguments)


EDITIONS: Final = ("original", "second")
MINI_EXPANSIONS: Final = ("achievement_rewards", "free_agents")
BOARDS: Final = ("church", "customs")  # the management boards on which assistants stay
SPACES: Final = 7  # on each of them
SLOTS: Final = 6  # of every port and laboratory
LEVELS: Final = ("low", "mid", "high")
REWARDS: Final = ("vp", "yen", *GOODS, "imports", "any_good", "warehouse", "move")

AREAS: Final = {  # category, what the action gives
    "copper_mine": ("production", "copper"),
    "silk_mill": ("production", "silk"),
    "tea_plantation": ("production", "tea"),
    "fishing_ground": ("production", "fish"),
    "bank": ("commercial", "yen"),
    "chinatown": ("commercial", "exchanges"),
    "employment_agency": ("commercial", "pieces"),
    "customs": ("commercial", "imports_paid"),
    "church": ("commercial", "faith"),
    "laboratory_a": ("commercial", "production"),
    "laboratory_b": ("commercial", "production"),
    "port_a": ("commercial", "order_levels"),
    "port_b": ("commercial", "order_levels"),
    "canal": ("none", "nothing"),
}
PORTS: Final = ("port_a", "port_b")

ACHIEVEMENTS: Final = {  # deck
    **dict.fromkeys(("copper", "silk", "tea", "fish"), "A"),
    **dict.fromkeys(("yen", "tokens", "orders", "technologies"), "B"),
    **dict.fromkeys(
        ("production_4", "commercial_4", "production_3_commercial_2", "production_2_commercial_3"),
        "C",
    ),
}
CONDITIONS: Final = (*GOODS, "yen", "tokens", "orders", "technologies", "production", "commercial")

# ---------------------------------------------------------------------------------------------- values used often
count: Final = Int()
positive: Final = Int(min=1)
once: Final = Exactly(1)  # the code remembers whether, not how often
cost: Final = Amounts(GOODS, least=1)
reward: Final = Amounts(REWARDS)
some_reward: Final = Amounts(REWARDS, least=1)
country: Final = OneOf(COUNTRIES)
either: Final = each_of(("yen", "imports"), positive)  # a price in one or the other
first_and_second: Final = ListOf(count, length=2)

EFFECTS: Final[dict[str, Rule]] = {
    "ball": Fields({"vp_per_order": count}),
    "brickyard": Fields({"vp_per_customs": count}),
    "electric_light": Fields({"vp_per_trading_house": count}),
    "exposition": Fields({"vp_at_once": count}),
    "gaslight": Fields({"vp_per_shophouse": count}),
    "language_school": Fields({"yen_per_order": count}),
    "letterpress": Fields({"yen_per_technology": count}),
    "mining": Fields({"extra_copper": count}),
    "newspaper": Fields({"placement_a_max": count}),
    "patent": Fields({"vp_per_technology": count}),
    "postal": Fields({}),
    "spinning_mill": Fields({"pay_silk": positive, "get_yen": count, "per_turn": once}),
    "stagecoach": Fields({}),
    "station": Fields({"power": count}),
    "stock": Fields({"at_most_yen": count, "fill_to_yen": count}),
    "telegram": Fields({"extra_assistants": count}),
    "telephone": Fields({"assistants_left": count}),
    "tram": Fields({}),
    "university": Fields({"pay_yen": count, "assistants": positive, "per_turn": once}),
    "winery": Fields({"vp_per_church": count}),
}

# ---------------------------------------------------------------------------------------------- tables
edition: Final = TableRule(
    {
        "assistants": each_of(("total", "hand", "warehouse", "score"), count),
        "placement_a_min": count,
        "church_yen_per_faith": positive,
        "technology_surcharge_from": positive,
        "church_end": per_players(positive),
        "customs_end": per_players(positive),
        "neutral_assistants": per_players(count),
        "rival": Flag(),
        "mini_expansions": ListOf(OneOf(MINI_EXPANSIONS), distinct=True),
    }
)

SET_UP_AND_TURN: Final = {
    "goods": TableRule({"trade": Exactly(list(GOODS))}),
    "countries": TableRule({"rows": Rows({"id": in_order(COUNTRIES), "agents": count}, key="id")}),
    "editions": TableRule(dict.fromkeys(EDITIONS, edition)),
    "player": TableRule(
        {
            "presidents": Exactly(1),
            "shophouses": each_of(("hand", "warehouse"), count),
            "trading_houses": each_of(("hand", "warehouse"), count),
            "goods": each_of(GOODS, count),
            "yen_start_player": count,
            "yen_others": count,
            "orders_dealt": positive,
            "orders_kept": positive,
            "orders_hand_max": positive,
        }
    ),
    "map": TableRule({"pyramid": per_players(ListOf(positive, least=1))}),
    "areas": TableRule(
        {
            "rows": Rows(
                {
                    "id": in_order(list(AREAS)),
                    "category": in_order([category for category, _ in AREAS.values()]),
                    # every board has a name of its own in the catalogue: copper_mine_1, copper_mine_2, bank ...
                    "boards": By(
                        "id", dict.fromkeys(MAKERS, per_players(Int(max=2))), otherwise=per_players(Int(max=1))
                    ),
                    "gives": in_order([gives for _, gives in AREAS.values()]),
                    "by_power": By(
                        "id", dict.fromkeys(PORTS, per_power(Int(max=len(LEVELS)))), otherwise=per_power(count)
                    ),
                    "vp": By("id", dict.fromkeys(PORTS, per_power(count))),
                },
                key="id",
            )
        }
    ),
    "turn": TableRule(
        {
            "placement_a_max": positive,
            "placement_b": positive,
            "placement_fee": count,
            "movement_fee": count,
            "canal_fee": count,
            "agents_per_turn": once,
            "icons_per_agent": positive,
        }
    ),
    "power": TableRule(
        {
            "assistant": count,
            "president": count,
            "shophouse": count,
            "trading_house": count,
            "station": count,
            "max": Int(min=1, max=5),  # the lists by power have five items
            "build_from": positive,
            "five_power_token_at": positive,
            "trading_house_income": count,
        }
    ),
    "hiring": TableRule({"assistant": count, "shophouse": count, "trading_house": ListOf(count)}),
}

MANAGEMENT_BOARDS: Final = {
    "chinatown": TableRule({"sell": each_of(GOODS, count), "buy": each_of((*GOODS, "imports"), count)}),
    "port": TableRule(
        {
            "slots": ListOf(OneOf(LEVELS), length=SLOTS),
            "orders_max": Int(min=1, max=2),  # there is a price for a second one only
            "second_order": either,
        }
    ),
    "laboratory": TableRule({"slots": ListOf(count, length=SLOTS), "per_production": either, "surcharge": either}),
    "church": TableRule(
        {
            "pay": each_of((*GOODS, "imports"), positive),
            "majority": first_and_second,
            "spaces": Rows({"faith": positive, "reward": reward, "neutral_2p": Maybe(Flag())}, count=SPACES),
        }
    ),
    "customs": TableRule(
        {
            "majority": first_and_second,
            "spaces": Rows({"imports": positive, "reward": reward, "neutral_2p": Maybe(Flag())}, count=SPACES),
        }
    ),
}

CARDS: Final = {
    "orders": TableRule(
        {
            "removed": per_players(count),
            "rows": Rows(
                {"number": in_order(range(1, 37)), "country": country, "cost": cost, "reward": reward}, key="number"
            ),
        }
    ),
    "technologies": TableRule(
        {
            "rows": Rows(
                {
                    "number": in_order(range(37, 67)),
                    "id": OneOf(TECHNOLOGIES),
                    "value": positive,
                    "country": country,
                },
                key="number",
            ),
            "effects": TableRule(EFFECTS),
        }
    ),
    "achievements": TableRule(
        {
            "per_deck": Exactly(1),
            "rows": Rows(
                {
                    "id": in_order(list(ACHIEVEMENTS)),
                    "deck": in_order(list(ACHIEVEMENTS.values())),
                    "need": Amounts(CONDITIONS, least=1),
                    "first": positive,
                    "later": positive,
                },
                key="id",
            ),
        }
    ),
    # At most 17 areas have a site and a token, so these are always enough.
    "sites": TableRule(
        {
            "rows": Rows(
                {
                    "site": in_order(range(1, 25)),
                    "trading_house": some_reward,
                    "shophouses": ListOf(some_reward, length=4),
                },
                key="site",
            )
        }
    ),
    "five_power_tokens": TableRule(
        {"rows": Rows({"token": in_order(range(1, 21)), "reward": some_reward}, key="token")}
    ),
    "mini_expansions": TableRule(
        {
            "achievement_rewards": TableRule(
                {
                    "drawn": Int(min=1, max=6),
                    "needed": Int(min=1, max=3),
                    "rows": Rows(
                        {"token": in_order(range(1, 7)), "country": Maybe(country), "free_agents": Maybe(once)},
                        key="token",
                    ),
                }
            ),
            "free_agents": TableRule({"tokens": Exactly(5), "free_agents": once}),
        }
    ),
}

END: Final = {
    "end": TableRule({"trading_houses": positive, "shophouses": positive, "extra_rounds": count}),
    "scoring": TableRule(
        {
            "technology": first_and_second,
            "country_sets": ListOf(count, length=len(COUNTRIES)),
            "unused_agent": count,
            "imports": count,
            "yen_per_vp": positive,
            "goods_per_vp": positive,
            "rival_production": Halves(),
        }
    ),
}


# ---------------------------------------------------------------------------------------------- between tables and rows
def boards_fill_the_pyramid(s: Data) -> Iterator[Fault]:
    for i, players in enumerate(PLAYERS):
        boards = sum(area["boards"][i] for area in s["areas"]["rows"])
        pyramid = s["map"]["pyramid"][i]
        if sum(pyramid) != boards:
            count = {"boards": boards, "players": players, "count": sum(pyramid)}
            yield wrong("map", None, f"pyramid.{i}", "pyramid_boards", **count)
        # Which boards touch is reckoned from this.
        if any(above - below != 1 for above, below in pairwise(pyramid)):
            yield wrong("map", None, f"pyramid.{i}", "pyramid_shrinks")


def pieces_add_up(s: Data) -> Iterator[Fault]:
    for name in EDITIONS:
        a = s["editions"][name]["assistants"]
        places = a["hand"] + a["warehouse"] + a["score"]
        if a["total"] != places:
            yield wrong(f"editions.{name}", None, "assistants.total", "sum_of_others", wanted=places)
    houses = sum(s["player"]["trading_houses"].values())
    if len(s["hiring"]["trading_house"]) != houses:
        yield wrong("hiring", None, "trading_house", "price_each", count=houses, pieces="trading_houses")


def choices_are_possible(s: Data) -> Iterator[Fault]:
    player = s["player"]
    if player["orders_kept"] >= player["orders_dealt"]:
        yield wrong("player", None, "orders_kept", "less_than_field", other="orders_dealt")
    if player["orders_kept"] > player["orders_hand_max"]:
        yield wrong("player", None, "orders_kept", "most_of_field", other="orders_hand_max")
    for name in EDITIONS:
        if s["editions"][name]["placement_a_min"] > s["turn"]["placement_a_max"]:
            yield wrong(f"editions.{name}", None, "placement_a_min", "most_of_turn", other="placement_a_max")


def boards_have_spaces_enough(s: Data) -> Iterator[Fault]:
    for name in EDITIONS:
        table, e = f"editions.{name}", s["editions"][name]
        for board in BOARDS:
            marked = sum(space.get("neutral_2p", False) for space in s[board]["spaces"])
            if e["neutral_assistants"] not in ([0, 0, 0], [marked, 0, 0]):
                yield wrong(table, None, "neutral_assistants", "neutral_spaces", marked=marked, board=board)
            for i, end in enumerate(e[f"{board}_end"]):
                if end >= SPACES:  # in the rounds that follow the end there must be a space left
                    yield wrong(table, None, f"{board}_end.{i}", "end_within_board", count=SPACES)


def spaces_can_be_reached(s: Data) -> Iterator[Fault]:
    areas = {area["id"]: area for area in s["areas"]["rows"]}
    faith = max(areas["church"]["by_power"]) + len(s["church"]["pay"]) + 1  # 1: for yen
    for board, field, most in (("church", "faith", faith), ("customs", "imports", max(areas["customs"]["by_power"]))):
        before = 1
        for i, space in enumerate(s[board]["spaces"], 1):
            if space[field] < before:
                yield wrong(board, str(i), field, "space_before", least=before)
            if space[field] > most:
                yield wrong(board, str(i), field, "most_to_be_had", most=most)
            before = space[field]


def port_levels_ascend(s: Data) -> Iterator[Fault]:
    slots = s["port"]["slots"]
    if sorted(slots, key=LEVELS.index) != slots or set(slots) != set(LEVELS):
        yield wrong("port", None, "slots", "levels_ascend", words=LEVELS)


def orders_are_enough(s: Data) -> Iterator[Fault]:
    areas = {area["id"]: area for area in s["areas"]["rows"]}
    for i, players in enumerate(PLAYERS):
        open_slots = sum(areas[port]["boards"][i] for port in PORTS) * SLOTS
        left = len(s["orders"]["rows"]) - open_slots - players * s["player"]["orders_dealt"]
        if s["orders"]["removed"][i] >= left:
            yield wrong("orders", None, f"removed.{i}", "orders_left", most=left, players=players)


def technologies_agree(s: Data) -> Iterator[Fault]:
    values: dict[str, int] = {}
    for card in s["technologies"]["rows"]:
        name, row = card["id"], f"number {card['number']}"
        if name == "station" and name in values:
            yield wrong("technologies", row, "id", "one_station")
        if values.setdefault(name, card["value"]) != card["value"]:
            yield wrong("technologies", row, "value", "copies_agree", wanted=values[name], name=name)


def first_pays_more_than_later(s: Data) -> Iterator[Fault]:
    for row in s["achievements"]["rows"]:
        if row["first"] <= row["later"]:
            yield wrong(
                "achievements", f"id {row['id']}", "first", "more_than_field", other="later", value=row["later"]
            )


def achievement_rewards_give_one_thing(s: Data) -> Iterator[Fault]:
    for row in s["mini_expansions"]["achievement_rewards"]["rows"]:
        if ("country" in row) == ("free_agents" in row):
            name = f"token {row['token']}"
            yield wrong("mini_expansions.achievement_rewards", name, "country", "one_or_other", other="free_agents")


def large_country_sets_are_best(s: Data) -> Iterator[Fault]:
    """Scoring makes the largest set again and again. That is the best split as long as no country adds less."""
    sets = [0, *s["scoring"]["country_sets"]]
    steps = [b - a for a, b in pairwise(sets)]
    for i, (before, step) in enumerate(zip([0, *steps], steps, strict=False)):
        if step < before:
            yield wrong("scoring", None, f"country_sets.{i}", "sets_grow", least=sets[i] + before)


SHEET: Final = Schema(
    "yokohama",
    {**SET_UP_AND_TURN, **MANAGEMENT_BOARDS, **CARDS, **END},
    [
        boards_fill_the_pyramid,
        pieces_add_up,
        choices_are_possible,
        boards_have_spaces_enough,
        spaces_can_be_reached,
        port_levels_ascend,
        orders_are_enough,
        technologies_agree,
        first_pays_more_than_later,
        achievement_rewards_give_one_thing,
        large_country_sets_are_best,
    ],
)
