"""What the coach says, in words: messages of coach.ftl with names from the game's own texts."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hatoba.coach.models import Hint, LineValue, Reasons, Skill, Subject, Try, Verdict
from hatoba.engine.game import Game
from hatoba.locales import Texts
from hatoba.locales.book import dashed
from hatoba.locales.words import action_text, name_text

CATEGORY = "category"
WEAK = 85.0
"""An accuracy below which somebody is told to be weak at something; GOOD and above: good."""
GOOD = 97.0


def line_words(texts: Texts, game: Game, line: LineValue) -> list[str]:
    """A label for each action of a line."""
    return [action_text(texts, game, move.action, move.step) for move in line.moves]


def verdict_words(texts: Texts, verdict: Verdict) -> str:
    return texts(f"coach-verdict-{dashed(verdict)}")


def amount_words(texts: Texts, amount: float) -> str:
    """A number with its sign, to one digit."""
    return texts("coach-less" if amount < 0 else "coach-more", n=round(abs(amount), 1))


def share_words(texts: Texts, share: float) -> str:
    return texts("coach-percent", n=round(100 * share))


def change_words(texts: Texts, change: float) -> str:
    """A change of a share, with its sign, in hundredths of the win."""
    return amount_words(texts, 100 * change)


def subject_words(texts: Texts, game: Game, subject: Subject) -> str | None:
    """The name of what a line is about; None where it names nothing."""
    if subject.kind is None or subject.thing is None:
        return None
    return name_text(texts, game.name, subject.kind, subject.thing)


# ----------------------------------------------------------------------------------- reasons


def category_words(texts: Texts, game: Game, category: str) -> str:
    return name_text(texts, game.name, game.facts.text_kinds.get(CATEGORY, CATEGORY), category)


def reason_words(texts: Texts, game: Game, reasons: Reasons) -> Iterator[str]:
    """Each reason as a line, the points first."""
    for points in reasons.points:
        category = category_words(texts, game, points.category)
        yield texts("coach-reason-points", category=category, amount=amount_words(texts, points.difference))
    for reach in reasons.reaches:
        yield texts(
            "coach-reason-reach",
            category=category_words(texts, game, reach.category),
            played=share_words(texts, reach.played),
            best=share_words(texts, reach.best),
        )
    for ending in reasons.endings:
        yield texts(
            "coach-reason-ending",
            ending=name_text(texts, game.name, "ending", ending.ending),
            played=share_words(texts, ending.played),
            best=share_words(texts, ending.best),
        )
    if abs(reasons.others) >= 2 * reasons.others_error and reasons.others:
        yield texts("coach-reason-others", amount=amount_words(texts, reasons.others))


# ----------------------------------------------------------------------------------- a game


def skill_words(texts: Texts, game: Game, skills: Sequence[Skill]) -> Iterator[str]:
    """What a seat was good and weak at, at most a line each."""
    for message, chosen in (
        ("coach-good-at", [skill for skill in skills if skill.accuracy >= GOOD]),
        ("coach-weak-at", [skill for skill in skills if skill.accuracy < WEAK]),
    ):
        names = [
            name_text(texts, game.name, skill.kind, skill.thing)
            for skill in chosen
            if skill.kind is not None and skill.thing is not None
        ]
        if names:
            yield texts(message, list=texts.join(", ", names))


# ----------------------------------------------------------------------------------- hints and tries


def nudge_words(texts: Texts, game: Game, hint: Hint) -> str:
    """The first hint: only where to look."""
    thing = subject_words(texts, game, hint.nudge)
    if thing is not None:
        return texts("coach-hint-nudge", thing=thing)
    move = next(move for move in hint.line.moves if move.action == hint.nudge.action)
    return texts("coach-hint-nudge-action", action=action_text(texts, game, move.action, move.step))


def hint_words(texts: Texts, game: Game, hint: Hint) -> Iterator[str]:
    """The second hint: how sure it is, and why."""
    if hint.unsure and hint.other is not None:
        first, second = (texts.join(", ", line_words(texts, game, line)) for line in (hint.line, hint.other))
        yield texts("coach-hint-unsure", first=first, second=second)
        return
    if hint.other is not None:
        yield texts("coach-hint-lead", share=share_words(texts, hint.lead))
    if hint.reasons is not None:
        yield from reason_words(texts, game, seen_from_best(hint.reasons))


def seen_from_best(reasons: Reasons) -> Reasons:
    """Differences as what the better line has more: nothing was played yet."""
    points = tuple(replace(reason, difference=-reason.difference) for reason in reasons.points)
    return replace(reasons, points=points, others=-reasons.others)


def try_words(texts: Texts, found: Try) -> str:
    if found.band == "found":
        return texts("coach-try-found")
    return texts(f"coach-try-{found.band}", share=share_words(texts, found.loss))
