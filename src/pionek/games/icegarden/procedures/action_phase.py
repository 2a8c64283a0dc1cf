"""The Action phase: field by field, marker by marker (rulebook chapter "Faza Akcji")."""

from __future__ import annotations

from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import PASS
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.targets import marches, refuse_march, shut
from pionek.games.icegarden.model.state import Board, Question
from pionek.games.icegarden.procedures.making import Making
from pionek.games.icegarden.procedures.solo import RobotActs


class ActionPhase(Frame):
    """Viper's Throat in turn order, then the five fields in the order of their tokens, each from right to left."""

    turn: int = later(0)
    field: int = later(0)

    steps = (
        ("viper", "IG-VIPER-07"),
        ("next_marker", "IG-ACT-02"),
        ("robot", "IG-SOLO-10"),
        ("act", "IG-ACT-04"),
    )

    def viper(self, table: Board) -> None:
        """Each player takes all his markers there at once (gaps R-13); the independent player does nothing."""
        while self.turn < len(table.order):
            seat = table.order[self.turn]
            self.turn += 1
            count = table.slots[vocabulary.VIPER].count(seat)
            if count:
                table.slots[vocabulary.VIPER] = [each for each in table.slots[vocabulary.VIPER] if each != seat]
                self.back_to("viper")
                table.then(Viper(seat, count))
                return

    def next_marker(self, table: Board) -> None:
        """IG-ACT-06: a field is finished before the next one begins."""
        while self.field < len(table.field_order) and not table.slots[table.field_order[self.field]]:
            self.field += 1
        if self.field == len(table.field_order):
            self.end()

    def robot(self, table: Board) -> None:
        if table.solo:
            table.then(RobotActs(vocabulary.ROBOT, table.field_order[self.field]))

    def act(self, table: Board) -> None:
        """The owner of the rightmost marker removes it, and may then act."""
        field = table.field_order[self.field]
        seat = table.slots[field].pop()
        self.back_to("next_marker")
        if field == vocabulary.INFLUENCE:
            table.then(Influence(seat))
        elif field == vocabulary.MOVEMENT:
            table.then(Movement(seat))
        elif field == vocabulary.MOUNTAIN:
            table.then(Mountain(seat))
        elif field == vocabulary.RAVEN:
            table.then(Raven(seat))
        else:
            table.then(Making(seat))


class Viper(Question):
    """Viper's Throat: a token for each marker, and exchanges, in any order."""

    takes: int

    steps = (("trade", "IG-VIPER-01"),)

    def trade(self, table: Board) -> Decision | None:
        options: list[Option] = []
        if self.takes:
            options.extend([each for each in table.content.takes if table.supply[each.subject]])
        options.extend(exchanges(table, self.who))
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_trade(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            return
        self.back_to("trade")
        if option.verb == vocabulary.TAKE:
            self.takes -= 1
            table.gain(self.who, option.subject, 1, "IG-VIPER-01")
            return
        table.exchange(self.who, option.subject, option.target, "IG-VIPER-02")
        table.gain(self.who, option.amount, 1, "IG-VIPER-02")


def exchanges(table: Board, seat: int) -> list[Option]:
    """Any two tokens for one of a kind that neither of them is (gaps R-14); M-factor only from level 0."""
    tokens = table.players[seat].tokens
    found: list[Option] = []
    for each in EXCHANGES:
        one = each.subject
        other = each.target
        if one == other:
            if tokens[one] < 2:
                continue
        elif not tokens[one] or not tokens[other]:
            continue
        if table.supply[each.amount]:
            found.append(each)
    return found


EXCHANGES = [
    Option(vocabulary.EXCHANGE, one, other, got)
    for one in range(3)
    for other in range(one, 3)
    for got in range(3)
    if got not in (one, other)
]


class Influence(Question):
    """Up to two markers for a population each, in regions where one has influence."""

    placed: int = later(0)

    steps = (("place", "IG-INF-01"),)

    def place(self, table: Board) -> Decision | None:
        """IG-INF-01, -04: as long as there are population and markers."""
        player = table.players[self.who]
        if self.placed == vocabulary.MOST_PLACED or not player.tokens[vocabulary.POPULATION] or not player.supply:
            return None
        options = [each for each in table.content.picks if refuse_influence(table, self.who, each.subject) is None]
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options, partial=self.placed > 0)

    def took_place(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            if not self.placed:
                table.happened(vocabulary.DECLINED, self.who, vocabulary.INFLUENCE, rule="IG-ACT-05")
            return
        self.placed += 1
        table.pay(self.who, vocabulary.POPULATION, 1, "IG-INF-01")
        table.place_marker(self.who, option.subject, "IG-INF-02")
        self.back_to("place")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_influence(table, seat, subject) if verb == vocabulary.REGION else self.elsewhere


def refuse_influence(table: Board, seat: int, region: int) -> Guard | None:
    """Why a marker may not be placed in a region."""
    if not table.is_open(region):
        return shut(table, region)
    return None if table.players[seat].is_in(region) else vocabulary.NO_INFLUENCE_HERE


class Movement(Question):
    """Up to two moves for a gold each, of markers or units, to adjacent regions."""

    moved: int = later(0)

    steps = (("move", "IG-MOVE-01"),)

    def move(self, table: Board) -> Decision | None:
        player = table.players[self.who]
        if self.moved == vocabulary.MOST_MOVES or not player.tokens[vocabulary.GOLD]:
            return None
        options: list[Option] = []
        moves = table.content.moves
        for region in range(vocabulary.REGIONS):
            if player.markers[region]:
                row = moves[region]
                options.extend([row[other] for other in vocabulary.BITS[table.reach[region]]])
        options.extend(marches(table, self.who))
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options, partial=self.moved > 0)

    def took_move(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            if not self.moved:
                table.happened(vocabulary.DECLINED, self.who, vocabulary.MOVEMENT, rule="IG-ACT-05")
            return
        self.moved += 1
        table.pay(self.who, vocabulary.GOLD, 1, "IG-MOVE-01")
        if option.verb == vocabulary.MOVE:
            table.move_marker(self.who, option.subject, option.target, "IG-MOVE-01")
        else:
            place = table.content.units[option.subject].place
            figure = table.players[self.who].figure_in(place, option.amount)
            table.move_figure(self.who, figure, option.target, "IG-MOVE-01")
        self.back_to("move")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.MARCH:
            return refuse_march(table, seat, subject)
        if verb != vocabulary.MOVE:
            return self.elsewhere
        if not table.is_open(subject):
            return shut(table, subject)
        return vocabulary.NOWHERE_TO_MOVE if table.players[seat].markers[subject] else vocabulary.NOTHING_TO_MOVE


class Mountain(Question):
    """Ravenous Mountain: any number of pieces from one region to one other, for population."""

    source: int = later(-1)
    target: int = later(-1)
    carried: bool = later(False)

    steps = (("feed", "IG-MOUNT-01"), ("markers", "IG-MOUNT-01"), ("units", "IG-MOUNT-01"))

    def feed(self, table: Board) -> Decision | None:
        player = table.players[self.who]
        if player.tokens[vocabulary.POPULATION] < table.mountain_price():
            self.end()
            return None
        targets = table.open_regions()
        options = [
            Option(vocabulary.SWALLOW, source, target)
            for source in range(vocabulary.REGIONS)
            if player.is_in(source)
            for target in targets
            if target != source
        ]
        if not options:
            self.end()
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_feed(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            table.happened(vocabulary.DECLINED, self.who, vocabulary.MOUNTAIN, rule="IG-ACT-05")
            self.end()
            return
        self.source = option.subject
        self.target = option.target
        price = table.mountain_price()
        table.pay(self.who, vocabulary.POPULATION, price, "IG-ADV-06" if price != vocabulary.MOUNTAIN_COST else "IG-MOUNT-01")

    def markers(self, table: Board) -> Decision | None:
        """How many markers go; at least one piece does."""
        player = table.players[self.who]
        count = player.markers[self.source]
        if not count:
            return None
        least = 0 if self.source in player.figures else 1
        return Decision(self.who, [Option(vocabulary.CARRY, amount=each) for each in range(least, count + 1)], partial=True)

    def took_markers(self, table: Board, option: Option) -> None:
        count = option.amount
        if count:
            self.carried = True
            markers = table.players[self.who].markers
            markers[self.source] -= count
            markers[self.target] += count
            table.happened(vocabulary.MOVED, self.who, self.source, count, self.target, rule="IG-MOUNT-01")

    def units(self, table: Board) -> Decision | None:
        player = table.players[self.who]
        options = [
            table.content.marches[unit.index][self.source][self.target]
            for unit in table.card(self.who)
            if player.figure_in(unit.place, self.source) >= 0
        ]
        if not options:
            return None
        if self.carried:
            options.append(PASSING)
        return Decision(self.who, options, partial=True)

    def took_units(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            return
        self.carried = True
        figure = table.players[self.who].figure_in(table.content.units[option.subject].place, self.source)
        table.move_figure(self.who, figure, self.target, "IG-MOUNT-01")
        self.back_to("units")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        if verb == vocabulary.SWALLOW:
            return vocabulary.NOTHING_TO_FEED if table.is_open(subject) else shut(table, subject)
        if verb == vocabulary.MARCH:
            if table.owner_of(subject) != seat:
                return vocabulary.NOT_YOURS
            return vocabulary.ONLY_FROM_SOURCE
        return self.elsewhere


class Raven(Question):
    """Raven's Shadow: pay M-factor to discard a Vuko token, or gain reputation."""

    steps = (("choose", "IG-RAVEN-01"),)

    def choose(self, table: Board) -> Decision | None:
        options = [
            table.content.deeds[deed] for deed in (vocabulary.ATONE, vocabulary.RISE) if refuse_raven(table, self.who, deed) is None
        ]
        if not options:
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_choose(self, table: Board, option: Option) -> None:
        if option.verb == PASS:
            table.happened(vocabulary.DECLINED, self.who, vocabulary.RAVEN, rule="IG-ACT-05")
        elif option.subject == vocabulary.ATONE:
            table.pay(self.who, vocabulary.M_FACTOR, 1, "IG-RAVEN-02")
            table.players[self.who].vuko -= 1
            table.vuko_tokens += 1
            table.happened(vocabulary.TOKEN_DISCARDED, self.who, amount=1, rule="IG-RAVEN-02")
        else:
            table.gain_reputation(self.who, vocabulary.RISE_STEPS, "IG-RAVEN-03")

    def refuse(self, table: Board, seat: int, verb: int, subject: int) -> Guard | None:
        return refuse_raven(table, seat, subject) if verb == vocabulary.DO else self.elsewhere


def refuse_raven(table: Board, seat: int, deed: int) -> Guard | None:
    """Why Raven's Shadow does not help."""
    player = table.players[seat]
    if deed == vocabulary.ATONE:
        if not player.vuko:
            return vocabulary.NO_VUKO_TOKEN
        return None if player.tokens[vocabulary.M_ZERO] else vocabulary.NO_M_TO_ATONE
    if deed != vocabulary.RISE:
        return vocabulary.NOT_IN_ACTION
    if table.solo:
        return vocabulary.NO_REPUTATION
    return vocabulary.ALREADY_BEST if table.reputation[seat] == vocabulary.YIN_YANG else None
