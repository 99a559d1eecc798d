"""Fixtures every test may use: real servers, the browser's path, a database file of the run's own."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import cpu, services


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(cpu.Meter())


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """SQLite tests run on a real file, as the table does, and never on one that another run may use."""
    from django.conf import settings

    default = settings.DATABASES["default"]
    if default["ENGINE"].endswith("sqlite3"):
        default["TEST"]["NAME"] = str(tmp_path_factory.mktemp("database") / "test.sqlite3")


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """REDIS_URL of a real Redis."""
    with services.redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """DATABASE_URL of a real PostgreSQL; tests that write want `postgres_database`."""
    with services.postgres() as url:
        yield url


@pytest.fixture(scope="session")
def database_names() -> Iterator[str]:
    return (f"test_{number}" for number in itertools.count())


@pytest.fixture
def postgres_database(postgres_server: str, database_names: Iterator[str]) -> Iterator[str]:
    """DATABASE_URL of an empty database for this test alone."""
    with services.database(postgres_server, next(database_names)) as url:
        yield url


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """For Playwright: `chromium.launch(executable_path=chromium_path, args=[...])`."""
    return services.chromium()


@pytest.fixture
def live_server_process(tmp_path: Path) -> Iterator[Callable[..., services.LiveServer]]:
    """A factory of running tables: `server = live_server_process(env={...}, timekeeper=True)`.

    Each has a fresh data folder, so its own SQLite file; workers that share a table share a DATABASE_URL and REDIS_URL
    in `env`. All are stopped after the test.
    """
    servers: list[services.LiveServer] = []

    def start(env: dict[str, str] | None = None, timekeeper: bool = True) -> services.LiveServer:
        data = tmp_path / f"table-{len(servers)}"
        data.mkdir()
        server = services.LiveServer(data, env or {}, timekeeper)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.stop()
