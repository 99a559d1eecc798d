"""The rules in short: what a card takes for granted, for people who have never seen the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

from bsg.engine.numbers import (
    AUTO_JUMP,
    BOARDING_SPACES,
    CENTURION_DESTROYED,
    CYLON_DRAW,
    DESTROYED_AT,
    HAND_LIMIT,
    LAST_JUMP_AT,
    POPULATION_RISK,
    RED_AT,
    SLEEPER_AT,
)
from bsg.engine.vocabulary import RESOURCE_NAMES
from bsg.kernel import Article, Passage, Text, text

EVERYBODY = text("for everybody")
EXODUS = text("with Exodus")


def rules_in_short() -> Iterator[Article]:
    yield _article("aim", text("What it is about"), EVERYBODY, *AIM)
    yield _article("turn", text("A turn"), text("of a human player"), *TURN)
    yield _article("check", text("Skill checks"), EVERYBODY, *CHECK)
    yield _article("responses", text("Responses"), EVERYBODY, *RESPONSES)
    yield _article("jump", text("Jumps and distance"), EVERYBODY, *JUMP)
    yield _article("boarding", text("Boarding"), EVERYBODY, *BOARDING)
    yield _article("red", text("In the red"), EVERYBODY, *RED)
    yield _article("loyalty", text("Loyalty"), EVERYBODY, *LOYALTY)
    yield _article("cylon", text("Cylon players"), text("revealed"), *CYLON)
    yield _article("execution", text("Executions"), EXODUS, *EXECUTION)
    yield _article("secrecy", text("What may be said"), EVERYBODY, *SECRECY)


def _article(name: str, title: Text, fact: Text, *passages: Passage) -> Article:
    return Article(f"rule:{name}", title, (fact,), passages)


# R30
AIM = (
    Passage(
        (
            text("The fleet has to travel a distance of {n} and then to jump once more.", n=LAST_JUMP_AT),
            text("At the end, no resource may be at 0."),
        ),
        text("Humans win"),
    ),
    Passage(
        (
            text("A resource is at 0 at the end of a turn."),
            text("{n} locations of Galactica are damaged.", n=DESTROYED_AT),
            text("A centurion goes beyond the last space of the boarding track."),
            text("With Exodus: a human is executed, and no character is left to take over."),
        ),
        text("Cylons win"),
    ),
    Passage((text("Whoever holds a Cylon card plays for the Cylons, revealed or not."),)),
)

# R3.a, R4.b
TURN = (
    Passage((text("Draw the cards of your skill set. In Sickbay, draw only 1."),), text("Skills")),
    Passage(
        (
            text("You may move within your ship. To move to the other ship, discard 1 skill card."),
            text("In a viper, fly to an adjacent area, or discard 1 skill card and land at any location."),
            text("Sickbay and the Brig cannot be entered by choice, and nobody moves out of the Brig."),
        ),
        text("Movement"),
    ),
    Passage(
        (
            text(
                "One action, or none: of your location, a skill card, your character, title, or loyalty card, or of the"
                " viper you pilot."
            ),
        ),
        text("Action"),
    ),
    Passage((text("Draw a crisis card and resolve it, unless you are in the Brig."),), text("Crisis")),
    Passage((text("The Cylon ships that the crisis card shows are activated or launched."),), text("Cylon ships")),
    Passage((text("If the crisis card has the jump icon, jump preparation advances by 1."),), text("Jump preparation")),
    Passage(
        (text("Whoever has more than {n} skill cards discards down to {n}.", n=HAND_LIMIT),), text("End of the turn")
    ),
)

# R7
CHECK = (
    Passage(
        (
            text("2 cards come from the Destiny deck, so that nobody knows for sure who has done harm."),
            text(
                "Everybody in turn, the current player last, adds any number of skill cards face down. Whoever is in"
                " the Brig, and every Cylon player, adds at most 1."
            ),
            text(
                "The cards are shuffled and revealed. Those of the skills that the check names count for it, all"
                " others against it."
            ),
        ),
    ),
    Passage(
        (
            text("Passed: the total is the difficulty or more."),
            text("Passed in part: it is less, but at least the second number, if there is one."),
            text("Failed: it is less than that."),
            text("With Exodus: some cards have an ability that happens whenever they are revealed in a check."),
        ),
        text("Result"),
    ),
)

# R29, T3
RESPONSES = (
    Passage(
        (
            text(
                "Some cards and abilities are used at their own moment, on anybody's turn: before or after a die is"
                " rolled, before cards are added to a check, after it is totalled."
            ),
            text("At such a moment everybody is asked who could have something, so that being asked tells nothing."),
            text("Auto-pass answers for you where you never want to respond."),
        ),
    ),
)

# R15, R16
JUMP = (
    Passage(
        (
            text("The fleet jumps when jump preparation reaches space {n}, which is marked auto.", n=AUTO_JUMP),
            text(
                "FTL Control jumps earlier, from one of the two spaces before: a roll of 1 to 6 then costs {more}"
                " population on the first of them, {less} on the second.",
                more=POPULATION_RISK[AUTO_JUMP - 2],
                less=POPULATION_RISK[AUTO_JUMP - 1],
            ),
        ),
        text("When"),
    ),
    Passage(
        (
            text("All ships leave space, and pilots land on the Hangar Deck. Centurions stay aboard."),
            text("The Admiral looks at 2 destinations and chooses one. It does what it says and adds its distance."),
            text("Jump preparation starts anew."),
        ),
        text("What happens"),
    ),
    Passage(
        (
            text("From {n} on, once: the Sleeper Agent phase. Everybody receives another loyalty card.", n=SLEEPER_AT),
            text("From {n} on: the next jump is the last.", n=LAST_JUMP_AT),
        ),
        text("Distance"),
    ),
)

# R14
BOARDING = (
    Passage(
        (
            text(
                "A heavy raider that is activated where vipers are launched boards Galactica: a centurion appears on"
                " the first space of the boarding track."
            ),
            text(
                "Whenever heavy raiders are activated, centurions advance by 1. Beyond space {n}, humans have lost.",
                n=BOARDING_SPACES,
            ),
            text("At the Armory, a centurion is destroyed on {n} or more.", n=CENTURION_DESTROYED),
        ),
    ),
)

# R1.10
RED = (
    Passage(
        (
            text("A resource is in the red when half of it or less is left:"),
            *(text("{resource}: {n} or less", resource=RESOURCE_NAMES[one], n=n) for one, n in RED_AT.items()),
            text("It matters to the Sympathizer, and it is a warning: at 0 at the end of a turn, Cylons win."),
        ),
    ),
)

# R17, R19
LOYALTY = (
    Passage(
        (
            text(
                "Everybody receives loyalty cards at the start, and again in the Sleeper Agent phase. One Cylon card"
                " among them makes you a Cylon."
            ),
            text("A Cylon may stay hidden and do harm in secret, or reveal a Cylon card as an action."),
        ),
    ),
)

# R3.b, R18
CYLON = (
    Passage(
        (
            text(
                "Discard down to 3 skill cards, give up titles, go to the Resurrection Ship, and draw a super crisis"
                " card. If it is your turn, it ends."
            ),
            text("From then on, what stands on your character sheet and on skill cards does nothing for you."),
        ),
        text("Being revealed"),
    ),
    Passage(
        (
            text(
                "Draw {n} skill cards of any types, with Exodus of different ones. Move to any Cylon location and take"
                " its action. You draw no crisis.",
                n=CYLON_DRAW,
            ),
        ),
        text("Your turn"),
    ),
    Passage((text("Add at most 1 card to each skill check."),), text("Skill checks")),
)

# R23
EXECUTION = (
    Passage((text("The whole hand of skill cards is discarded."),)),
    Passage(
        (
            text(
                "If the player holds a Cylon card, it is revealed without its effect and without a super crisis card;"
                " the player goes on as a Cylon player."
            ),
        ),
        text("A Cylon"),
    ),
    Passage(
        (
            text(
                "Otherwise, all loyalty cards are revealed and 1 morale is lost. The character is out of the game; the"
                " player chooses another one and receives a new loyalty card."
            ),
        ),
        text("A human"),
    ),
)

# R28.a
SECRECY = (
    Passage(
        (
            text("Everybody may accuse, claim, and lie about which side they are on."),
            text('Nobody tells exact strengths of cards in hand: "a little" or "a lot" is fine.'),
            text("Nobody tells which cards or which skills go into a check, neither before nor after."),
            text(
                "Of a card that you have seen in secret, say no more than good or bad; of a loyalty card, no more than"
                " human or Cylon, true or not."
            ),
        ),
    ),
)
