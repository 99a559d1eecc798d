"""Every numbered rule of what the engine plays is cited by a test, or exempt for a reason."""

import ast
import re
from functools import cache
from pathlib import Path

from tests.engine.exempt import EXEMPT
from tests.services import ROOT

RULES = ROOT / "docs" / "reference" / "RULES.md"


def numbered_rules() -> list[str]:
    return re.findall(r"^- \*\*(R\d+\.\d+)\*\*", RULES.read_text(), re.MULTILINE)


@cache
def cited_by_tests() -> set[str]:
    """Rules named inside test functions; a range names its ends only, and the head of a file names nothing."""
    cited: set[str] = set()
    for path in Path(ROOT, "tests").rglob("test_*.py"):
        source = path.read_text()
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                cited.update(re.findall(r"\bR\d+\.\d+\b", "\n".join(lines[node.lineno - 1 : node.end_lineno])))
    return cited


def test_every_rule_is_cited() -> None:
    known = cited_by_tests() | EXEMPT.keys()

    assert [rule for rule in numbered_rules() if rule not in known] == []


def test_no_exemption_is_stale() -> None:
    assert EXEMPT.keys() - set(numbered_rules()) == set()
    assert EXEMPT.keys() & cited_by_tests() == set()
