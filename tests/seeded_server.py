"""`hatoba`, but its server shuffles all tables alike, so that what a test sees does not depend on luck.

    python -m tests.seeded_server serve --port 0

With HATOBA_TEST_CLOCK, the name of a file with a number, it is so many seconds later for the server than it is. No real
server can be told to: there is no such option and no such setting.
"""

import os
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import uvicorn.server

from hatoba import cli
from hatoba.server import main as server

SEED = bytes(range(32))


def same_seed() -> bytes:
    return SEED


def later(ahead: Path) -> float:
    return time.time() + float(ahead.read_text())


if __name__ == "__main__":
    with ExitStack() as stack:
        stack.enter_context(patch.object(server, "serve", partial(server.serve, new_seed=same_seed)))
        if "HATOBA_TEST_CLOCK" in os.environ:
            now = partial(later, Path(os.environ["HATOBA_TEST_CLOCK"]))
            stack.enter_context(patch.object(server, "make_services", partial(server.make_services, now=now)))
            # The time that every answer tells.
            stack.enter_context(patch.object(uvicorn.server, "time", SimpleNamespace(time=now)))
        cli.main()
