"""What can be wrong with a sheet, as data; and the one error it can cause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Final

from hatoba.components.telling import Value, show

Argument = Value

VALUES: Final = ("value", "wanted")  # the arguments that are what a sheet says, or should say

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
    # the checker: what is known of a game, and how the project prices its own cards
    "no_source": "has no source",
    "fact": "is {value}, not {wanted}",
    "in_all": "makes {value} in all, not {wanted}",
    "example": "gives {value} in an example of the rulebook, not {wanted}",
    "some_row": "must have a row with {wanted}",
    "by_value": "must run in order of value",
    "two_copies": "must have each technology twice at most",
    "two_british": "must have two British ones at least",
    "no_copper": "gives copper: Mining does not name it",
    "space_between": "must have a space without a number between {least} and {most}",
    "all_numbered": "must have a number on every space",
    "some_empty": "must have spaces without a number",
    "stars_least": "must have {least} stars at least, none on the first space",
    "marks_of_two": "must have marks of two neighbouring places",
    "tokens_each": "must be {count} tokens, each of 1 to {most} among them",
    "yen_or_vp": "must pay yen or VP, not both, and {most} steps at most",
    "off_line": "is off the line of its kind by {off:+} yen",
    "sharp_rows": "has {count} rows that are well off their line; {least} to {most} would be usual",
    "mean_off": "is off its line by {off:+} yen on average",
    "gain_grows": "has gains that do not grow with the cost",
    "goods_class": "asks for goods of another family than its neighbours",
    "first_turn": "can be paid at once and is worth {value} yen, more than {most}",
    "british_most": "should be British most often and Dutch least often",
    "icons_share": "has {value} icons on the cards; as the agents are spread, about {wanted}",
    "dutch_cheap": "sells the rare Dutch icon cheap",
    "copies_countries": "should have another country than the other {name} card",
    "worth_outside": "is worth {value} yen; {least} to {most} would be usual",
    "points_outside": "is {value} VP; {least} to {most} would be usual",
    "share_outside": "is {value} % of {other}; {least} to {most} % would be usual",
    "upgrade_price": "costs {value} yen for each strength; {least} to {most} would be usual",
    "orders_short": "leaves {value} more orders for each player; {least} at least would be usual",
    "vp_per_production": "pays {value} VP for each production; {least} to {most} would be usual",
    "pay_yen": "has {value} contracts that pay yen; {wanted} would be usual",
    "token_each_cell": "should have a token for every cell of the influence table",
    "tiles_each_good": "should have each good on {wanted} tiles",
    "tiles_differ": "should be all different",
    "tile_levels": "should have goods of all levels",
    "scoring_grows": "should grow by the same steps twice",
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

    @property
    def where(self) -> str:
        """The place, for people; empty if it is the whole sheet."""
        parts = []
        if self.table is not None:
            parts.append(f"[{self.table}]" + (f" row {self.row}" if self.row is not None else ""))
        if self.field is not None:
            parts.append(f"field {self.field}")
        return ", ".join(parts)

    def sentence(self) -> str:
        """What is wrong, in English."""
        words = {name: _worded(name, value) for name, value in self.arguments.items()}
        guess = words.get("guess")
        return SENTENCES[self.problem].format(**words) + (f"; did you mean {guess}?" if guess else "")


def _worded(name: str, value: Argument) -> int | float | str:
    if name in VALUES:
        return show(value)
    return value if isinstance(value, int | float | str) else ", ".join(map(str, value))


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
        sheet = f"{self.game} sheet" if self.game else "sheet"
        return f"{', '.join(filter(None, (sheet, self.fault.where)))}: {self.problem}"
