"""`hatoba text`: a position in words, as an agent that reads text is shown it."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from hatoba.cli.arguments import (
    AsJson,
    ChosenOptions,
    ComponentsOption,
    GameArgument,
    LanguageOption,
    PlayersOption,
    SeedOption,
    read_options,
)


def text(
    game: GameArgument,
    players: PlayersOption = 2,
    seed: SeedOption = "1",
    seat: Annotated[str, typer.Option(help="Who looks: A, B, C or D; - is a spectator.")] = "A",
    record: Annotated[
        Path | None, typer.Option(help="Show where this game stands, not a new one.", exists=True, dir_okay=False)
    ] = None,
    brief: Annotated[bool, typer.Option("--brief", help="Without what is printed on cards and areas.")] = False,
    language: LanguageOption = "en",
    option: ChosenOptions = [],  # noqa: B006 - typer reads the default, nobody changes it
    components: ComponentsOption = None,
    as_json: AsJson = False,
) -> None:
    """The whole table in words, what may be done, and what happened: nothing that this seat may not know."""
    import hatoba
    from hatoba.engine.errors import InvalidOption
    from hatoba.locales import Texts
    from hatoba.locales.telling import legal_actions, record_text, seat_names, table_text

    if record is None:
        shown = hatoba.record(game, players=players, seed=seed, components=components, **read_options(option))
    else:
        shown = hatoba.read_record(record.read_text(encoding="utf-8"), components)
    letters = seat_names(shown.players)
    if seat != "-" and seat not in letters:
        raise InvalidOption(f"seat: must be {', '.join(letters)} or -, not {seat!r}")
    viewer = None if seat == "-" else letters.index(seat)
    texts, state = Texts(language), shown.replay()
    table = table_text(texts, state, viewer, printed=not brief)
    log = record_text(texts, shown, viewer)
    legal = legal_actions(texts, state) if viewer == state.to_move and viewer is not None else []
    if as_json:
        print(json.dumps({"table": table, "legal": [asdict(action) for action in legal], "log": log}))
        return
    print(table)
    if legal:
        print(f"\n{texts('text-legal', seat=seat)}")
        for action in legal:
            print(f"  {action.text}  [{action.notation}]")
    if log:
        print("\n".join(("", texts("text-log"), *(f"  {line}" for line in log))))
