"""The areas (section 6): what an action does at its strength, and the choices it brings."""

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import Rule, reason
from hatoba.engine.words import ZERO, bit_of
from hatoba.games.duel import steps
from hatoba.games.duel.position import TECHNOLOGY_COUNT, DuelPosition
from hatoba.games.duel.rewards import give, turn_imports
from hatoba.games.duel.steps import area_of, own_of, total_of, with_own
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
    DuelTables,
)
from hatoba.games.trade import (
    CHURCH_PRICES,
    IMPORTS,
    PRODUCTION_PRICES,
    SECOND_ORDER_PRICES,
    SURCHARGE_PRICES,
    TOO_DEAR,
    YEN,
)


def at_strength(s: DuelPosition, x: i64) -> i64:
    """The entry of the area's table for the running action."""
    return amount_at(s.t, area_of(x), total_of(x))


def amount_at(t: DuelTables, area: i64, strength: i64) -> i64:
    """The entry of an area's table for a strength."""
    top = t.strength_top
    return t.by_strength[area * (top + 1) + (strength if strength < top else top)]


def act(s: DuelPosition, x: i64) -> None:
    """The action of the area: goods come at once, a choice becomes the next step."""
    amount = at_strength(s, x)
    gives = s.t.gives[area_of(x)]
    if gives <= YEN:
        s.gain(s.seat, gives, amount)
    elif amount == 0:
        return
    elif gives == GIVES_EXCHANGES:
        s.push(steps.EXCHANGING, with_own(x, amount))
    elif gives == GIVES_FAITH:
        s.push(steps.CHURCH, x)
    elif gives == GIVES_TURNS:
        s.push(steps.CUSTOMS, x)
    elif gives == GIVES_PRODUCTION:
        s.push(steps.LABORATORY, x)
    elif gives == GIVES_ORDERS:
        look_at_orders(s, x, amount)


# ----------------------------------------------------------------------------------- church


class Worship(Rule[DuelPosition]):
    """An open church card that the faith reaches: what the strength leaves is paid. Card 1 is argument 0."""

    def ways(self, s: DuelPosition) -> i64:
        church = s.church
        needed = s.t.church_faith
        faith = most_faith(s)
        ways: i64 = 0
        card: i64
        for card in range(1, s.t.church_cards + 1):
            if church[card] == CHURCH_OPEN and needed[card] <= faith:
                ways |= 1 << (card - 1)
        return ways

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        if s.church[arg + 1] != CHURCH_OPEN:
            return steps.NOT_OPEN
        return reason(TOO_DEAR, s.t.church_faith[arg + 1] - most_faith(s))

    def play(self, s: DuelPosition, arg: i64) -> None:
        x = s.step_x()
        missing = s.t.church_faith[arg + 1] - at_strength(s, x)
        s.replace(steps.CHURCH_CARD, with_own(x, arg + 1))
        s.push_payment(CHURCH_PRICES, missing)


def most_faith(s: DuelPosition) -> i64:
    """By strength, and by all that can be paid."""
    return at_strength(s, s.step_x()) + s.payable(s.seat, CHURCH_PRICES)


class GainChurchCard(Rule[DuelPosition]):
    """The card is paid: take it and get its reward. It is not replaced."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        card = own_of(s.pop())
        s.church[card] = CHURCH_TAKEN + s.seat
        s.count_church_card(s.seat, card)
        s.emit(steps.CHURCH_CARD_TAKEN, s.seat, card)
        give(s, s.t.church_reward, card)


# ----------------------------------------------------------------------------------- customs


class Turn(Rule[DuelPosition]):
    """Imports are turned, as many as the strength allows. One is argument 0."""

    def ways(self, s: DuelPosition) -> i64:
        limit = at_strength(s, s.step_x())
        imports = s.owned(s.seat, IMPORTS)
        return bit_of(imports if imports < limit else limit) - 1

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        limit = at_strength(s, s.step_x())
        return reason(steps.TOO_MANY, limit) if arg + 1 > limit else s.shortage(s.seat, IMPORTS, arg + 1)

    def play(self, s: DuelPosition, arg: i64) -> None:
        s.pop()
        turn_imports(s, arg + 1)


# ----------------------------------------------------------------------------------- laboratory


def surcharge_due(s: DuelPosition) -> bool:
    return s.count(s.seat, TECHNOLOGY_COUNT) + 1 >= s.t.surcharge_from


def open_place(s: DuelPosition, technology: i64) -> i64:
    """Where a technology lies open; -1 if it does not."""
    start = s.t.technology_open_at
    return find_place(s.technologies, start, start + s.t.technologies_open, technology)


class Develop(Rule[DuelPosition]):
    """An open technology: what the strength leaves of its value is paid, then the surcharge. 1 is argument 0."""

    def ways(self, s: DuelPosition) -> i64:
        t = s.t
        payable = s.payable_production(surcharge_due(s))
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

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        if open_place(s, arg + 1) < 0:
            return steps.NOT_OPEN
        missing = s.t.technology_value[arg + 1] - at_strength(s, s.step_x())
        return s.shortage_of_production(missing, surcharge_due(s))

    def play(self, s: DuelPosition, arg: i64) -> None:
        x = s.step_x()
        missing = s.t.technology_value[arg + 1] - at_strength(s, x)
        s.replace(steps.TECHNOLOGY, with_own(x, arg + 1))
        if surcharge_due(s):
            s.push_payment(SURCHARGE_PRICES, 1)
        s.push_payment(PRODUCTION_PRICES, missing)


class GainTechnology(Rule[DuelPosition]):
    """The card is paid: take it and get what it and others give. The display is not refilled."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        technology = own_of(s.pop())
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


class PutStation(Rule[DuelPosition]):
    """The station token goes to any area."""

    def ways(self, s: DuelPosition) -> i64:
        return s.t.all_areas

    def play(self, s: DuelPosition, area: i64) -> None:
        s.pop()
        s.station = area
        s.emit(steps.STATION_PUT, s.seat, area)


# ----------------------------------------------------------------------------------- port


def look_at_orders(s: DuelPosition, x: i64, wanted: i64) -> None:
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


def drawn_end(s: DuelPosition) -> i64:
    """The place after the last order that lies drawn."""
    place = s.t.drawn_at
    while place < s.t.hand_at and s.orders[place] != 0:
        place += 1
    return place


def drawn_place(s: DuelPosition, card: i64) -> i64:
    return find_place(s.orders, s.t.drawn_at, s.t.hand_at, card)


def drawn_cards(s: DuelPosition) -> i64:
    """The orders that lie drawn, a bit each; order 1 is bit 0."""
    cards: i64 = 0
    place: i64
    for place in range(s.t.drawn_at, drawn_end(s)):
        cards |= bit_of(s.orders[place] - 1)
    return cards


class Keep(Rule[DuelPosition]):
    """A drawn order comes to hand: the first is free, the second has its price.

    Any card, also for the second one: an order of numbers would tell the other player something. It is a secret choice:
    whoever knew the cards from before knows them no more, unless all of them are kept (D18).
    """

    def ways(self, s: DuelPosition) -> i64:
        return drawn_cards(s) if may_keep(s) else ZERO

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        if drawn_place(s, arg + 1) < 0:
            return steps.NOT_DRAWN
        return s.shortage(s.seat, YEN, s.prices.price[SECOND_ORDER_PRICES * s.prices.kinds + YEN])

    def play(self, s: DuelPosition, arg: i64) -> None:
        if s.step() == steps.PORT:
            keep_first(s, arg + 1)
        else:
            keep_second(s, arg + 1)


def may_keep(s: DuelPosition) -> bool:
    return s.step() == steps.PORT or s.payable(s.seat, SECOND_ORDER_PRICES) > 0


def keep_first(s: DuelPosition, card: i64) -> None:
    """If others are left, the choice is secret, and a second one may be kept."""
    x = s.pop()
    place = drawn_place(s, card)
    known = s.order_known[place]
    s.remove_order(place, drawn_end(s))
    s.push(steps.PORT_REST, x)
    left = drawn_end(s) - s.t.drawn_at
    if left > 0:
        if s.t.orders_max > 1:
            s.push(steps.SECOND_ORDER, s.make_pair(x, card, known) if left == 1 else x)
        known = 1 << s.seat
        for place in range(s.t.drawn_at, drawn_end(s)):
            s.order_known[place] = known
    s.add_to_hand(card, known)
    s.emit_to(known, steps.ORDER_KEPT, s.seat, card)


def keep_second(s: DuelPosition, card: i64) -> None:
    """It is paid next. If none is left, the choice was none: who knew one of them still does."""
    x = s.pop()
    s.push_payment(SECOND_ORDER_PRICES, 1)
    s.remove_order(drawn_place(s, card), drawn_end(s))
    s.add_to_hand(card, 1 << s.seat)
    s.emit_to(1 << s.seat, steps.ORDER_KEPT, s.seat, card)
    if own_of(x) != 0:
        s.tell_pair(x, s.hand_end(s.seat) - 1)


def put_rest_under(s: DuelPosition) -> None:
    """All that is left, in the order in which it was drawn."""
    s.pop()
    while s.orders[s.t.drawn_at] != 0:
        put_drawn_under(s, s.orders[s.t.drawn_at])


def put_drawn_under(s: DuelPosition, card: i64) -> None:
    s.remove_order(drawn_place(s, card), drawn_end(s))
    s.put_under_deck(card)
    s.emit_to(1 << s.seat, steps.PUT_UNDER, s.seat, card)
