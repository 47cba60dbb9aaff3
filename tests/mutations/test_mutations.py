"""Every single change of a rule is noticed by the tests named beside it: a few at every run, all in the long one."""

from collections import Counter

import pytest

from hatoba.components import PACKAGED
from tests.conftest import LONG
from tests.mutations.changes import CHANGES
from tests.mutations.workshop import Change, Workshop, changed

FEW = [
    change
    for change in CHANGES
    if str(change).startswith(("yokohama/rewards: Y18", "duel/scoring: most", "nippon/scoring: N13", "trade: Mining"))
]
"""One of each game, and one of what two of them share."""
TRIED = CHANGES if LONG else FEW
FEWEST = 60


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(tmp_path_factory.mktemp("mutations"))


def test_the_list_fits_the_code() -> None:
    """Every text stands in its file exactly once, every change leaves it Python, and all games have their share."""
    for change in CHANGES:
        compile(changed(change), change.file, "exec")
        assert change.old != change.new
    assert len({str(change) for change in CHANGES}) == len(CHANGES) >= FEWEST
    share = Counter(change.file.split("/")[0] for change in CHANGES)
    assert all(share[game] >= FEWEST // 5 for game in PACKAGED), share
    assert len(FEW) == 4


def test_without_a_change_the_tests_pass(workshop: Workshop) -> None:
    assert workshop.pass_tests(tuple(sorted({test for change in TRIED for test in change.tests})))


@pytest.mark.parametrize("change", TRIED, ids=str)
def test_a_wrong_rule_is_noticed(workshop: Workshop, change: Change) -> None:
    assert not workshop.survives(change)
