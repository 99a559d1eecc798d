"""Cards that do nothing and numbers that are a little off are noticed: a sample of `script/mutate`."""

import subprocess
import sys
from collections import Counter

import pytest

from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import entries, mutants
from tests.services import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def names() -> set[str]:
    return {mutant.name for mutant in mutants()}


def test_everything_in_the_catalogue_is_broken_in_two_ways_at_least() -> None:
    count = Counter(mutant.entry for mutant in mutants())

    assert [entry for entry in entries() if count[entry] < 2] == []


def test_each_mutant_that_nobody_can_notice_exists_and_has_a_reason(names: set[str]) -> None:
    assert set(EQUIVALENT) <= names
    assert all(EQUIVALENT.values())


def test_some_test_notices_each_mutant_of_a_sample() -> None:
    sample = [sys.executable, "-m", "tests.mutation", "--sample", "25", "--seed", "1"]
    done = subprocess.run(sample, cwd=ROOT, capture_output=True, text=True)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "25 killed, 0 survived" in done.stdout
