"""A game's things to look up: chapters of articles, each under the typed name by which the table knows the thing."""

from __future__ import annotations

import msgspec

from bsg.kernel.texts import Text


class Passage(msgspec.Struct, frozen=True):
    """Some lines of an article, perhaps under a label, perhaps with passages of their own."""

    text: tuple[Text, ...] = ()
    label: Text | None = None
    id: str = ""  # a typed name of its own, such as an ability's
    parts: tuple[Passage, ...] = ()


class Article(msgspec.Struct, frozen=True):
    id: str  # a typed name: `card:riots`
    name: Text
    facts: tuple[Text, ...] = ()  # set, number of copies, icons: a few words each
    passages: tuple[Passage, ...] = ()


class Chapter(msgspec.Struct, frozen=True):
    id: str
    name: Text
    articles: tuple[Article, ...]
