"""The Dreamworld: travelling, Locations, Fate, the Shop, Awakening, death, and saving."""

from __future__ import annotations

from pionek.core.decision import Decision, Option
from pionek.core.effects import Resolve
from pionek.core.frame import Frame
from pionek.core.table import Result
from pionek.games.etherfields import words
from pionek.games.etherfields.dreams import DreamPlay, Entrance
from pionek.games.etherfields.happenings import reset_hours
from pionek.games.etherfields.harm import Sealing
from pionek.games.etherfields.items import Buying, TakeItem, WearMask
from pionek.games.etherfields.pieces import Absent
from pionek.games.etherfields.slumbers import SlumberPlay, draw_map_tile, lay_slumber_map, season
from pionek.games.etherfields.table import OUTSIDE, Dreamworld
from pionek.games.etherfields.tale import read_script
from pionek.games.etherfields.undertaking import Undertaking


class Travel(Frame):
    """EF-WORLD-01 to -08: the Team goes from Location to Location and resolves what is there."""

    __slots__ = ("arrived",)

    steps = (
        ("choose", "EF-WORLD-02"), ("arrive", "EF-WORLD-05"), ("icon", "EF-WORLD-05"), ("after", "EF-AWAKE-01"),
    )  # fmt: skip

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.arrived = False

    def clone(self) -> Travel:
        new = Travel(self.who)
        new.at = self.at
        new.arrived = self.arrived
        return new

    def choose(self, table: Dreamworld) -> Decision | None:
        """R41: an arrow, a Shortcut, Awakening or saving; cards that are of use here (EF-DWPL-02)."""
        from pionek.games.etherfields.refusals import answers

        if self.arrived:
            self.arrived = False
            return None
        here = table.box.locations[table.location]
        options = [Option(words.GO, target=each) for each in here.paths if table.box.locations[each].district in table.districts]
        options.extend(Option(words.SHORTCUT, target=each) for each in here.shortcuts if table.box.locations[each].district in table.districts)
        options.append(Option(words.PICK, words.PICK_AWAKEN))
        options.append(Option(words.PICK, words.PICK_SAVE))
        for seat in range(table.seats):
            if seat == table.first:
                options.extend(answers(table, seat, words.WORLD))
        return Decision(table.first, options)

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        if option.verb in (words.GO, words.SHORTCUT):
            table.length += 1
            if table.cap and table.length > table.cap:
                table.finish(Result((), "cap-draw", "EF-WORLD-03"))
            table.location = option.target
            table.happened(words.TRAVELLED, -1, option.target, rule="EF-WORLD-02")
            if option.verb == words.SHORTCUT:
                table.then(Shortcut(table.first))
        elif option.verb == words.PICK:
            self.back_to("choose")
            table.then(Awakening(table.first) if option.subject == words.PICK_AWAKEN else Saving(table.first))
        else:
            self.back_to("choose")
            table.then(Undertaking(table.first, option.verb, option.subject, option.amount))

    def arrive(self, table: Dreamworld) -> None:
        """The first time in a district is told."""
        script = table.box.districts[table.box.locations[table.location].district].script
        if script >= 0 and script not in table.scripts:
            read_script(table, script, table.first)

    def icon(self, table: Dreamworld) -> None:
        icon = table.box.locations[table.location].icon
        if icon == "fate":
            table.then(DrawFate(table.first))
        elif icon == "gate":
            if season(table, "se2"):
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
            table.gain(table.first, words.HOUR, 1, "EF-WORLD-05")
        elif icon == "confession":
            table.then(Confession(table.first))

    def after(self, table: Dreamworld) -> None:
        if table.box.locations[table.location].icon == "fate" and season(table, "se1"):
            for seat in range(table.seats):
                table.unseal(seat, 1, "EF-SEAS-01")
        table.first = (table.first + 1) % table.seats
        self.back_to("choose")


class Shortcut(Frame):
    """EF-WORLD-04, R66: each Dreamer Seals a card; Seasons, Back Alley and Old Paths change that."""

    steps = (("pay", "EF-WORLD-04"),)

    def clone(self) -> Shortcut:
        new = Shortcut(self.who)
        new.at = self.at
        return new

    def pay(self, table: Dreamworld) -> Decision | None:
        if "free-shortcut" in table.flags:
            table.flags.remove("free-shortcut")
            return None
        if season(table, "se3"):
            return None
        options = [Option(words.PICK, words.PICK_SEAL)]
        if table.has("w06") and table.hours > 0:
            options.append(Option(words.PICK, words.PICK_HOUR))
        return Decision(self.who, options)

    def took_pay(self, table: Dreamworld, option: Option) -> None:
        if option.subject == words.PICK_HOUR:
            table.lose(self.who, words.HOUR, 1, "EF-CLOCK-02")
            return
        for seat in range(table.seats - 1, -1, -1):
            table.then(Sealing(seat, 2 if season(table, "se4") else 1, "EF-WORLD-04"))


def next_slumber(table: Dreamworld) -> SlumberPlay:
    """EF-SLUM-01: the top tile of the Slumber deck."""
    table.revealed += 1
    return SlumberPlay(table.first, table.slumbers.take())


class AtGate(Frame):
    """EF-GATE-01, R42: a Gate of this district is entered for its Keys, or 1 Key is gained and a Slumber resolved."""

    steps = (("choose", "EF-GATE-01"),)

    def clone(self) -> AtGate:
        new = AtGate(self.who)
        new.at = self.at
        return new

    def choose(self, table: Dreamworld) -> Decision:
        options = [Option(words.GATE, target=dream) for dream in open_gates(table)]
        options.append(Option(words.PICK, words.PICK_SLUMBER))
        return Decision(table.first, options)

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        if option.verb == words.GATE:
            table.lose(table.first, words.KEY, key_cost(table, option.target), "EF-GATE-01")
            if table.turbo == option.target:
                table.turbo = -1
            table.then(AfterDream(table.first))
            table.then(DreamPlay(table.first, option.target))
        else:
            table.gain(table.first, words.KEY, 1, "EF-GATE-01")
            table.then(next_slumber(table))


def key_cost(table: Dreamworld, dream: int) -> int:
    """EF-OPT-01: a Gate with Turbo Slumber on it costs no Keys."""
    return 0 if table.turbo == dream else table.box.dreams[dream].keys


def open_gates(table: Dreamworld) -> list[int]:
    district = table.box.districts[table.box.locations[table.location].district].id
    return [dream for dream in table.dreams_open if table.box.dreams[dream].district == district and key_cost(table, dream) <= table.keys]


class AfterDream(Frame):
    """EF-FIN-03, EF-SLUM-05: back on the Dreamworld; the Slumber map is laid out again."""

    steps = (("back", "EF-FIN-03"), ("enter", "EF-SLUM-05"))

    def clone(self) -> AfterDream:
        new = AfterDream(self.who)
        new.at = self.at
        return new

    def back(self, table: Dreamworld) -> None:
        from pionek.games.etherfields.happenings import open_districts

        open_districts(table)
        if table.ending:
            finish_campaign(table)
            return
        lay_slumber_map(table)

    def enter(self, table: Dreamworld) -> None:
        table.then(Entrance(table.first))


def finish_campaign(table: Dreamworld) -> None:
    from pionek.games.etherfields.campaign import to_text

    table.finish(Result(tuple(range(table.seats)), f"ending-{table.ending}", "EF-CAMP-01", campaign=to_text(table)))


class DrawFate(Frame):
    """EF-FATE-01 to -04."""

    __slots__ = ("card",)

    steps = (("draw", "EF-FATE-01"), ("event", "EF-FATE-01"), ("extend", "EF-FATE-02"), ("quirk", "EF-FATE-03"))
    refers = {"card": "fate"}

    def __init__(self, who: int, card: int = -1) -> None:
        super().__init__(who)
        self.card = card

    def clone(self) -> DrawFate:
        new = DrawFate(self.who, self.card)
        new.at = self.at
        return new

    def draw(self, table: Dreamworld) -> None:
        if not table.fates.cards:
            self.end()
            return
        table.revealed += 1
        self.card = table.fates.take()
        table.see("fate", self.card)

    def event(self, table: Dreamworld) -> None:
        fate = table.box.fates[self.card]
        if fate.effect is not None:
            table.then(Resolve(fate.effect, table.first, fate.sentence))

    def extend(self, table: Dreamworld) -> None:
        if table.box.fates[self.card].map:
            draw_map_tile(table)

    def quirk(self, table: Dreamworld) -> Decision | None:
        """EF-FATE-03, -04: into a free Quirk slot, else under the deck."""
        if not table.box.fates[self.card].map:
            return None
        free = [space for space in table.map().quirk_slots if space not in table.quirk_spaces]
        return Decision(table.first, [Option(words.TO, target=space) for space in free]) if free else None

    def took_quirk(self, table: Dreamworld, option: Option) -> None:
        table.quirks.append(self.card)
        table.quirk_spaces.append(option.target)
        self.card = -1
        table.changed()

    def closed(self, table: Dreamworld) -> None:  # type: ignore[override]
        if self.card >= 0:
            table.fates.put_under(self.card)


class Shop(Frame):
    """EF-SHOP-01 to -05: the Team may use a Shopping card; each Dreamer buys cards, an Item, or nothing."""

    __slots__ = ("opened", "seat")

    steps = (("use", "EF-SHOP-01"), ("choose", "EF-SHOP-01"))

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.seat = 0
        self.opened = False

    def clone(self) -> Shop:
        new = Shop(self.who)
        new.at = self.at
        new.seat = self.seat
        new.opened = self.opened
        return new

    def use(self, table: Dreamworld) -> Decision | None:
        if not table.shopping or not table.has("w04"):
            self.end()
            return None
        return Decision(table.first, [Option(words.PICK, words.PICK_SHOP), Option(words.PICK, words.PICK_NOTHING)])

    def took_use(self, table: Dreamworld, option: Option) -> None:
        if option.subject == words.PICK_NOTHING:
            self.end()
            return
        table.shopping -= 1
        table.shuffle(table.market)

    def item_price(self, table: Dreamworld) -> int:
        return 2 - table.deliver_prices

    def choose(self, table: Dreamworld) -> Decision | None:
        if self.seat >= table.seats:
            return None
        options = [Option(words.PICK, words.PICK_MARKET)]
        if goods(table, self.seat) and table.dreamers[self.seat].ether >= self.item_price(table):
            options.append(Option(words.PICK, words.PICK_ITEM))
        options.append(Option(words.PICK, words.PICK_NOTHING))
        return Decision(self.seat, options)

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        seat = self.seat
        self.seat += 1
        self.back_to("choose")
        if option.subject == words.PICK_MARKET:
            table.then(Market(seat, table.deliver_prices))
        elif option.subject == words.PICK_ITEM:
            table.lose(seat, words.ETHER, self.item_price(table), "EF-SHOP-03")
            wares = goods(table, seat)
            ware = wares[table.chance(len(wares))]
            if ware >= 0:
                table.then(TakeItem(seat, ware))
            else:
                mask = third_mask(table, seat)
                table.dreamers[seat].masks.append(mask)
                table.then(WearMask(seat, [mask]))
        else:
            table.gain(seat, words.ETHER, 1, "EF-SHOP-04")


def third_mask(table: Dreamworld, seat: int) -> int:
    for mask in table.box.masks:
        if mask.owner == table.dreamers[seat].dreamer and mask.order == 3:
            return mask.index
    return -1


def goods(table: Dreamworld, seat: int) -> list[int]:
    """The Items for sale; -1 stands for the Dreamer's own third Mask where it is sold."""
    found = table.item_market[:]
    if "masks-for-sale" in table.flags and third_mask(table, seat) not in table.dreamers[seat].masks:
        found.append(-1)
    return found


class Market(Frame):
    """EF-SHOP-02, -04: three Market cards; who buys none of them gains 1 Ether."""

    __slots__ = ("before", "less")

    steps = (("look", "EF-SHOP-02"), ("console", "EF-SHOP-04"))

    def __init__(self, who: int, less: int = 0) -> None:
        super().__init__(who)
        self.less = less
        self.before = 0

    def clone(self) -> Market:
        new = Market(self.who, self.less)
        new.at = self.at
        new.before = self.before
        return new

    def look(self, table: Dreamworld) -> None:
        self.before = len(table.dreamers[self.who].discard)
        table.then(Buying(self.who, 3, self.less))

    def console(self, table: Dreamworld) -> None:
        if len(table.dreamers[self.who].discard) == self.before:
            table.gain(self.who, words.ETHER, 1, "EF-SHOP-04")


class Confession(Frame):
    """Each Dreamer may remove 1 Flaw for nothing."""

    __slots__ = ("seat",)

    steps = (("choose", "EF-FLAW-04"),)

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.seat = 0

    def clone(self) -> Confession:
        new = Confession(self.who)
        new.at = self.at
        new.seat = self.seat
        return new

    def choose(self, table: Dreamworld) -> Decision | None:
        from pionek.games.etherfields.hands import own_flaws

        while self.seat < table.seats and not own_flaws(table, self.seat):
            self.seat += 1
        if self.seat >= table.seats:
            return None
        return Decision(self.seat, [*(Option(words.TAKE, target=card) for card in own_flaws(table, self.seat)), Option(words.DONE)])

    def took_choose(self, table: Dreamworld, option: Option) -> None:
        from pionek.games.etherfields.hands import take_flaw

        if option.verb == words.TAKE:
            take_flaw(table, self.seat, option.target)
        self.seat += 1
        self.back_to("choose")


class Awakening(Frame):
    """EF-AWAKE-01 to -06, EF-SETUP-13, -14: steps 1 to 3 of the card, then everything is built anew from step 4."""

    __slots__ = ("seat",)

    steps = (
        ("collect", "EF-AWAKE-04"), ("cure", "EF-AWAKE-02"), ("lose", "EF-AWAKE-03"), ("swap", "EF-CAMP-04"),
        ("build", "EF-DECK-01"), ("masks", "EF-MASK-02"), ("lay_out", "EF-SLUM-05"), ("decks", "EF-SETUP-05"),
        ("hours", "EF-SETUP-12"), ("place", "EF-AWAKE-06"), ("enter", "EF-SETUP-13"),
    )  # fmt: skip

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.seat = 0

    def clone(self) -> Awakening:
        new = Awakening(self.who)
        new.at = self.at
        new.seat = self.seat
        return new

    def collect(self, table: Dreamworld) -> None:
        collect_cards(table)
        script = table.box.find("script", "s711")
        if script not in table.scripts:
            read_script(table, script, table.first)

    def cure(self, table: Dreamworld) -> None:
        for seat in range(table.seats):
            table.lose(seat, words.DISTRESS, 99, "EF-AWAKE-02")
            table.unseal(seat, 99, "EF-AWAKE-02")

    def lose(self, table: Dreamworld) -> None:
        lose_shiny(table)
        table.happened(words.AWAKENED, -1, rule="EF-AWAKE-03")

    def swap(self, table: Dreamworld) -> Decision | None:
        """EF-CAMP-04, EF-AWAKE-05: a player may take another Dreamer whom nobody plays."""
        if self.seat >= table.seats:
            self.seat = 0
            return None
        options = [Option(words.PICK, words.PICK_KEEP)]
        options.extend(Option(words.PICK, words.PICK_DREAMER + absent.dreamer) for absent in table.absent)
        return Decision(self.seat, options)

    def took_swap(self, table: Dreamworld, option: Option) -> None:
        seat = self.seat
        self.back_to("swap")
        self.seat += 1
        if option.subject != words.PICK_KEEP:
            swap_dreamer(table, seat, option.subject - words.PICK_DREAMER)

    def build(self, table: Dreamworld) -> Decision | None:
        """EF-DECK-01 to -05: 20 to 40 Influence cards and all Flaws; the rest is kept aside."""
        if self.seat >= table.seats:
            self.seat = 0
            return None
        sleeper = table.dreamers[self.seat]
        count = sum([1 for card in sleeper.discard if not table.box.flaw[card]])
        options: list[Option] = []
        if count > words.LEAST_DECK:
            options.extend(Option(words.TAKE, target=card) for card in sorted(set(sleeper.discard)) if not table.box.flaw[card])
        if sleeper.aside and count < words.MOST_DECK:
            options.extend(Option(words.BUY, target=card) for card in sorted(set(sleeper.aside)))
        if count <= words.MOST_DECK:
            options.append(Option(words.DONE))
        return Decision(self.seat, options)

    def took_build(self, table: Dreamworld, option: Option) -> None:
        self.back_to("build")
        sleeper = table.dreamers[self.seat]
        if option.verb == words.TAKE:
            sleeper.discard.remove(option.target)
            sleeper.aside.append(option.target)
        elif option.verb == words.BUY:
            sleeper.aside.remove(option.target)
            sleeper.discard.append(option.target)
        else:
            table.renew(self.seat, "EF-DECK-02")
            self.seat += 1

    def masks(self, table: Dreamworld) -> None:
        for seat in range(table.seats - 1, -1, -1):
            sleeper = table.dreamers[seat]
            sleeper.lost_masks = []
            if sleeper.masks:
                table.then(WearMask(seat, sleeper.masks[:]))

    def lay_out(self, table: Dreamworld) -> None:
        lay_slumber_map(table)

    def decks(self, table: Dreamworld) -> None:
        """EF-SETUP-05 to -08: Fate with the Quirks, and the Slumber deck above the Delta tile."""
        table.shuffle(table.fates)
        delta = table.box.find("slumber", "s00")
        if delta in table.slumbers.cards:
            table.slumbers.cards = [each for each in table.slumbers.cards if each != delta]
            table.slumbers.known = [0] * len(table.slumbers.cards)
            table.shuffle(table.slumbers)
            table.slumbers.put_under(delta)

    def hours(self, table: Dreamworld) -> None:
        reset_hours(table, Resolve.__new__(Resolve), table.first)

    def place(self, table: Dreamworld) -> None:
        for location in table.box.locations:
            if location.icon == "awakening":
                table.location = location.index

    def enter(self, table: Dreamworld) -> None:
        for sleeper in table.dreamers:
            sleeper.space = -1
        table.then(Entrance(table.first))


def collect_cards(table: Dreamworld) -> None:
    """Step 1: every Influence card of deck, hand and Progress zone is discarded."""
    for sleeper in table.dreamers:
        sleeper.discard.extend([*sleeper.deck.cards, *sleeper.hand, *sleeper.progress, *sleeper.burdens])
        sleeper.deck.cards = []
        sleeper.deck.known = []
        sleeper.hand = []
        sleeper.progress = []
        sleeper.flipped = []
        sleeper.burdens = []
        sleeper.states = 0
    table.companions = []
    table.changed()


def lose_shiny(table: Dreamworld) -> None:
    """Step 3: all Keys and Gems."""
    table.keys = 0
    for sleeper in table.dreamers:
        sleeper.gems = 0
        sleeper.spirits = 0


def swap_dreamer(table: Dreamworld, seat: int, dreamer: int) -> None:
    """The old Dreamer sits out with everything owned; the new one comes with his."""
    sleeper = table.dreamers[seat]
    cards = [*sleeper.discard, *sleeper.aside, *sleeper.sealed]
    table.absent.append(Absent(sleeper.dreamer, cards, sleeper.masks[:], sleeper.memory, sleeper.ether_card))
    for at in range(len(table.absent)):
        absent = table.absent[at]
        if absent.dreamer == dreamer:
            table.absent.pop(at)
            sleeper.dreamer = dreamer
            sleeper.discard = absent.cards[:]
            sleeper.aside = []
            sleeper.sealed = []
            sleeper.masks = absent.masks[:]
            sleeper.mask = -1
            sleeper.lost_masks = []
            sleeper.memory = absent.memory
            sleeper.ether_card = absent.ether_card
            table.changed()
            return


class Dying(Frame):
    """EF-DEATH-04 to -06, the Death card: Ether is lost but 1, one Dreamer gains a Flaw, then Awakening."""

    __slots__ = ("dead",)

    steps = (("read", "EF-DEATH-04"), ("price", "EF-DEATH-04"), ("wake", "EF-DEATH-05"))

    def __init__(self, who: int, dead: int) -> None:
        super().__init__(who)
        self.dead = dead

    def clone(self) -> Dying:
        new = Dying(self.who, self.dead)
        new.at = self.at
        return new

    def read(self, table: Dreamworld) -> None:
        table.gain_wisdom(table.box.find("wisdom", "w03"))
        read_script(table, table.box.find("script", "s710"), table.first)

    def price(self, table: Dreamworld) -> None:
        for seat in range(table.seats):
            table.lose(seat, words.ETHER, max(0, table.dreamers[seat].ether - 1), "EF-DEATH-04")
        table.gain_flaw(max(0, self.dead))

    def wake(self, table: Dreamworld) -> None:
        if table.slumber >= 0:
            table.slumbers.put_under(table.slumber)
            table.slumber = -1
        if table.dream >= 0:
            from pionek.games.etherfields.dreams import lost_gate

            lost_gate(table, table.dream)
            table.dream = -1
        table.flags = [flag for flag in table.flags if flag != "no-distress-left"]
        table.turns_used.cards.extend(table.turns.cards)
        table.turns_used.known.extend(table.turns.known)
        table.turns.cards = []
        table.turns.known = []
        table.then(Awakening(table.first))


class Saving(Frame):
    """EF-SAVE-01 to -05, EF-OPT-02, -03: buy once more, Ether becomes a card, Awakening steps 1 to 3, and good night."""

    __slots__ = ("seat",)

    steps = (("buy", "EF-SAVE-02"), ("ether", "EF-SAVE-03"), ("awaken", "EF-SAVE-04"), ("store", "EF-SAVE-04"))

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.seat = 0

    def clone(self) -> Saving:
        new = Saving(self.who)
        new.at = self.at
        new.seat = self.seat
        return new

    def buy(self, table: Dreamworld) -> None:
        if table.modes & OUTSIDE:
            self.back_to("store")
            return
        if self.seat >= table.seats:
            return
        if not self.seat:
            table.shuffle(table.market)
        seat = self.seat
        self.seat += 1
        self.back_to("buy")
        if table.dreamers[seat].ether:
            table.then(Buying(seat, 3))

    def ether(self, table: Dreamworld) -> None:
        for seat in range(table.seats):
            sleeper = table.dreamers[seat]
            if sleeper.ether:
                table.lose(seat, words.ETHER, 99, "EF-SAVE-03")
                sleeper.ether_card = 1

    def awaken(self, table: Dreamworld) -> None:
        collect_cards(table)
        for seat in range(table.seats):
            table.lose(seat, words.DISTRESS, 99, "EF-SAVE-04")
            table.unseal(seat, 99, "EF-SAVE-04")
        lose_shiny(table)

    def store(self, table: Dreamworld) -> None:
        from pionek.games.etherfields.campaign import to_text

        table.finish(Result(tuple(range(table.seats)), "saved", "EF-SAVE-04", campaign=to_text(table)))
