"""Whoever is out of the game watches on: no chat, no claim, nothing to answer, until it is over."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import call_command

from bsg.engine import BSG
from bsg.engine.positions import positions
from bsg.kernel import Illegal, NotAllowed, Refused, text
from bsg.tables.acts import chat, claims
from bsg.tables.journal import service
from bsg.tables.line import commands
from bsg.tables.models import ChatMessage, Seat, Table

pytestmark = pytest.mark.django_db(transaction=True)

ANNA, DORA = 0, 3  # whose turn it is, and who is out


@pytest.fixture
def table() -> Table:
    call_command("lay", "eliminated", stdout=StringIO())
    return Table.objects.get()


def seat(table: Table, number: int) -> Seat:
    return table.seats.get(number=number)


def test_who_is_out_is_said_by_the_game() -> None:
    play = positions()["eliminated"]()

    assert BSG.out(play.position) == {DORA}
    play.state.ending = text("It is over.")
    assert BSG.out(play.position) == set()


def test_nobody_who_is_out_talks_to_those_who_play(table: Table) -> None:
    """R28.22, R35.29"""
    with pytest.raises(NotAllowed, match="You are out of this game"):
        chat.say(seat(table, DORA), "I was framed.", "1")
    chat.say(seat(table, ANNA), "We will miss you.", "2")

    assert list(ChatMessage.objects.values_list("text", flat=True)) == ["We will miss you."]


def test_when_it_is_over_everybody_talks_again(table: Table) -> None:
    Table.objects.update(status=Table.Status.OVER)

    chat.say(seat(table, DORA), "I was framed.", "1")

    assert ChatMessage.objects.count() == 1


def test_nobody_who_is_out_claims_or_answers(table: Table) -> None:
    with pytest.raises(Illegal):
        claims.claim(seat(table, DORA), "lot", "", "1")
    running = service.current(table.pk)
    with pytest.raises(Refused):
        service.take(seat(table, DORA), commands.Answer(id="1", ask=running.position.ask_id(DORA), picks=()))
