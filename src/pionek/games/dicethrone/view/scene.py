"""What a seat sees of a match: hero boards face to face, dice between them, its own hand."""

from __future__ import annotations

from functools import partial

from pionek.core.rules.numbers import total
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import plain
from pionek.core.view import scene
from pionek.core.view.beats import cause
from pionek.core.view.building import SceneBuilder, copied, read
from pionek.core.view.scene import (
    AnyThing,
    Card,
    Counter,
    Die,
    Face,
    Named,
    Phase,
    Portrait,
    Race,
    Ribbon,
    Runner,
    Scene,
    TextPart,
    Token,
    Zone,
)
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.prices import price
from pionek.games.dicethrone.choices.requirements import meets
from pionek.games.dicethrone.language.conditions import Straight, Symbols
from pionek.games.dicethrone.language.dice_verbs import MayReroll
from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.state import BEARERS, State
from pionek.games.dicethrone.procedures.dice import DiceFrame, Reroll, offensive_roll
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll
from pionek.games.dicethrone.procedures.turn import Turn
from pionek.games.dicethrone.view.chances import keeping_for

ANNOUNCED, OFFENSE_OVER = "DT-WINDOW-08", "DT-WINDOW-11"
PHASES = ("upkeep", "income", "main-one", "offense", "defense", "main-two", "discard")


class DiceThroneScene(SceneBuilder[State]):
    """A scene of Dice Throne in the making."""

    giving = frozenset({vocabulary.SELL, vocabulary.THROW_AWAY})

    def draw(self) -> Scene:
        things: list[AnyThing] = []
        for offset in range(self.table.seats):
            seat = (max(self.seat, 0) + offset) % self.table.seats
            things.append(self.portrait(seat))
        things.extend(self.dice())
        return self.scene(things)

    def portrait(self, seat: int) -> Portrait:
        """A hero with board, cards and tokens; only the name of a defeated hero while others play on."""
        player = self.table.players[seat]
        things: list[AnyThing] = []
        if not player.out or self.table.is_over():
            things = [*self.dials(seat, player), *self.tokens(seat, player), *self.board(seat, player)]
            things.extend([self.hand(seat, player), self.deck(seat, player), self.discard(seat, player)])
        return Portrait(
            id=f"seat:{seat}",
            name=self.named("hero", player.hero),
            kind="hero",
            shows=f"hero:{self.content.id_of('hero', player.hero)}",
            seat=seat,
            side=self.table.seating.sides[seat] if self.table.seating.teams else None,
            active=self.table.active == seat,
            mine=seat == self.seat,
            marks=self.marks(seat, player),
            things=things,
        )

    # Where we are, and what is asked

    def ribbon(self) -> Ribbon | None:
        """The phases of the turn; the targeting roll belongs to the offense, as the attempts do."""
        turn = next((frame for frame in self.table.agenda if isinstance(frame, Turn)), None)
        if turn is None:
            return None
        step = turn.step_name().replace("_", "-")
        if step == "roll-phases":
            step = "defense" if any(frame.step_name() in ("defense", "apply", "after_then", "after_damage") for frame in self.table.agenda if isinstance(frame, DamagePhase)) else "offense"
        ribbon = Ribbon(self.text("ribbon-turn", n=self.table.turn), turn.who)
        ribbon.phases = self.once(("phases",), lambda: [Phase(name, self.text(f"phase-{name}")) for name in PHASES])
        ribbon.now = PHASES.index(step) if step in PHASES else len(PHASES) - 1
        rolling = self.rolling()
        if rolling is not None and not rolling.settled and rolling.rolls:
            ribbon.note = self.text("ribbon-attempt", n=rolling.rolls, most=rolling.rolls + rolling.attempts)
        return ribbon

    def rolling(self) -> OffensiveRoll | None:
        return next((frame for frame in self.table.agenda if isinstance(frame, OffensiveRoll)), None)

    def race(self) -> Race:
        """Whose health lasts: at 0 a hero is out."""
        runners = [Runner(seat, player.health, str(player.health)) for seat, player in enumerate(self.table.players)]
        return Race(self.text("thing-health"), 0, self.table.most_health(), runners)

    def prompt_detail(self) -> list[TextPart]:
        """What is on its way, whose dice lie there, and the moment at which one is asked."""
        found: list[str] = []
        phase = self.table.damage_phase()
        if phase is not None:
            found.extend(self.coming(phase))
        rolling = self.rolling()
        if rolling is not None and not rolling.settled and rolling.ability >= 0:
            who = self.game.names.seat_name(self.table, rolling.who, self.lang)
            found.append(self.text("detail-announced", who=who, ability=self.named("ability", rolling.ability)))
        frame = self.table.agenda[-1]
        if rolling is not None and rolling.ability < 0 and isinstance(frame, Window) and frame.rule() == ANNOUNCED:
            found.append(self.text("detail-announced-none", who=self.game.names.seat_name(self.table, rolling.who, self.lang)))
        moment = self.moment(frame) if isinstance(frame, Window) else ""
        attempts = ""
        if rolling is not None and not rolling.settled and rolling.ability < 0 and rolling.rolls and rolling.who == self.seat:
            attempts = self.text("detail-attempts", n=rolling.attempts)
        parts = [each for each in (" ".join(found), moment, attempts) if each]
        return [*parts[:1], *[f" {each}" for each in parts[1:]]]

    def prompt_cause(self) -> Named | None:
        """Whoever is attacked answers to the attack, also while the own defence is carried out."""
        phase = self.table.damage_phase()
        if phase is not None and phase.ability >= 0 and phase.target == self.seat and isinstance(self.table.agenda[-1], Window):
            return cause(self.table, phase.cause(self.table), self.lang)
        return super().prompt_cause()

    def moment(self, window: Window[State]) -> str:
        """Whose turn it is, and the kind of window."""
        kind = next((kind for kind, rules in self.game.windows.items() if window.rule() in rules), "")
        if window.rule() == OFFENSE_OVER:
            kind = "offense-over"
        who = self.game.names.seat_name(self.table, self.table.active, self.lang)
        if self.table.active == self.seat:
            return self.text("detail-own-moment", moment=self.text(f"moment-{kind}")) if kind else ""
        return self.text("detail-moment", who=who, moment=self.text(f"moment-{kind}")) if kind else ""

    def coming(self, phase: DamagePhase) -> list[str]:
        """Damage that is about to be dealt, to oneself and to others, and what else the attack will do."""
        found: list[str] = []
        for seat, coming in enumerate(phase.incoming):
            if coming.harms:
                who = self.game.names.seat_name(self.table, seat, self.lang)
                key = "detail-incoming" if seat == self.seat else "detail-incoming-other"
                found.append(self.text(key, n=phase.taken(self.table, seat), who=who))
        due = [plain(each.resolve.todo[-1].say(self.describer)) for each in phase.due if each.resolve.todo]
        if due:
            found.append(self.text("detail-due", what=", ".join(due)))
        return found

    def prompt_about(self) -> list[str]:
        rolling = self.rolling()
        announced = rolling is not None and rolling.ability >= 0
        return [f"ability:{self.content.id_of('ability', rolling.ability)}"] if rolling is not None and announced else []

    def option_detail(self, option: Option) -> str:
        """The price of a card and what it does; what an ability does; what a sale brings."""
        verb = option.verb
        if verb == vocabulary.SELL:
            return self.text("detail-sale", n=1)
        if verb == vocabulary.PLAY:
            cost = price(self.table, self.seat, self.table.content.cards[option.subject])
            return self.text("detail-price", n=cost, text=read(self.brief("card", option.subject)))
        if verb in (vocabulary.ANNOUNCE, vocabulary.DEFEND):
            return read(self.brief("ability", option.subject))
        return read(self.brief("token", option.subject)) if verb == vocabulary.SPEND else ""

    # Players

    def marks(self, seat: int, player: Player) -> list[str]:
        """The team of a hero, and whether the hero leads or is out."""
        seating = self.table.seating
        found = [self.text("mark-team", n=seating.sides[seat] + 1)] if seating.teams else []
        if player.out:
            found.append(self.text("mark-out"))
        elif seating.mode == "king" and seat in self.table.leaders():
            found.append(self.text("mark-leader"))
        return found

    def dials(self, seat: int, player: Player) -> list[AnyThing]:
        high = self.table.most_health()
        health = copied(self.once(("health", seat), lambda: self.dial("health", seat, ["DT-HEALTH-01"])))
        health.value, health.high = player.health, high
        points = copied(self.once(("cp", seat), lambda: self.dial("cp", seat, ["DT-CP-02"])))
        points.value, points.high = player.cp, vocabulary.MOST_CP
        dials: list[AnyThing] = [health, points]
        frame = self.table.damage_phase()
        if frame is not None and (frame.incoming[seat].harms or frame.incoming[seat].shields):
            dials.append(self.incoming(seat, frame))
            health.incoming = frame.taken(self.table, seat) or None
        return dials

    def dial(self, kind: str, seat: int, rules: list[str]) -> Counter:
        """A number of a hero that begins at 0."""
        return Counter(id=f"{kind}:{seat}", name=self.text(f"thing-{kind}"), kind=kind, value=0, low=0, rules=rules)

    def incoming(self, seat: int, frame: DamagePhase) -> Counter:
        """What is about to be dealt, with everything that makes it up."""
        coming = frame.incoming[seat]
        counter = Counter(id=f"incoming:{seat}", name=self.text("thing-incoming"), kind="damage", value=frame.taken(self.table, seat))
        counter.rules = ["DT-FINAL-01", "DT-FINAL-03"]
        for harm in coming.harms:
            counter.shares.append(scene.Share("add", harm.amount, self.source(harm), "DT-FINAL-02"))
        counter.shares.extend(self.shares(total(coming.soft(), []), coming.shields, "", "DT-FINAL-03")[1:])
        return counter

    def source(self, harm: Harm) -> str:
        """The kind of damage, and what deals it if an ability or a token does."""
        kind = self.text(f"damage-{vocabulary.damage_kind.names[harm.kind]}")
        if harm.token >= 0:
            return self.text("share-harm", name=self.named("token", harm.token), kind=kind)
        return self.text("share-harm", name=self.named("ability", harm.ability), kind=kind) if harm.ability >= 0 else kind

    def tokens(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        others = [each for each in self.mine if self.game.words.verbs[each.verb].amount != "dice"]
        for index in range(len(player.tokens)):
            if not player.tokens[index]:
                continue
            token = copied(self.once(("token", index, seat), partial(self.bare_token, index, seat)))
            token.count = player.tokens[index]
            token.limit = self.table.limit(seat, index)
            if others:
                token.options = [self.game.key(self.content, each) for each in others if token.id in self.things_of(each)]
            if seat == self.seat and not token.options:
                token.why_not = self.why_not("token", index)
            found.append(token)
        return found

    def bare_token(self, index: int, seat: int) -> Token:
        """A status effect or companion of a seat with what is printed on it."""
        definition = self.table.content.tokens[index]
        token = Token(id=self.token_id(index, seat), name=self.named("token", index), kind="companion" if definition.companion else definition.sign)
        token.text = self.printed("token", index)
        token.owner = seat
        token.rules = [definition.rule]
        return token

    def things_of(self, option: Option) -> list[str]:
        """The ids of the things of an option; a kind of token can lie on several boards, so its id names the seat too."""
        if self.game.words.verbs[option.verb].subject != "token":
            return super().things_of(option)
        return [self.token_id(option.subject, option.target if option.target >= 0 else self.seat)]

    def token_id(self, token: int, seat: int) -> str:
        return f"token:{self.content.id_of('token', token)}:{seat}"

    def borne_by(self, origin: str, bearer: int) -> str:
        return self.token_id(bearer % BEARERS, bearer // BEARERS) if origin.startswith("token:") else ""

    def board(self, seat: int, player: Player) -> list[AnyThing]:
        found: list[AnyThing] = []
        frame = offensive_roll(self.table)
        rolling = frame if frame is not None and frame.who == seat and frame.dice else None
        for index in self.table.content.on_board(player.hero, player.levels):
            card = self.plain("ability", index, self.ability)
            if rolling is not None or seat == self.seat:
                card = copied(card)
            ability = self.table.content.board[index]
            if rolling is not None and ability.when is not None:
                card.lit = meets(self.table, seat, ability, rolling.dice)
                if not card.lit and not rolling.settled and rolling.attempts > 0:
                    card.chance = keeping_for(self.table, seat, ability).worth(rolling.dice, rolling.attempts)
            if seat == self.seat:
                card.options = self.options("ability", index)
                card.why_not = self.why_not("ability", index)
            found.append(card)
        return found

    def ability(self, index: int) -> Card:
        ability = self.table.content.board[index]
        card = Card(id=f"ability:{ability.id}", name=self.named("ability", index), kind=ability.type)
        card.text = self.printed("ability", index)
        card.brief = self.brief("ability", index)
        card.level = ability.level
        card.rules = [ability.rule]
        card.needs = self.needed(ability)
        return card

    def needed(self, ability: AbilityCard) -> list[Face]:
        """The dice that activate an ability: symbols, a run of numbers, or as many dice as are rolled for a defence."""
        if isinstance(ability.when, Symbols):
            return [self.face_shown(face) for face, least in ability.when.symbols for _ in range(least)]
        if isinstance(ability.when, Straight):
            return [Face(number) for number in range(1, 5 if ability.when.straight == "small" else 6)]
        return [Face(0, "", "defensive")] * ability.dice if ability.type == "defensive" else []

    def face_shown(self, face: int) -> Face:
        return Face(0, self.named("face", face), self.content.id_of("face", face))

    def hand(self, seat: int, player: Player) -> Zone:
        zone = Zone(id=f"hand:{seat}", name=self.text("thing-hand"), kind="hand", count=len(player.hand.cards))
        zone.limit = vocabulary.MOST_CARDS
        if seat == self.seat:
            zone.cards = [self.card(seat, index) for index in player.hand.cards]
        elif self.seat >= 0 and self.table.same_side(seat, self.seat):
            zone.cards = self.lying(zone, player.hand.cards)
        else:
            zone.cards = [self.once(("back", seat, at), partial(self.back, seat, at)) for at in range(len(player.hand.cards))]
        return zone

    def deck(self, seat: int, player: Player) -> Zone:
        count = len(player.deck.cards)
        return self.once(("deck", seat, count), lambda: Zone(id=f"deck:{seat}", name=self.text("thing-deck"), kind="deck", count=count))

    def discard(self, seat: int, player: Player) -> Zone:
        """Face up, for all to see (DT-SETUP-08)."""
        zone = Zone(id=f"discard:{seat}", name=self.text("thing-discard"), kind="discard", count=len(player.discard))
        zone.rules = ["DT-SETUP-08"]
        zone.cards = self.lying(zone, player.discard)
        return zone

    def lying(self, zone: Zone, cards: list[int]) -> list[Card]:
        """Cards to look at: heroes have equal ones, and one's own may be in hand, so their ids name the place where they lie."""
        return [self.once((zone.id, index), partial(self.face_up, zone.id, index)) for index in cards]

    def face_up(self, zone: str, index: int) -> Card:
        card = copied(self.plain("card", index, self.face))
        card.shows, card.id = card.id, f"{zone}:{self.content.id_of('card', index)}"
        return card

    def face(self, index: int) -> Card:
        definition = self.table.content.cards[index]
        card = Card(id=f"card:{definition.id}", name=self.named("card", index), kind=definition.phase)
        card.text = self.printed("card", index)
        card.brief = self.brief("card", index)
        card.cost = definition.cost
        card.timing = self.text(f"timing-{definition.phase}")
        card.rules = [definition.rule] if definition.rule else ["DT-CARD-02"]
        return card

    def card(self, seat: int, index: int) -> Card:
        """A card of one's own hand: at the price it has now."""
        card = copied(self.plain("card", index, self.face))
        card.cost = price(self.table, seat, self.table.content.cards[index])
        card.options = self.options("card", index)
        card.why_not = self.why_not("card", index)
        return card

    def back(self, seat: int, at: int) -> Card:
        return Card(id=f"hand:{seat}:{at}", name=self.text("thing-back"), kind="back", hidden=True)

    def dice(self) -> list[AnyThing]:
        """The dice that lie on the table now, each with the symbol its owner's die shows."""
        top = self.table.agenda[-1]
        if isinstance(top, Resolution) and top.todo and isinstance(top.todo[-1], MayReroll):
            return [self.die(top.who, at, top.dice[at]) for at in range(len(top.dice))]
        for frame in reversed(self.table.agenda):
            if isinstance(frame, DiceFrame | Roll) and not isinstance(frame, Reroll) and frame.dice:
                return [self.die(frame.who, at, frame.dice[at]) for at in range(len(frame.dice))]
        return []

    def die(self, owner: int, at: int, number: int) -> Die:
        hero = self.table.players[owner].hero
        die = self.once(("die", hero, at, number), partial(self.bare_die, hero, at, number))
        mine = self.seat >= 0 and owner == self.seat
        options = self.options("die", at)
        if options or mine:
            die = copied(die)
            die.options = options
        if mine and not options:
            die.options = [key for key in self.dice_keys(at) if key]
            die.why_not = None if die.options else self.why_not("die", at)
        return die

    def bare_die(self, hero: int, at: int, number: int) -> Die:
        """A die as it lies, without what may be done with it."""
        face = self.table.content.heroes[hero].die[number - 1]
        die = Die(id=f"die:{at}", name=self.text("thing-die", n=at + 1), kind="die", value=number)
        die.symbol = self.named("face", face)
        die.symbol_id = self.content.id_of("face", face)
        die.shows = f"dice:{self.content.id_of('hero', hero)}"
        return die

    def dice_keys(self, at: int) -> list[str]:
        """The option that re-rolls just this die; marking more dice finds the others."""
        return [
            self.game.key(self.content, option)
            for option in self.mine
            if self.game.words.verbs[option.verb].amount == "dice" and option.amount == 1 << at
        ]
