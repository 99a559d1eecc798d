"""The front end has words for everything it says: no key and no name of a thing can reach the screen."""

import re
from collections.abc import Iterable, Iterator
from itertools import product
from typing import get_args, get_type_hints

import pytest

from bsg.engine import BSG
from bsg.engine.cards.windows import PRESETS
from bsg.engine.places import RING
from bsg.engine.rules import Base
from bsg.engine.views import AbilityView
from bsg.engine.vocabulary import Activation, CharacterType, Outcome, Resource, Team
from bsg.kernel import TABLE, Game, Illegal, Running
from bsg.tables.chairs.kinds import KINDS
from bsg.tables.line.strings import house, strings
from bsg.tables.models import Table
from tests.kernel.toy import KEY, TOY
from tests.services import ROOT

STATIC = ROOT / "static"
OF_THE_TABLE = sorted((STATIC / "table").rglob("*.js"))
OF_THE_GAME = sorted((STATIC / "bsg").rglob("*.js"))
MODULES = [*OF_THE_TABLE, *OF_THE_GAME]
SOURCE = "".join(module.read_text() for module in MODULES)


def keys(source: str) -> set[str]:
    return set(re.findall(r'\bt\((?:\w+ \? )?"([\w:-]+)"', source)) | set(
        re.findall(r'\bt\(\w+ \? "\w+" : "(\w+)"', source)
    )


def families(call: str, source: str = SOURCE) -> set[str]:
    """The beginnings of the keys that the client puts together itself."""
    return set(re.findall(rf"\b{call}\(`([\w:]+:)\$\{{", source))


def test_every_string_of_the_front_end_exists() -> None:
    assert len(keys(SOURCE)) > 100
    assert keys(SOURCE) - strings(BSG).keys() == set()


def test_the_table_says_nothing_to_any_game_for_which_the_house_has_no_words() -> None:
    """What it asks whether it is known may be the game's."""
    source = "".join(module.read_text() for module in OF_THE_TABLE)
    asked = set(re.findall(r'\bknown\("(\w+)"\)', source))
    whole = families("t", source) - families("known", source)

    assert keys(source) - asked - house().keys() == set()
    assert [family for family in whole if not any(key.startswith(family) for key in house())] == []


def test_no_string_is_left_over() -> None:
    named = ("ally:", "crossroads:", "token:")  # by the server, with what is in sight
    begun = (*re.findall(r"`([\w]+:)\$\{", SOURCE), *named, "skill:", "res:", "ship:", "letter:", "none:")

    assert [key for key in strings(BSG) if f'"{key}"' not in SOURCE and not key.startswith(begun)] == []


# keys that the client puts together out of what the engine says -------------------------------------------------------


def games(game: Game[Base] = BSG) -> Iterator[Running[Base]]:
    """One of each combination of boxes and variants."""
    settings = [setting for setting in game.settings() if setting.name not in ("quick",)]
    ways = [
        [[], *([choice.value] for choice in setting.choices), [choice.value for choice in setting.choices]]
        if setting.many
        else [choice.value for choice in setting.choices]
        for setting in settings
    ]
    for chosen in product(*ways):
        try:
            yield game.new(dict(zip((setting.name for setting in settings), chosen, strict=True)), KEY)
        except Illegal:
            continue  # they do not fit together


GAMES = list(games())


def constant(name: str) -> list[str]:
    """The strings of a list or the values of an object in the client's source."""
    (inside,) = re.findall(rf"const {name} = [\[{{](.*?)[\]}}];", SOURCE)
    return [word for _, word in re.findall(r'(\w+: )?"([\w-]+)"', inside)]


def steps() -> set[str]:
    names = set()
    for running in GAMES:
        rules = running.rules
        for cylon in (False, True):
            rules.player(rules.current).cylon = cylon
            names |= {step.__name__ for step in (*rules.turn_steps(), *rules.end_steps())}
    return names


def seen(section: str, field: str) -> set[str]:
    """What stands in a field of a list of the view, in any of the games."""
    return {str(getattr(one, field)) for running in GAMES for one in BSG.view(running.position, TABLE)[section]}


def in_play(which: str) -> set[str]:
    """Skills, titles, ships … that are in play in any of the games, as their rulebooks say."""
    return {str(one) for running in GAMES for one in getattr(running.rules, f"{which}_in_play")()}


SHIPS = [*in_play("ships"), "centurion"]
VIPERS = {str(model) for running in GAMES for model in running.rules.vipers_in_game()}
RESERVES = [*VIPERS, "raptor", "nuke", "civilian"]
HELD = re.findall(r'data-explain="help:(\w+)"', SOURCE)

VALUES: dict[str, Iterable[str]] = {
    "ability:": get_args(get_type_hints(AbilityView)["kind"]),
    "about:skill:": in_play("skills"),
    "about:": [*SHIPS, *(f"skill:{skill}" for skill in in_play("skills")), *RESERVES, *HELD],
    "activate:": Activation,
    "area:": RING,
    "camp:": Team,
    "claim:": [level.key for level in BSG.claims().levels],
    "colour:": re.findall(r'"(\w+)"', " ".join(re.findall(r"const colours = (.*)", SOURCE))),
    "deck:": seen("decks", "deck"),
    "during:": ["crossroads", "trial"],
    "fate:": set(re.findall(r'"(\w+)"', " ".join(re.findall(r"const fate = (.*);", SOURCE)))),
    "help:": HELD,
    "key:": [*constant("KEYS"), *constant("REPLAY_KEYS")],
    "key_does:": [*constant("KEYS"), *constant("REPLAY_KEYS")],
    "letter:": in_play("skills"),
    "moment:": set(re.findall(r'kind: "(\w+)", weight', SOURCE))
    - {"arrival", "title", "cylon", "ending"},  # named otherwise
    "bot_pace:": Table.BotPace.values,
    "link:": set(re.findall(r'link: (?:.* )?"(\w+)"', SOURCE)) - {"open", "connecting", "checking"},  # those are silent
    "outcome:": Outcome,
    "phase:": constant("PHASES"),
    "pilot:": VIPERS,
    "preset:": [*PRESETS, "own"],
    "preset_says:": PRESETS,
    "propose:": KINDS,
    "reminder:": constant("KINDS"),
    "proof:": ["busy", "good", "lost", *re.findall(r'return "(false_\w+)"', SOURCE)],
    "replay:": [*re.findall(r'<\$\{Key\} name="(\w+)"', SOURCE), "play", "pause"],
    "res:": Resource,
    "reserve:": RESERVES,
    "result:": constant("RESULTS"),
    "ship:": [*SHIPS, *in_play("places")],
    "ships:": ["basestar", "raider", "heavy-raider", *VIPERS],
    "side:": ["log", "chat", "notes"],
    "side_of:": constant("SIDES"),
    "skill:": in_play("skills"),
    "step:": steps(),
    "tab:": constant("TABS"),
    "team:": Team,
    "title:": in_play("titles"),
    "type:": CharacterType,
    "won:": Team,
}

# What the client says only if there are words for it: nothing else would be said.
IF_KNOWN = {"about:deck:", "about:title:", "advice:"} | {
    "check:",
    "confirm:",
    "group:",
    "hint:",
    "in_hand:",
    "kept:",
    "none:",
    "pass:",
    "secret:",
    "short:",
}


def test_every_family_is_watched() -> None:
    assert families("t") | families("known") == VALUES.keys() | IF_KNOWN
    assert families("known") == IF_KNOWN | {"area:"}  # which is asked in order to tell space from a location


@pytest.mark.parametrize("family", VALUES)
def test_there_are_words_for_all_that_can_be_said(family: str) -> None:
    said = {f"{family}{value}" for value in VALUES[family]}

    assert said
    assert said - strings(BSG).keys() == set()


def test_exodus_and_its_variants_are_among_the_games() -> None:
    assert "discard_quorum_to_limit" in steps()
    assert "loyalty-humans" in seen("decks", "deck")
    assert len(GAMES) > 10


def test_a_word_that_is_missing_would_be_noticed() -> None:
    assert keys('t("nowhere")') - strings(BSG).keys() == {"nowhere"}
    assert families("t", "t(`nowhere:${thing}`)") == {"nowhere:"}
    assert strings(TOY).keys() < strings(BSG).keys()
