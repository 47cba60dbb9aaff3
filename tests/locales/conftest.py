"""Printing all rules asks for the same things again and again: some tests remember them."""

from functools import cache
from importlib import import_module

import pytest


@pytest.fixture
def quick_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Books, topics and plain words are made once."""
    rules = import_module("hatoba.cli.rules")  # as an attribute of hatoba.cli, `rules` is the command
    for name in ("_book", "_topics", "_plain"):
        monkeypatch.setattr(rules, name, cache(getattr(rules, name)))
