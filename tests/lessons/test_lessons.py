"""The lessons hold: each can be played to its end, and what is wrong with a lesson is noticed."""

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from hatoba.lessons import Lesson, example_names, find_lesson, lesson_names
from hatoba.lessons.checking import problems, walk
from hatoba.lessons.driving import lesson_at, new_lesson_table, play, show_lesson_position, undo
from hatoba.lessons.lesson import LEARNER, InvalidLesson, read_lesson
from hatoba.locales import languages
from hatoba.table import Refusal, Table, commands

SMALL = """
minutes = 1
players = 2
seed    = 7
opening = ["A under 22", "B under 17"]

[change]
stock.A.yen = 6

[[step]]
say  = "welcome"
show = ["area:tea_plantation"]

[[step]]
say     = "tea"
do      = "choose tea_plantation; add none"
also    = ["choose fishing_ground"]
instead = { choose = "tea-first" }

[[step]]
say  = "end-turn"
do   = "end"
then = ["B choose silk_mill; add plus_1; end"]

[[step]]
say  = "farewell"
"""
"""A lesson with the texts of the first one."""


def small(*changes: tuple[str, str]) -> Lesson:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return replace(read_lesson("duel-first", text), name="duel-first")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Where the small lesson is taken."""
    lesson = small()
    monkeypatch.setattr("hatoba.lessons.driving.find_lesson", lambda _: lesson)
    return new_lesson_table(lesson, now=0.0)[0]


def do(table: Table, *actions: str) -> None:
    table.do(play(table, LEARNER, actions), now=1.0)


def told(table: Table) -> list[str]:
    shown = show_lesson_position(table, LEARNER).lesson
    assert shown is not None
    return [step.text.removeprefix("lesson-duel-first-") for step in shown.steps]


@pytest.mark.parametrize("name", [*lesson_names(), *example_names()])
def test_every_lesson_holds(name: str) -> None:
    assert list(problems(find_lesson(name))) == []


@pytest.mark.parametrize("name", lesson_names())
def test_every_lesson_is_played_to_its_end_by_its_own_answers(name: str) -> None:
    lesson = find_lesson(name)
    seen: dict[str, None] = {}
    for at_table in walk(lesson):
        shown = show_lesson_position(at_table, LEARNER).lesson
        assert shown is not None
        seen |= dict.fromkeys(step.text for step in shown.steps)
    assert list(seen) == list(dict.fromkeys(step.say for step in lesson.steps))


MESSAGE = re.compile(r"^(lesson-[\w-]+) =(.*(?:\n .*)*)", re.MULTILINE)
FIGURE = re.compile(r"\d")
ENGLISH = re.compile(r"\d|\b(two|three|four|five|six|seven|eight|nine|ten)\b", re.IGNORECASE)
OF_THE_RULES = {"lesson-nippon-market-farewell"}
"""Places (the first two) are no number of a sheet or a position."""


@pytest.mark.parametrize("language", languages())
def test_numbers_come_from_the_sheet_or_the_position(language: str) -> None:
    """No sentence says one itself, or it would be wrong when a sheet or a line of play is another."""
    counted, number = [], ENGLISH if language == "en" else FIGURE
    for file in files("hatoba.locales").joinpath(language).iterdir():
        if file.name.startswith("lessons-"):
            for name, text in MESSAGE.findall(file.read_text(encoding="utf-8")):
                if number.search(re.sub(r"\{.*?\}", "", text)):
                    counted.append(name)
    assert set(counted) <= OF_THE_RULES


def test_every_game_begins_with_a_first_lesson() -> None:
    games = dict.fromkeys(find_lesson(name).game.name for name in lesson_names())
    for game in games:
        assert next(name for name in lesson_names() if name.startswith(game)) == f"{game}-first"


# ----------------------------------------------------------------------------------- at a table


def test_the_opening_is_played_and_the_position_is_as_changed(table: Table) -> None:
    assert told(table) == ["welcome", "tea"]
    assert table.state.view(0).seats[0].stock["yen"] == 6
    assert table.course.count == 2


def test_the_others_answer_at_once(table: Table) -> None:
    do(table, "choose tea_plantation", "add none")
    assert told(table) == ["end-turn"]
    do(table, "end")
    assert told(table) == ["farewell"]
    assert table.to_move == LEARNER
    assert [area.area for area in table.state.view(0).areas if area.used] == ["tea_plantation", "silk_mill"]


def test_another_answer_is_accepted_where_the_lesson_says_so(table: Table) -> None:
    do(table, "choose fishing_ground")
    assert told(table) == ["tea"]


@pytest.mark.parametrize(("action", "reply"), [("choose bank", "lesson-duel-first-tea-first"), ("fulfil 28", None)])
def test_other_answers_are_refused_gently(table: Table, action: str, reply: str | None) -> None:
    with pytest.raises(Refusal) as refused:
        do(table, action)
    assert refused.value.code == "not_in_lesson"
    assert (refused.value.reason and refused.value.reason.code) == reply


def test_what_is_illegal_is_refused_as_anywhere(table: Table) -> None:
    with pytest.raises(Refusal) as refused:
        do(table, "end")
    assert refused.value.code == "illegal_action"


def test_several_actions_at_once_must_all_be_the_lessons(table: Table) -> None:
    with pytest.raises(Refusal):
        do(table, "choose tea_plantation", "add plus_1")
    assert table.course.count == 2


def test_one_goes_back_over_the_others_turns_and_finds_the_same_cards(table: Table) -> None:
    before = table.state.to_bytes()
    do(table, "choose tea_plantation", "add none")
    do(table, "end")
    table.do(undo(table, LEARNER), now=2.0)
    assert told(table) == ["end-turn"]
    table.do(undo(table, LEARNER, 2), now=3.0)
    assert table.state.to_bytes() == before
    with pytest.raises(Refusal):
        undo(table, LEARNER)


def test_after_its_end_the_table_is_like_any_other(table: Table) -> None:
    do(table, "choose tea_plantation", "add none")
    do(table, "end")
    do(table, "choose bank")
    assert lesson_at(table) is None
    assert show_lesson_position(table, LEARNER).lesson is None


def test_a_table_that_has_left_the_line_is_no_lesson_any_more(table: Table) -> None:
    """As when its lesson was written anew: it goes on as a game."""
    table.do(commands.play(table, LEARNER, ["choose silk_mill", "add none"]), now=1.0)
    do(table, "end")
    assert table.to_move == 1
    assert lesson_at(table) is None


def test_nobody_but_the_learner_is_told(table: Table) -> None:
    assert show_lesson_position(table, 1).lesson is None


# ----------------------------------------------------------------------------------- what is noticed


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("area:tea_plantation", "area:opium_den", "there is no area:opium_den"),
        ('say  = "farewell"', 'say  = "goodbye"', "no text lesson-duel-first-goodbye in en"),
        ("instead = { choose", "instead = { worship", "nobody can answer 'worship'"),
        ('"B choose silk_mill; add plus_1; end"', '"B choose tea_plantation"', "not legal"),
        ('"B choose silk_mill; add plus_1; end"', '"A choose silk_mill; add plus_1; end"', "the seats"),
        ('add plus_1; end"', 'add plus_1"', "when the learner is to move"),
        ('also    = ["choose fishing_ground"]', 'also = ["choose laboratory"]', "not legal"),
        ('say  = "end-turn"', 'numbers = { n = "seats.7.stock" }\nsay = "end-turn"', "out of range"),
        ('say  = "end-turn"', 'numbers = { n = "areas.opium_den.used" }\nsay = "end-turn"', "opium_den"),
        ('say  = "end-turn"', 'numbers = { n = "areas.bank.area" }\nsay = "end-turn"', "n is no number"),
        ('do      = "choose tea_plantation; add none"', 'do = "choose tea_plantation; add plus_2"', "not legal"),
        ("[[step]]", "[[step]]", "the learner never does"),
    ],
)
def test_what_does_not_hold_is_found(old: str, new: str, found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = small((old, new))
    monkeypatch.setattr("hatoba.lessons.driving.find_lesson", lambda _: lesson)
    said = "\n".join(problems(lesson))
    assert found in said


def test_a_text_that_is_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatoba.lessons.checking.MOST_WORDS", 5)
    said = list(problems(find_lesson("duel-first")))
    for language in languages():
        assert any(f"in {language}, but 5 is the most" in problem for problem in said)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("players = 2", "players = ["),
        ("seed    = 7", ""),
        ('do   = "end"', ""),
        ("choose fishing_ground", "swim"),
        ('"B choose', '"X choose'),
        ("say  =", "says ="),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(old: str, new: str) -> None:
    with pytest.raises(InvalidLesson):
        small((old, new))


def test_an_impossible_start_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong: Any = replace(small(), change={"stock": {"A": {"yen": -1}}})
    monkeypatch.setattr("hatoba.lessons.driving.find_lesson", lambda _: wrong)
    assert "yen" in "\n".join(problems(wrong))
