"""Set-up (section 2). Every shuffle has its own stream, so that what lies open tells nothing of the decks."""

from mypy_extensions import i64

from hatoba.engine.rng import stream
from hatoba.engine.vectors import vec
from hatoba.games.duel import rounds, steps, turn
from hatoba.games.duel.state import DuelState
from hatoba.games.duel.tables import CHURCH_OPEN, EXTRA_KINDS, PLUS_1
from hatoba.games.trade import TRADE_GOODS, YEN


def set_up(s: DuelState) -> None:
    lay_out_cards(s)
    equip_seats(s)
    s.recount()
    deal_orders(s)
    s.push(steps.FIRST_ORDERS, s.t.orders_dealt - s.t.orders_kept)


def shuffle_into(s: DuelState, event: str, places: vec[i64], cards: i64) -> None:
    """Cards 1 to `cards` in random order into the first places."""
    place: i64
    for place in range(cards):
        places[place] = place + 1
    stream(s.key, event, 0).shuffle(places, 0, cards)


def lay_out_cards(s: DuelState) -> None:
    t = s.t
    shuffle_into(s, "bonus cards", s.bonus, t.bonus_cards)
    s.bonus_deck = t.bonus_cards
    place = t.bonus_open_at
    while place < t.bonus_open_at + t.bonus_open:
        turn.reveal_bonus(s, place)
        place += 1
    shuffle_into(s, "technologies", s.technologies, t.technologies)
    s.technology_deck = t.technologies
    rounds.reveal_technologies(s)
    church = vec[i64]([0] * int(t.church_cards))
    shuffle_into(s, "church cards", church, t.church_cards)
    place = 0
    while place < t.church_open:
        s.church[church[place]] = CHURCH_OPEN
        place += 1
    shuffle_into(s, "orders", s.orders, t.orders)
    s.order_deck = t.orders


def equip_seats(s: DuelState) -> None:
    seat: i64 = 0
    while seat < s.players:
        good: i64 = 0
        while good < TRADE_GOODS:
            s.stock[seat * s.prices.kinds + good] = s.t.start_goods[good]
            good += 1
        s.stock[seat * s.prices.kinds + YEN] = s.t.start_yen[seat]
        s.extra[seat * EXTRA_KINDS + PLUS_1] = s.t.start_plus_1[seat]
        seat += 1


def deal_orders(s: DuelState) -> None:
    while s.seat < s.players:
        s.draw_orders(s.t.orders_dealt)
        s.seat += 1
    s.seat = 0
