"""The bots of 0.1.0, frozen: what newer ones are measured against (`python tools/strength.py`).

These are copies of what 0.1.0 knew and how it searched, in the words that the engine has today. Nothing here is ever made
stronger; only where the engine's own words change, they change here too.
"""
