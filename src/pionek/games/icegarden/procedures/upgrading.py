"""Making, upgrading a unit type (rulebook chapter "Ulepszenie jednostki")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.procedures.dead_snow import raise_snow


class Upgrading(Question):
    """The player loses reputation, the snow rises, and the player may buy one upgrade for one unit type."""

    steps = (("price", "IG-UPG-01"), ("snow", "IG-MAKE-03"), ("buy", "IG-UPG-01"))
    waiting = vocabulary.OTHERS_MAKE

    def price(self, table: Deeds) -> None:
        table.lose_reputation(self.who, 1, "IG-MAKE-04")

    def snow(self, table: Deeds) -> None:
        raise_snow(table, 1, self.who, "IG-MAKE-03")

    def buy(self, table: Deeds) -> Decision | None:
        options: list[Option] = []
        for unit in table.card(self.who):
            options.extend(purchases(table, self.who, unit))
        return self.offer(options, partial=True)

    def took_buy(self, table: Deeds, option: Option) -> None:
        """Pay the price and put the upgrade token into its slot."""
        if option.verb == PASS:
            return
        seat = self.who
        ability = option.target
        costs = table.content.powers[ability].costs
        for resource in range(len(costs)):
            if costs[resource]:
                table.pay(seat, resource, costs[resource], price_rule(ability))
        bought = table.players[seat].bought
        place = table.content.units[option.subject].place
        if option.verb == vocabulary.BUY:
            bought[bought.index(vocabulary.EMPTY, place * 2)] = ability
            table.happened(vocabulary.BOUGHT, seat, option.subject, other=ability, rule="IG-UPG-06")
        else:
            bought[bought.index(option.amount, place * 2)] = ability
            table.upgrades[option.amount] += 1
            table.happened(vocabulary.REPLACED, seat, option.subject, option.amount, ability, rule="IG-UPG-07")
        table.upgrades[ability] -= 1
        table.count_powers(seat)

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb not in (vocabulary.BUY, vocabulary.REPLACE):
            return self.elsewhere
        return vocabulary.NO_UPGRADE_FITS if table.owner_of(subject) == seat else vocabulary.NOT_YOURS


def price_rule(ability: int) -> str:
    if ability == vocabulary.SPEED:
        return "IG-UPG-04"
    return "IG-UPG-03" if ability == vocabulary.DOMINATION else "IG-UPG-02"


def affordable(table: Deeds, seat: int, ability: int) -> bool:
    """Whether a player has the price of an upgrade; M-factor must lie on level 0 (IG-UPG-05)."""
    tokens = table.players[seat].tokens
    costs = table.content.powers[ability].costs
    return tokens[0] >= costs[0] and tokens[1] >= costs[1] and tokens[vocabulary.M_ZERO] >= costs[vocabulary.M_FACTOR]


def purchases(table: Deeds, seat: int, unit: Unit) -> list[Option]:
    """The upgrades a unit type can get, for a free slot or in place of one bought earlier (IG-UPG-08, -10, -11, IG-COMP-12)."""
    player = table.players[seat]
    slots = player.bought[unit.place * 2 : unit.place * 2 + unit.slots]
    found: list[Option] = []
    for ability in range(vocabulary.ABILITIES):
        if not table.upgrades[ability] or not affordable(table, seat, ability):
            continue
        if unit.level < 3 and player.power_of(unit.place, ability):
            continue  # no ability twice, and no third Attack for Crabs (IG-UPG-09, gaps R-80)
        if vocabulary.EMPTY in slots:
            found.append(Option(vocabulary.BUY, unit.index, ability))
        old = vocabulary.EMPTY
        for each in sorted(slots):
            if each not in (vocabulary.EMPTY, old, ability):
                old = each
                found.append(Option(vocabulary.REPLACE, unit.index, ability, each))
    return found
