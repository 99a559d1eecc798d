"""The cast: officers of the fleet whom one meets again at every table, and the levels at which they play."""

from __future__ import annotations

from collections.abc import Mapping

from bsg.bots.cast import Level, Persona
from bsg.bots.crew.officer import Crew
from bsg.bots.crew.pace import SEEN, THOUGHT
from bsg.bots.crew.recruit import Recruit
from bsg.bots.crew.temper import EVEN, Temper
from bsg.bots.player import Bot
from bsg.kernel import Text, text


class Officer(Persona, frozen=True):
    temper: Temper = EVEN


def officer(key: str, name: str, about: Text, boldness: float, suspicion: float, talkativeness: float) -> Officer:
    return Officer(key, name, about, f"bsg/officers/{key}.svg", Temper(boldness, suspicion, talkativeness))


OFFICERS = (
    officer("solano", "Maj. Solano", text("Bold: would rather jump too early than too late."), 0.9, 0.5, 0.5),
    officer("okafor", "Capt. Okafor", text("Wary: counts every card twice."), 0.4, 0.9, 0.5),
    officer("lindqvist", "Lt. Lindqvist", text("Talkative: has an opinion on every check."), 0.5, 0.5, 0.95),
    officer("marchetti", "Chief Marchetti", text("Careful and quiet: repairs first, asks later."), 0.2, 0.4, 0.2),
    officer("tanaka", "Ens. Tanaka", text("Trusting: believes the best of everybody."), 0.5, 0.15, 0.6),
    officer("halloran", "Col. Halloran", text("Bold and wary: the Brig has room for all."), 0.8, 0.85, 0.6),
    officer("vance", "Dr. Vance", text("Quiet: watches, and forgets nothing."), 0.4, 0.7, 0.15),
    officer("petrov", "Sgt. Petrov", text("Bold and talkative: says it, then thinks it."), 0.85, 0.45, 0.9),
    officer("adeyemi", "Envoy Adeyemi", text("Careful: weighs her words and her votes."), 0.3, 0.5, 0.4),
    officer("brandt", "Lt. Brandt", text("Wary and talkative: always has a theory."), 0.5, 0.8, 0.85),
)

LEVELS = (
    Level("crew", text("Crew"), text("Plays to win, for whichever side it is on.")),
    Level("recruit", text("Recruit"), text("makes mistakes on purpose, good company for first games.")),
)


class FleetCast:
    """The officers of this fleet as tables know them."""

    levels: tuple[Level, ...] = LEVELS
    personas: tuple[Persona, ...] = OFFICERS
    seen: Mapping[str, float] = SEEN
    thought: Mapping[str, float] = THOUGHT

    def player(self, level: str, persona: str, seed: str, seat: int) -> Bot:
        temper = next((who.temper for who in OFFICERS if who.key == persona), EVEN)
        return (Recruit if level == "recruit" else Crew)(seed, seat, temper)


CAST = FleetCast()
