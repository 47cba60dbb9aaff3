"""The workers' way (section 3.1): from the bag to action spaces and rows, and back."""

from mypy_extensions import i64

from hatoba.engine.rng import Rng
from hatoba.engine.words import ZERO
from hatoba.games.nippon import steps
from hatoba.games.nippon.position import HIRED, TALLY, NipponPosition
from hatoba.games.nippon.tables import BAG, COLOURS, FIRST_SPACE


def full_size(s: NipponPosition, place: i64) -> i64:
    """How many workers a refill puts on an action space or in a row."""
    if place < s.t.rows_at:
        return s.t.workers_per_space
    return s.scale.row_size if place < s.t.rows_at + s.scale.rows else ZERO


def topmost_row(s: NipponPosition) -> i64:
    """The first worker row with workers; 0 if all are empty."""
    row: i64
    for row in range(s.t.rows_at, s.t.rows_at + s.scale.rows):
        if s.colours[row]:
            return row
    return 0


def move_row(s: NipponPosition, row: i64, place: i64) -> None:
    """The workers of a row onto an action space: neither waits for the bag any longer."""
    s.move_workers(row, place)
    s.missing[row] = 0
    s.missing[place] = 0
    if s.recording:
        s.emit(steps.ROW_MOVED, row, place)


def refill_all(s: NipponPosition) -> None:
    """Every action space, then every row from the top, as far as the bag goes."""
    place: i64
    for place in range(FIRST_SPACE, s.t.boards_at):
        there = s.workers_at(place) if s.colours[place] else ZERO
        lacking = full_size(s, place) - there
        s.missing[place] = lacking if lacking > 0 else ZERO
    fill_missing(s)


def fill_missing(s: NipponPosition) -> None:
    """Draw what the bag still owes."""
    if not s.colours[BAG] or not is_waiting(s):
        return
    s.reveal()
    draw_missing(s, s.draw_stream("refill"))


def is_waiting(s: NipponPosition) -> bool:
    """Whether an action space or a row waits for workers."""
    missing = s.missing
    place: i64
    for place in range(FIRST_SPACE, s.t.boards_at):
        if missing[place]:
            return True
    return False


def draw_missing(s: NipponPosition, rng: Rng) -> None:
    """Action spaces from the left, then rows from the top. The workers in the bag are counted colour by colour."""
    workers = s.workers
    missing = s.missing
    in_bag = s.workers_at(BAG)
    bag: i64 = BAG * COLOURS
    place: i64
    for place in range(FIRST_SPACE, s.t.boards_at):
        while missing[place] > 0 and in_bag > 0:
            number = rng.below(in_bag)
            at = bag
            while number >= workers[at]:
                number -= workers[at]
                at += 1
            colour = at - bag
            s.move_worker(colour, BAG, place)
            missing[place] -= 1
            in_bag -= 1
            if s.recording:
                s.emit(steps.WORKER_DRAWN, place, colour)


def dismiss_all(s: NipponPosition) -> None:
    """All own workers back into the bag; who waited for them gets new ones."""
    if s.recording:
        s.emit(steps.WORKERS_RETURNED, s.seat, s.hired(s.seat))
    s.move_workers(s.t.boards_at + s.seat, BAG)
    s.tally[s.seat * TALLY + HIRED] = 0
    fill_missing(s)
