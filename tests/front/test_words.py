"""The front end has words for everything it says."""

import re

from bsg.engine import BSG
from bsg.tables.line.strings import strings
from tests.services import ROOT

MODULES = sorted(path for part in ("table", "bsg") for path in (ROOT / "static" / part).rglob("*.js"))


def test_every_string_of_the_front_end_exists() -> None:
    used = {key for module in MODULES for key in re.findall(r'\bt\((?:\w+ \? )?"([\w:-]+)"', module.read_text())}

    assert len(used) > 100
    assert used - strings(BSG).keys() == set()


def test_every_family_of_strings_has_members() -> None:
    families = {prefix for module in MODULES for prefix in re.findall(r"\bt\(`([\w]+:)\$\{", module.read_text())}

    assert families
    assert [family for family in families if not any(key.startswith(family) for key in strings(BSG))] == []


def test_no_string_is_left_over() -> None:
    source = "".join(module.read_text() for module in MODULES)
    families = (*re.findall(r"`([\w]+:)\$\{", source), "skill:", "res:", "ship:", "letter:", "none:")

    assert [key for key in strings(BSG) if f'"{key}"' not in source and not key.startswith(families)] == []


def test_what_a_raider_does_is_said_in_its_order() -> None:
    """R11.4: it leaves Galactica alone as long as there are civilian ships."""
    order = ["vipers", "civilian ships", "moves towards", "Galactica"]

    found = [strings(BSG)["about:raider"].index(words) for words in order]

    assert found == sorted(found)


def test_a_centurion_on_the_last_space_has_not_won_yet() -> None:
    """R11.14"""
    assert strings(BSG)["about:centurion"].endswith("Past the last space the ship is lost.")
    assert strings(BSG)["about:boarding"].endswith("One past the last space ends the game.")
