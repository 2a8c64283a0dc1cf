"""What figures are made of: colours of metal, bone, wood and hide."""

STEEL, IRON, GOLD, BONE, WOOD, HIDE, INK = "#aeb8c6", "#5d6472", "#e2b54a", "#e6dcc0", "#7a5232", "#6e4a34", "#2a2733"
