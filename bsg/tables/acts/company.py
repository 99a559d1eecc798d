"""Company: which bots sit down, at which level and under whose name; how fast they play, and whether they talk."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

import msgspec
from django.utils import timezone

from bsg import kernel
from bsg.bots import Cast
from bsg.kernel import Illegal, NotAllowed, Refused, Text, text
from bsg.tables.acts.names import alike, ways_to_call
from bsg.tables.games import cast_of
from bsg.tables.journal import due, service
from bsg.tables.journal.minds import RANDOM
from bsg.tables.line import notify
from bsg.tables.line.shapes import BotsSection
from bsg.tables.models import Seat, Table

PACES = {
    "slow": text("{seat} has the bots play slowly."),
    "normal": text("{seat} has the bots play at their usual pace."),
    "at_once": text("{seat} has the bots play at once."),
}
TALK = {True: text("{seat} lets the bots talk."), False: text("{seat} asks the bots to be silent.")}


def bot(seat: Seat, others: Sequence[Seat], level: str, persona: str) -> tuple[str, str, str]:
    """Level, persona and name of a bot that sits down beside these; what is not said is the game's usual."""
    cast = cast_of(seat.table.game)
    if level == RANDOM or cast is None:
        return RANDOM, "", f"Bot {seat.number + 1}"
    level = level or cast.levels[0].key
    if level not in (known.key for known in cast.levels):
        raise Refused(text("No bot plays like that. Choose one of: {levels}.", levels=[at.label for at in cast.levels]))
    return level, *_persona(cast, persona, others)


def _persona(cast: Cast, persona: str, others: Sequence[Seat]) -> tuple[str, str]:
    if persona and persona not in (known.key for known in cast.personas):
        raise Refused("Nobody of that name plays here. Choose somebody from the list.")
    names = [other.name for other in others]
    free = [known for known in cast.personas if not any(alike(name, names) for name in ways_to_call(known.name))]
    if persona:
        free = [known for known in free if known.key == persona]
        if not free:
            raise Refused("They sit at this table already. Choose somebody else.")
    chosen = secrets.choice(free)
    return chosen.key, chosen.name


def names_taken(seats: Iterable[Seat]) -> list[str]:
    """What nobody who sits down beside these may be called."""
    return [name for seat in seats if seat.name for name in (ways_to_call(seat.name) if seat.is_bot else (seat.name,))]


# ── while they play ─────────────────────────────────────────────────────────────────────────────────────────────────


def set_bots(seat: Seat, pace: str, talk: bool) -> None:
    """The host says how fast bots play and whether they talk; everybody hears of it. The same again changes nothing."""
    if pace not in PACES:
        raise Illegal(text("That is no pace. What can be chosen: {paces}.", paces=", ".join(PACES)))
    with service.holding(seat.table_id, seat) as cached:
        table, now = cached.look(seat.table_id), timezone.now()
        if table.host != seat.number:
            raise NotAllowed("Only the host can do that.")
        if not any(other.is_bot for other in cached.seats):
            raise Illegal("There is no bot at this table.")
        said: list[Text] = []
        if pace != table.bot_pace:
            table.bot_pace = pace
            due.at_another_pace(table, now)
            said.append(PACES[pace])
        if talk != table.bot_talk:
            table.bot_talk = talk
            said.append(TALK[talk])
        events = [kernel.Event(msgspec.structs.replace(words, args={"seat": f"seat:{seat.number}"})) for words in said]
        if events and table.status != Table.Status.LOBBY:
            cached.telling += service.tell(table, events, now)
        table.save(update_fields=["bot_pace", "bot_talk", "events_told", "heard"])
    notify.moved(table.public_id)


def view(table: Table, seats: Iterable[Seat]) -> BotsSection | None:
    """The same for everybody."""
    if not any(seat.is_bot for seat in seats):
        return None
    return {"pace": table.bot_pace, "talk": table.bot_talk}
