"""Figures for the host: read on a port of their own, by route and never by table."""

import socket
from pathlib import Path
from urllib.request import urlopen

from tests.web.club import PERSON, host
from tests.web.process import serving
from tests.web.server import Browser
from tests.web.test_process import run


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def test_the_host_reads_figures(tmp_path: Path) -> None:
    """Requests by route and answer, and what the server holds; the app's own port has none."""
    port = free_port()
    with serving(tmp_path, "serve", "--port", "0", "--metrics", str(port)) as server:
        ada = Browser(server.address)
        table = host(ada, PERSON, PERSON)
        ada.table(table)
        ada.http.get("/api/tables/nowhere")
        assert "tikal_" not in ada.http.get("/metrics").text
        with ada.live(table["id"]), urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            text = answer.read().decode()
        ada.close()
    route = 'route="/api/tables/{table_id}"'
    assert f'tikal_request_seconds_count{{method="GET",{route},status="200"}} 1.0' in text
    assert f'tikal_request_seconds_count{{method="GET",{route},status="404"}} 1.0' in text
    assert "tikal_open_tables 1.0" in text
    assert "tikal_watchers 1.0" in text
    assert "tikal_bots_thinking 0.0" in text
    assert "# TYPE tikal_notices_total counter" in text
    assert "process_resident_memory_bytes" in text
    assert table["id"] not in text


def test_bad_ports_are_refused_in_one_line(tmp_path: Path) -> None:
    """One that is taken, and what is none."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", "0", "--metrics", port, home=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert done.stderr.startswith(f"tikal: can't listen on 127.0.0.1 port {port}")
    wrong = run("serve", "--metrics", "somewhere", home=tmp_path)
    assert wrong.returncode == 1
    assert "'somewhere' has no port" in wrong.stderr
