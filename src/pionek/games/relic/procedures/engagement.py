"""The Engagement phase: Threat cards in their order, or the text of the space (rulebook p. 10 to 11)."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import EFFECT_TEXT
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.mission_errands import MissionErrand, has_errand
from pionek.games.relic.procedures.windows import give_opening, holds_any
from pionek.games.relic.vocabulary import SpaceNo

FIGHTS = [[Option(vocabulary.FIGHT, attribute) for attribute in range(3) if attributes >> attribute & 1] for attributes in range(8)]
"""The enemies to choose from, for each set of their attributes as bits."""
NO_TEXT = Option(vocabulary.DONE)


class Engagement(Frame):
    """The Engagement phase of one player.

    `evaded` are the enemies ignored this turn, `resolved` the encounters already resolved; equal cards count each.
    """

    space: SpaceNo
    evaded: list[CardNo] = later([])
    resolved: list[CardNo] = later([])
    beaten: bool = later(False)
    """Whether a battle was lost: nothing counts as cleared."""

    steps = (
        ("events", "RE-ENG-05"),
        ("before_battle", "RE-EVADE-02"),
        ("battles", "RE-MULTI-01"),
        ("encounters", "RE-ENG-09"),
        ("assets", "RE-ENG-11"),
        ("text", "RE-SPACE-01"),
        ("last", "RE-SPACE-02"),
    )

    def left(self, table: Deeds) -> bool:
        """Whether the figure has left the space; then the phase ends (gaps 76)."""
        if table.players[self.who].space == self.space:
            return False
        self.back_to("last")
        return True

    def events(self, table: Deeds) -> Decision | None:
        if self.left(table):
            return None
        found = table.of_type(self.space, vocabulary.EVENT)
        return Decision(self.who, each_once(table.content.faces, found)) if found else None

    def took_events(self, table: Deeds, option: Option) -> None:
        self.back_to("events")
        table.then(Encounter(self.who, option.subject, self.space))

    def before_battle(self, table: Deeds) -> Decision | None:
        return None if self.left(table) else give_opening(table, self.who, 1 << vocabulary.ENGAGE_ENEMY, "RE-EVADE-02")

    def to_fight(self, table: Deeds) -> list[int]:
        """The enemies here that were not evaded; the phase goes on with them, or without any (RE-EVADE-03, -05, -06)."""
        found = table.of_type(self.space, vocabulary.ENEMY)
        for card in self.evaded:
            if card in found:
                found.remove(card)
        return found

    def battles(self, table: Deeds) -> Decision | None:
        """The enemies of one attribute fight together; the player picks which come next, until all were fought (RE-MULTI-01, -02, RE-ENG-06, RE-BATTLE-19)."""
        if self.left(table):
            return None
        cards = table.content.cards
        attributes = 0
        for card in self.to_fight(table):
            attributes |= 1 << cards[card].attribute_number
        return Decision(self.who, FIGHTS[attributes][:]) if attributes else None

    def took_battles(self, table: Deeds, option: Option) -> None:
        cards = table.content.cards
        group: list[int] = []
        number = 0
        for card in self.to_fight(table):
            if cards[card].attribute_number == option.subject:
                group.append(card)
                number += cards[card].value
        self.back_to("before_battle")
        table.then(Battle(self.who, vocabulary.AGAINST_CARDS, option.subject, group, number))

    def stop(self, lost: bool) -> None:
        """End the phase after a battle that was lost or tied; all cards stay (RE-ENG-07, RE-BATTLE-17, -18)."""
        self.beaten = lost
        self.back_to("last")

    def encounters(self, table: Deeds) -> Decision | None:
        if self.left(table):
            return None
        found = table.of_type(self.space, vocabulary.ENCOUNTER)
        for card in self.resolved:
            if card in found:
                found.remove(card)
        return Decision(self.who, each_once(table.content.faces, found)) if found else None

    def took_encounters(self, table: Deeds, option: Option) -> None:
        self.resolved.append(option.subject)
        self.back_to("encounters")
        table.then(Encounter(self.who, option.subject, self.space))

    def assets(self, table: Deeds) -> None:
        """Take the assets; then the text of the space is not resolved (RE-ENG-11, -13)."""
        if self.left(table):
            return
        self.back_to("last")
        for card in table.of_type(self.space, vocabulary.ASSET):
            table.take_off(card, self.space)
            table.gain_asset(self.who, card, "RE-ENG-11")

    def text(self, table: Deeds) -> Decision | None:
        """Resolve the text of the space: where it is optional, one box or none (RE-SPACE-03, RE-INNER-05, RE-SHEETB-01).

        On the scenario space it is the Confrontation, of the active player alone: RE-SCEN-02 to -04, RE-WIN-03, -04.
        """
        space = table.content.spaces[self.space]
        if self.space == vocabulary.SPACES - 1:
            confronting = table.content.scenarios[table.scenario].confronting
            table.happened(vocabulary.CONFRONTED, self.who, table.scenario, rule="RE-SCEN-02")
            assert confronting.effect is not None
            table.then(Resolution(self.who, [confronting.effect], confronting))
            return None
        if not space.boxes:
            return None
        if not space.optional:
            self.resolve_box(table, 0)
            return None
        preview = Resolution.preview(self.who)
        options: list[Option] = []
        for at in range(len(space.boxes)):
            if space.boxes[at].possible(table, preview):
                options.append(Option(vocabulary.TEXT_BOX, at))
        return Decision(self.who, [*options, NO_TEXT], partial=True) if options else None

    def took_text(self, table: Deeds, option: Option) -> None:
        """Resolve the chosen box, if any (RE-SPACE-03, -04)."""
        if option.verb == vocabulary.TEXT_BOX:
            self.resolve_box(table, option.subject)

    def resolve_box(self, table: Deeds, at: int) -> None:
        table.happened(vocabulary.SPACE_TEXT, self.who, self.space, at + 1, -1, "RE-SPACE-01")
        table.resolve_text(self.who, table.content.spaces[self.space].texts[at])

    def last(self, table: Deeds) -> None:
        """A mission may look at the space, if the player is still there (RE-MISSION-03, RE-TIER-03)."""
        goal = table.goal(self.who)
        player = table.players[self.who]
        if goal is not None and player.space == self.space:
            goal.engaged_at(table, player, self.beaten)
            if has_errand(table, self.who, self.space):
                table.then(MissionErrand(self.who))


def begin_engagement(table: Deeds, who: int) -> Engagement:
    """The phase at its first step that can do anything.

    Either the cards or the text of the space is resolved, and in the inner tier, where no card lies, the text.
    RE-ENG-01, -02, RE-INNER-05. Enemies may be evaded before the first battle (RE-EVADE-02).
    """
    engagement = Engagement(who, table.players[who].space)
    cards = table.laid[engagement.space]
    if not cards:
        engagement.back_to("text")
        return engagement
    types = table.content.types
    first = vocabulary.ASSET
    for card in cards:
        first = min(first, types[card])
    if first == vocabulary.ENEMY:
        engagement.back_to("before_battle" if holds_any(table, who, 1 << vocabulary.ENGAGE_ENEMY) else "battles")
    elif first > vocabulary.ENEMY:
        engagement.back_to("encounters" if first == vocabulary.ENCOUNTER else "assets")
    return engagement


class Encounter(Frame):
    """An event or an encounter while it is resolved. An event never stays (RE-ENG-04, gaps 85), an encounter unless it says so."""

    card: CardNo
    space: SpaceNo
    leaves: bool = later(False)

    steps = (("resolve", "RE-ENG-03"),)

    def resolve(self, table: Deeds) -> None:
        definition = table.content.cards[self.card]
        self.leaves = definition.type == "event"
        table.happened(vocabulary.RESOLVED, self.who, self.card, rule="RE-ENG-04" if self.leaves else "RE-ENG-08")
        table.resolve_text(self.who, definition.texts[EFFECT_TEXT], self.card)

    def closed(self, table: Deeds) -> None:
        """Discard an event, and an encounter that says so (RE-ENG-04, -08)."""
        if self.leaves:
            table.take_off(self.card, self.space)
            table.discard(self.card, "RE-ENG-04" if table.content.types[self.card] == vocabulary.EVENT else "RE-ENG-08", self.who)
