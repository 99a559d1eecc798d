"""Typed names in what a reader is shown: found where they are values, and where a sentence speaks of them."""

from bsg.kernel import text
from bsg.tables.line.mentions import about, mentioned


def test_names_in_a_view_are_its_values_and_not_its_words() -> None:
    view = {"top": "crisis:riots", "areas": [{"damage": ["token:critical-hit"]}], "text": text("{x}", x="loc:armory")}

    assert mentioned(view) == {"crisis:riots", "token:critical-hit"}


def test_what_people_write_is_no_typed_name() -> None:
    assert mentioned({"name": "note: meet at loc:armory"}) == set()


def test_a_sentence_is_about_whom_and_what_it_names_in_order() -> None:
    inner = text("{area}", area="area:front")
    words = text("{seat} moves {things}.", seat="seat:1", things=["ship:viper", inner], n=3)

    assert about(words) == ["seat:1", "ship:viper", "area:front"]
