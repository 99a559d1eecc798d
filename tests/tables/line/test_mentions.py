"""Typed names of which a sentence speaks."""

from bsg.kernel import text
from bsg.tables.line.mentions import about


def test_a_sentence_is_about_whom_and_what_it_names_in_order() -> None:
    inner = text("{area}", area="area:front")
    words = text("{seat} moves {things}.", seat="seat:1", things=["ship:viper", inner], n=3)

    assert about(words) == ["seat:1", "ship:viper", "area:front"]
