"""R2: set-up."""

import re
from collections import Counter
from typing import Any

import pytest

from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.game import BSG
from bsg.engine.rules import Base
from bsg.engine.scenario import Play
from bsg.engine.vocabulary import Place, Resource, Ship, Skill, Title, slug
from bsg.kernel import Illegal
from tests.engine.reference import reference
from tests.engine.space import FRONT, PORT_AFT, PORT_BOW, REAR, hangar, sky

KEYS = [f"{n:064x}" for n in range(1, 4)]
COMPOSITION = reference("setup")["loyalty_deck"]["base"]["composition"]


def begun(options: dict[str, Any], key: str) -> Play:
    return Play(BSG.rules_on(BSG.new_state(BSG.check_options(options), key)), Base.play)


def new_game(players: int, key: str = KEYS[0], **options: bool | str) -> Play:
    """At the choice of characters."""
    return begun({"players": players, **options}, key)


def choose(play: Play, *characters: str) -> Play:
    for character in characters:
        play.to("choose_character").answer(f"char:{character}")
    return play


def choosable(play: Play) -> set[str]:
    return {option.removeprefix("char:") for option in play.to("choose_character").ask.options}


def seat_with(play: Play, character: str) -> int:
    return next(seat for seat, player in enumerate(play.state.players) if player.character == character)


# ── options and order (R2.a) ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("no_sympathizer", [False, True])
@pytest.mark.parametrize("variants", [[], ["personal-goals"], ["final-five"], ["personal-goals", "final-five"]])
def test_options_are_agreed_before_the_game_in_any_combination(variants: list[str], no_sympathizer: bool) -> None:
    """R2.2"""
    options = {"players": 4, "set": "exodus", "variants": variants, "no_sympathizer": no_sympathizer}

    play = begun(options, KEYS[0])

    human_cards = play.rules.loyalty_piles()[1]
    assert any(card.startswith("goal-") for card in human_cards) == ("personal-goals" in variants)
    assert any(card.startswith("final-five-") for card in human_cards) == ("final-five" in variants)
    assert (play.state.dials[Resource.POPULATION] == 10) == no_sympathizer


def test_the_table_is_set_up_in_the_order_of_the_rules() -> None:
    """R2.7"""
    play = choose(new_game(3), *CASTS[3]).to("move")

    steps = (
        r"is the first player",
        r"plays William Adama",
        r"plays Kara",
        r"is now President",
        r"draws a quorum card",
        r"loyalty cards are dealt",
        r"draws \d (politics|leadership|tactics)",
        r"1 basestar appears in front of Galactica",
        r"Turn 1",
    )
    told = [next(n for n, line in enumerate(play.said) if re.search(step, line)) for step in steps]
    assert told == sorted(told)


@pytest.mark.parametrize("set_", ["base", "exodus"])
def test_no_card_without_a_meaning_at_this_table_is_in_its_decks(set_: str) -> None:
    """R2.4, R2.5: the CAG chooses nowhere; without the variants there are neither goals nor the Final Five."""
    play = new_game(3, set=set_)

    cards = {card.replace("-2", "") for card in (*play.state.crisis.draw, *play.state.super_crisis.draw)}
    fleet_only = {
        slug(entry["name"])
        for file in ("crisis_exodus", "super_crisis_exodus")
        for entry in reference(file)
        if entry.get("variant") == "cylon_fleet" or entry.get("chooser") == "cag"
    }
    assert len(fleet_only) == 7
    assert not cards & fleet_only
    assert set(play.rules.loyalty_piles()[1]) == {"not-a-cylon"}
    assert set(Title) == {"president", "admiral"}
    assert hangar(play.state) == (8, 0, 0)


# ── characters (R2.b) ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", KEYS)
def test_characters_are_chosen_clockwise_from_the_first_player(key: str) -> None:
    """R2.11"""
    play = new_game(4, key)
    first = play.state.first

    seats = []
    for character in ("adama", "roslin", "boomer", "tigh"):
        seats.append(play.to("choose_character").ask.seat)
        play.answer(f"char:{character}")

    assert seats == [(first + n) % 4 for n in range(4)]


def test_the_type_that_is_most_plentiful_is_chosen_next_and_support_at_any_time() -> None:
    """R2.12"""
    play = new_game(6)
    assert len(choosable(play)) == 10

    choose(play, "adama")
    assert choosable(play) == {"roslin", "baltar", "zarek", "apollo", "starbuck", "boomer", "chief"}
    choose(play, "boomer")
    assert choosable(play) == {"roslin", "baltar", "zarek", "chief"}
    choose(play, "chief")
    assert choosable(play) == {"roslin", "baltar", "zarek"}
    choose(play, "zarek")
    assert choosable(play) == {"tigh", "helo", "roslin", "baltar", "apollo", "starbuck"}


def test_without_sympathizer_nobody_is_boomer_but_she_still_counts_as_unpicked() -> None:
    """R2.36, R2.12"""
    play = new_game(4, no_sympathizer=True)
    assert "boomer" not in choosable(play)

    choose(play, "apollo", "roslin", "tigh")

    assert choosable(play) == {"adama", "helo", "baltar", "zarek", "starbuck", "chief"}


@pytest.mark.parametrize("area", [PORT_BOW, PORT_AFT])
def test_apollo_starts_in_a_viper_of_his_own_and_everybody_else_at_his_location(area: Place) -> None:
    """R2.13, R2.30, R2.8: besides the two unmanned vipers; what is not in space lies beside the board."""
    play = choose(new_game(3), "apollo")
    apollo = seat_with(play, "apollo")
    assert (play.ask.seat, set(play.ask.options)) == (apollo, {"area:port-bow", "area:port-aft"})

    choose(play.answer(f"area:{area}"), "roslin", "tigh").to("move")

    ships: dict[Place, dict[str, object]] = {
        FRONT: {"basestars": 1, "raiders": 3},
        PORT_BOW: {"vipers": 1},
        PORT_AFT: {"vipers": 1},
        REAR: {"civilians": 2},
    }
    ships[area]["pilots"] = [apollo]
    assert sky(play.state) == ships
    assert hangar(play.state) == (5, 0, 0)
    assert [play.rules.available(ship) for ship in Ship] == [1, 13, 4, 5, 10]
    assert play.rules.player(seat_with(play, "roslin")).place == Place.PRESIDENTS_OFFICE
    assert play.rules.player(seat_with(play, "tigh")).place == Place.COMMAND


def test_helo_starts_off_the_board() -> None:
    """R2.14, R26.10: with three cards like everybody else."""
    play = choose(new_game(3), "roslin", "helo", "starbuck").to("move")

    helo = play.rules.player(seat_with(play, "helo"))
    assert (helo.place, len(helo.hand)) == (None, 3)


@pytest.mark.parametrize(("order", "hand"), [(("anders", "roslin", "tigh"), 0), (("roslin", "anders", "tigh"), 3)])
def test_anders_gets_the_starting_cards_but_receives_nothing_in_his_first_turn(
    order: tuple[str, ...], hand: int
) -> None:
    """R2.14, R26.26: as the first player he begins with an empty hand."""
    play = choose(new_game(3, set="exodus"), *order).to("move")

    assert len(play.rules.player(seat_with(play, "anders")).hand) == hand


# ── loyalty (R2.d) ──────────────────────────────────────────────────────────────────────────────────────────────────

CASTS = {
    3: ("adama", "roslin", "starbuck"),
    4: ("adama", "roslin", "starbuck", "tigh"),
    5: ("adama", "roslin", "starbuck", "tigh", "zarek"),
    6: ("adama", "roslin", "starbuck", "tigh", "zarek", "apollo"),
}


def loyalty_cards(play: Play) -> Counter[str]:
    """All loyalty cards in play, as kinds."""
    cards = [*play.state.loyalty, *(card for player in play.state.players for card in player.loyalty)]
    return Counter("cylon" if card.startswith("cylon") else card for card in cards)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("key", KEYS)
def test_the_loyalty_deck_is_made_for_the_number_of_players(players: int, key: str) -> None:
    """R2.20, R2.23, R2.26, R2.35"""
    play = choose(new_game(players, key), *CASTS[players]).to("draw")

    made = COMPOSITION[players]
    expected = Counter({"cylon": made["cylon"], "not-a-cylon": made["human"]}) + Counter(made["dealt_later"])
    assert loyalty_cards(play) == expected
    assert [len(player.loyalty) for player in play.state.players] == [1] * players
    assert len(play.state.loyalty) == players  # as many as the Sleeper Agent phase takes


@pytest.mark.parametrize("key", KEYS)
def test_nobody_starts_as_the_sympathizer(key: str) -> None:
    """R2.23"""
    play = choose(new_game(6, key), *CASTS[6]).to("draw")

    assert not any("sympathizer" in player.loyalty for player in play.state.players)
    assert "sympathizer" in play.state.loyalty


def test_baltar_and_boomer_bring_a_human_card_each() -> None:
    """R2.21, R2.22"""
    play = choose(new_game(3), "baltar", "boomer", "tigh")

    assert loyalty_cards(play) == {"cylon": 1, "not-a-cylon": 7}
    baltar = next(player for player in play.state.players if player.character == "baltar")
    assert len(baltar.loyalty) == 2


def test_without_sympathizer_there_is_one_more_human_and_other_dials() -> None:
    """R2.36"""
    play = choose(new_game(4, no_sympathizer=True), *CASTS[4])

    assert loyalty_cards(play) == {"cylon": 1, "not-a-cylon": 7}
    assert play.state.dials == {"fuel": 8, "food": 7, "morale": 9, "population": 10}


# ── hands, Destiny, dials (R2.e) ────────────────────────────────────────────────────────────────────────────────────


def test_everybody_but_the_first_player_chooses_three_cards() -> None:
    """R2.27, R2.28"""
    play = choose(new_game(3), *CASTS[3]).to("draw")

    assert [ask.seat for ask in play.running.owed] == [(play.state.first + n) % 3 for n in (1, 2)]
    assert all(ask.sizes == (3,) for ask in play.running.owed)


def test_not_more_starting_cards_of_a_type_than_the_skill_set_gives() -> None:
    """R2.27: Starbuck has two of tactics and piloting, one of leadership and engineering."""
    play = choose(new_game(3), *CASTS[3]).to("draw")

    ask = next(ask for ask in play.running.owed if play.rules.player(ask.seat).character == "starbuck")
    offered = Counter(option.removeprefix("skill:").split("#")[0] for option in ask.options)
    assert offered == {"tactics": 2, "piloting": 2, "leadership": 1, "engineering": 1}


def test_the_first_turn_begins_with_the_first_player_receiving_skills() -> None:
    """R2.28, R2.11"""
    play = choose(new_game(3), *CASTS[3]).to("move")

    assert (play.state.turn, play.state.current) == (1, play.state.first)
    hands = [len(play.rules.player(seat).hand) for seat in play.rules.clockwise(play.state.first)]
    assert hands == [5, 3, 3]


def test_destiny_has_two_cards_of_each_type() -> None:
    """R2.29"""
    play = choose(new_game(3), *CASTS[3]).to("move")

    assert Counter(SKILL_CARDS[card].skill for card in play.state.destiny) == dict.fromkeys(Skill, 2)


def test_the_dials_the_track_and_the_president_are_ready() -> None:
    """R1.9, R2.8, R2.17"""
    play = choose(new_game(3), *CASTS[3]).to("move")

    assert play.state.dials == {"fuel": 8, "food": 8, "morale": 10, "population": 12}
    assert (play.state.jump, play.state.raptors, len(play.state.quorum_hand)) == (0, 4, 1)


@pytest.mark.parametrize(("set_", "beside"), [("base", 0), ("exodus", 1)])
def test_the_admiral_has_two_nukes_and_with_exodus_a_third_lies_beside_the_board(set_: str, beside: int) -> None:
    """R2.16"""
    play = choose(new_game(3, set=set_), *CASTS[3]).to("move")

    assert play.state.nukes == 2
    assert play.rules.nukes_beside() == beside
    assert "opt:nuke" in play.rules.action_options(seat_with(play, "adama"))
    assert "opt:nuke" not in play.rules.action_options(seat_with(play, "roslin"))


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 7}, {"players": 3, "no_sympathizer": True}, {"x": 1}])
def test_a_table_that_does_not_fit_the_game_is_refused(options: dict[str, int]) -> None:
    """R2.1, R2.36"""
    with pytest.raises(Illegal):
        BSG.check_options(options)
