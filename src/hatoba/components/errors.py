"""The one error a sheet can cause."""

from __future__ import annotations


class InvalidSheet(ValueError):
    """A component sheet that cannot be played with, and where its first fault is.

    `table` is the TOML table (`orders`, `editions.second`), `row` the row as the message names it (`number 7`, or the
    place in the list, counted from 1, where rows have no number or id of their own), `field` the dotted path inside
    them (`cost.silk`; in a list the index, counted from 0). Each is None where it does not apply.
    """

    def __init__(self, game: str | None, table: str | None, row: str | None, field: str | None, problem: str) -> None:
        # The arguments, not the message, go to the base class, so that the error can be pickled.
        super().__init__(game, table, row, field, problem)
        self.game = game
        self.table = table
        self.row = row
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        parts = [f"{self.game} sheet" if self.game else "sheet"]
        if self.table is not None:
            parts.append(f"[{self.table}]" + (f" row {self.row}" if self.row is not None else ""))
        if self.field is not None:
            parts.append(f"field {self.field}")
        return f"{', '.join(parts)}: {self.problem}"
