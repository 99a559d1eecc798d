"""The front end's types are those of the server."""

import json
from pathlib import Path

import pytest

from tests.front.types import FILES, declared
from tests.services import ROOT


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_written_types_are_those_of_the_structs(path: Path) -> None:
    assert path.read_text() == declared(path), "run script/types"


def test_the_lockfile_names_no_place_to_fetch_from() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]

    assert len(packages) > 2
    assert [name for name, package in packages.items() if "resolved" in package] == []
