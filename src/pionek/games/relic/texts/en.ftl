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
paid-for = { $how ->
    [verb] { " " }to { $do }
   *[plain] : { $do }
}
price-change = { $n ->
    [0] { "" }
   *[other] , each for { NOUN($n, noun: "influence", case: "acc") } { cheaper-or-dearer }
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
cheaper-or-dearer = { more-or-less }
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
    [evade] evade enemies
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
sentence-once = once a turn{ $how -> [if] , *[plain] , } { $do }
sentence-if = if { $if_ }, { $do }
sentence-pay = you may { pay-verb } { price }{ paid-for }
when-turn-start = at the start of your turn: { $do }
when-move-start = instead of your movement roll: { $do }
when-move-roll = after your movement roll: { $do }
when-explore-start = at the start of the Exploration phase: { $do }
when-explore-draw = when you draw a Threat card in the Exploration phase: { $do }
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
when-own-roll = after your movement, battle or skill roll: { $do }
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
card-no-evading = this enemy cannot be evaded
space-gate = movement box: you may spend 1 movement point to go to { $to }
space-gate-relic = movement box: with a relic you may spend 1 movement point to enter { $to }
space-optional = choose one box or end the Engagement phase: { $boxes }
scenario-confrontation = Confrontation: { $do }
scenario-tokens = victory: { $n -> [one] one *[other] { $n } } of your tokens on the sheet
scenario-trials = victory: your token on each of the three trials
scenario-last = victory: every other player is eliminated, or { $n -> [one] one of your tokens is *[other] { $n } of your tokens are } on the sheet
scenario-returns = whoever is vanquished on the scenario space takes back all their tokens

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
skill-level = level
skill-cunning = Cunning
form-cunning = Cunning
skill-willpower = Willpower
form-willpower = Willpower
skill-strength = Strength
form-strength = Strength
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
option-number = instead of rolling use { $subject } as a { $n }
option-roll = roll
option-use = use { $subject }
option-invoke = use { $subject }
option-go = go to { $subject }
option-clockwise = clockwise, to { $to }
option-anticlockwise = anticlockwise, to { $to }
option-box = use the movement box: go to { $to }
option-fight = battle { $names } ({ $form } { $n })
option-face = resolve { $subject }
option-take = take { $subject }
option-take-from = take { $subject } from { $target }
option-trade = buy { $subject } from { $target } for { NOUN($n, noun: "influence", case: "acc") }
option-keep = keep { $subject }
option-next = { $subject } next
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
option-go-on = go on
option-end-phase = end the Engagement phase
option-spend-enough = spend these trophies ({ NOUN($levels, noun: "level", case: "acc") })
option-spend-none = spend no trophies
option-spend-too-few = keep the trophies: { $points } points are not enough
option-copy = the one with { NOUN($n, noun: "charge", case: "acc") }
option-face-down = the one that lies face down
option-face-up = the active one
option-cost = { $subject } for { NOUN($n, noun: "influence", case: "acc") }
option-buy-nothing = buy no more
option-discard-nothing = discard no more

# Questions
ask-throw-replace = Roll, or use a Power card instead?
ask-movement-special = Make the special move to any other space of your tier, or roll?
ask-movement-box = Use the movement box, or go on?
ask-movement-choose-direction = Which way?
ask-engagement-events = Which event comes next?
ask-engagement-battles = Which enemies do you battle next?
ask-engagement-encounters = Which encounter comes next?
ask-engagement-text = Choose one box of the space, or end the Engagement phase.
ask-experience-spend = Which trophies do you spend? { $price } points make a level; you have chosen { $points }.
ask-experience-missions = Missions: what do you do?
ask-experience-discard = Discard down to your limits; more if you like.
ask-newmission-keep = Which mission stays active?
ask-newmission-place-tokens = Where do you place a token?
ask-newrelic-take = Which relic do you take?
ask-market-take = Which Wargear do you take?
ask-battle-texts-of-enemies = Which enemy's text comes next?
ask-fall-go-on = You are corrupted. Go on with a new character?
ask-quest-pick = Choose your character in secret.
ask-use-pay = What do you pay with?
ask-payment-pay = What do you pay with?
ask-peeking-put-under = Put what you see under the deck?
ask-peeking-put-back = Which card will be drawn next?
ask-calling-ask = You can meet your mission's objective here. Try it?
ask-calling-pay = What do you pay with?
ask-gain = Which attribute?
ask-lose = Which attribute?
ask-discard = Which card do you discard?
ask-pay = Do you pay?
ask-buy-power = How many cards do you buy?
ask-trade = Which asset do you buy?
ask-steal = What do you take?
ask-charge = Which card gets the charge?
ask-evade = Which enemies do you evade?
ask-claim = Which enemy do you take, and from which space?
ask-remove = From which space?
ask-shift = Which enemy do you move, from where and where to?
ask-peek = Which deck?
ask-go = Where do you go?
ask-form = Which attribute do you use?
ask-player = Which player?
ask-cross-rift = Discard influence to go one space further?
ask-exploration-special-timing = Which card takes effect next?
ask-experience-spend-missions = Which completed missions do you spend?
ask-copy = Which copy of the card?
ask-chance-turn-start = Your turn begins: use something, or pass?
ask-chance-move-start = Before your movement roll: use something, or pass?
ask-chance-move-roll = Your movement value is { $n }: use something, or pass?
ask-chance-explore-start = Your Exploration phase begins: use something, or pass?
ask-chance-explore-draw = You have drawn { $names }: use something, or pass?
ask-chance-engage-enemy = Before you battle { $names }: use something, or pass?
ask-chance-battle-form = Battle with { $names } ({ $form } { $foe }): use something, or pass?
ask-chance-battle-prepare = Prepare for Battle with { $names } ({ $form } { $foe } against your { $own }): use something, or pass?
ask-chance-battle-reroll = You have { $own } against { $foe } of { $names }: use something, or pass?
ask-chance-battle-result = The battle with { $names } stands at { $own } to { $foe }: use something, or pass?
ask-chance-battle-win = You have won the battle with { $names }: use something, or pass?
ask-chance-battle-lose = You have lost the battle with { $names }: use something, or pass?
ask-chance-test-declare = Before your test of { $skill } ({ $own } so far, target { $n }): use something, or pass?
ask-chance-test-reroll = Your test of { $skill } stands at { $own }, target { $n }: use something, or pass?
ask-chance-experience-start = Your Experience phase begins: use something, or pass?
ask-chance-corruption = You have drawn the Corruption card { $names }: use something, or pass?
ask-chance-life-loss = You are about to lose { NOUN($n, noun: "life", case: "acc") }: use something, or pass?
ask-chance-own-roll = After your roll ({ $own }): use something, or pass?
ask-chance-other-battle-reroll = { $who } has { $own } against { $foe } of { $names }: use something, or pass?
ask-chance-other-turn-start = The turn of { $who } begins: use something, or pass?

# The log
log-first = { $who } takes the first turn
log-turn = turn { $amount }: { $who }
log-scenario = scenario: { $subject }
log-chosen = { $who } enters play
log-boxed = { $who } goes back to the box
log-started = { $who } begins with the values of the character sheet; the starting space is { $subject }
log-rolled = { $who } rolls { $other }
log-moved = { $who } moves to { $subject }
log-threat = { $who } places { $subject } on { $other }
log-drew = { $who } draws { $subject }
log-drew-hidden = { $who } draws a Power card
log-activated = { $subject } is activated for { $who }
log-tainted = { $who } draws the Corruption card { $subject }
log-tainted-hidden = { $who } draws a Corruption card
log-mission-drawn = { $who } draws the mission { $subject }
log-mission-done = { $who } completes the mission { $subject }
log-mission-spent = { $who } spends the completed mission { $subject } for a relic
log-took = { $who } gets { $subject }
log-discarded = { $who } discards { $subject }
log-gained = { $who } gains { NOUN($amount, $other, case: "acc") }
log-lost = { $who } loses { NOUN($amount, $other, case: "acc") }
log-used = { $who } uses { $subject }
log-invoked = { $who } uses { $subject }
log-ability-acts = { $who }: { $subject } takes effect
log-card-acts = { $who }: { $subject } takes effect
log-scenario-acts = { $who }: the scenario { $subject } takes effect
log-errand = { $who } tries to complete the mission { $subject }
log-played = { $who } plays { $subject }
log-numbered = { $who } uses { $subject } as a { $amount }
log-battle = { $who } battles { $subject }: { $other } { $amount }
log-scores = { $who } has { $amount } against { $other }
log-outcome = the battle of { $who } { $other }
log-tested = { $who } tests { $subject }: { $amount }, { $other }
log-evaded = { $who } evades { $subject }
log-vanquished = { $who } is vanquished
log-fallen = { $who } is corrupted
log-eliminated = { $who } is eliminated
log-lost-turn = { $who } must lose a turn
log-token = { $who } places a token ({ $amount })
log-trophy = { $who } takes { $subject } as a trophy
log-reshuffled = the { $other } is made anew from its discard pile
log-resolved = { $who } resolves { $subject }
log-foe-rolled = { $who } rolls { $other } for the enemy
log-mission-progress = the mission { $subject } of { $who } stands at { $amount }
log-mission-token = { $who } { $amount -> [1] places a mission token on *[0] removes the mission token from } { $subject }
log-took-from = { $who } gets { $subject } from { $other }
log-stole = { $who } takes { $subject } from { $other }
log-stole-hidden = { $who } takes a Power card from { $other }
log-turned-up = { $who } turns up { $subject }
log-shuffled-back = { $who } puts { $subject } back and shuffles its deck
log-charged = { $who } adds { NOUN($amount, noun: "charge", case: "acc") } to { $subject }
log-charge-spent = { $who } spends a charge of { $subject } (left: { $amount })
log-battle-joined = { $subject } ({ $amount }) fights { $who } too
log-battle-at = { $who } battles on { $subject }: { $other } { $amount }
log-battle-sheet = { $who } battles the scenario { $subject }: { $other } { $amount }
log-bonus = { $who } gets a bonus of { $other -> [1] + *[0] − }{ $amount }
log-foe-bonus = the enemy of { $who } gets { $other -> [1] + *[0] − }{ $amount } to the battle score
log-form = { $who } uses { $subject } in this battle
log-test = { $who } takes a test of { $subject }, target { $amount }
log-skipped = { $who } loses this turn
log-prevented = { $who } does not lose { NOUN($amount, noun: "life", case: "acc") }
log-special-move = { $who } { $amount -> [1] may make a special move in the next Movement phase *[0] makes no use of the special move }
log-tokens-back = { $who } takes back all tokens ({ $amount })
log-space-text = { $who } resolves the text of { $subject }
log-confronted = { $who } faces the Confrontation: { $subject }
log-peeked = { $who } looks at the top of the { $other } ({ $amount })
log-put-under = { $who } puts { $amount } { $amount -> [one] card *[other] cards } under the { $other }
end-confrontation = { $who } wins the Confrontation.
end-last = { $who } is the last one left and wins.
end-nobody = Nobody is left, and nobody wins.
cause-confrontation = the Confrontation won
cause-last = the last one left
cause-nobody = nobody left

# Reasons
guard-not-your-moment = It is not for you to decide now.
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
guard-weapon-named = The weapon and the armour of this battle are already chosen.
guard-not-named = This is not the weapon or armour of this battle.
guard-banned = A card or your character forbids this.
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
guard-no-discard-now = You may discard cards in your own Experience phase; at other times only where a card, your character or a space says so.
guard-mission-goes-on = This mission is completed by itself as soon as its objective is met.
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
thing-own-score = Battle score: { $who }
thing-foe-score = Battle score: { $names }
thing-skill-value = Skill value: { $who }
thing-target = Target
thing-roll-share = roll
thing-value-share = value
thing-sheet-share = character or scenario
thing-pick = Characters to choose from
thing-character-page = Strength { $s }, Willpower { $w }, Cunning { $c }, Life { $l }.
thing-strength = Strength
thing-willpower = Willpower
thing-cunning = Cunning
thing-power-limit = Power limit
thing-asset-limit = Asset limit
thing-threshold = Corruption threshold
thing-sheet-foe = scenario sheet
thing-starts = starts on { $space }
thing-limits = power limits { $a } (levels 0–3), { $b } (4–7), { $c } (8–12); asset limit { $n }
thing-portal = portal
thing-sheet = Character sheet: { $name }
thing-level-reward = level { $n }: { $do }
timing-power = power number { $n }
timing-activation = activation number { $n }
timing-supply = { NOUN($n, noun: "charge", case: "acc") }
timing-charges = charge
timing-threat = { $colour } Threat card
timing-symbols = threat symbols: { $symbols }
colour-word-red = red
colour-word-blue = blue
colour-word-yellow = yellow
colour-card-yellow = yellow
colour-card-blue = blue
colour-card-red = red
label-ork = Ork
label-chaos = Chaos
label-daemon = daemon
label-cultist = cultist
label-marine = Marine
label-tyranid = Tyranid
label-eldar = Eldar
label-psyker = psyker
label-vehicle = vehicle
label-monster = monster
label-human = human
label-weapon = weapon
label-armour = armour
label-equipment = equipment
label-ally = ally
label-relic = relic

# What an evaluation is made of, for hints in words
part-dials = { $way ->
    [more] higher attributes and more trophies
   *[less] lower attributes and fewer trophies
}
part-life = { $way ->
    [more] more Life
   *[less] less Life
}
part-influence = { $way ->
    [more] more influence
   *[less] less influence
}
part-cards = { $way ->
    [more] more cards and assets
   *[less] fewer cards and assets
}
part-missions = { $way ->
    [more] progress with your missions
   *[less] less progress with your missions
}
part-corruption = { $way ->
    [more] less corruption
   *[less] more corruption
}
part-tier = { $way ->
    [more] you come nearer to the centre
   *[less] you stay farther from the centre
}
part-fight = { $way ->
    [more] better chances in what you are fighting
   *[less] worse chances in what you are fighting
}
part-rivals = { $way ->
    [more] the others gain less
   *[less] the others gain more
}

phase-movement = Movement
phase-exploration = Exploration
phase-engagement = Engagement
phase-experience = Experience
race-level = Level
race-text = level { $level }, missions { $missions }, relics { $relics }, { $tier }
tier-outer = outer tier
tier-middle = middle tier
tier-inner = inner tier
waits-cards = lying there: { $names }
waits-players = standing there: { $names }
waits-threats = Threat cards: { $symbols }
detail-limit-power = Power cards: { $n } of { $most }
detail-limit-assets = assets: { $n } of { $most }
detail-movement = Movement value { $n }.
detail-influence = You have { $n } influence.
detail-battle = Battle with { $names }: { $form } { $foe }, you { $own }.
window-experience = Experience phase: trophies that make no level, limits that are kept
detail-test = Test of { $skill }: you { $own }, target { $n }.
