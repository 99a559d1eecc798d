"""What of a finished game is worth finding again and telling: landmarks, dials over time, who did what in checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bsg.engine.characters import CHARACTERS
from bsg.engine.rules import Base
from bsg.engine.vocabulary import Outcome, Team
from bsg.kernel import TURNS, Deed, Filter, Gauge, Landmark, Pile, Text, text

LANDMARKS = (
    Landmark("jump", text("jump"), "jumped"),
    Landmark("check", text("skill check"), "check_decided", told=False),
    Landmark("failed", text("failed check"), "check_decided", {"outcome": Outcome.FAIL.value}),
    Landmark("reveal", text("revealed Cylon"), "cylon_revealed"),
    Landmark("title", text("change of title"), "title_passed"),
)

TEAMS = {Team.HUMANS.value: text("humans"), Team.CYLONS.value: text("Cylons")}
WORDS = {Outcome.PASS: text("passed"), Outcome.PARTIAL: text("partly passed"), Outcome.FAIL: text("failed")}


def gauges(rules: Base) -> tuple[Gauge, ...]:
    dials = [Gauge(text("{resource}", resource=f"res:{name}"), value) for name, value in rules.state.dials.items()]
    return (*dials, Gauge(text("distance"), rules.distance))


def deeds(rules: Base) -> tuple[Deed, ...]:
    """Every skill check, when the game is over (H10: never before)."""
    if rules.state.ending is None:
        return ()
    return tuple(
        Deed(
            past.turn,
            past.source,
            text(
                "{outcome}: {total} of {difficulty}",
                outcome=WORDS[past.outcome] if past.outcome else text("not decided"),
                total=past.total,
                difficulty=past.difficulty,
            ),
            None if past.outcome is None else past.outcome is not Outcome.FAIL,
            {seat: past.worth.get(seat, 0) for seat, cards in past.added.items() if cards},
            past.destiny_worth,
        )
        for past in rules.state.past_checks
    )


TOLD = {
    "destiny": "card",
    "crisis": "crisis",
    "super": "super",
    "destination": "destination",
    "quorum": "quorum",
    "loyalty": "loyalty",
}


def piles(rules: Base, words: Mapping[str, Text]) -> tuple[Pile, ...]:
    """What lay in the decks when the game was over, the next card first; of skill cards nobody asks."""
    if rules.state.ending is None:
        return ()
    return tuple(
        Pile(words[f"deck:{pile.name}"], tuple(f"{TOLD[pile.name]}:{card}" for card in reversed(pile.draw)))
        for pile in rules.decks()
        if pile.name in TOLD
    )


def hidden(rules: Base, words: Mapping[str, Text]) -> tuple[Pile, ...]:
    """All that people hold and that lies face down, the next card first: of a running game for a game master's eyes."""
    held = [pile for seat in range(len(rules.state.players)) for pile in rules.held(seat) if pile[1]]
    decks = [
        Pile(words[f"deck:{pile.name}"], tuple(f"{pile.kind}:{card}" for card in reversed(pile.draw)))
        for pile in rules.face_down()
    ]
    hands, unseen = ((Pile(label, tuple(things)) for label, things in part) for part in (held, rules.unseen()))
    return (*hands, *decks, *unseen)


# ── by what a finished game is found ────────────────────────────────────────────────────────────────────────────────


def tags(rules: Base) -> dict[str, list[str]]:
    state = rules.state
    return {
        "set": [state.options.set],
        "variant": list(state.options.variants),
        "character": [player.character for player in state.players if player.character],
        "result": [state.winner.value] if state.winner else [],
        TURNS: [str(state.turn)],
    }


def filters(sets: Sequence[tuple[str, Text]], variants: Sequence[tuple[str, Text]]) -> tuple[Filter, ...]:
    characters = sorted(CHARACTERS.values(), key=lambda sheet: sheet.name)
    return (
        Filter(
            "result", text("Who won"), ((Team.HUMANS.value, text("humans")), (Team.CYLONS.value, text("Cylons"))), False
        ),
        Filter("set", text("Set"), tuple(sets)),
        Filter("variant", text("Variant"), tuple(variants)),
        Filter("character", text("Character"), tuple((sheet.id, text(sheet.name)) for sheet in characters)),
    )
