"""`hatoba`, but its server shuffles all tables alike, so that what a test sees does not depend on luck.

    python -m tests.seeded_server serve --port 0

No real server can be told to: there is no such option and no such setting.
"""

from functools import partial
from unittest.mock import patch

from hatoba import cli
from hatoba.server import main as server

SEED = bytes(range(32))


def same_seed() -> bytes:
    return SEED


if __name__ == "__main__":
    with patch.object(server, "serve", partial(server.serve, new_seed=same_seed)):
        cli.main()
