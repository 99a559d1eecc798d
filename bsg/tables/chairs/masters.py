"""The game master of a table: somebody who does not play, sees everything and acts without asking, but not unseen."""

from __future__ import annotations

import msgspec

from bsg import kernel
from bsg.kernel import NotAllowed, Refused, Text, text, verbatim
from bsg.tables.chairs.floor import Floor, floor
from bsg.tables.chairs.kinds import WORDS, Wish, checked, with_names
from bsg.tables.journal import service
from bsg.tables.models import Entry, Person

UNASKED = {"pause", "resume", "no_master"}  # what a game master need not give a reason for


def is_master(table_master: int | None, person: Person | None) -> bool:
    return person is not None and table_master == person.pk


def act(pk: int, person: Person | None, wish: Wish, id: str) -> None:
    """Does it at once."""
    wish = msgspec.structs.replace(wish, why=" ".join(wish.why.split()))
    with floor(pk) as here:
        name = _master(here, person)
        if _known(here, id):
            return
        if not wish.why and wish.kind not in UNASKED:
            raise Refused("Say why, in a few words: everybody reads it.")
        wish = with_names(here, wish)
        kind = checked(here, wish)
        mark = _signed(kind.done(wish), name, "" if wish.kind == "ruling" else wish.why)
        service.enter(here.cached, kind.entry(here, wish, name, mark), client_id=id)


def answer(pk: int, person: Person | None, seat: int, ask: str, picks: tuple[str, ...], why: str, id: str) -> None:
    """For a seat, from its own lawful list. What everybody reads says no more than everybody knows of the question."""
    why = " ".join(why.split())
    with floor(pk) as here:
        name = _master(here, person)
        if _known(here, id):
            return
        if not why or len(why) > WORDS:
            raise Refused("Say why, in a few words: everybody reads it.")
        if here.table.status == here.table.Status.OVER:
            raise Refused("The game is over.")
        if here.table.paused_at is not None:
            raise Refused("The game is paused. Go on with it first.")
        asked = here.running.answering(seat, ask)
        known = asked.shows in ("options", "seat")
        done = text("An answer is given for {seat}.", seat=f"seat:{seat}") if known else text("An answer is given.")
        given = kernel.Answer(seat, asked.checked(picks))
        mark = kernel.Event(_signed(done, name, why))
        act = kernel.Act("answer_for", name, mark, why, seat=seat, answers=(given,))
        service.enter(here.cached, act, client_id=id)


def _signed(done: Text, name: str, why: str) -> Text:
    if not why:
        return text("{what} By the game master, {name}.", what=done, name=verbatim(name))
    return text("{what} By the game master, {name}: “{why}”", what=done, name=verbatim(name), why=verbatim(why))


def _master(here: Floor, person: Person | None) -> str:
    if not is_master(here.table.master_id, person):
        raise NotAllowed("Only the game master of this table can do that.")
    name: str = here.table.master_name
    return name


def _known(here: Floor, id: str) -> bool:
    return Entry.objects.filter(table=here.table, seat=None, client_id=id).exists()
