"""Tests that every game passes without knowing its rules, for games of this package and of others.

    pionek game check NAME
    pytest -p pionek.testing.plugin --pyargs pionek.testing.checks --game NAME

They need pytest. Random games end, clones and saves are faithful, undo restores the table, bots answer, nothing hidden leaks,
whatever cannot be used says why, and both languages are complete.
"""
