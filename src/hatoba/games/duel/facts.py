"""What is true of Yokohama Duel outside its rules."""

from hatoba.components import SheetPart
from hatoba.engine.facts import (
    ALONE,
    Brings,
    CardKind,
    Facts,
    ItemKind,
    Prompt,
    RuleValue,
    Sign,
    ThingKind,
    TurnLine,
    ViewWords,
)
from hatoba.games.reading import bare_rows, rows_by_id


def _sums(data: SheetPart) -> dict[str, RuleValue]:
    rows = data["strength_cards"]["rows"]
    return {f"strength_cards_{side}": ", ".join(str(row[side]) for row in rows) for side in ("before", "after", "cost")}


ITEMS = (
    ItemKind(
        "orders fulfilled",
        "orders",
        ("number",),
        (Sign("Fulfilled", ("order",)),),
        dealt="seats.@.orders.*.number",
        shown=(Sign("OrderLookedAt", ("order",)), Sign("OrderDrawn", ("order",))),
    ),
    ItemKind(
        "technologies",
        "technologies",
        ("id",),
        (Sign("TechnologyGained", ("technology",)),),
        laid="technologies.*",
        shown=(Sign("TechnologyRevealed", ("technology",)),),
    ),
    ItemKind("church cards", "church_cards", ("card",), (Sign("ChurchCardTaken", ("card",)),), laid="church_cards.*"),
    ItemKind(
        "strength-bonus cards",
        "bonus_cards",
        ("card",),
        (Sign("BonusTaken", ("card",)),),
        laid="bonus_cards.*",
        shown=(Sign("BonusRevealed", ("card",)),),
    ),
    ItemKind("strength cards upgraded", "strength_cards", (), (Sign("Upgraded", ("card",)),)),
)

TURN_LINE = TurnLine(
    about=("AgentSent", "StrengthPlayed", "ExtraPlayed", "TechnologyUsed", "Acted"),
    otherwise={"PutUnder": ALONE, "AreaChosen": ALONE},
    deeds={
        "ChurchCardTaken": "card",
        "ImportsTurned": ALONE,
        "TechnologyGained": "technology",
        "StationPut": ALONE,
        "OrderKept": ALONE,
        "OrderDrawn": ALONE,
        "BonusTaken": ALONE,
        "Built": ALONE,
        "Fulfilled": "order",
        "AgentHired": ALONE,
        "Upgraded": ALONE,
        "RoundEnded": ALONE,
        "GameEnded": ALONE,
    },
    brings=(
        Brings("Gained", "amount"),
        Brings("Paid", "amount", sign=-1),
        Brings("ExtraGained", "count", kind="extra"),
        Brings("ExtraPutBack", kind="extra", sign=-1),
    ),
)

VIEW = ViewWords(
    names={
        "area": "area",
        **dict.fromkeys(("technologies", "used_technologies", "discarded_technologies"), "technology"),
        "extra": "extra",
        "need": "need",
        "breakdown": "score",
    },
    cards={
        **dict.fromkeys(("number", "fulfilled", "order_deck"), "order"),
        **dict.fromkeys(("bonus_cards", "discarded_bonus_cards"), "bonus"),
        "church_cards": "church",
    },
    amounts=frozenset(("stock", "short")),
    seats=frozenset(("shops", "AreaView.warehouse", "start_player")),
    by_seat=frozenset(("strength", "amount")),
    hidden=frozenset(("number", "order_deck")),
    untold=frozenset(("action", "payment", "outlook")),
)

FACTS = Facts(
    lead_scale=5000.0,
    short_game=2,
    text_kinds={"kind": "good", "category": "score"},
    prompt=Prompt(parts=("action", "payment")),
    sums=_sums,
    things=(
        ThingKind("area", "areas", rows_by_id("areas"), layout="area"),
        ThingKind("technology", "technologies", rows_by_id("technologies"), layout="technology"),
        ThingKind("good", "goods", lambda data: bare_rows(*data["goods"]["trade"], "imports", "yen"), layout="good"),
        ThingKind("piece", "pieces", lambda data: bare_rows("shop", "warehouse", "station")),
        ThingKind("extra", "extras", rows_by_id("extra_strength")),
    ),
    cards=(
        CardKind("order", "orders", printed=True, layout="order"),
        CardKind("technology", "technologies", printed=True, layout="technology", named=("technology", "id")),
        CardKind("bonus", "bonus_cards", "card", printed=True, layout="bonus"),
        CardKind("church", "church_cards", "card", printed=True, layout="church"),
    ),
    items=ITEMS,
    turn_line=TURN_LINE,
    view=VIEW,
)
