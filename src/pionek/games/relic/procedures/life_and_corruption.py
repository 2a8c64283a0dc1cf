"""Losing life, vanquished players, Corruption cards, and corrupted players (rulebook p. 7, 15, 16)."""

from __future__ import annotations

from pionek.core.rules.resolving import Deferring, Resolution
from pionek.core.state.decision import ALL_SEATS, Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.windows import give_opening, is_quiet

AFTER_ALL = 1
"""The amount of the signal for a whole instruction to draw; the signal for a single card has 0."""
REFUSE_OR_GO_ON = (Option(ACCEPT), Option(DECLINE_IT))


def lose_life(table: Deeds, seat: int, amount: int, rule: str) -> None:
    """Lose life, at once where nobody can react to it (RE-LIFE-03). Must be the last call of a step."""
    if not is_quiet(table, seat, vocabulary.LIFE_LOSS):
        table.then(LifeLoss(seat, amount, rule))
    else:
        table.life_lost(seat, -table.change(seat, vocabulary.LIFE, -amount, rule))


class LifeLoss(Frame):
    """Life is about to be lost: first sentences that act by themselves, then those the player uses, then the loss."""

    amount: int
    reason: str

    steps = (("by_themselves", "RE-LIFE-03"), ("answers", "RE-LIFE-03"), ("lose", "RE-LIFE-03"))

    def by_themselves(self, table: Deeds) -> None:
        table.signal(vocabulary.LIFE_LOSS, self.who)

    def answers(self, table: Deeds) -> Decision | None:
        return give_opening(table, self.who, 1 << vocabulary.LIFE_LOSS, "RE-LIFE-03") if self.amount else None

    def lose(self, table: Deeds) -> None:
        table.life_lost(self.who, -table.change(self.who, vocabulary.LIFE, -self.amount, self.reason))


class Vanquish(Deferring):
    """The four steps of a vanquished player; what a card gives for being vanquished comes after them."""

    on_sheet: bool
    keeps_trophies: bool = later(False)
    keeps_influence: bool = later(False)

    steps = (
        ("before", "RE-LIFE-04"),
        ("discards", "RE-VANQ-02"),
        ("influence", "RE-VANQ-03"),
        ("life", "RE-VANQ-04"),
        ("relocation", "RE-VANQ-05"),
        ("after", "RE-VANQ-01"),
    )

    def before(self, table: Deeds) -> None:
        table.happened(vocabulary.VANQUISHED, self.who, rule="RE-LIFE-04")
        table.signal(vocabulary.VANQUISHING, self.who)

    def discards(self, table: Deeds) -> None:
        table.give_back(self.who, "RE-VANQ-02", trophies=not self.keeps_trophies, influence=False)

    def influence(self, table: Deeds) -> None:
        if not self.keeps_influence:
            table.give_back(self.who, "RE-VANQ-03", power=False, trophies=False)

    def life(self, table: Deeds) -> None:
        player = table.players[self.who]
        table.change(self.who, vocabulary.LIFE, table.sheet(player).life - player.life, "RE-VANQ-04")

    def relocation(self, table: Deeds) -> None:
        """Tokens stay on the board and on cards (RE-VANQ-06), but some sheets take theirs back (RE-SCEN-01)."""
        table.put_figure(self.who, table.content.sanctuary, "RE-VANQ-05")
        if self.on_sheet and table.content.scenarios[table.scenario].last_standing:
            self.take_tokens_back(table)

    def take_tokens_back(self, table: Deeds) -> None:
        player = table.players[self.who]
        if sum(player.tokens):
            table.happened(vocabulary.TOKENS_BACK, self.who, -1, sum(player.tokens), -1, "RE-SCEN-01")
        player.tokens = [0, 0, 0, 0]

    def after(self, table: Deeds) -> None:
        """Resolve what cards give for being vanquished, in any player's turn (RE-VANQ-08)."""
        if self.run_due(table, "after"):
            self.back_to("after")


class CorruptionDraw(Frame):
    """Corruption cards are drawn and checked one after the other (RE-CORR-07)."""

    left: int
    kept_down: bool = later(False)
    gone: bool = later(False)

    saved_as = "Corrupting"
    steps = (
        ("draw", "RE-CORR-01"),
        ("answers", "RE-CORR-01"),
        ("check", "RE-CORR-04"),
        ("threshold", "RE-CORR-09"),
        ("after_all", "RE-CORR-07"),
    )

    def draw(self, table: Deeds) -> None:
        self.kept_down = False
        self.gone = False
        self.left -= 1
        if not table.has_top(vocabulary.CORRUPTION_DECK):
            self.gone = True
            return
        player = table.players[self.who]
        card = table.draw(self.who, table.decks[vocabulary.CORRUPTION_DECK], player.corruption)
        player.faces = [*player.faces, 0]
        table.happened(vocabulary.TAINTED, self.who, card, rule="RE-CORR-01", seen=1 << self.who)
        table.refill(vocabulary.CORRUPTION_DECK)
        table.signal(vocabulary.CORRUPTION, self.who, card)

    def answers(self, table: Deeds) -> Decision | None:
        return give_opening(table, self.who, 1 << vocabulary.CORRUPTION, "RE-CORR-01")

    def check(self, table: Deeds) -> None:
        """Activate the card if its number is not higher than the number of Corruption cards, itself included; only now (RE-CORR-02, -04, -06)."""
        player = table.players[self.who]
        if self.gone or self.kept_down:
            return
        card = player.corruption.cards[-1]
        definition = table.content.cards[card]
        if definition.activation > len(player.corruption.cards):
            return
        player.corruption.known[-1] = ALL_SEATS
        serial = table.next_serial()
        player.faces = [*player.faces[:-1], serial]
        table.enter(self.who, definition.abilities, serial)
        table.happened(vocabulary.ACTIVATED, self.who, card, rule="RE-CORR-04")
        table.revealed += 1
        for sentence in definition.sentences:
            if sentence.window == vocabulary.ACTIVATION:
                table.then(Resolution(self.who, [sentence.do], card=card, bearer=serial))

    def threshold(self, table: Deeds) -> None:
        """Compare with the threshold after the card is resolved (gaps 53), and draw the next card."""
        if not self.gone:
            table.unsettled |= vocabulary.CHECK_CORRUPTED | vocabulary.CHECK_MISSIONS
        if self.left > 0:
            self.back_to("draw")

    def after_all(self, table: Deeds) -> None:
        table.signal(vocabulary.CORRUPTION, self.who, amount=AFTER_ALL)

    def closed(self, table: Deeds) -> None:
        """Compare with the threshold also if the drawn card has just vanquished the player (RE-FALL-01; gaps 56)."""
        table.unsettled |= vocabulary.CHECK_CORRUPTED


class Fall(Frame):
    """The five steps of a corrupted player, who takes a new character or leaves the game; all other cards stay (RE-FALL-08)."""

    steps = (
        ("discards", "RE-FALL-02"),
        ("influence", "RE-FALL-03"),
        ("old_character", "RE-FALL-04"),
        ("go_on", "RE-FALL-10"),
        ("new_character", "RE-FALL-05"),
        ("dials", "RE-FALL-06"),
        ("enter", "RE-FALL-07"),
    )

    def discards(self, table: Deeds) -> None:
        table.happened(vocabulary.FALLEN, self.who, rule="RE-FALL-01")
        table.give_back(self.who, "RE-FALL-02", influence=False)
        player = table.players[self.who]
        while player.corruption.cards:
            table.lose_corruption(self.who, len(player.corruption.cards) - 1, "RE-FALL-02")

    def influence(self, table: Deeds) -> None:
        table.give_back(self.who, "RE-FALL-03", power=False, trophies=False)

    def old_character(self, table: Deeds) -> None:
        """Return the character to the box with its figure; it is not among the unused sheets any more."""
        table.fall(self.who)
        table.players[self.who].space = vocabulary.NOTHING
        table.happened(vocabulary.BOXED, self.who, rule="RE-FALL-04")

    def go_on(self, table: Deeds) -> Decision | None:
        if not table.sheets:
            return None
        return Decision(self.who, list(REFUSE_OR_GO_ON))

    def took_go_on(self, table: Deeds, option: Option) -> None:
        if option.verb == DECLINE_IT:
            self.end()
            table.eliminate(self.who, "RE-FALL-10")

    def new_character(self, table: Deeds) -> None:
        if not table.sheets:
            self.end()
            table.eliminate(self.who, "RE-FALL-05")
            return
        table.players[self.who].character = table.sheets.pop(table.chance(len(table.sheets)))
        table.happened(vocabulary.CHOSEN, self.who, table.players[self.who].character, rule="RE-FALL-05")

    def dials(self, table: Deeds) -> None:
        """Set level and dials; the new figure stands upright, for the next turn is played normally (RE-FALL-06, -09)."""
        table.set_dials(self.who)
        table.players[self.who].lying = False
        start = table.sheet(table.players[self.who]).start
        table.happened(vocabulary.STARTED, self.who, start, rule="RE-FALL-06")

    def enter(self, table: Deeds) -> None:
        player = table.players[self.who]
        for number in table.sheet(player).ability_numbers:
            table.enter(self.who, table.content.character_abilities[number].abilities, self.who)
        table.refresh(self.who)
        table.put_figure(self.who, table.sheet(player).start, "RE-FALL-07")
