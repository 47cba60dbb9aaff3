"""The files of deploy/ with the programs that they are for: nginx, Caddy, systemd.

`make test-long` unpacks Debian's nginx and Caddy; where they are not, these tests say so and are skipped.
"""

import json
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.support import PATIENCE, ServerProcess, sqlite_url

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HATOBA = "127.0.0.1:8080"
SITE = "play.example.org"


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"there is no {program}")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def swap(text: str, *pairs: tuple[str, str]) -> str:
    """The text with what must differ in a test; each must be there, once."""
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    """A proxy, from when it takes connections to the end of the test."""
    with (folder / "proxy.log").open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env={"HOME": str(folder)})
        try:
            while True:
                assert process.poll() is None, (folder / "proxy.log").read_text()
                with socket.socket() as sock:
                    if sock.connect_ex(("127.0.0.1", port)) == 0:
                        break
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def nginx(folder: Path, hatoba: str, port: int) -> list[str]:
    """The command that runs nginx with our file, on this port and with a certificate of its own."""
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={SITE}"]
    subprocess.run([*make, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = swap(
        (DEPLOY / "nginx.conf").read_text(),
        ("    listen 443 ssl;", f"    listen 127.0.0.1:{port} ssl;"),
        ("    listen [::]:443 ssl;\n", ""),
        ("server 127.0.0.1:8080;", f"server {hatoba};"),
        (f"/etc/letsencrypt/live/{SITE}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{SITE}/privkey.pem", str(key)),
    )
    places = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log {folder}/access.log; {places}\n{text}\n}}\n"
    )
    program = str(shutil.which("nginx"))
    config = ["-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    subprocess.run([program, *config, "-t"], check=True, capture_output=True, text=True)
    return [program, *config]


def caddy(folder: Path, hatoba: str, port: int) -> list[str]:
    """The command that runs Caddy with our file, without TLS: a certificate of its own it would get from elsewhere."""
    text = swap(
        (DEPLOY / "Caddyfile").read_text(),
        ("{\n    servers {", "{\n    admin off\n    servers {"),
        (f"\n{SITE} {{", f"\nhttp://127.0.0.1:{port} {{"),
        (f"reverse_proxy {HATOBA}", f"reverse_proxy {hatoba}"),
    )
    (folder / "Caddyfile").write_text(text)
    return [str(shutil.which("caddy")), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES = [
    pytest.param(nginx, "https", marks=[needs("nginx"), needs("openssl")], id="nginx"),
    pytest.param(caddy, "http", marks=needs("caddy"), id="caddy"),
]


@pytest.mark.parametrize(("proxy", "scheme"), PROXIES)
def test_the_proxy_does_what_the_page_says(
    proxy: Callable[[Path, str, int], list[str]], scheme: str, tmp_path: Path
) -> None:
    port = free_port()
    site = f"{scheme}://127.0.0.1:{port}"
    hatoba = free_port()
    options = ("--port", str(hatoba), "--trusted-proxies", "127.0.0.1")
    settings = {"HATOBA_BASE_URL": site, "HATOBA_STREAMS_PER_CLIENT": "1"}
    with ServerProcess(sqlite_url(tmp_path), *options, real=True, **settings) as server:
        server.url = f"http://127.0.0.1:{hatoba}"
        with running(proxy(tmp_path, f"127.0.0.1:{hatoba}", port), port, tmp_path):
            ask_through(site, server, tmp_path)


def ask_through(site: str, server: ServerProcess, folder: Path) -> None:
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE

    def visitor(address: str) -> httpx.Client:
        """A browser at another address of this machine."""
        transport = httpx.HTTPTransport(verify=trust, local_address=address)
        return httpx.Client(base_url=site, transport=transport, timeout=PATIENCE)

    with visitor("127.0.0.2") as one, visitor("127.0.0.3") as two:
        wish = {"game": "duel", "players": 2, "seats": [{"kind": "me"}, {"kind": "person"}]}
        made = one.post("/api/tables", json=wish, headers={"origin": site})  # a browser says where it comes from
        assert made.status_code == 201, made.text
        assert ("Secure" in made.headers["set-cookie"]) == site.startswith("https")
        token = made.json()["links"][1]["token"]
        assert made.json()["links"][1]["link"] == f"{site}/s/{token}"
        assert one.post("/api/tables", json=wish, headers={"origin": "https://evil.example"}).status_code == 403
        assert two.get(f"/s/{token}").status_code == 200
        assert two.post("/api/links", json={"token": token}, headers={"origin": site}).status_code == 200
        assert len({line["client"] for line in requests_of(server)}) == 2  # each has a limit of its own

        with one.stream("GET", "/api/stream") as mine, two.stream("GET", "/api/stream") as other:
            assert (mine.status_code, other.status_code) == (200, 200)  # one for each address
            assert one.get("/api/stream").status_code == 429
            lines = mine.iter_lines()
            next(line for line in lines if line == "event: hello")
            path = f"/api/tables/{made.json()['table']['id']}/chat"
            assert two.post(path, json={"seat": 1, "key": "k", "text": "hello"}).status_code == 200
            assert next(line for line in lines if '"text":"hello"' in line)  # at once, not when a buffer is full

        give_up = time.monotonic() + PATIENCE
        while stream_status(one) != 200:  # until the server has heard that the browser has gone
            assert time.monotonic() < give_up, "the proxy keeps streams open that nobody reads"

        for way in ("/metrics", "/metrics/", "//metrics", "/%6detrics", "/metrics?x"):
            assert one.get(site + way).status_code == 404, way
        assert httpx.get(f"{server.url}/metrics").status_code == 200
        assert one.post("/api/records", json={"text": "x" * 1_100_000}).status_code == 413
        logs = "".join(log.read_text() for log in folder.glob("*.log"))
        assert token not in logs


def stream_status(visitor: httpx.Client) -> int:
    with visitor.stream("GET", "/api/stream") as stream:
        return stream.status_code


def requests_of(server: ServerProcess) -> list[dict[str, str]]:
    return [json.loads(line) for line in server.logged('"client"')]


@needs("systemd-analyze")
def test_the_unit_is_sound_and_shut(tmp_path: Path) -> None:
    unit = tmp_path / "hatoba.service"
    text = swap(
        (DEPLOY / "hatoba.service").read_text(), ("ExecStart=/opt/hatoba/bin/hatoba ", f"ExecStart={sys.executable} ")
    )
    unit.write_text(text)
    checked = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(unit)], capture_output=True, text=True
    )
    assert rated.returncode == 0, rated.stdout
    for line in ("DynamicUser=yes", "ProtectSystem=strict", "MemoryMax=2G"):
        assert f"\n{line}\n" in text
