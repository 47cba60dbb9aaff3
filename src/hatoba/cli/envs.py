"""`hatoba envs`: what a learning program sees."""

import json
from typing import Annotated

import typer

from hatoba.cli.arguments import AsJson, ComponentsOption, GameArgument

app = typer.Typer(no_args_is_help=True, help="Learning environments.")


@app.callback()
def envs() -> None:
    """Learning environments."""


@app.command()
def describe(
    game: GameArgument,
    entries: Annotated[bool, typer.Option("--entries", help="Every single entry, not only the blocks.")] = False,
    as_json: AsJson = False,
    components: ComponentsOption = None,
) -> None:
    """The observation of a game: what each number means and how large it can be."""
    import hatoba

    layout = hatoba.game(game, components).observation
    if as_json:
        print(json.dumps([vars(entry) for entry in layout.entries]))
        return
    print(f"{game}: {layout.size} whole numbers (int16); seats are counted from the viewer: me, next, third, fourth")
    for block, start in zip(layout.blocks, layout.starts, strict=True):
        axes = " x ".join(f"{axis.name} ({len(axis.values)})" for axis in block.axes)
        last = start + block.size - 1
        where = f"{start}" if last == start else f"{start}-{last}"
        print(f"{where:>9}  {block.name:22} {block.low}..{block.high:<5} {block.text}{f'  [{axes}]' if axes else ''}")
        if entries:
            for number, label in enumerate(block.labels(), start):
                print(f"{number:>9}    {label}")
