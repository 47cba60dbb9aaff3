"""Running the server: `hatoba serve`."""

import gc
import threading
import webbrowser
from types import FrameType

import uvicorn

from hatoba.server.app import create_app
from hatoba.server.logs import set_up_logs
from hatoba.server.protocol import make_protocol
from hatoba.server.secrets import new_seed as draw_seed
from hatoba.server.services import Services, make_services
from hatoba.server.settings import from_environment
from hatoba.server.tables import NewSeed

KEEP_ALIVE = 30
"""Seconds between two requests of a connection; a proxy that keeps connections should give them up before."""
GRACE = 10
"""Seconds for requests under way when the server is told to stop."""


class Server(uvicorn.Server):
    """uvicorn, but streams are ended at once when it is told to stop: they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, services: Services, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._services = services
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.started and not self.should_exit:
            keep_what_is_loaded()
            port = self.servers[0].sockets[0].getsockname()[1]  # with port 0, the system has chosen one
            address = self._address or f"http://{self.config.host}:{port}"
            print(f"hatoba: {address}", flush=True)
            if self._open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._services.hub.close()
        super().handle_exit(sig, frame)


GARBAGE_AFTER = 10_000
"""New objects until garbage is looked for: a busy server makes thousands a second, and hardly any are in circles."""


def keep_what_is_loaded() -> None:
    """Code, routes and texts stay until the end: looking through them for garbage slows every request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER)


def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    database_url: str | None = None,
    open_browser: bool = False,
    base_url: str | None = None,
    trusted_proxies: str | None = None,
    log_level: str | None = None,
    new_seed: NewSeed = draw_seed,
    site: str | None = None,
) -> None:
    """Serve until told to stop. What is None comes from the environment (HATOBA_*). Only tests choose the seeds."""
    settings = from_environment(database_url=database_url, base_url=base_url, log_level=log_level, site=site)
    set_up_logs(settings.log_level)
    services = make_services(settings, new_seed=new_seed)
    config = uvicorn.Config(
        create_app(services=services),
        host=host,
        port=port,
        http=make_protocol(services),
        log_config=None,
        access_log=False,
        proxy_headers=trusted_proxies is not None,
        forwarded_allow_ips=trusted_proxies,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    server = Server(config, services, settings.base_url, open_browser)
    server.run()
    if not server.started:
        raise SystemExit(3)
