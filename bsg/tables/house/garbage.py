"""Garbage: what a server has loaded when it begins stays for as long as it runs, and need not be looked through."""

from __future__ import annotations

import gc
from importlib import import_module

from django.conf import settings

# Things made before the youngest are looked through, and looks before one at the older: seldomer than by Python's own
# measure, since nearly all that an entry makes is gone with it.
SELDOM = 5000, 20, 20


def set_aside() -> None:
    """What there is now is left alone when Python looks for garbage: some hundred thousand things, a tenth of a second
    in the middle of somebody's request. To be called when everything is loaded and nothing is going on."""
    import_module(settings.ROOT_URLCONF)  # pages are else loaded with the first request
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
