"""The verbs of packs: what the special icons of units and Vuko's scenario tiles do."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, RefTo
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import NOBODY, Decision, Option
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import Board
from pionek.games.icegarden.procedures.closing_regions import Closing
from pionek.games.icegarden.procedures.solo import robot_plunders

if TYPE_CHECKING:
    from pionek.core.state.table import Table


def region_of(resolution: Resolution) -> int:
    """The region that is being resolved, or that Vuko left or visits."""
    assert resolution.trigger is not None
    return resolution.trigger.subject


def others_in(table: Board, resolution: Resolution) -> list[int]:
    """IG-ABIL-03, -08: other players with markers in play in the region."""
    region = region_of(resolution)
    return [seat for seat in range(len(table.players)) if seat != resolution.who and table.players[seat].markers[region]]


class TakesMarker(Effect):
    """A verb about one influence marker of another player in the region; the owner of the unit chooses whose."""

    __slots__ = ()

    asks = True
    needs = "region"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        seats = others_in(board, resolution) if self.possible(board, resolution) else []
        if board.is_robot(resolution.who):
            if seats:
                self.act(board, resolution, seats[0])
            return None
        return Decision(resolution.who, [Option(vocabulary.PICK, board.players[seat].character) for seat in seats])

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Board, table)
        self.act(board, resolution, board.seat_of(option.subject))

    def possible(self, table: Table, resolution: Resolution) -> bool:
        return bool(others_in(cast(Board, table), resolution))

    def act(self, table: Board, resolution: Resolution, seat: int) -> None:
        raise NotImplementedError(self.word)


class Recruit(TakesMarker):
    """A marker of another player goes to the Ice Garden for good."""

    __slots__ = ()

    word = "recruit"
    en = "move one influence marker of another player from here to the Ice Garden"
    pl = "zabierz stąd jeden znacznik wpływu innego gracza do Lodowego Ogrodu"
    example = "recruit"

    def act(self, table: Board, resolution: Resolution, seat: int) -> None:
        region = region_of(resolution)
        table.players[seat].markers[region] -= 1
        table.recruited[seat] += 1
        table.happened(vocabulary.RECRUITED, resolution.who, table.players[seat].character, other=region, rule="IG-ABIL-03")


class WinOver(TakesMarker):
    """A marker of another player is replaced by one's own from the supply, if there is one."""

    __slots__ = ()

    word = "win-over"
    en = "replace one influence marker of another player here with your own"
    pl = "zamień tu jeden znacznik wpływu innego gracza na własny"
    example = "win-over"

    def possible(self, table: Table, resolution: Resolution) -> bool:
        return cast(Board, table).players[resolution.who].supply > 0 and super().possible(table, resolution)

    def act(self, table: Board, resolution: Resolution, seat: int) -> None:
        region = region_of(resolution)
        victim, winner = table.players[seat], table.players[resolution.who]
        victim.markers[region] -= 1
        victim.supply += 1
        winner.supply -= 1
        winner.markers[region] += 1
        table.happened(vocabulary.WON_OVER, resolution.who, victim.character, other=region, rule="IG-ABIL-08")


class Gain(Effect):
    """Tokens from the supply; the independent player owns none (IG-SOLO-45)."""

    word = "gain"
    gain: int = field(RefTo("resource"))
    count: int = field(IntKind(1, 9), default=1)
    en = "take { $count } { $gain } from the supply"
    pl = "weź z rezerwy { $count } × { $gain }"
    example = "{gain: population}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        if not board.is_robot(resolution.who):
            board.gain(resolution.who, self.gain, self.count, resolution.rule())
        return None


class Plunder(Effect):
    """A token of a player who is present; M-factor from any level, and it comes to one's own level 0."""

    __slots__ = ()

    word = "plunder"
    asks = True
    needs = "region"
    en = "take one resource token from another player who has markers or units here, M-factor from any level"
    pl = "zabierz jeden żeton zasobu innemu graczowi, który ma tu znaczniki lub jednostki; czynnik M z dowolnego poziomu"
    example = "plunder"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        if board.is_robot(resolution.who):
            return self.robot(board, resolution, region)
        options: list[Option] = []
        for seat in range(len(board.players)):
            if seat == resolution.who or not board.players[seat].is_in(region):
                continue
            options.extend(self.loot(board, seat))
        return Decision(resolution.who, options)

    def loot(self, table: Board, seat: int) -> list[Option]:
        """Gaps R-71: the independent player owns nothing; in his stead the supply pays."""
        player = table.players[seat]
        if table.is_robot(seat):
            return [Option(vocabulary.PLUNDER, player.character, each, 0) for each in range(3) if table.supply[each]]
        found: list[Option] = []
        for kind in range(vocabulary.TOKEN_KINDS):
            if player.tokens[kind]:
                resource = min(kind, vocabulary.M_FACTOR)
                found.append(Option(vocabulary.PLUNDER, player.character, resource, kind - resource))
        return found

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        board = cast(Board, table)
        seat = board.seat_of(option.subject)
        resource = option.target
        if board.is_robot(seat):
            board.gain(resolution.who, resource, 1, "IG-SOLO-35")
            return
        board.players[seat].tokens[resource + option.amount] -= 1
        board.players[resolution.who].tokens[resource] += 1
        board.happened(vocabulary.PLUNDERED, resolution.who, resource, other=option.subject, rule="IG-ABIL-06" if resource == 2 else "IG-ABIL-05")

    def robot(self, table: Board, resolution: Resolution, region: int) -> Decision | None:
        """IG-SOLO-33, -34: the die says what is taken, thrown again for what the Player has not (gaps R-82)."""
        player = table.players[vocabulary.PLAYER]
        if not player.is_in(region) or not sum(player.tokens):
            return None
        if not resolution.dice or not robot_plunders(table, resolution.dice[0]):
            resolution.dice = []
            resolution.todo.append(self)
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-33"))
        return None


class LayNightmare(Effect):
    """A Nightmare token in the region, at most two, as long as there are any (gaps R-48, R-83)."""

    __slots__ = ()

    word = "lay-nightmare"
    needs = "region"
    en = "put a Nightmare token here"
    pl = "umieść tu żeton Koszmaru"
    example = "lay-nightmare"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        player = board.players[resolution.who]
        if player.nightmares and board.nightmares[region] < vocabulary.NIGHTMARES_TO_CLOSE:
            player.nightmares -= 1
            board.nightmares[region] += 1
            board.happened(vocabulary.NIGHTMARE_LAID, resolution.who, region, board.nightmares[region], rule="IG-ABIL-07")
        return None


class CloseRegion(Effect):
    """With two Nightmare tokens the region is closed, unless the Thorn stands there."""

    __slots__ = ()

    word = "close-region"
    needs = "region"
    en = "if two Nightmare tokens lie here and the Thorn does not stand here, close the region"
    pl = "jeśli leżą tu dwa żetony Koszmaru i nie ma tu Ciernia, zamknij region"
    example = "close-region"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        if board.nightmares[region] >= vocabulary.NIGHTMARES_TO_CLOSE and board.thorn != region:
            table.then(Closing(resolution.who, region, board.content.units[resolution.bearer].place))
        return None


class RaiseTower(Effect):
    """A Red Tower, where none stands."""

    __slots__ = ()

    word = "raise-tower"
    needs = "region"
    en = "if no Red Tower stands here, raise one"
    pl = "jeśli nie stoi tu Czerwona Wieża, wznieś ją"
    example = "raise-tower"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        if not board.towers[region] and sum(board.towers) < vocabulary.TOWERS:
            board.towers[region] = 1
            board.happened(vocabulary.TOWER_RAISED, resolution.who, region, sum(board.towers), rule="IG-EVENT-03")
        return None


class CallSanctuaries(Effect):
    """All sanctuaries of the region move to the Thorn, face down; those beside it were absorbed before (gaps R-51)."""

    __slots__ = ()

    word = "call-sanctuaries"
    needs = "region"
    en = "move all sanctuaries from here to the region of the Thorn, face down"
    pl = "przenieś wszystkie uroczyska stąd do regionu z Cierniem, rewersem do góry"
    example = "call-sanctuaries"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        count = board.sanctuaries[region]
        if count:
            board.sanctuaries[region] = 0
            board.turned[board.thorn] += count
            board.happened(vocabulary.SANCTUARY_MOVED, resolution.who, region, count, board.thorn, rule="IG-DYKEN-07")
        return None


class Absorb(Effect):
    """Sanctuaries that lie face up in the region leave the board and count for the goal."""

    __slots__ = ()

    word = "absorb"
    needs = "region"
    en = "absorb all face-up sanctuaries here"
    pl = "wchłoń wszystkie leżące tu awersem do góry uroczyska"
    example = "absorb"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        count = board.sanctuaries[region]
        if count:
            board.sanctuaries[region] = 0
            board.absorbed += count
            board.happened(vocabulary.ABSORBED, resolution.who, region, count, rule="IG-EVENT-05")
        return None


class CarryNations(Effect):
    """The nations of the region that Vuko leaves go with him."""

    __slots__ = ()

    word = "carry-nations"
    needs = "visit"
    en = "the Independent Nations there go with him"
    pl = "tamtejsze Niezależne Nacje idą z nim"
    example = "carry-nations"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        left = region_of(resolution)
        count = board.nations[left]
        if count:
            board.nations[left] = 0
            board.nations[board.vuko] += count
            board.happened(vocabulary.NATIONS_MOVED, -1, left, count, board.vuko, rule="IG-ADV-18")
        return None


class Cull(Effect):
    """Everybody loses the markers behind Vuko and discards a Vuko token for each (gaps R-40)."""

    __slots__ = ()

    word = "cull"
    needs = "visit"
    en = "every player there removes one influence marker for each of his Vuko tokens and discards a token for each marker"
    pl = "każdy gracz usuwa stamtąd po jednym znaczniku wpływu za każdy swój żeton Vuko, a za każdy usunięty znacznik odrzuca żeton"
    example = "cull"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        board = cast(Board, table)
        region = region_of(resolution)
        if region < 0:
            return None
        for seat in range(len(board.players)):
            player = board.players[seat]
            count = min(player.withdrawn[region], player.vuko)
            if count:
                player.withdrawn[region] -= count
                player.supply += count
                player.vuko -= count
                board.vuko_tokens += count
                board.happened(vocabulary.TOKEN_DISCARDED, seat, amount=count, rule="IG-ADV-08")
        return None


class Snow(Effect):
    """The Dead Snow comes nearer, and nobody is to blame (IG-ADV-11)."""

    word = "snow"
    needs = "visit"
    snow: int = field(IntKind(1, 9))
    en = "the Dead Snow marker moves up { $snow }"
    pl = "znacznik Martwego Śniegu przesuwa się w górę o { $snow }"
    example = "{snow: 1}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        cast(Board, table).raise_snow(self.snow, NOBODY, resolution.rule())
        return None


EFFECTS = (
    Recruit, WinOver, Gain, Plunder, LayNightmare, CloseRegion, RaiseTower, CallSanctuaries, Absorb, CarryNations, Cull,
    Snow,
)  # fmt: skip
