"""What an officer says: claims before a check, and now and then a sentence with its reason. Never exact values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bsg.bots.crew.checks import claim as honest_claim
from bsg.bots.crew.ears import Topic
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.sight import Sight
from bsg.kernel import Mine, Text, text

if TYPE_CHECKING:
    from bsg.bots.crew.officer import Crew

QUIET_FOR = 30  # lines of the log, after one has spoken
FORGOTTEN = 25  # lines after which something is no news any more
SUSPICION = 0.4  # how much one wants to say whom one suspects


def _moment(officer: Crew, view: Mapping[str, Any], what: str) -> Mind:
    """A thought without a question: chance follows how much was heard."""
    moment = Mine(f"{what}:{officer.log.heard}", officer.seat, what, text(""), (), (0,))
    return Mind(officer.seed, moment, Sight(officer.seat, view), officer.log, officer.temper)


def claim(officer: Crew, view: Mapping[str, Any]) -> str | None:
    mind = _moment(officer, view, "claim")
    check = mind.sight.check
    if check is None or mind.sight.is_revealed or officer.seat in check.added:
        return None
    if mind.chance("speak") >= 0.35 + 0.5 * officer.temper.talkativeness:
        return None
    if not mind.sight.hand:
        return "not"  # anything else would be a lie that everybody sees
    said = honest_claim(mind, check)
    lies = mind.sight.is_cylon and mind.chance("lie") < 0.15 + 0.4 * officer.temper.boldness
    return LIES[said] if lies else said


LIES = {"lot": "little", "little": "not", "not": "little"}  # so that nobody counts on what is held back


def remark(officer: Crew, view: Mapping[str, Any]) -> Text | None:
    """What came up since it last spoke, if it is worth a sentence to somebody of this temper; else whom it suspects."""
    ears, log = officer.ears, officer.log
    topics, ears.topics = ears.topics, []
    mind = _moment(officer, view, "remark")
    if mind.sight.is_revealed or mind.sight.myself.out:
        return None
    suspects = _doubts(officer, mind)
    if log.heard - ears.spoke < QUIET_FOR:
        return None
    fresh = [topic for topic in topics if log.heard - topic.at < FORGOTTEN]
    if suspects and (deed := ears.deeds.get(suspects[0])):
        fresh.append(Topic(log.heard, SUSPICION, (deed,)))
    for topic in sorted(fresh, key=lambda topic: -topic.weight):
        ways = [way for way in topic.ways if str(way) != ears.last]
        if ways and mind.chance(f"speak {topic.weight}") < topic.weight * (0.1 + 0.8 * officer.temper.talkativeness):
            said = ways[int(mind.chance("way") * len(ways))]
            ears.spoke, ears.last = log.heard, str(said)
            return said
    return None


def _doubts(officer: Crew, mind: Mind) -> list[int]:
    """Whom it suspects, as a human in its seat would; and that it remembers it."""
    guilt = {seat: mind.guilt(seat) for seat in mind.sight.humans if seat != officer.seat}
    officer.ears.doubted = guilt
    from_which = 0.75 - 0.3 * officer.temper.suspicion
    return sorted((seat for seat, doubt in guilt.items() if doubt >= from_which), key=lambda seat: -guilt[seat])
