"""What pages load is made of the modules that are there; if it were not, they would load those."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bsg.tables.pages import front
from bsg.tables.pages.front import BUNDLE, STATIC
from tests.front.bundle import bundle
from tests.services import ROOT

HOW = "static/bundle is not made of the scripts and style sheets in static/: run script/bundle and commit what it makes"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_bundle_is_made_of_the_modules_that_are_there(tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)

    bundle(static)

    made, there = contents(static / BUNDLE), contents(STATIC / BUNDLE)
    assert [name for name in sorted({*made, *there}) if made.get(name) != there.get(name)] == [], HOW


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A static/ in which anything may be changed."""
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    monkeypatch.setattr(front, "STATIC", static)
    front._bundle.cache_clear()
    yield static
    front._bundle.cache_clear()


def test_a_page_asks_for_one_script_and_one_style_sheet(copied: Path) -> None:
    page = front.of_a_table("bsg")

    assert page.script.endswith("/bundle/bsg/table.js")
    assert [style.rpartition("/static/")[2].partition("/")[2] for style in page.styles] == ["bundle/bsg/table.css"]
    assert (page.modules, page.parts) == ([], None)
    assert front.of_a_page("pages/lobby.js").endswith("/bundle/pages/lobby.js")


@pytest.mark.parametrize("changed", ["bsg/parts.js", "table/line/store.js", "fonts.css", "vendor/preact-htm.js"])
def test_modules_that_were_changed_since_are_loaded_themselves(
    copied: Path, changed: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody works on a module and looks at an old one; and a merge never mixes two bundles on a screen."""
    with (copied / changed).open("a") as file:
        file.write("\n")

    page = front.of_a_table("bsg")

    assert page.script.endswith("/table/main.js")
    assert page.parts is not None
    assert page.parts.endswith("/bsg/parts.js")
    assert page.parts in page.modules
    assert len(page.modules) > 60
    assert front.of_a_page("pages/lobby.js").endswith("/pages/lobby.js")
    assert "run script/bundle" in caplog.text


def test_a_module_that_was_added_or_taken_away_is_noticed(copied: Path) -> None:
    before = front.made_of()
    (copied / "bsg" / "extra.js").write_text("// Something more.\n")
    after = front.made_of()
    (copied / "bsg" / "extra.js").rename(copied / "bsg" / "other.js")

    assert len({before, after, front.made_of()}) == 3


def test_while_one_works_on_them_the_modules_are_loaded(settings: Any) -> None:
    settings.DEBUG = True

    assert front.of_a_table("bsg").script == "/static/table/main.js"
    assert front.of_a_page("pages/site.css") == "/static/pages/site.css"


def test_a_game_without_a_bundle_is_loaded_by_its_modules(copied: Path) -> None:
    page = front.of_a_table("toy")

    assert page.script.endswith("/table/main.js")
    assert page.parts is None
    assert not [module for module in page.modules if "/bsg/" in module]


def test_git_does_not_merge_it_line_by_line() -> None:
    assert "static/bundle/** -diff -merge linguist-generated" in (ROOT / ".gitattributes").read_text()
