"""Every card, location and ability of the catalogue has a test in which it is really resolved."""

import pytest

from bsg.engine.catalogue import catalogue
from tests.engine.covering import EVERYTHING, covered_by, covered_by_the_suite, covers, typed
from tests.engine.helpers import table

# Still to be covered. Whoever covers one of these takes it off the list.
WAITING: list[str] = []


def test_everything_in_the_catalogue_is_covered_by_a_test() -> None:
    """With Exodus and every variant."""
    assert set(catalogue()) < set(EVERYTHING)
    assert sorted(set(EVERYTHING) - covered_by_the_suite()) == WAITING


def test_a_test_in_which_the_card_was_not_resolved_fails() -> None:
    @covers("Riots")
    def idle() -> None:
        table().crisis("Water Sabotaged").finish()

    with pytest.raises(AssertionError, match="not resolved"):
        idle()


def test_a_test_in_which_the_card_was_resolved_passes() -> None:
    @covers("Riots")
    def busy() -> None:
        table().crisis("Riots").finish()

    busy()

    assert covered_by(busy) == {"crisis:riots"}


def test_a_parametrised_test_covers_each_of_its_cards() -> None:
    @pytest.mark.parametrize(("card", "option"), [("Riots", 0), ("Riots 2", 1)])
    @covers("{card}")
    def each(card: str, option: int) -> None: ...

    assert covered_by(each) == {"crisis:riots", "crisis:riots-2"}


@pytest.mark.parametrize("name", ["Riot", "Declare Martial Law"])
def test_a_name_that_is_not_one_thing_of_the_catalogue_is_refused(name: str) -> None:
    with pytest.raises(LookupError):
        typed(name)
