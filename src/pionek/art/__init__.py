"""Painting by code: brushes, glyphs and the art of cards. It needs the extra `art` (numpy, scipy, pillow).

The painters of boards, figures and people are tools of this repository (tools/art); card art is here because packs of designers get it
from the same generator.
"""
