"""Log, prompts, reasons and labels: every event, step, reason, verb and option has its words, in every language."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from tests.locales.files import LANGUAGES, key_text, patterns, selections, variables
from tests.locales.needed import event_arguments, event_types, needed, problem_codes, shown

import hatoba
from hatoba.components import PACKAGED
from hatoba.engine.catalogue import Domain
from hatoba.engine.game import ROUND_LIMIT, Game
from hatoba.engine.reasons import ENGINE_REASONS, Reason
from hatoba.games import game
from hatoba.locales import Texts
from hatoba.locales.words import (
    PEOPLE,
    action_text,
    event_text,
    name_text,
    option_text,
    option_value_text,
    prompt_text,
    prompt_values,
    reason_text,
)

NAMES = ("Anna", "Bohdan", "Chris", "Dana")
NUMBERS = (0, 1, 2, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    texts = Texts(language)
    assert not sorted(name for name in needed(texts) if name not in texts)


def test_the_codes_of_the_server_are_found() -> None:
    """The reader of its source still sees them."""
    assert {"late", "illegal_action", "not_found", "not_your_turn", "game_over", "media_type"} <= problem_codes()


def samples(domain: Domain | None) -> Sequence[Any]:
    """A few values of an argument; None is what the reader may not know."""
    if domain is None:
        return NUMBERS
    values = shown(domain)
    return (*values[:2], *values[-2:])


def events(own: Game) -> Iterator[Any]:
    """Every event, with a few of its values; nobody pays anything to oneself."""
    for event in event_types(own):
        arguments = event_arguments(own, event)
        choices = [range(2) if field in PEOPLE else samples(domain) for field, domain in arguments.items()]
        for values in product(*(list(dict.fromkeys(choice)) for choice in choices)):
            found = event(*values)
            if not hasattr(found, "to") or found.to != found.seat:
                yield found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGED)
def test_every_event_can_be_told(name: str, language: str) -> None:
    own, texts = game(name), Texts(language)
    for event in events(own):
        check(event_text(texts, own, event, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGED)
def test_nobody_reads_the_own_name(name: str, language: str) -> None:
    """A sentence about the reader says "you": it is another one than that of the others, and has no name in it."""
    own, texts = game(name), Texts(language)
    for event in events(own):
        seats = {getattr(event, field) for field in PEOPLE if hasattr(event, field)}
        for you in seats:
            told = event_text(texts, own, event, NAMES, you)
            check(told)
            assert NAMES[you] not in told, told
            assert told != event_text(texts, own, event, NAMES), told
            for other in seats - {you}:
                assert NAMES[other] in told, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_say_you_have_no_name_then(language: str) -> None:
    """Wherever a text asks whether the reader is meant, of any part of the client."""
    for name, pattern in patterns(language).items():
        found = {"who": "seat", "whom": "to"}
        for asked, variants in selections(pattern):
            if asked in found:
                [you] = [variant for variant in variants if key_text(variant) == "you"]
                assert found[asked] not in variables(you.value), f"{language}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_reader_may_not_know_is_not_told(language: str) -> None:
    texts = Texts(language)
    for name, kind in (("yokohama", "Kept"), ("duel", "PutUnder"), ("duel", "OrderKept"), ("duel", "OrderDrawn")):
        own = game(name)
        event = next(event for event in event_types(own) if event.__name__ == kind)
        text = event_text(texts, own, event(seat=0, order=None), NAMES)
        check(text)
        assert "none" not in text
        assert event_text(texts, own, event(seat=0, order=17), NAMES) != text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGED)
def test_every_action_has_a_label(name: str, language: str) -> None:
    """Labels of a step differ, so that nobody has to guess."""
    own, texts = game(name), Texts(language)
    labels: dict[str, str] = {}
    for action in range(len(own.catalogue)):
        label = action_text(texts, own, action, None)
        check(label)
        notation = own.catalogue.notation(action)
        assert labels.setdefault(label, notation) == notation, label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACKAGED)
def test_every_reason_can_be_given(name: str, language: str) -> None:
    own, texts = game(name), Texts(language)
    for reason in (*own.reasons.values(), *ENGINE_REASONS.values()):
        for values in product(*(samples(domain) for _, domain in reason.args)):
            arguments = {argument: value for (argument, _), value in zip(reason.args, values, strict=True)}
            check(reason_text(texts, own, Reason(reason.code, arguments)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [("yokohama", 2), ("yokohama", 4), ("duel", 2), ("nippon", 3)])
def test_a_game_is_told(name: str, players: int, language: str) -> None:
    """Prompts and labels from real views, and the log of what was done."""
    texts, rng = Texts(language), hatoba.make_rng(5)
    state = hatoba.new_game(name, players=players, seed=5)
    for _ in range(120):
        if state.to_move is None:
            break
        view = state.view(state.to_move)
        step, _ = prompt_values(state.game, view)
        check(prompt_text(texts, state.game, view))
        check(prompt_text(texts, state.game, view, title=True))
        legal = state.legal_actions()
        labels = [action_text(texts, state.game, action, step) for action in legal]
        assert len(set(labels)) == len(labels), labels
        state.apply(legal[rng.below(len(legal))])
        for event in state.events_for(None):
            check(event_text(texts, state.game, event, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values(language: str) -> None:
    texts = Texts(language)
    for own in map(game, PACKAGED):
        for option in (*own.options, ROUND_LIMIT):
            check(option_text(texts, own.name, option.name))
            for value in option.choices or (0, 1, 2, 5, 200):
                check(option_value_text(texts, own.name, option.name, value))


def check(text: str) -> None:
    """Words, and nothing that has stayed an id or an argument."""
    assert text.strip(), text
    assert "_" not in text, text
    assert "{" not in text, text
    assert "  " not in text, text


def test_boards_of_one_kind_have_numbers() -> None:
    assert name_text(Texts(), "yokohama", "area", "copper_mine_2") == "Copper mine 2"
    assert name_text(Texts("uk"), "yokohama", "area", "copper_mine_2") == "Мідна шахта 2"
    assert name_text(Texts(), "duel", "extra", "plus_1") == "+1 card"


def test_a_label_says_what_it_means_in_its_step() -> None:
    own = game("yokohama")
    done = own.catalogue.action("done")
    assert action_text(Texts(), own, done, "placement") == "Go on to movement"
    assert action_text(Texts(), own, done, "chinatown") == "Done"
    assert action_text(Texts(), own, own.catalogue.action("place", "bank"), "placement") == "Place on Bank"
