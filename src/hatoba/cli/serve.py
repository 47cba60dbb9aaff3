"""hatoba serve: the games over HTTP, with the web client."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="0 takes a free one.", min=0, max=65535)] = 8080,
    database_url: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of your own without it.")
    ] = None,
    base_url: Annotated[str | None, typer.Option(help="How people reach the server, for links.")] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="Addresses whose X-Forwarded-For is believed.")] = None,
    site: Annotated[
        str | None, typer.Option(help="A folder that `hatoba site` wrote: games on the own device beside the server's.")
    ] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the client in a browser.")] = False,
) -> None:
    """Serve the games and the web client until told to stop. More can be set by HATOBA_* (docs/hosting.md)."""
    from hatoba.server import main

    main.serve(host, port, database_url, open_browser, base_url, trusted_proxies, log_level, site=site)
