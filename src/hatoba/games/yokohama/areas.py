"""The areas (section 7): what an action does at its power, and the choices it brings."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import Rule, reason
from hatoba.engine.state import EVERYBODY
from hatoba.engine.vectors import vec
from hatoba.engine.words import bit_of
from hatoba.games.trade import (
    CHURCH_PRICES,
    IMPORTS,
    PRODUCTION_PRICES,
    REST_UNPAID,
    SECOND_ORDER_PRICES,
    SURCHARGE_PRICES,
    TOO_DEAR,
    YEN,
)
from hatoba.games.yokohama import steps
from hatoba.games.yokohama.position import (
    BY_CHURCH,
    BY_CUSTOMS,
    BY_PORT,
    BY_TECHNOLOGIES,
    END_BY_CHURCH,
    END_BY_CUSTOMS,
    END_BY_PORT,
    TALLY,
    TECHNOLOGY_COUNT,
    YokohamaPosition,
)
from hatoba.games.yokohama.rewards import OnLand, give
from hatoba.games.yokohama.steps import is_further_order
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    BRICKYARD,
    EXPOSITION,
    GIVES_CUSTOMS,
    GIVES_EXCHANGES,
    GIVES_FAITH,
    GIVES_ORDERS,
    GIVES_PIECES,
    GIVES_PRODUCTION,
    LETTERPRESS,
    PATENT,
    STATION,
    WINERY,
)

FROM_AREA: Final[i64] = 0
FROM_HAND: Final[i64] = 1


def push_action(s: YokohamaPosition, with_president: i64) -> None:
    """Steps 3 to 6, by an agent or, in the place of the movement, by the president."""
    if with_president:
        s.replace(steps.RECOVERY)
    else:
        s.push(steps.RECOVERY)
    s.push(steps.CONSTRUCTION)
    s.push(steps.BONUS)
    s.push(steps.AREA_ACTION, with_president)


def at_power(s: YokohamaPosition, by_power: vec[i64]) -> i64:
    """The entry for the area and power of the running action."""
    return by_power[s.area * (s.t.power_max + 1) + s.power]


def do_area(s: YokohamaPosition) -> None:
    """The action of the area: goods come at once, a choice becomes the next step."""
    amount = at_power(s, s.t.by_power)
    gives = s.t.gives[s.area]
    s.score(s.seat, BY_PORT, at_power(s, s.t.vp_by_power))
    if gives <= YEN:
        s.gain(s.seat, gives, amount)
    elif amount == 0:
        return
    elif gives == GIVES_EXCHANGES:
        s.push(steps.EXCHANGING, amount)
    elif gives == GIVES_PIECES:
        s.push(steps.HIRING, amount)
    elif gives == GIVES_FAITH:
        s.push(steps.CHURCH)
    elif gives == GIVES_CUSTOMS:
        s.push(steps.CUSTOMS)
    elif gives == GIVES_PRODUCTION:
        s.push(steps.LABORATORY)
    elif gives == GIVES_ORDERS:
        s.push(steps.PORT)


# ----------------------------------------------------------------------------------- church and customs


class Worship(Rule[YokohamaPosition]):
    """A free space of the church whose number the faith of the action and of what is paid can reach."""

    def ways(self, s: YokohamaPosition) -> i64:
        if sources(s) == 0:
            return 0
        return free_up_to(s.church, s.t.church_faith, most_faith(s))

    def why_not(self, s: YokohamaPosition, space: i64) -> i64:
        if s.church[space] != 0:
            return reason(steps.SPACE_TAKEN, space)
        if sources(s) == 0:
            return steps.NO_ASSISTANT_IN_HAND
        return reason(TOO_DEAR, s.t.church_faith[space] - most_faith(s))

    def play(self, s: YokohamaPosition, space: i64) -> None:
        s.pop()
        s.push(steps.CHURCH_ASSISTANT, space)
        s.push_payment(CHURCH_PRICES, s.t.church_faith[space] - at_power(s, s.t.by_power))


def most_faith(s: YokohamaPosition) -> i64:
    """The faith of the action, and of all that can be paid."""
    return at_power(s, s.t.by_power) + s.payable(s.seat, CHURCH_PRICES)


class Declare(Rule[YokohamaPosition]):
    """A free space of the customs board whose imports are there, and the power lets them be paid."""

    def ways(self, s: YokohamaPosition) -> i64:
        if sources(s) == 0:
            return 0
        imports = s.owned(s.seat, IMPORTS)
        power = at_power(s, s.t.by_power)
        return free_up_to(s.customs, s.t.customs_imports, imports if imports < power else power)

    def why_not(self, s: YokohamaPosition, space: i64) -> i64:
        if s.customs[space] != 0:
            return reason(steps.SPACE_TAKEN, space)
        if sources(s) == 0:
            return steps.NO_ASSISTANT_IN_HAND
        imports = s.t.customs_imports[space]
        if imports > at_power(s, s.t.by_power):
            return steps.POWER_TOO_LOW
        return s.shortage(s.seat, IMPORTS, imports)

    def play(self, s: YokohamaPosition, space: i64) -> None:
        s.pop()
        s.push(steps.CUSTOMS_ASSISTANT, space)
        s.spend(s.seat, IMPORTS, s.t.customs_imports[space])


def free_up_to(spaces: vec[i64], asks: vec[i64], most: i64) -> i64:
    """The spaces that are free and ask for no more than this, as a mask."""
    ways: i64 = 0
    space: i64
    for space in range(len(spaces)):
        if asks[space] <= most and spaces[space] == 0:
            ways |= 1 << space
    return ways


class TakeFrom(Rule[YokohamaPosition]):
    """All is paid: an assistant from the area or from hand goes on its space of the area's board, for good."""

    def ways(self, s: YokohamaPosition) -> i64:
        return sources(s)

    def why_not(self, s: YokohamaPosition, source: i64) -> i64:
        return reason(steps.NO_ASSISTANT_THERE, s.area) if source == FROM_AREA else steps.NO_ASSISTANT_IN_HAND

    def play(self, s: YokohamaPosition, source: i64) -> None:
        space = s.pop()
        if source == FROM_AREA:
            s.add_assistants(s.seat, s.area, -1)
        else:
            s.add_to_hand(s.seat, ASSISTANT, -1)
        if s.t.gives[s.area] == GIVES_FAITH:
            put_on_church(s, space)
        else:
            put_on_customs(s, space)


def sources(s: YokohamaPosition) -> i64:
    """Where an assistant for the board can come from, a bit each."""
    ways: i64 = 0
    if s.assistants_at(s.seat, s.area) > 0:
        ways |= 1 << FROM_AREA
    if s.in_hand(s.seat, ASSISTANT) > 0:
        ways |= 1 << FROM_HAND
    return ways


def put_on_church(s: YokohamaPosition, space: i64) -> None:
    s.church[space] = s.seat + 1
    s.emit(steps.ASSISTANT_PUT, s.seat, s.area, space)
    give(s, s.t.church_reward, space, BY_CHURCH)
    if s.has(s.seat, WINERY):
        s.score(s.seat, BY_TECHNOLOGIES, s.t.winery_vp)
    if occupied(s.church) >= s.edition.church_end:
        s.trigger_end(END_BY_CHURCH)


def put_on_customs(s: YokohamaPosition, space: i64) -> None:
    s.customs[space] = s.seat + 1
    s.emit(steps.ASSISTANT_PUT, s.seat, s.area, space)
    give(s, s.t.customs_reward, space, BY_CUSTOMS)
    if s.has(s.seat, BRICKYARD):
        s.score(s.seat, BY_TECHNOLOGIES, s.t.brickyard_vp)
    if occupied(s.customs) >= s.edition.customs_end:
        s.trigger_end(END_BY_CUSTOMS)


def occupied(spaces: vec[i64]) -> i64:
    """How many assistants stand on a board, neutral ones included."""
    count: i64 = 0
    at: i64 = 0
    while at < len(spaces):
        if spaces[at] != 0:
            count += 1
        at += 1
    return count


# ----------------------------------------------------------------------------------- laboratory


def laboratory_start(s: YokohamaPosition) -> i64:
    """The first place of this laboratory's display."""
    return s.t.laboratory_at + s.t.display[s.area] * s.t.laboratory_slots


def surcharge_due(s: YokohamaPosition) -> bool:
    return s.tally[s.seat * TALLY + TECHNOLOGY_COUNT] + 1 >= s.edition.surcharge_from


def laboratory_place(s: YokohamaPosition, card: i64) -> i64:
    """Where a technology lies in this laboratory; -1 if it does not."""
    start = laboratory_start(s)
    return find_place(s.technologies, start, start + s.t.laboratory_slots, card)


def missing_production(s: YokohamaPosition, card: i64, place: i64) -> i64:
    """What the power leaves to be paid."""
    adds = s.t.laboratory_adds[place - laboratory_start(s)]
    return s.t.technology_value[card] + adds - at_power(s, s.t.by_power)


class Develop(Rule[YokohamaPosition]):
    """A technology of this laboratory that is new to the seat and can be paid; the first is argument 0."""

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        payable = s.payable_production(surcharge_due(s))
        if payable < 0:
            return ways
        t = s.t
        start = laboratory_start(s)
        place: i64
        for place in range(start, start + t.laboratory_slots):
            card = s.technologies[place]
            if card == 0 or missing_production(s, card, place) > payable:
                continue
            if not s.has(s.seat, t.technology_name[card]):
                ways |= bit_of(card - t.orders - 1)
        return ways

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        card = arg + s.t.orders + 1
        place = laboratory_place(s, card)
        if place < 0:
            return steps.NOT_ON_BOARD
        if s.has(s.seat, s.t.technology_name[card]):
            return steps.OWNED_ALREADY
        return s.shortage_of_production(missing_production(s, card, place), surcharge_due(s))

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        card = arg + s.t.orders + 1
        missing = missing_production(s, card, laboratory_place(s, card))
        s.pop()
        s.push(steps.TECHNOLOGY, card)
        if surcharge_due(s):
            s.push_payment(SURCHARGE_PRICES, 1)
        s.push_payment(PRODUCTION_PRICES, missing)


class GainTechnology(Rule[YokohamaPosition]):
    """The card is paid: take it, get what it and others give, fill the display."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        card = s.pop()
        start = laboratory_start(s)
        s.technologies[laboratory_place(s, card)] = 0
        name = s.t.technology_name[card]
        s.owner[card] = s.seat + 1
        letterpress = s.has(s.seat, LETTERPRESS)
        patent = s.has(s.seat, PATENT)
        s.count_card(s.seat, card)
        s.emit(steps.TECHNOLOGY_GAINED, s.seat, card)
        if name == EXPOSITION:
            s.score(s.seat, BY_TECHNOLOGIES, s.t.exposition_vp)
        if name == STATION:
            s.push(steps.STATION_TOKEN, s.t.boards)  # from no area
        if letterpress:
            s.gain(s.seat, YEN, s.t.letterpress_yen)
        if patent:
            s.score(s.seat, BY_TECHNOLOGIES, s.t.patent_vp)
        s.check_country(s.seat, s.t.card_country[card])
        slide(s.technologies, start, s.t.laboratory_slots)
        s.technology_deck = refill(s, s.technologies, s.technology_deck, start, s.t.laboratory_slots)


class PutStation(OnLand):
    """The station token, with its technology."""

    def play(self, s: YokohamaPosition, board: i64) -> None:
        s.pop()
        s.station = board
        s.emit(steps.STATION_PUT, s.seat, board)


# ----------------------------------------------------------------------------------- port


def port_start(s: YokohamaPosition) -> i64:
    """The first place of this port's display."""
    return s.t.port_at + s.t.display[s.area] * s.t.port_slots


def port_place(s: YokohamaPosition, card: i64) -> i64:
    """Where an order lies in this port; -1 if it does not."""
    start = port_start(s)
    return find_place(s.orders, start, start + s.t.port_slots, card)


class Take(Rule[YokohamaPosition]):
    """An order of this port, as its level and the hand allow. The first is free, a further one is paid.

    Order 1 is argument 0. The display is filled when all is done.
    """

    def ways(self, s: YokohamaPosition) -> i64:
        ways: i64 = 0
        if s.hand_size(s.seat) >= s.t.hand_max or not can_pay_order(s):
            return ways
        t = s.t
        power = at_power(s, t.by_power)
        start = port_start(s)
        slot: i64
        for slot in range(t.port_slots):
            card = s.orders[start + slot]
            if card != 0 and t.port_level[slot] <= power:
                ways |= bit_of(card - 1)
        return ways

    def why_not(self, s: YokohamaPosition, arg: i64) -> i64:
        place = port_place(s, arg + 1)
        if place < 0:
            return steps.NOT_ON_BOARD
        if s.t.port_level[place - port_start(s)] > at_power(s, s.t.by_power):
            return steps.LEVEL_TOO_HIGH
        return steps.HAND_FULL if s.hand_size(s.seat) >= s.t.hand_max else REST_UNPAID

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        x = s.pop()
        if is_further_order(x):
            push_further_order(s, x - 1)
            s.push(steps.ORDER_PAID, arg + 1)
            s.push_payment(SECOND_ORDER_PRICES, 1)
        else:
            s.push(steps.REFILL_PORT)
            push_further_order(s, s.t.orders_max - 1)
            receive_order(s, arg + 1)


def can_pay_order(s: YokohamaPosition) -> bool:
    return not is_further_order(s.step_x()) or s.payable(s.seat, SECOND_ORDER_PRICES) > 0


def push_further_order(s: YokohamaPosition, left: i64) -> None:
    if left > 0:
        s.push(steps.SECOND_ORDER, left)


class ReceiveOrder(Rule[YokohamaPosition]):
    """A further order is paid."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        receive_order(s, s.pop())


def receive_order(s: YokohamaPosition, card: i64) -> None:
    """The card goes from the display to the hand, known to all."""
    s.orders[port_place(s, card)] = 0
    slot = s.t.hand_at + s.seat * s.t.hand_max + s.hand_size(s.seat)
    s.orders[slot] = card
    s.order_known[slot] = EVERYBODY
    s.emit(steps.ORDER_TAKEN, s.seat, card)


class FillPort(Rule[YokohamaPosition]):
    """No more orders are taken."""

    def play(self, s: YokohamaPosition, arg: i64) -> None:
        s.pop()
        start = port_start(s)
        slide(s.orders, start, s.t.port_slots)
        s.order_deck = refill(s, s.orders, s.order_deck, start, s.t.port_slots)
        if s.orders[start + s.t.port_slots - 1] == 0:
            s.trigger_end(END_BY_PORT)


# ----------------------------------------------------------------------------------- displays


def slide(cards: vec[i64], start: i64, count: i64) -> None:
    """Close the gaps of a display to the left."""
    kept: i64 = 0
    slot: i64 = 0
    while slot < count:
        card = cards[start + slot]
        if card != 0:
            cards[start + slot] = 0
            cards[start + kept] = card
            kept += 1
        slot += 1


def refill(s: YokohamaPosition, cards: vec[i64], deck: i64, start: i64, count: i64) -> i64:
    """Fill the gaps of a display from its deck, whose top is the last of the first `deck` places; its new size."""
    slot: i64 = 0
    while slot < count and deck > 0:
        if cards[start + slot] == 0:
            deck -= 1
            s.reveal()
            cards[start + slot] = cards[deck]
            cards[deck] = 0
            s.emit(steps.CARD_REVEALED, cards[start + slot])
        slot += 1
    return deck
