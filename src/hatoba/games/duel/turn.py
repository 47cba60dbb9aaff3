"""Rounds and turns of Yokohama Duel, in the order of the rulebook (sections 3 to 5).

    a turn: 1 area action (area, income, strength, effect), 2 strength bonus, 3 building
    after a round (rounds.py): upgrades, refreshed and new technologies, Newspaper

Free actions (free.py) are taken wherever something else is asked, but in a payment.
"""

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, Rule, reason
from hatoba.engine.vectors import vec
from hatoba.engine.words import ONE, ZERO, bit_of
from hatoba.games.duel import areas, rounds, steps
from hatoba.games.duel.position import (
    EXTRA_COUNT,
    SHOP_COUNT,
    TALLY,
    WAREHOUSE_COUNT,
    WAREHOUSE_SET,
    DuelPosition,
)
from hatoba.games.duel.rewards import give
from hatoba.games.duel.steps import (
    area_of,
    begun_action,
    chosen_card,
    is_by_agent,
    is_called,
    total_of,
    with_call,
    with_card,
    with_total,
)
from hatoba.games.duel.tables import (
    BONUS_LEVELS,
    EXTRA_KINDS,
    POSTAL,
    SHOP,
    STAGECOACH,
    STATION,
    STOCK,
    STRENGTH_CARDS,
    TELEGRAPH,
    TELEPHONE,
    WAREHOUSE,
)
from hatoba.games.trade import YEN

# ----------------------------------------------------------------------------------- orders under the deck


class PutUnder(Rule[DuelPosition]):
    """An order under the deck: of the first ones dealt, or of those drawn at the port that are not kept."""

    def ways(self, s: DuelPosition) -> i64:
        if s.step() != steps.FIRST_ORDERS:
            return areas.drawn_cards(s)
        cards: i64 = 0
        place: i64
        for place in range(s.hand_start(s.seat), s.hand_end(s.seat)):
            cards |= bit_of(s.orders[place] - 1)
        return cards

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        return steps.NOT_IN_HAND if s.step() == steps.FIRST_ORDERS else steps.NOT_DRAWN

    def play(self, s: DuelPosition, arg: i64) -> None:
        if s.step() == steps.FIRST_ORDERS:
            put_first_under(s, arg + 1)
        else:
            areas.put_drawn_under(s, arg + 1)


def put_first_under(s: DuelPosition, card: i64) -> None:
    """One of the dealt orders goes under the deck; the first turn follows when every seat has done so."""
    s.remove_from_hand(card)
    s.put_under_deck(card)
    s.emit_to(1 << s.seat, steps.PUT_UNDER, s.seat, card)
    left = s.step_x() - 1
    if left > 0:
        s.set_step_x(left)
    elif s.seat + 1 < s.players:
        s.seat += 1
        s.set_step_x(s.t.orders_dealt - s.t.orders_kept)
    else:
        s.pop()
        s.round = 1
        s.push(steps.FIRST_TURN)


# ----------------------------------------------------------------------------------- start and end of a turn


class BeginTurn(Rule[DuelPosition]):
    """The first turn of a round."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        s.pop()
        s.seat = rounds.start_player(s, s.round)
        start_turn(s)


def start_turn(s: DuelPosition) -> None:
    s.turn += 1
    if s.recording:
        s.emit(steps.TURN_STARTED, s.seat, s.turn, s.round)
    if s.has(s.seat, STOCK) and s.owned(s.seat, YEN) <= s.t.stock_at_most:
        s.gain(s.seat, YEN, s.t.stock_yen)
    s.push(steps.CHOOSE_AREA)


class EndTurn(Rule[DuelPosition]):
    """The other seat comes, or the round is over."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        s.pop()
        if s.turn % (s.players * s.t.turns) == 0:
            rounds.end_round(s)
        else:
            s.seat = (s.seat + 1) % s.players
            start_turn(s)


class Done(Rule[DuelPosition]):
    """What leaves the pending step."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        step = s.step()
        if step == steps.BUILDING:
            end_building(s, s.pop())
        elif step == steps.PORT_REST:
            areas.put_rest_under(s)
        elif step == steps.UPGRADING:
            rounds.end_upgrade(s)
        else:
            s.pop()


# ----------------------------------------------------------------------------------- step 1: area action


class Choose(Rule[DuelPosition]):
    """An area that is not used."""

    def ways(self, s: DuelPosition) -> i64:
        return s.t.all_areas & ~s.used_areas

    def why_not(self, s: DuelPosition, area: i64) -> i64:
        return reason(steps.AREA_USED, area)

    def play(self, s: DuelPosition, area: i64) -> None:
        choose(s, area, 0)


class ChooseUsed(Rule[DuelPosition]):
    """An area although it is used: with Tram any, with Stagecoach one with an own warehouse."""

    technology: i64

    def __init__(self, technology: i64) -> None:
        self.technology = technology

    def needs(self) -> i64:
        return 1 << self.technology

    def ways(self, s: DuelPosition) -> i64:
        if s.used[self.technology]:
            return 0
        if self.technology == STAGECOACH:
            return s.used_areas & s.tally[s.seat * TALLY + WAREHOUSE_SET]
        return s.used_areas

    def why_not(self, s: DuelPosition, area: i64) -> i64:
        refused = why_not_use(s, self.technology)
        if refused != LEGAL:
            return refused
        return reason(steps.NO_WAREHOUSE_THERE if s.is_used(area) else steps.AREA_NOT_USED, area)

    def play(self, s: DuelPosition, area: i64) -> None:
        choose(s, area, self.technology)


class Ride(Rule[DuelPosition]):
    """With Station: the station's area although it is used."""

    def needs(self) -> i64:
        return 1 << STATION

    def ways(self, s: DuelPosition) -> i64:
        return ONE if not s.used[STATION] and s.is_used(s.station) else ZERO

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        refused = why_not_use(s, STATION)
        return refused if refused != LEGAL else reason(steps.AREA_NOT_USED, s.station)

    def play(self, s: DuelPosition, arg: i64) -> None:
        choose(s, s.station, STATION)


def why_not_use(s: DuelPosition, technology: i64) -> i64:
    """Why a technology cannot be used at all; LEGAL if it can."""
    if not s.has(s.seat, technology):
        return reason(steps.NEEDS_TECHNOLOGY, technology)
    return reason(steps.USED_THIS_ROUND, technology) if s.used[technology] else LEGAL


def choose(s: DuelPosition, area: i64, technology: i64) -> None:
    """With the technology that opens the area, 0 if none is needed."""
    s.pop()
    if s.recording:
        s.emit(steps.AREA_CHOSEN, s.seat, area)
    if technology:
        use_technology(s, technology)
    begin_action(s, area, False)


def use_technology(s: DuelPosition, technology: i64) -> None:
    """Turn it for the rest of the round."""
    s.used[technology] = 1
    s.emit(steps.TECHNOLOGY_USED, s.seat, technology)


def begin_action(s: DuelPosition, area: i64, by_agent: bool) -> None:
    """The area is chosen, by the seat itself or for its agent: the warehouse income comes, then strength."""
    owner = s.warehouses[area]
    if owner > 0:
        s.emit(steps.INCOME, owner - 1, area)
        s.gain(owner - 1, YEN, s.t.warehouse_income)
    s.push(steps.STRENGTH, begun_action(area, by_agent))


class Post(Rule[DuelPosition]):
    """With Postal: any available strength card; of equal ones the first, and the lowest needs no Postal."""

    def needs(self) -> i64:
        return 1 << POSTAL

    def ways(self, s: DuelPosition) -> i64:
        ways: i64 = 0
        if s.used[POSTAL] or is_by_agent(s.step_x()):
            return ways
        lowest = s.card_strength(s.seat, s.lowest_card(s.seat))
        card: i64
        for card in range(STRENGTH_CARDS):
            if (
                s.is_available(s.seat, card)
                and s.card_strength(s.seat, card) != lowest
                and first_equal(s, card) == card
            ):
                ways |= 1 << card
        return ways

    def why_not(self, s: DuelPosition, card: i64) -> i64:
        if is_by_agent(s.step_x()):
            return steps.BY_AGENT
        refused = why_not_use(s, POSTAL)
        if refused != LEGAL:
            return refused
        if not s.is_available(s.seat, card):
            return reason(steps.CARD_PLAYED, card)
        if s.card_strength(s.seat, card) == s.card_strength(s.seat, s.lowest_card(s.seat)):
            return reason(steps.NOT_HIGHER, card)
        return reason(steps.SAME_STRENGTH, first_equal(s, card))

    def play(self, s: DuelPosition, card: i64) -> None:
        use_technology(s, POSTAL)
        s.set_step_x(with_card(s.step_x(), card))


def first_equal(s: DuelPosition, card: i64) -> i64:
    """The first available card of the same strength."""
    strength = s.card_strength(s.seat, card)
    other: i64 = 0
    while other < card:
        if s.is_available(s.seat, other) and s.card_strength(s.seat, other) == strength:
            return other
        other += 1
    return card


class Call(Rule[DuelPosition]):
    """With Telephone: strength for yen."""

    def needs(self) -> i64:
        return 1 << TELEPHONE

    def ways(self, s: DuelPosition) -> i64:
        return ONE if not s.used[TELEPHONE] and s.owned(s.seat, YEN) >= s.t.telephone_yen else ZERO

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        refused = why_not_use(s, TELEPHONE)
        return refused if refused != LEGAL else s.shortage(s.seat, YEN, s.t.telephone_yen)

    def play(self, s: DuelPosition, arg: i64) -> None:
        use_technology(s, TELEPHONE)
        s.spend(s.seat, YEN, s.t.telephone_yen)
        s.set_step_x(with_call(s.step_x()))


class Add(Rule[DuelPosition]):
    """An extra-strength card, counted from 1, or none (0): the total is fixed for the three steps of the turn."""

    def ways(self, s: DuelPosition) -> i64:
        ways: i64 = 1
        kind: i64
        for kind in range(EXTRA_KINDS):
            if s.extra[s.seat * EXTRA_KINDS + kind] > 0:
                ways |= 2 << kind
        return ways

    def why_not(self, s: DuelPosition, extra: i64) -> i64:
        return reason(steps.NO_EXTRA_CARD, extra - 1)

    def play(self, s: DuelPosition, extra: i64) -> None:
        x = s.pop()
        area = area_of(x)
        total = s.local_strength(s.seat, area)
        total += s.t.agent_strength if is_by_agent(x) else play_card(s, x)
        if is_called(x):
            total += s.t.telephone_strength
        if extra > 0:
            total += play_extra(s, extra - 1)
        action = with_total(x, total)
        if s.recording:
            s.emit(steps.ACTED, s.seat, area, total)
        if total >= s.t.build_from:
            s.push(steps.BUILDING, action)
        elif not is_by_agent(x):
            s.push(steps.END_OF_TURN, action)
        if total >= s.t.bonus_from[0]:
            s.push(steps.STRENGTH_BONUS, action)
        areas.act(s, action)


def play_card(s: DuelPosition, x: i64) -> i64:
    """Lay the strength card beside the area; its strength."""
    card = chosen_card(x)
    if card < 0:
        card = s.lowest_card(s.seat)
    area = area_of(x)
    s.played[s.seat * STRENGTH_CARDS + card] = area
    s.mark_used(area)
    strength = s.card_strength(s.seat, card)
    if s.recording:
        s.emit(steps.STRENGTH_PLAYED, s.seat, area, card, strength)
    return strength


def play_extra(s: DuelPosition, kind: i64) -> i64:
    """The card goes back to its pile; its strength."""
    s.add_extra(s.seat, kind, -1)
    s.emit(steps.EXTRA_PLAYED, s.seat, kind)
    strength = s.t.extra_strength[kind]
    return strength + s.t.telegraph_strength if s.has(s.seat, TELEGRAPH) else strength


# ----------------------------------------------------------------------------------- step 2: strength bonus


class TakeBonus(Rule[DuelPosition]):
    """An open bonus card: a reward for each threshold that the total reaches; then it is replaced. 1 is argument 0."""

    def ways(self, s: DuelPosition) -> i64:
        cards: i64 = 0
        place: i64
        for place in range(s.t.bonus_open_at, s.t.bonus_open_at + s.t.bonus_open):
            if s.bonus[place] != 0:
                cards |= bit_of(s.bonus[place] - 1)
        return cards

    def why_not(self, s: DuelPosition, arg: i64) -> i64:
        return steps.NOT_OPEN

    def play(self, s: DuelPosition, arg: i64) -> None:
        card = arg + 1
        total = total_of(s.pop())
        place = bonus_place(s, card)
        s.bonus[place] = 0
        s.emit(steps.BONUS_TAKEN, s.seat, card)
        s.push(steps.REFILL_BONUS, place)
        level: i64 = 0
        while level < BONUS_LEVELS and total >= s.t.bonus_from[level]:
            give(s, s.t.bonus_reward, card * BONUS_LEVELS + level)
            level += 1


def bonus_place(s: DuelPosition, card: i64) -> i64:
    """Where a bonus card lies open; -1 if it does not."""
    return find_place(s.bonus, s.t.bonus_open_at, s.t.bonus_open_at + s.t.bonus_open, card)


class RefillBonus(Rule[DuelPosition]):
    """The place of the card that was taken."""

    def play(self, s: DuelPosition, arg: i64) -> None:
        place = s.pop()
        if s.bonus_deck == 0:
            shuffle_discarded_bonuses(s)
        reveal_bonus(s, place)


def reveal_bonus(s: DuelPosition, place: i64) -> None:
    s.reveal()
    s.bonus_deck -= 1
    s.bonus[place] = s.bonus[s.bonus_deck]
    s.bonus[s.bonus_deck] = 0
    s.emit(steps.BONUS_REVEALED, s.bonus[place])


def shuffle_discarded_bonuses(s: DuelPosition) -> None:
    """All that do not lie open become the new deck."""
    discarded = vec[i64]([0] * int(s.t.bonus_cards))
    count: i64 = 0
    card: i64 = 1
    while card <= s.t.bonus_cards:
        if bonus_place(s, card) < 0:
            discarded[count] = card
            count += 1
        card += 1
    s.reveal()
    s.draw_stream("bonus cards").shuffle(discarded, 0, count)
    s.bonus_deck = count
    while count > 0:
        count -= 1
        s.bonus[count] = discarded[count]
    s.emit(steps.BONUS_SHUFFLED, s.bonus_deck)


# ----------------------------------------------------------------------------------- step 3: building


class Build(Rule[DuelPosition]):
    """A shop, or a warehouse, whose price grows with those built."""

    def ways(self, s: DuelPosition) -> i64:
        area = area_of(s.step_x())
        yen = s.owned(s.seat, YEN)
        ways: i64 = 0
        shops = s.count(s.seat, SHOP_COUNT)
        if s.shops[s.seat * s.t.areas + area] == 0 and shops < s.t.shops and yen >= s.t.shop_price:
            ways |= 1 << SHOP
        warehouses = s.count(s.seat, WAREHOUSE_COUNT)
        if s.warehouses[area] == 0 and warehouses < s.t.warehouses and yen >= s.t.warehouse_price[warehouses]:
            ways |= 1 << WAREHOUSE
        return ways

    def why_not(self, s: DuelPosition, piece: i64) -> i64:
        area = area_of(s.step_x())
        is_shop = piece == SHOP
        if (s.shops[s.seat * s.t.areas + area] if is_shop else s.warehouses[area]) != 0:
            return reason(steps.SPACE_TAKEN, area)
        built = s.count(s.seat, SHOP_COUNT if is_shop else WAREHOUSE_COUNT)
        if built >= (s.t.shops if is_shop else s.t.warehouses):
            return reason(steps.NO_PIECE_LEFT, piece)
        return s.shortage(s.seat, YEN, s.t.shop_price if is_shop else s.t.warehouse_price[built])

    def play(self, s: DuelPosition, piece: i64) -> None:
        x = s.pop()
        area = area_of(x)
        if piece == SHOP:
            s.spend(s.seat, YEN, s.t.shop_price)
            s.shops[s.seat * s.t.areas + area] = 1
            s.count_shop(s.seat, area)
        else:
            s.spend(s.seat, YEN, s.t.warehouse_price[s.count(s.seat, WAREHOUSE_COUNT)])
            s.warehouses[area] = s.seat + 1
            s.count_warehouse(s.seat, area)
        s.emit(steps.BUILT, s.seat, area, piece)
        end_building(s, x)


def end_building(s: DuelPosition, x: i64) -> None:
    """An agent is done; in the seat's own action, free actions may follow."""
    if not is_by_agent(x):
        s.push(steps.END_OF_TURN, x)


# ----------------------------------------------------------------------------------- too many extra-strength cards


class PutBack(Rule[DuelPosition]):
    """An extra-strength card goes back to its pile while there are more than allowed."""

    def ways(self, s: DuelPosition) -> i64:
        kinds: i64 = 0
        if s.count(s.seat, EXTRA_COUNT) <= s.t.extra_max:
            return kinds
        kind: i64
        for kind in range(EXTRA_KINDS):
            if s.extra[s.seat * EXTRA_KINDS + kind] > 0:
                kinds |= 1 << kind
        return kinds

    def why_not(self, s: DuelPosition, kind: i64) -> i64:
        return reason(steps.NO_EXTRA_CARD, kind)

    def play(self, s: DuelPosition, kind: i64) -> None:
        s.put_back_extra(kind)
