"""Tables while everything under them dies, a few; `python -m tests.attacks.chaos` is the whole of it."""

from pathlib import Path

import pytest

from tests.attacks import chaos


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_whatever_dies(tmp_path: Path) -> None:
    counts = chaos.run(tables=2, entries=50, folder=tmp_path)

    assert counts["acknowledged"] >= 60
    assert counts["lines lost"] > 0
