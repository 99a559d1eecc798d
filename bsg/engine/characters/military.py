"""The military leaders: William Adama, Saul Tigh, Karl "Helo" Agathon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.characters.sheet import Ability, Character, Draw, SheetAction
from bsg.engine.effects import gives_title
from bsg.engine.happenings.checks import RolledAgain
from bsg.engine.happenings.turns import AbilityUsed, CameOnBoard, Stranded
from bsg.engine.vocabulary import CharacterType, Place, Skill, Title, Who, at_seat
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class Adama(Character):
    id = "adama"
    name = "William Adama"
    type = CharacterType.MILITARY_LEADER
    good_first = True
    skill_set = (Draw(3, (Skill.LEADERSHIP,)), Draw(2, (Skill.TACTICS,)))
    start = Place.ADMIRALS_QUARTERS
    passive = Ability(
        "Inspirational Leader",
        text("In the skill check of a crisis you drew, all cards of strength 1 count as positive."),
    )
    once = Ability(
        "Command Authority", text("After a skill check is resolved, take all cards used in it into your hand.")
    )
    drawback = Ability("Emotionally Attached", text("You cannot activate the Admiral's Quarters."))

    def at_check(self, rules: Base, seat: int) -> None:
        check = rules.state.check
        if check and rules.is_crisis_check() and check.drawer == seat:
            self.speaks(rules, self.passive)
            check.ones_positive = True

    def may_activate(self, rules: Base, seat: int, place: Place) -> bool:
        if place == Place.ADMIRALS_QUARTERS:
            self.speaks(rules, self.drawback)
        return place != Place.ADMIRALS_QUARTERS

    def after_check(self, rules: Base, seat: int) -> Flow[None]:
        check = rules.state.check
        if check and check.revealed and not rules.is_super_crisis_check():
            prompt = text("Take all cards of this check into your hand?")
            if (yield from self.offers_once(rules, seat, prompt, text("Let the cards be discarded"))):
                rules.into_hand(seat, check.revealed)
                check.taken_by = seat


class Tigh(Character):
    id = "tigh"
    name = "Saul Tigh"
    type = CharacterType.MILITARY_LEADER
    skill_set = (Draw(2, (Skill.LEADERSHIP,)), Draw(3, (Skill.TACTICS,)))
    start = Place.COMMAND
    passive = Ability(
        "Cylon Hatred", text("When a player activates the Admiral's Quarters, you may lower the difficulty by 3.")
    )
    once = Ability("Declare Martial Law", text("Action: the Admiral becomes President."))
    drawback = Ability(
        "Alcoholic", text("At the start of each player's turn, if you hold exactly 1 skill card, discard it.")
    )

    def at_turn_start(self, rules: Base, seat: int) -> None:
        hand = rules.player(seat).hand
        if len(hand) == 1:
            self.speaks(rules, self.drawback)
            rules.tell(
                text("{ability} costs {seat} the last card.", ability=text(self.drawback.name), seat=at_seat(seat)),
                what=AbilityUsed(seat, self.drawback.typed),
            )
            rules.discard(seat, list(hand))

    def before_cards(self, rules: Base, seat: int) -> Flow[None]:
        check = rules.state.check
        activated = check is not None and check.source == f"loc:{Place.ADMIRALS_QUARTERS}"
        if activated and (yield from rules.may_change_difficulty(seat, self.passive.name, (-3,))):
            self.speaks(rules, self.passive)

    def actions(self) -> tuple[SheetAction, ...]:
        return (SheetAction(self.once, gives_title(Title.PRESIDENT, to=Who.ADMIRAL)),)


class Helo(Character):
    id = "helo"
    name = 'Karl "Helo" Agathon'
    type = CharacterType.MILITARY_LEADER
    skill_set = (Draw(2, (Skill.LEADERSHIP,)), Draw(2, (Skill.TACTICS,)), Draw(1, (Skill.PILOTING,)))
    start = None  # stranded (R26.10)
    passive = Ability(
        "ECO Officer", text("Once in each of your turns, after a die is rolled, you may have it rolled again.")
    )
    once = Ability(
        "Moral Compass", text("After a player chooses between the options of a crisis, switch to the other option.")
    )
    drawback = Ability(
        "Stranded",
        text(
            "You start off the board and can neither move nor act. On your second turn, you arrive on the Hangar Deck."
        ),
    )

    def at_turn_start(self, rules: Base, seat: int) -> None:
        player = rules.player(seat)
        if rules.current == seat and player.place is None and player.turns < 2:
            words = text(
                "{seat} is stranded, off the board: no move and no action before the next turn.", seat=at_seat(seat)
            )
            rules.tell(words, what=Stranded(seat))
        if rules.current == seat and player.place is None and player.turns >= 2:
            player.place = Place.HANGAR_DECK
            self.speaks(rules, self.drawback)
            rules.tell(
                text("{seat} arrives on the Hangar Deck.", seat=at_seat(seat)),
                what=CameOnBoard(seat, f"loc:{Place.HANGAR_DECK}"),
            )

    def rerolls(self, rules: Base, seat: int) -> Flow[bool]:
        roll = rules.state.roll
        if rules.current != seat or self.id in rules.state.used_this_turn or roll is None:
            return False
        prompt = text("The roll is {result}: {what}. Have it rolled again?", result=roll.result, what=roll.text)
        if not (yield from rules.agrees(seat, "reroll", prompt, yes=text("Roll it again"), no=text("Let it lie"))):
            return False
        rules.state.used_this_turn.append(self.id)
        self.speaks(rules, self.passive)
        rules.tell(text("{seat} has the die rolled again.", seat=at_seat(seat)), what=RolledAgain(seat))
        return True

    def switches_choice(self, rules: Base, seat: int, chosen: Text, other: Text) -> Flow[bool]:
        prompt = text("The choice is: {chosen}. Switch to: {other}?", chosen=chosen, other=other)
        return (yield from self.offers_once(rules, seat, prompt, text("Leave the choice as it is")))
