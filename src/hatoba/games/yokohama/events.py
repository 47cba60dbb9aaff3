"""What happens in Yokohama, as typed events."""

from dataclasses import dataclass
from typing import Annotated

from hatoba.engine.events import Count, Seat, Secret
from hatoba.games.trade import GAINED, PAID
from hatoba.games.yokohama import steps

StockKind = Annotated[str, "kind"]
Area = Annotated[str, "area"]
Origin = Annotated[str, "origin"]
Piece = Annotated[str, "piece"]
Order = Annotated[int, "order"]
Card = Annotated[int, "card"]
Agent = Annotated[str, "agent"]
Achievement = Annotated[str, "achievement"]
Token = Annotated[int, "token"]
RewardToken = Annotated[int, "reward_token"]
Space = Annotated[int, "space"]
BuildingSpace = Annotated[str, "building_space"]
Category = Annotated[str, "category"]
Ending = Annotated[str, "ending"]


@dataclass(frozen=True)
class Gained:
    """Goods or yen from the supply."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class Paid:
    """Goods or yen to the supply."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class TurnStarted:
    seat: Seat
    turn: Count
    round: Count


@dataclass(frozen=True)
class Kept:
    """The order kept at set-up."""

    seat: Seat
    order: Secret[Order]


@dataclass(frozen=True)
class Placed:
    """Assistants from hand to an area."""

    seat: Seat
    area: Area
    count: Count


@dataclass(frozen=True)
class FeePaid:
    """Yen to another player for a president."""

    seat: Seat
    to: Seat
    amount: Count


@dataclass(frozen=True)
class PresidentMoved:
    seat: Seat
    area: Area


@dataclass(frozen=True)
class PresidentReturned:
    seat: Seat


@dataclass(frozen=True)
class Recalled:
    """Assistants from an area back to hand."""

    seat: Seat
    area: Area
    count: Count


@dataclass(frozen=True)
class Acted:
    """An area action begins, by the president or by an agent."""

    seat: Seat
    area: Area
    power: Count


@dataclass(frozen=True)
class Income:
    """The owner of a trading house earns from another player's action; the yen follow."""

    seat: Seat
    area: Area


@dataclass(frozen=True)
class Scored:
    seat: Seat
    points: Count
    category: Category


@dataclass(frozen=True)
class TokenTaken:
    """A five-power token."""

    seat: Seat
    area: Area
    token: Token


@dataclass(frozen=True)
class Built:
    seat: Seat
    area: Area
    space: BuildingSpace


@dataclass(frozen=True)
class AgentUsed:
    seat: Seat
    agent: Agent
    area: Area


@dataclass(frozen=True)
class AgentGained:
    seat: Seat
    agent: Agent


@dataclass(frozen=True)
class Achieved:
    seat: Seat
    achievement: Achievement


@dataclass(frozen=True)
class Fulfilled:
    seat: Seat
    order: Order


@dataclass(frozen=True)
class OrderTaken:
    seat: Seat
    order: Order


@dataclass(frozen=True)
class TechnologyGained:
    seat: Seat
    card: Card


@dataclass(frozen=True)
class AssistantPut:
    """On a space of the church or the customs board, for good."""

    seat: Seat
    area: Area
    space: Space


@dataclass(frozen=True)
class Hired:
    """A piece from warehouse to hand."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True)
class AssistantMoved:
    seat: Seat
    origin: Origin
    area: Area


@dataclass(frozen=True)
class StationPut:
    seat: Seat
    area: Area


@dataclass(frozen=True)
class RewardTokenTaken:
    """An achievement reward."""

    seat: Seat
    token: RewardToken


@dataclass(frozen=True)
class CardRevealed:
    """A port or laboratory gets a new card from its deck."""

    card: Card


@dataclass(frozen=True)
class EndTriggered:
    seat: Seat
    ending: Ending


@dataclass(frozen=True)
class GameEnded:
    ending: Ending


EVENTS: dict[int, type] = {
    GAINED: Gained,
    PAID: Paid,
    steps.TURN_STARTED: TurnStarted,
    steps.KEPT: Kept,
    steps.PLACED: Placed,
    steps.FEE_PAID: FeePaid,
    steps.PRESIDENT_MOVED: PresidentMoved,
    steps.PRESIDENT_RETURNED: PresidentReturned,
    steps.RECALLED: Recalled,
    steps.ACTED: Acted,
    steps.INCOME: Income,
    steps.SCORED: Scored,
    steps.TOKEN_TAKEN: TokenTaken,
    steps.BUILT: Built,
    steps.AGENT_USED: AgentUsed,
    steps.AGENT_GAINED: AgentGained,
    steps.ACHIEVED: Achieved,
    steps.FULFILLED: Fulfilled,
    steps.ORDER_TAKEN: OrderTaken,
    steps.TECHNOLOGY_GAINED: TechnologyGained,
    steps.ASSISTANT_PUT: AssistantPut,
    steps.HIRED: Hired,
    steps.ASSISTANT_MOVED: AssistantMoved,
    steps.STATION_PUT: StationPut,
    steps.REWARD_TOKEN_TAKEN: RewardTokenTaken,
    steps.CARD_REVEALED: CardRevealed,
    steps.END_TRIGGERED: EndTriggered,
    steps.GAME_ENDED: GameEnded,
}


YokohamaEvent = (
    Gained
    | Paid
    | TurnStarted
    | Kept
    | Placed
    | FeePaid
    | PresidentMoved
    | PresidentReturned
    | Recalled
    | Acted
    | Income
    | Scored
    | TokenTaken
    | Built
    | AgentUsed
    | AgentGained
    | Achieved
    | Fulfilled
    | OrderTaken
    | TechnologyGained
    | AssistantPut
    | Hired
    | AssistantMoved
    | StationPut
    | RewardTokenTaken
    | CardRevealed
    | EndTriggered
    | GameEnded
)
"""All of them: a type checker wants the list, and a test compares it with what the rules log."""
