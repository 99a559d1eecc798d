"""The characters, one class each, by id."""

from bsg.engine.characters.military import Adama, Helo, Tigh
from bsg.engine.characters.pilots import Apollo, Boomer, Starbuck
from bsg.engine.characters.political import Baltar, Roslin, Zarek
from bsg.engine.characters.sheet import BLANK, Ability, Character, Draw, SheetAction
from bsg.engine.characters.support import Chief

BASE_CHARACTERS: tuple[Character, ...] = (
    Adama(),
    Tigh(),
    Helo(),
    Roslin(),
    Baltar(),
    Zarek(),
    Apollo(),
    Starbuck(),
    Boomer(),
    Chief(),
)

CHARACTERS: dict[str, Character] = {sheet.id: sheet for sheet in BASE_CHARACTERS}

__all__ = ["BASE_CHARACTERS", "BLANK", "CHARACTERS", "Ability", "Character", "Draw", "SheetAction"]
