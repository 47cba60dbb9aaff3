"""What the rules of a game show: the numbers of its sheet, and its examples as the learner would find them."""

from functools import cache

from hatoba.games import game as find_game
from hatoba.lessons.driving import new_lesson_table
from hatoba.lessons.lesson import LEARNER, example_names, find_lesson
from hatoba.table.models import Example, Rulebook
from hatoba.table.show import show_info, show_position


@cache
def rulebook_of(game: str) -> Rulebook:
    """Always the same, so it is made once."""
    names = [name for name in example_names() if find_lesson(name).game.name == game]
    return Rulebook(find_game(game).sheet.data, [_show(name) for name in names])


def _show(name: str) -> Example:
    lesson = find_lesson(name)
    table, _ = new_lesson_table(lesson, now=0.0, table_id=name)
    info = show_info(table, table, [LEARNER], maker=False)
    return Example(name, lesson.rule, lesson.picture, info, show_position(table, LEARNER))
