"""The deeds of Relic: what changes the table at once and never asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.rules.in_force import Ability, ActiveAbility, value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.core.state.events import dice_as_one
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Result
from pionek.games.relic import vocabulary
from pionek.games.relic.model.goals import Goal
from pionek.games.relic.model.pieces import Asset, Player
from pionek.games.relic.model.state import OF_SCENARIO, State
from pionek.games.relic.vocabulary import SpaceNo

if TYPE_CHECKING:
    from pionek.games.relic.model.sentences import Sentence


class Deeds(State):
    """A match of Relic and the changes that can happen to it. RelicTable adds the procedures."""

    roll_rule = "RE-COMP-10"

    # What only the procedures can say

    def opening_options(self, windows: int, seat: int, used: list[int]) -> list[Option]:
        """What the seat may use in these windows."""
        raise NotImplementedError

    def sentence_works(self, sentence: Sentence, resolution: Resolution) -> bool:
        """Whether a sentence that acts by itself acts now."""
        raise NotImplementedError

    def battle_not_won(self, seat: int, lost: bool) -> None:
        """End the Engagement phase after a battle that was lost or tied (RE-ENG-07, RE-BATTLE-18)."""
        raise NotImplementedError

    def foe_rolled(self) -> None:
        """The enemy's dice have been rolled: its own sentences may change them."""
        raise NotImplementedError

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        if self.attention:
            moment = vocabulary.FOE_ROLLED if rule == vocabulary.FOE_ROLL_RULE else vocabulary.ROLLED
            self.happened(moment, who, -1, len(dice), dice_as_one(dice), rule)

    # Texts and missions

    def resolve_text(self, seat: int, text: Ability, card: CardNo = vocabulary.NOTHING) -> None:
        """Begin to resolve a printed text. Must be the last call of a step."""
        assert text.effect is not None
        self.then(Resolution(seat, [text.effect], text, card=card))

    def goal(self, seat: int) -> Goal | None:
        """The objective of the active mission of a seat."""
        mission = self.players[seat].mission
        return self.content.goals[mission] if mission != vocabulary.NOTHING else None

    def advance_mission(self, player: Player, progress: int) -> None:
        """Note the progress of the active mission; missions are checked when one of them has come further."""
        if progress != player.progress:
            player.progress = progress
            self.unsettled |= vocabulary.CHECK_MISSIONS
            if self.attention:
                self.happened(vocabulary.MISSION_PROGRESS, self.players.index(player), player.mission, progress, -1, "RE-COMP-09")

    def battle_won(self, seat: int, enemies: list[CardNo], foe: int) -> None:
        """Tell the active mission that a battle was won."""
        goal = self.goal(seat)
        if goal is not None:
            goal.won(self, self.players[seat], enemies, foe)

    def arrived(self, seat: int) -> None:
        """Tell the active mission that the Movement phase is over."""
        goal = self.goal(seat)
        if goal is not None:
            goal.stopped_at(self, self.players[seat])

    def power_played(self, seat: int) -> None:
        """Tell the active mission that a Power card was used, for its number or its ability."""
        goal = self.goal(seat)
        if goal is not None:
            goal.power_used(self, self.players[seat])

    def life_lost(self, seat: int, amount: int) -> None:
        """Tell the active mission that life was really lost."""
        goal = self.goal(seat)
        if goal is not None:
            goal.life_lost(self, self.players[seat], amount)

    # Rules in force

    def signal(self, window: int, seat: int, subject: int = vocabulary.NOTHING, amount: int = 0) -> None:
        """Collect the sentences that act by themselves in this window; they wait for the end of the step."""
        if self.awaited >> window & 1:
            super().collect(window, seat, subject, amount, -1)

    def collect(self, moment: int, who: int, subject: int, amount: int, other: int) -> None:
        """What is told collects nothing: sentences wait for windows, which `signal` reports."""

    def refresh(self, seat: int) -> None:
        """Work out anew in which windows a seat has something to offer (RE-CLAR-09)."""
        player = self.players[seat]
        mask = 0
        for number in self.sheet(player).ability_numbers:
            mask |= self.content.character_abilities[number].windows
        for asset in player.assets:
            mask |= self.content.windows[asset.card]
        for at in range(len(player.faces)):
            if player.faces[at]:
                mask |= self.content.windows[player.corruption.cards[at]]
        player.reach = mask

    def enter(self, seat: int, abilities: list[Ability], bearer: int) -> None:
        for ability in abilities:
            self.stand(ActiveAbility(ability, seat, bearer))
        self.refresh(seat)

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    # Deeds: dials, influence, cards

    def change(self, seat: int, resource: int, amount: int, rule: str) -> int:
        """Change a resource as far as its limits allow; return the actual change (RE-ATTR-02 to -05, RE-LIFE-02 to -04, RE-INFL-02, -03).

        The supplies of tokens are shared and never run out (RE-COMP-05, RE-SETUP-05, RE-EMPTY-03).
        """
        player = self.players[seat]
        if resource < vocabulary.LIFE:
            done = min(vocabulary.MOST, max(1, player.dials[resource] + amount)) - player.dials[resource]
            player.dials = [*player.dials]
            player.dials[resource] += done
        elif resource == vocabulary.LIFE:
            before = player.life
            player.life = min(vocabulary.MOST, max(0, before + amount))
            done = player.life - before
            if player.life == 0:
                self.unsettled |= vocabulary.CHECK_LIFE
        else:
            before = player.influence
            player.influence = max(0, before + amount)
            done = player.influence - before
        if done > 0:
            self.happened(vocabulary.GAINED, seat, -1, done, resource, rule)
        elif done < 0:
            self.happened(vocabulary.LOST, seat, -1, -done, resource, rule)
        return done

    def has_top(self, deck: int) -> bool:
        """Whether a card can be drawn; a deck that had neither cards nor discarded ones may have some now (RE-EMPTY-01, -02)."""
        zone = self.decks[deck]
        if not zone.cards:
            self.renew(deck)
        return bool(zone.cards)

    def renew(self, deck: int) -> None:
        """Shuffle the discarded cards, if any, into their deck (RE-EMPTY-01)."""
        zone = self.decks[deck]
        pile = self.piles[deck]
        if pile:
            for card in pile:
                zone.put(card)
            self.piles[deck] = []
            self.shuffle(zone)
            self.happened(vocabulary.RESHUFFLED, -1, other=deck, rule="RE-EMPTY-01")

    def turn_up(self, seat: int, deck: int, rule: str) -> int:
        """Turn up the top card for a player to choose from; -1 when there is none (RE-RELIC-02, RE-GEAR-01)."""
        card = self.take_top(deck)
        if card != vocabulary.NOTHING:
            self.happened(vocabulary.TURNED_UP, seat, card, rule=rule)
        return card

    def take_top(self, deck: int) -> int:
        """Take the top card for all to see; -1 when there is none (RE-EMPTY-02)."""
        if not self.has_top(deck):
            return vocabulary.NOTHING
        self.revealed += 1
        card = self.decks[deck].take()
        if deck != vocabulary.RELIC_DECK:  # of relics one goes back: see NewRelic
            self.refill(deck)
        return card

    def refill(self, deck: int) -> None:
        """Make a deck anew as soon as it runs out (RE-EMPTY-01; gaps 98)."""
        if not self.decks[deck].cards:
            self.renew(deck)

    def discard(self, card: CardNo, rule: str, seat: int = vocabulary.NOTHING) -> None:
        """Put a card face up on the discard pile of its own deck (RE-DISC-03)."""
        deck = self.content.deck_of[card]
        self.piles[deck] = [*self.piles[deck], card]
        if seat != vocabulary.NOTHING:
            self.happened(vocabulary.DISCARDED, seat, card, rule=rule)

    def draw_power(self, seat: int, amount: int, rule: str) -> None:
        player = self.players[seat]
        for _ in range(amount):
            if not self.has_top(vocabulary.POWER_DECK):
                return
            card = self.draw(seat, self.decks[vocabulary.POWER_DECK], player.hand)
            player.held |= self.content.windows[card]
            self.happened(vocabulary.DREW, seat, card, rule=rule, seen=1 << seat)
            self.refill(vocabulary.POWER_DECK)

    def discard_power(self, seat: int, card: CardNo, rule: str) -> None:
        self.take_power(seat, card)
        self.discard(card, rule, seat)

    def take_power(self, seat: int, card: CardNo) -> None:
        """Take a Power card out of a hand."""
        player = self.players[seat]
        player.hand.remove(card)
        self.look_at_hand(player)

    def lay(self, card: CardNo, space: SpaceNo, who: int, rule: str) -> None:
        self.laid[space] = [*self.laid[space], card]
        self.happened(vocabulary.THREAT, who, card, other=space, rule=rule)

    def take_off(self, card: CardNo, space: SpaceNo) -> None:
        left = self.laid[space][:]
        left.remove(card)
        self.laid[space] = left

    def draw_threat(self, colour: int, space: SpaceNo, who: int, rule: str) -> int:
        """Lay the top card of a Threat deck face up on a space."""
        card = self.take_top(vocabulary.THREAT_DECK + colour)
        if card != vocabulary.NOTHING:
            self.lay(card, space, who, rule)
        return card

    def gain_asset(
        self, seat: int, card: CardNo, rule: str, charges: int = vocabulary.NOTHING, giver: int = vocabulary.NOTHING
    ) -> None:
        """Put an asset into the play area, with its printed charge tokens or with those it has left; another player may have given it.

        A scenario sheet may react to a relic (RE-CHARGE-01, RE-GEAR-02, RE-SCEN-01).
        """
        asset = Asset(card, charges if charges != vocabulary.NOTHING else self.content.cards[card].charges, self.next_serial())
        player = self.players[seat]
        player.assets = [*player.assets, asset]
        self.enter(seat, self.content.cards[card].abilities, asset.serial)
        if giver == vocabulary.NOTHING:
            self.happened(vocabulary.TOOK, seat, card, rule=rule)
        else:
            self.happened(vocabulary.TOOK_FROM, seat, card, other=giver, rule=rule)
        self.unsettled |= vocabulary.CHECK_MISSIONS
        if self.content.cards[card].is_relic:
            self.signal(vocabulary.RELIC_GAINED, seat, card)

    def remove_asset(self, seat: int, asset: Asset) -> None:
        """Take an asset out of the play area; its tokens go back to the supply (RE-DISC-04)."""
        player = self.players[seat]
        player.assets = [each for each in player.assets if each.serial != asset.serial]
        self.fall(asset.serial)
        self.refresh(seat)

    def discard_asset(self, seat: int, asset: Asset, rule: str) -> None:
        self.remove_asset(seat, asset)
        self.discard(asset.card, rule, seat)

    def replace_asset(self, seat: int, asset: Asset, charges: int, spent: bool) -> None:
        """Change the charges of this asset alone; discard it when none is left (RE-CHARGE-02, -03)."""
        if charges == 0:
            self.discard_asset(seat, asset, "RE-CHARGE-03")
            return
        player = self.players[seat]
        new = Asset(asset.card, charges, asset.serial, spent)
        player.assets = [new if each.serial == asset.serial else each for each in player.assets]

    def spend_charge(self, seat: int, asset: Asset) -> None:
        """Spend a charge: once a turn for each card (RE-CHARGE-02, -05)."""
        self.happened(vocabulary.CHARGE_USED, seat, asset.card, asset.charges - 1, -1, "RE-CHARGE-02")
        self.replace_asset(seat, asset, asset.charges - 1, True)

    def add_charges(self, seat: int, asset: Asset, charges: int) -> None:
        """Put charges on a card, also beyond its supply (RE-CHARGE-04)."""
        self.happened(vocabulary.CHARGED, seat, asset.card, charges, -1, "RE-CHARGE-04")
        self.replace_asset(seat, asset, asset.charges + charges, asset.spent)

    def lose_corruption(self, seat: int, at: int, rule: str) -> None:
        """Discard a Corruption card; a face-up card stops acting."""
        player = self.players[seat]
        card = player.corruption.cards.pop(at)
        player.corruption.known.pop(at)
        serial = player.faces[at]
        player.faces = player.faces[:at] + player.faces[at + 1 :]
        if serial:
            self.fall(serial)
            self.refresh(seat)
        self.discard(card, rule, seat)

    def win_trophy(self, seat: int, card: CardNo, rule: str) -> None:
        player = self.players[seat]
        player.trophies = [*player.trophies, card]
        self.happened(vocabulary.TROPHY, seat, card, rule=rule)
        self.unsettled |= vocabulary.CHECK_MISSIONS

    def discard_trophy(self, seat: int, card: CardNo, rule: str) -> None:
        player = self.players[seat]
        left = player.trophies[:]
        left.remove(card)
        player.trophies = left
        self.discard(card, rule, seat)

    def complete_free(self, seat: int, rule: str) -> None:
        """Gain a completed mission without its reward (RE-MISSION-06)."""
        card = self.take_top(vocabulary.MISSION_DECK)
        if card != vocabulary.NOTHING:
            self.complete(seat, card)
            self.happened(vocabulary.GAINED, seat, amount=1, other=vocabulary.COMPLETED, rule=rule)

    def complete(self, seat: int, card: CardNo) -> None:
        """Turn a Mission card face down and keep it."""
        player = self.players[seat]
        player.completed = [*player.completed, card]

    def drop_mission(self, seat: int, rule: str) -> None:
        """Give up the active mission; its tokens leave the board (gaps 44)."""
        player = self.players[seat]
        if player.mission != vocabulary.NOTHING:
            self.discard(player.mission, rule, seat)
        self.clear_mission(seat)

    def clear_mission(self, seat: int) -> None:
        """Remove everything that belongs to the active mission (RE-MISSION-03, -08)."""
        player = self.players[seat]
        player.mission = vocabulary.NOTHING
        player.progress = 0
        player.marks = 0
        player.placed = []

    def has_threats(self, colour: int) -> bool:
        """Whether a Threat card of this colour can be drawn (RE-EMPTY-01, -02)."""
        return bool(self.decks[vocabulary.THREAT_DECK + colour].cards or self.piles[vocabulary.THREAT_DECK + colour])

    def has_missions(self) -> bool:
        """Whether a Mission card can be drawn (RE-EXP-07, RE-EMPTY-01)."""
        return bool(self.decks[vocabulary.MISSION_DECK].cards or self.piles[vocabulary.MISSION_DECK])

    def has_relics(self) -> bool:
        """Whether a relic can be drawn (RE-EXP-06, RE-EMPTY-01)."""
        return bool(self.decks[vocabulary.RELIC_DECK].cards or self.piles[vocabulary.RELIC_DECK])

    def discard_own(self, seat: int, card: CardNo, rule: str) -> None:
        """Discard a Power card or an asset of the seat; of equal assets the one with the fewest charges."""
        player = self.players[seat]
        if card in player.hand.cards:
            self.discard_power(seat, card, rule)
            return
        same = [asset for asset in player.assets if asset.card == card]
        self.discard_asset(seat, min(same, key=charges_of), rule)

    def set_dials(self, seat: int) -> None:
        """Set level 0 and the starting values of the sheet (RE-SETUP-11, -12, RE-SUPP-06)."""
        player = self.players[seat]
        sheet = self.sheet(player)
        player.level = 0
        player.dials = list(sheet.attributes)
        player.life = sheet.life

    def put_figure(self, seat: int, space: SpaceNo, rule: str) -> None:
        self.players[seat].space = space
        self.happened(vocabulary.MOVED, seat, space, rule=rule)

    # Deeds: lost turns, elimination, victory

    def lie_down(self, seat: int, rule: str) -> None:
        """Lay the bust down: the player loses the next turn, but effects still apply (RE-LOSET-01, -02)."""
        self.players[seat].lying = True
        self.happened(vocabulary.LOST_TURN, seat, rule=rule)

    def give_back(self, seat: int, rule: str, power: bool = True, trophies: bool = True, influence: bool = True) -> None:
        """Discard Power cards and trophies, and return influence to the supply, as far as asked."""
        player = self.players[seat]
        if power:
            for card in list(player.hand.cards):
                self.discard_power(seat, card, rule)
        if trophies:
            for card in player.trophies:
                self.discard(card, rule, seat)
            player.trophies = []
        if influence:
            self.change(seat, vocabulary.INFLUENCE, -player.influence, rule)

    def eliminate(self, seat: int, rule: str) -> None:
        """Take a player with everything they own out of the game; the last player left wins (RE-ELIM-02, -03; gaps 62)."""
        player = self.players[seat]
        self.happened(vocabulary.ELIMINATED, seat, rule=rule)
        self.give_back(seat, "RE-ELIM-02")
        while player.corruption.cards:
            self.lose_corruption(seat, len(player.corruption.cards) - 1, "RE-ELIM-02")
        for asset in list(player.assets):
            self.discard_asset(seat, asset, "RE-ELIM-02")
        self.drop_mission(seat, "RE-ELIM-02")
        for card in player.completed:
            self.discard(card, "RE-ELIM-02", seat)
        player.completed = []
        player.tokens = [0, 0, 0, 0]
        player.out = True
        player.lying = False
        player.special = False
        player.space = vocabulary.NOTHING
        self.fall(seat)
        self.fall(seat + OF_SCENARIO)
        self.refresh(seat)
        self.drop(seat)
        self.waiting = [trigger for trigger in self.waiting if trigger.seat != seat]
        self.unsettled |= vocabulary.CHECK_VICTORY

    def check_victory(self) -> None:
        """End the game for the player with enough tokens on the sheet (RE-WIN-01), or for the last player left (gaps 62)."""
        scenario = self.content.scenarios[self.scenario]
        left = [seat for seat in range(self.seats) if not self.players[seat].out]
        for seat in left:
            tokens = self.players[seat].tokens
            if min(tokens[1:]) >= 1 or (scenario.tokens and tokens[0] >= scenario.tokens):
                self.finish(Result((seat,), "confrontation", "RE-WIN-01"))
                return
        if len(left) <= 1:
            self.finish(Result(tuple(left), "last" if left else "nobody", "RE-ELIM-03"))

    def threshold(self, seat: int) -> int:
        return value(self, vocabulary.THRESHOLD, seat)


def charges_of(asset: Asset) -> int:
    return asset.charges
