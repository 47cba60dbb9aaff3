"""Bots: they are given a resampled position, never the true one."""
