"""Says on the channel layer that a table moved, and nothing else: it may lose messages, and content could leak."""

from __future__ import annotations

import logging
from functools import partial

from asgiref.sync import async_to_sync
from channels.layers import get_channel_layer
from django.db import transaction

from bsg.tables.models import Game

logger = logging.getLogger(__name__)


def group(public_id: str) -> str:
    return f"table.{public_id}"


def moved(public_id: str) -> None:
    """Tells every socket at the table to look again; those that miss it look on their heartbeat."""
    try:
        async_to_sync(get_channel_layer().group_send)(group(public_id), {"type": "table.moved"})
    except Exception:
        # What was committed stays committed, whatever the channel layer does.
        logger.exception("Could not say that table %s moved", public_id)


def on_commit(game: Game) -> None:
    transaction.on_commit(partial(moved, game.public_id))
