"""What one might look for among the options and cannot choose now says why, to nobody but oneself."""

import pytest

from bsg.engine.cards.locations import LOCATIONS, leave_the_brig
from bsg.engine.effects import NOTHING, check, looks, passes_title, sends_chosen
from bsg.engine.exodus.skills import state_of_emergency
from bsg.engine.positions import positions
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Skill, Title, Who, at_seat
from bsg.kernel import questions, text
from tests.engine.rules.test_setup import new_game

ADAMA, ROSLIN, STARBUCK, HELO, CHIEF = range(5)


def reasons(play: Play) -> dict[str, str]:
    return {option: str(why) for option, why in play.ask.dimmed.items()}


def why_not(play: Play, option: str) -> str | None:
    """Nothing is against an option."""
    assert (option in play.ask.options) != (option in play.ask.dimmed), option
    return reasons(play).get(option)


@pytest.fixture
def table() -> Scenario:
    return Scenario("adama", "roslin", "starbuck").hand(0, "Repair 1", "Executive Order 1")


@pytest.fixture
def crew() -> Scenario:
    """Helo is stranded."""
    scenario = Scenario("adama", "roslin", "starbuck", "helo", "chief")
    return scenario.hand(ADAMA, "Executive Order 1").at(ADAMA, Place.COMMAND)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Place.FTL_CONTROL, "The fleet is not ready to jump: the jump track is still in the red."),
        (Place.WEAPONS_CONTROL, "There is no Cylon ship to attack."),
        (Place.HANGAR_DECK, "It takes a pilot and a viper that can fly."),
        (Place.ARMORY, "No centurion is on board."),
        (Place.SICKBAY, "There is no action here."),
        (Place.PRESIDENTS_OFFICE, "Only the President can use the office."),
    ],
)
def test_a_location_that_cannot_be_activated(table: Scenario, place: Place, why: str) -> None:
    play = table.at(0, place).start().to("action")

    assert reasons(play)[f"loc:{place}"] == why


@pytest.mark.parametrize(
    ("jammed", "civilians", "why"),
    [
        (False, ("empty",), None),
        (False, (), "No civilian ship is in space."),
        (True, ("empty",), "While crisis:jammed-assault is in play, Communications cannot be activated."),
        (True, (), "While crisis:jammed-assault is in play, Communications cannot be activated."),
    ],
)
def test_why_nobody_is_contacted(table: Scenario, jammed: bool, civilians: tuple[str, ...], why: str | None) -> None:
    """R8.15: with ships in sight it is the card that stands in the way"""
    if jammed:
        table.kept("Jammed Assault")

    play = table.ships(Place.REAR, civilians=civilians).at(0, Place.COMMUNICATIONS).start().to("action")

    assert why_not(play, "loc:communications") == why


def test_a_damaged_location_says_how_it_is_repaired_and_can_be(table: Scenario) -> None:
    play = table.at(0, Place.ARMORY).damaged(Place.ARMORY).start().to("action")

    assert reasons(play)["loc:armory"] == "It is damaged. A Repair card played here repairs it."
    assert "card:repair-1#0" in play.ask.options


def test_a_sheet_that_forbids_it_is_quoted(table: Scenario) -> None:
    play = table.at(0, Place.ADMIRALS_QUARTERS).start().to("action")

    assert reasons(play)["loc:admirals-quarters"].startswith("Emotionally Attached:")


def test_cards_and_abilities_that_have_nothing_to_do(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("action")

    assert reasons(play)["card:repair-1#0"] == "Nothing is damaged where you are."
    assert reasons(play)["opt:nuke"] == "There is no basestar to launch it at."


def test_nobody_moves_to_the_brig_by_choice(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("move")

    assert reasons(play)["loc:brig"] == "Nobody moves here by choice."


@pytest.mark.parametrize(
    ("bombed", "hand", "why"),
    [
        (False, ["Repair 1"], None),
        (False, [], "To change ships, you must discard a skill card, and you have none."),
        (True, ["Repair 1"], "While super:bomb-on-colonial-one is in play, nobody moves there."),
        (True, [], "While super:bomb-on-colonial-one is in play, nobody moves there."),
    ],
)
def test_why_one_does_not_get_to_colonial_one(table: Scenario, bombed: bool, hand: list[str], why: str | None) -> None:
    """R4.14, R4.19: a card in hand would not open what is closed."""
    if bombed:
        table.state.super_crisis.draw.remove("bomb-on-colonial-one")
        table.state.kept.append("super:bomb-on-colonial-one")

    play = table.hand(ADAMA, *hand).run(lambda rules: rules.move(ADAMA))

    assert why_not(play, "loc:press-room") == why


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        (ADAMA, None),
        (ROSLIN, "This character is there already."),
        (STARBUCK, "This player is a Cylon."),
        (HELO, "This character is stranded, off the board."),
    ],
)
def test_who_is_not_sent_to_the_brig(crew: Scenario, seat: int, why: str | None) -> None:
    """R22.14"""
    play = crew.at(ROSLIN, Place.BRIG).cylon(STARBUCK).resolve(sends_chosen(Place.BRIG))

    assert why_not(play, at_seat(seat)) == why


def test_nobody_is_sent_out_of_the_brig(crew: Scenario) -> None:
    """R22.4, R22.14"""
    play = crew.at(ROSLIN, Place.BRIG).at(STARBUCK, Place.SICKBAY).resolve(sends_chosen(Place.SICKBAY))

    assert why_not(play, at_seat(ROSLIN)) == "This character is in the Brig, and stays there."
    assert why_not(play, at_seat(STARBUCK)) == "This character is there already."


def test_who_is_not_given_an_executive_order(crew: Scenario) -> None:
    """R4.8, R4.9: another human player on the board"""
    play = crew.cylon(STARBUCK).start().to("action").answer("card:executive-order-1#0")

    assert reasons(play) == {
        at_seat(ADAMA): "It has to be another player than you.",
        at_seat(STARBUCK): "This player is a Cylon.",
        at_seat(HELO): "This character is stranded, off the board.",
    }


def test_a_second_order_and_an_order_to_nobody_differ(crew: Scenario) -> None:
    """R4.8"""
    play = crew.hand(ADAMA, "Executive Order 1", "Executive Order 2").start().to("action")
    play.answer("card:executive-order-1#0").answer(at_seat(ROSLIN)).answer("opt:act").to("action")
    alone = Scenario("adama", "roslin", "helo").hand(0, "Executive Order 1").cylon(1).at(0, Place.COMMAND)

    assert play.rules.why_not_play(ADAMA, "executive-order-2") == text("An order was given this turn already.")
    assert reasons(alone.start().to("action"))["card:executive-order-1#0"] == "There is nobody to order."


def test_who_does_not_get_a_title(crew: Scenario) -> None:
    """R21.11: not who has it, no Cylon player, and nobody in the Brig becomes Admiral"""
    crew.at(ROSLIN, Place.BRIG).cylon(STARBUCK)

    play = crew.resolve(passes_title(Title.ADMIRAL, chosen_by=Who.CURRENT))

    assert reasons(play) == {
        at_seat(ADAMA): "This player is title:admiral already.",
        at_seat(ROSLIN): "Nobody in the Brig becomes title:admiral.",
        at_seat(STARBUCK): "This player is a Cylon.",
    }


def test_whose_loyalty_cannot_be_looked_at(crew: Scenario) -> None:
    """R17.5: not one's own, and none that lies open"""
    play = crew.cylon(STARBUCK).resolve(looks(Who.CURRENT, Who.EVERYONE))

    assert reasons(play) == {
        at_seat(ADAMA): "It has to be another player than you.",
        at_seat(STARBUCK): "This player has no hidden loyalty card.",
    }


def test_whom_a_look_does_not_mean(crew: Scenario) -> None:
    """R8.11"""
    play = crew.turn_of(HELO).title(Title.PRESIDENT, ROSLIN).resolve(looks(Who.CURRENT, Who.PRESIDENT, Who.ADMIRAL))

    assert why_not(play, at_seat(STARBUCK)) == "Somebody else is meant."
    assert why_not(play, at_seat(ROSLIN)) is None


def test_whom_a_quorum_card_cannot_mean(crew: Scenario) -> None:
    """R25.9, R25.4"""
    play = crew.cylon(STARBUCK).turn_of(ROSLIN).quorum("Assign Arbitrator").start().to("action")

    play.answer("quorum:assign-arbitrator#0").to("character")

    assert reasons(play) == {
        at_seat(ROSLIN): "It has to be another player than you.",
        at_seat(STARBUCK): "This player is a Cylon.",
    }


def test_whose_hand_a_cylon_cannot_rob(crew: Scenario) -> None:
    """R18.28"""
    crew.cylon(STARBUCK).turn_of(STARBUCK).at(STARBUCK, Place.HUMAN_FLEET).hand(HELO, "Repair 1").hand(
        CHIEF, "Repair 1"
    )

    play = crew.start().to("action").answer("loc:human-fleet")

    assert reasons(play) == {
        at_seat(ROSLIN): "This player has no skill card.",
        at_seat(STARBUCK): "It has to be another player than you.",
    }


def test_a_revealed_cylons_effect_finds_those_on_galactica_only(crew: Scenario) -> None:
    """R18.2, R22.14"""
    crew.at(ROSLIN, Place.PRESS_ROOM).loyalty(ADAMA, "cylon-brig")

    play = crew.start().to("action").answer("loyalty:cylon-brig#0").answer("opt:yes")

    assert why_not(play, at_seat(ROSLIN)) == "This character is not on Galactica."
    assert why_not(play, at_seat(ADAMA)) == "This player is a Cylon."


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("authorization-of-brutal-force", "There is no raider, heavy raider or centurion to destroy."),
        ("presidential-pardon", "There is nobody to choose."),
        ("food-rationing", None),
    ],
)
def test_a_quorum_card_that_cannot_be_played(crew: Scenario, card: str, why: str | None) -> None:
    """R21.14, R25.2"""
    crew.turn_of(ROSLIN).quorum("Authorization of Brutal Force", "Presidential Pardon", "Food Rationing")

    play = crew.start().to("action")

    assert why_not(play, f"quorum:{card}#0") == why


def test_the_presidents_office_says_so_too(crew: Scenario) -> None:
    """R5.c, R25.2"""
    crew.turn_of(ROSLIN).at(ROSLIN, Place.PRESIDENTS_OFFICE).hand(ROSLIN, "Repair 1", "Repair 1")

    play = crew.quorum("Presidential Pardon").start().to("action").answer("loc:presidents-office")
    play.to("presidents_office")

    assert why_not(play, "quorum:presidential-pardon#0") == "There is nobody to choose."


def test_nobody_looks_while_the_detector_is_sabotaged(crew: Scenario) -> None:
    """R17.7"""
    play = crew.turn_of(ROSLIN).kept("Detector Sabotage").quorum("Release Cylon Mugshots").start().to("action")

    said = reasons(play)["quorum:release-cylon-mugshots#0"]
    assert said == "While crisis:detector-sabotage is in play, nobody looks at loyalty cards."


def test_an_ability_that_was_used(crew: Scenario) -> None:
    """R26.2"""
    crew.turn_of(ROSLIN).rules.player(ROSLIN).once_used = True

    play = crew.start().to("action")

    assert why_not(play, "opt:skilled-politician") == "You have used it already."


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("strategic-planning-3", None),
        ("repair-1", "It is played as an action only."),
        ("evasive-maneuvers-1", "It is played when an attack hits a viper only."),
        ("declare-emergency-3", "It is played after a check is totalled only."),
        ("red-tape-0", "It works in a skill check only."),
    ],
)
def test_a_card_whose_moment_it_is_not(card: str, why: str | None) -> None:
    """R29.1, H45: to its owner, in a window that everybody is asked in alike"""
    hand = ("Strategic Planning 3", "Repair 1", "Evasive Maneuvers 1", "Declare Emergency 3", "Red Tape 0")
    scenario = Scenario("adama", "roslin", "starbuck", set="exodus").hand(ROSLIN, *hand)

    play = scenario.run(lambda rules: rules.roll_keeping(ADAMA, text("a roll"))).to("before_roll")

    assert play.ask.seat == ROSLIN
    assert why_not(play, f"card:{card}#0") == why


def test_a_card_that_would_change_nothing_in_this_check() -> None:
    """R27.10"""
    hand = ("Investigative Committee 3", "Scientific Research 3")

    play = Scenario("adama", "roslin", "starbuck").hand(ROSLIN, *hand).resolve(check(7, Skill.ENGINEERING))

    assert reasons(play) == {"card:scientific-research-3#0": "Engineering counts positive in this check anyway."}


def test_a_second_committee_says_that_one_was_enough() -> None:
    """R27.2"""
    hand = ("Investigative Committee 3", "Investigative Committee 4", "Scientific Research 3")
    scenario = Scenario("adama", "roslin", "starbuck").hand(ROSLIN, *hand)

    play = scenario.resolve(check(7, Skill.POLITICS)).answer("card:investigative-committee-3#0")

    said = "All cards of this check are played face up anyway."
    assert reasons(play) == {"card:investigative-committee-4#0": said}


def test_a_cylon_plays_no_cards(crew: Scenario) -> None:
    """R18.13"""
    play = crew.cylon(STARBUCK).turn_of(STARBUCK).hand(STARBUCK, "Repair 1").start().to("action")

    assert why_not(play, "card:repair-1#0") == "Cylon players add skill cards to checks, and do not play them."


@pytest.mark.parametrize(
    ("seat", "limit"),
    [
        (ADAMA, None),
        (ROSLIN, "In the Brig you add at most 1 card."),
        (STARBUCK, "A Cylon player adds at most 1 card."),
        (3, "Misguided: You cannot add more than 3 cards to a skill check."),
        (4, "Impulsive: You cannot add exactly 1 card to a skill check, except in the Brig."),
    ],
)
def test_a_contribution_says_what_limits_it(seat: int, limit: str | None) -> None:
    """R7.17, R7.18"""
    scenario = Scenario("adama", "roslin", "starbuck", "gaeta", "cally", set="exodus").at(ROSLIN, Place.BRIG)
    scenario.cylon(STARBUCK).hand(seat, "Repair 1", "Repair 1", "Repair 1", "Repair 1")

    play = scenario.resolve(check(7, Skill.POLITICS)).to("contribute")

    assert play.ask.seat == seat
    assert (str(play.ask.text.args["limit"]) if limit else play.ask.text.args) == (limit or {})


def test_vipers_that_cannot_be_activated(crew: Scenario) -> None:
    """R13.2, R13.1: no viper is in the reserves, and a piloted one is its pilot's"""
    crew.piloting(STARBUCK, Place.PORT_BOW).ships(Place.PORT_AFT, vipers=1).vipers(destroyed=6)

    play = crew.at(ADAMA, Place.COMMAND).start().to("action").answer("loc:command")

    assert reasons(play) == {
        "ship:viper@reserves": "No viper is in the reserves.",
        at_seat(STARBUCK): "Somebody flies this viper; only unmanned ones can be activated.",
    }


def test_a_viper_is_launched_where_the_tubes_are(crew: Scenario) -> None:
    """R0.10"""
    play = crew.at(ADAMA, Place.COMMAND).start().to("action").answer("loc:command").answer("ship:viper@reserves")

    assert reasons(play).keys() == {"area:front", "area:starboard-bow", "area:starboard-aft", "area:rear"}
    assert set(reasons(play).values()) == {"Vipers are not launched here."}


def test_what_is_out_of_a_vipers_reach(crew: Scenario) -> None:
    """R0.9, R13.2: neighbours only, and what is where it is"""
    crew.ships(Place.FRONT, vipers=1, raiders=1).ships(Place.REAR, raiders=2, basestars=1).at(ADAMA, Place.COMMAND)

    play = crew.start().to("action").answer("loc:command").answer("ship:viper@front")

    assert reasons(play) == {
        "area:starboard-aft": "A viper flies to an adjacent area only.",
        "area:rear": "A viper flies to an adjacent area only.",
        "area:port-aft": "A viper flies to an adjacent area only.",
        "ship:raider@rear": "A viper attacks in its own area only.",
        "ship:basestar@rear#0": "A viper attacks in its own area only.",
    }


@pytest.mark.parametrize("kind", ["move", "action"])
def test_a_pilot_reaches_adjacent_areas_only(crew: Scenario, kind: str) -> None:
    """R4.20, R13.4"""
    play = crew.turn_of(STARBUCK).piloting(STARBUCK, Place.FRONT).start().to(kind)

    assert why_not(play, "area:rear") == "A viper flies to an adjacent area only."
    assert why_not(play, "area:port-bow") is None


def test_guns_and_nukes_have_their_targets(crew: Scenario) -> None:
    """R5.b, R24.4: centurions are the Armory's, and a nuke is for basestars"""
    crew.ships(Place.FRONT, raiders=1, basestars=2).boarding(1).at(ADAMA, Place.WEAPONS_CONTROL)

    guns = crew.resolve(LOCATIONS[Place.WEAPONS_CONTROL].action or NOTHING)
    nuke = crew.run(lambda rules: rules.launch_nuke(ADAMA))

    assert reasons(guns) == {"ship:centurion@0": "The guns do not reach who is on board; the Armory does."}
    assert reasons(nuke) == {"ship:raider@front": "A nuke is launched at a basestar only."}


def test_repairs_are_done_where_one_is(crew: Scenario) -> None:
    """R27.9"""
    crew.hand(ADAMA, "Repair 1").at(ADAMA, Place.HANGAR_DECK).damaged(Place.HANGAR_DECK, Place.ARMORY).vipers(damaged=1)

    play = crew.start().to("action").answer("card:repair-1#0")

    assert reasons(play) == {"loc:armory": "You are not there."}


def test_ways_out_of_the_brig(crew: Scenario) -> None:
    """R5.6"""
    play = crew.at(ADAMA, Place.BRIG).resolve(leave_the_brig)

    assert why_not(play, "loc:sickbay") == "Nobody moves here by choice."
    assert why_not(play, "loc:press-room") == "It is not on Galactica."
    assert why_not(play, "loc:command") is None


def test_whoever_is_in_the_brig_does_not_move_in_an_emergency() -> None:
    """R4.11, R4.17"""
    scenario = Scenario("adama", "roslin", "starbuck", set="exodus").at(ADAMA, Place.BRIG)

    play = scenario.resolve(state_of_emergency)

    assert why_not(play, "opt:move") == "Nobody moves out of the Brig."


def test_characters_that_are_taken_or_not_in_turn() -> None:
    """R2.12: the type of which most are left, support at any time"""
    play = new_game(4).to("choose_character")

    play.answer("char:adama")

    assert why_not(play, "char:adama") == f"seat:{play.state.first} plays this character."
    assert why_not(play, "char:tigh") == "Of this type fewer characters are left than of another."
    assert why_not(play, "char:chief") is None


def test_nobody_else_hears_of_it(table: Scenario) -> None:
    play = table.at(0, Place.COMMAND).start().to("action")

    (waiting,) = questions(play.position, 1).waiting
    assert not hasattr(waiting, "dimmed")
    assert questions(play.position, 0).mine[0].dimmed


@pytest.mark.parametrize("name", positions())
def test_what_is_dimmed_is_no_option(name: str) -> None:
    play = positions()[name]()

    for ask in play.running.open.values():
        assert not set(ask.dimmed) & set(ask.options)
