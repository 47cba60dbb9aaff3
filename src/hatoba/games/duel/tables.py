"""The component sheet of Yokohama Duel as numbers, and the names that the compiled rules give to them.

Areas and strength cards are numbered from 0; orders, technologies, church and bonus cards from 1, so that 0 is none.
"""

from typing import Final

from mypy_extensions import i64

from hatoba.engine.vectors import vec

# What an area gives: goods, imports or yen as in trade.py, then these.
GIVES_EXCHANGES: Final = 6
GIVES_FAITH: Final = 7
GIVES_TURNS: Final = 8
GIVES_PRODUCTION: Final = 9
GIVES_ORDERS: Final = 10

# A reward is a row of numbers: copper, silk, tea, fish, imports, yen as in trade.py, then these.
REWARD_TURN: Final = 6
REWARD_ORDERS: Final = 7
REWARD_EXTRA: Final = 8
REWARD: Final = 10

EXTRA_KINDS: Final = 2
"""Extra-strength cards of +1 and of +2."""
PLUS_1: Final = 0
STRENGTH_CARDS: Final = 4
BONUS_LEVELS: Final = 3

SHOP: Final = 0
WAREHOUSE: Final = 1

# What an agent is hired for.
NEED_ORDERS: Final = 0
NEED_TECHNOLOGIES: Final = 1
NEED_CHURCH_CARDS: Final = 2
NEED_TURNED_IMPORTS: Final = 3
NEEDS: Final = 4

# Where a church card is: 0 out of the game, then this, then a seat's.
CHURCH_OPEN: Final = 1
CHURCH_TAKEN: Final = 2

DISCARDED: Final = 3
"""The owner number of a technology that nobody took in its round; a seat's is the seat + 1."""

CHURCH_REST: Final = 4
"""The church's price list, after trade.py's, once an import is paid: the other side is no kind of its own."""

# Technologies: the same numbers whatever the order of the sheet's rows.
EXPOSITION: Final = 1
BALL: Final = 2
STATION: Final = 3
MINING: Final = 4
STOCK: Final = 5
PATENT: Final = 6
LETTERPRESS: Final = 7
STAGECOACH: Final = 8
ELECTRIC_LIGHT: Final = 9
POSTAL: Final = 10
GASLIGHT: Final = 11
TELEGRAPH: Final = 12
LANGUAGE_SCHOOL: Final = 13
UNIVERSITY: Final = 14
TRAM: Final = 15
WINERY: Final = 16
TELEPHONE: Final = 17
NEWSPAPER: Final = 18
SPINNING_MILL: Final = 19
BRICKYARD: Final = 20


class Tables:
    """The sheet. Lists by strength have an entry for 0 too; their last one is for its strength and more."""

    areas: i64
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
