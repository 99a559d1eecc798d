"""Before the game: seats, names, bots, the host, and the key that nobody could choose."""

from collections.abc import Callable

import pytest

from bsg import kernel
from bsg.kernel import Illegal, NotAllowed, Refused
from bsg.tables.acts import lobby
from bsg.tables.models import Seat, Table
from bsg.tables.models.seat import hashed
from bsg.tables.pages import access
from bsg.tables.pages.forms import AgreeForm
from bsg.tables.pages.lobby import status
from bsg.tables.pages.visitors import Visitor
from tests.tables.conftest import LaidTable


def test_it_works(waiting_table: LaidTable) -> None:
    row = waiting_table.row

    assert [seat.name for seat in row.seats.all()] == ["Anna", "Ben", "Chris"]
    assert row.host == 0
    assert row.status == "lobby"
    assert row.options == {"players": 3, "quick": False, "famine": False}


def test_the_key_mixes_the_bound_secret_with_every_nonce(table: LaidTable) -> None:
    row = table.row

    assert kernel.commitment(bytes(row.secret)) == row.commitment
    assert row.key == kernel.game_key(bytes(row.secret), ["a", "b", "c"])
    assert table.running().rules.state.dice.key == row.key


def test_the_set_up_is_told_and_can_be_restored(table: LaidTable) -> None:
    told = [event.body["text"]["msgid"] for event in table.row.events.all()]

    assert told[0] == "The fleet sets out."
    assert table.row.checkpoints.get().after == 0
    assert table.running().digest() == table.row.digest


def test_ids_and_secrets_cannot_be_guessed(waiting_table: LaidTable) -> None:
    ids = {row.public_id for row in (Table(), Table(), Table())}

    assert len(ids) == 3
    assert all(len(name) == 12 for name in ids)
    assert len(set(waiting_table.tokens)) == 3
    assert all(len(token) == 32 for token in waiting_table.tokens)


def test_only_the_hash_of_a_seats_secret_is_kept(waiting_table: LaidTable) -> None:
    seat = waiting_table.anna

    assert seat.token_hash == hashed(waiting_table.tokens[0])
    assert waiting_table.tokens[0] not in str(Seat.objects.filter(pk=seat.pk).values())


def test_a_person_has_the_seat_whose_secret_they_came_with(waiting_table: LaidTable) -> None:
    row = waiting_table.row

    for number, token in enumerate(waiting_table.tokens):
        visitor = Visitor({})
        assert access.seat_of(visitor.person, row) is None
        access.take_up(visitor, row, token)
        assert access.seat_of(visitor.person, row).number == number
    for token in ("x", ""):
        visitor = Visitor({})
        with pytest.raises(NotAllowed):
            access.take_up(visitor, row, token)
        assert visitor.person is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "bell\x07", "null\x00", "in\u202evisible", " BEN ", "bot 3"])
def test_a_name_must_be_one_that_everybody_can_tell_apart(db: None, name: str) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Fleet", host="Anna")
    lobby.join(row, "Ben")

    with pytest.raises(Refused):
        lobby.join(row, name)

    assert row.seats.filter(taken=True).count() == 2


def test_names_are_tidied(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="  The   fleet ", host=" Anna\tB ")

    assert row.name == "The fleet"
    assert row.seats.first().name == "Anna B"


@pytest.mark.parametrize("nonce", ["x" * 65, "a\nb"])
def test_a_nonce_has_a_measure(db: None, nonce: str) -> None:
    with pytest.raises(Refused):
        lobby.create("toy", {"players": 3}, name="Fleet", host="Anna", nonce=nonce)

    assert Table.objects.count() == 0


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 7}, {"players": "x"}, {"colour": "red"}])
def test_the_game_checks_its_options(db: None, options: dict[str, object]) -> None:
    with pytest.raises(Illegal):
        lobby.create("toy", options, name="Fleet", host="Anna")


def test_an_unknown_game_is_refused(db: None) -> None:
    with pytest.raises(Refused, match="chess"):
        lobby.create("chess", {}, name="Fleet", host="Anna")


def test_a_full_table_takes_nobody(waiting_table: LaidTable) -> None:
    with pytest.raises(Refused, match="taken"):
        lobby.join(waiting_table.row, "Dora")


def test_whoever_is_not_ready_is_waited_for(waiting_table: LaidTable) -> None:
    lobby.set_ready(waiting_table.ben, True)

    with pytest.raises(Refused, match="Chris"):
        lobby.start(waiting_table.anna)

    assert waiting_table.row.status == "lobby"


def test_a_free_seat_is_waited_for(waiting_table: LaidTable) -> None:
    lobby.leave(waiting_table.chris)

    with pytest.raises(Refused, match="free"):
        lobby.start(waiting_table.anna)


@pytest.mark.parametrize(
    "act",
    [lambda t: lobby.start(t.ben), lambda t: lobby.add_bot(t.ben, 2), lambda t: lobby.remove_bot(t.ben, 2)],
    ids=["start", "add a bot", "remove a bot"],
)
def test_only_the_host_does_that(waiting_table: LaidTable, act: Callable[[LaidTable], None]) -> None:
    with pytest.raises(NotAllowed):
        act(waiting_table)


def test_a_bot_takes_a_free_seat_only(waiting_table: LaidTable) -> None:
    with pytest.raises(Refused, match="taken"):
        lobby.add_bot(waiting_table.anna, 2)
    with pytest.raises(Refused, match="no bot"):
        lobby.remove_bot(waiting_table.anna, 2)
    with pytest.raises(Refused, match="no such seat"):
        lobby.add_bot(waiting_table.anna, 9)

    lobby.leave(waiting_table.chris)
    lobby.add_bot(waiting_table.anna, 2)

    assert (waiting_table.chris.is_bot, waiting_table.chris.ready) == (True, True)
    assert access.seat_with(waiting_table.row, "") is None


@pytest.mark.parametrize(
    "act",
    [
        lambda t: lobby.join(t.row, "Dora"),
        lambda t: lobby.leave(t.ben),
        lambda t: lobby.set_ready(t.ben, False),
        lambda t: lobby.start(t.anna),
        lambda t: lobby.add_bot(t.anna, 2),
    ],
    ids=["join", "leave", "ready", "start", "bot"],
)
def test_once_begun_seats_do_not_change(table: LaidTable, act: Callable[[LaidTable], None]) -> None:
    before = list(table.row.seats.values("name", "taken", "ready", "token_hash"))

    with pytest.raises(Refused, match="begun"):
        act(table)

    assert list(table.row.seats.values("name", "taken", "ready", "token_hash")) == before


@pytest.mark.parametrize(
    "act",
    [lobby.leave, lambda seat: lobby.set_ready(seat, False), lambda seat: lobby.free_seat(seat, 1), lobby.start],
    ids=["leave", "ready", "free", "start"],
)
def test_a_seat_that_was_lost_in_the_meantime_can_do_nothing(
    waiting_table: LaidTable, act: Callable[[Seat], None]
) -> None:
    """What a press does is known only once the table's row is locked: the seat may be somebody else's by then."""
    seat = waiting_table.anna
    lobby.leave(waiting_table.anna)
    dora, _ = lobby.join(waiting_table.row, "Dora")
    lobby.leave(waiting_table.ben)
    lobby.leave(waiting_table.chris)
    lobby.set_ready(dora, True)
    before = list(waiting_table.row.seats.values("name", "taken", "ready", "token_hash"))
    assert waiting_table.row.host == seat.number == dora.number

    with pytest.raises(NotAllowed, match="do not sit"):
        act(seat)

    assert list(waiting_table.row.seats.values("name", "taken", "ready", "token_hash")) == before


def test_somebody_else_becomes_host(waiting_table: LaidTable) -> None:
    for number in range(3):
        assert waiting_table.row.host == number
        lobby.leave(waiting_table.seat(number))
    assert waiting_table.row.host is None

    lobby.join(waiting_table.row, "Dora")

    assert waiting_table.row.host == 0


# ── freeing a seat, and how the lobby stands ─────────────────────────────────────────────────────────────────────────


def test_the_host_frees_the_seat_of_somebody_who_does_not_come(waiting_table: LaidTable) -> None:
    lobby.free_seat(waiting_table.anna, 1)

    assert not waiting_table.ben.taken
    assert access.seat_with(waiting_table.row, waiting_table.tokens[1]) is None
    lobby.join(waiting_table.row, "Dana")
    assert waiting_table.ben.name == "Dana"


@pytest.mark.parametrize(("by", "number", "kind"), [(1, 2, NotAllowed), (0, 0, Refused), (0, 9, Refused)])
def test_only_the_host_frees_a_seat_and_never_their_own(
    waiting_table: LaidTable, by: int, number: int, kind: type[Refused]
) -> None:
    with pytest.raises(kind):
        lobby.free_seat(waiting_table.seat(by), number)

    assert waiting_table.row.seats.filter(taken=True).count() == 3


def test_no_seat_of_a_bot_or_of_nobody_is_freed(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Friday fleet", host="Anna", bots=1)

    for number in (1, 2):
        with pytest.raises(Refused):
            lobby.free_seat(row.seats.get(number=0), number)


def stands(row: Table, number: int | None) -> str:
    mine = None if number is None else row.seats.get(number=number)
    return status(row, list(row.seats.all()), mine)


def test_the_lobby_says_what_is_waited_for(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Friday fleet", host="Anna")
    assert stands(row, 0) == "Waiting for 2 more people. Send the link, or add bots."
    assert stands(row, None) == "Anna invites you: 2 seats are free."
    assert status(row, list(row.seats.all()), None, master=True) == "Waiting for 2 more people."

    lobby.join(row, "Ben")
    assert stands(row, 1) == "Waiting for 1 more person."

    lobby.join(row, "Chris")
    assert stands(row, 1) == "Every seat is taken. Say when you are ready."
    assert stands(row, 0) == "Not ready yet: Ben, Chris."

    for seat in row.seats.filter(number__gt=0):
        lobby.set_ready(seat, True)
    assert stands(row, 0) == "Everybody is ready. Start the game when you like."
    assert stands(row, 1) == stands(row, None) == "Everybody is ready. Anna starts the game."


def test_a_rematch_waits_for_those_whose_seats_are_kept(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Friday fleet", host="Anna", bots=1)
    row.seats.filter(number=1).update(name="Ben", reserved=True)

    assert stands(row, 0) == "Waiting for Ben."


# ── what is agreed, until the start ──────────────────────────────────────────────────────────────────────────────────

OTHERWISE = {"open": True, "pace": "days", "beat": 8, "clock": "days-1", "absence": 60, "reshuffles": False}


def test_the_host_agrees_on_something_else_and_everybody_says_again_that_they_are_ready(
    waiting_table: LaidTable,
) -> None:
    lobby.set_ready(waiting_table.seat(1), True)

    lobby.agree(waiting_table.seat(0), {"players": 4, "famine": True}, **OTHERWISE)  # type: ignore[arg-type]

    row = waiting_table.row
    assert row.options["famine"]
    assert {name: getattr(row, name) for name in lobby.AGREED} == OTHERWISE
    shown = AgreeForm.of(row)
    kept = {name: shown[name].value() for name in lobby.AGREED}
    assert kept == {**OTHERWISE, "open": "open", "reshuffles": "no"}
    assert [(seat.taken, seat.ready) for seat in row.seats.all()] == [
        (True, waiting_table.seat(0).ready),
        (True, False),
        (True, False),
        (False, False),
    ]

    lobby.agree(waiting_table.seat(0), {"players": 3}, **OTHERWISE)  # type: ignore[arg-type]
    assert row.seats.count() == 3


def test_what_changes_nothing_takes_nobodys_word_back(waiting_table: LaidTable) -> None:
    row = waiting_table.row
    lobby.set_ready(waiting_table.seat(1), True)

    lobby.agree(waiting_table.seat(0), row.options, open=row.open, pace=row.pace, beat=row.beat)

    assert waiting_table.seat(1).ready


def test_nobody_loses_a_seat_by_what_is_agreed_and_only_the_host_does_it(waiting_table: LaidTable) -> None:
    lobby.agree(waiting_table.seat(0), {"players": 4}, **OTHERWISE)  # type: ignore[arg-type]
    lobby.add_bot(waiting_table.seat(0), 3)

    with pytest.raises(Refused, match="seat that would be gone"):
        lobby.agree(waiting_table.seat(0), {"players": 3}, **OTHERWISE)  # type: ignore[arg-type]
    with pytest.raises(NotAllowed):
        lobby.agree(waiting_table.seat(1), {"players": 4}, **OTHERWISE)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        lobby.agree(waiting_table.seat(0), {"players": 99}, **OTHERWISE)  # type: ignore[arg-type]
    assert waiting_table.row.seats.count() == 4
