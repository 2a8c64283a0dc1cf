"""The units and people of the Ice Garden: one line each."""

from tools.art.casts.tones import COLD, DARK, PALE, TOXIC

MINIATURES = {  # id: (body, hue, scale, how)
    "moon-brother": ("person", "#8fa0b8", 0.92, dict(stance="staff", head_="hood", arm="on-staff:moon", angle=0, robe=True, skin=PALE, trim="#e8ecf4", hair="#cfe4ff")),
    "enlightened-being": ("person", "#c9b8e8", 0.98, dict(stance="cast", head_="blank", arm=None, robe=True, halo="#fff0b0", skin="#f4ecff", lift=0.06, trim="#fff0b0")),
    "rat-piper": ("person", "#8a7458", 0.86, dict(stance="lunge", head_="wolf", arm="gun", angle=-14, skin="#9a8a78", tail="#c89a8a", cloak="#5a4a3a")),
    "wyvern": ("dragon", "#7fa8c0", 1.0, dict(wing="#4f7890", belly="#dfeef4")),
    "ice-drakkar": ("thing", "#9fd0e6", 0.9, dict(icon="drakkar", large=0.95, fat=0.012)),
    "vuko": ("person", "#a9714b", 0.96, dict(stance="guard", head_="beard", arm="sword", angle=-20, off="shield-round", cloak="#4a3a30", skin=PALE, hair="#c9a070", trim="#4a3a30")),
    "harrasim": ("person", "#7a6a4a", 0.90, dict(stance="crouch", head_="hood", arm="katana", angle=-40, cloak="#4a3f2c", skin=DARK, hair="#ffd970", trim="#c9a24a")),
    "crab": ("crab", "#c8664a", 0.94, {}),
    "wild-children": ("choir", "#8a9a6a", 0.80, dict(faces="#e0b898", hair="#c9a24a")),
    "faun": ("person", "#8a6a4a", 0.92, dict(stance="lunge", head_="ram", arm="glyph:pan-flute", angle=-20, bare="all", skin="#c09068", legs="#6a4a30", tail="#6a4a30")),
    "nightmare": ("beast", "#2f2c42", 1.0, dict(head_="horse", horse=True, neck=(-0.32, 0.86), mane="#8a9af0", tail="#8a9af0", wings="#4a4668")),
    "volcano-people": ("colossus", "#5a4440", 1.0, dict(glow="#ff7a2e", tears=True)),
    "tree-brothers": ("tree", "#5f7a44", 1.02, {}),
}

PORTRAITS = {  # id: (hue of the faction, light, light from behind, motif, sign on the wall, how)
    "freihoff": ("#c2473f", "#ffd8c0", "#9fd0ff", "ice", "white-tower", dict(skin="#e0b89c", hair="#a8622e", back="long", front="parted", wear="fur", cloth="#8a2a2c", trim="#d8cfc4", head=(("circlet", "#d8c090", "#c2473f"),), face=dict(wide=0.92, jaw=0.88, brow=0.6, fem=True))),
    "dyken": ("#6f7a88", "#d8e0e8", "#8affc0", "shadow", "eye-of-horus", dict(skin="#b8aca8", hair="#d8d8dc", back="long", beard_=1.35, hood_=None, wear="collar", cloth="#1c1e24", trim="#3a3e4a", face=dict(old=1.6, jaw=0.9), eyes="#8affc0")),
    "callo": ("#5f9a5a", TOXIC, "#ffd070", "leaves", "tree-branch", dict(skin="#a8724e", hair="#1c1418", back="wild", front="parted", wear="robe", cloth="#2c5a36", trim="#d8b04a", face=dict(wide=0.94, jaw=0.9, brow=0.7, fem=True))),
    "fjollsfinn": ("#4f8fd0", COLD, "#ffd8a0", "waves", None, dict(skin="#d9a684", hair="#c98a4a", back="long", beard_=1.25, wear="fur", cloth="#2c4a70", trim="#9a9aa4", head=(("viking", "#8a929e", "#c9a04a"),), face=dict(jaw=1.1, brow=1.3), thick=1.2)),
}
