"""Thinking for bots and for the coach, in a worker of its own: the tables answer meanwhile."""

import json
from dataclasses import replace
from typing import Any

from hatoba.bots import Budget
from hatoba.bots.work import NoAnswer, answer
from hatoba.browser.wire import encode
from hatoba.coach.questions import CoachQuestion, GiveHint, JudgeNextTurn, JudgePuzzle, JudgeTry
from hatoba.coach.stored import revive
from hatoba.components import parse
from hatoba.engine.game import Game
from hatoba.games import game
from hatoba.table.thinking import Question, Thinker

AnyQuestion = Question | CoachQuestion[Any]
KINDS: dict[str, type[AnyQuestion]] = {
    kind.__name__: kind for kind in (Question, JudgeNextTurn, JudgePuzzle, JudgeTry, GiveHint)
}


def write_question(question: AnyQuestion) -> str:
    """A question as JSON."""
    return encode({"kind": type(question).__name__, "asked": question})


def read_question(text: str) -> AnyQuestion:
    fields = json.loads(text)
    return revive(KINDS[fields["kind"]], fields["asked"])


def find_game(name: str, sheet: str | None) -> Game:
    """The game, with the sheet of this text where it is not the usual one."""
    return game(name) if sheet is None else game(name, parse(sheet, name))


class Mind:
    """Answers what a Host wants to know. Of a running game it is told what a seat may know, never the true position."""

    def __init__(self, simulations: int | None = None) -> None:
        """`simulations`: bots think so much instead of so long, so that the same is chosen wherever it runs."""
        self._thinker = Thinker(find_game)
        self._simulations = simulations

    def answer(self, text: str) -> str:
        """As JSON: the action that a bot chooses, or the `answer` of the coach, or why there `cannot` be one."""
        question = read_question(text)
        if isinstance(question, Question):
            if self._simulations is not None:
                question = replace(question, budget=Budget(simulations=self._simulations))
            return encode(self._thinker.answer(question))
        found = answer(question, find_game)
        return encode({"cannot": found.detail} if isinstance(found, NoAnswer) else {"answer": found})
