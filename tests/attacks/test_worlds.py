"""Two worlds on the wire, a few of them; `python -m tests.attacks.worlds --pairs 200` is the whole of it."""

from pathlib import Path

import pytest

from tests.attacks import worlds


@pytest.mark.slow
def test_a_socket_cannot_tell_two_worlds_apart(tmp_path: Path) -> None:
    found = worlds.run(5, seed=2, folder=tmp_path)

    assert found.differences == []
    assert found.messages > 30
    assert found.steps > 10
