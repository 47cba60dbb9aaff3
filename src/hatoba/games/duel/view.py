"""What a seat may know of a game of Duel, with what the table derives: strengths, shortages, prices, standing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hatoba.engine.state import SPECTATOR_BIT
from hatoba.games.duel import areas, free, rounds, sheet, steps
from hatoba.games.duel.outlook import Total, outlook
from hatoba.games.duel.position import (
    SHOP_COUNT,
    TECHNOLOGY_COUNT,
    WAREHOUSE_COUNT,
)
from hatoba.games.duel.state import DuelState
from hatoba.games.duel.tables import CHURCH_OPEN, CHURCH_TAKEN, DISCARDED, NEEDS, STRENGTH_CARDS
from hatoba.games.trade import PAY, TRADE_GOODS, payment_prices, payment_units
from hatoba.games.trade_sheet import GOODS

if TYPE_CHECKING:
    from hatoba.games.duel.game import DuelGame

PAYMENTS = ("church", "production", "surcharge", "second_order")
"""What a payment is for, by price list."""


@dataclass(frozen=True)
class ActionView:
    """The running action: its total strength (None while it is being played) and what the area's table gives at it."""

    area: str
    agent: bool
    strength: int | None
    amount: int | None
    exchanges_left: int | None


@dataclass(frozen=True)
class PaymentView:
    """The pending payment: what for, and how many units are still to pay."""

    reason: str
    units: int


@dataclass(frozen=True)
class AreaView:
    """An area. By seat: the total strength of its next strength card there, nothing added, and what that would give."""

    area: str
    used: bool
    station: bool
    shops: tuple[int, ...]
    warehouse: int | None
    strength: tuple[int, ...]
    amount: tuple[int, ...]


@dataclass(frozen=True)
class StrengthCardView:
    """`area` is where it lies this round; `upgrade_price` is None once it is upgraded."""

    card: int
    strength: int
    upgraded: bool
    upgrade_price: int | None
    area: str | None


@dataclass(frozen=True)
class OrderView:
    """An order in a hand or drawn: number and shortage are None if the viewer does not know the card."""

    number: int | None
    short: Mapping[str, int] | None


@dataclass(frozen=True)
class NeedView:
    """What an agent is hired for, and how much the seat has of it."""

    need: str
    wanted: int
    has: int
    hired: bool


@dataclass(frozen=True)
class SeatView:
    """What everybody may know of a seat, and its hidden orders for those who know them."""

    seat: int
    score: int
    score_if_ended_now: int
    rank_if_ended_now: int
    breakdown: Mapping[str, int]
    stock: Mapping[str, int]
    extra: Mapping[str, int]
    strength_cards: tuple[StrengthCardView, ...]
    next_card: int | None
    orders: tuple[OrderView, ...]
    fulfilled: tuple[int, ...]
    technologies: tuple[str, ...]
    used_technologies: tuple[str, ...]
    church_cards: tuple[int, ...]
    shops_left: int
    warehouses_left: int
    warehouse_price: int | None
    surcharge: bool
    agents: int
    agents_used: int
    needs: tuple[NeedView, ...]


@dataclass(frozen=True)
class DuelView:
    """The table as one seat (None: a spectator) sees it. The order deck is from its top, None for an unknown card."""

    game: Literal["duel"]
    viewer: int | None
    players: int
    options: Mapping[str, bool | int | str]
    round: int
    turn: int
    start_player: int
    to_move: int | None
    step: str | None
    action: ActionView | None
    payment: PaymentView | None
    ending: str | None
    areas: tuple[AreaView, ...]
    seats: tuple[SeatView, ...]
    drawn: tuple[OrderView, ...]
    order_deck: tuple[int | None, ...]
    technologies: tuple[str | None, ...]
    technology_deck: int
    discarded_technologies: tuple[str, ...]
    church_cards: tuple[int, ...]
    bonus_cards: tuple[int | None, ...]
    bonus_deck: int
    discarded_bonus_cards: tuple[int, ...]
    extra: Mapping[str, int]
    agents: int
    outlook: Mapping[str, tuple[Total, ...]] | None
    """By area, for the seat that is to choose one."""


def make_view(game: "DuelGame", s: DuelState, viewer: int | None) -> DuelView:
    """What the viewer may know."""
    t = s.t
    running = s.to_move is not None
    deck = _known(s, viewer, 0, int(s.order_deck))
    in_view = set(s.bonus)
    return DuelView(
        game="duel",
        viewer=viewer,
        players=int(s.players),
        options=dict(s.options),
        round=int(s.round),
        turn=int(s.turn),
        start_player=int(rounds.start_player(s, max(s.round, 1))),
        to_move=s.to_move,
        step=_text(game.steps.value(s.step())) if running else None,
        action=_action(game, s) if running else None,
        payment=_payment(s) if running else None,
        ending=game.ending_name(int(s.over)) if s.over else None,
        areas=tuple(_area(game, s, area) for area in range(int(t.areas))),
        seats=_seats(game, s, viewer),
        drawn=tuple(_order(s, int(s.seat), card) for card in _known(s, viewer, int(t.drawn_at), int(t.hand_at))),
        order_deck=tuple(reversed(deck)),
        technologies=tuple(_text(game.names.technology.value(n)) for n in s.technologies[t.technology_open_at :]),
        technology_deck=int(s.technology_deck),
        discarded_technologies=_technologies(game, s, DISCARDED),
        church_cards=_numbers(list(s.church), CHURCH_OPEN),
        bonus_cards=tuple(card or None for card in s.bonus[t.bonus_open_at :]),
        bonus_deck=int(s.bonus_deck),
        discarded_bonus_cards=tuple(card for card in range(1, int(t.bonus_cards) + 1) if card not in in_view),
        extra={str(name): int(s.extra_left(kind)) for kind, name in enumerate(sheet.EXTRAS)},
        agents=int(s.agents_left()),
        outlook=outlook(game, s) if viewer is not None and viewer == s.to_move else None,
    )


def _text(value: int | str | None) -> str | None:
    return None if value is None else str(value)


def _numbers(places: list[int], wanted: int) -> tuple[int, ...]:
    """The cards that are in one place."""
    return tuple(card for card, place in enumerate(places) if place == wanted)


def _technologies(game: "DuelGame", s: DuelState, owner: int) -> tuple[str, ...]:
    return tuple(str(game.names.technology.value(technology)) for technology in _numbers(list(s.owner), owner))


def _action(game: "DuelGame", s: DuelState) -> ActionView | None:
    """The innermost action that is under way."""
    for at in range(2 * int(s.depth) - 2, -1, -2):
        step, x = s.stack[at], s.stack[at + 1]
        if step in steps.ACTION_STEPS:
            fixed = step != steps.STRENGTH
            return ActionView(
                area=str(game.names.area.value(steps.area_of(x))),
                agent=steps.is_by_agent(x),
                strength=int(steps.total_of(x)) if fixed else None,
                amount=int(areas.at_strength(s, x)) if fixed else None,
                exchanges_left=int(steps.own_of(x)) if step == steps.EXCHANGING else None,
            )
    return None


def _payment(s: DuelState) -> PaymentView | None:
    x = int(s.step_x())
    return PaymentView(PAYMENTS[payment_prices(x)], int(payment_units(x))) if s.step() == PAY else None


def _area(game: "DuelGame", s: DuelState, area: int) -> AreaView:
    seats = range(int(s.players))
    totals = tuple(_next_strength(s, seat) + int(s.local_strength(seat, area)) for seat in seats)
    owner = int(s.warehouses[area])
    return AreaView(
        area=str(game.names.area.value(area)),
        used=s.is_used(area),
        station=s.station == area,
        shops=tuple(seat for seat in seats if s.shops[seat * s.t.areas + area]),
        warehouse=owner - 1 if owner else None,
        strength=totals,
        amount=tuple(int(areas.amount_at(s.t, area, total)) for total in totals),
    )


def _next_strength(s: DuelState, seat: int) -> int:
    card = s.lowest_card(seat)
    return int(s.card_strength(seat, card)) if card >= 0 else 0


def _seats(game: "DuelGame", s: DuelState, viewer: int | None) -> tuple[SeatView, ...]:
    standing = s.standing()
    scores = s.scores()
    return tuple(
        SeatView(
            seat=seat,
            score=scores[seat],
            score_if_ended_now=standing.scores[seat],
            rank_if_ended_now=standing.ranks[seat],
            breakdown=standing.breakdown[seat],
            stock=_counts(sheet.KINDS, list(s.stock), seat),
            extra=_counts(sheet.EXTRAS, list(s.extra), seat),
            strength_cards=tuple(_strength_card(game, s, seat, card) for card in range(STRENGTH_CARDS)),
            next_card=int(s.lowest_card(seat)) + 1 or None,
            orders=tuple(
                _order(s, seat, card) for card in _known(s, viewer, int(s.hand_start(seat)), int(s.hand_end(seat)))
            ),
            fulfilled=_numbers(list(s.fulfilled), seat + 1),
            technologies=_technologies(game, s, seat + 1),
            used_technologies=tuple(
                str(game.names.technology.value(technology))
                for technology in _numbers(list(s.owner), seat + 1)
                if s.used[technology]
            ),
            church_cards=_numbers(list(s.church), CHURCH_TAKEN + seat),
            shops_left=int(s.t.shops - s.count(seat, SHOP_COUNT)),
            warehouses_left=int(s.t.warehouses - s.count(seat, WAREHOUSE_COUNT)),
            warehouse_price=_warehouse_price(s, seat),
            surcharge=bool(s.count(seat, TECHNOLOGY_COUNT) + 1 >= s.t.surcharge_from),
            agents=int(s.agents[seat]),
            agents_used=sum(s.hired[seat * NEEDS : (seat + 1) * NEEDS]) - int(s.agents[seat]),
            needs=tuple(_need(game, s, seat, need) for need in range(NEEDS)),
        )
        for seat in range(int(s.players))
    )


def _counts(labels: Sequence[str], numbers: list[int], seat: int) -> dict[str, int]:
    """A seat's row of numbers by name."""
    return dict(zip(labels, numbers[seat * len(labels) :], strict=False))


def _warehouse_price(s: DuelState, seat: int) -> int | None:
    built = s.count(seat, WAREHOUSE_COUNT)
    return int(s.t.warehouse_price[built]) if built < s.t.warehouses else None


def _strength_card(game: "DuelGame", s: DuelState, seat: int, card: int) -> StrengthCardView:
    at = seat * STRENGTH_CARDS + card
    upgraded = bool(s.upgraded[at])
    return StrengthCardView(
        card=card + 1,
        strength=int(s.card_strength(seat, card)),
        upgraded=upgraded,
        upgrade_price=None if upgraded else int(rounds.upgrade_price(s, seat, card)),
        area=_text(game.names.area.value(s.played[at])),
    )


def _need(game: "DuelGame", s: DuelState, seat: int, need: int) -> NeedView:
    return NeedView(
        need=str(game.names.need.value(need)),
        wanted=int(s.t.agent_need[need]),
        has=int(free.amount_of(s, seat, need)),
        hired=bool(s.hired[seat * NEEDS + need]),
    )


def _known(s: DuelState, viewer: int | None, start: int, end: int) -> list[int | None]:
    """The orders in these places; None for one that the viewer does not know."""
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    return [s.orders[at] if s.order_known[at] & bit else None for at in range(start, end) if s.orders[at]]


def _order(s: DuelState, seat: int, number: int | None) -> OrderView:
    if number is None:
        return OrderView(None, None)
    lacking = {
        good: int(s.t.order_cost[number * TRADE_GOODS + at] - s.owned(seat, at)) for at, good in enumerate(GOODS)
    }
    return OrderView(number, {good: by for good, by in lacking.items() if by > 0})
