"""The servers that other tests rely on really run."""

import os
import subprocess

import psycopg
import pytest
import redis

from tests import services

pytestmark = pytest.mark.slow


def test_redis_answers_a_ping(redis_server: str) -> None:
    with redis.Redis.from_url(redis_server) as client:
        assert client.ping()


def test_postgres_answers_a_query(postgres_server: str) -> None:
    with psycopg.connect(postgres_server) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_each_test_gets_an_empty_database(postgres_database: str) -> None:
    with psycopg.connect(postgres_database) as connection:
        tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
        assert connection.execute(tables).fetchone() == (0,)


def test_servers_are_gone_afterwards() -> None:
    with services.postgres() as url:
        assert services.answers(url)

    assert not services.answers(url)


def test_chromium_runs(chromium_path: str) -> None:
    said = subprocess.run([chromium_path, "--version"], capture_output=True, text=True, check=True).stdout

    assert "Chrom" in said


def test_a_killed_table_comes_back_on_the_same_port(live_server_process) -> None:
    server = live_server_process()
    first = [process.popen.pid for process in server.processes]

    server.kill()
    assert not services.listening(server.port)
    server.start(migrate=False)

    assert services.listening(server.port)
    assert [process.popen.pid for process in server.processes] != first


def test_a_table_on_postgres_and_redis_comes_up(live_server_process, postgres_database: str, redis_server: str) -> None:
    server = live_server_process(env={"DATABASE_URL": postgres_database, "REDIS_URL": redis_server})

    assert server.responds()
    assert not os.path.exists(server.data / "table.sqlite3")
