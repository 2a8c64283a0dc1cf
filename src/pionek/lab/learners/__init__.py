"""For learners: games as PettingZoo and Gymnasium environments, and policies that play as bots.

This module imports nothing: numpy, Gymnasium and PettingZoo come with the extra `learn`, which only learners need.
"""
