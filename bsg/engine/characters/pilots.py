"""The pilots: Lee "Apollo" Adama, Kara "Starbuck" Thrace, Sharon "Boomer" Valerii."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.windows import NewCrisis
from bsg.engine.characters.sheet import Ability, Character, Draw, SheetAction
from bsg.engine.effects import irregular
from bsg.engine.happenings.crises import Looked
from bsg.engine.vocabulary import CharacterType, Outcome, Place, Skill, at_seat, thing_of
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base
    from bsg.engine.rules.ships import Viper


class Apollo(Character):
    id = "apollo"
    name = 'Lee "Apollo" Adama'
    type = CharacterType.PILOT
    skill_set = (
        Draw(1, (Skill.TACTICS,)),
        Draw(2, (Skill.PILOTING,)),
        Draw(2, (Skill.LEADERSHIP, Skill.POLITICS)),
    )
    start = None  # launched in a viper (R2.13)
    passive = Ability(
        "Alert Viper Pilot",
        text(
            "When a viper is placed from the reserves while you are on Galactica, but not in the Brig, you may pilot it"
            " and take an action at once."
        ),
    )
    once = Ability("CAG", text("Action: activate unmanned vipers up to 6 times."))
    drawback = Ability(
        "Headstrong",
        text("When you are made to discard skill cards, even by your hand limit, they are picked at random."),
    )
    discards_at_random = True
    starts_in_viper = True

    def viper_placed(self, rules: Base, seat: int, vipers: list[Viper]) -> Flow[None]:
        """R26.16: from Galactica, but not from the Brig."""
        place = rules.player(seat).place
        vipers = [viper for viper in vipers if viper.model in rules.area(viper.area).vipers]
        areas = dict.fromkeys(viper.area for viper in vipers)
        if place not in rules.on_galactica() or rules.in_brig(seat) or not areas:
            return
        options = [*(f"area:{area}" for area in areas), "opt:no"]
        prompt = text("Pilot one of the vipers and take an action at once?")
        pick = yield from rules.choose(
            seat, "ability", prompt, options, labels={"opt:no": text("No")}, default="opt:no"
        )
        if pick != "opt:no":
            self.speaks(rules, self.passive)
            area = Place(thing_of(pick))
            models = {viper.model: 1 for viper in vipers if viper.area == area}
            model = yield from rules.choose_model(seat, models, text("Choose the viper you fly."))
            rules.fly(seat, area, model)
            yield from rules.take_action(seat)

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, lead_the_squadron),)


@irregular(text("activate unmanned vipers up to 6 times"))
def lead_the_squadron(rules: Base) -> Flow[None]:
    yield from rules.activate_vipers(rules.acting, 6)


class Starbuck(Character):
    id = "starbuck"
    name = 'Kara "Starbuck" Thrace'
    type = CharacterType.PILOT
    good_first = True
    skill_set = (
        Draw(2, (Skill.TACTICS,)),
        Draw(2, (Skill.PILOTING,)),
        Draw(1, (Skill.LEADERSHIP, Skill.ENGINEERING)),
    )
    start = Place.HANGAR_DECK
    passive = Ability("Expert Pilot", text("When you start your turn in a viper, you have 2 actions that turn."))
    once = Ability("Secret Destiny", text("When a crisis is revealed, discard it and have another one drawn."))
    drawback = Ability(
        "Insubordinate", text("When a player chooses you at the Admiral's Quarters, the difficulty is 3 lower.")
    )
    moments = (NewCrisis(),)

    def actions_in_turn(self, rules: Base, seat: int) -> int:
        """R26.18: even if she has landed since."""
        if not rules.state.started_in_viper:
            return 1
        self.speaks(rules, self.passive)
        return 2

    def rejects_crisis(self, rules: Base, seat: int) -> Flow[bool]:
        prompt = text("The crisis is {crisis}. Discard it and have another one drawn?", crisis=rules.crisis.card)
        return (yield from self.offers_once(rules, seat, prompt, text("Keep this crisis"), NewCrisis()))

    def at_check(self, rules: Base, seat: int) -> None:
        check = rules.state.check
        if check and check.source == f"loc:{Place.ADMIRALS_QUARTERS}" and rules.state.chosen == seat:
            self.speaks(rules, self.drawback)
            rules.change_difficulty(self.drawback.name, -3)


class Boomer(Character):
    id = "boomer"
    name = 'Sharon "Boomer" Valerii'
    type = CharacterType.PILOT
    skill_set = (Draw(2, (Skill.TACTICS,)), Draw(2, (Skill.PILOTING,)), Draw(1, (Skill.ENGINEERING,)))
    start = Place.ARMORY
    passive = Ability(
        "Recon",
        text("At the end of your turn, you may look at the top crisis card and put it back on top or at the bottom."),
    )
    once = Ability(
        "Mysterious Intuition",
        text("Before cards are added to the skill check of a crisis, decide whether it passes or fails."),
    )
    drawback = Ability(
        "Sleeper Agent", text("In the Sleeper Agent phase, you receive 2 loyalty cards and are sent to the Brig.")
    )
    loyalty_as_sleeper = 2
    extra_loyalty = 1

    def overrides_check(self, rules: Base, seat: int) -> Flow[Outcome | None]:
        if rules.player(seat).once_used or not rules.is_crisis_check():
            return None
        labels = {"opt:pass": text("It passes"), "opt:fail": text("It fails"), "opt:no": text("Leave it to the cards")}
        prompt = text("Decide this skill check without cards?")
        pick = yield from rules.choose(seat, "ability", prompt, list(labels), labels=labels, default="opt:no")
        if pick == "opt:no":
            return None
        self.uses_once(rules, seat)
        return Outcome.PASS if pick == "opt:pass" else Outcome.FAIL

    def at_own_turn_end(self, rules: Base, seat: int) -> Flow[None]:
        prompt = text("Look at the top card of the crisis deck?")
        if (yield from rules.agrees(seat, "recon", prompt, yes=text("Look at it"), no=text("Do not look"))):
            self.speaks(rules, self.passive)
            rules.tell(text("{seat} looks at the top crisis card.", seat=at_seat(seat)), what=Looked(seat, "crisis"))
            yield from rules.scout(seat, "crisis")
