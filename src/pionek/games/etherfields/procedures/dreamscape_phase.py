"""The Dreamscape Phase: steps of the Turn card, Entity Movement, and how Entities appear."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import mark_used, was_used
from pionek.games.etherfields.language.entity_verbs import put_state
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR, ROW, spread
from pionek.games.etherfields.model.state import ONE_ROLL
from pionek.games.etherfields.procedures.moving import MakeRoom, Push
from pionek.games.etherfields.vocabulary import EntityNo


class CardSteps(Frame):
    """The steps of the current Turn card from top to bottom; Blocked ones are passed over (EF-TCARD-03)."""

    done: int = later(0)

    steps = (("answer", "EF-TURN-09"), ("next_step", "EF-TCARD-03"))

    def answer(self, table: Deeds) -> Decision | None:
        """Only Rapid cards, before the first step (EF-TURN-09)."""
        return open_window(table, table.first, vocabulary.ANY, "EF-TURN-09")

    def next_step(self, table: Deeds) -> None:
        """Resolve the next step that is not Blocked (EF-TCARD-03, -04, -06, -09, -14)."""
        card = table.current()
        assert card is not None
        if self.done >= len(card.kinds):
            return
        at = self.done
        self.done += 1
        self.back_to("next_step")
        if table.blocked_steps >> at & 1:
            return
        kind = card.kinds[at]
        if table.entity_tiles and not (kind == vocabulary.MOVEMENT and ruled(table, "no-movement-on-diamonds") and card.sign == vocabulary.DIAMONDS):
            table.happened(vocabulary.STEP, -1, kind, rule="EF-TCARD-04")
            table.then(Step(table.first, kind))


def ruled(table: Deeds, ruling: str) -> bool:
    """Whether a Flying rule or a filled slot with this ruling is on the map."""
    for index in [*table.map().flying, *table.filled]:
        if ruling in table.content.spots[index].rulings:
            return True
    return False


BEGINNING = (vocabulary.MORPH_STEP, vocabulary.BASIC_STEP, vocabulary.SPECIAL_STEP)
"""Which window a step opens before it is carried out; Movement cannot be answered."""


class Step(Frame):
    """One step for every Entity tile in play, treated as simultaneous (EF-TCARD-05, -07)."""

    kind: int
    ignored: bool = later(False)
    queue: list[int] = later([])
    shared: int = later(0)
    kept: int = later(-1)
    """A Note that is in use until the step ends."""
    fresh: bool = later(False)
    """Whether a die was rolled since that Note was used."""

    steps = (("begins", "EF-INF-06"), ("gather", "EF-TCARD-05"), ("one", "EF-TCARD-07"), ("finish", "EF-TCARD-03"))

    def begins(self, table: Deeds) -> Decision | None:
        """Everybody may answer a step that begins (EF-INF-06, EF-TCARD-03 to -07)."""
        return None if self.kind == vocabulary.MOVEMENT else open_window(table, table.first, BEGINNING[self.kind], "EF-INF-06")

    def gather(self, table: Deeds) -> None:
        """Line up the figures that move, or the Entity tiles whose step it is (EF-TCARD-03 to -07, EF-EMOV-01)."""
        if self.ignored:
            self.end()
            return
        if self.kind == vocabulary.MOVEMENT:
            self.queue = list(range(len(table.figures)))
            if self.queue and table.modes & ONE_ROLL:
                table.then(Roll(table.first, 1, "EF-EMOV-01"))
        else:
            self.queue = [entity_tile.entity for entity_tile in table.entity_tiles]

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.shared = child.dice[0]

    def one(self, table: Deeds) -> None:
        """Resolve the step for the next figure or Entity tile (EF-TCARD-03 to -07, EF-MORPH-01)."""
        if not self.queue:
            return
        self.back_to("one")
        at = self.queue.pop(0)
        self.fresh = True
        if self.kind == vocabulary.MOVEMENT:
            table.then(EntityMove(table.first, at, self.shared))
            return
        entity_tile = table.entity_tile(at)
        if entity_tile is None:
            return
        entity = table.content.entities[at]
        if self.kind == vocabulary.BASIC and entity_tile.skip_basic:
            entity_tile.skip_basic = 0
            return
        effect = (entity.morph, entity.basic, entity.special)[self.kind]
        if effect is not None:
            table.then(Resolution(table.first, [effect], entity.sentences[self.kind], mode=at + 1))
        elif self.kind == vocabulary.MORPH:
            table.add_morph(entity_tile)

    def finish(self, table: Deeds) -> None:
        """What was meant for this step is over."""
        if self.kept in table.notes:
            table.spend_note(self.kept)
        for dreamer in table.dreamers:
            dreamer.marks.shielded = 0


TO_DECOY: Final = -2
"""What an Entity goes for that follows a decoy, in place of a seat."""


class EntityMove(Frame):
    """One figure rolls, finds the closest Dreamer, and goes there by the shortest way (EF-EMOV-01 to -11)."""

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

    def still(self, table: Deeds) -> bool:
        """Whether the figure stays where it is: the Paralysed do, those beside a Dreamer, and those that Moth Lantern holds (EF-STATE-06, EF-EMOV-08 to -11)."""
        figure = table.figures[self.figure]
        if figure.has(vocabulary.PARALYSED):
            return True
        if table.counters[vocabulary.STORY] and table.terrain(figure.space) & vocabulary.LIGHT:
            return True
        return bool(table.dreamers_at(figure.space)) or table.decoy == figure.space

    def roll(self, table: Deeds) -> None:
        """Roll the Movement die, unless the figure stays where it is or needs no die (EF-EMOV-01 to -04)."""
        if self.figure >= len(table.figures) or self.still(table):
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
        """Take the Movement from the die: one space, or the value, and perhaps another roll (EF-EMOV-01 to -05, EF-MORPH-05)."""
        result = vocabulary.MOVEMENT_DIE[die - 1]
        self.rolls += 1
        self.again = result == vocabulary.VALUE_AGAIN and self.rolls < vocabulary.MOST_AGAIN
        self.left = 1 if result == vocabulary.ONE_SPACE else speed(table, self.figure)

    def aim(self, table: Deeds) -> Decision | None:
        """The closest Dreamer; of several the players choose (EF-EMOV-05 to -07)."""
        figure = table.figures[self.figure]
        far = spread(ways(table, self.figure), figure.space)
        if table.decoy >= 0 and far[table.decoy] < FAR:
            self.target = TO_DECOY
            return None
        seats = wanted(table, self.figure, far)
        if not seats:
            self.end()
            return None
        return Decision(table.first, [Option(vocabulary.WHO, target=seat) for seat in seats])

    def took_aim(self, table: Deeds, option: Option) -> None:
        self.target = option.target

    def goal(self, table: Deeds) -> int:
        return table.decoy if self.target == TO_DECOY else table.dreamers[self.target].space

    def step(self, table: Deeds) -> Decision | None:
        """Ask for the next space of a shortest way to the target (EF-EMOV-05 to -09, EF-FIG-04)."""
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
        """Whether it may go there: it cannot stop on a full space where no Dreamer makes room, but it may pass through (EF-FIG-03 to -07, rulings R16, R18)."""
        if not table.is_full(space):
            return True
        if table.entity_of(self.figure).big:
            return not any(table.entity_of(at).big for at in range(len(table.figures)) if table.figures[at].space == space)
        last = self.left == 1 or space == self.goal(table)
        return not last or len(table.dreamers_at(space)) > 1

    def took_step(self, table: Deeds, option: Option) -> None:
        """Move the figure there; where it stops somebody may have to make room (EF-EMOV-05 to -09, EF-FIG-03 to -07)."""
        space = option.target
        self.left = 0 if space == self.goal(table) else self.left - 1
        crowded = table.is_full(space)
        entity = table.entity_of(self.figure)
        table.put_figure(self.figure, space, "EF-EMOV-07")
        daze(table, self.figure)
        if entity.big:
            if crowd_out(table, self.figure):
                self.left = 0
                self.again = False
        elif crowded and not self.left:
            table.then(MakeRoom(table.first, space))

    def enter(self, table: Deeds) -> None:
        """It stops in its target's space, also if the target has to make room (EF-EMOV-08, -09)."""
        self.back_to("step" if self.left else "go_on")

    def go_on(self, table: Deeds) -> None:
        """Roll again if the die said so (EF-EMOV-04, -05)."""
        if self.again:
            self.again = False
            self.back_to("roll")


def daze(table: Deeds, figure: int) -> None:
    """Lampwright: an Entity that enters the space of its wearer is Dazed, once a Turn."""
    for seat in table.dreamers_at(table.figures[figure].space):
        mask = table.dreamers[seat].mask
        if mask >= 0 and "lampwright" in table.content.masks[mask].rulings and not was_used(table, seat, vocabulary.MASK, mask):
            mark_used(table, seat, vocabulary.MASK, mask)
            put_state(table, figure, vocabulary.DAZED)


def crowd_out(table: Deeds, figure: int) -> bool:
    """A Big Entity pushes everybody out of its space (EF-FIG-05 to -07)."""
    space = table.figures[figure].space
    frames: list[Frame] = [Push(seat, space) for seat in table.dreamers_at(space)]
    frames.extend(Push(table.first, space, at) for at in range(len(table.figures)) if at != figure and table.figures[at].space == space)
    for frame in reversed(frames):
        table.then(frame)
    return bool(frames)


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


class Spawn(Frame):
    """Figures appear on Spawn spaces, spread as evenly as possible (EF-MAP-08 to -10, EF-COMP-12, ruling R62, ruling R69)."""

    entity: EntityNo
    left: int
    first_space: int = -1
    placed: list[int] = later([])

    steps = (("choose", "EF-MAP-08"), ("push", "EF-FIG-03"))

    def spaces(self, table: Deeds) -> list[int]:
        """Where the next figure may appear: the space of the tile first, the suit's space, then the Spawn spaces with fewest (EF-MAP-08 to -10, EF-CORE-05)."""
        if self.first_space >= 0 and not self.placed:
            return self.open_ones(table, [self.first_space])
        spawns = table.map().spawns
        suited = [space for space, suit in spawns if suit >= 0 and suit == table.suit()]
        if suited and not self.placed:
            return self.open_ones(table, suited)
        spaces = self.open_ones(table, [space for space, _suit in spawns])
        if not spaces:
            return []
        fewest = min([self.placed.count(space) for space in spaces])
        return [space for space in spaces if self.placed.count(space) == fewest]

    def open_ones(self, table: Deeds, spaces: list[int]) -> list[int]:
        """These spaces; instead of one where no Dreamer can make room, the spaces beside it that are not full (EF-FIG-08, EF-MAP-08 to -10, ruling R62)."""
        found: list[int] = []
        for space in spaces:
            pushable = len(table.dreamers_at(space)) > 1 or table.content.entities[self.entity].big
            if not table.is_full(space) or (pushable and table.map().near[space]):
                found.append(space)
            else:
                found.extend([other for other in table.map().near[space] if not table.is_full(other)])
        return sorted(set(found))

    def choose(self, table: Deeds) -> Decision | None:
        """Ask for the space of the next figure, as long as figures are left (EF-MAP-08 to -10, EF-COMP-12, EF-CORE-05)."""
        if self.left <= 0 or table.figures_left(table.content.entities[self.entity]) <= 0:
            self.end()
            return None
        spaces = self.spaces(table)
        if not spaces:
            self.end()
            return None
        return Decision(table.first, [Option(vocabulary.TO, target=space) for space in spaces])

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Put the figure there; others make room if they must (EF-MAP-08 to -10, EF-FIG-03, -06, -08)."""
        crowded = table.is_full(option.target)
        self.left -= 1
        self.placed.append(option.target)
        table.spawn(self.entity, option.target)
        if table.content.entities[self.entity].big:
            crowd_out(table, len(table.figures) - 1)
        elif crowded:
            table.then(MakeRoom(table.first, option.target))

    def push(self, table: Deeds) -> None:
        self.back_to("choose")
