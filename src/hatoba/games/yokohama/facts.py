"""What is true of Yokohama outside its rules."""

from hatoba.components import SheetPart
from hatoba.components.names import PLAYERS
from hatoba.engine.facts import (
    ALONE,
    Brings,
    CardKind,
    Facts,
    ItemKind,
    Named,
    Prompt,
    Rollouts,
    RuleValue,
    Sign,
    TextValues,
    ThingKind,
    TurnLine,
    ViewWords,
)
from hatoba.games.reading import bare_rows, rows_by_id, tables_within

PIECES = ("assistant", "president", "shophouse", "trading_house", "station")


def _technologies(data: SheetPart) -> dict[str, SheetPart]:
    """Several cards have the same effect, so effects stand in a table of their own."""
    effects = tables_within(data["technologies"]["effects"])
    return {name: {"effect": effect} for name, effect in effects.items()}


def _sums(data: SheetPart) -> dict[str, RuleValue]:
    found: dict[str, RuleValue] = {
        "agents_count": sum(row["agents"] for row in data["countries"]["rows"]),
        "technology_names_count": len({row["id"] for row in data["technologies"]["rows"]}),
    }
    for i, players in enumerate(PLAYERS):
        found[f"boards_count_{players}p"] = sum(row["boards"][i] for row in data["areas"]["rows"])
    return found


def _printed(data: SheetPart) -> dict[str, dict[int, TextValues]]:
    """Orders and technologies are numbered together; only the sheet says which a card is."""
    cards: dict[int, TextValues] = {
        row["number"]: {"card_id": "order", "card_name": ""} for row in data["orders"]["rows"]
    }
    for row in data["technologies"]["rows"]:
        cards[row["number"]] = {"card_id": "technology", "card_name": Named("technology", row["id"])}
    return {"card": cards}


CARD_REVEALED = (Sign("CardRevealed", ("card",)),)
OWN_ORDERS = "seats.@.orders.*.number"
ITEMS = (
    ItemKind(
        "orders fulfilled",
        "orders",
        ("number",),
        (Sign("Fulfilled", ("order",)),),
        laid="ports.*.*",
        dealt=OWN_ORDERS,
        shown=CARD_REVEALED,
    ),
    ItemKind(
        "orders taken to hand",
        "orders",
        ("number",),
        (Sign("OrderTaken", ("order",)), Sign("Kept", ("order",))),
        laid="ports.*.*",
        dealt=OWN_ORDERS,
        shown=CARD_REVEALED,
        judged=False,
    ),
    ItemKind(
        "technologies",
        "technologies",
        ("number",),
        (Sign("TechnologyGained", ("card",)),),
        laid="laboratories.*.*",
        shown=CARD_REVEALED,
    ),
    ItemKind(
        "sites built on",
        "sites",
        ("site",),
        (Sign("Built", ("area",)),),
        laid="areas.*.site",
        place=("areas.*.area", "areas.*.site"),
    ),
    ItemKind(
        "five-power tokens", "five_power_tokens", ("token",), (Sign("TokenTaken", ("token",)),), laid="areas.*.token"
    ),
    ItemKind("achievements", "achievements", ("id",), (Sign("Achieved", ("achievement",)),), laid="achievements.*"),
    ItemKind("church spaces", "church", (), (Sign("AssistantPut", ("space",), ("area", "church")),), laid="church.#"),
    ItemKind(
        "customs spaces", "customs", (), (Sign("AssistantPut", ("space",), ("area", "customs")),), laid="customs.#"
    ),
    ItemKind(
        "achievement reward tokens",
        "mini_expansions.achievement_rewards",
        ("token",),
        (Sign("RewardTokenTaken", ("token",)),),
        laid="reward_tokens.*",
    ),
)

TURN_LINE = TurnLine(
    about=("Acted",),
    otherwise={"Kept": ALONE, "Placed": "area", "PresidentMoved": ALONE, "PresidentReturned": ALONE},
    deeds={
        "OrderTaken": "order",
        "TechnologyGained": ALONE,
        "AssistantPut": ALONE,
        "TokenTaken": ALONE,
        "Built": ALONE,
        "Fulfilled": "order",
        "Achieved": "achievement",
        "AgentGained": "agent",
        "StationPut": ALONE,
        "EndTriggered": ALONE,
        "GameEnded": ALONE,
    },
    brings=(
        Brings("Scored", "points", what="vp"),
        Brings("Gained", "amount"),
        Brings("Paid", "amount", sign=-1),
        Brings("FeePaid", "amount", what="yen", sign=-1),
        Brings("FeePaid", "amount", what="yen", seat="to"),
        Brings("Hired", kind="piece"),
    ),
)


def _agent_tokens(data: SheetPart) -> list[SheetPart]:
    """The tokens of the mini-expansion follow those of the table."""
    own, table = data["mini_expansions"]["free_agents"], data["five_power_tokens"]["rows"]
    reward = {"free_agents": own["free_agents"]}
    numbers = range(len(table) + 1, len(table) + own["tokens"] + 1)
    return [{"token": number, "reward": reward, "source": own["source"]} for number in numbers]


VIEW = ViewWords(
    names={
        **dict.fromkeys(("area", "near", "president"), "area"),
        **dict.fromkeys(("hand", "warehouse", "buildings"), "piece"),
        **dict.fromkeys(("icons", "agents", "agents_used"), "country"),
        "achievements": "achievement",
        "breakdown": "score",
    },
    cards={
        **dict.fromkeys(("number", "aside", "fulfilled", "ports"), "order"),
        **dict.fromkeys(("technologies", "laboratories"), "technology"),
        "site": "site",
        "token": "token",
        "reward_tokens": "reward",
    },
    amounts=frozenset(("stock", "short")),
    seats=frozenset(("presidents", "buildings", "church", "customs")),
    by_seat=frozenset(("assistants", "power")),
    hidden=frozenset(("number", "aside")),
    untold=frozenset(("place", "step_number", "acting_area", "acting_power", "outlook")),
)

FACTS = Facts(
    lead_scale=8000.0,
    short_game=6,
    playing_on=8,
    # With four seats two quick rounds were better than a careful one.
    magnate_rollouts={2: Rollouts(4, careful=True), 3: Rollouts(4, careful=True), 4: Rollouts(8, careful=False)},
    text_kinds={
        "kind": "good",
        "origin": "area",
        "agent": "country",
        "building_space": "piece",
        "space": "piece",
        "category": "score",
    },
    prompt=Prompt(fields={"number": "step_number", "area": "acting_area", "power": "acting_power"}),
    printed=_printed,
    by_players=frozenset(("boards", "church_end", "customs_end", "neutral_assistants", "pyramid", "removed")),
    sums=_sums,
    things=(
        ThingKind("area", "areas", rows_by_id("areas"), layout="area"),
        ThingKind("technology", "technologies", _technologies, layout="technology"),
        ThingKind("achievement", "achievements", rows_by_id("achievements"), layout="achievement"),
        ThingKind("good", "goods", lambda data: bare_rows(*data["goods"]["trade"], "imports", "yen"), layout="good"),
        ThingKind("country", "countries", rows_by_id("countries")),
        ThingKind("piece", "pieces", lambda data: bare_rows(*PIECES)),
    ),
    cards=(
        CardKind("order", "orders", printed=True, layout="order"),
        CardKind("technology", "technologies", printed=True, layout="technology", named=("technology", "id")),
        CardKind("site", "sites", "site", layout="site"),
        CardKind("token", "five_power_tokens", "token", layout="token", more=_agent_tokens),
        CardKind("reward", "mini_expansions.achievement_rewards", "token", layout="reward"),
    ),
    items=ITEMS,
    turn_line=TURN_LINE,
    view=VIEW,
)
