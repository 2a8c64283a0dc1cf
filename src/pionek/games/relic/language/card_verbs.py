"""The verbs of cards: drawing, discarding, buying, trading, stealing and charging."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import FLAG, IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import Offer, RelicEffect, actor, changed_by
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.copies import charge_one, discard_corruption, discard_one
from pionek.games.relic.procedures.life_and_corruption import CorruptionDraw
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.wargear import Market, goods_of, hand_over

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

DISCARDABLE = tuple(kind for kind in vocabulary.KINDS if kind != "mission")


class Draw(RelicEffect):
    """Power, Corruption or Mission cards are drawn."""

    word = "draw"
    draw: int = field(IntKind(1, 9))
    from_: str = field(Word("power", "corruption", "mission"))
    en = "draw { cards-drawn }"
    pl = "dobierz { cards-drawn }"
    example = "{draw: 2, from: power}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"n": self.draw, "kind": f"kind-{self.from_}"}

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """Draw Power cards at once; the procedures of Corruption and missions draw their own (RE-POWER-04, RE-CORR-01, RE-MISSION-09)."""
        if self.from_ == "power":
            table.draw_power(actor(resolution), self.draw, "RE-POWER-04")
        elif self.from_ == "corruption":
            table.then(CorruptionDraw(actor(resolution), self.draw))
        else:
            table.then(NewMission(actor(resolution)))


class Discard(RelicEffect):
    """Cards of a kind are discarded; their owner chooses which, unless it is all of them."""

    word = "discard"
    discard: int = field(IntKind(1, 9))
    of: str = field(Word(*DISCARDABLE))
    all: bool = field(FLAG, default=False)
    asks = True
    en = "discard { cards-of-kind }"
    pl = "odrzuć { cards-of-kind }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "all": ("discard all your { kind-many }", "odrzuć wszystkie swoje { kind-all }")
    }
    example = "{discard: 1, of: asset}"

    def variant(self) -> str:
        return "all" if self.all else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"kind": f"kind-{self.of}"} if self.all else {"n": self.discard, "kind": f"kind-{self.of}"}

    def cards(self, table: Deeds, seat: int) -> list[int]:
        player = table.players[seat]
        if self.of == "power":
            return list(player.hand.cards)
        if self.of == "corruption":
            return list(player.corruption.cards)
        if self.of == "trophy":
            return list(player.trophies)
        return table.assets_of_kind(seat, self.of)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.cards(table, actor(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Discard all cards where there are not enough to choose from (RE-DISC-01, -02)."""
        seat = actor(resolution)
        cards = self.cards(table, seat)
        if self.all or len(cards) <= self.left(resolution):
            resolution.chosen = vocabulary.NOTHING
            for card in cards:
                self.lay_off(table, seat, card)
            return None
        return Decision(seat, each_once(table.content.discards, cards), partial=True)

    def left(self, resolution: Resolution) -> int:
        """How many cards are still to be discarded; the resolution keeps the number while they are chosen."""
        return resolution.chosen if resolution.chosen != vocabulary.NOTHING else self.discard

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Discard the card that the owner has chosen (RE-DISC-01)."""
        left = self.left(resolution) - 1
        resolution.chosen = left or vocabulary.NOTHING
        if left:
            resolution.todo.append(self)
        if self.of == "corruption":
            discard_corruption(table, actor(resolution), option.subject, "RE-DISC-01")
        elif self.of == "trophy":
            table.discard_trophy(actor(resolution), option.subject, "RE-DISC-01")
        else:
            discard_one(table, actor(resolution), option.subject, "RE-DISC-01")

    def lay_off(self, table: Deeds, seat: int, card: CardNo) -> None:
        player = table.players[seat]
        if self.of == "corruption":
            table.lose_corruption(seat, player.corruption.cards.index(card), "RE-DISC-01")
        elif self.of == "trophy":
            table.discard_trophy(seat, card, "RE-DISC-01")
        else:
            table.discard_own(seat, card, "RE-DISC-01")


class DiscardThis(RelicEffect):
    """The card itself is discarded."""

    word = "discard-this"
    en = "discard this card"
    pl = "odrzuć tę kartę"
    example = "[{roll: 1}, {look-up: {1-2: discard-this}}]"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        asset = table.asset_of(resolution.who, resolution.bearer)
        if asset is not None:
            table.discard_asset(resolution.who, asset, "RE-DISC-03")


class DiscardDrawn(RelicEffect):
    """The Corruption card just drawn is discarded before it is looked at, also one that was placed face down."""

    word = "discard-drawn"
    en = "discard the Corruption card just drawn"
    pl = "odrzuć właśnie dobraną kartę Spaczenia"
    example = "{test: willpower, target: 8, do: discard-drawn}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return not table.running(CorruptionDraw).gone

    def run(self, table: Deeds, resolution: Resolution) -> None:
        frame = table.running(CorruptionDraw)
        if not frame.gone:
            frame.gone = True
            last = len(table.players[frame.who].corruption.cards) - 1
            table.lose_corruption(frame.who, last, "RE-CORR-01")


class FlipDrawn(RelicEffect):
    """The Corruption card just drawn is placed face down, whatever its activation number."""

    word = "flip-drawn"
    en = "place the Corruption card just drawn face down"
    pl = "połóż właśnie dobraną kartę Spaczenia zakrytą"
    example = "flip-drawn"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        frame = table.running(CorruptionDraw)
        return not frame.gone and not frame.kept_down

    def run(self, table: Deeds, resolution: Resolution) -> None:
        if self.possible(table, resolution):
            table.running(CorruptionDraw).kept_down = True


class Acquire(RelicEffect):
    """Wargear without paying: the top card, or one of the top cards."""

    word = "acquire"
    acquire: int = field(IntKind(1, 9))
    asks = True
    en = "take { $acquire -> [1] the top Wargear card *[other] one of the top { $acquire } Wargear cards } without paying"
    pl = "weź bez płacenia { $acquire -> [1] wierzchnią kartę Uzbrojenia *[other] jedną z { $acquire } wierzchnich kart Uzbrojenia }"
    example = "{acquire: 3}"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.then(Market(actor(resolution), self.acquire, free=True))


class Buy(RelicEffect):
    """Wargear is turned up, and any of it may be bought."""

    word = "buy"
    buy: int = field(IntKind(1, 9))
    more: int = field(IntKind(-9, 9), default=0)
    asks = True
    en = "turn up { $buy } Wargear { $buy -> [one] card *[other] cards } and buy any of them{ price-change }"
    pl = "odkryj { $buy } { $buy -> [one] kartę [few] karty *[many] kart } Uzbrojenia i kup dowolne z nich{ price-change }"
    example = "{buy: 3}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"buy": self.buy, **changed_by(self.more)}

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.then(Market(actor(resolution), self.buy, self.more))


class BuyPower(Offer):
    """Power cards are bought: first it is said how many, then all are paid, then drawn (RE-POWER-03)."""

    word = "buy-power"
    buy_power: int = field(IntKind(1, 9))
    each: int = field(IntKind(1, 9), default=1)
    en = "buy 1 to { $buy_power } Power cards for { $each } influence each"
    pl = "kup od 1 do { $buy_power } kart Mocy, każdą za { $each } { $each -> [one] wpływ [few] wpływy *[many] wpływów }"
    example = "{buy-power: 3, each: 1}"

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        most = min(self.buy_power, table.players[seat].influence // self.each)
        return [Option(vocabulary.AMOUNT, amount=n) for n in range(1, most + 1)]

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.change(actor(resolution), vocabulary.INFLUENCE, -option.amount * self.each, "RE-POWER-03")
        table.draw_power(actor(resolution), option.amount, "RE-POWER-03")


class Trade(Offer):
    """An asset of another player in the same tier is bought, whether its owner likes it or not."""

    word = "trade"
    trade: int = field(IntKind(0, 9))
    en = "buy an asset that is not a relic from another player in your tier for its cost plus { $trade } (3 influence if it has no cost)"
    pl = "kup od innego gracza w swoim sektorze zasób, który nie jest relikwią, za jego koszt plus { $trade } (3 wpływy, jeśli zasób nie ma kosztu)"
    example = "{trade: 1}"

    def price(self, table: Deeds, card: CardNo) -> int:
        cost = table.content.cards[card].cost
        return cost + self.trade if cost else vocabulary.PRICE_OF_UNPRICED

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        found: list[Option] = []
        for other in range(table.seats):
            if other == seat or table.tier(other) != table.tier(seat) or table.players[other].out:
                continue
            for card in goods_of(table, other):
                if self.price(table, card) <= table.players[seat].influence:
                    found.append(Option(vocabulary.TAKE, card, other))
        return found

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        price = self.price(table, option.subject)
        table.change(actor(resolution), vocabulary.INFLUENCE, -price, "RE-INFL-01")
        table.change(option.target, vocabulary.INFLUENCE, price, "RE-INFL-02")
        hand_over(table, option.target, actor(resolution), option.subject)


class Steal(RelicEffect):
    """A card of another player: an asset of one's choice, never a relic, or a random Power card."""

    word = "steal"
    steal: str = field(Word("asset", "power"))
    asks = True
    en = "{ $steal -> [asset] take an asset that is not a relic from another player *[power] take a random Power card from another player }"
    pl = "{ $steal -> [asset] zabierz innemu graczowi zasób, który nie jest relikwią *[power] zabierz innemu graczowi losową kartę Mocy }"
    example = "{steal: power}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = actor(resolution)
        options: list[Option] = []
        for other in range(table.seats):
            if other == seat:
                continue
            if self.steal == "power" and table.players[other].hand.cards:
                options.append(Option(vocabulary.PLAYER, other))
            if self.steal == "asset":
                options.extend([Option(vocabulary.TAKE, card, other) for card in goods_of(table, other)])
        return Decision(seat, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = actor(resolution)
        if self.steal == "asset":
            hand_over(table, option.target, seat, option.subject)
            return
        hand = table.players[option.subject].hand
        at = table.chance(len(hand.cards))
        card, known = hand.cards.pop(at), hand.known.pop(at)
        table.players[seat].hand.put(card, known | 1 << seat)
        table.look_at_hand(table.players[option.subject])
        table.look_at_hand(table.players[seat])
        table.happened(vocabulary.STOLE, seat, card, other=option.subject, rule="RE-CLAR-01", seen=1 << seat | 1 << option.subject)


class Charge(Offer):
    """Charge tokens are put on a Wargear card that has some, also beyond its supply (RE-CHARGE-04)."""

    word = "charge"
    charge: int = field(IntKind(1, 9))
    en = "add { $charge } { $charge -> [one] charge *[other] charges } to one of your Wargear cards"
    pl = "dołóż { $charge } { $charge -> [one] ładunek [few] ładunki *[many] ładunków } na jedną ze swoich kart Uzbrojenia"
    example = "{charge: 1}"

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        cards = [asset.card for asset in table.players[seat].assets]
        charged = [card for card in cards if table.content.cards[card].charges and table.content.cards[card].is_kind("wargear")]
        return each_once(table.content.takes, charged)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        charge_one(table, actor(resolution), option.subject, self.charge)


CARD_VERBS: tuple[type[Effect], ...] = (
    Draw, Discard, DiscardThis, DiscardDrawn, FlipDrawn, Acquire, Buy, BuyPower, Trade, Steal, Charge,
)  # fmt: skip
