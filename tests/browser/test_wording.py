"""The client and Python put every message into the same words, in every language."""

import json
import re
import shutil
import subprocess
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.game import Game
from hatoba.engine.reasons import ENGINE_REASONS, Reason
from hatoba.engine.state import State
from hatoba.locales import Texts, languages
from hatoba.locales.book import Book, dashed
from hatoba.locales.words import action_text, event_text, prompt_text, prompt_values, reason_text
from hatoba.table.facts import facts_of
from hatoba.table.vocabulary import show_event
from tests.locales.needed import event_arguments, event_types, secret_fields, shown

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node")
PEOPLE = ("Anna", "Bohdan", "Chris", "Dana")
YOU = 1
NUMBERS = (0, 1, 2, 5, 21, 999)
UNFINISHED = re.compile(r"[{}$]|^(rules|prompt|action|event|reason|ui)-[\w-]+$")

pytestmark = pytest.mark.skipif(
    NODE is None or not (WEB / "node_modules").is_dir(), reason="no Node, or the client's packages are not installed"
)


def events(own: Game) -> list[Any]:
    """Every event, with a few of its values; a secret one may be None, what the reader may not know."""
    found = []
    for event in event_types(own):
        secret = secret_fields(event)
        choices = [
            range(2)
            if field in ("seat", "to")
            else (*(NUMBERS if domain is None else shown(domain)[:3]), *((None,) if field in secret else ()))
            for field, domain in event_arguments(own, event).items()
        ]
        found += [event(*values) for values in product(*choices)]
    return found


def reasons(own: Game) -> list[Reason]:
    return [
        Reason(reason.code, dict(zip((name for name, _ in reason.args), values, strict=True)))
        for reason in (*own.reasons.values(), *ENGINE_REASONS.values())
        for values in product(*(NUMBERS if domain is None else shown(domain) for _, domain in reason.args))
    ]


def positions(own: Game) -> list[State]:
    """Positions of random games: two of every step that was met."""
    rng, met, found = hatoba.make_rng(7), dict[int, int](), list[State]()
    for seed, players in product(range(3), own.player_counts):
        state = own.new(players, seed)
        while state.to_move is not None:
            step = int(state.step())
            met[step] = met.get(step, 0) + 1
            if met[step] <= 2:
                found.append(state.clone())
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
    return found


def questions(own: Game, asked: list[State]) -> dict[str, Any]:
    """What the client is given."""
    catalogue = own.catalogue
    actions = [(number, catalogue.describe(number)) for number in range(len(catalogue))]
    view = asked[0].view(asked[0].to_move)
    return {
        "facts": facts_of(own),
        "people": PEOPLE,
        "you": YOU,
        "events": [show_event(own.name, event) for event in events(own)],
        "reasons": reasons(own),
        "actions": [
            {"action": {"action": number, "verb": action.verb, "args": action.args}, "view": view}
            for number, action in actions
        ],
        "prompts": [state.view(state.to_move) for state in asked],
    }


def answers(own: Game, asked: list[State], texts: Texts) -> dict[str, Any]:
    """The same in Python's words."""
    step, _ = prompt_values(own, asked[0].view(asked[0].to_move))
    book = Book(own.name, own.sheet.data, texts)
    return {
        "events": [event_text(texts, own, event, PEOPLE) for event in events(own)],
        "own": [event_text(texts, own, event, PEOPLE, YOU) for event in events(own)],
        "reasons": [reason_text(texts, own, reason) for reason in reasons(own)],
        "actions": [action_text(texts, own, number, step) for number in range(len(own.catalogue))],
        "prompts": [prompt_text(texts, own, state.view(state.to_move)) for state in asked],
        "chapters": chapters(book),
    }


def chapters(book: Book) -> dict[str, str]:
    """The rules: sections and their parts, then the things by kind under an empty heading."""
    prefix = f"rules-{book.game}-"
    titled = [name for name in book.texts.ids if name.startswith(prefix) and f"{name}.title" in book.texts]
    found = {name.removeprefix(prefix): book.say(name) for name in titled}
    for kind, rows in book.things.items():
        found[kind] = ""
        found |= {dashed(f"{kind}-{thing}"): book.text(kind, thing) for thing in rows}
    return found


class Sayings(NamedTuple):
    """What both say about the same positions in one language."""

    ours: dict[str, dict[str, Any]]
    theirs: dict[str, dict[str, Any]]


@pytest.fixture(scope="module", params=languages())
def sayings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Sayings:
    language, folder = request.param, tmp_path_factory.mktemp("words")
    games = [hatoba.game(name) for name in PACKAGED]
    asked = {own.name: positions(own) for own in games}
    told, said = folder / "questions.json", folder / "answers.json"
    given = {"language": language, "games": {own.name: questions(own, asked[own.name]) for own in games}}
    told.write_bytes(msgspec.json.encode(given))
    subprocess.run([str(NODE), "scripts/say.mjs", str(told), str(said)], cwd=WEB, check=True)
    ours = {own.name: answers(own, asked[own.name], Texts(language)) for own in games}
    return Sayings(ours, json.loads(said.read_bytes()))


def test_both_say_the_same(sayings: Sayings) -> None:
    for game, ours in sayings.ours.items():
        for part, words in ours.items():
            assert words, part
            assert sayings.theirs[game][part] == words, part


def test_nothing_is_left_to_fill_in(sayings: Sayings) -> None:
    """Every hint, rule and sentence that the client shows: no placeholder, and no message that nobody wrote."""
    for game, theirs in sayings.theirs.items():
        assert theirs["hints"], game
        for part, texts in theirs.items():
            said = texts.items() if isinstance(texts, dict) else enumerate(texts)
            assert {name: text for name, text in said if UNFINISHED.search(text)} == {}, (game, part)
        assert all(theirs["hints"].values()), game
