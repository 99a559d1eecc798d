"""Tables that people play at survive an update: what the schema before had is all there, on both databases."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.services import ROOT

pytestmark = pytest.mark.slow

BEFORE = """
from django.contrib.auth.models import Permission, User
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.utils import timezone

call_command("migrate", verbosity=0)  # content types and permissions are made by a whole run
call_command("migrate", "galactica", "zero", verbosity=0)
call_command("migrate", "tables", "0003_read_models", verbosity=0)
apps = MigrationExecutor(connection).loader.project_state(("tables", "0003_read_models")).apps
now = timezone.now()


def made(model, **fields):
    return apps.get_model("tables", model).objects.create(**fields)


rules = {"game": "bsg", "version": 1, "secret": b"s", "commitment": "c"}
game = made("Game", name="Friday", check_open="crisis:riots", claims={"1": "lot"}, **rules)
game.rematch = made("Game", name="Once more", **rules)
game.save()
seat = made("Seat", game=game, number=1, name="Ben", taken=True)
made("Entry", game=game, number=1, body={"type": "beat"}, seat=seat, client_id="a", digest="d", at=now)
made("Event", game=game, number=1, entry=1, body={"text": {"msgid": "{seat} ö"}}, at=now)
made("Checkpoint", game=game, after=1, body=b'{"round": 7}')
made("Due", game=game, what="beat", at=now)
made("ChatMessage", game=game, number=1, seat=seat, name="Ben", claim="lot", about="crisis:riots", at=now)
made("Report", game=game, seat=seat, words="odd", number=1, version=1, digest="d", view_digest="v", record={}, at=now)
made("LoyaltyCard", game=game, card="not-a-cylon", zone="player", seat=1)
made("FleetShips", game=game, board="main", area="area:front", ship="raider", count=3)
clerk = User.objects.create_user("clerk", is_staff=True)
clerk.user_permissions.set(Permission.objects.filter(codename="view_loyaltycard"))
"""

AFTER = """
import json
from django.contrib.auth.models import User
from django.contrib.contenttypes.models import ContentType
from django.core.management import call_command
from django.db import IntegrityError, transaction

call_command("migrate", verbosity=0)
from bsg.galactica.models import FleetShips
from bsg.tables.models import Table

MODELS = ["loyaltycard", "fleetships", "game", "table"]
table = Table.objects.get(name="Friday")
clerk = User.objects.get(username="clerk")
try:
    with transaction.atomic():
        table.seats.create(number=1)
    twice = True
except IntegrityError:
    twice = False
print(json.dumps({
    "rows": {name: list(getattr(table, name).values_list(field, flat=True)) for name, field in {
        "seats": "name", "entries": "number", "events": "entry", "checkpoints": "after", "due": "what", "chat": "claim",
        "reports": "words", "loyalty_cards": "card", "fleet_ships": "count"}.items()},
    "table": [table.game, table.rematch.name, table.claims_about, table.claims],
    "tables": [FleetShips._meta.db_table, Table._meta.db_table],
    "permissions": sorted(clerk.get_all_permissions()),
    "types": sorted(ContentType.objects.filter(model__in=MODELS).values_list("app_label", "model")),
    "a number twice": twice,
    "said": [table.events.get().body, table.checkpoints.get().saved.decode()],
}))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Runs a script on a database of its own."""
    url = request.getfixturevalue("postgres_database") if request.param == "postgres" else ""
    own = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    env |= {"BSG_DATA": str(tmp_path), "DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "bsg.settings"}

    def run(script: str) -> str:
        code = f"import django\ndjango.setup()\n{script}"
        done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_no_row_and_no_permission_is_lost(run: Callable[[str], str]) -> None:
    run(BEFORE)

    now: dict[str, Any] = json.loads(run(AFTER))

    assert now["rows"] == {
        "seats": ["Ben"],
        "entries": [1],
        "events": [1],
        "checkpoints": [1],
        "due": ["beat"],
        "chat": ["lot"],
        "reports": ["odd"],
        "loyalty_cards": ["not-a-cylon"],
        "fleet_ships": [3],
    }
    assert now["table"] == ["bsg", "Once more", "crisis:riots", {"1": "lot"}]
    assert now["tables"] == ["tables_fleetships", "tables_table"]
    assert now["permissions"] == ["galactica.view_loyaltycard"]
    assert now["types"] == [["galactica", "fleetships"], ["galactica", "loyaltycard"], ["tables", "table"]]
    assert now["a number twice"] is False, "what was unique stays unique"
    assert now["said"] == [{"text": {"msgid": "{seat} ö"}}, '{"round": 7}']
