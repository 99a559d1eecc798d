"""The faces of the civilian ships (R1.4): what is lost with each."""

from bsg.engine.vocabulary import Resource

CIVILIANS: dict[str, dict[Resource, int]] = {
    "population-1": {Resource.POPULATION: 1},
    "population-2": {Resource.POPULATION: 2},
    "population-1-fuel-1": {Resource.POPULATION: 1, Resource.FUEL: 1},
    "population-1-morale-1": {Resource.POPULATION: 1, Resource.MORALE: 1},
    "empty": {},
}
