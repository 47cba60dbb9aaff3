"""Whether a lesson holds: it is played through as a learner would, and everything it says is looked at on the way."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from math import ceil
from typing import Any

from hatoba.engine.errors import HatobaError
from hatoba.lessons.driving import new_lesson_table, numbers_of, play, show_lesson_position
from hatoba.lessons.lesson import LEARNER, InvalidLesson, Lesson, Step
from hatoba.locales import Texts, languages
from hatoba.locales.arguments import arguments
from hatoba.table import Table
from hatoba.table.entries import Entry, Played

MOST_WORDS = 25
"""In a step, in every language."""
LETTERS_A_WORD = 2.4
"""Japanese has no spaces: so many of its letters say an English word, in all lessons taken together."""
MOST_STEPS = 14
"""Before the learner does something."""
MAIN_VERBS: Mapping[str, str] = {
    "yokohama": "keep place place_two go walk return build gain fulfil develop declare worship take hire agent end",
    "duel": "choose add keep worship develop turn sell bonus build fulfil hire agent upgrade",
    "nippon": "invest build production export fulfil local_market deliver cubes token knowledge mines advance "
    "machinery upgrade trains train ships ship consolidate reward put",
}
"""By game: whoever has taken its first lesson has done each of them."""
PARTS_OF_THE_PAGE = {"seat"}
"""Kinds of things that are lit and are in no view."""


def problems(lesson: Lesson) -> Iterator[str]:
    """All that does not hold."""
    yield from (f"{lesson.name}: {problem}" for problem in _problems(lesson))


def _problems(lesson: Lesson) -> Iterator[str]:
    said = [Texts(language) for language in languages()]
    yield from (f"no text {text} in {texts.language}" for texts in said for text in lesson.texts if text not in texts)
    try:
        for table in walk(lesson):
            yield from _problems_at(lesson, table, said)
        for step in lesson.steps:
            for other in step.also:
                for _ in walk(lesson, {step.at: other}):
                    pass
    except HatobaError as error:
        yield str(error)
    if lesson.name.endswith("-first"):
        yield from _problems_of_first(lesson)


def walk(lesson: Lesson, otherwise: Mapping[int, int] | None = None) -> Iterator[Table]:
    """The table at each of the learner's decisions and at the end; they answer as the line does, or `otherwise`."""
    table, _ = new_lesson_table(lesson, now=0.0)
    while (count := table.course.count) < len(lesson.line):
        seat, action = lesson.line[count]
        if seat != LEARNER or table.to_move != LEARNER or table.state.why_illegal(action) is not None:
            asked = f"seat {seat} is to do {lesson.game.catalogue.notation(action)!r}"
            raise InvalidLesson(f"after {count} actions {asked}, which is not legal, or not their turn")
        yield table
        answer = (otherwise or {}).get(count, lesson.accepted(count)[0])
        _require_seats(lesson, count, table.do(play(table, LEARNER, [answer]), now=0.0))
    if table.running and table.to_move != LEARNER:
        raise InvalidLesson("it must end with the game, or when the learner is to move")
    yield table


def _require_seats(lesson: Lesson, count: int, entries: Sequence[Entry]) -> None:
    """What was played after so many actions is by whom the lesson says."""
    seats = [entry.seat for entry in entries if isinstance(entry, Played) for _ in entry.actions]
    named = [move.seat for move in lesson.line[count : count + len(seats)]]
    if seats != named:
        raise InvalidLesson(f"after {count} actions the seats {seats} play, not {named}")


def _problems_at(lesson: Lesson, table: Table, said: list[Texts]) -> Iterator[str]:
    shown = show_lesson_position(table, LEARNER)
    if shown.lesson is None:
        yield f"after {table.course.count} actions there is no step"
        return
    things = {str(thing) for thing in _things(shown.view)}
    legal = {word for action in shown.legal or () for word in (action.verb, action.notation)}
    for step in lesson.steps_at(table.course.count):
        for target in step.show:
            kind, *names = target.split(":")
            if kind not in PARTS_OF_THE_PAGE and not things.issuperset(names):
                yield f"{step.say}: there is no {target}"
        if step.at == table.course.count:
            yield from (f"{step.say}: nobody can answer {word!r}" for word in step.instead if word not in legal)
        yield from _problems_of_text(lesson, step, shown.view, said)


def _problems_of_text(lesson: Lesson, step: Step, view: Any, said: list[Texts]) -> Iterator[str]:
    try:
        values = {**arguments(lesson.game.facts, lesson.game.sheet.data), **numbers_of(step, view)}
        lengths = [(texts, _count_words(texts(step.say, **values), texts.language)) for texts in said]
    except (KeyError, ValueError) as error:
        yield f"{step.say}: {error}"
        return
    for texts, words in lengths:
        if words > MOST_WORDS:
            yield f"{step.say}: {words} words in {texts.language}, but {MOST_WORDS} is the most"


def _count_words(text: str, language: str) -> int:
    return ceil(len(text) / LETTERS_A_WORD) if language == "ja" else len(text.split())


def _things(part: Any) -> Iterator[object]:
    """All names and numbers in what the learner sees."""
    if is_dataclass(part):
        for field in fields(part):
            yield field.name
            yield from _things(getattr(part, field.name))
    elif isinstance(part, dict):
        for key, value in part.items():
            yield key
            yield from _things(value)
    elif isinstance(part, list | tuple | set | frozenset):
        for value in part:
            yield from _things(value)
    else:
        yield part


def _problems_of_first(lesson: Lesson) -> Iterator[str]:
    before = next((at for at, step in enumerate(lesson.steps) if step.actions), len(lesson.steps))
    if before > MOST_STEPS:
        yield f"{before} steps before the first own turn, but {MOST_STEPS} is the most"
    done = {lesson.game.catalogue.describe(action).verb for step in lesson.steps for action in step.actions}
    if missing := set(MAIN_VERBS[lesson.game.name].split()) - done:
        yield f"the learner never does {', '.join(sorted(missing))}"
