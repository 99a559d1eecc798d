"""The Ionian Nebula as each audience sees it, field by field from nothing (H38–H44)."""

from __future__ import annotations

import msgspec

from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.part import AllyInPlay, Dealt, Encounter, Phase, Side, Trial
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.variants.ionian_nebula.trial import LET_OFF
from bsg.engine.vocabulary import Place
from bsg.kernel import MODERATOR, Audience, Text, text


class TraumaView(msgspec.Struct, frozen=True):
    """A player's trauma: everybody sees how many (H39)."""

    seat: int
    count: int
    tokens: list[str] | None  # None: another player's (H38)


class AllyView(msgspec.Struct, frozen=True):
    card: str
    name: Text
    place: Place
    benevolent: Text
    antagonistic: Text
    covered: bool  # a token lies on it
    token: str | None  # for who has chosen it (H41)
    by: int | None  # who has


class EncounterView(msgspec.Struct, frozen=True):
    """An ally that is being met, with its token face up."""

    seat: int
    card: str
    name: Text
    place: Place
    benevolent: Text
    antagonistic: Text
    token: str | None


class CrossroadsView(msgspec.Struct, frozen=True):
    """A card before a player; until he reveals it only he knows it and the token beside it (H42, H43)."""

    seat: int
    revealed: bool
    card: str | None
    name: Text | None
    benevolent: Text | None
    antagonistic: Text | None
    covered: bool  # a token lies beside it
    token: str | None
    side: Side | None  # which result is or was resolved


class TriedView(msgspec.Struct, frozen=True):
    """What a player has shown in the trial, and what of it counts."""

    seat: int
    cylon: bool
    tokens: list[str]
    counted: int
    let_off: bool
    eliminated: bool


class TrialView(msgspec.Struct, frozen=True):
    turn: int  # in which it was
    tried: list[TriedView]
    tied: list[int]  # human players of whom the President chooses one
    let_off_at: int


class NebulaView(msgspec.Struct, frozen=True):
    phase: Phase
    pool: int
    trauma: list[TraumaView]
    places: list[Place]  # on which a token lies
    allies: list[AllyView]
    ally_deck: int  # so many are still to come (H5)
    encounter: EncounterView | None
    resolving: int | None
    crossroads: list[CrossroadsView]  # in the order of their reveals; after the phase as they were
    trial: TrialView | None


class NebulaSections(msgspec.Struct, frozen=True):
    nebula: NebulaView


def nebula_view(rules: IonianNebula, audience: Audience) -> NebulaSections:
    part = rules.nebula
    return NebulaSections(
        NebulaView(
            phase=part.phase,
            pool=len(part.pool),
            trauma=[_trauma(seat, tokens, audience) for seat, tokens in enumerate(part.trauma)],
            places=list(part.places),
            allies=[_ally(ally, audience) for ally in part.allies],
            ally_deck=len(part.ally_deck),
            encounter=_encounter(part.encounter) if part.encounter else None,
            resolving=part.resolving,
            crossroads=[
                _crossroads(seat, dealt, audience) for seat, dealt in (part.crossroads or part.past_crossroads).items()
            ],
            trial=_trial(part.trial) if part.trial else None,
        )
    )


def _trauma(seat: int, tokens: list[str], audience: Audience) -> TraumaView:
    return TraumaView(seat, len(tokens), _typed(tokens) if audience in (seat, MODERATOR) else None)


def _typed(tokens: list[str]) -> list[str]:
    return [f"token:{token}" for token in tokens]


def _ally(ally: AllyInPlay, audience: Audience) -> AllyView:
    card = ALLIES[ally.card]
    known = ally.token is not None and (audience == MODERATOR or (ally.by is not None and audience == ally.by))
    return AllyView(
        card=f"ally:{ally.card}",
        name=text(card.name),
        place=card.place,
        benevolent=card.benevolent.words(),
        antagonistic=card.antagonistic.words(),
        covered=ally.token is not None,
        token=f"token:{ally.token}" if known else None,
        by=ally.by,
    )


def _encounter(met: Encounter) -> EncounterView:
    card = ALLIES[met.card]
    return EncounterView(
        seat=met.seat,
        card=f"ally:{met.card}",
        name=text(card.name),
        place=card.place,
        benevolent=card.benevolent.words(),
        antagonistic=card.antagonistic.words(),
        token=f"token:{met.token}" if met.token else None,
    )


def _crossroads(seat: int, dealt: Dealt, audience: Audience) -> CrossroadsView:
    known = dealt.revealed or audience in (seat, MODERATOR)
    card = CROSSROADS[dealt.card]
    return CrossroadsView(
        seat=seat,
        revealed=dealt.revealed,
        card=f"crossroads:{dealt.card}" if known else None,
        name=text(card.name) if known else None,
        benevolent=card.benevolent.words() if known else None,
        antagonistic=card.antagonistic.words() if known else None,
        covered=dealt.token is not None,
        token=f"token:{dealt.token}" if known and dealt.token else None,
        side=dealt.side,
    )


def _trial(trial: Trial) -> TrialView:
    tried = [
        TriedView(
            seat=seat,
            cylon=seat in trial.cylons,
            tokens=_typed(tokens),
            counted=trial.counted[seat],
            let_off=trial.counted[seat] <= LET_OFF,
            eliminated=seat in trial.eliminated,
        )
        for seat, tokens in trial.shown.items()
    ]
    return TrialView(trial.turn, tried, list(trial.tied), LET_OFF)
