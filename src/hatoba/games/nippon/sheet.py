"""From the component sheet to tables of numbers. The sheet has been validated: this only reads it."""

from collections.abc import Sequence
from itertools import accumulate

from hatoba.components import SheetPart
from hatoba.components.structure.nippon import ACTIONS, EFFECTS, GOODS
from hatoba.engine.state import MAX_SEATS
from hatoba.games.nippon.steps import STEPS
from hatoba.games.nippon.tables import (
    ACTION_SPACES,
    CONTRACT_AMOUNTS,
    FIRST_SPACE,
    PRICES,
    TOKEN_MAX,
    NipponTables,
    Scale,
)
from hatoba.games.reading import amounts, numbers

KINDS = ("yen", "coal", "blueprints", "machines")
TRACKS = ("money", "coal", "knowledge")
REGION_BONUSES = ("yen", "coal", "vp")
BONUSES = tuple(EFFECTS)
CHEAPER = {
    "knowledge": "knowledge_cheaper",
    "mines": "mines_cheaper",
    "ships": "ships_cheaper",
    "trains": "trains_cheaper",
    "machinery": "machinery_cheaper",
}
"""The actions with a list of prices, and the bonus that makes each cheaper."""
SEVERAL = "less_coal"
"""The one bonus that several factories have; what it does stands in the coal of each."""
VALUES = ("yen", "coal", "steps", "blueprints", "pieces", "upgrades", "cubes")
"""What the one number of an effect can be called."""


def city_names(data: SheetPart) -> tuple[str, ...]:
    """The ids of the cities, region by region."""
    return tuple(city.lower().replace(" ", "_") for row in data["regions"]["rows"] for city in row["cities"])


def row_count(data: SheetPart) -> int:
    """The most worker rows there can be."""
    return int(max(data["workers"]["row_count"]))


def make_tables(data: SheetPart) -> NipponTables:
    t = NipponTables()
    _read_start(t, data)
    _read_workers(t, data)
    _read_tracks(t, data["tracks"])
    _read_transport(t, data)
    _read_achievements(t, data)
    _read_factories(t, data)
    _read_prices(t, data)
    _read_contracts(t, data)
    _read_map(t, data)
    _read_rewards(t, data)
    _read_scoring(t, data)
    names = {step.name: number for number, step in STEPS.items()}
    t.first_step = numbers(names[action] for action in ACTIONS)
    return t


def make_scale(data: SheetPart, players: int) -> Scale:
    """What depends on the number of players."""
    column = players - 2
    scale = Scale()
    scale.workers_removed = data["workers"]["removed"][column]
    scale.rows = data["workers"]["row_count"][column]
    scale.row_size = data["workers"]["row_size"][column]
    scale.rewards_removed = data["reward_tokens"]["removed"][column]
    scale.transport = data["regions"]["transport"][column]
    scale.city_max = data["regions"]["city_max"][column]
    return scale


def _read_start(t: NipponTables, data: SheetPart) -> None:
    t.start_vp = numbers(data["start"]["vp"])
    t.start_stock = numbers(amounts(data["start"], KINDS))


def _read_workers(t: NipponTables, data: SheetPart) -> None:
    workers = data["workers"]
    t.workers_per_colour = workers["per_colour"]
    t.workers_per_space = workers["per_space"]
    t.worker_spaces = workers["on_board"]
    spaces = data["action_spaces"]["rows"]
    t.action_place = numbers(
        next(at for at, row in enumerate(spaces, FIRST_SPACE) if action in row["actions"]) for action in ACTIONS
    )
    t.rows_at = FIRST_SPACE + ACTION_SPACES
    t.boards_at = t.rows_at + row_count(data)
    t.worker_places = t.boards_at + MAX_SEATS


def _read_tracks(t: NipponTables, tracks: SheetPart) -> None:
    lists = [tracks[name]["spaces"] for name in TRACKS]
    stars = [tracks[name].get("stars", [0] * len(spaces)) for name, spaces in zip(TRACKS, lists, strict=True)]
    t.track_end = numbers(len(spaces) - 1 for spaces in lists)
    t.track_at = numbers(sum(map(len, lists[:track])) for track in range(len(lists)))
    t.track_number = numbers(number for spaces in lists for number in accumulate(spaces, max))
    t.track_stars = numbers(star for row in stars for star in accumulate(row))


def _read_transport(t: NipponTables, data: SheetPart) -> None:
    ships, trains = data["ships"], data["trains"]
    t.pieces = numbers([ships["pieces"], trains["pieces"]])
    t.row_length = max(t.pieces) + 1
    t.marks_uncovered = numbers(
        sum(max(mark) <= gone for mark in row["money_marks"]) for row in (ships, trains) for gone in range(t.row_length)
    )
    t.stars_uncovered = numbers(sum(row["stars"][:gone]) for row in (ships, trains) for gone in range(t.row_length))
    t.ship_vp = numbers([ships["vp"], ships["vp_turned"]])
    t.train_influence = numbers([trains["influence"], trains["influence_turned"]])
    t.mark_steps = data["actions"]["money_mark"]


def _read_achievements(t: NipponTables, data: SheetPart) -> None:
    rows = {row["id"]: row for row in data["achievements"]["rows"]}
    t.emperor = numbers([0, *data["emperor"]["multipliers"]])
    t.achievement_per = numbers(row["per"] for row in rows.values())
    t.achievement_printed = numbers(row["printed"] for row in rows.values())
    t.advanced_level = rows["advanced_factories"]["min_level"]
    t.full_machine = rows["full_machines"]["machine"]


def _read_factories(t: NipponTables, data: SheetPart) -> None:
    goods, factories = data["goods"]["rows"], data["factories"]["rows"]
    effects = {row["bonus"]: row["effect"] for row in factories if row["bonus"] != SEVERAL}
    number_of = {row["bonus"]: row["number"] for row in factories if row["bonus"] != SEVERAL}
    t.good_level = numbers(row["level"] for row in goods)
    t.good_knowledge = numbers(row["knowledge"] for row in goods)
    t.capacity = numbers(row["capacity"] for row in goods)
    t.factories = len(factories)
    t.factory_good = numbers([0, *(GOODS.index(row["good"]) for row in factories)])
    t.factory_bonus = numbers([0, *(BONUSES.index(row["bonus"]) for row in factories)])
    t.factory_coal = numbers([0, *(_coal(row, goods) for row in factories)])
    cubes = data["actions"]["factory_cubes"]
    t.factory_cubes = numbers([0, *(cubes + row["effect"].get("cubes", 0) for row in factories)])
    t.bonus_factory = numbers(number_of.get(bonus, -1) for bonus in BONUSES)
    t.bonus_value = numbers(sum(amounts(effects.get(bonus, {}), VALUES)) for bonus in BONUSES)
    t.bonus_stars = numbers(effects.get(bonus, {}).get("stars", 0) for bonus in BONUSES)


def _coal(factory: SheetPart, goods: Sequence[SheetPart]) -> int:
    """What the factory needs to run."""
    row = factory["effect"] if factory["bonus"] == SEVERAL else goods[GOODS.index(factory["good"])]
    return int(row["coal"])


def _read_prices(t: NipponTables, data: SheetPart) -> None:
    costs, limits = data["costs"], data["actions"]
    factories = {row["bonus"]: row for row in data["factories"]["rows"]}
    none = [0] * PRICES
    lists = [costs[action] if action in CHEAPER else none for action in ACTIONS]
    cheaper = [factories[CHEAPER[action]]["effect"]["costs"] if action in CHEAPER else none for action in ACTIONS]
    t.price = numbers(price for row in lists for price in _differences(row))
    t.cheaper_price = numbers(price for row in cheaper for price in _differences(row))
    made_cheaper = {factories[CHEAPER[action]]["number"]: at for at, action in enumerate(ACTIONS) if action in CHEAPER}
    t.cheaper_action = numbers(made_cheaper.get(factory, -1) for factory in range(len(data["factories"]["rows"]) + 1))
    t.invest_price = costs["invest"]
    t.step_price = costs["blueprints"]
    t.wage = costs["wage"]
    t.unpaid_vp = costs["unpaid_vp"]
    t.runs_max = limits["factories_run"]
    t.contracts_max = limits["contracts"]
    t.influence_max = limits["influence"]
    t.cubes_max = limits["cubes_per_token"]
    t.machine_max = limits["machine_max"]


def _differences(prices: Sequence[int]) -> list[int]:
    """A list is for the whole action: what each further piece adds."""
    return [price - before for before, price in zip((0, *prices), prices, strict=False)]


def _read_contracts(t: NipponTables, data: SheetPart) -> None:
    rows = data["contracts"]["rows"]
    t.contract_goods = numbers(
        amount
        for row in rows
        for amount in (*sorted(row["goods"], reverse=True), *[0] * (CONTRACT_AMOUNTS - len(row["goods"])))
    )
    t.smallest_contract = min(sum(row["goods"]) for row in rows)
    t.contract_yen = numbers(row["yen"] for row in rows)
    t.contract_vp = numbers(row["vp"] for row in rows)
    t.contract_steps = numbers(row["money"] for row in rows)


def _read_map(t: NipponTables, data: SheetPart) -> None:
    by_level = {row["level"]: row["tokens"] for row in data["influence"]["rows"]}
    values = data["influence_tokens"]["values"]
    tiles = data["city_tiles"]["rows"]
    limits = [(0, *by_level[row["level"]][: int(t.cubes_max)]) for row in data["goods"]["rows"]]
    t.token_for = numbers(value for row in limits for value in row)
    t.store_sizes = max(t.capacity) + 1
    t.best_token_for = numbers(max(row[: cubes + 1]) for row in limits for cubes in range(t.store_sizes))
    t.token_copies = numbers(values.count(value) for value in range(1, TOKEN_MAX + 1))
    t.foreign = numbers(data["regions"]["foreign"])
    t.region_bonus = numbers(n for row in data["regions"]["rows"] for n in amounts(row["bonus"], REGION_BONUSES))
    t.tiles = len(tiles)
    none = [0] * len(tiles[0]["goods"])
    t.tile_goods = numbers([*none, *(GOODS.index(good) for row in tiles for good in row["goods"])])


def _read_rewards(t: NipponTables, data: SheetPart) -> None:
    rows = data["reward_tokens"]["rows"]
    t.reward_multiplier = numbers(row["multiplier"] for row in rows)
    t.reward_kind = numbers(KINDS.index(next(iter(row["bonus"]))) for row in rows)
    t.reward_amount = numbers(next(iter(row["bonus"].values())) for row in rows)
    t.reward_copies = numbers(row["copies"] for row in rows)
    t.multiplier = data["multiplier_tokens"]["multiplier"]
    t.multiplier_copies = data["multiplier_tokens"]["copies"]


def _read_scoring(t: NipponTables, data: SheetPart) -> None:
    track = data["scoring_track"]
    t.marker_start = track["start"]
    t.mark_after = numbers(track["marks_after"])
    t.golden = track["golden"][0]
    t.final_turns = track["final_turns"]
    t.region_vp = numbers(vp for row in data["region_scoring"]["rows"] for vp in row["vp"])
