"""All forms of this game, in the order in which the documentation lists them. Its "or" is the core's `choose` (DT-KEY-01)."""

from __future__ import annotations

from pionek.core.language.forms import Form
from pionek.games.dicethrone.language import amounts, companion_verbs, conditions, control, selectors
from pionek.games.dicethrone.language import card_verbs as cards
from pionek.games.dicethrone.language import damage_verbs as damage
from pionek.games.dicethrone.language import dice_verbs as dice
from pionek.games.dicethrone.language import point_verbs as points
from pionek.games.dicethrone.language import token_verbs as tokens
from pionek.games.dicethrone.language.uses import Use

FORMS: tuple[type[Form], ...] = (
    damage.Damage, damage.Add, damage.MakeUndefendable, damage.Recoil, damage.Prevent, damage.PreventHalf, damage.Avoid,
    damage.Reflect, damage.Heal,
    tokens.Gain, tokens.Inflict, tokens.RaiseLimit, tokens.FillLimit, tokens.Discard, tokens.RemoveThis, tokens.Lose, tokens.Steal,
    tokens.WardOff, tokens.RemoveStatus, tokens.MoveStatus, tokens.PreventStatus,
    control.Also, control.Skip,
    points.GainCp, points.LoseCp, points.StealCp, points.PayCp,
    cards.Draw, cards.DiscardRandom, cards.ThrowAway, cards.LookAt, cards.Search,
    dice.SetDice, dice.SixIt, dice.TipDie, dice.CopyDie, dice.RerollDice, dice.MayReroll, dice.MoreAttempts,
    control.InReturn, control.ForChosen, control.PerSymbol, control.Straights, control.Fail,
    companion_verbs.Grow, companion_verbs.GrowEach, companion_verbs.Release,
    Use,
    amounts.Per, amounts.TimesPer, amounts.ByCount, amounts.EveryTwo, amounts.Tokens, amounts.YourCp, amounts.HalfCp,
    amounts.NumberRolled, amounts.Companions, amounts.Released, amounts.FurtherAttempts, amounts.AttackDamage,
    conditions.Shows, conditions.OfAKind, conditions.Symbols, conditions.Straight, conditions.HasCp, conditions.Has,
    conditions.Threatened, conditions.GaveUp, conditions.Added, conditions.SinceStart, conditions.OrdinaryAbility,
    selectors.You, selectors.Target, selectors.Attacker, selectors.AnyPlayer, selectors.ChosenOpponent,
    selectors.AllOpponents, selectors.ThatPlayer, selectors.ChosenTeammate, selectors.OwnSide,
)  # fmt: skip
