"""What Yokohama and Yokohama Duel share: goods and yen, what a payment may be made of, and Chinatown.

One payment rule serves the church (each kind once), production, the surcharge and the second order (as often as
needed): kinds are paid in ascending order, and a kind is offered only if the rest can still be paid.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import FIRST_OWN_REASON, FRAME, LEGAL, reason
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE, ZERO

COPPER: Final[i64] = 0
SILK: Final[i64] = 1
TEA: Final[i64] = 2
FISH: Final[i64] = 3
TRADE_GOODS: Final[i64] = 4
IMPORTS: Final[i64] = 4
YEN: Final[i64] = 5
TURNED: Final[i64] = 6
"""Imports lying face down: Duel only."""

# Price lists: what one unit costs in each kind, 0 where the kind is not taken.
CHURCH_PRICES: Final[i64] = 0
PRODUCTION_PRICES: Final[i64] = 1
SURCHARGE_PRICES: Final[i64] = 2
SECOND_ORDER_PRICES: Final[i64] = 3

PAY: Final[i64] = 1
"""The pending step of a payment, the same number in both games."""

SHORT: Final[i64] = FIRST_OWN_REASON
OUT_OF_ORDER: Final[i64] = FIRST_OWN_REASON + 1
NOT_TAKEN: Final[i64] = FIRST_OWN_REASON + 2
REST_UNPAID: Final[i64] = FIRST_OWN_REASON + 3
FIRST_GAME_REASON: Final[i64] = FIRST_OWN_REASON + 4

GAINED: Final[i64] = 1
PAID: Final[i64] = 2
FIRST_GAME_EVENT: Final[i64] = 3


class TradeTables:
    """Prices of the component sheet."""

    kinds: i64
    price: vec[i64]
    """By price list and kind."""
    after: vec[i64]
    """By price list and kind: the list << 8 and the kind with which a payment goes on after a unit of this kind."""
    sell: vec[i64]
    buy: vec[i64]

    __slots__ = tuple(__annotations__)


class TradePosition(State):
    """A position in which seats own goods, imports and yen."""

    prices: TradeTables
    stock: vec[i64]

    __slots__ = tuple(__annotations__)

    def extra_copper(self, seat: i64) -> i64:
        """What Mining Technology adds to each gain of copper."""
        return 0

    def owned(self, seat: i64, kind: i64) -> i64:
        """How much of a kind the seat has."""
        return self.stock[seat * self.prices.kinds + kind]

    def gain(self, seat: i64, kind: i64, amount: i64) -> None:
        """Get goods or yen from the supply: one gain, to which Mining Technology may add."""
        if amount <= 0:
            return
        if kind == COPPER:
            amount += self.extra_copper(seat)
        self.receive(seat, kind, amount)

    def receive(self, seat: i64, kind: i64, amount: i64) -> None:
        """Get goods or yen as a part of a gain that Mining Technology has added to already."""
        self.stock[seat * self.prices.kinds + kind] += amount
        if self.recording:
            self.emit(GAINED, seat, kind, amount)

    def spend(self, seat: i64, kind: i64, amount: i64) -> None:
        """Pay goods or yen to the supply."""
        if amount <= 0:
            return
        self.stock[seat * self.prices.kinds + kind] -= amount
        if self.recording:
            self.emit(PAID, seat, kind, amount)

    def judge_amount(self, seat: i64, kind: i64, amount: i64) -> i64:
        """LEGAL if the seat has this much, otherwise how much is short."""
        lacking = amount - self.stock[seat * self.prices.kinds + kind]
        return LEGAL if lacking <= 0 else reason(SHORT, kind, lacking)

    def has_goods(self, seat: i64, costs: vec[i64], card: i64) -> bool:
        """Whether a seat has the goods of an order."""
        stock = self.stock
        at = seat * self.prices.kinds
        cost = card * TRADE_GOODS
        return (
            stock[at + COPPER] >= costs[cost + COPPER]
            and stock[at + SILK] >= costs[cost + SILK]
            and stock[at + TEA] >= costs[cost + TEA]
            and stock[at + FISH] >= costs[cost + FISH]
        )

    def judge_goods(self, costs: vec[i64], card: i64) -> i64:
        """LEGAL if the seat to move has the goods of an order, otherwise what is short."""
        good: i64
        for good in range(TRADE_GOODS):
            lack = self.judge_amount(self.seat, good, costs[card * TRADE_GOODS + good])
            if lack != LEGAL:
                return lack
        return LEGAL

    def offer_orders(self, verb: i64, orders: vec[i64], start: i64, count: i64, costs: vec[i64], n: i64) -> i64:
        """Write the legal ones among the orders of a hand: those whose goods the seat to move has."""
        begin = n
        place: i64
        for place in range(start, start + count):
            card = orders[place]
            if card == 0:
                break
            if self.has_goods(self.seat, costs, card):
                n = self.insert(self.table.first[verb] + card - 1, begin, n)
        return n

    # ------------------------------------------------------------------------------- payments

    def push_payment(self, prices: i64, units: i64) -> None:
        """Ask the seat to pay this many units."""
        if units > 0:
            self.push(PAY, (prices << 16) | (units << 8))

    def payable(self, seat: i64, prices: i64, from_kind: i64) -> i64:
        """How many units can be paid with kinds from this one on, with each once or as often as the list allows.

        Each kind is taken where it can be paid: if that closes another one, it gave as much as the other would have.
        """
        t = self.prices
        stock = self.stock
        own = seat * t.kinds
        row = prices * t.kinds
        units: i64 = 0
        kind: i64
        for kind in range(from_kind, t.kinds):
            price = t.price[row + kind]
            if price and stock[own + kind] >= price:
                after = t.after[row + kind]
                units += stock[own + kind] // price if after & 255 == kind else ONE
                row = (after >> 8) * t.kinds
        return units

    def payable_before(self, seat: i64, prices: i64, from_kind: i64, then: i64) -> i64:
        """The same if one unit of list `then` (-1: none) is to follow; -1 if even that one cannot be paid."""
        if then < 0:
            return self.payable(seat, prices, from_kind)
        t = self.prices
        stock = self.stock
        own = seat * t.kinds
        most: i64 = -1
        kind: i64
        for kind in range(t.kinds):
            price = t.price[then * t.kinds + kind]
            if price and stock[own + kind] >= price:
                stock[own + kind] -= price
                units = self.payable(seat, prices, from_kind)
                stock[own + kind] += price
                if units > most:
                    most = units
        return most

    def can_pay(self, seat: i64, prices: i64, units: i64, from_kind: i64, then: i64) -> bool:
        """Whether the units can be paid with kinds from this one on, and then one unit of list `then` (-1: none)."""
        return (units if units > 0 else ZERO) <= self.payable_before(seat, prices, from_kind, then)

    def payment_after(self) -> i64:
        """The price list of a payment that waits directly under the pending one; -1 if there is none."""
        if self.depth >= 2 and self.stack[(self.depth - 2) * FRAME] == PAY:
            return self.stack[(self.depth - 2) * FRAME + 1] >> 16
        return -1

    def judge_pay(self, kind: i64) -> i64:
        """Whether the pending payment can go on with a unit of this kind."""
        x = self.step_x()
        prices = x >> 16
        units = (x >> 8) & 255
        t = self.prices
        price = t.price[prices * t.kinds + kind]
        if price == 0:
            return NOT_TAKEN
        if kind < (x & 255):
            return OUT_OF_ORDER
        at = self.seat * t.kinds + kind
        if self.stock[at] < price:
            return reason(SHORT, kind, price - self.stock[at])
        self.stock[at] -= price
        after = t.after[prices * t.kinds + kind]
        enough = self.can_pay(self.seat, after >> 8, units - 1, after & 255, self.payment_after())
        self.stock[at] += price
        return LEGAL if enough else REST_UNPAID

    def play_pay(self, kind: i64) -> None:
        """Pay one unit of the pending payment."""
        x = self.step_x()
        prices = x >> 16
        units = ((x >> 8) & 255) - 1
        t = self.prices
        self.spend(self.seat, kind, t.price[prices * t.kinds + kind])
        if units == 0:
            self.pop()
        else:
            after = t.after[prices * t.kinds + kind]
            self.set_step_x(((after >> 8) << 16) | (units << 8) | (after & 255))

    def only_way_to_pay(self) -> i64:
        """The one kind that the pending payment can go on with; -1 if there is a choice."""
        only: i64 = -1
        kind: i64
        for kind in range(self.prices.kinds):
            if self.judge_pay(kind) == LEGAL:
                if only >= 0:
                    return -1
                only = kind
        return only

    # ------------------------------------------------------------------------------- Chinatown

    def judge_sell(self, good: i64) -> i64:
        """Sell one trade good."""
        return self.judge_amount(self.seat, good, 1)

    def play_sell(self, good: i64) -> None:
        self.spend(self.seat, good, 1)
        self.gain(self.seat, YEN, self.prices.sell[good])

    def judge_buy(self, kind: i64) -> i64:
        """Buy one trade good or import."""
        return self.judge_amount(self.seat, YEN, self.prices.buy[kind])

    def play_buy(self, kind: i64) -> None:
        self.spend(self.seat, YEN, self.prices.buy[kind])
        self.gain(self.seat, kind, 1)
