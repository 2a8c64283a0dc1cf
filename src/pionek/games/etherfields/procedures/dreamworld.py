"""The Dreamworld: travelling, Locations, Fate, the Shop, Awakening, death, and saving."""

from __future__ import annotations

from pionek.core.language.effects import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import to_text
from pionek.games.etherfields.choices.offers import answers
from pionek.games.etherfields.model.deeds import Dreamworld
from pionek.games.etherfields.procedures.action import Undertaking
from pionek.games.etherfields.procedures.awakening import Awakening, Saving
from pionek.games.etherfields.procedures.distress_and_sealing import Sealing
from pionek.games.etherfields.procedures.districts import open_districts
from pionek.games.etherfields.procedures.dream import DreamPlay, Entrance
from pionek.games.etherfields.procedures.scripts import read_script
from pionek.games.etherfields.procedures.shop import Confession, Shop
from pionek.games.etherfields.procedures.slumber import SlumberPlay, draw_map_tile, lay_slumber_map, season
from pionek.games.etherfields.vocabulary import FateNo


class Travel(Frame):
    """EF-WORLD-01 to -08: the Team goes from Location to Location and resolves what is there."""

    arrived: bool = later(False)

    steps = (
        ("choose", "EF-WORLD-02"), ("arrive", "EF-WORLD-05"), ("icon", "EF-WORLD-05"), ("after", "EF-AWAKE-01"),
    )  # fmt: skip

    def choose(self, table: Dreamworld) -> Decision | None:
        """EF-WORLD-01 to -04, R41: an arrow, a Shortcut, Awakening or saving; cards that are of use here (EF-DWPL-02)."""
        if self.arrived:
            self.arrived = False
            return None
        here = table.content.locations[table.location]
        options = [Option(vocabulary.GO, target=each) for each in here.paths if table.content.locations[each].district in table.districts]
        options.extend(Option(vocabulary.SHORTCUT, target=each) for each in here.shortcuts if table.content.locations[each].district in table.districts)
        options.append(Option(vocabulary.PICK, vocabulary.PICK_AWAKEN))
        options.append(Option(vocabulary.PICK, vocabulary.PICK_SAVE))
        options.extend(answers(table, table.first, vocabulary.WORLD))
        return Decision(table.first, options)

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        """EF-WORLD-01 to -04, EF-DWPL-02."""
        if option.verb in (vocabulary.GO, vocabulary.SHORTCUT):
            table.length += 1
            if table.cap and table.length > table.cap:
                table.finish(Result((), "cap-draw", "EF-WORLD-03"))
            table.location = option.target
            table.happened(vocabulary.TRAVELLED, -1, option.target, rule="EF-WORLD-02")
            if option.verb == vocabulary.SHORTCUT:
                table.then(Shortcut(table.first))
        elif option.verb == vocabulary.PICK:
            self.back_to("choose")
            table.then(Awakening(table.first) if option.subject == vocabulary.PICK_AWAKEN else Saving(table.first))
        else:
            self.back_to("choose")
            table.then(Undertaking(table.first, option.verb, option.subject, option.amount))

    def arrive(self, table: Dreamworld) -> None:
        """EF-WORLD-05 to -07: the first time in a district is told."""
        script = table.content.districts[table.content.locations[table.location].district].script
        if script >= 0 and script not in table.scripts:
            read_script(table, script, table.first)

    def icon(self, table: Dreamworld) -> None:
        """EF-WORLD-05 to -07, EF-SEAS-01, EF-GATE-01."""
        icon = table.content.locations[table.location].icon
        if icon == "fate":
            table.then(DrawFate(table.first))
        elif icon == "gate":
            if season(table, "gate-seals"):
                for seat in range(table.seats):
                    table.seal(seat, 1, "EF-SEAS-01")
            table.then(AtGate(table.first))
        elif icon == "slumber":
            table.then(next_slumber(table))
        elif icon == "shop":
            table.then(Shop(table.first))
        elif icon == "rest":
            for seat in range(table.seats):
                table.unseal(seat, 1, "EF-WORLD-05")
        elif icon == "hour":
            table.gain(table.first, vocabulary.HOUR, 1, "EF-WORLD-05")
        elif icon == "confession":
            table.then(Confession(table.first))

    def after(self, table: Dreamworld) -> None:
        """EF-AWAKE-01, EF-SEAS-01, EF-WORLD-05 to -07."""
        if table.content.locations[table.location].icon == "fate" and season(table, "fate-unseals"):
            for seat in range(table.seats):
                table.unseal(seat, 1, "EF-SEAS-01")
        table.first = (table.first + 1) % table.seats
        self.back_to("choose")


class Shortcut(Frame):
    """EF-WORLD-04, R66: each Dreamer Seals a card; Seasons, Back Alley and Old Paths change that."""

    steps = (("pay", "EF-WORLD-04"),)

    def pay(self, table: Dreamworld) -> Decision | None:
        if "free-shortcut" in table.flags:
            table.flags.remove("free-shortcut")
            return None
        if season(table, "free-shortcuts"):
            return None
        options = [Option(vocabulary.PICK, vocabulary.PICK_SEAL)]
        if table.knows("old-paths") and table.hours > 0:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_HOUR))
        return Decision(self.who, options)

    def took_pay(self, table: Dreamworld, option: Option) -> None:
        if option.subject == vocabulary.PICK_HOUR:
            table.lose(self.who, vocabulary.HOUR, 1, "EF-CLOCK-02")
            return
        for seat in reversed(range(table.seats)):
            table.then(Sealing(seat, 2 if season(table, "dear-shortcuts") else 1, "EF-WORLD-04"))


def next_slumber(table: Dreamworld) -> SlumberPlay:
    """EF-SLUM-01, EF-WORLD-05 to -07: the top tile of the Slumber deck."""
    table.show()
    return SlumberPlay(table.first, table.slumbers.take())


class AtGate(Frame):
    """EF-GATE-01, R42: a Gate of this district is entered for its Keys, or 1 Key is gained and a Slumber resolved."""

    steps = (("choose", "EF-GATE-01"),)

    def choose(self, table: Dreamworld) -> Decision:
        options = [Option(vocabulary.GATE, target=dream) for dream in open_gates(table)]
        options.append(Option(vocabulary.PICK, vocabulary.PICK_SLUMBER))
        return Decision(table.first, options)

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        """EF-GATE-01, -08, EF-OPT-01."""
        if option.verb == vocabulary.GATE:
            table.lose(table.first, vocabulary.KEY, key_cost(table, option.target), "EF-GATE-01")
            if table.turbo == option.target:
                table.turbo = -1
            table.then(AfterDream(table.first))
            table.then(DreamPlay(table.first, option.target))
        else:
            table.gain(table.first, vocabulary.KEY, 1, "EF-GATE-01")
            table.then(next_slumber(table))


def key_cost(table: Dreamworld, dream: int) -> int:
    """EF-OPT-01, EF-GATE-01: a Gate with Turbo Slumber on it costs no Keys."""
    return 0 if table.turbo == dream else table.content.dreams[dream].keys


def open_gates(table: Dreamworld) -> list[int]:
    district = table.content.districts[table.content.locations[table.location].district].id
    return [dream for dream in table.dreams_open if table.content.dreams[dream].district == district and key_cost(table, dream) <= table.keys]


class AfterDream(Frame):
    """EF-FIN-03, EF-SLUM-05: back on the Dreamworld; the Slumber map is laid out again."""

    steps = (("back", "EF-FIN-03"), ("enter", "EF-SLUM-05"))

    def back(self, table: Dreamworld) -> None:
        """EF-FIN-03, EF-OPT-01, -02."""
        open_districts(table)
        if table.ending:
            finish_campaign(table)
            return
        lay_slumber_map(table)

    def enter(self, table: Dreamworld) -> None:
        table.then(Entrance(table.first))


def finish_campaign(table: Dreamworld) -> None:
    table.finish(Result(tuple(range(table.seats)), f"ending-{table.ending}", "EF-CAMP-01", campaign=to_text(table)))


class DrawFate(Frame):
    """EF-FATE-01 to -04."""

    card: FateNo = -1

    steps = (("draw", "EF-FATE-01"), ("event", "EF-FATE-01"), ("extend", "EF-FATE-02"), ("quirk", "EF-FATE-03"))

    def draw(self, table: Dreamworld) -> None:
        """EF-FATE-01 to -05."""
        if not table.fates.cards:
            self.end()
            return
        table.show()
        self.card = table.fates.take()
        table.see("fate", self.card)
        table.happened(vocabulary.FATE, -1, self.card, rule="EF-FATE-01")

    def event(self, table: Dreamworld) -> None:
        """EF-FATE-01 to -05."""
        fate = table.content.fates[self.card]
        if fate.effect is not None:
            table.then(Resolution(table.first, [fate.effect], fate.sentence))

    def extend(self, table: Dreamworld) -> None:
        """EF-FATE-01 to -05."""
        if table.content.fates[self.card].map:
            draw_map_tile(table)

    def quirk(self, table: Dreamworld) -> Decision | None:
        """EF-FATE-01 to -05: into a free Quirk slot, else under the deck."""
        if not table.content.fates[self.card].map:
            return None
        free = [space for space in table.map().quirk_slots if space not in table.quirk_spaces]
        return Decision(table.first, [Option(vocabulary.TO, target=space) for space in free]) if free else None

    def took_quirk(self, table: Dreamworld, option: Option) -> None:
        """EF-FATE-01 to -05."""
        table.quirks.append(self.card)
        table.quirk_spaces.append(option.target)
        self.card = -1
        table.changed()

    def closed(self, table: Dreamworld) -> None:
        if self.card >= 0:
            table.fates.put_under(self.card)


