"""hatoba site: a folder that any host of plain files can serve."""

from pathlib import Path
from typing import Annotated

import typer


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it; what is there is replaced.", file_okay=False)],
    pyodide: Annotated[
        Path | None, typer.Option(help="A folder with Pyodide's files; npm fetches them without it.", exists=True)
    ] = None,
    engine: Annotated[
        Path | None, typer.Option(help="A folder with the compiled engine (make site builds it).", exists=True)
    ] = None,
) -> None:
    """Write the whole package as plain files: games against bots in a browser, without a server or a network."""
    from hatoba.site import build_site

    if folder.exists() and any(folder.iterdir()) and not (folder / "device" / "parts.json").is_file():
        raise ValueError(f"{folder} is no site: it is not replaced")
    built = build_site(folder, pyodide, engine)
    print(f"hatoba: {folder} is a site, {built.build} engine, {built.bytes / 1e6:.1f} MB")
    if not built.prepared:
        print("hatoba: Python's start could not be prepared by Node here, so browsers take some seconds longer")
