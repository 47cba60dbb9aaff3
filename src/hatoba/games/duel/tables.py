"""The component sheet of Yokohama Duel as numbers, and the names that the compiled rules give to them.

Areas and strength cards are numbered from 0; orders, technologies, church and bonus cards from 1, so that 0 is none.
"""

from __future__ import annotations  # a class body must see its own __annotations__, on 3.14 too

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec

# What an area gives: goods, imports or yen as in trade.py, then these.
GIVES_EXCHANGES: Final[i64] = 6
GIVES_FAITH: Final[i64] = 7
GIVES_TURNS: Final[i64] = 8
GIVES_PRODUCTION: Final[i64] = 9
GIVES_ORDERS: Final[i64] = 10

# A reward is a row of numbers: copper, silk, tea, fish, imports, yen as in trade.py, then these.
REWARD_TURN: Final[i64] = 6
REWARD_ORDERS: Final[i64] = 7
REWARD_EXTRA: Final[i64] = 8
REWARD: Final[i64] = 10

EXTRA_KINDS: Final[i64] = 2
"""Extra-strength cards of +1 and of +2."""
PLUS_1: Final[i64] = 0
STRENGTH_CARDS: Final[i64] = 4
BONUS_LEVELS: Final[i64] = 3

SHOP: Final[i64] = 0
WAREHOUSE: Final[i64] = 1

# What an agent is hired for.
NEED_ORDERS: Final[i64] = 0
NEED_TECHNOLOGIES: Final[i64] = 1
NEED_CHURCH_CARDS: Final[i64] = 2
NEED_TURNED_IMPORTS: Final[i64] = 3
NEEDS: Final[i64] = 4

# Where a church card is: 0 out of the game, then this, then a seat's.
CHURCH_OPEN: Final[i64] = 1
CHURCH_TAKEN: Final[i64] = 2

DISCARDED: Final[i64] = 3
"""The owner number of a technology that nobody took in its round; a seat's is the seat + 1."""

# Technologies: the same numbers whatever the order of the sheet's rows.
EXPOSITION: Final[i64] = 1
BALL: Final[i64] = 2
STATION: Final[i64] = 3
MINING: Final[i64] = 4
STOCK: Final[i64] = 5
PATENT: Final[i64] = 6
LETTERPRESS: Final[i64] = 7
STAGECOACH: Final[i64] = 8
ELECTRIC_LIGHT: Final[i64] = 9
POSTAL: Final[i64] = 10
GASLIGHT: Final[i64] = 11
TELEGRAPH: Final[i64] = 12
LANGUAGE_SCHOOL: Final[i64] = 13
UNIVERSITY: Final[i64] = 14
TRAM: Final[i64] = 15
WINERY: Final[i64] = 16
TELEPHONE: Final[i64] = 17
NEWSPAPER: Final[i64] = 18
SPINNING_MILL: Final[i64] = 19
BRICKYARD: Final[i64] = 20


class DuelTables:
    """The sheet. Lists by strength have an entry for 0 too; their last one is for its strength and more."""

    areas: i64
    all_areas: i64
    order_areas: i64
    """As masks: all areas, and those where orders are drawn."""
    action_steps: i64
    """The steps that carry the action they belong to, as a mask."""
    gives: vec[i64]
    by_strength: vec[i64]
    strength_top: i64
    always_open: vec[i64]

    rounds: i64
    turns: i64

    start_goods: vec[i64]
    start_yen: vec[i64]
    start_plus_1: vec[i64]
    orders_dealt: i64
    orders_kept: i64
    shops: i64
    warehouses: i64

    strength_before: vec[i64]
    strength_after: vec[i64]
    upgrade_cost: vec[i64]
    extra_strength: vec[i64]
    extra_cards: vec[i64]
    extra_max: i64
    strength_shop: i64
    strength_warehouse: i64
    strength_station: i64
    build_from: i64
    bonus_from: vec[i64]
    warehouse_income: i64
    shop_price: i64
    warehouse_price: vec[i64]

    agent_cards: i64
    agent_strength: i64
    agent_need: vec[i64]

    surcharge_from: i64
    orders_max: i64

    orders: i64
    order_cost: vec[i64]
    order_vp: vec[i64]
    order_reward: vec[i64]
    technologies: i64
    technologies_open: i64
    technology_value: vec[i64]
    church_cards: i64
    church_open: i64
    church_faith: vec[i64]
    church_vp: vec[i64]
    church_reward: vec[i64]
    bonus_cards: i64
    bonus_open: i64
    bonus_reward: vec[i64]
    """By card and level."""

    exposition_vp: i64
    ball_vp: i64
    mining_copper: i64
    stock_at_most: i64
    stock_yen: i64
    patent_vp: i64
    letterpress_yen: i64
    electric_light_vp: i64
    gaslight_vp: i64
    telegraph_strength: i64
    language_school_yen: i64
    university_cost: i64
    winery_vp: i64
    telephone_yen: i64
    telephone_strength: i64
    newspaper_at_once: i64
    newspaper_each_round: i64
    spinning_silk: i64
    spinning_yen: i64
    brickyard_vp: i64

    vp_most_orders: i64
    vp_most_production: i64
    vp_warehouse: i64
    vp_shop: i64
    vp_turned_import: i64
    vp_face_up_import: i64
    yen_per_vp: i64
    goods_per_vp: i64

    # Where cards can be: first the deck, its top last; then the other places.
    drawn_at: i64
    """Orders that are being looked at in the port."""
    hand_at: i64
    technology_open_at: i64
    technology_known: vec[i64]
    bonus_open_at: i64
    bonus_known: vec[i64]

    __slots__ = tuple(__annotations__)
