"""What tests of the house share."""

from typing import Any

import pytest


@pytest.fixture
def _no_limits(settings: Any) -> None:
    settings.LIMITS = "off"
