"""Lines: ways through a turn, up to its end or to the first draw or reveal: what comes then nobody knew before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from hatoba.bots.base import Bot, Budget
from hatoba.coach.models import Move, Subject
from hatoba.engine.course import OldAction, Redraw, Resign, Step, is_barrier, take_step
from hatoba.engine.errors import InvalidRecord
from hatoba.engine.record import Note, Record
from hatoba.engine.state import RUNNING, State

Line = tuple[int, ...]
"""Actions of one seat, one after the other."""


@dataclass(frozen=True)
class Stretch:
    """The part of a game that is judged as one: actions of one seat in one turn, up to the first draw or reveal.

    `start` is the position before them. `resigned` is who gave up after them and before the next stretch.
    """

    seat: int
    turn: int
    round: int
    first: int
    start: State
    actions: Line = ()
    revealed: bool = False
    resigned: int | None = None


def steps_of(record: Record) -> tuple[Step, ...]:
    """The line of play; what was taken back is not in it. InvalidRecord: it cannot be followed, or is too old."""
    course = record.course()
    for entry in record.entries:
        if not isinstance(entry, Note):
            course = course.follow(entry, reuse=True)
    steps = (*(step for mark in course.marks for step in mark.steps), *course.since)
    if any(isinstance(step, OldAction) for step in steps):
        raise InvalidRecord("the game was played by older rules, which the coach does not know")
    return steps


def stretches_of(record: Record) -> tuple[list[Stretch], State]:
    """The stretches of a record in their order, and the position at its end."""
    state = record.first_state()
    stretches: list[Stretch] = []
    goes_on = False
    for number, step in enumerate(steps_of(record)):
        if isinstance(step, int) and not goes_on:
            seat, turn, round_now = int(state.seat), int(state.turn), int(state.round)
            stretches.append(Stretch(seat, turn, round_now, number, state.clone()))
        before = int(state.seat), int(state.turn)
        take_step(state, step)
        if stretches:
            stretches[-1] = _with_step(stretches[-1], step, bool(state.revealed))
        goes_on = isinstance(step, int) and not is_barrier(state, *before)
    return stretches, state


def _with_step(stretch: Stretch, step: Step, revealed: bool) -> Stretch:
    if isinstance(step, int):
        return replace(stretch, actions=(*stretch.actions, step), revealed=revealed)
    if isinstance(step, Redraw):
        return replace(stretch, revealed=True)
    return replace(stretch, resigned=step.seat) if isinstance(step, Resign) else stretch


# ----------------------------------------------------------------------------------- finding and playing


def is_over(state: State) -> bool:
    return bool(state.over != RUNNING)


def find_line(known: State, bot: Bot, budget: Budget) -> Line:
    """How a bot would go on from here. `known` is resampled for the seat to move; the bot may not have met it."""
    state = known.clone()
    seat, turn = int(state.seat), int(state.turn)
    line: list[int] = []
    while not line or not is_barrier(state, seat, turn):
        line.append(int(bot.choose(state, budget)))
        state.apply(line[-1])
    return tuple(line)


def until_barrier(known: State, line: Line) -> Line:
    """The part of a line up to the end of its turn, or to its first draw or reveal. IllegalAction: it is none."""
    state = known.clone()
    seat, turn = int(state.seat), int(state.turn)
    for done, action in enumerate(line, 1):
        state.apply(action)
        if is_barrier(state, seat, turn):
            return line[:done]
    return line


def is_forced(start: State, line: Line) -> bool:
    """Whether the seat could never choose on its way along the line."""
    state = start.clone()
    for action in line:
        if len(state.legal_actions()) > 1:
            return False
        state.apply(action)
    return True


def play_line(known: State, line: Line) -> State:
    """A resampled position after a line. What the seat knows decides what is legal, so the line is so in every draw."""
    state = known.clone()
    for action in line:
        state.apply(action)
    return state


# ----------------------------------------------------------------------------------- telling


def tell_moves(known: State, line: Line) -> tuple[Move, ...]:
    """The line as data for texts."""
    return tuple(_moves(known.clone(), line))


def _moves(state: State, line: Line) -> Iterator[Move]:
    game = state.game
    for action in line:
        described = game.catalogue.describe(action)
        step = str(game.steps.value(int(state.step())))
        yield Move(action, game.catalogue.notation(action), described.verb, described.args, step)
        state.apply(action)


def subject_of(known: State, line: Line) -> Subject | None:
    """What a line is about, as the game tells its turns: the last kind of event that says so and names something."""
    if not line:
        return None
    told = _told(known, line)
    telling = known.game.facts.turn_line
    for kinds in (tuple(reversed(telling.about)), tuple(telling.otherwise), tuple(telling.deeds)):
        for kind in kinds:
            for action, event in told:
                if type(event).__name__ == kind:
                    return _subject(known, action, event)
    return _subject(known, line[0], None)


def _told(known: State, line: Line) -> list[tuple[int, Any]]:
    """The events of each action that the mover sees."""
    state = known.clone()
    state.recording = True
    seat = int(state.seat)
    told: list[tuple[int, Any]] = []
    for action in line:
        state.apply(action)
        told += [(action, event) for event in state.events_for(seat) if getattr(event, "seat", seat) == seat]
    return told


def _subject(known: State, action: int, event: Any) -> Subject:
    described = known.game.catalogue.describe(action)
    named = _named(event)
    if named is None:
        return Subject(action, described.verb, None, None)
    kinds = known.game.facts.text_kinds
    return Subject(action, described.verb, kinds.get(named[0], named[0]), named[1])


def _named(event: Any) -> tuple[str, str] | None:
    """The last field of an event that names something: the ones before say with what."""
    found: Sequence[tuple[str, str]] = ()
    if event is not None:
        values = [(field.name, getattr(event, field.name)) for field in fields(event)]
        found = [(name, value) for name, value in values if isinstance(value, str)]
    return found[-1] if found else None
