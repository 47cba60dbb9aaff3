"""Owners put the true numbers on the table: what a sheet is made of, edits of it, and how two of them differ."""
