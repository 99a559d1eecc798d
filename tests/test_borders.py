"""What serves any game names nothing of this one; who may import whom is held by the contracts in pyproject.toml."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

SHARED = ("bsg/kernel", "bsg/tables", "templates")
KINDS = {".py", ".html", ".js", ".css"}

# Things of this game, in any form in which a name, a sentence or a comment can have them.
OF_THIS_GAME = re.compile(
    r"battlestar|galactica|colonial|caprica|cylon|exodus|loyalt|viper|raider|raptor|basestar|centurion|quorum|admiral"
    r"|cris[ie]s|sympathi[sz]er|fleet|sickbay|\bbrig\b|mutiny|final.five|destiny|morale",
    re.IGNORECASE,
)

# The picture on the first page stands where the style sheets of the site expect it.
EXCEPT = {"templates/home.html": 'class="fleet"'}


def named(source: str) -> list[str]:
    return [f"line {n}: {line.strip()}" for n, line in enumerate(source.splitlines(), 1) if OF_THIS_GAME.search(line)]


def files() -> list[Path]:
    """Without migrations: they tell how things were."""
    found = [path for folder in SHARED for path in (ROOT / folder).rglob("*") if path.suffix in KINDS]
    return sorted(path for path in found if "migrations" not in path.parts)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_serves_any_game_names_nothing_of_this_one(path: Path) -> None:
    source = path.read_text().replace(EXCEPT.get(path.relative_to(ROOT).as_posix(), "\0"), "")

    assert named(source) == []


def test_a_thing_of_this_game_is_noticed() -> None:
    assert named("x = 1\ncrises = 2  # of the deck\nHeavyRaider = 3\ndef where_the_Fleet_is(): ...") == [
        "line 2: crises = 2  # of the deck",
        "line 3: HeavyRaider = 3",
        "line 4: def where_the_Fleet_is(): ...",
    ]
