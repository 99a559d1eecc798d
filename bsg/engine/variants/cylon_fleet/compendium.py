"""What can be looked up about the Cylon Fleet: the rules in short, titles, ships, and what goes on by itself."""

from __future__ import annotations

from bsg.engine.rules.combat import NUKE_DESTROYS, NUKE_DESTROYS_RAIDERS, words_of
from bsg.engine.variants.cylon_fleet.board import (
    AUTO_ATTACK,
    CYLON_SHIPS,
    MARK_II_IN_GAME,
    MARK_VII,
    MARK_VII_IN_GAME,
    PURSUIT,
)
from bsg.engine.variants.cylon_fleet.cards import BRIDGE, CAG
from bsg.engine.variants.cylon_fleet.titles import CAG_LINE, NUKE_DESTROYS_ALL
from bsg.engine.variants.cylon_fleet.vipers import MARK_VII_ODDS
from bsg.engine.vocabulary import SHIP_NAMES, Ship
from bsg.kernel import Article, Chapter, Passage, Text, plural, text

WITH_FLEET = text("with the Cylon Fleet")

IN_SHORT = (
    Passage(
        (
            text("No attack cards are in the decks. Instead, a second board stands for the Cylon fleet behind you:"
                 " six Cylon areas, each of which belongs to one area around Galactica."),
            text("Ships there do nothing, and nobody can attack them. All of them are in sight."),
        ),
    ),
    Passage(
        (
            text("When Cylon ships are to be activated and none of them is around Galactica, one gathers instead: a"
                 " raider, a heavy raider or a basestar. A die says in which Cylon area."),
            text("A basestar stands for any activation, even if it is disabled; a centurion on board stands for that of"
                 " heavy raiders."),
        ),
        text("Ships gather"),
        "fleet:gathering",
    ),
    Passage(
        (
            text("If no such ship is left in the supply, nobody rolls. The highest Cylon area that holds one comes as a"
                 " whole: all its ships fly to the area that it belongs to. They do not act before the next"
                 " activation."),
        ),
        text("An area arrives"),
        "fleet:arrival",
    ),
    Passage(
        (
            text("Whenever ships gather or an area arrives for want of them, the pursuit advances by 1 space."),
            *(
                plural("On space {space}, the CAG places {n} civilian ship.",
                       "On space {space}, the CAG places {n} civilian ships.", n=civilians, space=space)
                for space, civilians in enumerate(PURSUIT)
                if civilians
            ),
            text("On space {n}, all gathered ships fly to the areas they belong to, and the pursuit starts again.",
                 n=AUTO_ATTACK),
        ),
        text("The pursuit"),
        "fleet:auto-attack",
    ),
    Passage(
        (
            text("A card or a basestar that places more Cylon ships than the supply has takes them from the Cylon"
                 " areas, the lowest first."),
        ),
        text("Ships are called"),
        "fleet:call",
    ),
    Passage(
        (
            text("The Cylon ships around Galactica fly to the Cylon areas that they belong to, and basestars lose their"
                 " damage. Civilian ships stay where they are. Vipers land as usual."),
        ),
        text("When the fleet jumps"),
    ),
    Passage(
        (
            text("An activation of a viper may bring 1 civilian ship in its area to safety: it goes back to those that"
                 " are in no area, unseen."),
        ),
        text("Escort"),
        "fleet:escort",
    ),
    Passage((text("The rulebook advises it to people who know the game well."),)),
)  # fmt: skip

CAG_LINES = (
    text("Chooses where civilian ships are placed when no area is named: one without any, if there is one."),
    text("Action: activate 1 unmanned viper, then make another player CAG."),
    text("Action, once per turn and only in a viper: activate 1 unmanned viper, then take another action."),
    text("Makes the choices that cards give to the CAG. Loses the title in the Brig."),
)

ADMIRAL_LINES = (
    text("Chooses destinations and holds the nukes as without the Cylon Fleet, but places no civilian ships."),
    text("Action: launch a nuke at an area around Galactica, even an empty one."),
)

NUKE_LINES = (
    text("Less than {n}: a basestar in the area is damaged twice.", n=NUKE_DESTROYS),
    text("{n} or more: a basestar in the area is destroyed.", n=NUKE_DESTROYS),
    text("{n}: also up to 3 raiders there.", n=NUKE_DESTROYS_RAIDERS),
    text("{n}: every ship there, vipers and civilian ships included. Pilots are sent to Sickbay.", n=NUKE_DESTROYS_ALL),
)

MARK_VII_LINES = (
    text("A viper in every way, but it flies up to two areas at once."),
    text("When a raider attacks it: {odds}.", odds=words_of(MARK_VII_ODDS)),
    text("All are damaged at first. Where both models can be meant, the player who chooses says which."),
)


def chapters() -> tuple[Chapter, ...]:
    line = text("{names}", names=[f"char:{character}" for character in CAG_LINE.split()])
    succession = Passage((line,), text("Line of succession"))
    bridge = tuple(Passage((words,), id=name) for name, words in BRIDGE.items())
    return (
        Chapter("rules", text("The rules in short"), (article("rule:fleet", text("The Cylon Fleet"), *IN_SHORT),)),
        Chapter(
            "titles",
            text("Titles"),
            (
                article(f"title:{CAG}", text("CAG"), Passage(CAG_LINES), succession),
                article(
                    "fleet:admiral",
                    text("Admiral"),
                    Passage(ADMIRAL_LINES),
                    Passage(NUKE_LINES, text("Nuke"), "fleet:nuke"),
                ),
            ),
        ),
        Chapter(
            "locations",
            text("Locations"),
            (article("fleet:bridge", text("Basestar Bridge: the four orders"), Passage(parts=bridge)),),
        ),
        Chapter("ships", text("Ships"), (mark_vii(), numbers())),
    )


def article(name: str, title: Text, *passages: Passage) -> Article:
    return Article(name, title, (WITH_FLEET,), passages)


def mark_vii() -> Article:
    facts = (WITH_FLEET, plural("{n} ship", "{n} ships", n=MARK_VII_IN_GAME))
    return Article(f"ship:{MARK_VII}", SHIP_NAMES[MARK_VII], facts, (Passage(MARK_VII_LINES),))


def numbers() -> Article:
    said = text(
        "{raiders} raiders instead of the usual number, and {vipers} vipers of the usual model.",
        raiders=CYLON_SHIPS[Ship.RAIDER],
        vipers=MARK_II_IN_GAME,
    )
    return article("fleet:ships", text("Ships with the Cylon Fleet"), Passage((said,)))
