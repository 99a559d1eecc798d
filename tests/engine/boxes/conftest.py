"""Boxes on the list for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bsg.engine import box
from bsg.engine.box import Box
from tests.engine.boxes.throwaway.box import BLACK_MARKET


@pytest.fixture
def on_the_list(monkeypatch: pytest.MonkeyPatch) -> Callable[[Box], None]:
    """Registering a box is all that it takes."""
    monkeypatch.setattr(box, "_registered", box.all_boxes())
    return box.register


@pytest.fixture
def market(on_the_list: Callable[[Box], None]) -> None:
    """The throwaway variant may be chosen."""
    on_the_list(BLACK_MARKET)
