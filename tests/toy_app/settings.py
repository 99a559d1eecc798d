"""The server's own settings, and the toy game."""

from bsg.settings import *  # noqa: F403
from bsg.settings import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "tests.toy_app"]
