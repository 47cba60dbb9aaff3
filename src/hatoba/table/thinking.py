"""Bots' turns as requests: this seat thinks with this budget. Who answers, and where, is not the table's matter."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from hatoba.bots import LIVE_BUDGETS, RATED_BUDGETS, Bot, Budget, make_bot
from hatoba.engine.game import Game, OptionValue
from hatoba.engine.rng import make_rng
from hatoba.table.daily import SIMULATIONS
from hatoba.table.table import Table

BOTS_KEPT = 64
USUAL_BUDGET = Budget(seconds=1.0)
DAILY_BUDGET = Budget(simulations=SIMULATIONS)


@dataclass(frozen=True)
class Question:
    """A decision of a bot. The position is resampled for its seat: nothing in it that the seat does not know."""

    table: str
    seat: int
    level: str
    budget: Budget
    game: str
    sheet: str | None
    """The text of the component sheet, where it is not the usual one."""
    players: int
    options: dict[str, OptionValue]
    position: bytes
    chance: str
    """The seed of the bot."""


def question_of(table: Table) -> Question | None:
    """What the table asks of a bot; None while no bot is to move."""
    level, seat = table.bot_to_move(), table.to_move
    if level is None or seat is None:
        return None
    chance = chance_of(table, f"bot {seat}")
    budgets = RATED_BUDGETS if table.header.rated else LIVE_BUDGETS
    return Question(
        table=table.id,
        seat=seat,
        level=level,
        budget=DAILY_BUDGET if table.header.daily else budgets.get(level, USUAL_BUDGET),
        game=table.game.name,
        sheet=table.game.unusual_sheet,
        players=table.header.players,
        options=table.header.options,
        position=seen_by(table, seat, chance),
        chance=chance,
    )


def chance_of(table: Table, whose: str) -> str:
    """Chance that comes from the table's seed, as secret and as repeatable as the shuffle, but tells nothing of it."""
    return sha256(f"{whose}\n{table.record_header}".encode()).hexdigest()


def seen_by(table: Table, seat: int, chance: str) -> bytes:
    """The position with nothing in it that the seat does not know."""
    return table.state.resample(seat, make_rng(f"{chance} {table.meta.position}")).to_bytes()


class Thinker:
    """Answers questions. It keeps the bots of some tables, for they may remember what they thought.

    `find_game` gives the game of a name, with the sheet of this text if there is one.
    """

    def __init__(self, find_game: Callable[[str, str | None], Game]) -> None:
        self._find_game = find_game
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, question: Question) -> int:
        game = self._find_game(question.game, question.sheet)
        state = game.from_bytes(question.players, question.options, question.position)
        return int(self._bot(question).choose(state, question.budget))

    def _bot(self, question: Question) -> Bot:
        key = (question.table, question.seat, question.level)
        if key not in self._bots:
            self._bots[key] = make_bot(question.level, question.chance)
        self._bots.move_to_end(key)
        while len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return self._bots[key]
