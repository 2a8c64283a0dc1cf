"""Unit activation, Attack and Shield: damage region by region, point by point (rulebook chapter "Atak")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import NOBODY, Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds

ROUTING = Option(vocabulary.ROUT)


class Attack(Question):
    """The player pays 2 gold and divides the damage of all units, region by region in the order of the numbers."""

    turn: int = later(-1)
    left: int = later(0)

    steps = (("pay", "IG-ATTACK-01"), ("next_region", "IG-ATTACK-04"), ("hit", "IG-ATTACK-04"))
    waiting = vocabulary.OTHERS_ACTIVATE
    elsewhere = vocabulary.NOT_IN_ACTIVATION

    def pay(self, table: Deeds) -> Decision | None:
        """Ask whether the player pays; a player without a target is not asked (gaps R-31, IG-ATTACK-02, -15)."""
        if table.players[self.who].tokens[vocabulary.GOLD] < vocabulary.ATTACK_COST or not has_target(table, self.who):
            self.end()
            return None
        return Decision(self.who, [table.content.deeds[vocabulary.ASSAULT], PASSING])

    def took_pay(self, table: Deeds, option: Option) -> None:
        if option.verb == PASS:
            self.end()
        else:
            table.pay(self.who, vocabulary.GOLD, vocabulary.ATTACK_COST, "IG-ATTACK-01")

    def next_region(self, table: Deeds) -> None:
        self.turn += 1
        if self.turn == len(table.sequence):
            self.end()
        else:
            self.left = damage_in(table, self.who, table.sequence[self.turn])

    def hit(self, table: Deeds) -> Decision | None:
        if self.left:
            options = targets(table, self.who, table.sequence[self.turn])
            if options:
                options.append(PASSING)
                return Decision(self.who, options, partial=True)
        self.back_to("next_region")
        return None

    def took_hit(self, table: Deeds, option: Option) -> None:
        """Deal one point of damage."""
        if option.verb == PASS:
            self.back_to("next_region")
            return
        self.left -= 1
        self.back_to("hit")
        region = table.sequence[self.turn]
        if option.verb == vocabulary.STRIKE:
            owner = table.owner_of(option.subject)
            figure = wounded(table, owner, table.content.units[option.subject].place, region, option.amount)
            strike(table, self.who, owner, figure, 1)
        elif option.verb == vocabulary.RAZE:
            raze(table, self.who, table.seat_of(option.subject), region, option.amount == 1)
        else:
            table.nations[region] -= 1
            table.happened(vocabulary.ROUTED, self.who, region, rule="IG-ATTACK-06")
            table.score(self.who, 1, "IG-ATTACK-09")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.STRIKE or self.step_name() != "hit":
            return self.elsewhere
        owner = table.owner_of(subject)
        if owner == seat:
            return vocabulary.OWN_UNIT
        place = table.content.units[subject].place
        region = table.sequence[self.turn]
        return vocabulary.DOWN_ALREADY if owner != NOBODY and table.stands_in(owner, place, region) else vocabulary.NO_TARGET_HERE


def damage_in(table: Deeds, seat: int, region: int) -> int:
    """All Attack of a player in a region, units laid down included (IG-ATTACK-14)."""
    player = table.players[seat]
    total = 0
    for figure in range(vocabulary.FIGURES):
        if player.figures[figure] == region:
            total += player.power_of(vocabulary.LEVEL_OF[figure], vocabulary.ATTACK)
    return total


def has_target(table: Deeds, seat: int) -> bool:
    """Whether a player can deal damage in any region (IG-ATTACK-03, -16)."""
    for region in table.sequence:
        if damage_in(table, seat, region) and targets(table, seat, region):
            return True
    return False


def targets(table: Deeds, seat: int, region: int) -> list[Option]:
    """The targets in a region: units that stand, markers in play or withdrawn, nations. Equal targets are one option (IG-ATTACK-03, -07, -13)."""
    found: list[Option] = []
    for owner in range(len(table.players)):
        if owner == seat:
            continue
        player = table.players[owner]
        for unit in table.card(owner):
            needs = 0
            for figure in vocabulary.FIGURES_OF[unit.place]:
                if player.figures[figure] == region and not player.down >> figure & 1:
                    need = table.toughness(owner, unit.place) - player.damage[figure]
                    if not needs >> need & 1:
                        needs |= 1 << need
                        found.append(Option(vocabulary.STRIKE, unit.index, amount=need))
        if player.markers[region]:
            found.append(Option(vocabulary.RAZE, player.character, amount=0))
        if player.withdrawn[region]:
            found.append(Option(vocabulary.RAZE, player.character, amount=1))
    if table.nations[region]:
        found.append(ROUTING)
    return found


def wounded(table: Deeds, owner: int, place: int, region: int, need: int) -> int:
    """The figure in the region that exactly this much damage defeats, its Shields included (IG-ATTACK-05, IG-SHIELD-01)."""
    player = table.players[owner]
    for figure in vocabulary.FIGURES_OF[place]:
        if player.figures[figure] == region and table.toughness(owner, place) - player.damage[figure] == need:
            return figure
    raise LookupError("no such figure stands there")


def strike(table: Deeds, seat: int, owner: int, figure: int, damage: int) -> None:
    """Damage a unit. A defeated unit is laid down and brings points for its level (IG-ATTACK-12)."""
    player = table.players[owner]
    place = vocabulary.LEVEL_OF[figure]
    unit = table.card(owner)[place].index
    player.damage[figure] += damage
    table.happened(vocabulary.STRUCK, seat, unit, damage, player.figures[figure], rule="IG-ATTACK-04")
    if player.damage[figure] >= table.toughness(owner, place):
        player.down |= 1 << figure
        table.happened(vocabulary.DEFEATED, seat, unit, other=player.figures[figure], rule="IG-ATTACK-13")
        table.score(seat, place + 1, ("IG-ATTACK-09", "IG-ATTACK-10", "IG-ATTACK-11")[place])


def raze(table: Deeds, seat: int, owner: int, region: int, withdrawn: bool) -> None:
    """Destroy a marker: it goes back to its owner's supply (gaps R-30)."""
    player = table.players[owner]
    if withdrawn:
        player.withdrawn[region] -= 1
    else:
        player.markers[region] -= 1
    player.supply += 1
    table.happened(vocabulary.RAZED, seat, player.character, other=region, rule="IG-ATTACK-07" if withdrawn else "IG-ATTACK-06")
    table.score(seat, 1, "IG-ATTACK-09")
