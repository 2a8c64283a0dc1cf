"""The heroes of Dice Throne: one line each."""

from tools.art.casts.tones import COLD, GOLDEN, TOXIC, VIOLET, WARM

PORTRAITS = {  # id: (hue of the faction, light, light from behind, motif, sign on the wall, how)
    "barbarian": ("#c8553d", WARM, "#ff6a4a", "shadow", "crossed-axes", dict(skin="#c98a62", hair="#6a3a22", back="wild", beard_=1.0, wear="fur", cloth="#5a3a2c", trim="#8a6a4a", head=(("horned", "#7a7076", "#a8763a"),), thick=1.35, face=dict(wide=1.05, jaw=1.15, brow=1.4))),
    "moon-elf": ("#5f8fd0", COLD, "#9fc4ff", "light", "moon", dict(skin="#c8c4dc", hair="#e4e6f4", back="long", front="parted", wear="collar", cloth="#2c3a66", trim="#8fa8d8", head=(("ears", "#c0a8bc", ""), ("circlet", "#dfe8ff", "#9fd0ff")), face=dict(wide=0.92, jaw=0.85, brow=0.6, fem=True), eyes="#9fd8ff")),
    "pyromancer": ("#f08a24", "#ffb060", "#ff5a1e", "fire", "flame", dict(skin="#d08a5c", hair="#e86a1e", back="flame", front="short", wear="robe", cloth="#5a1c14", trim="#e09a3a", face=dict(wide=0.95, jaw=0.9, fem=True), eyes="#ffd060")),
    "shadow-thief": ("#8a5ac0", VIOLET, "#b070ff", "shadow", "daggers", dict(skin="#a890a0", hood_="#3c2c52", wear="robe", cloth="#2c2040", trim="#6a4a8a", head=(("half-mask", "#1c1626", ""),), eyes="#d8a8ff")),
    "monk": ("#d99a3a", GOLDEN, "#ff9a4a", "dream", "yin-yang", dict(skin="#b9805a", wear="robe", cloth="#b8641e", trim="#e8b04a", beard_=0.0, face=dict(old=0.8, jaw=1.0), thick=1.1)),
    "paladin": ("#e0c060", "#fff0c0", "#8fc0ff", "light", "holy-grail", dict(skin="#d9a67e", hair="#8a5a2a", wear="plate", cloth="#b8bcc8", trim="#e0b84a", beard_=0.75, head=(("knight", "#c4c8d4", "#e0b84a"),), face=dict(jaw=1.1, brow=1.2))),
    "ninja": ("#4a9a9a", COLD, "#ff5a5a", "storm", "shuriken", dict(skin="#c08c6a", wear="robe", cloth="#20262e", trim="#8a2a2a", head=(("ninja", "#262c36", "#a83232"),), face=dict(brow=1.2))),
    "treant": ("#7da453", TOXIC, "#ffe07a", "leaves", None, dict(skin="#7a5c3a", wear="bare", cloth="#5f4a30", trim="#5f8a3a", head=(("bark", "#5f4630", "#7da453"),), face=dict(wide=1.08, brow=1.8, old=2.0), eyes="#d8ff7a", thick=1.4)),
}
