"""What can be looked up of the Ionian Nebula, and what its things are called."""

from __future__ import annotations

from collections.abc import Iterator

from bsg.engine.compendium import passages
from bsg.engine.effects import Effect
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.trauma import RAIDERS_HIT, STARTING_TRAUMA, TRAUMA, TRAUMA_FOR_PERSONNEL
from bsg.engine.variants.ionian_nebula.trial import LET_OFF
from bsg.engine.vocabulary import the_place
from bsg.kernel import Article, Chapter, Passage, Text, plural, text

NEBULA = text("Ionian Nebula")

TOKEN_WORDS = {
    "token:benevolent": text("benevolent trauma"),
    "token:antagonistic": text("antagonistic trauma"),
    "token:disaster": text("disaster"),
    "token:collateral-damage": text("Collateral Damage"),
    "token:damage-to-personnel": text("Damage to Personnel"),
}

WORDS = {
    **TOKEN_WORDS,
    **{f"ally:{ally.id}": text(ally.name) for ally in ALLIES.values()},
    **{f"short:ally:{ally.id}": text(ally.short) for ally in ALLIES.values()},
    **{f"crossroads:{card.id}": text(card.name) for card in CROSSROADS.values()},
    "step:meet_ally": text("ally"),
}


def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("rules", text("The rules in short"), tuple(rules_in_short())),
        Chapter("tokens", text("Tokens"), tuple(tokens())),
        Chapter("allies", text("Allies"), tuple(allies())),
        Chapter("crossroads", text("Crossroads cards"), tuple(crossroads_cards())),
    )


# ── the rules in short ──────────────────────────────────────────────────────────────────────────────────────────────


def rules_in_short() -> Iterator[Article]:
    yield article(
        "rule:trauma",
        text("Trauma"),
        text("Everybody starts with {n} trauma tokens. Only you see yours; everybody sees how many you have.",
             n=STARTING_TRAUMA),
        text("Whoever starts a turn in Sickbay or the Brig takes the token there."),
        text("A human player who takes a disaster is executed. A Cylon player draws 2 more tokens instead."),
        text("Which tokens you have may not be said; whether somebody should meet an ally may."),
    )  # fmt: skip
    yield article(
        "rule:allies",
        text("Allies"),
        text("Three allies are on the board. If you end your movement where one is, you must meet it, once a turn."),
        text("The trauma token on it is turned over: benevolent brings the first result, antagonistic the second, a"
             " disaster none."),
        text("Then another ally comes, and you secretly put one of your own tokens on it."),
        text("When an ally’s location is damaged or its character is played, the Cylon player with most trauma brings"
             " the next one."),
    )  # fmt: skip
    yield Article(
        "rule:crossroads",
        text("The crossroads"),
        (NEBULA,),
        (
            Passage(
                (
                    text("At distance 8 a battle begins, and everybody gets a crossroads card and secretly puts a"
                         " trauma token beside it."),
                    text("One after another, they are revealed: the token decides which of the card’s two results"
                         " happens."),
                )
            ),
            Passage(
                (
                    text("Then all trauma is shown. Against human players antagonistic tokens count, against Cylon"
                         " players benevolent ones; {n} or fewer count for nothing.", n=LET_OFF),
                    text("Whoever has most is eliminated."),
                ),
                text("The trial"),
                parts=tuple(Passage((line,), id=verdict) for verdict, line in VERDICT_LINES.items()),
            ),
            Passage((text("An eliminated player watches on, and has lost, whoever wins. The next jump is the last."),)),
        ),
    )  # fmt: skip


VERDICT_LINES = {
    "trial:nobody": text("Nobody has more than {n}: nobody is eliminated.", n=LET_OFF),
    "trial:human": text("A human player has most: that player is."),
    "trial:cylon": text("A Cylon player has most: that player is."),
    "trial:human-tie": text("Human players have equally many: one of them is, whom the President chooses."),
    "trial:cylon-tie": text("Cylon players have equally many: all of them are."),
    "trial:mixed-tie": text("A human player and Cylon players have equally many: all of them are."),
    "trial:mixed-tie-with-humans": text(
        "Several human players and Cylon players have equally many: all those Cylon players are, and the human player"
        " whom the President chooses."
    ),
}


def article(name: str, title: Text, *lines: Text) -> Article:
    return Article(name, title, (NEBULA,), (Passage(lines),))


# ── tokens and cards ────────────────────────────────────────────────────────────────────────────────────────────────

TOKEN_PASSAGES = {
    "token:benevolent": (
        Passage((text("On an ally or beside a crossroads card: the first result."),)),
        Passage((text("In the trial it counts against Cylon players."),)),
    ),
    "token:antagonistic": (
        Passage((text("On an ally or beside a crossroads card: the second result."),)),
        Passage((text("In the trial it counts against human players."),)),
    ),
    "token:disaster": (
        Passage((text("A human player who takes it is executed."),), id="token:disaster#human"),
        Passage((text("A Cylon player who takes it draws 2 more tokens."),), id="token:disaster#cylon"),
        Passage((text("On an ally: no result. In any case it goes back to the pool."),)),
    ),
}


def tokens() -> Iterator[Article]:
    for name, said in TOKEN_PASSAGES.items():
        count = TRAUMA[name.removeprefix("token:")]
        facts = (NEBULA, text("trauma"), plural("{n} token", "{n} tokens", n=count))
        yield Article(name, TOKEN_WORDS[name], facts, said)
    collateral = text("When it is drawn, up to {n} raiders in the basestar’s area are destroyed.", n=RAIDERS_HIT)
    personnel = text("When it is drawn, each Cylon player draws {n} trauma tokens.", n=TRAUMA_FOR_PERSONNEL)
    for name, line in (("token:collateral-damage", collateral), ("token:damage-to-personnel", personnel)):
        yield Article(name, TOKEN_WORDS[name], (NEBULA, text("basestar damage")), (Passage((line,)),))


def allies() -> Iterator[Article]:
    for ally in ALLIES.values():
        name = f"ally:{ally.id}"
        where = text("met in {place}", place=the_place(ally.place))
        results = both_results(name, ally.benevolent, ally.antagonistic)
        yield Article(name, text(ally.name), (NEBULA, where), results)


def crossroads_cards() -> Iterator[Article]:
    for card in CROSSROADS.values():
        name = f"crossroads:{card.id}"
        yield Article(name, text(card.name), (NEBULA,), both_results(name, card.benevolent, card.antagonistic))


def both_results(name: str, benevolent: Effect, antagonistic: Effect) -> tuple[Passage, ...]:
    return (
        Passage(label=text("Benevolent"), id=f"{name}#benevolent", parts=passages(benevolent)),
        Passage(label=text("Antagonistic"), id=f"{name}#antagonistic", parts=passages(antagonistic)),
    )
