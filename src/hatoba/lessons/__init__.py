"""Lessons: lines of play on the real table, with what is said, shown and asked at each step.

A lesson is a file, GAME/NUMBER_NAME.toml (`lesson` tells what is in it), and is known as GAME-NAME. It is played at a
table (`driving`): the others play the lesson's line, and what the learner does is compared with it. `checking` plays it
through and finds what does not hold any more. GAME/example_NAME.toml is an example of the rules, which `rulebook` hands
to whoever shows them: drawn there, and played like a lesson.
"""

from hatoba.lessons.lesson import Lesson, example_names, find_lesson, is_lesson, lesson_names

__all__ = ["Lesson", "example_names", "find_lesson", "is_lesson", "lesson_names"]
