"""Arguments that several commands share, and how options are read."""

from pathlib import Path
from typing import Annotated

import typer

from hatoba.engine.game import OptionValue

GameArgument = Annotated[str, typer.Argument(help="Which game; a name that is none lists them.")]
PlayersOption = Annotated[int, typer.Option(help="How many seats.")]
SeedOption = Annotated[str, typer.Option(help="The same seed gives the same games.")]
ChosenOptions = Annotated[list[str], typer.Option("--option", "-o", help="NAME=VALUE, such as edition=original.")]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", "--sheet", help="Your own component sheet (TOML).", dir_okay=False, exists=True),
]
LanguageOption = Annotated[str, typer.Option(help="en, pl, de, uk or ja.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def read_options(texts: list[str]) -> dict[str, OptionValue]:
    """NAME=VALUE pairs as option values."""
    words: dict[str, OptionValue] = {"on": True, "true": True, "off": False, "false": False}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise ValueError(f"an option is NAME=VALUE, not {text!r}")
        options[name] = int(value) if value.isdecimal() else words.get(value, value)
    return options
