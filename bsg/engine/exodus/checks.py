"""R7.26–R7.42: skill check abilities, consequences, and what else Exodus changes in checks and attacks."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.effects import NOTHING, Check
from bsg.engine.exodus.execution import Execution
from bsg.engine.exodus.skills import EXODUS_SKILLS
from bsg.engine.state import OpenCheck
from bsg.engine.vocabulary import Outcome, Place, Resource, Ship, Skill, at_seat, slug
from bsg.kernel import Flow, text

IRON_WILL, PROWESS, BEST = "Iron Will", "Political Prowess", "Best of the Best"


class ExodusChecks(Execution):
    def check_steps(self) -> tuple[Callable[[OpenCheck], Flow[None]], ...]:
        steps = list(super().check_steps())
        after = steps.index(self.reveal_cards) + 1
        steps[after:after] = [self.after_reveal_window, self.skill_check_abilities, self.consequence]  # S8–S10
        return tuple(steps)

    # S2 -------------------------------------------------------------------------------------------------------------

    def override_window(self) -> Flow[None]:
        """R7.9: Political Prowess decides a check that a location asks for."""
        yield from super().override_window()
        check = self.state.check
        assert check is not None
        if check.outcome is not None or not check.source.startswith("loc:"):
            return
        prompt = text("A skill check at a location is about to begin.")
        for seat, card in (yield from self.respond("check_override", prompt, (PROWESS,))):
            self.play_card(seat, card)
            labels = {"opt:pass": text("It passes"), "opt:fail": text("It fails")}
            pick = yield from self.choose(seat, "prowess", text("Decide the check."), list(labels), labels=labels)
            check.outcome = Outcome.PASS if pick == "opt:pass" else Outcome.FAIL

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
            self.tell(text("{name}: {ability}.", name=text(name), ability=ABILITIES[name]))
            yield from self.resolve_ability(check, name)

    def abilities_left(self, check: OpenCheck) -> list[str]:
        names = {SKILL_CARDS[card].name for card in check.revealed if SKILL_CARDS[card].kind.ability}
        return sorted(names - set(check.abilities))

    def resolve_ability(self, check: OpenCheck, name: str) -> Flow[None]:
        match name:
            case "Red Tape":  # R7.29: printed values
                thrown_out = [card for card in check.revealed if SKILL_CARDS[card].strength in (5, 6)]
                check.revealed = [card for card in check.revealed if card not in thrown_out]
                self.to_pile(thrown_out)
                if thrown_out:
                    names = [f"card:{card}" for card in thrown_out]
                    self.tell(text("Discarded from the check: {cards}.", cards=names), reveals="H12")
            case "Trust Instincts":  # R7.30
                added = self.draw_destiny(2)
                check.revealed += added
                self.state.past_checks[check.record].destiny += added
                self.tell(text("Destiny adds {cards}.", cards=[f"card:{card}" for card in added]), reveals="H7")
            case "Establish Network":  # R7.31
                check.doubled.append(Skill.ENGINEERING)
            case "Protect the Fleet":  # R7.32
                if self.piloting_strength(check) >= 3:
                    yield from self.activate_vipers(self.current, 1)

    def piloting_strength(self, check: OpenCheck) -> int:
        cards = [SKILL_CARDS[card] for card in check.revealed]
        strength = sum(card.strength for card in cards if card.skill == Skill.PILOTING)
        return 0 if Skill.PILOTING in check.zeroed else strength

    def consequence(self, check: OpenCheck) -> Flow[None]:
        """R7.35, R7.36: once, if a card with an ability was played, whatever the result."""
        if check.abilities and self.declared.consequence != NOTHING:
            self.tell(text("Consequence: {effect}.", effect=self.declared.consequence.words()))
            yield from self.resolve(self.declared.consequence)

    # S11, S14 -------------------------------------------------------------------------------------------------------

    def counts_for(self, check: OpenCheck, card: str) -> int:
        counts = super().counts_for(check, card)
        return counts * 2 if SKILL_CARDS[card].skill in check.doubled else counts

    def resolve_result(self, opened: OpenCheck, check: Check) -> Flow[None]:
        """R7.42: Iron Will; of its two halves only the first asks whether the check has failed."""
        if IRON_WILL in opened.abilities and opened.total is not None:
            if opened.total <= 0:
                self.change(Resource.MORALE, -1)
            if self.result_at(opened, opened.difficulty) is None:
                self.tell(text("Iron Will: the failure has no effect."))
                return
        yield from super().resolve_result(opened, check)

    def result_at(self, check: OpenCheck, difficulty: int) -> Outcome | None:
        """R7.42: with an Iron Will, failing by 4 or less has no result."""
        outcome = super().result_at(check, difficulty)
        assert check.total is not None
        narrow = outcome == Outcome.FAIL and check.total >= difficulty - 4
        return None if narrow and IRON_WILL in check.abilities else outcome

    # W8 -------------------------------------------------------------------------------------------------------------

    def viper_attacks(self, seat: int, area: Place, target: str, *, piloted: bool) -> Flow[None]:
        """R27.15: Best of the Best instead of a piloted viper's attack."""
        if piloted and self.area(area).raiders:
            prompt = text("{seat} is about to attack in a viper.", seat=at_seat(seat))
            for player, card in (yield from self.respond("before_attack", prompt, (BEST,))):
                self.play_card(player, card)
                what_for = text("Best of the Best destroys as many raiders as the result")
                result = yield from self.roll(seat, what_for)
                for _ in range(min(result, self.area(area).raiders)):
                    self.destroy_cylon_ship(Ship.RAIDER, area)
                return
        yield from super().viper_attacks(seat, area, target, piloted=piloted)


ABILITIES = {kind.name: kind.ability for kind in EXODUS_SKILLS if kind.ability is not None}
