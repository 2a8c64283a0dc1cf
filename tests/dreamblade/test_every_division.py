"""Every division of damage that the rules allow leads to a table, and each table is reached in one way only.

The rules are written down here once more, as simply as possible: all ways to split the damage, and what becomes of each enemy.
"""

import itertools
from collections import Counter

import pytest

from pionek.core.state.events import Listener
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.destruction import Displacement
from pionek.games.dreamblade.vocabulary import DESTROYED, DISRUPTED, HURT
from tests.dreamblade.scenario import NORTH, DreamBladeScenario

rule = pytest.mark.rule
SCOUT, IMP, MIRROR, PARIAH, DRONE, SAMURAI = "twilight-scout", "cinder-imp", "mirrorman", "cannibal-pariah", "hive-drone", "inspired-samurai"


def fought(attackers, enemies, pool, before=(), pinned=()):
    """These creatures attack those, and so much damage is to be divided; some have damage from before, or from a Relentless attack."""
    south = [f"a{at}={figure}@c3" for at, figure in enumerate(attackers)]
    north = [f"e{at}={figure}@c3" for at, figure in enumerate(enemies)]
    field = DreamBladeScenario([*south, "m=mirrorman@e4"], [*north, "x=malborn-croc@e4"], first=NORTH)
    for at, damage in enumerate(before):
        field.hurt(f"e{at}", damage)
        if at in pinned:
            field.table.pinned |= 1 << field.pieces[f"e{at}"]
    dice = sum(field.stats(f"a{at}")[0] for at in range(len(attackers)))
    faces = ["3"] * (pool // 3) + [str(pool % 3)] * (pool % 3 > 0)
    field.play("strike").roll(" ".join(faces + ["-"] * (dice - len(faces)))).play("fight:c3")
    while field.asked == "Combat.choose_attackers":
        field.play(next(key for key in field.keys if key != "done"))
    return field


def reached(field, enemies, before):
    """How often each table is reached: of every enemy its fate, or the damage with which it stays."""
    pieces = [field.pieces[f"e{at}"] for at in range(len(enemies))]
    found = Counter()

    def walk(table, heard):
        if isinstance(table.agenda[-1], Assignment):
            for option in table.decision.options:
                after, listener = table.clone(), Listener()
                after.listen(listener)
                after.take(option)
                walk(after, heard + listener.events)
            return
        gone = {event.subject: "destroyed" for event in heard if event.moment == DESTROYED}
        gone |= {event.subject: "disrupted" for event in heard if event.moment == DISRUPTED}
        gone |= {frame.piece: "disrupted" for frame in table.agenda if isinstance(frame, Displacement)}
        gone |= {piece: "disrupted" for piece in pieces if table.to_disrupt >> piece & 1}
        gone |= {piece: "destroyed" for piece in pieces if (table.to_destroy | table.dying) >> piece & 1}
        sums = Counter(dict(zip(pieces, before, strict=False)))
        for event in heard:
            if event.moment == HURT:
                sums[event.subject] += event.amount
        found[tuple(gone.get(piece, sums[piece]) for piece in pieces)] += 1

    walk(field.table, field.match.listen().events[field.heard :])
    return found


def allowed(field, enemies, pool, before, pinned, relentless):
    """Every table that a division of the damage can lead to."""
    stats = [field.stats(f"e{at}")[1:] for at in range(len(enemies))]
    before = [*before, *[0] * (len(enemies) - len(before))]
    found = set()
    for split in itertools.product(range(pool + 1), repeat=len(enemies)):
        if sum(split) != pool:
            continue
        guards = [at for at, figure in enumerate(enemies) if figure == SAMURAI]
        if any(before[at] + split[at] < min(stats[at]) for at in guards) and sum(split) > sum(split[at] for at in guards):
            continue
        fates = []
        for at, ((defense, life), more) in enumerate(zip(stats, split, strict=True)):
            total = before[at] + more
            kept = relentless if more else at in pinned
            fate = ["disrupted"] * (total >= defense and not kept) + ["destroyed"] * (total >= life)
            fates.append(fate or [total])
        found |= set(itertools.product(*fates))
    return found


CASES = [
    ([SCOUT, MIRROR], 9, (), ()), ([SCOUT, IMP, MIRROR], 7, (), ()), ([PARIAH, DRONE, IMP], 5, (), ()), ([IMP, PARIAH], 12, (), ()),
    ([SCOUT, MIRROR], 4, (1, 4), ()), ([SCOUT, MIRROR], 6, (4, 7), ()), ([SCOUT, MIRROR], 3, (5, 0), (0,)), ([MIRROR, SCOUT], 5, (8, 6), (0, 1)),
    ([PARIAH, SCOUT, SCOUT], 8, (0, 2, 2), ()), ([SCOUT, SCOUT], 1, (4, 4), ()), ([IMP, IMP], 2, (), ()), ([SCOUT, MIRROR], 14, (), ()),
]  # fmt: skip


@rule("DB-DMG-01", "DB-DMG-02", "DB-DMG-03")
@pytest.mark.parametrize(("enemies", "pool", "before", "pinned"), CASES)
def test_damage_is_divided_in_every_way(enemies, pool, before, pinned):
    field = fought(["forgeblind-punisher", "forgeblind-punisher"], enemies, pool, before, pinned)
    found = reached(field, enemies, before)
    assert set(found) == allowed(field, enemies, pool, before, pinned, relentless=False)
    assert set(found.values()) == {1}, "each in one way only"


@rule("DB-BODYGUARD-01", "DB-BODYGUARD-02", "DB-KILL-04")
@pytest.mark.parametrize(
    ("enemies", "pool", "before"),
    [
        ([SAMURAI, SCOUT], 4, ()), ([SAMURAI, SCOUT], 5, ()), ([SAMURAI, SCOUT], 8, ()), ([SAMURAI, SCOUT, IMP], 9, ()), ([SCOUT, SAMURAI], 7, (1, 2)),
        ([SAMURAI, SCOUT], 3, (2, 0)), ([MIRROR, SAMURAI], 14, ()), ([SAMURAI, SAMURAI, SCOUT], 11, ()),
    ],
)  # fmt: skip
def test_a_bodyguard_is_served_before_the_others(enemies, pool, before):
    field = fought(["forgeblind-punisher", "forgeblind-punisher"], enemies, pool, before)
    found = reached(field, enemies, before)
    assert set(found) == allowed(field, enemies, pool, before, (), relentless=False)
    assert set(found.values()) == {1}


@rule("DB-RELENTLESS-01", "DB-KILL-03", "DB-BODYGUARD-01")
@pytest.mark.parametrize(
    ("enemies", "pool", "before"),
    [
        ([SCOUT, MIRROR], 6, ()), ([SCOUT, MIRROR], 9, ()), ([SAMURAI, SCOUT], 5, ()), ([SAMURAI, SCOUT], 6, ()), ([SAMURAI, SCOUT, IMP], 10, ()),
        ([PARIAH, SCOUT], 7, (0, 3)), ([SCOUT, SAMURAI], 9, (2, 1)), ([SAMURAI, SCOUT], 3, ()), ([SAMURAI, SAMURAI, SCOUT], 9, ()),
    ],
)  # fmt: skip
def test_relentless_attackers_leave_only_destruction(enemies, pool, before):
    field = fought(["furnace-brute", "forgeblind-punisher"], enemies, pool, before)
    found = reached(field, enemies, before)
    assert set(found) == allowed(field, enemies, pool, before, (), relentless=True)
    assert set(found.values()) == {1}
