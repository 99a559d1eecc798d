"""The Ionian Nebula as a box: trauma, allies, a crossroads and a trial."""

from bsg.engine.box import Box
from bsg.engine.exodus.box import WITH_EXODUS
from bsg.engine.variants.ionian_nebula import happenings
from bsg.engine.variants.ionian_nebula.compendium import WORDS, chapters
from bsg.engine.variants.ionian_nebula.counts import (
    ally_cards,
    eliminated,
    nebula_catalogue,
    nebula_facts,
    trauma_tokens,
)
from bsg.engine.variants.ionian_nebula.part import NebulaPart
from bsg.engine.variants.ionian_nebula.positions import NEBULA_POSITIONS, burden
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.variants.ionian_nebula.scenario import NebulaVerbs
from bsg.engine.variants.ionian_nebula.screen import SCREEN
from bsg.engine.variants.ionian_nebula.view import nebula_view
from bsg.kernel import kinds_in, text

IONIAN_NEBULA = Box(
    "ionian-nebula",
    IonianNebula,
    "variants",
    text("Ionian Nebula"),
    text("Secret trauma, allies to meet, and near the end a trial that somebody may not survive. Only with Exodus."),
    needs=WITH_EXODUS,
    part=NebulaPart,
    view=nebula_view,
    facts=nebula_facts,
    invariants=(trauma_tokens, ally_cards, eliminated),
    happenings=kinds_in(happenings),
    words=WORDS | SCREEN,
    catalogue=nebula_catalogue,
    chapters=chapters,
    positions=NEBULA_POSITIONS,
    verbs=NebulaVerbs,
    late=burden,
)
