"""The corpus of recorded games in `tests/records`; `python -m tests.engine.records` records it again.

That is for intended changes of the rules: a game that only changes by accident must not be recorded away.
"""

from __future__ import annotations

from pathlib import Path

from bsg.bots import simulation
from bsg.bots.simulation import Plan

RECORDS = Path(__file__).resolve().parent.parent / "records"

LOYALTIES = ["personal-goals", "final-five"]
NEBULA = ["ionian-nebula", *LOYALTIES]
FLEET = ["cylon-fleet", *LOYALTIES]
EVERYTHING = ["cylon-fleet", "ionian-nebula", *LOYALTIES]
GAMES = {
    "three-players": Plan(1, 3, {"players": 3}, orders=0.01),
    "four-players-no-sympathizer": Plan(1, 4, {"players": 4, "no_sympathizer": True}, players="curious"),
    "five-players-quick": Plan(1, 5, {"players": 5, "quick": True}, players="helpful"),
    "six-players": Plan(1, 6, {"players": 6}, players="helpful", orders=0.01),
    "exodus-loyalties": Plan(1, 7, {"players": 4, "set": "exodus", "variants": LOYALTIES}, players="curious"),
    "ionian-nebula": Plan(1, 71, {"players": 6, "set": "exodus", "variants": NEBULA}, players="helpful"),
    "cylon-fleet": Plan(1, 18, {"players": 5, "set": "exodus", "variants": FLEET}, players="helpful"),
    "all-variants": Plan(1, 1, {"players": 5, "set": "exodus", "variants": EVERYTHING}, players="helpful"),
    "humans-win": Plan(1, 0, {"players": 4}, players="helpful"),  # or the first one after it
}


def record_again() -> None:
    RECORDS.mkdir(exist_ok=True)
    for name, plan in GAMES.items():
        played = simulation.play(plan)
        while name == "humans-win" and played.winner != "humans":
            played = simulation.play(Plan(1, played.plan.number + 1, plan.options, players=plan.players))
        assert played.over, played.wrong
        simulation.write(played.record, RECORDS / f"{name}.json.gz")
        print(f"{name}: {played.turns} turns, {len(played.record.journal)} entries. {played.ending}")


if __name__ == "__main__":
    record_again()
