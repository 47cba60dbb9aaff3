"""A lesson at a table: what the learner is told, and what becomes of what they do."""

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from functools import reduce
from typing import Any

from hatoba.bots import LEVELS
from hatoba.engine.course import Undo
from hatoba.engine.errors import IllegalAction
from hatoba.engine.reasons import Reason
from hatoba.engine.record import Record
from hatoba.lessons.lesson import LEARNER, InvalidLesson, Lesson, Step, find_lesson, is_lesson, lesson_names
from hatoba.table import commands
from hatoba.table.entries import Entry, UndoEntry, played
from hatoba.table.header import SeatPlan
from hatoba.table.models import LessonInfo, LessonShown, LessonStep, Position, UndoInfo
from hatoba.table.records import head_of, header_of
from hatoba.table.show import Viewer, show_position
from hatoba.table.table import Decision, Table, open_table

PLAYS_ON = "apprentice"
"""The bots that play on when the lesson's line has ended."""


def list_lessons() -> list[LessonInfo]:
    """All lessons, game after game, in the order in which they are best taken."""
    found = map(find_lesson, lesson_names())
    return [LessonInfo(one.name, one.game.name, one.minutes, len(one.steps)) for one in found]


def new_lesson_table(lesson: Lesson, now: float, table_id: str = "") -> tuple[Table, list[Entry]]:
    """A table where the lesson begins, and what happened there before."""
    record = Record(lesson.game, lesson.players, lesson.game.check_options(lesson.players, lesson.options))
    record.start = lesson.start()
    level = PLAYS_ON if PLAYS_ON in LEVELS else next(iter(LEVELS))
    others = [SeatPlan("bot", level, claimed=True)] * (lesson.players - 1)
    seats = [SeatPlan("person", claimed=True), *others]
    header = replace(header_of(record, "game", seats, own_sheet=False), lesson=lesson.name, spectators=False)
    table = open_table(table_id, header, head_of(record), lesson.game, now)
    opening = _go_on(lesson, Decision([], table.course))
    return table, table.do(opening, now) if opening.entries else []


def lesson_at(table: Table) -> Lesson | None:
    """The lesson that goes on here; None if there is none, or play has left its line."""
    name = table.header.lesson
    if name is None or not is_lesson(name):
        return None
    lesson, count = find_lesson(name), table.course.count
    if count >= len(lesson.line):
        return lesson if count == len(lesson.line) else None
    on_line = table.may_act(LEARNER) and table.state.why_illegal(lesson.line[count].action) is None
    return lesson if on_line else None


# ----------------------------------------------------------------------------------- commands


def play(table: Table, seat: int, actions: Sequence[int | str]) -> Decision:
    """Play actions if the lesson takes them; the others answer at once. Without a lesson, as at any table."""
    decision = commands.play(table, seat, actions)
    lesson = lesson_at(table)
    if lesson is None or table.course.count == len(lesson.line):
        return decision
    for count, action in enumerate(actions, table.course.count):
        number = commands.read_action(table, action)
        if number not in lesson.accepted(count):
            raise _refusal(lesson, count, number)
    return _go_on(lesson, decision)


def _go_on(lesson: Lesson, decision: Decision) -> Decision:
    """The decision, and what the line does by itself after it."""
    assert decision.course is not None
    count = decision.course.count
    alone = lesson.line[count : lesson.next_decision(count)]
    try:
        course, stretches = decision.course.play([move.action for move in alone])
    except IllegalAction:  # the lesson was written anew since the table was made: from here on it is a game
        return decision
    return Decision([*decision.entries, *map(played, stretches)], course)


def _refusal(lesson: Lesson, count: int, action: int) -> commands.Refusal:
    """Gently: the reply that the lesson has for this answer, if it has one."""
    catalogue = lesson.game.catalogue
    replies: dict[str, str] = {}
    for step in lesson.steps_at(count):
        replies |= step.instead
    reply = replies.get(catalogue.notation(action), replies.get(catalogue.describe(action).verb))
    return commands.Refusal(
        "the lesson waits for something else",
        "actions",
        code="not_in_lesson",
        reason=Reason(reply, {}) if reply else None,
    )


def undo(table: Table, seat: int, to: int | None = None) -> Decision:
    """Go back in a lesson to the learner's last decision, or to that before `to`; nothing there is dealt anew."""
    lesson = lesson_at(table)
    if lesson is None:
        return commands.undo(table, seat, to)
    commands.require_running(table)
    wanted = table.course.count - 1 if to is None else min(to, table.course.count - 1)
    back = lesson.last_decision(wanted)
    if back is None:
        raise commands.Refusal("the lesson begins here", "to")
    return Decision([UndoEntry(seat, back)], table.course.follow(Undo(back)))


# ----------------------------------------------------------------------------------- what is told


def show_lesson_position(table: Table, viewer: Viewer, previews: bool = False) -> Position:
    """The position as at any table, and where the learner is in the lesson."""
    shown = show_position(table, viewer, previews)
    lesson = lesson_at(table) if viewer == LEARNER else None
    if lesson is None:
        return shown
    count = table.course.count
    first = lesson.next_decision(0)
    undo = UndoInfo(count, min(first, count)) if table.running else None
    return replace(shown, lesson=_show(lesson, count, shown.view), undo=undo)


def _show(lesson: Lesson, count: int, view: Any) -> LessonShown:
    steps = lesson.steps_at(count)
    return LessonShown(
        lesson.name,
        lesson.steps.index(steps[0]) if steps else len(lesson.steps),
        len(lesson.steps),
        [LessonStep(step.say, numbers_of(step, view), list(step.show)) for step in steps],
        lesson.accepted(count),
        lesson.rule,
    )


def numbers_of(step: Step, view: Any) -> dict[str, int]:
    """The arguments of a step's text, from what the learner sees."""
    try:
        found = {name: reduce(_part, path.split("."), view) for name, path in step.numbers.items()}
    except (LookupError, AttributeError, ValueError) as error:
        raise InvalidLesson(f"{step.say}: {error}") from error
    if wrong := [name for name, value in found.items() if not isinstance(value, int)]:
        raise InvalidLesson(f"{step.say}: {wrong[0]} is no number")
    return found


def _part(of: Any, name: str) -> Any:
    """A part of what is seen. Of a list: by its place, by its name, such as an area's, or how many there are."""
    if isinstance(of, dict):
        return of[name]
    if not isinstance(of, list | tuple):
        return getattr(of, name)
    if name == "count":
        return len(of)
    places = {getattr(one, fields(one)[0].name): place for place, one in enumerate(of) if is_dataclass(one)}
    return of[int(name) if name.isdecimal() else places[name]]
