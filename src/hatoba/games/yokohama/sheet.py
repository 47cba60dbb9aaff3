"""From the component sheet to tables of numbers. The sheet has been validated: this only reads it."""

from collections.abc import Mapping, Sequence
from typing import Any

from hatoba.components import SheetPart
from hatoba.components.names import TECHNOLOGIES
from hatoba.engine.state import EVERYBODY, MAX_SEATS
from hatoba.games.reading import amounts, numbers
from hatoba.games.trade import CHURCH_PRICES, TradeTables
from hatoba.games.trade_sheet import GOODS, KINDS, trade_tables
from hatoba.games.yokohama.evaluate_worths import price_sheet
from hatoba.games.yokohama.tables import GIVES_NOTHING, REWARD, Edition, YokohamaTables

# Things of the sheet, each list in the order of the numbers that tables.py names.
GIVES = (*KINDS, "exchanges", "pieces", "imports_paid", "faith", "production", "order_levels", "nothing")
CLASSES = ("production", "commercial", "none")
PIECE_NAMES = ("assistant", "shophouse", "trading_house")
REWARDS = (*KINDS, "vp", "any_good", "warehouse", "move")
NEED_NAMES = (*KINDS, "tokens", "orders", "technologies", "production", "commercial")
LEVELS = ("low", "mid", "high")


def country_names(data: SheetPart) -> tuple[str, ...]:
    return tuple(row["id"] for row in data["countries"]["rows"])


def board_rows(data: SheetPart) -> list[tuple[str, SheetPart]]:
    """Every board with its id; boards of one kind are numbered."""
    boards: list[tuple[str, SheetPart]] = []
    for row in data["areas"]["rows"]:
        copies = max(row["boards"])
        boards += [(row["id"] if copies == 1 else f"{row['id']}_{copy + 1}", row) for copy in range(copies)]
    return boards


def make_tables(data: SheetPart) -> YokohamaTables:
    t = YokohamaTables()
    _read_areas(t, data)
    _read_turn(t, data)
    _read_player(t, data)
    _read_orders(t, data)
    _read_technologies(t, data)
    _read_effects(t, data["technologies"]["effects"])
    _read_sites_and_tokens(t, data)
    _read_church_and_customs(t, data)
    _read_achievements(t, data)
    _read_scoring(t, data)
    _lay_out_places(t, data)
    t.worths = price_sheet(t)
    return t


def _read_areas(t: YokohamaTables, data: SheetPart) -> None:
    rows = [row for _, row in board_rows(data)]
    powers = len(rows[0]["by_power"])
    t.boards = len(rows)
    t.board_class = numbers(CLASSES.index(row["category"]) for row in rows)
    t.gives = numbers(GIVES.index(row["gives"]) for row in rows)
    t.canals = numbers(board for board, gives in enumerate(t.gives) if gives == GIVES_NOTHING)
    t.by_power = numbers(n for row in rows for n in (0, *row["by_power"]))
    t.vp_by_power = numbers(n for row in rows for n in (0, *row.get("vp", [0] * powers)))
    same_gives = [[other["id"] for other in data["areas"]["rows"] if other["gives"] == row["gives"]] for row in rows]
    t.display = numbers(ids.index(row["id"]) for row, ids in zip(rows, same_gives, strict=True))


def _read_turn(t: YokohamaTables, data: SheetPart) -> None:
    turn, power, hiring = data["turn"], data["power"], data["hiring"]
    t.placement_a_max = turn["placement_a_max"]
    t.placement_b = turn["placement_b"]
    t.placement_fee = turn["placement_fee"]
    t.movement_fee = turn["movement_fee"]
    t.canal_fee = turn["canal_fee"]
    t.agents_per_turn = turn["agents_per_turn"]
    t.icons_per_agent = turn["icons_per_agent"]
    t.power_assistant = power["assistant"]
    t.power_president = power["president"]
    t.power_shophouse = power["shophouse"]
    t.power_trading_house = power["trading_house"]
    t.power_station = power["station"]
    t.power_max = power["max"]
    t.build_from = power["build_from"]
    t.token_at = power["five_power_token_at"]
    t.trading_house_income = power["trading_house_income"]
    t.assistant_price = hiring["assistant"]
    t.shophouse_price = hiring["shophouse"]
    t.trading_house_price = numbers(hiring["trading_house"])


def _read_player(t: YokohamaTables, data: SheetPart) -> None:
    player = data["player"]
    houses = [player["shophouses"], player["trading_houses"]]
    t.pieces_in_hand = numbers([0, *(row["hand"] for row in houses)])
    t.pieces_in_warehouse = numbers([0, *(row["warehouse"] for row in houses)])
    t.start_goods = numbers(amounts(player["goods"], GOODS))
    t.yen_start_player = player["yen_start_player"]
    t.yen_others = player["yen_others"]
    t.orders_dealt = player["orders_dealt"]
    t.orders_kept = player["orders_kept"]
    t.hand_max = player["orders_hand_max"]


def _read_orders(t: YokohamaTables, data: SheetPart) -> None:
    orders, technologies = data["orders"]["rows"], data["technologies"]["rows"]
    countries = country_names(data)
    t.orders = len(orders)
    t.cards = len(orders) + len(technologies)
    t.card_country = numbers([0, *(countries.index(row["country"]) for row in (*orders, *technologies))])
    t.order_cost = numbers(n for row in ({}, *(row["cost"] for row in orders)) for n in amounts(row, GOODS))
    t.order_reward = numbers(n for row in ({}, *(row["reward"] for row in orders)) for n in amounts(row, REWARDS))
    t.orders_max = data["port"]["orders_max"]
    t.port_slots = len(data["port"]["slots"])
    t.port_level = numbers(LEVELS.index(level) + 1 for level in data["port"]["slots"])


def _read_technologies(t: YokohamaTables, data: SheetPart) -> None:
    rows = data["technologies"]["rows"]
    unused = [0] * (int(t.orders) + 1)
    t.technologies = len(rows)
    t.technology_name = numbers([*unused, *(TECHNOLOGIES.index(row["id"]) for row in rows)])
    t.technology_value = numbers([*unused, *(row["value"] for row in rows)])
    t.laboratory_slots = len(data["laboratory"]["slots"])
    t.laboratory_adds = numbers(data["laboratory"]["slots"])


def _read_effects(t: YokohamaTables, effects: SheetPart) -> None:
    t.ball_vp = effects["ball"]["vp_per_order"]
    t.brickyard_vp = effects["brickyard"]["vp_per_customs"]
    t.electric_light_vp = effects["electric_light"]["vp_per_trading_house"]
    t.exposition_vp = effects["exposition"]["vp_at_once"]
    t.gaslight_vp = effects["gaslight"]["vp_per_shophouse"]
    t.language_school_yen = effects["language_school"]["yen_per_order"]
    t.letterpress_yen = effects["letterpress"]["yen_per_technology"]
    t.mining_copper = effects["mining"]["extra_copper"]
    t.newspaper_max = effects["newspaper"]["placement_a_max"]
    t.patent_vp = effects["patent"]["vp_per_technology"]
    t.spinning_silk = effects["spinning_mill"]["pay_silk"]
    t.spinning_yen = effects["spinning_mill"]["get_yen"]
    t.spinning_per_turn = effects["spinning_mill"]["per_turn"]
    t.stock_at_most = effects["stock"]["at_most_yen"]
    t.stock_fill_to = effects["stock"]["fill_to_yen"]
    t.telegram_extra = effects["telegram"]["extra_assistants"]
    t.telephone_left = effects["telephone"]["assistants_left"]
    t.university_yen = effects["university"]["pay_yen"]
    t.university_assistants = effects["university"]["assistants"]
    t.university_per_turn = effects["university"]["per_turn"]
    t.winery_vp = effects["winery"]["vp_per_church"]


def _read_sites_and_tokens(t: YokohamaTables, data: SheetPart) -> None:
    sites, tokens = data["sites"]["rows"], data["five_power_tokens"]["rows"]
    spaces = len(sites[0]["shophouses"])
    nothing: SheetPart = {}
    shophouses = [nothing] * spaces + [space for row in sites for space in row["shophouses"]]
    t.sites = len(sites)
    t.site_shophouse = numbers(n for row in shophouses for n in amounts(row, REWARDS))
    t.site_trading_house = numbers([0] * REWARD + [n for row in sites for n in amounts(row["trading_house"], REWARDS)])
    t.tokens = len(tokens)
    t.token_reward = numbers([0] * REWARD + [n for row in tokens for n in amounts(row["reward"], REWARDS)])
    free_agents = data["mini_expansions"]["free_agents"]
    t.free_agent_tokens = free_agents["tokens"]
    t.agents_per_token = free_agents["free_agents"]


def _read_church_and_customs(t: YokohamaTables, data: SheetPart) -> None:
    church, customs = data["church"], data["customs"]
    t.church_spaces = len(church["spaces"])
    t.church_faith = numbers(row["faith"] for row in church["spaces"])
    t.church_reward = numbers(n for row in church["spaces"] for n in amounts(row["reward"], REWARDS))
    t.church_neutral = numbers(int(row.get("neutral_2p", False)) for row in church["spaces"])
    t.church_majority = numbers(church["majority"])
    t.customs_spaces = len(customs["spaces"])
    t.customs_imports = numbers(row["imports"] for row in customs["spaces"])
    t.customs_reward = numbers(n for row in customs["spaces"] for n in amounts(row["reward"], REWARDS))
    t.customs_neutral = numbers(int(row.get("neutral_2p", False)) for row in customs["spaces"])
    t.customs_majority = numbers(customs["majority"])


def _read_achievements(t: YokohamaTables, data: SheetPart) -> None:
    rows = data["achievements"]["rows"]
    decks = sorted({row["deck"] for row in rows})
    countries = country_names(data)
    t.achievements = len(rows)
    t.achievements_per_deck = data["achievements"]["per_deck"]
    t.achievement_deck = numbers([0, *(decks.index(row["deck"]) for row in rows)])
    needs = [(NEED_NAMES.index(kind), amount) for row in rows for kind, amount in row["need"].items()]
    sizes = [0, *(len(row["need"]) for row in rows)]
    t.need_start = numbers(sum(sizes[:achievement]) for achievement in range(len(sizes) + 1))
    t.need_kind = numbers(kind for kind, _ in needs)
    t.need_amount = numbers(amount for _, amount in needs)
    t.achievement_first = numbers([0, *(row["first"] for row in rows)])
    t.achievement_later = numbers([0, *(row["later"] for row in rows)])
    t.country_agents = numbers(row["agents"] for row in data["countries"]["rows"])
    rewards = data["mini_expansions"]["achievement_rewards"]
    t.reward_tokens = len(rewards["rows"])
    t.reward_tokens_drawn = rewards["drawn"]
    t.reward_tokens_needed = rewards["needed"]
    t.reward_token_country = numbers(
        [-1, *(countries.index(row["country"]) if "country" in row else -1 for row in rewards["rows"])]
    )
    t.reward_token_agents = numbers([0, *(row.get("free_agents", 0) for row in rewards["rows"])])


def _read_scoring(t: YokohamaTables, data: SheetPart) -> None:
    end, scoring = data["end"], data["scoring"]
    t.end_trading_houses = end["trading_houses"]
    t.end_shophouses = end["shophouses"]
    t.end_extra_rounds = end["extra_rounds"]
    t.technology_majority = numbers(scoring["technology"])
    t.country_sets = numbers(scoring["country_sets"])
    t.vp_unused_agent = scoring["unused_agent"]
    t.vp_imports = scoring["imports"]
    t.yen_per_vp = scoring["yen_per_vp"]
    t.goods_per_vp = scoring["goods_per_vp"]
    t.rival_production_doubled = round(2 * scoring["rival_production"])


def _lay_out_places(t: YokohamaTables, data: SheetPart) -> None:
    """Where cards can be: first the deck, its top last; then the other places."""
    ports = sum(row["gives"] == "order_levels" for row in data["areas"]["rows"])
    laboratories = sum(row["gives"] == "production" for row in data["areas"]["rows"])
    t.removed_at = t.orders
    t.port_at = t.removed_at + max(data["orders"]["removed"])
    t.hand_at = t.port_at + ports * t.port_slots
    t.aside_at = t.hand_at + MAX_SEATS * t.hand_max
    t.order_places = t.aside_at + MAX_SEATS * (t.orders_dealt - t.orders_kept)
    t.laboratory_at = t.technologies
    t.technology_places = t.laboratory_at + laboratories * t.laboratory_slots
    shown = t.technology_places - t.laboratory_at
    t.technology_known = numbers([0] * int(t.laboratory_at) + [EVERYBODY] * int(shown))


def make_edition(data: SheetPart, t: YokohamaTables, players: int, options: Mapping[str, Any]) -> Edition:
    """What depends on edition, options and players."""
    row = data["editions"][options["edition"]]
    by_players = players - 2
    edition = Edition()
    edition.prices = make_prices(data, row["church_yen_per_faith"])
    edition.placement_a_min = row["placement_a_min"]
    edition.surcharge_from = row["technology_surcharge_from"]
    edition.church_end = row["church_end"][by_players]
    edition.customs_end = row["customs_end"][by_players]
    edition.neutral = row["neutral_assistants"][by_players]
    edition.rival = int(options["rival"])
    edition.achievement_rewards = int(options["achievement_rewards"])
    edition.free_agents = int(options["free_agents"])
    edition.assistants_hand = row["assistants"]["hand"]
    edition.assistants_warehouse = row["assistants"]["warehouse"]
    edition.orders_removed = data["orders"]["removed"][by_players]
    edition.boards = numbers(boards_in_play(data, by_players))
    edition.land = sum(1 << board for board in edition.boards if t.gives[board] != GIVES_NOTHING)
    edition.place_near = numbers(pyramid(data["map"]["pyramid"][by_players]))
    return edition


def boards_in_play(data: SheetPart, by_players: int) -> list[int]:
    """The first so many boards of each kind."""
    in_play: list[int] = []
    first = 0
    for row in data["areas"]["rows"]:
        in_play += range(first, first + row["boards"][by_players])
        first += max(row["boards"])
    return in_play


def pyramid(rows: Sequence[int]) -> list[int]:
    """For each place, row by row from the top, the places it touches as a mask: brickwork, each row centred."""
    spots = [(row, 2 * column - (width - 1)) for row, width in enumerate(rows) for column in range(width)]
    near = []
    for row, x in spots:
        touching = [
            other
            for other, (other_row, other_x) in enumerate(spots)
            if (other_row == row and abs(other_x - x) == 2) or (abs(other_row - row) == 1 and abs(other_x - x) == 1)
        ]
        near.append(sum(1 << other for other in touching))
    return near


def make_prices(data: SheetPart, church_yen: int) -> TradeTables:
    """In the church each kind is paid once; elsewhere as often as wanted."""
    church = {**data["church"]["pay"], "yen": church_yen}
    laboratory = data["laboratory"]
    lists = (church, laboratory["per_production"], laboratory["surcharge"], data["port"]["second_order"])
    once = {(int(CHURCH_PRICES), kind): (kind,) for kind in KINDS}
    return trade_tables(KINDS, lists, once, data["chinatown"])
