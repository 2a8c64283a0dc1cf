"""What changes before the players' eyes, and which lines of the log tell of it."""

from __future__ import annotations

from collections.abc import Callable

from pionek.core.view.changes import Change, Key
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import FaceUpCards, Player
from pionek.games.relic.procedures.missions import MissionCompletion
from pionek.games.relic.procedures.using import Use


def of_players(reads: Callable[[Player], object]) -> Callable[[Deeds], dict[Key, object]]:
    """Something that every player has, by seat."""

    def read(table: Deeds) -> dict[Key, object]:
        return {(seat,): reads(table.players[seat]) for seat in range(table.seats)}

    return read


def attributes(table: Deeds) -> dict[Key, object]:
    return {(seat, at): dial for seat in range(table.seats) for at, dial in enumerate(table.players[seat].dials)}


def completed(table: Deeds) -> dict[Key, object]:
    """A mission whose reward is being received counts already: that its objective is met tells where it goes."""
    found: dict[Key, object] = {}
    for seat in range(table.seats):
        under_way = [frame.card for frame in table.agenda if isinstance(frame, MissionCompletion) and frame.who == seat]
        found[(seat,)] = sorted([*table.players[seat].completed, *under_way])
    return found


def threats(table: Deeds) -> dict[Key, object]:
    """The Threat cards on each space."""
    return {(space,): sorted(table.laid[space]) for space in range(len(table.laid))}


def piles(table: Deeds) -> dict[Key, object]:
    """Power cards in use count already: that they are played tells where they go."""
    found: dict[Key, object] = {(deck,): sorted(table.piles[deck]) for deck in range(len(table.piles))}
    used = [frame.card for frame in table.agenda if isinstance(frame, Use) and frame.card != vocabulary.NOTHING]
    found[(vocabulary.POWER_DECK,)] = sorted([*table.piles[vocabulary.POWER_DECK], *used])
    return found


def turned_up(table: Deeds) -> dict[Key, object]:
    """Cards turned up to choose from."""
    return {(): sorted([card for frame in table.agenda if isinstance(frame, FaceUpCards) for card in frame.turned])}


DISCARDED = (vocabulary.DISCARDED, "who")
STARTED = (vocabulary.STARTED, "who")
BY_GAIN_OR_LOSS = ((vocabulary.GAINED, "who"), (vocabulary.LOST, "who"), STARTED)
ELIMINATED = (vocabulary.ELIMINATED, "who")

CHANGES = (
    Change("character", of_players(lambda player: player.character), ((vocabulary.CHOSEN, "who"),)),
    Change("attributes", attributes, ((vocabulary.GAINED, "who", "other"), (vocabulary.LOST, "who", "other"), STARTED)),
    Change("life", of_players(lambda player: player.life), BY_GAIN_OR_LOSS),
    Change("level", of_players(lambda player: player.level), BY_GAIN_OR_LOSS),
    Change("influence", of_players(lambda player: player.influence), BY_GAIN_OR_LOSS),
    Change("space", of_players(lambda player: player.space), ((vocabulary.MOVED, "who"), (vocabulary.BOXED, "who"), STARTED, ELIMINATED)),
    Change(
        "hand", of_players(lambda player: sorted(player.hand.cards)),
        ((vocabulary.DREW, "who"), (vocabulary.STOLE, "who"), (vocabulary.STOLE, "other"), (vocabulary.PLAYED, "who"), DISCARDED),
    ),
    Change("Corruption", of_players(lambda player: sorted(player.corruption.cards)), ((vocabulary.TAINTED, "who"), DISCARDED)),
    Change(
        "active Corruption", of_players(lambda player: sorted([face for face in player.faces if face])),
        ((vocabulary.ACTIVATED, "who"), DISCARDED),
    ),
    Change(
        "assets", of_players(lambda player: sorted([asset.card for asset in player.assets])),
        ((vocabulary.TOOK, "who"), (vocabulary.TOOK_FROM, "who"), (vocabulary.TOOK_FROM, "other"), DISCARDED),
    ),
    Change(
        "charges", of_players(lambda player: {asset.serial: asset.charges for asset in player.assets if asset.charges}),
        ((vocabulary.CHARGED, "who"), (vocabulary.CHARGE_USED, "who"), (vocabulary.TOOK, "who"), (vocabulary.TOOK_FROM, "who"),
         (vocabulary.TOOK_FROM, "other"), DISCARDED),
    ),
    Change("mission", of_players(lambda player: player.mission), ((vocabulary.MISSION_DRAWN, "who"), (vocabulary.MISSION_DONE, "who"), DISCARDED)),
    Change(
        "progress", of_players(lambda player: (player.progress, player.marks)),
        ((vocabulary.MISSION_PROGRESS, "who"), (vocabulary.MISSION_DONE, "who"), DISCARDED),
    ),
    Change(
        "mission tokens", of_players(lambda player: player.placed),
        ((vocabulary.MISSION_TOKEN, "who"), (vocabulary.MISSION_DONE, "who"), DISCARDED),
    ),
    Change("completed missions", completed, ((vocabulary.MISSION_DONE, "who"), (vocabulary.GAINED, "who"), (vocabulary.MISSION_SPENT, "who"), DISCARDED)),
    Change("trophies", of_players(lambda player: sorted(player.trophies)), ((vocabulary.TROPHY, "who"), DISCARDED)),
    Change(
        "tokens on the sheet", of_players(lambda player: player.tokens),
        ((vocabulary.TOKEN, "who"), (vocabulary.TOKENS_BACK, "who"), ELIMINATED),
    ),
    Change(
        "lying", of_players(lambda player: player.lying),
        ((vocabulary.LOST_TURN, "who"), (vocabulary.SKIPPED, "who"), STARTED, ELIMINATED),
    ),
    Change("special move", of_players(lambda player: player.special), ((vocabulary.SPECIAL_MOVE, "who"), (vocabulary.MOVED, "who"), ELIMINATED)),
    Change("out of the game", of_players(lambda player: player.out), (ELIMINATED,)),
    Change(
        "Threat cards", threats,
        ((vocabulary.THREAT, "other"), (vocabulary.THREAT,), (vocabulary.DISCARDED,), (vocabulary.TROPHY,), (vocabulary.TOOK,)),
    ),
    Change("discard piles", piles, ((vocabulary.DISCARDED,), (vocabulary.MISSION_SPENT,), (vocabulary.RESHUFFLED, "other"), (vocabulary.PLAYED,))),
    Change(
        "cards turned up", turned_up,
        ((vocabulary.TURNED_UP,), (vocabulary.SHUFFLED_BACK,), (vocabulary.MISSION_DRAWN,), (vocabulary.TOOK,), (vocabulary.DISCARDED,)),
    ),
)  # fmt: skip
