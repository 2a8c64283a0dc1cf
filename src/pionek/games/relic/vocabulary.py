"""The numbers behind the words of the game: verbs, moments, windows, decks, resources, reasons."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.state.decision import Guard, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

# Verbs of options, in the order of VERBS below.
PLAY: Final[int] = FIRST_VERB
NUMBER: Final[int] = FIRST_VERB + 1
ROLL: Final[int] = FIRST_VERB + 2
USE: Final[int] = FIRST_VERB + 3
INVOKE: Final[int] = FIRST_VERB + 4
GO: Final[int] = FIRST_VERB + 5
CLOCKWISE: Final[int] = FIRST_VERB + 6
ANTICLOCKWISE: Final[int] = FIRST_VERB + 7
BOX: Final[int] = FIRST_VERB + 8
FIGHT: Final[int] = FIRST_VERB + 9
FACE: Final[int] = FIRST_VERB + 10
TAKE: Final[int] = FIRST_VERB + 11
EVADE: Final[int] = FIRST_VERB + 12
DISCARD: Final[int] = FIRST_VERB + 13
SPEND: Final[int] = FIRST_VERB + 14
RELIC: Final[int] = FIRST_VERB + 15
MISSION: Final[int] = FIRST_VERB + 16
PLAYER: Final[int] = FIRST_VERB + 17
ATTRIBUTE: Final[int] = FIRST_VERB + 18
CHARACTER: Final[int] = FIRST_VERB + 19
AMOUNT: Final[int] = FIRST_VERB + 20
DECK: Final[int] = FIRST_VERB + 21
TEXT_BOX: Final[int] = FIRST_VERB + 22
DONE: Final[int] = FIRST_VERB + 23

VERBS = (
    Verb("play", subject="card"),
    Verb("number", subject="card"),
    Verb("roll"),
    Verb("use", subject="card"),
    Verb("invoke", subject="ability"),
    Verb("go", subject="space"),
    Verb("clockwise"),
    Verb("anticlockwise"),
    Verb("box"),
    Verb("fight", subject="attribute"),
    Verb("face", subject="card"),
    Verb("take", subject="card", target="seat", optional=True),
    Verb("evade", subject="card"),
    Verb("discard", subject="card"),
    Verb("spend", subject="card"),
    Verb("relic"),
    Verb("mission"),
    Verb("player", subject="seat"),
    Verb("attribute", subject="attribute"),
    Verb("character", subject="character"),
    Verb("amount", amount="number", most=9),
    Verb("deck", subject="colour"),
    Verb("text-box", subject="choice-box"),
    Verb("done"),
)

# Bans that are no verbs of options: what cannot be used in a battle.
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

# Moments, in the order of MOMENTS below.
FIRST: Final = 0
TURN: Final = 1
SCENARIO: Final = 2
CHOSEN: Final = 3
ROLLED: Final = 4
MOVED: Final = 5
THREAT: Final = 6
DREW: Final = 7
ACTIVATED: Final = 8
TAINTED: Final = 9
MISSION_DRAWN: Final = 10
MISSION_DONE: Final = 11
TOOK: Final = 12
DISCARDED: Final = 13
GAINED: Final = 14
LOST: Final = 15
USED: Final = 16
INVOKED: Final = 17
PLAYED: Final = 18
NUMBERED: Final = 19
BATTLE: Final = 20
SCORES: Final = 21
OUTCOME: Final = 22
TESTED: Final = 23
EVADED: Final = 24
VANQUISHED: Final = 25
FALLEN: Final = 26
ELIMINATED: Final = 27
LOST_TURN: Final = 28
TOKEN: Final = 29
TROPHY: Final = 30
RESHUFFLED: Final = 31
RESOLVED: Final = 32

MOMENTS = (
    Moment("first"),
    Moment("turn"),
    Moment("scenario", subject="scenario"),
    Moment("chosen", subject="character"),
    Moment("rolled", other="dice"),
    Moment("moved", subject="space"),
    Moment("threat", subject="card", other="space"),
    Moment("drew", subject="card", secret=True),
    Moment("activated", subject="card"),
    Moment("tainted", subject="card", secret=True),
    Moment("mission-drawn", subject="card"),
    Moment("mission-done", subject="card"),
    Moment("took", subject="card"),
    Moment("discarded", subject="card"),
    Moment("gained", other="resource"),
    Moment("lost", other="resource"),
    Moment("used", subject="card"),
    Moment("invoked", subject="ability"),
    Moment("played", subject="card"),
    Moment("numbered", subject="card"),
    Moment("battle", other="attribute"),
    Moment("scores", other="number"),
    Moment("outcome", other="outcome"),
    Moment("tested", subject="attribute", other="verdict"),
    Moment("evaded", subject="card"),
    Moment("vanquished"),
    Moment("fallen"),
    Moment("eliminated"),
    Moment("lost-turn"),
    Moment("token"),
    Moment("trophy", subject="card"),
    Moment("reshuffled", other="deck"),
    Moment("resolved", subject="card"),
)

# Windows: the moments that sentences of cards and sheets name. A watch counts them from FIRST_WINDOW on.
WINDOWS: Final[tuple[str, ...]] = (
    "turn-start", "move-start", "move-roll", "explore-start", "explore-draw", "explore-end", "engage-enemy",
    "battle-form", "battle-prepare", "battle-roll", "battle-reroll", "battle-score", "battle-result", "battle-win",
    "battle-lose", "test-declare", "test-reroll", "experience-start", "always", "activation", "corruption", "life-loss",
    "own-roll", "power-number", "level", "relic", "vanquished", "other-battle-reroll", "other-turn-start",
)  # fmt: skip
FIRST_WINDOW: Final = 33
TURN_START: Final = 0
MOVE_START: Final = 1
MOVE_ROLL: Final = 2
EXPLORE_START: Final = 3
EXPLORE_DRAW: Final = 4
EXPLORE_END: Final = 5
ENGAGE_ENEMY: Final = 6
BATTLE_FORM: Final = 7
BATTLE_PREPARE: Final = 8
BATTLE_ROLL: Final = 9
BATTLE_REROLL: Final = 10
BATTLE_SCORE: Final = 11
BATTLE_RESULT: Final = 12
BATTLE_WIN: Final = 13
BATTLE_LOSE: Final = 14
TEST_DECLARE: Final = 15
TEST_REROLL: Final = 16
EXPERIENCE_START: Final = 17
ALWAYS: Final = 18
ACTIVATION: Final = 19
CORRUPTION: Final = 20
LIFE_LOSS: Final = 21
OWN_ROLL: Final = 22
POWER_NUMBER: Final = 23
LEVEL: Final = 24
RELIC_GAINED: Final = 25
VANQUISHING: Final = 26
OTHER_BATTLE_REROLL: Final = 27
OTHER_TURN_START: Final = 28
IN_BATTLE: Final = (1 << BATTLE_FORM | 1 << BATTLE_PREPARE | 1 << BATTLE_ROLL | 1 << BATTLE_REROLL
                    | 1 << BATTLE_SCORE | 1 << BATTLE_RESULT | 1 << BATTLE_WIN | 1 << BATTLE_LOSE)  # fmt: skip
AFTER_ROLL: Final = (1 << BATTLE_ROLL | 1 << BATTLE_REROLL | 1 << TEST_REROLL | 1 << OWN_ROLL | 1 << POWER_NUMBER
                     | 1 << OTHER_BATTLE_REROLL)  # fmt: skip
WITHIN: Final = IN_BATTLE | AFTER_ROLL | 1 << TEST_DECLARE | 1 << MOVE_ROLL | 1 << VANQUISHING
"""Moments of a procedure that a sentence may ask about: when it is cut off, they are over."""
IN_A_TEXT: Final = 1 << ALWAYS
"""Of a space or of a Threat card, in the Engagement phase."""
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
"""Verbs and conditions about something under way, a roll, a battle, a loss: the windows in which there is one, as bits."""
OF_OTHERS: Final = 1 << OTHER_BATTLE_REROLL | 1 << OTHER_TURN_START
OF_OWNER: Final = ~OF_OTHERS

# Decks and their discard piles.
CORRUPTION_DECK: Final = 0
MISSION_DECK: Final = 1
POWER_DECK: Final = 2
RELIC_DECK: Final = 3
WARGEAR_DECK: Final = 4
THREAT_DECK: Final = 5
DECKS: Final[tuple[str, ...]] = ("corruption", "mission", "power", "relic", "wargear", "red", "blue", "yellow")

COLOURS: Final[tuple[str, ...]] = ("red", "blue", "yellow")
ATTRIBUTES: Final[tuple[str, ...]] = ("strength", "willpower", "cunning")
OF_LEVEL: Final = 3
"""The "attribute" of a test of level."""

# Resources that are gained and lost; the first three are the attributes.
LIFE: Final = 3
INFLUENCE: Final = 4
LEVELS: Final = 5
COMPLETED: Final = 6
RESOURCES: Final[tuple[str, ...]] = ("strength", "willpower", "cunning", "life", "influence", "level", "mission")

TRAITS: Final[tuple[str, ...]] = ("ork", "chaos", "daemon", "cultist", "marine", "tyranid", "eldar", "psyker", "vehicle", "monster", "human")
FACTIONS: Final[tuple[str, ...]] = ("ork", "chaos", "tyranid", "eldar")
TYPES: Final[tuple[str, ...]] = ("event", "enemy", "encounter", "asset")
GEAR: Final[tuple[str, ...]] = ("weapon", "armour", "equipment", "ally", "relic")
AREAS: Final[tuple[str, ...]] = ("hive", "forge", "death", "maiden", "reaches", "front", "fringe", "phantom")
TIERS: Final[tuple[str, ...]] = ("outer", "middle", "inner")

NOTHING: Final = -1
"""No card, no space, no seat, no mission: what stands for them where there is none."""

MOST_BOXES: Final = 4
"""Boxes of text that a space could offer to choose from."""

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
UNDECIDED: Final = 0
WON: Final = 1
DEFEATED: Final = 2
TIED: Final = 3
OUTCOMES: Final[tuple[str, ...]] = ("undecided", "won", "lost", "tied")
VERDICTS: Final[tuple[str, ...]] = ("failed", "passed")

# Kinds of rolls.
MOVEMENT: Final = 0
IN_THE_BATTLE: Final = 1
OF_SKILL: Final = 2
OF_THE_FOE: Final = 3

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
"""And the two after it: what is added to tests of Strength, Willpower and Cunning whether one likes it or not."""
LIMITS = {"power": POWER_LIMIT, "asset": ASSET_LIMIT, "corruption": THRESHOLD, "weapon": WEAPONS}
PRICES = {"wargear": GEAR_PRICE, "crossing": CROSSING_PRICE}

# Standing checks.
CHECK_CORRUPTED: Final = 1
CHECK_LIFE: Final = 2
CHECK_MISSIONS: Final = 4
CHECK_VICTORY: Final = 8

MOST: Final = 12
"""No dial goes further, and no level."""
STARTING_INFLUENCE: Final = 3
USUAL_THRESHOLD: Final = 6
POINTS_A_LEVEL: Final = 6
MISSIONS_A_RELIC: Final = 3
PRICE_OF_UNPRICED: Final = 3
"""What a traded asset without a printed cost counts for."""

NOT_YOUR_MOMENT = Guard("not-your-moment", "RE-TURN-01", 0)
NOT_FOR_THIS = Guard("not-for-this", "RE-CLAR-01", 0)
NOT_YOURS = Guard("not-yours", "RE-ENG-12", 1)
ELIMINATED_SEAT = Guard("eliminated", "RE-ELIM-03", 9)
IN_DISCARD = Guard("in-discard", "RE-DISC-03", 1)
ONLY_TURN_START = Guard("only-turn-start", "RE-SUPP-02", 2)
ONLY_MOVEMENT = Guard("only-movement", "RE-MOVE-07", 2)
ONLY_EXPLORATION = Guard("only-exploration", "RE-EXPL-06", 2)
ONLY_BEFORE_BATTLE = Guard("only-before-battle", "RE-EVADE-02", 2)
ONLY_PREPARE = Guard("only-prepare", "RE-BONUS-05", 2)
ONLY_AFTER_ROLL = Guard("only-after-roll", "RE-BATTLE-09", 2)
ONLY_AFTER_BATTLE = Guard("only-after-battle", "RE-BATTLE-14", 2)
ONLY_TEST = Guard("only-test", "RE-BONUS-03", 2)
ONLY_EXPERIENCE = Guard("only-experience", "RE-EXP-01", 2)
ONLY_OTHERS = Guard("only-others", "RE-POWER-05", 2)
ONLY_LIFE_LOSS = Guard("only-life-loss", "RE-LIFE-03", 2)
ONLY_CORRUPTION = Guard("only-corruption", "RE-CORR-01", 2)
BY_ITSELF = Guard("by-itself", "RE-CLAR-10", 2)
FACE_DOWN = Guard("face-down", "RE-CORR-03", 2)
ALREADY_USED = Guard("already-used", "RE-BONUS-05", 3)
ONCE_A_TURN = Guard("once-a-turn", "RE-SUPP-02", 3)
CHARGE_SPENT = Guard("charge-spent", "RE-CHARGE-05", 4)
CANNOT_PAY = Guard("cannot-pay", "RE-INFL-01", 4)
CONDITION_NOT_MET = Guard("condition-not-met", "RE-CLAR-10", 4)
OTHER_FORM = Guard("other-form", "RE-BONUS-04", 5)
OTHER_TEST = Guard("other-test", "RE-BONUS-01", 5)
WEAPON_NAMED = Guard("weapon-named", "RE-BATTLE-04", 5)
NOT_NAMED = Guard("not-named", "RE-GEAR-07", 4)
BANNED = Guard("banned", "RE-CLAR-02", 6)
NOTHING_TO_DO = Guard("nothing-to-do", "RE-POWER-05", 5)
NO_ROLL = Guard("no-roll", "RE-POWER-06", 1)
BATTLE_ONLY = Guard("battle-only", "RE-GEAR-06", 2)
OWN_SPACE = Guard("own-space", "RE-MOVE-01", 2)
OTHER_TIER = Guard("other-tier", "RE-TIER-01", 2)
INNER_CLOSED = Guard("inner-closed", "RE-INNER-01", 2)
NO_DESTINATION = Guard("no-destination", "RE-MOVE-04", 1)
NEXT_STEP = Guard("next-step", "RE-INNER-02", 2)
NO_RETURN = Guard("no-return", "RE-INNER-04", 2)
ELSEWHERE = Guard("elsewhere", "RE-MOVE-10", 2)
WRONG_ORDER = Guard("wrong-order", "RE-ENG-03", 2)
NOT_ENGAGED = Guard("not-engaged", "RE-EXPL-06", 2)
RESOLVED_ALREADY = Guard("resolved-already", "RE-ENG-10", 3)
EVADED_ALREADY = Guard("evaded-already", "RE-EVADE-03", 3)
NO_TROPHIES_NOW = Guard("no-trophies-now", "RE-EXP-03", 2)
NO_DISCARD_NOW = Guard("no-discard-now", "RE-DISC-05", 1)
MISSION_GOES_ON = Guard("mission-goes-on", "RE-MISSION-03", 2)
MISSION_OVER = Guard("mission-over", "RE-MISSION-05", 2)
ATTRIBUTE_NOT_ASKED = Guard("attribute-not-asked", "RE-BATTLE-02", 1)
DECK_NOT_ASKED = Guard("deck-not-asked", "RE-SETUP-04", 1)
PLAYER_NOT_ASKED = Guard("player-not-asked", "RE-CLAR-07", 1)
CHARACTER_NOT_ASKED = Guard("character-not-asked", "RE-SETUP-07", 1)
OTHERS_ABILITY = Guard("others-ability", "RE-COMP-01", 1)

GUARDS = (
    NOT_YOUR_MOMENT, NOT_FOR_THIS, NOT_YOURS, ELIMINATED_SEAT, IN_DISCARD, ONLY_TURN_START, ONLY_MOVEMENT,
    ONLY_EXPLORATION, ONLY_BEFORE_BATTLE, ONLY_PREPARE, ONLY_AFTER_ROLL, ONLY_AFTER_BATTLE, ONLY_TEST, ONLY_EXPERIENCE,
    ONLY_OTHERS, ONLY_LIFE_LOSS, ONLY_CORRUPTION, BY_ITSELF, FACE_DOWN, ALREADY_USED, ONCE_A_TURN, CHARGE_SPENT,
    CANNOT_PAY, CONDITION_NOT_MET, OTHER_FORM, OTHER_TEST, WEAPON_NAMED, NOT_NAMED, BANNED, NOTHING_TO_DO, NO_ROLL,
    BATTLE_ONLY, OWN_SPACE, OTHER_TIER, INNER_CLOSED, NO_DESTINATION, NEXT_STEP, NO_RETURN, ELSEWHERE,
    WRONG_ORDER, NOT_ENGAGED, RESOLVED_ALREADY, EVADED_ALREADY, NO_TROPHIES_NOW, NO_DISCARD_NOW, MISSION_GOES_ON,
    MISSION_OVER, ATTRIBUTE_NOT_ASKED, DECK_NOT_ASKED, PLAYER_NOT_ASKED, CHARACTER_NOT_ASKED, OTHERS_ABILITY,
)  # fmt: skip
CharacterNo: TypeAlias = int
SpaceNo: TypeAlias = int
ScenarioNo: TypeAlias = int
