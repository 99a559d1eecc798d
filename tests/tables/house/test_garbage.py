"""What a server has loaded when it begins is not looked through each time that Python collects its garbage."""

import subprocess
import sys

from tests.services import ROOT

ASKED = "import gc, bsg.asgi; gc.collect(); print(gc.get_freeze_count(), len(gc.get_objects()))"


def test_a_server_sets_aside_what_it_has_loaded() -> None:
    said = subprocess.run([sys.executable, "-c", ASKED], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    aside, looked_through = map(int, said.stdout.split())

    assert aside > 50_000
    assert looked_through < 100
