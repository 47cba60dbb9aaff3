"""What the coach's analyses of somebody's games say of them together. Nothing is kept: the analyses are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from hatoba.coach.models import Accuracy, Skill
from hatoba.coach.words import GOOD, WEAK
from hatoba.server.models_people import Strength, StrengthAt

TURNS_NEEDED = 3
"""Fewer turns about a thing say nothing."""
TOLD = 4
"""Things of either kind."""


@dataclass(frozen=True)
class Judged:
    """The part of a game's analysis that is about how well its seats decided."""

    game: str
    accuracy: tuple[Accuracy, ...]
    skills: tuple[Skill, ...]


def tell_strengths(games: Iterable[tuple[int, Judged]]) -> list[Strength]:
    """By game, from the analyses of an account's games, each with the account's seat."""
    ordered = sorted(games, key=lambda one: one[1].game)
    return [_strength(name, list(found)) for name, found in groupby(ordered, lambda one: one[1].game)]


def _strength(game: str, games: Sequence[tuple[int, Judged]]) -> Strength:
    own = [one for seat, judged in games for one in judged.accuracy if one.seat == seat]
    opening, middle, ending = (_mean([(one.phases[at], one.turns) for one in own]) for at in range(3))
    skills = _skills([one for seat, judged in games for one in judged.skills if one.seat == seat])
    return Strength(
        game=game,
        games=len(games),
        turns=sum(one.turns for one in own),
        accuracy=_mean([(one.accuracy, one.turns) for one in own]),
        opening=opening,
        middle=middle,
        ending=ending,
        good=[one for one in skills if one.accuracy >= GOOD][:TOLD],
        weak=[one for one in reversed(skills) if one.accuracy < WEAK][:TOLD],
    )


def _mean(found: Iterable[tuple[float | None, int]]) -> float | None:
    """Longer games count for more; None where nothing was to decide."""
    known = [(value, turns) for value, turns in found if value is not None and turns]
    turns = sum(turns for _, turns in known)
    return round(sum(value * turns for value, turns in known) / turns, 1) if turns else None


def _skills(found: Sequence[Skill]) -> list[StrengthAt]:
    """By thing, the best first."""
    things: dict[tuple[str, str], list[Skill]] = {}
    for skill in found:
        if skill.kind is not None and skill.thing is not None:
            things.setdefault((skill.kind, skill.thing), []).append(skill)
    told = [
        StrengthAt(kind, thing, turns, mean)
        for (kind, thing), skills in things.items()
        if (turns := sum(skill.turns for skill in skills)) >= TURNS_NEEDED
        and (mean := _mean([(skill.accuracy, skill.turns) for skill in skills])) is not None
    ]
    return sorted(told, key=lambda one: -one.accuracy)
