"""The front end has words for everything it says."""

import re

from bsg.tables.strings import strings
from tests.services import ROOT

MODULES = sorted((ROOT / "static" / "table").glob("*.js"))


def test_every_string_of_the_front_end_exists() -> None:
    used = {key for module in MODULES for key in re.findall(r'\bt\((?:\w+ \? )?"([\w:-]+)"', module.read_text())}

    assert len(used) > 100
    assert used - strings().keys() == set()


def test_every_family_of_strings_has_members() -> None:
    families = {prefix for module in MODULES for prefix in re.findall(r"\bt\(`([\w]+:)\$\{", module.read_text())}

    assert families
    assert [family for family in families if not any(key.startswith(family) for key in strings())] == []


def test_no_string_is_left_over() -> None:
    source = "".join(module.read_text() for module in MODULES)
    families = (*re.findall(r"`([\w]+:)\$\{", source), "skill:", "res:", "ship:", "letter:", "none:")

    assert [key for key in strings() if f'"{key}"' not in source and not key.startswith(families)] == []
