"""What a Nippon sheet must look like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hatoba.components.errors import Argument, Fault
from hatoba.components.names import PLAYERS
from hatoba.components.structure.schema import (
    Amounts,
    By,
    Column,
    Data,
    Exactly,
    Fields,
    Int,
    ListOf,
    OneOf,
    Rows,
    Rule,
    Schema,
    ShownName,
    TableRule,
    in_order,
    per_players,
)


def wrong(table: str, row: str | None, field: str, problem: str, **arguments: Argument) -> Fault:
    return Fault("nippon", table, row, field, problem, arguments)


COLOURS: Final = 6  # of workers
ACTIONS: Final = (
    "knowledge",
    "production",
    "export",
    "invest",
    "mines",
    "ships",
    "machinery",
    "trains",
    "local_market",
)
ACTION_SPACES: Final = 5
FACTORIES: Final = {  # the bonuses of each good's four tiles
    "silk": ("consolidation_yen", "keep_coal", "money_marks", "once_yen"),
    "paper": ("knowledge_further", "knowledge_cheaper", "once_knowledge", "once_blueprints"),
    "bento": ("less_coal", "mines_cheaper", "mines_further", "once_coal_track"),
    "lenses": ("less_coal", "once_turn_ships", "once_ships", "ships_cheaper"),
    "clocks": ("less_coal", "once_turn_trains", "once_trains", "trains_cheaper"),
    "light_bulbs": ("less_coal", "once_machinery", "more_cubes", "machinery_cheaper"),
}
GOODS: Final = tuple(FACTORIES)
ACHIEVEMENTS: Final = (
    "contracts",
    "knowledge_stars",
    "coal_stars",
    "advanced_factories",
    "full_machines",
    "yen",
    "ship_stars",
    "train_stars",
    "regions",
)
REGIONS: Final = ("hokkaido", "kanto", "kansai", "kyushu")
CITY_SPACES: Final = 4  # for influence tokens round a city, one beside each good of its tile
TOKEN_MAX: Final = 7  # the highest influence token
MULTIPLIERS: Final = (2, 3, 4, 5)
BONUSES: Final = ("blueprints", "coal", "yen")  # of the stacks of reward tokens
LEVELS: Final = (1, 2, 3)
SCORINGS: Final = (1, 2, 3)

# ---------------------------------------------------------------------------------------------- values used often
count: Final = Int()
positive: Final = Int(min=1)
star: Final = Int(max=1)
prices: Final = ListOf(count, length=3, ascending=True)  # of 1, 2, 3 pieces; the second costs the difference
influence: Final = Int(min=1, max=TOKEN_MAX)

steps: Final = Fields({"steps": count})
coal: Final = Fields({"coal": count})
yen: Final = Fields({"yen": count})
pieces: Final = Fields({"pieces": count})
costs: Final = Fields({"costs": prices})
costs_and_stars: Final = Fields({"costs": prices, "stars": count})

EFFECTS: Final[dict[str, Rule]] = {
    "consolidation_yen": yen,
    "keep_coal": coal,
    "money_marks": steps,
    "once_yen": yen,
    "knowledge_further": steps,
    "knowledge_cheaper": costs_and_stars,
    "once_knowledge": steps,
    "once_blueprints": Fields({"blueprints": count}),
    "less_coal": coal,
    "mines_cheaper": costs_and_stars,
    "mines_further": steps,
    "once_coal_track": steps,
    "once_turn_ships": Fields({}),
    "once_ships": pieces,
    "ships_cheaper": costs,
    "once_turn_trains": Fields({}),
    "once_trains": pieces,
    "trains_cheaper": costs,
    "once_machinery": Fields({"upgrades": count}),
    "more_cubes": Fields({"cubes": count}),
    "machinery_cheaper": costs,
}

# ---------------------------------------------------------------------------------------------- tables
SET_UP: Final = {
    "start": TableRule({"vp": ListOf(count, length=4), "yen": count, "coal": count, "blueprints": count}),
    "workers": TableRule(
        {
            "colours": Exactly(COLOURS),
            "per_colour": positive,
            "removed": per_players(count),
            "per_space": positive,
            "row_count": per_players(count),
            "row_size": per_players(positive),
            "on_board": positive,
        }
    ),
    "action_spaces": TableRule(
        {
            "rows": Rows(
                {
                    "space": in_order(range(1, ACTION_SPACES + 1)),
                    "actions": ListOf(OneOf(ACTIONS), least=1, distinct=True),
                },
                key="space",
            )
        }
    ),
}

track: Final = ListOf(count, least=2)
track_with_stars: Final = TableRule({"spaces": track, "stars": ListOf(star)})
row_of_pieces: Final = {"pieces": positive, "stars": ListOf(star), "money_marks": ListOf(ListOf(positive, least=1))}

PLAYER_BOARD: Final = {
    "tracks": TableRule(
        {"money": TableRule({"spaces": track}), "coal": track_with_stars, "knowledge": track_with_stars}
    ),
    "ships": TableRule({**row_of_pieces, "vp": count, "vp_turned": count}),
    "trains": TableRule({**row_of_pieces, "influence": count, "influence_turned": count}),
    "emperor": TableRule({"multipliers": ListOf(Int(max=max(MULTIPLIERS)))}),
    "achievements": TableRule(
        {
            "rows": Rows(
                {
                    "id": in_order(ACHIEVEMENTS),
                    "per": positive,
                    "printed": count,
                    "min_level": By("id", {"advanced_factories": Int(min=1, max=len(LEVELS))}),
                    "machine": By("id", {"full_machines": positive}),
                },
                key="id",
            )
        }
    ),
}

GOODS_AND_ACTIONS: Final = {
    "goods": TableRule(
        {
            "rows": Rows(
                {
                    "id": in_order(GOODS),
                    "level": Int(min=1, max=len(LEVELS)),
                    "knowledge": count,
                    "coal": count,
                    "capacity": positive,
                },
                key="id",
            )
        }
    ),
    "factories": TableRule(
        {
            "rows": Rows(
                {
                    "number": in_order(range(1, 25)),
                    "good": in_order([good for good, bonuses in FACTORIES.items() for _ in bonuses]),
                    "bonus": in_order([bonus for bonuses in FACTORIES.values() for bonus in bonuses]),
                    "effect": By("bonus", EFFECTS),
                },
                key="number",
            )
        }
    ),
    "costs": TableRule(
        {
            "invest": count,
            "machinery": prices,
            "trains": prices,
            "ships": prices,
            "knowledge": prices,
            "mines": prices,
            "blueprints": positive,
            "wage": count,
            "unpaid_vp": count,
        }
    ),
    "actions": TableRule(
        {
            "factories_run": positive,
            "contracts": positive,
            "influence": positive,
            "cubes_per_token": Int(min=1, max=3),  # the table of influence has three columns
            "factory_cubes": count,
            "machine_max": positive,
            "money_mark": count,
        }
    ),
    "contracts": TableRule(
        {
            "rows": Rows(
                {
                    "number": in_order(range(1, 9)),
                    "goods": ListOf(positive, least=1, most=3),
                    "yen": count,
                    "vp": count,
                    "money": count,
                },
                key="number",
            )
        }
    ),
}

MAP: Final = {
    "influence": TableRule(
        {"rows": Rows({"level": in_order(LEVELS), "tokens": ListOf(influence, length=3)}, key="level")}
    ),
    "influence_tokens": TableRule({"values": ListOf(influence, least=1)}),
    "regions": TableRule(
        {
            "transport": per_players(positive),
            "city_max": per_players(Int(min=1, max=CITY_SPACES)),
            "foreign": ListOf(count, length=CITY_SPACES),
            "rows": Rows(
                {
                    "id": in_order(REGIONS),
                    "name": ShownName(),
                    "cities": ListOf(ShownName(), length=2),
                    "bonus": Amounts(("yen", "coal", "vp"), least=1, most=1),
                },
                key="id",
            ),
        }
    ),
    "city_tiles": TableRule(
        {
            "rows": Rows(
                {
                    "tile": in_order(range(1, 10)),
                    "goods": ListOf(OneOf(GOODS), length=CITY_SPACES, distinct=True),
                },
                key="tile",
            )
        }
    ),
    "reward_tokens": TableRule(
        {
            "removed": per_players(count),
            "rows": Rows(
                {
                    "multiplier": in_order([multiplier for multiplier in MULTIPLIERS for _ in BONUSES]),
                    "bonus": Column([Fields({bonus: positive}) for _ in MULTIPLIERS for bonus in BONUSES]),
                    "copies": positive,
                }
            ),
        }
    ),
    "multiplier_tokens": TableRule({"multiplier": positive, "copies": count}),
}

SCORING: Final = {
    "scoring_track": TableRule(
        {
            "spaces": positive,
            "start": positive,
            "marks_after": ListOf(positive, length=len(SCORINGS) - 1, distinct=True, ascending=True),
            "golden": ListOf(positive, least=1),
            "final_turns": positive,
        }
    ),
    "region_scoring": TableRule(
        {"rows": Rows({"scoring": in_order(SCORINGS), "vp": ListOf(positive, length=3)}, key="scoring")}
    ),
}


# ---------------------------------------------------------------------------------------------- between tables and rows
def workers_are_enough(s: Data) -> Iterator[Fault]:
    w = s["workers"]
    for i, players in enumerate(PLAYERS):
        needed = w["per_space"] * ACTION_SPACES + w["row_count"][i] * w["row_size"][i]
        there = COLOURS * (w["per_colour"] - w["removed"][i])
        if needed > there:
            count = {"players": players, "needed": needed, "count": there}
            yield wrong("workers", None, f"removed.{i}", "workers", **count)


def every_action_has_a_space(s: Data) -> Iterator[Fault]:
    spaces: dict[str, int] = {}
    for row in s["action_spaces"]["rows"]:
        for i, action in enumerate(row["actions"]):
            if spaces.setdefault(action, row["space"]) != row["space"]:
                again = {"name": action, "space": spaces[action]}
                yield wrong("action_spaces", f"space {row['space']}", f"actions.{i}", "action_again", **again)
    missing = [action for action in ACTIONS if action not in spaces]
    if missing:
        yield wrong("action_spaces", None, "rows", "action_missing", words=missing)


def tracks_ascend(s: Data) -> Iterator[Fault]:
    for name, t in s["tracks"].items():
        if name not in ("money", "coal", "knowledge"):
            continue  # provenance
        last = 0
        for i, number in enumerate(t["spaces"]):
            if number == 0 and i > 0:
                continue  # a space without a number
            if number <= last:
                yield wrong(f"tracks.{name}", None, f"spaces.{i}", "number_before", value=last)
            last = number
        if len(t.get("stars", t["spaces"])) != len(t["spaces"]):
            yield wrong(f"tracks.{name}", None, "stars", "stars_each_space", count=len(t["spaces"]))


def knowledge_reaches_every_factory(s: Data) -> Iterator[Fault]:
    most = max(s["tracks"]["knowledge"]["spaces"])
    for good in s["goods"]["rows"]:
        if good["knowledge"] > most:
            yield wrong("goods", f"id {good['id']}", "knowledge", "track_end", most=most)


def rows_of_pieces_are_whole(s: Data) -> Iterator[Fault]:
    for name in ("ships", "trains"):
        row = s[name]
        if len(row["stars"]) != row["pieces"]:
            yield wrong(name, None, "stars", "stars_each_place", count=row["pieces"])
        last = 0
        for i, mark in enumerate(row["money_marks"]):
            for place in mark:
                if not last < place <= row["pieces"]:
                    yield wrong(name, None, f"money_marks.{i}", "places_of_row", most=row["pieces"])
                last = place


def emperor_rewards_every_row_of_workers(s: Data) -> Iterator[Fault]:
    spaces = s["workers"]["on_board"]
    if len(s["emperor"]["multipliers"]) != spaces:
        yield wrong("emperor", None, "multipliers", "number_each_worker", most=spaces)


def full_machines_can_be_had(s: Data) -> Iterator[Fault]:
    most = s["actions"]["machine_max"]
    for row in s["achievements"]["rows"]:
        if row.get("machine", most) > most:
            yield wrong("achievements", f"id {row['id']}", "machine", "machine_max", most=most)


def contracts_can_be_paid_and_differ(s: Data) -> Iterator[Fault]:
    room = max(good["capacity"] for good in s["goods"]["rows"])
    seen: dict[tuple[object, ...], int] = {}
    for row in s["contracts"]["rows"]:
        name = f"number {row['number']}"
        for i, cubes in enumerate(row["goods"]):
            if cubes > room:
                yield wrong("contracts", name, f"goods.{i}", "store_room", most=room)
        content = (*sorted(row["goods"]), "for", row["yen"], row["vp"], row["money"])
        if seen.setdefault(content, row["number"]) != row["number"]:
            yield wrong("contracts", name, "goods", "same_contract", number=seen[content])


def cities_differ(s: Data) -> Iterator[Fault]:
    seen: set[str] = set()
    for row in s["regions"]["rows"]:
        for i, city in enumerate(row["cities"]):
            if city.casefold() in seen:
                yield wrong("regions", f"id {row['id']}", f"cities.{i}", "city_again", name=city)
            seen.add(city.casefold())


def reward_tokens_can_be_removed(s: Data) -> Iterator[Fault]:
    tokens = s["reward_tokens"]
    for multiplier in MULTIPLIERS:
        there = sum(row["copies"] for row in tokens["rows"] if row["multiplier"] == multiplier)
        for i, removed in enumerate(tokens["removed"]):
            if removed > there:
                limit = {"most": there, "multiplier": multiplier}
                yield wrong("reward_tokens", None, f"removed.{i}", "tokens_of_multiplier", **limit)


def scoring_track_runs_to_its_end(s: Data) -> Iterator[Fault]:
    """The start, two marks, and then the golden spaces, one for each of the final turns."""
    t = s["scoring_track"]
    marks, golden = t["marks_after"], t["golden"]
    if t["start"] > marks[0]:
        yield wrong("scoring_track", None, "start", "first_mark", most=marks[0])
    if golden != list(range(golden[0], golden[0] + len(golden))) or not marks[-1] < golden[0]:
        yield wrong("scoring_track", None, "golden", "golden_neighbours")
    if golden[-1] > t["spaces"]:
        yield wrong("scoring_track", None, "golden", "golden_end", most=t["spaces"])
    if len(golden) != t["final_turns"]:
        yield wrong("scoring_track", None, "final_turns", "golden_turns", wanted=len(golden))


def higher_places_score_more(s: Data) -> Iterator[Fault]:
    for row in s["region_scoring"]["rows"]:
        if sorted(set(row["vp"]), reverse=True) != row["vp"]:
            yield wrong("region_scoring", f"scoring {row['scoring']}", "vp", "places_fall")


SHEET: Final = Schema(
    "nippon",
    {**SET_UP, **PLAYER_BOARD, **GOODS_AND_ACTIONS, **MAP, **SCORING},
    [
        workers_are_enough,
        every_action_has_a_space,
        tracks_ascend,
        knowledge_reaches_every_factory,
        rows_of_pieces_are_whole,
        emperor_rewards_every_row_of_workers,
        full_machines_can_be_had,
        contracts_can_be_paid_and_differ,
        cities_differ,
        reward_tokens_can_be_removed,
        scoring_track_runs_to_its_end,
        higher_places_score_more,
    ],
)
