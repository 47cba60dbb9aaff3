"""Nippon as a Game: the fields of its position, and what makes a position possible."""

from collections import Counter
from collections.abc import Iterator
from typing import cast

from mypy_extensions import i64

from hatoba.components import Sheet
from hatoba.engine.fields import SEATS, Field
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.observation import ObservationLayout
from hatoba.engine.pending import FRAME
from hatoba.engine.state import State
from hatoba.engine.vectors import vec
from hatoba.games.nippon import actions, names, observation, setup, sheet, steps
from hatoba.games.nippon.events import EVENTS
from hatoba.games.nippon.facts import FACTS
from hatoba.games.nippon.position import NOT_YET, token_seat, token_value
from hatoba.games.nippon.state import RULES, NipponState
from hatoba.games.nippon.tables import (
    BAG,
    CITIES,
    CITY_SPACES,
    COLOURS,
    FIRST_SPACE,
    GOODS,
    KINDS,
    PRICES,
    REGIONS,
    REWARD_BONUSES,
    REWARD_STACKS,
    SPARES,
    TOKEN_MAX,
    TRACKS,
    TRANSPORTS,
)
from hatoba.games.nippon.view import NipponView, make_view
from hatoba.games.nippon.workers import full_size


class NipponGame(Game):
    """The game with one component sheet."""

    name = "nippon"
    rules_version = 2
    old_versions = (1,)
    player_counts = (2, 3, 4)
    endings = names.ENDINGS
    categories = names.CATEGORY_NAMES
    view_type = NipponView
    facts = FACTS

    def __init__(self, component_sheet: Sheet) -> None:
        self.data = component_sheet.data
        self.tables = sheet.make_tables(self.data)
        self.names = names.NipponNames(self.data)
        super().__init__(
            component_sheet,
            names.make_catalogue(self.names),
            steps.STEPS,
            RULES,
            names.make_reasons(self.names),
            EVENTS,
            self.names.by_name(),
        )
        self.fields = (*self.common_fields(), *self._own_fields())

    def make_blank(self, players: int, options: dict[str, OptionValue]) -> NipponState:
        s = NipponState()
        self.start(s, players, options)
        s.t = self.tables
        s.scale = sheet.make_scale(self.data, players)
        self.fill_blank(s)
        s.multipliers_left = 0
        s.marker = s.t.marker_start
        s.turns_left = NOT_YET
        s.wanted = vec[i64]()
        s.recount()
        return s

    def set_up(self, state: State) -> None:
        setup.set_up(cast(NipponState, state))

    def view(self, state: State, seat: int | None) -> NipponView:
        return make_view(self, cast(NipponState, state), seat)

    def describe_observation(self) -> ObservationLayout:
        return observation.describe(self)

    def derive(self, state: State) -> None:
        s = cast(NipponState, state)
        s.find_wanted()
        s.recount()

    def problems(self, state: State) -> Iterator[str]:
        self.derive(state)  # any numbers in range can be counted
        return _problems(self, cast(NipponState, state))

    def _own_fields(self) -> tuple[Field, ...]:
        n, t = self.names, self.tables
        return (
            Field("tile", (n.city,), n.tile),
            Field("rotation", (n.city,), high=CITY_SPACES - 1),
            Field("stock", (SEATS, n.kind)),
            Field("tracks", (SEATS, n.track), high=max(t.track_end)),
            Field("factories", (SEATS, n.good), n.factory),
            Field("machines", (SEATS, n.good), high=int(t.machine_max)),
            Field("stores", (SEATS, n.good), high=max(t.capacity)),
            Field("fulfilled", (SEATS, n.contract), high=1),
            Field("tokens", (SEATS, n.value), high=max(t.token_copies)),
            Field("influence", (n.city, n.space), n.token),
            Field("transport", (SEATS, n.region, n.transport, n.side), high=max(t.pieces)),
            Field("workers", (n.place, n.colour), high=int(t.workers_per_colour)),
            Field("missing", (n.place,)),
            Field("rewards", (n.multiplier, n.bonus), high=max(t.reward_copies)),
            Field("multipliers_left", high=int(t.multiplier_copies)),
            Field("achievements", (SEATS, n.achievement)),
            Field("marker", low=int(t.marker_start), high=int(t.golden + t.final_turns - 1)),
            Field("turns_left", low=NOT_YET),
        )


# ----------------------------------------------------------------------------------- is this position possible


def _problems(game: NipponGame, s: NipponState) -> Iterator[str]:
    """What is wrong, if anything."""
    yield from _stack_problems(game, s)
    yield from _worker_problems(game, s)
    yield from _map_problems(game, s)
    yield from _reward_problems(s)
    yield from _marker_problems(s)
    for seat in range(int(s.players)):
        yield from _seat_problems(game, s, seat)
        yield from _factory_problems(game, s, seat)
    if s.depth > 0 and _must_choose(s.step(), s.step_x()) and not RULES[steps.STEPS[s.step()].main].ways(s):
        yield f"stack: nothing can be chosen for {game.steps.value(s.step())}"


def _stack_problems(game: NipponGame, s: NipponState) -> Iterator[str]:
    """The numbers that the rules read as counts, contracts or spaces."""
    for depth in range(int(s.depth)):
        step, x = int(s.stack[FRAME * depth]), int(s.stack[FRAME * depth + 1])
        if x < 0 or not _is_step_number(s, step, x):
            yield f"stack: {game.steps.value(step)} cannot have the number {x}"
        if _must_choose(step, x) and depth + 1 < s.depth:
            yield f"stack: {game.steps.value(step)} can only be the last step"
    if s.depth > 0 and s.stack[0] not in (steps.TURN, steps.END_OF_TURN):
        yield "stack: the first step must be turn or end_of_turn"


def _must_choose(step: int, x: int) -> bool:
    """Whether a step needs a choice to go on: choices of one thing, and actions before their first piece."""
    first_piece = steps.KNOWLEDGE_STEPS <= step <= steps.LAST_PIECES and x == 0
    return first_piece or steps.LAST_FREE < step <= steps.LAST_CHOICE


def _is_step_number(s: NipponState, step: int, x: int) -> bool:
    spaces, done = CITIES * CITY_SPACES, steps.pieces_done(x)
    if step == steps.DELIVERIES and steps.region_served(x) >= REGIONS:
        return False
    if (
        step in (steps.PRODUCTION_RUNS, steps.EXPORT_CONTRACTS, steps.DELIVERIES)
        or steps.LAST_PIECES < step <= steps.LAST_FREE
    ):
        return done > 0 or x == 0
    if step <= steps.LAST_PIECES:
        return 0 < done < PRICES or x == 0
    if step == steps.PAYMENT:
        return steps.contract_of(x) < len(s.t.contract_yen) and actions.amount_due(s, x) > 0
    if step == steps.CUBES_PAID:
        return x < spaces
    if step == steps.TOKEN_PUT:
        return steps.delivery_space(x) < spaces and 1 <= steps.delivery_cubes(x) <= s.t.cubes_max
    if step == steps.TOKEN_BACK:
        return x < CITIES
    return step != steps.END_OF_TURN or x < s.t.rows_at


def _worker_problems(game: NipponGame, s: NipponState) -> Iterator[str]:
    names = game.names
    wanted = s.t.workers_per_colour - s.scale.workers_removed
    for colour in range(COLOURS):
        there = sum(list(s.workers)[colour::COLOURS])
        if there != wanted:
            yield f"workers: {there} {names.colour.value(colour)} ones, not {wanted}"
    room = max(s.t.workers_per_space, s.scale.row_size)
    for place in range(FIRST_SPACE, int(s.t.worker_places)):
        seat = place - s.t.boards_at
        most = full_size(s, place) if s.t.rows_at <= place < s.t.boards_at else room
        if seat >= 0:
            most = s.t.worker_spaces if seat < s.players else 0
        if s.workers_at(place) > most:
            yield f"workers.{names.place.value(place)}: {s.workers_at(place)} of them, at most {most} can be there"
        if s.missing[place] > 0 and (place >= s.t.boards_at or s.missing[place] > full_size(s, place)):
            yield f"missing.{names.place.value(place)}: so many cannot be missing"
    if s.missing[BAG] > 0:
        yield "missing.bag: the bag waits for nobody"
    if s.workers_at(BAG) > 0 and any(s.missing):
        yield "missing: the bag is not empty, so nothing can be missing"


def _map_problems(game: NipponGame, s: NipponState) -> Iterator[str]:
    names = game.names
    if len(set(s.tile)) != len(s.tile) or 0 in s.tile:
        yield "tile: every city must have a tile of its own"
    for region in range(REGIONS):
        if s.crowd[region] > s.scale.transport:
            yield f"transport: {s.crowd[region]} pieces in {names.region.value(region)}, more than {s.scale.transport}"
    for city in range(CITIES):
        tokens = sum(code > 0 for code in s.influence[city * CITY_SPACES : (city + 1) * CITY_SPACES])
        waiting = s.depth > 0 and s.step() == steps.TOKEN_BACK and s.step_x() == city
        if tokens > s.scale.city_max + waiting:
            yield f"influence.{names.city.value(city)}: {tokens} tokens, at most {s.scale.city_max} can be there"
    if any(token_seat(code) >= s.players for code in s.influence if code):
        yield "influence: a token of a seat that is not in this game"


def _reward_problems(s: NipponState) -> Iterator[str]:
    """Tokens on achievement spaces are gone from the stacks; some may have been discarded."""
    placed = Counter(int(token) for token in s.achievements if token)
    gone: Counter[int] = Counter({int(s.t.multiplier): int(s.t.multiplier_copies - s.multipliers_left)})
    for stack in range(REWARD_STACKS):
        if s.rewards[stack] > s.t.reward_copies[stack]:
            yield f"rewards: more than {s.t.reward_copies[stack]} tokens in a stack"
    for first in range(0, REWARD_STACKS, REWARD_BONUSES):
        multiplier = int(s.t.reward_multiplier[first])
        copies = sum(s.t.reward_copies[first : first + REWARD_BONUSES]) - s.scale.rewards_removed
        left = sum(s.rewards[first : first + REWARD_BONUSES])
        if left > copies:
            yield f"rewards.{multiplier}: {left} tokens, at most {copies} can be left"
        gone[multiplier] += int(copies - left)
    for multiplier, count in placed.items():
        if count > gone[multiplier]:
            yield f"achievements: {count} tokens of {multiplier}, but only {gone[multiplier]} were taken"


def _marker_problems(s: NipponState) -> Iterator[str]:
    final = s.marker >= s.t.golden
    if final != (s.turns_left != NOT_YET):
        yield "turns_left: must be -1 until the marker has reached the first golden space, and only then"
    if final:
        rounds_done = s.marker - s.t.golden
        most = (s.t.final_turns - rounds_done) * s.players
        least = most - s.players if s.over else most - s.players + 1
        if not least <= s.turns_left <= most:
            yield f"turns_left: must be {least} to {most} with the marker on space {s.marker}"


def _seat_problems(game: NipponGame, s: NipponState, seat: int) -> Iterator[str]:
    letter, names = game.seat_name(seat), game.names
    for track in range(TRACKS):
        if s.tracks[seat * TRACKS + track] > s.t.track_end[track]:
            yield f"tracks.{letter}.{names.track.value(track)}: the last space is {s.t.track_end[track]}"
    for kind in range(TRANSPORTS):
        if s.gone(seat, kind) > s.t.pieces[kind]:
            yield f"transport.{letter}: more than {s.t.pieces[kind]} pieces of {names.transport.value(kind)} on the map"
    on_map = Counter(int(token_value(code)) for code in s.influence if code and token_seat(code) == seat)
    for value in range(1, TOKEN_MAX + 1):
        copies = s.tokens[seat * TOKEN_MAX + value - 1] + on_map[value]
        if copies != s.t.token_copies[value - 1]:
            yield f"tokens.{letter}: {copies} of value {value} with those on the map, not {s.t.token_copies[value - 1]}"


def _factory_problems(game: NipponGame, s: NipponState, seat: int) -> Iterator[str]:
    letter, names = game.seat_name(seat), game.names
    lacking = 0
    for good in range(GOODS):
        at = seat * GOODS + good
        factory, name = s.factories[at], names.good.value(good)
        if factory == 0:
            if s.machines[at] or s.stores[at]:
                yield f"factories.{letter}: machines or cubes of {name}, but no factory"
            continue
        lacking += s.machines[at] < s.t.machine_max
        if s.t.factory_good[factory] != good:
            yield f"factories.{letter}.{name}: factory {factory} is not one for {name}"
        if any(s.factories[other * GOODS + good] == factory for other in range(seat)):
            yield f"factories.{letter}.{name}: factory {factory} has two owners"
        if s.stores[at] > s.t.capacity[good]:
            yield f"stores.{letter}.{name}: at most {s.t.capacity[good]} cubes fit"
    if lacking and s.stock[seat * KINDS + SPARES]:
        yield f"stock.{letter}.machines: spare machines, though a factory can take one"
