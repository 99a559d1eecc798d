"""The list of all boxes and variants. Later ones have the first word: their rules stand before those they change."""

from bsg.engine.base import BASE
from bsg.engine.exodus.box import EXODUS
from bsg.engine.variants.cylon_fleet.box import CYLON_FLEET
from bsg.engine.variants.final_five.box import FINAL_FIVE
from bsg.engine.variants.ionian_nebula.box import IONIAN_NEBULA
from bsg.engine.variants.personal_goals.box import PERSONAL_GOALS

BOXES = (
    BASE,
    EXODUS,
    CYLON_FLEET,
    FINAL_FIVE,
    PERSONAL_GOALS,
    IONIAN_NEBULA,
)
