"""The game as the tables know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from bsg.engine import box, story
from bsg.engine.about import ABOUT
from bsg.engine.box import Box
from bsg.engine.boxes import BOXES
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.in_play import SILENT
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.cards.windows import PRESETS
from bsg.engine.claims import CLAIMS
from bsg.engine.compendium import compendium
from bsg.engine.facts import facts
from bsg.engine.invariants import broken
from bsg.engine.lessons import LESSON
from bsg.engine.names import name_of
from bsg.engine.numbers import PLAYERS
from bsg.engine.rules import Base
from bsg.engine.screen import SCREEN
from bsg.engine.settings import settings
from bsg.engine.state import Options, State
from bsg.engine.upgrades import Head, upgraded
from bsg.engine.views import common, own
from bsg.kernel import (
    About,
    Audience,
    Chapter,
    Claimable,
    Claims,
    Deed,
    Dice,
    Filter,
    Game,
    Gauge,
    Happening,
    Illegal,
    Landmark,
    Lesson,
    Pile,
    Position,
    Setting,
    Text,
    text,
)

box.register(*BOXES)

BOTH: tuple[box.Option, ...] = ("set", "variants")  # options by which boxes are chosen


class BattlestarGalactica(Game[Base]):
    name: ClassVar[str] = "bsg"
    version: ClassVar[int] = 4

    def check_options(self, options: Any) -> dict[str, Any]:
        try:
            checked = msgspec.convert(options, Options)
        except msgspec.ValidationError as error:
            raise Illegal(text("These options do not fit the game: {why}.", why=str(error))) from error
        check_names(box.offered("set"), checked.set)
        check_names(box.offered("variants"), *checked.variants)
        if checked.players not in PLAYERS:
            raise Illegal(text("The game is for {low} to {high} players.", low=PLAYERS[0], high=PLAYERS[-1]))
        if checked.no_sympathizer and checked.players not in (4, 6):
            raise Illegal("The Sympathizer is only used with 4 or 6 players, so it can only be left out there.")
        if checked.human is None:
            checked = msgspec.structs.replace(checked, human=msgspec.UNSET)
        elif isinstance(checked.human, int) and checked.human not in range(checked.players):
            raise Illegal("There is no such seat at this table.")
        if checked.windows not in PRESETS:
            words = "These options do not fit the game: {name} is none of {known}."
            raise Illegal(text(words, name=checked.windows, known=", ".join(PRESETS)))
        if why := box.unmet(checked):
            raise Illegal(why)
        plain: dict[str, Any] = msgspec.to_builtins(checked)
        return plain

    def new_state(self, options: dict[str, Any], key: str) -> State:
        checked = msgspec.convert(options, Options)
        return box.new_state(checked, Dice(key))

    def saved_state(self, raw: bytes) -> State:
        head = msgspec.json.decode(raw, type=Head)
        return msgspec.json.decode(upgraded(raw, head.schema), type=box.state_for(head.options))

    def rules_on(self, state: State) -> Base:
        return box.rules_on(state)

    def common(self, position: Position) -> dict[str, Any]:
        return common(position)

    def own(self, position: Position, audience: Audience) -> dict[str, Any]:
        return own(position, audience)

    def name_of(self, option: str) -> Text | None:
        return name_of(option)

    def facts(self, position: Position) -> dict[str, list[dict[str, Any]]]:
        return facts(self.rules_on(position.state))

    def settings(self) -> tuple[Setting, ...]:
        return settings()

    def lesson(self) -> Lesson:
        return LESSON

    def about(self) -> About:
        return ABOUT

    def screen(self) -> dict[str, Text]:
        return SCREEN | _in_play() | box.words()

    def claims(self) -> Claims:
        return CLAIMS

    def claimable(self, position: Position) -> Claimable | None:
        """The check to which cards can still be added, by whoever has yet to add theirs and is no revealed Cylon."""
        rules, check = self.rules_on(position.state), position.state.check
        if check is None or check.outcome is not None:
            return None
        steps = [step.__name__ for step in rules.check_steps()]
        if check.step in steps[steps.index("contributions") + 1 :]:
            return None
        yet_to_add = frozenset(
            seat for seat in rules.clockwise(rules.current) if seat not in check.added and rules.is_human(seat)
        )
        return Claimable(check.source, yet_to_add)

    def happenings(self) -> tuple[type[Happening], ...]:
        return tuple(kind for one in box.all_boxes() for kind in one.happenings)

    def landmarks(self) -> tuple[Landmark, ...]:
        return tuple(landmark for one in box.all_boxes() for landmark in one.landmarks)

    def gauges(self, position: Position) -> tuple[Gauge, ...]:
        return story.gauges(self.rules_on(position.state))

    def deeds(self, position: Position) -> tuple[Deed, ...]:
        return story.deeds(self.rules_on(position.state))

    def piles(self, position: Position) -> tuple[Pile, ...]:
        return story.piles(self.rules_on(position.state), self.screen())

    def hidden(self, position: Position) -> tuple[Pile, ...]:
        return story.hidden(self.rules_on(position.state), self.screen())

    def tags(self, position: Position) -> dict[str, list[str]]:
        return story.tags(self.rules_on(position.state))

    def filters(self) -> tuple[Filter, ...]:
        sets, variants = ([(one.name, one.label) for one in box.offered(option)] for option in BOTH)
        return story.filters(sets, variants)

    def touched(self, then: Position, now: Position) -> tuple[str, ...]:
        """In which another number of cards lies now, or beside which another number was discarded."""
        before, after = (
            {pile.name: (len(pile.draw), len(pile.discard)) for pile in self.rules_on(one.state).face_down()}
            for one in (then, now)
        )
        return tuple(name for name in before if before[name] != after.get(name))

    def broken(self, position: Position) -> Sequence[str]:
        return broken(self.rules_on(position.state))

    def out(self, position: Position) -> frozenset[int]:
        rules = self.rules_on(position.state)
        seats = range(len(rules.state.players)) if rules.state.ending is None else ()
        return frozenset(seat for seat in seats if not rules.in_game(seat))

    def compendium(self) -> tuple[Chapter, ...]:
        return compendium()

    def result(self, position: Position) -> Text | None:
        ending: Text | None = position.state.ending
        return ending


def check_names(there: Sequence[Box], *names: str) -> None:
    known = [one.name for one in there]
    for name in names:
        if name not in known:
            words = "These options do not fit the game: {name} is none of {known}."
            raise Illegal(text(words, name=name, known=", ".join(known)))


BSG = BattlestarGalactica()


def _in_play() -> dict[str, Text]:
    """What cards do while they stay in play, for whoever never saw them come: `kept:thirty-three`."""
    crises = {name: card.in_play for name, card in CRISES.items()}
    others = {name: card.in_play for deck in (SUPER_CRISES, QUORUM) for name, card in deck.items()}
    return {f"kept:{name}": card.says for name, card in (crises | others).items() if card is not SILENT}
