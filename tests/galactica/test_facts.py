"""The read models say what the state says: after every entry of whole games, after a take-back, after rebuilding."""

from __future__ import annotations

import io
from collections import Counter
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from bsg import kernel
from bsg.engine.state import State
from bsg.galactica.models import Ally, FleetShips, LoyaltyCard, TraumaToken
from bsg.tables.journal import cache
from bsg.tables.models import Table
from tests.galactica.playing import play, table_of

FULL = {"set": "exodus", "variants": ["personal-goals", "final-five"]}
TABLES = [(12, {"players": 3}), (20, {"players": 5}), (2, {"players": 4, **FULL}), (5, {"players": 6, **FULL})]
NEBULA = {"set": "exodus", "variants": ["ionian-nebula"]}

pytestmark = [pytest.mark.django_db, pytest.mark.slow]


# ── what the state says, read off it without the engine's own list of facts ─────────────────────────────────────────

Loyalty = Counter[tuple[str, str, int | None, bool]]
Ships = dict[tuple[str, str, str], int]


def loyalty_of(state: State) -> Loyalty:
    cards: Loyalty = Counter()
    for seat, player in enumerate(state.players):
        cards.update((card, "player", seat, False) for card in player.loyalty)
        cards.update((card, "player", seat, True) for card in player.revealed)
    cards.update((card, "deck", None, False) for card in state.loyalty)
    cards.update((card, "box", None, False) for card in state.loyalty_box)
    if state.options.set == "exodus":
        cards.update((card, "humans", None, False) for card in state.exodus.humans)
        cards.update((card, "discard", None, False) for card in state.exodus.discarded)
    if "final-five" in state.options.variants:
        cards.update((card, "aside", None, False) for card in state.final_five.aside)
    return cards


def ships_of(state: State) -> Ships:
    counts: Ships = {
        ("main", "reserves", "viper"): state.reserves.get("viper", 0),
        ("main", "damaged", "viper"): state.damaged_vipers.get("viper", 0),
        ("main", "destroyed", "viper"): state.destroyed_vipers.get("viper", 0),
    }
    for place, area in state.areas.items():
        pilots = [player for player in state.players if player.place == place]
        counts |= {
            ("main", place, "raider"): area.raiders,
            ("main", place, "heavy-raider"): area.heavy_raiders,
            ("main", place, "basestar"): len(area.basestars),
            ("main", place, "viper"): area.vipers.get("viper", 0) + len(pilots),
            ("main", place, "civilian"): len(area.civilians),
        }
    return {where: count for where, count in counts.items() if count}


def loyalty_rows(row: Table) -> Loyalty:
    return Counter(row.loyalty_cards.values_list("card", "zone", "seat", "revealed"))


def ship_rows(row: Table) -> Ships:
    rows = row.fleet_ships.values_list("board", "area", "ship", "count")
    return {(board, area, ship): count for board, area, ship, count in rows}


@pytest.mark.parametrize(("seed", "options"), TABLES)
def test_the_rows_equal_the_state_after_every_entry_of_a_whole_game(seed: int, options: dict[str, Any]) -> None:
    table = table_of(options, seed)
    taken_back = 0

    for row, state in play(table, seed):
        assert loyalty_rows(row) == loyalty_of(state)
        assert ship_rows(row) == ships_of(state)
        taken_back = row.branch

    assert table.row.status == Table.Status.OVER
    assert taken_back
    assert sum(ships_of(state)[where] for where in ships_of(state) if where[2] == "viper") == 8


def trauma_of(state: State) -> Counter[tuple[str, str, str, int | None]]:
    part = state.ionian_nebula
    tokens = Counter((token, "player", "", seat) for seat, held in enumerate(part.trauma) for token in held)
    tokens.update((token, "location", str(place), None) for place, token in part.places.items())
    tokens.update((ally.token, "ally", ally.card, ally.by) for ally in part.allies if ally.token)
    if part.encounter and part.encounter.token:
        tokens.update([(part.encounter.token, "ally", part.encounter.card, None)])
    dealt = part.crossroads.items()
    tokens.update((card.token, "crossroads", card.card, seat) for seat, card in dealt if card.token)
    for zone, pile in (("pool", part.pool), ("aside", part.aside), ("box", part.boxed)):
        tokens.update((token, zone, "", None) for token in pile)
    return tokens


def allies_of(state: State) -> set[tuple[str, str, bool]]:
    part = state.ionian_nebula
    met = {(part.encounter.card, "met", False)} if part.encounter else set()
    return {
        *((ally.card, "board", ally.token is not None) for ally in part.allies),
        *((card, "deck", False) for card in part.ally_deck),
        *((card, "box", False) for card in part.allies_boxed),
        *met,
    }


def test_trauma_and_allies_equal_the_state_after_every_entry_of_a_whole_game() -> None:
    table = table_of({"players": 5, **NEBULA}, 1)
    met = set()

    for row, state in play(table, 1):
        assert Counter(row.trauma_tokens.values_list("token", "zone", "at", "seat")) == trauma_of(state)
        assert set(row.allies.values_list("card", "zone", "covered")) == allies_of(state)
        met |= set(row.allies.filter(zone="met").values_list("card", flat=True))

    assert table.row.status == Table.Status.OVER
    assert (TraumaToken.objects.count(), Ally.objects.count()) == (38, 35)
    assert met


def test_other_tables_have_neither() -> None:
    for _ in play(table_of({"players": 3}, 1), 1, most=10):
        pass

    assert (TraumaToken.objects.count(), Ally.objects.count()) == (0, 0)


def test_a_take_back_brings_the_rows_back() -> None:
    """A person launches in a viper, without dice or cards, and takes it back."""
    for seed in range(1, 40):
        table = table_of({"players": 3}, seed)
        before = ship_rows(table.row)
        for row, _ in play(table, seed, most=60, every=3):
            now = ship_rows(row)
            if isinstance(table.record()[-1] if row.number else None, kernel.TakeBack) and now != before:
                assert now == ships_of(table.running().rules.state)
                return
            before = now
    pytest.fail("nobody took back a move of ships")


def test_rows_are_rebuilt_from_the_game() -> None:
    table = table_of({"players": 4, **FULL}, 5)
    for _ in play(table, 5, most=60):
        pass
    state = table.running().rules.state
    FleetShips.objects.all().delete()
    LoyaltyCard.objects.filter(zone="player").update(card="not-a-cylon")
    cache.forget_all()
    said = io.StringIO()

    call_command("rebuild_facts", stdout=said)

    assert said.getvalue() == "1 games rebuilt\n"
    assert loyalty_rows(table.row) == loyalty_of(state)
    assert ship_rows(table.row) == ships_of(state)


def test_after_a_restart_rows_are_compared_and_not_written_again() -> None:
    table = table_of({"players": 3}, 1)
    for _ in play(table, 1, most=30):
        pass
    rows = list(LoyaltyCard.objects.values_list("pk", flat=True))
    cache.forget_all()

    for _ in play(table, 2, most=3):
        pass

    assert list(LoyaltyCard.objects.values_list("pk", flat=True)) == rows


def test_an_entry_that_moves_no_card_and_no_ship_asks_the_database_nothing_about_them() -> None:
    table = table_of({"players": 3}, 1)
    states = play(table, 1, most=40)
    quiet = 0

    next(states)
    before = next(states)  # the first entry finds rows that it does not know
    facts_before = (loyalty_of(before[1]), ships_of(before[1]))
    while True:
        with CaptureQueriesContext(connection) as queries:
            after = next(states, None)
        if after is None:
            break
        facts_after = (loyalty_of(after[1]), ships_of(after[1]))
        taken_back = after[0].branch == after[0].number  # it makes another game in memory, which knows nothing yet
        if facts_after == facts_before and not taken_back:
            quiet += 1
            assert not [query for query in queries if "loyaltycard" in query["sql"] or "fleetships" in query["sql"]]
        facts_before = facts_after
    assert quiet > 10


def test_another_process_writes_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two caches stand for two processes: neither trusts what it wrote before the other did."""
    caches = [cache.OrderedDict(), cache.OrderedDict()]
    table = table_of({"players": 3}, 7)

    for step, (row, state) in enumerate(play(table, 7, most=150)):
        assert loyalty_rows(row) == loyalty_of(state)
        assert ship_rows(row) == ships_of(state)
        monkeypatch.setattr(cache, "_games", caches[step // 2 % 2])


# ── who may look ────────────────────────────────────────────────────────────────────────────────────────────────────

PAGES = tuple(f"/admin/galactica/{model}/" for model in ("loyaltycard", "fleetships", "traumatoken", "ally"))


@pytest.fixture
def somebody(client: Client) -> Client:
    client.force_login(User.objects.create_user("somebody"))
    return client


@pytest.mark.parametrize("page", PAGES)
def test_staff_see_who_holds_what(admin_client: Client, page: str) -> None:
    table = table_of({"players": 3, **NEBULA}, 1)
    for _ in play(table, 1, most=20):
        pass
    hidden = "fleetships" not in page
    assert (table.public_id in admin_client.get(page).content.decode()) != hidden
    admin_client.post("/admin/tables/opening/add/", {"table": str(table.pk), "reason": "A report of cheating"})

    shown = admin_client.get(page).content.decode()

    assert table.public_id in shown
    assert ("Person 1" in shown) == ("loyalty" in page or "trauma" in page)
    assert admin_client.get(f"{page}add/").status_code == 403


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("who", ["somebody", "client"])
def test_nobody_else_sees_it(request: pytest.FixtureRequest, page: str, who: str) -> None:
    table_of({"players": 3}, 1)

    answer = request.getfixturevalue(who).get(page)

    assert answer.status_code == 302
    assert "/admin/login/" in answer.url


def test_staff_without_the_permission_do_not_see_it(client: Client) -> None:
    client.force_login(User.objects.create_user("clerk", is_staff=True))

    assert {client.get(page).status_code for page in PAGES} == {403}
