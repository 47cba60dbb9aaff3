"""A fourth game, Lanterns, as a package of its own would bring it: nothing in hatoba knows of it.

`installed` is what pip would put on the path: the package, and the entry point by which hatoba finds it.
"""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
INSTALLED = Path(__file__).parent / "installed"


def environment(**more: str) -> dict[str, str]:
    """Of a process that runs the plain source, with the fourth game installed beside it."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(INSTALLED))), **more}
