"""The client's types are those of the server's own description."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from hatoba.server.app import create_litestar
from hatoba.server.services import make_services
from hatoba.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node")


@pytest.mark.skipif(NODE is None, reason="no Node")
def test_the_types_are_fresh(tmp_path: Path) -> None:
    app = create_litestar(make_services(Settings(database_url=f"sqlite:///{tmp_path / 'nothing.db'}")))
    description, types = tmp_path / "openapi.json", tmp_path / "api.ts"
    description.write_text(json.dumps(app.openapi_schema.to_schema()), encoding="utf-8")
    subprocess.run([str(NODE), str(WEB / "scripts" / "types.mjs"), str(description), str(types)], check=True)
    fresh = types.read_text(encoding="utf-8") == (WEB / "src" / "lib" / "api.ts").read_text(encoding="utf-8")
    assert fresh, "web/src/lib/api.ts is old: node scripts/types.mjs"
