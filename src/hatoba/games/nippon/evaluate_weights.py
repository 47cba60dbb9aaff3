"""The weights of the evaluation, in hundredths of points unless said otherwise, each with its reason."""

from typing import Final

from mypy_extensions import i64

from hatoba.games.nippon.tables import (
    CONSOLIDATION_YEN,
    KEEP_COAL,
    KNOWLEDGE_CHEAPER,
    KNOWLEDGE_FURTHER,
    MACHINERY_CHEAPER,
    MINES_CHEAPER,
    MINES_FURTHER,
    MONEY_MARKS,
    SHIPS_CHEAPER,
    TRAINS_CHEAPER,
)

POINT: Final[i64] = 100
WHOLE: Final[i64] = 100
"""In percent."""
LASTING: Final[i64] = (
    (1 << CONSOLIDATION_YEN)
    | (1 << KEEP_COAL)
    | (1 << MONEY_MARKS)
    | (1 << KNOWLEDGE_FURTHER)
    | (1 << KNOWLEDGE_CHEAPER)
    | (1 << MINES_CHEAPER)
    | (1 << MINES_FURTHER)
    | (1 << SHIPS_CHEAPER)
    | (1 << TRAINS_CHEAPER)
    | (1 << MACHINERY_CHEAPER)
)
"""Bonuses, as bits, that neither are spent at once nor show in a factory's coal and cubes."""
BYTE: Final[i64] = 8
"""Influence by seat, and last that of the foreign companies, lies in the bytes of one number."""
LOW: Final[i64] = 255
OUTLOOK: Final[i64] = 20
"""Bits for each scoring: see outlook."""
HOPE_AT: Final[i64] = 12
SLOPE_MASK: Final[i64] = 4095

# The clock, in hundredths of a turn of each seat.
STEP_TURNS: Final[i64] = 557  # for one step of the scoring marker
LEFT_OVER: Final[i64] = 5  # workers that still lie there when the marker moves
WHOLE_GAME: Final[i64] = 3000  # what lasts is worth its full weight with so much ahead
CYCLE: Final[i64] = 700  # six workers and the consolidation

# Regions.
SHARPNESS: Final[i64] = 345  # how much a lead of 1 tells, in percent, with a turn to go
EARLY: Final[i64] = 192  # the higher, the less it tells in the last turns
EMPTY_RATE: Final[i64] = 3  # a region without own token: percent of its worth for each turn left to get in
EMPTY_MOST: Final[i64] = 47  # and no more than this

# A budget: what is in hand, and what each consolidation to come brings.
YEN_WORTH: Final[i64] = 22
YEN_A_TURN: Final[i64] = 5  # more than this for each turn before consolidating is hardly spent
SPARE_YEN: Final[i64] = 3
HIRED_WORTH: Final[i64] = 187  # a worker on the own board: towards the emperor's reward
SPARE_COAL: Final[i64] = 22  # beyond what the own factories burn
RUNS: Final[i64] = 10  # tenths: how often a factory runs in a cycle
COAL_TURNS: Final[i64] = 1251  # coal must become cubes, and these tokens: it fades early

# Cubes, by the level of the good: dear ones make the tokens that stay.
CUBE_1: Final[i64] = 32
CUBE_2: Final[i64] = 177
CUBE_3: Final[i64] = 472
LAST_CUBE: Final[i64] = 86  # percent: the fourth in a store goes into no token with the others
CUBE_TURNS: Final[i64] = 143  # turns needed to use them

# What lasts, with the whole game ahead.
FACTORY_1: Final[i64] = 118
FACTORY_2: Final[i64] = 217
FACTORY_3: Final[i64] = 3713  # one cube, token 5: whoever has it early rules the regions
LASTING_BONUS: Final[i64] = 149  # a factory's bonus that is not spent at once
MACHINE: Final[i64] = 37  # beside the cubes that it makes
KNOWLEDGE_STEP: Final[i64] = 46
COAL_STEP: Final[i64] = 5  # beside the coal that it gives
BLUEPRINT: Final[i64] = 124  # lets a factory of level 3 come early
TURNED: Final[i64] = 94  # for each ship or train that will be turned when placed
PIECE_OUT: Final[i64] = 40  # a ship or train to be placed: marks and stars
CONTRACT_DONE: Final[i64] = 94

# What an achievement may grow to with the whole game ahead, in hundredths of its base.
GROWN_CONTRACTS: Final[i64] = 40
GROWN_KNOWLEDGE: Final[i64] = 551
GROWN_COAL: Final[i64] = 70
GROWN_FACTORIES: Final[i64] = 675
GROWN_MACHINES: Final[i64] = 513
GROWN_YEN: Final[i64] = 91
GROWN_SHIPS: Final[i64] = 140
GROWN_TRAINS: Final[i64] = 130
GROWN_REGIONS: Final[i64] = 171
HOPE: Final[i64] = 15  # percent: the multiplier that a space without a token may yet get

MORE_SHARE: Final[i64] = 70  # percent of the pieces that may follow the first of an action
