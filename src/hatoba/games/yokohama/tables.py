"""The component sheet of Yokohama as numbers, and the names that the compiled rules give to them.

Boards are numbered from 0; cards, sites, tokens, spaces and achievements from 1, so that 0 is none.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec
from hatoba.games.trade import TradeTables

# What an area gives, in the order of sheet.py's GIVES.
GIVES_YEN: Final[i64] = 5
GIVES_EXCHANGES: Final[i64] = 6
GIVES_PIECES: Final[i64] = 7
GIVES_CUSTOMS: Final[i64] = 8
GIVES_FAITH: Final[i64] = 9
GIVES_PRODUCTION: Final[i64] = 10
GIVES_ORDERS: Final[i64] = 11
GIVES_NOTHING: Final[i64] = 12

PRODUCTION_AREA: Final[i64] = 0
COMMERCIAL_AREA: Final[i64] = 1

ASSISTANT: Final[i64] = 0
SHOPHOUSE: Final[i64] = 1
TRADING_HOUSE: Final[i64] = 2
PIECES: Final[i64] = 3

# A reward is a row of numbers: copper, silk, tea, fish, imports, yen as in trade.py, then these.
REWARD_VP: Final[i64] = 6
REWARD_ANY_GOOD: Final[i64] = 7
REWARD_WAREHOUSE: Final[i64] = 8
REWARD_MOVE: Final[i64] = 9
REWARD: Final[i64] = 10

COUNTRIES: Final[i64] = 5
FREE_AGENT: Final[i64] = 5
AGENT_KINDS: Final[i64] = 6

SHOP_SPACES: Final[i64] = 4
BUILDING_SPACES: Final[i64] = 5
"""Four shophouse spaces and, last, the trading house's."""

NEUTRAL: Final[i64] = 5
"""The owner number of neutral assistants; a seat's is the seat + 1."""

# Technologies, in alphabetical order as in sheet.py.
BALL: Final[i64] = 0
BRICKYARD: Final[i64] = 1
ELECTRIC_LIGHT: Final[i64] = 2
EXPOSITION: Final[i64] = 3
GASLIGHT: Final[i64] = 4
LANGUAGE_SCHOOL: Final[i64] = 5
LETTERPRESS: Final[i64] = 6
MINING: Final[i64] = 7
NEWSPAPER: Final[i64] = 8
PATENT: Final[i64] = 9
POSTAL: Final[i64] = 10
SPINNING_MILL: Final[i64] = 11
STAGECOACH: Final[i64] = 12
STATION: Final[i64] = 13
STOCK: Final[i64] = 14
TELEGRAM: Final[i64] = 15
TELEPHONE: Final[i64] = 16
TRAM: Final[i64] = 17
UNIVERSITY: Final[i64] = 18
WINERY: Final[i64] = 19

ANY_TIME_TECHNOLOGIES: Final[i64] = (1 << SPINNING_MILL) | (1 << UNIVERSITY)
"""Those of steps.ANY_TIME, as a mask."""

# What an achievement can ask for: goods, imports and yen as in trade.py, then these.
NEED_TOKENS: Final[i64] = 6
NEED_ORDERS: Final[i64] = 7
NEED_TECHNOLOGIES: Final[i64] = 8
NEED_PRODUCTION: Final[i64] = 9
NEED_COMMERCIAL: Final[i64] = 10


class Tables:
    """The sheet. Lists by power have six entries, for powers 0 to 5."""

    boards: i64
    board_class: vec[i64]
    gives: vec[i64]
    canals: vec[i64]
    """The boards that give nothing."""
    always_asks: vec[i64]
    """By step: whether it never runs by itself."""
    display: vec[i64]
    by_power: vec[i64]
    vp_by_power: vec[i64]

    placement_a_max: i64
    placement_b: i64
    placement_fee: i64
    movement_fee: i64
    canal_fee: i64
    agents_per_turn: i64
    icons_per_agent: i64

    power_assistant: i64
    power_president: i64
    power_shophouse: i64
    power_trading_house: i64
    power_station: i64
    power_max: i64
    build_from: i64
    token_at: i64
    trading_house_income: i64

    shophouse_price: i64
    assistant_price: i64
    trading_house_price: vec[i64]
    pieces_in_hand: vec[i64]
    pieces_in_warehouse: vec[i64]

    start_goods: vec[i64]
    yen_start_player: i64
    yen_others: i64
    orders_dealt: i64
    orders_kept: i64
    hand_max: i64

    cards: i64
    card_country: vec[i64]
    orders: i64
    order_cost: vec[i64]
    order_reward: vec[i64]
    orders_max: i64
    port_slots: i64
    port_level: vec[i64]

    technologies: i64
    technology_name: vec[i64]
    technology_value: vec[i64]
    laboratory_slots: i64
    laboratory_adds: vec[i64]

    ball_vp: i64
    brickyard_vp: i64
    electric_light_vp: i64
    exposition_vp: i64
    gaslight_vp: i64
    language_school_yen: i64
    letterpress_yen: i64
    mining_copper: i64
    newspaper_max: i64
    patent_vp: i64
    spinning_silk: i64
    spinning_yen: i64
    spinning_per_turn: i64
    stock_at_most: i64
    stock_fill_to: i64
    telegram_extra: i64
    telephone_left: i64
    university_yen: i64
    university_assistants: i64
    university_per_turn: i64
    winery_vp: i64

    site_shophouse: vec[i64]
    site_trading_house: vec[i64]
    sites: i64
    token_reward: vec[i64]
    tokens: i64
    free_agent_tokens: i64
    agents_per_token: i64

    church_spaces: i64
    church_faith: vec[i64]
    church_reward: vec[i64]
    church_neutral: vec[i64]
    church_majority: vec[i64]
    customs_spaces: i64
    customs_imports: vec[i64]
    customs_reward: vec[i64]
    customs_neutral: vec[i64]
    customs_majority: vec[i64]

    achievements: i64
    achievements_per_deck: i64
    achievement_deck: vec[i64]
    need_start: vec[i64]
    need_kind: vec[i64]
    need_amount: vec[i64]
    """What an achievement asks for: the entries from its start to the next one's."""
    achievement_first: vec[i64]
    achievement_later: vec[i64]
    country_agents: vec[i64]
    reward_tokens: i64
    reward_tokens_drawn: i64
    reward_tokens_needed: i64
    reward_token_country: vec[i64]
    reward_token_agents: vec[i64]

    end_trading_houses: i64
    end_shophouses: i64
    end_extra_rounds: i64
    technology_majority: vec[i64]
    country_sets: vec[i64]
    vp_unused_agent: i64
    vp_imports: i64
    yen_per_vp: i64
    goods_per_vp: i64
    rival_production_doubled: i64

    # Where order cards can be: regions of one list of places.
    removed_at: i64
    port_at: i64
    hand_at: i64
    aside_at: i64
    order_places: i64
    laboratory_at: i64
    technology_places: i64
    technology_known: vec[i64]

    __slots__ = tuple(__annotations__)


class Edition:
    """What depends on edition, options and the number of players."""

    prices: TradeTables
    placement_a_min: i64
    surcharge_from: i64
    church_end: i64
    customs_end: i64
    neutral: i64
    rival: i64
    achievement_rewards: i64
    free_agents: i64
    assistants_hand: i64
    assistants_warehouse: i64
    orders_removed: i64
    boards: vec[i64]
    """The boards in play, ascending."""
    land: i64
    """The same without the canal, as a mask."""
    place_near: vec[i64]
    """For each place of the pyramid, the places it touches, as a mask."""

    __slots__ = tuple(__annotations__)
