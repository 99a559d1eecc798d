"""Moments as the protocol writes them."""

from datetime import UTC, datetime


def timestamp(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
