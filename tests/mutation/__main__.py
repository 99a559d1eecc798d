"""`script/mutate`: every card without effect, every number a little off; exits 1 naming what no test noticed."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path

from tests.mutation.equivalent import EQUIVALENT
from tests.mutation.mutants import brought, entries, mutants
from tests.mutation.running import hunt


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/mutate", description=__doc__)
    parser.add_argument("--sample", type=int, help="so many mutants, picked by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="mutants at the same time")
    parser.add_argument("--box", choices=list(brought()), help="only what this box or variant brings")
    parser.add_argument("--only", default="", help="mutants whose name holds this")
    parser.add_argument("--again", type=Path, help="the survivors that this output of an earlier run names")
    parser.add_argument("--list", action="store_true", help="name the mutants and do nothing")
    parser.add_argument("--verbose", action="store_true", help="a line per mutant, with the test that killed it")
    options = parser.parse_args()
    chosen = [mutant for mutant in mutants() if options.only in mutant.name and mutant.name not in EQUIVALENT]
    if options.box:
        chosen = [mutant for mutant in chosen if mutant.box == options.box]
    if options.again:
        lines = options.again.read_text().splitlines()
        survived = {line.removeprefix("survived: ") for line in lines if line.startswith("survived: ")}
        chosen = [mutant for mutant in chosen if mutant.name in survived]
    if options.sample is not None:
        chosen = random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))
    if options.list:
        print("\n".join(mutant.name for mutant in chosen))
        return 0
    began = time.monotonic()
    fates = hunt(chosen, options.jobs, options.verbose)
    survivors = sorted(fate.mutant.name for fate in fates if not fate.killer)
    kinds = Counter(fate.mutant.kind for fate in fates)
    print(
        f"{len(fates)} mutants of {len(entries())} catalogue entries and the rules' numbers "
        f"({kinds['no-op']} without effect, {kinds['number']} numbers): "
        f"{len(fates) - len(survivors)} killed, {len(survivors)} survived, {time.monotonic() - began:.0f} s"
    )
    for name in survivors:
        print(f"survived: {name}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
