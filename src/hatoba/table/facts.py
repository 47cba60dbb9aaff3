"""What clients need to know of a game: its facts, with the numbers of a component sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from hatoba.bots import LEVELS
from hatoba.engine.catalogue import Value
from hatoba.engine.facts import Facts, Named, Prompt
from hatoba.engine.game import ROUND_LIMIT, Game, Option, OptionValue
from hatoba.games import game as find_game
from hatoba.games import names
from hatoba.locales import languages, source_files
from hatoba.locales.arguments import arguments, flatten
from hatoba.locales.things import cards, things

NO_THOUGHT = "random"
"""A level to test with: people are offered it only if there is no other."""

_TOLD: "WeakKeyDictionary[Game, GameFacts]" = WeakKeyDictionary()
"""A game does not change, and every page of a table asks for its facts before it can be drawn."""

TextArguments = Mapping[str, float | str | Named]
"""Arguments of a text."""


@dataclass(frozen=True)
class OptionPlace:
    """A number of players, and values of the options that are words."""

    players: int
    options: dict[str, OptionValue]


@dataclass(frozen=True)
class OptionInfo:
    """A choice before the game; `offered`: with which other choices all its values may be chosen."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    offered: list[OptionPlace]


@dataclass(frozen=True)
class GameInfo:
    name: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    levels: list[str]
    """Bots to play against, the easiest first."""
    categories: list[str]
    sheet: str


@dataclass(frozen=True)
class ServerInfo:
    """What can be played: the games, and the levels of the bots."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    coach: bool
    """Whether there are analyses and hints."""
    daily: bool
    """Whether there is a challenge of the day."""


@dataclass(frozen=True)
class VerbInfo:
    """A kind of action; `args` are the names of its arguments."""

    name: str
    args: list[str]
    secret: bool


@dataclass(frozen=True)
class ThingInfo:
    """A thing with a text, and the arguments of that text."""

    id: str
    values: TextArguments


@dataclass(frozen=True)
class GameFacts:
    """What a client needs to know of a game besides its rules, with the numbers of its component sheet.

    How texts are made of it is told at the head of hatoba/locales/words.py.
    """

    info: GameInfo
    verbs: list[VerbInfo]
    text_kinds: Mapping[str, str]
    """The kind of name that an argument of a text has, where it differs from the argument's own name."""
    prompt: Prompt
    printed: Mapping[str, Mapping[int, TextArguments]]
    """By argument and number: arguments that a card's number has only with the component sheet."""
    values: TextArguments
    """The arguments of the rules texts."""
    things: dict[str, list[ThingInfo]]
    """By kind, in the order in which a reader wants them."""
    cards: Mapping[str, Mapping[int, TextArguments]]
    """By kind and number."""
    texts: list[str]
    """Languages of texts that do not come with the client: /api/games/GAME/texts/LANGUAGE."""


@dataclass(frozen=True)
class ActionInfo:
    action: int
    notation: str
    verb: str
    args: tuple[Value, ...]
    secret: bool


def offer(version: str, coach: bool = False, daily: bool = False) -> ServerInfo:
    """All that can be played with this version of the package."""
    return ServerInfo(version, [describe(find_game(name)) for name in names()], list(LEVELS), coach, daily)


def describe(game: Game) -> GameInfo:
    """A game for those who want to play it."""
    levels = [level for level in LEVELS if level != NO_THOUGHT] or list(LEVELS)
    return GameInfo(
        game.name,
        game.rules_version,
        list(game.player_counts),
        [_option(game, option) for option in (*game.options, ROUND_LIMIT)],
        levels,
        list(game.categories),
        game.sheet.id,
    )


def _option(game: Game, option: Option) -> OptionInfo:
    places = [OptionPlace(players, others) for players, others in game.where_offered(option)]
    return OptionInfo(option.name, option.default, list(option.choices), places)


def facts_of(game: Game) -> GameFacts:
    """All that a client needs to know."""
    if game not in _TOLD:
        _TOLD[game] = _gather(game)
    return _TOLD[game]


def _gather(game: Game) -> GameFacts:
    facts, data = game.facts, game.sheet.data
    return GameFacts(
        describe(game),
        [VerbInfo(verb.name, [domain.name for domain in verb.args], verb.secret) for verb in game.catalogue.verbs],
        facts.text_kinds,
        facts.prompt,
        game.printed,
        arguments(facts, data),
        _things(game),
        {
            kind: {number: flatten(row, facts.by_players) for number, row in rows.items()}
            for kind, rows in cards(facts, data).items()
        },
        text_languages(facts),
    )


def describe_actions(game: Game) -> list[ActionInfo]:
    """All actions of a game: number, notation, verb and arguments."""
    catalogue = game.catalogue
    described = [(number, catalogue.describe(number)) for number in range(len(catalogue))]
    return [ActionInfo(n, catalogue.notation(n), a.verb, a.args, a.secret) for n, a in described]


def _things(game: Game) -> dict[str, list[ThingInfo]]:
    facts, data = game.facts, game.sheet.data
    more = {known.kind: known.more for known in facts.things}
    return {
        kind: [
            ThingInfo(thing, {**flatten(row, facts.by_players), **more[kind](data, row)}) for thing, row in rows.items()
        ]
        for kind, rows in things(facts, data).items()
    }


def text_languages(facts: Facts) -> list[str]:
    """In which languages a game brings texts of its own."""
    return [language for language in languages() if own_texts(facts, language)]


def own_texts(facts: Facts, language: str) -> str:
    """The texts that a game brings itself, as one Fluent file; empty if it has none in that language."""
    folders = () if facts.texts is None else (facts.texts,)
    return "\n".join(file.read_text(encoding="utf-8") for file in source_files(folders, language))
