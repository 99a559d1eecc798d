"""The game as the tables know it."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bsg.engine.about import ABOUT
from bsg.engine.claims import CLAIMS
from bsg.engine.compendium import compendium
from bsg.engine.facts import facts
from bsg.engine.names import name_of
from bsg.engine.numbers import PLAYERS
from bsg.engine.rules import Base
from bsg.engine.screen import SCREEN
from bsg.engine.settings import SETTINGS
from bsg.engine.state import Options, Player, State, upgrade
from bsg.engine.variants import rules_for
from bsg.engine.views import view
from bsg.kernel import About, Audience, Chapter, Claimable, Claims, Dice, Game, Illegal, Position, Setting, Text, text


class BattlestarGalactica(Game[Base]):
    name: ClassVar[str] = "bsg"
    version: ClassVar[int] = 1

    def check_options(self, options: Any) -> dict[str, Any]:
        try:
            checked = msgspec.convert(options, Options)
        except msgspec.ValidationError as error:
            raise Illegal(text("These options do not fit the game: {why}.", why=str(error))) from error
        if checked.players not in PLAYERS:
            raise Illegal(text("The game is for {low} to {high} players.", low=PLAYERS[0], high=PLAYERS[-1]))
        if checked.no_sympathizer and checked.players not in (4, 6):
            raise Illegal("The Sympathizer is only used with 4 or 6 players, so it can only be left out there.")
        if checked.variants and checked.set == "base":
            raise Illegal("The variants belong to Exodus. Choose the Exodus set, or no variant.")
        plain: dict[str, Any] = msgspec.to_builtins(checked)
        return plain

    def new_state(self, options: dict[str, Any], key: str) -> State:
        checked = msgspec.convert(options, Options)
        return State(checked, Dice(key), [Player() for _ in range(checked.players)])

    def saved_state(self, raw: bytes) -> State:
        return msgspec.json.decode(upgrade(raw), type=State)

    def rules_on(self, state: State) -> Base:
        return rules_for(state.options)(state)

    def view(self, position: Position, audience: Audience) -> dict[str, Any]:
        return view(position, audience)

    def name_of(self, option: str) -> Text | None:
        return name_of(option)

    def facts(self, position: Position) -> dict[str, list[dict[str, Any]]]:
        return facts(self.rules_on(position.state))

    def settings(self) -> tuple[Setting, ...]:
        return SETTINGS

    def about(self) -> About:
        return ABOUT

    def screen(self) -> dict[str, Text]:
        return SCREEN

    def claims(self) -> Claims:
        return CLAIMS

    def claimable(self, position: Position) -> Claimable | None:
        """The check to which cards can still be added, by whoever has yet to add theirs."""
        rules, check = self.rules_on(position.state), position.state.check
        if check is None or check.outcome is not None:
            return None
        steps = [step.__name__ for step in rules.check_steps()]
        if check.step in steps[steps.index("contributions") + 1 :]:
            return None
        yet_to_add = frozenset(seat for seat in range(len(rules.state.players)) if seat not in check.added)
        return Claimable(check.source, yet_to_add)

    def compendium(self) -> tuple[Chapter, ...]:
        return compendium()

    def result(self, position: Position) -> Text | None:
        ending: Text | None = position.state.ending
        return ending


BSG = BattlestarGalactica()
