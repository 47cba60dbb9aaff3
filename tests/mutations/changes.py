"""All wrong rules: those of each game, and of what Yokohama and Duel share."""

from typing import Final

from tests.mutations.duel import DUEL
from tests.mutations.nippon import NIPPON
from tests.mutations.workshop import Change
from tests.mutations.yokohama import YOKOHAMA

SHARED: Final = (
    Change(
        "Mining Technology adds to a gain of copper",
        "trade.py",
        "amount += self.extra_copper(seat)",
        "pass",
        ("yokohama/test_examples.py::test_19_mining_technology", "duel/test_technologies.py::test_mining_at_the_mine"),
    ),
    Change(
        "Y15 no more is paid than is owned",
        "trade.py",
        "if price and stock[own + kind] >= price:\n                if",
        "if price:\n                if",
        ("yokohama/test_rulings.py::test_y15_what_cannot_be_paid_in_full_is_not_offered",),
    ),
)

CHANGES: Final = (*YOKOHAMA, *DUEL, *SHARED, *NIPPON)
