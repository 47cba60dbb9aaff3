"""A site of this package, and what its engine is."""

import pytest

from tests.device.sites import SAID, plain_site, site

__all__ = ["plain_site", "site"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in SAID:
        terminalreporter.write_line(line)
