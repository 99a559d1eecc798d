"""The crises of Exodus with ships, choices inside a result, looks, executions; and every consequence."""

import pytest

from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import NEUTRAL, becomes, crisis_with, everybody_adds, exodus_table, gets, place_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, changes, draw_crisis, finish, position, with_hands
from tests.engine.space import FRONT, PORT_AFT, REAR, STARBOARD_AFT, hangar, sky

# ── consequences (R7.34–R7.36) ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("box", ["pass", "fail"])
@pytest.mark.parametrize("card", ["Divisive Behavior", "In the Ring"])
@covers("{card}", "Protect the Fleet")
def test_the_current_player_has_another_player_hurt_whatever_the_result(card: str, box: str) -> None:
    play = crisis_with(exodus_table(), card, box, NEUTRAL).to("character")
    assert (play.ask.seat, play.ask.options) == (ZAREK, ("seat:1", "seat:2"))
    assert play.state.check is not None
    assert play.state.check.total is None

    play.answer("seat:2").finish()

    assert place_of(play, ROSLIN) == Place.SICKBAY
    in_sickbay = card == "In the Ring" and box == "fail"
    assert place_of(play, ZAREK) == (Place.SICKBAY if in_sickbay else Place.ADMINISTRATION)


@covers("Haunted by the Past")
def test_whoever_is_haunted_by_the_past_loses_his_titles_to_the_next_in_line() -> None:
    """Tigh is next as Admiral, Roslin as President."""
    scenario = exodus_table().title(Title.ADMIRAL, ZAREK).title(Title.PRESIDENT, ZAREK)

    play = crisis_with(scenario, "Haunted by the Past", "pass", NEUTRAL).finish()

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: TIGH}


@covers("Haunted by the Past")
def test_a_haunted_admiral_keeps_a_title_that_nobody_else_can_hold() -> None:
    """R21.11: nobody in the Brig becomes Admiral."""
    scenario = exodus_table().title(Title.ADMIRAL, ZAREK).at(TIGH, Place.BRIG).at(ROSLIN, Place.BRIG)
    added = {TIGH: gets(scenario, TIGH, NEUTRAL)}

    play = everybody_adds(scenario.crisis("Haunted by the Past"), added).finish()

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: ZAREK}


@covers("Power Failure")
def test_a_power_failure_damages_galactica_as_a_consequence() -> None:
    scenario = exodus_table().jump(1).damage_tokens("armory")
    before = position(scenario.state)

    play = crisis_with(scenario, "Power Failure", "fail", NEUTRAL).finish()

    assert changes(before, play.state) == {"jump": -1, "damaged": ("armory",)}


@covers("Threat of Super Nova")
def test_basestars_shoot_when_a_super_nova_threatens() -> None:
    scenario = exodus_table().ships(FRONT, basestars=1).rolls(4).damage_tokens("armory")

    play = crisis_with(scenario, "Threat of Super Nova", "pass", NEUTRAL).finish()

    assert play.state.damaged == [Place.ARMORY]


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Appoint Head of Security")
def test_all_vipers_in_space_come_back_but_those_that_are_damaged() -> None:
    scenario = exodus_table().ships(FRONT, vipers=2).ships(REAR, vipers=1).vipers(damaged=2)

    play = scenario.crisis("Appoint Head of Security").to("crisis_choice").answer("opt:0").finish()

    assert hangar(play.state) == (6, 2, 0)
    assert sky(play.state) == {}


@covers("Cylon Genocide")
def test_genocide_destroys_every_cylon_ship_but_no_centurion() -> None:
    scenario = exodus_table().ships(FRONT, basestars=2, raiders=5).ships(REAR, heavy_raiders=2, vipers=1).boarding(1)
    scenario.basestar_damage(FRONT, "critical-hit")

    play = draw_crisis(scenario, "Cylon Genocide", "pass", 0)
    play.finish()

    assert sky(play.state) == {REAR: {"vipers": 1}}
    assert play.state.boarding == [1, 0, 0, 0]
    assert len(play.state.basestar_tokens) == 4


@covers("Cylon Genocide")
def test_a_failed_genocide_brings_basestars_launches_and_heavy_raiders_in_this_order() -> None:
    """No raider was there, so that the icon of the card makes the new ones act."""
    scenario = exodus_table().ships(FRONT, basestars=1).rolls(4).damage_tokens("armory")

    play = draw_crisis(scenario, "Cylon Genocide", "fail", 0).finish()

    assert play.state.damaged == [Place.ARMORY]
    assert sky(play.state)[FRONT] == {"raiders": 3, "heavy_raiders": 1, "basestars": 1}
    assert [words for words in play.said if words.startswith("The Cylons ")] == [
        "The Cylons activate their basestars.",
        "The Cylons launch raiders.",
        "The Cylons activate their heavy raiders and centurions.",
        "The Cylons activate their raiders.",
    ]


@covers("Medal of Distinction")
def test_the_admiral_places_two_civilian_ships_and_then_raiders_act() -> None:
    """R13.14"""
    scenario = exodus_table().ships(REAR, raiders=1)
    play = scenario.crisis("Medal of Distinction").to("crisis_choice").answer("opt:0").to("area")
    assert play.ask.seat == TIGH

    play.answer("area:front").answer("area:rear").finish()

    assert sky(play.state) == {FRONT: {"civilians": 1}, REAR: {"raiders": 1}}
    assert len(play.state.civilians_lost) == 1


@covers("Mysterious Message")
def test_a_message_that_is_not_understood_brings_raiders_and_then_basestars_shoot() -> None:
    scenario = exodus_table().ships(FRONT, basestars=1).rolls(4, 1, 1, 1).damage_tokens("armory")

    play = draw_crisis(scenario, "Mysterious Message", "fail", 0).finish()

    assert sky(play.state) == {FRONT: {"raiders": 3, "basestars": 1}}
    assert play.state.damaged == [Place.ARMORY]


@covers("Mysterious Message")
def test_refusing_to_listen_only_makes_basestars_shoot() -> None:
    scenario = exodus_table().ships(FRONT, basestars=1).rolls(4).damage_tokens("armory")

    play = draw_crisis(scenario, "Mysterious Message", "", 1).finish()

    assert play.state.damaged == [Place.ARMORY]


@pytest.mark.parametrize(("roll", "centurions"), [(4, 1), (5, 0)])
@covers("Set a Trap")
def test_without_a_trap_a_low_roll_lets_a_centurion_in(roll: int, centurions: int) -> None:
    play = draw_crisis(exodus_table().rolls(roll), "Set a Trap", "", 1).finish()

    assert play.state.boarding[0] == centurions


@covers("Set a Trap")
def test_a_trap_destroys_a_centurion_of_the_current_players_choice() -> None:
    play = draw_crisis(exodus_table().boarding(1, 3), "Set a Trap", "pass", 0).to("centurion")
    assert play.ask.seat == ZAREK

    play.answer("ship:centurion@2")

    assert play.state.boarding == [1, 0, 0, 0]


@covers("Set a Trap")
def test_a_trap_that_fails_lets_a_centurion_in() -> None:
    play = draw_crisis(exodus_table(), "Set a Trap", "fail", 0).finish()

    assert play.state.boarding == [1, 0, 0, 0]


@covers("Strange Beacon")
def test_a_beacon_clears_one_area_of_the_current_players_choice() -> None:
    scenario = exodus_table().ships(REAR, basestars=1, raiders=4, heavy_raiders=1, vipers=1).ships(FRONT, raiders=1)
    scenario.basestar_damage(REAR, "structural-damage")

    play = draw_crisis(scenario, "Strange Beacon", "pass").to("area")
    assert play.ask.seat == ZAREK
    play.answer("area:rear")

    assert sky(play.state)[REAR] == {"vipers": 1}
    assert "structural-damage" in play.state.basestar_tokens


@covers("The Passage")
def test_two_ships_that_are_not_on_the_board_are_lost_in_the_passage() -> None:
    """R13.16"""
    scenario = exodus_table().ships(PORT_AFT, civilians=("population-1",))

    play = draw_crisis(scenario, "The Passage", "fail", 0).finish()

    assert len(play.state.civilians_lost) == 2
    assert sky(play.state)[PORT_AFT] == {"civilians": 1}


@pytest.mark.parametrize(
    ("card", "box", "option"),
    [("Strange Beacon", "fail", None), ("Temple of the Five", "fail", None), ("Labor Dispute", "", 1)],
)
@covers("{card}")
def test_the_jump_track_goes_one_space_back(card: str, box: str, option: int | None) -> None:
    """R15.2"""
    play = draw_crisis(exodus_table().jump(3), card, box, option).finish()

    assert play.state.jump == 2


# ── choices inside a result, looks ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("picked", "place"), [("seat:2", Place.BRIG), ("opt:nobody", Place.PRESIDENTS_OFFICE)])
@covers("Familiar Face")
def test_the_admiral_may_arrest_a_familiar_face(picked: str, place: Place) -> None:
    play = draw_crisis(exodus_table(), "Familiar Face", "pass", 0).to("character")
    assert (play.ask.seat, len(play.ask.options)) == (TIGH, 4)

    play.answer(picked)

    assert place_of(play, ROSLIN) == place


@pytest.mark.parametrize(("answer", "memos"), [("opt:yes", 1), ("opt:no", 0)])
@covers("Interrogation")
def test_the_admiral_may_look_at_a_loyalty_card_of_whom_he_had_beaten_up(answer: str, memos: int) -> None:
    play = exodus_table().crisis("Interrogation").to("crisis_choice").answer("opt:0").to("character")
    assert (play.ask.seat, play.ask.options) == (TIGH, ("seat:0", "seat:2"))

    play.answer("seat:2").to("may").answer(answer).finish()

    assert place_of(play, ROSLIN) == Place.SICKBAY
    assert len(play.rules.player(TIGH).memos) == memos


@covers("Interrogation")
def test_where_nobody_can_be_beaten_up_nobody_is_looked_at_either() -> None:
    """R22.15"""
    scenario = exodus_table().at(ZAREK, Place.SICKBAY).at(ROSLIN, Place.BRIG)

    play = scenario.crisis("Interrogation").to("crisis_choice").answer("opt:0").finish()

    assert play.rules.player(TIGH).memos == []


@covers("Interrogation")
def test_the_admiral_is_not_offered_a_look_that_nobody_may_take() -> None:
    """R17.7"""
    scenario = exodus_table().kept("Detector Sabotage")

    play = scenario.crisis("Interrogation").to("crisis_choice").answer("opt:0").to("character").answer("seat:2")

    assert play.over or play.ask.kind != "may"
    assert place_of(play, ROSLIN) == Place.SICKBAY
    assert "While Detector Sabotage is in play, nobody looks at loyalty cards." in play.said


@covers("Mysterious Message")
def test_the_current_player_may_search_the_destiny_deck_and_nobody_else_sees_it() -> None:
    """H7"""
    play = draw_crisis(exodus_table(), "Mysterious Message", "pass", 0).to("may").answer("opt:yes")
    destiny = sorted(play.state.destiny)
    assert (play.ask.seat, play.ask.sizes, play.ask.shows) == (ZAREK, (2,), "seat")
    assert len(play.ask.options) == len(destiny)

    play.answer(*play.ask.options[:2])

    assert sorted(play.state.destiny) == destiny[2:]
    assert len(play.rules.player(ZAREK).memos) == 1


@covers("Temple of the Five")
def test_in_the_temple_the_current_player_may_draw_two_cards_of_his_skill_set() -> None:
    """R6.3: two of tactics, though Zarek receives only one of them each turn."""
    play = draw_crisis(exodus_table(), "Temple of the Five", "pass").to("may").answer("opt:yes")
    assert {option.split("#")[0] for option in play.ask.options} == {
        "skill:politics",
        "skill:leadership",
        "skill:tactics",
    }

    play.answer("skill:tactics#0", "skill:tactics#1")

    assert play.rules.player(ZAREK).could_hold == {"tactics": 2}


@covers("Temple of the Five")
def test_a_cylon_player_has_no_skill_set_to_draw_from_in_the_temple() -> None:
    """R6.3, R18.9"""
    play = draw_crisis(exodus_table().cylon(ZAREK), "Temple of the Five", "pass").finish()

    assert "The check is passed." in play.said
    assert play.rules.player(ZAREK).hand == []


@covers("The Circle")
def test_the_circle_may_have_the_current_player_executed_and_his_turn_is_over() -> None:
    """R3.23: the icons of the card are skipped."""
    scenario = exodus_table().ships(FRONT, raiders=1).ships(STARBOARD_AFT, civilians=("empty",))
    play = scenario.crisis("The Circle").to("crisis_choice").answer("opt:0").to("choose")
    assert play.ask.seat == ROSLIN

    becomes(play.answer("opt:second"), "gaeta").finish()

    assert play.rules.player(ZAREK).character == "gaeta"
    assert play.state.turn_over
    assert (play.state.jump, sky(play.state)[FRONT]) == (0, {"raiders": 1})
    assert play.state.crisis.discard == ["the-circle"]


@covers("The Circle")
def test_the_president_may_hand_the_office_on_instead() -> None:
    play = exodus_table().crisis("The Circle").to("crisis_choice").answer("opt:0").answer("opt:first")
    assert (play.ask.seat, play.ask.options) == (ROSLIN, ("seat:0", "seat:1"))

    play.answer("seat:1")

    assert play.rules.holder(Title.PRESIDENT) == TIGH


@covers("Truth and Reconciliation", "Unwelcome Faces")
def test_somebody_must_be_arrested_even_if_it_is_the_one_who_chooses() -> None:
    """R22.13, R22.17"""
    scenario = with_hands(exodus_table().at(ZAREK, Place.BRIG).at(ROSLIN, Place.BRIG))

    finish(scenario.crisis("Unwelcome Faces"), crisis_choice="opt:0")
    play = finish(scenario.crisis("Truth and Reconciliation"), crisis_choice="opt:0")

    assert place_of(play, TIGH) == Place.BRIG
    assert play.state.dials["morale"] == 9
