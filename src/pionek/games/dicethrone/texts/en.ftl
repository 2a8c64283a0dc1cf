so-much-damage = { $how ->
    [equal] { WORD(2, $what) } equal to { $amount }
   *[number] { NOUN($n, $what) }{ $tail }
}
so-much-incoming = { $how ->
    [equal] incoming damage equal to { $amount }
   *[number] { $n } incoming damage{ $tail }
}
so-much-health = { $how ->
    [equal] as much as { $amount }
   *[number] { $n }{ $tail }
}
so-many-points = { $how ->
    [equal] CP equal to { $amount }
   *[number] { NOUN($n, noun: "point") }{ $tail }
}
so-many-tokens = { $how ->
    [equal] { $gain } equal to { $amount }
    [one] { $gain }
   *[number] { $n } { $gain }{ $tail }
}
tokens-listed = { $how ->
    [named] { $names }
    [one] { $token }
   *[many] { $n } { $token }
}
so-many-cards = { $how ->
    [equal] cards equal to { $amount }
   *[number] { NOUN($n, noun: "card") }{ $tail }
}
so-many-companions = { $how ->
    [equal] Spirits equal to { $amount }
   *[number] { NOUN($n, noun: "companion") }{ $tail }
}
who-gains = { $whom ->
    [any-player] a chosen player gains
    [that-player] that player gains
    [teammate] a chosen teammate gains
    [own-side] you and your teammates each gain
    [all-opponents] all opponents each gain
    [opponent] a chosen opponent gains
    [target] the target gains
    [attacker] the attacker gains
   *[you] gain
}
who-discards = { $whom ->
    [you] discard
    [any-player] a chosen player discards
    [that-player] that player discards
    [teammate] a chosen teammate discards
    [own-side] you and your teammates each discard
    [all-opponents] each opponent discards
    [opponent] a chosen opponent discards
    [attacker] the attacker discards
   *[target] the target discards
}
who-loses = { $whom ->
    [you] you lose
    [any-player] a chosen player loses
    [that-player] that player loses
    [teammate] a chosen teammate loses
    [own-side] you and your teammates each lose
    [all-opponents] each opponent loses
    [opponent] a chosen opponent loses
    [attacker] the attacker loses
   *[target] the target loses
}
choose-whom = { $whom ->
    [opponent] { $n ->
        [1] an opponent
       *[other] up to { $n } opponents
    }
    [teammate] { $n ->
        [1] a teammate
       *[other] up to { $n } teammates
    }
   *[any-player] { $n ->
        [1] a player
       *[other] up to { $n } players
    }
}
use-price = { $cost ->
    [0] { "" }
   *[other] pay { $cost } CP: { "" }
}
tail-tiers = { " " }for { $tiers }
tail-symbol = { " " }per { $face }
tail-rolled = { " " }per { $face } rolled
tail-token = { " " }per { $token }{ held-by }
held-by = { $whom ->
    [target] { " " }on the target
    [attacker] { " " }on the attacker
    [that-player] { " " }on that player
    [all-opponents] { " " }on all opponents
    [own-side] { " " }on you and your teammates
    [you-suffer] { " " }on you
   *[you] { "" }
}
from-whom = { $whom ->
    [attacker] { " " }from the attacker
    [opponent] { " " }from a chosen opponent
    [any-player] { " " }from a chosen player
    [all-opponents] { " " }from each opponent
    [that-player] { " " }from that player
   *[target] { " " }from the target
}
tail-every-two = { " " }for every 2 × { $face }
tail-companion = { " " }per Spirit you have
tail-attempt = { " " }per roll attempt after the first, at most 2
tail-cp = { " " }per CP you have
tail-released = { " " }for each Spirit removed
tail-counted = { " " }for each
tail-plus = { $at ->
    [0] { " plus " }
   *[other] { " and " }
}{ $n }{ $tail }
to-whom = { $whom ->
    [attacker] { " " }to the attacker
    [opponent] { " " }to a chosen opponent
    [any-player] { " " }to a chosen player
    [all-opponents] { " " }to all opponents
    [teammate] { " " }to a chosen teammate
    [own-side] { " " }to you and your teammates
    [that-player] { " " }to that player
   *[target] { "" }
}
on-whom = { $whom ->
    [attacker] { " " }on the attacker
    [opponent] { " " }on a chosen opponent
    [any-player] { " " }on a chosen player
    [all-opponents] { " " }on all opponents
    [teammate] { " " }on a chosen teammate
    [own-side] { " " }on you and your teammates
    [that-player] { " " }on that player
   *[target] { "" }
}
token-upkeep = in your Upkeep Phase: { $do }
token-income = before your Income Phase: { $do }
token-offense = before your Offensive Roll Phase: { $do }
token-activation = at the end of your Offensive Roll Phase, before your ability takes effect: { $do }
token-attacked = { $do } to each attack of an opponent against you
token-attempts-over = at the end of your Offensive Roll Phase: { $do }
token-rolls-over = at the end of that Roll Phase: { $do }
token-turn-over = at the end of your turn: { $do }
token-saved = when your health would fall to 0, set it to { $n } instead and { $do }
token-attempts = you have { NOUN($n, noun: "attempt") } { $which ->
    [more] more
   *[less] fewer
} in your next Offensive Roll Phase
token-shelters = you take no damage from opponents' Offensive Roll Phases and make no defensive roll; other effects of the attack happen
token-spend = spend { $count ->
    [any] any number
   *[one] 1
}{ $cost ->
    [0] { "" }
   *[other] { " and pay " }{ $cost } CP
}{ $timed ->
    [main] { " in your Main Phase" }
    [end-of-offense] { " at the end of an Offensive Roll Phase" }
    [end-of-own-offense] { " at the end of your Offensive Roll Phase" }
    [attacked] { " when you are attacked" }
    [when-aimed-at] { " at the end of an opponent's Offensive Roll Phase, once you are the target" }
    [attack] { " when you attack" }
    [condition] { " when " }{ $when }
   *[any-time] { "" }
}{ $aged ->
    [yes] { " (none gained in this turn)" }
   *[no] { "" }
}: { $do }
token-once = once a turn
token-unique = unique: nothing else can remove or move it
token-companion = companion (a Spirit), not a status effect
token-grows = grows from { $smaller }
token-binds = you can do nothing; at the end of the Roll Phase the attacker removes this token and takes another Offensive Roll Phase against you
token-persistent = persistent effect
token-limit = { $sign ->
    [positive] positive effect, stack limit { $n }
    [negative] negative effect, stack limit { $n }
   *[none] stack limit { $n }
}
hero-complexity = complexity { $n } of 6
hero-die = die: { $die }
hero-tokens = tokens: { $tokens }
ability-offensive = { $when }: { $do }
ability-tiers = { $counts } × { $face }
ability-defensive = defensive roll { $n }: { $do }
ability-pay = any time{ $cost ->
    [0] { "" }
   *[other] { ", for " }{ $cost } CP
}: { $do }
ability-activated = whenever you activate an offensive ability whose condition contains { $face }: { $do }
card-upgrade = { $ability } – { $text }
card-after-damage = right after you deal at least { $n } damage: { $do }
card-when-attacked = when you are attacked: { $do }
card-modifier = Attack modifier.
timing-main = your Main Phase
timing-roll = any Roll Phase
timing-instant = any time
timing-upgrade = upgrade, your Main Phase
share-harm = { $name }, { $kind }
damage-normal = normal damage
damage-undefendable = undefendable damage
damage-pure = pure damage
damage-collateral = collateral damage
damage-ultimate = ultimate damage
window-upkeep = Upkeep Phases
window-income = Income Phases
window-main = Main Phases, after an action
window-attempt = after a roll attempt
window-announced = after an ability was announced
window-ability = while an ability or card is carried out
window-target = after a targeting roll
window-attack = before the defence
window-defence = after a defensive roll
window-last = last chance before damage is dealt
window-discard = Discard Phases
mark-team = team { $n }
mark-out = out
mark-leader = leader
thing-health = Health
thing-cp = Combat points
thing-incoming = Incoming damage
thing-hand = Hand
thing-deck = Deck
thing-discard = Discard pile
thing-back = a card
thing-die = Die { $n }
option-play = play { $subject }
option-sell = sell { $subject }
option-reroll = { $count ->
    [0] keep all dice
    [1] re-roll die { $dice }
   *[other] re-roll dice { $dice }
}
option-announce = announce { $subject }
option-none = activate nothing
option-back = go back and re-roll
option-defend = defend with { $subject }
option-stand = do not defend
option-spend = spend { $subject }
option-die = die { $subject }
option-value = set it to { $amount }
option-player = { $subject }
option-take-off = { $subject } from { $target }
option-number = { $amount }
option-done = no more
option-use = use { $subject }
option-grow = grow { $subject }
option-take-card = take { $subject } into your hand
option-throw-away = discard { $subject }
ask-main-act = Main Phase: play, upgrade or sell cards, or pass to go on.
ask-discard-sell = You hold more than 6 cards: sell one.
ask-offensiveroll-keep = Choose dice to re-roll, or keep them all.
ask-offensiveroll-announce = Announce an ability, or none.
ask-offensiveroll-re-announce = Your dice were altered: announce anew, or go back and re-roll.
ask-defensiveroll-choose-ability = You are under attack: defend yourself?
ask-defensiveroll-roll-again = Choose defence dice to re-roll, or keep them all.
ask-targeting-choose = Who is the target?
ask-effectorder-pick = Several effects act now: which comes next?
ask-cardplay-carry-out = Which opponent is meant?
ask-prevent = Who prevents damage?
ask-gain = Who gains the token?
ask-inflict = Who gets the token?
ask-heal = Who is healed?
ask-draw = Who draws?
ask-gain-cp = Who gains the CP?
ask-damage = Who takes the damage?
ask-more-attempts = Who gets the attempt?
ask-discard = How many tokens do you remove?
ask-pay-cp = How many CP do you pay?
ask-remove-status = What is removed?
ask-move-status = Which token is moved, and to whom?
ask-prevent-status = Which token of this attack do you take off?
ask-use = How many tokens do you spend?
ask-in-return = Do you remove it for the effect it would bring?
ask-chosen = Who is chosen?
ask-grow = Which Spirit grows?
ask-grow-each = Which Spirit grows?
ask-release = Which Spirit do you remove?
ask-ward-off = Which status effect do you prevent?
ask-lose-cp = Who loses the CP?
ask-steal-cp = From whom do you steal CP?
ask-discard-random = Who discards?
ask-look-at = Which card do you take into your hand?
ask-search = Which card do you look for?
ask-steal = From whom do you steal the token?
ask-throw-away = Which card do you discard?
ask-set-dice = Which die, and to what?
ask-six-it = Which of your dice becomes a 6?
ask-tip-die = Which die, and which way?
ask-copy-die = Which die takes another's value, and which value?
ask-reroll-dice = Which die is re-rolled?
ask-may-reroll = Which of these dice do you re-roll, if any?
guard-not-your-moment = You can play or spend nothing at this moment.
guard-not-yours = This is not yours.
guard-not-your-ability = This ability belongs to another hero.
guard-stunned = Stun: you can do nothing.
guard-ultimate-under-way = An ultimate is under way: opponents can do nothing until the Roll Phase ends.
guard-only-main = This card can only be played in your own Main Phase.
guard-only-main-upgrade = Upgrades can only be played in your own Main Phase.
guard-only-roll-phase = This card can only be played in a Roll Phase.
guard-only-dice-now = Only cards that alter these dice can be played now.
guard-last-chance-over = The damage has been dealt: the last chance to play this in the Roll Phase is over.
guard-only-after-damage = This card is played right after damage was dealt.
guard-sell-in-main = Cards are sold in your own Main Phase.
guard-already-upgraded = This ability is already on that level or a higher one.
guard-too-expensive = You do not have enough combat points.
guard-no-attack = Attack modifiers need an attack of yours.
guard-no-enhancing = This kind of damage cannot be increased.
guard-no-dice = No dice lie on the table that could be altered.
guard-not-your-dice = The dice on the table are not yours.
guard-only-your-dice = The dice on the table are no opponent's.
guard-not-your-sides-dice = The dice on the table belong to an opponent.
guard-no-offense-now = Nobody is making roll attempts in an Offensive Roll Phase.
guard-no-defense-now = Nobody is making a defensive roll.
guard-no-status = There is no status effect token that it could act on.
guard-no-room = There is no room for another such token.
guard-no-incoming = No damage is incoming.
guard-too-little-damage = You did not deal enough damage.
guard-cannot-be-avoided = This damage cannot be avoided.
guard-condition-not-met = The dice do not meet the condition of this ability.
guard-dice-not-final = First the roll attempts, then the ability.
guard-announcement-stands = The announcement stands unless a die is altered now.
guard-not-rolling = Offensive abilities belong to your own Offensive Roll Phase.
guard-already-announced = One ability is activated in a Roll Phase; that is decided already.
guard-not-attacked = You are not being attacked.
guard-not-defendable = There is no defence against this kind of damage.
guard-attack-not-final = The defence comes after the other effects of the attack.
guard-already-defended = The defence is rolled once only.
guard-not-spent-now = It cannot be used at this moment.
guard-spent-this-turn = One of this kind was spent in this turn already.
guard-gained-this-turn = You gained these tokens in this turn.
guard-not-attacked-now = For this you must have been attacked.
guard-use-not-met = The condition in its text is not met now.
guard-no-further-card = You have no other card to discard.
guard-no-coming-status = No negative status effect is coming to you.
guard-in-shelter = In the Shadows no defensive roll is made.
guard-nothing-to-use = A passive ability works by itself.
guard-token-acts-by-itself = This token acts by itself and is not spent.
guard-not-your-token = This token does not lie on your board.
guard-die-not-asked = No die is to be chosen now.
guard-upgrade-lies-there = An upgrade in play cannot be sold.
guard-not-on-board = This ability is not on your board.
guard-in-discard = This card has been used.
log-first = { $who } goes first
log-turn = turn { $amount }: { $who }
log-upkeep = { $who }: effects of the Upkeep Phase
log-cp-gained = { $who } { $amount ->
    [0] gains no CP, having 15
   *[other] gains { $amount } CP
}
log-cp-lost = { $who } loses { $amount } CP
log-cp-paid = { $who } pays { $amount } CP
log-drew = { $who } draws { $subject }
log-drew-hidden = { $who } draws a card
log-reshuffled = { $who } shuffles the discard pile into a new deck
log-sold = { $who } sells { $subject }
log-no-cards = { $who } has no card left to draw
log-played = { $who } plays { $subject }{ $amount ->
    [0] { "" }
   *[other] { " for " }{ $amount } CP
}
log-upgraded = { $who } upgrades: { $subject }{ $amount ->
    [0] { "" }
   *[other] { " for " }{ $amount } CP
}
log-rolled = { $who } rolls { $other }
log-rerolled = { $who } re-rolls { NOUN($amount, noun: "die") }: { $other }
log-kept = { $who } keeps the dice
log-announced = { $who } announces { $subject }
log-announced-none = { $who } announces no ability
log-activated = { $who } activates { $subject }
log-incoming = { $who }: { NOUN($amount, $other) } incoming
log-incoming-from = { $who }: { NOUN($amount, $other) } incoming from { $subject }
log-fell-back = { NOUN($amount, noun: "damage") } of the attack falls back on { $who }
log-added = { $who } adds { $amount } damage
log-added-by = { $subject } adds { $amount } damage to the attack on { $who }
log-prevented = { $who } prevents { $amount } damage
log-healed = { $who } { $amount ->
    [0] heals nothing, having the most health possible
   *[other] heals { $amount }
}
log-hurt = { $who } takes { $amount } damage
log-unhurt = { $who } takes no damage
log-gained = { $who } gains { $amount } { $subject }
log-inflicted = { $who } gets { $amount } { $subject }
log-not-placed = { $amount } { $subject } { $amount ->
    [1] does
   *[other] do
} not fit on the board of { $who }
log-removed = { $who } loses { $amount } { $subject }
log-limit-raised = { $who } may now hold { $amount } { $subject }
log-skipped-income = { $who } skips the Income Phase
log-skipped-offense = { $who } skips the Offensive Roll Phase
log-defended = { $who } defends with { $subject }
log-not-defended = { $who } does not defend
log-extra-phase = { $who } takes another Offensive Roll Phase
log-die-set = { $who } sets a die to { $amount } (dice of { $other })
log-attempt-gained = { $who } gets 1 more roll attempt
log-defeated = { $who } is defeated
log-undefendable = the attack of { $who } becomes undefendable
log-targeted = { $other } is the target of { $who }
log-unaimed = { $who } will deal { NOUN($amount, $other) } once the target is determined
log-spent = { $who } spends { $amount ->
    [1] { $subject }
   *[other] { $amount } { $subject }
}
log-spent-for = { $who } spends { $amount } { $subject }: { $other }
log-used = { $who } uses { $subject }
log-attempts-over = { $who } ends the roll attempts
log-rolls-over = the Roll Phase of { $who } ends
log-turn-over = the turn of { $who } ends
log-failed = { $who } fails: { $subject } has no effect
log-avoided = { $who } avoids all damage of this phase
log-halved = { $who } prevents half of the damage
log-reflected = { $who } turns half of the damage back on the attacker
log-saved = { $who } stays at { $amount } health
log-discarded = { $who } discards { $subject }
log-grew = { $who } grows a Spirit: { $subject }
log-warded = { $who } prevents { $subject }
log-stolen = { $who } steals { $amount ->
    [0] nothing from { $other }, who has no CP
   *[other] { $amount } CP from { $other }
}
end-health = { $who } wins: the opponent's health is 0.
end-last = Last to stand: { $who }.
end-draw = All who were left fall at the same moment: a draw.
cause-health = an opponent without health
cause-last = the last to stand
cause-draw = all fall at once

# What an evaluation is made of, for hints in words
part-health = { $way ->
    [more] more health for you, less for them
   *[less] less health for you against theirs
}
part-coming = { $way ->
    [more] the damage on its way helps you
   *[less] the damage on its way hurts you
}
part-purse = { $way ->
    [more] more combat points
   *[less] fewer combat points
}
part-cards = { $way ->
    [more] more useful cards in hand
   *[less] fewer useful cards in hand
}
part-upgrades = { $way ->
    [more] better abilities on your board
   *[less] weaker abilities on your board
}
part-tokens = { $way ->
    [more] better status effects
   *[less] worse status effects
}
part-dice = { $way ->
    [more] a better attack from these dice
   *[less] a weaker attack from these dice
}

ribbon-turn = Turn { $n }
ribbon-attempt = attempt { $n } of { $most }
phase-upkeep = Upkeep
phase-income = Income
phase-main-one = Main (1)
phase-offense = Offensive Roll
phase-defense = Defence
phase-main-two = Main (2)
phase-discard = Discard
detail-moment = { $who }'s turn, { $moment }.
detail-own-moment = Your turn, { $moment }.
detail-incoming = { NOUN($n, noun: "damage") } is coming at you.
detail-incoming-other = { $who } is about to take { NOUN($n, noun: "damage") }.
detail-due = Still to come: { $what }.
detail-announced = { $who } announces { $ability }.
detail-announced-none = { $who } announces no ability.
detail-attempts = { NOUN($n, noun: "attempt") } left.
detail-sale = +{ $n } CP
detail-price = { $n } CP. { $text }
moment-upkeep = Upkeep Phase
moment-income = Income Phase
moment-main = Main Phase, after an action
moment-attempt = after a roll attempt
moment-announced = after the announcement
moment-ability = while an ability or card is carried out
moment-offense-over = at the end of the Offensive Roll Phase
moment-target = after the targeting roll
moment-attack = before the defence
moment-defence = after the defensive roll
moment-last = last chance before damage is dealt
moment-discard = Discard Phase

# In few words, for brief texts: what the table shows as dice beside the text, or a sign says as well.
effect-choose-brief = { $choose }
effect-if-brief = { $if_ }: { $do }
effect-if-else-brief = { $if_ }: { $do }; otherwise { $else_ }
effect-small-straight-brief = { $small_straight }. Large straight: { $large }
effect-damage-times-brief = { $times -> [2] twice *[other] { $times } times } deal { so-much-damage }{ to-whom }
effect-make-undefendable-brief = undefendable
effect-recoil-brief = if the target takes damage, you take { $recoil }
effect-prevent-half-brief = prevent half of the damage
effect-reflect-brief = the attacker takes half of your damage
effect-raise-limit-brief = raise your limit of { $raise_limit } by 1
effect-remove-status-brief = remove 1 status effect
effect-remove-status-one-any-brief = remove 1 status effect from a chosen player
effect-move-status-brief = move 1 status effect from a chosen player to another
effect-prevent-status-brief = you may prevent 1 status effect
effect-ward-off-brief = prevent 1 negative status effect of an attack
effect-may-reroll-brief = you may re-roll { $may_reroll -> [1] 1 *[other] up to { $may_reroll } }
effect-more-attempts-brief = a chosen player gets 1 more { $more_attempts ->
    [offense] Offensive
   *[defense] Defensive
} Roll
if-shows-brief = { $least -> [1] { $shows } *[other] { $least } × { $shows } }
if-shows-row-brief = { $least -> [1] { $shows } *[other] { $least } × { $shows } }
if-kind-brief = { $kind } × the same number
if-symbols-brief = { $set }
ability-pay-brief = { $cost ->
    [0] any time
   *[other] for { $cost } CP
}: { $do }
ability-activated-brief = ability contains { $face }: { $do }
so-many-tokens-brief = { $how ->
    [equal] { $gain } equal to { $amount }
    [one] { $gain }
   *[number] { $n } { $gain }{ $tail }
}
so-much-damage-brief = { $how ->
    [equal] { WORD(2, $what) } equal to { $amount }
   *[number] { NOUN($n, $what) }{ $tail }
}
tokens-listed-brief = { $how ->
    [named] { $names }
    [one] { $token }
   *[many] { $n } { $token }
}
tail-symbol-brief = { " " }per { $face }
tail-rolled-brief = { " " }per { $face }
