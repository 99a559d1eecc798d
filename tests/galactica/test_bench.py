"""A sample of `manage.py bench`: the bounds that hold also on a busy machine, since both sides are measured there."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.services import ROOT

pytestmark = [pytest.mark.slow]

OWN = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")


def measured(*args: str) -> list[dict[str, Any]]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
    said = subprocess.run(
        [sys.executable, "manage.py", "bench", *args, "--json"], cwd=ROOT, env=env, check=True, stdout=subprocess.PIPE
    )
    return [json.loads(line) for line in said.stdout.splitlines()]


def test_an_entry_costs_the_server_little_beside_a_bare_relay() -> None:
    args = ("--seconds", "4", "--seats", "3", "--database", "sqlite", "--workers", "1")
    (entry,) = measured("saturated", *args)

    assert entry["numbers"]["unanswered"] == 0
    assert entry["numbers"]["cpu_ratio"] <= 4


def test_a_long_game_is_small_and_its_entries_cost_what_they_did() -> None:
    costs, size, _ = measured("long")

    assert size["numbers"]["mb"] <= 0.8
    assert costs["numbers"]["ratio"] <= 1.5


def test_lists_of_many_games_cost_what_those_of_few_do() -> None:
    home, finished = measured("lists")

    assert home["numbers"]["ratio"] <= 1.3
    assert finished["numbers"]["most_ms"] <= 200


def test_a_decision_of_the_crew_costs_little() -> None:
    (thought,) = measured("bots", "--games", "16", "--seconds", "0")

    assert thought["numbers"]["decisions"] > 300
    assert thought["numbers"]["cpu_ms"] <= 2
