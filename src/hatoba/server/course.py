"""The line of play of a table: the position, and how far it can be taken back.

States are never changed once they are here: whoever plays on works on a copy. So `base` and `state` may be one object.
"""

from dataclasses import dataclass, field

from hatoba.engine.record import DIGEST_DIGITS, Redraw, Resign, Step, take_step
from hatoba.engine.state import RUNNING, State
from hatoba.server.entries import Played

MARK_EVERY = 16


class Unreachable(Exception):
    """The position lies before the base: replay the log from its start."""


class WrongDigest(Exception):
    """The log does not replay to the position that was acknowledged."""


@dataclass(frozen=True)
class Course:
    """`count` steps lead to `state`, the last of them, `since`, from `base`.

    Before `free` nobody goes back alone. Usually the base is there; a course that `keeps` all begins with the game,
    and has `marks`, positions on its way after so many steps, so that going back costs no replay of all.
    """

    state: State
    count: int
    base: State
    base_count: int
    since: tuple[Step, ...]
    free: int
    keeps: bool = False
    marks: tuple[tuple[int, State], ...] = ()

    @staticmethod
    def at(state: State, count: int, keeps: bool = False) -> "Course":
        """A line of play that begins here."""
        return Course(state, count, state, count, (), count, keeps)

    def state_at(self, count: int) -> State:
        """The position after so many steps."""
        if not self.base_count <= count <= self.count:
            raise Unreachable
        if count == self.count:
            return self.state
        at, before = next((mark for mark in reversed(self.marks) if mark[0] <= count), (self.base_count, self.base))
        state = before.clone()
        for step in self.since[at - self.base_count : count - self.base_count]:
            take_step(state, step)
        return state

    def trimmed(self) -> "Course":
        """Without what only everyone's consent can take back; that is replayed from the log if it is ever needed."""
        since = self.since[self.free - self.base_count :]
        return Course(self.state, self.count, self.state_at(self.free), self.free, since, self.free)

    def undone(self, to: int) -> "Course":
        """The line of play after going back."""
        since = self.since[: max(0, to - self.base_count)]
        marks = tuple(mark for mark in self.marks if mark[0] <= to)
        return Course(self.state_at(to), to, self.base, self.base_count, since, min(self.free, to), self.keeps, marks)

    def stepped(self, step: Resign | Redraw) -> "Course":
        """The line of play after a step that is no action: it cannot be taken back alone."""
        state = self.state.clone()
        take_step(state, step)
        count = self.count + 1
        if not self.keeps:
            return Course.at(state, count)
        return Course(state, count, self.base, self.base_count, (*self.since, step), count, True, self.marks)

    def replayed(self, played: Played) -> "Course":
        """The line of play after an entry of the log, checked against its digest."""
        course, _ = play(self, played.actions, recording=False)
        digest = course.state.digest()
        if not digest.startswith(played.digest):
            raise WrongDigest(f"the log says {played.digest}, the position is {digest[:DIGEST_DIGITS]}")
        return course


@dataclass
class Stretch:
    """Actions of one turn, with their events as numbers, on their way into the log."""

    seat: int
    turn: int
    actions: list[int] = field(default_factory=list)
    events: list[list[int]] = field(default_factory=list)
    digest: str = ""

    def entry(self) -> Played:
        return Played(self.seat, self.turn, self.actions, self.events, self.digest)


def play(course: Course, actions: list[int], recording: bool = True) -> tuple[Course, list[Played]]:
    """The line of play after these actions, and their entries. IllegalAction or InvalidAction: there is none."""
    state = course.state.clone()
    state.recording = recording
    base, base_count, free = course.base, course.base_count, course.free
    stretches: list[Stretch] = []
    last = len(actions)
    for done, action in enumerate(actions, 1):
        seat, turn = int(state.seat), int(state.turn)
        if not stretches or (stretches[-1].seat, stretches[-1].turn) != (seat, turn):
            stretches.append(Stretch(seat, turn))
        state.apply(action)
        stretch = stretches[-1]
        stretch.actions.append(action)
        stretch.events.append([int(number) for number in state.log])
        passed = (int(state.seat), int(state.turn)) != (seat, turn)
        if passed or done == last:
            stretch.digest = state.digest()[:DIGEST_DIGITS]
        if passed or state.revealed or state.over != RUNNING:
            free = course.count + done
            if not course.keeps:
                base, base_count = state if done == last else state.clone(), free
    count = course.count + last
    since = (*course.since, *actions)
    since = since[len(since) - (count - base_count) :]
    marks = course.marks
    if course.keeps and count - (marks[-1][0] if marks else base_count) >= MARK_EVERY:
        marks = (*marks, (count, state))
    return Course(state, count, base, base_count, since, free, course.keeps, marks), [s.entry() for s in stretches]
