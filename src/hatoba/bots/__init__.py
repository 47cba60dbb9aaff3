"""Bots: they are given a resampled position, never the true one."""

from hatoba.bots.base import LEVELS, LIVE_BUDGETS, Bot, Budget, make_bot

__all__ = ["LEVELS", "LIVE_BUDGETS", "Bot", "Budget", "make_bot"]
