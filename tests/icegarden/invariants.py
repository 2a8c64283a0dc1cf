"""What the rulebook never lets happen, whatever is played: looked at in every decision of many games."""

from __future__ import annotations

from collections.abc import Iterator

from pionek.core.match.match import Match
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.scientist import Scientist
from pionek.games.icegarden.procedures.closing_regions import Closing
from pionek.games.icegarden.procedures.setup import SetUp
from pionek.games.icegarden.procedures.table import IceGardenTable
from pionek.games.icegarden.procedures.unit_activation import Activation
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE


def broken(match: Match) -> list[str]:
    """Every limit of the rulebook that the table of this match does not keep."""
    table = match.table
    assert isinstance(table, IceGardenTable)
    found = [*supplies(table), *tracks(table), *fields(table), *regions(table), *question(match)]
    for seat, player in enumerate(table.players):
        name = table.character_of(seat).id
        found.extend(f"{name}: {each}" for each in card(table, seat, player))
        found.extend(f"{name}: {each}" for each in pieces(table, seat, player))
    return found


def said(*complaints: tuple[bool, str]) -> Iterator[str]:
    """The complaints that are true."""
    return (text for true, text in complaints if true)


def question(match: Match) -> Iterator[str]:
    decision, table = match.decision, match.table
    if decision is not None:
        yield from said(
            (not 0 <= decision.seat < table.seats, "somebody without a seat is asked"),
            (len(decision.options) < 2, "a question with fewer than two answers"),
            (len(set(match.keys())) != len(decision.options), "two options are alike"),
        )


def supplies(table: IceGardenTable) -> Iterator[str]:
    """Components are as many as the box holds (IG-COMP-10 to -17)."""
    over = table.result is not None
    for resource in table.content.resources:
        kinds = range(vocabulary.M_ZERO, vocabulary.TOKEN_KINDS) if resource.index == vocabulary.M_FACTOR else (resource.index,)
        held = sum(player.tokens[kind] for player in table.players for kind in kinds)
        yield from said((table.supply[resource.index] + held != resource.supply, f"{resource.id}: {held} held, {table.supply[resource.index]} left"))
    bought = [each for player in table.players[: table.seats] for each in player.bought]
    for ability in table.content.powers:
        yield from said((table.upgrades[ability.index] + bought.count(ability.index) != ability.tokens, f"upgrade tokens of {ability.id}"))
    given = sum(player.vuko for player in table.players)
    callo = [player for seat, player in enumerate(table.players) if table.character_of(seat).goal == "closed-regions"]
    laid = sum(table.nightmares)
    yield from said(
        (min(table.supply) < 0 or min(table.upgrades) < 0, "a supply below 0"),
        (given + table.vuko_tokens != vocabulary.VUKO_TOKENS, f"{given} Vuko tokens given, {table.vuko_tokens} left"),
        (table.vuko_tokens < (-1 if over else 0), "more Vuko tokens than there are"),
        (laid + sum(player.nightmares for player in callo) != (vocabulary.NIGHTMARES if callo else 0), "Nightmare tokens"),
        (max(table.nightmares) > vocabulary.NIGHTMARES_TO_CLOSE, "three Nightmare tokens in a region"),
        (sum(table.towers) > vocabulary.TOWERS or max(table.towers) > 1, "Red Towers"),
        (sum(table.closed) > vocabulary.CLOSED_TOKENS, "a third closed region"),
        (sum(table.nations) > len(table.sequence), "nation markers out of nowhere"),
        (table.round > 0 and sum(table.sanctuaries) + sum(table.turned) + table.absorbed != vocabulary.SANCTUARIES, "sanctuaries"),
    )


def tracks(table: IceGardenTable) -> Iterator[str]:
    """Reputation, initiative and the Dead Snow (IG-REP-01 to -06, IG-INIT-07, -11, IG-SNOW-02)."""
    values = table.reputation
    over = table.result is not None
    last = len(table.content.helmets) - 1
    if not table.solo and table.ranks:
        ranked = [values[seat] for seat in table.ranks]
        yield from said(
            (sorted(table.ranks) != list(range(len(table.players))), "a reputation marker is missing"),
            (ranked != sorted(ranked, reverse=True), "stacks of reputation are out of order"),
            (not over and min(values) < vocabulary.LOWEST, "reputation below -9"),
            (max(values) > vocabulary.YIN_YANG, "reputation above yin-yang"),
            (table.vuko_in_play != (min(values) < vocabulary.YIN_YANG), "Vuko is in play exactly when somebody has left yin-yang"),
        )
    if table.solo:
        yield from said((values != [vocabulary.YIN_YANG] * 2, "reputation in the solo game"))
    helmets = [table.players[seat].helmet for seat in range(table.seats)]
    red = sum(1 << helmet.index for helmet in table.content.helmets if helmet.red)
    yield from said(
        (sorted(table.order) != list(range(table.seats)), "turn order"),
        (table.round > 0 and sorted(table.stacked) != list(range(table.seats)), "initiative stacks"),
        (max(helmets) > last, "beyond the last helmet"),
        (table.round > 1 and min(helmets) < table.round - 2, "a marker that stayed behind"),
        (table.final != (max(helmets) == last), "the last round"),
        (bool(table.reached & ~red), "a red ship that is none"),
        (not 0 <= table.factor <= 2, "points of regions more than doubled"),
        (not over and table.snow >= table.limit, "the Dead Snow has fallen"),
    )


def fields(table: IceGardenTable) -> Iterator[str]:
    """Slots and order tokens (IG-PLAN-02, -04, -06, IG-ADV-15)."""
    middle = [vocabulary.INFLUENCE, vocabulary.MOVEMENT, vocabulary.MOUNTAIN, vocabulary.RAVEN, vocabulary.MAKING]
    for field in middle:
        slots = table.content.fields[field].slots
        assert slots is not None
        yield from said((len(table.slots[field]) > slots[len(table.players) - 2], f"too many markers on field {field}"))
    for seat in range(table.seats):
        player = table.players[seat]
        placed = sum(each.count(seat) for each in table.slots)
        most = vocabulary.FIRST_ROUND_MARKERS if table.round < 2 else table.content.helmets[player.helmet].cubes
        yield from said((placed + player.to_place > most, f"seat {seat} has {placed + player.to_place} action markers of {most}"))
    robots = set(range(table.seats, len(table.players)))
    yield from said(
        (sorted(table.field_order) != middle, "order of fields"),
        (not table.order_tokens and table.field_order != middle, "fields in another order without the variant"),
        (bool(robots & {seat for each in table.slots for seat in each}), "the robot has placed a marker"),
    )


def regions(table: IceGardenTable) -> Iterator[str]:
    """What may lie where (IG-SETUP-12, -13, IG-CLOSE-06, -11, IG-CALLO-05, IG-VUKO-07)."""
    if table.round:
        number = vocabulary.REGIONS_BY_PLAYERS[len(table.players) - 2]
        numbers = [table.number(region) for region in table.sequence]
        yield from said((len(set(table.sequence)) != number or numbers != sorted(set(numbers)), "regions in play"))
    closing = table.nearest(Closing)
    for region in range(vocabulary.REGIONS):
        name = table.content.regions[region].id
        counts = (table.nations, table.sanctuaries, table.turned, table.towers, table.nightmares)
        held = [each[region] for each in counts]
        yield from said((min(held) < 0, f"{name}: fewer than none"), (region not in table.sequence and any(held), f"{name} is out of play"))
        if table.closed[region] and closing is None:
            yield from said(
                (bool(table.nations[region] or table.sanctuaries[region] or table.nightmares[region]), f"{name}: closed, and not empty"),
                (region in (table.thorn, table.vuko), f"{name}: closed, with the Thorn or Vuko"),
            )
        yield from said((bool(table.turned[region]) and region != table.thorn, f"{name}: a sanctuary is face down away from the Thorn"))


def card(table: IceGardenTable, seat: int, player: Scientist) -> Iterator[str]:
    """Tokens and upgrades (IG-COMP-10, IG-UPG-08 to -11, IG-SPY-02, IG-SOLO-45)."""
    markers = player.supply + player.on_board() + sum(player.sealed) + player.viper + table.recruited[seat]
    spies = [each for each in player.spies if each != EMPTY]
    yield from said(
        (markers != vocabulary.MARKERS, f"{markers} influence markers"),
        (min(player.supply, player.viper, player.vuko, player.points, player.to_place, *player.tokens) < 0, "a count below 0"),
        (len(set(spies)) != len(spies), "the same ability on both Spy fields"),
        (bool(spies) and not any(unit.spy for unit in table.card(seat)), "Spy abilities without a Spy"),
        (table.is_robot(seat) and bool(sum(player.tokens) or player.vuko or player.viper), "the robot owns something"),
        (bool(table.recruited[seat]) and table.character_of(seat).goal == "recruits", "Fjollsfinn's own marker is recruited"),
    )
    for unit in table.card(seat):
        slots = player.bought[unit.place * 2 : unit.place * 2 + 2]
        printed = [unit.printed.count(ability) for ability in range(vocabulary.ABILITIES)]
        twice = [ability for ability in range(vocabulary.ABILITIES) if player.power_of(unit.place, ability) > max(1, printed[ability])]
        yield from said(
            (any(each != EMPTY for each in slots[unit.slots :]), f"{unit.id}: an upgrade without a slot"),
            (unit.level < 3 and bool(twice), f"{unit.id}: an ability twice"),
        )


def pieces(table: IceGardenTable, seat: int, player: Scientist) -> Iterator[str]:
    """Markers and figures on the board (IG-SETUP-13, IG-VUKO-12, IG-CLOSE-03, -04, IG-ATTACK-08, IG-REMOVE-01)."""
    fighting = table.nearest(Activation) is not None
    closing = table.nearest(Closing)
    setting_up = table.nearest(SetUp) is not None
    yield from said(
        (min(*player.markers, *player.withdrawn, *player.sealed) < 0, "fewer markers than none"),
        (not fighting and bool(player.down or any(player.damage)), "wounds outside of the activation of units"),
        (setting_up and max(player.markers) > 1, "both starting markers in one region"),
    )
    for region in range(vocabulary.REGIONS):
        name = table.content.regions[region].id
        open_ = region in table.sequence and not table.closed[region]
        sealed = bool(table.closed[region]) or (closing is not None and closing.region == region)
        yield from said(
            (bool(player.markers[region]) and not open_, f"markers in {name}"),
            (bool(player.withdrawn[region]) and region != table.vuko, f"withdrawn markers away from Vuko in {name}"),
            (bool(player.sealed[region]) and not sealed, f"markers for good in {name}, which is open"),
        )
    for figure in range(vocabulary.FIGURES):
        region = player.figures[figure]
        unit = table.unit_of(seat, figure)
        closes = unit.event is not None and unit.event.word == "close-region"
        yield from said(
            (region != NOWHERE and region not in table.sequence, f"{unit.id} out of play"),
            (region != NOWHERE and bool(table.closed[region]) and not closes, f"{unit.id} in a closed region"),
            (region == NOWHERE and bool(player.down >> figure & 1), f"{unit.id} lies down in the reserve"),
        )
