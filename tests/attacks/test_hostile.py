"""Hostile messages and requests, some hundreds; `python -m tests.attacks.hostile` is the whole of it."""

from pathlib import Path

import pytest

from bsg.tables.chairs.kinds import KINDS
from tests.attacks import hostile


@pytest.mark.slow
def test_nothing_breaks_changes_or_grows(tmp_path: Path) -> None:
    counts = hostile.run(1200, tmp_path)

    assert counts["messages"] + counts["requests"] >= 1000
    assert counts["answers"] > 100


def test_every_act_is_among_what_is_said() -> None:
    assert set(hostile.ACTS) == set(KINDS)
    assert {name for name, kind in KINDS.items() if kind.about_a_seat} == set(hostile.NEEDS_A_SEAT)
