"""Acts by consent: anybody at the table proposes, and it is done when all people who are there have agreed."""

from __future__ import annotations

import msgspec

from bsg.kernel import NotAllowed, Refused, Stale, Text, text, verbatim
from bsg.tables.chairs.floor import Floor, floor
from bsg.tables.chairs.kinds import KINDS, Kind, NoMaster, Wish, checked, with_names
from bsg.tables.journal import service
from bsg.tables.models import Entry, Seat

MOST = 5  # proposals that are open at a table


class Proposal(msgspec.Struct, omit_defaults=True):
    """As it is kept with the table while somebody has yet to agree."""

    id: str
    by: int
    wish: Wish
    agreed: list[int]
    holds_for: str = ""


def propose(seat: Seat, wish: Wish, id: str) -> None:
    """Proposes an act, and does it at once if nobody else is there to be asked."""
    wish = msgspec.structs.replace(wish, why=" ".join(wish.why.split()))
    with floor(seat.table_id, seat) as here:
        if _known(seat, id):
            return
        _may_speak(here, seat)
        if here.table.master_id is not None and wish.kind != NoMaster.name:
            words = text("This table has a game master: ask {name}.", name=verbatim(here.table.master_name))
            raise Refused(words)
        wish = with_names(here, wish)
        kind = checked(here, wish)
        open = [one for one in still_open(here) if one.wish != wish]
        if len(open) >= MOST:
            raise Refused("Several proposals are open. Agree on those first.")
        proposal = Proposal(id, seat.number, wish, [seat.number], kind.holds_for(here))
        if not _done(here, proposal, open, seat, id):
            here.change(proposals=msgspec.to_builtins([*open, proposal]))
            here.tell(
                text("{seat} proposes: {what}", seat=f"seat:{seat.number}", what=_with_reason(kind.wanted(wish), wish))
            )


def agree(seat: Seat, proposal: str, id: str) -> None:
    with floor(seat.table_id, seat) as here:
        if _known(seat, id):
            return
        _may_speak(here, seat)
        meant = _named(here, proposal)
        others = [one for one in still_open(here) if one.id != proposal]
        if seat.number not in meant.agreed:
            meant.agreed.append(seat.number)
        checked(here, meant.wish)
        if not _done(here, meant, others, seat, id):
            here.change(proposals=msgspec.to_builtins([*others, meant]))


def decline(seat: Seat, proposal: str) -> None:
    """Not now: one who does not agree is enough. Whoever proposed it can withdraw it like this."""
    with floor(seat.table_id, seat) as here:
        _may_speak(here, seat)
        meant = next((one for one in still_open(here) if one.id == proposal), None)
        if meant is None:
            return
        here.change(proposals=msgspec.to_builtins([one for one in still_open(here) if one.id != proposal]))
        who, what = f"seat:{seat.number}", KINDS[meant.wish.kind].wanted(meant.wish)
        if seat.number == meant.by:
            here.tell(text("{seat} withdraws: {what}", seat=who, what=what))
        else:
            here.tell(text("{seat} says not now: {what}", seat=who, what=what))


def settle(here: Floor) -> None:
    """Somebody has gone who is not asked any more: what all the others have agreed on is done."""
    for meant in still_open(here):
        if not here.asked():
            return  # nobody is there to want it
        try:
            checked(here, meant.wish)
        except Refused:
            continue
        _done(here, meant, [one for one in still_open(here) if one.id != meant.id])


def _named(here: Floor, proposal: str) -> Proposal:
    meant = next((one for one in still_open(here) if one.id == proposal), None)
    if meant is None:
        raise Stale("That proposal is not open any more.")
    return meant


def still_open(here: Floor) -> list[Proposal]:
    """Those that still stand: what the table waited for may have been answered since."""
    kept = msgspec.convert(here.table.proposals, list[Proposal])
    return [one for one in kept if one.holds_for == KINDS[one.wish.kind].holds_for(here)]


def _done(
    here: Floor, proposal: Proposal, others: list[Proposal], seat: Seat | None = None, id: str | None = None
) -> bool:
    """Does it if everybody who is asked has agreed."""
    asked = here.asked()
    if not set(asked) <= set(proposal.agreed):
        return False
    wish, kind = proposal.wish, KINDS[proposal.wish.kind]
    here.change(proposals=msgspec.to_builtins(others))
    agreed = tuple(sorted(set(proposal.agreed)))
    mark = text("{what} Agreed by {names}.", what=_reason_first(kind, wish), names=[f"seat:{n}" for n in agreed])
    act = kind.entry(here, wish, f"seat:{proposal.by}", mark, agreed)
    service.enter(here.cached, act, seat, id)
    return True


def _reason_first(kind: Kind, wish: Wish) -> Text:
    return _with_reason(kind.done(wish), wish)


def _with_reason(words: Text, wish: Wish) -> Text:
    if not wish.why or wish.kind == "ruling":
        return words
    return text("{what} (“{why}”)", what=words, why=verbatim(wish.why))


def _may_speak(here: Floor, seat: Seat) -> None:
    now = here.seat(seat.number)
    if now.gone or now.stand_in:
        raise Refused("You are away from your seat. Say first that you are back.")
    if seat.number in here.out:
        raise NotAllowed("You are out of this game: what becomes of it is for those who still play.")


def _known(seat: Seat, id: str) -> bool:
    return Entry.objects.filter(seat=seat, client_id=id).exists()
