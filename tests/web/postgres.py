"""A PostgreSQL of our own: Debian's, run by the user `postgres` on a unix socket."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lacking import lack

_FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=50"


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL installed, None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return None if path is None else Path(path).parent


class Postgres:
    """A server that can be stopped and started again."""

    def __init__(self, folder: Path, home: Path) -> None:
        """Make a database cluster in a folder, with the programs of another."""
        self.url = f"postgresql://postgres@/postgres?host={home}"
        self._folder = folder
        self._home = home
        self._user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(home, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", "data", "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-k {self._home} -c listen_addresses= {_FAST}"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop it and all connections with it; unless it is `immediate`, nothing gets lost."""
        self._run("pg_ctl", "-D", "data", "-m", how, "stop")

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user
        subprocess.run(  # noqa: S603 - programs of PostgreSQL
            [str(self._folder / program), *arguments],
            check=True,
            cwd=self._home,
            stdout=subprocess.DEVNULL,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
        )


@contextmanager
def stoppable_postgres() -> Iterator[Postgres]:
    """Run a server that is to be stopped and started again; it must run in the end."""
    folder = programs()
    if folder is None:
        lack("postgresql")
    home = Path(tempfile.mkdtemp(prefix="tikal-pg-"))
    server = Postgres(folder, home)
    server.start()
    try:
        yield server
    finally:
        server.stop("immediate")
        time.sleep(0.1)
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def postgres_server() -> Iterator[str]:
    """Run a server; yield the URL of its first database."""
    with stoppable_postgres() as server:
        yield server.url
