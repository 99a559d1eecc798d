"""A small sample of script/attentive: four people at their pages, asked as tables begin and asked everywhere."""

from playwright.sync_api import Browser

from tests.browser.attentive import WAYS, Figures, Way, figures, play
from tests.services import LiveServer

TURNS = 2
PATIENT = 20  # seconds of a window: a busy machine answers late


def test_attentive_people_are_stopped_rarely_never_for_nothing_and_miss_nothing(
    chromium: Browser, one_server: LiveServer
) -> None:
    """At a quick table, with what is ticked at first; beside it a strict one that asks everybody everywhere."""
    everywhere, usual = (sample(chromium, one_server, way) for way in (WAYS[0], WAYS[3]))

    assert 0 < usual.prompts <= 3
    assert usual.empty == 0
    assert usual.responses > 0
    assert usual.missed == 0
    assert everywhere.prompts > usual.prompts
    assert everywhere.empty > 0.2, "or the sample says nothing"


def sample(chromium: Browser, server: LiveServer, way: Way) -> Figures:
    seed = {False: "sample-strict-1", True: "sample-quick-0"}[way.quick]
    return figures([play(chromium, server, way, seed, TURNS, PATIENT)])
