"""Words as data: translated where a person reads them, never glued from fragments."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

HOLE = re.compile(r"\{(\w+)\}")  # and nothing else that formatting knows: a record from elsewhere may hold any words


MOST = 200_000  # letters and parts in one text, and
DEEPEST = 40  # texts one in the other: a few that name each other several times could else fill any memory


class Text(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):  # nothing in it leads back to it
    """A sentence to be translated: its English wording and what goes into the braces.

    An argument is a number, another text, a typed name (`seat:2`, `loc:armory`) that the game or the table can name, or
    a list of these.
    """

    msgid: str
    args: dict[str, Any] = {}
    plural: str = ""  # the wording when args["n"] is not one
    context: str = ""  # tells translators apart what is written alike

    def __str__(self) -> str:
        """Plain English, for logs, errors and tests."""
        return render(self)


def text(msgid: str, /, **args: Any) -> Text:
    return Text(msgid, args)


def plural(one: str, many: str, /, *, n: int, **args: Any) -> Text:
    return Text(one, {"n": n, **args}, many)


def contextual(context: str, msgid: str, /) -> Text:
    """Words that mean nothing by themselves, such as a letter."""
    return Text(msgid, context=context)


def verbatim(words: str, /) -> Text:
    """What is the same in every language, such as the letter on a token; it is no typed name."""
    return Text(words)


def every(parts: Sequence[str | Text], /) -> Text:
    """All of them, as a sentence names them: `a`, `a and b`, `a, b, and c`."""
    return _listed(parts, "{first} and {last}", "{some}, and {last}")


def either(parts: Sequence[str | Text], /) -> Text:
    """One of them: `a`, `a or b`, `a, b, or c`."""
    return _listed(parts, "{first} or {last}", "{some}, or {last}")


def _listed(parts: Sequence[str | Text], two: str, more: str) -> Text:
    *some, last = parts
    if not some:
        return last if isinstance(last, Text) else text("{only}", only=last)
    return text(two, first=some[0], last=last) if len(some) == 1 else text(more, some=some, last=last)


def render(
    words: Text,
    name: Callable[[str], Text | str] = str,
    gettext: Callable[[str], str] = str,
    ngettext: Callable[[str, str, int], str] = lambda one, many, n: one if n == 1 else many,
) -> str:
    """The sentence in one language: `gettext` and `ngettext` translate, `name` names typed names.

    `ValueError` if it has no end to speak of."""
    left = MOST

    def filled(value: Any, depth: int) -> str:
        nonlocal left
        said = put(value, depth)
        left -= len(said) + 1
        if left < 0:
            raise ValueError("a text without end")
        return said

    def put(value: Any, depth: int) -> str:
        if isinstance(value, dict):  # a text that has been through JSON
            value = msgspec.convert(value, Text)
        if isinstance(value, Text):
            return whole(value, depth + 1)
        if isinstance(value, (list, tuple)):
            if depth > DEEPEST:
                raise ValueError("a text without end")
            return ", ".join([filled(item, depth + 1) for item in value])
        if isinstance(value, str):
            called = name(value)
            return called if isinstance(called, str) else whole(called, depth + 1)
        return str(value)

    def whole(words: Text, depth: int) -> str:
        if depth > DEEPEST:
            raise ValueError("a text without end")
        wording = ngettext(words.msgid, words.plural, words.args["n"]) if words.plural else _looked_up(words, gettext)
        return HOLE.sub(lambda hole: filled(words.args[hole[1]], depth), wording) if words.args else wording

    return whole(words, 0)


def _looked_up(words: Text, gettext: Callable[[str], str]) -> str:
    if not words.context:
        return gettext(words.msgid)
    entry = f"{words.context}\x04{words.msgid}"  # as catalogues write it
    found = gettext(entry)
    return words.msgid if found == entry else found
