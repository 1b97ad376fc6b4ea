"""Two servers behind a real nginx that takes turns, as the documentation sets it up."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.attacks.test_proxy import NAME, live, set_up, visiting
from tests.web.nginx import PAGE, documented, nginx
from tests.web.processes import Pair, pair

ROUNDS = 20


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Pair]:
    """Run two servers that know the name of the page."""
    home = tmp_path_factory.mktemp("behind")
    with pair(home, postgres, "--bots", "1", "--allowed-host", NAME) as found:
        yield found


@contextmanager
def in_turns(home: Path, two: Pair) -> Iterator[int]:
    """Run nginx in front of both; yield its port."""
    found = re.findall(r"```nginx\n(upstream.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    ports = [server.address.rpartition(":")[2] for server in two.servers]
    named = found[0].replace(":8765", f":{ports[0]}").replace(":8766", f":{ports[1]}")
    block = documented().replace("http://127.0.0.1:8765", "http://tikal")
    with nginx(home, 0, f"{named}\n{block}") as port:
        yield port


def test_it_is_one_server(tmp_path: Path, two: Pair) -> None:
    """One request goes here, the next there: nobody is sent back, and the socket has it all."""
    with in_turns(tmp_path, two) as port, visiting(port) as client:
        table = set_up(client, port)
        origin = {"Origin": f"https://{NAME}:{port}"}
        path = f"/api/tables/{table['id']}"
        with live(port, table, client.cookies["tikal_session"], origin["Origin"]) as watching:
            first = json.loads(watching.recv(timeout=20))
            assert first["table"]["seq"] == 0
            for seq in range(ROUNDS):
                action = table["state"]["legal"][0]["action"]
                body = {"seq": seq, "actions": [action]}
                answer = client.post(f"{path}/actions", json=body, headers=origin)
                assert answer.status_code == 200, answer.text
                table = client.get(path).json()
                assert table["seq"] == seq + 1
                pushed = json.loads(watching.recv(timeout=20))
                assert [each["seq"] for each in pushed["since_events"]] == [seq + 1]
                assert pushed["table"] == table


def test_one_that_is_gone_is_left_out(tmp_path: Path, two: Pair) -> None:
    """One server is stopped: everything goes on at the other."""
    with in_turns(tmp_path, two) as port, visiting(port) as client:
        table = set_up(client, port)
        two.servers[0].stop()
        for seq in range(6):
            body = {"seq": seq, "actions": [table["state"]["legal"][0]["action"]]}
            origin = {"Origin": f"https://{NAME}:{port}"}
            path = f"/api/tables/{table['id']}"
            answer = client.post(f"{path}/actions", json=body, headers=origin)
            assert answer.status_code == 200, answer.text
            table = answer.json()
