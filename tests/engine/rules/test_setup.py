"""R2: set-up."""

from collections import Counter

import pytest

from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.game import BSG
from bsg.engine.rules import Base
from bsg.engine.scenario import Play
from bsg.engine.vocabulary import Skill
from bsg.kernel import Illegal
from tests.engine.reference import reference

KEYS = [f"{n:064x}" for n in range(1, 4)]
COMPOSITION = reference("setup")["loyalty_deck"]["base"]["composition"]


def new_game(players: int, key: str = KEYS[0], **options: bool) -> Play:
    """At the choice of characters."""
    return Play(BSG.new_rules(BSG.check_options({"players": players, **options}), key), Base.play)


def choose(play: Play, *characters: str) -> Play:
    for character in characters:
        play.to("choose_character").answer(f"char:{character}")
    return play


def choosable(play: Play) -> set[str]:
    return {option.removeprefix("char:") for option in play.to("choose_character").ask.options}


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
    """R2.20, R2.23, R2.26"""
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


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 7}, {"players": 3, "no_sympathizer": True}, {"x": 1}])
def test_a_table_that_does_not_fit_the_game_is_refused(options: dict[str, int]) -> None:
    """R2.1, R2.36"""
    with pytest.raises(Illegal):
        BSG.check_options(options)
