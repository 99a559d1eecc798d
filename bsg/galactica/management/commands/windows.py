"""`manage.py windows`: how often a person is stopped for a response in battle, by way of asking."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from bsg.bots import prompts
from bsg.engine.box import offered


class Command(BaseCommand):
    help = "Plays games of the crew and counts the windows in which each way of asking stops people."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--games", type=int, default=10, help="of each set")
        parser.add_argument("--players", type=int, default=4)
        parser.add_argument("--seed", type=int, default=1)

    def handle(self, *args: Any, **options: Any) -> None:
        for box in offered("set"):
            counted = prompts.Counted()
            for number in range(options["games"]):
                prompts.play(options["seed"], number, {"players": options["players"], "set": box.name}, counted)
            turns = counted.turns[True], counted.turns[False]
            self.stdout.write(f"{box.name}: {options['games']} games, {turns[0]} turns in battle, {turns[1]} without")
            for way in prompts.WAYS:
                found = prompts.figures(counted, way)
                line = "  {name:24} {prompts:5.2f} prompts per person and round in battle, {empty:4.0%} of them empty, "
                line += "{missed:4.1%} of {responses} responses missed"
                self.stdout.write(line.format(name=way.name, **found))
