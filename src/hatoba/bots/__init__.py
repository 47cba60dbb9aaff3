"""Bots: they are given a resampled position, never the true one."""

from hatoba.bots.base import FIXED_BUDGETS, LEVELS, LIVE_BUDGETS, RATED_BUDGETS, Bot, Budget, make_bot, read_bot

__all__ = ["FIXED_BUDGETS", "LEVELS", "LIVE_BUDGETS", "RATED_BUDGETS", "Bot", "Budget", "make_bot", "read_bot"]
