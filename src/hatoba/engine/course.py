"""The line of play: where a game stands, how it came there, and how far it can be taken back.

Records and tables have the same. A course is never changed, nor the states in it: whoever plays on makes another.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hatoba.engine.errors import HatobaError, InvalidRecord
from hatoba.engine.fields import SEATS
from hatoba.engine.old_rules import play_old
from hatoba.engine.state import RUNNING, State

MARK_EVERY = 64
DIGEST_DIGITS = 4
"""Few, for a record is to be small: a game that went another way shows in every line from there on."""


class Unreachable(HatobaError):
    """The position lies before the base: follow the game from its start."""


class Line(NamedTuple):
    """Actions of one seat in one turn, and the first digits of the digest after them."""

    turn: int
    seat: int
    actions: tuple[int, ...]
    digest: str


class Undo(NamedTuple):
    """Back to the position after so many steps."""

    to: int


class Resign(NamedTuple):
    """A seat gives up."""

    seat: int


class Redraw(NamedTuple):
    """What nobody knows is dealt anew. They are numbered from 1, so that nobody can choose among several deals."""

    number: int


class Rules(NamedTuple):
    """From here on a game that began with older rules is played by this version."""

    version: int


class OldAction(NamedTuple):
    """An action as the first version of the rules played it."""

    number: int


Move = Line | Undo | Resign | Redraw | Rules
"""What changes the position, or how it goes on."""
Step = int | OldAction | Resign | Redraw
"""What leads from one position to the next, and what `undo to` counts."""


class Stretch(NamedTuple):
    """A line that was just played, with the events of each of its actions as the rules logged them."""

    line: Line
    events: list[list[int]]


def take_step(state: State, step: Step) -> None:
    """Change the state by a step of the line of play."""
    if isinstance(step, int):
        state.apply(step)
    elif isinstance(step, OldAction):
        play_old(state, step.number)
    elif isinstance(step, Redraw):
        state.redraw(step.number)
    else:
        state.resign(step.seat)


class Mark(NamedTuple):
    """A position on the way, `at` so many steps, and those that lead to it from the mark before."""

    at: int
    state: State
    steps: tuple[Step, ...]


@dataclass(slots=True)
class Course:
    """`count` steps lead to `state`, the last of them, `since`, from the last of the `marks`.

    The first mark is where the course begins. A course that `keeps` all begins with the game; usually it begins at
    `free`, before which nobody goes back alone. `redraws` are all there ever were, also those that were taken back.
    What is written down next of an `old` course was played by the first version of the rules.
    """

    state: State
    count: int
    free: int
    marks: tuple[Mark, ...]
    since: tuple[Step, ...] = ()
    keeps: bool = False
    redraws: int = 0
    old: bool = False

    @staticmethod
    def at(state: State, count: int = 0, keeps: bool = False, redraws: int = 0, old: bool = False) -> "Course":
        """A line of play that begins here."""
        return Course(state, count, count, (Mark(count, state, ()),), (), keeps, redraws, old)

    def state_at(self, count: int) -> State:
        """The position after so many steps."""
        return self.state if count == self.count else self._back_to(count).state

    def trimmed(self) -> "Course":
        """Without what only everyone's consent can take back; that is followed from the start if it is ever needed."""
        free = self._back_to(self.free)
        steps = (*(step for mark in self.marks[len(free.marks) :] for step in mark.steps), *self.since)
        since = steps[len(steps) - (self.count - self.free) :]
        marks = (Mark(self.free, free.state, ()),)
        return replace(self, marks=marks, since=since, keeps=False)

    # ------------------------------------------------------------------------------- going on

    def follow(self, move: Move, reuse: bool = False) -> "Course":
        """The line of play after what was written down. InvalidRecord: it cannot have been so.

        `reuse`: nobody needs this course any more, so that its state may become the next one's.
        """
        if isinstance(move, Line):
            return self._replayed(move, reuse)
        if isinstance(move, Undo):
            if not 0 <= move.to <= self.count:
                raise InvalidRecord(f"undo to {move.to}, but there are {self.count} actions")
            return self._back_to(move.to)
        if isinstance(move, Rules):
            return self._switched(move.version)
        if isinstance(move, Redraw) and move.number != self.redraws + 1:
            raise InvalidRecord(f"must be redraw {self.redraws + 1}, not {move.number}")
        return self._stepped(move)

    def play(self, actions: Sequence[int]) -> tuple["Course", list[Stretch]]:
        """The line of play after these actions, and what to write down. IllegalAction, InvalidAction: there is none.

        An old course goes on by the old rules: whoever plays today switches before.
        """
        state = self.state.clone()
        state.recording = True
        steps = self._steps(actions)
        first = barrier = 0
        stretches: list[Stretch] = []
        events: list[list[int]] = []
        for done, step in enumerate(steps, 1):
            seat, turn = int(state.seat), int(state.turn)
            take_step(state, step)
            events.append([int(number) for number in state.log])
            if is_barrier(state, seat, turn):
                barrier = done
            if state.seat != seat or state.turn != turn or done == len(actions):
                line = Line(turn, seat, tuple(actions[first:done]), state.digest()[:DIGEST_DIGITS])
                stretches.append(Stretch(line, events))
                first, events = done, []
        return self._after(state, steps, barrier), stretches

    def _replayed(self, line: Line, reuse: bool) -> "Course":
        turn, seat, actions, digest = line
        state = self.state
        if state.turn != turn or state.seat != seat:
            raise InvalidRecord(
                f"turn {turn} of {SEATS.values[seat]}, but it is turn {state.turn} of {SEATS.values[state.seat]}"
            )
        if not reuse or state is self.marks[-1].state:
            state = state.clone()
        barrier = 0
        steps = self._steps(actions)
        for done, step in enumerate(steps, 1):
            take_step(state, step)
            if state.revealed:
                barrier = done
        if not self.old and not state.digest().startswith(digest):  # old ones had other numbers within a turn
            raise InvalidRecord(f"the digest is {state.digest()[:DIGEST_DIGITS]}, not {digest}")
        return self._after(state, steps, len(actions) if is_barrier(state, seat, turn) else barrier)

    def _steps(self, actions: Sequence[int]) -> tuple[Step, ...]:
        return tuple(map(OldAction, actions)) if self.old else tuple(actions)

    def _switched(self, version: int) -> "Course":
        """From here on by the rules of today."""
        wanted = self.state.game.rules_version
        if not self.old or version != wanted:
            raise InvalidRecord(f"rules {version}, but an old game can only go on with rules {wanted}, and once")
        return replace(self, old=False)

    def _after(self, state: State, steps: tuple[Step, ...], barrier: int) -> "Course":
        """This line of play and then these steps, the first `barrier` of which cannot be taken back alone."""
        count = self.count + len(steps)
        if barrier and barrier == len(steps) and not self.keeps:
            return Course.at(state, count, redraws=self.redraws, old=self.old)
        free = self.count + barrier if barrier else self.free
        marks, since = self.marks, self.since + steps
        if len(since) >= MARK_EVERY:
            marks, since = (*marks, Mark(count, state, since)), ()
        return Course(state, count, free, marks, since, self.keeps, self.redraws, self.old)

    def _stepped(self, step: Resign | Redraw) -> "Course":
        """After a step that is no action: it cannot be taken back alone."""
        state = self.state.clone()
        take_step(state, step)
        later = self._after(state, (step,), 1)
        return replace(later, redraws=self.redraws + 1) if isinstance(step, Redraw) else later

    def _back_to(self, count: int) -> "Course":
        """The line of play up to there, played again from the last mark before."""
        if not self.marks[0].at <= count <= self.count:
            raise Unreachable(f"step {count} is not between {self.marks[0].at} and {self.count}")
        kept = len(self.marks)
        while self.marks[kept - 1].at > count:
            kept -= 1
        mark = self.marks[kept - 1]
        steps = (self.marks[kept].steps if kept < len(self.marks) else self.since)[: count - mark.at]
        state = mark.state.clone() if steps else mark.state
        for step in steps:
            take_step(state, step)
        free, marks = min(self.free, count), self.marks[:kept]
        return replace(self, state=state, count=count, free=free, marks=marks, since=steps)


def is_barrier(state: State, seat: int, turn: int) -> bool:
    """Whether what this seat did last in this turn cannot be taken back alone."""
    return bool(state.seat != seat or state.turn != turn or state.revealed or state.over != RUNNING)
