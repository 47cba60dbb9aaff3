"""Says at the end of a run what could not be tested."""

from importlib.util import find_spec

import pytest

OPTIONAL = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "pyarrow", "torch", "matplotlib")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each environment that was skipped."""
    for module in OPTIONAL:
        if find_spec(module) is None:
            terminalreporter.write_line(
                f"NOT TESTED: {module} is not installed, so what needs it was skipped", red=True
            )
