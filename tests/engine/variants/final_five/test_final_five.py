"""R33.c: the Final Five cards."""

import pytest

from bsg.engine.invariants import broken
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Team, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, execute, exodus_table, place_of
from tests.engine.space import FRONT, PORT_BOW, sky

HUMAN = "not-a-cylon"
BRIGGED, DAMAGED, SHIPS, OWNER, EXAMINER = FIVE = (
    "final-five-examiner-brigged",
    "final-five-galactica-damaged",
    "final-five-ships-activated",
    "final-five-owner-executed",
    "final-five-examiner-executed",
)
BALTAR, TIGH, ROSLIN = 0, 1, 2


def table(*cards: str, variants: tuple[str, ...] = ("final-five",)) -> Scenario:
    """Baltar is to move and can look at all cards of Tigh, the Admiral, who holds these; Roslin is President."""
    scenario = Scenario("baltar", "tigh", "roslin", set="exodus", variants=variants).quorum()
    return scenario.loyalty(TIGH, *cards).only_loyalties(HUMAN, HUMAN)


def looks(scenario: Scenario, looker: int = BALTAR, *, every_card: bool = True) -> Play:
    """Somebody looks at all cards of Tigh."""
    return scenario.run(lambda rules: rules.look_at_loyalty(looker, rules.none_but([TIGH]), every_card=every_card))


def with_hands(scenario: Scenario) -> Scenario:
    for seat, player in enumerate(scenario.state.players):
        if player.character:
            scenario.hand(seat, *[f"Evasive Maneuvers {1 + seat % 2}"] * 3)
    return scenario


def hands(play: Play) -> list[int]:
    return [len(player.hand) for player in play.state.players]


# ── looked at ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", [BRIGGED, DAMAGED, SHIPS])
@covers("{card}")
def test_a_card_that_is_looked_at_is_shown_to_all_and_goes_back_face_down(card: str) -> None:
    """R33.13, H17"""
    play = looks(table(card, HUMAN)).finish()

    assert any(words.startswith("seat:0 shows what seat:1 holds: Final Five") for words in play.said)
    assert sorted(play.rules.player(TIGH).loyalty) == sorted([card, HUMAN])
    assert play.rules.player(TIGH).revealed == []


@covers(BRIGGED)
def test_the_examiner_goes_to_the_brig() -> None:
    play = looks(table(BRIGGED)).finish()

    assert place_of(play, BALTAR) == Place.BRIG


@covers(BRIGGED, "Cylon Detector")
def test_it_works_through_whatever_lets_somebody_look() -> None:
    """R33.12: as an action of Baltar's sheet; his turn goes on to a Crisis step without a crisis."""
    scenario = table(BRIGGED)
    play = scenario.run(lambda rules: rules.take_action(BALTAR)).answer("opt:cylon-detector").answer("seat:1")

    assert play.over
    assert place_of(play, BALTAR) == Place.BRIG


@covers(DAMAGED)
def test_galactica_is_damaged_twice() -> None:
    play = looks(table(DAMAGED).damage_tokens("armory", "hangar-deck")).finish()

    assert play.state.damaged == [Place.ARMORY, Place.HANGAR_DECK]


@covers(SHIPS)
def test_raiders_basestars_and_heavy_raiders_are_activated_in_this_order() -> None:
    scenario = table(SHIPS).ships(FRONT, basestars=1).ships(PORT_BOW, heavy_raiders=1).rolls(4).damage_tokens("armory")

    play = looks(scenario).finish()

    assert sky(play.state) == {FRONT: {"basestars": 1, "raiders": 2}}
    assert play.state.damaged == [Place.ARMORY]
    assert play.state.boarding == [1, 0, 0, 0]


@covers(EXAMINER)
def test_the_examiner_is_executed() -> None:
    """As the current player: his turn is over (R23.23)."""
    play = becomes(looks(table(EXAMINER)), "zarek").finish()

    assert play.rules.player(BALTAR).character == "zarek"
    assert (play.state.dials["morale"], play.state.turn_over) == (9, True)
    assert play.rules.player(TIGH).loyalty == [EXAMINER]


@covers(OWNER)
def test_the_owner_is_executed_and_all_others_discard_two_cards_at_random() -> None:
    """R33.20: the card goes to the box, and its other text is not read."""
    play = becomes(looks(with_hands(table(OWNER))), "gaeta").finish()

    assert play.rules.player(TIGH).character == "gaeta"
    assert hands(play) == [1, 0, 1]
    assert OWNER in play.state.loyalty_box
    assert play.rules.player(TIGH).loyalty == [HUMAN]
    assert broken(play.rules) == []


@covers(OWNER)
def test_the_owner_who_proves_a_cylon_gets_the_card_back_face_down() -> None:
    """R33.20: nor does anybody lose morale."""
    play = looks(with_hands(table(OWNER, "cylon-brig"))).answer("loyalty:cylon-brig#0")

    tigh = play.rules.player(TIGH)
    assert (tigh.cylon, tigh.revealed, tigh.loyalty) == (True, ["cylon-brig"], [OWNER])
    assert hands(play) == [1, 0, 1]
    assert play.state.dials["morale"] == 10


@covers(OWNER, "sympathizer")
def test_the_card_of_a_human_is_in_the_box_even_if_he_comes_back_as_the_sympathizer() -> None:
    """R33.20: he proved to be human."""
    scenario = Scenario("baltar", "tigh", "roslin", "chief", set="exodus", variants=("final-five",))
    scenario.loyalty(TIGH, OWNER).only_loyalties("sympathizer").loads("shuffle:loyalty", 0)

    play = becomes(looks(scenario), "gaeta").finish()

    assert not play.rules.is_human(TIGH)
    assert OWNER in play.state.loyalty_box
    assert play.rules.player(TIGH).loyalty == []


@covers(OWNER)
def test_the_owners_other_final_five_cards_do_speak_at_his_execution() -> None:
    """R33.20, R33.14: Examiner Brigged was not seen, but is shown now."""
    scenario = with_hands(table(BRIGGED, OWNER)).loads(f"look:{TIGH}", 1)

    play = becomes(looks(scenario, every_card=False), "gaeta").finish()

    assert hands(play) == [0, 0, 0]  # three less two less two
    assert {BRIGGED, OWNER} <= set(play.state.loyalty_box)
    assert place_of(play, BALTAR) == Place.RESEARCH_LAB


@covers("final-five-galactica-damaged")
def test_looking_at_that_card_damages_galactica_twice() -> None:
    """R33.13"""
    scenario = exodus_table("final-five").loyalty(TIGH, "final-five-galactica-damaged")
    tokens = len(scenario.state.damage)

    play = scenario.run(lambda rules: rules.look_at_loyalty(ROSLIN, rules.none_but([TIGH]))).finish()

    assert len(play.state.damage) == tokens - 2


# ── several at once ─────────────────────────────────────────────────────────────────────────────────────────────────


@covers(BRIGGED, DAMAGED)
def test_several_cards_are_shown_and_the_current_player_orders_them() -> None:
    """R33.15, D62: Roslin looks in Baltar's turn."""
    play = looks(table(BRIGGED, DAMAGED).damage_tokens("armory", "hangar-deck"), ROSLIN)
    assert (play.ask.seat, play.ask.kind) == (BALTAR, "final_five")
    assert any("Examiner Brigged, Final Five: Galactica Damaged" in words for words in play.said)

    play.answer(f"loyalty:{DAMAGED}")

    assert len(play.state.damaged) == 2
    assert place_of(play, ROSLIN) == Place.BRIG


@pytest.mark.parametrize("first", [OWNER, BRIGGED])
@covers(OWNER, BRIGGED)
def test_all_are_resolved_even_if_one_of_them_executes_the_owner(first: str) -> None:
    """R33.15"""
    play = looks(table(OWNER, BRIGGED)).answer(f"loyalty:{first}")

    becomes(play, "gaeta").finish()

    assert place_of(play, BALTAR) == Place.BRIG
    assert {OWNER, BRIGGED} <= set(play.state.loyalty_box)
    assert broken(play.rules) == []


@covers(EXAMINER, BRIGGED)
def test_all_are_resolved_even_if_one_of_them_executes_the_examiner() -> None:
    """R33.15: it is his new character who goes to the Brig."""
    play = becomes(looks(table(EXAMINER, BRIGGED)).answer(f"loyalty:{EXAMINER}"), "zarek").finish()

    assert play.rules.player(BALTAR).character == "zarek"
    assert place_of(play, BALTAR) == Place.BRIG


# ── executed ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", FIVE)
def test_when_its_owner_is_executed_all_players_discard_two_cards_and_it_leaves_the_game(card: str) -> None:
    """R33.14, R33.18, R23.10, R17.10: a human, whatever the card says when it is looked at"""
    play = execute(with_hands(table(card, HUMAN)), TIGH).to("discard")
    assert sorted(play.asked) == [(BALTAR, "discard"), (ROSLIN, "discard")]
    assert play.state.dials["morale"] == 10  # lost only after it (R23.22)

    becomes(play, "gaeta").finish()

    assert hands(play) == [1, 0, 1]
    assert card in play.state.loyalty_box
    assert play.state.exodus.discarded == [HUMAN]
    assert (play.state.dials["morale"], play.state.damaged, place_of(play, BALTAR)) == (9, [], Place.RESEARCH_LAB)


def test_two_cards_at_an_execution_cost_everybody_four() -> None:
    """R23.10"""
    scenario = table(BRIGGED, DAMAGED).hand(BALTAR, *["Evasive Maneuvers 1"] * 6).hand(ROSLIN, "Evasive Maneuvers 2")

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert hands(play) == [2, 0, 0]


def test_when_the_box_has_taken_all_human_cards_none_is_added() -> None:
    """R17.9, R23.16: nothing to rebuild the deck from; he draws all the same."""
    scenario = table(BRIGGED)
    part = scenario.state.exodus
    scenario.state.loyalty_box += part.humans
    part.humans = []

    play = becomes(execute(scenario, TIGH), "gaeta").finish()

    assert (play.rules.player(TIGH).loyalty, play.state.loyalty, part.humans) == ([HUMAN], [HUMAN], [])


def test_with_a_cylon_card_beside_it_nothing_is_shown_or_said() -> None:
    """R23.5, R33.2"""
    play = execute(with_hands(table(BRIGGED, "cylon-brig")), TIGH).answer("loyalty:cylon-brig#0")

    assert play.over
    assert hands(play) == [3, 0, 3]
    assert play.rules.player(TIGH).loyalty == [BRIGGED]
    assert not any("Final Five" in words for words in play.said)


def test_its_owner_is_human_in_the_end() -> None:
    """R17.3, R33.2"""
    assert table(BRIGGED).rules.team(TIGH) == Team.HUMANS
    assert table(BRIGGED, "cylon-brig").rules.team(TIGH) == Team.CYLONS


# ── who is not affected, what is no look ────────────────────────────────────────────────────────────────────────────


def cylon_owner(card: str) -> Scenario:
    """Tigh is a Cylon player and still holds this card face down."""
    scenario = with_hands(table("cylon-brig", card))
    tigh = scenario.rules.player(TIGH)
    tigh.loyalty, tigh.revealed, tigh.cylon, tigh.place = [card], ["cylon-brig"], True, Place.CAPRICA
    scenario.title(Title.ADMIRAL, ROSLIN)
    return scenario


@covers(OWNER)
def test_a_cylon_player_is_not_executed_by_his_own_card() -> None:
    """R33.16, R17.8"""
    play = looks(cylon_owner(OWNER)).finish()

    assert hands(play) == [1, 3, 1]
    assert (play.rules.player(TIGH).loyalty, place_of(play, TIGH)) == ([OWNER], Place.CAPRICA)


@pytest.mark.parametrize("card", [BRIGGED, EXAMINER])
@covers("{card}")
def test_a_cylon_player_who_looks_is_not_affected(card: str) -> None:
    """R33.16"""
    scenario = with_hands(table(card)).cylon(ROSLIN)

    play = looks(scenario, ROSLIN)

    assert play.over
    assert (place_of(play, ROSLIN), len(play.rules.player(ROSLIN).hand)) == (Place.RESURRECTION_SHIP, 3)


def test_a_cylon_player_does_not_discard_at_an_execution() -> None:
    """R33.16"""
    play = becomes(execute(with_hands(table(DAMAGED)).cylon(ROSLIN), TIGH), "gaeta").finish()

    assert hands(play) == [1, 0, 3]


def test_a_gift_is_no_look() -> None:
    """R33.17"""
    scenario = cylon_owner(EXAMINER).turn_of(TIGH)

    play = scenario.run(lambda rules: rules.give_loyalty(TIGH, ROSLIN))

    assert play.over
    assert EXAMINER in play.rules.player(ROSLIN).loyalty
    assert play.rules.player(ROSLIN).character == "roslin"


def test_ones_own_cards_are_never_looked_at_by_an_effect() -> None:
    """R33.17, R17.5: there is nobody else."""
    play = looks(table(EXAMINER), TIGH)

    assert play.over
    assert "No loyalty card is looked at." in play.said


def test_cards_of_other_kinds_say_nothing_when_they_are_looked_at() -> None:
    """H15"""
    play = looks(table("goal-selfish", HUMAN, variants=("final-five", "personal-goals")))

    assert play.over
    assert play.said == ["seat:0 looks at all loyalty cards of seat:1."]
