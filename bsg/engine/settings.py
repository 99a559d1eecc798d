"""What people agree on before a game, and what each choice means in one line; boxes say it of themselves."""

from bsg.engine.box import Option, offered
from bsg.engine.numbers import PLAYERS
from bsg.kernel import Choice, Setting, text


def settings() -> tuple[Setting, ...]:
    players = tuple(Choice(str(n), n, text("{n}", n=n)) for n in PLAYERS)
    return (
        Setting("players", text("Players"), players, default="4", first=True),
        Setting("set", text("Set"), choices("set"), default="base", first=True),
        Setting("variants", text("Variants"), choices("variants"), many=True),
        *HOUSE_RULES,
    )


def choices(option: Option) -> tuple[Choice, ...]:
    return tuple(Choice(box.name, box.name, box.label, box.help) for box in offered(option))


HOUSE_RULES = (
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
