"""What is printed on a numbered card, tile or token, in words, and where its numbers come from."""

from __future__ import annotations

from hatoba.components import SheetPart
from hatoba.engine.facts import CardKind
from hatoba.locales.book import Book, SourceField
from hatoba.locales.things import card_table


def card_title(book: Book, kind: str, number: int) -> str:
    named = card_kind(book, kind).named
    name = book.name(named[0], book.cards[kind][number][named[1]]) if named else ""
    return book.texts(f"rules-card-{kind}", number=number, name=name)


def card_lines(book: Book, kind: str, number: int) -> tuple[list[str], list[str]]:
    """What is printed on a card, and the lines that say where it comes from."""
    known = card_kind(book, kind)
    if not known.layout:
        return [], []
    row = book.cards[kind][number]
    table = card_table(known, book.data)
    lines, fields = _LAYOUTS[known.layout](book, row, table)
    return lines, book.sources(fields, row, table)


def card_kind(book: Book, kind: str) -> CardKind:
    return next(known for known in book.facts.cards if known.kind == kind)


Printed = tuple[list[str], list[SourceField]]


def _line(book: Book, label: str, text: str) -> str:
    return book.texts(f"rules-line-{label}", text=text)


def _number(book: Book, label: str, n: int) -> str:
    return book.texts(f"rules-line-{label}", n=n)


def _field(name: str, path: str | None = None) -> SourceField:
    return path or name, f"rules-field-{name}", {}


def _reward(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    """The reward of a card, and its VP where they stand apart because they count at the end."""
    lines = [_line(book, "reward", book.amounts(row["reward"]))]
    fields = book.reward_fields(row["reward"], row, table)
    if "vp" in row:
        lines.append(_number(book, "vp", row["vp"]))
        fields.append(_field("vp"))
    return lines, fields


def _order(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines, fields = _country(book, row)
    reward_lines, reward_fields = _reward(book, row, table)
    cost = _line(book, "cost", book.amounts(row["cost"]))
    return [*lines, cost, *reward_lines], [*fields, _field("cost"), *reward_fields]


def _country(book: Book, row: SheetPart) -> Printed:
    if "country" not in row:
        return [], []
    return [_line(book, "country", book.name("country", row["country"]))], [_field("country")]


def _technology(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines, fields = _country(book, row)
    lines += [_number(book, "value", row["value"]), book.text("technology", row["id"])]
    effect = [_field("effect")] if "effect" in row else []  # in Yokohama it stands in a table of its own
    return lines, [_field("name", "id"), *fields, _field("value"), *effect]


def _site(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines = [_line(book, "trading-house", book.amounts(row["trading_house"]))]
    for n, reward in enumerate(row["shophouses"], 1):
        lines.append(book.texts("rules-line-shophouse", n=n, text=book.amounts(reward)))
    return lines, [_field("trading-house", "trading_house"), _field("shophouse", "shophouses")]


def _achievement_reward(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines, fields = _country(book, row)
    if row.get("free_agents"):
        lines.append(_line(book, "reward", book.amount("free_agents", row["free_agents"])))
        fields.append(_field("reward", "free_agents"))
    return lines, fields


def _bonus(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines: list[str] = []
    fields: list[SourceField] = []
    for path, strength in zip(("at_5", "at_6", "at_7"), book.data["strength"]["bonus_from"], strict=True):
        lines.append(book.texts("rules-line-at-strength", n=strength, text=book.amounts(row[path])))
        fields.append((path, "rules-field-at-strength", {"n": strength}))
    return lines, fields


def _church(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines, fields = _reward(book, row, table)
    return [_number(book, "faith", row["faith"]), *lines], [_field("faith"), *fields]


def _factory(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    lines = [_line(book, "bonus", book.name("bonus", row["bonus"])), book.text("bonus", row["bonus"], row)]
    return lines, [_field("good"), _field("bonus")]


def _contract(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    first, *further = row["goods"]
    cubes = [book.amount("cubes_first", first), *(book.amount("cubes_further", n) for n in further)]
    reward = {kind: row[kind] for kind in ("yen", "vp", "money")}
    lines = [_line(book, "cost", book.join(cubes)), _line(book, "reward", book.amounts(reward))]
    return lines, [_field("cost", "goods"), *book.reward_fields(reward, row, table, "")]


def _tile(book: Book, row: SheetPart, table: SheetPart) -> Printed:
    return [_line(book, "wanted", book.join(book.name("good", good) for good in row["goods"]))], [
        _field("wanted", "goods")
    ]


_LAYOUTS = {
    "order": _order,
    "technology": _technology,
    "site": _site,
    "token": _reward,
    "reward": _achievement_reward,
    "bonus": _bonus,
    "church": _church,
    "factory": _factory,
    "contract": _contract,
    "tile": _tile,
}
