"""The observation of Yokohama, block by block."""

from typing import TYPE_CHECKING

from hatoba.engine.catalogue import Domain
from hatoba.engine.observation import VIEWED_SEATS, Block, ObservationLayout
from hatoba.games.yokohama import observe as o
from hatoba.games.yokohama import sheet

if TYPE_CHECKING:
    from hatoba.games.yokohama.game import YokohamaGame

MOST = 40
"""Goods or yen beyond this make no difference worth seeing."""
EDITION = Domain(
    "fact",
    (
        "placement_a_min",
        "surcharge_from",
        "church_end",
        "customs_end",
        "neutral",
        "rival",
        "achievement_rewards",
        "free_agents",
    ),
)
PAYMENTS = Domain("payment", ("church", "production", "surcharge", "second_order"))


def describe(game: "YokohamaGame") -> ObservationLayout:
    n, t = game.names, game.tables
    boards = int(t.boards)
    counts = Domain("players", game.player_counts)
    touched = Domain("touched", n.area.values)
    rewards = Domain("reward", sheet.REWARDS)
    classes = Domain("class", sheet.CLASSES[: o.CLASSES])
    ports = Domain("port", tuple("ab"[: int((t.hand_at - t.port_at) // t.port_slots)]))
    laboratories = Domain(
        "laboratory", tuple("ab"[: int((t.technology_places - t.laboratory_at) // t.laboratory_slots)])
    )
    return ObservationLayout(
        game.name,
        {
            o.OVER: Block("over", "the game is over"),
            o.PLAYERS: Block("players", "how many seats", (counts,)),
            o.EDITION: Block("edition", "what edition and options set", (EDITION,), 20),
            o.STEP: Block("step", "the pending step", (game.steps,)),
            o.STEP_NUMBER: Block("step_number", "the low byte of the pending step's number", high=255),
            o.PAYMENT: Block("payment", "what the pending payment is for", (PAYMENTS,)),
            o.PAYMENT_UNITS: Block("payment_units", "units still to pay", high=20),
            o.MOVER: Block("mover", "who decides", (VIEWED_SEATS,)),
            o.START_PLAYER: Block("start_player", "who began the game", (VIEWED_SEATS,)),
            o.ROUND: Block("round", "the round", high=200),
            o.ROUNDS_LEFT: Block("rounds_left", "this one included, once the end was triggered", high=5),
            o.TRIGGER: Block("trigger", "what triggered the end", (Domain("ending", game.endings),)),
            o.ACTING_AREA: Block("acting_area", "where the action is", (n.area,)),
            o.ACTING_POWER: Block("acting_power", "its power", high=int(t.power_max)),
            o.AGENTS_USED_NOW: Block("agents_used_now", "agents used this turn", high=5),
            o.SPUN: Block("spun", "uses of the spinning mill this turn", high=5),
            o.STUDIED: Block("studied", "uses of the university this turn", high=5),
            o.PLACED: Block("placed", "got an assistant in this placement", (n.area,)),
            o.WALKED: Block("walked", "visited on this walk", (n.area,)),
            o.IN_PLAY: Block("in_play", "the board lies on the map", (n.area,)),
            o.TOUCHES: Block("touches", "the two boards touch", (n.area, touched)),
            o.SITE: Block("site", "the building site under the board", (n.area, n.site)),
            o.TOKEN_REWARD: Block("token_reward", "what the five-power token gives", (n.area, rewards), 20),
            o.TOKEN_AGENT: Block("token_agent", "the token is a free agent", (n.area,)),
            o.STATION: Block("station", "where the station token lies", (n.area,)),
            o.OWN_POWER: Block("own_power", "my power there with the president", (n.area,), int(t.power_max)),
            o.PRESIDENT: Block("president", "where the president stands", (VIEWED_SEATS, n.area)),
            o.ASSISTANTS: Block("assistants", "assistants there", (VIEWED_SEATS, n.area), 12),
            o.BUILDING: Block("building", "has built there", (VIEWED_SEATS, n.area, n.building_space)),
            o.CHURCH: Block("church", "has the space", (VIEWED_SEATS, n.space)),
            o.CHURCH_NEUTRAL: Block("church_neutral", "a neutral assistant has the space", (n.space,)),
            o.CUSTOMS: Block("customs", "has the space", (VIEWED_SEATS, n.customs_space)),
            o.CUSTOMS_NEUTRAL: Block("customs_neutral", "a neutral assistant has the space", (n.customs_space,)),
            o.POINTS: Block("points", "on the track; at the end, the final ones", (VIEWED_SEATS,), 500),
            o.STOCK: Block("stock", "goods, imports, yen", (VIEWED_SEATS, n.kind), MOST),
            o.PIECES_IN_HAND: Block("in_hand", "pieces ready to use", (VIEWED_SEATS, n.piece), 12),
            o.PIECES_IN_WAREHOUSE: Block("in_warehouse", "pieces still to hire", (VIEWED_SEATS, n.piece), 12),
            o.AGENTS: Block("agents", "agents not used yet", (VIEWED_SEATS, n.agent), 5),
            o.AGENTS_USED: Block("agents_used", "agents used up", (VIEWED_SEATS, n.agent), 5),
            o.TOKENS_TAKEN: Block("tokens_taken", "five-power tokens taken", (VIEWED_SEATS,), boards),
            o.ICONS_OWNED: Block("icons", "icons of a country", (VIEWED_SEATS, n.country), 20),
            o.ORDER_COUNT: Block("order_count", "orders fulfilled", (VIEWED_SEATS,), int(t.orders)),
            o.TECHNOLOGY_COUNT: Block("technology_count", "technologies", (VIEWED_SEATS,), int(t.technologies)),
            o.BUILT_IN: Block("built_in", "areas of a class built in", (VIEWED_SEATS, classes), boards),
            o.GOAL: Block("goal", "achievements on the table", (n.achievement,)),
            o.ACHIEVED: Block("achieved", "fulfilled the achievement", (VIEWED_SEATS, n.achievement)),
            o.REWARD_TOKEN: Block("reward_token", "reward tokens on the table", (n.reward_token,)),
            o.REWARD_TOKEN_TAKEN: Block("reward_token_taken", "has the reward token", (VIEWED_SEATS, n.reward_token)),
            o.PORT: Block("port", "lies there; the level its slot asks for", (ports, n.order), max(t.port_level)),
            o.LABORATORY: Block(
                "laboratory",
                "lies there; 1 + what its slot adds",
                (laboratories, n.technology_card),
                max(t.laboratory_adds) + 1,
            ),
            o.HAND: Block("hand", "orders in hand, as far as I know them", (VIEWED_SEATS, n.order)),
            o.HAND_UNKNOWN: Block(
                "hand_unknown", "orders in hand that I do not know", (VIEWED_SEATS,), int(t.hand_max)
            ),
            o.READY: Block("ready", "in my hand, and I have the goods", (n.order,)),
            o.ASIDE: Block("aside", "orders that I put aside at set-up", (n.order,)),
            o.FULFILLED: Block("fulfilled", "fulfilled the order", (VIEWED_SEATS, n.order)),
            o.TECHNOLOGY: Block("technology", "has the technology card", (VIEWED_SEATS, n.technology_card)),
            o.ORDER_DECK: Block("order_deck", "orders in the deck", high=int(t.orders)),
            o.TECHNOLOGY_DECK: Block("technology_deck", "technologies in the deck", high=int(t.technologies)),
        },
        o.BLOCKS,
    )
