"""The characters of Exodus: Felix Gaeta, Tory Foster, Samuel T. Anders, Callandra "Cally" Tyrol."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.skills import card_of, hand_options
from bsg.engine.characters.sheet import Ability, Character, Draw, SheetAction
from bsg.engine.effects import irregular
from bsg.engine.exodus.effects import exodus
from bsg.engine.exodus.happenings import DiscardedFromCheck, ResultNamed
from bsg.engine.happenings.checks import RolledAgain
from bsg.engine.vocabulary import CharacterType, Place, Skill, Title, Who, at_seat, thing_of
from bsg.kernel import Ask, Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@irregular(
    text("become Admiral; if you are in the Brig, first move to Command"),
    when=lambda rules, seat: rules.holder(Title.ADMIRAL) != seat or rules.in_brig(seat),
    because=text("You are Admiral already."),
)
def coup(rules: Base) -> Flow[None]:
    """R26.24."""
    seat = rules.acting
    if rules.in_brig(seat):
        rules.leave_brig(seat, Place.COMMAND)
    rules.give_title(Title.ADMIRAL, seat)
    yield from ()


class Gaeta(Character):
    id = "gaeta"
    name = "Felix Gaeta"
    type = CharacterType.MILITARY_LEADER
    skill_set = (
        Draw(2, (Skill.TACTICS,)),
        Draw(1, (Skill.ENGINEERING,)),
        Draw(2, (Skill.POLITICS, Skill.LEADERSHIP)),
    )
    start = Place.FTL_CONTROL
    passive = Ability("FTL Operator", text("When a player activates FTL Control, you may have its die rolled again."))
    once = Ability("Coup", text("Action: become Admiral; if you are in the Brig, first move to Command."))
    drawback = Ability("Misguided", text("You cannot add more than 3 cards to a skill check."))

    def rerolls(self, rules: Base, seat: int) -> Flow[bool]:
        roll = rules.state.roll
        if roll is None or roll.source != f"loc:{Place.FTL_CONTROL}" or seat in roll.again:
            return False
        prompt = text("The roll is {result}: {what}. Have it rolled again?", result=roll.result, what=roll.text)
        if not (yield from rules.agrees(seat, "reroll", prompt, yes=text("Roll it again"), no=text("Let it lie"))):
            return False
        self.speaks(rules, self.passive)
        rules.tell(text("{seat} has the die rolled again.", seat=at_seat(seat)), what=RolledAgain(seat))
        return True

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, coup),)

    def contribution_sizes(self, rules: Base, sizes: tuple[int, ...]) -> tuple[int, ...]:
        if max(sizes) > 3:
            self.speaks(rules, self.drawback)
        return tuple(size for size in sizes if size <= 3)


@irregular(text("look at the top 5 quorum cards and put them back in any order"))
def influential(rules: Base) -> Flow[None]:
    """R26.25: seen by her alone; the title is not needed."""
    seat = rules.acting
    cards = [card for _ in range(5) if (card := rules.draw_from(rules.state.quorum, "quorum"))]
    told = text("{seat} arranges the top of the quorum deck.", seat=at_seat(seat))
    prompt = text("Put the cards back, the top one first.")
    arranged = yield from rules.looks_through(seat, "quorum", cards, told, "arrange", prompt, in_order=True)
    rules.state.quorum.draw += reversed(arranged)


class Tory(Character):
    id = "tory"
    name = "Tory Foster"
    type = CharacterType.POLITICAL_LEADER
    skill_set = (Draw(3, (Skill.POLITICS,)), Draw(1, (Skill.LEADERSHIP,)), Draw(1, (Skill.TACTICS,)))
    start = Place.PRESS_ROOM
    passive = Ability("Adaptable", text("After a player uses a quorum card, you may draw 2 skill cards of any type."))
    once = Ability("Influential", text("Action: look at the top 5 quorum cards and put them back in any order."))
    drawback = Ability(
        "Amoral", text("On your turn, when a crisis has the current player choose, you must choose the first option.")
    )

    def after_quorum(self, rules: Base, seat: int) -> Flow[None]:
        draws, keeps = text("Draw 2 cards"), text("Draw none")
        if (yield from rules.agrees(seat, "ability", text("Draw 2 skill cards?"), yes=draws, no=keeps)):
            self.speaks(rules, self.passive)
            yield from rules.draw_chosen(seat, 2, rules.skills_in_play())

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, influential),)

    def must_take_first(self, rules: Base, seat: int) -> bool:
        if rules.current == seat and rules.crisis.card.startswith("crisis:"):
            self.speaks(rules, self.drawback)
            return True
        return False


@irregular(
    text("discard any number of skill cards and draw as many, all of one type from your skill set"),
    when=lambda rules, seat: bool(rules.player(seat).hand),
    because=text("You have no skill card to discard."),
)
def star_player(rules: Base) -> Flow[None]:
    seat = rules.acting
    options = hand_options(rules.player(seat).hand)
    prompt = text("Choose the cards to discard. You draw as many.")
    picks = yield Ask(seat, "star_player", prompt, options, tuple(range(1, len(options) + 1)), shows="seat")
    skills = [f"skill:{skill}" for skill in rules.sheet(seat).skills]
    pick = yield from rules.choose(seat, "draw", text("Choose the type to draw."), skills)
    rules.discard(seat, [card_of(option) for option in picks])
    rules.draw_skills(seat, [Skill(thing_of(pick))] * len(picks))


class Anders(Character):
    id = "anders"
    name = "Samuel T. Anders"
    type = CharacterType.PILOT
    skill_set = (
        Draw(2, (Skill.LEADERSHIP,)),
        Draw(2, (Skill.TACTICS,)),
        Draw(1, (Skill.TACTICS, Skill.PILOTING)),
    )
    start = Place.ARMORY
    passive = Ability(
        "Star Player",
        text("Action: discard any number of skill cards and draw as many, all of one type from your skill set."),
    )
    once = Ability(
        "Longshot",
        text("On your turn, when a die is about to be rolled, name the result instead. Nothing changes it then."),
    )
    drawback = Ability("Starts on the Bench", text("You receive no skill cards on your first turn."))

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.passive, star_player, once_per_game=False),)

    def names_result(self, rules: Base, seat: int) -> Flow[int | None]:
        """R10.3."""
        if rules.player(seat).once_used or rules.state.roll is None:
            return None
        prompt = text("A die is about to be rolled: {what}. Name the result?", what=rules.state.roll.text)
        labels = {"opt:no": text("Let it roll")} | {f"opt:{n}": text("{n}", n=n) for n in range(1, 9)}
        pick = yield from rules.choose(seat, "ability", prompt, list(labels), labels=labels, default="opt:no")
        if pick == "opt:no":
            return None
        self.uses_once(rules, seat)
        result = int(thing_of(pick))
        rules.tell(text("The result is {n}, without a roll.", n=result), reveals="H50", what=ResultNamed(seat, result))
        return result

    def skips_receiving(self, rules: Base, seat: int) -> bool:
        if rules.player(seat).turns == 1:
            self.speaks(rules, self.drawback)
            return True
        return False


def why_not_shot(rules: Base, seat: int, by: int) -> Text | None:
    """R26.23: another character in the same location, human or hidden Cylon; a viper is no location (R0.11)."""
    if rules.is_piloting(by) or rules.player(seat).place != rules.player(by).place:
        return text("This character is not in your location.")
    return rules.why_not_another(seat, by) or rules.why_off_board(seat) or rules.why_not_human(seat)


@irregular(
    text("execute another character in your location"),
    when=lambda rules, seat: bool(rules.choosable(lambda other: why_not_shot(rules, other, seat))),
    because=text("Nobody else is in your location."),
)
def discharge(rules: Base) -> Flow[None]:
    prompt, by = text("Choose the character to execute."), rules.acting
    if (yield from rules.choose_character(by, lambda seat: why_not_shot(rules, seat, by), prompt)):
        yield from exodus(rules).execute(rules.seat_of(Who.CHOSEN))


class Cally(Character):
    id = "cally"
    name = 'Callandra "Cally" Tyrol'
    type = CharacterType.SUPPORT
    skill_set = (
        Draw(1, (Skill.POLITICS,)),
        Draw(1, (Skill.LEADERSHIP,)),
        Draw(1, (Skill.TACTICS,)),
        Draw(2, (Skill.ENGINEERING,)),
    )
    start = Place.HANGAR_DECK
    passive = Ability(
        "Quick Fix", text("On your turn, after the cards of a skill check are revealed, you may discard one of them.")
    )
    once = Ability("Discharge of a Firearm", text("Action: execute another character in your location."))
    drawback = Ability("Impulsive", text("You cannot add exactly 1 card to a skill check, except in the Brig."))

    def after_reveal(self, rules: Base, seat: int) -> Flow[None]:
        """R7.25."""
        check = rules.state.check
        if check is None or not check.revealed:
            return
        options = tuple(f"card:{card}#{check.revealed[:n].count(card)}" for n, card in enumerate(check.revealed))
        picks = yield Ask(seat, "ability", text("Discard one card from the check?"), options, (0, 1))
        for pick in picks:
            self.speaks(rules, self.passive)
            check.revealed.remove(card_of(pick))
            rules.to_pile([card_of(pick)])
            rules.tell(
                text("{seat} discards {card} from the check.", seat=at_seat(seat), card=pick),
                reveals="H12",
                what=DiscardedFromCheck((f"card:{card_of(pick)}",), seat),
            )

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, discharge),)

    def contribution_sizes(self, rules: Base, sizes: tuple[int, ...]) -> tuple[int, ...]:
        if 1 in sizes:
            self.speaks(rules, self.drawback)
        return tuple(size for size in sizes if size != 1)


EXODUS_CHARACTERS: tuple[Character, ...] = (Gaeta(), Tory(), Anders(), Cally())
