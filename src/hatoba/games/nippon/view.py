"""The table of a game of Nippon, with what it derives: prices, budgets, influence, shortages, standing.

Nothing is hidden but what the bag will give, so all viewers see the same.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from mypy_extensions import i64

from hatoba.components.structure import nippon as structure
from hatoba.engine.vectors import vec
from hatoba.games.nippon import actions, market, scoring, sheet, steps
from hatoba.games.nippon.names import COLOURS
from hatoba.games.nippon.position import NOT_YET, token_seat, token_value
from hatoba.games.nippon.state import NipponState
from hatoba.games.nippon.tables import (
    BAG,
    CITIES_PER_REGION,
    CITY_SPACES,
    CONTRACT_AMOUNTS,
    FIRST_SPACE,
    ONCE_TURN_SHIPS,
    ONCE_TURN_TRAINS,
    PRICES,
    REWARD_BONUSES,
    SHIP,
    TOKEN_MAX,
    TRACKS,
    TRAIN,
)

if TYPE_CHECKING:
    from hatoba.games.nippon.game import NipponGame

WorkersByColour = Mapping[str, int]
"""Workers by colour; colours that are not there are left out."""


@dataclass(frozen=True)
class ActionSpaceView:
    """An action space; `missing` workers come as soon as the bag has some."""

    space: int
    actions: tuple[str, ...]
    workers: WorkersByColour
    missing: int


@dataclass(frozen=True)
class WorkerRowView:
    workers: WorkersByColour
    missing: int


@dataclass(frozen=True)
class InfluenceSpaceView:
    """The good wanted there, the number of foreign companies, the token; a new token must be higher than `to_beat`."""

    space: int
    good: str
    foreign: int
    owner: int | None
    value: int | None
    to_beat: int


@dataclass(frozen=True)
class CityView:
    city: str
    tile: int
    rotation: int
    spaces: tuple[InfluenceSpaceView, ...]
    tokens_max: int


@dataclass(frozen=True)
class RegionView:
    """Influence by seat and of foreign companies; what each seat would get in the next scoring, ships included."""

    region: str
    cities: tuple[CityView, ...]
    transport_max: int
    transport_free: int
    ships: tuple[tuple[int, int], ...]
    trains: tuple[tuple[int, int], ...]
    influence: tuple[int, ...]
    foreign: int
    places: tuple[int | None, ...]
    vp_if_scored: tuple[int, ...]


@dataclass(frozen=True)
class TrackView:
    """The marker's space, counted from 0, and the number that counts there."""

    space: int
    last: int
    number: int


@dataclass(frozen=True)
class FactoryView:
    """An own factory: coal it needs and cubes it makes now."""

    number: int
    good: str
    machine: int
    cubes: int
    capacity: int
    coal: int
    makes: int


@dataclass(frozen=True)
class ContractView:
    """`cubes_short`: of how many cubes the stores are short, None once fulfilled."""

    number: int
    fulfilled: bool
    cubes_short: int | None


@dataclass(frozen=True)
class AchievementView:
    """What it would bring if the game ended now."""

    achievement: str
    token: int | None
    multiplier: int
    base: int


@dataclass(frozen=True)
class SeatView:
    """A player board."""

    seat: int
    score: int
    score_if_ended_now: int
    rank_if_ended_now: int
    breakdown: Mapping[str, int]
    stock: Mapping[str, int]
    tracks: Mapping[str, TrackView]
    next_yen: int
    next_coal: int
    workers: WorkersByColour
    wages: int
    reward_up_to: int
    factories: tuple[FactoryView, ...]
    contracts: tuple[ContractView, ...]
    tokens: Mapping[int, int]
    ships_left: int
    ships_turned: bool
    trains_left: int
    trains_turned: bool
    marks_uncovered: Mapping[str, int]
    stars_uncovered: Mapping[str, int]
    achievements: tuple[AchievementView, ...]
    prices: Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class PendingView:
    """The pending step, as far as it has such things: pieces done, the contract and the cubes due for it, the region or
    space of a delivery and the cubes paid for it, the multiplier of a token to put or the highest that may be taken."""

    step: str
    done: int | None = None
    contract: int | None = None
    due: int | None = None
    region: str | None = None
    city: str | None = None
    space: int | None = None
    cubes: int | None = None
    multiplier: int | None = None


@dataclass(frozen=True)
class NipponView:
    """The table as one seat (None: a spectator) sees it."""

    game: Literal["nippon"]
    viewer: int | None
    players: int
    options: Mapping[str, bool | int | str]
    round: int
    turn: int
    to_move: int | None
    pending: PendingView | None
    marker: int
    next_scoring: int
    turns_left: int | None
    ending: str | None
    action_spaces: tuple[ActionSpaceView, ...]
    rows: tuple[WorkerRowView, ...]
    bag: WorkersByColour
    factories_left: tuple[int, ...]
    rewards: Mapping[int, Mapping[str, int]]
    multipliers_left: int
    regions: tuple[RegionView, ...]
    seats: tuple[SeatView, ...]


def make_view(game: "NipponGame", s: NipponState, viewer: int | None) -> NipponView:
    """What the viewer may know: everything that lies on the table."""
    owned = set(s.factories)
    stacks = [list(s.rewards[at : at + REWARD_BONUSES]) for at in range(0, len(s.rewards), REWARD_BONUSES)]
    return NipponView(
        game="nippon",
        viewer=viewer,
        players=int(s.players),
        options=dict(s.options),
        round=int(s.round),
        turn=int(s.turn),
        to_move=s.to_move,
        pending=_pending(game, s) if s.to_move is not None else None,
        marker=int(s.marker),
        next_scoring=_next_scoring(s) + 1,
        turns_left=None if s.turns_left == NOT_YET else int(s.turns_left),
        ending=game.ending_name(int(s.over)) if s.over else None,
        action_spaces=tuple(
            ActionSpaceView(
                row["space"], tuple(row["actions"]), _workers(s, FIRST_SPACE + at), _missing(s, FIRST_SPACE + at)
            )
            for at, row in enumerate(game.data["action_spaces"]["rows"])
        ),
        rows=tuple(
            WorkerRowView(_workers(s, row), _missing(s, row))
            for row in range(int(s.t.rows_at), int(s.t.rows_at + s.scale.rows))
        ),
        bag=_workers(s, BAG),
        factories_left=tuple(number for number in range(1, int(s.t.factories) + 1) if number not in owned),
        rewards={
            multiplier: dict(zip(structure.BONUSES, row, strict=True))
            for multiplier, row in zip(structure.MULTIPLIERS, stacks, strict=True)
        },
        multipliers_left=int(s.multipliers_left),
        regions=tuple(_region(game, s, region) for region in range(len(structure.REGIONS))),
        seats=_seats(game, s),
    )


def _pending(game: "NipponGame", s: NipponState) -> PendingView:
    step, x, names = s.step(), int(s.step_x()), game.names
    shown = PendingView(step=str(game.steps.value(step)))
    if step == steps.DELIVERIES:
        region = names.region.value(steps.region_served(x))
        return replace(shown, done=steps.pieces_done(x), region=None if region is None else str(region))
    if steps.KNOWLEDGE_STEPS <= step <= steps.LAST_FREE:
        return replace(shown, done=steps.pieces_done(x))
    if step == steps.PAYMENT:
        return replace(shown, contract=steps.contract_of(x) + 1, due=int(actions.amount_due(s, x)))
    if step in (steps.CUBES_PAID, steps.TOKEN_PUT):
        at, cubes = int(steps.delivery_space(x)), steps.delivery_cubes(x)
        city, space = divmod(at, int(CITY_SPACES))
        return replace(shown, city=str(names.city.value(city)), space=space + 1, cubes=cubes or None)
    if step == steps.TOKEN_BACK:
        return replace(shown, city=str(names.city.value(x)))
    if step in (steps.EMPEROR, steps.ACHIEVEMENT):
        return replace(shown, multiplier=x)
    return shown


def _next_scoring(s: NipponState) -> int:
    """The scoring that comes next, from 0."""
    return sum(s.marker > mark for mark in s.t.mark_after)


def _workers(s: NipponState, place: int) -> WorkersByColour:
    there = s.workers[place * len(COLOURS) : (place + 1) * len(COLOURS)]
    return {colour: count for colour, count in zip(COLOURS, there, strict=True) if count}


def _missing(s: NipponState, place: int) -> int:
    return int(s.missing[place])


# ----------------------------------------------------------------------------------- the map


def _region(game: "NipponGame", s: NipponState, region: int) -> RegionView:
    seats = range(int(s.players))
    strengths = scoring.strengths_in(s, region)
    places = [int(scoring.place_of(strengths, seat)) if strengths[seat] > 0 else None for seat in seats]
    return RegionView(
        region=structure.REGIONS[region],
        cities=tuple(_city(game, s, region * CITIES_PER_REGION + city) for city in range(CITIES_PER_REGION)),
        transport_max=int(s.scale.transport),
        transport_free=int(s.scale.transport - s.crowd[region]),
        ships=tuple(_pieces(s, seat, region, SHIP) for seat in seats),
        trains=tuple(_pieces(s, seat, region, TRAIN) for seat in seats),
        influence=tuple(int(strengths[seat]) for seat in seats),
        foreign=int(strengths[int(s.players)]),
        places=tuple(places),
        vp_if_scored=tuple(_vp_if_scored(s, strengths, seat, region, places[seat]) for seat in seats),
    )


def _pieces(s: NipponState, seat: int, region: int, kind: int) -> tuple[int, int]:
    """Plain and turned ones."""
    return int(s.on_map(seat, region, kind, 0)), int(s.on_map(seat, region, kind, 1))


def _vp_if_scored(s: NipponState, strengths: vec[i64], seat: int, region: int, place: int | None) -> int:
    if place is None:
        return 0
    ships = scoring.ships_worth(s, seat, region) if place <= scoring.SHIPS_UP_TO else 0
    return int(scoring.shared_vp(s, strengths, seat, _next_scoring(s)) + ships)


def _city(game: "NipponGame", s: NipponState, city: int) -> CityView:
    spaces = []
    for space in range(CITY_SPACES):
        code = s.influence[city * CITY_SPACES + space]
        spaces.append(
            InfluenceSpaceView(
                space=space + 1,
                good=structure.GOODS[s.wanted[city * CITY_SPACES + space]],
                foreign=int(s.t.foreign[space]),
                owner=int(token_seat(code)) if code else None,
                value=int(token_value(code)) if code else None,
                to_beat=int(market.token_to_beat(s, city * CITY_SPACES + space)),
            )
        )
    return CityView(
        city=str(game.names.city.value(city)),
        tile=int(s.tile[city]),
        rotation=int(s.rotation[city]),
        spaces=tuple(spaces),
        tokens_max=int(s.scale.city_max),
    )


# ----------------------------------------------------------------------------------- the player boards


def _seats(game: "NipponGame", s: NipponState) -> tuple[SeatView, ...]:
    standing = s.standing()
    scores = s.scores()
    return tuple(
        SeatView(
            seat=seat,
            score=scores[seat],
            score_if_ended_now=standing.scores[seat],
            rank_if_ended_now=standing.ranks[seat],
            breakdown=standing.breakdown[seat],
            stock=_row(sheet.KINDS, s.stock, seat),
            tracks={name: _track(s, seat, track) for track, name in enumerate(sheet.TRACKS)},
            next_yen=int(s.next_yen(seat)),
            next_coal=int(s.next_coal(seat)),
            workers=_workers(s, int(s.t.boards_at) + seat),
            wages=int(s.colours_at(s.t.boards_at + seat) * s.t.wage),
            reward_up_to=int(s.t.emperor[s.hired(seat)]),
            factories=_factories(s, seat),
            contracts=tuple(_contract(s, seat, contract) for contract in range(len(s.t.contract_yen))),
            tokens={value: int(s.tokens[seat * TOKEN_MAX + value - 1]) for value in range(1, TOKEN_MAX + 1)},
            ships_left=int(s.t.pieces[SHIP] - s.gone(seat, SHIP)),
            ships_turned=s.has(seat, ONCE_TURN_SHIPS),
            trains_left=int(s.t.pieces[TRAIN] - s.gone(seat, TRAIN)),
            trains_turned=s.has(seat, ONCE_TURN_TRAINS),
            marks_uncovered=_uncovered(s, s.t.marks_uncovered, seat),
            stars_uncovered=_uncovered(s, s.t.stars_uncovered, seat),
            achievements=tuple(_achievement(s, seat, at) for at in range(len(structure.ACHIEVEMENTS))),
            prices=_prices(s, seat),
        )
        for seat in range(int(s.players))
    )


def _row(labels: Sequence[str], numbers: vec[i64], seat: int) -> dict[str, int]:
    """A seat's row of numbers by name."""
    start = seat * len(labels)
    return {label: int(numbers[start + at]) for at, label in enumerate(labels)}


def _track(s: NipponState, seat: int, track: int) -> TrackView:
    return TrackView(
        space=int(s.tracks[seat * TRACKS + track]),
        last=int(s.t.track_end[track]),
        number=int(s.track_number(seat, track)),
    )


def _factories(s: NipponState, seat: int) -> tuple[FactoryView, ...]:
    own = []
    for good, name in enumerate(structure.GOODS):
        at = seat * len(structure.GOODS) + good
        number = int(s.factories[at])
        if number:
            own.append(
                FactoryView(
                    number=number,
                    good=name,
                    machine=int(s.machines[at]),
                    cubes=int(s.stores[at]),
                    capacity=int(s.t.capacity[good]),
                    coal=int(s.t.factory_coal[number]),
                    makes=int(s.t.factory_cubes[number] + s.machines[at]),
                )
            )
    return tuple(own)


def _contract(s: NipponState, seat: int, contract: int) -> ContractView:
    """The stores are short of the amounts less the cubes there, the largest with the largest."""
    fulfilled = bool(s.fulfilled[seat * len(s.t.contract_yen) + contract])
    needed = list(s.t.contract_goods[contract * CONTRACT_AMOUNTS : (contract + 1) * CONTRACT_AMOUNTS])
    goods = len(structure.GOODS)
    stores = sorted(s.stores[seat * goods : (seat + 1) * goods], reverse=True)
    short = sum(max(0, amount - store) for amount, store in zip(needed, stores, strict=False))
    return ContractView(contract + 1, fulfilled, None if fulfilled else short)


def _uncovered(s: NipponState, by_row: vec[i64], seat: int) -> dict[str, int]:
    return {
        name: int(by_row[kind * s.t.row_length + s.gone(seat, kind)]) for kind, name in enumerate(("ships", "trains"))
    }


def _achievement(s: NipponState, seat: int, at: int) -> AchievementView:
    return AchievementView(
        achievement=structure.ACHIEVEMENTS[at],
        token=s.achievements[seat * len(structure.ACHIEVEMENTS) + at] or None,
        multiplier=int(scoring.multiplier(s, seat, at)),
        base=int(scoring.base(s, seat, at)),
    )


def _prices(s: NipponState, seat: int) -> dict[str, tuple[int, ...]]:
    """For one, two and three pieces of an action."""
    prices = {}
    for action, name in enumerate(structure.ACTIONS):
        if name in sheet.CHEAPER:
            each = [int(s.price(seat, action, done)) for done in range(PRICES)]
            prices[name] = tuple(sum(each[: count + 1]) for count in range(PRICES))
    return prices
