"""Where the numbers of a sheet come from, counted."""

from __future__ import annotations

from hatoba.components.checker.report import Report
from hatoba.components.structure.provenance import field_sources
from hatoba.components.structure.schema import Data, Schema


def check(report: Report, schema: Schema, data: Data) -> None:
    """Every field has a source: its own, its row's or its table's."""
    for record in schema.records(data):
        for path, source in field_sources(record):
            report.test("provenance", source is not None, record.spot.inside(path), "no_source")
            report.sources[source] += 1
