"""Lays tables that have begun, with a bot on every seat, in the database that the environment names.

python -m bsg.galactica.management.measures.crewing 20 4

Without numbers it lays none, and says how often those that are there have moved.
"""

import os
import sys

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")

import django

django.setup()

from django.db import transaction  # noqa: E402

from bsg.tables.acts import lobby  # noqa: E402
from bsg.tables.models import Entry, Seat  # noqa: E402

NAME = "Bots"


def crewed(tables: int, seats: int) -> None:
    for number in range(tables):
        table, _ = lobby.create("bsg", {"players": seats}, name=f"{NAME} {number}", host="Nobody", bots=seats - 1)
        with transaction.atomic():
            host = Seat.objects.select_related("table").get(table=table, number=0)
            lobby.seat_bot(host, table.seats.all())
            host.save()
            lobby.start(host)


if __name__ == "__main__":
    if sys.argv[1:]:
        crewed(int(sys.argv[1]), int(sys.argv[2]))
    print(Entry.objects.filter(table__name__startswith=NAME).count())
