"""For learners: games as environments of PettingZoo and Gymnasium, and policies that play as bots.

Nothing is imported here: numpy, Gymnasium and PettingZoo come with the extra `learn`, and only for those who learn.
"""
