"""From the component sheet to tables of numbers. The sheet has been validated: this only reads it."""

from collections.abc import Iterable, Mapping

from mypy_extensions import i64

from hatoba.components import SheetPart
from hatoba.engine.state import EVERYBODY
from hatoba.engine.vectors import vec
from hatoba.games import trade_sheet
from hatoba.games.duel.steps import ACTION_STEPS
from hatoba.games.duel.tables import BONUS_LEVELS, GIVES_ORDERS, REWARD, DuelTables
from hatoba.games.reading import amounts, numbers
from hatoba.games.trade import CHURCH_PRICES, TradeTables
from hatoba.games.trade_sheet import GOODS, trade_tables

PLAYERS = 2
KINDS = (*trade_sheet.KINDS, "turned")
SIDES = ("imports", "turned")
GIVES = (*KINDS[:-1], "exchanges", "faith", "turns", "production", "orders_drawn")
EXTRAS = ("plus_1", "plus_2")
REWARDS = (*KINDS[:-1], "turn", "orders", *EXTRAS)
NEED_NAMES = ("orders", "technologies", "church_cards", "turned_imports")
LEVELS = ("at_5", "at_6", "at_7")
TECHNOLOGIES = (
    "exposition",
    "ball",
    "station",
    "mining",
    "stock",
    "patent",
    "letterpress",
    "stagecoach",
    "electric_light",
    "postal",
    "gaslight",
    "telegraph",
    "language_school",
    "university",
    "tram",
    "winery",
    "telephone",
    "newspaper",
    "spinning_mill",
    "brickyard",
)


def rewards(rows: Iterable[SheetPart]) -> vec[i64]:
    """Rows of rewards, after an empty one: cards are numbered from 1."""
    return numbers([0] * REWARD + [n for row in rows for n in amounts(row, REWARDS)])


def make_tables(data: SheetPart) -> DuelTables:
    t = DuelTables()
    _read_areas(t, data)
    _read_player(t, data)
    _read_strength(t, data)
    _read_cards(t, data)
    _read_effects(t, {row["id"]: row["effect"] for row in data["technologies"]["rows"]})
    _read_scoring(t, data["scoring"])
    _lay_out_places(t, data)
    return t


def _read_areas(t: DuelTables, data: SheetPart) -> None:
    rows = data["areas"]["rows"]
    t.areas = len(rows)
    t.all_areas = (1 << t.areas) - 1
    t.action_steps = sum(1 << step for step in ACTION_STEPS)
    t.gives = numbers(GIVES.index(row["gives"]) for row in rows)
    t.order_areas = sum(1 << area for area, gives in enumerate(t.gives) if gives == GIVES_ORDERS)
    t.by_strength = numbers(n for row in rows for n in (0, *row["by_strength"]))
    t.strength_top = len(rows[0]["by_strength"])
    t.always_open = numbers(int(row["always_open"]) for row in rows)
    t.surcharge_from = data["laboratory"]["surcharge_from"]
    t.orders_max = data["port"]["orders_max"]


def _read_player(t: DuelTables, data: SheetPart) -> None:
    player = data["player"]
    seats = (player["start_player"], player["other_player"])
    t.rounds = data["rounds"]["rounds"]
    t.turns = data["rounds"]["turns"]
    t.start_goods = numbers(amounts(player["goods"], GOODS))
    t.start_yen = numbers(row["yen"] for row in seats)
    t.start_plus_1 = numbers(row["plus_1"] for row in seats)
    t.orders_dealt = player["orders_dealt"]
    t.orders_kept = player["orders_kept"]
    t.shops = player["shops"]
    t.warehouses = player["warehouses"]


def _read_strength(t: DuelTables, data: SheetPart) -> None:
    cards, extra, strength, agents = (data[key] for key in ("strength_cards", "extra_strength", "strength", "agents"))
    t.strength_before = numbers(row["before"] for row in cards["rows"])
    t.strength_after = numbers(row["after"] for row in cards["rows"])
    t.upgrade_cost = numbers(row["cost"] for row in cards["rows"])
    t.extra_strength = numbers(row["strength"] for row in extra["rows"])
    t.extra_cards = numbers(row["cards"] for row in extra["rows"])
    t.extra_max = extra["hand_max"]
    t.strength_shop = strength["shop"]
    t.strength_warehouse = strength["warehouse"]
    t.strength_station = strength["station"]
    t.build_from = strength["build_from"]
    t.bonus_from = numbers(strength["bonus_from"])
    t.warehouse_income = strength["warehouse_income"]
    t.shop_price = data["building"]["shop"]
    t.warehouse_price = numbers(data["building"]["warehouse"])
    t.agent_cards = agents["cards"]
    t.agent_strength = agents["strength"]
    t.agent_need = numbers(amounts(agents["needs"], NEED_NAMES))


def _read_cards(t: DuelTables, data: SheetPart) -> None:
    orders, church, bonus = (data[key]["rows"] for key in ("orders", "church_cards", "bonus_cards"))
    values = {row["id"]: row["value"] for row in data["technologies"]["rows"]}
    display = data["display"]
    t.orders = len(orders)
    t.order_cost = numbers(n for row in ({}, *(row["cost"] for row in orders)) for n in amounts(row, GOODS))
    t.order_vp = numbers([0, *(row["vp"] for row in orders)])
    t.order_reward = rewards(row["reward"] for row in orders)
    t.technologies = len(TECHNOLOGIES)
    t.technologies_open = display["technologies"]
    t.technology_value = numbers([0, *(values[name] for name in TECHNOLOGIES)])
    t.church_cards = len(church)
    t.church_open = display["church_cards"]
    t.church_faith = numbers([0, *(row["faith"] for row in church)])
    t.church_vp = numbers([0, *(row["vp"] for row in church)])
    t.church_reward = rewards(row["reward"] for row in church)
    t.bonus_cards = len(bonus)
    t.bonus_open = display["bonus_cards"]
    t.bonus_reward = rewards([*[{}] * (BONUS_LEVELS - 1), *(row[level] for row in bonus for level in LEVELS)])


def _read_effects(t: DuelTables, effects: Mapping[str, SheetPart]) -> None:
    t.exposition_vp = effects["exposition"]["vp"]
    t.ball_vp = effects["ball"]["vp_per_order"]
    t.mining_copper = effects["mining"]["extra_copper"]
    t.stock_at_most = effects["stock"]["at_most_yen"]
    t.stock_yen = effects["stock"]["yen"]
    t.patent_vp = effects["patent"]["vp_per_technology"]
    t.letterpress_yen = effects["letterpress"]["yen_per_technology"]
    t.electric_light_vp = effects["electric_light"]["vp_per_warehouse"]
    t.gaslight_vp = effects["gaslight"]["vp_per_shop"]
    t.telegraph_strength = effects["telegraph"]["extra_strength"]
    t.language_school_yen = effects["language_school"]["yen_per_order"]
    t.university_cost = effects["university"]["upgrade_cost"]
    t.winery_vp = effects["winery"]["vp_per_church_card"]
    t.telephone_yen = effects["telephone"]["pay_yen"]
    t.telephone_strength = effects["telephone"]["strength"]
    t.newspaper_at_once = effects["newspaper"]["at_once"]["plus_1"]
    t.newspaper_each_round = effects["newspaper"]["each_round"]["plus_1"]
    t.spinning_silk = effects["spinning_mill"]["pay_silk"]
    t.spinning_yen = effects["spinning_mill"]["get_yen"]
    t.brickyard_vp = effects["brickyard"]["vp_per_turned_import"]


def _read_scoring(t: DuelTables, scoring: SheetPart) -> None:
    t.vp_most_orders = scoring["most_orders"]
    t.vp_most_production = scoring["most_production"]
    t.vp_warehouse = scoring["warehouse"]
    t.vp_shop = scoring["shop"]
    t.vp_turned_import = scoring["turned_import"]
    t.vp_face_up_import = scoring["face_up_import"]
    t.yen_per_vp = scoring["yen_per_vp"]
    t.goods_per_vp = scoring["goods_per_vp"]


def _lay_out_places(t: DuelTables, data: SheetPart) -> None:
    """Where cards can be: first the deck, its top last; then the other places. A hand may hold every order."""
    t.drawn_at = t.orders
    t.hand_at = t.drawn_at + _most_given(data, "orders_drawn")
    t.technology_open_at = t.technologies
    t.technology_known = numbers([0] * int(t.technologies) + [EVERYBODY] * int(t.technologies_open))
    t.bonus_open_at = t.bonus_cards
    t.bonus_known = numbers([0] * int(t.bonus_cards) + [EVERYBODY] * int(t.bonus_open))


def make_prices(data: SheetPart) -> TradeTables:
    """Imports can be paid with either side up. In the church each kind is paid once, and an import is one kind."""
    church, laboratory = data["church"]["pay"], data["laboratory"]
    both_sides = [
        {**row, "turned": row["imports"]}
        for row in (church, laboratory["per_production"], laboratory["surcharge"], data["port"]["second_order"])
    ]
    once: dict[tuple[int, str], tuple[str, ...]] = {(int(CHURCH_PRICES), kind): (kind,) for kind in KINDS}
    once |= {(int(CHURCH_PRICES), side): SIDES for side in SIDES}
    return trade_tables(KINDS, both_sides, once, data["chinatown"])


def most_turns(data: SheetPart) -> int:
    """How many imports can be turned at once."""
    return _most_given(data, "turns")


def _most_given(data: SheetPart, gives: str) -> int:
    """The highest number in an area's table."""
    return max(int(n) for row in data["areas"]["rows"] if row["gives"] == gives for n in row["by_strength"])
