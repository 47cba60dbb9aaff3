"""Rounds and turns of Yokohama Duel, in the order of the rulebook (sections 3 to 5).

    a turn: 1 area action (area, income, strength, effect), 2 strength bonus, 3 building
    after a round: upgrades, refreshed and new technologies, Newspaper

Free actions (free.py) are taken where the area is chosen, before steps 2 and 3 and at the end of the turn. Whoever
declines to build has had that stop already, so the turn is over.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.cards import find_place
from hatoba.engine.pending import LEGAL, reason
from hatoba.engine.state import ENDED_BY_LIMIT, RUNNING
from hatoba.engine.vectors import vec
from hatoba.games.duel import areas, steps
from hatoba.games.duel.position import (
    AGENT_FLAG,
    CONTEXT,
    END_BY_ROUNDS,
    EXTRA_COUNT,
    OWN_AT,
    SHOP_COUNT,
    TOTAL_AT,
    WAREHOUSE_COUNT,
    Position,
    area_of,
    total_of,
)
from hatoba.games.duel.rewards import give
from hatoba.games.duel.tables import (
    BONUS_LEVELS,
    DISCARDED,
    EXTRA_KINDS,
    NEWSPAPER,
    PLUS_1,
    POSTAL,
    SHOP,
    STAGECOACH,
    STATION,
    STOCK,
    STRENGTH_CARDS,
    TELEGRAPH,
    TELEPHONE,
    UNIVERSITY,
    WAREHOUSE,
)
from hatoba.games.trade import YEN

# ----------------------------------------------------------------------------------- set-up: the first orders


def judge_first_under(s: Position, card: i64) -> i64:
    in_hand = find_place(s.orders, s.hand_start(s.seat), s.hand_end(s.seat), card) >= 0
    return LEGAL if in_hand else steps.NOT_IN_HAND


def put_first_under(s: Position, card: i64) -> None:
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


def start_player(s: Position, in_round: i64) -> i64:
    """Whoever moved last in a round starts the next one, so the seats take turns at it."""
    return (in_round - 1) % s.players


def first_turn(s: Position) -> None:
    s.pop()
    s.seat = start_player(s, s.round)
    start_turn(s)


def start_turn(s: Position) -> None:
    s.turn += 1
    if s.recording:
        s.emit(steps.TURN_STARTED, s.seat, s.turn, s.round)
    if s.has(s.seat, STOCK) and s.owned(s.seat, YEN) <= s.t.stock_at_most:
        s.gain(s.seat, YEN, s.t.stock_yen)
    s.push(steps.CHOOSE_AREA)


def end_turn(s: Position) -> None:
    s.pop()
    if s.turn % (s.players * s.t.turns) == 0:
        end_round(s)
    else:
        s.seat = (s.seat + 1) % s.players
        start_turn(s)


# ----------------------------------------------------------------------------------- step 1: area action


def judge_choose(s: Position, area: i64) -> i64:
    return reason(steps.AREA_USED, area) if s.is_used(area) else LEGAL


def judge_open(s: Position, technology: i64, area: i64) -> i64:
    """Choose an area although it is used, with Station, Tram or Stagecoach."""
    if not s.has(s.seat, technology):
        return reason(steps.NEEDS_TECHNOLOGY, technology)
    if s.used[technology]:
        return reason(steps.USED_THIS_ROUND, technology)
    if not s.is_used(area):
        return reason(steps.AREA_NOT_USED, area)
    if technology == STAGECOACH and s.warehouses[area] != s.seat + 1:
        return reason(steps.NO_WAREHOUSE_THERE, area)
    return LEGAL


def judge_ride(s: Position) -> i64:
    """To the station's area; there is one as soon as somebody has the technology."""
    if not s.has(s.seat, STATION):
        return reason(steps.NEEDS_TECHNOLOGY, STATION)
    return judge_open(s, STATION, s.station)


def choose(s: Position, area: i64, technology: i64) -> None:
    """With the technology that opens the area, 0 if none is needed."""
    s.pop()
    if s.recording:
        s.emit(steps.AREA_CHOSEN, s.seat, area)
    if technology:
        use_technology(s, technology)
    begin_action(s, area, 0)


def use_technology(s: Position, technology: i64) -> None:
    """Turn it for the rest of the round."""
    s.used[technology] = 1
    s.emit(steps.TECHNOLOGY_USED, s.seat, technology)


def begin_action(s: Position, area: i64, agent: i64) -> None:
    """The area is chosen, by the seat itself or for its agent: the warehouse earns, then strength is played."""
    owner = s.warehouses[area]
    if owner > 0:
        s.emit(steps.INCOME, owner - 1, area)
        s.gain(owner - 1, YEN, s.t.warehouse_income)
    s.push(steps.STRENGTH, area | agent)


# The strength step's own number: the card played by Postal, counted from 1, and whether Telephone was used.
CALLED: Final[i64] = 1 << (OWN_AT + 4)


def chosen_card(x: i64) -> i64:
    """The strength card played by Postal; -1 if it is the lowest."""
    return ((x >> OWN_AT) & 15) - 1


def judge_post(s: Position, card: i64) -> i64:
    """Any available strength card; of equal ones the first, and the lowest needs no Postal."""
    x = s.step_x()
    if x & AGENT_FLAG:
        return steps.BY_AGENT
    if not s.has(s.seat, POSTAL):
        return reason(steps.NEEDS_TECHNOLOGY, POSTAL)
    if s.used[POSTAL]:
        return reason(steps.USED_THIS_ROUND, POSTAL)
    if not s.is_available(s.seat, card):
        return reason(steps.CARD_PLAYED, card)
    strength = s.card_strength(s.seat, card)
    if strength == s.card_strength(s.seat, s.lowest_card(s.seat)):
        return reason(steps.NOT_HIGHER, card)
    other: i64 = 0
    while other < card:
        if s.is_available(s.seat, other) and s.card_strength(s.seat, other) == strength:
            return reason(steps.SAME_STRENGTH, other)
        other += 1
    return LEGAL


def post(s: Position, card: i64) -> None:
    use_technology(s, POSTAL)
    s.set_step_x(s.step_x() | ((card + 1) << OWN_AT))


def judge_call(s: Position) -> i64:
    if not s.has(s.seat, TELEPHONE):
        return reason(steps.NEEDS_TECHNOLOGY, TELEPHONE)
    if s.used[TELEPHONE]:
        return reason(steps.USED_THIS_ROUND, TELEPHONE)
    return s.judge_amount(s.seat, YEN, s.t.telephone_yen)


def call(s: Position) -> None:
    use_technology(s, TELEPHONE)
    s.spend(s.seat, YEN, s.t.telephone_yen)
    s.set_step_x(s.step_x() | CALLED)


def judge_add(s: Position, extra: i64) -> i64:
    """An extra-strength card, counted from 1; 0 is none."""
    if extra == 0 or s.extra[s.seat * EXTRA_KINDS + extra - 1] > 0:
        return LEGAL
    return reason(steps.NO_EXTRA_CARD, extra - 1)


def has_strength_choice(s: Position) -> bool:
    if s.count(s.seat, EXTRA_COUNT) > 0:
        return True
    return (s.can_use(TELEPHONE) and judge_call(s) == LEGAL) or (s.can_use(POSTAL) and s.has_legal(steps.POST))


def add(s: Position, extra: i64) -> None:
    """All strength is played: the total is fixed for the three steps, and the area's action takes effect."""
    x = s.pop()
    area = area_of(x)
    total = s.local_strength(s.seat, area)
    total += s.t.agent_strength if x & AGENT_FLAG else play_card(s, x)
    if x & CALLED:
        total += s.t.telephone_strength
    if extra > 0:
        total += play_extra(s, extra - 1)
    context = (x & CONTEXT) | (total << TOTAL_AT)
    if s.recording:
        s.emit(steps.ACTED, s.seat, area, total)
    if total >= s.t.build_from:
        s.push(steps.BUILDING, context)
    elif x & AGENT_FLAG == 0:
        s.push(steps.END_OF_TURN, context)
    if total >= s.t.bonus_from[0]:
        s.push(steps.STRENGTH_BONUS, context)
    areas.act(s, context)


def play_card(s: Position, x: i64) -> i64:
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


def play_extra(s: Position, kind: i64) -> i64:
    """The card goes back to its pile; its strength."""
    s.add_extra(s.seat, kind, -1)
    s.emit(steps.EXTRA_PLAYED, s.seat, kind)
    strength = s.t.extra_strength[kind]
    return strength + s.t.telegraph_strength if s.has(s.seat, TELEGRAPH) else strength


# ----------------------------------------------------------------------------------- step 2: strength bonus


def bonus_place(s: Position, card: i64) -> i64:
    """Where a bonus card lies open; -1 if it does not."""
    return find_place(s.bonus, s.t.bonus_open_at, s.t.bonus_open_at + s.t.bonus_open, card)


def take_bonus(s: Position, card: i64) -> None:
    """One reward for each threshold that the total reaches; then the card is replaced."""
    total = total_of(s.pop())
    place = bonus_place(s, card)
    s.bonus[place] = 0
    s.emit(steps.BONUS_TAKEN, s.seat, card)
    s.push(steps.REFILL_BONUS, place)
    level: i64 = 0
    while level < BONUS_LEVELS and total >= s.t.bonus_from[level]:
        give(s, s.t.bonus_reward, card * BONUS_LEVELS + level)
        level += 1


def refill_bonus(s: Position) -> None:
    place = s.pop()
    if s.bonus_deck == 0:
        shuffle_discarded_bonuses(s)
    reveal_bonus(s, place)


def reveal_bonus(s: Position, place: i64) -> None:
    s.reveal()
    s.bonus_deck -= 1
    s.bonus[place] = s.bonus[s.bonus_deck]
    s.bonus[s.bonus_deck] = 0
    s.emit(steps.BONUS_REVEALED, s.bonus[place])


def shuffle_discarded_bonuses(s: Position) -> None:
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


def judge_build(s: Position, piece: i64) -> i64:
    area = area_of(s.step_x())
    if piece == SHOP:
        if s.shops[s.seat * s.t.areas + area]:
            return reason(steps.SPACE_TAKEN, area)
        if s.count(s.seat, SHOP_COUNT) >= s.t.shops:
            return reason(steps.NO_PIECE_LEFT, SHOP)
        return s.judge_amount(s.seat, YEN, s.t.shop_price)
    if s.warehouses[area] != 0:
        return reason(steps.SPACE_TAKEN, area)
    built = s.count(s.seat, WAREHOUSE_COUNT)
    if built >= s.t.warehouses:
        return reason(steps.NO_PIECE_LEFT, WAREHOUSE)
    return s.judge_amount(s.seat, YEN, s.t.warehouse_price[built])


def build(s: Position, piece: i64) -> None:
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
    if x & AGENT_FLAG == 0:
        s.push(steps.END_OF_TURN, x)


def decline_building(s: Position) -> None:
    if s.step_x() & AGENT_FLAG:
        s.pop()
    else:
        end_turn(s)


# ----------------------------------------------------------------------------------- the end of a round


def end_round(s: Position) -> None:
    """After the last round the game is over; otherwise strength cards come back and upgrades are offered."""
    s.emit(steps.ROUND_ENDED, s.round)
    if s.round >= s.t.rounds:
        s.finish(END_BY_ROUNDS)
    elif s.round_limit > 0 and s.round >= s.round_limit:
        s.finish(ENDED_BY_LIMIT)
    if s.over != RUNNING:
        s.emit(steps.GAME_ENDED, s.over)
        return
    at: i64 = 0
    while at < s.players * STRENGTH_CARDS:
        s.played[at] = -1
        at += 1
    s.used_areas = 0
    s.push(steps.NEXT_ROUND)
    first = start_player(s, s.round)
    other = s.players - 1
    while other >= 0:
        s.push(steps.UPGRADING, (first + other) % s.players)
        other -= 1


def upgrade_price(s: Position, seat: i64, card: i64) -> i64:
    return s.t.university_cost if s.has(seat, UNIVERSITY) else s.t.upgrade_cost[card]


def judge_upgrade(s: Position, card: i64) -> i64:
    if s.upgraded[s.seat * STRENGTH_CARDS + card]:
        return reason(steps.UPGRADED_BEFORE, card)
    return s.judge_amount(s.seat, YEN, upgrade_price(s, s.seat, card))


def upgrade(s: Position, card: i64) -> None:
    s.pop()
    s.spend(s.seat, YEN, upgrade_price(s, s.seat, card))
    s.upgraded[s.seat * STRENGTH_CARDS + card] = 1
    s.emit(steps.UPGRADED, s.seat, card)


def next_round(s: Position) -> None:
    s.pop()
    s.round += 1
    technology: i64 = 1
    while technology <= s.t.technologies:
        s.used[technology] = 0
        technology += 1
    replace_technologies(s)
    s.push(steps.FIRST_TURN)
    if 0 < s.owner[NEWSPAPER] < DISCARDED:
        s.seat = s.owner[NEWSPAPER] - 1
        s.gain_extra(PLUS_1, s.t.newspaper_each_round)


def replace_technologies(s: Position) -> None:
    """Those still open are discarded for good."""
    place = s.t.technology_open_at
    while place < s.t.technology_open_at + s.t.technologies_open:
        technology = s.technologies[place]
        if technology != 0:
            s.technologies[place] = 0
            s.owner[technology] = DISCARDED
            s.emit(steps.TECHNOLOGY_DISCARDED, technology)
        place += 1
    reveal_technologies(s)


def reveal_technologies(s: Position) -> None:
    s.reveal()
    place = s.t.technology_open_at
    while place < s.t.technology_open_at + s.t.technologies_open:
        s.technology_deck -= 1
        s.technologies[place] = s.technologies[s.technology_deck]
        s.technologies[s.technology_deck] = 0
        s.emit(steps.TECHNOLOGY_REVEALED, s.technologies[place])
        place += 1
