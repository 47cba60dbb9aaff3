"""The plain source on every Python that this machine has: `make test-pythons`."""
