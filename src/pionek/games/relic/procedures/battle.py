"""A battle in its seven steps (rulebook p. 12 to 13)."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import LOSE_TEXT, WIN_TEXT
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.life_and_corruption import lose_life
from pionek.games.relic.procedures.rolls import Throw, throw
from pionek.games.relic.procedures.windows import give_opening, holds_any


class Battle(Frame):
    """One battle against enemies of one attribute, against a foe that a text names, or against the scenario sheet (RE-BATTLE-01, RE-MULTI-07).

    `attribute` is the enemies', `form` the one its player fights with. Bonuses are kept with the cards they come from;
    `weapons` and `armours` are the serials of those in use.
    """

    foe: int
    attribute: int
    enemies: list[CardNo]
    number: int
    won: Effect | None = None
    lost: Effect | None = None
    form: int = later()
    extra: int = later(0)
    sources: list[int] = later([])
    bonuses: list[int] = later([])
    foe_sources: list[int] = later([])
    foe_bonuses: list[int] = later([])
    dice: list[int] = later([])
    rolled: int = later(0)
    foe_dice: list[int] = later([])
    foe_rolled: int = later(0)
    weapons: list[int] = later([])
    armours: list[int] = later([])
    outcome: int = later(vocabulary.UNDECIDED)
    scores: list[int] = later([0, 0])
    spared: bool = later(False)
    spared_penalties: bool = later(False)
    todo: list[CardNo] = later([])
    """Enemies whose sentences or texts of the step in progress are still to come."""

    steps = (
        ("choose_form", "RE-BATTLE-02"),
        ("enemies_prepare", "RE-MULTI-04"),
        ("prepare", "RE-BATTLE-03"),
        ("enemies_ready", "RE-SUPP-04"),
        ("foe_roll", "RE-BATTLE-05"),
        ("own_roll", "RE-BATTLE-08"),
        ("raise_foe", "RE-BATTLE-10"),
        ("compare", "RE-BATTLE-13"),
        ("replace_result", "RE-BATTLE-14"),
        ("react", "RE-BATTLE-14"),
        ("gain_or_lose", "RE-BATTLE-15"),
        ("texts_of_enemies", "RE-MULTI-05"),
    )

    def rule_of(self, at: int) -> str:
        """What the battle brings has the rule of its outcome, for one enemy or for several together."""
        if self.steps[at][0] in ("gain_or_lose", "texts_of_enemies"):
            return (OUTCOMES_OF_SEVERAL if len(self.enemies) > 1 else OUTCOME_RULES)[self.outcome]
        return super().rule_of(at)

    def __post_init__(self) -> None:
        self.form = self.attribute

    # Asking

    def has_trait(self, table: Deeds, trait: str) -> bool:
        for card in self.enemies:
            if trait in table.content.cards[card].traits:
                return True
        return False

    def names(self, serial: int) -> bool:
        """Whether this asset is the weapon or the armour of the battle."""
        return serial in self.weapons or serial in self.armours

    def rerolling(self, table: Deeds) -> list[Sentence]:
        """The sentences of the enemies about their own dice, once they are rolled (RE-SUPP-04)."""
        found: list[Sentence] = []
        for card in self.enemies:
            if table.content.cards[card].rerolls:
                found += [each for each in table.content.cards[card].sentences if each.window == vocabulary.BATTLE_ROLL]
        return found

    def own_score(self, table: Deeds) -> int:
        """The player's battle score: roll, attribute and bonuses (RE-BATTLE-12)."""
        return self.rolled + table.players[self.who].dials[self.form] + sum(self.bonuses)

    def foe_score(self) -> int:
        """The enemies' battle score: roll, all their values and bonuses (RE-BATTLE-11, RE-MULTI-03)."""
        return self.foe_rolled + self.number + sum(self.foe_bonuses)

    def cause(self, table: Deeds) -> str:
        return f"card:{table.content.id_of('card', self.enemies[0])}" if self.enemies else ""

    def shown(self, table: Deeds) -> tuple[int, ...]:
        """All numbers of the battle, for whoever shows it: form and dial, attribute and value, both rolls, then lists with their lengths, the enemies last."""
        found = [self.form, table.players[self.who].dials[self.form], self.attribute, self.number, self.rolled, self.foe_rolled]
        for numbers in (self.sources, self.bonuses, self.dice, self.foe_sources, self.foe_bonuses, self.foe_dice):
            found += [len(numbers), *numbers]
        return (*found, *self.enemies)

    # The steps

    def choose_form(self, table: Deeds) -> Decision | None:
        if table.attention:
            self.announce(table)
        return give_opening(table, self.who, 1 << vocabulary.BATTLE_FORM, "RE-BATTLE-02")

    def announce(self, table: Deeds) -> None:
        """Name the enemies: cards, the encounter or the space that asks for the fight, or the scenario sheet."""
        below = table.agenda[-2]
        named = self.enemies or ([below.card] if isinstance(below, Resolution) and below.card != vocabulary.NOTHING else [])
        if self.foe == vocabulary.AGAINST_SHEET:
            table.happened(vocabulary.BATTLE_SHEET, self.who, table.scenario, self.number, self.attribute, "RE-SHEETB-01")
        elif named:
            table.happened(vocabulary.BATTLE, self.who, named[0], self.number, self.attribute, "RE-BATTLE-02")
        else:
            space = table.players[self.who].space
            table.happened(vocabulary.BATTLE_AT, self.who, space, self.number, self.attribute, "RE-BATTLE-02")
        for card in named[1:]:
            table.happened(vocabulary.BATTLE_JOINED, self.who, card, table.content.cards[card].value, self.attribute, "RE-MULTI-02")

    def enemies_prepare(self, table: Deeds) -> None:
        self.enemies_say(table, vocabulary.BATTLE_PREPARE, "enemies_prepare")

    def prepare(self, table: Deeds) -> Decision | None:
        return give_opening(table, self.who, 1 << vocabulary.BATTLE_PREPARE, "RE-BATTLE-03")

    def enemies_ready(self, table: Deeds) -> None:
        self.enemies_say(table, vocabulary.BATTLE_ROLL, "enemies_ready")

    def foe_roll(self, table: Deeds) -> None:
        """The player to the left rolls for the enemies and may use nothing (RE-BATTLE-05, -07)."""
        roller = table.left_of(self.who)
        if self.rerolling(table):
            table.then(Throw(roller, vocabulary.OF_THE_FOE, 1, self.who))
            return
        self.foe_dice = throw(table, roller, vocabulary.OF_THE_FOE, 1, self.who)
        self.foe_rolled = sum(self.foe_dice)

    def own_roll(self, table: Deeds) -> None:
        self.dice = throw(table, self.who, vocabulary.IN_THE_BATTLE, 1 + self.extra, self.who)
        self.rolled = sum(self.dice)

    def returned(self, table: Deeds, child: Frame) -> None:
        if type(child) is not Throw:
            return
        if child.kind == vocabulary.OF_THE_FOE:
            self.foe_dice = child.dice
            self.foe_rolled = child.total()
        else:
            self.dice = child.dice
            self.rolled = child.total()

    def raise_foe(self, table: Deeds) -> None:
        """Sentences that change the enemies' score look at what the player holds now (RE-BATTLE-10)."""
        if not self.todo:
            table.signal(vocabulary.BATTLE_SCORE, self.who)
        self.enemies_say(table, vocabulary.BATTLE_SCORE, "raise_foe")

    def compare(self, table: Deeds) -> None:
        """Compare the scores; what single dice show means nothing more (RE-BATTLE-13, -20)."""
        self.scores = [self.own_score(table), self.foe_score()]
        own, foe = self.scores
        table.happened(vocabulary.SCORES, self.who, -1, own, foe, "RE-BATTLE-12")
        self.outcome = vocabulary.WON if own > foe else vocabulary.DEFEATED if own < foe else vocabulary.TIED
        if not holds_any(table, self.who, 1 << vocabulary.BATTLE_RESULT):
            self.back_to("react")

    def replace_result(self, table: Deeds) -> Decision | None:
        return give_opening(table, self.who, 1 << vocabulary.BATTLE_RESULT, "RE-BATTLE-14")

    def react(self, table: Deeds) -> Decision | None:
        """The player's own cards and sheet react; the texts of the enemies wait for the next step."""
        table.happened(vocabulary.OUTCOME, self.who, other=self.outcome, rule=OUTCOME_RULES[self.outcome])
        if self.outcome == vocabulary.TIED:
            return None
        window = vocabulary.BATTLE_WIN if self.outcome == vocabulary.WON else vocabulary.BATTLE_LOSE
        table.signal(window, self.who)
        return give_opening(table, self.who, 1 << window, "RE-BATTLE-14")

    def gain_or_lose(self, table: Deeds) -> None:
        """Gain trophies before rewards (gaps 81), or lose life before penalties (gaps 21; RE-BATTLE-15, -16, -18)."""
        if self.outcome == vocabulary.WON:
            table.battle_won(self.who, self.enemies, self.foe)
            for card in self.enemies:
                table.take_off(card, table.players[self.who].space)
                table.win_trophy(self.who, card, "RE-BATTLE-15")
            self.todo = [card for card in self.enemies if table.content.cards[card].win is not None]
            self.promise(table, self.won)
        elif self.outcome == vocabulary.DEFEATED:
            if not self.spared_penalties:
                self.todo = [card for card in self.enemies if table.content.cards[card].lose is not None]
            self.promise(table, self.lost)
            table.battle_not_won(self.who, True)
            if not self.spared:
                lose_life(table, self.who, 1, "RE-MULTI-06" if len(self.enemies) > 1 else "RE-BATTLE-16")
        else:
            table.battle_not_won(self.who, False)

    def promise(self, table: Deeds, effect: Effect | None) -> None:
        """A text that asked for the fight goes on with what its result brings (RE-SHEETB-01, -03)."""
        below = table.agenda[-2]
        if type(below) is Resolution:
            below.amount = self.outcome
            if effect is not None:
                below.todo.append(effect)
                below.back_to("go_on")

    def texts_of_enemies(self, table: Deeds) -> Decision | None:
        """The player chooses the order of the enemies' rewards or penalties (RE-MULTI-05, -06; gaps 22)."""
        return Decision(self.who, each_once(table.content.faces, self.todo)) if self.todo else None

    def took_texts_of_enemies(self, table: Deeds, option: Option) -> None:
        card = option.subject
        self.todo.remove(card)
        self.back_to("texts_of_enemies")
        text = table.content.cards[card].texts[WIN_TEXT if self.outcome == vocabulary.WON else LOSE_TEXT]
        table.resolve_text(self.who, text, card)

    def enemies_say(self, table: Deeds, window: int, step: str) -> None:
        """Resolve the sentences of the enemies for this window, one enemy after the other; the step repeats until all are done."""
        if not self.todo:
            speaks = table.content.speaks
            for card in self.enemies:
                if speaks[card] >> window & 1:
                    self.todo.append(card)
            if not self.todo:
                return
            self.todo.append(vocabulary.NOTHING)
        card = self.todo.pop(0)
        if card == vocabulary.NOTHING:
            return
        self.back_to(step)
        sentence = next(each for each in table.content.cards[card].sentences if each.window == window)
        table.then(Resolution(self.who, [sentence], card=card))


OUTCOME_RULES = ("", "RE-BATTLE-15", "RE-BATTLE-16", "RE-BATTLE-18")
OUTCOMES_OF_SEVERAL = ("", "RE-MULTI-05", "RE-MULTI-06", "RE-BATTLE-18")
