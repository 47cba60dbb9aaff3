"""What a seat may know of a game of Yokohama, with what the table derives: powers, shortages, standing."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from hatoba.engine.state import SPECTATOR_BIT
from hatoba.engine.vectors import vec
from hatoba.games.trade import TRADE_GOODS
from hatoba.games.trade_sheet import GOODS, KINDS
from hatoba.games.yokohama import sheet
from hatoba.games.yokohama.outlook import Outlook, outlook
from hatoba.games.yokohama.position import ICONS, TALLY
from hatoba.games.yokohama.state import YokohamaState
from hatoba.games.yokohama.steps import shown_number
from hatoba.games.yokohama.tables import AGENT_KINDS, BUILDING_SPACES, PIECES

if TYPE_CHECKING:
    from hatoba.games.yokohama.game import YokohamaGame


@dataclass(frozen=True)
class AreaView:
    """A board on the map. `power` is by seat: what its president's action would have there now."""

    area: str
    place: int
    near: tuple[str, ...]
    site: int | None
    token: int | None
    station: bool
    presidents: tuple[int, ...]
    assistants: tuple[int, ...]
    buildings: Mapping[str, str]
    power: tuple[int, ...]


@dataclass(frozen=True)
class OrderView:
    """An order in a hand: number and shortage are None if the viewer does not know the card."""

    number: int | None
    short: Mapping[str, int] | None


@dataclass(frozen=True)
class SeatView:
    """What everybody may know of a seat, and its hidden order for those who know it."""

    seat: int
    score: int
    score_if_ended_now: int
    rank_if_ended_now: int
    breakdown: Mapping[str, int]
    stock: Mapping[str, int]
    hand: Mapping[str, int]
    warehouse: Mapping[str, int]
    president: str | None
    orders: tuple[OrderView, ...]
    aside: tuple[int | None, ...]
    fulfilled: tuple[int, ...]
    technologies: tuple[int, ...]
    icons: Mapping[str, int]
    agents: Mapping[str, int]
    agents_used: Mapping[str, int]
    tokens_taken: int
    achievements: tuple[str, ...]
    reward_tokens: tuple[int, ...]


@dataclass(frozen=True)
class YokohamaView:
    """The table as one seat (None: a spectator) sees it."""

    game: Literal["yokohama"]
    viewer: int | None
    players: int
    options: Mapping[str, bool | int | str]
    round: int
    turn: int
    to_move: int | None
    step: str | None
    step_number: int | None
    acting_area: str | None
    acting_power: int
    last_round: int | None
    ending: str | None
    areas: tuple[AreaView, ...]
    seats: tuple[SeatView, ...]
    church: tuple[str | None, ...]
    customs: tuple[str | None, ...]
    ports: tuple[tuple[int | None, ...], ...]
    laboratories: tuple[tuple[int | None, ...], ...]
    order_deck: int
    technology_deck: int
    achievements: tuple[str, ...]
    reward_tokens: tuple[int, ...]
    outlook: Outlook | None
    """For the seat to move only."""


def make_view(game: "YokohamaGame", s: YokohamaState, viewer: int | None) -> YokohamaView:
    """What the viewer may know."""
    names = game.names
    running = s.to_move is not None
    ports = _displays(list(s.orders[s.t.port_at : s.t.hand_at]), int(s.t.port_slots))
    laboratories = _displays(list(s.technologies[s.t.laboratory_at : s.t.technology_places]), int(s.t.laboratory_slots))
    return YokohamaView(
        game="yokohama",
        viewer=viewer,
        players=int(s.players),
        options=dict(s.options),
        round=int(s.round),
        turn=int(s.turn),
        to_move=s.to_move,
        step=_text(game.steps.value(s.step())) if running else None,
        step_number=int(shown_number(s.step_x())) if running else None,
        acting_area=_text(names.area.value(s.area)),
        acting_power=int(s.power),
        last_round=int(s.last_round) if s.last_round >= 0 else None,
        ending=game.ending_name(int(s.over)) if s.over else game.ending_name(int(s.trigger)) if s.trigger else None,
        areas=tuple(_area(game, s, int(board)) for board in s.edition.boards),
        seats=_seats(game, s, viewer),
        church=tuple(_text(names.owner.value(owner)) for owner in s.church),
        customs=tuple(_text(names.owner.value(owner)) for owner in s.customs),
        ports=ports,
        laboratories=laboratories,
        order_deck=int(s.order_deck),
        technology_deck=int(s.technology_deck),
        achievements=tuple(str(names.achievement.value(goal)) for goal in s.goals),
        reward_tokens=tuple(token for token, place in enumerate(s.reward_tokens) if place == 1),
        outlook=outlook(game, s) if viewer is not None and viewer == s.to_move else None,
    )


def _text(value: int | str | None) -> str | None:
    return None if value is None else str(value)


def _displays(cards: list[int], slots: int) -> tuple[tuple[int | None, ...], ...]:
    """Cards of each display from the left; None is an empty slot."""
    return tuple(tuple(card or None for card in cards[start : start + slots]) for start in range(0, len(cards), slots))


def _area(game: "YokohamaGame", s: YokohamaState, board: int) -> AreaView:
    names = game.names
    seats = range(int(s.players))
    owners = list(s.buildings[board * BUILDING_SPACES : (board + 1) * BUILDING_SPACES])
    return AreaView(
        area=str(names.area.value(board)),
        place=int(s.place[board]),
        near=tuple(str(names.area.value(other)) for other in s.edition.boards if s.near[board] >> other & 1),
        site=s.site[board] or None,
        token=s.token[board] or None,
        station=s.station == board,
        presidents=tuple(seat for seat in seats if s.president[seat] == board),
        assistants=tuple(int(s.assistants_at(seat, board)) for seat in seats),
        buildings={
            str(space): str(names.owner.value(owner))
            for space, owner in zip(names.building_space.values, owners, strict=True)
            if owner
        },
        power=tuple(int(s.power_at(seat, board, True)) for seat in seats),
    )


def _seats(game: "YokohamaGame", s: YokohamaState, viewer: int | None) -> tuple[SeatView, ...]:
    standing = s.standing()
    scores = s.scores()
    return tuple(
        SeatView(
            seat=seat,
            score=scores[seat],
            score_if_ended_now=standing.scores[seat],
            rank_if_ended_now=standing.ranks[seat],
            breakdown=standing.breakdown[seat],
            stock=_counts(KINDS, s.stock, seat, len(KINDS)),
            hand=_counts(sheet.PIECE_NAMES, s.hand, seat, PIECES),
            warehouse=_counts(sheet.PIECE_NAMES, s.warehouse, seat, PIECES),
            president=_text(game.names.area.value(s.president[seat])),
            orders=tuple(
                _order(s, seat, number) for number in _known(s, viewer, int(s.t.hand_at), seat, int(s.t.hand_max))
            ),
            aside=tuple(_known(s, viewer, int(s.t.aside_at), seat, int(s.t.orders_dealt - s.t.orders_kept))),
            fulfilled=tuple(card for card in range(1, int(s.t.orders) + 1) if s.owner[card] == seat + 1),
            technologies=tuple(
                card for card in range(int(s.t.orders) + 1, int(s.t.cards) + 1) if s.owner[card] == seat + 1
            ),
            icons=_counts(game.names.country.values, s.tally[ICONS:], seat, TALLY),
            agents=_counts(game.names.agent.values, s.agents, seat, AGENT_KINDS),
            agents_used=_counts(game.names.agent.values, s.agents_used, seat, AGENT_KINDS),
            tokens_taken=int(s.tokens_taken[seat]),
            achievements=tuple(
                str(game.names.achievement.value(goal))
                for goal, mask in zip(s.goals, s.achieved, strict=True)
                if mask >> seat & 1
            ),
            reward_tokens=tuple(token for token, place in enumerate(s.reward_tokens) if place == seat + 2),
        )
        for seat in range(int(s.players))
    )


def _counts(labels: tuple[int | str, ...], numbers: vec[i64], seat: int, stride: int) -> dict[str, int]:
    """A seat's row of numbers by name."""
    row = list(numbers[seat * stride :])
    return {str(label): row[at] for at, label in enumerate(labels)}


def _known(s: YokohamaState, viewer: int | None, start: int, seat: int, count: int) -> list[int | None]:
    """The cards in a seat's places; None for one that the viewer does not know."""
    bit = SPECTATOR_BIT if viewer is None else 1 << viewer
    places = range(start + seat * count, start + (seat + 1) * count)
    return [s.orders[at] if s.order_known[at] & bit else None for at in places if s.orders[at]]


def _order(s: YokohamaState, seat: int, number: int | None) -> OrderView:
    if number is None:
        return OrderView(None, None)
    lacking = {
        good: int(s.t.order_cost[number * TRADE_GOODS + at] - s.owned(seat, at)) for at, good in enumerate(GOODS)
    }
    return OrderView(number, {good: by for good, by in lacking.items() if by > 0})
