"""One POST to an address that a visitor chose, so that it reaches nothing inside and costs next to nothing."""

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from urllib.parse import SplitResult, quote, urlsplit

from hatoba.server.problems import invalid

RESOLVING = threading.BoundedSemaphore(16)
"""Names that are looked up at once, each in a thread that nothing waits for: not even the end of the process."""
ANSWER_BYTES = 1024
JSON = {"content-type": "application/json"}
SAFE = "/%:@!$&'()*+,;=~-._?"

EMBEDDED = [
    ipaddress.IPv6Network(text)
    for text in (
        "::/96",  # IPv4-compatible, and with it the unspecified and loopback addresses
        "::ffff:0:0/96",  # IPv4-mapped
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64, local
        "2001::/32",  # Teredo
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
    )
]
"""Forms of IPv6 that lead on to an IPv4 address, perhaps a private one, whatever Python thinks of them."""
ISATAP = (0x0000_5EFE, 0x0200_5EFE)


@dataclass(frozen=True)
class Target:
    """Where a URL leads: these addresses were checked, so one of these is connected to."""

    parts: SplitResult
    host: str
    port: int
    addresses: tuple[str, ...]


def is_outside(address: str) -> bool:
    """Whether an address is one of the public internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if not found.is_global or found.is_multicast or found.is_reserved:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return True
    return not any(found in network for network in EMBEDDED) and (int(found) >> 32) & 0xFFFF_FFFF not in ISATAP


async def find_target(url: str, private: bool, seconds: float) -> Target:
    """Where an http address leads; Problem if not out of our own network. `private`: that may be, too."""
    try:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
            raise invalid("must be an http or https address without a user name", "url")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode()
        async with asyncio.timeout(seconds):
            found = await _look_up(host, port)
    except (OSError, ValueError, TimeoutError) as error:
        raise invalid("its host cannot be found", "url") from error
    if not private and not all(is_outside(address) for address in found):
        raise invalid("must not lead to a private address", "url")
    return Target(parts, host, port, found)


async def _look_up(host: str, port: int) -> tuple[str, ...]:
    """The addresses of a name; OSError if it has none, or too many others are looked up."""
    with suppress(ValueError):  # a name, which has to be asked for
        return (str(ipaddress.ip_address(host)),)
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[tuple[str, ...]] = loop.create_future()
    if not RESOLVING.acquire(blocking=False):
        raise OSError("too many names are looked up")

    def tell(found: tuple[str, ...], error: Exception | None) -> None:
        if not answer.done():
            answer.set_result(found) if error is None else answer.set_exception(error)

    def ask() -> None:
        found: tuple[str, ...] = ()
        failed: Exception | None = None
        try:
            entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found = tuple(dict.fromkeys(str(entry[4][0]) for entry in entries))
        except (OSError, ValueError) as error:
            failed = error
        finally:
            RESOLVING.release()
        with suppress(RuntimeError):  # the loop is closed: nobody asks any more
            loop.call_soon_threadsafe(tell, found, failed)

    threading.Thread(target=ask, name="resolver", daemon=True).start()
    return await answer


async def post(target: Target, body: bytes, headers: Mapping[str, str] = JSON) -> int:
    """The status of the answer; the rest of that is never read. OSError or ValueError: there is none."""
    secure = _tls() if target.parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        target.addresses[0],
        target.port,
        ssl=secure,
        server_hostname=target.host if secure else None,
        limit=ANSWER_BYTES,
    )
    try:
        writer.write(_head(target, len(body), headers) + body)
        await writer.drain()
        version, _, rest = (await reader.readline()).partition(b" ")
        if not version.startswith(b"HTTP/1."):
            raise ValueError("no HTTP answer")
        return int(rest[:3])
    finally:
        writer.transport.abort()


def _head(target: Target, length: int, headers: Mapping[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    path = quote(target.parts.path or "/", safe=SAFE)
    query = f"?{quote(target.parts.query, safe=SAFE)}" if target.parts.query else ""
    lines = [
        f"POST {path}{query} HTTP/1.1",
        f"host: {host}:{target.port}" if target.parts.port else f"host: {host}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"content-length: {length}",
        "connection: close",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
