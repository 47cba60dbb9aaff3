"""The areas (section 6): what an action does at its strength, and the choices it brings."""

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.words import NONE
from hatoba.games.duel import steps
from hatoba.games.duel.position import (
    CONTEXT,
    OWN_AT,
    TECHNOLOGY_COUNT,
    Position,
    area_of,
    total_of,
)
from hatoba.games.duel.rewards import give, turn_imports
from hatoba.games.duel.tables import (
    CHURCH_OPEN,
    CHURCH_TAKEN,
    GIVES_EXCHANGES,
    GIVES_FAITH,
    GIVES_ORDERS,
    GIVES_PRODUCTION,
    GIVES_TURNS,
    LETTERPRESS,
    NEWSPAPER,
    PLUS_1,
    STATION,
    Tables,
)
from hatoba.games.trade import (
    CHURCH_PRICES,
    IMPORTS,
    PRODUCTION_PRICES,
    REST_UNPAID,
    SECOND_ORDER_PRICES,
    SURCHARGE_PRICES,
    YEN,
)


def at_strength(s: Position, x: i64) -> i64:
    """The entry of the area's table for the running action."""
    return amount_at(s.t, area_of(x), total_of(x))


def amount_at(t: Tables, area: i64, strength: i64) -> i64:
    """The entry of an area's table for a strength."""
    top = t.strength_top
    return t.by_strength[area * (top + 1) + (strength if strength < top else top)]


def act(s: Position, x: i64) -> None:
    """The action of the area: goods come at once, a choice becomes the next step."""
    amount = at_strength(s, x)
    gives = s.t.gives[area_of(x)]
    if gives <= YEN:
        s.gain(s.seat, gives, amount)
    elif amount == 0:
        return
    elif gives == GIVES_EXCHANGES:
        s.push(steps.EXCHANGING, x | (amount << OWN_AT))
    elif gives == GIVES_FAITH:
        s.push(steps.CHURCH, x)
    elif gives == GIVES_TURNS:
        s.push(steps.CUSTOMS, x)
    elif gives == GIVES_PRODUCTION:
        s.push(steps.LABORATORY, x)
    elif gives == GIVES_ORDERS:
        look_at_orders(s, x, amount)


# ----------------------------------------------------------------------------------- church


def ways_to_worship(s: Position) -> i64:
    """The open church cards that the faith can reach, a bit each; card 1 is bit 0."""
    church = s.church
    needed = s.t.church_faith
    faith = at_strength(s, s.step_x()) + s.payable(s.seat, CHURCH_PRICES, 0)
    ways: i64 = 0
    card: i64
    for card in range(1, s.t.church_cards + 1):
        if church[card] == CHURCH_OPEN and needed[card] <= faith:
            ways |= 1 << (card - 1)
    return ways


def judge_worship(s: Position, card: i64) -> i64:
    if s.church[card] != CHURCH_OPEN:
        return steps.NOT_OPEN
    return LEGAL if (ways_to_worship(s) >> (card - 1)) & 1 else REST_UNPAID


def worship(s: Position, card: i64) -> None:
    x = s.step_x()
    missing = s.t.church_faith[card] - at_strength(s, x)
    s.replace(steps.CHURCH_CARD, x | (card << OWN_AT))
    s.push_payment(CHURCH_PRICES, missing)


def gain_church_card(s: Position) -> None:
    """The card is paid: take it and get its reward. It is not replaced."""
    card = s.pop() >> OWN_AT
    s.church[card] = CHURCH_TAKEN + s.seat
    s.count_church_card(s.seat, card)
    s.emit(steps.CHURCH_CARD_TAKEN, s.seat, card)
    give(s, s.t.church_reward, card)


# ----------------------------------------------------------------------------------- customs and Chinatown


def judge_turn(s: Position, count: i64) -> i64:
    limit = at_strength(s, s.step_x())
    if count > limit:
        return reason(steps.TOO_MANY, limit)
    return s.judge_amount(s.seat, IMPORTS, count)


def turn(s: Position, count: i64) -> None:
    s.pop()
    turn_imports(s, count)


def exchange_once(s: Position) -> None:
    """One of the exchanges is used up."""
    left = (s.step_x() >> OWN_AT) - 1
    if left > 0:
        s.set_step_x((s.step_x() & CONTEXT) | (left << OWN_AT))
    else:
        s.pop()


# ----------------------------------------------------------------------------------- laboratory


def surcharge_due(s: Position) -> bool:
    return s.count(s.seat, TECHNOLOGY_COUNT) + 1 >= s.t.surcharge_from


def open_place(s: Position, technology: i64) -> i64:
    """Where a technology lies open; -1 if it does not."""
    start = s.t.technology_open_at
    return find_place(s.technologies, start, start + s.t.technologies_open, technology)


def ways_to_develop(s: Position) -> i64:
    """The open technologies that can be paid, a bit each; technology 1 is bit 0."""
    t = s.t
    payable = s.payable_before(s.seat, PRODUCTION_PRICES, 0, SURCHARGE_PRICES if surcharge_due(s) else NONE)
    ways: i64 = 0
    if payable < 0:
        return ways
    production = at_strength(s, s.step_x()) + payable
    place: i64
    for place in range(t.technology_open_at, t.technology_open_at + t.technologies_open):
        technology = s.technologies[place]
        if technology != 0 and t.technology_value[technology] <= production:
            ways |= 1 << (technology - 1)
    return ways


def judge_develop(s: Position, technology: i64) -> i64:
    if open_place(s, technology) < 0:
        return steps.NOT_OPEN
    return LEGAL if (ways_to_develop(s) >> (technology - 1)) & 1 else REST_UNPAID


def develop(s: Position, technology: i64) -> None:
    x = s.step_x()
    missing = s.t.technology_value[technology] - at_strength(s, x)
    s.replace(steps.TECHNOLOGY, x | (technology << OWN_AT))
    if surcharge_due(s):
        s.push_payment(SURCHARGE_PRICES, 1)
    s.push_payment(PRODUCTION_PRICES, missing)


def gain_technology(s: Position) -> None:
    """The card is paid: take it and get what it and others give. The display is not refilled."""
    technology = s.pop() >> OWN_AT
    s.technologies[open_place(s, technology)] = 0
    s.owner[technology] = s.seat + 1
    s.count_technology(s.seat, technology)
    s.emit(steps.TECHNOLOGY_GAINED, s.seat, technology)
    if s.has(s.seat, LETTERPRESS) and technology != LETTERPRESS:
        s.gain(s.seat, YEN, s.t.letterpress_yen)
    if technology == STATION:
        s.push(steps.STATION_TOKEN)
    if technology == NEWSPAPER:
        s.gain_extra(PLUS_1, s.t.newspaper_at_once)


def put_station(s: Position, area: i64) -> None:
    s.pop()
    s.station = area
    s.emit(steps.STATION_PUT, s.seat, area)


# ----------------------------------------------------------------------------------- port


def look_at_orders(s: Position, x: i64, wanted: i64) -> None:
    """Draw, as far as the deck goes; only the acting seat looks."""
    count = wanted if wanted < s.order_deck else s.order_deck
    if count == 0:
        return
    drawn: i64 = 0
    while drawn < count:
        place = s.t.drawn_at + drawn
        s.lift_order(place)
        s.emit_to(s.order_known[place], steps.ORDER_LOOKED_AT, s.seat, s.orders[place])
        drawn += 1
    s.push(steps.PORT, x)


def drawn_end(s: Position) -> i64:
    """The place after the last order that lies drawn."""
    place = s.t.drawn_at
    while place < s.t.hand_at and s.orders[place] != 0:
        place += 1
    return place


def drawn_place(s: Position, card: i64) -> i64:
    return find_place(s.orders, s.t.drawn_at, s.t.hand_at, card)


def judge_keep(s: Position, card: i64) -> i64:
    """Any card, also for the second one: an order of numbers would tell the other player something."""
    if drawn_place(s, card) < 0:
        return steps.NOT_DRAWN
    return LEGAL if may_keep(s) else REST_UNPAID


def may_keep(s: Position) -> bool:
    """The first order is free, the second has its price."""
    return s.step() == steps.PORT or s.payable(s.seat, SECOND_ORDER_PRICES, 0) > 0


def keep(s: Position, card: i64) -> None:
    """A secret choice: whoever knew the card from before does not know where it went."""
    first = s.step() == steps.PORT
    x = s.pop()
    if first:
        s.push(steps.PORT_REST, x)
        if s.t.orders_max > 1:
            s.push(steps.SECOND_ORDER, x)
    else:
        s.push_payment(SECOND_ORDER_PRICES, 1)
    take_drawn(s, card, 1 << s.seat)


def keep_only(s: Position) -> None:
    """A single card was drawn: it is kept, and still known to whoever knew it."""
    s.pop()
    take_drawn(s, s.orders[s.t.drawn_at], s.order_known[s.t.drawn_at])


def take_drawn(s: Position, card: i64, known: i64) -> None:
    s.remove_order(drawn_place(s, card), drawn_end(s))
    s.add_to_hand(card, known)
    s.emit_to(known, steps.ORDER_KEPT, s.seat, card)


def may_keep_second(s: Position) -> bool:
    """By public facts alone: a card is left and the price can be paid."""
    return drawn_end(s) > s.t.drawn_at and may_keep(s)


def judge_under(s: Position, card: i64) -> i64:
    return LEGAL if drawn_place(s, card) >= 0 else steps.NOT_DRAWN


def put_rest_under(s: Position) -> None:
    """All that is left, in the order in which it was drawn."""
    s.pop()
    while s.orders[s.t.drawn_at] != 0:
        put_drawn_under(s, s.orders[s.t.drawn_at])


def put_drawn_under(s: Position, card: i64) -> None:
    s.remove_order(drawn_place(s, card), drawn_end(s))
    s.put_under_deck(card)
    s.emit_to(1 << s.seat, steps.PUT_UNDER, s.seat, card)


def rest_runs_by_itself(s: Position) -> bool:
    """A single card has no order to choose."""
    if drawn_end(s) - s.t.drawn_at > 1:
        return False
    put_rest_under(s)
    return True
