"""What people agree on before a game, and what each choice means in one line."""

from bsg.engine.numbers import PLAYERS
from bsg.kernel import Choice, Setting, text

SETTINGS = (
    Setting(
        "players", text("Players"), tuple(Choice(str(n), n, text("{n}", n=n)) for n in PLAYERS), default="4", first=True
    ),
    Setting(
        "set",
        text("Set"),
        (
            Choice("base", "base", text("Base game"), text("The game out of the first box. Best for your first time.")),
            Choice(
                "exodus",
                "exodus",
                text("Exodus"),
                text("More crises, skill cards that work inside checks, executions, more characters."),
            ),
        ),
        default="base",
        first=True,
    ),
    Setting(
        "variants",
        text("Variants"),
        (
            Choice(
                "personal-goals",
                "personal-goals",
                text("Personal goals"),
                text("Some humans must fulfil a secret goal, or the fleet pays for it at the end. Only with Exodus."),
            ),
            Choice(
                "final-five",
                "final-five",
                text("Final Five"),
                text("Some human loyalty cards punish whoever looks at them. Only with Exodus."),
            ),
        ),
        many=True,
    ),
    Setting(
        "no_sympathizer",
        text("Sympathizer"),
        (
            Choice(
                "with",
                False,
                text("As in the rules"),
                text("With 4 or 6 players: whoever gets it goes to the Brig or to the Cylons, as the fleet fares."),
            ),
            Choice(
                "without",
                True,
                text("Left out"),
                text("Nobody changes sides by it; the fleet begins with less instead. Only with 4 or 6 players."),
            ),
        ),
        default="with",
        silent=True,
    ),
    Setting(
        "quick",
        text("Responses"),
        (
            Choice(
                "strict",
                False,
                text("Strict"),
                text("Everybody who might respond is asked, so that nothing is given away."),
            ),
            Choice(
                "quick",
                True,
                text("Quick"),
                text("Only those who can respond are asked: faster, but it tells something about hands."),
            ),
        ),
        default="strict",
    ),
)
