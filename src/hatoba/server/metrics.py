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
        self._counted: dict[tuple[str, str, int], Counter] = {}
        self._timed: dict[str, Histogram] = {}
        self._gauge("hatoba_streams", "Open streams", lambda: hub.open_streams)
        self._gauge("hatoba_tables_cached", "Tables in memory", lambda: tables.cached_count)
        self._gauge("hatoba_commits_total", "Durable commits", lambda: journal.commits)
        self._gauge("hatoba_appends_total", "Appends to logs", lambda: journal.appends)

    def answered(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request, and how long its answer took; what counts it is looked up once, for Prometheus locks to do so."""
        kind = (method, route, status)
        counted = self._counted.get(kind)
        if counted is None:
            counted = self._counted[kind] = self.requests.labels(method, route, status)
        counted.inc()
        if seconds is not None:
            timed = self._timed.get(route)
            if timed is None:
                timed = self._timed[route] = self.seconds.labels(route)
            timed.observe(seconds)

    def _gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        Gauge(name, text, registry=self.registry).set_function(read)
