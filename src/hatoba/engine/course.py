"""The line of play: where a game stands, how it came there, and how far it can be taken back.

Records and tables have the same. States are never changed once they are here: whoever plays on works on a copy. So
`base` and `state` may be one object.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hatoba.engine.errors import HatobaError, InvalidRecord
from hatoba.engine.fields import SEATS
from hatoba.engine.state import RUNNING, State

MARK_EVERY = 16
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


Move = Line | Undo | Resign | Redraw
"""What changes the position."""
Step = int | Resign | Redraw
"""What leads from one position to the next, and what `undo to` counts."""


class Stretch(NamedTuple):
    """A line that was just played, with the events of each of its actions as the rules logged them."""

    line: Line
    events: list[list[int]]


def take_step(state: State, step: Step) -> None:
    """Change the state by a step of the line of play."""
    if isinstance(step, Redraw):
        state.redraw(step.number)
    elif isinstance(step, Resign):
        state.resign(step.seat)
    else:
        state.apply(step)


@dataclass(frozen=True)
class Course:
    """`count` steps lead to `state`, the last of them, `since`, from `base`.

    Before `free` nobody goes back alone. Usually the base is there; a course that `keeps` all begins with the game,
    and has `marks`, positions on its way after so many steps, so that going back costs no replay of all. `redraws` are
    all there ever were, also those that were taken back.
    """

    state: State
    count: int
    base: State
    base_count: int
    since: tuple[Step, ...]
    free: int
    keeps: bool = False
    marks: tuple[tuple[int, State], ...] = ()
    redraws: int = 0

    @staticmethod
    def at(state: State, count: int = 0, keeps: bool = False, redraws: int = 0) -> "Course":
        """A line of play that begins here."""
        return Course(state, count, state, count, (), count, keeps, redraws=redraws)

    def state_at(self, count: int) -> State:
        """The position after so many steps."""
        if not self.base_count <= count <= self.count:
            raise Unreachable(f"step {count} is not between {self.base_count} and {self.count}")
        if count == self.count:
            return self.state
        at, before = next((mark for mark in reversed(self.marks) if mark[0] <= count), (self.base_count, self.base))
        state = before.clone()
        for step in self.since[at - self.base_count : count - self.base_count]:
            take_step(state, step)
        return state

    def trimmed(self) -> "Course":
        """Without what only everyone's consent can take back; that is followed from the start if it is ever needed."""
        since = self.since[self.free - self.base_count :]
        base = self.state_at(self.free)
        return Course(self.state, self.count, base, self.free, since, self.free, redraws=self.redraws)

    # ------------------------------------------------------------------------------- going on

    def follow(self, move: Move) -> "Course":
        """The line of play after what was written down. InvalidRecord: it cannot have been so."""
        if isinstance(move, Undo):
            return self._undone(move.to)
        if isinstance(move, Line):
            return self._replayed(move)
        if isinstance(move, Redraw) and move.number != self.redraws + 1:
            raise InvalidRecord(f"must be redraw {self.redraws + 1}, not {move.number}")
        return self._stepped(move)

    def play(self, actions: Sequence[int], recording: bool = True) -> tuple["Course", list[Stretch]]:
        """The line of play after these actions, and what to write down. IllegalAction, InvalidAction: there is none."""
        state = self.state.clone()
        state.recording = recording
        base, base_count, free = self.base, self.base_count, self.free
        stretches: list[Stretch] = []
        first, last = 0, len(actions)
        events: list[list[int]] = []
        for done, action in enumerate(actions, 1):
            seat, turn = int(state.seat), int(state.turn)
            state.apply(action)
            events.append([int(number) for number in state.log])
            passed = int(state.seat) != seat or int(state.turn) != turn
            if passed or done == last:
                digest = state.digest()[:DIGEST_DIGITS]
                stretches.append(Stretch(Line(turn, seat, tuple(actions[first:done]), digest), events))
                first, events = done, []
            if passed or state.revealed or state.over != RUNNING:
                free = self.count + done
                if not self.keeps:
                    base, base_count = state if done == last else state.clone(), free
        count = self.count + last
        since = (*self.since, *actions)
        since = since[len(since) - (count - base_count) :]
        marks = self.marks
        if self.keeps and count - (marks[-1][0] if marks else base_count) >= MARK_EVERY:
            marks = (*marks, (count, state))
        return Course(state, count, base, base_count, since, free, self.keeps, marks, self.redraws), stretches

    def _replayed(self, line: Line) -> "Course":
        state = self.state
        if state.turn != line.turn or state.seat != line.seat:
            raise InvalidRecord(
                f"turn {line.turn} of {SEATS.values[line.seat]}, but it is turn {state.turn} of "
                f"{SEATS.values[state.seat]}"
            )
        course, _ = self.play(line.actions, recording=False)
        digest = course.state.digest()
        if not digest.startswith(line.digest):
            raise InvalidRecord(f"the digest is {digest[:DIGEST_DIGITS]}, not {line.digest}")
        return course

    def _undone(self, to: int) -> "Course":
        if not 0 <= to <= self.count:
            raise InvalidRecord(f"undo to {to}, but there are {self.count} actions")
        state = self.state_at(to)
        since = self.since[: to - self.base_count]
        marks = tuple(mark for mark in self.marks if mark[0] <= to)
        return replace(self, state=state, count=to, since=since, free=min(self.free, to), marks=marks)

    def _stepped(self, step: Resign | Redraw) -> "Course":
        """After a step that is no action: it cannot be taken back alone."""
        state = self.state.clone()
        take_step(state, step)
        count, redraws = self.count + 1, self.redraws + isinstance(step, Redraw)
        if not self.keeps:
            return Course.at(state, count, redraws=redraws)
        return replace(self, state=state, count=count, since=(*self.since, step), free=count, redraws=redraws)
