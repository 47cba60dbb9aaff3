"""What a seat will have in the end, in hundredths of points, seen from between two turns: what searches value by.

The weights of evaluate.py make a greedy player invest, and promise more than it brings. These were fitted (least
squares) to how games between merchants ended. They say nothing about actions half done.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.state import RUNNING, seat_total
from hatoba.games.nippon.evaluate_places import achievements_worth, outlook, regions_worth
from hatoba.games.nippon.evaluate_weights import POINT, WHOLE_GAME
from hatoba.games.nippon.position import CATEGORIES, NipponPosition
from hatoba.games.nippon.tables import (
    BLUEPRINTS,
    COAL_TRACK,
    GOODS,
    KNOWLEDGE_TRACK,
    MONEY_TRACK,
    SHIP,
    TRACKS,
    TRAIN,
    YEN,
)
from hatoba.games.nippon.worth import part, turns_ahead

# Percent of what evaluate.py makes of them.
REGIONS_LAST: Final[i64] = 99  # just before the end places are sure,
REGIONS_EARLY: Final[i64] = 20  # early ones change hands
REGIONS_HALFWAY: Final[i64] = 600  # hundredths of a turn
ACHIEVEMENTS: Final[i64] = 45

# With the whole game ahead; they fade to nothing.
YEN_AHEAD: Final[i64] = 76
HIRED_AHEAD: Final[i64] = 137
MONEY_STEP: Final[i64] = 419
COAL_STEP: Final[i64] = 470
KNOWLEDGE_STEP: Final[i64] = 806
BLUEPRINT_AHEAD: Final[i64] = 481
SHIP_AHEAD: Final[i64] = 582
TRAIN_AHEAD: Final[i64] = 783
FACTORY_1: Final[i64] = 758
FACTORY_2: Final[i64] = 1530
FACTORY_3: Final[i64] = 1870
MACHINE_AHEAD: Final[i64] = 1008
CUBE_2: Final[i64] = 393
CUBE_3: Final[i64] = 713

# What they keep to the end beside their achievements.
SHIP_KEPT: Final[i64] = 162
MACHINE_KEPT: Final[i64] = 158


def forecast(s: NipponPosition, seat: i64) -> i64:
    """The forecast for one seat."""
    total = POINT * seat_total(s.points, seat, CATEGORIES)
    if s.over != RUNNING:
        return total
    left = turns_ahead(s, seat)
    sure = REGIONS_EARLY + (REGIONS_LAST - REGIONS_EARLY) * REGIONS_HALFWAY // (left + REGIONS_HALFWAY)
    total += regions_worth(s, seat, outlook(s, left)) * sure // 100
    total += achievements_worth(s, seat, left) * ACHIEVEMENTS // 100
    return total + kept(s, seat) + (on_the_board(s, seat) + industry(s, seat)) * part(left, WHOLE_GAME) // 100


def kept(s: NipponPosition, seat: i64) -> i64:
    total = s.gone(seat, SHIP) * SHIP_KEPT
    good: i64 = 0
    while good < GOODS:
        total += s.machines[seat * GOODS + good] * MACHINE_KEPT
        good += 1
    return total


def on_the_board(s: NipponPosition, seat: i64) -> i64:
    """Money, workers, tracks, ships and trains."""
    at = seat * TRACKS
    total = s.owned(seat, YEN) * YEN_AHEAD + s.hired(seat) * HIRED_AHEAD + s.owned(seat, BLUEPRINTS) * BLUEPRINT_AHEAD
    total += s.tracks[at + MONEY_TRACK] * MONEY_STEP + s.tracks[at + COAL_TRACK] * COAL_STEP
    total += s.tracks[at + KNOWLEDGE_TRACK] * KNOWLEDGE_STEP
    return total + s.gone(seat, SHIP) * SHIP_AHEAD + s.gone(seat, TRAIN) * TRAIN_AHEAD


def industry(s: NipponPosition, seat: i64) -> i64:
    """Factories, machines and cubes."""
    total: i64 = 0
    good: i64 = 0
    while good < GOODS:
        at = seat * GOODS + good
        level = s.t.good_level[good]
        if s.factories[at] != 0:
            total += FACTORY_1 if level == 1 else FACTORY_2 if level == 2 else FACTORY_3
            total += s.machines[at] * MACHINE_AHEAD
        if level > 1:
            total += s.stores[at] * (CUBE_2 if level == 2 else CUBE_3)
        good += 1
    return total
