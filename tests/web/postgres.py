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


@contextmanager
def postgres_server() -> Iterator[str]:
    """Run a server; yield the URL of its first database."""
    folder = programs()
    if folder is None:
        lack("postgresql")
    home = Path(tempfile.mkdtemp(prefix="tikal-pg-"))
    user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    if user is not None:
        os.chown(home, user.pw_uid, user.pw_gid)
    data, log = home / "data", home / "log"

    def run(*command: object) -> None:
        subprocess.run(  # noqa: S603 - programs of PostgreSQL
            [str(part) for part in command],
            check=True,
            cwd=home,
            stdout=subprocess.DEVNULL,
            user=None if user is None else user.pw_uid,
            group=None if user is None else user.pw_gid,
            extra_groups=None if user is None else [],
        )

    run(folder / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "-N", "-E", "UTF8")
    options = f"-k {home} -c listen_addresses= {_FAST}"
    run(folder / "pg_ctl", "-D", data, "-l", log, "-w", "-o", options, "start")
    try:
        yield f"postgresql://postgres@/postgres?host={home}"
    finally:
        run(folder / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        time.sleep(0.1)
        shutil.rmtree(home, ignore_errors=True)
