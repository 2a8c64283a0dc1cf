# What words of the effect language share
so-much = { $how ->
    [amount] { WORD(2, $what, case: "acc") } equal to { $amount }
   *[number] { NOUN($n, $what, case: "acc") }
}
kind-many = { WORD(5, $kind) }
kind-all = { WORD(2, $kind, case: "acc") }
cards-of-kind = { NOUN($n, $kind, case: "acc") }
cards-drawn = { NOUN($n, $kind, case: "acc") }
trait-many = { WORD(5, $trait) }
trait-whom = { WORD(2, $trait, case: "ins") }
foes-meant = you fight { $foes }
enemies-meant = { WORD(5, $trait, case: "acc") }{ value-bounds }
enemy-meant = { WORD(1, $trait, case: "acc") }{ value-bounds }
value-bounds = { $bounds ->
    [most] { " " }of value { $n } or less
    [least] { " " }of value { $n } or more
   *[any] { "" }
}
price = { $what ->
    [influence] { NOUN($n, noun: "influence", case: "acc") }
    [power] { NOUN($n, noun: "kind-power", case: "acc") }
    [trophy] { NOUN($n, noun: "kind-trophy", case: "acc") }
    [ally] { NOUN($n, noun: "kind-ally", case: "acc") }
    [wargear] { NOUN($n, noun: "kind-wargear", case: "acc") }
    [charge] { NOUN($n, noun: "charge", case: "acc") }
   *[this] this card
}
priced = { NOUN($n, noun: "influence", case: "acc") }
pay-verb = { $what ->
    [influence] pay
    [charge] spend
   *[other] discard
}
pay-order = { pay-verb }
price-change = { $n ->
    [0] { "" }
   *[other] { " " }for { NOUN($n, noun: "influence", case: "acc") } { more-or-less }
}
tested = { $test ->
    [strength] Strength
    [willpower] Willpower
    [cunning] Cunning
   *[level] your level against
}
fought = { $fight ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
}
attribute-in = { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
}
attribute-of = { attribute-in }
bonus-where = { $in_ ->
    [battle] { $for_ ->
        [strength] in Strength battles
        [willpower] in Willpower battles
        [cunning] in Cunning battles
       *[any] to your battle score
    }
   *[test] { $for_ ->
        [strength] in Strength tests
        [willpower] in Willpower tests
        [cunning] in Cunning tests
       *[any] to your skill value
    }
}
raise-or-lower = { $way ->
    [more] raise
   *[less] lower
}
higher-or-lower = { $way ->
    [more] higher
   *[less] lower
}
more-or-less = { $way ->
    [more] more
   *[less] less
}
threat-cards = { NOUN($n, $colour, case: "acc") }
and-resolve = { $resolve ->
    [0] { "" }
   *[other] { " " }and resolve { $n ->
        [one] it
       *[other] them
    }
}
threat-top = { $peek ->
    [1] card
   *[other] { $peek } cards
}
banned-thing = { $ban ->
    [evade] evade
    [weapon] use weapons
    [armour] use armour
    [ally] use allies
    [power-number] use Power cards instead of rolling
   *[power-ability] use the abilities of Power cards
}
limit-of = { $limit ->
    [power] your power limit
    [asset] your asset limit
    [corruption] your corruption threshold
   *[weapon] the number of weapons you may use in a battle
}

# Sentences
sentence-once = once a turn, { $do }
sentence-if = if { $if_ }, { $do }
sentence-may = you may { $do }
sentence-pay = you may { pay-verb } { price }: { $do }
when-turn-start = at the start of your turn: { $do }
when-move-start = instead of your movement roll: { $do }
when-move-roll = after your movement roll: { $do }
when-explore-start = at the start of the Exploration phase: { $do }
when-explore-draw = when you draw a Threat card: { $do }
when-explore-end = at the end of the Exploration phase: { $do }
when-engage-enemy = before a battle: { $do }
when-battle-form = when the battle form is known: { $do }
when-battle-prepare = Prepare for Battle: { $do }
when-battle-roll = when the enemy rolls: { $do }
when-battle-reroll = after your battle roll: { $do }
when-battle-score = when battle scores are worked out: { $do }
when-battle-result = when the result of your battle is known: { $do }
when-battle-win = when you win a battle: { $do }
when-battle-lose = when you lose a battle: { $do }
when-test-declare = before a skill roll: { $do }
when-test-reroll = after a skill roll: { $do }
when-experience-start = at the start of the Experience phase: { $do }
when-activation = when activated: { $do }
when-corruption = when you draw a Corruption card: { $do }
when-life-loss = when you would lose Life: { $do }
when-own-roll = after any of your rolls: { $do }
when-power-number = when you use a Power card as a roll: { $do }
when-level = when you gain a level: { $do }
when-relic = when you gain a relic: { $do }
when-vanquished = when you are vanquished: { $do }
when-other-battle-reroll = after another player's battle roll: { $do }
when-other-turn-start = at the start of another player's turn: { $do }
card-mission = objective: { $goal }; reward: { $reward }
card-enemy = { $attribute ->
    [strength] Strength
    [willpower] Willpower
   *[cunning] Cunning
} { $n }
card-win = win: { $do }
card-lose = lose: { $do }
space-gate = movement box: you may spend 1 movement point to go to { $to }
space-gate-relic = movement box: with a relic you may spend 1 movement point to enter { $to }
space-optional = you may choose one: { $boxes }
scenario-confrontation = Confrontation: { $do }
scenario-tokens = victory: { $n -> [one] one *[other] { $n } } of your tokens on the sheet
scenario-trials = victory: your token on each of the three trials
scenario-last = victory: every other player is eliminated, or { $n -> [one] one of your tokens is *[other] { $n } of your tokens are } on the sheet
scenario-returns = whoever is vanquished on the scenario space takes all own tokens back

# Names
attribute-strength = Strength
attribute-willpower = Willpower
attribute-cunning = Cunning
attribute-level = level
colour-red = red Threat deck
colour-blue = blue Threat deck
colour-yellow = yellow Threat deck
deck-corruption = Corruption deck
deck-mission = Mission deck
deck-power = Power deck
deck-relic = Relic deck
deck-wargear = Wargear deck
deck-red = red Threat deck
deck-blue = blue Threat deck
deck-yellow = yellow Threat deck
outcome-undecided = is undecided
outcome-won = is won
outcome-lost = is lost
outcome-tied = is a tie
verdict-passed = success
verdict-failed = failure
area-hive = Hive World
area-forge = Forge World
area-death = Death World
area-maiden = Maiden World
area-reaches = Devastated Reaches
area-front = Lost Front
area-fringe = Twilight Fringe
area-phantom = Phantom Stars

# Options
option-play = play { $subject }
option-number = use { $subject } instead of rolling
option-roll = roll
option-use = use { $subject }
option-invoke = use { $subject }
option-go = go to { $subject }
option-clockwise = clockwise
option-anticlockwise = anticlockwise
option-box = use the movement box
option-fight = battle: { $subject }
option-face = resolve { $subject }
option-take = take { $subject }
option-take-from = { $subject }, from { $target }
option-evade = evade { $subject }
option-discard = discard { $subject }
option-spend = spend { $subject }
option-relic = spend three completed missions for a relic
option-mission = draw a mission
option-player = choose { $subject }
option-attribute = choose { $subject }
option-character = play the { $subject }
option-amount = buy { $amount }
option-deck = the { $subject }
option-text-box = box { $subject }
option-done = done

# Questions
ask-opening-ask = You may use something now, or pass.
ask-throw-replace = Roll, or use a Power card instead?
ask-movement-special = Move anywhere in your tier, or roll?
ask-movement-box = Use the movement box, or go on?
ask-movement-choose-direction = Which way?
ask-engagement-events = Which event comes next?
ask-engagement-battles = Which enemies do you battle next?
ask-engagement-encounters = Which encounter comes next?
ask-engagement-text = Choose one box of the space, or end the phase.
ask-experience-spend = Which trophies do you spend? As a rule, six points make a level.
ask-experience-missions = Missions: what do you do?
ask-experience-discard = Discard down to your limits; more if you like.
ask-newmission-keep = Which mission stays active?
ask-newmission-place-tokens = Where do you place a token?
ask-newrelic-take = Which relic do you take?
ask-market-take = Which Wargear do you take?
ask-battle-texts-of-enemies = Which enemy's text comes next?
ask-fall-go-on = You are corrupted. Go on with a new character?
ask-wholegame-pick = Choose your character in secret.
ask-use-pay = What do you pay with?
ask-payment-pay = What do you pay with?
ask-peeking-put-under = Put the cards under the deck?
ask-peeking-put-back = Which card will be drawn next?
ask-missionerrand-ask = Your mission can be fulfilled here. Try it?
ask-missionerrand-pay = What do you pay with?
ask-gain = Which attribute?
ask-lose = Which attribute?
ask-discard = Which card do you discard?
ask-pay = Do you pay?
ask-buy-power = How many cards do you buy?
ask-trade = Which asset do you buy?
ask-steal = What do you take?
ask-charge = Which card gets the charge?
ask-evade = Which enemies do you evade?
ask-claim = Which enemy do you take?
ask-remove = From which space?
ask-shift = Which enemy, and where to?
ask-peek = Which deck?
ask-go = Where do you go?
ask-form = Which attribute do you use?
ask-player = Which player?
ask-cross-rift = Discard influence to go one space further?

# The log
log-first = { $who } takes the first turn
log-turn = turn { $amount }: { $who }
log-scenario = scenario: { $subject }
log-chosen = { $who } enters play
log-rolled = { $who } rolls { $other }
log-moved = { $who } moves to { $subject }
log-threat = { $subject } is placed on { $other }
log-drew = { $who } draws { $subject }
log-drew-hidden = { $who } draws a Power card
log-activated = { $subject } is activated for { $who }
log-tainted = { $who } draws the Corruption card { $subject }
log-tainted-hidden = { $who } draws a Corruption card
log-mission-drawn = { $who } draws the mission { $subject }
log-mission-done = { $who } completes the mission { $subject }
log-took = { $who } gets { $subject }
log-discarded = { $who } discards { $subject }
log-gained = { $who } gains { NOUN($amount, $other, case: "acc") }
log-lost = { $who } loses { NOUN($amount, $other, case: "acc") }
log-used = { $who } uses { $subject }
log-invoked = { $who } uses { $subject }
log-played = { $who } plays { $subject }
log-numbered = { $who } uses { $subject } as a { $amount }
log-battle = { $who } battles { $other } { $amount }
log-scores = { $who } has { $amount } against { $other }
log-outcome = the battle of { $who } { $other }
log-tested = { $who } tests { $subject }: { $amount }, { $other }
log-evaded = { $who } evades { $subject }
log-vanquished = { $who } is vanquished
log-fallen = { $who } is corrupted
log-eliminated = { $who } is eliminated
log-lost-turn = { $who } loses a turn
log-token = { $who } places a token ({ $amount })
log-trophy = { $who } takes { $subject } as a trophy
log-reshuffled = the { $other } is made anew
log-resolved = { $who } resolves { $subject }
end-confrontation = { $who } wins the Confrontation.
end-last = { $who } is the last one left and wins.
end-nobody = Nobody is left, and nobody wins.
cause-confrontation = the Confrontation won
cause-last = the last one left
cause-nobody = nobody left

# Reasons
guard-not-your-moment = You are not asked now.
guard-not-for-this = This is not used that way.
guard-not-yours = This is not in your play area.
guard-eliminated = You are out of the game.
guard-in-discard = This card lies on a discard pile.
guard-only-turn-start = This works only at the start of your turn.
guard-only-movement = This works only in your Movement phase.
guard-only-exploration = This works only in your Exploration phase.
guard-only-before-battle = This works only before a battle begins.
guard-only-prepare = This must be declared in Prepare for Battle.
guard-only-after-roll = This works only right after a roll.
guard-only-after-battle = This works only when the result of a battle is known.
guard-only-test = This must be declared before a skill roll.
guard-only-experience = This works only at the start of your Experience phase.
guard-only-others = This is played in another player's turn.
guard-only-life-loss = This works only when you would lose Life.
guard-only-corruption = This works only when you draw a Corruption card.
guard-by-itself = This works by itself.
guard-face-down = A face-down Corruption card does nothing.
guard-already-used = This was already used here.
guard-once-a-turn = This works once a turn.
guard-charge-spent = A charge was already spent from this card in this turn.
guard-cannot-pay = You cannot pay for this.
guard-condition-not-met = Its condition is not met.
guard-other-form = This does not count in such a battle.
guard-other-test = This does not count in such a test.
guard-weapon-named = Only one weapon and one armour can be used in a battle.
guard-not-named = This is not the weapon or armour of this battle.
guard-banned = Something forbids this.
guard-nothing-to-do = There is nothing it could do now.
guard-no-roll = A Power card stands for a roll only when you are about to roll.
guard-battle-only = Weapons and armour work only in battles.
guard-own-space = You stand here, and must move to a new space.
guard-other-tier = This space lies in another tier.
guard-inner-closed = The inner tier is entered only from the Guardian of the Rift, with a relic.
guard-no-destination = You are not choosing a space now.
guard-next-step = In the inner tier you move one space a turn.
guard-no-return = There is no way back from the inner tier.
guard-elsewhere = This card does not lie on your space.
guard-wrong-order = Events come first, then enemies, encounters and assets.
guard-not-engaged = Threat cards are resolved in your Engagement phase.
guard-resolved-already = This encounter was already resolved in this phase.
guard-evaded-already = This enemy was evaded this turn.
guard-no-trophies-now = Trophies are spent in your Experience phase.
guard-no-discard-now = Cards are discarded only when something says so.
guard-mission-goes-on = This mission completes by itself when its objective is met.
guard-mission-over = Completed missions are spent in your Experience phase.
guard-attribute-not-asked = You are not choosing an attribute now.
guard-deck-not-asked = You are not choosing a deck now.
guard-player-not-asked = You are not choosing a player now.
guard-character-not-asked = Characters are chosen before the game begins.
guard-others-ability = This ability belongs to another character.

# The scene
thing-board = Antian Sector
thing-life = Life
thing-influence = Influence
thing-level = Level
thing-hand = Power cards
thing-assets = Assets
thing-trophies = Trophies
thing-corruption = Corruption
thing-completed = Completed missions
thing-tokens = Tokens on the sheet
thing-points = Trophy points
thing-movement = Movement points
thing-next-reward-name = Coming reward
thing-back = Power card
thing-face-down = Corruption card, face down
thing-offer = Turned up
thing-discard = { $deck }, discarded
thing-lying-down = loses the next turn
thing-special-move = special move
thing-mission-token = mission token
thing-symbol = { $colour } threat symbol
thing-die = die { $n }
thing-foe-die = enemy's die { $n }
thing-own-score = Your battle score
thing-foe-score = Enemy's battle score
thing-skill-value = Skill value
thing-target = Target
thing-roll-share = roll
thing-value-share = value
thing-sheet-share = character or scenario
thing-pick = Characters to choose from
thing-character-page = { $name }: Strength { $s }, Willpower { $w }, Cunning { $c }, Life { $l }
timing-power = power number { $n }
timing-activation = activation number { $n }
timing-charges = charge
colour-word-red = red
colour-word-blue = blue
colour-word-yellow = yellow
