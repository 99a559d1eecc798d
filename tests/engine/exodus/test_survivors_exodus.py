"""Cards of Exodus at the edges where breaking them went unnoticed."""

import pytest

from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import draw_crisis


@pytest.mark.parametrize(
    ("card", "box", "option"),
    [("Strange Beacon", "fail", None), ("Temple of the Five", "fail", None), ("Labor Dispute", "", 1)],
)
@covers("{card}")
def test_the_jump_track_goes_one_space_back(card: str, box: str, option: int | None) -> None:
    """R15.2"""
    play = draw_crisis(exodus_table().jump(3), card, box, option).finish()

    assert play.state.jump == 2
