"""A server process and a small HTTP client, for the benchmarks of the server."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

UNLIMITED = {
    "HATOBA_REQUESTS_PER_MINUTE": "0",
    "HATOBA_CREATIONS_PER_MINUTE": "0",
    "HATOBA_STREAMS_PER_CLIENT": "100000",
    "HATOBA_LOG_LEVEL": "warning",
    "HATOBA_BOT_WORKERS": "0",
}
"""By address: all that is sent here comes from one."""


@contextmanager
def running(command: list[str], **environment: str) -> Any:
    """A server process; gives its port and process id."""
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        if not line.startswith("hatoba: http"):
            sys.exit(f"the server did not start: {line}")
        yield int(line.rpartition(":")[2]), process.pid
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def resident(pid: int) -> int:
    """Bytes of memory of a process (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor_time(pid: int) -> float:
    """Seconds that a process has computed (Linux): says more than the clock where others use the machine too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(name: str, times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    if not ordered:
        return {}
    return {
        f"{name}_p50_ms": round(1000 * ordered[len(ordered) // 2], 2),
        f"{name}_p99_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], 2),
    }


class Client:
    """One connection that is kept; far cheaper than a full client, so that the clients do not starve the server."""

    def __init__(self, port: int, token: str | None = None, address: str = "127.0.0.1") -> None:
        self.port = port
        self.token = token
        self.address = address
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: Any = None) -> asyncio.StreamReader:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(self.address, 0)
            )
        assert self._reader is not None
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(data)}\r\n"
        head += "content-type: application/json\r\n" if data else ""
        head += f"authorization: Bearer {self.token}\r\n" if self.token else ""
        self._writer.write(head.encode() + b"\r\n" + data)
        return self._reader

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        reader = await self.send(method, path, body)
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return int(head[9:12]), await reader.readexactly(length)

    async def listen(self, path: str) -> AsyncIterator[tuple[bytes, bytes]]:
        """The event and data of each message of a stream."""
        reader = await self.send("GET", path)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head[:20], head
        event = b""
        while True:
            line = await reader.readline()
            if not line:
                return
            if line.startswith(b"event: "):
                event = line[7:-1]
            elif line.startswith(b"data: "):
                yield event, line[6:-1]

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
