"""The names of Yokohama Duel: what the numbers of the rules stand for, all actions, all reasons."""

from hatoba.components import SheetPart
from hatoba.engine.catalogue import Catalogue, Domain, Names, Verb
from hatoba.engine.fields import SEATS
from hatoba.engine.reasons import NUMBER, ReasonType
from hatoba.games import trade
from hatoba.games.duel import sheet, steps
from hatoba.games.duel.tables import STRENGTH_CARDS, DuelTables
from hatoba.games.trade_sheet import GOODS

ENDINGS = ("rounds",)
CATEGORY_NAMES = (
    "orders",
    "most_orders",
    "technologies",
    "most_production",
    "church_cards",
    "warehouses",
    "shops",
    "turned_imports",
    "face_up_imports",
    "yen",
    "goods",
)


class DuelNames(Names):
    """The domains of the game: what the numbers of the rules stand for."""

    def __init__(self, data: SheetPart, t: DuelTables) -> None:
        orders = tuple(row["number"] for row in data["orders"]["rows"])
        seats = SEATS.values[: sheet.PLAYERS]
        self.kind = Domain("kind", sheet.KINDS)
        self.good = Domain("good", GOODS)
        self.bought = Domain("kind", sheet.KINDS[:-2])
        self.area = Domain("area", tuple(row["id"] for row in data["areas"]["rows"]))
        self.strength_card = Domain("strength_card", tuple(range(1, STRENGTH_CARDS + 1)))
        self.extra = Domain("extra", sheet.EXTRAS)
        self.added = Domain("extra", ("none", *sheet.EXTRAS))
        self.piece = Domain("piece", ("shop", "warehouse"))
        self.need = Domain("need", sheet.NEED_NAMES)
        self.order = Domain("order", orders, first=1)
        self.technology = Domain("technology", sheet.TECHNOLOGIES, first=1)
        self.church_card = Domain("church_card", tuple(row["card"] for row in data["church_cards"]["rows"]), first=1)
        self.bonus_card = Domain("bonus_card", tuple(row["card"] for row in data["bonus_cards"]["rows"]), first=1)
        self.turns = Domain("count", tuple(range(1, sheet.most_turns(data) + 1)), first=1)
        self.owner = Domain("owner", seats, first=1)
        self.technology_owner = Domain("owner", (*seats, "discarded"), first=1)
        self.church_place = Domain("place", ("open", *seats), first=1)
        self.order_place = Domain("place", _order_places(t))
        self.technology_place = Domain("place", _places(int(t.technologies), int(t.technologies_open)))
        self.bonus_place = Domain("place", _places(int(t.bonus_cards), int(t.bonus_open)))


def _order_places(t: DuelTables) -> tuple[str, ...]:
    """The labels of all places an order can be in: the deck (bottom first), drawn at the port, hands."""
    return (
        *(f"deck_{n}" for n in range(1, int(t.orders) + 1)),
        *(f"drawn_{n}" for n in range(1, int(t.hand_at - t.drawn_at) + 1)),
        *(f"hand_{seat}_{n}" for seat in SEATS.values[: sheet.PLAYERS] for n in range(1, int(t.orders) + 1)),
    )


def _places(cards: int, shown: int) -> tuple[str, ...]:
    """The deck (bottom first) and the display."""
    return (*(f"deck_{n}" for n in range(1, cards + 1)), *(f"open_{n}" for n in range(1, shown + 1)))


def make_catalogue(names: DuelNames) -> Catalogue:
    """All actions, in the order of the verbs' numbers."""
    area = (names.area,)
    verbs = {
        steps.DONE: Verb("done"),
        steps.END: Verb("end"),
        steps.FULFIL: Verb("fulfil", (names.order,)),
        steps.HIRE: Verb("hire", (names.need,)),
        steps.AGENT: Verb("agent", area),
        steps.SPIN: Verb("spin"),
        steps.CHOOSE: Verb("choose", area),
        steps.RIDE: Verb("ride"),
        steps.TAKE_TRAM: Verb("tram", area),
        steps.TAKE_STAGECOACH: Verb("stagecoach", area),
        steps.POST: Verb("postal", (names.strength_card,)),
        steps.CALL: Verb("telephone"),
        steps.ADD: Verb("add", (names.added,)),
        steps.WORSHIP: Verb("worship", (names.church_card,)),
        steps.TURN: Verb("turn", (names.turns,)),
        steps.SELL: Verb("sell", (names.good,)),
        steps.BUY: Verb("buy", (names.bought,)),
        steps.DEVELOP: Verb("develop", (names.technology,)),
        steps.STATION_ON: Verb("station", area),
        steps.KEEP: Verb("keep", (names.order,), secret=True),
        steps.UNDER: Verb("under", (names.order,), secret=True),
        steps.PAY_WITH: Verb("pay", (names.kind,)),
        steps.BONUS: Verb("bonus", (names.bonus_card,)),
        steps.BUILD: Verb("build", (names.piece,)),
        steps.PUT_BACK: Verb("put_back", (names.extra,)),
        steps.UPGRADE: Verb("upgrade", (names.strength_card,)),
    }
    return Catalogue([verbs[number] for number in range(len(verbs))])


def make_reasons(names: DuelNames) -> dict[int, ReasonType]:
    area = (("area", names.area),)
    technology = (("technology", names.technology),)
    strength_card = (("card", names.strength_card),)
    return {
        trade.SHORT: ReasonType("short", (("good", names.kind), ("by", NUMBER))),
        trade.KIND_USED: ReasonType("kind_used", (("good", names.kind),)),
        trade.NOT_TAKEN: ReasonType("not_taken"),
        trade.REST_UNPAID: ReasonType("rest_unpaid"),
        trade.TOO_DEAR: ReasonType("too_dear", (("by", NUMBER),)),
        steps.AREA_USED: ReasonType("area_used", area),
        steps.AREA_NOT_USED: ReasonType("area_not_used", area),
        steps.NEEDS_TECHNOLOGY: ReasonType("needs_technology", technology),
        steps.USED_THIS_ROUND: ReasonType("used_this_round", technology),
        steps.NO_WAREHOUSE_THERE: ReasonType("no_warehouse_there", area),
        steps.BY_AGENT: ReasonType("by_agent"),
        steps.CARD_PLAYED: ReasonType("card_played", strength_card),
        steps.NOT_HIGHER: ReasonType("not_higher", strength_card),
        steps.SAME_STRENGTH: ReasonType("same_strength", strength_card),
        steps.NO_EXTRA_CARD: ReasonType("no_extra_card", (("extra", names.extra),)),
        steps.NO_AGENT: ReasonType("no_agent"),
        steps.AGENT_BUSY: ReasonType("agent_busy"),
        steps.NO_AGENT_LEFT: ReasonType("no_agent_left"),
        steps.DONE_BEFORE: ReasonType("done_before", (("need", names.need),)),
        steps.CONDITION_NOT_MET: ReasonType("condition_not_met", (("need", names.need), ("by", NUMBER))),
        steps.NOT_IN_HAND: ReasonType("not_in_hand"),
        steps.NOT_OPEN: ReasonType("not_open"),
        steps.NOT_DRAWN: ReasonType("not_drawn"),
        steps.TOO_MANY: ReasonType("too_many", (("limit", NUMBER),)),
        steps.SPACE_TAKEN: ReasonType("space_taken", area),
        steps.NO_PIECE_LEFT: ReasonType("no_piece_left", (("piece", names.piece),)),
        steps.UPGRADED_BEFORE: ReasonType("upgraded_before", strength_card),
        steps.ORDERS_DRAWN: ReasonType("orders_drawn"),
    }
