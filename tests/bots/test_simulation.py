"""`manage.py simulate`: whole games from the command line, the same for the same seed, and honest about what broke."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError, call_command

from bsg.bots import Random, figures, simulation
from bsg.bots.crew import Crew, Recruit
from bsg.engine.box import variants
from bsg.engine.catalogue import catalogue
from bsg.engine.vocabulary import Team
from bsg.galactica.management.commands.simulate import followed
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


# ── bots that know the game, and what their games add up to ─────────────────────────────────────────────────────────


def test_the_crew_plays_and_its_games_add_up(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    summary = simulate("--bots", "crew", "--games", "3", "--players", "5", "--no-check", "--csv", str(path))

    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert summary["failures"] == []
    assert {row["by"] for row in rows} >= {"all", "players", "set", "variants", "character", "length", "turn", "brier"}
    won = next(row for row in rows if (row["by"], row["measure"]) == ("all", "humans win"))
    assert float(won["low"]) <= float(won["figure"]) <= float(won["high"])
    assert float(won["figure"]) == pytest.approx(summary["winners"].get("humans", 0) / 3, abs=1e-4)
    start = {row["measure"]: row["figure"] for row in rows if (row["by"], row["value"]) == ("turn", "1")}
    assert start == {"fuel": "8.0", "food": "8.0", "morale": "10.0", "population": "12.0"}


def test_a_seat_is_played_by_whom_its_side_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sides as they are at the moment of the question: a sleeper changes hands."""
    heard = {Crew: 0, Recruit: 0}
    wrong = []
    running: list[Any] = []
    real = simulation.crew_of

    def seated(plan: simulation.Plan, begun: Any, seen: Any) -> Any:
        running.append(begun)
        return real(plan, begun, seen)

    def answering(kind: type[Crew], side: Team) -> None:
        answer = kind.answer

        def noted(self: Crew, question: Mine, view: Mapping[str, Any]) -> tuple[str, ...]:
            heard[kind] += 1
            if type(self) is kind and running[0].rules.team(self.seat) != side:
                wrong.append((kind, question.kind))
            return answer(self, question, view)

        monkeypatch.setattr(kind, "answer", noted)

    monkeypatch.setattr(simulation, "crew_of", seated)
    answering(Recruit, Team.CYLONS)
    answering(Crew, Team.HUMANS)

    plan = simulation.plans(4, 1, [5], [{}], check=False, players="crew", cylons="recruit")[0]

    assert simulation.play(plan).over
    assert wrong == []
    assert all(heard.values())


@pytest.mark.parametrize("words", ["officers", "humans=crew", "humans=crew,cylons=gods", "humans=crew,robots=crew"])
def test_bots_nobody_knows_are_an_error(words: str) -> None:
    with pytest.raises(CommandError, match="crew, recruit, random"):
        call_command("simulate", "--games", "1", "--bots", words)


def test_a_file_that_cannot_be_written_is_an_error_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No such file"):
        call_command("simulate", "--games", "100000", "--csv", str(tmp_path / "nowhere" / "games.csv"))


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (450, 1000, 0.4194, 0.4810), (10, 10, 0.7225, 1.0)],
)
def test_shares_have_wilsons_interval(hits: int, of: int, low: float, high: float) -> None:
    assert figures.wilson(hits, of) == pytest.approx((low, high), abs=2e-4)


def test_what_is_watched_is_what_happened() -> None:
    """Against the record of the same game, played again."""
    played = simulation.play(simulation.plans(2, 1, [5], [{}], check=False, players="crew")[0])
    again = simulation.replay(played.record)

    watched = played.watched
    players = again.rules.state.players
    assert watched.distance == again.rules.distance
    assert len(watched.dials) == played.turns
    assert watched.characters == [player.character for player in players]
    assert {book.seat for book in watched.hidden if book.revealed} == {s for s, p in enumerate(players) if p.cylon}
    last = {book.seat: book.cylon for book in watched.hidden}
    assert last == {seat: again.rules.team(seat) == Team.CYLONS for seat in range(5)}
    assert watched.at_end.beliefs
    assert bool(watched.cause) == (played.winner == Team.CYLONS)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_long_run_shows_on_a_terminal_how_far_it_is() -> None:
    screen, paper = Terminal(), io.StringIO()
    games = simulation.play_all(simulation.plans(1, 1, [3], [{}]))
    many = list(games) * 40

    assert list(followed(many, 40, screen)) == list(followed(many, 40, paper)) == many
    assert "20 of 40" in screen.getvalue()
    assert paper.getvalue() == ""
