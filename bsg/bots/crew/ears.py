"""What an officer might talk about: what it has heard that is worth a sentence, and the reason that belongs to it.

Everything here is made of what everybody at the table hears, so that no sentence can give away what only its speaker
knows: neither a hand nor a side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from bsg.bots.crew import evidence
from bsg.bots.crew.facts import can_draw
from bsg.bots.crew.log import Log
from bsg.engine.vocabulary import Skill, at_seat
from bsg.kernel import Heard, Text, every, plural, text

What = dict[str, Any]

DESTINY = 2  # cards that nobody has added
SCARCE = 3  # from here on a resource is worth a word
FEW = 3  # cards of all, with which no check is passed


class Topic(NamedTuple):
    """Something to say: when it came up, how much one wants to say it, and the ways to say it."""

    at: int
    weight: float
    ways: tuple[Text, ...]


class Cards(NamedTuple):
    """A check whose cards were shown."""

    source: str
    against: Counter[Skill]
    added: dict[int, int]


class Ears:
    """What has come up since an officer last spoke."""

    def __init__(self, seat: int):
        self.seat = seat
        self.topics: list[Topic] = []
        self.deeds: dict[int, Text] = {}  # what speaks against somebody, in a sentence
        self.cards: Cards | None = None
        self.doubted: dict[int, float] = {}  # how much, when one last thought about it
        self.spoke = -1000  # how many lines had been heard by then
        self.last = ""  # the sentence

    def hears(self, event: Heard, log: Log) -> None:
        """Before the log has heard it, which still knows what led to it."""
        if event.what is not None and not event.private and event.what["kind"] in HEARD:
            HEARD[event.what["kind"]](self, log, event.what)

    def wants(self, log: Log, weight: float, *ways: Text) -> None:
        self.topics = [*self.topics[-5:], Topic(log.heard, weight, ways)]

    def others(self, seats: list[int]) -> list[str]:
        return [at_seat(seat) for seat in seats if seat != self.seat]


# ── checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def _shown(ears: Ears, log: Log, what: What) -> None:
    against = evidence.against(what["source"], what["cards"], log.played)
    ears.cards = None if against is None else Cards(what["source"], Counter(against), dict(log.added))


def _decided(ears: Ears, log: Log, what: What) -> None:
    cards, ears.cards = ears.cards, None
    if cards is None or cards.source != what["source"]:
        return
    wrong = sum(cards.against.values())
    if wrong > DESTINY:
        _worked_against(ears, log, cards, wrong)
    elif what["outcome"] == "pass":
        most, who = max(((count, seat) for seat, count in cards.added.items()), default=(0, ears.seat))
        if most >= FEW and who != ears.seat:
            ears.wants(
                log,
                0.3,
                text("{who} carried that one.", who=at_seat(who)),
                text("Without {who} that would have failed.", who=at_seat(who)),
            )
    elif sum(cards.added.values()) < FEW:
        if not cards.added.get(ears.seat):
            return  # whoever added nothing had better be silent
        ears.wants(
            log,
            0.5,
            text("Hardly anybody added a card. Then nobody should wonder that it failed."),
            text("So few cards from all of us: that was never going to pass."),
        )
    else:
        ears.wants(
            log,
            0.35,
            text("I saw nothing there that Destiny alone cannot explain. We were short, that is all."),
            text("No more than two cards against us: that can be Destiny. I blame nobody."),
        )


def _worked_against(ears: Ears, log: Log, cards: Cards, wrong: int) -> None:
    """More cards against a check than Destiny has: who of those who added some draws such cards?"""
    skill = max(cards.against, key=lambda skill: (cards.against[skill], skill))
    helped = [seat for seat, added in cards.added.items() if added]
    could = ears.others([seat for seat in helped if can_draw(log.characters.get(seat, ""), skill)])
    if not could or len(could) == len(helped):
        ears.wants(
            log,
            0.5,
            text("{n} cards against us, and Destiny has only two. Somebody here works against us.", n=wrong),
            text("That was no bad luck: {n} cards against us, two of them Destiny's at most.", n=wrong),
        )
        return
    args: What = {"wrong": wrong, "skill": f"skill:{skill}", "who": every(could)}
    ears.wants(
        log,
        0.9,
        plural(
            "{wrong} cards against us, {skill} among them. Of those who helped, only {who} draws {skill}.",
            "{wrong} cards against us, {skill} among them. Of those who helped, only {who} draw {skill}.",
            n=len(could),
            **args,
        ),
        plural(
            "Destiny adds two cards, and {wrong} were against us. The {skill} can only be from {who}.",
            "Destiny adds two cards, and {wrong} were against us. The {skill} is from one of these: {who}.",
            n=len(could),
            **args,
        ),
    )
    if len(could) == 1:
        (seat,) = [seat for seat in helped if at_seat(seat) == could[0]]
        ears.deeds[seat] = text(
            "I have not forgotten {card}: too much {skill} against us, and {who} had added cards.",
            card=cards.source,
            skill=f"skill:{skill}",
            who=could[0],
        )


# ── what somebody chose ─────────────────────────────────────────────────────────────────────────────────────────────


def _option(ears: Ears, log: Log, what: What) -> None:
    who, card = at_seat(what["seat"]), what["card"]
    if what["seat"] == ears.seat or evidence.choice(card, what["option"], log.dials) <= 0:
        return
    ears.wants(
        log,
        0.5,
        text("Was there no better way out of {card}, {who}?", card=card, who=who),
        text("At {card} I would have chosen otherwise, {who}.", card=card, who=who),
    )
    ears.deeds[what["seat"]] = text("I still ask myself why {who} chose as they did at {card}.", who=who, card=card)


def _crisis(ears: Ears, log: Log, what: What) -> None:
    """Somebody had seen it, and let it come."""
    scouted, card = log.scouted, what["card"]
    if scouted is None or scouted.deck != "crisis" or scouted.seat == ears.seat or evidence.scouting(card) <= 0:
        return
    who = at_seat(scouted.seat)
    ears.wants(
        log,
        0.8,
        text("{who} has seen {card} on top, and left it there for us.", who=who, card=card),
        text("You looked at the crisis deck, {who}, and this is what you let through?", who=who),
    )
    ears.deeds[scouted.seat] = text(
        "{who} saw {card} coming and left it on top. I keep that in mind.", who=who, card=card
    )


def _arrived(ears: Ears, log: Log, what: What) -> None:
    speaks, who, card = evidence.destination(what["card"]), at_seat(what["seat"]), what["card"]
    if what["seat"] == ears.seat:
        return
    if speaks > 0.1:
        ears.wants(
            log,
            0.6,
            text("{card} brings us little. I would like to know what the other one was, {who}.", card=card, who=who),
            text("Was {card} really the better of the two, {who}?", card=card, who=who),
        )
        ears.deeds[what["seat"]] = text("{who} took us to {card}, and there was a choice.", who=who, card=card)
    elif speaks < -0.1:
        ears.wants(
            log,
            0.35,
            text("{card}: well chosen, {who}.", card=card, who=who),
            text("That brings us closer to home. Thank you, {who}.", who=who),
        )


# ── what befalls us ─────────────────────────────────────────────────────────────────────────────────────────────────


def _dial(ears: Ears, log: Log, what: What) -> None:
    if what["by"] < 0 and 0 < what["value"] <= SCARCE:
        name = what["resource"]
        ears.wants(
            log,
            0.5,
            text("There is little {resource} left. Not one mistake more.", resource=name),
            text("Our {resource} will not last. Let us think of that first.", resource=name),
        )


def _revealed(ears: Ears, log: Log, what: What) -> None:
    if what["seat"] == ears.seat:
        return
    who = at_seat(what["seat"])
    if ears.doubted.get(what["seat"], 0.0) >= 0.5:
        ears.wants(log, 1.0, text("I had my doubts about {who}. Now we know.", who=who))
    else:
        ears.wants(
            log,
            0.8,
            text("{who}, of all people. I would not have thought so.", who=who),
            text("So it was {who}. And I have trusted those cards.", who=who),
        )


def _named(ears: Ears, log: Log, what: What) -> None:
    if what["seat"] == ears.seat and what["by"] != ears.seat and what["source"] == evidence.ACCUSATION:
        who = at_seat(what["by"])
        ears.wants(
            log,
            0.9,
            text("You have the wrong one, {who}. Look at who gains by it.", who=who),
            text("Put me in the Brig, {who}, and the fleet has one pair of hands less.", who=who),
        )


def _jumped(ears: Ears, log: Log, what: What) -> None:
    ears.wants(
        log,
        0.2,
        text("We are away. Let us repair what we can before they find us."),
        text("A moment of peace. Draw well, everybody."),
    )


HEARD: dict[str, Callable[[Ears, Log, What], None]] = {
    "arrived": _arrived,
    "cards_revealed": _shown,
    "check_decided": _decided,
    "crisis_drawn": _crisis,
    "cylon_revealed": _revealed,
    "dial_moved": _dial,
    "jumped": _jumped,
    "named": _named,
    "option_chosen": _option,
}
