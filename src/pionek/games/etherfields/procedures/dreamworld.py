"""The Dreamworld: travelling, Locations and Gates."""

from __future__ import annotations

from typing import Final

from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import to_text
from pionek.games.etherfields.choices.offers import answers, helping
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.distress_and_sealing import Sealing
from pionek.games.etherfields.procedures.dream import DreamPlay, Entrance
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.saving import Saving
from pionek.games.etherfields.procedures.scripts import read_once
from pionek.games.etherfields.procedures.shop import Confession, Shop
from pionek.games.etherfields.procedures.slumber import lay_slumber_map, next_slumber, season

TRAVELLING: Final = vocabulary.WORLD | vocabulary.AWAY
"""What may be used while the Team chooses its way (EF-DWPL-02)."""


class Travel(Frame):
    """The Team goes from Location to Location and resolves what is there: Keys, Slumbers and Gates (EF-WORLD-01, -06)."""

    arrived: bool = later(False)

    steps = (
        ("choose", "EF-WORLD-02"), ("arrive", "EF-WORLD-05"), ("icon", "EF-WORLD-05"), ("after", "EF-AWAKE-01"),
    )  # fmt: skip

    def choose(self, table: Deeds) -> Decision | None:
        """An arrow, a Shortcut, Awakening or saving; what any Dreamer has that is of use here (EF-WORLD-02, -04, EF-DWPL-02, ruling R41)."""
        if self.arrived:
            self.arrived = False
            return None
        here = table.content.locations[table.location]
        options = [Option(vocabulary.GO, target=each) for each in here.paths if table.content.locations[each].district in table.districts]
        options.extend(Option(vocabulary.SHORTCUT, target=each) for each in here.shortcuts if table.content.locations[each].district in table.districts)
        options.append(Option(vocabulary.PICK, vocabulary.PICK_AWAKEN))
        options.append(Option(vocabulary.PICK, vocabulary.PICK_SAVE))
        options.extend(answers(table, table.first, TRAVELLING))
        return Decision(table.first, options, others=helping(table, table.first, TRAVELLING))

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Travel, Awaken, save, or use a card (EF-WORLD-02, -04, EF-DWPL-02)."""
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
            table.then(ActionPlay(table.acting, option.verb, option.subject, option.amount))

    def arrive(self, table: Deeds) -> None:
        """The script of a district is read when the Team comes there for the first time (EF-CORE-04)."""
        script = table.content.districts[table.content.locations[table.location].district].script
        if script >= 0:
            read_once(table, script)

    def icon(self, table: Deeds) -> None:
        """Resolve the icon of the Location (EF-WORLD-05, EF-SEAS-01, EF-GATE-01)."""
        icon = table.content.locations[table.location].icon
        if icon == "fate":
            table.then(DrawFate(table.first))
        elif icon == "gate":
            table.then(AtGate(table.first))
            if season(table, "gate-seals"):
                for seat in reversed(range(table.seats)):
                    table.then(Sealing(seat, 1, "EF-SEAS-01"))
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

    def after(self, table: Deeds) -> None:
        """The Season may Unseal cards; the First Player marker goes on (EF-AWAKE-01, EF-SEAS-01)."""
        if table.content.locations[table.location].icon == "fate" and season(table, "fate-unseals"):
            for seat in range(table.seats):
                table.unseal(seat, 1, "EF-SEAS-01")
        table.first = (table.first + 1) % table.seats
        if table.seats > 1:
            table.happened(vocabulary.FIRST_PLAYER, table.first, rule="EF-ROUND-05")
        self.back_to("choose")


class Shortcut(Frame):
    """Each Dreamer Seals a card; Seasons, Back Alley and Old Paths change that (EF-WORLD-04, ruling R66)."""

    steps = (("pay", "EF-WORLD-04"),)

    def pay(self, table: Deeds) -> Decision | None:
        if "free-shortcut" in table.flags:
            table.flags.remove("free-shortcut")
            table.happened(vocabulary.TEAM_RULE, -1, vocabulary.SHORTCUT_USED, rule="EF-WORLD-04")
            return None
        if season(table, "free-shortcuts"):
            return None
        options = [Option(vocabulary.PICK, vocabulary.PICK_SEAL)]
        if table.knows("old-paths") and table.hours > 0:
            options.append(Option(vocabulary.PICK, vocabulary.PICK_HOUR))
        return Decision(self.who, options)

    def took_pay(self, table: Deeds, option: Option) -> None:
        if option.subject == vocabulary.PICK_HOUR:
            table.lose(self.who, vocabulary.HOUR, 1, "EF-CLOCK-02")
            return
        for seat in reversed(range(table.seats)):
            table.then(Sealing(seat, 2 if season(table, "dear-shortcuts") else 1, "EF-WORLD-04"))


class AtGate(Frame):
    """A Gate of this district is entered for its Keys, or 1 Key is gained and a Slumber resolved (EF-GATE-01, ruling R42)."""

    steps = (("choose", "EF-GATE-01"),)

    def choose(self, table: Deeds) -> Decision:
        options = [Option(vocabulary.GATE, target=dream) for dream in open_gates(table)]
        options.append(Option(vocabulary.PICK, vocabulary.PICK_SLUMBER))
        return Decision(table.first, options)

    def took_choose(self, table: Deeds, option: Option) -> None:
        """Enter the Dream for its Keys, or gain a Key and resolve a Slumber (EF-GATE-01, -08, EF-OPT-01)."""
        if option.verb == vocabulary.GATE:
            table.lose(table.first, vocabulary.KEY, key_cost(table, option.target), "EF-GATE-01")
            if table.turbo == option.target:
                table.turbo = -1
            table.then(AfterDream(table.first))
            table.then(DreamPlay(table.first, option.target))
        else:
            table.gain(table.first, vocabulary.KEY, 1, "EF-GATE-01")
            table.then(next_slumber(table))


def key_cost(table: Deeds, dream: int) -> int:
    """A Gate with Turbo Slumber on it costs no Keys (EF-OPT-01, EF-GATE-01)."""
    return 0 if table.turbo == dream else table.content.dreams[dream].keys


def open_gates(table: Deeds) -> list[int]:
    district = table.content.districts[table.content.locations[table.location].district].id
    return [dream for dream in table.dreams_open if table.content.dreams[dream].district == district and key_cost(table, dream) <= table.keys]


class AfterDream(Frame):
    """Back on the Dreamworld; the Slumber map is laid out again (EF-FIN-03, EF-SLUM-05)."""

    steps = (("back", "EF-FIN-03"), ("enter", "EF-SLUM-05"))

    def back(self, table: Deeds) -> None:
        """Open what the Dream has opened, and end the campaign if it has come to its end (EF-FIN-03, EF-OPT-01, -02)."""
        table.open_districts()
        if table.ending:
            finish_campaign(table)
            return
        lay_slumber_map(table)

    def enter(self, table: Deeds) -> None:
        table.then(Entrance(table.first))


def finish_campaign(table: Deeds) -> None:
    table.finish(Result(tuple(range(table.seats)), f"ending-{table.ending}", "EF-CAMP-01", campaign=to_text(table)))
