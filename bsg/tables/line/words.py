"""Texts become words here, in the reader's language: the only place where anything is translated for a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from django.utils import translation

from bsg import kernel
from bsg.kernel import Text, text
from bsg.tables.models import Seat

Namer = Callable[[str], Text | str]

KEPT, KEPT_OF_A_TABLE = 5000, 200  # texts in one language, and as many pieces of views
LONGEST = 2000  # bytes of a piece that is kept

# In JSON: what begins a text, and typed names that are whole values, no keys.
TEXT, WORDS = b'{"msgid":', b'"msgid":'
TYPED = re.compile(rb'(?<!\\)"([a-z]+:[\w@#\x80-\xff-]+)"(?!:)')

encode = msgspec.json.Encoder(order="deterministic").encode
things_of = msgspec.json.Decoder(list[msgspec.Raw]).decode
fields_of = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode


def namer(seats: Iterable[Seat], game: kernel.Game[Any] | None = None) -> Namer:
    """Names typed names: seats by who sits there, everything else by the game."""
    names = {f"seat:{seat.number}": seat.name for seat in seats if seat.name}

    def name(option: str) -> Text | str:
        if option in names:
            return names[option]
        if option.startswith("seat:") and option[5:].isdigit():
            return text("Seat {number}", number=int(option[5:]) + 1)
        named = game.name_of(option) if game and ":" in option else None
        return option if named is None else named

    return name


def in_words(words: Text, language: str, name: Namer = str) -> str:
    """The words of one text."""
    with translation.override(language):
        return kernel.render(words, name, translation.gettext, translation.ngettext)


def translated(value: Any, language: str, name: Namer) -> Any:
    """Plain data with every text in it put into words."""

    def walk(item: Any) -> Any:
        if isinstance(item, dict):
            if "msgid" in item:
                words = msgspec.convert(item, Text)
                return kernel.render(words, name, translation.gettext, translation.ngettext)
            return {key: walk(inner) for key, inner in item.items()}
        return [walk(inner) for inner in item] if isinstance(item, list | tuple) else item

    with translation.override(language):
        return walk(msgspec.to_builtins(value, str_keys=True))


class InWords(NamedTuple):
    """JSON with every text in words, and the typed names among its values."""

    body: bytes
    typed: frozenset[str]


class Kept:
    """What was put into words once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.texts: dict[bytes, str] = {}
        self.pieces: dict[bytes, InWords] = {}


_of_all: dict[tuple[str, str], Kept] = {}  # of each game in each language, for all tables


class Wording:
    """Everything in the words of one language for the readers of one table; what was said once is remembered.

    Whoever uses it has switched to its language.
    """

    def __init__(self, language: str, seats: Iterable[Seat], game: kernel.Game[Any]):
        self.language = language
        self._name = namer(seats, game)
        self._names: dict[str, str] = {}
        self._of_people = Kept(KEPT_OF_A_TABLE)  # what names a seat: others sit at other tables
        self._of_all = _of_all.setdefault((game.name, language), Kept(KEPT))

    def called(self, option: str) -> str:
        """What a typed name is called."""
        if (words := self._names.get(option)) is None:
            named = self._name(option)
            words = named if isinstance(named, str) else self._rendered(named)
            self._names[option] = words
        return words

    def says(self, words: Text | dict[str, Any]) -> str:
        """A text, as it is or through JSON."""
        return self._said(msgspec.json.encode(words))

    def shows(self, raw: bytes) -> InWords:
        """A part of a view, which is JSON, in words.

        It is put together of its pieces: one that changes has most of them in common with what it was.
        """
        if WORDS not in raw:
            body = encode(msgspec.json.decode(raw)) if raw[:1] in (b"[", b"{") else raw
            return InWords(body, frozenset(name.decode() for name in TYPED.findall(raw)) if b":" in raw else NONE)
        if raw.startswith(TEXT):
            return InWords(encode(self._said(raw)), NONE)
        if raw.startswith(b"["):
            things = [self._piece(bytes(thing)) for thing in things_of(raw)]
            return InWords(b"[" + b",".join([thing.body for thing in things]) + b"]", _all_of(things))
        fields = {name: self._piece(bytes(value)) for name, value in sorted(fields_of(raw).items())}
        whole = b",".join([b"%b:%b" % (encode(name), field.body) for name, field in fields.items()])
        return InWords(b"{" + whole + b"}", _all_of(fields.values()))

    def _piece(self, raw: bytes) -> InWords:
        if WORDS not in raw or len(raw) > LONGEST:
            return self.shows(raw)
        kept = self._kept(raw)
        if (shown := kept.pieces.get(raw)) is None:
            shown = self.shows(raw)
            if len(kept.pieces) >= kept.most:
                kept.pieces.clear()
            kept.pieces[raw] = shown
        return shown

    def _said(self, raw: bytes) -> str:
        kept = self._kept(raw)
        if (said := kept.texts.get(raw)) is None:
            said = self._rendered(msgspec.json.decode(raw, type=Text))
            if len(kept.texts) >= kept.most:
                kept.texts.clear()
            kept.texts[raw] = said
        return said

    def _kept(self, raw: bytes) -> Kept:
        return self._of_people if b'"seat:' in raw else self._of_all

    def _rendered(self, words: Text) -> str:
        return kernel.render(words, self.called, translation.gettext, translation.ngettext)


NONE: frozenset[str] = frozenset()


def _all_of(pieces: Iterable[InWords]) -> frozenset[str]:
    return NONE.union(*[piece.typed for piece in pieces if piece.typed])
