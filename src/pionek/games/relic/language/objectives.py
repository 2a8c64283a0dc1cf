"""The objectives of missions: each is a condition on what its holder has done since the card was drawn, or has now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Condition
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, ListOf, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.piece import CardNo
from pionek.core.text.phrasebook import joined
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.requirements import can_pay
from pionek.games.relic.language.base import TRAIT_OR_ANY
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.goals import Goal
from pionek.games.relic.model.pieces import Player
from pionek.games.relic.vocabulary import SpaceNo

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

COUNT = IntKind(1, 20)


class Defeat(Goal):
    """Enemies beaten in battle, one by one or together."""

    word = "defeat"
    defeat: int = field(COUNT)
    trait: str = field(TRAIT_OR_ANY, default="")
    least: int = field(IntKind(0, 20), default=0)
    en = 'defeat { NOUN($defeat, $trait, case: "acc") }{ value-bounds }'
    pl = 'pokonaj { NOUN($defeat, $trait, case: "acc") }{ value-bounds }'
    example = "{defeat: 2, trait: ork}"

    def args(self, describer: Describer) -> dict[str, Any]:
        bounds = "least" if self.least else "any"
        return {"defeat": self.defeat, "trait": f"trait-{self.trait or 'any'}", "bounds": bounds, "n": self.least}

    def times(self) -> int:
        return self.defeat

    def won(self, table: Deeds, player: Player, enemies: list[CardNo], foe: int) -> None:
        """The scenario sheet counts as an enemy without traits; a foe of a text does not (RE-SHEETB-02)."""
        counted = 0
        for card in enemies:
            definition = table.content.cards[card]
            if (not self.trait or self.trait in definition.traits) and definition.value >= self.least:
                counted += 1
        if foe == vocabulary.AGAINST_SHEET and not self.trait and not self.least:
            counted += 1
        table.advance_mission(player, player.progress + counted)


class GroupOf(Goal):
    """Several enemies beaten in one battle."""

    word = "group"
    group: int = field(COUNT)
    en = "win one battle against { $group } or more enemies"
    pl = "wygraj jedną walkę z co najmniej { $group -> [one] jednym wrogiem *[many] { $group } wrogami }"
    example = "{group: 2}"

    def won(self, table: Deeds, player: Player, enemies: list[CardNo], foe: int) -> None:
        if len(enemies) >= self.group:
            table.advance_mission(player, self.times())


class Visit(Goal):
    """Movement phases ended on so many different spaces, or in so many different areas, of a list."""

    word = "visit"
    visit: list[int] = field(ListOf(RefTo("space"), 1, 6))
    count: int = field(COUNT)
    en = "end your movement on { $count -> [one] one *[other] { $count } } of these: { $visit }"
    pl = "zakończ ruch na { $count -> [one] jednym *[other] { $count } } z tych pól: { $visit }"
    example = "{visit: [sanctuary, envoy], count: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        names = joined([(describer.ref("space", space),) for space in self.visit], ", ")
        return {"visit": names, "count": self.count}

    def times(self) -> int:
        return self.count

    def stopped_at(self, table: Deeds, player: Player) -> None:
        for at in range(len(self.visit)):
            if self.visit[at] == player.space:
                player.marks |= 1 << at
        table.advance_mission(player, player.marks.bit_count())


class Survey(Goal):
    """Movement phases ended in so many different areas of a list."""

    word = "survey"
    survey: list[str] = field(ListOf(Word(*vocabulary.AREAS), 1, 8))
    count: int = field(COUNT)
    en = "end your movement in { $count -> [one] one *[other] { $count } } of these areas: { $survey }"
    pl = "zakończ ruch w { $count -> [one] jednym *[other] { $count } } z tych obszarów: { $survey }"
    example = "{survey: [hive, forge], count: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"survey": ", ".join(describer.text(f"area-{each}") for each in self.survey), "count": self.count}

    def times(self) -> int:
        return self.count

    def stopped_at(self, table: Deeds, player: Player) -> None:
        area = table.content.spaces[player.space].area
        for at in range(len(self.survey)):
            if self.survey[at] == area:
                player.marks |= 1 << at
        table.advance_mission(player, player.marks.bit_count())


class Deliver(Goal):
    """A price paid at the end of an Engagement phase on a space; asked by the frame Calling."""

    word = "deliver"
    deliver: str = field(Word("influence", "wargear"))
    count: int = field(COUNT)
    at: int = field(RefTo("space"))
    en = "at the end of the Engagement phase on { $at }, { pay-order } { price }"
    pl = "na koniec fazy działania na polu { $at } { pay-order } { price }"
    example = "{deliver: influence, count: 5, at: spire}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"at": describer.ref("space", self.at), "n": self.count, "what": self.deliver}

    def has_errand(self, table: Deeds, seat: int, space: SpaceNo) -> bool:
        return self.at == space and can_pay(table, seat, self.deliver, self.count)


class TrialAt(Goal):
    """A skill test taken, by choice, at the end of an Engagement phase on a space; asked by the frame Calling."""

    word = "trial"
    trial: str = field(Word(*vocabulary.ATTRIBUTES))
    target: int = field(COUNT)
    at: int = field(RefTo("space"))
    en = "at the end of the Engagement phase on { $at }, succeed at a test of { tested } { $target }"
    pl = "na koniec fazy działania na polu { $at } zakończ sukcesem test { tested } { $target }"
    example = "{trial: cunning, target: 8, at: webway}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"at": describer.ref("space", self.at), "test": self.trial, "target": self.target}

    def has_errand(self, table: Deeds, seat: int, space: SpaceNo) -> bool:
        return self.at == space


class Have(Goal):
    """So many cards of a kind in play at once."""

    word = "have"
    have: str = field(Word(*vocabulary.KINDS))
    count: int = field(COUNT)
    en = "have { cards-of-kind }"
    pl = "miej { cards-of-kind }"
    example = "{have: ally, count: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"n": self.count, "kind": f"kind-{self.have}"}

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        return table.counted(resolution.who, self.have) >= self.count


class NoneOf(Goal):
    """No card of a kind at the end of an Engagement phase on a space."""

    word = "none"
    none: str = field(Word(*vocabulary.KINDS))
    at: int = field(RefTo("space"))
    en = "have no { kind-many } at the end of the Engagement phase on { $at }"
    pl = "nie miej żadnych { kind-many } na koniec fazy działania na polu { $at }"
    example = "{none: corruption, at: sanctuary}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"at": describer.ref("space", self.at), "kind": f"kind-{self.none}"}

    def engaged_at(self, table: Deeds, player: Player, beaten: bool) -> None:
        if player.space == self.at and table.counted(table.players.index(player), self.none) == 0:
            table.advance_mission(player, self.times())


class Factions(Goal):
    """Trophies of so many different factions at once."""

    word = "factions"
    factions: int = field(IntKind(1, 4))
    en = "have trophies of { $factions -> [one] one faction *[other] { $factions } different factions } (Orks, Chaos, Tyranids, Eldar)"
    pl = "miej trofea { $factions -> [one] jednej frakcji *[many] { $factions } różnych frakcji } (Orkowie, Chaos, Tyranidzi, Eldarzy)"
    example = "{factions: 3}"

    def holds(self, table: Deeds, resolution: Resolution) -> bool:
        found: set[str] = set()
        for card in table.players[resolution.who].trophies:
            found.update(trait for trait in table.content.cards[card].traits if trait in vocabulary.FACTIONS)
        return len(found) >= self.factions


class PlayPower(Goal):
    """So many Power cards used, for their numbers or their abilities."""

    word = "play-power"
    play_power: int = field(COUNT)
    en = "use { $play_power } Power { $play_power -> [one] card *[other] cards }"
    pl = "użyj { $play_power } { $play_power -> [one] karty *[many] kart } Mocy"
    example = "{play-power: 4}"

    def times(self) -> int:
        return self.play_power

    def power_used(self, table: Deeds, player: Player) -> None:
        table.advance_mission(player, player.progress + 1)


class Suffer(Goal):
    """So much life lost in all, without being vanquished."""

    word = "suffer"
    suffer: int = field(COUNT)
    en = "lose { $suffer } Life in all without being vanquished"
    pl = "strać łącznie { $suffer } { $suffer -> [one] punkt [few] punkty *[many] punktów } życia, nie dając się pokonać"
    example = "{suffer: 3}"

    def times(self) -> int:
        return self.suffer

    def life_lost(self, table: Deeds, player: Player, amount: int) -> None:
        table.advance_mission(player, player.progress + amount if player.life > 0 else 0)


class Clear(Goal):
    """Tokens placed in an area when the card is drawn, and removed by visits without a lost battle."""

    word = "clear"
    clear: int = field(COUNT)
    area: str = field(Word(*vocabulary.AREAS))
    en = "place { $clear } { $clear -> [one] token *[other] tokens } on different spaces of this area: { $area }; remove each by ending the Engagement phase there without losing a battle"
    pl = "połóż { $clear } { $clear -> [one] żeton [few] żetony *[many] żetonów } na różnych polach obszaru: { $area }; każdy usuwasz, kończąc tam fazę działania bez przegranej walki"
    example = "{clear: 2, area: forge}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"clear": self.clear, "area": describer.text(f"area-{self.area}")}

    def times(self) -> int:
        return self.clear

    def token_spaces(self, table: Deeds, player: Player) -> list[SpaceNo]:
        """As many different spaces of the area as the card says."""
        if len(player.placed) >= self.clear:
            return []
        spaces = [space.index for space in table.content.spaces if space.area == self.area]
        return [space for space in spaces if space not in player.placed]

    def engaged_at(self, table: Deeds, player: Player, beaten: bool) -> None:
        if player.space in player.placed and not beaten:
            player.placed = [space for space in player.placed if space != player.space]
            table.happened(vocabulary.MISSION_TOKEN, table.players.index(player), player.space, 0, -1, "RE-COMP-09")
            table.advance_mission(player, player.progress + 1)


OBJECTIVES: tuple[type[Condition], ...] = (
    Defeat, GroupOf, Visit, Survey, Deliver, TrialAt, Have, NoneOf, Factions, PlayPower, Suffer, Clear,
)  # fmt: skip
