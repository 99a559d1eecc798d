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
        "human",
        text("Your side"),
        (
            Choice("chance", None, text("By chance")),
            Choice("human", 0, text("Human for certain")),
        ),
        default="chance",
        silent=True,
        alone=True,
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
        default_alone="quick",
    ),
    Setting(
        "windows",
        text("Stops for responses"),
        (
            Choice(
                "usual",
                "usual",
                text("The usual ones"),
                text("Before our rolls and checks, after totals, when a viper is hit. Everybody can change it."),
            ),
            Choice(
                "few",
                "few",
                text("Few"),
                text("At checks and crises, not during battles: for games over days. Everybody can change it."),
            ),
            Choice(
                "all",
                "all",
                text("All"),
                text("Wherever a card could be played, also before each roll of the Cylons. Everybody can change it."),
            ),
        ),
        default="usual",
        silent=True,
    ),
)
