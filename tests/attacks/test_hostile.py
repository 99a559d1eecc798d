"""Hostile messages and requests, some hundreds; `python -m tests.attacks.hostile` is the whole of it."""

from pathlib import Path

import pytest

from tests.attacks import hostile


@pytest.mark.slow
def test_nothing_breaks_changes_or_grows(tmp_path: Path) -> None:
    counts = hostile.run(1200, tmp_path)

    assert counts["messages"] + counts["requests"] >= 1000
    assert counts["answers"] > 100
