"""What an officer says: claims before a check, and now and then a sentence with its reason. Never exact values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from bsg.bots.crew.checks import claim as honest_claim
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.sight import Sight
from bsg.kernel import Mine, Text, text

if TYPE_CHECKING:
    from bsg.bots.crew.officer import Crew


class Talker(Protocol):
    """Bots that talk: what the table asks of them besides answers."""

    def claims(self, view: Mapping[str, Any]) -> str | None: ...

    def says(self, view: Mapping[str, Any]) -> Text | None: ...


def _moment(officer: Crew, view: Mapping[str, Any], what: str) -> Mind:
    """A thought without a question: chance follows how much was heard."""
    moment = Mine(f"{what}:{officer.log.heard}", officer.seat, what, text(""), (), (0,))
    return Mind(officer.seed, moment, Sight(officer.seat, view), officer.log, officer.temper)


def claim(officer: Crew, view: Mapping[str, Any]) -> str | None:
    mind = _moment(officer, view, "claim")
    check = mind.sight.check
    if check is None or mind.sight.is_revealed or officer.seat in check.added:
        return None
    return honest_claim(mind, check) if mind.chance("speak") < 0.35 + 0.5 * officer.temper.talkativeness else None


def remark(officer: Crew, view: Mapping[str, Any]) -> Text | None:
    return None
