"""The base game as a box: what it brings stands in the folders beside this page."""

from bsg.engine.box import Box
from bsg.engine.catalogue import base_catalogue
from bsg.engine.compendium import base_chapters
from bsg.engine.facts import base_facts
from bsg.engine.happenings import BASE_HAPPENINGS
from bsg.engine.invariants import INVARIANTS
from bsg.engine.positions import BASE_POSITIONS
from bsg.engine.rules import Base
from bsg.engine.story import LANDMARKS
from bsg.engine.views import base_common, base_view
from bsg.kernel import text

BASE = Box(
    "base",
    Base,
    "set",
    text("Base game"),
    text("The game out of the first box. Best for your first time."),
    common=base_common,
    view=base_view,
    facts=base_facts,
    invariants=INVARIANTS,
    happenings=BASE_HAPPENINGS,
    landmarks=LANDMARKS,
    catalogue=base_catalogue,
    chapters=base_chapters,
    positions=BASE_POSITIONS,
)
