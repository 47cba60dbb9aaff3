"""hatoba backup and hatoba restore: all that a server keeps, in one file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

DatabaseUrl = Annotated[str | None, typer.Option(help="The server's database; HATOBA_DATABASE_URL without it.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it; an older one is replaced.", dir_okay=False)],
    database_url: DatabaseUrl = None,
) -> None:
    """Copy the server's database to a file, also while the server runs."""
    url = find_database(database_url)
    from hatoba.server.store.backup import back_up

    back_up(url, file)
    print(f"backed up to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="What `hatoba backup` wrote.", exists=True, dir_okay=False)],
    database_url: DatabaseUrl = None,
) -> None:
    """Put a backup in the place of the server's database. Stop the server first."""
    url = find_database(database_url)
    from hatoba.server.store.backup import restore as put_back

    put_back(url, file)
    print(f"restored from {file}")


def find_database(database_url: str | None) -> "URL":
    """The database that is meant; ValueError if what servers need is not installed."""
    try:
        from hatoba.server.settings import database, from_environment
    except ModuleNotFoundError as error:
        raise ValueError(f"the server needs {error.name}: pip install 'hatoba[server]'") from error
    return database(from_environment(database_url=database_url))
