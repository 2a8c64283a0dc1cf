"""Entity Movement: one figure after the other rolls, finds the closest Dreamer and goes there."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import mark_used, was_used
from pionek.games.etherfields.language.entity_verbs import put_state
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR, ROW, spread
from pionek.games.etherfields.procedures.moving import has_room, make_way

TO_DECOY: Final = -2
"""What an Entity goes for that follows a decoy, in place of a seat."""


class EntityMove(Frame):
    """One figure rolls, finds the closest Dreamer, and goes there by the shortest way (EF-EMOV-01, -06, -07, -10)."""

    figure: int
    shared: int = 0
    left: int = later(0)
    rolls: int = later(0)
    again: bool = later(False)
    target: int = later(-1)

    steps = (
        ("roll", "EF-EMOV-01"), ("aim", "EF-EMOV-06"), ("step", "EF-EMOV-07"), ("enter", "EF-EMOV-09"),
        ("go_on", "EF-EMOV-04"),
    )  # fmt: skip

    def roll(self, table: Deeds) -> None:
        """Roll the Movement die, unless the figure stays where it is or needs no die (EF-EMOV-01, -05, -08, -11)."""
        if self.figure >= len(table.figures) or stays(table, self.figure):
            self.end()
            return
        entity = table.entity_of(self.figure)
        if not entity.die:
            self.left = entity.move
            self.back_to("aim")
        elif self.shared and not self.rolls:
            self.note(table, self.shared)
        else:
            table.then(Roll(self.who, 1, "EF-EMOV-01"))

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.note(table, child.dice[0])

    def note(self, table: Deeds, die: int) -> None:
        """Take the Movement from the die: one space, or the value, and perhaps another roll (EF-EMOV-02, -03, -04, EF-MORPH-05)."""
        result = vocabulary.MOVEMENT_DIE[die - 1]
        self.rolls += 1
        self.again = result == vocabulary.VALUE_AGAIN and self.rolls < vocabulary.MOST_AGAIN
        self.left = 1 if result == vocabulary.ONE_SPACE else speed(table, self.figure)

    def aim(self, table: Deeds) -> Decision | None:
        """The closest Dreamer; of several the players choose, those on one space being one answer (EF-EMOV-06, -07)."""
        figure = table.figures[self.figure]
        far = spread(ways(table, self.figure), figure.space)
        if table.decoy >= 0 and far[table.decoy] < FAR:
            self.target = TO_DECOY
            return None
        seats = wanted(table, self.figure, far)
        if not seats:
            self.end()
            return None
        places = {table.dreamers[seat].space: seat for seat in reversed(seats)}
        return Decision(table.first, [Option(vocabulary.WHO, target=seat) for seat in sorted(places.values())])

    def took_aim(self, table: Deeds, option: Option) -> None:
        self.target = option.target

    def goal(self, table: Deeds) -> int:
        return table.decoy if self.target == TO_DECOY else table.dreamers[self.target].space

    def step(self, table: Deeds) -> Decision | None:
        """Ask for the next space of a shortest way to the target (EF-EMOV-07, -08, EF-FIG-04)."""
        figure = table.figures[self.figure]
        near = ways(table, self.figure)
        far = spread(near, self.goal(table))
        nexts = [space for space in near[figure.space] if far[space] == far[figure.space] - 1]
        nexts = [space for space in nexts if self.may_enter(table, space)]
        if not nexts:
            self.again = False
            self.back_to("go_on")
            return None
        return Decision(table.first, [Option(vocabulary.TO, target=space) for space in nexts])

    def may_enter(self, table: Deeds, space: int) -> bool:
        """Whether it may go there: it cannot stop on a full space where no Dreamer makes room, but it may pass through (EF-FIG-03, -04, -06, rulings R16, R18)."""
        if table.entity_of(self.figure).big:
            return has_room(table, space, big=True)
        last = self.left == 1 or space == self.goal(table)
        return not last or has_room(table, space, big=False)

    def took_step(self, table: Deeds, option: Option) -> None:
        """Move the figure there; where it stops somebody may have to make room (EF-EMOV-09, EF-FIG-03, -06, -07)."""
        space = option.target
        self.left = 0 if space == self.goal(table) else self.left - 1
        crowded = table.is_full(space)
        big = table.entity_of(self.figure).big
        table.put_figure(self.figure, space, "EF-EMOV-07")
        daze(table, self.figure)
        if make_way(table, self.figure, crowded and not self.left) and big:
            self.left = 0
            self.again = False

    def enter(self, table: Deeds) -> None:
        """It stops in its target's space, also if the target has to make room (EF-EMOV-08, -09)."""
        self.back_to("step" if self.left else "go_on")

    def go_on(self, table: Deeds) -> None:
        """Roll again if the die said so (EF-EMOV-04)."""
        if self.again:
            self.again = False
            self.back_to("roll")


def stays(table: Deeds, at: int) -> bool:
    """Whether a figure stays where it is: the Paralysed do, those on a Dreamer's space, and those that Moth Lantern holds (EF-STATE-06, EF-EMOV-08)."""
    figure = table.figures[at]
    if figure.has(vocabulary.PARALYSED):
        return True
    if table.counters[vocabulary.STORY] and table.terrain(figure.space) & vocabulary.LIGHT:
        return True
    return bool(table.dreamers_at(figure.space)) or table.decoy == figure.space


def cross(table: Deeds, movers: list[int]) -> bool:
    """Whether it can matter which of these figures moves first: one may push, crowd out or be Dazed before another (EF-TCARD-07, ruling R93)."""
    if len(movers) < 2:
        return False
    if any(table.entity_of(at).big for at in range(len(table.figures))) or any(holds_lamp(table, seat) for seat in range(table.seats)):
        return True
    spaces = [figure.space for figure in table.figures] + [each.space for each in table.dreamers] + [each.space for each in table.companions]
    for space in {*spaces, -1}:
        arriving = sum([1 for at in movers if table.figures[at].space != space])
        if (table.crowd(space) if space >= 0 else 0) + arriving > value(table, vocabulary.FIGURES, space):
            return True
    return False


def holds_lamp(table: Deeds, seat: int) -> bool:
    """Whether the Mask Lampwright of a Dreamer can still Daze an Entity this Turn; a Morphing switches Masks off (EF-MORPH-07)."""
    mask = table.dreamers[seat].mask
    if table.morphed(vocabulary.MORPH_MASKS):
        return False
    return mask >= 0 and "lampwright" in table.content.masks[mask].rulings and not was_used(table, seat, vocabulary.MASK, mask)


def daze(table: Deeds, figure: int) -> None:
    """Lampwright: an Entity that enters the space of its wearer is Dazed, once a Turn."""
    for seat in table.dreamers_at(table.figures[figure].space):
        if holds_lamp(table, seat):
            mark_used(table, seat, vocabulary.MASK, table.dreamers[seat].mask)
            put_state(table, figure, vocabulary.DAZED)


def speed(table: Deeds, figure: int) -> int:
    """The Movement value (EF-EMOV-02, -03, EF-MORPH-05, R22)."""
    entity = table.entity_of(figure)
    amount = entity.move + 2 * table.tile_of(figure).morphs[vocabulary.MORPH_MOVE]
    if entity.hasty and not table.counters[vocabulary.LAMPS]:
        amount += 1
    return max(1, amount + value(table, vocabulary.ENTITY_MOVE, entity.index))


def ways(table: Deeds, figure: int) -> list[list[int]]:
    """Open edges; those Entities that shun Light do not step into it, and Walls do not stop ghosts (EF-MAP-07, EF-ICON-10, EF-EMOV-07, -10, -11)."""
    entity = table.entity_of(figure)
    scape = table.map()
    near = scape.unwalled if entity.ghostly else scape.near
    if not entity.shy:
        return near
    return [[other for other in others if not table.terrain(other) & vocabulary.LIGHT] for others in near]


def wanted(table: Deeds, figure: int, far: list[int]) -> list[int]:
    """The Dreamers that an Entity may go for: the closest, unless its tile says otherwise."""
    entity = table.entity_of(figure)
    seats = [seat for seat in range(table.seats) if table.dreamers[seat].space >= 0 and far[table.dreamers[seat].space] < FAR]
    if entity.aims == "row-a":
        seats = [seat for seat in seats if table.dreamers[seat].space < ROW]
    if not seats:
        return []
    if entity.aims == "most-cards":
        most = max([len(table.dreamers[seat].hand) for seat in seats])
        return [seat for seat in seats if len(table.dreamers[seat].hand) == most]
    best = min([far[table.dreamers[seat].space] for seat in seats])
    return [seat for seat in seats if far[table.dreamers[seat].space] == best]
