"""The Dreamscape Phase: the steps of the Turn card, and how Entities appear."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.state import ONE_ROLL
from pionek.games.etherfields.procedures.entity_movement import EntityMove, cross, stays
from pionek.games.etherfields.procedures.moving import make_way, places_for
from pionek.games.etherfields.vocabulary import EntityNo


class CardSteps(Frame):
    """The steps of the current Turn card from top to bottom; Blocked ones are passed over (EF-TCARD-03)."""

    done: int = later(0)

    steps = (("next_step", "EF-TCARD-03"), ("answer", "EF-TURN-09"))

    def answer(self, table: Deeds) -> Decision | None:
        """After the last step too, only what is Rapid or says so can be used (EF-TURN-09)."""
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


BEGINNING = (vocabulary.MORPH_STEP, vocabulary.BASIC_STEP, vocabulary.SPECIAL_STEP, vocabulary.ANY)
"""Which window a step opens before it is carried out; before Movement only what is Rapid can be used."""


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

    steps = (
        ("begins", "EF-INF-06"), ("gather", "EF-TCARD-05"), ("order", "EF-TCARD-07"), ("one", "EF-TCARD-05"), ("finish", "EF-TCARD-03"),
    )  # fmt: skip

    def begins(self, table: Deeds) -> Decision | None:
        """Everybody may answer a step that begins, or use something Rapid before it (EF-INF-06, EF-TURN-09)."""
        return open_window(table, table.first, BEGINNING[self.kind], "EF-INF-06")

    def gather(self, table: Deeds) -> None:
        """Line up the figures that move, or the Entity tiles whose step it is (EF-TCARD-03, -05, -06, EF-EMOV-01, -11)."""
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

    def order(self, table: Deeds) -> Decision | None:
        """Ask what comes next, where the order can matter; figures that are alike are one answer (EF-TCARD-07, ruling R93)."""
        if self.kind == vocabulary.MOVEMENT:
            movers = [at for at in self.queue if at < len(table.figures) and not stays(table, at)]
            alike = {(table.figures[at].entity, table.figures[at].space, table.figures[at].states): at for at in reversed(movers)}
            if len(alike) < 2 or not cross(table, movers):
                return None
            return Decision(table.first, [Option(vocabulary.AIM, target=at) for at in sorted(alike.values())])
        texts = [entity for entity in self.queue if self.text(table, entity) is not None]
        if len(texts) < 2:
            return None
        return Decision(table.first, [Option(vocabulary.PICK, vocabulary.PICK_ENTITIES + entity) for entity in texts])

    def took_order(self, table: Deeds, option: Option) -> None:
        chosen = option.target if option.verb == vocabulary.AIM else option.subject - vocabulary.PICK_ENTITIES
        self.queue.remove(chosen)
        self.queue.insert(0, chosen)

    def text(self, table: Deeds, entity: int) -> Effect | None:
        """What an Entity tile in play says for this step."""
        entity_tile = table.entity_tile(entity)
        if entity_tile is None or (self.kind == vocabulary.BASIC and entity_tile.skip_basic):
            return None
        definition = table.content.entities[entity]
        return (definition.morph, definition.basic, definition.special)[self.kind]

    def one(self, table: Deeds) -> None:
        """Resolve the step for the next figure or Entity tile (EF-TCARD-04, -05, EF-MORPH-01)."""
        if not self.queue:
            return
        self.back_to("order")
        at = self.queue.pop(0)
        self.fresh = True
        if self.kind == vocabulary.MOVEMENT:
            table.then(EntityMove(table.first, at, self.shared))
            return
        entity_tile = table.entity_tile(at)
        if entity_tile is None:
            return
        effect = self.text(table, at)
        if effect is not None:
            table.then(Resolution(table.first, [effect], table.content.entities[at].sentences[self.kind], mode=at + 1))
        elif self.kind == vocabulary.MORPH:
            table.add_morph(entity_tile)
        elif self.kind == vocabulary.BASIC and entity_tile.skip_basic:
            entity_tile.skip_basic = 0
            table.happened(vocabulary.SKIPPED, -1, at, other=vocabulary.DOES_SKIP, rule="EF-TCARD-05")

    def finish(self, table: Deeds) -> None:
        """What was meant for this step is over."""
        if self.kept in table.notes:
            table.spend_note(self.kept)
        for dreamer in table.dreamers:
            dreamer.marks.shielded = 0


class Spawn(Frame):
    """Figures appear on Spawn spaces, spread as evenly as possible (EF-MAP-08, -09, -10, EF-COMP-12, ruling R62, ruling R69)."""

    entity: EntityNo
    left: int
    first_space: int = -1
    placed: list[int] = later([])

    steps = (("choose", "EF-MAP-08"), ("push", "EF-FIG-03"))

    def spaces(self, table: Deeds) -> list[int]:
        """Where the next figure may appear: the space of the tile first, the suit's space, then the Spawn spaces with fewest (EF-MAP-08, -09, -10, EF-CORE-05)."""
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
        return places_for(table, spaces, table.content.entities[self.entity].big)

    def choose(self, table: Deeds) -> Decision | None:
        """Ask for the space of the next figure, as long as figures are left (EF-MAP-08, EF-COMP-12, EF-CORE-05)."""
        if self.left <= 0 or table.figures_left(table.content.entities[self.entity]) <= 0:
            self.end()
            return None
        spaces = self.spaces(table)
        if not spaces:
            self.end()
            return None
        return Decision(table.first, [Option(vocabulary.TO, target=space) for space in spaces])

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Put the figure there; others make room if they must (EF-MAP-08, EF-FIG-03, -06)."""
        crowded = table.is_full(option.target)
        self.left -= 1
        self.placed.append(option.target)
        table.spawn(self.entity, option.target)
        make_way(table, len(table.figures) - 1, crowded)

    def push(self, table: Deeds) -> None:
        self.back_to("choose")
