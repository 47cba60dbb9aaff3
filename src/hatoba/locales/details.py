"""What the sheet says of a thing besides its text: tables by power, spaces, slots, cards, provenance."""

from __future__ import annotations

from collections.abc import Sequence

from hatoba.components import SheetPart
from hatoba.components.structure.provenance import source_of
from hatoba.locales.book import Book, SourceField, dashed
from hatoba.locales.widths import columns_of

# Lines of facts, and lines that say where they come from.
Details = tuple[list[str], list[str]]


def detail_lines(book: Book, kind: str, thing: str) -> Details:
    """The lines that follow the text of a thing."""
    layout = next(known.layout for known in book.facts.things if known.kind == kind)
    return _LAYOUTS[layout](book, thing, book.things[kind][thing]) if layout else ([], [])


def _area(book: Book, thing: str, row: SheetPart) -> Details:
    lines = [*_table(book, row), *_boards(book, row)]
    if row["gives"] == "nothing":
        return lines, []
    words = [(source_of(_by(row), row, book.data["areas"]), book.texts("rules-field-table"))]
    board = book.data.get(thing.removesuffix("_a").removesuffix("_b"), {})
    if "slots" in board:
        lines.append(book.texts("rules-line-slots", text=_slots(book, board["slots"])))
        words.append((source_of("slots", {}, board), book.texts("rules-field-slots")))
    for number, space in enumerate(board.get("spaces", ()), 1):
        lines += _space(book, thing, number, space)
        words += _space_sources(book, thing, number, space, board)
    return lines, book.grouped(words)


def _by(row: SheetPart) -> str:
    return "by_power" if "by_power" in row else "by_strength"


def _table(book: Book, row: SheetPart) -> list[str]:
    """What the area gives at each power or strength, as columns under their numbers."""
    head = book.texts("rules-table-power" if "by_power" in row else "rules-table-strength")
    cells = [str(n) for n in row[_by(row)]]
    if row["gives"] == "nothing":
        return []
    if row["gives"] == "order_levels":
        levels = [*dict.fromkeys(book.data["port"]["slots"])]
        cells = [book.name("level", levels[n - 1]) if n else "-" for n in row["by_power"]]
    powers = [str(n) for n in range(1, len(cells) + 1)]
    if "by_strength" in row:
        powers[-1] += "+"  # strength goes on, the table does not
    rows = [(head, powers), (book.name("gives", row["gives"]), cells)]
    if "vp" in row:
        rows.append((book.texts("rules-table-vp"), [str(n) for n in row["vp"]]))
    return _columns(rows)


def _columns(rows: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    label = max(columns_of(head) for head, _ in rows)
    width = max(columns_of(cell) for _, cells in rows for cell in cells)
    return [
        head + " " * (label - columns_of(head)) + "".join(" " * (2 + width - columns_of(cell)) + cell for cell in cells)
        for head, cells in rows
    ]


def _boards(book: Book, row: SheetPart) -> list[str]:
    if "boards" not in row:
        return []
    return [book.texts("rules-line-boards", **dict(zip(("two", "three", "four"), row["boards"], strict=True)))]


def _slots(book: Book, slots: Sequence[object]) -> str:
    return book.join(book.name("level", slot) if isinstance(slot, str) else f"+{slot}" for slot in slots)


def _space(book: Book, thing: str, number: int, space: SheetPart) -> list[str]:
    needed = space["faith"] if "faith" in space else space["imports"]
    reward = book.amounts(space["reward"])
    lines = [book.texts(f"rules-space-{dashed(thing)}", space=number, n=needed, text=reward)]
    if space.get("neutral_2p"):
        lines.append(book.texts("rules-space-neutral", space=number))
    return lines


def _space_sources(
    book: Book, thing: str, number: int, space: SheetPart, board: SheetPart
) -> list[tuple[str | None, str]]:
    needed = source_of("faith" if "faith" in space else "imports", space, board)
    reward = source_of("reward", space, board)
    if needed == reward:
        return [(needed, book.texts("rules-field-space", n=number))]
    return [
        (needed, book.texts("rules-field-space-number", n=number)),
        (reward, book.texts("rules-field-space-reward", n=number)),
    ]


def _technology(book: Book, thing: str, row: SheetPart) -> Details:
    briefs = []
    for number, card in book.cards["technology"].items():
        if card["id"] == thing:
            country = book.name("country", card["country"]) if "country" in card else ""
            briefs.append(book.texts(f"rules-brief-{book.game}", number=number, value=card["value"], country=country))
    table = book.data["technologies"]
    lines = [book.texts("rules-line-cards", text=book.join(briefs))]
    return lines, book.sources([_field("effect")], row, table.get("effects", table))


def _achievement(book: Book, thing: str, row: SheetPart) -> Details:
    table = book.data["achievements"]
    lines = [book.texts("rules-line-deck", text=row["deck"])] if "deck" in row else []
    names = ("need", "first", "later") if "need" in row else ("per", "printed")
    return lines, book.sources(map(_field, names), row, table)


def _good(book: Book, thing: str, row: SheetPart) -> Details:
    names = [name for name in ("knowledge", "coal", "capacity") if name in row]
    return [], book.sources(map(_field, names), row, book.data["goods"])


def _bonus(book: Book, thing: str, row: SheetPart) -> Details:
    """The factories with that bonus, each with its good."""
    found = [(number, card) for number, card in book.cards["factory"].items() if card["bonus"] == thing]
    titles = [
        book.texts("rules-card-factory", number=number, name=book.name("good", card["good"])) for number, card in found
    ]
    return [book.texts("rules-line-factories", text=book.join(titles))], []


def _region(book: Book, thing: str, row: SheetPart) -> Details:
    lines = [book.texts("rules-line-bonus", text=book.amounts(row["bonus"]))]
    return lines, book.sources([_field("bonus")], row, book.data["regions"])


def _track(book: Book, thing: str, row: SheetPart) -> Details:
    names = [name for name in ("spaces", "stars") if name in row]
    return [], book.sources(map(_field, names), row, {})


def _action(book: Book, thing: str, row: SheetPart) -> Details:
    return [book.texts("rules-line-space", n=row["space"])], []


def _field(name: str) -> SourceField:
    return name, f"rules-field-{name}", {}


_LAYOUTS = {
    "area": _area,
    "technology": _technology,
    "achievement": _achievement,
    "good": _good,
    "bonus": _bonus,
    "region": _region,
    "track": _track,
    "action": _action,
}
