"""The position of Yokohama Duel: what lies where, and the small changes from which all rules are made."""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place, redeal
from hatoba.engine.packing import Packer
from hatoba.engine.pending import FRAME
from hatoba.engine.rng import Rng
from hatoba.engine.state import FIRST_OWN_ENDING
from hatoba.engine.vectors import vec
from hatoba.engine.words import NONE, ZERO, bit_of
from hatoba.games.duel.steps import (
    EXTRA_CARDS,
    EXTRA_GAINED,
    EXTRA_PUT_BACK,
    ORDER_DRAWN,
    SECOND_ORDER,
    is_kept_known,
    is_left_known,
    kept_of_pair,
    own_of,
    with_pair,
)
from hatoba.games.duel.tables import (
    CHURCH_TAKEN,
    DISCARDED,
    EXTRA_KINDS,
    MINING,
    NEED_CHURCH_CARDS,
    NEED_ORDERS,
    NEED_TECHNOLOGIES,
    NEEDS,
    STRENGTH_CARDS,
    DuelTables,
)
from hatoba.games.trade import TradePosition

END_BY_ROUNDS: Final[i64] = FIRST_OWN_ENDING

# Categories of points, in the order that breaks ties.
ORDERS: Final[i64] = 0
MOST_ORDERS: Final[i64] = 1
TECHNOLOGIES: Final[i64] = 2
MOST_PRODUCTION: Final[i64] = 3
CHURCH_CARDS: Final[i64] = 4
WAREHOUSES: Final[i64] = 5
SHOPS: Final[i64] = 6
TURNED_IMPORTS: Final[i64] = 7
FACE_UP_IMPORTS: Final[i64] = 8
LEFT_YEN: Final[i64] = 9
LEFT_GOODS: Final[i64] = 10
CATEGORIES: Final[i64] = 11

# A seat's tally: counts that follow from the fields. What agents are hired for comes first, in the order of the needs.
ORDER_COUNT: Final[i64] = NEED_ORDERS
TECHNOLOGY_COUNT: Final[i64] = NEED_TECHNOLOGIES
CHURCH_COUNT: Final[i64] = NEED_CHURCH_CARDS
SHOP_COUNT: Final[i64] = 3
WAREHOUSE_COUNT: Final[i64] = 4
HAND_COUNT: Final[i64] = 5
EXTRA_COUNT: Final[i64] = 6
ORDER_POINTS: Final[i64] = 7
PRODUCTION: Final[i64] = 8
"""The total value of the seat's technologies."""
CHURCH_POINTS: Final[i64] = 9
# Which orders, technologies, church cards (by number) and areas these are, as masks.
ORDER_SET: Final[i64] = 10
TECHNOLOGY_SET: Final[i64] = 11
CHURCH_SET: Final[i64] = 12
SHOP_SET: Final[i64] = 13
WAREHOUSE_SET: Final[i64] = 14
TALLY: Final[i64] = 15


class DuelPosition(TradePosition):
    """Lists by seat are seat-major: `shops[seat * areas + area]`."""

    t: DuelTables

    extra: vec[i64]
    played: vec[i64]
    """By seat and strength card: the area where it lies this round, -1 if it is still available."""
    upgraded: vec[i64]
    shops: vec[i64]
    warehouses: vec[i64]
    """By area: the owner."""
    hired: vec[i64]
    """By seat and need: whether an agent was hired for it."""
    agents: vec[i64]
    """By seat: agents that can still be used."""
    orders: vec[i64]
    order_known: vec[i64]
    order_deck: i64
    fulfilled: vec[i64]
    """By order: who fulfilled it."""
    technologies: vec[i64]
    technology_deck: i64
    owner: vec[i64]
    """By technology: who has it, or that it was discarded."""
    used: vec[i64]
    """By technology: whether it is turned for this round."""
    church: vec[i64]
    """By church card: out of the game, open, or who has it."""
    bonus: vec[i64]
    """Deck and display; what is in neither is discarded."""
    bonus_deck: i64
    station: i64
    """The area with the station token, -1 if there is none."""

    # Follow from the fields above.
    tally: vec[i64]
    used_areas: i64
    """Areas that cannot be chosen any more this round, as a mask."""

    __slots__ = tuple(__annotations__)

    def copy_position(self, other: DuelPosition) -> None:
        """Fill a fresh copy from other."""
        self.copy_common(other)
        self.prices = other.prices
        self.t = other.t
        self.stock = other.stock[:]
        self.extra = other.extra[:]
        self.played = other.played[:]
        self.upgraded = other.upgraded[:]
        self.shops = other.shops[:]
        self.warehouses = other.warehouses[:]
        self.hired = other.hired[:]
        self.agents = other.agents[:]
        self.orders = other.orders[:]
        self.order_known = other.order_known[:]
        self.order_deck = other.order_deck
        self.fulfilled = other.fulfilled[:]
        self.technologies = other.technologies[:]
        self.technology_deck = other.technology_deck
        self.owner = other.owner[:]
        self.used = other.used[:]
        self.church = other.church[:]
        self.bonus = other.bonus[:]
        self.bonus_deck = other.bonus_deck
        self.station = other.station
        self.tally = other.tally[:]
        self.used_areas = other.used_areas

    def pack_numbers(self, packer: Packer) -> None:
        super().pack_numbers(packer)
        packer.number(self.order_deck)
        packer.number(self.technology_deck)
        packer.number(self.bonus_deck)
        packer.number(self.station)

    def pack_rows(self, packer: Packer) -> None:
        super().pack_rows(packer)
        packer.row(self.stock)
        packer.row(self.extra)
        packer.row(self.played)
        packer.row(self.upgraded)
        packer.row(self.shops)
        packer.row(self.warehouses)
        packer.row(self.hired)
        packer.row(self.agents)
        packer.row(self.orders)
        packer.row(self.order_known)
        packer.row(self.fulfilled)
        packer.row(self.technologies)
        packer.row(self.owner)
        packer.row(self.used)
        packer.row(self.church)
        packer.row(self.bonus)

    def hide(self, mask: i64, rng: Rng) -> None:
        pair = self.find_pair() if self.has_drawn_orders() else NONE
        if pair == NONE or (mask >> self.seat) & 1:
            redeal(self.orders, self.order_known, mask, rng, self.t.orders)
        else:
            self.hide_pair(pair, mask, rng)
        redeal(self.technologies, self.t.technology_known, mask, rng, self.t.technologies)
        redeal(self.bonus, self.t.bonus_known, mask, rng, self.t.bonus_cards)

    # ------------------------------------------------------------------------------- counts

    def count(self, seat: i64, what: i64) -> i64:
        """A number of the seat's tally."""
        return self.tally[seat * TALLY + what]

    def add_count(self, seat: i64, what: i64, change: i64) -> None:
        self.tally[seat * TALLY + what] += change

    def count_order(self, seat: i64, order: i64) -> None:
        """Enter an order that the seat fulfilled in its tally."""
        self.add_count(seat, ORDER_COUNT, 1)
        self.add_count(seat, ORDER_POINTS, self.t.order_vp[order])
        self.add_count(seat, ORDER_SET, bit_of(order))

    def count_technology(self, seat: i64, technology: i64) -> None:
        self.add_count(seat, TECHNOLOGY_COUNT, 1)
        self.add_count(seat, PRODUCTION, self.t.technology_value[technology])
        self.add_count(seat, TECHNOLOGY_SET, bit_of(technology))

    def count_church_card(self, seat: i64, card: i64) -> None:
        self.add_count(seat, CHURCH_COUNT, 1)
        self.add_count(seat, CHURCH_POINTS, self.t.church_vp[card])
        self.add_count(seat, CHURCH_SET, bit_of(card))

    def count_shop(self, seat: i64, area: i64) -> None:
        self.add_count(seat, SHOP_COUNT, 1)
        self.add_count(seat, SHOP_SET, bit_of(area))

    def count_warehouse(self, seat: i64, area: i64) -> None:
        self.add_count(seat, WAREHOUSE_COUNT, 1)
        self.add_count(seat, WAREHOUSE_SET, bit_of(area))

    def recount(self) -> None:
        """Make the tallies and the used areas anew from the fields."""
        t = self.t
        self.tally = vec[i64]([0] * int(self.players * TALLY))
        number: i64
        for number in range(1, t.orders + 1):
            if self.fulfilled[number] > 0:
                self.count_order(self.fulfilled[number] - 1, number)
        for number in range(1, t.technologies + 1):
            if 0 < self.owner[number] < DISCARDED:
                self.count_technology(self.owner[number] - 1, number)
        for number in range(1, t.church_cards + 1):
            if self.church[number] >= CHURCH_TAKEN:
                self.count_church_card(self.church[number] - CHURCH_TAKEN, number)
        for number in range(t.areas):
            if self.warehouses[number] > 0:
                self.count_warehouse(self.warehouses[number] - 1, number)
        self.used_areas = 0
        for number in range(self.players):
            self.recount_seat(number)

    def recount_seat(self, seat: i64) -> None:
        t = self.t
        number: i64
        for number in range(t.areas):
            if self.shops[seat * t.areas + number]:
                self.count_shop(seat, number)
        for number in range(EXTRA_KINDS):
            self.add_count(seat, EXTRA_COUNT, self.extra[seat * EXTRA_KINDS + number])
        hand = self.hand_start(seat)
        for number in range(hand, hand + t.orders):
            if self.orders[number] > 0:
                self.add_count(seat, HAND_COUNT, 1)
        for number in range(STRENGTH_CARDS):
            if self.played[seat * STRENGTH_CARDS + number] >= 0:
                self.mark_used(self.played[seat * STRENGTH_CARDS + number])

    # ------------------------------------------------------------------------------- technologies

    def has(self, seat: i64, technology: i64) -> bool:
        return self.owner[technology] == seat + 1

    def can_use(self, technology: i64) -> bool:
        """Whether the acting seat has it and it is not turned for this round."""
        return self.owner[technology] == self.seat + 1 and self.used[technology] == 0

    def extra_copper(self, seat: i64) -> i64:
        return self.t.mining_copper if self.has(seat, MINING) else ZERO

    # ------------------------------------------------------------------------------- strength

    def mark_used(self, area: i64) -> None:
        """A strength card lies there: it is used, unless it never is."""
        if self.t.always_open[area] == 0:
            self.used_areas |= 1 << area

    def is_used(self, area: i64) -> bool:
        """A used area cannot be chosen any more in this round."""
        return (self.used_areas >> area) & 1 != 0

    def card_strength(self, seat: i64, card: i64) -> i64:
        """What a strength card counts on the side that is up."""
        if self.upgraded[seat * STRENGTH_CARDS + card]:
            return self.t.strength_after[card]
        return self.t.strength_before[card]

    def is_available(self, seat: i64, card: i64) -> bool:
        return self.played[seat * STRENGTH_CARDS + card] < 0

    def lowest_card(self, seat: i64) -> i64:
        """The lowest strength card still available, of equal ones the first; -1 if all are played."""
        lowest: i64 = -1
        least: i64 = 0
        played = self.played
        first = seat * STRENGTH_CARDS
        card: i64
        for card in range(STRENGTH_CARDS):
            if played[first + card] < 0:
                strength = self.card_strength(seat, card)
                if lowest < 0 or strength < least:
                    lowest = card
                    least = strength
        return lowest

    def local_strength(self, seat: i64, area: i64) -> i64:
        """What the seat's buildings and the station add in an area."""
        own = seat * TALLY
        return self.strength_of(self.tally[own + SHOP_SET], self.tally[own + WAREHOUSE_SET], area)

    def strength_of(self, shops: i64, warehouses: i64, area: i64) -> i64:
        """What a seat with buildings in these areas, and the station, add in an area."""
        t = self.t
        strength: i64 = t.strength_station if self.station == area else ZERO
        if (shops >> area) & 1:
            strength += t.strength_shop
        if (warehouses >> area) & 1:
            strength += t.strength_warehouse
        return strength

    # ------------------------------------------------------------------------------- extra-strength cards and agents

    def extra_left(self, kind: i64) -> i64:
        """How many extra-strength cards are in the pile."""
        left = self.t.extra_cards[kind]
        seat: i64 = 0
        while seat < self.players:
            left -= self.extra[seat * EXTRA_KINDS + kind]
            seat += 1
        return left

    def add_extra(self, seat: i64, kind: i64, change: i64) -> None:
        self.extra[seat * EXTRA_KINDS + kind] += change
        self.add_count(seat, EXTRA_COUNT, change)

    def gain_extra(self, kind: i64, cards: i64) -> None:
        """Extra-strength cards for the acting seat, as far as the pile goes; too many are put back next."""
        left = self.extra_left(kind)
        if cards > left:
            cards = left
        if cards <= 0:
            return
        self.add_extra(self.seat, kind, cards)
        self.emit(EXTRA_GAINED, self.seat, kind, cards)
        if self.count(self.seat, EXTRA_COUNT) > self.t.extra_max and self.step() != EXTRA_CARDS:
            self.push(EXTRA_CARDS)

    def put_back_extra(self, kind: i64) -> None:
        self.add_extra(self.seat, kind, -1)
        self.emit(EXTRA_PUT_BACK, self.seat, kind)

    def agents_left(self) -> i64:
        """Agents that nobody has hired yet."""
        left = self.t.agent_cards
        at: i64 = 0
        while at < self.players * NEEDS:
            left -= self.hired[at]
            at += 1
        return left

    # ------------------------------------------------------------------------------- orders

    def hand_start(self, seat: i64) -> i64:
        return self.t.hand_at + seat * self.t.orders

    def hand_end(self, seat: i64) -> i64:
        """The place after the last order in hand."""
        return self.hand_start(seat) + self.count(seat, HAND_COUNT)

    def add_to_hand(self, card: i64, known: i64) -> None:
        place = self.hand_end(self.seat)
        self.orders[place] = card
        self.order_known[place] = known
        self.add_count(self.seat, HAND_COUNT, 1)

    def remove_from_hand(self, card: i64) -> None:
        """Take a card out of the acting seat's hand and close the gap."""
        self.remove_order(self.place_in_hand(card), self.hand_end(self.seat))
        self.add_count(self.seat, HAND_COUNT, -1)

    def remove_order(self, place: i64, end: i64) -> None:
        """Empty a place and move those after it, up to the end, one down."""
        while place + 1 < end:
            self.orders[place] = self.orders[place + 1]
            self.order_known[place] = self.order_known[place + 1]
            place += 1
        self.orders[place] = 0
        self.order_known[place] = 0

    def lift_order(self, to: i64) -> None:
        """The top card of the deck to a place, seen by the acting seat and by whoever knew it."""
        self.reveal()
        self.order_deck -= 1
        top = self.order_deck
        self.orders[to] = self.orders[top]
        self.order_known[to] = self.order_known[top] | (1 << self.seat)
        self.orders[top] = 0
        self.order_known[top] = 0

    def has_drawn_orders(self) -> bool:
        """Whether orders lie drawn in the port, being looked at."""
        return self.orders[self.t.drawn_at] != 0

    def draw_orders(self, cards: i64) -> None:
        """Orders as a reward: from the deck to the hand, as far as the deck goes."""
        while cards > 0 and self.order_deck > 0:
            place = self.hand_end(self.seat)
            self.lift_order(place)
            self.add_count(self.seat, HAND_COUNT, 1)
            self.emit_to(self.order_known[place], ORDER_DRAWN, self.seat, self.orders[place])
            cards -= 1

    def put_under_deck(self, card: i64) -> None:
        """An order that the acting seat chose in secret becomes the lowest of the deck."""
        orders = self.orders
        known = self.order_known
        place: i64
        for place in range(self.order_deck, 0, -1):
            orders[place] = orders[place - 1]
            known[place] = known[place - 1]
        orders[0] = card
        known[0] = 1 << self.seat
        self.order_deck += 1

    # ------------------------------------------------------------------------------- two drawn orders, one of them kept

    # If the other player knew one of them from before, that one is in hand or still drawn, but the choice is secret. So
    # SECOND_ORDER carries what was known: if the second one is kept too, nothing is left to hide (D18).

    def make_pair(self, x: i64, kept: i64, known: i64) -> i64:
        """What SECOND_ORDER carries when this order, with this mask, is kept and the drawn one is left."""
        own = bit_of(self.seat)
        kept_known = known != own
        left_known = self.order_known[self.t.drawn_at] != own
        return with_pair(x, kept, kept_known, left_known) if kept_known or left_known else x

    def find_pair(self) -> i64:
        """Where the stack has the number that carries a pair; NONE if there is no pair."""
        frame: i64
        for frame in range(self.depth):
            at = frame * FRAME
            if self.stack[at] == SECOND_ORDER and own_of(self.stack[at + 1]) != 0:
                return at + 1
        return NONE

    def tell_pair(self, x: i64, left: i64) -> None:
        """Both are in hand now, the second one at this place: who knew them from before knows them there."""
        kept = self.place_in_hand(kept_of_pair(x))
        both = bit_of(self.players) - 1
        if kept >= 0:
            x = self.sort_pair(x, kept, left)
            if is_kept_known(x):
                self.order_known[kept] = both
        if is_left_known(x):
            self.order_known[left] = both

    def hide_pair(self, at: i64, mask: i64, rng: Rng) -> None:
        """Deal anew for viewers who do not see the choice: what they knew stays one of the two, either one."""
        x = self.stack[at]
        left = self.t.drawn_at
        kept = self.place_in_hand(kept_of_pair(x))
        seats = mask & (bit_of(self.players) - 1)  # spectators knew nothing
        if kept >= 0:
            x = self.sort_pair(x, kept, left)
            if rng.below(2) == 1:
                x = self.swap_pair(x, kept, left)
            if is_kept_known(x):
                self.order_known[kept] |= seats
        if is_left_known(x):
            self.order_known[left] |= seats
        redeal(self.orders, self.order_known, mask, rng, self.t.orders)
        self.order_known[left] = bit_of(self.seat)
        if kept >= 0:
            self.order_known[kept] = bit_of(self.seat)
            x = with_pair(x, self.orders[kept], is_kept_known(x), is_left_known(x))
        self.stack[at] = x

    def sort_pair(self, x: i64, kept: i64, left: i64) -> i64:
        """Lay the two so that their places do not tell the choice: the lower one first, or the known one last."""
        if is_kept_known(x) and (not is_left_known(x) or self.orders[kept] > self.orders[left]):
            return self.swap_pair(x, kept, left)
        return x

    def swap_pair(self, x: i64, kept: i64, left: i64) -> i64:
        card = self.orders[kept]
        self.orders[kept] = self.orders[left]
        self.orders[left] = card
        return with_pair(x, self.orders[kept], is_left_known(x), is_kept_known(x))

    def place_in_hand(self, card: i64) -> i64:
        """Where the acting seat has an order in hand; -1 if it does not."""
        return find_place(self.orders, self.hand_start(self.seat), self.hand_end(self.seat), card)
