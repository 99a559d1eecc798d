"""Lays tables that have begun, with a person for every seat, in the database that the environment names.

python -m bsg.galactica.management.measures.seating 40 3
"""

import os
import sys

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")

import django

django.setup()

import msgspec  # noqa: E402

from bsg.galactica.management.measures.entries import begun  # noqa: E402
from bsg.galactica.management.measures.load import Seated  # noqa: E402
from bsg.tables.pages import visitors  # noqa: E402


def seated(tables: int, seats: int) -> list[Seated]:
    made = []
    for number in range(tables):
        table, _ = begun(seats, name=f"Bench {number}")
        made.append(Seated(table.public_id, [visitors.token_of_somebody_at(seat) for seat in table.seats.all()]))
    return made


if __name__ == "__main__":
    print(msgspec.json.encode(seated(int(sys.argv[1]), int(sys.argv[2]))).decode())
