"""What must stay cheap. A busy machine takes longer for the same work, so nearly everything here is counted, not timed:
`manage.py bench` has the times, for calm machines."""

import json
import os
import subprocess
import sys
from statistics import mean, median
from typing import Any

import pytest
from django.test import Client

from bsg.galactica.management.measures import lists, long, peers
from bsg.tables.line import news
from tests.services import ROOT
from tests.work import Work, work

pytestmark = [pytest.mark.slow]

OWN = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")


def measured(*args: str) -> list[dict[str, Any]]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
    said = subprocess.run(
        [sys.executable, "manage.py", "bench", *args, "--json"], cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE
    )
    return [json.loads(line) for line in said.stdout.splitlines()]


@pytest.mark.parametrize(("database", "seats", "most"), [("sqlite", "3", 6), ("postgres", "6", 7)])
def test_an_entry_costs_the_server_little_beside_a_bare_relay(database: str, seats: str, most: float) -> None:
    """On a calm machine 4 times as much at most. Where others work, too, fewer entries come at once and each costs
    more; the best of three runs says enough."""
    args = ("--seconds", "2", "--seats", seats, "--database", database, "--workers", "1")
    ratios: list[float] = []
    while len(ratios) < 3 and not any(ratio <= most for ratio in ratios):
        (entry,) = measured("saturated", *args)
        assert entry["numbers"]["unanswered"] == 0
        ratios.append(entry["numbers"]["cpu_ratio"])

    assert min(ratios) <= most


@pytest.mark.django_db(transaction=True)
def test_an_entry_of_a_long_game_is_as_little_work_as_an_early_one_and_the_game_is_small() -> None:
    secret, empty = long.secret_of_a_long_game(), long.database_bytes()

    game = long.Played(secret)
    game.enter_up_to(long.EARLY)
    early = [game.enter(work) for _ in range(long.WINDOW)]
    game.enter_up_to(long.LENGTH)
    size = long.database_bytes() - empty
    late = [game.enter(work) for _ in range(long.WINDOW)]

    for counted in (early, late):
        calls, statements, steps = (mean(side) for side in zip(*counted, strict=True))
        assert calls <= 3_700
        assert statements <= 7
        assert steps <= 500
    for before, after in zip(zip(*early, strict=True), zip(*late, strict=True), strict=True):
        assert median(after) <= 1.25 * median(before)
    assert size <= 0.8e6

    back = [work(lambda want=want: news.looked(game.table.pk, [want])) for want in game.wants]  # type: ignore[misc]
    assert max(one.calls for one in back) <= 3_000, "whoever comes back with what they have is served at once"
    assert max(one.statements for one in back) <= 2


@pytest.mark.django_db
def test_lists_of_many_games_are_as_much_work_as_those_of_few() -> None:
    lists.fill(lists.FEW)
    few = loaded("/")
    lists.fill(9 * lists.FEW)
    many = loaded("/")

    assert few.steps > 0
    for before, after in zip(few, many, strict=True):
        assert after <= 1.05 * before

    finished = {words: loaded(f"/games/?{query}") for words, query in lists.SEARCHES.items()}
    for pages in ("for all", "for a result"):
        assert finished[pages].steps <= 20_000, pages
    for rare in ("for a person, a result and a rare character", "for what there is not"):
        # They may look through all that are over, if that is a glance: 20,000 games would be half a million steps.
        assert finished[rare].steps <= 25 * 10 * lists.FEW, rare
    assert max(page.statements for page in finished.values()) <= 6


def loaded(address: str) -> Work:
    """The second time: what is made once is there."""
    client = Client(headers={"host": "localhost"})
    assert client.get(address).status_code == 200
    return work(lambda: client.get(address))


def test_peers_are_played_beside_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SECONDS", 0.1)

    (beside,) = peers.peers()

    assert min(beside.numbers[name] for name in ("ours", "chess", "pokerkit")) > 100


def test_a_decision_of_the_crew_costs_little() -> None:
    (thought,) = measured("bots", "--games", "16", "--seconds", "0")

    assert thought["numbers"]["decisions"] > 300
    assert thought["numbers"]["cpu_ms"] <= 2
