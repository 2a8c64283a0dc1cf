"""Using a sentence: pay its price, then carry it out; a Power card is discarded afterwards."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import NOBODY, Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.offers import (
    KEYS,
    NAMING,
    OF_ABILITIES,
    choose_ability,
    choose_asset,
    choose_corruption,
)
from pionek.games.relic.choices.requirements import NO_CARD
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.copies import CopyChoice, copies_of, different, discard_one
from pionek.games.relic.procedures.windows import Opening


def use(table: Deeds, seat: int, option: Option, opening: Opening) -> None:
    """Carry out what a seat chose in a window (RE-CLAR-09, RE-POWER-05)."""
    mask = opening.for_seat(seat)
    if option.verb == vocabulary.PLAY:
        table.happened(vocabulary.PLAYED, seat, option.subject, rule="RE-POWER-05")
        table.take_power(seat, option.subject)
        table.power_played(seat)
        table.then(Use(seat, table.content.cards[option.subject].sentences[0], NOBODY, option.subject))
    elif option.verb == vocabulary.INVOKE:
        number = choose_ability(table, seat, option.subject, mask, opening.used)[0]
        sentence = table.content.character_abilities[option.subject].sentences[number]
        table.happened(vocabulary.INVOKED, seat, option.subject, rule=table.content.character_abilities[option.subject].rule)
        begin(table, seat, sentence, (OF_ABILITIES + option.subject) * KEYS + number, seat, opening)
    else:
        use_card(table, seat, option.subject, mask, opening)


def use_card(table: Deeds, seat: int, card: CardNo, mask: int, opening: Opening) -> None:
    """Use a card in play; of copies with different charges the player chooses one."""
    usable = usable_copies(table, seat, card, mask, opening.used)
    if len(usable) > 1:
        table.then(CopyUsed(seat, seat, card, mask))
    elif usable:
        use_asset(table, seat, usable[0], mask, opening)
    else:
        use_corruption(table, seat, card, mask, opening)


def usable_copies(table: Deeds, seat: int, card: CardNo, mask: int, used: list[int]) -> list[Asset]:
    """The copies of an asset that can be used in these windows, one for each number of charges."""
    return different([asset for asset in copies_of(table, seat, card) if choose_asset(table, seat, asset, mask, used)[1] is None])


def use_asset(table: Deeds, seat: int, asset: Asset, mask: int, opening: Opening) -> None:
    """Use an asset that can be used; naming an armour needs no sentence (RE-BATTLE-04)."""
    number = choose_asset(table, seat, asset, mask, opening.used)[0]
    definition = table.content.cards[asset.card]
    table.happened(vocabulary.USED, seat, asset.card, rule="RE-BATTLE-04" if definition.is_armour else "RE-CLAR-09")
    name_gear(table, asset)
    if number != NAMING:
        begin(table, seat, definition.sentences[number], asset.serial * KEYS + number, asset.serial, opening)


class CopyUsed(CopyChoice):
    """Which of several copies is used in the window below."""

    mask: int

    def copies(self, table: Deeds) -> list[Asset]:
        return usable_copies(table, self.who, self.card, self.mask, table.running(Opening).used)

    def chose(self, table: Deeds, asset: Asset) -> None:
        use_asset(table, self.who, asset, self.mask, table.running(Opening))


def use_corruption(table: Deeds, seat: int, card: CardNo, mask: int, opening: Opening) -> None:
    """Use the first of equal face-up Corruption cards that can be used (RE-CORR-05)."""
    player = table.players[seat]
    definition = table.content.cards[card]
    for at in range(len(player.faces)):
        if player.corruption.cards[at] == card and player.faces[at]:
            number, guard = choose_corruption(table, seat, at, mask, opening.used)
            if guard is None:
                table.happened(vocabulary.USED, seat, card, rule="RE-CORR-05")
                key = player.faces[at] * KEYS + number
                begin(table, seat, definition.sentences[number], key, player.faces[at], opening)
                return


def name_gear(table: Deeds, asset: Asset) -> None:
    """Make this asset the weapon or the armour of the battle (RE-BATTLE-04)."""
    card = table.content.cards[asset.card]
    if not card.is_named:
        return
    battle = table.running(Battle)
    named = battle.weapons if card.is_weapon else battle.armours
    if asset.serial not in named:
        named.append(asset.serial)


def begin(table: Deeds, seat: int, sentence: Sentence, key: int, bearer: int, opening: Opening) -> None:
    opening.used.append(key)
    if sentence.once:
        player = table.players[seat]
        player.once = [*player.once, key]
    table.then(Use(seat, sentence, bearer, NO_CARD))


class Use(Frame):
    """A sentence in use, from its announcement to its end; `card` is the Power card on which it is printed (RE-POWER-01, -11)."""

    sentence: Sentence
    bearer: int
    card: CardNo
    left: int = later()

    steps = (("pay", "RE-CLAR-09"), ("carry_out", "RE-CLAR-01"))

    def __post_init__(self) -> None:
        self.left = self.sentence.count if self.sentence.pay else 0

    def pay(self, table: Deeds) -> Decision | None:
        return payment_options(table, self.who, self.sentence.pay, self.left)

    def took_pay(self, table: Deeds, option: Option) -> None:
        self.left = pay_with(table, self.who, self.sentence.pay, self.left, option, self.bearer)
        self.back_to("pay")

    def carry_out(self, table: Deeds) -> None:
        table.then(Resolution(self.who, [self.sentence.do], bearer=self.bearer, card=self.card))

    def closed(self, table: Deeds) -> None:
        """Discard the Power card (RE-POWER-12)."""
        if self.card != vocabulary.NOTHING:
            table.discard(self.card, "RE-POWER-12")


PAID = Option(vocabulary.DONE)


def payment_options(table: Deeds, seat: int, what: str, left: int) -> Decision | None:
    """The question what to pay with: cards are chosen one by one, anything else is paid without a choice."""
    if left < 1:
        return None
    player = table.players[seat]
    if what == "power":
        cards = player.hand.cards
    elif what == "trophy":
        cards = player.trophies
    elif what in ("ally", "wargear"):
        cards = table.assets_of_kind(seat, what)
    else:
        return Decision(seat, [PAID])
    verb = table.content.spendings if what == "trophy" else table.content.discards
    return Decision(seat, each_once(verb, cards), partial=True)


def pay_with(table: Deeds, seat: int, what: str, left: int, option: Option, bearer: int) -> int:
    """Pay, and return how much is still to be paid (RE-INFL-03, RE-DISC-05, RE-CHARGE-02, RE-CLAR-09)."""
    if what == "influence":
        table.change(seat, vocabulary.INFLUENCE, -left, "RE-INFL-03")
        return 0
    if what == "trophy":
        table.discard_trophy(seat, option.subject, "RE-DISC-05")
        return left - 1
    if what == "this":
        table.discard_asset(seat, table.own_asset(seat, bearer), "RE-DISC-05")
        return 0
    if what == "charge":
        table.spend_charge(seat, table.own_asset(seat, bearer))
        return 0
    discard_one(table, seat, option.subject, "RE-DISC-05")
    return left - 1


class Payment(Frame):
    """Paying in the middle of a text: cards are chosen one by one."""

    what: str
    left: int
    bearer: int

    steps = (("pay", "RE-INFL-01"),)

    def rule_of(self, at: int) -> str:
        """Influence is the usual price; cards and charges are given up where a text allows it."""
        return super().rule_of(at) if self.what == "influence" else "RE-CLAR-09"

    def pay(self, table: Deeds) -> Decision | None:
        return payment_options(table, self.who, self.what, self.left)

    def took_pay(self, table: Deeds, option: Option) -> None:
        self.left = pay_with(table, self.who, self.what, self.left, option, self.bearer)
        self.back_to("pay")
