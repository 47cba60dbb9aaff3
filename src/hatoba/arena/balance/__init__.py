"""How balanced a game is: many games of one bot against itself, and a report a designer can act on."""

from hatoba.arena.balance.estimate import Balance, ItemRow, KindRows, balance_of
from hatoba.arena.balance.plan import BalancePlan
from hatoba.arena.balance.report import html_report

__all__ = ["Balance", "BalancePlan", "ItemRow", "KindRows", "balance_of", "html_report"]
