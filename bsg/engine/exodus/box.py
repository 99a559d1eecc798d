"""Exodus as a box: more cards and characters, skill cards that work inside checks, executions."""

from bsg.engine.box import Box, Needs
from bsg.engine.exodus import Exodus, happenings
from bsg.engine.exodus.invariants import nukes
from bsg.engine.exodus.part import ExodusPart
from bsg.engine.exodus.positions import quick_fix
from bsg.engine.exodus.scenario import ExodusVerbs
from bsg.kernel import Landmark, kinds_in, text

EXODUS = Box(
    "exodus",
    Exodus,
    "set",
    text("Exodus"),
    text("More crises, skill cards that work inside checks, executions, more characters."),
    part=ExodusPart,
    invariants=(nukes,),
    happenings=kinds_in(happenings),
    landmarks=(Landmark("execution", text("execution"), "executed"),),
    words={
        "step:discard_quorum_to_limit": text("quorum limit"),
        "deck:loyalty-humans": text("Human loyalty"),
        "moment:execution": text("Executed"),
    },
    positions=(quick_fix,),
    verbs=ExodusVerbs,
)

WITH_EXODUS = Needs("exodus", text("The variants belong to Exodus. Choose the Exodus set, or no variant."))
