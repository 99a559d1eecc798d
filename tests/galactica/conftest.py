"""The real game at real tables."""

import pytest

from bsg.tables.journal import cache


@pytest.fixture(autouse=True)
def _restarted() -> None:
    cache.forget_all()
