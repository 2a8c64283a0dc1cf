"""A scene as rows of text. It draws any scene without code for a single game; terminal and line mode use the same rows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from pionek.cli.words import Say
from pionek.core.view.scene import (
    AnyThing,
    Board,
    Card,
    Counter,
    Die,
    Page,
    Place,
    Portrait,
    Scene,
    Share,
    TextPart,
    Token,
    Track,
    Zone,
)

HAND = "hand"
"""The kind of a zone whose cards get a panel of their own."""
BRIEF, NAMES, FULL = range(3)
"""How much is drawn: only what can change the next answer; everything by its name; everything with its text."""
FEW = 2
"""Up to this many seats, every seat is drawn in full; at a larger table ? and a name show the rest."""
SIGNS = "●○◆◇▲△"
SQUARE = 6
"""The width of a square of a map: five squares fit into half of 80 columns."""
LISTED = 24
"""Up to this many places of a map, a list below it tells everything that lies or is noted there."""
CHART, WIDE_CHART, CHART_ROWS = 33, 60, 9
"""The size of a map of places that lie anywhere: it fits into half of 80 columns."""
ROOMY = 20
"""A board is a free map if it has so many times more room than places."""
LABEL = 9
"""The letters of the name of a place on such a map."""
SIGNS_IN_ORDER = {"add": "+", "set": "=", "halve": "½", "floor": "≥"}


class Row(NamedTuple):
    """One line: its text, its indentation, and its mood (title, can, lit, dim or none)."""

    text: str
    depth: int = 0
    mood: str = ""

    def __str__(self) -> str:
        return "  " * self.depth + self.text


def plain(parts: Sequence[TextPart]) -> str:
    return "".join(part if isinstance(part, str) else part.name for part in parts)


class Panels(NamedTuple):
    """A scene sorted for drawing: the viewer's own side with the common things, the other seats, the viewer's hand, and the dice."""

    own: list[Row]
    others: list[Row]
    hand: list[Row]
    hand_name: str
    dice: list[Row]
    charts: list[Row]
    """Maps of places that lie anywhere, and tracks; lists in the viewer's panel tell what is on the places of a map."""


class Drawing:
    """Draws one scene, in the wanted detail."""

    def __init__(self, scene: Scene, say: Say, detail: int = FULL) -> None:
        self.scene = scene
        self.say = say
        self.detail = detail
        self.apart = False
        """Whether charts lie apart from the lists of their places."""

    def panels(self, chart: int = CHART, beside: bool = False) -> Panels:
        """The rows of each panel, with charts of this width; tracks leave the viewer's own panel if the charts lie beside it."""
        self.apart = True
        boards = [thing for thing in self.scene.things if isinstance(thing, Board)]
        maps = [board for board in boards if is_chart(board)]
        tracks = {board.id: board for board in boards if maps and beside and is_long(board)}
        own = self.things([thing for thing in self.scene.things if not isinstance(thing, (Portrait, Die)) and thing.id not in tracks])
        others: list[Row] = []
        hands: list[Zone] = []
        crowd = self.crowded()
        for thing in [each for each in self.scene.things if isinstance(each, Portrait)]:
            if thing.mine:
                hands.extend(each for each in thing.things if isinstance(each, Zone) and each.kind == HAND)
                rest = [each for each in thing.things if each.kind != HAND]
                own.extend([self.title(thing), *self.things(rest, 1, told=False)])
            elif crowd:
                others.extend([] if others else self.columns())
                others.extend(self.gist(thing))
            else:
                others.extend([self.title(thing), *self.things(thing.things, 1)])
        if crowd and not hands:  # the board is long: the viewer's own things are shown above it, too
            own[:0] = [row for thing in self.scene.things if isinstance(thing, Portrait) and thing.mine for row in self.gist(thing)]
        whole = Drawing(self.scene, self.say)
        hand = [row for zone in hands for card in zone.cards for row in whole.card(card, 0)]
        name = ", ".join(f"{zone.name} ({zone.count})" for zone in hands)
        dice = self.things([thing for thing in self.scene.things if isinstance(thing, Die)])
        charts = [row for board in maps for row in self.chart(board, 0, chart)]
        charts += [self.track(board) for board in tracks.values()]
        return Panels(own, others, hand, name, dice, charts)

    def track(self, board: Board) -> Row:
        """A track in one row: what stands on it, and where."""
        rows = self.board(board, 0)
        return Row(f"{board.name}: {' · '.join(row.text for row in rows)}", 0, "can" if any(row.mood == "can" for row in rows) else "")

    def crowded(self) -> bool:
        return sum(isinstance(thing, Portrait) for thing in self.scene.things) > FEW

    def common(self) -> list[str]:
        """The limited numbers that every seat has, by their names."""
        seats = [thing for thing in self.scene.things if isinstance(thing, Portrait)]
        names = [[each.name for each in seat.things if isinstance(each, Counter) and each.high is not None] for seat in seats]
        return [name for name in names[0] if all(name in each for each in names)]

    def gist(self, thing: Portrait) -> list[Row]:
        """A seat in one row, for tables with many seats: the numbers that all seats have (see `columns`), then its other things."""
        common = self.common()
        numbers = {each.name: str(each.value) for each in thing.things if isinstance(each, Counter)}
        hands = [each for each in thing.things if isinstance(each, Zone) and each.kind == HAND]
        words = [numbers[name] for name in common] + [str(zone.count) for zone in hands]
        own = [each for each in thing.things if isinstance(each, Counter) and each.name not in common]
        rest: list[AnyThing] = [each for each in own if each.value or each.high is not None]
        rest += [each for each in thing.things if isinstance(each, Token)]
        words += [self.small([each], 0)[0].text for each in rest]
        title = self.title(thing)
        rows = [title._replace(text=f"{title.text}: {' · '.join(words)}") if words else title]
        known = ", ".join(card.name for zone in hands for card in zone.cards if not card.hidden)
        return [*rows, Row(known, 1, "dim")] if known else rows

    def columns(self) -> list[Row]:
        """The names of the numbers of `gist`, in their order."""
        seats = [thing for thing in self.scene.things if isinstance(thing, Portrait)]
        hands = [each.name for each in seats[-1].things if isinstance(each, Zone) and each.kind == HAND]
        names = " · ".join([*self.common(), *hands])
        return [Row(names, 0, "dim")] if names else []

    def rows(self) -> list[Row]:
        return self.things(self.scene.things)

    def title(self, thing: Portrait) -> Row:
        marks = [self.say("draw-you")] * thing.mine + thing.marks + [self.say("draw-active")] * thing.active
        return Row(f"{thing.name} ({', '.join(marks)})" if marks else thing.name, 0, "title")

    def things(self, things: Sequence[AnyThing], depth: int = 0, told: bool = True) -> list[Row]:
        """Rows of things. Small things of the same kind share a row and are explained below it if wanted."""
        found: list[Row] = []
        for sort, group in groupby(things, type):
            same = list(group)
            if sort in (Counter, Token, Die):
                found.extend(self.small(same, depth)[: None if told else 1])
            elif sort is Card and self.detail < FULL:
                found.extend(self.cards_by_name(same, depth))
            elif sort is Zone and self.detail < FULL:
                found.extend(self.zones_by_name(same, depth))
            else:
                for thing in same:
                    found.extend(self.large(thing, depth))
        return found

    def cards_by_name(self, things: Sequence[AnyThing], depth: int) -> list[Row]:
        """Cards in one row, and usable cards in a row before it; in brief mode only the usable ones."""
        cards = [card for card in things if isinstance(card, Card)]
        good = [card for card in cards if card.lit or card.options]
        rest = [card for card in cards if not (card.lit or card.options)] if self.detail > BRIEF else []
        rows = [(", ".join(self.card(card, 0)[0].text for card in each), mood) for each, mood in ((good, "lit"), (rest, ""))]
        return [Row(names, depth, mood) for names, mood in rows if names]

    def zones_by_name(self, things: Sequence[AnyThing], depth: int) -> list[Row]:
        """Piles in one row with their numbers of cards; a hand also shows its cards."""
        zones = [zone for zone in things if isinstance(zone, Zone)]
        rows = [Row(", ".join(f"{zone.name} ({zone.count})" for zone in zones), depth)]
        hands = [card for zone in zones if zone.kind == HAND for card in zone.cards if not card.hidden]
        return rows + [row for card in hands for row in self.card(card, depth + 1)]

    def small(self, things: Sequence[AnyThing], depth: int) -> list[Row]:
        words: list[str] = []
        texts: list[Row] = []
        for thing in things:
            if isinstance(thing, Counter):
                words.append(f"{thing.name} {thing.value}" + (f"/{thing.high}" if thing.high is not None else ""))
                if self.detail == FULL and len(thing.shares) > 1:
                    texts.append(Row(f"{thing.name}: {shares(thing.shares)}", depth + 1, "dim"))
            elif isinstance(thing, Token):
                words.append(self.token(thing))
                if self.detail == FULL and thing.text:
                    texts.append(Row(f"{thing.name}: {plain(thing.text)}", depth + 1))
            elif isinstance(thing, Die):
                words.append(self.die(thing, len(words) + 1))
        mood = "can" if any(thing.options for thing in things) else ""
        separator = "  " if isinstance(things[0], Die) else ", "
        return [Row(separator.join(words), depth, mood), *texts]

    def token(self, token: Token) -> str:
        """A token with its numbers and its limit; if there is never more than one, the name is enough."""
        many = "" if token.count == 1 and token.limit in (None, 1) else f" ×{token.count}"
        limit = f"/{token.limit}" if many and token.limit is not None else ""
        return token.name + many + limit + numbers(token.numbers)

    def die(self, die: Die, at: int) -> str:
        return f"[{at}: {die.printed()}]"

    def large(self, thing: AnyThing, depth: int) -> list[Row]:
        if isinstance(thing, Portrait):
            return [self.title(thing)._replace(depth=depth), *self.things(thing.things, depth + 1)]
        if isinstance(thing, Card):
            return self.card(thing, depth)
        if isinstance(thing, Zone):
            rows = [Row(f"{thing.name} ({thing.count})", depth, "title")]
            return rows + [row for card in thing.cards if not card.hidden for row in self.card(card, depth + 1)]
        if isinstance(thing, Board):
            rows = self.board(thing, depth + 1)
            return [Row(thing.name, depth, "title"), *rows] if rows else []
        if isinstance(thing, Place):
            return self.place(thing, depth)
        if isinstance(thing, Track):
            markers = ", ".join(f"{marker.name} {marker.at}" for marker in thing.markers)
            return [Row(f"{thing.name} (0–{thing.length}): {markers}", depth)]
        if isinstance(thing, Page):
            return [Row(thing.name, depth, "title"), Row(plain(thing.text), depth + 1)]
        return self.small([thing], depth)

    def card(self, card: Card, depth: int) -> list[Row]:
        if card.hidden:
            return [Row(self.say("draw-back"), depth, "dim")]
        notes = [self.say("draw-cost", cost=card.cost)] if card.cost is not None else []
        notes += [card.timing] if card.timing else []
        notes += [self.say("draw-level", level=card.level)] if card.level > 1 and self.detail == FULL else []
        notes += [percent(card.chance)] if card.chance is not None else []
        mood = "lit" if card.lit else "can" if card.options else ""
        name = f"{card.name} ({', '.join(notes)})" if notes else card.name
        if card.tokens:
            name += ": " + ", ".join(self.token(token) for token in card.tokens)
        rows = [Row(("* " if card.lit or card.options else "") + name, depth, mood)]
        if self.detail == FULL and card.text:
            rows += [Row(line, depth + 1, "text") for line in plain(card.text).splitlines()]
        return rows

    def place(self, place: Place, depth: int) -> list[Row]:
        words = [self.token(token) for token in place.tokens] + [card.name for card in place.cards]
        mood = "can" if place.options else ""
        return [Row(place.name + (": " + ", ".join(words) if words else ""), depth, mood)]

    def map(self, board: Board, depth: int) -> list[Row]:
        """Places at their positions, each with the marks of what lies on it; larger things are listed below, of a few places everything."""
        xs, ys = spans(board)
        few = len(board.places) <= LISTED
        wide = self.detail == FULL or (few and 7 * len(xs) <= CHART)
        cells = {(int(place.x), int(place.y)): self.cell(place, wide) for place in board.places}
        blank = " " * (6 if wide else 4)
        rows = [Row(" ".join(cells.get((x, y), blank) for x in xs).rstrip(), depth) for y in ys]
        owners = {token.owner: token.name for place in board.places for token in place.tokens if token.kind == "figure" and token.owner is not None}
        rows.append(Row(", ".join(f"{SIGNS[owner % len(SIGNS)]} {owners[owner]}" for owner in sorted(owners)), depth))
        full = [place for place in board.places if (few and (place.tokens or "(" in place.name)) or place.cards or any(token.owner is not None for token in place.tokens)]
        return rows + [row for place in full for row in self.place(place, depth)]

    def chart(self, board: Board, depth: int, wide: int = 0) -> list[Row]:
        """A map of places that lie anywhere: the beginning of each name at its position, with the marks of what lies there."""
        wide = wide or (CHART if self.detail == NAMES else WIDE_CHART)
        lines = [[" "] * wide for _ in range(CHART_ROWS)]
        xs, ys = [place.x for place in board.places], [place.y for place in board.places]
        for place in sorted(board.places, key=lambda each: (each.y, each.x)):
            label = self.label(place)
            row = round((place.y - min(ys)) / ((max(ys) - min(ys)) or 1) * (CHART_ROWS - 1))
            column = round((place.x - min(xs)) / ((max(xs) - min(xs)) or 1) * (wide - len(label)))
            free = next((at for at in nearest(row, CHART_ROWS) if set(lines[at][max(0, column - 1) : column + len(label) + 1]) == {" "}), row)
            lines[free][column : column + len(label)] = label
        return [Row("".join(line).rstrip(), depth) for line in lines if "".join(line).strip()]

    def label(self, place: Place) -> str:
        """A place on a chart: a few letters of its name, and how much of each seat stands there."""
        letters = place.name.partition(" (")[0][:LABEL].rstrip()
        figures = "".join([f"{sign(group[0])}{sum(token.count for token in group)}" for group in by_owner([token for token in place.tokens if token.owner is not None and token.kind != "lead"])])
        others = "*" if place.options else ""
        return f"{others}{letters}{' ' + figures if figures else ''}"[: LABEL + 7]

    def network(self, board: Board, depth: int) -> list[Row]:
        names = {place.id: place.name.partition(" (")[0] for place in board.places}
        rows: list[Row] = []
        for place in board.places:
            if self.detail == BRIEF and not place.tokens and not place.options:
                continue
            signs = [f" {sign} {', '.join(names[way] for way in ways)}" for sign, ways in (("→", place.ways), ("⇢", place.shortcuts)) if ways]
            first, *more = self.place(place, depth)
            rows += [Row(first.text + "".join(signs), first.depth, first.mood), *more]
        return rows

    def cell(self, place: Place, wide: bool) -> str:
        """A place on the map: what lies there and, if there is room, the beginning of its name without its notes."""
        found = marks(place)
        star = "*" if place.options else ""
        if wide:
            name = place.name.partition(" (")[0]
            return f"{star}{name[: 5 - min(4, len(found))]} {found}"[:6].ljust(6)
        return (star + (found or "·"))[:4].ljust(4)

    def board(self, board: Board, depth: int) -> list[Row]:
        """A row of piles is drawn standing up, as it stands on the table; a map of squares as such, with a list of what
        stands where below it; places that lie on a grid with gaps as a map; any other board as a list of its places, with
        the ways between them if it has any.
        """
        places = board.places
        if any(place.ways for place in places):
            drawn = self.chart(board, depth) if self.detail > BRIEF else []
            return [*drawn, *self.network(board, depth)]
        if is_grid(board):
            drawn = grid(board) if self.detail > BRIEF else []
            return [*drawn, *(self.occupied(place, depth) for place in places if place.tokens or place.cards)]
        if self.detail != BRIEF and is_spread(board):
            return self.map(board, depth)
        if self.detail != BRIEF and is_scattered(board):
            drawn = [] if self.apart else self.chart(board, depth)
            return [*drawn, *(row for place in places if place.tokens or place.cards or place.options for row in self.place(place, depth))]
        piles = len({place.y for place in places}) == 1 and all(not place.cards for place in places)
        if not piles or self.detail == BRIEF:
            shown = [place for place in places if place.tokens or place.cards or place.options]
            return [row for place in shown for row in self.place(place, depth)]
        rows: list[Row] = []
        for height in range(int(board.height) - 1, -1, -1):
            cells = [sign(place.tokens[height]) if height < len(place.tokens) else "·" for place in places]
            rows.append(Row(" ".join(cells), depth))
        rows.append(Row(" ".join(str(at + 1) for at in range(len(places))), depth, "dim"))
        owners = {token.owner: token.name for place in places for token in place.tokens if token.owner is not None}
        rows.extend(Row(f"{SIGNS[owner % len(SIGNS)]} {owners[owner]}", depth) for owner in sorted(owners))
        return rows

    def occupied(self, place: Place, depth: int) -> Row:
        """A square with everything on it, each thing after the sign of its owner."""
        words = [f"{sign(token)} {self.token(token)}" if token.owner is not None else self.token(token) for token in place.tokens]
        words.extend(card.name for card in place.cards)
        return Row(f"{place.name}: {', '.join(words)}", depth, "can" if place.options else "")


def is_grid(board: Board) -> bool:
    """Whether the places are all squares of a rectangle."""
    squares = {(place.x, place.y) for place in board.places}
    rows, columns = int(board.height), int(board.width)
    return rows > 1 and columns > 1 and squares == {(x, y) for x in range(columns) for y in range(rows)}


def grid(board: Board) -> list[Row]:
    """The squares row by row: the name of each, and how many things of each owner stand there; * marks a square that can be chosen."""
    found: list[Row] = []
    for y in range(int(board.height)):
        row = sorted((place for place in board.places if place.y == y), key=lambda place: place.x)
        found.append(Row("".join(square(place) for place in row)))
    return found


def square(place: Place) -> str:
    name, _, rest = place.name.partition(" ")
    counts = "".join(f"{sign(group[0])}{len(group)}" for group in by_owner(place.tokens))
    shown = name + counts if counts else f"{name} {rest.replace(' ', '')}"
    return ("*" if place.options else "│") + shown[:SQUARE].ljust(SQUARE)


def by_owner(tokens: Sequence[Token]) -> list[list[Token]]:
    owners = dict.fromkeys(token.owner for token in tokens)
    return [[token for token in tokens if token.owner == owner] for owner in owners]


def numbers(counters: Sequence[Counter]) -> str:
    """The numbers of a figure: the permanent ones, then in brackets the temporary ones (those that have a minimum)."""
    always = "/".join(str(each.value) for each in counters if each.low is None)
    passing = "".join(f" ({each.name} {each.value})" for each in counters if each.low is not None)
    return (f" {always}" if always else "") + passing


def percent(chance: float) -> str:
    """A chance as people read it: 0% only for the impossible, 100% only for the certain."""
    if 0 < chance < 0.01:
        return "<1%"
    return ">99%" if 0.99 < chance < 1 else f"{round(chance * 100)}%"


def is_scattered(board: Board) -> bool:
    """Whether a few places lie anywhere on a large board, in neither rows nor columns."""
    return len(board.places) > 3 and board.width * board.height > ROOMY * len(board.places)


def is_chart(board: Board) -> bool:
    """Whether a board is drawn as a list of its places with a chart beside it."""
    return is_scattered(board) and not any(place.ways for place in board.places) and not is_grid(board) and not is_spread(board)


def is_long(board: Board) -> bool:
    """Whether a board is a track: much longer than it is high, and no map."""
    return not is_chart(board) and not is_grid(board) and board.width > 2 * board.height > 2


def nearest(row: int, count: int) -> list[int]:
    """All rows, the closest to this one first."""
    return sorted(range(count), key=lambda each: abs(each - row))


def is_spread(board: Board) -> bool:
    """Whether the places form rows and columns on whole numbers, close enough for a map of them to be shorter than a list."""
    spots = {(place.x, place.y) for place in board.places}
    rows, columns = {y for _x, y in spots}, {x for x, _y in spots}
    whole = all(each == int(each) for each in rows | columns)
    return whole and len(spots) == len(board.places) > max(len(rows), len(columns), len(spans(board)[1]))


def spans(board: Board) -> tuple[range, range]:
    """The columns and rows between the outermost places."""
    xs, ys = [int(place.x) for place in board.places], [int(place.y) for place in board.places]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def marks(place: Place) -> str:
    """What lies on a place, as short as possible: figures, other tokens of players, the number of cards, first letters."""
    owned = [token for token in place.tokens if token.owner is not None]
    figures = "".join(sign(token) if token.kind == "figure" else "+" for token in owned)
    letters = "".join(token.name[:1] * token.count for token in place.tokens if token.owner is None)
    return figures + (str(len(place.cards)) if place.cards else "") + letters


def sign(token: Token) -> str:
    return SIGNS[token.owner % len(SIGNS)] if token.owner is not None else token.name[:1]


def shares(parts: Sequence[Share]) -> str:
    """The parts of a number: "3, +2 Crit!, ½ Protect"."""
    words = []
    for part in parts:
        amount = "" if part.op == "halve" else str(part.amount)
        words.append(f"{SIGNS_IN_ORDER.get(part.op, '')}{amount} {part.source}".strip())
    return ", ".join(words)
