"""Whatever is sent has the shape that the OpenAPI document promises."""

import json
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from tests.web.server import Browser
from tests.web.test_playing import played_to_the_end
from tikal.web.openapi import openapi
from tikal.web.schema import answers, board, strict, table


def fits(shape: Any, data: object) -> None:  # noqa: ANN401 - any shape
    """Check data against a shape, as the JSON it came as."""
    TypeAdapter(shape).validate_json(json.dumps(data))


@pytest.mark.parametrize("variant", ["classic", "auction", "solo"])
def test_answers_of_a_whole_game(guest: Browser, variant: str) -> None:
    """Tables, moves, moments, results: before, during and after a game."""
    seats = ["person"] if variant == "solo" else ["person"] * 3
    begun = guest.new(*seats, variant=variant)
    fits(table.Table, begun)
    path = f"/api/tables/{begun['id']}"
    fits(answers.SandboxState, guest.post(f"{path}/sandbox", {"seat": 1, "base": "my_turn"}))
    fits(answers.Refusal, guest.post(f"{path}/refusal", {"action": "end"}))
    over = played_to_the_end(guest, begun, 2)
    fits(table.Table, over)
    fits(list[table.TableSummary], guest.get("/api/tables"))
    fits(list[answers.Move], guest.get(f"{path}/moves"))
    fits(answers.Moment, guest.get(f"{path}/at/30"))
    fits(answers.Result, guest.get(f"{path}/result"))
    fits(answers.Statistics, guest.get("/api/statistics"))
    with guest.live(begun["id"]) as socket:
        fits(table.LiveMessage, json.loads(socket.recv(timeout=20)))


def test_other_answers(guest: Browser) -> None:
    """Session, catalogue, hints and refusals."""
    fits(table.Session, guest.get("/api/session"))
    fits(answers.Catalogue, guest.get("/api/catalogue"))
    begun = guest.play(guest.new("person", "person"), "A4@b3+0")
    fits(answers.Hint, guest.post(f"/api/tables/{begun['id']}/hint"))
    fits(strict.Problem, guest.play(begun, "Ub1", status=422))
    fits(answers.Health, guest.get("/healthz"))


def test_the_document_names_every_shape() -> None:
    """All shapes that are sent are in the OpenAPI document, for the browser's types."""
    document = json.loads(openapi())
    named = set(document["components"]["schemas"])
    for module in (answers, board, table):
        for name, shape in vars(module).items():
            ours = isinstance(shape, type) and issubclass(shape, BaseModel)
            if ours and shape.__module__ == module.__name__:
                assert name in named, name
    assert document["paths"]["/api/tables/{table_id}/actions"]["post"]["responses"]["4XX"]


def test_answers_come_as_the_document_says(guest: Browser) -> None:
    """Each GET is answered with a kind of content that is documented, refusals too."""
    begun = guest.new("person", "person")
    for path, operations in json.loads(openapi())["paths"].items():
        if "get" not in operations:
            continue
        for table_id in (begun["id"], "nowhere"):
            places = {"index": 0, "code": "x", "variant": "classic", "handle": "x"}
            asked = path.format(table_id=table_id, **places)
            with guest.http.stream("GET", asked) as answer:  # one of them never ends
                status, kind = str(answer.status_code), answer.headers["content-type"]
            responses = operations["get"]["responses"]
            documented = responses.get(status) or responses[f"{status[0]}XX"]
            assert kind.partition(";")[0] in documented["content"], path
