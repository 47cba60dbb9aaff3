"""What is true of Nippon outside its rules."""

from hatoba.components import SheetPart
from hatoba.engine.facts import (
    ALONE,
    Brings,
    CardKind,
    Facts,
    ItemKind,
    Named,
    Prompt,
    RuleValue,
    Sign,
    TextValues,
    ThingKind,
    TurnLine,
    ViewWords,
)
from hatoba.games.reading import rows_by_id


def _actions(data: SheetPart) -> dict[str, SheetPart]:
    return {name: row for row in data["action_spaces"]["rows"] for name in row["actions"]}


def _bonuses(data: SheetPart) -> dict[str, SheetPart]:
    """Several factories have the same bonus: the last of them stands for it."""
    return {row["bonus"]: row for row in data["factories"]["rows"]}


def _coal_of_good(data: SheetPart, factory: SheetPart) -> TextValues:
    return {"good_coal": next(row["coal"] for row in data["goods"]["rows"] if row["id"] == factory["good"])}


def _cities(data: SheetPart, region: SheetPart) -> TextValues:
    return {f"city_{i}": Named("city", city.lower()) for i, city in enumerate(region["cities"], 1)}


def _sums(data: SheetPart) -> dict[str, RuleValue]:
    return {"workers_total": data["workers"]["colours"] * data["workers"]["per_colour"]}


def _printed(data: SheetPart) -> dict[str, dict[int, TextValues]]:
    """A factory is told by its good and its bonus."""
    return {
        "factory": {
            row["number"]: {
                "factory_name": Named("good", row["good"]),
                "factory_bonus": Named("bonus", row["bonus"]),
            }
            for row in data["factories"]["rows"]
        }
    }


ITEMS = (
    ItemKind("factories", "factories", ("number",), (Sign("FactoryBuilt", ("factory",)),)),
    ItemKind("contracts", "contracts", ("number",), (Sign("ContractFulfilled", ("contract",)),)),
    ItemKind(
        "city tiles with influence",
        "city_tiles",
        ("tile",),
        (Sign("InfluencePut", ("city",)),),
        laid="regions.*.cities.*.tile",
        place=("regions.*.cities.*.city", "regions.*.cities.*.tile"),
    ),
    ItemKind(
        "reward tokens",
        "reward_tokens",
        ("multiplier", "bonus"),
        (Sign("RewardTaken", ("multiplier", "bonus")),),
        laid="rewards.%.%",
    ),
    ItemKind("achievements multiplied", "achievements", ("id",), (Sign("MultiplierPut", ("achievement",)),)),
    ItemKind(
        "regions with transport",
        "regions",
        ("id",),
        (Sign("ShipPlaced", ("region",)), Sign("TrainPlaced", ("region",))),
    ),
)

TURN_LINE = TurnLine(
    about=("WorkerTaken", "Consolidated"),
    deeds={
        "ContractFulfilled": "contract",
        "FactoryBuilt": ALONE,
        "MachineInstalled": "good",
        "ShipPlaced": "region",
        "TrainPlaced": "region",
        "ShipsTurned": ALONE,
        "TrainsTurned": ALONE,
        "InfluencePut": "city",
        "TrackMoved": ALONE,
        "RewardTaken": ALONE,
        "MultiplierTaken": ALONE,
        "MultiplierPut": ALONE,
        "MultiplierDiscarded": ALONE,
        "Scoring": ALONE,
        "FinalTurns": ALONE,
        "GameEnded": ALONE,
    },
    brings=(
        Brings("Scored", "points", what="vp"),
        Brings("RegionScored", "vp", what="vp"),
        Brings("RegionScored", "ships", what="vp"),
        Brings("Gained", "amount"),
        Brings("Paid", "amount", sign=-1),
        Brings("Produced", "stored", kind="good"),
        Brings("CubesUsed", "cubes", kind="good", sign=-1),
    ),
)

VIEW = ViewWords(
    names={
        **dict.fromkeys(("actions", "prices", "marks_uncovered", "stars_uncovered"), "action"),
        **dict.fromkeys(("workers", "bag"), "colour"),
        "tracks": "track",
        "region": "region",
        "city": "city",
        "good": "good",
        "achievement": "achievement",
        "breakdown": "score",
    },
    cards={
        "FactoryView.number": "factory",
        "factories_left": "factory",
        "ContractView.number": "contract",
        "tile": "tile",
    },
    amounts=frozenset(("stock", "rewards")),
    seats=frozenset(("owner",)),
    by_seat=frozenset(("ships", "trains", "influence", "places", "vp_if_scored")),
    untold=frozenset(("pending", "rotation")),
)

FACTS = Facts(
    lead_scale=10000.0,
    exploration=0.3,
    short_game=15,
    playing_on=8,
    text_kinds={"upgrade": "good", "row": "place", "space": "place", "category": "score"},
    prompt=Prompt(step="pending.step", parts=("pending",)),
    printed=_printed,
    by_players=frozenset(("city_max", "removed", "row_count", "row_size", "transport")),
    sums=_sums,
    things=(
        ThingKind("action", "actions", _actions, layout="action"),
        ThingKind("good", "goods", rows_by_id("goods"), layout="good"),
        ThingKind("bonus", "bonuses", _bonuses, _coal_of_good, layout="bonus", variants="factory"),
        ThingKind("region", "regions", rows_by_id("regions"), _cities, layout="region"),
        ThingKind("track", "tracks", lambda data: dict(data["tracks"]), layout="track"),
        ThingKind("achievement", "achievements", rows_by_id("achievements"), layout="achievement"),
    ),
    cards=(
        CardKind("factory", "factories", printed=True, layout="factory", named=("good", "good")),
        CardKind("contract", "contracts", printed=True, layout="contract"),
        CardKind("tile", "city_tiles", "tile", printed=True, layout="tile"),
    ),
    items=ITEMS,
    turn_line=TURN_LINE,
    view=VIEW,
)
