"""The component sheet of Nippon as numbers, and the names that the compiled rules give to them.

Factories are numbered from 1, so that 0 is none; everything else from 0.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec

# What a seat owns besides cubes.
YEN: Final[i64] = 0
COAL: Final[i64] = 1
BLUEPRINTS: Final[i64] = 2
SPARES: Final[i64] = 3
KINDS: Final[i64] = 4

# The tracks of a player board.
MONEY_TRACK: Final[i64] = 0
COAL_TRACK: Final[i64] = 1
KNOWLEDGE_TRACK: Final[i64] = 2
TRACKS: Final[i64] = 3

COLOURS: Final[i64] = 6
ACTION_SPACES: Final[i64] = 5

# Actions, in the order of the sheet's structure.
KNOWLEDGE: Final[i64] = 0
PRODUCTION: Final[i64] = 1
EXPORT: Final[i64] = 2
INVEST: Final[i64] = 3
MINES: Final[i64] = 4
SHIPS: Final[i64] = 5
MACHINERY: Final[i64] = 6
TRAINS: Final[i64] = 7
LOCAL_MARKET: Final[i64] = 8
ACTIONS: Final[i64] = 9

GOODS: Final[i64] = 6
TILES_PER_GOOD: Final[i64] = 4
CONTRACTS: Final[i64] = 8
CONTRACT_AMOUNTS: Final[i64] = 3
PRICES: Final[i64] = 3
"""A list of prices is for one, two or three pieces."""

# Factory bonuses, in the order of the sheet's structure.
CONSOLIDATION_YEN: Final[i64] = 0
KEEP_COAL: Final[i64] = 1
MONEY_MARKS: Final[i64] = 2
ONCE_YEN: Final[i64] = 3
KNOWLEDGE_FURTHER: Final[i64] = 4
KNOWLEDGE_CHEAPER: Final[i64] = 5
ONCE_KNOWLEDGE: Final[i64] = 6
ONCE_BLUEPRINTS: Final[i64] = 7
LESS_COAL: Final[i64] = 8
MINES_CHEAPER: Final[i64] = 9
MINES_FURTHER: Final[i64] = 10
ONCE_COAL_TRACK: Final[i64] = 11
ONCE_TURN_SHIPS: Final[i64] = 12
ONCE_SHIPS: Final[i64] = 13
SHIPS_CHEAPER: Final[i64] = 14
ONCE_TURN_TRAINS: Final[i64] = 15
ONCE_TRAINS: Final[i64] = 16
TRAINS_CHEAPER: Final[i64] = 17
ONCE_MACHINERY: Final[i64] = 18
MORE_CUBES: Final[i64] = 19
MACHINERY_CHEAPER: Final[i64] = 20
BONUSES: Final[i64] = 21

# Pieces of transport; on the map also by side.
SHIP: Final[i64] = 0
TRAIN: Final[i64] = 1
TRANSPORTS: Final[i64] = 2
SIDES: Final[i64] = 2

REGIONS: Final[i64] = 4
CITIES_PER_REGION: Final[i64] = 2
CITIES: Final[i64] = 8
CITY_SPACES: Final[i64] = 4
SPACES: Final[i64] = 32
REGION_SPACES: Final[i64] = 8
TOKEN_MAX: Final[i64] = 7

# What a region gives for each influence token: yen and coal as above, or this.
REGION_VP: Final[i64] = 2
REGION_BONUSES: Final[i64] = 3

REWARD_STACKS: Final[i64] = 12
REWARD_BONUSES: Final[i64] = 3
SCORINGS: Final[i64] = 3

# Achievements, in the order of the sheet's structure.
BY_CONTRACTS: Final[i64] = 0
BY_KNOWLEDGE_STARS: Final[i64] = 1
BY_COAL_STARS: Final[i64] = 2
BY_ADVANCED_FACTORIES: Final[i64] = 3
BY_FULL_MACHINES: Final[i64] = 4
BY_YEN: Final[i64] = 5
BY_SHIP_STARS: Final[i64] = 6
BY_TRAIN_STARS: Final[i64] = 7
BY_REGIONS: Final[i64] = 8
ACHIEVEMENTS: Final[i64] = 9

# Where workers can be: the bag, the action spaces, then the rows and the boards, from where NipponTables says.
BAG: Final[i64] = 0
FIRST_SPACE: Final[i64] = 1


class NipponTables:
    """The sheet. Rows of a list lie one after the other: `price[action * PRICES + done]`."""

    start_vp: vec[i64]
    start_stock: vec[i64]

    workers_per_colour: i64
    workers_per_space: i64
    worker_spaces: i64
    action_place: vec[i64]
    """By action: where its workers are."""
    rows_at: i64
    boards_at: i64
    worker_places: i64

    track_end: vec[i64]
    """By track: its last space."""
    track_at: vec[i64]
    """By track: where its numbers begin in the next list."""
    track_number: vec[i64]
    """By space: the number that counts there."""
    track_stars: vec[i64]
    """By space: the stars up to there."""

    pieces: vec[i64]
    row_length: i64
    marks_uncovered: vec[i64]
    """By kind of transport and pieces gone: the money marks that lie open."""
    stars_uncovered: vec[i64]
    ship_vp: vec[i64]
    train_influence: vec[i64]
    mark_steps: i64

    emperor: vec[i64]
    """By workers on the board: the highest multiplier."""
    achievement_per: vec[i64]
    achievement_printed: vec[i64]
    advanced_level: i64
    full_machine: i64

    good_level: vec[i64]
    good_knowledge: vec[i64]
    capacity: vec[i64]
    factories: i64
    factory_good: vec[i64]
    factory_bonus: vec[i64]
    factory_coal: vec[i64]
    factory_cubes: vec[i64]
    bonus_factory: vec[i64]
    """By bonus: its factory; less coal is on several and stands in factory_coal."""
    bonus_value: vec[i64]
    bonus_stars: vec[i64]

    invest_price: i64
    price: vec[i64]
    """By action and pieces already done: the price of the next one."""
    cheaper_price: vec[i64]
    cheaper_action: vec[i64]
    """By factory: the action that it makes cheaper, -1 if there is none."""
    step_price: i64
    """Blueprints for a step on a track."""
    wage: i64
    unpaid_vp: i64

    runs_max: i64
    contracts_max: i64
    influence_max: i64
    cubes_max: i64
    machine_max: i64

    contract_goods: vec[i64]
    """By contract: its amounts, the largest first, then 0."""
    smallest_contract: i64
    """All cubes of the one with the fewest."""
    contract_yen: vec[i64]
    contract_vp: vec[i64]
    contract_steps: vec[i64]

    token_for: vec[i64]
    """By good and cubes: the token's highest value."""
    best_token_for: vec[i64]
    """By good and cubes in the store, of store_sizes: the highest value that some of them bring."""
    store_sizes: i64
    token_copies: vec[i64]
    """By value: how many each player has."""
    foreign: vec[i64]
    region_bonus: vec[i64]
    tiles: i64
    tile_goods: vec[i64]

    reward_multiplier: vec[i64]
    reward_kind: vec[i64]
    reward_amount: vec[i64]
    reward_copies: vec[i64]
    multiplier: i64
    multiplier_copies: i64

    marker_start: i64
    mark_after: vec[i64]
    golden: i64
    final_turns: i64
    region_vp: vec[i64]
    """By scoring: first, second and third place."""
    first_step: vec[i64]
    """By action: the step it begins with."""

    __slots__ = tuple(__annotations__)


class Scale:
    """What depends on the number of players."""

    workers_removed: i64
    rows: i64
    row_size: i64
    rewards_removed: i64
    transport: i64
    city_max: i64

    __slots__ = tuple(__annotations__)
