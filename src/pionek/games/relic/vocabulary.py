"""The numbers behind the words of the game: verbs, moments, windows, decks, resources, reasons."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.vocabulary import Bits, Numbered, Words

WORDS = Words()
verb, moment, guard = WORDS.verb, WORDS.moment, WORDS.guard


# Verbs of options.
PLAY: Final = verb("play", subject="card")
NUMBER: Final = verb("number", subject="card")
ROLL: Final = verb("roll")
USE: Final = verb("use", subject="card")
INVOKE: Final = verb("invoke", subject="ability")
GO: Final = verb("go", subject="space")
CLOCKWISE: Final = verb("clockwise")
ANTICLOCKWISE: Final = verb("anticlockwise")
BOX: Final = verb("box")
FIGHT: Final = verb("fight", subject="attribute")
FACE: Final = verb("face", subject="card")
TAKE: Final = verb("take", subject="card", target="seat", optional=True)
EVADE: Final = verb("evade", subject="card")
DISCARD: Final = verb("discard", subject="card")
SPEND: Final = verb("spend", subject="card")
RELIC: Final = verb("relic")
MISSION: Final = verb("mission")
PLAYER: Final = verb("player", subject="seat")
ATTRIBUTE: Final = verb("attribute", subject="attribute")
CHARACTER: Final = verb("character", subject="character")
AMOUNT: Final = verb("amount", amount="number", most=9)
DECK: Final = verb("deck", subject="colour")
TEXT_BOX: Final = verb("text-box", subject="choice-box")
DONE: Final = verb("done")


# Numbers of bans that are not verbs of options: what cannot be used in a battle.
BAN_WEAPON: Final = 40
BAN_ARMOUR: Final = 41
BAN_ALLY: Final = 42
BANS = {
    "evade": EVADE,
    "weapon": BAN_WEAPON,
    "armour": BAN_ARMOUR,
    "ally": BAN_ALLY,
    "power-number": NUMBER,
    "power-ability": PLAY,
}

# Moments.
FIRST: Final = moment("first")
TURN: Final = moment("turn")
SCENARIO: Final = moment("scenario", subject="scenario")
CHOSEN: Final = moment("chosen", subject="character")
STARTED: Final = moment("started", subject="space")
BOXED: Final = moment("boxed")
ROLLED: Final = moment("rolled", other="dice")
FOE_ROLLED: Final = moment("foe-rolled", other="dice")
MOVED: Final = moment("moved", subject="space")
THREAT: Final = moment("threat", subject="card", other="space")
DREW: Final = moment("drew", subject="card", secret=True)
ACTIVATED: Final = moment("activated", subject="card")
TAINTED: Final = moment("tainted", subject="card", secret=True)
MISSION_DRAWN: Final = moment("mission-drawn", subject="card")
MISSION_DONE: Final = moment("mission-done", subject="card")
MISSION_PROGRESS: Final = moment("mission-progress", subject="card")
MISSION_TOKEN: Final = moment("mission-token", subject="space")
TOOK: Final = moment("took", subject="card")
TOOK_FROM: Final = moment("took-from", subject="card", other="seat")
STOLE: Final = moment("stole", subject="card", other="seat", secret=True)
TURNED_UP: Final = moment("turned-up", subject="card")
SHUFFLED_BACK: Final = moment("shuffled-back", subject="card")
CHARGED: Final = moment("charged", subject="card")
CHARGE_USED: Final = moment("charge-spent", subject="card")
DISCARDED: Final = moment("discarded", subject="card")
GAINED: Final = moment("gained", other="resource")
LOST: Final = moment("lost", other="resource")
USED: Final = moment("used", subject="card")
INVOKED: Final = moment("invoked", subject="ability")
PLAYED: Final = moment("played", subject="card")
NUMBERED: Final = moment("numbered", subject="card")
BATTLE: Final = moment("battle", subject="card", other="form")
BATTLE_JOINED: Final = moment("battle-joined", subject="card", other="form")
BATTLE_AT: Final = moment("battle-at", subject="space", other="form")
BATTLE_SHEET: Final = moment("battle-sheet", subject="scenario", other="form")
BONUS: Final = moment("bonus", other="number")
FOE_BONUS: Final = moment("foe-bonus", other="number")
FORM: Final = moment("form", subject="skill")
SCORES: Final = moment("scores", other="number")
OUTCOME: Final = moment("outcome", other="outcome")
TEST: Final = moment("test", subject="skill")
TESTED: Final = moment("tested", subject="skill", other="verdict")
EVADED: Final = moment("evaded", subject="card")
VANQUISHED: Final = moment("vanquished")
FALLEN: Final = moment("fallen")
ELIMINATED: Final = moment("eliminated")
LOST_TURN: Final = moment("lost-turn")
SKIPPED: Final = moment("skipped")
PREVENTED: Final = moment("prevented")
SPECIAL_MOVE: Final = moment("special-move")
TOKEN: Final = moment("token")
TOKENS_BACK: Final = moment("tokens-back")
TROPHY: Final = moment("trophy", subject="card")
RESHUFFLED: Final = moment("reshuffled", other="deck")
RESOLVED: Final = moment("resolved", subject="card")
SPACE_TEXT: Final = moment("space-text", subject="space")
CONFRONTED: Final = moment("confronted", subject="scenario")
PEEKED: Final = moment("peeked", other="deck")
PUT_UNDER: Final = moment("put-under", other="deck")
MISSION_SPENT: Final = moment("mission-spent", subject="card")
ABILITY_ACTS: Final = moment("ability-acts", subject="ability")
CARD_ACTS: Final = moment("card-acts", subject="card")
SCENARIO_ACTS: Final = moment("scenario-acts", subject="scenario")
ERRAND: Final = moment("errand", subject="card")


# Windows: the moments that sentences of cards and sheets name. Watches wait for windows, and never for what is told.
window = Numbered()
TURN_START: Final = window("turn-start")
MOVE_START: Final = window("move-start")
MOVE_ROLL: Final = window("move-roll")
EXPLORE_START: Final = window("explore-start")
EXPLORE_DRAW: Final = window("explore-draw")
EXPLORE_END: Final = window("explore-end")
ENGAGE_ENEMY: Final = window("engage-enemy")
BATTLE_FORM: Final = window("battle-form")
BATTLE_PREPARE: Final = window("battle-prepare")
BATTLE_ROLL: Final = window("battle-roll")
BATTLE_REROLL: Final = window("battle-reroll")
BATTLE_SCORE: Final = window("battle-score")
BATTLE_RESULT: Final = window("battle-result")
BATTLE_WIN: Final = window("battle-win")
BATTLE_LOSE: Final = window("battle-lose")
TEST_DECLARE: Final = window("test-declare")
TEST_REROLL: Final = window("test-reroll")
EXPERIENCE_START: Final = window("experience-start")
ALWAYS: Final = window("always")
ACTIVATION: Final = window("activation")
CORRUPTION: Final = window("corruption")
LIFE_LOSS: Final = window("life-loss")
OWN_ROLL: Final = window("own-roll")
POWER_NUMBER: Final = window("power-number")
LEVEL: Final = window("level")
RELIC_GAINED: Final = window("relic")
VANQUISHING: Final = window("vanquished")
OTHER_BATTLE_REROLL: Final = window("other-battle-reroll")
OTHER_TURN_START: Final = window("other-turn-start")
IN_BATTLE: Final = (1 << BATTLE_FORM | 1 << BATTLE_PREPARE | 1 << BATTLE_ROLL | 1 << BATTLE_REROLL
                    | 1 << BATTLE_SCORE | 1 << BATTLE_RESULT | 1 << BATTLE_WIN | 1 << BATTLE_LOSE)  # fmt: skip
AFTER_ROLL: Final = (1 << BATTLE_ROLL | 1 << BATTLE_REROLL | 1 << TEST_REROLL | 1 << OWN_ROLL | 1 << POWER_NUMBER
                     | 1 << OTHER_BATTLE_REROLL)  # fmt: skip
WITHIN: Final = IN_BATTLE | AFTER_ROLL | 1 << TEST_DECLARE | 1 << MOVE_ROLL | 1 << VANQUISHING
"""Windows within a battle, a test, a roll or a movement: when that is cut off, their sentences do not act any more."""
IN_A_TEXT: Final = 1 << ALWAYS
"""The window of the texts of spaces and Threat cards, which the Engagement phase resolves."""
PLACES = {
    "if form": IN_BATTLE,
    "if foe": IN_BATTLE,
    "if test-of": 1 << TEST_DECLARE | 1 << TEST_REROLL,
    "if foe-rolled": 1 << BATTLE_ROLL,
    "bonus in battle": IN_BATTLE,
    "bonus in test": 1 << TEST_DECLARE,
    "foe": IN_BATTLE,
    "dice": 1 << BATTLE_FORM | 1 << BATTLE_PREPARE,
    "form": 1 << BATTLE_FORM | 1 << BATTLE_PREPARE,
    "reroll": AFTER_ROLL,
    "add-roll": AFTER_ROLL,
    "tie": 1 << BATTLE_RESULT,
    "evade": 1 << ENGAGE_ENEMY,
    "cancel-drawn": 1 << EXPLORE_DRAW,
    "discard-drawn": 1 << CORRUPTION,
    "flip-drawn": 1 << CORRUPTION,
    "step": 1 << MOVE_ROLL,
    "steer": 1 << MOVE_ROLL,
    "cross-rift": IN_A_TEXT,
    "leave": IN_A_TEXT,
    "prevent": IN_BATTLE | 1 << LIFE_LOSS | 1 << VANQUISHING,
}
"""For verbs and conditions that need a roll, a battle or a loss in progress: the windows in which there is one, as bits."""
OF_OTHERS: Final = 1 << OTHER_BATTLE_REROLL | 1 << OTHER_TURN_START
OF_OWNER: Final = ~OF_OTHERS

# Decks and their discard piles.
deck = Numbered()
CORRUPTION_DECK: Final = deck("corruption")
MISSION_DECK: Final = deck("mission")
POWER_DECK: Final = deck("power")
RELIC_DECK: Final = deck("relic")
WARGEAR_DECK: Final = deck("wargear")
RED_DECK: Final = deck("red")
BLUE_DECK: Final = deck("blue")
YELLOW_DECK: Final = deck("yellow")
THREAT_DECK: Final = RED_DECK
"""The first of the three Threat decks, which have the order of the colours."""

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow")
ATTRIBUTES: Final[tuple[str, ...]] = ("strength", "willpower", "cunning")
"""The three attributes that settle battles and tests (RE-ATTR-01); Life is none of them."""
OF_LEVEL: Final = 3
"""The "attribute" of a test of level."""

# Resources that are gained and lost; the first three are the attributes.
resource = Numbered()
STRENGTH: Final = resource("strength")
WILLPOWER: Final = resource("willpower")
CUNNING: Final = resource("cunning")
LIFE: Final = resource("life")
INFLUENCE: Final = resource("influence")
LEVELS: Final = resource("level")
COMPLETED: Final = resource("mission")

# Types of Threat cards, in the order in which the Engagement phase resolves them.
card_type = Numbered()
EVENT: Final = card_type("event")
ENEMY: Final = card_type("enemy")
ENCOUNTER: Final = card_type("encounter")
ASSET: Final = card_type("asset")

TRAITS: Final[tuple[str, ...]] = ("ork", "chaos", "daemon", "cultist", "marine", "tyranid", "eldar", "psyker", "vehicle", "monster", "human")
FACTIONS: Final[tuple[str, ...]] = ("ork", "chaos", "tyranid", "eldar")
GEAR: Final[tuple[str, ...]] = ("weapon", "armour", "equipment", "ally", "relic")
KINDS: Final = ("power", "corruption", "mission", "relic", "wargear", "asset", "ally", "weapon", "armour", "equipment", "trophy")
"""The kinds of cards that texts count."""
AREAS: Final[tuple[str, ...]] = ("hive", "forge", "death", "maiden", "reaches", "front", "fringe", "phantom")
TIERS: Final[tuple[str, ...]] = ("outer", "middle", "inner")

NOTHING: Final = -1
"""Stands for a card, space, seat or mission where there is none."""

MOST_BOXES: Final = 4
"""The most boxes of text that a space can offer."""

OUTER_SPACES: Final = 24
MIDDLE_SPACES: Final = 16
MIDDLE: Final = OUTER_SPACES
INNER: Final = OUTER_SPACES + MIDDLE_SPACES
SPACES: Final = INNER + 7
"""Spaces are numbered round the outer tier, the middle tier, then along the inner tier."""

# Battles.
AGAINST_CARDS: Final = 0
AGAINST_TEXT: Final = 1
AGAINST_SHEET: Final = 2
outcome = Numbered()
UNDECIDED: Final = outcome("undecided")
WON: Final = outcome("won")
DEFEATED: Final = outcome("lost")
TIED: Final = outcome("tied")
VERDICTS: Final[tuple[str, ...]] = ("failed", "passed")

# Kinds of rolls.
MOVEMENT: Final = 0
IN_THE_BATTLE: Final = 1
OF_SKILL: Final = 2
OF_THE_FOE: Final = 3
FOE_ROLL_RULE: Final = "RE-BATTLE-05"
"""The rule by which a player rolls for the enemy: that roll is told as the enemy's."""

# Values that content can change.
POWER_LIMIT: Final = 0
ASSET_LIMIT: Final = 1
THRESHOLD: Final = 2
WEAPONS: Final = 3
GEAR_PRICE: Final = 4
CROSSING_PRICE: Final = 5
LEVEL_PRICE: Final = 6
EXPLODES: Final = 7
FOE_EXPLODES: Final = 8
SKILL: Final = 9
"""This and the two values after it: what cards add to tests of Strength, Willpower and Cunning, even against the player's will."""
LIMITS = {"power": POWER_LIMIT, "asset": ASSET_LIMIT, "corruption": THRESHOLD, "weapon": WEAPONS}
PRICES = {"wargear": GEAR_PRICE, "crossing": CROSSING_PRICE}

# Standing checks.
check = Bits()
CHECK_CORRUPTED: Final = check("corrupted")
CHECK_LIFE: Final = check("life")
CHECK_MISSIONS: Final = check("missions")
CHECK_VICTORY: Final = check("victory")

MOST: Final = 12
"""The highest value of a dial and of a level."""
STARTING_INFLUENCE: Final = 3
USUAL_THRESHOLD: Final = 6
POINTS_A_LEVEL: Final = 6
MISSIONS_A_RELIC: Final = 3
PRICE_OF_UNPRICED: Final = 3
"""The price of a traded asset without a printed cost."""

NOT_YOUR_MOMENT: Final = guard("not-your-moment", "RE-TURN-01", 0)
NOT_FOR_THIS: Final = guard("not-for-this", "RE-CLAR-01", 0)
NOT_YOURS: Final = guard("not-yours", "RE-ENG-12", 1)
ELIMINATED_SEAT: Final = guard("eliminated", "RE-ELIM-03", 9)
IN_DISCARD: Final = guard("in-discard", "RE-DISC-03", 1)
ONLY_TURN_START: Final = guard("only-turn-start", "RE-SUPP-02", 2)
ONLY_MOVEMENT: Final = guard("only-movement", "RE-MOVE-07", 2)
ONLY_EXPLORATION: Final = guard("only-exploration", "RE-EXPL-06", 2)
ONLY_BEFORE_BATTLE: Final = guard("only-before-battle", "RE-EVADE-02", 2)
ONLY_PREPARE: Final = guard("only-prepare", "RE-BONUS-05", 2)
ONLY_AFTER_ROLL: Final = guard("only-after-roll", "RE-BATTLE-09", 2)
ONLY_AFTER_BATTLE: Final = guard("only-after-battle", "RE-BATTLE-14", 2)
ONLY_TEST: Final = guard("only-test", "RE-BONUS-03", 2)
ONLY_EXPERIENCE: Final = guard("only-experience", "RE-EXP-01", 2)
ONLY_OTHERS: Final = guard("only-others", "RE-POWER-05", 2)
ONLY_LIFE_LOSS: Final = guard("only-life-loss", "RE-LIFE-03", 2)
ONLY_CORRUPTION: Final = guard("only-corruption", "RE-CORR-01", 2)
BY_ITSELF: Final = guard("by-itself", "RE-CLAR-10", 2)
FACE_DOWN: Final = guard("face-down", "RE-CORR-03", 2)
ALREADY_USED: Final = guard("already-used", "RE-BONUS-05", 3)
ONCE_A_TURN: Final = guard("once-a-turn", "RE-SUPP-02", 3)
CHARGE_SPENT: Final = guard("charge-spent", "RE-CHARGE-05", 4)
CANNOT_PAY: Final = guard("cannot-pay", "RE-INFL-01", 4)
CONDITION_NOT_MET: Final = guard("condition-not-met", "RE-CLAR-10", 4)
OTHER_FORM: Final = guard("other-form", "RE-BONUS-04", 5)
OTHER_TEST: Final = guard("other-test", "RE-BONUS-01", 5)
WEAPON_NAMED: Final = guard("weapon-named", "RE-BATTLE-04", 5)
NOT_NAMED: Final = guard("not-named", "RE-GEAR-07", 4)
BANNED: Final = guard("banned", "RE-CLAR-02", 6)
NOTHING_TO_DO: Final = guard("nothing-to-do", "RE-POWER-05", 5)
NO_ROLL: Final = guard("no-roll", "RE-POWER-06", 1)
BATTLE_ONLY: Final = guard("battle-only", "RE-GEAR-06", 2)
OWN_SPACE: Final = guard("own-space", "RE-MOVE-01", 2)
OTHER_TIER: Final = guard("other-tier", "RE-TIER-01", 2)
INNER_CLOSED: Final = guard("inner-closed", "RE-INNER-01", 2)
NO_DESTINATION: Final = guard("no-destination", "RE-MOVE-04", 1)
NEXT_STEP: Final = guard("next-step", "RE-INNER-02", 2)
NO_RETURN: Final = guard("no-return", "RE-INNER-04", 2)
ELSEWHERE: Final = guard("elsewhere", "RE-MOVE-10", 2)
WRONG_ORDER: Final = guard("wrong-order", "RE-ENG-03", 2)
NOT_ENGAGED: Final = guard("not-engaged", "RE-EXPL-06", 2)
RESOLVED_ALREADY: Final = guard("resolved-already", "RE-ENG-10", 3)
EVADED_ALREADY: Final = guard("evaded-already", "RE-EVADE-03", 3)
NO_TROPHIES_NOW: Final = guard("no-trophies-now", "RE-EXP-03", 2)
NO_DISCARD_NOW: Final = guard("no-discard-now", "RE-DISC-05", 1)
MISSION_GOES_ON: Final = guard("mission-goes-on", "RE-MISSION-03", 2)
MISSION_OVER: Final = guard("mission-over", "RE-MISSION-05", 2)
ATTRIBUTE_NOT_ASKED: Final = guard("attribute-not-asked", "RE-BATTLE-02", 1)
DECK_NOT_ASKED: Final = guard("deck-not-asked", "RE-SETUP-04", 1)
PLAYER_NOT_ASKED: Final = guard("player-not-asked", "RE-CLAR-07", 1)
CHARACTER_NOT_ASKED: Final = guard("character-not-asked", "RE-SETUP-07", 1)
OTHERS_ABILITY: Final = guard("others-ability", "RE-COMP-01", 1)

CharacterNo: TypeAlias = int
SpaceNo: TypeAlias = int
ScenarioNo: TypeAlias = int

WINDOWS: dict[str, tuple[str, ...]] = {"experience": ("RE-EXP-03", "RE-EXP-08")}
"""The kinds of questions that players tell apart when they say where they want to be asked."""
