"""What a first game is told, as far as no page is needed for it (docs/first_game.md)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.services import ROOT


def node(program: str) -> Any:
    """What it prints."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    command = ["node", "--input-type=module", "--eval", program]
    done = subprocess.run(
        command, cwd=ROOT / "static", env={**os.environ, "PATH": path}, capture_output=True, check=True
    )
    return json.loads(done.stdout)


def test_whoever_chooses_what_raiders_destroy_is_told_that_nobody_knows_what_ships_carry() -> None:
    """And not where they choose which viper or pilot is attacked."""
    told = node("""
        import { moments } from "./bsg/moments.js";
        const view = { game: { turn: 3 }, crisis: {}, players: [{ cylon: false, place: "command" }] };
        const about = (option) => moments({ kind: "raider", options: [option] }, view, { seat: 0, loyalty: [] }, false);
        const options = ["ship:civilian-A", "ship:viper@front", "seat:2"];
        console.log(JSON.stringify(options.map((one) => about(one).includes("raided"))));
    """)

    assert told == [True, False, False]


def test_that_the_first_turn_has_begun_is_no_news() -> None:
    changes = node("""
        import { measures } from "./bsg/measures.js";
        import { compared } from "./table/side/recap.js";
        import { speak } from "./table/words/words.js";
        speak({ recap_change: "{name} {then} → {now}", turn: "Turn" }, "en");
        const board = { places: [], civilians_lost: [] };
        const at = (turn) => measures({ game: { turn, distance: 0 }, dials: [], board });
        console.log(JSON.stringify([compared(at(0), at(1)), compared(at(1), at(3))]));
    """)

    assert changes == [[], ["Turn 1 → 3"]]
