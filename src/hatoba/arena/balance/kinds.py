"""The items of each game that a designer may ask about: where they lie, and which events say that one is taken.

Paths lead through a view, step by step: an attribute; `*` all items of a list; `%` all keys of a mapping with something
behind them; `#` the places of a list, counted from 1, where nothing lies; `@` the seat's own item of a list by seat.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sign:
    """Events of this type name an item in these fields; `only` is a field and the value it must have."""

    event: str
    fields: tuple[str, ...]
    only: tuple[str, str] | None = None


@dataclass(frozen=True)
class Kind:
    """Items of one kind: rows of a table of the component sheet.

    `row` are the row's fields that make its id (none: its place in the table, from 1). `laid` is what lies open at
    set-up, `dealt` what a seat is dealt in secret; with neither, all rows are always there. `shown` brings items to
    the table later, `taken` takes them. With `place`, events name a place: the paths of places and of their items.
    Not `judged`: another kind of the same rows has what set-up says of them.
    """

    name: str
    table: str
    row: tuple[str, ...]
    taken: tuple[Sign, ...]
    laid: str | None = None
    dealt: str | None = None
    shown: tuple[Sign, ...] = ()
    place: tuple[str, str] | None = None
    judged: bool = True


CARD_REVEALED = Sign("CardRevealed", ("card",))
OWN_ORDERS = "seats.@.orders.*.number"

YOKOHAMA = (
    Kind(
        "orders fulfilled",
        "orders",
        ("number",),
        (Sign("Fulfilled", ("order",)),),
        laid="ports.*.*",
        dealt=OWN_ORDERS,
        shown=(CARD_REVEALED,),
    ),
    Kind(
        "orders taken to hand",
        "orders",
        ("number",),
        (Sign("OrderTaken", ("order",)), Sign("Kept", ("order",))),
        laid="ports.*.*",
        dealt=OWN_ORDERS,
        shown=(CARD_REVEALED,),
        judged=False,
    ),
    Kind(
        "technologies",
        "technologies",
        ("number",),
        (Sign("TechnologyGained", ("card",)),),
        laid="laboratories.*.*",
        shown=(CARD_REVEALED,),
    ),
    Kind(
        "sites built on",
        "sites",
        ("site",),
        (Sign("Built", ("area",)),),
        laid="areas.*.site",
        place=("areas.*.area", "areas.*.site"),
    ),
    Kind("five-power tokens", "five_power_tokens", ("token",), (Sign("TokenTaken", ("token",)),), laid="areas.*.token"),
    Kind("achievements", "achievements", ("id",), (Sign("Achieved", ("achievement",)),), laid="achievements.*"),
    Kind("church spaces", "church", (), (Sign("AssistantPut", ("space",), ("area", "church")),), laid="church.#"),
    Kind("customs spaces", "customs", (), (Sign("AssistantPut", ("space",), ("area", "customs")),), laid="customs.#"),
    Kind(
        "achievement reward tokens",
        "mini_expansions.achievement_rewards",
        ("token",),
        (Sign("RewardTokenTaken", ("token",)),),
        laid="reward_tokens.*",
    ),
)

DUEL = (
    Kind(
        "orders fulfilled",
        "orders",
        ("number",),
        (Sign("Fulfilled", ("order",)),),
        dealt=OWN_ORDERS,
        shown=(Sign("OrderLookedAt", ("order",)), Sign("OrderDrawn", ("order",))),
    ),
    Kind(
        "technologies",
        "technologies",
        ("id",),
        (Sign("TechnologyGained", ("technology",)),),
        laid="technologies.*",
        shown=(Sign("TechnologyRevealed", ("technology",)),),
    ),
    Kind("church cards", "church_cards", ("card",), (Sign("ChurchCardTaken", ("card",)),), laid="church_cards.*"),
    Kind(
        "strength-bonus cards",
        "bonus_cards",
        ("card",),
        (Sign("BonusTaken", ("card",)),),
        laid="bonus_cards.*",
        shown=(Sign("BonusRevealed", ("card",)),),
    ),
    Kind("strength cards upgraded", "strength_cards", (), (Sign("Upgraded", ("card",)),)),
)

NIPPON = (
    Kind("factories", "factories", ("number",), (Sign("FactoryBuilt", ("factory",)),)),
    Kind("contracts", "contracts", ("number",), (Sign("ContractFulfilled", ("contract",)),)),
    Kind(
        "city tiles with influence",
        "city_tiles",
        ("tile",),
        (Sign("InfluencePut", ("city",)),),
        laid="regions.*.cities.*.tile",
        place=("regions.*.cities.*.city", "regions.*.cities.*.tile"),
    ),
    Kind(
        "reward tokens",
        "reward_tokens",
        ("multiplier", "bonus"),
        (Sign("RewardTaken", ("multiplier", "bonus")),),
        laid="rewards.%.%",
    ),
    Kind("achievements multiplied", "achievements", ("id",), (Sign("MultiplierPut", ("achievement",)),)),
    Kind(
        "regions with transport",
        "regions",
        ("id",),
        (Sign("ShipPlaced", ("region",)), Sign("TrainPlaced", ("region",))),
    ),
)

KINDS: dict[str, tuple[Kind, ...]] = {"yokohama": YOKOHAMA, "duel": DUEL, "nippon": NIPPON}
