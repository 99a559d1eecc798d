"""Home and the new table: two clicks to a game against bots, what is going on where, what was agreed, and results."""

import re

import pytest
from django.test import Client

from bsg.tables.acts import lobby
from bsg.tables.journal import timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Table
from bsg.tables.pages.home import Row, rows
from tests.tables.conftest import LaidTable, begun

NEW = {"name": "Friday fleet", "your_name": "Anna", "game": "bsg", "players": "4", "open": "open"}


def made(answer: object) -> Table:
    assert answer.status_code == 302, answer.content.decode()  # type: ignore[attr-defined]
    return Table.objects.get(public_id=answer["Location"].split("/")[2])  # type: ignore[index]


def browser_of(table: LaidTable, number: int) -> Client:
    client = Client()
    client.get(f"/t/{table.public_id}/seat/{table.tokens[number]}/")
    return client


def home(client: Client) -> str:
    return client.get("/").content.decode()


def over(table: LaidTable) -> LaidTable:
    while table.row.status == Table.Status.PLAYING:
        table.next_answer(table.acts)
    return table


# ── playing alone ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "set"), [("3", "base"), ("6", "exodus")])
def test_playing_alone_is_a_begun_table_with_bots(db: None, players: str, set: str) -> None:
    client = Client()
    assert 'action="/alone/"' in home(client)

    row = made(client.post("/alone/", {"your_name": "Anna", "players": players, "set": set, "nonce": "ff"}))

    assert (row.status, row.options["set"], row.open) == ("playing", set, False)
    assert row.pace == "days", "nobody hurries whom nobody waits for"
    assert row.options["quick"], "and bots do not mind what it tells of hands"
    assert [seat.kind for seat in row.seats.all()] == ["human", *["bot"] * (int(players) - 1)]
    assert row.seats.first().nonce == "ff"
    assert '"seat": 0' in client.get(row.get_absolute_url()).content.decode()
    while timekeeper.work():
        pass
    assert "You are asked" in home(client)
    assert 'value="Anna"' in home(client), "the name is remembered"


def test_whoever_plays_alone_may_choose_their_side_and_how_well_bots_play(db: None) -> None:
    said = {"your_name": "Anna", "players": "4", "set": "base", "human": "human", "level": "recruit"}

    row = made(Client().post("/alone/", said))

    assert row.options["human"] == 0
    assert {seat.level for seat in row.seats.all() if seat.is_bot} == {"recruit"}


def test_by_chance_goes_without_saying_and_with_others_there_is_no_choice(db: None) -> None:
    assert "human" not in made(Client().post("/alone/", {"your_name": "Anna", "players": "4", "set": "base"})).options
    assert 'name="human"' not in Client().get("/new/").content.decode()


def test_learning_is_a_begun_table_with_two_recruits_and_asks_for_nothing(db: None) -> None:
    client = Client()
    assert 'action="/learn/"' in home(client)

    answer = client.post("/learn/", {"nonce": "ff"})

    row = made(answer)
    assert answer["Location"].endswith("#learn")
    assert (row.status, row.open, row.options["human"]) == ("playing", False, 0)
    assert [seat.level for seat in row.seats.all()] == ["", "recruit", "recruit"]
    assert row.seats.first().nonce == "ff"
    assert client.get("/learn/")["Location"] == "/"


def test_what_is_wrong_with_playing_alone_is_said(db: None) -> None:
    answer = Client().post("/alone/", {"your_name": "", "players": "4"}, follow=True)

    assert "problem" in answer.content.decode()
    assert not Table.objects.exists()


# ── a new table ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_everything_can_be_chosen_and_is_shown_in_lobby_and_table(db: None) -> None:
    client = Client()
    chosen = {"set": "exodus", "variants": ["personal-goals", "final-five"], "no_sympathizer": "without"}
    agreed = {"quick": "quick", "pace": "live", "beat": "10", "bots": "2"}
    agreed |= {"clock": "live-3", "absence": "300", "reshuffles": "no"}

    row = made(client.post("/new/", {**NEW, **chosen, **agreed}))

    assert row.options == {
        "players": 4,
        "set": "exodus",
        "variants": ["personal-goals", "final-five"],
        "quick": True,
        "windows": "usual",
        "no_sympathizer": True,
    }
    assert (row.pace, row.beat) == ("live", 10)
    assert (row.clock, row.absence, row.reshuffles) == ("live-3", 300, False)
    assert [seat.is_bot for seat in row.seats.all()] == [False, False, True, True]
    page = client.get(row.get_absolute_url()).content.decode()
    said = page[page.index('id="agreed"') : page.index('id="changed"')]
    for words in ("Exodus", "Personal goals, Final Five", "Left out", "Quick", "Live: 10 seconds for a response"):
        assert words in said
    for words in ("Three minutes for each answer", "5 minutes", "Decks lie as they lay then"):
        assert words in said
    table = sections.of_the_table(row, list(row.seats.all()), "en")
    assert {"name": "set", "label": "Set", "value": "Exodus"} in table["agreed"]
    assert [item["name"] for item in table["agreed"]][-4:] == ["pace", "clock", "absence", "reshuffles"]


def test_what_goes_without_saying_is_not_said(db: None) -> None:
    row = made(Client().post("/new/", NEW))

    told = {item["name"] for item in sections.of_the_table(row, [], "en")["agreed"]}
    assert told == {"players", "set", "quick", "pace"}
    assert (row.pace, row.beat) == ("live", 6)
    assert (row.clock, row.absence, row.reshuffles) == ("", 120, True)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"variants": ["final-five"]}, "The variants belong to Exodus"),
        ({"players": "5", "no_sympathizer": "without"}, "only used with 4 or 6 players"),
        ({"bots": "4"}, "fewer bots than players"),
        ({"beat": "2"}, "problem"),
        ({"pace": "weeks"}, "problem"),
        ({"variants": ["cylon-fleet"]}, "problem"),
    ],
)
def test_what_does_not_fit_together_is_said_at_the_form(db: None, changes: dict[str, object], words: str) -> None:
    answer = Client().post("/new/", {**NEW, **changes})

    assert answer.status_code == 422
    assert words in answer.content.decode()
    assert 'value="Friday fleet"' in answer.content.decode(), "what was filled in is still there"
    assert not Table.objects.exists()


def test_only_a_name_must_be_given(db: None) -> None:
    client = Client()
    page = client.get("/new/").content.decode()
    name = re.search(r'name="name" value="([^"]+ fleet)"', page)
    assert name, "the table has a name already"

    row = made(client.post("/new/", {"your_name": "Anna", "name": name[1], "open": "invite"}))

    assert (row.name, row.open, row.options["set"]) == (name[1], False, "base")


def test_what_is_wrong_is_said_on_top_with_a_way_to_it(db: None) -> None:
    page = Client().post("/new/", {**NEW, "your_name": "", "beat": "2"}).content.decode()

    summary = page[page.index('role="alert"') : page.index("</ul>")]
    assert "Please give your name." in summary
    targets = re.findall(r'href="#(\w+)"', summary)
    assert len(targets) == 2
    assert all(f'id="{target}"' in page for target in targets)
    assert '<details class="options" open>' in page, "what is wrong is not folded away"


def test_each_variant_explains_itself(db: None) -> None:
    page = Client().get("/new/").content.decode()

    assert "secret goal" in page
    assert "punish whoever looks at them" in page
    assert "Nothing closes by itself" in page


# ── joining ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_table_is_joined_by_link_or_code(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Secret fleet", host="Anna")
    code = row.invite.lower()

    for typed in (
        f"http://example.org{row.get_invite_url()}",
        row.get_invite_url().rstrip("/"),
        row.invite,
        f" {code[:5]}-{code[5:]} ",
    ):
        page = Client().post("/enter/", {"code": typed}, follow=True).content.decode()
        assert "Take a seat" in page, typed


@pytest.mark.parametrize("typed", ["", "nowhere", "/t/nowhere/", "/t/nowhere/invite/x/", "é" * 500, "\x00"])
def test_a_wrong_code_lets_nobody_in(db: None, typed: str) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Secret fleet", host="Anna")
    client = Client()

    page = client.post("/enter/", {"code": typed}, follow=True).content.decode()

    assert "No table has that link or code" in page
    assert client.get(row.get_absolute_url()).status_code == 403


def test_the_name_of_a_secret_table_is_no_key(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Secret fleet", host="Anna")

    for typed in (row.public_id, row.get_absolute_url()):
        assert Client().post("/enter/", {"code": typed}, follow=True).status_code == 403


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ones_own_tables_say_whom_they_wait_for(table: LaidTable) -> None:
    anna, ben = browser_of(table, 0), browser_of(table, 1)

    assert "You are asked" in home(anna)
    assert "Waiting for Anna" in home(ben)
    table.until("before_total")
    table.answer(1)
    assert "Responses are open" in home(ben)
    assert "Waiting for Anna" not in home(ben), "who is asked in a window is nobody's business"


def test_a_table_that_cannot_be_read_does_not_take_home_down(table: LaidTable, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = browser_of(table, 0)
    monkeypatch.setattr("bsg.tables.journal.service.at", lambda *_: 1 / 0)

    assert "Friday fleet" in home(anna)


def test_finished_games_are_listed_with_how_they_ended(db: None) -> None:
    table = over(begun())

    page = home(Client())
    finished = page[page.index("Finished games") :]
    assert "Friday fleet" in finished
    assert "win." in finished
    assert all(name in finished for name in ("Anna", "Ben", "Chris"))
    assert str(table.row.ended.year) in finished
    assert '<div id="table">' in Client().get(table.row.get_absolute_url()).content.decode()


def test_a_finished_game_by_invitation_is_nobody_elses_business(db: None) -> None:
    table = over(begun())
    Table.objects.update(open=False)

    assert "Friday fleet" not in home(Client())
    assert "win." in home(browser_of(table, 0))


def test_where_one_is_asked_is_said_first_of_all(table: LaidTable) -> None:
    page = home(browser_of(table, 0))

    assert page.index("Your turn at") < page.index("<h1>")
    assert "Your turn at" not in home(browser_of(table, 1))


def test_many_tables_are_folded_and_those_with_free_seats_come_first(db: None) -> None:
    for n in range(8):
        lobby.create("toy", {"players": 3}, name=f"Fleet {n}", host="Anna", open=True)
    lobby.create("toy", {"players": 3}, name="Full fleet", host="Anna", open=True, bots=2)

    page = home(Client())

    assert "Show 3 more" in page
    assert page.index("Fleet 0") < page.index("Full fleet")
    assert page.index("Fleet 2") < page.index("Show 3 more") < page.index("Fleet 1")


@pytest.mark.parametrize(
    ("tables", "asked", "folded"), [(6, 0, 0), (7, 0, 0), (8, 0, 2), (12, 9, 3), (12, 12, 0), (0, 0, 0)]
)
def test_a_table_that_asks_is_never_folded_away(tables: int, asked: int, folded: int) -> None:
    listed = [Row(Table(name=str(n)), [], asked=n < asked) for n in range(tables)]

    made = rows(listed)

    assert made.shown + made.folded == listed
    assert len(made.folded) == folded


def test_bots_and_free_seats_are_counted(db: None) -> None:
    row, _ = lobby.create("toy", {"players": 3}, name="Friday fleet", host="Anna", open=True, bots=1)
    assert "1 free seat" in home(Client())
    assert "Anna + 1 bot" in home(Client())

    lobby.join(row, "Ben")

    assert "Anna, Ben + 1 bot" in home(Client())
    assert "Waiting for the start" in home(Client())


def test_where_nothing_is_going_on_one_is_helped(db: None) -> None:
    client = Client()
    assert 'href="/new/?open=open"' in home(client)

    page = client.get("/new/?open=open").content.decode()

    assert re.search(r'value="open"[^>]* checked', page)
    assert not re.search(r'value="open"[^>]* checked', client.get("/new/").content.decode())


def test_home_says_what_this_is(db: None) -> None:
    assert "unofficial fan project" in home(Client())
