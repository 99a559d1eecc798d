"""The addresses of the tables' pages."""

from typing import Any

urlpatterns: list[Any] = []
