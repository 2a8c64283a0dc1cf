"""Colours that the casts of several games share: skins, and the light in which people are painted."""

PALE, TAN, DARK, GREEN, RED, GREY = "#e0b898", "#b98258", "#7a5238", "#7f9a58", "#b8402f", "#8f8a94"
WARM, COLD, GOLDEN, ROSE, TOXIC, VIOLET = "#ffd2a0", "#bfd8ff", "#ffe0a0", "#ffc0b8", "#d8f0a8", "#d8c4ff"
