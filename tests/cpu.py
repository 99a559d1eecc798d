"""Says at the end of a run how many seconds of CPU each folder of tests took, its servers and browsers included."""

from __future__ import annotations

import resource
import time
from collections import Counter
from collections.abc import Iterator

import pytest

CPU = "cpu"


def used() -> float:
    """By this process and by those it has started and seen end."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


class Meter:
    """In a worker it measures, where the results are gathered it adds up; without workers it does both."""

    def __init__(self) -> None:
        self.since = used()
        self.seconds: Counter[str] = Counter()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        report = yield
        now = used()
        report.user_properties.append((CPU, now - self.since))
        self.since = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder(report.nodeid)] += dict(report.user_properties).get(CPU, 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("seconds of CPU")
        for name, seconds in self.seconds.most_common():
            terminalreporter.line(f"{seconds:8.1f}  {name}")
        terminalreporter.line(f"{self.seconds.total():8.1f}  in all")


def folder(nodeid: str) -> str:
    return nodeid.split("::")[0].rpartition("/")[0]
