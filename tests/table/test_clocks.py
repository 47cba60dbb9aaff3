"""Clocks for long games: time that comes back, nights and vacations in which it rests, and a minute of grace."""

from random import Random

import pytest

import hatoba
from hatoba.table import clocks, commands
from hatoba.table.commands import Refusal
from hatoba.table.header import ClockPlan, Rest, SeatPlan
from hatoba.table.records import new_table
from hatoba.table.show import show_clock
from hatoba.table.table import Table

HOUR = 3600.0
DAY = 24 * HOUR
FISCHER = ClockPlan("fischer", seconds=900, increment=30, grace=60)
SLOW = ClockPlan("days", seconds=2 * DAY, increment=DAY, grace=60, vacation=5)
NIGHT = (22 * 60, 6 * 60)
"""From ten in the evening to six."""


def start(clock: ClockPlan, now: float = 0.0) -> Table:
    seats = [SeatPlan("person", claimed=True), SeatPlan("person", claimed=True)]
    table = new_table(hatoba.game("duel"), seats, seed=7, now=now, clock=clock)
    while table.state.turn == 0:  # what everybody chooses before the first turn
        play_turn(table, now)
    return table


def play_turn(table: Table, now: float) -> int:
    """The seat to move plays until the turn passes on; which one it was."""
    seat, turn, rng = table.to_move, table.state.turn, Random(1)
    assert seat is not None
    while table.to_move == seat and table.state.turn == turn:
        table.do(commands.play(table, seat, [rng.choice(table.state.legal_actions())]), now)
    return seat


@pytest.mark.parametrize(
    ("start_at", "end_at", "awake"),
    [(0, 24, 16), (6, 22, 16), (22, 30, 0), (20, 28, 2), (2, 7, 1), (0, 72, 48), (23, 23.5, 0), (12, 12, 0)],
)
def test_how_long_somebody_is_awake(start_at: float, end_at: float, awake: float) -> None:
    rest = Rest(sleep=NIGHT)
    assert clocks.waking(rest, start_at * HOUR, end_at * HOUR) == awake * HOUR


def test_when_somebody_has_been_awake_for_long_enough() -> None:
    rng = Random(3)
    for _ in range(300):
        sleep = rng.randrange(1440)
        rest = Rest(
            (sleep, (sleep + rng.randrange(1, 721)) % 1440), away_until=rng.choice((0.0, rng.uniform(0, 5 * DAY)))
        )
        begin, seconds = rng.uniform(0, 3 * DAY), rng.uniform(1, 4 * DAY)
        end = clocks.after_waking(rest, begin, seconds)
        assert clocks.waking(rest, begin, end) == pytest.approx(seconds)
        assert clocks.waking(rest, begin, end - 1) < seconds


def test_a_turn_gives_time_back_and_unused_time_is_saved() -> None:
    table = start(FISCHER)
    seat = play_turn(table, 10)
    left = clocks.remaining(table, 10)
    assert left is not None
    assert left[seat] == 900 - 10 + 30
    assert clocks.deadline(table) == 10 + 900


def test_a_bot_steps_in_only_after_the_grace() -> None:
    table = start(FISCHER)
    seat = table.to_move
    assert seat is not None
    assert (clocks.deadline(table), clocks.due(table)) == (900, 960)
    assert commands.time_out(table, 959) is None
    late = commands.time_out(table, 960)
    assert late is not None
    table.do(late, 960)
    assert table.meta.seats[seat].away
    table.do(commands.take_back(table, seat), 1000)
    assert clocks.deadline(table) == 1000  # only the grace is left, until the turn gives something back
    play_turn(table, 1030)
    assert clocks.remaining(table, 1030) == [30, 900] if seat == 0 else [900, 30]


def test_a_budget_of_days_fills_up_to_its_brim_and_no_further() -> None:
    table = start(SLOW)
    seat = play_turn(table, 1.5 * DAY)
    left = clocks.remaining(table, 1.5 * DAY)
    assert left is not None
    assert left[seat] == 1.5 * DAY
    play_turn(table, 1.6 * DAY)
    play_turn(table, 1.7 * DAY)
    assert clocks.remaining(table, 1.7 * DAY) == [2 * DAY, 2 * DAY]


def test_a_slow_game_over_days_with_nights_and_vacation() -> None:
    """It begins at noon; the first person sleeps, and takes two days off in the middle of a turn."""
    noon = 12 * HOUR
    table = start(SLOW, noon)
    seat = table.to_move
    assert seat is not None
    table.do(commands.rest(table, seat, NIGHT, 0), noon)
    # Ten hours until the night, sixteen on each of the next days: 48 hours end on the fourth day.
    assert clocks.deadline(table) == 3 * DAY + 12 * HOUR
    assert clocks.pauses(table) == [(day * DAY + 22 * HOUR, (day + 1) * DAY + 6 * HOUR) for day in range(3)]
    table.do(commands.rest(table, seat, NIGHT, 2), DAY + 8 * HOUR)
    assert clocks.vacation_left(table, seat) == 3
    # Twelve waking hours are gone; the clock rests until day 3, 8 o'clock.
    left = clocks.remaining(table, 3 * DAY + 8 * HOUR)
    assert left is not None
    assert left[seat] == 36 * HOUR
    assert clocks.deadline(table) == 5 * DAY + 12 * HOUR
    play_turn(table, 3 * DAY + 9 * HOUR)
    left = clocks.remaining(table, 3 * DAY + 9 * HOUR)
    assert left is not None
    assert left[seat] == 2 * DAY
    shown = show_clock(table)
    assert shown is not None
    assert shown.running == 1 - seat
    assert shown.pauses == []  # the other never sleeps
    # The clock of the whole log is the same as the one that was kept.
    assert clocks.deadline(table) == 5 * DAY + 9 * HOUR


@pytest.mark.parametrize(
    ("clock", "sleep", "days", "code"),
    [
        (FISCHER, NIGHT, 0, "no_rest"),
        (SLOW, (0, 0), 0, "invalid"),
        (SLOW, (0, 13 * 60), 0, "invalid"),
        (SLOW, NIGHT, 6, "no_vacation"),
    ],
)
def test_rest_has_its_limits(clock: ClockPlan, sleep: tuple[int, int], days: int, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        commands.rest(start(clock), 0, sleep, days)
    assert refused.value.code == code
