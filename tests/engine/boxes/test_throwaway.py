"""A variant in one folder is picked up by all that a table is made of; left out, every byte is as before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from bsg.bots import simulation
from bsg.bots.simulation import Plan
from bsg.engine import BSG, box
from bsg.engine.box import Box, new_state
from bsg.engine.catalogue import catalogue
from bsg.engine.invariants import broken
from bsg.engine.positions import positions
from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.state import Options
from bsg.kernel import MODERATOR, TABLE, Ask, Audience, Dice, Flow, Illegal, Together, render, text
from tests.engine.audiences import heard, who_can_tell
from tests.engine.boxes.throwaway.box import BLACK_MARKET
from tests.engine.boxes.throwaway.cards import ERRANDS, MESS_HALL, QUARTERMASTER
from tests.engine.boxes.throwaway.happenings import CrateOpened, ErrandDrawn
from tests.engine.boxes.throwaway.part import Crate, MarketPart
from tests.engine.boxes.throwaway.rules import BlackMarket
from tests.engine.records import GAMES, RECORDS
from tests.engine.worlds import Search, rows_of

ADAMA, ROSLIN, STARBUCK = 0, 1, 2
PEOPLE = ("adama", "roslin", "starbuck")
MARKET = {"variants": ("black-market",)}
ALONE = {"set": "base", "variants": ["black-market"]}
WITH_EVERYTHING = {"set": "exodus", "variants": ["black-market", "personal-goals", "final-five"]}

encode = msgspec.json.Encoder().encode


def table(**options: Any) -> Any:
    return Scenario(*PEOPLE, **{**MARKET, **options})


def market_of(play: Play) -> MarketPart:
    return play.rules.part(MarketPart)


# ── rules, state, scenario ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("market")
def test_its_title_is_assigned_and_passes_on() -> None:
    """R21.3: the line of succession is the variant's."""
    scenario = table()
    assert scenario.state.titles[QUARTERMASTER] == STARBUCK

    scenario.cylon(STARBUCK)

    assert scenario.state.titles[QUARTERMASTER] == ADAMA
    assert sorted(scenario.state.titles) == ["admiral", "president", "quartermaster"]


@pytest.mark.usefixtures("market")
def test_its_location_is_moved_to_and_activated_and_its_deck_is_drawn_from() -> None:
    scenario = table().at(ADAMA, "command").errands("Lucky Find").dials(food=5)
    for seat in (ADAMA, ROSLIN, STARBUCK):
        scenario.crate(seat, "rations")

    play = scenario.start().to("move").answer("loc:mess-hall").to("action").answer("loc:mess-hall").passes()

    assert play.rules.player(ADAMA).place == MESS_HALL
    assert play.state.dials["food"] == 6
    assert market_of(play).errands.discard == ["lucky-find"]
    assert "seat:0 moves to the Mess Hall." in play.said


@pytest.mark.usefixtures("market")
def test_its_window_is_open_to_all_with_a_closed_crate_and_contraband_stops_the_errand() -> None:
    scenario = table().at(ADAMA, MESS_HALL).errands("Lucky Find").dials(food=5)
    scenario.crate(ADAMA, "rations").crate(ROSLIN, "contraband").crate(STARBUCK, "rations")

    play = scenario.start().to("action").answer("loc:mess-hall")
    assert play.asked == [(seat, "before_errand") for seat in (ADAMA, ROSLIN, STARBUCK)]
    assert [ask.options for ask in play.running.owed] == [(), ("opt:open",), ()]
    play.answer().answer("opt:open").answer()

    assert play.state.dials["food"] == 5
    assert market_of(play).crates[ROSLIN] == Crate("contraband", open=True)


@pytest.mark.usefixtures("market")
def test_its_step_comes_at_the_end_of_a_turn() -> None:
    play = table().errands("Bad Soup", "Lucky Find").start().to("take_stock")
    assert (play.ask.seat, play.state.step) == (STARBUCK, "take_stock")

    play.answer("opt:yes")

    assert market_of(play).errands.draw[0] == "bad-soup"
    assert market_of(play).errands.draw[-1] == "lucky-find"


@pytest.mark.usefixtures("market")
@pytest.mark.parametrize("options", [ALONE, WITH_EVERYTHING], ids=["alone", "with everything"])
def test_a_table_with_it_is_restored_as_it_was(options: dict[str, Any]) -> None:
    record = simulation.play(Plan(9, 0, {**options, "players": 4}, players="curious", check=False)).record
    running = BSG.new(record.options, record.key)
    for entry in record.journal:
        running.take(entry)
        if running.since == []:
            assert BSG.restore(running.saved, running.since).digest() == running.digest()

    assert running.over
    assert type(running.rules).__mro__[1] is BlackMarket  # the last on the list has the first word


# ── views, hidden rows ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("market")
def test_it_has_a_section_of_its_own_and_its_deck_is_among_the_decks() -> None:
    play = table().crate(ADAMA, "contraband").crate(ROSLIN, "rations").start()

    def faces(audience: Audience) -> list[str | None]:
        return [crate.face for crate in BSG.view(play.position, audience)["market"].crates]

    assert faces(ADAMA)[:2] == ["token:contraband", None]
    assert faces(ROSLIN)[:2] == [None, "token:rations"]
    assert faces(TABLE) == [None, None, None]
    assert faces(MODERATOR)[:2] == ["token:contraband", "token:rations"]
    view = BSG.view(play.position, TABLE)
    assert [(deck.deck, deck.cards) for deck in view["decks"]][-1] == ("errands", 6)
    assert view["players"][STARBUCK].titles == [QUARTERMASTER]
    assert [place.ship for place in view["board"].places if place.place == MESS_HALL] == ["galactica"]


@pytest.mark.usefixtures("market")
def test_a_closed_crate_is_known_to_its_owner_alone_even_while_the_window_is_open() -> None:
    def run(rules: Base) -> Flow[None]:
        assert isinstance(rules, BlackMarket)
        yield from rules.run_errand(ADAMA)

    one, other = (
        heard(table().errands("Bad Soup").crate(ROSLIN, face), run, "", "", "") for face in ("contraband", "rations")
    )

    assert who_can_tell(one, other) == {ROSLIN}


@pytest.mark.slow
@pytest.mark.usefixtures("market")
@pytest.mark.parametrize("options", [ALONE, WITH_EVERYTHING], ids=["alone", "with everything"])
def test_nobody_can_tell_two_worlds_apart(options: dict[str, Any]) -> None:
    search = Search()

    plans = [Plan(4, n, {**options, "players": 3 + n % 4}, players="curious", check=False) for n in range(12)]

    assert [leak for plan in plans if (leak := search.along(plan))] == []
    assert {"before_errand", "take_stock"} <= {kind for _, kind in search.kinds}
    assert "B2" in search.learned  # they did learn what they may


class AllFaces(msgspec.Struct):
    market: list[str]


def shows_all_faces(rules: BlackMarket, audience: Audience) -> AllFaces:
    return AllFaces([crate.face for crate in rules.market.crates])


def asks_holders_only(rules: BlackMarket, card: str) -> Flow[bool]:
    holders = [seat for seat in rules.responders() if rules.market.crates[seat].face == "contraband"]
    asks = [Ask(seat, "before_errand", text("Open it?"), ("opt:yes",), (0, 1), shows="window") for seat in holders]
    yield Together(tuple(asks))
    return False


PLANS = [Plan(4, n, {**ALONE, "players": 3 + n % 4}, players="curious", check=False) for n in range(12)]


def test_a_view_that_gives_its_secret_away_is_found_out(on_the_list: Callable[[Box], None]) -> None:
    on_the_list(replace(BLACK_MARKET, view=shows_all_faces))

    assert any(Search().along(plan) for plan in PLANS)


@pytest.mark.usefixtures("market")
def test_a_window_that_gives_its_secret_away_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BlackMarket, "called_off", asks_holders_only)

    assert any(Search().along(plan) for plan in PLANS)


def test_a_box_with_a_part_must_say_what_is_hidden_of_it(on_the_list: Callable[[Box], None]) -> None:
    """What is not re-dealt is not looked for."""
    forgetful = msgspec.defstruct("Forgetful", [], module="tests.engine.boxes.part")
    on_the_list(replace(BLACK_MARKET, part=forgetful, name="forgetful"))

    with pytest.raises(ModuleNotFoundError, match=r"tests\.engine\.boxes\.hidden"):
        rows_of(new_state(Options(variants=("forgetful",)), Dice("")))


# ── happenings, facts, invariants, words, compendium, settings, positions ───────────────────────────────────────────


@pytest.mark.usefixtures("market")
def test_what_happens_with_it_is_read_in_the_kinds_that_it_brings() -> None:
    scenario = table().at(ADAMA, MESS_HALL).errands("Bad Soup").crate(ROSLIN, "contraband")

    play = scenario.start().to("action").answer("loc:mess-hall").answer().answer("opt:open").answer()

    told = [msgspec.convert(what, reduce(or_, BSG.happenings())) for what in play.happened]
    its_own = [happening for happening in told if isinstance(happening, BLACK_MARKET.happenings)]
    assert its_own == [ErrandDrawn(ADAMA, "errand:bad-soup"), CrateOpened(ROSLIN)]


@pytest.mark.usefixtures("market")
def test_its_facts_are_among_the_rows() -> None:
    play = table().crate(ADAMA, "contraband").start()

    rows = BSG.facts(play.position)

    assert rows["Crate"][0] == {"seat": ADAMA, "face": "contraband", "open": False}
    assert set(rows) == {"LoyaltyCard", "FleetShips", "Crate"}


@pytest.mark.usefixtures("market")
def test_its_invariants_are_held() -> None:
    scenario = table()
    assert broken(scenario.rules) == []

    scenario.rules.part(MarketPart).errands.draw.pop()

    assert [wrong.partition(":")[0] for wrong in broken(scenario.rules)] == ["every_errand_somewhere"]


NAMES = {
    "title:quartermaster": "Quartermaster",
    "loc:mess-hall": "Mess Hall",
    "errand:bad-soup": "Bad Soup",
    "token:contraband": "contraband",
    "step:take_stock": "taking stock",
}


@pytest.mark.usefixtures("market")
def test_everything_of_it_has_a_name_an_article_and_a_place_in_the_catalogue() -> None:
    articles = {article.id: article for chapter in BSG.compendium() for article in chapter.articles}
    names = catalogue(Options(**MARKET))

    assert {name: str(BSG.name_of(name)) for name in NAMES} == NAMES
    assert {name for name in names if name not in catalogue()} == {
        f"title:{QUARTERMASTER}",
        f"loc:{MESS_HALL}",
        *(f"errand:{errand}" for errand in ERRANDS),
    }
    assert {name for name in names if not name.startswith(("ability:", "card:"))} <= articles.keys()
    assert render(articles["loc:mess-hall"].facts[0], str) == "Galactica"
    assert [chapter.id for chapter in BSG.compendium()][-1] == "errands"


@pytest.mark.usefixtures("market")
def test_it_is_offered_and_may_be_chosen_alone_or_with_everything() -> None:
    (variants,) = (setting for setting in BSG.settings() if setting.name == "variants")

    assert "Black Market" in [str(choice.label) for choice in variants.choices]
    assert BSG.check_options(ALONE)["variants"] == ("black-market",)
    assert len(simulation.tables(None, simulation.ALL_COMBINATIONS)) == 2 * (1 + 2**4)
    with pytest.raises(Illegal, match="The variants belong to Exodus"):
        BSG.check_options({"variants": ["black-market", "final-five"]})


@pytest.mark.usefixtures("market")
def test_its_position_can_be_looked_at() -> None:
    play = positions()["errand"]()

    assert {kind for _, kind in play.asked} == {"before_errand"}
    assert broken(play.rules, play.running.open.values()) == []


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.usefixtures("market")
def test_games_with_it_are_played_to_their_end_and_come_by_everything_it_brings() -> None:
    tables = [ALONE, WITH_EVERYTHING]
    plans = simulation.plans(5, 40, [3, 4, 5, 6], tables)

    played = list(simulation.explore(plans))

    assert [game.wrong for game in played if game.wrong or not game.over] == []
    tally = sum((Counter(game.tally) for game in played), Counter[str]())
    brought = set(catalogue(Options(**MARKET))) - set(catalogue())
    assert {name for name in brought if not tally[name]} == set()


# ── left out ────────────────────────────────────────────────────────────────────────────────────────────────────────


def all_there_is() -> list[bytes]:
    """What people see without a table, the catalogue, and every view along a recorded game with Exodus."""
    return [encode((BSG.compendium(), BSG.settings())), encode(catalogue()), *views("exodus-loyalties")]


def views(name: str) -> Iterator[bytes]:
    record = simulation.read(RECORDS / f"{name}.json.gz")
    running = BSG.new(record.options, record.key)
    for entry in record.journal[:40]:
        running.take(entry)  # type: ignore[arg-type]
        for audience in (TABLE, MODERATOR, 0):
            yield encode((BSG.view(running.position, audience), BSG.facts(running.position), running.saved))


@pytest.fixture
def before() -> list[bytes]:
    """As it was before anybody had heard of the variant."""
    return all_there_is()


def test_off_the_list_every_byte_is_as_before(before: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as for_a_while:
        for_a_while.setattr(box, "_registered", (*box.all_boxes(), BLACK_MARKET))
        offered, *others = all_there_is()
        assert offered != before[0]
        assert others == before[1:]  # on the list, and not chosen

    assert all_there_is() == before


@pytest.mark.usefixtures("market")
@pytest.mark.parametrize("name", GAMES)
def test_on_the_list_and_not_chosen_recorded_games_lead_where_they_led(name: str) -> None:
    assert simulation.replay(simulation.read(RECORDS / f"{name}.json.gz")).over
