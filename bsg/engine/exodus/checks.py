"""R7.26–R7.42: skill check abilities, consequences, and what else Exodus changes in checks and attacks."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.abilities import CheckAbility
from bsg.engine.cards.skills import SKILL_CARDS, card_of, hand_options
from bsg.engine.effects import NOTHING, Check
from bsg.engine.exodus.execution import Execution
from bsg.engine.exodus.happenings import CheckAbilityUsed, Consequence
from bsg.engine.exodus.skills import LocationCheck, PilotedAttack
from bsg.engine.state import OpenCheck
from bsg.engine.vocabulary import Outcome, Place, at_seat, slug
from bsg.kernel import Flow, Text, text


class ExodusChecks(Execution):
    def check_steps(self) -> tuple[Callable[[OpenCheck], Flow[None]], ...]:
        steps = list(super().check_steps())
        after = steps.index(self.reveal_cards) + 1
        steps[after:after] = [self.after_reveal_window, self.skill_check_abilities, self.consequence]  # S8–S10
        return tuple(steps)

    # S2 -------------------------------------------------------------------------------------------------------------

    def override_window(self) -> Flow[None]:
        """R7.9: cards may decide a check that a location asks for."""
        yield from super().override_window()
        check = self.open_check
        if check.outcome is None and check.source.startswith("loc:"):
            yield from self.respond(LocationCheck(check), text("A skill check at a location is about to begin."))

    # S8–S10 ---------------------------------------------------------------------------------------------------------

    def after_reveal_window(self, check: OpenCheck) -> Flow[None]:
        if not self.is_super_crisis_check():  # R9.3
            yield from self.sheet(self.current).after_reveal(self.whole, self.current)

    def skill_check_abilities(self, check: OpenCheck) -> Flow[None]:
        """R7.26, R7.27: in the current player's order, each name once."""
        while names := self.abilities_left(check):
            name = names[0]
            if len(names) > 1:
                labels = {f"opt:{slug(name)}": text(name) for name in names}
                prompt = text("Choose the skill check ability to resolve next.")
                pick = yield from self.choose(self.current, "check_ability", prompt, list(labels), labels=labels)
                name = names[list(labels).index(pick)]
            check.abilities.append(name)
            self.resolved(f"card:{slug(name)}")
            (ability,) = self.abilities_of(name)
            card = next(f"card:{card}" for card in check.revealed if SKILL_CARDS[card].name == name)
            self.tell(text("{name}: {ability}.", name=text(name), ability=ability.says), what=CheckAbilityUsed(card))
            yield from ability.resolve(self.whole, check)

    def abilities_left(self, check: OpenCheck) -> list[str]:
        names = {SKILL_CARDS[card].name for card in check.revealed if SKILL_CARDS[card].kind.ability}
        return sorted(names - set(check.abilities))

    def abilities_of(self, *names: str) -> list[CheckAbility]:
        """Of the cards with these names."""
        return [kind.ability for kind in self.skill_kinds() if kind.ability and kind.name in names]

    def consequence(self, check: OpenCheck) -> Flow[None]:
        """R7.35, R7.36: once, if a card with an ability was played, whatever the result."""
        if check.abilities and self.declared.consequence != NOTHING:
            self.tell(
                text("Consequence: {effect}.", effect=self.declared.consequence.words()),
                what=Consequence(check.source),
            )
            yield from self.resolve(self.declared.consequence)

    # S11, S14 -------------------------------------------------------------------------------------------------------

    def counts_for(self, check: OpenCheck, card: str) -> int:
        counts = super().counts_for(check, card)
        return counts * 2 if SKILL_CARDS[card].skill in check.doubled else counts

    def resolve_result(self, opened: OpenCheck, check: Check) -> Flow[None]:
        """S14, unless an ability in the check leaves it without effect."""
        for ability in self.abilities_of(*opened.abilities):
            ability.before_result(self.whole, opened)
        if not opened.abilities or self.result_at(opened, opened.difficulty) is not None:
            yield from super().resolve_result(opened, check)

    def result_at(self, check: OpenCheck, difficulty: int) -> Outcome | None:
        outcome = super().result_at(check, difficulty)
        for ability in self.abilities_of(*check.abilities):
            if outcome is not None:
                outcome = ability.result_at(check, difficulty, outcome)
        return outcome

    def instead_of_attack(self, seat: int) -> dict[str, Text]:
        """R27.15."""
        kinds = [kind for kind in self.skill_kinds() if kind.action and kind.response]
        cards = [
            option for option in hand_options(self.player(seat).hand) if SKILL_CARDS[card_of(option)].kind in kinds
        ]
        playable = [option for option in cards if self.whole.why_not_play(seat, card_of(option)) is None]
        return {option: text("Instead: {card}", card=option) for option in playable}

    # W8 -------------------------------------------------------------------------------------------------------------

    def viper_attacks(self, seat: int, area: Place, target: str, *, piloted: bool) -> Flow[None]:
        """R27.15: a card may replace a piloted viper's attack; the pilot's own was an option beside it."""
        if piloted:
            prompt = text("{seat} is about to attack in a viper.", seat=at_seat(seat))
            if (yield from self.respond(PilotedAttack(seat, area), prompt)):
                return
        yield from super().viper_attacks(seat, area, target, piloted=piloted)
