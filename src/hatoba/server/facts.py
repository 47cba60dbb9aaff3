"""What clients need to know of a game: its facts, with the numbers of a component sheet."""

from hatoba.bots import LEVELS
from hatoba.engine.facts import Facts, Named, TextValues
from hatoba.engine.game import ROUND_LIMIT, Game, Option
from hatoba.locales import languages, source_files
from hatoba.locales.arguments import arguments, flatten
from hatoba.locales.things import cards, things
from hatoba.server.models import (
    GameFacts,
    GameInfo,
    NamedThing,
    OptionInfo,
    OptionPlace,
    PromptInfo,
    TextValue,
    ThingInfo,
    VerbInfo,
)

NO_THOUGHT = "random"
"""A level to test with: people are offered it only if there is no other."""


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
    facts, data = game.facts, game.sheet.data
    prompt = facts.prompt
    return GameFacts(
        describe(game),
        [VerbInfo(verb.name, [domain.name for domain in verb.args], verb.secret) for verb in game.catalogue.verbs],
        dict(facts.text_kinds),
        PromptInfo(prompt.step, dict(prompt.fields), list(prompt.parts)),
        {
            argument: {number: _shown(values) for number, values in numbered.items()}
            for argument, numbered in game.printed.items()
        },
        dict(arguments(facts, data)),
        _things(game),
        {
            kind: {number: _shown(flatten(row, facts.by_players)) for number, row in rows.items()}
            for kind, rows in cards(facts, data).items()
        },
        text_languages(facts),
    )


def _things(game: Game) -> dict[str, list[ThingInfo]]:
    facts, data = game.facts, game.sheet.data
    more = {known.kind: known.more for known in facts.things}
    return {
        kind: [
            ThingInfo(thing, _shown({**flatten(row, facts.by_players), **more[kind](data, row)}))
            for thing, row in rows.items()
        ]
        for kind, rows in things(facts, data).items()
    }


def _shown(values: TextValues) -> dict[str, TextValue]:
    return {
        name: NamedThing(value.kind, value.id) if isinstance(value, Named) else value for name, value in values.items()
    }


def text_languages(facts: Facts) -> list[str]:
    """In which languages a game brings texts of its own."""
    return [language for language in languages() if own_texts(facts, language)]


def own_texts(facts: Facts, language: str) -> str:
    """The texts that a game brings itself, as one Fluent file; empty if it has none in that language."""
    folders = () if facts.texts is None else (facts.texts,)
    return "\n".join(file.read_text(encoding="utf-8") for file in source_files(folders, language))
