"""What happens in Yokohama Duel, as typed events."""

from dataclasses import dataclass
from typing import Annotated

from hatoba.engine.events import Count, Seat, Secret
from hatoba.games.duel import steps
from hatoba.games.trade import GAINED, PAID

StockKind = Annotated[str, "kind"]
Area = Annotated[str, "area"]
StrengthCard = Annotated[int, "strength_card"]
Extra = Annotated[str, "extra"]
Piece = Annotated[str, "piece"]
Need = Annotated[str, "need"]
Order = Annotated[int, "order"]
Technology = Annotated[str, "technology"]
ChurchCard = Annotated[int, "church_card"]
BonusCard = Annotated[int, "bonus_card"]
Ending = Annotated[str, "ending"]


@dataclass(frozen=True)
class Gained:
    """Goods, face-up imports or yen from the supply."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class Paid:
    """Goods, imports of either side or yen to the supply."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class TurnStarted:
    seat: Seat
    turn: Count
    round: Count


@dataclass(frozen=True)
class PutUnder:
    """An order goes under the deck, at set-up or at the port."""

    seat: Seat
    order: Secret[Order]


@dataclass(frozen=True)
class AreaChosen:
    seat: Seat
    area: Area


@dataclass(frozen=True)
class AgentSent:
    """An agent acts in an area and is used up."""

    seat: Seat
    area: Area


@dataclass(frozen=True)
class Income:
    """The owner of a warehouse earns from an action there; the yen follow."""

    seat: Seat
    area: Area


@dataclass(frozen=True)
class TechnologyUsed:
    """A technology is turned for the rest of the round."""

    seat: Seat
    technology: Technology


@dataclass(frozen=True)
class StrengthPlayed:
    seat: Seat
    area: Area
    card: StrengthCard
    strength: Count


@dataclass(frozen=True)
class ExtraPlayed:
    """An extra-strength card is played and goes back to its pile."""

    seat: Seat
    extra: Extra


@dataclass(frozen=True)
class Acted:
    """The total strength is fixed and the area's action takes effect."""

    seat: Seat
    area: Area
    strength: Count


@dataclass(frozen=True)
class ChurchCardTaken:
    seat: Seat
    card: ChurchCard


@dataclass(frozen=True)
class ImportsTurned:
    seat: Seat
    count: Count


@dataclass(frozen=True)
class TechnologyGained:
    seat: Seat
    technology: Technology


@dataclass(frozen=True)
class StationPut:
    seat: Seat
    area: Area


@dataclass(frozen=True)
class OrderLookedAt:
    """An order is drawn at the port."""

    seat: Seat
    order: Secret[Order]


@dataclass(frozen=True)
class OrderKept:
    """One of the orders drawn at the port goes to the hand."""

    seat: Seat
    order: Secret[Order]


@dataclass(frozen=True)
class OrderDrawn:
    """An order as a reward: from the deck to the hand."""

    seat: Seat
    order: Secret[Order]


@dataclass(frozen=True)
class BonusTaken:
    """A strength-bonus card; its rewards follow."""

    seat: Seat
    card: BonusCard


@dataclass(frozen=True)
class BonusShuffled:
    """The discarded strength-bonus cards become the new deck."""

    cards: Count


@dataclass(frozen=True)
class BonusRevealed:
    card: BonusCard


@dataclass(frozen=True)
class Built:
    seat: Seat
    area: Area
    piece: Piece


@dataclass(frozen=True)
class Fulfilled:
    seat: Seat
    order: Order


@dataclass(frozen=True)
class AgentHired:
    seat: Seat
    need: Need


@dataclass(frozen=True)
class ExtraGained:
    """Extra-strength cards from their pile."""

    seat: Seat
    extra: Extra
    count: Count


@dataclass(frozen=True)
class ExtraPutBack:
    """One extra-strength card too many goes back to its pile."""

    seat: Seat
    extra: Extra


@dataclass(frozen=True)
class RoundEnded:
    round: Count


@dataclass(frozen=True)
class Upgraded:
    seat: Seat
    card: StrengthCard


@dataclass(frozen=True)
class TechnologyDiscarded:
    technology: Technology


@dataclass(frozen=True)
class TechnologyRevealed:
    technology: Technology


@dataclass(frozen=True)
class GameEnded:
    ending: Ending


EVENTS: dict[int, type] = {
    GAINED: Gained,
    PAID: Paid,
    steps.TURN_STARTED: TurnStarted,
    steps.PUT_UNDER: PutUnder,
    steps.AREA_CHOSEN: AreaChosen,
    steps.AGENT_SENT: AgentSent,
    steps.INCOME: Income,
    steps.TECHNOLOGY_USED: TechnologyUsed,
    steps.STRENGTH_PLAYED: StrengthPlayed,
    steps.EXTRA_PLAYED: ExtraPlayed,
    steps.ACTED: Acted,
    steps.CHURCH_CARD_TAKEN: ChurchCardTaken,
    steps.IMPORTS_TURNED: ImportsTurned,
    steps.TECHNOLOGY_GAINED: TechnologyGained,
    steps.STATION_PUT: StationPut,
    steps.ORDER_LOOKED_AT: OrderLookedAt,
    steps.ORDER_KEPT: OrderKept,
    steps.ORDER_DRAWN: OrderDrawn,
    steps.BONUS_TAKEN: BonusTaken,
    steps.BONUS_SHUFFLED: BonusShuffled,
    steps.BONUS_REVEALED: BonusRevealed,
    steps.BUILT: Built,
    steps.FULFILLED: Fulfilled,
    steps.AGENT_HIRED: AgentHired,
    steps.EXTRA_GAINED: ExtraGained,
    steps.EXTRA_PUT_BACK: ExtraPutBack,
    steps.ROUND_ENDED: RoundEnded,
    steps.UPGRADED: Upgraded,
    steps.TECHNOLOGY_DISCARDED: TechnologyDiscarded,
    steps.TECHNOLOGY_REVEALED: TechnologyRevealed,
    steps.GAME_ENDED: GameEnded,
}


DuelEvent = (
    Gained
    | Paid
    | TurnStarted
    | PutUnder
    | AreaChosen
    | AgentSent
    | Income
    | TechnologyUsed
    | StrengthPlayed
    | ExtraPlayed
    | Acted
    | ChurchCardTaken
    | ImportsTurned
    | TechnologyGained
    | StationPut
    | OrderLookedAt
    | OrderKept
    | OrderDrawn
    | BonusTaken
    | BonusShuffled
    | BonusRevealed
    | Built
    | Fulfilled
    | AgentHired
    | ExtraGained
    | ExtraPutBack
    | RoundEnded
    | Upgraded
    | TechnologyDiscarded
    | TechnologyRevealed
    | GameEnded
)
"""All of them: a type checker wants the list, and a test compares it with what the rules log."""
