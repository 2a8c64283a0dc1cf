"""The words of the game, each declared once: verbs, moments, windows, requirements, kinds of damage, guards."""

from __future__ import annotations

from typing import Final, TypeAlias

from pionek.core.vocabulary import Bits, Numbered, Words

WORDS = Words()
verb, moment, guard = WORDS.verb, WORDS.moment, WORDS.guard
window, requirement = Bits(), Bits()
damage_kind, proposal = Numbered(), Numbered()

HeroNo: TypeAlias = int
AbilityNo: TypeAlias = int
TokenNo: TypeAlias = int
FaceNo: TypeAlias = int
"""The numbers of definitions of these kinds."""


# Verbs of options.
PLAY: Final = verb("play", subject="card")
SELL: Final = verb("sell", subject="card")
REROLL: Final = verb("reroll", amount="dice")
ANNOUNCE: Final = verb("announce", subject="ability")
NONE: Final = verb("none")
BACK: Final = verb("back")
DEFEND: Final = verb("defend", subject="ability")
STAND: Final = verb("stand")
SPEND: Final = verb("spend", subject="token")
DIE: Final = verb("die", subject="die")
VALUE: Final = verb("value", amount="number", most=6)
PLAYER: Final = verb("player", subject="seat")
TAKE_OFF: Final = verb("take-off", subject="token", target="seat")
NUMBER: Final = verb("number", amount="number", most=20)
DONE: Final = verb("done")
USE: Final = verb("use", subject="ability")
GROW: Final = verb("grow", subject="token")
THROW_AWAY: Final = verb("throw-away", subject="card")
TAKE_CARD: Final = verb("take-card", subject="card")


# Moments.
FIRST: Final = moment("first")
TURN: Final = moment("turn")
UPKEEP: Final = moment("upkeep")
CP_GAINED: Final = moment("cp-gained")
CP_LOST: Final = moment("cp-lost")
DREW: Final = moment("drew", subject="card", secret=True)
RESHUFFLED: Final = moment("reshuffled")
SOLD: Final = moment("sold", subject="card")
PLAYED: Final = moment("played", subject="card")
UPGRADED: Final = moment("upgraded", subject="card")
ROLLED: Final = moment("rolled", other="dice")
REROLLED: Final = moment("rerolled", other="dice")
KEPT: Final = moment("kept")
ANNOUNCED: Final = moment("announced", subject="ability")
ANNOUNCED_NONE: Final = moment("announced-none")
ACTIVATED: Final = moment("activated", subject="ability")
INCOMING: Final = moment("incoming", other="damage")
ADDED: Final = moment("added", other="seat")
PREVENTED: Final = moment("prevented")
HEALED: Final = moment("healed")
HURT: Final = moment("hurt")
GAINED: Final = moment("gained", subject="token")
INFLICTED: Final = moment("inflicted", subject="token")
REMOVED: Final = moment("removed", subject="token")
LIMIT_RAISED: Final = moment("limit-raised", subject="token")
SKIPPED_INCOME: Final = moment("skipped-income")
SKIPPED_OFFENSE: Final = moment("skipped-offense")
DEFENDED: Final = moment("defended", subject="ability")
NOT_DEFENDED: Final = moment("not-defended")
EXTRA_PHASE: Final = moment("extra-phase")
DIE_SET: Final = moment("die-set", other="seat")
ATTEMPT_GAINED: Final = moment("attempt-gained")
DEFEATED: Final = moment("defeated")
UNDEFENDABLE: Final = moment("undefendable")
TARGETED: Final = moment("targeted", other="seat")
UNAIMED: Final = moment("unaimed", other="damage")
SPENT: Final = moment("spent", subject="token")
USED: Final = moment("used", subject="ability")
ATTEMPTS_OVER: Final = moment("attempts-over")
ROLLS_OVER: Final = moment("rolls-over")
TURN_OVER: Final = moment("turn-over")
FAILED: Final = moment("failed", subject="ability")
AVOIDED: Final = moment("avoided")
HALVED: Final = moment("halved")
REFLECTED: Final = moment("reflected")
SAVED: Final = moment("saved")
DISCARDED: Final = moment("discarded", subject="card")
GREW: Final = moment("grew", subject="token")
WARDED: Final = moment("warded", subject="token")
STOLEN: Final = moment("stolen", other="seat")
CP_PAID: Final = moment("cp-paid")
NO_CARDS: Final = moment("no-cards")
NOT_PLACED: Final = moment("not-placed", subject="token")
INCOMING_FROM: Final = moment("incoming-from", subject="token", other="damage")
ADDED_BY: Final = moment("added-by", subject="token")
FELL_BACK: Final = moment("fell-back")
UNHURT: Final = moment("unhurt")
SPENT_FOR: Final = moment("spent-for", subject="token", other="use")


# Windows: what may be played in them, as bits. The names are those of features for learners.
INSTANTS: Final = window("instants")
ROLL_PHASE: Final = window("roll phase")
DICE_NOW: Final = window("dice")
DICE_IN_ROLL_PHASE: Final = window("dice in the roll phase")
AFTER_DAMAGE: Final = window("damage dealt")
OWN_MAIN: Final = window("own main")
END_OF_OFFENSE: Final = window("offense over")
AIMED: Final = window("aimed")
LAST_WINDOW: Final = AIMED
IN_ROLL_PHASES: Final = ROLL_PHASE | END_OF_OFFENSE | AIMED
ANY_TIME: Final = INSTANTS | OWN_MAIN | IN_ROLL_PHASES

MOST_USES: Final = 8
"""A use of a token has, in events, the number of the token times this and its own place among the uses."""

PASSIVE: Final = 1 << 60
"""A passive ability that can be paid for: a bit beside those of the tokens that can be spent."""

WINDOWS = {
    "upkeep": ("DT-WINDOW-03",),
    "income": ("DT-WINDOW-04",),
    "main": ("DT-WINDOW-05", "DT-DAMAGE-04"),
    "attempt": ("DT-WINDOW-07",),
    "announced": ("DT-WINDOW-08",),
    "ability": ("DT-WINDOW-09", "DT-WINDOW-10", "DT-WINDOW-11", "DT-WINDOW-19"),
    "target": ("DT-WINDOW-12", "DT-WINDOW-20"),
    "attack": ("DT-WINDOW-13",),
    "defence": ("DT-WINDOW-14",),
    "last": ("DT-WINDOW-15", "DT-FINAL-01"),
    "discard": ("DT-WINDOW-17",),
}
"""The kinds of windows that players tell apart when they say where they want to be asked."""

# What an effect can require, as bits.
ANY_DICE: Final = requirement("any-dice")
OWN_DICE: Final = requirement("own-dice")
OTHER_DICE: Final = requirement("other-dice")
TWO_DICE: Final = requirement("two-dice")
OFFENSE_DICE: Final = requirement("offense-dice")
DEFENSE_DICE: Final = requirement("defense-dice")
ATTACK: Final = requirement("attack")
GROWING_ATTACK: Final = requirement("growing-attack")
INCOMING_DAMAGE: Final = requirement("incoming-damage")
ANY_STATUS: Final = requirement("any-status")
OWN_STATUS: Final = requirement("own-status")
MOVABLE_STATUS: Final = requirement("movable-status")
OWN_INCOMING: Final = requirement("own-incoming")
ATTACKED: Final = requirement("attacked")
FURTHER_CARD: Final = requirement("further-card")
COMING_STATUS: Final = requirement("coming-status")
DEFENDABLE_ATTACK: Final = requirement("defendable-attack")
SIDE_DICE: Final = requirement("side-dice")

# Kinds of damage.
NORMAL: Final = damage_kind("normal")
UNDEFENDABLE_DAMAGE: Final = damage_kind("undefendable")
PURE: Final = damage_kind("pure")
COLLATERAL: Final = damage_kind("collateral")
ULTIMATE: Final = damage_kind("ultimate")

# Circumstances in which an effect is resolved.
BY_CARD: Final = 0
BY_ABILITY: Final = 1
BY_DEFENSE: Final = 2
BY_TOKEN: Final = 3
WHEN_DUE: Final = 4
BY_MAIN_CARD: Final = 5
OF_ABILITY: Final = (BY_ABILITY, BY_DEFENSE, WHEN_DUE)
"""The circumstances in which an ability is carried out, at once or in a later step."""

# Proposals that tokens can replace. Harm is never proposed, for damage is added up; but a ban on it is a shelter.
INCOME: Final = proposal("income")
OFFENSE: Final = proposal("offense")
ACTIVATION: Final = proposal("activation")
HARM: Final = proposal("harm")

# Checks between two steps.
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

NOT_YOUR_MOMENT: Final = guard("not-your-moment", "DT-ORDER-01", 0)
NOT_YOURS: Final = guard("not-yours", "DT-CARD-03", 0)
NOT_YOUR_ABILITY: Final = guard("not-your-ability", "DT-SETUP-01", 0)
STUNNED: Final = guard("stunned", "DT-PYRO-05", 1)
ULTIMATE_UNDER_WAY: Final = guard("ultimate-under-way", "DT-ULT-04", 1)
ONLY_MAIN: Final = guard("only-main", "DT-MAINCARD-01", 2)
ONLY_MAIN_UPGRADE: Final = guard("only-main-upgrade", "DT-UPGRADE-02", 2)
ONLY_ROLL_PHASE: Final = guard("only-roll-phase", "DT-ROLLCARD-01", 2)
ONLY_DICE_NOW: Final = guard("only-dice-now", "DT-WINDOW-19", 2)
LAST_CHANCE_OVER: Final = guard("last-chance-over", "DT-DEFENSE-07", 2)
ONLY_AFTER_DAMAGE: Final = guard("only-after-damage", "DT-DEFENSE-07", 3)
SELL_IN_MAIN: Final = guard("sell-in-main", "DT-MAIN-06", 1)
ALREADY_UPGRADED: Final = guard("already-upgraded", "DT-UPGRADE-01", 3)
TOO_EXPENSIVE: Final = guard("too-expensive", "DT-CP-05", 4)
NO_ATTACK: Final = guard("no-attack", "DT-MODIFIER-04", 5)
NO_ENHANCING: Final = guard("no-enhancing", "DT-DAMAGE-05", 5)
NO_DICE: Final = guard("no-dice", "DT-ABILITY-02", 5)
NOT_YOUR_DICE: Final = guard("not-your-dice", "DT-NAMED-02", 5)
ONLY_YOUR_DICE: Final = guard("only-your-dice", "DT-ROLLCARD-02", 5)
NOT_YOUR_SIDES_DICE: Final = guard("not-your-sides-dice", "DT-TEAM-12", 5)
NO_OFFENSE_NOW: Final = guard("no-offense-now", "DT-OFFENSE-01", 5)
NO_DEFENSE_NOW: Final = guard("no-defense-now", "DT-DEFENSE-05", 5)
NO_STATUS: Final = guard("no-status", "DT-STATUS-08", 5)
NO_ROOM: Final = guard("no-room", "DT-STATUS-14", 5)
NO_INCOMING: Final = guard("no-incoming", "DT-DAMAGE-01", 5)
TOO_LITTLE_DAMAGE: Final = guard("too-little-damage", "DT-FINAL-01", 5)
NO_UNLIMITED_DAMAGE: Final = guard("cannot-be-avoided", "DT-DAMAGE-11", 5)
CONDITION_NOT_MET: Final = guard("condition-not-met", "DT-OFFENSE-06", 3)
DICE_NOT_FINAL: Final = guard("dice-not-final", "DT-OFFENSE-15", 2)
ANNOUNCEMENT_STANDS: Final = guard("announcement-stands", "DT-OFFENSE-17", 2)
NOT_ROLLING: Final = guard("not-rolling", "DT-GAME-03", 1)
ALREADY_ANNOUNCED: Final = guard("already-announced", "DT-OFFENSE-12", 2)
NOT_ATTACKED: Final = guard("not-attacked", "DT-DEFAB-01", 1)
NOT_DEFENDABLE: Final = guard("not-defendable", "DT-DEFAB-03", 2)
ATTACK_NOT_FINAL: Final = guard("attack-not-final", "DT-DEFENSE-03", 2)
ALREADY_DEFENDED: Final = guard("already-defended", "DT-DEFAB-05", 2)
NOT_THIS_TIME: Final = guard("not-spent-now", "DT-STATUS-10", 2)
SPENT_THIS_TURN: Final = guard("spent-this-turn", "DT-COMPANION-02", 3)
GAINED_THIS_TURN: Final = guard("gained-this-turn", "DT-STATUS-10", 3)
NOT_ATTACKED_NOW: Final = guard("not-attacked-now", "DT-NAMED-05", 5)
USE_NOT_MET: Final = guard("use-not-met", "DT-STATUS-10", 5)
NO_FURTHER_CARD: Final = guard("no-further-card", "DT-CP-05", 5)
NO_COMING_STATUS: Final = guard("no-coming-status", "DT-STATUS-04", 5)
IN_SHELTER: Final = guard("in-shelter", "DT-SHAD-03", 2)
NOTHING_TO_USE: Final = guard("nothing-to-use", "DT-PASSIVE-01", 1)
TOKEN_ACTS_BY_ITSELF: Final = guard("token-acts-by-itself", "DT-STATUS-09", 1)
NOT_YOUR_TOKEN: Final = guard("not-your-token", "DT-STATUS-03", 0)
DIE_NOT_ASKED: Final = guard("die-not-asked", "DT-OFFENSE-03", 1)
UPGRADE_FIRST: Final = guard("upgrade-lies-there", "DT-UPGRADE-03", 1)
NOT_ON_BOARD: Final = guard("not-on-board", "DT-UPGRADE-01", 1)
IN_DISCARD: Final = guard("in-discard", "DT-ACTION-01", 1)
