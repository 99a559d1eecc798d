"""The political leaders: Laura Roslin, Gaius Baltar, Tom Zarek."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.characters.sheet import Ability, Character, Draw, SheetAction
from bsg.engine.effects import gains_one_of, irregular, lose
from bsg.engine.vocabulary import CharacterType, Place, Resource, Skill, at_seat
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@irregular(
    text("draw 4 quorum cards, resolve one, and put the others under the deck"),
    when=lambda rules, seat: bool(rules.state.quorum.draw or rules.state.quorum.discard),
    because=text("No quorum card is left to draw."),
)
def skilled_politician(rules: Base) -> Flow[None]:
    """R25.2: the title is not needed."""
    yield from rules.resolve_one_of(rules.acting, 4)


class Roslin(Character):
    id = "roslin"
    name = "Laura Roslin"
    type = CharacterType.POLITICAL_LEADER
    skill_set = (Draw(3, (Skill.POLITICS,)), Draw(2, (Skill.LEADERSHIP,)))
    start = Place.PRESIDENTS_OFFICE
    passive = Ability(
        "Religious Visions",
        text("When you draw a crisis, draw 2 instead: resolve one and put the other under the deck unseen."),
    )
    once = Ability(
        "Skilled Politician", text("Action: draw 4 quorum cards, resolve one, and put the others under the deck.")
    )
    drawback = Ability("Terminal Illness", text("To activate a location, you must first discard 2 skill cards."))

    def draws_crisis(self, rules: Base, seat: int) -> Flow[str]:
        """R26.4: she alone sees both; the rejected one goes to the bottom."""
        self.speaks(rules, self.passive)
        cards = [rules.draw_from_crisis_deck(), rules.draw_from_crisis_deck()]
        told = text("{seat} draws 2 crisis cards and chooses one.", seat=at_seat(seat))
        prompt = text("Choose the crisis to resolve. The other goes under the deck.")
        chosen, other = yield from rules.looks_through(seat, "crisis", cards, told, "crisis_card", prompt)
        rules.state.crisis.draw.insert(0, other)
        return chosen

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, skilled_politician),)

    def may_activate(self, rules: Base, seat: int, place: Place) -> bool:
        return len(rules.player(seat).hand) >= 2  # R26.5

    def pays_to_activate(self, rules: Base, seat: int) -> Flow[None]:
        self.speaks(rules, self.drawback)
        yield from rules.pay(seat, 2, text("Discard 2 skill cards to activate the location."))


@irregular(
    text("look at all loyalty cards of another player"),
    unless=lambda rules, seat: rules.why_no_look(seat),
)
def cylon_detector(rules: Base) -> Flow[None]:
    yield from rules.look_at_loyalty(rules.acting, every_card=True)


class Baltar(Character):
    id = "baltar"
    name = "Gaius Baltar"
    type = CharacterType.POLITICAL_LEADER
    skill_set = (Draw(2, (Skill.POLITICS,)), Draw(1, (Skill.LEADERSHIP,)), Draw(1, (Skill.ENGINEERING,)))
    start = Place.RESEARCH_LAB
    passive = Ability("Delusional Intuition", text("After you draw a crisis, draw 1 skill card of any type."))
    once = Ability("Cylon Detector", text("Action: look at all loyalty cards of another player."))
    drawback = Ability("Coward", text("You start the game with 2 loyalty cards."))
    loyalty_at_start = 2
    extra_loyalty = 1

    def after_drawing_crisis(self, rules: Base, seat: int) -> Flow[None]:
        self.speaks(rules, self.passive)
        yield from rules.draw_chosen(seat, 1, rules.skills_in_play())

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, cylon_detector),)


class Zarek(Character):
    id = "zarek"
    name = "Tom Zarek"
    type = CharacterType.POLITICAL_LEADER
    good_first = True
    skill_set = (Draw(2, (Skill.POLITICS,)), Draw(2, (Skill.LEADERSHIP,)), Draw(1, (Skill.TACTICS,)))
    start = Place.ADMINISTRATION
    passive = Ability(
        "Friends in Low Places",
        text("When a player activates Administration or the Brig, you may raise or lower the difficulty by 2."),
    )
    once = Ability("Unconventional Tactics", text("Action: lose 1 population and gain 1 fuel, food, or morale."))
    drawback = Ability(
        "Convicted Criminal", text("You cannot activate a location while another character is there, except the Brig.")
    )

    def before_cards(self, rules: Base, seat: int) -> Flow[None]:
        check = rules.state.check
        activated = check is not None and check.source in (f"loc:{Place.ADMINISTRATION}", f"loc:{Place.BRIG}")
        if activated and (yield from rules.may_change_difficulty(seat, self.passive.name, (-2, 2))):
            self.speaks(rules, self.passive)

    def may_activate(self, rules: Base, seat: int, place: Place) -> bool:
        if rules.in_brig(seat) or rules.characters_in(place) == [seat]:
            return True
        self.speaks(rules, self.drawback)
        return False

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, unconventional_tactics),)


unconventional_tactics = (lose(population=1) + gains_one_of(Resource.FUEL, Resource.FOOD, Resource.MORALE)).when(
    lambda rules, seat: rules.state.dials[Resource.POPULATION] > 0,  # R26.9
    text("There is no population left to lose."),
)
