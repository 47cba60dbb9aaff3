"""The coach where somebody waits for it: hints while a game is played alone against bots, and turns tried again."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import TypeVar

from hatoba.bots.work import NoAnswer
from hatoba.coach import Effort
from hatoba.coach.models import Hint, JudgedTurn, Puzzle, Try
from hatoba.coach.questions import CoachQuestion, GiveHint, JudgePuzzle, JudgeTry
from hatoba.server.analyst import TURN_SECONDS, Analyst, record_text
from hatoba.server.bots import Interrupted, Workers
from hatoba.server.commands import BACK_UNTIL, Commands, with_room
from hatoba.server.problems import Problem, busy, invalid, not_found
from hatoba.server.rates import ADDRESS
from hatoba.server.table import ServedTable
from hatoba.server.turns import Wish
from hatoba.server.waiting import shielded
from hatoba.table.commands import require_alone, require_turn
from hatoba.table.entries import Entry, GameEntry, HintEntry
from hatoba.table.header import Practice
from hatoba.table.table import Decision, Table
from hatoba.table.thinking import chance_of, seen_by

T = TypeVar("T")
HINT = Effort(seconds=3.0)
HINTS_KEPT = 1000


class Adviser:
    """Asks the workers, before the bots of tables that nobody attends."""

    def __init__(self, commands: Commands, workers: Workers, analyst: Analyst, puzzles: Mapping[str, Puzzle]) -> None:
        self._commands = commands
        self._workers = workers
        self._analyst = analyst
        self._puzzles = puzzles
        self._thinking: dict[str, asyncio.Task[Hint]] = {}
        self._given: OrderedDict[str, tuple[int, Hint]] = OrderedDict()
        """The last hint of a table, and the position that it is about."""

    def on_entries(self, table: ServedTable, entries: Sequence[Entry]) -> None:
        """Who has played on, or gone back, wants no hint for what was before."""
        if table.id in self._thinking and any(isinstance(entry, GameEntry) for entry in entries):
            self._workers.interrupt(_key(table))

    # ------------------------------------------------------------------------------- hints

    async def hint(self, table: ServedTable, seat: int, position: int) -> Hint:
        """Advice for the seat to move in this position; that it was given is written in the table's log."""
        self._require_workers()
        require_alone(table, seat)
        if position != table.meta.position:
            raise await self._commands.late(table, seat, position)
        require_turn(table, seat)
        if table.id not in self._thinking:
            task = asyncio.create_task(self._hint(table, seat))
            self._thinking[table.id] = task
            task.add_done_callback(lambda _: self._thinking.pop(table.id))
        try:
            hint = await shielded(self._thinking[table.id])
        except Interrupted:
            raise await self._commands.late(table, seat, position) from None
        return hint

    async def _hint(self, table: ServedTable, seat: int) -> Hint:
        position = table.meta.position
        known = self._given.get(table.id)
        if known is not None and known[0] == position:
            return known[1]
        hint = await self._ask(_key(table), HINT.seconds or 0.0, hint_question(table, seat))

        def mark(table: Table) -> Decision:
            if table.meta.position != position:
                raise Interrupted("the position is another")
            with_room(table, BACK_UNTIL)
            return Decision([HintEntry(seat)])

        await self._commands.once(table, f"{seat}:hint {position}", mark)
        self._given[table.id] = (position, hint)
        while len(self._given) > HINTS_KEPT:
            self._given.popitem(last=False)
        return hint

    # ------------------------------------------------------------------------------- turns tried again

    async def mistake(self, table: ServedTable, number: int) -> JudgedTurn:
        """A turn of the table's analysis."""
        stored = await self._analyst.find(table.id)
        known = stored.analysis if stored is not None else None
        found = known.find_turn(number) if known is not None else None
        if found is None:
            raise invalid("the analysis has no such turn", "number")
        return found

    async def judge(self, table: ServedTable, practice: Practice) -> Try:
        """How good the turn is that was played at a practice table."""
        self._require_workers()
        if table.to_move == practice.seat:
            raise invalid("the turn is not over", code="turn_goes_on")
        tried = await record_text(self._commands.tables, table)
        question = self._about_puzzle(practice.puzzle, tried) if practice.puzzle else await self._about(practice, tried)
        try:
            return await self._ask(f"try {table.id}", TURN_SECONDS, question)
        except Interrupted as error:
            raise busy(503, "the coach was interrupted") from error

    async def _about(self, practice: Practice, tried: str) -> JudgeTry:
        game = await self._commands.tables.get(practice.table)
        record, mistake = await record_text(self._commands.tables, game), await self.mistake(game, practice.number)
        return JudgeTry(game.game.name, game.game.unusual_sheet, self._analyst.effort, record, mistake, tried)

    def _about_puzzle(self, name: str, tried: str) -> JudgePuzzle:
        puzzle = self._puzzles.get(name)
        if puzzle is None:
            raise not_found("puzzle")
        return JudgePuzzle(puzzle.game, None, self._analyst.effort, puzzle, tried)

    # ------------------------------------------------------------------------------- both

    def _require_workers(self) -> None:
        if not self._analyst.enabled or not self._workers.count:
            raise Problem(422, "no_coach", "this server has no coach")

    async def _ask(self, key: str, seconds: float, question: CoachQuestion[T]) -> T:
        answer = await self._workers.ask(question, Wish(key, ADDRESS.get(), attended=True, seconds=seconds))
        if isinstance(answer, NoAnswer):
            raise Problem(422, "cannot_coach", answer.detail)
        return answer


def _key(table: ServedTable) -> str:
    return f"hint {table.id}"


def hint_question(table: Table, seat: int) -> GiveHint:
    seen = seen_by(table, seat, chance_of(table, f"hint {seat}"))
    return GiveHint(table.game.name, table.game.unusual_sheet, HINT, table.header.players, table.header.options, seen)
