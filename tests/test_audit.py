"""What `make audit` makes of the answers it gets. The services themselves may be out of reach."""

import pytest

from tests.audit import CannotAsk, client_holes, python_holes


def test_an_advisory_is_told_unless_it_was_withdrawn() -> None:
    told = {
        "vulnerabilities": [
            {"id": "PYSEC-1", "fixed_in": ["2.1"], "withdrawn": None},
            {"id": "PYSEC-2", "fixed_in": [], "withdrawn": "2026-01-01T00:00:00Z"},
        ]
    }
    assert python_holes("parcel", "2.0", told) == ["parcel 2.0: PYSEC-1, mended in 2.1"]
    assert python_holes("parcel", "2.1", {"vulnerabilities": []}) == []


def test_what_npm_says() -> None:
    told = {
        "vulnerabilities": {"parcel": {"severity": "high", "range": "<2.1"}},
        "metadata": {"dependencies": {"total": 70}},
    }
    assert client_holes(told) == (70, ["parcel: high, in <2.1"])
    with pytest.raises(CannotAsk, match="405 Method Not Allowed"):
        client_holes({"message": "405 Method Not Allowed"})
