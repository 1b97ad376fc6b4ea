"""A real nginx with a certificate of its own, set up as docs/how-to/host.md says."""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lacking import lack
from tools.system import PROGRAMS

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "host.md"
_AROUND = """
pid {home}/pid;
error_log {home}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    {server}
}}
"""


def documented() -> str:
    """Return the server block of the page."""
    found = re.search(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def nginx(home: Path, port_behind: int, server: str) -> Iterator[int]:
    """Run nginx with a server block before a server; yield its port."""
    program = shutil.which("nginx", path=PROGRAMS)
    if program is None:
        lack("nginx-light")
    _certify(home)
    port = free_port()
    here = (
        server.replace("listen 443", f"listen 127.0.0.1:{port}")
        .replace("/etc/ssl", str(home))
        .replace(":8765", f":{port_behind}")
    )
    settings = home / "nginx.conf"
    settings.write_text(_AROUND.format(home=home, server=here))
    command = [program, "-c", str(settings), "-g", "daemon off; worker_processes 1;"]
    with subprocess.Popen(command) as process:  # noqa: S603 - nginx
        try:
            _wait(port)
            yield port
        finally:
            process.terminate()
            process.wait(timeout=30)


def _certify(home: Path) -> None:
    """Make a certificate for the name that the page uses."""
    openssl = shutil.which("openssl")
    if openssl is None:
        lack("openssl")
    command = "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=tikal.example"
    files = ["-keyout", str(home / "tikal.key"), "-out", str(home / "tikal.pem")]
    subprocess.run([openssl, *command.split(), *files], check=True, capture_output=True)  # noqa: S603


def _wait(port: int) -> None:
    limit = time.monotonic() + 30
    while time.monotonic() < limit:
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    message = "nginx does not listen"
    raise TimeoutError(message)
