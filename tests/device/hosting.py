"""The plainest of hosts: it gives out the files of a folder below a sub-path, with a strict policy."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

SUB_PATH = "/games/hatoba/"
POLICY = "default-src 'none'; script-src 'self'{more}; style-src 'self'; img-src 'self' data:; font-src 'self'; \
connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
WORKERS = ("worker-", "mind-")
"""How the names of the scripts begin in which the engine runs."""
TYPES = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript", ".ftl": "text/plain"}


class Handler(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012 - as its base has it
    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(SUB_PATH) if path.startswith(SUB_PATH) else "nothing-here"
        return super().translate_path(f"/{inside}")

    def end_headers(self) -> None:
        runs_engine = self.path.rpartition("/")[2].startswith(WORKERS)
        policy = POLICY.format(more=" 'wasm-unsafe-eval'" if runs_engine else "")
        self.send_header("content-security-policy", policy)
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *said: Any) -> None:
        """Says nothing."""


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """The address of the site in the folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{SUB_PATH}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
