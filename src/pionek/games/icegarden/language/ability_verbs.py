"""The verbs of abilities in a dominated region (rulebook chapter "zdolności")."""

from __future__ import annotations

from typing import ClassVar

from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, RefTo
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.language.base import IceGardenEffect, RegionVerb, region_of
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.solo import robot_plunders


class TakesMarker(IceGardenEffect):
    """A verb about one influence marker of another player in the region; the owner of the unit chooses whose."""

    asks = True
    needs = "region"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seats = self.victims(table, resolution)
        if table.is_robot(resolution.who):
            if seats:
                self.act(table, resolution, seats[0])
            return None
        return Decision(resolution.who, [Option(vocabulary.PICK, table.players[seat].character) for seat in seats])

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        self.act(table, resolution, table.seat_of(option.subject))

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.victims(table, resolution))

    def victims(self, table: Deeds, resolution: Resolution) -> list[int]:
        """The other players with markers in play in the region (IG-ABIL-03, -08, IG-FJOLL-02, -03)."""
        region = region_of(resolution)
        return [seat for seat in range(len(table.players)) if seat != resolution.who and table.players[seat].markers[region]]

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        raise NotImplementedError(self.word)


class Recruit(TakesMarker):
    """A marker of another player goes to the Ice Garden for good (IG-FJOLL-05)."""

    word = "recruit"
    en = "move one influence marker of another player from here to the Ice Garden"
    pl = "zabierz stąd jeden znacznik wpływu innego gracza do Lodowego Ogrodu"
    example = "recruit"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        region = region_of(resolution)
        table.players[seat].markers[region] -= 1
        table.recruited[seat] += 1
        table.happened(vocabulary.RECRUITED, resolution.who, table.players[seat].character, other=region, rule="IG-ABIL-03")


class WinOver(TakesMarker):
    """A marker of another player is replaced by one's own from the supply, if there is one (IG-ABIL-09)."""

    word = "win-over"
    en = "replace one influence marker of another player here with your own"
    pl = "zamień tu jeden znacznik wpływu innego gracza na własny"
    example = "win-over"

    def victims(self, table: Deeds, resolution: Resolution) -> list[int]:
        return super().victims(table, resolution) if table.players[resolution.who].supply else []

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        region = region_of(resolution)
        victim, winner = table.players[seat], table.players[resolution.who]
        victim.markers[region] -= 1
        victim.supply += 1
        winner.supply -= 1
        winner.markers[region] += 1
        table.happened(vocabulary.WON_OVER, resolution.who, victim.character, other=region, rule="IG-ABIL-08")


class Gain(IceGardenEffect):
    """Tokens from the supply; the independent player owns none (IG-SOLO-45, IG-DYKEN-05)."""

    word = "gain"
    gain: int = field(RefTo("resource"))
    count: int = field(IntKind(1, 9), default=1)
    en = "take { $count } population from the supply"
    pl = "weź z rezerwy { $count -> [one] 1 żeton [few] { $count } żetony *[many] { $count } żetonów } populacji"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "gold": ("take { $count } gold from the supply", "weź z rezerwy { $count -> [one] 1 złoty gwicht [few] { $count } złote gwichty *[many] { $count } złotych gwichtów }"),
        "m-factor": ("take { $count } M-factor from the supply", "weź z rezerwy { $count -> [one] 1 żeton [few] { $count } żetony *[many] { $count } żetonów } czynnika „M”"),
    }
    example = "{gain: population}"

    def variant(self) -> str:
        return ("", "gold", "m-factor")[self.gain]

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if not table.is_robot(resolution.who):
            table.gain(resolution.who, self.gain, self.count, resolution.rule())
        return None


class Plunder(IceGardenEffect):
    """A token of a player who is present; M-factor from any level, and it comes to one's own level 0 (IG-FREI-05)."""

    word = "plunder"
    asks = True
    needs = "region"
    en = "take one resource token from another player who has markers or units here, M-factor from any level"
    pl = "zabierz jeden żeton zasobu innemu graczowi, który ma tu znaczniki lub jednostki; czynnik „M” z dowolnego poziomu"
    example = "plunder"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        region = region_of(resolution)
        if table.is_robot(resolution.who):
            return self.robot(table, resolution, region)
        options: list[Option] = []
        for seat in range(len(table.players)):
            if seat == resolution.who or not table.players[seat].is_in(region):
                continue
            options.extend(self.loot(table, seat))
        return Decision(resolution.who, options)

    def loot(self, table: Deeds, seat: int) -> list[Option]:
        """What can be taken from a player. The independent player owns nothing: the supply pays instead (gaps R-71)."""
        player = table.players[seat]
        if table.is_robot(seat):
            return [Option(vocabulary.PLUNDER, player.character, each, 0) for each in range(3) if table.supply[each]]
        found: list[Option] = []
        for kind in range(vocabulary.TOKEN_KINDS):
            if player.tokens[kind]:
                resource = min(kind, vocabulary.M_FACTOR)
                found.append(Option(vocabulary.PLUNDER, player.character, resource, kind - resource))
        return found

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = table.seat_of(option.subject)
        resource = option.target
        if table.is_robot(seat):
            table.gain(resolution.who, resource, 1, "IG-SOLO-35")
            return
        table.players[seat].tokens[resource + option.amount] -= 1
        table.players[resolution.who].tokens[resource] += 1
        rule = "IG-ABIL-06" if resource == vocabulary.M_FACTOR else "IG-ABIL-05"
        table.happened(vocabulary.PLUNDERED, resolution.who, resource, option.amount, option.subject, rule=rule)

    def robot(self, table: Deeds, resolution: Resolution, region: int) -> Decision | None:
        """The die says what the robot takes; it is thrown again for what the Player does not have (IG-SOLO-34, gaps R-82)."""
        player = table.players[vocabulary.PLAYER]
        if not player.is_in(region) or not sum(player.tokens):
            return None
        if not resolution.dice or not robot_plunders(table, resolution.dice[0]):
            resolution.dice = []
            resolution.todo.append(self)
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-33"))
        return None


class LayNightmare(RegionVerb):
    """A Nightmare token in the region, at most two, as long as there are any (gaps R-48, R-83)."""

    word = "lay-nightmare"
    en = "put a Nightmare token here"
    pl = "umieść tu żeton Koszmaru"
    example = "lay-nightmare"

    def apart(self, table: Deeds) -> bool:
        """Nothing else in a region depends on the token, and the token on nothing else."""
        return True

    def act(self, table: Deeds, resolution: Resolution, region: int) -> None:
        player = table.players[resolution.who]
        if player.nightmares and table.nightmares[region] < vocabulary.NIGHTMARES_TO_CLOSE:
            player.nightmares -= 1
            table.nightmares[region] += 1
            table.happened(vocabulary.NIGHTMARE_LAID, resolution.who, region, table.nightmares[region], rule="IG-ABIL-07")


EFFECTS = (Recruit, WinOver, Gain, Plunder, LayNightmare)
