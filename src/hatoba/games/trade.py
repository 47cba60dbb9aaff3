"""What Yokohama and Yokohama Duel share: goods and yen, what a payment may be made of, and Chinatown.

One payment rule serves the church (each kind once), production, the surcharge and the second order (as often as
needed): kinds come in any order, and a kind is offered only if the rest can still be paid.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.pending import FIRST_OWN_REASON, FRAME, LEGAL, PaymentRule, Rule, reason
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.engine.words import NONE, ZERO, bit_of

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


# What PAY carries: the price list, the units still to be paid, the kinds paid with so far, a bit each, and the lowest
# kind that may come next where kinds come in order.


def payment(prices: i64, units: i64, used: i64, from_kind: i64) -> i64:
    return (prices << 20) | (from_kind << 16) | (units << 8) | used


def payment_prices(x: i64) -> i64:
    return x >> 20


def payment_from(x: i64) -> i64:
    return (x >> 16) & 15


def payment_units(x: i64) -> i64:
    return (x >> 8) & 255


def payment_used(x: i64) -> i64:
    return x & 255


SHORT: Final[i64] = FIRST_OWN_REASON
KIND_USED: Final[i64] = FIRST_OWN_REASON + 1
NOT_TAKEN: Final[i64] = FIRST_OWN_REASON + 2
REST_UNPAID: Final[i64] = FIRST_OWN_REASON + 3
TOO_DEAR: Final[i64] = FIRST_OWN_REASON + 4
FIRST_GAME_REASON: Final[i64] = FIRST_OWN_REASON + 5

GAINED: Final[i64] = 1
PAID: Final[i64] = 2
FIRST_GAME_EVENT: Final[i64] = 3


class TradeTables:
    """Prices of the component sheet."""

    kinds: i64
    price: vec[i64]
    """By price list and kind."""
    rivals: vec[i64]
    """By price list and kind: the kinds of which a payment takes one unit in all, itself among them. 0: any number."""
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

    def shortage(self, seat: i64, kind: i64, amount: i64) -> i64:
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

    def shortage_of_goods(self, costs: vec[i64], card: i64) -> i64:
        """LEGAL if the seat to move has the goods of an order, otherwise what is short."""
        good: i64
        for good in range(TRADE_GOODS):
            lack = self.shortage(self.seat, good, costs[card * TRADE_GOODS + good])
            if lack != LEGAL:
                return lack
        return LEGAL

    def payable_orders(self, orders: vec[i64], start: i64, count: i64, costs: vec[i64]) -> i64:
        """The orders of a hand whose goods the seat to move has, a bit each; order 1 is bit 0."""
        ways: i64 = 0
        place: i64
        for place in range(start, start + count):
            card = orders[place]
            if card == 0:
                break
            if self.has_goods(self.seat, costs, card):
                ways |= bit_of(card - 1)
        return ways

    def use_exchange(self) -> None:
        """One of Chinatown's exchanges is used up."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------- payments

    def push_payment(self, prices: i64, units: i64) -> None:
        """Ask the seat to pay this many units."""
        if units > 0:
            self.push(PAY, payment(prices, units, 0, 0))

    def payable(self, seat: i64, prices: i64, used: i64 = 0, from_kind: i64 = 0) -> i64:
        """How many units can be paid when these kinds were used, with each once or as often as the list allows.

        Each kind is taken where it can be paid: if that closes a rival, it gave as much as the rival would have.
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
                if t.rivals[row + kind] == 0:
                    units += stock[own + kind] // price
                elif t.rivals[row + kind] & used == 0:
                    units += 1
                    used |= 1 << kind
        return units

    def payable_before(self, seat: i64, prices: i64, then: i64, used: i64 = 0, from_kind: i64 = 0) -> i64:
        """The same if one unit of list `then` (-1: none) is to follow; -1 if even that one cannot be paid."""
        if then < 0:
            return self.payable(seat, prices, used, from_kind)
        t = self.prices
        stock = self.stock
        own = seat * t.kinds
        most: i64 = -1
        kind: i64
        for kind in range(t.kinds):
            price = t.price[then * t.kinds + kind]
            if price and stock[own + kind] >= price:
                stock[own + kind] -= price
                units = self.payable(seat, prices, used, from_kind)
                stock[own + kind] += price
                if units > most:
                    most = units
        return most

    def payable_production(self, surcharge: bool) -> i64:
        """How much production the seat to move can buy, beside a surcharge if it is due; -1 if that one is short."""
        return self.payable_before(self.seat, PRODUCTION_PRICES, SURCHARGE_PRICES if surcharge else NONE)

    def shortage_of_production(self, missing: i64, surcharge: bool) -> i64:
        """By how much a technology is too dear of which so much production is missing."""
        payable = self.payable_production(surcharge)
        if payable >= 0:
            return reason(TOO_DEAR, missing - payable)
        missing -= self.payable(self.seat, PRODUCTION_PRICES)
        return reason(TOO_DEAR, (missing if missing > 0 else ZERO) + 1)  # the surcharge is missing too

    def can_finish(self, x: i64) -> bool:
        """Whether all of payment x can be paid, and then a unit of the payment that waits under it, if any."""
        payable = self.payable_before(
            self.seat, payment_prices(x), self.payment_after(), payment_used(x), payment_from(x)
        )
        return payment_units(x) <= payable

    def payment_after(self) -> i64:
        """The price list of a payment that waits directly under the pending one; -1 if there is none."""
        if self.depth >= 2 and self.stack[(self.depth - 2) * FRAME] == PAY:
            return payment_prices(self.stack[(self.depth - 2) * FRAME + 1])
        return -1

    def can_go_on_with(self, x: i64, kind: i64) -> bool:
        """Whether payment x, of which the seat has a unit in this kind, can be paid in full after it."""
        price = self.prices.price[payment_prices(x) * self.prices.kinds + kind]
        at = self.seat * self.prices.kinds + kind
        self.stock[at] -= price
        enough = self.can_finish(self.after_unit(x, kind))
        self.stock[at] += price
        return enough

    def after_unit(self, x: i64, kind: i64) -> i64:
        """What is left of payment x after a unit of this kind."""
        from_kind = kind if self.in_order else ZERO
        return payment(payment_prices(x), payment_units(x) - 1, payment_used(x) | (1 << kind), from_kind)


class PayWith(PaymentRule[TradePosition]):
    """One unit of the pending payment, in a kind with which the rest can still be paid."""

    def open_ways(self, s: TradePosition) -> i64:
        x = s.step_x()
        t = s.prices
        row = payment_prices(x) * t.kinds
        own = s.seat * t.kinds
        used = payment_used(x)
        ways: i64 = 0
        kind: i64
        for kind in range(payment_from(x), t.kinds):
            price = t.price[row + kind]
            if (
                price
                and s.stock[own + kind] >= price
                and t.rivals[row + kind] & used == 0
                and s.can_go_on_with(x, kind)
            ):
                ways |= 1 << kind
        return ways

    def why_not(self, s: TradePosition, kind: i64) -> i64:
        x = s.step_x()
        at = payment_prices(x) * s.prices.kinds + kind
        price = s.prices.price[at]
        if price == 0:
            return NOT_TAKEN
        if s.prices.rivals[at] & payment_used(x):
            return reason(KIND_USED, kind)
        short = s.shortage(s.seat, kind, price)
        return short if short != LEGAL else REST_UNPAID

    def play(self, s: TradePosition, kind: i64) -> None:
        x = s.step_x()
        s.spend(s.seat, kind, s.prices.price[payment_prices(x) * s.prices.kinds + kind])
        if payment_units(x) == 1:
            s.pop()
        else:
            s.set_step_x(s.after_unit(x, kind))


# ----------------------------------------------------------------------------------- Chinatown


class Sell(Rule[TradePosition]):
    """One trade good for yen."""

    def ways(self, s: TradePosition) -> i64:
        own = s.seat * s.prices.kinds
        ways: i64 = 0
        good: i64
        for good in range(TRADE_GOODS):
            if s.stock[own + good] > 0:
                ways |= 1 << good
        return ways

    def why_not(self, s: TradePosition, good: i64) -> i64:
        return s.shortage(s.seat, good, 1)

    def play(self, s: TradePosition, good: i64) -> None:
        s.use_exchange()
        s.spend(s.seat, good, 1)
        s.gain(s.seat, YEN, s.prices.sell[good])


class Buy(Rule[TradePosition]):
    """One trade good or import for yen."""

    def ways(self, s: TradePosition) -> i64:
        yen = s.owned(s.seat, YEN)
        ways: i64 = 0
        kind: i64
        for kind in range(len(s.prices.buy)):
            if s.prices.buy[kind] <= yen:
                ways |= 1 << kind
        return ways

    def why_not(self, s: TradePosition, kind: i64) -> i64:
        return s.shortage(s.seat, YEN, s.prices.buy[kind])

    def play(self, s: TradePosition, kind: i64) -> None:
        s.use_exchange()
        s.spend(s.seat, YEN, s.prices.buy[kind])
        s.gain(s.seat, kind, 1)
