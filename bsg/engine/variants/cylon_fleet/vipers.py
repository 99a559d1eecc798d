"""R34.h: the Mark VII, and escorting civilian ships."""

from __future__ import annotations

from bsg.engine.places import adjacent
from bsg.engine.rules.combat import Odds
from bsg.engine.variants.cylon_fleet.board import MARK_VII
from bsg.engine.variants.cylon_fleet.gathering import Gathering
from bsg.engine.variants.cylon_fleet.happenings import CivilianEscorted
from bsg.engine.vocabulary import Place, Ship, reasons
from bsg.kernel import Flow, Text, text, verbatim

MARK_VII_ODDS = Odds(6, 8)  # attacked by a raider (R34.27)
CIVILIAN = "ship:civilian-"


class FleetVipers(Gathering):
    # the Mark VII ---------------------------------------------------------------------------------------------------

    def in_reach(self, here: Place, model: Ship) -> tuple[Place, ...]:
        """R34.26: up to two areas."""
        reach = super().in_reach(here, model)
        if model != MARK_VII:
            return reach
        further = [area for near in reach for area in adjacent(near) if area != here]
        return (*reach, *further)

    def why_too_far(self, model: Ship) -> Text:
        return text("A Mark VII flies up to two areas.") if model == MARK_VII else super().why_too_far(model)

    def viper_odds(self, model: Ship) -> Odds:
        return MARK_VII_ODDS if model == MARK_VII else super().viper_odds(model)

    # escort (R34.29) ------------------------------------------------------------------------------------------------

    def viper_moves(self, here: Place, model: Ship) -> dict[str, Text]:
        ships = [f"{CIVILIAN}{civilian.label}" for civilian in self.area(here).civilians]
        return super().viper_moves(here, model) | {ship: text("Escort: {ship}", ship=ship) for ship in ships}

    def dimmed_viper_moves(self, here: Place, model: Ship) -> dict[str, Text]:
        elsewhere = [label for label, area in self.civilians().items() if area != here]
        why = text("A viper escorts in its own area only.")
        return super().dimmed_viper_moves(here, model) | reasons({f"{CIVILIAN}{label}": why for label in elsewhere})

    def viper_acts_on(self, seat: int, here: Place, ship: str, *, piloted: bool) -> Flow[None]:
        if ship.startswith(CIVILIAN):
            self.escort(ship)
        else:
            yield from super().viper_acts_on(seat, here, ship, piloted=piloted)

    def escort(self, ship: str) -> None:
        """Back to the pile, unseen; the viper stays."""
        label = ship.removeprefix(CIVILIAN)
        area = self.civilians()[label]
        self.resolved("fleet:escort")
        self.state.civilian_pile.append(self.take_civilian(label).face)
        self.dice.shuffle("shuffle:civilians", self.state.civilian_pile)
        self.tell(
            text("A viper escorts civilian ship {label} to safety.", label=verbatim(label)),
            what=CivilianEscorted(ship, f"area:{area}"),
        )
