"""The past of a table: its position after any entry, and how the points came about."""

from collections.abc import Sequence
from dataclasses import replace

from hatoba.table.entries import Entry, GameEntry, Played
from hatoba.table.models import CoursePoint
from hatoba.table.table import Table

MARK_EVERY = 16


class Past:
    """A game's entries, and the table at every few of them. HatobaError: they do not replay with these rules."""

    def __init__(self, start: Table, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self._marks = [replace(start)]
        current = replace(start)
        for entry in entries:
            current.fold(entry)
            if entry.number % MARK_EVERY == 0:
                self._marks.append(replace(current))

    def table_after(self, number: int) -> Table:
        """The table after entry `number`."""
        mark = self._marks[number // MARK_EVERY]
        table = replace(mark)
        for entry in self.entries[mark.meta.number : number]:
            table.fold(entry)
        return table

    def points(self) -> list[CoursePoint]:
        """The points after each entry that changed the position."""
        current = self.table_after(0)
        points = []
        for entry in self.entries:
            current.fold(entry)
            if isinstance(entry, GameEntry):
                seat = entry.seat if isinstance(entry, Played) else None
                state = current.state
                standing = list(current.game.make_outcome(state).scores)
                points.append(
                    CoursePoint(entry.number, int(state.turn), int(state.round), seat, state.scores(), standing)
                )
        return points
