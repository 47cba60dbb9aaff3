"""Training needs numpy: without it these tests are left out, and the run says so."""

from importlib.util import find_spec

import pytest

collect_ignore = [] if find_spec("numpy") else ["test_learning.py"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if collect_ignore:
        terminalreporter.write_line("NOT TESTED: no numpy, so nothing of hatoba.learning has run", red=True)
