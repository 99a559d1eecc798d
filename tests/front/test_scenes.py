"""Every crisis has a picture, and every picture a crisis."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from bsg.engine.catalogue import everything
from tests.services import ROOT

ASK = """
import { readFileSync } from "node:fs";
import { sceneOf } from "./bsg/pictures/scene_of.js";
import { KINDS } from "./bsg/pictures/scenes.js";
const cards = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify({ kinds: KINDS, scenes: cards.map((card) => sceneOf(card)) }));
"""
TALKED_ABOUT = "senate"  # what a crisis has that nobody drew a picture for


class Answer(msgspec.Struct):
    kinds: list[str]
    scenes: list[str | None]


def scenes_of(cards: list[str]) -> Answer:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node is in the venv
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", ASK],
        cwd=ROOT / "static",
        env={**os.environ, "PATH": path},
        input=msgspec.json.encode(cards),
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Answer)


def test_each_crisis_has_its_picture() -> None:
    crises = [name for name in everything() if name.startswith(("crisis:", "super:"))]
    places = [f"loc:{place}" for place in ("administration", "admirals-quarters", "brig", "sickbay-of-nobody")]

    # With another kind before its name it is not known to be a crisis, and has no picture but its own.
    own = scenes_of([f"any:{name.split(':')[1]}" for name in crises])
    of_places = scenes_of(places).scenes

    assert len(crises) > 100
    assert [name for name, scene in zip(crises, own.scenes, strict=True) if scene is None] == []
    assert set(own.scenes) == set(own.kinds)
    assert of_places == ["senate", "accused", "brig", None]
    assert scenes_of(["crisis:of-tomorrow"]).scenes == [TALKED_ABOUT]
