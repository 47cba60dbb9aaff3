"""`hatoba`, but its server shuffles all tables alike, so that what a test sees does not depend on luck.

    python -m tests.seeded_server serve --port 0

With HATOBA_TEST_CLOCK, the name of a file with a number, its clock stands still at so many seconds since 1970. No real
server can be told to do either: there is no such option and no such setting.
"""

import os
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import uvicorn.server

from hatoba import cli
from hatoba.server import main as server
from hatoba.server.services import make_services

SEED = bytes(range(32))


def same_seed() -> bytes:
    return SEED


def read_clock(file: Path) -> float:
    return float(file.read_text())


if __name__ == "__main__":
    with ExitStack() as stack:
        stack.enter_context(patch.object(server, "serve", partial(server.serve, new_seed=same_seed)))
        if "HATOBA_TEST_CLOCK" in os.environ:
            now = partial(read_clock, Path(os.environ["HATOBA_TEST_CLOCK"]))
            stack.enter_context(patch.object(server, "make_services", partial(make_services, now=now)))
            # The time that every answer tells.
            stack.enter_context(patch.object(uvicorn.server, "time", SimpleNamespace(time=now)))
        cli.main()
