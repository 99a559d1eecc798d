"""What is written together: in one message, in order, and all of it or nothing. On a real PostgreSQL."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

SCRIPT = """
import threading
import django
django.setup()
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction
from django.utils import timezone
from bsg.tables.journal import rows, service
from bsg.tables.models import Due, Event, Seat, Table

call_command("migrate", verbosity=0)
tables = [Table.objects.create(name=name, game="bsg", options={}, version=1) for name in ("one", "other")]
now = timezone.now()


def due(table, what):
    return {"table": table.pk, "what": what, "at": now, "made": now, "tries": 0, "about": ""}


# whoever asks sees what was written before; locking another's row sends nothing yet
sent = []


def listen(execute, sql, *how):
    sent.append(sql)
    return execute(sql, *how)


with service.together(), connection.execute_wrapper(listen):
    rows.insert(Due, [due(tables[0], "beat")])
    rows.locked(tables[1].pk, None)
    assert [sql.split()[0] for sql in sent] == ["SELECT"], sent
    assert Due.objects.filter(table=tables[0]).count() == 1
    rows.insert(Due, [due(tables[1], "beat")])
    rows.delete(Due, table=tables[0].pk)
    assert len(sent) == 3, sent  # what was unsent, and the question
assert list(Due.objects.values_list("table__name", flat=True)) == ["other"]

# what one wrote fails when another one asks, who thinks nothing of it: none of it may count as committed
try:
    with service.together():
        rows.update(Table, tables[0].pk, {"name": "renamed"})
        rows.insert(Due, [due(tables[1], "beat")])
        try:
            Table.objects.count()
        except IntegrityError:
            pass
    raise SystemExit("it was said to be committed")
except service.NotTogether:
    pass
assert not Table.objects.filter(name="renamed").exists()

# the same when nobody asks any more
try:
    with service.together():
        rows.update(Table, tables[0].pk, {"name": "renamed"})
        rows.insert(Due, [due(tables[1], "beat")])
    raise SystemExit("it was said to be committed")
except IntegrityError:
    pass
assert not Table.objects.filter(name="renamed").exists()

# and after that the thread writes as ever
with service.together():
    rows.update(Table, tables[0].pk, {"name": "renamed"})
assert Table.objects.filter(name="renamed").exists()

# tables that will be held are locked ahead, with two questions for all; what was told at them goes in one message
seat = Seat.objects.create(table=tables[0], number=0, name="Anna", taken=True, token_hash="a")
gone = Seat.objects.create(table=tables[0], number=1, taken=False, token_hash="b")
sent.clear()
with connection.execute_wrapper(listen), service.together([table.pk for table in tables]):
    assert rows.locked(tables[0].pk, seat.pk, wait=False) == (rows.stand_of(tables[0]), "a")
    assert rows.locked(tables[1].pk, seat.pk, wait=False) == (rows.stand_of(tables[1]), None)
    assert len(sent) == 2, sent
    for table in tables:
        rows.insert(Event, [{"table": table.pk, "number": 1, "entry": 0, "body": {"text": None}, "at": now}])
        rows.update(Table, table.pk, {"name": f"100 %s of {table.pk}"})
assert len(sent) == 3, sent
assert list(Event.objects.values_list("table__name", flat=True).order_by("table")) == [
    f"100 %s of {table.pk}" for table in tables
]
with service.together([tables[0].pk]):
    assert rows.locked(tables[0].pk, gone.pk, wait=False) == (rows.stand_of(tables[0]), None)
    rows.update(Table, tables[0].pk, {"number": 1})
    assert Table.objects.get(pk=tables[0].pk).number == 1
    assert rows.locked(tables[0].pk, None, wait=False)[0].number == 1  # what was known ahead is known once

# one that somebody else has locked is left out, and nobody waits for it
held, go = threading.Event(), threading.Event()


def hold():
    with transaction.atomic():
        Table.objects.select_for_update().get(pk=tables[1].pk)
        held.set()
        go.wait(60)
    connection.close()


other = threading.Thread(target=hold)
other.start()
assert held.wait(60)
with service.together([table.pk for table in tables]):
    assert rows.locked(tables[0].pk, None, wait=False) is not None
    assert rows.locked(tables[1].pk, None, wait=False) is None
go.set()
other.join()
"""


def test_what_is_written_together_is_sent_in_order_and_counts_whole(postgres_database: str, tmp_path: Path) -> None:
    own = ("BSG_", "DATABASE_URL", "REDIS_URL", "DJANGO_")
    env = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    env |= {"BSG_DATA": str(tmp_path), "DATABASE_URL": postgres_database, "DJANGO_SETTINGS_MODULE": "bsg.settings"}

    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
