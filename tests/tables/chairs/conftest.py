"""Sockets at a begun table, for acts that are done on the line."""

from collections.abc import AsyncIterator

import pytest
from channels.db import database_sync_to_async

from bsg.tables import games
from tests.kernel.toy import TOY
from tests.tables.conftest import begun
from tests.tables.sockets import Room


@pytest.fixture
async def room(transactional_db: None) -> AsyncIterator[Room]:
    games.register(TOY)
    room = Room(await database_sync_to_async(begun)())
    yield room
    await room.close()
