"""The README's example works as printed."""

import doctest
from pathlib import Path


def test_readme() -> None:
    result = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert result.attempted > 5
    assert result.failed == 0
