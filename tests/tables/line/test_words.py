"""Texts in words, and the typed names among the values of what a reader is shown."""

from typing import Any

import msgspec
from django.utils import translation

from bsg.kernel import text
from bsg.tables.line.words import Wording
from bsg.tables.models import Seat
from tests.kernel.toy import TOY


def shown(view: Any, *people: str) -> tuple[Any, set[str]]:
    wording = Wording("en", [Seat(number=number, name=name) for number, name in enumerate(people)], TOY)
    with translation.override("en"):
        return wording.shows(msgspec.json.encode(view))


def test_names_in_a_view_are_its_values_and_not_its_words() -> None:
    view = {"top": "crisis:riots", "areas": [{"damage": ["token:critical-hit"]}], "text": text("{x}", x="loc:armory")}

    assert shown(view)[1] == {"crisis:riots", "token:critical-hit"}


def test_what_people_write_is_no_typed_name() -> None:
    assert shown({"name": "note: meet at loc:armory"})[1] == set()


def test_who_sits_elsewhere_is_named_nowhere_else() -> None:
    """What was put into words for one table may be remembered for all, but not whom it names."""
    words = text("{seat} has {card}.", seat="seat:0", card="card:red3#0")

    assert shown([words], "Anna")[0] == ["Anna has red 3."]
    assert shown([words], "Dana")[0] == ["Dana has red 3."]
    assert shown([words])[0] == ["Seat 1 has red 3."]
