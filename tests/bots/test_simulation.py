"""`manage.py simulate`: whole games from the command line, the same for the same seed, and honest about what broke."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError, call_command

from bsg.bots import Random, simulation
from bsg.engine.box import variants
from bsg.engine.catalogue import catalogue
from bsg.kernel import Ask, Heard, Mine, text


def simulate(*args: str) -> dict[str, Any]:
    out = io.StringIO()
    call_command("simulate", *args, "--json", stdout=out)
    figures: dict[str, Any] = json.loads(out.getvalue())
    return figures


def test_it_works() -> None:
    figures = simulate("--games", "4", "--players", "3-6", "--seed", "3")

    assert (figures["games"], figures["ended"], figures["failures"]) == (4, 4, [])
    assert sum(figures["winners"].values()) == 4
    assert figures["turns"]["least"] > 1
    assert figures["decisions"]["mean"] < figures["entries"]["mean"]


class Listener:
    """Answers by chance, and remembers what it heard and saw."""

    def __init__(self) -> None:
        self.lines: list[Heard] = []
        self.turns: list[int] = []

    def hears(self, events: Sequence[Heard]) -> None:
        self.lines += events

    def answer(self, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
        self.turns.append(view["game"].turn)
        assert [own.seat for own in view["private"]] == [question.seat]
        return Random("listener").answer(question, view)


def test_a_bot_hears_what_its_seat_hears_and_sees_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    crew = [Listener() for _ in range(3)]
    monkeypatch.setattr(simulation, "crew_of", lambda plan, running, seen: dict(enumerate(crew)))

    played = simulation.play(simulation.Plan(1, 1, {"players": 3}))

    assert played.over
    assert max(bot.turns[-1] for bot in crew) == played.turns
    public, private = ([[line for line in bot.lines if line.private == own] for bot in crew] for own in (False, True))
    assert public[0] == public[1] == public[2]
    assert all(public)
    assert all(private)
    assert private[0] != private[1]


@pytest.mark.parametrize("table", [{"set": "base"}, {"set": "exodus", "variants": ["ionian-nebula", "cylon-fleet"]}])
def test_a_game_may_begin_far_from_home_and_is_played_again_from_there(table: dict[str, Any]) -> None:
    played = [
        simulation.play(simulation.Plan(1, n, {**table, "players": 3 + n}, "helpful", late=True)) for n in range(4)
    ]

    assert [game.wrong for game in played if game.wrong or not game.over] == []
    for game in played:
        begun = simulation.game_of(game.record).new(game.plan.options, game.plan.key)
        for entry in game.record.journal:
            if begun.rules.state.turn:
                break
            begun.take(entry)  # type: ignore[arg-type]
        assert begun.rules.distance in (6, 7)
        assert simulation.replay(game.record).digest() == game.record.digest


def test_the_seed_decides_and_the_number_of_processes_does_not() -> None:
    plans = simulation.plans(5, 8, range(3, 7), [{}])

    alone = list(simulation.explore(plans, jobs=1))
    together = list(simulation.explore(plans, jobs=2))

    assert [game.record for game in alone] == [game.record for game in together]
    assert len({game.record.digest for game in alone}) == 8


def test_all_combinations_are_each_set_with_each_choice_of_variants() -> None:
    """R36.1: {base}, and {exodus} × every choice of variants."""
    tables = simulation.tables(None, "all-combinations")
    choices = [chosen for count in range(len(variants()) + 1) for chosen in combinations(variants(), count)]

    planned = simulation.plans(1, 8 * len(tables), [3, 6], tables)
    played = [(plan.options["set"], *plan.options["variants"]) for plan in planned]

    assert set(played) == {("base",), *(("exodus", *chosen) for chosen in choices)}
    assert {played.count(kind) for kind in played} == {8}


def test_coverage_is_counted_against_what_is_in_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        call_command("simulate", "--games", "1", "--variants", "final-five", "--coverage")

    listed = capsys.readouterr().out
    assert all(name in listed for name in ("crisis:the-circle", "loyalty:final-five-owner-executed"))
    assert "loyalty:goal-" not in listed


@pytest.mark.parametrize(
    "args", [("--set", "base", "--variants", "final-five"), ("--variants", "personal-goals,no-such-variant")]
)
def test_variants_that_do_not_fit_are_an_error(args: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        call_command("simulate", "--games", "1", *args)


def test_coverage_names_what_was_never_resolved_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        call_command("simulate", "--games", "1", "--coverage")

    listed, complained = capsys.readouterr()
    assert ended.value.code == 1
    assert all(name in listed for name in catalogue())
    assert "never resolved: crisis:" in complained


def test_a_record_is_written_and_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    simulate("--games", "2", "--players", "4", "--record", str(path))

    call_command("simulate", "--replay", str(path))

    assert simulation.read(path).options["players"] == 4
    assert "the same position" in capsys.readouterr().out


def test_a_record_that_leads_elsewhere_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "game.json.gz"
    record = simulation.play(simulation.plans(1, 1, [3], [{}])[0]).record
    simulation.write(msgspec.structs.replace(record, journal=record.journal[:-1]), path)

    with pytest.raises(CommandError, match="another position"):
        call_command("simulate", "--replay", str(path))


def test_a_broken_invariant_stops_the_game_and_says_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulation, "broken", lambda rules, asks: ["dice: loaded"] if rules.state.turn == 3 else [])

    with pytest.raises(SystemExit):
        call_command("simulate", "--games", "1", "--players", "5", "--seed", "8", "--first", "2")

    complained = capsys.readouterr().err
    assert "seed 8, game 2" in complained
    assert "turn 3: dice: loaded" in complained
    assert "--games 1 --seed 8 --first 2 --players 5" in complained


@pytest.mark.parametrize(
    ("ask", "decides"),
    [
        (Ask(0, "x", text("?"), ("a", "b")), True),
        (Ask(0, "x", text("?"), ("a",)), False),
        (Ask(0, "x", text("?"), ("a",), (0, 1)), True),
        (Ask(0, "x", text("?"), (), (0,)), False),
        (Ask(0, "x", text("?"), ("a", "b"), (2,)), False),
        (Ask(0, "x", text("?"), ("a", "b"), (2,), ordered=True), True),
    ],
)
def test_a_decision_is_a_question_with_more_than_one_answer(ask: Ask, decides: bool) -> None:
    assert simulation.is_decision(ask) == decides
