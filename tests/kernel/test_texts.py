"""Words as data: plurals, names, texts within texts, other languages, and the way through JSON."""

from typing import Any

import msgspec
import pytest

from bsg.kernel import Event, Memo, Refused, Text, contextual, either, every, heard, plural, render, text

FRENCH = {"{seat} looks at {card}.": "{card} : regardé par {seat}.", "red": "rouge", "{colour} {n}": "{n} {colour}"}


def named(option: str) -> Text | str:
    if option == "seat:0":
        return "Anna {braces} <b>"
    if option.startswith("card:"):
        return text("{colour} {n}", colour=text("red"), n=3)
    return option


def test_arguments_fill_the_braces() -> None:
    assert str(text("The fleet loses {food} food.", food=2)) == "The fleet loses 2 food."


def test_a_text_without_arguments_may_hold_braces() -> None:
    assert str(text("Type {name}.")) == "Type {name}."


def test_plural_by_number() -> None:
    assert str(plural("{n} card", "{n} cards", n=1)) == "1 card"
    assert str(plural("{n} card", "{n} cards", n=0)) == "0 cards"


def test_plural_is_chosen_by_the_language() -> None:
    french = render(plural("{n} card", "{n} cards", n=0), ngettext=lambda one, many, n: "{n} carte" + "s" * (n > 1))

    assert french == "0 carte"


def test_names_are_shown_as_they_are() -> None:
    assert render(text("{seat} draws.", seat="seat:0"), named) == "Anna {braces} <b> draws."


def test_texts_names_and_lists_inside_a_text_are_translated_too() -> None:
    words = text("{seat} looks at {card}.", seat=["seat:0", "seat:1"], card="card:red3#0")

    french = render(words, named, lambda msgid: FRENCH.get(msgid, msgid))

    assert french == "3 rouge : regardé par Anna {braces} <b>, seat:1."


@pytest.mark.parametrize(
    ("parts", "all_of_them", "one_of_them"),
    [
        (["fuel"], "fuel", "fuel"),
        ([text("fuel")], "fuel", "fuel"),
        (["fuel", text("food")], "fuel and food", "fuel or food"),
        (["fuel", "food", "morale"], "fuel, food, and morale", "fuel, food, or morale"),
    ],
)
def test_a_list_is_a_part_of_a_sentence(parts: list[str | Text], all_of_them: str, one_of_them: str) -> None:
    assert str(every(parts)) == all_of_them
    assert str(either(parts)) == one_of_them


@pytest.mark.parametrize(
    "words",
    [
        text("plain"),
        text("{a} and {b}", a=1, b=["seat:0", text("inner {c}", c="card:red3")]),
        plural("{n} card for {who}", "{n} cards for {who}", n=2, who=text("nobody")),
    ],
)
def test_a_text_reads_the_same_after_json(words: Text) -> None:
    again = msgspec.json.decode(msgspec.json.encode(words), type=Text)

    assert render(again, named) == render(words, named)


def test_events_and_memos_go_through_json() -> None:
    event = Event(text("x"), {2: text("for you")}, reveals="H1")
    memo = Memo(text("seen"), 4)

    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    assert msgspec.json.decode(msgspec.json.encode(memo), type=Memo) == memo


def test_each_hears_what_is_for_everybody_and_what_is_for_them() -> None:
    events = [Event(text("public"), {1: text("for one")}), Event(None, {2: text("for two")})]

    assert [str(line.text) for line in heard(events, 1)] == ["public", "for one"]
    assert [str(line.text) for line in heard(events, 2)] == ["public", "for two"]
    assert [str(line.text) for line in heard(events, None)] == ["public"]


def test_what_happened_is_told_as_data_to_those_who_hear_the_words_and_to_nobody_else() -> None:
    event = Event(text("public"), {1: text("for one")}, what={"kind": "drew"}, learned={1: {"kind": "drew_cards"}})

    assert [line.what for line in heard([event], 1)] == [{"kind": "drew"}, {"kind": "drew_cards"}]
    assert [line.what for line in heard([event], 2)] == [{"kind": "drew"}]
    assert [line.what for line in heard([event], None)] == [{"kind": "drew"}]


def test_a_refusal_has_words_and_a_code() -> None:
    refused = Refused(text("No {thing}.", thing="way"))

    assert (str(refused), refused.code) == ("No way.", "refused")


def test_what_is_written_alike_is_translated_by_its_context() -> None:
    catalogue = {"one letter for tea\x04T": "B", "T": "wrong"}
    letter = contextual("one letter for tea", "T")

    assert render(letter, gettext=lambda msgid: catalogue.get(msgid, msgid)) == "B"
    assert str(letter) == "T", "a context is for translators: nobody reads it"


def test_a_text_without_end_is_not_written_out() -> None:
    """Ten times the one before, twelve times over: a few hundred letters of a record from elsewhere."""
    words: Any = "x"
    for _ in range(12):
        words = text("{a}" * 10, a=words)
    silent: Any = ""
    for _ in range(30):
        silent = text("{a}{a}", a=silent)

    for endless in (words, silent):
        with pytest.raises(ValueError, match="without end"):
            render(endless)


def test_texts_one_in_the_other_have_an_end() -> None:
    words: Any = "x"
    for _ in range(300):
        words = [text("{a}", a=words)]

    with pytest.raises(ValueError, match="without end"):
        render(text("{a}", a=words))
