"""An evening: from set-up to the end of a single Dream or Slumber, or of the part of the campaign that is played today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.campaign.storing import to_text
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.pieces import lay_face_down
from pionek.games.etherfields.model.state import CAMPAIGN, OUTSIDE
from pionek.games.etherfields.procedures.awakening import Awakening, collect_cards, cure_all, lose_shiny
from pionek.games.etherfields.procedures.death import Dying, leave_dream, pay_for_death, read_death_card
from pionek.games.etherfields.procedures.dream import DreamPlay, Entrance
from pionek.games.etherfields.procedures.dreamworld import Travel, finish_campaign
from pionek.games.etherfields.procedures.saving import keep_ether
from pionek.games.etherfields.procedures.setup import shuffle_decks
from pionek.games.etherfields.procedures.slumber import SlumberPlay, lay_slumber_map
from pionek.games.etherfields.vocabulary import DreamNo, SlumberNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Evening(Frame):
    """From set-up to the end: a single Dream or Slumber, or an evening of the campaign until it is saved."""

    dream: DreamNo
    slumber: SlumberNo
    begun: bool
    outside: bool = False
    dead: int = later(-1)

    steps = (
        ("set_up", "EF-SETUP-04"), ("start", "EF-SETUP-15"), ("enter", "EF-MAP-04"), ("slumbers", "EF-SLUM-06"), ("home", "EF-FIN-04"),
        ("world", "EF-WORLD-01"), ("death", "EF-DEATH-04"),
    )  # fmt: skip

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 4: whoever stops inside a Dream is asked nothing more."""
        packed.pop("saving", None)

    def set_up(self, table: Deeds) -> None:
        """All Items go to the Storage, and the decks are shuffled; a campaign saved outside Awakening goes on as it lies (EF-SETUP-01, -04, EF-CAMP-03)."""
        table.happened(vocabulary.SESSION, -1, amount=table.seats, rule="EF-CAMP-01")
        lay_face_down(table.turns_used, list(range(len(table.content.turns))))
        if self.outside:
            table.shuffle(table.turns_used)
            table.changed()
            self.back_to("world")
            return
        if self.campaign(table):
            table.storage.extend(table.active)
            table.active = []
        shuffle_decks(table, anew=not self.begun or not self.campaign(table))

    def campaign(self, table: Deeds) -> bool:
        return bool(table.modes & CAMPAIGN)

    def start(self, table: Deeds) -> None:
        if self.campaign(table) and self.begun:
            self.back_to("world")
            waking = Awakening(table.first)
            waking.back_to("swap")
            table.then(waking)
        elif self.slumber >= 0:
            lay_slumber_map(table)
        else:
            self.back_to("home")
            table.then(DreamPlay(table.first, self.dream))

    def enter(self, table: Deeds) -> None:
        table.then(Entrance(table.first))

    def slumbers(self, table: Deeds) -> None:
        if self.slumber in table.slumbers.cards:
            table.slumbers.remove(self.slumber)
        table.then(SlumberPlay(table.first, self.slumber))

    def home(self, table: Deeds) -> None:
        """After the First Dream the Dreamers Awaken on the Dreamworld (EF-FIN-04)."""
        if self.campaign(table):
            self.begun = True
            table.open_districts()
            if table.ending:
                finish_campaign(table)
                return
            table.then(Awakening(table.first))
            return
        if table.ending:
            table.finish(Result(tuple(range(table.seats)), f"ending-{table.ending}", "EF-CAMP-01"))
        elif table.won:
            table.finish(Result(tuple(range(table.seats)), "won", "EF-CAMP-01"))
        else:
            table.finish(Result((), "failed", "EF-TURN-11"))

    def world(self, table: Deeds) -> None:
        """One figure for the whole Team, on the Awakening Location (EF-WORLD-01)."""
        if table.location < 0:
            table.location = table.content.find("location", "s1")
        table.then(Travel(table.first))

    def death(self, table: Deeds) -> None:
        """The Death card follows; before the campaign has begun, the First Dream starts again and Items found are kept (EF-DEATH-04)."""
        table.short_of_distress = -1
        cure_all(table, "EF-DEATH-04")
        if self.begun:
            self.back_to("world")
            table.then(Dying(table.first, self.dead))
            return
        table.gain_wisdom(table.content.find("wisdom", "w03"))
        collect_cards(table)
        for seat in range(table.seats):
            table.renew(seat, "EF-DEATH-04")
        lose_shiny(table)
        table.reset_hours("EF-SETUP-12")
        table.gather_turns()
        self.back_to("start")


def break_off(table: Deeds, seat: int) -> Result:
    """The campaign is saved as far as the evening got, inside a Dream or Slumber as after the death of the Dreamer who stops (EF-SAVE-04, -05, ruling R81)."""
    evening = table.agenda[0]
    assert isinstance(evening, Evening)
    inside = table.in_dream() or table.in_slumber()
    table.leave(1)
    if inside:
        table.happened(vocabulary.DIED, seat, rule="EF-SAVE-05")
        read_death_card(table)
        if evening.begun:
            pay_for_death(table, seat)
        leave_dream(table)
    if not table.modes & OUTSIDE or inside:
        keep_ether(table)
        collect_cards(table)
        cure_all(table, "EF-SAVE-04")
        lose_shiny(table)
    return Result((), "saved", "EF-SAVE-05" if inside else "EF-SAVE-04", campaign=to_text(table, outside=not inside))
