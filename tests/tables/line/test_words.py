"""Texts in words, and the typed names among the values of what a reader is shown."""

from typing import Any

import msgspec
from django.utils import translation

from bsg.kernel import text
from bsg.tables.line.words import Wording
from bsg.tables.models import Seat
from tests.kernel.toy import TOY


def shown(view: Any, *people: str) -> tuple[Any, frozenset[str]]:
    wording = Wording("en", [Seat(number=number, name=name) for number, name in enumerate(people)], TOY)
    with translation.override("en"):
        body, typed = wording.shows(msgspec.json.encode(view))
    return msgspec.json.decode(body), typed


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


def test_a_view_in_words_is_put_together_of_its_pieces() -> None:
    """Whatever was said before, and wherever it stands."""
    words = text("a {card}: [{what}]", card="card:red3#0", what='"msgid":{')
    said = 'a red 3: ["msgid":{]'
    view = {"z": [{"b": words, "a": 1}, {"b": words, "a": 2}], "a": {"seat:1": "seat:1"}, "m": [], "n": words}
    again = {"n": words, "z": view["z"], "more": [words, [words]], "é": "card:é", "q": 'say "card:x" or "card:y'}

    assert shown(view, "Anna", "Ben") == (
        {"z": [{"b": said, "a": 1}, {"b": said, "a": 2}], "a": {"seat:1": "seat:1"}, "m": [], "n": said},
        {"seat:1"},
    )
    assert shown(again, "Anna", "Ben") == (
        {"n": said, "z": [{"b": said, "a": 1}, {"b": said, "a": 2}], "more": [said, [said]], "é": "card:é",
         "q": 'say "card:x" or "card:y'},
        {"card:é"},
    )  # fmt: skip


def test_the_same_view_is_the_same_bytes() -> None:
    """Nobody learns from the order of names what came about first."""
    words = text("{n} left", n=1)

    def body(view: Any) -> bytes:
        with translation.override("en"):
            return Wording("en", [], TOY).shows(msgspec.json.encode(view)).body

    assert body({"b": {"y": 1, "x": 2}, "a": words}) == body({"a": words, "b": {"x": 2, "y": 1}})
    assert body({"b": 1, "a": 2}) == body({"a": 2, "b": 1})
