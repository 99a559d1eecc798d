"""The crises of Exodus: each result box and each option, exactly, and who chooses."""

import pytest

from bsg.engine.scenario import Scenario
from tests.engine.covering import covers
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, Position, changes, draw_crisis, icon, position, with_hands
from tests.engine.reference import crisis, reference

SEATS = {"current": ZAREK, "admiral": TIGH, "president": ROSLIN}
HIT = {"damaged": ("armory",)}
TO_SICKBAY, TO_BRIG = {"zarek at": "sickbay"}, {"zarek at": "brig"}
ONE_EACH = {"zarek holds": -1, "tigh holds": -1, "roslin holds": -1}
PRESIDENT_PAYS = {"roslin holds": -2, "zarek holds": -3}
ADMIRAL_PAYS = {"tigh holds": -2, "zarek holds": -3}


def prepared() -> Scenario:
    """Six, four and five cards in hand, three raptors, jump preparation at 1; the Armory is hit first."""
    return with_hands(exodus_table().raptors(3).jump(1).damage_tokens("armory", "hangar-deck"))


def with_icon(card: str, changed: Position) -> Position:
    jump = changed.get("jump", 0) + icon(card).get("jump", 0)
    rest = {what: change for what, change in changed.items() if what != "jump"}
    return rest | ({"jump": jump} if jump else {})


@pytest.mark.parametrize(
    ("card", "box", "changed"),
    [
        ("Airlock Leak", "pass", {}),
        ("Airlock Leak", "fail", HIT | TO_SICKBAY),
        ("Centurion Assault", "pass", {}),
        ("Centurion Assault", "fail", {"raptors": -1} | TO_SICKBAY),
        ("Divisive Behavior", "pass", {}),
        ("Divisive Behavior", "fail", {"morale": -1}),
        ("Guilty Conscience", "pass", {}),
        ("Guilty Conscience", "fail", {"zarek holds": -3}),
        ("Haunted by the Past", "pass", {}),
        ("Haunted by the Past", "fail", ONE_EACH),
        ("Hidden Identity", "pass", {}),
        ("Hidden Identity", "fail", {"morale": -1} | TO_BRIG),
        ("In the Ring", "pass", {"morale": 1}),
        ("In the Ring", "fail", {"morale": -1} | TO_SICKBAY),
        ("Joe's Bar", "pass", {"morale": 1}),
        ("Joe's Bar", "fail", {"morale": -1} | TO_BRIG),
        ("Power Failure", "pass", {}),
        ("Power Failure", "fail", {"jump": -1}),
        ("Strange Beacon", "pass", {}),
        ("Strange Beacon", "fail", {"jump": -1}),
        ("Temple of the Five", "pass", {}),
        ("Temple of the Five", "fail", {"jump": -1}),
        ("Threat of Super Nova", "pass", {}),
        ("Threat of Super Nova", "fail", {"population": -1} | HIT),
        ("Unexplained Deaths", "pass", {}),
        ("Unexplained Deaths", "fail", {"morale": -1, "population": -1}),
        ("Unfair Bias", "pass", {}),
        ("Unfair Bias", "fail", HIT | {"zarek holds": -6}),
    ],
)
@covers("{card}")
def test_each_result_box_does_what_it_says_and_nothing_else(card: str, box: str, changed: Position) -> None:
    """Without a skill check ability in the check there is no consequence (R7.35)."""
    scenario = prepared()
    before = position(scenario.state)

    play = draw_crisis(scenario, card, box).finish()

    assert changes(before, play.state) == with_icon(card, changed)


@pytest.mark.parametrize(
    ("card", "option", "box", "roll", "changed"),
    [
        ("Ambushed by the Press", 0, "", 0, {"morale": -1}),
        ("Ambushed by the Press", 1, "", 0, {"roslin holds": -5}),
        ("Appoint Head of Security", 0, "", 0, {"tigh holds": -2}),
        ("Appoint Head of Security", 1, "", 0, {"morale": -1} | HIT),
        ("Consult the Prisoner", 0, "pass", 0, {"jump": 1}),
        ("Consult the Prisoner", 0, "fail", 0, ONE_EACH | TO_BRIG),
        ("Consult the Prisoner", 1, "", 0, ADMIRAL_PAYS),
        ("Controversial Manuscript", 0, "", 0, {"morale": -1}),
        ("Controversial Manuscript", 1, "", 0, {"morale": 1, "damaged": ("armory", "hangar-deck")}),
        ("Cylon Genocide", 0, "pass", 0, {}),
        ("Cylon Genocide", 0, "fail", 0, {"morale": -1}),
        ("Cylon Genocide", 1, "", 4, TO_BRIG),
        ("Cylon Genocide", 1, "", 5, {}),
        ("Familiar Face", 0, "pass", 0, {}),
        ("Familiar Face", 0, "fail", 0, {"morale": -1, "tigh holds": -4}),
        ("Familiar Face", 1, "", 0, {"morale": -1}),
        ("Hera Rescued", 0, "pass", 0, {}),
        ("Hera Rescued", 0, "fail", 0, {"morale": -2, "raptors": -1}),
        ("Hera Rescued", 1, "", 0, {"morale": -1}),
        ("Hidden Explosives", 0, "", 0, {"raptors": -1} | TO_SICKBAY),
        ("Hidden Explosives", 1, "", 0, {"morale": -1}),
        ("Interrogation", 0, "", 0, TO_SICKBAY),
        ("Interrogation", 1, "", 0, ADMIRAL_PAYS),
        ("Labor Dispute", 0, "", 0, {"morale": -2}),
        ("Labor Dispute", 1, "", 0, {"fuel": -1, "jump": -1}),
        ("Medal of Distinction", 0, "", 0, {"morale": 1}),
        ("Medal of Distinction", 1, "", 0, {"morale": -1}),
        ("Mysterious Guide", 0, "pass", 0, {"jump": 1}),
        ("Mysterious Guide", 0, "fail", 0, {"fuel": -1, "zarek holds": -6}),
        ("Mysterious Guide", 1, "", 0, {"morale": -1}),
        ("Mysterious Message", 0, "pass", 0, {}),
        ("Mysterious Message", 0, "fail", 0, {}),
        ("Mysterious Message", 1, "", 0, {}),
        ("Raptor Malfunction", 0, "pass", 0, {}),
        ("Raptor Malfunction", 0, "fail", 0, HIT | {"raptors": -1}),
        ("Raptor Malfunction", 1, "", 0, TO_SICKBAY),
        ("Set a Trap", 0, "pass", 0, {}),
        ("Set a Trap", 0, "fail", 0, TO_SICKBAY),
        ("Set a Trap", 1, "", 5, {}),
        ("The Circle", 0, "", 0, {"title:president": "zarek"}),
        ("The Circle", 1, "", 0, PRESIDENT_PAYS),
        ("The Passage", 0, "pass", 0, {"jump": 1}),
        ("The Passage", 1, "", 6, TO_SICKBAY),
        ("The Passage", 1, "", 7, {}),
        ("Truth and Reconciliation", 0, "", 0, {"morale": -1} | TO_BRIG),
        ("Truth and Reconciliation", 1, "", 0, PRESIDENT_PAYS),
        ("Unwelcome Faces", 0, "", 0, {"tigh holds": -4} | TO_BRIG),
        ("Unwelcome Faces", 1, "", 0, {"morale": -1} | HIT),
        ("Widespread Starvation", 0, "", 0, {"food": -2}),
        ("Widespread Starvation", 1, "", 0, {"food": -1, "population": -1}),
    ],
)
@covers("{card}")
def test_each_option_does_what_it_says_and_nothing_else(
    card: str, option: int, box: str, roll: int, changed: Position
) -> None:
    scenario = prepared()
    if roll:
        scenario.rolls(roll)
    before = position(scenario.state)

    play = draw_crisis(scenario, card, box, option).finish()

    assert changes(before, play.state) == with_icon(card, changed)


CHOICES = [e["name"] for e in reference("crisis_exodus") if e["kind"] == "choice" and "variant" not in e]


@pytest.mark.parametrize("card", CHOICES)
@covers("{card}")
def test_the_card_says_who_chooses(card: str) -> None:
    """R8.17"""
    play = exodus_table().crisis(card).to("crisis_choice")

    assert play.ask.seat == SEATS[crisis(card)["chooser"]]
    assert play.ask.options == ("opt:0", "opt:1")
    play.finish()
