"""The observation of Yokohama Duel, block by block."""

from typing import TYPE_CHECKING

from hatoba.engine.catalogue import Domain
from hatoba.engine.observation import VIEWED_SEATS, Block, ObservationLayout
from hatoba.games.duel import observe as o
from hatoba.games.duel import sheet
from hatoba.games.duel.view import PAYMENTS

if TYPE_CHECKING:
    from hatoba.games.duel.game import DuelGame

MOST = 40
"""Goods or yen beyond this make no difference worth seeing."""


def describe(game: "DuelGame") -> ObservationLayout:
    n, t = game.names, game.tables
    seats = Domain("seat", VIEWED_SEATS.values[: sheet.PLAYERS])
    rounds = Domain("round", tuple(range(1, int(t.rounds) + 1)))
    lists = Domain("payment", PAYMENTS)
    categories = Domain("category", game.categories)
    strongest = int(max(*t.strength_before, *t.strength_after) + t.telegraph_strength + 8)
    return ObservationLayout(
        game.name,
        {
            o.OVER: Block("over", "the game is over"),
            o.STEP: Block("step", "the pending step", (game.steps,)),
            o.ORDERS_TO_RETURN: Block(
                "orders_to_return", "of the first orders, how many still go under the deck", high=int(t.orders_dealt)
            ),
            o.MOVER: Block("mover", "who decides", (seats,)),
            o.ROUND: Block("round", "the round; none while the first orders are chosen", (rounds,)),
            o.TURN: Block("turn", "the turn within the round", high=int(t.turns) * sheet.PLAYERS),
            o.START_PLAYER: Block("start_player", "who began the round", (seats,)),
            o.ACTION_AREA: Block("action_area", "the area of the running action", (n.area,)),
            o.ACTION_AGENT: Block("action_agent", "the running action is an agent's"),
            o.ACTION_STRENGTH: Block("action_strength", "its total strength, once it is fixed", high=strongest),
            o.ACTION_AMOUNT: Block("action_amount", "what the area's table gives at that strength", high=10),
            o.EXCHANGES_LEFT: Block("exchanges_left", "exchanges left in Chinatown", high=10),
            o.POSTED_CARD: Block("posted_card", "the strength card that Postal chose", (n.strength_card,)),
            o.PAYMENT: Block("payment", "what the pending payment is for", (lists,)),
            o.PAYMENT_UNITS: Block("payment_units", "units still to pay", high=20),
            o.AREA_USED: Block("area_used", "cannot be chosen any more this round", (n.area,)),
            o.STATION: Block("station", "where the station token lies", (n.area,)),
            o.SHOPS: Block("shop", "has a shop there", (seats, n.area)),
            o.WAREHOUSES: Block("warehouse", "has the warehouse there", (seats, n.area)),
            o.NEXT_STRENGTH: Block(
                "next_strength", "strength there of the next strength card, nothing added", (seats, n.area), strongest
            ),
            o.NEXT_AMOUNT: Block("next_amount", "what that would give", (seats, n.area), 10),
            o.STOCK: Block("stock", "goods, imports by side, yen", (seats, n.kind), MOST),
            o.EXTRA: Block("extra", "extra-strength cards", (seats, n.extra), 10),
            o.CARD_AVAILABLE: Block("card_available", "the strength card is not played yet", (seats, n.strength_card)),
            o.CARD_STRENGTH: Block("card_strength", "on the side that is up", (seats, n.strength_card), 10),
            o.CARD_UPGRADED: Block("card_upgraded", "the better side is up", (seats, n.strength_card)),
            o.AGENTS: Block("agents", "agents that can still be used", (seats,), 10),
            o.HIRED: Block("hired", "an agent was hired for this", (seats, n.need)),
            o.NEED_MET: Block("need_met", "how much there is of what agents are hired for", (seats, n.need), MOST),
            o.SHOPS_LEFT: Block("shops_left", "shops not built yet", (seats,), int(t.shops)),
            o.WAREHOUSES_LEFT: Block("warehouses_left", "warehouses not built yet", (seats,), int(t.warehouses)),
            o.POINTS: Block("points", "as if the game ended now", (seats, categories), 200, -200),
            o.HAND: Block("hand", "orders in hand, as far as I know them", (seats, n.order)),
            o.HAND_UNKNOWN: Block("hand_unknown", "orders in hand that I do not know", (seats,), int(t.orders)),
            o.READY: Block("ready", "in my hand, and I have the goods", (n.order,)),
            o.DRAWN: Block("drawn", "orders being looked at in the port, as far as I know them", (n.order,)),
            o.DECK_KNOWN: Block("deck_known", "orders that I know to be in the deck", (n.order,)),
            o.DECK: Block("deck", "orders in the deck", high=int(t.orders)),
            o.FULFILLED: Block("fulfilled", "fulfilled the order", (seats, n.order)),
            o.TECHNOLOGY_OPEN: Block("technology_open", "can be developed this round", (n.technology,)),
            o.TECHNOLOGY_OWNED: Block("technology_owned", "has the technology", (seats, n.technology)),
            o.TECHNOLOGY_USED: Block("technology_used", "turned for this round", (n.technology,)),
            o.TECHNOLOGY_DISCARDED: Block("technology_discarded", "nobody took it", (n.technology,)),
            o.CHURCH_CARD_OPEN: Block("church_card_open", "can be got", (n.church_card,)),
            o.CHURCH_CARD_OWNED: Block("church_card_owned", "has the church card", (seats, n.church_card)),
            o.BONUS_OPEN: Block("bonus_open", "bonus cards on display", (n.bonus_card,)),
            o.BONUS_DISCARDED: Block("bonus_discarded", "bonus cards used up", (n.bonus_card,)),
            o.BONUS_DECK: Block("bonus_deck", "bonus cards in the deck", high=int(t.bonus_cards)),
            o.EXTRA_LEFT: Block("extra_left", "extra-strength cards in the pile", (n.extra,), max(t.extra_cards)),
            o.AGENTS_LEFT: Block("agents_left", "agents nobody has hired", high=int(t.agent_cards)),
        },
        o.BLOCKS,
    )
