"""Attacks on running servers: a small one of each runs with the tests, the full ones are commands.

python -m tests.attacks.worlds --pairs 200
python -m tests.attacks.chaos --tables 40 --entries 200
python -m tests.attacks.hostile --messages 100000
"""
