"""What is printed, and nothing else in the catalogue's tests held yet."""

import pytest

from bsg.engine.cards.crises import CRISES
from tests.engine.reference import reference


@pytest.mark.parametrize("card", CRISES.values(), ids=lambda card: card.id)
def test_cylon_attacks_are_the_cards_printed_as_such(card: object) -> None:
    """R8.b"""
    attacks = {entry["name"] for entry in reference("crisis_base") if entry["kind"] == "attack"}

    assert card.attack == (card.name in attacks)  # type: ignore[attr-defined]
