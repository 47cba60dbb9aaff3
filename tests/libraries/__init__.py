"""The libraries that learn, as they are, on our ids: `python -m tests.libraries`."""
