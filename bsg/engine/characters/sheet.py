"""The character sheet: data at the top, then one hook for every moment at which a sheet may speak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from bsg.engine.cards.windows import Moment
from bsg.engine.happenings.turns import AbilityUsed
from bsg.engine.numbers import HAND_LIMIT
from bsg.engine.vocabulary import CharacterType, Outcome, Place, Skill, at_seat, slug
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.effects import Effect
    from bsg.engine.rules import Base
    from bsg.engine.rules.ships import Viper


@dataclass(frozen=True)
class Draw:
    """One line of a skill set: so many cards, each of any of these types."""

    count: int
    skills: tuple[Skill, ...]


class Ability(NamedTuple):
    """An ability's name and what it does, in our words."""

    name: str
    text: Text

    @property
    def typed(self) -> str:
        return f"ability:{slug(self.name)}"


class SheetAction(NamedTuple):
    """An action of the sheet, as an option `opt:…` of the action step."""

    ability: Ability
    effect: Effect
    once_per_game: bool = True


class Character:
    """A sheet without abilities. Each character overrides the hooks at which it has something to say."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    type: ClassVar[CharacterType]
    skill_set: ClassVar[tuple[Draw, ...]] = ()
    start: ClassVar[Place | None] = None
    passive: ClassVar[Ability]
    once: ClassVar[Ability]
    drawback: ClassVar[Ability]

    hand_limit: ClassVar[int] = HAND_LIMIT
    discards_at_random: ClassVar[bool] = False  # forced discards
    loyalty_at_start: ClassVar[int] = 1
    loyalty_as_sleeper: ClassVar[int] = 1
    starts_in_viper: ClassVar[bool] = False
    good_first: ClassVar[bool] = False  # easy to play for somebody who has never played
    extra_loyalty: ClassVar[int] = 0  # human cards the Loyalty deck gets more (R2.21)
    moments: ClassVar[tuple[Moment, ...]] = ()  # windows in which its player alone is asked

    @property
    def skills(self) -> tuple[Skill, ...]:
        """The types of the skill set."""
        return tuple(dict.fromkeys(skill for draw in self.skill_set for skill in draw.skills))

    @property
    def is_pilot(self) -> bool:
        return Skill.PILOTING in self.skills

    def actions(self) -> tuple[SheetAction, ...]:
        return ()

    # hooks, in the order of a turn ----------------------------------------------------------------------------------

    def at_turn_start(self, rules: Base, seat: int) -> None:
        """W1: the start of any player's turn."""

    def skips_receiving(self, rules: Base, seat: int) -> bool:
        """Whether its player draws no cards in this Receive Skills step."""
        return False

    def may_activate(self, rules: Base, seat: int, place: Place) -> bool:
        """Whether the sheet lets its player activate the location he is in (R5.9)."""
        return True

    def pays_to_activate(self, rules: Base, seat: int) -> Flow[None]:
        yield from ()

    def after_repair(self, rules: Base, seat: int) -> Flow[None]:
        """W21: its player has used a Repair card."""
        yield from ()

    def viper_placed(self, rules: Base, seat: int, vipers: list[Viper]) -> Flow[None]:
        """W4: vipers were placed from the reserves, unmanned."""
        yield from ()

    def actions_in_turn(self, rules: Base, seat: int) -> int:
        """How many actions its player has in the action step."""
        return 1

    def draws_crisis(self, rules: Base, seat: int) -> Flow[str]:
        """W9: its player draws a crisis card."""
        yield from ()
        return rules.draw_from_crisis_deck()

    def rejects_crisis(self, rules: Base, seat: int) -> Flow[bool]:
        """W10: a crisis was revealed; true: it is discarded and another one drawn."""
        yield from ()
        return False

    def after_drawing_crisis(self, rules: Base, seat: int) -> Flow[None]:
        """W11: its player drew the crisis that is now being resolved."""
        yield from ()

    def switches_choice(self, rules: Base, seat: int, chosen: Text, other: Text) -> Flow[bool]:
        """W12: an option of a crisis was chosen; true: the other one is taken."""
        yield from ()
        return False

    def must_take_first(self, rules: Base, seat: int) -> bool:
        """Whether its player has to take the first option of a crisis that he chooses on."""
        return False

    def after_quorum(self, rules: Base, seat: int) -> Flow[None]:
        """W20: anybody has used a quorum card."""
        yield from ()

    def overrides_check(self, rules: Base, seat: int) -> Flow[Outcome | None]:
        """W13: a crisis check is about to be made; an outcome decides it without cards."""
        yield from ()
        return None

    def at_check(self, rules: Base, seat: int) -> None:
        """W14, before anybody is asked: what it changes in a check by itself."""

    def before_cards(self, rules: Base, seat: int) -> Flow[None]:
        """W14: before cards are added to a check, and W3: a location with a check was activated."""
        yield from ()

    def contribution_sizes(self, rules: Base, sizes: tuple[int, ...]) -> tuple[int, ...]:
        """How many cards its player may add to a check, out of what the rules allow."""
        return sizes

    def after_cards(self, rules: Base, seat: int) -> Flow[None]:
        """W15: all cards are in the check, none is revealed."""
        yield from ()

    def after_check(self, rules: Base, seat: int) -> Flow[None]:
        """W19: the check is resolved, its cards not yet discarded."""
        yield from ()

    def after_reveal(self, rules: Base, seat: int) -> Flow[None]:
        """W16: the cards of a check are revealed, nothing has been counted."""
        yield from ()

    def names_result(self, rules: Base, seat: int) -> Flow[int | None]:
        """W5: a die is about to be rolled; a number is the result, without a roll."""
        yield from ()
        return None

    def rerolls(self, rules: Base, seat: int) -> Flow[bool]:
        """W6: a die was rolled; true: it is rolled again."""
        yield from ()
        return False

    def at_own_turn_end(self, rules: Base, seat: int) -> Flow[None]:
        """W22."""
        yield from ()

    # helpers --------------------------------------------------------------------------------------------------------

    def offers_once(self, rules: Base, seat: int, prompt: Text, no: Text, window: Moment | None = None) -> Flow[bool]:
        """Whether its player uses the once-per-game ability now. It is asked openly: everybody sees the sheet.

        In a window it is asked only if the player wants that, and at a live table not for long.
        """
        if rules.player(seat).once_used:
            return False
        yes = text("Use {ability}, once per game", ability=text(self.once.name))
        if window is None:
            used = yield from rules.agrees(seat, "ability", prompt, yes=yes, no=no)
        else:
            used = yield from rules.offered_in_window(seat, window, prompt, yes, no)
        if not used:
            return False
        self.uses_once(rules, seat)
        return True

    def forbids(self) -> Text:
        """What its player hears who may not do something because of it."""
        return text("{ability}: {rule}", ability=text(self.drawback.name), rule=self.drawback.text)

    def speaks(self, rules: Base, ability: Ability) -> None:
        """An ability has its effect now."""
        rules.resolved(ability.typed)

    def uses_once(self, rules: Base, seat: int) -> None:
        rules.player(seat).once_used = True
        self.speaks(rules, self.once)
        rules.tell(
            text("{seat} uses {ability}.", seat=at_seat(seat), ability=text(self.once.name)),
            what=AbilityUsed(seat, self.once.typed),
        )


BLANK = Character()
