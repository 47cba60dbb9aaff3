"""The names of Yokohama: what the numbers of the rules stand for, all actions, all reasons."""

from hatoba.components import SheetPart
from hatoba.components.names import TECHNOLOGIES
from hatoba.engine.catalogue import Catalogue, Domain, Names, Verb
from hatoba.engine.fields import SEATS
from hatoba.engine.reasons import NUMBER, ReasonType
from hatoba.engine.state import MAX_SEATS
from hatoba.games import trade
from hatoba.games.trade_sheet import GOODS, KINDS
from hatoba.games.yokohama import sheet, steps
from hatoba.games.yokohama.tables import SHOP_SPACES, YokohamaTables

ENDINGS = ("trading_houses", "shophouses", "port", "church", "customs")
CATEGORY_NAMES = (
    "orders",
    "church",
    "customs",
    "technologies",
    "achievements",
    "buildings",
    "tokens",
    "port",
    "church_majority",
    "customs_majority",
    "technology_majority",
    "countries",
    "agents",
    "imports",
    "yen",
    "goods",
)


class YokohamaNames(Names):
    """The domains of the game: what the numbers of the rules stand for."""

    def __init__(self, data: SheetPart, t: YokohamaTables) -> None:
        boards = tuple(name for name, _ in sheet.board_rows(data))
        orders = tuple(row["number"] for row in data["orders"]["rows"])
        technologies = tuple(row["number"] for row in data["technologies"]["rows"])
        tokens = len(data["five_power_tokens"]["rows"])
        free_agents = data["mini_expansions"]["free_agents"]["tokens"]
        achievements = tuple(row["id"] for row in data["achievements"]["rows"])
        self.kind = Domain("kind", KINDS)
        self.good = Domain("good", GOODS)
        self.bought = Domain("kind", KINDS[:-1])
        self.area = Domain("area", boards)
        self.origin = Domain("origin", (*boards, "hand"))
        self.recalled = Domain("area", (*boards, "all"))
        self.piece = Domain("piece", sheet.PIECE_NAMES)
        self.order = Domain("order", orders, first=1)
        self.technology_card = Domain("card", technologies)
        self.card = Domain("card", (*orders, *technologies), first=1)
        self.technology = Domain("technology", TECHNOLOGIES)
        self.country = Domain("country", sheet.country_names(data))
        self.agent = Domain("agent", (*sheet.country_names(data), "free"))
        self.achievement = Domain("achievement", achievements, first=1)
        self.need = Domain("need", sheet.NEED_NAMES)
        self.token = Domain("token", tuple(range(1, tokens + free_agents + 1)), first=1)
        self.reward_token = Domain(
            "reward_token",
            tuple(row["token"] for row in data["mini_expansions"]["achievement_rewards"]["rows"]),
            first=1,
        )
        self.site = Domain("site", tuple(row["site"] for row in data["sites"]["rows"]), first=1)
        self.space = Domain("space", tuple(range(1, len(data["church"]["spaces"]) + 1)))
        self.customs_space = Domain("space", tuple(range(1, len(data["customs"]["spaces"]) + 1)))
        shophouses = tuple(f"shophouse_{space + 1}" for space in range(SHOP_SPACES))
        self.building_space = Domain("building_space", (*shophouses, "trading_house"))
        self.source = Domain("source", ("area", "hand"))
        self.owner = Domain("owner", (*SEATS.values, "neutral"), first=1)
        self.order_place = Domain("place", _order_places(t))
        self.technology_place = Domain("place", _technology_places(t))
        self.category = Domain("category", CATEGORY_NAMES)


def _order_places(t: YokohamaTables) -> tuple[str, ...]:
    """The labels of all places an order can be in: the deck (bottom first), removed, ports, hands, put aside."""
    slots, hand, aside = int(t.port_slots), int(t.hand_max), int(t.orders_dealt - t.orders_kept)
    ports = (t.hand_at - t.port_at) // t.port_slots
    seats = SEATS.values[:MAX_SEATS]
    return (
        *(f"deck_{n}" for n in range(1, int(t.orders) + 1)),
        *(f"removed_{n}" for n in range(1, int(t.port_at - t.removed_at) + 1)),
        *(f"port_{'ab'[port]}_{n}" for port in range(int(ports)) for n in range(1, slots + 1)),
        *(f"hand_{seat}_{n}" for seat in seats for n in range(1, hand + 1)),
        *(f"aside_{seat}_{n}" for seat in seats for n in range(1, aside + 1)),
    )


def _technology_places(t: YokohamaTables) -> tuple[str, ...]:
    """The deck (bottom first) and the laboratories."""
    slots = int(t.laboratory_slots)
    laboratories = (t.technology_places - t.laboratory_at) // t.laboratory_slots
    return (
        *(f"deck_{n}" for n in range(1, int(t.technologies) + 1)),
        *(f"laboratory_{'ab'[lab]}_{n}" for lab in range(int(laboratories)) for n in range(1, slots + 1)),
    )


def make_catalogue(names: YokohamaNames) -> Catalogue:
    """All actions, in the order of the verbs' numbers."""
    area = (names.area,)
    verbs = {
        steps.DONE: Verb("done"),
        steps.END: Verb("end"),
        steps.KEEP: Verb("keep", (names.order,), secret=True),
        steps.FULFIL: Verb("fulfil", (names.order,)),
        steps.ACHIEVE: Verb("achieve", (names.achievement,)),
        steps.AGENT: Verb("agent", area),
        steps.USE: Verb("use", (names.agent,)),
        steps.CLAIM: Verb("claim", (names.reward_token,)),
        steps.SPIN: Verb("spin"),
        steps.STUDY: Verb("study"),
        steps.PLACE: Verb("place", area),
        steps.PLACE_TWO: Verb("place_two", area),
        steps.GO: Verb("go", area),
        steps.WALK: Verb("walk", area),
        steps.STOP: Verb("stop"),
        steps.RIDE: Verb("ride"),
        steps.RETURN: Verb("return"),
        steps.RECALL: Verb("recall", (names.recalled,)),
        steps.SELL: Verb("sell", (names.good,)),
        steps.BUY: Verb("buy", (names.bought,)),
        steps.HIRE: Verb("hire", (names.piece,)),
        steps.WORSHIP: Verb("worship", (names.space,)),
        steps.DECLARE: Verb("declare", (names.customs_space,)),
        steps.DEVELOP: Verb("develop", (names.technology_card,)),
        steps.TAKE: Verb("take", (names.order,)),
        steps.PAY_WITH: Verb("pay", (names.kind,)),
        steps.FROM: Verb("from", (names.source,)),
        steps.TOKEN: Verb("token"),
        steps.BUILD: Verb("build", (names.building_space,)),
        steps.LEAVE: Verb("leave"),
        steps.GAIN: Verb("gain", (names.good,)),
        steps.LIFT: Verb("lift", (names.origin,)),
        steps.DROP: Verb("drop", area),
        steps.STATION_ON: Verb("station", area),
    }
    return Catalogue([verbs[number] for number in range(len(verbs))])


def make_reasons(names: YokohamaNames) -> dict[int, ReasonType]:
    area = (("area", names.area),)
    technology = (("technology", names.technology),)
    return {
        trade.SHORT: ReasonType("short", (("good", names.kind), ("by", NUMBER))),
        trade.KIND_USED: ReasonType("kind_used", (("good", names.kind),)),
        trade.NOT_TAKEN: ReasonType("not_taken"),
        trade.REST_UNPAID: ReasonType("rest_unpaid"),
        trade.TOO_DEAR: ReasonType("too_dear", (("by", NUMBER),)),
        steps.CANAL: ReasonType("canal"),
        steps.NOT_IN_PLAY: ReasonType("not_in_play", area),
        steps.NO_ASSISTANT_IN_HAND: ReasonType("no_assistant_in_hand"),
        steps.NO_ASSISTANT_THERE: ReasonType("no_assistant_there", area),
        steps.ALREADY_PLACED_THERE: ReasonType("already_placed_there", area),
        steps.NOT_ADJACENT: ReasonType("not_adjacent", area),
        steps.PRESIDENT_THERE: ReasonType("president_there", area),
        steps.OWN_PRESIDENT_THERE: ReasonType("own_president_there", area),
        steps.VISITED: ReasonType("visited", area),
        steps.NO_WAY_ON: ReasonType("no_way_on", area),
        steps.NEEDS_TECHNOLOGY: ReasonType("needs_technology", technology),
        steps.MUST_PLACE: ReasonType("must_place"),
        steps.PRESIDENT_IN_HAND: ReasonType("president_in_hand"),
        steps.NOT_IN_HAND: ReasonType("not_in_hand"),
        steps.NOT_ON_BOARD: ReasonType("not_on_board"),
        steps.LEVEL_TOO_HIGH: ReasonType("level_too_high"),
        steps.HAND_FULL: ReasonType("hand_full"),
        steps.OWNED_ALREADY: ReasonType("owned_already"),
        steps.SPACE_TAKEN: ReasonType("space_taken", (("space", names.space),)),
        steps.POWER_TOO_LOW: ReasonType("power_too_low"),
        steps.NONE_IN_WAREHOUSE: ReasonType("none_in_warehouse", (("piece", names.piece),)),
        steps.NO_PIECE_IN_HAND: ReasonType("no_piece_in_hand", (("piece", names.piece),)),
        steps.BUILT_HERE_ALREADY: ReasonType("built_here_already"),
        steps.USED_THIS_TURN: ReasonType("used_this_turn"),
        steps.NO_AGENT: ReasonType("no_agent"),
        steps.CONDITION_NOT_MET: ReasonType("condition_not_met", (("need", names.need), ("by", NUMBER))),
        steps.DONE_BEFORE: ReasonType("done_before"),
        steps.SAME_AREA: ReasonType("same_area", area),
    }
