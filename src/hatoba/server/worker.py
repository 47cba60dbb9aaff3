"""A process that thinks for bots. It is told what a seat may know, never the true position."""

from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing.connection import Connection

from hatoba.bots import LIVE_BUDGETS, Bot, Budget, make_bot
from hatoba.engine.game import Game, OptionValue
from hatoba.games import game as find_game
from hatoba.server.sheets import game_with_own_sheet

BOTS_KEPT = 64
USUAL_BUDGET = Budget(seconds=1.0)


@dataclass(frozen=True)
class Question:
    """A decision of a bot: the position is resampled for its seat."""

    table: str
    seat: int
    level: str
    game: str
    sheet: str | None
    players: int
    options: dict[str, OptionValue]
    position: bytes
    chance: str
    """The seed of the bot."""


def thinking_seconds(level: str) -> float:
    """How long a level may think in a turn."""
    return LIVE_BUDGETS.get(level, USUAL_BUDGET).seconds or 0.0


class Thinker:
    """Answers questions. It keeps the bots of some tables, for they may remember what they thought."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> int:
        game: Game = (
            find_game(question.game) if question.sheet is None else game_with_own_sheet(question.game, question.sheet)
        )
        state = game.from_bytes(question.players, question.options, question.position)
        budget = LIVE_BUDGETS.get(question.level, USUAL_BUDGET)
        return int(self._bot(question).choose(state, budget))

    def _bot(self, question: Question) -> Bot:
        key = (question.table, question.seat, question.level)
        if key not in self._bots:
            self._bots[key] = make_bot(question.level, question.chance)
        self._bots.move_to_end(key)
        while len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return self._bots[key]


def run(connection: Connection) -> None:
    """The process: a question, an answer, until the server goes."""
    thinker = Thinker()
    while True:
        try:
            question = connection.recv()
        except (EOFError, KeyboardInterrupt):
            return
        connection.send(thinker.answer(question))
