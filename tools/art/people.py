"""People: legs, body, arms and what they wear, in one of several stances."""

from tools.art.clay import Clay
from tools.art.heads import head
from tools.art.held import shield, weapon
from tools.art.materials import GOLD, HIDE, INK, IRON, STEEL

# stance: (feet, knees, hand and elbow of the weapon, hand and elbow of the other arm, lean of the body)
STANCES = {
    "guard": (((-0.15, 0.0), (0.16, 0.015)), ((-0.14, 0.26), (0.17, 0.26)), ((-0.29, 0.50), (-0.30, 0.66)), ((0.25, 0.56), (0.31, 0.64)), 0.0),
    "strike": (((-0.22, 0.0), (0.20, 0.02)), ((-0.16, 0.25), (0.22, 0.27)), ((-0.25, 1.00), (-0.36, 0.84)), ((0.33, 0.60), (0.30, 0.74)), -0.02),
    "lunge": (((-0.30, 0.0), (0.24, 0.0)), ((-0.22, 0.24), (0.20, 0.24)), ((-0.37, 0.60), (-0.27, 0.66)), ((0.33, 0.62), (0.30, 0.76)), -0.05),
    "cast": (((-0.12, 0.0), (0.13, 0.01)), ((-0.12, 0.26), (0.14, 0.26)), ((-0.36, 0.92), (-0.32, 0.70)), ((0.36, 0.88), (0.33, 0.68)), 0.0),
    "staff": (((-0.11, 0.0), (0.12, 0.01)), ((-0.12, 0.26), (0.13, 0.26)), ((-0.30, 0.62), (-0.27, 0.60)), ((0.20, 0.50), (0.27, 0.60)), 0.0),
    "archer": (((-0.20, 0.0), (0.17, 0.01)), ((-0.18, 0.26), (0.17, 0.26)), ((-0.36, 0.72), (-0.26, 0.72)), ((0.14, 0.78), (0.32, 0.72)), -0.02),
    "crouch": (((-0.26, 0.0), (0.24, 0.0)), ((-0.26, 0.24), (0.30, 0.26)), ((-0.36, 0.38), (-0.34, 0.54)), ((0.36, 0.36), (0.34, 0.52)), 0.0),
    "akimbo": (((-0.13, 0.0), (0.14, 0.01)), ((-0.13, 0.26), (0.15, 0.26)), ((-0.14, 0.50), (-0.30, 0.60)), ((0.15, 0.50), (0.31, 0.60)), 0.0),
    "relaxed": (((-0.09, 0.0), (0.11, 0.01)), ((-0.09, 0.26), (0.11, 0.26)), ((-0.24, 0.46), (-0.21, 0.62)), ((0.23, 0.46), (0.21, 0.62)), 0.0),
}


def person(c: Clay, hue, stance="guard", head_="helm", arm="sword", angle=-10.0, off=None, off_angle=10.0, cloak=None, robe=False, plate=False, wings=None, build=1.0, skin="#c99a78", hair="#4a3324",
           trim=None, tall=1.0, lift=0.0, tail=None, arm_k=1.0, halo=None, legs=None, bare=False, sack=None) -> None:
    """A person of any kind: cloak and wings behind, legs or robe, body, arms, head, what they hold."""
    trim = trim or HIDE
    feet, knees, (hand, elbow), (hand2, elbow2), lean = STANCES[stance]
    drop = 0.12 if stance == "crouch" else 0.0
    wide = lambda p: (p[0] * (0.55 + 0.45 * build), p[1] * tall + lift)
    b = build
    hip, chest, neck = (lean * 0.4, 0.47 * tall + lift - drop), (lean, 0.70 * tall + lift - drop), (lean * 1.3, 0.82 * tall + lift - drop)
    r = 0.088 * (0.9 + 0.1 * b)
    top = (lean * 1.6, 0.90 * tall + lift - drop)
    sh = [(chest[0] - 0.155 * b, chest[1] + 0.06), (chest[0] + 0.155 * b, chest[1] + 0.06)]
    hand, elbow, hand2, elbow2 = (wide((p[0], p[1])) for p in (hand, elbow, hand2, elbow2))
    if halo:
        c.disc((top[0], top[1] + 0.02), 0.20, 0.20, halo, soft=0.03, glow=0.55)
    if wings:
        for k in (-1, 1):
            pts = [(0.06, 0.02), (0.26, 0.26), (0.52, 0.30), (0.46, 0.10), (0.40, -0.12), (0.30, -0.02), (0.22, -0.26), (0.13, -0.08)]
            c.poly([(chest[0] + k * x, chest[1] + y) for x, y in pts], wings, 0.05)
            for x, y in ((0.40, -0.12), (0.22, -0.26)):
                c.curve([(chest[0] + k * 0.26, chest[1] + 0.24), (chest[0] + k * (x + 0.26) / 2, chest[1] + (y + 0.30) / 2), (chest[0] + k * x, chest[1] + y)], 0.014, 0.006, wings)
    if tail:
        c.curve([(hip[0], hip[1]), (0.22 * b, hip[1] - 0.14), (0.40, hip[1] - 0.30), (0.44, hip[1] - 0.10)], 0.05, 0.012, tail)
    if cloak:
        c.poly([(sh[0][0], sh[0][1] + 0.03), (sh[0][0] - 0.08, hip[1]), (-0.24 * b - 0.02, 0.10 + lift), (-0.06, 0.05 + lift), (0.14, 0.12 + lift), (0.34 * b + 0.02, 0.06 + lift), (sh[1][0] + 0.12, hip[1]), (sh[1][0], sh[1][1] + 0.03)], cloak, 0.09)
    if robe:
        c.poly([(hip[0] - 0.10 * b, hip[1] + 0.10), (-0.20 * b, 0.20 + lift), (-0.25 * b, 0.0 + lift), (-0.08, -0.02 + lift), (0.06, 0.01 + lift), (0.25 * b, -0.01 + lift), (0.20 * b, 0.20 + lift), (hip[0] + 0.10 * b, hip[1] + 0.10)], hue, 0.09)
        c.poly([(hip[0] - 0.03, hip[1] + 0.08), (-0.07, 0.0 + lift), (0.05, 0.0 + lift), (hip[0] + 0.03, hip[1] + 0.08)], trim, 0.03, False)
    else:
        for at, bent, k in zip(feet, knees, (-1, 1), strict=True):
            foot, knee = wide(at), wide((bent[0], bent[1] - drop * 0.4))
            c.limb((hip[0] + 0.07 * k * b, hip[1]), knee, 0.085 * b, 0.062 * b, legs or trim)
            c.limb(knee, (foot[0], foot[1] + 0.05), 0.060 * b, 0.045 * b, IRON if plate else (legs or trim), metal=0.4 * plate)
            c.poly([(foot[0] - 0.06 * b, foot[1] + 0.07), (foot[0] + 0.05 * b, foot[1] + 0.07), (foot[0] + 0.06 * b, foot[1] - 0.005), (foot[0] - 0.10 * b, foot[1] - 0.005)], IRON if plate else INK, 0.03, metal=0.3 * plate)
    arm_colour = skin if bare else hue
    c.limb(sh[1], elbow2, 0.062 * b, 0.052 * b, arm_colour)  # the far arm, behind the body
    c.limb(elbow2, hand2, 0.052 * b, 0.040 * b, skin if bare else (IRON if plate else hue))
    c.poly([(sh[0][0], sh[0][1] + 0.03), (chest[0] - 0.15 * b, chest[1] - 0.08), (hip[0] - 0.105 * b, hip[1] + 0.05), (hip[0] - 0.13 * b, hip[1] - 0.06), (hip[0] + 0.13 * b, hip[1] - 0.06), (hip[0] + 0.105 * b, hip[1] + 0.05), (chest[0] + 0.15 * b, chest[1] - 0.08), (sh[1][0], sh[1][1] + 0.03), (neck[0], neck[1] + 0.01)], skin if bare == "all" else hue, 0.10, metal=0.35 * plate)
    if not robe and not legs:
        c.poly([(hip[0] - 0.13 * b, hip[1] + 0.03), (hip[0] - 0.17 * b, hip[1] - 0.17), (hip[0], hip[1] - 0.13), (hip[0] + 0.17 * b, hip[1] - 0.17), (hip[0] + 0.13 * b, hip[1] + 0.03)], hue if not plate else trim, 0.06)
    c.poly([(hip[0] - 0.115 * b, hip[1] + 0.075), (hip[0] + 0.115 * b, hip[1] + 0.075), (hip[0] + 0.12 * b, hip[1] + 0.025), (hip[0] - 0.12 * b, hip[1] + 0.025)], INK if hue != INK else GOLD, 0.02, False)
    c.limb((neck[0], neck[1] - 0.03), (top[0], top[1] - r * 0.6), 0.045 * b, 0.042, skin)
    c.disc((hand2[0], hand2[1]), 0.045 * b, 0.045 * b, skin)
    if off:
        if off.startswith("shield"):
            shield(c, (hand2[0] - 0.02, hand2[1]), trim if trim != HIDE else hue, ([*off.split("-"), "heater"])[1], 1.0)
        else:
            weapon(c, off, hand2, off_angle, trim)
    head(c, head_, top, r, hue if head_ != "hood" or not cloak else cloak, skin, hair)
    if arm:
        weapon(c, arm, hand, angle, trim if trim != HIDE else hue, arm_k)
    c.limb(sh[0], elbow, 0.064 * b, 0.054 * b, arm_colour)
    c.limb(elbow, hand, 0.054 * b, 0.042 * b, skin if bare else (IRON if plate else hue), metal=0.4 * plate)
    c.disc(hand, 0.047 * b, 0.047 * b, skin if not plate else IRON)
    if plate:
        for s in sh:
            c.disc((s[0] * 1.06, s[1] + 0.015), 0.085 * b, 0.075 * b, STEEL, metal=0.7)
    if sack:
        c.disc((0.24 * b, hip[1] - 0.05), 0.09, 0.10, sack)
