"""The coach on a device: the same questions as a server's, asked of a Mind, and what is kept of its answers."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from hatoba.browser.desk import Desk, Opened
from hatoba.browser.mind import write_question
from hatoba.browser.wire import Thought
from hatoba.coach import Effort
from hatoba.coach.models import Analysis, AnalysisShown, Hint, Puzzle, Try, show_analysis
from hatoba.coach.packaged import find_puzzles, info_of, record_of_puzzle, solution_of
from hatoba.coach.questions import CoachQuestion, GiveHint, JudgeNextTurn, JudgePuzzle, JudgeTry
from hatoba.coach.stored import revive
from hatoba.engine.vectors import IS_NATIVE
from hatoba.games import game
from hatoba.table import commands
from hatoba.table.commands import Refusal
from hatoba.table.entries import HintEntry
from hatoba.table.header import Practice
from hatoba.table.models import Created
from hatoba.table.practice import practice_table, puzzle_table
from hatoba.table.records import record_of
from hatoba.table.table import Decision
from hatoba.table.thinking import chance_of, seen_by

USUAL_EFFORT = Effort(simulations=2000, draws=32) if IS_NATIVE else Effort(simulations=4, draws=4)
"""Half of a server's, for the engine is half as fast; plain Python is a hundred times slower."""
HINT = Effort(seconds=3.0)


class Coach:
    """Analyses, turns tried again, puzzles and hints. `requests`: what a client asks, and a Mind's answers."""

    def __init__(self, desk: Desk, effort: Effort) -> None:
        self._desk = desk
        self._effort = effort
        self.requests: Mapping[str, Callable[..., Any]] = {
            "analysis": self.analysis,
            "analyse": self.analyse,
            "judged": self.judged,
            "practise": self.practise,
            "puzzles": lambda: [info_of(puzzle) for puzzle in find_puzzles().values()],
            "puzzleSolution": lambda name: solution_of(_puzzle(name)),
            "startPuzzle": self.start_puzzle,
            "judgeTry": self.judge_try,
            "tried": self.tried,
            "hint": self.hint,
            "hinted": self.hinted,
        }

    # ------------------------------------------------------------------------------- a finished game

    def analysis(self, table: str, known: int) -> AnalysisShown:
        opened = self._desk.find(table)
        commands.require_over(opened.table, "the coach speaks")
        return show_analysis(opened.judged, opened.analysis, known)

    def analyse(self, table: str) -> AnalysisShown:
        """Have the game judged in the background, a turn after the other."""
        opened = self._desk.find(table)
        if not opened.mine:
            raise Refusal("only who played here may ask for an analysis", code="forbidden")
        if opened.table.running:
            raise Refusal("the game is not over", code="running")
        if opened.judged in ("none", "failed"):
            opened.judged = "waiting"
            self._desk.keep_analysis(opened)
            self._judge_next(opened)
        return show_analysis(opened.judged, opened.analysis, 0)

    def go_on(self, opened: Opened, kept: Mapping[str, Any]) -> None:
        """With what is judged already, after a tab was closed."""
        opened.judged = kept["state"]
        opened.analysis = None if kept["analysis"] is None else revive(Analysis, kept["analysis"])
        if opened.judged == "waiting":
            self._judge_next(opened)

    def _judge_next(self, opened: Opened) -> None:
        known = opened.analysis.turns if opened.analysis is not None else ()
        question = JudgeNextTurn(*self._about(opened), record_of(opened.table, opened.log).text(), known)
        self._think(opened, question, "judged", background=True)

    def judged(self, table: str, _position: int, answer: str) -> None:
        """One turn more. Nothing if nobody looks at the table any more: it is judged when somebody does."""
        opened = self._desk.tables.get(table)
        if opened is None or opened.judged != "waiting":
            return
        found = json.loads(answer)
        if "cannot" in found:
            opened.judged = "failed"
        else:
            later = revive(Analysis, found["answer"])
            if opened.analysis is not None and later.judged <= opened.analysis.judged:
                return  # asked before the table was closed and opened again: this is known
            opened.analysis = later
            opened.judged = "complete" if later.complete else "waiting"
        self._desk.keep_analysis(opened)
        if opened.judged == "waiting":
            self._judge_next(opened)

    # ------------------------------------------------------------------------------- turns tried again

    def practise(self, table: str, number: int) -> Created:
        """A table where one of the player's turns of the analysis is played again, and nobody plays after it."""
        opened = self._desk.find(table)
        turn = opened.analysis.find_turn(number) if opened.analysis is not None else None
        if turn is None:
            raise Refusal("the analysis has no such turn", "number")
        if turn.seat not in opened.mine:
            raise Refusal("this seat is not yours", "number", "forbidden")
        practice = Practice(opened.table.id, turn.number, turn.seat, turn.first)
        return self._desk.welcome(*practice_table(opened.table, opened.log, practice, self._desk.now()))

    def start_puzzle(self, name: str) -> Created:
        """A table where a puzzle is solved."""
        puzzle = _puzzle(name)
        record = record_of_puzzle(puzzle, game(puzzle.game))
        return self._desk.welcome(*puzzle_table(record, puzzle.id, puzzle.seat, self._desk.now()))

    def judge_try(self, table: str) -> None:
        """How good the turn is that was played at a table to practise; answered by `tried`."""
        opened = self._desk.find(table)
        practice = opened.table.header.practice
        if practice is None:
            raise Refusal("this is no table to practise", code="no_practice")
        if opened.table.to_move == practice.seat:
            raise Refusal("the turn is not over", code="turn_goes_on")
        tried = record_of(opened.table, opened.log).text()
        question: JudgePuzzle | JudgeTry
        if practice.puzzle is not None:
            question = JudgePuzzle(*self._about(opened), _puzzle(practice.puzzle), tried)
        elif practice.table not in self._desk.tables:
            self._desk.reply.need = practice.table
            return
        else:
            before = self._desk.find(practice.table)
            mistake = before.analysis.find_turn(practice.number) if before.analysis is not None else None
            if mistake is None:
                raise Refusal("the analysis has no such turn", "number")
            question = JudgeTry(*self._about(before), record_of(before.table, before.log).text(), mistake, tried)
        self._think(opened, question, "tried", awaited=True)

    def tried(self, _table: str, _position: int, answer: str) -> Try:
        return revive(Try, _told(answer))

    # ------------------------------------------------------------------------------- hints

    def hint(self, table: str, seat: int, position: int) -> Hint | None:
        """Advice for who plays alone; known at once where it was given before, else answered by `hinted`."""
        opened = self._desk.find(table, seat)
        commands.require_alone(opened.table, seat)
        commands.require_position(opened.table, position)
        commands.require_turn(opened.table, seat)
        if opened.hint is not None and opened.hint[0] == position:
            return opened.hint[1]
        header = opened.table.header
        seen = seen_by(opened.table, seat, chance_of(opened.table, f"hint {seat}"))
        name, sheet = opened.table.game.name, opened.table.game.unusual_sheet
        self._think(opened, GiveHint(name, sheet, HINT, header.players, header.options, seen), "hinted", awaited=True)
        return None

    def hinted(self, table: str, position: int, answer: str) -> Hint:
        """That a hint was given is written in the log. Late: who has played on meanwhile is told nothing."""
        opened = self._desk.find(table)
        commands.require_position(opened.table, position)
        if opened.hint is None or opened.hint[0] != position:
            found = revive(Hint, _told(answer))
            self._desk.do(opened, Decision([HintEntry(found.seat)]))
            opened.hint = (position, found)
        return opened.hint[1]

    # ------------------------------------------------------------------------------- all of them

    def _about(self, opened: Opened) -> tuple[str, str | None, Effort]:
        return opened.table.game.name, opened.table.game.unusual_sheet, self._effort

    def _think(
        self, opened: Opened, question: CoachQuestion[Any], then: str, awaited: bool = False, background: bool = False
    ) -> None:
        position = opened.table.meta.position
        self._desk.reply.think = Thought(opened.table.id, position, write_question(question), then, awaited, background)


def _told(answer: str) -> Any:
    found = json.loads(answer)
    if "cannot" in found:
        raise Refusal(found["cannot"], code="cannot_coach")
    return found["answer"]


def _puzzle(name: str) -> Puzzle:
    puzzle = find_puzzles().get(name)
    if puzzle is None:
        raise Refusal("there is no such puzzle", code="not_found")
    return puzzle
