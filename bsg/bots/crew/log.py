"""What a seat has heard: where the game is, what is being resolved, and what it says about who is a Cylon.

Everything here follows from the log alone, so a bot that hears it again thinks the same again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bsg.bots.crew import evidence
from bsg.bots.crew.belief import Belief
from bsg.bots.crew.facts import card_of
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.characters import CHARACTERS
from bsg.engine.numbers import LOYALTY_DECK
from bsg.engine.vocabulary import Resource, thing_of
from bsg.kernel import Heard

What = dict[str, Any]


class Focus(NamedTuple):
    """What is being resolved, by typed name, and by whom: the card, place or ability that was named last."""

    name: str = ""
    seat: int = -1


class Scouted(NamedTuple):
    """Somebody has left a card on top of a deck, having seen it."""

    seat: int
    deck: str


class Log:
    """One seat's memory."""

    def __init__(self, seat: int, keenness: float = 1.0):
        self.seat = seat
        self.keenness = keenness  # how much evidence weighs
        self.characters: dict[int, str] = {}
        self.dials: dict[Resource, int] = {}
        self.turn = 0
        self.could_reveal: int | None = None  # whose turn it is, with the sleepers awake
        self.awake = False  # the sleepers are
        self.heard = 0  # lines so far
        self.focus = Focus()
        self.cylons_act = False  # what is rolled now is rolled for Cylon ships
        self.named: int | None = None  # who was chosen last
        self.prisoner: int | None = None  # who asks to be let out, if anybody does: who has activated a location last
        self.accuser: dict[int, int] = {}  # by accused
        self.added: dict[int, int] = {}  # cards of each seat in the check under way
        self.played: list[str] = []  # skill cards in the check under way
        self.face_up = False  # it is played face up
        self.option = 0  # of a crisis, that was chosen last
        self.rolled_at = ""  # what the last roll was aimed at
        self.rolled_by = ""  # and by which kind of ship
        self.scouted: Scouted | None = None
        self.seen_on_top: dict[str, str] = {}  # what this seat has left on a deck, by deck
        self.faces: dict[str, str] = {}  # civilian ships it has looked at
        self.failed: list[str] = []  # checks, the last ones
        self.accused_lately: list[int] = []
        self.belief: Belief | None = None
        self.public: Belief | None = None  # what somebody without a seat might think
        self.own_cards: list[str] = []
        self._seen: list[tuple[int, str]] = []

    def hears(self, events: Sequence[Heard]) -> None:
        self.heard += len(events)
        for event in events:
            if event.what is not None:
                told = HEARD.get(event.what["kind"])
                if told is not None:
                    told(self, event.what)

    # belief -----------------------------------------------------------------------------------------------------------

    def blamed(self, seat: int, log_odds: float) -> None:
        for belief in self.beliefs():
            belief.blamed(seat, log_odds * self.keenness)

    def beliefs(self) -> list[Belief]:
        return [belief for belief in (self.belief, self.public) if belief is not None]

    def dealt(self) -> None:
        """From now on there is somebody to suspect."""
        seats = len(self.characters)
        cylons, humans = LOYALTY_DECK.get(seats, (2, 8))
        humans += sum(CHARACTERS[name].extra_loyalty for name in self.characters.values())
        humans += seats in (4, 6)
        self.belief, self.public = (Belief(seats, cylons, humans) for _ in range(2))
        for seat, card in self._seen:
            self.saw(seat, card)
        self._seen = []

    def saw(self, seat: int, card: str) -> None:
        """A loyalty card, by right."""
        if self.belief is None:
            self._seen.append((seat, card))
            return
        cylon = LOYALTY[thing_of(card)].cylon
        self.belief.saw(seat, cylon, not cylon)


# ── what each kind of happening means ───────────────────────────────────────────────────────────────────────────────


def _character(log: Log, what: What) -> None:
    log.characters[what["seat"]] = thing_of(what["character"])


def _dealt(log: Log, what: What) -> None:
    log.dealt()


def _received(log: Log, what: What) -> None:
    for card in what["cards"]:
        log.own_cards.append(card)
        log.saw(what["seat"], card)


def _loyalty_seen(log: Log, what: What) -> None:
    for card in what["cards"]:
        log.saw(what["seat"], card)


def _revealed(log: Log, what: What) -> None:
    seat = what["seat"]
    for belief in log.beliefs():
        belief.is_revealed(seat)
    if seat in log.accuser:
        log.blamed(log.accuser[seat], -evidence.JUST_ACCUSATION)
    log.focus = Focus(what.get("card", ""), seat)


def _sympathizer(log: Log, what: What) -> None:
    log.focus = Focus("loyalty:sympathizer", what["seat"])


def _proved_human(log: Log, what: What) -> None:
    for belief in log.beliefs():
        belief.is_new(what["seat"])
    if what["seat"] in log.accuser:
        log.blamed(log.accuser[what["seat"]], evidence.FALSE_ACCUSATION)


def _sleepers(log: Log, what: What) -> None:
    """They are about to get their second card, or Boomer two more."""
    sheets = [CHARACTERS[log.characters[seat]] for seat in range(len(log.characters))]
    log.awake = True
    before = [sheet.loyalty_at_start for sheet in sheets]
    for belief in log.beliefs():
        belief.dealt_again(before, [sheet.loyalty_as_sleeper for sheet in sheets])


def _given(log: Log, what: What) -> None:
    log.blamed(what["seat"], evidence.GIFT)


def _turn(log: Log, what: What) -> None:
    log.turn = what["turn"]
    log.focus, log.cylons_act, log.named = Focus(), False, None
    if log.could_reveal is not None:
        log.blamed(log.could_reveal, evidence.STILL_HIDDEN)
    log.could_reveal = what["seat"] if log.awake else None


def _dial(log: Log, what: What) -> None:
    log.dials[Resource(thing_of(what["resource"]))] = what["value"]


def _focus(name: str) -> Callable[[Log, What], None]:
    def told(log: Log, what: What) -> None:
        log.focus, log.cylons_act = Focus(what[name], what["seat"]), False
        if what["kind"] == "location_activated":
            log.blamed(what["seat"], evidence.AT_WORK.get(thing_of(what["place"]), 0.0))
            log.prisoner = what["seat"]

    return told


def _card_played(log: Log, what: What) -> None:
    if card_of(what["card"]).kind.action is not None:  # others only help with what is being resolved
        log.focus, log.cylons_act = Focus(what["card"], what["seat"]), False
    log.played.append(what["card"])
    log.blamed(what["seat"], evidence.PLAYED.get(thing_of(what["card"])[:-2], 0.0))


def _activated(log: Log, what: What) -> None:
    log.cylons_act = True


def _crisis(log: Log, what: What) -> None:
    log.focus, log.cylons_act, log.added, log.played = Focus(what["card"], what["seat"]), False, {}, []
    log.face_up = False
    if log.scouted is not None and log.scouted.deck == "crisis" and what["kind"] == "crisis_drawn":
        log.blamed(log.scouted.seat, evidence.scouting(what["card"]))
        log.scouted = None
    log.seen_on_top.pop("crisis", None)


def _named(log: Log, what: What) -> None:
    log.named = what["seat"]
    if what["source"] == evidence.ACCUSATION:
        log.accuser[what["seat"]] = what["by"]
        log.accused_lately.append(what["seat"])


def _added(log: Log, what: What) -> None:
    log.added[what["seat"]] = what["count"]
    if what["cards"]:
        log.face_up = True
        log.blamed(what["seat"], evidence.face_up(log.focus.name, what["cards"]))


def _cards_revealed(log: Log, what: What) -> None:
    characters = tuple(log.characters.get(seat, "") for seat in range(len(log.characters)))
    added, cards = tuple(log.added.items()), tuple(what["cards"])
    known = log.public.revealed if log.public is not None else 0
    likelihoods = evidence.check(what["source"], cards, added, characters, tuple(log.played), known)
    if likelihoods and not log.face_up:  # whose cards lay open has been judged by them
        for belief in log.beliefs():
            belief.moved(likelihoods, log.keenness, evidence.CHECK_CAP)
    log.added, log.played, log.face_up = {}, [], False


def _decided(log: Log, what: What) -> None:
    log.focus, log.cylons_act = Focus(what["source"], log.focus.seat), False  # now its result
    if what["outcome"] == "fail":
        log.failed = [*log.failed[-3:], what["source"]]


def _option(log: Log, what: What) -> None:
    log.option = what["option"]
    log.blamed(what["seat"], evidence.choice(what["card"], what["option"], log.dials))


def _put_back(log: Log, what: What) -> None:
    if what["top"]:
        log.scouted = Scouted(what["seat"], what["deck"])
    elif log.scouted is not None and log.scouted.deck == what["deck"]:
        log.scouted = None
    if not what["top"]:
        log.seen_on_top.pop(what["deck"], None)


def _saw(log: Log, what: What) -> None:
    log.seen_on_top[what["deck"]] = what["cards"][0]


def _arrived(log: Log, what: What) -> None:
    log.focus = Focus(what["card"], what["seat"])
    log.seen_on_top.pop("destination", None)
    log.blamed(what["seat"], evidence.destination(what["card"]))


def _rolled(log: Log, what: What) -> None:
    attack = what["attack"] or {}
    log.rolled_at, log.rolled_by = attack.get("target") or "", attack.get("attacker") or ""


def _civilian_seen(log: Log, what: What) -> None:
    log.faces[what["ship"]] = what["face"]


def _jumped(log: Log, what: What) -> None:
    log.faces = {}


HEARD: dict[str, Callable[[Log, What], None]] = {
    "ability_used": _focus("ability"),
    "ally_met": _focus("ally"),
    "arrived": _arrived,
    "auto_attack": _activated,
    "card_played": _card_played,
    "cards_added": _added,
    "cards_revealed": _cards_revealed,
    "character_chosen": _character,
    "check_decided": _decided,
    "civilian_seen": _civilian_seen,
    "crisis_drawn": _crisis,
    "crisis_replaced": _crisis,
    "crossroads_revealed": _focus("card"),
    "cylon_revealed": _revealed,
    "dial_moved": _dial,
    "jumped": _jumped,
    "location_activated": _focus("place"),
    "loyalties_dealt": _dealt,
    "loyalty_given": _given,
    "loyalty_received": _received,
    "loyalty_seen": _loyalty_seen,
    "named": _named,
    "nuke_launched": _focus("target"),
    "option_chosen": _option,
    "proved_human": _proved_human,
    "put_back": _put_back,
    "quorum_played": _focus("card"),
    "resurrected": _revealed,
    "rolled": _rolled,
    "saw": _saw,
    "ships_activated": _activated,
    "sleeper_phase": _sleepers,
    "super_crisis_played": _crisis,
    "sympathizer_revealed": _sympathizer,
    "turn_began": _turn,
}
