"""All forms of this game, in the order in which the documentation lists them."""

from __future__ import annotations

from pionek.core.language.forms import Form
from pionek.games.dicethrone.language.amounts import (
    AttackDamage,
    ByCount,
    Companions,
    EveryTwo,
    FurtherAttempts,
    HalfCp,
    NumberRolled,
    Per,
    Released,
    TimesPer,
    Tokens,
    YourCp,
)
from pionek.games.dicethrone.language.card_verbs import DiscardRandom, Draw, ThrowAway
from pionek.games.dicethrone.language.companion_verbs import Grow, GrowEach, Release
from pionek.games.dicethrone.language.conditions import (
    Added,
    GaveUp,
    Has,
    HasCp,
    OfAKind,
    OrdinaryAbility,
    Shows,
    SinceStart,
    Straight,
    Symbols,
    Threatened,
)
from pionek.games.dicethrone.language.control import Also, Fail, ForChosen, InReturn, PerSymbol, Skip, Straights
from pionek.games.dicethrone.language.damage_verbs import (
    Add,
    Avoid,
    Damage,
    Heal,
    MakeUndefendable,
    Prevent,
    PreventHalf,
    Recoil,
    Reflect,
)
from pionek.games.dicethrone.language.dice_verbs import (
    CopyDie,
    MayReroll,
    MoreAttempts,
    RerollDice,
    SetDice,
    SixIt,
    TipDie,
)
from pionek.games.dicethrone.language.point_verbs import GainCp, LoseCp, PayCp, StealCp
from pionek.games.dicethrone.language.selectors import (
    AllOpponents,
    AnyPlayer,
    Attacker,
    ChosenOpponent,
    ChosenTeammate,
    OwnSide,
    Target,
    ThatPlayer,
    You,
)
from pionek.games.dicethrone.language.token_verbs import (
    Discard,
    FillLimit,
    Gain,
    Inflict,
    Lose,
    MoveStatus,
    PreventStatus,
    RaiseLimit,
    RemoveStatus,
    RemoveThis,
    WardOff,
)
from pionek.games.dicethrone.language.uses import Use

FORMS: tuple[type[Form], ...] = (
    Damage, Add, MakeUndefendable, Recoil, Prevent, PreventHalf, Avoid, Reflect, Heal,
    Gain, Inflict, RaiseLimit, FillLimit, Discard, RemoveThis, Lose, WardOff, RemoveStatus, MoveStatus, PreventStatus,
    Also, Skip, GainCp, LoseCp, StealCp, PayCp, Draw, DiscardRandom, ThrowAway,
    SetDice, SixIt, TipDie, CopyDie, RerollDice, MayReroll, MoreAttempts,
    InReturn, ForChosen, PerSymbol, Straights, Fail,
    Grow, GrowEach, Release,
    Use,
    Per, TimesPer, ByCount, EveryTwo, Tokens, YourCp, HalfCp, NumberRolled, Companions, Released, FurtherAttempts, AttackDamage,
    Shows, OfAKind, Symbols, Straight, HasCp, Has, Threatened, GaveUp, Added, SinceStart, OrdinaryAbility,
    You, Target, Attacker, AnyPlayer, ChosenOpponent, AllOpponents, ThatPlayer, ChosenTeammate, OwnSide,
)  # fmt: skip
