"""The messages that the games, the bots and the server need, and how often: what is not here nobody asks for."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import hatoba.coach
import hatoba.lessons
import hatoba.server
import hatoba.table
from hatoba.bots import LEVELS
from hatoba.coach.models import Try, Verdict
from hatoba.coach.report import ACCURACY_COLUMNS, LEDGER_ROWS
from hatoba.components import PACKAGED, load
from hatoba.components.errors import SENTENCES
from hatoba.components.names import SOURCES, TECHNOLOGIES
from hatoba.components.telling import IN_ENGLISH
from hatoba.engine.catalogue import Domain, Value
from hatoba.engine.events import SECRET, _labels
from hatoba.engine.game import ENGINE_ENDINGS, ROUND_LIMIT, Game
from hatoba.engine.reasons import ENGINE_REASONS
from hatoba.games import game
from hatoba.lessons import example_names, find_lesson, lesson_names
from hatoba.locales import Texts
from hatoba.locales.book import dashed
from hatoba.locales.telling import HEADER
from hatoba.locales.words import event_type
from hatoba.server.store.calls import KINDS
from hatoba.workshop.form import form_of
from hatoba.workshop.models import Takes

ROOT = Path(__file__).parents[2]
UNNAMED = {
    "yokohama": {"hand", "all", "free", "area"},
    "duel": {"none"},
    "nippon": {"spare", "ship", "train", "plain", "turned", "blueprints", "coal", "yen", "machines"},
}
"""Ids that messages select by and never show."""


def games() -> Iterator[Game]:
    for name in PACKAGED:
        yield game(name)


def event_types(own: Game) -> list[type]:
    return list(own.event_reader.types.values())


def steps(own: Game) -> Iterator[str]:
    """Those at which somebody decides."""
    for step in import_module(f"hatoba.games.{own.name}.steps").STEPS.values():
        if step.verbs:
            yield step.name


def sentences(own: Game) -> Iterator[str]:
    """Log, prompts, actions and reasons of a game."""
    line = own.facts.turn_line
    for event in event_types(own):
        yield f"log-{own.name}-{event_type(event)}"
        if event.__name__ in {*line.about, *line.otherwise, *line.deeds}:
            yield f"turn-{own.name}-{event_type(event)}"
    for step in steps(own):
        yield f"prompt-{own.name}-{step}"
        yield f"prompt-{own.name}-{step}.title"
    yield from (f"action-{own.name}-{verb.name}" for verb in own.catalogue.verbs)
    yield from (f"reason-{own.name}-{reason.code}" for reason in own.reasons.values())


def event_arguments(own: Game, event: type) -> dict[str, Domain | None]:
    """The fields of an event; None for a number."""
    hints = get_type_hints(event, include_extras=True)
    domains: dict[str, Domain] = {
        **own.names.by_name(),  # type: ignore[attr-defined]
        "ending": Domain("ending", (*ENGINE_ENDINGS, *own.endings), first=1),
    }
    found: dict[str, Domain | None] = {}
    for field in fields(event):
        labels = [label for label in _labels(hints[field.name]) if label != SECRET]
        found[field.name] = domains[labels[0]] if labels else None
    return found


def secret_fields(event: type) -> set[str]:
    """The fields that not everybody may know."""
    return {name for name, hint in get_type_hints(event, include_extras=True).items() if SECRET in _labels(hint)}


def arguments(own: Game) -> Iterator[tuple[str, Domain]]:
    """Every argument of the game's sentences that has a domain."""
    for event in event_types(own):
        yield from ((name, domain) for name, domain in event_arguments(own, event).items() if domain)
    for reason in own.reasons.values():
        yield from ((name, domain) for name, domain in reason.args if domain)
    for verb in own.catalogue.verbs:
        yield from ((domain.name, domain) for domain in verb.args)
    yield "category", Domain("category", own.categories)


def shown(domain: Domain) -> list[Value]:
    """The values that can be told: no event says that a worker is drawn into the bag or onto a player board."""
    return [value for value in domain.values if not (domain.name == "place" and re.match("bag|board_", str(value)))]


def names(own: Game, texts: Texts) -> Iterator[str]:
    """The names that the arguments can have, and the amounts of goods."""
    for argument, domain in arguments(own):
        kind = own.facts.text_kinds.get(argument, argument)
        for value in shown(domain):
            if isinstance(value, str) and value not in UNNAMED[own.name]:
                yield name_id(texts, own.name, kind, value)
    kinds: Any = own.names.kind.values  # type: ignore[attr-defined]
    yield from (f"{own.name}-amount-{kind}" for kind in kinds)


def name_id(texts: Texts, own: str, kind: str, value: str) -> str:
    """The message of a name: of the thing itself, shared by all games, or of one of several."""
    several = re.sub(r"_\d+$", "", value)
    for found in (f"{own}-{kind}-{value}", f"{kind}-{value}", f"{own}-{kind}-{several}"):
        if dashed(found) in texts:
            return found
    return f"{own}-{kind}-{value}"


def options(own: Game) -> Iterator[str]:
    for option in own.options:
        yield f"{own.name}-option-{option.name}"
        yield from (f"{own.name}-{option.name}-{value}" for value in option.choices if isinstance(value, str))


def shared() -> Iterator[str]:
    """What does not belong to one game."""
    yield "numbered"
    yield from (f"reason-{reason.code}" for reason in ENGINE_REASONS.values())
    yield from (f"ending-{ending}" for ending in ENGINE_ENDINGS)
    yield from (f"option-{ROUND_LIMIT.name}", f"option-value-{ROUND_LIMIT.name}")
    yield from ("option-value-yes", "option-value-no")
    for level in LEVELS:
        yield from (f"bot-{level}", f"bot-{level}.about")
    yield from (f"problem-{code}" for code in ("other", *sorted(problem_codes())))
    yield from coach_messages()
    yield from calling_messages()
    yield from sheet_messages()


def sheet_messages() -> Iterator[str]:
    """What can be wrong with a component sheet, and what its kinds and fields are called."""
    yield from (f"sheet-fault-{problem}" for problem in SENTENCES)
    yield from (f"sheet-source-{source}" for source in SOURCES)
    yield from (f"sheet-value-{what}" for what in IN_ENGLISH)
    yield from ("sheet-guess", "rules-source-owner")
    for name in PACKAGED:
        for kind in form_of(load(name)).kinds:
            yield f"sheet-kind-{kind.table.replace('.', '-')}"
            fields = [(field.field, field.takes) for row in kind.rows for field in row.fields]
            for field in sheet_fields(fields):
                yield (
                    f"{name}-technology-{field}"
                    if kind.table == "technologies.effects" and field in TECHNOLOGIES
                    else (f"sheet-field-{field}")
                )


def sheet_fields(fields: Iterable[tuple[str, Takes]]) -> Iterator[str]:
    """The fields that can be changed, and their parts."""
    for name, takes in fields:
        if takes.kind != "fixed":
            yield name
        yield from sheet_fields(takes.parts.items())


def calling_messages() -> Iterator[str]:
    """What people are told in push messages and mails."""
    for name in ("caller", "mailer"):
        source = (Path(hatoba.server.__path__[0]) / f"{name}.py").read_text(encoding="utf-8")
        yield from re.findall(r"\"((?:call|mail)-[a-z-]*[a-z])\"", source)
    yield from (f"call-{kind}" for kind in KINDS)


def coach_messages() -> Iterator[str]:
    """Those that the source of the coach names, and those that it makes of an analysis."""
    for file in Path(hatoba.coach.__path__[0]).glob("*.py"):
        yield from re.findall(r"[\"'](coach-[a-z-]*[a-z])[\"']", file.read_text(encoding="utf-8"))
    yield from (f"coach-verdict-{verdict}" for verdict in get_args(Verdict))
    yield from (f"coach-try-{band}" for band in get_args(get_type_hints(Try)["band"]))
    yield from (f"coach-{name}" for name in ACCURACY_COLUMNS)
    yield from (f"coach-ledger-{name}" for name in LEDGER_ROWS)
    yield from (f"coach-{kind}" for kind in ("played", "better"))


def problem_codes() -> set[str]:
    """The codes that the source of the server and of its tables answers with, and the client's on a device."""
    found, files = {"invalid"}, list[Path]()
    for script in (ROOT / "web" / "src" / "lib" / "transport" / "device").glob("*.ts"):
        found |= set(re.findall(r'(?:\bcode: |Problem\(\d+, )"(\w+)"', script.read_text(encoding="utf-8")))
    for part in (hatoba.server, hatoba.table, hatoba.lessons):
        files += Path(part.__path__[0]).rglob("*.py")
    for file in files:
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'(?:Problem|super\(\).__init__)\(\s*(?:\d+|status),\s*"(\w+)"', text))
        found |= set(re.findall(r'invalid\([^\n]*, "\w+", "(\w+)"\)', text))
        found |= set(re.findall(r'\bcode="(\w+)"', text))
        found |= set(re.findall(r'Refusal\([^\n]*, f?"[^"]+", "(\w+)"', text))
        found |= {code for row in re.findall(r"codes = \{(.*)\}", text) for code in re.findall(r'"(\w+)"', row)}
        found |= set(re.findall(r'codes\.get\(status, "(\w+)"\)', text))
    return found


TELLING = """header spectator you decides over points standing printed hidden empty legal log nothing-happened
    no-notation answer play-help play-number play-hint play-saved options"""


def telling(own: Game, texts: Texts) -> Iterator[str]:
    """The labels of all that a view shows."""
    for kind in view_types(own.view_type):
        for field in fields(kind):
            if field.name not in HEADER | own.facts.view.untold:
                special = dashed(f"text-{own.name}-{field.name}")
                yield special if special in texts else f"text-{field.name}"


def view_types(kind: Any) -> Iterator[Any]:
    """The dataclasses that a type is made of, but for what is not told."""
    if is_dataclass(kind):
        yield kind
        untold = game(kind.__module__.split(".")[2]).facts.view.untold
        for name, hint in get_type_hints(kind).items():
            if name not in untold:
                yield from view_types(hint)
    for part in get_args(kind):
        yield from view_types(part)


def needed(texts: Texts) -> set[str]:
    """All of them, as ids of messages and attributes."""
    found = set(shared())
    for name in (*lesson_names(), *example_names()):
        found |= set(find_lesson(name).texts)
    for own in games():
        found |= {*sentences(own), *names(own, texts), *options(own), *telling(own, texts)}
    found |= {f"text-{name}" for name in TELLING.split()}
    return {dashed(name) for name in found}
