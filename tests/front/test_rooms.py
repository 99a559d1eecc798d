"""`static/table` serves any game: it names nothing of a particular one, and no module of it reaches into a game's."""

import re
from pathlib import Path

import pytest

from tests.services import ROOT

STATIC = ROOT / "static"
TABLE = sorted(path for kind in ("js", "css") for path in (STATIC / "table").rglob(f"*.{kind}"))
GAMES = ("bsg",)
MODULES = sorted(path for room in ("table", "pages", *GAMES) for path in (STATIC / room).rglob("*.js"))

# Words of this game's box: no table would know them.
WORDS = re.compile(
    r"galactica|cylon|exodus|loyal|viper|raptor|raider|quorum|admiral|cris[ei]s|president|destiny|jump|skill|basestar"
    r"|centurion|civilian|pilot|brig\b|sickbay|fleet|coloni|human|fuel|morale|population|nuke|caprica|treachery"
    r"|character|\bcag\b|contribut|\bloc\b|\bchar\b|\bbsg\b",
    re.IGNORECASE,
)


def mentions(source: str) -> list[str]:
    return [f"line {n}: {line.strip()}" for n, line in enumerate(source.splitlines(), 1) if WORDS.search(line)]


@pytest.mark.parametrize("path", TABLE, ids=lambda path: str(path.relative_to(STATIC)))
def test_nothing_that_serves_any_game_names_a_thing_of_this_one(path: Path) -> None:
    assert mentions(path.read_text()) == []


@pytest.mark.parametrize("line", ['t("by_the_admiral")', ".skill { color: red; }", "view.game.jump", '"loc:armory"'])
def test_a_mention_would_be_noticed(line: str) -> None:
    assert mentions(line)


def imported(module: Path) -> list[Path]:
    """The modules that one names, wherever they are."""
    paths: list[str] = re.findall(r'\b(?:from|import)\s*\(?"(\.[^"]+\.js)"', module.read_text())
    return [(module.parent / path).resolve() for path in paths]


def room(module: Path) -> str:
    return module.relative_to(STATIC).parts[0]


def test_the_table_reaches_into_no_game_and_every_import_is_there() -> None:
    imports = [(module, other) for module in MODULES for other in imported(module)]

    assert len(imports) > 100
    assert [(module, other) for module, other in imports if not other.is_file()] == []
    assert [(m, other) for m, other in imports if room(m) not in GAMES and room(other) in GAMES] == []


def test_a_module_begins_with_a_sentence_that_says_what_lives_there() -> None:
    heads = {path: path.read_text().splitlines()[0] for path in [*MODULES, *TABLE]}

    assert [path for path, head in heads.items() if not re.match(r"(// |/\* )[A-Z“].{20,}", head)] == []
