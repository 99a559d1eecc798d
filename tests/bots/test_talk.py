"""What officers say: with a reason in the words of the game, rarely, never the same twice, nothing they alone know."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from bsg.bots import simulation
from bsg.bots.crew import Crew, Temper
from bsg.bots.crew.cast import OFFICERS
from bsg.bots.crew.ears import HEARD
from bsg.engine import BSG
from bsg.engine.names import name_of
from bsg.kernel import Answer, Event, Heard, Mine, Seen, Text, heard, own_question, render, text
from bsg.kernel.game import Saved
from tests.engine.worlds import Learned, Walk, checkpoints, re_deal, rows_of, rules_from

CHATTY = Temper(0.5, 0.5, 1.0)


def said_by(words: Text) -> str:
    return render(words, lambda name: name_of(name) or name)


def tell(bot: Crew, kind: str, **fields: Any) -> None:
    bot.hears([Heard(text("…"), {"kind": kind, **fields})])


def officer(*characters: str, temper: Temper = CHATTY) -> Crew:
    """On the last seat, at a table with these characters."""
    bot = Crew("talk", len(characters) - 1, temper)
    for seat, name in enumerate(characters):
        tell(bot, "character_chosen", seat=seat, character=f"char:{name}")
    return bot


def topics(bot: Crew) -> str:
    return " / ".join(said_by(way) for topic in bot.ears.topics for way in topic.ways)


def check(bot: Crew, cards: list[str], outcome: str = "fail", **added: int) -> None:
    """Cylon Screenings: leadership and politics help."""
    tell(bot, "crisis_drawn", seat=0, card="crisis:cylon-screenings")
    for seat, count in added.items():
        tell(bot, "cards_added", seat=int(seat[1:]), count=count, cards=[])
    tell(bot, "cards_revealed", source="crisis:cylon-screenings", cards=cards)
    tell(bot, "check_decided", source="crisis:cylon-screenings", outcome=outcome)


TACTICS, LEADERSHIP = "card:launch-scout-1", "card:executive-order-1"


def test_more_cards_against_a_check_than_destiny_has_are_somebodys() -> None:
    """Tigh draws tactics and has added cards, Roslin draws none, Helo draws some and has added nothing."""
    bot = officer("tigh", "roslin", "helo", "adama")

    check(bot, [TACTICS] * 3 + [LEADERSHIP] * 2, s0=2, s1=2, s2=0)

    assert "3 cards against us, tactics among them. Of those who helped, only seat:0 draws tactics." in topics(bot)


def test_what_destiny_can_explain_is_held_against_nobody() -> None:
    bot = officer("tigh", "roslin", "helo", "adama")

    check(bot, [TACTICS] * 2 + [LEADERSHIP] * 2, s0=2, s1=2)

    assert "I blame nobody" in topics(bot)
    assert not bot.ears.deeds


def test_whoever_let_a_bad_crisis_come_hears_of_it() -> None:
    bot = officer("boomer", "roslin", "adama")
    tell(bot, "put_back", seat=0, deck="crisis", top=True)

    tell(bot, "crisis_drawn", seat=1, card="crisis:surrounded")

    assert "seat:0 has seen Surrounded on top, and left it there for us." in topics(bot)


def test_nobody_speaks_of_what_they_did_themselves() -> None:
    bot = officer("roslin", "adama", "boomer")
    tell(bot, "put_back", seat=2, deck="crisis", top=True)
    tell(bot, "crisis_drawn", seat=1, card="crisis:surrounded")

    assert bot.ears.topics == []


def test_what_only_one_seat_hears_is_no_matter_for_talk() -> None:
    bot = officer("tigh", "roslin", "adama")

    for kind in HEARD:
        bot.ears.hears(Heard(text("…"), {"kind": kind}, private=True), bot.log)

    assert bot.ears.topics == []


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


def talks(key: str, players: int = 5, **options: Any) -> tuple[list[tuple[int, str]], int]:
    """All remarks of a game of officers, with who says them; and how many lines its log has."""
    running = BSG.new({"players": players, **options}, key)
    bots = {seat: Crew(key, seat, OFFICERS[seat].temper) for seat in range(players)}
    told, lines, remarks = list(running.rules.told), 0, []
    while not running.over:
        lines += len(heard(told, None))
        for seat, bot in bots.items():
            bot.hears(heard(told, seat))
        ask = running.owed[0]
        view = Seen(BSG, running.position, ask.seat)
        if said := bots[ask.seat].says(view):
            remarks.append((ask.seat, said_by(said)))
        claimed = bots[ask.seat].claims(view)
        assert claimed in ((None, "not", "little", "lot") if view["private"][0].hand else (None, "not"))
        told = running.take(Answer(ask.seat, bots[ask.seat].answer(own_question(running.position, ask), view)))
    return remarks, lines


@pytest.fixture(scope="module")
def games() -> list[tuple[list[tuple[int, str]], int]]:
    return [talks(f"{n:064}", set=("base", "exodus")[n % 2]) for n in range(4)]


def test_officers_speak_rarely_and_not_never(games: list[tuple[list[tuple[int, str]], int]]) -> None:
    for remarks, lines in games:
        assert 0.005 < len(remarks) / lines < 0.08


def test_the_talkative_speak_more(games: list[tuple[list[tuple[int, str]], int]]) -> None:
    said = Counter(seat for remarks, _ in games for seat, _ in remarks)
    keys = [officer.key for officer in OFFICERS[:5]]

    assert said[keys.index("lindqvist")] > said[keys.index("marchetti")]


def test_nobody_says_the_same_twice_in_a_row(games: list[tuple[list[tuple[int, str]], int]]) -> None:
    for remarks, _ in games:
        for seat in range(5):
            own = [words for who, words in remarks if who == seat]
            assert all(one != other for one, other in pairwise(own))


def test_there_is_more_than_one_thing_to_say(games: list[tuple[list[tuple[int, str]], int]]) -> None:
    assert len({words for remarks, _ in games for _, words in remarks}) > 15


# ── two worlds ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Thinking(Walk):
    """Two worlds that a bot cannot tell apart: it answers, claims and says the same in both."""

    bots: tuple[Crew, Crew]
    answered: Counter[str]

    def same_news(self) -> None:
        super().same_news()
        for bot, world in zip(self.bots, self.worlds, strict=True):
            bot.hears(heard(world.rules.told, bot.seat))

    def same_view(self) -> None:
        super().same_view()
        views = [Seen(BSG, world.position, self.seat or 0) for world in self.worlds]
        said = [bot.says(view) for bot, view in zip(self.bots, views, strict=True)]
        assert said[0] == said[1]
        claimed = [bot.claims(view) for bot, view in zip(self.bots, views, strict=True)]
        assert claimed[0] == claimed[1]
        self.answered["remarks"] += said[0] is not None
        self.answered["claims"] += claimed[0] is not None
        if self.seat in self.one.open and self.seat in self.other.open:
            mine = [named_alike(own_question(world.position, world.open[self.seat])) for world in self.worlds]
            picks = [bot.answer(one, view) for bot, one, view in zip(self.bots, mine, views, strict=True)]
            assert picks[0] == picks[1], mine[0]
            self.answered["answers"] += 1


def named_alike(question: Mine) -> Mine:
    """Names of questions are drawn by the table's dice, which are not the same in another world."""
    return msgspec.structs.replace(question, id="any")


def test_what_a_seat_cannot_know_changes_neither_answers_nor_talk() -> None:
    answered: Counter[str] = Counter()
    for game in range(5):
        players = 3 + game % 4
        plan = simulation.Plan(11, game, {"players": players}, players="random", check=False)
        record, chance = simulation.play(plan).record, random.Random(game)
        before = lines_before(record)
        saved = list(checkpoints(record))
        for at in range(1, len(saved)):
            for _ in range(3):
                answered += walks(saved[at], before[at], chance)

    assert answered["answers"] > 150
    assert answered["claims"] > 5
    assert answered["remarks"] > 5


def lines_before(record: simulation.Record) -> list[list[Event]]:
    """All that was told before each checkpoint."""
    running = BSG.new(record.options, record.key)
    told, saved, before = list(running.rules.told), b"", []
    for entry in record.journal:
        if running.saved != saved:
            saved = running.saved
            before.append(list(told[: len(told) - len(running.rules.told)]))
        told += running.take(entry)  # type: ignore[arg-type]
    return before


def walks(checkpoint: bytes, before: list[Event], chance: random.Random) -> Counter[str]:
    saved = msgspec.json.decode(checkpoint, type=Saved)
    here, there = (rules_from(BSG, bytes(saved.state)) for _ in range(2))
    seat = chance.randrange(len(here.state.players))
    every = rows_of(here.state)
    re_deal(there.state, seat, chance, chance.choice([every, chance.sample(every, 2), [chance.choice(every)]]))
    walk = Thinking(
        BSG,
        simulation.Running(here, saved.round),
        simulation.Running(there, saved.round),
        seat,
        chance,
        alike=True,
    )
    walk.bots = (Crew("worlds", seat, CHATTY), Crew("worlds", seat, CHATTY))
    walk.answered = Counter()
    for bot in walk.bots:
        bot.hears(heard(before, seat))
    with suppress(Learned):
        walk.go(40)
    return walk.answered
