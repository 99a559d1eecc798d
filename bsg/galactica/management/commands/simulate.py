"""`manage.py simulate`: bots play whole games, without a server and without a database."""

import json
import resource
import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec
from django.core.management.base import BaseCommand, CommandError

from bsg.bots import figures, simulation
from bsg.bots.simulation import Played, Players
from bsg.engine import BSG
from bsg.engine.box import offered
from bsg.engine.catalogue import catalogue
from bsg.engine.invariants import broken
from bsg.engine.state import Options
from bsg.kernel import Refused

SHOWN = 5  # games that went wrong
LONG = 20  # games from which on a run shows how far it is
BAR = 30  # characters
BOTS: tuple[Players, ...] = ("crew", "recruit", "random")


class Command(BaseCommand):
    help = "Plays whole games with bots. Exits 0 only when all of them ended and no invariant broke."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--players", type=seats, default="3-6", help="a number, or a range to go through: 3-6")
        words = (
            f"{', '.join(BOTS)}; or by side: humans=crew,cylons=recruit, where a seat is played by whom its side says"
        )
        parser.add_argument("--bots", type=bots, default="random", help=words + " as long as it is on that side")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--first", type=int, default=0, help="the number of the first game: plays one again")
        parser.add_argument("--jobs", type=int, default=1, help="processes; changes nothing but the time it takes")
        sets, variants = ([box.name for box in offered(option)] for option in ("set", "variants"))
        parser.add_argument("--set", choices=sets, help="base, unless variants are named that need another")
        words = f"with commas between: {','.join(variants)}; or {simulation.ALL_COMBINATIONS}, in turn"
        parser.add_argument("--variants", default="", help=words)
        parser.add_argument("--quick", action="store_true", help="tables that ask only those who can respond")
        parser.add_argument("--no-check", action="store_true", help="leave out the invariants")
        parser.add_argument("--coverage", action="store_true", help="list what was resolved; exit 1 if anything never")
        parser.add_argument("--record", type=Path, help="write the record of the last game, or of the first that broke")
        parser.add_argument("--replay", type=Path, help="play a record again instead, and compare where it leads")
        parser.add_argument("--csv", type=Path, help="write figures with 95 %% intervals: players, set, variants, …")
        parser.add_argument("--json", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["replay"]:
            self.replay(options["replay"])
            return
        tables = simulation.tables(options["set"], options["variants"], quick=options["quick"])
        try:
            printed = [catalogue(msgspec.convert(BSG.check_options(table), Options)) for table in tables]
        except Refused as refused:
            raise CommandError(str(refused)) from refused
        plans = simulation.plans(
            options["seed"],
            options["games"],
            options["players"],
            tables,
            first=options["first"],
            check=not options["no_check"],
            players=options["bots"][0],
            cylons=options["bots"][1],
        )
        if options["csv"]:
            writable(options["csv"])
        began, cpu = time.perf_counter(), cpu_seconds()
        games = simulation.explore if options["coverage"] else simulation.play_all
        played = list(followed(games(plans, jobs=options["jobs"]), len(plans), sys.stderr))
        summary = add_up(played, time.perf_counter() - began, cpu_seconds() - cpu)
        found = figures.figures(played)
        if options["csv"]:
            figures.write(found, options["csv"])
        if options["record"]:
            last = next((game for game in played if game.wrong), played[-1])
            simulation.write(last.record, options["record"])
        failures = [complaint(game) for game in played if game.wrong or not game.over]
        tally = sum((Counter(game.tally) for game in played), Counter[str]())
        coverage = {name: tally[name] for names in printed for name in names} if options["coverage"] else {}
        never = [name for name, count in coverage.items() if not count]
        tried = {"coverage": coverage, "never": never, "failures": failures}
        if options["json"]:
            self.stdout.write(json.dumps({**summary, "figures": [row._asdict() for row in found], **tried}))
        else:
            self.stdout.write(report(summary, checked=not options["no_check"]))
            for line in figures.lines(found):
                self.stdout.write(line)
            for name, count in coverage.items():
                self.stdout.write(f"{count:8} {name}")
            for words in failures[:SHOWN]:
                self.stderr.write(words)
            if len(failures) > SHOWN:
                self.stderr.write(f"and {len(failures) - SHOWN} more games like these")
            if never:
                self.stderr.write(f"never resolved: {', '.join(never)}")
        if failures or never:
            sys.exit(1)

    def replay(self, path: Path) -> None:
        try:
            running = simulation.replay(simulation.read(path))
        except Refused as refused:
            raise CommandError(f"{path}: {refused}") from refused
        if wrong := broken(running.rules, running.open.values()):
            raise CommandError(f"{path}: {'; '.join(wrong)}")
        self.stdout.write(f"{path}: leads to the same position, {running.digest()}")


def seats(words: str) -> list[int]:
    low, _, high = words.partition("-")
    return list(range(int(low), int(high or low) + 1))


def bots(words: str) -> tuple[Players, Players]:
    """Who plays humans, and who plays Cylons."""
    sides = {"humans": words, "cylons": words}
    if "=" in words:
        sides = dict(part.strip().split("=", 1) for part in words.split(",") if "=" in part)
    known: dict[str, Players] = {name: name for name in BOTS}
    if set(sides) != {"humans", "cylons"} or not set(sides.values()) <= set(known):
        raise ArgumentTypeError(f"{', '.join(BOTS)}, or humans=…,cylons=… of these")
    return known[sides["humans"]], known[sides["cylons"]]


def writable(path: Path) -> None:
    """Before hours of games, not after them."""
    try:
        path.touch()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror}") from error


def followed(played: Iterable[Played], games: int, screen: TextIO) -> Iterator[Played]:
    """Shows on a terminal how far a long run is, and how long it may take."""
    began = time.monotonic()
    shown = games >= LONG and screen.isatty()
    for done, game in enumerate(played, 1):
        yield game
        if shown:
            left = (time.monotonic() - began) / done * (games - done)
            bar = "█" * (BAR * done // games)
            screen.write(f"\r{bar:░<{BAR}} {done} of {games}, {left:.0f} s left ")
            screen.flush()
    if shown:
        screen.write("\r" + " " * 79 + "\r")


def complaint(game: Played) -> str:
    """What went wrong where, and how to see it again."""
    plan = game.plan
    what = "; ".join(game.wrong) or "it does not end"
    again = f"--games 1 --seed {plan.seed} --first {plan.number} --players {plan.options['players']}"
    if plan.options["set"] != "base":
        again += f" --set {plan.options['set']} --variants '{','.join(plan.options['variants'])}'"
    if plan.players in BOTS and plan.players != "random":
        again += f" --bots humans={plan.players},cylons={plan.cylons or plan.players}"
    elif plan.players != "random":
        again = "the same command with --record FILE, then --replay FILE"
    return (
        f"seed {plan.seed}, game {plan.number}, {plan.options}, {plan.players} players, "
        f"after entry {len(game.record.journal)}, turn {game.turns}: {what}\nsee it again: {again}"
    )


def cpu_seconds() -> float:
    """Of this process and those it has waited for: on a busy machine they say more than the clock."""
    used = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def add_up(played: list[Played], seconds: float, cpu: float) -> dict[str, Any]:
    ended = [game for game in played if game.over]
    decisions = sum(game.decisions for game in played)
    return {
        "games": len(played),
        "ended": len(ended),
        "winners": dict(Counter(str(game.winner) for game in ended).most_common()),
        "endings": dict(Counter(game.ending for game in ended).most_common()),
        "turns": spread([game.turns for game in ended]),
        "decisions": spread([game.decisions for game in ended]),
        "entries": spread([len(game.record.journal) for game in ended]),
        "seconds": round(seconds, 2),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "cpu_seconds": round(cpu, 2),
        "games_per_cpu_second": round(len(played) / cpu, 1),
        "decisions_per_cpu_second": round(decisions / cpu),
    }


def spread(numbers: list[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 1), "most": max(numbers)}


def report(figures: dict[str, Any], *, checked: bool) -> str:
    lines = [f"{figures['games']} games, {figures['ended']} ended"]
    lines += [f"  {count:6} won by {winner}" for winner, count in figures["winners"].items()]
    lines += [f"  {count:6} {ending}" for ending, count in figures["endings"].items()]
    for what in ("turns", "decisions", "entries"):
        if figures[what]:
            lines.append("{} per game: {least} to {most}, {mean} on average".format(what, **figures[what]))
    how = "invariants checked at every question" if checked else "invariants not checked"
    by_clock = "{seconds} s: {games_per_second} games/s, {decisions_per_second} decisions/s".format(**figures)
    by_core = "{cpu_seconds} s of CPU: {games_per_cpu_second} games/s, {decisions_per_cpu_second} decisions/s"
    return "\n".join([*lines, f"{by_clock} ({how})", by_core.format(**figures)])
