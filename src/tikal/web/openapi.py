"""Print the OpenAPI document, from which the browser app's types are made.

python -m tikal.web.openapi > openapi.json
"""

import json
import sys
from pathlib import Path

from tikal.web.app import create_app
from tikal.web.settings import Settings
from tikal.web.store.database import file_url


def openapi() -> str:
    """Return the document; no server is started and no database opened."""
    app = create_app(Settings(database=file_url(Path("unused"))))
    return json.dumps(app.openapi(), indent=2, sort_keys=True)


if __name__ == "__main__":
    sys.stdout.write(f"{openapi()}\n")
