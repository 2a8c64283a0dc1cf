"""Equal cards with different charges: the player says which copy is meant (rulebook p. 19)."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Option
from pionek.core.state.frame import Frame
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds, charges_of
from pionek.games.relic.model.pieces import Asset


def copies_of(table: Deeds, seat: int, card: CardNo) -> list[Asset]:
    return [asset for asset in table.players[seat].assets if asset.card == card]


def different(copies: list[Asset]) -> list[Asset]:
    """One copy for each number of charges, the lowest number first."""
    found: list[Asset] = []
    for asset in sorted(copies, key=charges_of):
        if not found or found[-1].charges != asset.charges:
            found.append(asset)
    return found


class CopyChoice(Frame):
    """The question which of several copies is meant; subclasses carry on with the one chosen."""

    owner: int
    card: CardNo

    steps = (("which", "RE-DISC-01"),)

    def copies(self, table: Deeds) -> list[Asset]:
        return different(copies_of(table, self.owner, self.card))

    def which(self, table: Deeds) -> Decision:
        places = range(1, len(self.copies(table)) + 1)
        return Decision(self.who, [Option(vocabulary.AMOUNT, amount=place) for place in places], partial=True)

    def took_which(self, table: Deeds, option: Option) -> None:
        self.chose(table, self.copies(table)[option.amount - 1])

    def chose(self, table: Deeds, asset: Asset) -> None:
        raise NotImplementedError(type(self).__name__)


class CopyDiscarded(CopyChoice):
    """Which copy its owner discards."""

    reason: str

    def chose(self, table: Deeds, asset: Asset) -> None:
        table.discard_asset(self.owner, asset, self.reason)


class CopyCharged(CopyChoice):
    """Which copy gets more charges."""

    charges: int

    def chose(self, table: Deeds, asset: Asset) -> None:
        table.add_charges(self.owner, asset, self.charges)


class FaceDiscarded(Frame):
    """Which of equal Corruption cards is discarded: one that lies face down, or one that is active."""

    card: CardNo
    reason: str

    steps = (("which", "RE-DISC-01"),)

    def which(self, table: Deeds) -> Decision:
        return Decision(self.who, [Option(vocabulary.AMOUNT, amount=1), Option(vocabulary.AMOUNT, amount=2)], partial=True)

    def took_which(self, table: Deeds, option: Option) -> None:
        player = table.players[self.who]
        active = option.amount == FACE_UP
        for at in range(len(player.faces)):
            if player.corruption.cards[at] == self.card and bool(player.faces[at]) == active:
                table.lose_corruption(self.who, at, self.reason)
                return


FACE_UP = 2
"""The answer that means the active one of two equal Corruption cards; 1 means the one that lies face down."""


def discard_corruption(table: Deeds, seat: int, card: CardNo, rule: str) -> None:
    """Discard a Corruption card of the seat, which chooses between equal ones face up and face down. Must be the last call of a step."""
    player = table.players[seat]
    faces = [bool(player.faces[at]) for at in range(len(player.faces)) if player.corruption.cards[at] == card]
    if True in faces and False in faces:
        table.then(FaceDiscarded(seat, card, rule))
    else:
        table.lose_corruption(seat, player.corruption.cards.index(card), rule)


def discard_one(table: Deeds, seat: int, card: CardNo, rule: str) -> None:
    """Discard a Power card or an asset of the seat, which chooses among copies that differ. Must be the last call of a step."""
    if len(different(copies_of(table, seat, card))) > 1:
        table.then(CopyDiscarded(seat, seat, card, rule))
    else:
        table.discard_own(seat, card, rule)


def charge_one(table: Deeds, seat: int, card: CardNo, charges: int) -> None:
    """Put charges on an asset of the seat, which chooses among copies that differ. Must be the last call of a step."""
    copies = different(copies_of(table, seat, card))
    if len(copies) > 1:
        table.then(CopyCharged(seat, seat, card, charges))
    else:
        table.add_charges(seat, copies[0], charges)
