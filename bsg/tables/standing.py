"""How a lobby stands, in one sentence for whoever looks: what is waited for, and what they can do about it."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import get_language, gettext, ngettext

from bsg.kernel import text
from bsg.tables.models import Game, Seat
from bsg.tables.words import said


def standing(game: Game, seats: Sequence[Seat], mine: Seat | None) -> str:
    free = sum(not seat.taken and not seat.reserved for seat in seats)
    kept = [seat.name for seat in seats if seat.reserved]
    unready = [seat for seat in seats if seat.taken and not seat.ready]
    host = next((seat.name for seat in seats if seat.number == game.host), "")
    hosting = mine is not None and mine.number == game.host
    if free and mine is None and host:
        words = ngettext("{host} invites you: {n} seat is free.", "{host} invites you: {n} seats are free.", free)
    elif free and hosting:
        words = ngettext(
            "Waiting for {n} more person. Send the link, or add a bot.",
            "Waiting for {n} more people. Send the link, or add bots.",
            free,
        )
    elif free:
        words = ngettext("Waiting for {n} more person.", "Waiting for {n} more people.", free)
    elif kept:
        return named("Waiting for {names}.", kept)
    elif mine and any(seat.pk == mine.pk for seat in unready):
        words = gettext("Every seat is taken. Say when you are ready.")
    elif unready:
        return named("Not ready yet: {names}.", [seat.name for seat in unready])
    elif hosting:
        words = gettext("Everybody is ready. Start the game when you like.")
    else:
        words = gettext("Everybody is ready. {host} starts the game.")
    return words.format(n=free, host=host)


def named(words: str, names: list[str]) -> str:
    return said(text(words, names=names), get_language() or "en")
