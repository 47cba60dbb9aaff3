"""What can be wrong with a sheet, as data; and the one error it can cause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as made
from typing import Final

Argument = int | float | str | Sequence[str]

# What each problem says in English. locales/*/sheets.ftl has the same keys, as sheet-fault-KEY.
SENTENCES: Final[Mapping[str, str]] = {
    # the text
    "not_toml": "is not TOML: {reason}",
    "not_utf8": "is not UTF-8 text: {reason}",
    "too_deep": "nests deeper than any sheet does",
    "other_game": 'must be "{game}", not {value}',
    # single values
    "missing": "is missing",
    "unknown": "is not known here",
    "not_in_row": "does not belong in this row",
    "number_least": "must be a whole number of at least {least}, not {value}",
    "number_most": "must be a whole number of at most {most}, not {value}",
    "halves": "must be a number of at least 0, in steps of 0.5, not {value}",
    "flag": "must be true or false, not {value}",
    "name": "must be a name of letters, spaces and hyphens, not {value}",
    "name_long": "must have at most {most} characters, not {count}",
    "path": "must be the name of a field, not {value}",
    "one_of": "must be one of {words}, not {value}",
    "exactly": "must be {wanted} here, not {value}",
    "base": "must be the id of a sheet, 16 digits, not {value}",
    # lists, amounts, tables
    "list": "must be a list, not {value}",
    "items": "must have {wanted} items, not {count}",
    "items_least": "must have at least {least} items, not {count}",
    "items_most": "must have at most {most} items, not {count}",
    "twice": "must not be there twice: {value}",
    "falls": "must not be less than the item before it, {value}",
    "amounts": "must be an inline table of amounts, not {value}",
    "no_such_amount": "is not one of {words}",
    "amounts_least": "must name at least {least} of {words}",
    "amounts_most": "must name at most {most} of {words}",
    "table": "must be a table, not {value}",
    "rows": "must be a list of rows, not {value}",
    "row_count": "must have {wanted} rows, not {count}",
    "no_such_field": "names no field of this table or row: {value}",
    "remark": "{text}",
    # between tables and rows, in several games
    "most_to_be_had": "must be at most {most}, which is all that can be had",
    "less_than_field": "must be less than {other}",
    "most_of_field": "must not be more than {other}",
    "more_than_field": "must be more than {other}, {value}",
    "price_each": "must have a price for each of the {count} {pieces}",
    # Yokohama
    "pyramid_boards": "must hold the {boards} boards of {players} players, not {count}",
    "pyramid_shrinks": "must shrink by one board a row",
    "sum_of_others": "must be {wanted}, the sum of the others",
    "most_of_turn": "must not be more than {other} of [turn]",
    "neutral_spaces": "must be [0, 0, 0], or [{marked}, 0, 0]: the spaces of [{board}] marked neutral_2p",
    "end_within_board": "must be less than the {count} spaces of the board",
    "space_before": "must not be less than on the space before it, {least}",
    "levels_ascend": "must be {words} from the left, each at least once",
    "orders_left": "must be less than the {most} orders that set-up for {players} players leaves",
    "one_station": "must not be station a second time: there is one station token",
    "copies_agree": "must be {wanted}, as on the other {name} card",
    "one_or_other": "must be there, or {other} instead",
    "sets_grow": "must be at least {least}: a further country must not add less than the one before",
    # Duel
    "hand_room": "must be at most {most}, what a hand may hold",
    "cards_dealt": "must be at least {least}, those dealt",
    "cards_together": "must make {wanted} together with {other}, {count}",
    "new_each_round": "must be less: new ones in each of {rounds} rounds, of {count} in all",
    "card_before": "must be more than on the card before it",
    "always_open": "must have an area that is always_open: a turn needs one to choose",
    "technology_again": "must not be {name} again: number {number} is",
    # Nippon
    "workers": "must be less: set-up for {players} players needs {needed} workers and {count} are left",
    "action_again": "must not be {name} again: it is on space {space}",
    "action_missing": "must have a space for each action, also for {words}",
    "number_before": "must be more than the number before it, {value}",
    "stars_each_space": "must say 0 or 1 for each of the {count} spaces",
    "stars_each_place": "must say 0 or 1 for each of the {count} places",
    "track_end": "must be at most {most}, the end of the track",
    "places_of_row": "must name places of the row, from 1 to {most}, from the left, each once",
    "number_each_worker": "must have a number for each of 1 to {most} workers (on_board of [workers])",
    "machine_max": "must be at most {most}, machine_max of [actions]",
    "store_room": "must be at most {most}, the room of a store",
    "same_contract": "must not be the same contract as number {number}",
    "city_again": "must not be {name} again",
    "tokens_of_multiplier": "must be at most {most}, the tokens of multiplier {multiplier}",
    "first_mark": "must be at most {most}, the first of marks_after",
    "golden_neighbours": "must be neighbouring spaces after the last of marks_after",
    "golden_end": "must not be beyond the last space, {most}",
    "golden_turns": "must be {wanted}, the number of golden spaces",
    "places_fall": "must fall from place to place",
}


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a sheet, and where.

    `table` is the TOML table (`orders`, `editions.second`), `row` the row as messages name it (`number 7`, or the
    place in the list, counted from 1, where rows have no number or id of their own), `field` the dotted path inside
    them (`cost.silk`; in a list the index, counted from 0). Each is None where it does not apply. `problem` is a key of
    SENTENCES; an argument `guess` is what may have been meant.
    """

    game: str | None
    table: str | None
    row: str | None
    field: str | None
    problem: str
    arguments: Mapping[str, Argument] = made(default_factory=dict)

    def sentence(self) -> str:
        """What is wrong, in English."""
        words = {
            name: value if isinstance(value, str | int | float) else ", ".join(value)
            for name, value in self.arguments.items()
        }
        guess = words.get("guess")
        return SENTENCES[self.problem].format(**words) + (f"; did you mean {guess}?" if guess else "")


class InvalidSheet(ValueError):
    """A component sheet that cannot be played with, and its first fault."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)  # not the message, so that the error can be pickled
        self.fault = fault
        self.game = fault.game
        self.table = fault.table
        self.row = fault.row
        self.field = fault.field

    @property
    def problem(self) -> str:
        """What is wrong, in English."""
        return self.fault.sentence()

    def __str__(self) -> str:
        parts = [f"{self.game} sheet" if self.game else "sheet"]
        if self.table is not None:
            parts.append(f"[{self.table}]" + (f" row {self.row}" if self.row is not None else ""))
        if self.field is not None:
            parts.append(f"field {self.field}")
        return f"{', '.join(parts)}: {self.problem}"
