"""Making: moving M-factor, upgrading a unit type, summoning units (rulebook chapter "Czynienie")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.targets import shut
from pionek.games.icegarden.model.definitions import Unit
from pionek.games.icegarden.model.state import EMPTY, NOWHERE, Board, Question
from pionek.games.icegarden.vocabulary import UnitNo


class Making(Question):
    """Three sub-actions, each at most once, in any order."""

    done: int = later(0)

    steps = (("choose", "IG-MAKE-01"),)
    waiting = vocabulary.OTHERS_MAKE

    def choose(self, table: Board) -> Decision | None:
        options = [
            table.content.deeds[deed]
            for deed in (vocabulary.SHIFT_M, vocabulary.UPGRADE, vocabulary.SUMMONING)
            if self.refuse_deed(table, self.who, deed) is None
        ]
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_choose(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            if not self.done:
                table.happened(vocabulary.DECLINED, self.who, vocabulary.MAKING, rule="IG-ACT-05")
            return
        self.done |= 1 << option.subject
        self.back_to("choose")
        if option.subject == vocabulary.SHIFT_M:
            table.then(Shifting(self.who))
        elif option.subject == vocabulary.UPGRADE:
            table.then(Upgrading(self.who))
        else:
            table.then(Summoning(self.who))

    def refuse_deed(self, table: Board, seat: int, deed: int) -> Guard | None:
        if deed > vocabulary.SUMMONING:
            return vocabulary.NOT_IN_ACTION
        if self.done >> deed & 1:
            return vocabulary.DONE_ALREADY
        if deed == vocabulary.SUMMONING:
            return refuse_summoning(table, seat)
        return refuse_snow(table, seat, 1)

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return self.refuse_deed(table, seat, subject) if verb == vocabulary.DO else self.elsewhere


def refuse_snow(table: Board, seat: int, steps: int) -> Guard | None:
    """IG-SNOW-03: the limit may be reached only by the one who wins by it, after so much reputation is lost."""
    if table.snow + 1 < table.limit or table.snow_winner(seat, steps) == seat:
        return None
    return vocabulary.SNOW_WOULD_FALL


def refuse_summoning(table: Board, seat: int) -> Guard | None:
    """Why nothing can be summoned: of all unit types the reason that got furthest."""
    furthest = vocabulary.NO_M_TO_SUMMON
    for unit in table.card(seat):
        guard = refuse_summon(table, seat, unit)
        if guard is None:
            return None
        if guard.depth > furthest.depth:
            furthest = guard
    return furthest


def refuse_summon(table: Board, seat: int, unit: Unit) -> Guard | None:
    """The Dead Snow comes before the reputation of a summoning is lost (gaps R-21)."""
    player = table.players[seat]
    if not player.tokens[vocabulary.M_ZERO + unit.level]:
        return vocabulary.NO_M_TO_SUMMON
    if not reserve(table, seat, unit):
        return vocabulary.NONE_IN_RESERVE
    if not presence(table, seat):
        return vocabulary.NOWHERE_TO_SUMMON
    return refuse_snow(table, seat, 0)


def reserve(table: Board, seat: int, unit: Unit) -> int:
    """IG-SUMMON-04, -05: the figures of a type that wait beside the board."""
    figures = table.players[seat].figures
    return len([figure for figure in vocabulary.FIGURES_OF[unit.place] if figures[figure] == NOWHERE])


def presence(table: Board, seat: int) -> list[int]:
    """IG-SUMMON-07: open regions in which the seat has a marker or a unit."""
    player = table.players[seat]
    return [region for region in table.open_regions() if player.is_in(region)]


class Shifting(Question):
    """Reputation, snow, then up to five moves of M-factor on the card."""

    left: int = later(vocabulary.SHIFTS)

    steps = (("price", "IG-MFAC-01"), ("snow", "IG-MAKE-03"), ("shift", "IG-MFAC-02"))
    waiting = vocabulary.OTHERS_MAKE

    def price(self, table: Board) -> None:
        table.lose_reputation(self.who, 1, "IG-MAKE-04")

    def snow(self, table: Board) -> None:
        table.raise_snow(1, self.who, "IG-MAKE-03")

    def shift(self, table: Board) -> Decision | None:
        if not self.left:
            return None
        tokens = table.players[self.who].tokens
        options: list[Option] = []
        for level in range(4):
            if tokens[vocabulary.M_ZERO + level]:
                if level < 3:
                    options.append(table.content.shifts[level][level + 1])
                if level:
                    options.append(table.content.shifts[level][level - 1])
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options, partial=True)

    def took_shift(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            return
        self.left -= 1
        tokens = table.players[self.who].tokens
        tokens[vocabulary.M_ZERO + option.subject] -= 1
        tokens[vocabulary.M_ZERO + option.target] += 1
        table.happened(vocabulary.SHIFTED, self.who, option.subject, other=option.target, rule="IG-MFAC-02")
        self.back_to("shift")


class Upgrading(Question):
    """Reputation, snow, then at most one upgrade for one unit type."""

    steps = (("price", "IG-UPG-01"), ("snow", "IG-MAKE-03"), ("buy", "IG-UPG-01"))
    waiting = vocabulary.OTHERS_MAKE

    def price(self, table: Board) -> None:
        table.lose_reputation(self.who, 1, "IG-MAKE-04")

    def snow(self, table: Board) -> None:
        table.raise_snow(1, self.who, "IG-MAKE-03")

    def buy(self, table: Board) -> Decision | None:
        options: list[Option] = []
        for unit in table.card(self.who):
            options.extend(purchases(table, self.who, unit))
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options, partial=True)

    def took_buy(self, table: Board, option: Option) -> None:
        """IG-UPG-02 to -04, -06, -07: the price, and the token in its slot."""
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
            bought[bought.index(EMPTY, place * 2)] = ability
            table.happened(vocabulary.BOUGHT, seat, option.subject, other=ability, rule="IG-UPG-06")
        else:
            bought[bought.index(option.amount, place * 2)] = ability
            table.upgrades[option.amount] += 1
            table.happened(vocabulary.REPLACED, seat, option.subject, other=ability, rule="IG-UPG-07")
        table.upgrades[ability] -= 1
        table.count_powers(seat)

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb not in (vocabulary.BUY, vocabulary.REPLACE):
            return self.elsewhere
        return vocabulary.NO_UPGRADE_FITS if table.owner_of(subject) == seat else vocabulary.NOT_YOURS


def price_rule(ability: int) -> str:
    if ability == vocabulary.SPEED:
        return "IG-UPG-04"
    return "IG-UPG-03" if ability == vocabulary.DOMINATION else "IG-UPG-02"


def affordable(table: Board, seat: int, ability: int) -> bool:
    """IG-UPG-02 to -05: M-factor is paid from level 0."""
    tokens = table.players[seat].tokens
    costs = table.content.powers[ability].costs
    return tokens[0] >= costs[0] and tokens[1] >= costs[1] and tokens[vocabulary.M_ZERO] >= costs[vocabulary.M_FACTOR]


def purchases(table: Board, seat: int, unit: Unit) -> list[Option]:
    """IG-UPG-07, -08, -10, -11, IG-COMP-12: upgrades for one type, into a free slot or in place of one bought earlier."""
    player = table.players[seat]
    slots = player.bought[unit.place * 2 : unit.place * 2 + unit.slots]
    found: list[Option] = []
    for ability in range(vocabulary.ABILITIES):
        if not table.upgrades[ability] or not affordable(table, seat, ability):
            continue
        has = player.power[unit.place * vocabulary.ABILITIES + ability]
        if unit.level < 3 and has:
            continue  # IG-UPG-09: never twice; a third Attack of Crabs neither (gaps R-80)
        if EMPTY in slots:
            found.append(Option(vocabulary.BUY, unit.index, ability))
        old = EMPTY
        for each in sorted(slots):
            if each not in (EMPTY, old, ability):
                old = each
                found.append(Option(vocabulary.REPLACE, unit.index, ability, each))
    return found


class Summoning(Question):
    """How many of which type; snow, reputation, M-factor; then a region for each figure."""

    unit: UnitNo = later(-1)
    left: int = later(0)

    steps = (
        ("choose", "IG-SUMMON-03"),
        ("snow", "IG-SUMMON-01"),
        ("price", "IG-SUMMON-01"),
        ("pay", "IG-SUMMON-02"),
        ("place", "IG-SUMMON-07"),
    )
    waiting = vocabulary.OTHERS_MAKE

    def choose(self, table: Board) -> Decision:
        options: list[Option] = []
        tokens = table.players[self.who].tokens
        for unit in table.card(self.who):
            if refuse_summon(table, self.who, unit) is None:
                most = min(tokens[vocabulary.M_ZERO + unit.level], reserve(table, self.who, unit))
                options.extend([Option(vocabulary.SUMMON, unit.index, amount=count) for count in range(1, most + 1)])
        return Decision(self.who, options, partial=True)

    def took_choose(self, table: Board, option: Option) -> None:
        self.unit = option.subject
        self.left = option.amount

    def snow(self, table: Board) -> None:
        table.raise_snow(1, self.who, "IG-SUMMON-01")

    def price(self, table: Board) -> None:
        """IG-SUMMON-09: Crabs cost more, once for the whole summoning."""
        unit = table.content.units[self.unit]
        rule = "IG-SUMMON-09" if unit.penalty else "IG-SUMMON-01"
        table.lose_reputation(self.who, self.left * unit.level + unit.penalty, rule)

    def pay(self, table: Board) -> None:
        unit = table.content.units[self.unit]
        table.pay(self.who, vocabulary.M_FACTOR, self.left, "IG-SUMMON-02", unit.level)
        table.summoned = True
        table.happened(vocabulary.SUMMONED, self.who, self.unit, self.left, rule="IG-SUMMON-02")

    def place(self, table: Board) -> Decision | None:
        if not self.left:
            return None
        return Decision(self.who, [table.content.picks[region] for region in presence(table, self.who)], partial=True)

    def took_place(self, table: Board, option: Option) -> None:
        self.left -= 1
        muster(table, self.who, self.unit, option.subject, "IG-SUMMON-08")
        self.back_to("place")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.SUMMON and self.step_name() == "choose":
            unit = table.content.units[subject]
            return refuse_summon(table, seat, unit) if table.owner_of(subject) == seat else vocabulary.NOT_YOURS
        if verb == vocabulary.REGION and self.step_name() == "place":
            return vocabulary.NO_INFLUENCE_TO_SUMMON if table.is_open(subject) else shut(table, subject)
        return self.elsewhere


def muster(table: Board, seat: int, unit: int, region: int, rule: str) -> None:
    """IG-SUMMON-04, -08: a figure comes from the reserve."""
    figures = table.players[seat].figures
    for figure in vocabulary.FIGURES_OF[table.content.units[unit].place]:
        if figures[figure] == NOWHERE:
            figures[figure] = region
            table.happened(vocabulary.MUSTERED, seat, unit, other=region, rule=rule)
            return
