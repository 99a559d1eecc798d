"""The quorum cards (R25)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects import (
    REMOVES_CARD,
    Effect,
    OnChosen,
    draws,
    gain,
    gives_card,
    gives_title,
    in_play,
    irregular,
    keeps_card,
    lose,
    roll_at_least,
    roll_at_most,
    sends,
)
from bsg.engine.happenings.loyalty import MugshotsCompared
from bsg.engine.places import RING
from bsg.engine.vocabulary import Place, Ship, Skill, Title, Who, at_seat, slug, thing_of
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class QuorumCard:
    name: str
    copies: int
    effect: Effect

    @property
    def id(self) -> str:
        return slug(self.name)

    @cached_property
    def in_play(self) -> InPlay:
        return in_play(self.effect)


POLITICS = Skill.POLITICS

# ── cards that stay in play (R25.4) ─────────────────────────────────────────────────────────────────────────────────


class AcceptProphecy(InPlay):
    """R7.11: it protects the President's office."""

    says = text(
        "keep this card in play until Administration is activated or the President is chosen at the Admiral's Quarters;"
        " then discard it to make that check 2 harder"
    )

    def at_check(self, rules: Base, card: str) -> None:
        asks = rules.open_check.source
        on_president = rules.state.chosen == rules.holder(Title.PRESIDENT)
        if asks == f"loc:{Place.ADMINISTRATION}" or (asks == f"loc:{Place.ADMIRALS_QUARTERS}" and on_president):
            rules.state.kept.remove(card)
            rules.state.quorum.discard.append(thing_of(card))
            rules.change_difficulty("Accept Prophecy", 2)


class Arbitrator(InPlay):
    """R7.11: for or against an accusation."""

    says = text(
        "give this card to another player, who may discard it to raise or lower the difficulty by 3 when the"
        " Admiral's Quarters are activated"
    )

    def before_cards(self, rules: Base, card: str) -> Flow[None]:
        if rules.open_check.source != f"loc:{Place.ADMIRALS_QUARTERS}":
            return
        if (yield from rules.may_change_difficulty(rules.assigned(card), "Assign Arbitrator", (-3, 3))):
            rules.discard_assigned(card)


class MissionSpecialist(InPlay):
    """R15.13."""

    says = text(
        "give this card to another player, who discards it at the next jump to choose among 3 destinations in"
        " the Admiral's place"
    )

    def chooses_destination(self, rules: Base, card: str) -> Flow[bool]:
        specialist = rules.assigned(card)
        rules.resolved(card)
        rules.discard_assigned(card)
        prompt = text("Choose the destination first, then the order in which the others go under the deck.")
        yield from rules.choose_destination_among(specialist, 3, prompt, in_order=True)
        return True


class VicePresident(InPlay):
    """R5.5: who is not President himself bars everybody else."""

    says = text(
        "give this card to another player; while that player is not President, nobody else can be chosen at"
        " Administration"
    )

    def why_not_propose(self, rules: Base, card: str, seat: int) -> Text | None:
        if rules.assigned(card) in (rules.holder(Title.PRESIDENT), seat):
            return None
        rules.resolved(card)
        return text("The Vice President alone can be chosen.")


# ── irregular cards ─────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(
    text("destroy 3 raiders, 1 heavy raider, or 1 centurion"),
    when=lambda rules, seat: bool(
        rules.count(Ship.RAIDER) or rules.count(Ship.HEAVY_RAIDER) or sum(rules.state.boarding)
    ),
    because=text("There is no raider, heavy raider or centurion to destroy."),
)
def brutal_force(rules: Base) -> Flow[None]:
    """The three raiders may be in different areas; the acting player picks each."""
    raiders = [f"ship:raider@{area}" for area in RING if rules.area(area).raiders]
    heavies = [f"ship:heavy-raider@{area}" for area in RING if rules.area(area).heavy_raiders]
    prompt = text("Choose what to destroy. After a raider, you choose 2 more raiders.")
    pick = yield from rules.choose(
        rules.acting, "brutal_force", prompt, [*raiders, *heavies, *rules.centurion_options()]
    )
    if pick.startswith("ship:centurion@"):
        rules.destroy_centurion(int(pick.removeprefix("ship:centurion@")))
        return
    ship, area = pick.removeprefix("ship:").split("@")
    rules.destroy_cylon_ship(Ship(ship), Place(area))
    for _ in range(2 if ship == Ship.RAIDER else 0):
        raiders = [f"ship:raider@{area}" for area in RING if rules.area(area).raiders]
        if raiders:
            pick = yield from rules.choose(
                rules.acting, "brutal_force", text("Choose the next raider to destroy."), raiders
            )
            rules.destroy_cylon_ship(Ship.RAIDER, Place(pick.removeprefix("ship:raider@")))


def why_no_mutiny(rules: Base, seat: int) -> Text | None:
    """Another player who is not the Admiral, and could be (R21.11)."""
    return rules.why_not_another(seat, rules.acting) or rules.why_not_gain(Title.ADMIRAL, seat)


def why_no_pardon(rules: Base, seat: int) -> Text | None:
    if not rules.in_brig(seat):
        return text("This character is not in the Brig.")
    return rules.why_not_another(seat, rules.acting)


@irregular(text("move that character to any other location on Galactica"))
def pardon(rules: Base) -> Flow[None]:
    place = yield from rules.choose_way_out(rules.acting, "pardon", text("Choose where the pardoned character goes."))
    rules.leave_brig(rules.seat_of(Who.CHOSEN), place)


@irregular(
    text("look at 1 random loyalty card of another human player"),
    unless=lambda rules, seat: rules.why_no_look(seat, rules.why_not_human),
)
def mugshots(rules: Base) -> Flow[None]:
    """R25.9: not of a Cylon player."""
    rules.tell(text("{seat} compares mugshots.", seat=at_seat(rules.acting)), what=MugshotsCompared(rules.acting))
    yield from rules.look_at_loyalty(rules.acting, rules.why_not_human)


BASE_QUORUM = (
    QuorumCard("Accept Prophecy", 1, draws(1) + keeps_card(AcceptProphecy())),
    QuorumCard(
        "Arrest Order",
        2,
        OnChosen(
            lambda rules, seat: rules.why_not_sent(seat, Place.BRIG),
            text("a character"),
            sends(Who.CHOSEN, Place.BRIG),
        ),
    ),
    QuorumCard("Assign Arbitrator", 1, draws(2, POLITICS) + gives_card(Arbitrator())),
    QuorumCard("Assign Mission Specialist", 1, draws(2, POLITICS) + gives_card(MissionSpecialist())),
    QuorumCard("Assign Vice President", 1, draws(2, POLITICS) + gives_card(VicePresident())),
    QuorumCard(
        "Authorization of Brutal Force",
        2,
        (brutal_force + roll_at_most(2, lose(population=1), roller=Who.ACTING)).unless(brutal_force.why_not),
    ),
    QuorumCard(
        "Encourage Mutiny",
        1,
        OnChosen(
            why_no_mutiny,
            text("another character who is not the Admiral"),
            roll_at_least(3, gives_title(Title.ADMIRAL, to=Who.CHOSEN), roller=Who.CHOSEN, otherwise=lose(morale=1)),
        ),
    ),
    QuorumCard("Food Rationing", 2, roll_at_least(6, gain(food=1) + REMOVES_CARD, roller=Who.ACTING)),
    QuorumCard("Inspirational Speech", 4, roll_at_least(6, gain(morale=1) + REMOVES_CARD, roller=Who.ACTING)),
    QuorumCard(
        "Presidential Pardon",
        1,
        OnChosen(
            why_no_pardon,
            text("another character in the Brig"),
            pardon,
        ),
    ),
    QuorumCard(
        "Release Cylon Mugshots",
        1,
        (mugshots + roll_at_most(3, lose(morale=1), roller=Who.ACTING)).unless(mugshots.why_not),
    ),
)

QUORUM: dict[str, QuorumCard] = {card.id: card for card in BASE_QUORUM}
