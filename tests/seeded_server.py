"""The server of the tests: all its tables are shuffled alike, so that what a test sees does not depend on luck.

    python -m tests.seeded_server DATABASE_URL

All else is set by the environment. `hatoba serve` has no such setting.
"""

import sys

from hatoba.server.main import serve

SEED = bytes(range(32))


def same_seed() -> bytes:
    return SEED


if __name__ == "__main__":
    serve(port=0, database_url=sys.argv[1], new_seed=same_seed)
