"""The 35 allies, each with both results: what happens to whoever meets it."""

from __future__ import annotations

from typing import Any

import pytest

from bsg.engine.scenario import Play
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.vocabulary import Place, Ship, Title, slug
from tests.engine.covering import covers
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.variants.ionian_nebula.tables import A, B, D, meets, nebula_table, part_of, trauma_of

OTHERS = ("adama", "baltar", "chief")  # for allies whose characters sit at the usual table
FIVE_CARDS = ("Executive Order 1", "Executive Order 2", "Repair 1", "Repair 2", "Launch Scout 1")
FRONT, REAR, BOW, AFT = Place.FRONT, Place.REAR, Place.PORT_BOW, Place.PORT_AFT


def table(ally: str = "") -> Any:
    character = next((card.character for card in ALLIES.values() if card.id == slug(ally)), "")
    return nebula_table(people=OTHERS) if character in ("zarek", "tigh", "roslin") else nebula_table()


def dial(play: Play, name: str) -> int:
    return {str(resource): value for resource, value in play.state.dials.items()}[name]


def hand_types(play: Play, seat: int = ZAREK) -> dict[str, int]:
    return {str(skill): count for skill, count in play.rules.player(seat).could_hold.items()}


# ── resources, damage, jump preparation ─────────────────────────────────────────────────────────────────────────────

GAINS = {
    "billy-keikeya": "morale",
    "danna-biers": "morale",
    "margaret-racetrack-edmondson": "fuel",
    "sharon-boomer-valerii": "food",
}


@pytest.mark.parametrize("ally", GAINS)
@covers("ally:{ally}#benevolent")
def test_a_friend_brings_a_resource(ally: str) -> None:
    play = meets(table().dials(fuel=5, food=5, morale=5, population=5), ally, B).finish()

    assert {name: dial(play, name) for name in ("fuel", "food", "morale", "population")} == {
        "fuel": 5, "food": 5, "morale": 5, "population": 5, GAINS[ally]: 6,
    }  # fmt: skip


@pytest.mark.parametrize("ally", ["aaron-doral", "aaron-kelly", "sharon-boomer-valerii"])
@covers("ally:{ally}#antagonistic")
def test_an_enemy_damages_galactica_once(ally: str) -> None:
    play = meets(table().damage_tokens("hangar-deck"), ally, A).finish()

    assert play.state.damaged == [Place.HANGAR_DECK]


ROLLS = {
    "alex-crashdown-quartararo": "population",
    "brendan-hot-dog-costanza": "morale",
    "callandra-cally-tyrol": "morale",
    "karl-helo-agathon": "morale",
}


@pytest.mark.parametrize(("face", "lost"), [(4, 1), (5, 0)])
@pytest.mark.parametrize("ally", ROLLS)
@covers("ally:{ally}#antagonistic")
def test_on_four_or_less_something_is_lost(ally: str, face: int, lost: int) -> None:
    play = meets(table().rolls(face), ally, A).finish()

    assert dial(play, "morale") == 10 - lost * (ROLLS[ally] == "morale")
    assert dial(play, "population") == 12 - lost * (ROLLS[ally] == "population")


@pytest.mark.parametrize("ally", ["caprica-six", "felix-gaeta"])
@covers("ally:{ally}#benevolent")
def test_jump_preparation_advances(ally: str) -> None:
    assert meets(table().jump(1), ally, B).finish().state.jump == 2


@covers("ally:william-adama#antagonistic")
def test_adama_sets_jump_preparation_back() -> None:
    assert meets(table().jump(2), "William Adama", A).finish().state.jump == 1


@covers("ally:kendra-shaw#benevolent")
def test_kendra_shaw_sells_morale_for_fuel_or_food() -> None:
    play = meets(table().dials(fuel=5), "Kendra Shaw", B).answer("opt:yes")
    assert play.ask.options == ("res:fuel", "res:food")
    play.answer("res:fuel").finish()

    assert (dial(play, "morale"), dial(play, "fuel"), dial(play, "food")) == (9, 6, 8)


@covers("ally:kendra-shaw#benevolent")
def test_nobody_has_to_pay_and_nobody_can_with_nothing() -> None:
    """R20.3"""
    assert dial(meets(table(), "Kendra Shaw", B).finish(), "morale") == 10
    assert [kind for _, kind in meets(table().dials(morale=0), "Kendra Shaw", B).asked] == ["place_trauma"]
    assert [kind for _, kind in meets(table().dials(morale=1), "Kendra Shaw", B).asked] == ["may"]


@covers("ally:tom-zarek#benevolent")
def test_zarek_sells_population_for_any_other_resource() -> None:
    play = meets(table("Tom Zarek").dials(morale=5), "Tom Zarek", B).answer("opt:yes")
    assert play.ask.options == ("res:fuel", "res:food", "res:morale")
    play.answer("res:morale").finish()

    assert (dial(play, "population"), dial(play, "morale")) == (11, 6)


@covers("ally:tom-zarek#benevolent")
@pytest.mark.parametrize(("people", "asked"), [(1, "may"), (0, "place_trauma")])
def test_zarek_sells_the_last_people_but_not_more(people: int, asked: str) -> None:
    """R20.3"""
    play = meets(table("Tom Zarek").dials(population=people), "Tom Zarek", B)

    assert [kind for _, kind in play.asked] == [asked]


@covers("ally:kendra-shaw#antagonistic")
def test_kendra_shaw_costs_a_civilian_ship() -> None:
    """R13.16"""
    assert len(meets(table(), "Kendra Shaw", A).finish().state.civilians_lost) == 1


# ── skill cards, trauma ─────────────────────────────────────────────────────────────────────────────────────────────

THREE_CARDS = {
    "callandra-cally-tyrol": "engineering",
    "karl-helo-agathon": "tactics",
    "louanne-kat-katraine": "piloting",
    "tory-foster": "politics",
    "william-adama": "leadership",
}


@pytest.mark.parametrize("ally", THREE_CARDS)
@covers("ally:{ally}#benevolent")
def test_three_cards_of_a_type_are_drawn_whatever_the_skill_set(ally: str) -> None:
    """R5.1"""
    assert hand_types(meets(table(), ally, B).finish()) == {THREE_CARDS[ally]: 3}


@covers("ally:louanne-kat-katraine#antagonistic")
def test_kat_has_three_cards_of_ones_choice_discarded() -> None:
    play = meets(table().hand(ZAREK, *FIVE_CARDS), 'Louanne "Kat" Katraine', A)
    play.answer("card:repair-1#0", "card:repair-2#0", "card:launch-scout-1#0").finish()

    assert play.rules.player(ZAREK).hand == ["executive-order-1", "executive-order-2"]


@covers("ally:tory-foster#antagonistic")
def test_tory_has_two_cards_discarded_at_random() -> None:
    play = meets(table().hand(ZAREK, *FIVE_CARDS), "Tory Foster", A)

    assert [kind for _, kind in play.asked] == ["place_trauma"]
    assert len(play.rules.player(ZAREK).hand) == 3


@covers("ally:romo-lampkin#antagonistic")
def test_romo_lampkin_has_the_whole_hand_discarded() -> None:
    assert meets(table().hand(ZAREK, *FIVE_CARDS), "Romo Lampkin", A).finish().rules.player(ZAREK).hand == []


@covers("ally:caprica-six#antagonistic")
def test_caprica_six_takes_three_cards_and_gives_two_of_destiny() -> None:
    """R6.11, H7: what they are only their new owner knows, so everybody has to reckon with any type"""
    scenario = table().hand(ZAREK, *["Repair 1"] * 5).destiny("Launch Scout 1", "Repair 2")

    play = meets(scenario, "Caprica Six", A)

    assert [kind for _, kind in play.asked] == ["place_trauma"]
    assert play.rules.player(ZAREK).hand == ["launch-scout-1", "repair-1", "repair-1", "repair-2"]
    others = dict.fromkeys(("politics", "leadership", "tactics", "piloting"), 2)
    assert hand_types(play) == {"engineering": 4, **others}


@pytest.mark.parametrize("ally", ["billy-keikeya", "margaret-racetrack-edmondson"])
@covers("ally:{ally}#antagonistic")
def test_a_token_is_drawn_and_a_card_discarded_at_random(ally: str) -> None:
    play = meets(table().hand(ZAREK, "Repair 1", "Repair 2").draws_trauma(A), ally, A)

    assert trauma_of(play, ZAREK) == [A, A, B, B]
    assert len(play.rules.player(ZAREK).hand) == 1


TWO_TOKENS = ["anastasia-dee-dualla", "laura-roslin", "leoben-conoy", "priestess-elosha"]


@pytest.mark.parametrize("ally", TWO_TOKENS)
@covers("ally:{ally}#antagonistic")
def test_two_tokens_are_drawn(ally: str) -> None:
    assert trauma_of(meets(table(ally).draws_trauma(A, A), ally, A), ZAREK) == [A, A, A, B, B]


@pytest.mark.parametrize("ally", ["danna-biers", "felix-gaeta"])
@covers("ally:{ally}#antagonistic")
def test_two_tokens_or_three_cards(ally: str) -> None:
    tokens = meets(table().hand(ZAREK, *FIVE_CARDS).draws_trauma(A, A), ally, A).answer("opt:first")
    cards = meets(table().hand(ZAREK, *FIVE_CARDS), ally, A).answer("opt:second")

    assert (len(trauma_of(tokens, ZAREK)), len(tokens.rules.player(ZAREK).hand)) == (5, 5)
    assert (cards.ask.kind, cards.ask.sizes) == ("discard", (3,))


@covers("ally:laura-roslin#benevolent")
def test_roslin_takes_two_tokens_of_ones_choice() -> None:
    play = meets(table("Laura Roslin"), "Laura Roslin", B).answer("token:antagonistic#0", "token:benevolent#0")

    assert trauma_of(play, ZAREK) == [B]


@covers("ally:brother-cavil#benevolent")
def test_cavil_takes_one_token_of_ones_choice_and_one_at_random() -> None:
    play = meets(table().trauma(ZAREK, A, B, B, B), "Brother Cavil", B)
    assert (play.ask.kind, play.ask.sizes) == ("discard_trauma", (1,))
    play.answer("token:antagonistic#0")

    assert trauma_of(play, ZAREK) == [B, B]


@covers("ally:dr-sherman-cottle#benevolent")
def test_cottle_takes_three_tokens_and_lets_one_go_anywhere() -> None:
    """R4.16: not where nobody goes by choice"""
    scenario = table().trauma(ZAREK, A, A, A, B).hand(ZAREK)

    play = meets(scenario, "Dr. Sherman Cottle", B).answer(*(f"token:antagonistic#{n}" for n in range(3)))
    assert {"loc:administration", "loc:command"} <= set(play.ask.options)
    assert not {"loc:brig", "loc:sickbay", "loc:caprica"} & set(play.ask.options)
    play.answer("loc:administration")

    assert trauma_of(play, ZAREK) == [B]
    assert play.rules.player(ZAREK).place == Place.ADMINISTRATION


@covers("ally:dr-sherman-cottle#antagonistic")
def test_cottle_takes_three_cards_and_lets_one_go_anywhere() -> None:
    play = meets(table().hand(ZAREK, *FIVE_CARDS), "Dr. Sherman Cottle", A).to("discard")
    play.answer(*play.ask.options[:3]).answer("loc:command")

    assert len(play.rules.player(ZAREK).hand) == 2
    assert play.rules.player(ZAREK).place == Place.COMMAND


@covers("ally:simon-oneill#benevolent")
def test_simon_gives_two_cards_of_any_type_and_lets_one_go_anywhere() -> None:
    play = meets(table().hand(ZAREK), "Simon O'Neill", B)
    play.answer("skill:piloting#0", "skill:engineering#0").answer("loc:armory")

    assert hand_types(play) == {"piloting": 1, "engineering": 1}
    assert play.rules.player(ZAREK).place == Place.ARMORY


@covers("ally:simon-oneill#antagonistic")
def test_simon_gives_two_tokens_and_lets_one_go_anywhere() -> None:
    play = meets(table().draws_trauma(A, B), "Simon O'Neill", A).answer("loc:armory")

    assert trauma_of(play, ZAREK) == [A, A, B, B, B]
    assert play.rules.player(ZAREK).place == Place.ARMORY


@covers("ally:simon-oneill#antagonistic")
def test_whoever_is_executed_in_between_goes_on_as_somebody_else_unless_the_brig_holds_them() -> None:
    """R22.4, R35.14: the new character finishes what was begun"""
    scenario = table().draws_trauma(D, B)
    play = meets(scenario, "Simon O'Neill", A).to("choose_character").answer("char:gaeta")
    assert play.ask.kind == "moves_on"

    scenario = table().draws_trauma(D, B)
    scenario.state.sleeper_done = True
    play = meets(scenario, "Simon O'Neill", A).to("choose_character").answer("char:boomer")
    assert play.over
    assert play.rules.player(ZAREK).place == Place.BRIG


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("ally:aaron-kelly#benevolent")
def test_kelly_activates_unmanned_vipers_up_to_four_times() -> None:
    play = meets(table().ships(BOW, vipers=1).hand(ZAREK), "Aaron Kelly", B)
    for there, to in ((BOW, FRONT), (FRONT, BOW), (BOW, FRONT), (FRONT, BOW)):
        assert play.ask.kind == "viper"
        play.answer(f"ship:viper@{there}").answer(f"area:{to}")

    assert play.ask.kind == "place_trauma"
    assert play.state.areas[BOW].vipers == {Ship.VIPER: 1}


@covers("ally:kara-starbuck-thrace#benevolent")
def test_starbuck_activates_one_viper_four_times() -> None:
    """It is launched, flies, attacks twice."""
    play = meets(table().ships(FRONT, raiders=2).ships(REAR, vipers=1).rolls(8, 8), 'Kara "Starbuck" Thrace', B)
    play.answer("ship:viper@reserves").answer("area:port-bow").answer("area:front")
    play.answer("ship:raider@front").answer("ship:raider@front")

    assert play.ask.kind == "place_trauma"
    assert play.state.areas[FRONT].raiders == 0
    assert play.state.areas[FRONT].vipers == {Ship.VIPER: 1}


@covers("ally:kara-starbuck-thrace#benevolent")
def test_starbucks_viper_is_not_unmanned_any_more_when_apollo_flies_it() -> None:
    """R26.16"""
    scenario = nebula_table(people=("zarek", "apollo", "roslin")).at(1, Place.COMMAND).ships(REAR, vipers=1)
    play = meets(scenario, 'Kara "Starbuck" Thrace', B).answer("ship:viper@reserves").answer("area:port-bow")

    play.to("ability").answer("area:port-bow").to("place_trauma")

    assert play.rules.player(1).place == BOW


@covers("ally:kara-starbuck-thrace#antagonistic")
def test_starbuck_activates_raiders() -> None:
    play = meets(table().ships(FRONT, raiders=1).rolls(1), 'Kara "Starbuck" Thrace', A).finish()

    assert "The Cylons activate their raiders." in play.said


@covers("ally:lee-apollo-adama#benevolent")
def test_with_apollo_each_unmanned_viper_may_destroy_a_raider_where_it_is() -> None:
    scenario = table().ships(BOW, vipers=2, raiders=3).ships(AFT, vipers=1, raiders=1).ships(FRONT, raiders=2)

    play = meets(scenario, 'Lee "Apollo" Adama', B)
    assert (play.ask.options, play.ask.sizes) == (("area:port-aft", "area:port-bow"), (0, 1, 2))
    play.answer("area:port-bow").finish()

    assert [play.state.areas[area].raiders for area in (BOW, AFT, FRONT)] == [1, 1, 2]


@covers("ally:lee-apollo-adama#antagonistic")
def test_apollo_has_raiders_launched() -> None:
    play = meets(table().ships(FRONT, basestars=1), 'Lee "Apollo" Adama', A).finish()

    assert play.state.areas[FRONT].raiders == 3


@covers("ally:brendan-hot-dog-costanza#benevolent")
def test_hot_dog_destroys_two_raiders_in_an_area_of_ones_choice() -> None:
    scenario = table().ships(BOW, raiders=3).ships(REAR, raiders=1).ships(FRONT, heavy_raiders=1)

    play = meets(scenario, 'Brendan "Hot Dog" Costanza', B)
    assert set(play.ask.options) == {"area:port-bow", "area:rear"}
    play.answer("area:port-bow").finish()

    assert [play.state.areas[area].raiders for area in (BOW, REAR)] == [1, 1]


@covers("ally:brendan-hot-dog-costanza#benevolent")
def test_hot_dog_destroys_one_where_there_is_one_and_none_where_there_is_none() -> None:
    assert meets(table().ships(REAR, raiders=1), 'Brendan "Hot Dog" Costanza', B).state.areas[REAR].raiders == 0
    assert [kind for _, kind in meets(table(), 'Brendan "Hot Dog" Costanza', B).asked] == ["place_trauma"]


@covers("ally:leoben-conoy#benevolent")
def test_leoben_destroys_every_cylon_ship_in_an_area() -> None:
    scenario = table().ships(BOW, raiders=3, heavy_raiders=1, basestars=1, vipers=1).ships(REAR, raiders=1)

    play = meets(scenario, "Leoben Conoy", B).answer("area:port-bow").finish()

    area = play.state.areas[BOW]
    assert (area.raiders, area.heavy_raiders, area.basestars, area.vipers) == (0, 0, [], {Ship.VIPER: 1})
    assert play.state.areas[REAR].raiders == 1


@covers("ally:louis-hoshi#benevolent")
def test_hoshi_shuffles_a_civilian_ship_back() -> None:
    scenario = table().ships(REAR, civilians=("population-1", "empty"))

    play = meets(scenario, "Louis Hoshi", B).answer("ship:civilian-B").finish()

    assert [ship.label for ship in play.state.areas[REAR].civilians] == ["A"]
    assert len(play.state.civilian_pile) == 11


@covers("ally:louis-hoshi#antagonistic")
def test_hoshi_activates_basestars() -> None:
    scenario = table().ships(FRONT, basestars=1).rolls(8).damage_tokens("fuel")

    assert dial(meets(scenario, "Louis Hoshi", A).finish(), "fuel") == 7


@covers("ally:anastasia-dee-dualla#benevolent")
def test_dualla_shows_every_civilian_ship_and_each_may_be_moved() -> None:
    """H33: only to who meets her"""
    scenario = table().ships(REAR, civilians=("population-1", "empty")).ships(FRONT, civilians=("population-2",))

    play = meets(scenario, 'Anastasia "Dee" Dualla', B)
    play.answer("area:port-aft" if "area:port-aft" in play.ask.options else "opt:stay").to("place_trauma")

    assert len(play.rules.player(ZAREK).memos) == 3
    assert len(play.state.areas[AFT].civilians) + len(play.state.areas[BOW].civilians) <= 1
    assert sum(len(area.civilians) for area in play.state.areas.values()) == 3


@covers("ally:diana-hardball-seelix#benevolent")
def test_seelix_repairs_three_vipers() -> None:
    play = meets(table().vipers(damaged=4), 'Diana "Hardball" Seelix', B).finish()

    assert play.state.damaged_vipers == {Ship.VIPER: 1}


@covers("ally:chief-galen-tyrol#benevolent")
def test_the_chief_repairs_two_locations_or_four_vipers() -> None:
    damaged = (Place.ARMORY, Place.COMMAND, Place.FTL_CONTROL)
    locations = meets(table().vipers(damaged=5).damaged(*damaged), '"Chief" Galen Tyrol', B).answer("opt:locations")
    locations.answer("loc:armory", "loc:command").finish()
    vipers = meets(table().vipers(damaged=5).damaged(*damaged), '"Chief" Galen Tyrol', B).answer("opt:vipers").finish()

    assert locations.state.damaged == [Place.FTL_CONTROL]
    assert locations.state.damaged_vipers == {Ship.VIPER: 5}
    assert vipers.state.damaged == list(damaged)
    assert vipers.state.damaged_vipers == {Ship.VIPER: 1}


@covers("ally:chief-galen-tyrol#benevolent")
def test_the_chief_repairs_what_there_is() -> None:
    one = meets(table().damaged(Place.ARMORY), '"Chief" Galen Tyrol', B)
    none = meets(table(), '"Chief" Galen Tyrol', B)

    assert one.state.damaged == []
    assert [kind for _, kind in none.asked] == ["place_trauma"]


@covers("ally:samuel-t-anders#benevolent")
def test_anders_drives_every_centurion_one_space_back() -> None:
    play = meets(table().boarding(1, 2, 4), "Samuel T. Anders", B).finish()

    assert play.state.boarding == [2, 0, 1, 0]


@covers("ally:samuel-t-anders#antagonistic")
def test_anders_has_two_unmanned_vipers_in_space_damaged() -> None:
    scenario = nebula_table(people=("zarek", "boomer", "roslin")).ships(BOW, vipers=1).ships(AFT, vipers=2)

    play = meets(scenario.piloting(1, BOW), "Samuel T. Anders", A).answer("ship:viper@port-aft")
    assert set(play.ask.options) == {"ship:viper@port-bow", "ship:viper@port-aft"}
    assert "seat:1" in play.ask.dimmed
    play.answer("ship:viper@port-bow").finish()

    assert play.state.damaged_vipers == {Ship.VIPER: 2}
    assert play.rules.player(1).place == BOW


@covers("ally:brother-cavil#antagonistic")
def test_cavil_brings_a_basestar_with_raiders_and_a_civilian_ship() -> None:
    play = meets(table(), "Brother Cavil", A).finish()

    front, rear = play.state.areas[FRONT], play.state.areas[REAR]
    assert (len(front.basestars), front.raiders, len(rear.civilians)) == (1, 3, 1)


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("ally:alex-crashdown-quartararo#benevolent")
def test_crashdown_shows_the_next_destination() -> None:
    scenario = table().destinations("Icy Moon", "Deep Space")

    play = meets(scenario, 'Alex "Crashdown" Quartararo', B).answer("opt:bottom").finish()

    assert play.state.destination.draw[0] == "icy-moon"
    assert play.state.destination.draw[-1] == "deep-space"


@covers("ally:priestess-elosha#benevolent")
def test_elosha_shows_the_next_crisis() -> None:
    scenario = table().crises("Water Sabotaged", "Prison Labor")

    play = meets(scenario, "Priestess Elosha", B).answer("opt:bottom").finish()

    assert play.state.crisis.draw[0] == "water-sabotaged"


@covers("ally:aaron-doral#benevolent")
def test_doral_has_one_of_three_quorum_cards_resolved_whoever_is_president() -> None:
    """R25.2, H27"""
    scenario = table().dials(morale=5).rolls(8)
    deck = scenario.state.quorum.draw
    for card in ("inspirational-speech", "food-rationing", "accept-prophecy"):
        deck.remove(card)
        deck.append(card)

    play = meets(scenario, "Aaron Doral", B)
    assert len(play.ask.options) == 3
    play.answer("quorum:inspirational-speech#2")
    play.finish()

    assert dial(play, "morale") == 6
    assert set(deck[:2]) == {"food-rationing", "accept-prophecy"}


@covers("ally:gaius-baltar#benevolent")
def test_baltar_shows_a_loyalty_card_to_who_wants_to_see_one() -> None:
    play = meets(table(), "Gaius Baltar", B).answer("opt:yes").answer("seat:1").finish()

    assert "seat:0 looks at a loyalty card of seat:1." in play.said


@covers("ally:gaius-baltar#antagonistic")
@pytest.mark.parametrize(("route", "cards"), [(("Barren Planet", "Barren Planet", "Asteroid Field"), 2), ((), 2)])
def test_baltar_gives_a_loyalty_card_up_to_distance_seven(route: tuple[str, ...], cards: int) -> None:
    """R19.8, R23.16: a human card goes into the deck before one is drawn"""
    scenario = table().travelled(*route).only_loyalties()

    play = meets(scenario, "Gaius Baltar", A).finish()

    assert play.rules.player(ZAREK).loyalty == ["not-a-cylon"] * cards


@covers("ally:gaius-baltar#antagonistic")
def test_beyond_that_baltar_does_nothing() -> None:
    scenario = table().travelled("Barren Planet", "Barren Planet", "Barren Planet", "Barren Planet")

    play = meets(scenario, "Gaius Baltar", A).finish()

    assert play.rules.player(ZAREK).loyalty == ["not-a-cylon"]


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("ally:romo-lampkin#benevolent")
def test_romo_lampkin_gets_one_out_of_the_brig_to_any_location() -> None:
    play = meets(table(), "Romo Lampkin", B)
    assert "loc:press-room" in play.ask.options
    assert "loc:sickbay" in play.ask.dimmed
    play.answer("loc:press-room").finish()

    assert play.rules.player(ZAREK).place == Place.PRESS_ROOM


SENT: dict[str, Place] = {
    "chief-galen-tyrol": Place.SICKBAY,
    "diana-hardball-seelix": Place.SICKBAY,
    "ellen-tigh": Place.BRIG,
    "saul-tigh": Place.BRIG,
    "tom-zarek": Place.BRIG,
}


@pytest.mark.parametrize("ally", SENT)
@covers("ally:{ally}#antagonistic")
def test_whoever_meets_them_is_sent_away(ally: str) -> None:
    play = meets(table(ally), ally, A).finish()

    assert play.rules.player(0).place == SENT[ally]


@covers("ally:helena-cain#antagonistic")
def test_cain_has_the_admiral_in_the_brig() -> None:
    assert meets(table(), "Helena Cain", A).finish().rules.player(TIGH).place == Place.BRIG


@covers("ally:helena-cain#benevolent")
def test_cain_may_have_another_human_player_executed() -> None:
    scenario = nebula_table(people=("zarek", "tigh", "roslin", "helo")).cylon(ROSLIN)

    play = meets(scenario, "Helena Cain", B)
    assert play.ask.options == ("seat:1", "seat:3", "opt:nobody")
    play.answer("seat:1")

    assert "seat:1 is executed." in play.said


@covers("ally:saul-tigh#benevolent")
def test_tigh_may_have_another_character_in_the_brig() -> None:
    play = meets(table("Saul Tigh"), "Saul Tigh", B)
    assert play.ask.options == ("seat:1", "seat:2", "opt:nobody")
    play.answer("seat:2").finish()

    assert play.rules.player(2).place == Place.BRIG


@covers("ally:ellen-tigh#benevolent")
def test_ellen_may_make_somebody_president_or_admiral() -> None:
    play = meets(table(), "Ellen Tigh", B).answer("seat:0").answer("title:admiral").finish()

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: ZAREK}


@covers("ally:ellen-tigh#benevolent")
def test_ellen_gives_nobody_what_they_have_or_cannot_hold() -> None:
    """R21.11, R21.12: not the Admiral's title in the Brig, nor the President's to the President"""
    play = meets(table().at(ROSLIN, Place.BRIG).cylon(TIGH), "Ellen Tigh", B)

    assert play.state.titles == {Title.PRESIDENT: ROSLIN, Title.ADMIRAL: ZAREK}
    assert play.ask.options == ("seat:0", "opt:nobody")
    assert "already" in str(play.ask.dimmed["seat:2"])
    assert play.answer("seat:0").finish().state.titles[Title.PRESIDENT] == ZAREK


def test_a_disaster_on_an_ally_brings_neither_result_and_executes_nobody() -> None:
    """R35.12"""
    play = meets(table(), "Billy Keikeya", D)

    assert [kind for _, kind in play.asked] == ["place_trauma"]
    assert dial(play, "morale") == 10
    assert D in part_of(play).pool
