"""What happens in Nippon, as typed events."""

from dataclasses import dataclass
from typing import Annotated

from hatoba.engine.events import Count, Seat
from hatoba.games.nippon import steps

StockKind = Annotated[str, "kind"]
Track = Annotated[str, "track"]
Colour = Annotated[str, "colour"]
ActionName = Annotated[str, "action"]
Good = Annotated[str, "good"]
Factory = Annotated[int, "factory"]
Contract = Annotated[int, "contract"]
Region = Annotated[str, "region"]
Side = Annotated[str, "side"]
City = Annotated[str, "city"]
Space = Annotated[int, "space"]
Bonus = Annotated[str, "bonus"]
Achievement = Annotated[str, "achievement"]
Place = Annotated[str, "place"]
Category = Annotated[str, "category"]
Ending = Annotated[str, "ending"]


@dataclass(frozen=True)
class TurnStarted:
    seat: Seat
    turn: Count
    round: Count


@dataclass(frozen=True)
class WorkerTaken:
    """A worker from an action space to the own board, for this action."""

    seat: Seat
    colour: Colour
    action: ActionName


@dataclass(frozen=True)
class Gained:
    """Yen, coal, blueprints or spare machines."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class Paid:
    """Yen, coal or blueprints to the supply; a spare machine into a factory."""

    seat: Seat
    kind: StockKind
    amount: Count


@dataclass(frozen=True)
class TrackMoved:
    """So many spaces up; `number` is what counts there."""

    seat: Seat
    track: Track
    moves: Count
    number: Count


@dataclass(frozen=True)
class Produced:
    """A factory ran: cubes stored, and cubes that did not fit."""

    seat: Seat
    good: Good
    stored: Count
    lost: Count


@dataclass(frozen=True)
class CubesUsed:
    """Cubes from the store for a contract or a city."""

    seat: Seat
    good: Good
    cubes: Count


@dataclass(frozen=True)
class ContractFulfilled:
    seat: Seat
    contract: Contract


@dataclass(frozen=True)
class FactoryBuilt:
    seat: Seat
    factory: Factory


@dataclass(frozen=True)
class MachineInstalled:
    """Now the factory makes so many cubes more."""

    seat: Seat
    good: Good
    machine: Count


@dataclass(frozen=True)
class ShipPlaced:
    seat: Seat
    region: Region
    side: Side


@dataclass(frozen=True)
class TrainPlaced:
    seat: Seat
    region: Region
    side: Side


@dataclass(frozen=True)
class ShipsTurned:
    """All ships still on the own board."""

    seat: Seat


@dataclass(frozen=True)
class TrainsTurned:
    """All trains still on the own board."""

    seat: Seat


@dataclass(frozen=True)
class InfluencePut:
    seat: Seat
    city: City
    space: Space
    value: Count


@dataclass(frozen=True)
class InfluenceReturned:
    """A token back to its owner, this seat."""

    seat: Seat
    city: City
    space: Space
    value: Count


@dataclass(frozen=True)
class Consolidated:
    """The new budget."""

    seat: Seat
    yen: Count
    coal: Count


@dataclass(frozen=True)
class RewardTaken:
    """The emperor's reward; its bonus follows."""

    seat: Seat
    multiplier: Count
    bonus: Bonus


@dataclass(frozen=True)
class MultiplierTaken:
    """A token without a bonus, when all reward tokens are gone."""

    seat: Seat
    multiplier: Count


@dataclass(frozen=True)
class MultiplierPut:
    seat: Seat
    achievement: Achievement
    multiplier: Count


@dataclass(frozen=True)
class MultiplierDiscarded:
    """No achievement space was free."""

    seat: Seat
    multiplier: Count


@dataclass(frozen=True)
class WagesPaid:
    """Colours of workers paid, and not paid."""

    seat: Seat
    paid: Count
    unpaid: Count


@dataclass(frozen=True)
class WorkersReturned:
    """All workers of a board into the bag."""

    seat: Seat
    workers: Count


@dataclass(frozen=True)
class RowMoved:
    """The workers of a row onto an empty action space."""

    row: Place
    space: Place


@dataclass(frozen=True)
class WorkerDrawn:
    """From the bag."""

    place: Place
    colour: Colour


@dataclass(frozen=True)
class MarkerMoved:
    """The scoring marker is on this space now."""

    space: Count


@dataclass(frozen=True)
class Scoring:
    """The first, second or third scoring of the regions; its results follow."""

    scoring: Count


@dataclass(frozen=True)
class RegionScored:
    """VP for the place, and VP for ships."""

    seat: Seat
    region: Region
    place: Count
    vp: Count
    ships: Count


@dataclass(frozen=True)
class Scored:
    """VP at once."""

    seat: Seat
    points: Count
    category: Category


@dataclass(frozen=True)
class FinalTurns:
    """The marker has reached the golden spaces: everybody has so many turns more."""

    turns: Count


@dataclass(frozen=True)
class EndMoney:
    """Yen left after the last wages; colours of workers paid, and not paid."""

    seat: Seat
    yen: Count
    paid: Count
    unpaid: Count


@dataclass(frozen=True)
class AchievementScored:
    """VP are base times multiplier."""

    seat: Seat
    achievement: Achievement
    base: Count
    multiplier: Count


@dataclass(frozen=True)
class GameEnded:
    ending: Ending


EVENTS: dict[int, type] = {
    steps.TURN_STARTED: TurnStarted,
    steps.WORKER_TAKEN: WorkerTaken,
    steps.GAINED: Gained,
    steps.PAID: Paid,
    steps.TRACK_MOVED: TrackMoved,
    steps.PRODUCED: Produced,
    steps.CUBES_USED: CubesUsed,
    steps.CONTRACT_FULFILLED: ContractFulfilled,
    steps.FACTORY_BUILT: FactoryBuilt,
    steps.MACHINE_INSTALLED: MachineInstalled,
    steps.SHIP_PLACED: ShipPlaced,
    steps.TRAIN_PLACED: TrainPlaced,
    steps.SHIPS_TURNED: ShipsTurned,
    steps.TRAINS_TURNED: TrainsTurned,
    steps.INFLUENCE_PUT: InfluencePut,
    steps.INFLUENCE_RETURNED: InfluenceReturned,
    steps.CONSOLIDATED: Consolidated,
    steps.REWARD_TAKEN: RewardTaken,
    steps.MULTIPLIER_TAKEN: MultiplierTaken,
    steps.MULTIPLIER_PUT: MultiplierPut,
    steps.MULTIPLIER_DISCARDED: MultiplierDiscarded,
    steps.WAGES_PAID: WagesPaid,
    steps.WORKERS_RETURNED: WorkersReturned,
    steps.ROW_MOVED: RowMoved,
    steps.WORKER_DRAWN: WorkerDrawn,
    steps.MARKER_MOVED: MarkerMoved,
    steps.SCORING: Scoring,
    steps.REGION_SCORED: RegionScored,
    steps.SCORED: Scored,
    steps.FINAL_TURNS: FinalTurns,
    steps.END_MONEY: EndMoney,
    steps.ACHIEVEMENT_SCORED: AchievementScored,
    steps.GAME_ENDED: GameEnded,
}


NipponEvent = (
    TurnStarted
    | WorkerTaken
    | Gained
    | Paid
    | TrackMoved
    | Produced
    | CubesUsed
    | ContractFulfilled
    | FactoryBuilt
    | MachineInstalled
    | ShipPlaced
    | TrainPlaced
    | ShipsTurned
    | TrainsTurned
    | InfluencePut
    | InfluenceReturned
    | Consolidated
    | RewardTaken
    | MultiplierTaken
    | MultiplierPut
    | MultiplierDiscarded
    | WagesPaid
    | WorkersReturned
    | RowMoved
    | WorkerDrawn
    | MarkerMoved
    | Scoring
    | RegionScored
    | Scored
    | FinalTurns
    | EndMoney
    | AchievementScored
    | GameEnded
)
"""All of them: a type checker wants the list, and a test compares it with what the rules log."""
