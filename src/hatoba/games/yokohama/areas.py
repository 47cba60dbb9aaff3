"""The areas (section 7): what an action does at its power, and the choices it brings."""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.state import EVERYBODY
from hatoba.engine.vectors import vec
from hatoba.engine.words import NONE
from hatoba.games.trade import (
    CHURCH_PRICES,
    IMPORTS,
    PRODUCTION_PRICES,
    REST_UNPAID,
    SECOND_ORDER_PRICES,
    SURCHARGE_PRICES,
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
    Position,
)
from hatoba.games.yokohama.rewards import give
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


def push_action(s: Position, with_president: i64) -> None:
    """Steps 3 to 6, by an agent or, in the place of the movement, by the president."""
    if with_president:
        s.replace(steps.RECOVERY)
    else:
        s.push(steps.RECOVERY)
    s.push(steps.CONSTRUCTION)
    s.push(steps.BONUS)
    s.push(steps.AREA_ACTION, with_president)


def at_power(s: Position, by_power: vec[i64]) -> i64:
    """The entry for the area and power of the running action."""
    return by_power[s.area * (s.t.power_max + 1) + s.power]


def do_area(s: Position) -> None:
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


def judge_source(s: Position, source: i64) -> i64:
    """Whether an assistant can be put on the board from the area or from hand."""
    if source == FROM_AREA:
        return LEGAL if s.assistants_at(s.seat, s.area) > 0 else reason(steps.NO_ASSISTANT_THERE, s.area)
    return LEGAL if s.in_hand(s.seat, ASSISTANT) > 0 else steps.NO_ASSISTANT_IN_HAND


def any_source(s: Position) -> bool:
    return judge_source(s, FROM_AREA) == LEGAL or judge_source(s, FROM_HAND) == LEGAL


def only_source(s: Position) -> i64:
    """The one place an assistant can come from; -1 if there is a choice."""
    from_area = judge_source(s, FROM_AREA) == LEGAL
    from_hand = judge_source(s, FROM_HAND) == LEGAL
    if from_area and from_hand:
        return -1
    return FROM_AREA if from_area else FROM_HAND


def judge_worship(s: Position, space: i64) -> i64:
    if (ways_to_worship(s) >> space) & 1:
        return LEGAL
    if s.church[space] != 0:
        return reason(steps.SPACE_TAKEN, space)
    return REST_UNPAID if any_source(s) else steps.NO_ASSISTANT_IN_HAND


def ways_to_worship(s: Position) -> i64:
    """The church spaces whose number the faith can reach, as a mask."""
    if not any_source(s):
        return 0
    return free_up_to(s.church, s.t.church_faith, at_power(s, s.t.by_power) + s.payable(s.seat, CHURCH_PRICES, 0))


def free_up_to(spaces: vec[i64], asks: vec[i64], most: i64) -> i64:
    """The spaces that are free and ask for no more than this, as a mask."""
    ways: i64 = 0
    space: i64
    for space in range(len(spaces)):
        if asks[space] <= most and spaces[space] == 0:
            ways |= 1 << space
    return ways


def worship(s: Position, space: i64) -> None:
    s.pop()
    s.push(steps.CHURCH_ASSISTANT, space)
    s.push_payment(CHURCH_PRICES, s.t.church_faith[space] - at_power(s, s.t.by_power))


def put_assistant(s: Position, source: i64) -> None:
    """All is paid: put the assistant on its space of the church or the customs board, for good."""
    on_church = s.step() == steps.CHURCH_ASSISTANT
    space = s.pop()
    if source == FROM_AREA:
        s.add_assistants(s.seat, s.area, -1)
    else:
        s.add_to_hand(s.seat, ASSISTANT, -1)
    if on_church:
        put_on_church(s, space)
    else:
        put_on_customs(s, space)


def put_on_church(s: Position, space: i64) -> None:
    s.church[space] = s.seat + 1
    s.emit(steps.ASSISTANT_PUT, s.seat, s.area, space)
    give(s, s.t.church_reward, space, BY_CHURCH)
    if s.has(s.seat, WINERY):
        s.score(s.seat, BY_TECHNOLOGIES, s.t.winery_vp)
    if occupied(s.church) >= s.edition.church_end:
        s.trigger_end(END_BY_CHURCH)


def judge_declare(s: Position, space: i64) -> i64:
    if (ways_to_declare(s) >> space) & 1:
        return LEGAL
    if s.customs[space] != 0:
        return reason(steps.SPACE_TAKEN, space)
    if not any_source(s):
        return steps.NO_ASSISTANT_IN_HAND
    imports = s.t.customs_imports[space]
    if imports > at_power(s, s.t.by_power):
        return steps.POWER_TOO_LOW
    return s.judge_amount(s.seat, IMPORTS, imports)


def ways_to_declare(s: Position) -> i64:
    """The customs spaces of which the imports are there and the power lets them be paid, as a mask."""
    if not any_source(s):
        return 0
    imports = s.owned(s.seat, IMPORTS)
    power = at_power(s, s.t.by_power)
    return free_up_to(s.customs, s.t.customs_imports, imports if imports < power else power)


def declare(s: Position, space: i64) -> None:
    s.pop()
    s.push(steps.CUSTOMS_ASSISTANT, space)
    s.spend(s.seat, IMPORTS, s.t.customs_imports[space])


def put_on_customs(s: Position, space: i64) -> None:
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


def laboratory_start(s: Position) -> i64:
    """The first place of this laboratory's display."""
    return s.t.laboratory_at + s.t.display[s.area] * s.t.laboratory_slots


def surcharge_due(s: Position) -> bool:
    return s.tally[s.seat * TALLY + TECHNOLOGY_COUNT] + 1 >= s.edition.surcharge_from


def laboratory_place(s: Position, card: i64) -> i64:
    """Where a technology lies in this laboratory; -1 if it does not."""
    start = laboratory_start(s)
    return find_place(s.technologies, start, start + s.t.laboratory_slots, card)


def missing_production(s: Position, card: i64, place: i64) -> i64:
    """What the power leaves to be paid."""
    adds = s.t.laboratory_adds[place - laboratory_start(s)]
    return s.t.technology_value[card] + adds - at_power(s, s.t.by_power)


def judge_develop(s: Position, card: i64) -> i64:
    place = laboratory_place(s, card)
    if place < 0:
        return steps.NOT_ON_BOARD
    if (ways_to_develop(s) >> (place - laboratory_start(s))) & 1:
        return LEGAL
    return steps.OWNED_ALREADY if s.has(s.seat, s.t.technology_name[card]) else REST_UNPAID


def ways_to_develop(s: Position) -> i64:
    """The places of this laboratory's display with a technology that is new and can be paid, as a mask."""
    then: i64 = SURCHARGE_PRICES if surcharge_due(s) else NONE
    payable = s.payable_before(s.seat, PRODUCTION_PRICES, 0, then)
    if payable < 0:
        return 0
    t = s.t
    start = laboratory_start(s)
    ways: i64 = 0
    slot: i64
    for slot in range(t.laboratory_slots):
        card = s.technologies[start + slot]
        if card == 0 or missing_production(s, card, start + slot) > payable:
            continue
        if not s.has(s.seat, t.technology_name[card]):
            ways |= 1 << slot
    return ways


def develop(s: Position, card: i64) -> None:
    missing = missing_production(s, card, laboratory_place(s, card))
    s.pop()
    s.push(steps.TECHNOLOGY, card)
    if surcharge_due(s):
        s.push_payment(SURCHARGE_PRICES, 1)
    s.push_payment(PRODUCTION_PRICES, missing)


def gain_technology(s: Position) -> None:
    """The card is paid: take it, get what it and others give, fill the display."""
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


def put_station(s: Position, board: i64) -> None:
    s.pop()
    s.station = board
    s.emit(steps.STATION_PUT, s.seat, board)


# ----------------------------------------------------------------------------------- port


def port_start(s: Position) -> i64:
    """The first place of this port's display."""
    return s.t.port_at + s.t.display[s.area] * s.t.port_slots


def port_place(s: Position, card: i64) -> i64:
    """Where an order lies in this port; -1 if it does not."""
    start = port_start(s)
    return find_place(s.orders, start, start + s.t.port_slots, card)


def judge_take(s: Position, card: i64) -> i64:
    place = port_place(s, card)
    if place < 0:
        return steps.NOT_ON_BOARD
    slot = place - port_start(s)
    if (ways_to_take(s) >> slot) & 1:
        return LEGAL
    return steps.LEVEL_TOO_HIGH if s.t.port_level[slot] > at_power(s, s.t.by_power) else judge_another(s)


def judge_another(s: Position) -> i64:
    """Whether the seat can take an order at all: it has room for one, and can pay if it is not the first."""
    if s.hand_size(s.seat) >= s.t.hand_max:
        return steps.HAND_FULL
    if s.step() == steps.SECOND_ORDER and s.payable(s.seat, SECOND_ORDER_PRICES, 0) == 0:
        return REST_UNPAID
    return LEGAL


def ways_to_take(s: Position) -> i64:
    """The places of this port's display with an order that can be taken, as a mask."""
    if judge_another(s) != LEGAL:
        return 0
    t = s.t
    power = at_power(s, t.by_power)
    start = port_start(s)
    ways: i64 = 0
    slot: i64
    for slot in range(t.port_slots):
        if s.orders[start + slot] != 0 and t.port_level[slot] <= power:
            ways |= 1 << slot
    return ways


def take_order(s: Position, card: i64) -> None:
    """The first order is free; each further one is paid. The display is filled when all is done."""
    further = s.step() == steps.SECOND_ORDER
    left = s.step_x() if further else s.t.orders_max
    s.pop()
    if not further:
        s.push(steps.REFILL_PORT)
    if left > 1:
        s.push(steps.SECOND_ORDER, left - 1)
    if further:
        s.push(steps.ORDER_PAID, card)
        s.push_payment(SECOND_ORDER_PRICES, 1)
    else:
        receive_order(s, card)


def receive_order(s: Position, card: i64) -> None:
    """The card goes from the display to the hand, known to all."""
    s.orders[port_place(s, card)] = 0
    slot = s.t.hand_at + s.seat * s.t.hand_max + s.hand_size(s.seat)
    s.orders[slot] = card
    s.order_known[slot] = EVERYBODY
    s.emit(steps.ORDER_TAKEN, s.seat, card)


def refill_port(s: Position) -> None:
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


def refill(s: Position, cards: vec[i64], deck: i64, start: i64, count: i64) -> i64:
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
