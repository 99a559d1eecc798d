"""Lays tables that have begun, with a session for every seat, in the database that the environment names.

python -m bsg.galactica.management.measures.seating 40 3
"""

import os
import sys

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "bsg.settings")

import django

django.setup()

import msgspec  # noqa: E402
from django.contrib.sessions.backends.db import SessionStore  # noqa: E402

from bsg.galactica.management.measures.entries import begun  # noqa: E402
from bsg.galactica.management.measures.load import Seated  # noqa: E402
from bsg.tables.pages.access import SEATS  # noqa: E402


def seated(tables: int, seats: int) -> list[Seated]:
    made = []
    for number in range(tables):
        table, tokens = begun(seats, name=f"Bench {number}")
        cookies = []
        for token in tokens:
            session = SessionStore()
            session[SEATS] = {table.public_id: token}
            session.create()
            cookies.append(str(session.session_key))
        made.append(Seated(table.public_id, cookies))
    return made


if __name__ == "__main__":
    print(msgspec.json.encode(seated(int(sys.argv[1]), int(sys.argv[2]))).decode())
