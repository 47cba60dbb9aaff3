"""What the president can still do this turn: where it gets to, after which placements, on which ways.

Nothing here knows a rule of placing or walking: actions are tried on copies of the position.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING

from hatoba.games.yokohama import steps
from hatoba.games.yokohama.movement import may_stop, walkable
from hatoba.games.yokohama.state import YokohamaState

if TYPE_CHECKING:
    from hatoba.games.yokohama.game import YokohamaGame

PLACING = (steps.PHASE_A, steps.PLACEMENT, steps.PLACEMENT_TELEGRAM)
MOVING = (steps.MOVEMENT, steps.WALKING)
PLACES = (steps.PLACE, steps.PLACE_TWO)
WAYS_TO_AN_AREA = 3
"""More are not looked for: the cheapest come first."""


@dataclass(frozen=True)
class Reach:
    """An area where the president can act this turn, after so many more placements (0: as it stands), at this power."""

    placements: int
    power: int


@dataclass(frozen=True)
class Way:
    """How the president gets to an area and acts there: the actions one after the other, and what they cost.

    `verb` is the first of them; `over` are the areas on the way, without the last.
    """

    area: str
    verb: str
    actions: tuple[int, ...]
    over: tuple[str, ...]
    fee: int


@dataclass(frozen=True)
class Outlook:
    """For the seat that is placing assistants or moving its president; areas that are not in `reach` are out of it."""

    reach: Mapping[str, Reach]
    power_if_placed: Mapping[str, int]
    """By area in which an assistant can be placed now: the power of the president's action with it."""
    ways: tuple[Way, ...]
    """While the president is to move: the cheapest first, several to an area only if they pay for other boards."""


def outlook(game: "YokohamaGame", s: YokohamaState) -> Outlook | None:
    """None: the seat to move is not placing or moving."""
    if s.to_move is None or s.step() not in (*PLACING, *MOVING):
        return None
    names = game.names.area
    if s.step() in MOVING:
        arrivals = sorted(walks(s, WAYS_TO_AN_AREA), key=lambda arrival: arrival.fee)
        reach = {arrival.board: Reach(0, power_on(s, arrival.board)) for arrival in arrivals}
        ways = tuple(arrival.told(game) for arrival in arrivals)
        return Outlook({str(names.value(board)): found for board, found in reach.items()}, {}, ways)
    found, placed = reach_by_placing(s)
    return Outlook(
        {str(names.value(board)): one for board, one in sorted(found.items())},
        {str(names.value(board)): power for board, power in sorted(placed.items())},
        (),
    )


def power_on(s: YokohamaState, board: int) -> int:
    return int(s.power_at(s.seat, board, True))


# ----------------------------------------------------------------------------------- ways


@dataclass(frozen=True)
class Arrival:
    board: int
    actions: tuple[int, ...]
    over: tuple[int, ...]
    fee: int

    def told(self, game: "YokohamaGame") -> Way:
        names = game.names.area
        verb = game.catalogue.describe(self.actions[0]).verb
        return Way(
            str(names.value(self.board)),
            verb,
            self.actions,
            tuple(str(names.value(board)) for board in self.over),
            self.fee,
        )


def walks(s: YokohamaState, ways: int) -> Iterator[Arrival]:
    """From a position in which the president is to move: each area that it can act in, by the cheapest way and others.

    An area is gone through on so many `ways` at most. One that pays for all
    that another pays for, and perhaps more, is not told.
    """
    table = s.table
    number = count()
    queue: list[tuple[int, int, int, YokohamaState, tuple[int, ...], tuple[int, ...], frozenset[int]]] = []
    heappush(queue, (0, 0, next(number), s, (), (), frozenset()))
    passed: dict[int, int] = {}
    told: dict[tuple[int, int], list[frozenset[int]]] = {}

    def arrive(
        board: int, actions: tuple[int, ...], over: tuple[int, ...], fee: int, paid: frozenset[int]
    ) -> Iterator[Arrival]:
        known = told.setdefault((board, int(table.verb_of[actions[0]].number)), [])
        if not any(other <= paid for other in known):
            known.append(paid)
            yield Arrival(board, actions, over, fee)

    while queue:
        fee, length, _, here, actions, over, paid = heappop(queue)
        board = int(here.president[here.seat])
        passed[board] = passed.get(board, 0) + 1
        if passed[board] > ways:
            continue
        for action in here.legal_actions():
            bound = table.verb_of[action]
            verb, arg = int(bound.number), int(action - bound.first)
            done = (*actions, action)
            if verb == steps.STOP:
                yield from arrive(board, done, over[:-1], fee, paid)
            elif verb == steps.RIDE:
                yield from arrive(int(here.station), done, over, fee, paid)
            elif verb in (steps.GO, steps.WALK):
                price = int(here.movement_fee(arg))
                payees = paid | {arg} if price else paid
                if verb == steps.GO:
                    yield from arrive(arg, done, over, fee + price, payees)
                    continue
                there = here.clone()
                there.apply(action)
                if there.step() == steps.WALKING:
                    heappush(queue, (fee + price, length + 1, next(number), there, done, (*over, arg), payees))
                else:  # A walk that cannot go on has stopped by itself.
                    yield from arrive(arg, done, over, fee + price, payees)


# ----------------------------------------------------------------------------------- placements


def reach_by_placing(s: YokohamaState) -> tuple[dict[int, Reach], dict[int, int]]:
    """The fewest further placements after which the president can act on each board; and the powers after the first.

    Placements that a walk needs can be made in the order of the walk. So from the second on only those are tried that
    are next to where the president could walk before.
    """
    reach: dict[int, Reach] = {}
    note_reach(s, 0, reach)
    first = list(placed_once(s, -1))
    powers = {board: power_on(there, board) for board, there in first if there.step() != steps.PLACEMENT_TELEGRAM}
    can_stop = {int(board) for board in s.edition.boards if may_stop(s, board)}
    can_stop |= {board for board, there in first if may_stop(there, board)}
    can_stop.discard(int(s.president[s.seat]))  # A movement leads to another area.
    for board, there in first:
        if board in can_stop and board not in reach:
            note_reach(there, 1, reach)
    level = [(there, walk_area(there)) for _, there in first]
    tried: set[tuple[int, int]] = set()
    count = 1
    while level and not can_stop <= reach.keys():
        following: list[tuple[YokohamaState, int]] = []
        for here, over in level:
            if any(over >> board & 1 and board not in reach for board in can_stop):
                note_reach(here, count, reach)
            for _, there in placed_once(here, next_to(here, over) & ~over):
                key = int(there.present[there.seat]), int(there.step())
                if key not in tried:
                    tried.add(key)
                    following.append((there, walk_area(there)))
        level = following
        count += 1
    return reach, powers


def placed_once(s: YokohamaState, boards: int) -> Iterator[tuple[int, YokohamaState]]:
    """The position after each placement on one of these boards; two at once only where that lets a third follow."""
    for action in s.legal_actions():
        bound = s.table.verb_of[action]
        verb, board = int(bound.number), int(action - bound.first)
        if verb in PLACES and (boards >> board) & 1:
            there = s.clone()
            there.apply(action)
            if verb == steps.PLACE or there.step() == steps.PLACEMENT_TELEGRAM:
                yield board, there


def note_reach(s: YokohamaState, placements: int, reach: dict[int, Reach]) -> None:
    """Where the president can act if placing ends here."""
    moving = s.clone()
    done = int(moving.table.verbs[steps.DONE].first)
    while moving.step() in PLACING:
        if done not in moving.legal_actions():
            return
        moving.apply(done)
    for arrival in walks(moving, 1):
        reach.setdefault(arrival.board, Reach(placements, power_on(moving, arrival.board)))


def walk_area(s: YokohamaState) -> int:
    """All boards that the president could walk over if it had the money, as a mask."""
    start = int(s.president[s.seat])
    if start < 0:
        return 0
    over, wider = 0, 1 << start
    while wider != over:
        over = wider
        wider |= next_to(s, over) & int(walkable(s))
    return over


def next_to(s: YokohamaState, boards: int) -> int:
    near = 0
    for board in s.edition.boards:
        if boards >> board & 1:
            near |= int(s.near[board])
    return near
