"""Vigil: a made-up game with a campaign, secret content, and the fullest table there could be.

Players open doors together; behind each is a lantern that nobody has seen before. An evening ends after a few doors, and
the next one goes on from there. Its table is drawn with more on it than any real game has: see `crowd`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from pionek.core.campaign import Campaign
from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.fields import Field
from pionek.core.language.kinds import FLAG, NAMES
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.frame import Frame
from pionek.core.state.rng import Rng
from pionek.core.state.table import Result, Table
from pionek.core.text.phrasebook import Part
from pionek.core.view import scene
from pionek.core.view.building import SceneBuilder
from pionek.core.view.scene import AnyThing, Board, Counter, Page, Place, Portrait, Scene, Token, Track, Zone
from pionek.core.vocabulary import Words

DOORS = 25
AN_EVENING = 4
WORDS = Words()
OPEN = WORDS.verb("open", subject="door")
OPENED = WORDS.moment("opened", subject="lantern")
NOT_YOURS = WORDS.guard("not-yours", "VG-DOOR-01", 0)


class Lantern(Definition):
    kind = "lantern"
    plural = "lanterns"
    fields = (Field("secret", FLAG, False), Field("tells", NAMES))

    secret: bool
    tells: dict[str, str]

    def say(self, describer: Describer) -> tuple[Part, ...]:
        return (self.tells[describer.lang],)


class House(Table):
    """What hangs behind the doors is known to nobody."""

    __slots__ = ("behind", "evening", "lit", "tried")

    def __init__(self, content: Content, seats: int, seed: int) -> None:
        super().__init__(content, seats, Rng(seed))
        self.evening = 1
        self.lit: list[int] = []
        self.behind: list[int] = []
        self.tried: list[int] = []

    def clone(self) -> House:
        new = House.__new__(House)
        self.copy_into(new)
        new.evening = self.evening
        new.lit, new.behind, new.tried = self.lit[:], self.behind[:], self.tried[:]
        return new

    def active_seat(self) -> int:
        return self.agenda[0].who

    def campaign(self) -> str:
        """What the next evening begins with: also what nobody has seen yet, in its order."""
        names = {key: [self.content.id_of("lantern", each) for each in kept] for key, kept in (("lit", self.lit), ("behind", self.behind))}
        return msgspec.json.encode({"evening": self.evening + 1, **names}).decode()


class Evening(Frame):
    steps = (("door", "VG-DOOR-01"),)

    def clone(self) -> Evening:
        new = Evening(self.who)
        new.at = self.at
        return new

    def door(self, table: House) -> Decision:
        return Decision(self.who, [Option(OPEN, at) for at in range(DOORS) if at not in table.tried])

    def took_door(self, table: House, option: Option) -> None:
        table.tried.append(option.subject)
        table.revealed += 1
        table.lit.append(table.behind.pop())
        table.happened(OPENED, self.who, table.lit[-1], rule="VG-DOOR-02")
        if len(table.tried) == AN_EVENING or not table.behind:
            table.finish(Result(tuple(range(table.seats)), "dawn", "VG-END-01", campaign=table.campaign()))
        self.who = (self.who + 1) % table.seats
        self.back_to("door")


class VigilCampaign(Campaign):
    def revealed(self, content: Content, campaign: dict[str, Any]) -> set[tuple[str, str]]:
        return {("lantern", id) for id in campaign.get("lit", [])}

    def diary(self, content: Content, campaign: dict[str, Any], lang: str) -> list[Page]:
        found = [content.name_of("lantern", content.find("lantern", id), lang) for id in campaign.get("lit", [])]
        evening = content.book.text(lang, "thing-evening", n=campaign.get("evening", 1))
        return [Page(id="evening", name=evening), Page(id="lit", name=content.book.text(lang, "thing-lit"), text=[", ".join(found)])]


class Vigil(Game):
    words = WORDS
    campaign = VigilCampaign()
    definitions = (Lantern,)
    seats = (1, 3)
    resign_rule = "VG-END-02"

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> House:
        table = House(content, int(settings["players"]), seed)
        secret = [each.index for each in content.entries["lantern"] if isinstance(each, Lantern) and each.secret]
        table.rng.shuffle(secret)
        table.lit, table.behind = [each.index for each in content.entries["lantern"] if each.index not in secret], secret
        if kept := settings["campaign"]:
            table.evening = kept["evening"]
            table.lit, table.behind = ([content.find("lantern", id) for id in kept[key]] for key in ("lit", "behind"))
        table.agenda.append(Evening(0))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        return NOT_YOURS if table.decision is None or table.decision.seat != seat else None

    # The fullest table

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        assert isinstance(table, House)
        builder = SceneBuilder(self, table, seat, lang)
        page = Page(id="story", name=builder.text("thing-story"), kind="script", text=[builder.text("thing-tale")])
        track = Track(id="night", name=builder.text("thing-night"), length=12)
        track.markers = [scene.Marker(each, 3 * each + 1, self.names.seat_name(table, each, lang)) for each in range(table.seats)]
        things: list[AnyThing] = [self.house(builder, table), self.garden(builder, table), track, page]
        return builder.scene([*things, *(self.portrait(builder, table, each) for each in range(table.seats))])

    def house(self, builder: SceneBuilder, table: House) -> Board:
        """Five by five doors; before the first stand eight figures."""
        board = Board(id="house", name=builder.text("thing-house"), width=5, height=5)
        for at in range(DOORS):
            place = Place(id=f"door:{at}", name=builder.text("thing-door", n=at + 1), kind="door", x=at % 5, y=at // 5)
            place.options, place.why_not = builder.options("door", at), builder.why_not("door", at)
            place.tokens = [self.figure(builder, each, f"{at}:{each}") for each in range(8 if at == 0 else at % 3)]
            board.places.append(place)
        return board

    def figure(self, builder: SceneBuilder, number: int, id: str) -> Token:
        return Token(id=f"figure:{id}", name=builder.text("thing-figure", n=number + 1), kind="figure", owner=number % 3)

    def garden(self, builder: SceneBuilder, table: House) -> Board:
        """Plates around points; on one of them lie twenty markers."""
        board = Board(id="garden", name=builder.text("thing-garden"), width=100, height=100)
        for at in range(6):
            place = Place(id=f"bed:{at}", name=builder.text("thing-bed", n=at + 1), kind="bed", x=20 + 30 * (at % 3), y=25 + 50 * (at // 3))
            place.tokens = [Token(id=f"seed:{at}:{each}", name=builder.text("thing-seed"), kind="seed", owner=each % 3) for each in range(20 if at == 1 else at)]
            board.places.append(place)
        return board

    def portrait(self, builder: SceneBuilder, table: House, seat: int) -> Portrait:
        """A hand of ten: the lanterns that are lit."""
        hand = Zone(id=f"hand:{seat}", name=builder.text("thing-lit"), kind="hand", count=10)
        for at in range(10):
            lantern = table.lit[at % len(table.lit)]
            hand.cards.append(
                scene.Card(id=f"lantern:{seat}:{at}", name=builder.named("lantern", lantern), kind="lantern", text=builder.printed("lantern", lantern), cost=at)
            )
        oil = Counter(id=f"oil:{seat}", name=builder.text("thing-oil"), kind="oil", value=12, low=0, high=20)
        calm = [Token(id=f"calm:{seat}:{each}", name=builder.text("thing-calm"), kind="calm", count=each + 1) for each in range(6)]
        mine = seat == builder.seat
        things: list[AnyThing] = [oil, *calm, hand if mine else Zone(id=hand.id, name=hand.name, kind="hand", count=10)]
        return Portrait(id=f"seat:{seat}", name=self.names.seat_name(table, seat, builder.lang), seat=seat, mine=mine, active=table.active_seat() == seat, things=things)


GAME = Vigil(Path(__file__).parent)
