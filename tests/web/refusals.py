"""What every refusal of the server looks like."""

import httpx

from tests.web.server import Json


def refusal(response: httpx.Response, status: int) -> Json:
    """Check that an answer is a refusal as it should be, and return it."""
    assert response.status_code == status, response.text
    problem: Json = response.json()
    assert set(problem) == {"code", "message", "rule", "params"}
    assert problem["code"].replace("_", "").isalpha()
    assert problem["message"].endswith(".")
    assert "\n" not in problem["message"]
    return problem
