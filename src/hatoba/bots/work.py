"""What is asked of a process, or of a device's worker, that thinks for others: a question has all that it takes."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from hatoba.bots import Budget, make_bot
from hatoba.engine.errors import HatobaError
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.rng import make_rng

T = TypeVar("T")


@dataclass(frozen=True)
class NoAnswer:
    """There is none, and will be none: the game was played by older rules, say."""

    detail: str


@dataclass(frozen=True)
class WorkQuestion(ABC, Generic[T]):
    """Base of the questions. `sheet`: the text of a visitor's own component sheet."""

    game: str
    sheet: str | None

    @abstractmethod
    def think(self, game: Game) -> T:
        """The answer; HatobaError: there is none."""


def answer(question: WorkQuestion[T], find_game: Callable[[str, str | None], Game]) -> T | NoAnswer:
    """`find_game` gives the game of a name, with the sheet of this text if there is one."""
    try:
        return question.think(find_game(question.game, question.sheet))
    except HatobaError as error:
        return NoAnswer(str(error))


@dataclass(frozen=True)
class PlayTurn(WorkQuestion[bytes]):
    """A bot's turn in a game of bots alone: the position after it. The bots see what their seats know."""

    players: int
    options: dict[str, OptionValue]
    position: bytes
    level: str
    simulations: int
    chance: str

    def think(self, game: Game) -> bytes:
        state = game.from_bytes(self.players, self.options, self.position)
        seat, turn, rng = state.to_move, int(state.turn), make_rng(f"{self.chance} knows")
        bot = make_bot(self.level, self.chance)
        while seat is not None and state.to_move == seat and int(state.turn) == turn:
            state.apply(bot.choose(state.resample(seat, rng), Budget(simulations=self.simulations)))
        return state.to_bytes()
