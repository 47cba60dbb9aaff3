"""Set-up (section 3). Every shuffle has its own stream, so that what lies open tells nothing of the decks."""

from mypy_extensions import i64

from hatoba.engine.rng import stream
from hatoba.engine.state import EVERYBODY
from hatoba.engine.vectors import vec
from hatoba.engine.words import ZERO
from hatoba.games.trade import TRADE_GOODS, YEN
from hatoba.games.yokohama import steps
from hatoba.games.yokohama.areas import refill
from hatoba.games.yokohama.state import YokohamaState
from hatoba.games.yokohama.tables import (
    ASSISTANT,
    GIVES_ORDERS,
    GIVES_PRODUCTION,
    NEUTRAL,
    PIECES,
    SHOPHOUSE,
    TRADING_HOUSE,
)


def shuffled(s: YokohamaState, event: str, first: i64, last: i64) -> vec[i64]:
    """The numbers first to last in random order."""
    numbers = vec[i64]([0] * int(last - first + 1))
    i: i64 = 0
    while i <= last - first:
        numbers[i] = first + i
        i += 1
    stream(s.key, event, 0).shuffle(numbers, 0, len(numbers))
    return numbers


def set_up(s: YokohamaState) -> None:
    lay_map(s)
    equip_seats(s)
    draw_achievements(s)
    fill_laboratories(s)
    deal_orders(s)
    place_neutrals(s)
    s.recount()
    s.push(steps.KEEP_ORDER, s.t.orders_kept)


def lay_map(s: YokohamaState) -> None:
    """The boards in a pyramid; under each but the canal a building site and a five-power token."""
    s.place = s.place[:]  # copies share what is laid out once
    s.site = s.site[:]
    boards = s.edition.boards
    places = shuffled(s, "map", 0, len(boards) - 1)
    sites = shuffled(s, "sites", 1, s.t.sites)
    free_agents = s.t.free_agent_tokens if s.edition.free_agents else ZERO
    tokens = shuffled(s, "tokens", 1, s.t.tokens + free_agents)
    used: i64 = 0
    at: i64 = 0
    while at < len(boards):
        board = boards[at]
        s.place[board] = places[at]
        if not s.is_canal(board):
            s.site[board] = sites[used]
            s.token[board] = tokens[used]
            used += 1
        at += 1
    find_neighbours(s)


def find_neighbours(s: YokohamaState) -> None:
    """Which boards touch, from their places."""
    boards = s.edition.boards
    s.near = s.near[:]
    at: i64 = 0
    while at < len(boards):
        touching = s.edition.place_near[s.place[boards[at]]]
        mask: i64 = 0
        other: i64 = 0
        while other < len(boards):
            if (touching >> s.place[boards[other]]) & 1:
                mask |= 1 << boards[other]
            other += 1
        s.near[boards[at]] = mask
        at += 1


def equip_seats(s: YokohamaState) -> None:
    seat: i64 = 0
    while seat < s.players:
        good: i64 = 0
        while good < TRADE_GOODS:
            s.stock[seat * s.prices.kinds + good] = s.t.start_goods[good]
            good += 1
        s.stock[seat * s.prices.kinds + YEN] = s.t.yen_start_player if seat == 0 else s.t.yen_others
        s.hand[seat * PIECES + ASSISTANT] = s.edition.assistants_hand
        s.warehouse[seat * PIECES + ASSISTANT] = s.edition.assistants_warehouse
        piece: i64 = SHOPHOUSE
        while piece <= TRADING_HOUSE:
            s.hand[seat * PIECES + piece] = s.t.pieces_in_hand[piece]
            s.warehouse[seat * PIECES + piece] = s.t.pieces_in_warehouse[piece]
            piece += 1
        seat += 1


def draw_achievements(s: YokohamaState) -> None:
    """The sheet's number from each deck, in the order of the sheet; and the rewards of the mini-expansion."""
    order = shuffled(s, "achievements", 1, s.t.achievements)
    drawn = vec[i64]([0] * int(s.t.achievements + 1))
    goals = vec[i64]([0] * int(s.t.achievements + 1))
    at: i64 = 0
    while at < len(order):
        deck = s.t.achievement_deck[order[at]]
        if drawn[deck] < s.t.achievements_per_deck:
            drawn[deck] += 1
            goals[order[at]] = 1
        at += 1
    s.goals = s.goals[:]
    found: i64 = 0
    achievement: i64 = 1
    while achievement <= s.t.achievements:
        if goals[achievement]:
            s.goals[found] = achievement
            found += 1
        achievement += 1
    if s.edition.achievement_rewards:
        tokens = shuffled(s, "achievement rewards", 1, s.t.reward_tokens)
        at = 0
        while at < s.t.reward_tokens_drawn:
            s.reward_tokens[tokens[at]] = 1
            at += 1


def fill_laboratories(s: YokohamaState) -> None:
    s.technology_deck = s.t.technologies
    deck = shuffled(s, "technologies", s.t.orders + 1, s.t.cards)
    copy_to(deck, s.technologies)
    boards = s.edition.boards
    at: i64 = 0
    while at < len(boards):
        if s.t.gives[boards[at]] == GIVES_PRODUCTION:
            start = s.t.laboratory_at + s.t.display[boards[at]] * s.t.laboratory_slots
            s.technology_deck = refill(s, s.technologies, s.technology_deck, start, s.t.laboratory_slots)
        at += 1


def deal_orders(s: YokohamaState) -> None:
    """Remove some unseen, fill the ports, deal the seats their first cards."""
    s.order_deck = s.t.orders
    copy_to(shuffled(s, "orders", 1, s.t.orders), s.orders)
    s.order_deck = refill(s, s.orders, s.order_deck, s.t.removed_at, s.edition.orders_removed)
    boards = s.edition.boards
    at: i64 = 0
    while at < len(boards):
        if s.t.gives[boards[at]] == GIVES_ORDERS:
            start = s.t.port_at + s.t.display[boards[at]] * s.t.port_slots
            s.order_deck = refill(s, s.orders, s.order_deck, start, s.t.port_slots)
        at += 1
    place = s.t.port_at
    while place < s.t.hand_at:
        s.order_known[place] = EVERYBODY
        place += 1
    seat: i64 = 0
    while seat < s.players:
        start = s.t.hand_at + seat * s.t.hand_max
        s.order_deck = refill(s, s.orders, s.order_deck, start, s.t.orders_dealt)
        dealt: i64 = 0
        while dealt < s.t.orders_dealt:
            s.order_known[start + dealt] = 1 << seat
            dealt += 1
        seat += 1


def copy_to(cards: vec[i64], places: vec[i64]) -> None:
    at: i64 = 0
    while at < len(cards):
        places[at] = cards[at]
        at += 1


def place_neutrals(s: YokohamaState) -> None:
    if not s.edition.neutral:
        return
    space: i64 = 0
    while space < s.t.church_spaces:
        if s.t.church_neutral[space]:
            s.church[space] = NEUTRAL
        space += 1
    space = 0
    while space < s.t.customs_spaces:
        if s.t.customs_neutral[space]:
            s.customs[space] = NEUTRAL
        space += 1
