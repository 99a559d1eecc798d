"""The variants, one class each, and which rulebook a game's options ask for."""

from functools import cache

from bsg.engine.exodus import Exodus
from bsg.engine.rules import Base
from bsg.engine.state import Options, Variant
from bsg.engine.variants.final_five import FinalFive
from bsg.engine.variants.goals import PersonalGoals

# In the order in which they are mixed: what stands first has the first word.
VARIANTS: dict[Variant, type[Base]] = {"personal-goals": PersonalGoals, "final-five": FinalFive}


def rules_for(options: Options) -> type[Base]:
    """The base game, or Exodus with the variants chosen."""
    return Base if options.set == "base" else _mixed(options.variants)


@cache
def _mixed(variants: tuple[Variant, ...]) -> type[Base]:
    chosen = tuple(rules for name, rules in VARIANTS.items() if name in variants)
    return type("Table", (*chosen, Exodus), {}) if chosen else Exodus


__all__ = ["VARIANTS", "rules_for"]
