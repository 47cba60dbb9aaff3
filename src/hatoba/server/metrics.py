"""What is counted, for Prometheus. Every server has its own registry, so that tests may run several."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from hatoba.server.live import Hub
from hatoba.server.store.journal import Journal
from hatoba.server.tables import Tables


class Metrics:
    """Requests by route, never by address; the rest is read when it is asked for."""

    def __init__(self, tables: Tables, journal: Journal, hub: Hub) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "hatoba_requests_total", "Requests", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("hatoba_request_seconds", "Time to the answer", ["route"], registry=self.registry)
        self.refused = Counter("hatoba_refused_total", "Requests over a limit", ["limit"], registry=self.registry)
        self._gauge("hatoba_streams", "Open streams", lambda: hub.open_streams)
        self._gauge("hatoba_tables_cached", "Tables in memory", lambda: tables.cached_count)
        self._gauge("hatoba_commits_total", "Durable commits", lambda: journal.commits)
        self._gauge("hatoba_appends_total", "Appends to logs", lambda: journal.appends)

    def _gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        Gauge(name, text, registry=self.registry).set_function(read)
