"""The numbers behind the words of the game: verbs, moments, windows, kinds of damage, reasons."""

from __future__ import annotations

from typing import Final

from pionek.core.state.decision import Guard, Verb
from pionek.core.state.events import Moment
from pionek.core.vocabulary import FIRST_VERB

# Verbs of options, in the order of VERBS below.
PLAY: Final[int] = FIRST_VERB
SELL: Final[int] = FIRST_VERB + 1
REROLL: Final[int] = FIRST_VERB + 2
ANNOUNCE: Final[int] = FIRST_VERB + 3
NONE: Final[int] = FIRST_VERB + 4
BACK: Final[int] = FIRST_VERB + 5
DEFEND: Final[int] = FIRST_VERB + 6
STAND: Final[int] = FIRST_VERB + 7
SPEND: Final[int] = FIRST_VERB + 8
DIE: Final[int] = FIRST_VERB + 9
VALUE: Final[int] = FIRST_VERB + 10
PLAYER: Final[int] = FIRST_VERB + 11
TAKE_OFF: Final[int] = FIRST_VERB + 12
NUMBER: Final[int] = FIRST_VERB + 13
DONE: Final[int] = FIRST_VERB + 14
USE: Final[int] = FIRST_VERB + 15
GROW: Final[int] = FIRST_VERB + 16
THROW_AWAY: Final[int] = FIRST_VERB + 17

VERBS = (
    Verb("play", subject="card"),
    Verb("sell", subject="card"),
    Verb("reroll", amount="dice"),
    Verb("announce", subject="ability"),
    Verb("none"),
    Verb("back"),
    Verb("defend", subject="ability"),
    Verb("stand"),
    Verb("spend", subject="token"),
    Verb("die", subject="die"),
    Verb("value", amount="number", most=6),
    Verb("player", subject="seat"),
    Verb("take-off", subject="token", target="seat"),
    Verb("number", amount="number", most=20),
    Verb("done"),
    Verb("use", subject="ability"),
    Verb("grow", subject="token"),
    Verb("throw-away", subject="card"),
)

# Moments, in the order of MOMENTS below.
(
    FIRST, TURN, UPKEEP, CP_GAINED, CP_LOST, DREW, RESHUFFLED, SOLD, PLAYED, UPGRADED, ROLLED, REROLLED, KEPT,
    ANNOUNCED, ANNOUNCED_NONE, ACTIVATED, INCOMING, ADDED, PREVENTED, HEALED, HURT, GAINED, INFLICTED, REMOVED,
    LIMIT_RAISED, SKIPPED_INCOME, SKIPPED_OFFENSE, DEFENDED, NOT_DEFENDED, EXTRA_PHASE, DIE_SET, ATTEMPT_GAINED,
    DEFEATED, UNDEFENDABLE, TARGETED, UNAIMED, SPENT, USED, ATTEMPTS_OVER, ROLLS_OVER, TURN_OVER, FAILED, AVOIDED,
    HALVED, REFLECTED, SAVED, DISCARDED, GREW, WARDED, STOLEN, CP_PAID,
) = range(51)  # fmt: skip

MOMENTS = (
    Moment("first"),
    Moment("turn"),
    Moment("upkeep"),
    Moment("cp-gained"),
    Moment("cp-lost"),
    Moment("drew", subject="card", secret=True),
    Moment("reshuffled"),
    Moment("sold", subject="card"),
    Moment("played", subject="card"),
    Moment("upgraded", subject="card"),
    Moment("rolled", other="dice"),
    Moment("rerolled", other="dice"),
    Moment("kept"),
    Moment("announced", subject="ability"),
    Moment("announced-none"),
    Moment("activated", subject="ability"),
    Moment("incoming", other="damage"),
    Moment("added"),
    Moment("prevented"),
    Moment("healed"),
    Moment("hurt"),
    Moment("gained", subject="token"),
    Moment("inflicted", subject="token"),
    Moment("removed", subject="token"),
    Moment("limit-raised", subject="token"),
    Moment("skipped-income"),
    Moment("skipped-offense"),
    Moment("defended", subject="ability"),
    Moment("not-defended"),
    Moment("extra-phase"),
    Moment("die-set", other="seat"),
    Moment("attempt-gained"),
    Moment("defeated"),
    Moment("undefendable"),
    Moment("targeted", other="seat"),
    Moment("unaimed", other="damage"),
    Moment("spent", subject="token"),
    Moment("used", subject="ability"),
    Moment("attempts-over"),
    Moment("rolls-over"),
    Moment("turn-over"),
    Moment("failed", subject="ability"),
    Moment("avoided"),
    Moment("halved"),
    Moment("reflected"),
    Moment("saved"),
    Moment("discarded", subject="card"),
    Moment("grew", subject="token"),
    Moment("warded", subject="token"),
    Moment("stolen", other="seat"),
    Moment("cp-paid"),
)

# Windows: what may be played in them, as bits.
INSTANTS: Final = 1
ROLL_PHASE: Final = 2
DICE_NOW: Final = 4
DICE_IN_ROLL_PHASE: Final = 8
AFTER_DAMAGE: Final = 16
OWN_MAIN: Final = 32
END_OF_OFFENSE: Final = 64
AIMED: Final = 128
LAST_WINDOW: Final = AIMED
ANY_TIME: Final = INSTANTS | ROLL_PHASE | OWN_MAIN | END_OF_OFFENSE

PASSIVE: Final = 1 << 60
"""Beside the bits of tokens that can be spent: a passive ability that can be paid for."""

WINDOWS = {
    "upkeep": ("DT-WINDOW-03",),
    "income": ("DT-WINDOW-04",),
    "main": ("DT-WINDOW-05", "DT-DAMAGE-04"),
    "attempt": ("DT-WINDOW-07",),
    "announced": ("DT-WINDOW-08",),
    "ability": ("DT-WINDOW-09", "DT-WINDOW-10", "DT-WINDOW-11", "DT-WINDOW-19"),
    "target": ("DT-WINDOW-12", "DT-COMPANION-02"),
    "attack": ("DT-WINDOW-13",),
    "defence": ("DT-WINDOW-14",),
    "last": ("DT-WINDOW-15", "DT-FINAL-01"),
    "discard": ("DT-WINDOW-17",),
}
"""The kinds that people tell apart when they say where they want to be asked."""

# What an effect can need around it, as bits.
ANY_DICE: Final = 1
OWN_DICE: Final = 2
OTHER_DICE: Final = 4
TWO_DICE: Final = 8
OFFENSE_DICE: Final = 16
DEFENSE_DICE: Final = 32
ATTACK: Final = 64
GROWING_ATTACK: Final = 128
INCOMING_DAMAGE: Final = 256
ANY_STATUS: Final = 512
OWN_STATUS: Final = 1024
MOVABLE_STATUS: Final = 2048
OWN_INCOMING: Final = 4096
ATTACKED: Final = 8192
FURTHER_CARD: Final = 16384
COMING_STATUS: Final = 32768
DEFENDABLE_ATTACK: Final = 65536
SIDE_DICE: Final = 131072

# Kinds of damage.
NORMAL: Final = 0
UNDEFENDABLE_DAMAGE: Final = 1
PURE: Final = 2
COLLATERAL: Final = 3
ULTIMATE: Final = 4
DAMAGE_KINDS = ("normal", "undefendable", "pure", "collateral", "ultimate")

# Circumstances in which an effect is resolved.
BY_CARD: Final = 0
BY_ABILITY: Final = 1
BY_DEFENSE: Final = 2
BY_TOKEN: Final = 3
WHEN_DUE: Final = 4
BY_MAIN_CARD: Final = 5

# Proposals that tokens can replace.
INCOME: Final = 0
OFFENSE: Final = 1
ACTIVATION: Final = 2
HARM: Final = 3
PROPOSALS = ("income", "offense", "activation", "harm")
"""Nobody proposes harm: damage is added up. But a ban on it is a shelter."""

# Standing checks.
DEFEAT: Final = 1

# Values that content can change.
ATTEMPTS: Final = 0
LEAST_HEALTH: Final = 1

HEALING_ROOM: Final = 10
STARTING_CP: Final = 2
MOST_CP: Final = 15
STARTING_HAND: Final = 4
MOST_CARDS: Final = 6
DICE: Final = 5
ROLL_ATTEMPTS: Final = 3

NOT_YOUR_MOMENT = Guard("not-your-moment", "DT-ORDER-01", 0)
NOT_YOURS = Guard("not-yours", "DT-CARD-03", 0)
NOT_YOUR_ABILITY = Guard("not-your-ability", "DT-SETUP-01", 0)
STUNNED = Guard("stunned", "DT-PYRO-05", 1)
ULTIMATE_UNDER_WAY = Guard("ultimate-under-way", "DT-ULT-04", 1)
ONLY_MAIN = Guard("only-main", "DT-MAINCARD-01", 2)
ONLY_MAIN_UPGRADE = Guard("only-main-upgrade", "DT-UPGRADE-02", 2)
ONLY_ROLL_PHASE = Guard("only-roll-phase", "DT-ROLLCARD-01", 2)
ONLY_DICE_NOW = Guard("only-dice-now", "DT-WINDOW-19", 2)
ONLY_AFTER_DAMAGE = Guard("only-after-damage", "DT-DEFENSE-07", 3)
SELL_IN_MAIN = Guard("sell-in-main", "DT-MAIN-06", 1)
ALREADY_UPGRADED = Guard("already-upgraded", "DT-UPGRADE-01", 3)
TOO_EXPENSIVE = Guard("too-expensive", "DT-CP-05", 4)
NO_ATTACK = Guard("no-attack", "DT-MODIFIER-04", 5)
NO_ENHANCING = Guard("no-enhancing", "DT-DAMAGE-05", 5)
NO_DICE = Guard("no-dice", "DT-ABILITY-02", 5)
NOT_YOUR_DICE = Guard("not-your-dice", "DT-NAMED-02", 5)
ONLY_YOUR_DICE = Guard("only-your-dice", "DT-ROLLCARD-02", 5)
NOT_YOUR_SIDES_DICE = Guard("not-your-sides-dice", "DT-TEAM-12", 5)
NO_OFFENSE_NOW = Guard("no-offense-now", "DT-OFFENSE-01", 5)
NO_DEFENSE_NOW = Guard("no-defense-now", "DT-DEFENSE-05", 5)
NO_STATUS = Guard("no-status", "DT-STATUS-08", 5)
NO_ROOM = Guard("no-room", "DT-STATUS-14", 5)
NO_INCOMING = Guard("no-incoming", "DT-DAMAGE-01", 5)
TOO_LITTLE_DAMAGE = Guard("too-little-damage", "DT-FINAL-01", 5)
NO_UNLIMITED_DAMAGE = Guard("cannot-be-avoided", "DT-DAMAGE-11", 5)
CONDITION_NOT_MET = Guard("condition-not-met", "DT-OFFENSE-06", 3)
DICE_NOT_FINAL = Guard("dice-not-final", "DT-OFFENSE-15", 2)
ANNOUNCEMENT_STANDS = Guard("announcement-stands", "DT-OFFENSE-17", 2)
NOT_ROLLING = Guard("not-rolling", "DT-GAME-03", 1)
ALREADY_ANNOUNCED = Guard("already-announced", "DT-OFFENSE-12", 2)
NOT_ATTACKED = Guard("not-attacked", "DT-DEFAB-01", 1)
NOT_DEFENDABLE = Guard("not-defendable", "DT-DEFAB-03", 2)
ATTACK_NOT_FINAL = Guard("attack-not-final", "DT-DEFENSE-03", 2)
ALREADY_DEFENDED = Guard("already-defended", "DT-DEFAB-05", 2)
NOT_THIS_TIME = Guard("not-spent-now", "DT-STATUS-10", 2)
SPENT_THIS_TURN = Guard("spent-this-turn", "DT-COMPANION-02", 3)
GAINED_THIS_TURN = Guard("gained-this-turn", "DT-STATUS-10", 3)
NOT_ATTACKED_NOW = Guard("not-attacked-now", "DT-NAMED-05", 5)
USE_NOT_MET = Guard("use-not-met", "DT-STATUS-10", 5)
NO_FURTHER_CARD = Guard("no-further-card", "DT-CP-05", 5)
NO_COMING_STATUS = Guard("no-coming-status", "DT-STATUS-04", 5)
IN_SHELTER = Guard("in-shelter", "DT-SHAD-03", 2)
NOTHING_TO_USE = Guard("nothing-to-use", "DT-PASSIVE-01", 1)
TOKEN_ACTS_BY_ITSELF = Guard("token-acts-by-itself", "DT-STATUS-09", 1)
NOT_YOUR_TOKEN = Guard("not-your-token", "DT-STATUS-03", 0)
DIE_NOT_ASKED = Guard("die-not-asked", "DT-OFFENSE-03", 1)
UPGRADE_FIRST = Guard("upgrade-lies-there", "DT-UPGRADE-03", 1)
NOT_ON_BOARD = Guard("not-on-board", "DT-UPGRADE-01", 1)
IN_DISCARD = Guard("in-discard", "DT-ACTION-01", 1)

GUARDS = (
    NOT_YOUR_MOMENT, NOT_YOURS, NOT_YOUR_ABILITY, STUNNED, ULTIMATE_UNDER_WAY, ONLY_MAIN, ONLY_MAIN_UPGRADE, ONLY_ROLL_PHASE,
    ONLY_DICE_NOW, ONLY_AFTER_DAMAGE, SELL_IN_MAIN, ALREADY_UPGRADED, TOO_EXPENSIVE, NO_ATTACK, NO_ENHANCING, NO_DICE,
    NOT_YOUR_DICE, ONLY_YOUR_DICE, NOT_YOUR_SIDES_DICE, NO_OFFENSE_NOW, NO_DEFENSE_NOW, NO_STATUS, NO_ROOM, NO_INCOMING, TOO_LITTLE_DAMAGE,
    NO_UNLIMITED_DAMAGE, CONDITION_NOT_MET, DICE_NOT_FINAL, NOT_ROLLING, ALREADY_ANNOUNCED, NOT_ATTACKED,
    NOT_DEFENDABLE, ANNOUNCEMENT_STANDS, ATTACK_NOT_FINAL, ALREADY_DEFENDED, TOKEN_ACTS_BY_ITSELF, NOT_YOUR_TOKEN,
    DIE_NOT_ASKED, UPGRADE_FIRST, NOT_ON_BOARD, IN_DISCARD, NOT_THIS_TIME, SPENT_THIS_TURN, GAINED_THIS_TURN,
    NOT_ATTACKED_NOW, USE_NOT_MET, NO_FURTHER_CARD, NO_COMING_STATUS, IN_SHELTER, NOTHING_TO_USE,
)  # fmt: skip
