"""What the pages before a table say of the game that is played there."""

from __future__ import annotations

import msgspec

from bsg.kernel.texts import Text


class About(msgspec.Struct, frozen=True):
    site: Text  # what the place is called where it is played
    title: Text | None = None  # of the first page
    description: Text | None = None  # one sentence, for whoever searches
    welcome: Text | None = None
    pitch: tuple[Text, ...] = ()  # for whoever has never been here
    first_game: tuple[Text, ...] = ()  # what to expect, for whoever waits in a lobby
    notice: Text | None = None  # at the foot of every page
    picture: str = ""  # a static file
    guest: Text | None = None  # what somebody is called who has not said
    table_name: Text | None = None  # for a new table; it may say {weekday}
    tries: tuple[Text, ...] = ()  # words that are in some articles, for whoever looks things up in vain
