"""The network between a browser and a server, which can be cut, or fall silent as for a laptop that sleeps."""

import socket
import threading
from contextlib import suppress


class Wire:
    """Hands on what comes to `port`; a server that is restarted is found again at the same address."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._ends: set[socket.socket] = set()
        self._silent: set[socket.socket] = set()
        self._whole = True
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """All connections break, and no other is made."""
        self._whole = False
        for end in list(self._ends):
            _break(end)

    def fall_silent(self) -> None:
        """The connections that there are stay open, but nothing comes through any more; new ones work."""
        self._silent |= self._ends

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        _break(self._listening)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                if self._whole:
                    self._join(here)
                else:
                    _break(here)

    def _join(self, here: socket.socket) -> None:
        try:
            there = socket.create_connection(("127.0.0.1", self._server))
        except OSError:
            _break(here)
            return
        self._ends |= {here, there}
        for one, other in ((here, there), (there, here)):
            threading.Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if one not in self._silent:
                    other.sendall(data)
        if one not in self._silent:
            for end in (one, other):
                self._ends.discard(end)
                _break(end)


def _break(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
