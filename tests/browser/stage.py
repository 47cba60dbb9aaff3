"""What browser tests and pictures need: a server of their own, Debian's Chromium, and a built client."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import hatoba

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
CLIENT = Path(hatoba.__file__).parent / "server" / "client" / "index.html"
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
WIDE = (1440, 900)
PHONE = (390, 844)
# A page that clicks as fast as it can is no attack here.
ENVIRONMENT = {"HATOBA_REQUESTS_PER_MINUTE": "0", "HATOBA_CREATIONS_PER_MINUTE": "0", "HATOBA_LOG_LEVEL": "warning"}
# People are called at once, through a push service of the test's own.
ENVIRONMENT |= {"HATOBA_PRIVATE_WEBHOOKS": "on", "HATOBA_CALL_DELAY": "0"}


def missing() -> str | None:
    """Why no browser test can run; None: all is there."""
    if find_spec("playwright") is None:
        return "Playwright is not installed"
    if find_spec("litestar") is None:
        return "the server is not installed"
    if CHROMIUM is None:
        return "there is no Chromium"
    return None if CLIENT.is_file() else "the client is not built"


@contextmanager
def serving(environment: Mapping[str, str] = os.environ) -> Iterator[str]:
    """The address of a server of its own, whose shuffles are always the same; it says itself when it is there."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.seeded_server", "serve", "--port", "0"]
        with subprocess.Popen(
            [*command, "--database-url", f"sqlite:///{folder}/hatoba.db"],
            cwd=ROOT,
            env={**environment, **ENVIRONMENT},
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            address = next((line.split()[1] for line in process.stdout if line.startswith("hatoba: http")), None)
            assert address, "the server ended"
            try:
                yield address
            finally:
                process.terminate()


@contextmanager
def chromium() -> Iterator[Any]:
    with import_module("playwright.sync_api").sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        yield browser
        browser.close()
