"""Bots' thinking, in a worker of its own: the tables answer meanwhile."""

import json
from dataclasses import replace

from hatoba.bots import Budget
from hatoba.browser.wire import encode
from hatoba.components import parse
from hatoba.engine.game import Game
from hatoba.games import game
from hatoba.table.thinking import Question, Thinker


def write_question(question: Question) -> str:
    """A question as JSON: bytes are written as hex."""
    return encode({**vars(question), "position": question.position.hex()})


def read_question(text: str) -> Question:
    fields = json.loads(text)
    return Question(
        **{**fields, "budget": Budget(**fields["budget"]), "position": bytes.fromhex(fields["position"])},
    )


def find_game(name: str, sheet: str | None) -> Game:
    """The game, with the sheet of this text where it is not the usual one."""
    return game(name) if sheet is None else game(name, parse(sheet, name))


class Mind:
    """Answers what a Host wants to know. It is told what a seat may know, never the true position."""

    def __init__(self, simulations: int | None = None) -> None:
        """`simulations`: think so much instead of so long, so that the same is chosen wherever it runs."""
        self._thinker = Thinker(find_game)
        self._simulations = simulations

    def answer(self, text: str) -> int:
        """The action that the bot chooses."""
        question = read_question(text)
        if self._simulations is not None:
            question = replace(question, budget=Budget(simulations=self._simulations))
        return self._thinker.answer(question)
