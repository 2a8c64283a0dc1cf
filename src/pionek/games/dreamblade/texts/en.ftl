seat-south = South
seat-north = North
only-enemies = Enemies
only-allies = Allies
only-self = Self
aura-allies = { $narrowed ->
    [self] Self { $much }: this creature has { aura-change }
    [only] { $only } { $much }: local and adjacent allies have { aura-change } ({ $only } only)
   *[no] { $much }: local and adjacent allies have { aura-change }
}
aura-enemies = { $narrowed ->
    [self] Self { $much }: this creature has { aura-change }
    [only] { $only } { $much }: local enemies have { aura-change } ({ $only } only)
   *[no] { $much }: local enemies have { aura-change }
}
aura-change = { $change ->
    [more-power] +{ $x } power
    [more-defense] +{ $x } defense
    [more-life] +{ $x } life
    [less-power] −{ $x } power, at least 0
    [less-defense] −{ $x } defense, at least 1
   *[less-life] −{ $x } life, at least 1
}
on-blade = blade
on-double-blade = two blades
on-multiblade = each blade
on-double-multiblade = each two blades
on-spawn = { $pay } { $pay ->
    [one] spawn point
   *[other] spawn points
}
on-score = in a scoring cell
on-comes-into-play = when it comes into play
cell-portal = { $seat ->
    [south] South's portal
   *[north] North's portal
}
cell-both = { NOUN($n, noun: "point") } for whoever claims it
cell-one = { NOUN($n, noun: "point") } for { $seat ->
    [south] South
   *[north] North
}
cell-mark-portal = { $seat ->
    [south] portal S
   *[north] portal N
}
cell-mark-key = { $n } { $seat ->
    [south] S
   *[north] N
}
cell-mark-contested = contested
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = miss
face-6 = blade
thing-map = Dreamscape, turn { $turn }
thing-victory = Turns won
thing-power = Power
thing-defense = Defense
thing-life = Life
thing-damage = Damage
thing-attack = Attack in { $cell }
thing-dice = dice
thing-left = Damage left to share out
thing-blades = Blades left
thing-die = Die { $n }
thing-conquest = Conquest points
thing-points = Spawn points
thing-bonus = Bonus points to come
thing-reserves = Reserves
thing-graveyard = Graveyard
thing-location = location
thing-pool = To choose from
thing-warband = Warband of { $who }
thing-kind = Cost { $cost }, { $types } ({ $marks })
rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare
share-cells = cells
share-destroyed = destroyed
share-cost = spawn cost
share-aspects = missing aspects
option-spawn = spawn { $subject }
option-respawn = bring { $subject } back from the graveyard
option-use = use { $subject }: { $what }
option-shift = shift: move your creatures
option-strike = { $n ->
    [0] strike (there is nobody to fight)
    [one] strike: fight in 1 cell
   *[other] strike: fight in up to { $n } cells
}
option-move = move { $subject } ({ $cell })
option-to = to { $subject }
option-fight = fight in { $subject }
option-attack = attack with { $subject } ({ $cell })
option-blade = { $subject }: { $what }
option-reroll = reroll a die: { $face }
option-spare = neither disrupt nor destroy { $subject } ({ $cell })
option-disrupt = disrupt { $subject } ({ $cell })
option-destroy = destroy { $subject } ({ $cell })
option-give = { NOUN($amount, noun: "damage") } to { $subject } ({ $cell })
option-target = choose { $subject } ({ $cell })
option-take = choose { $subject }
option-number = { $amount }
option-done = done
option-go-first = let { $subject } reroll first
option-banish = destroy { $subject } ({ $cell }): it is banished instead
option-cheat-death = sacrifice another creature, so that { $subject } stays
option-add = add { $subject }
option-drop = take { $subject } out
option-enter-face = the die shows { $face } ({ $n })
ask-building-pick = Build your warband: add miniatures, take some out, or say that it is done.
ask-spawnphase-act = Spawn a miniature, use a spawn ability, or end your spawn phase.
ask-spawnphase-where = Where do you spawn { $subject }?
ask-spawnphase-how-much = How many spawn points do you pay for the ability of { $subject }?
ask-actionphase-choose = Shift or strike?
ask-shift-pick = Which creature moves? Or are you done?
ask-shift-go = Where does { $subject } move?
ask-strike-choose-cell = Where do you fight? Or are you done?
ask-combat-choose-attackers = Who attacks in { $cell }?
ask-combat-blade = You rolled blades. Which ability gets the next one?
ask-assignment-fate = { NOUN($left, noun: "damage") } to divide. Do you disrupt or destroy { $subject }?
ask-assignment-rest = { NOUN($left, noun: "damage") } left to divide. How much does { $subject } take?
ask-fates-choose = { $subject } has enough damage for either. Disrupt or destroy?
ask-fates-carry-out = Who is moved away first? It fills a cell, and may leave one empty.
ask-displacement-place = { $subject } is disrupted. Into which empty cell do you put it?
ask-deathblow-join = Deathblow in { $cell }: who strikes a last time? Or nobody?
ask-reroll-pick = { $subject } may reroll up to { NOUN($left, noun: "die") }. Which?
ask-keepone-keep = Only one of a Unique name may stay. Which?
ask-advance = Advance: which unengaged ally moves, and where?
ask-skirmish = Skirmish: which engaged ally moves, and where?
ask-expel = Expel: which engaged enemy must move, and where?
ask-scare = Scare: which unengaged enemy do you push away, and where?
ask-lure = Lure: which enemy do you pull closer, and where?
ask-call-in = Which adjacent ally comes into the cell of { $subject }?
ask-teleport = Teleport: where does { $subject } go?
ask-swap = Swap: with which ally does { $subject } exchange places?
ask-assault = Assault: which local enemy is attacked?
ask-warpstrike = Warpstrike: which enemy elsewhere is attacked?
ask-charge = Charge: which enemy is attacked?
ask-strikeback = Strikeback: which enemy is attacked?
ask-payback = Payback: for which enemy?
ask-ferocity = Ferocity: which enemy will not get away?
ask-appease = Appease: which of your creatures do you sacrifice?
ask-purge = Purge: which miniature leaves the opponent's reserves?
ask-raise = Raise: which creature comes back to your reserves?
ask-reincarnate = Reincarnate: which creature comes back to your reserves?
ask-demolish = Demolish: which location is destroyed?
ask-cheat-death = Which creature do you sacrifice in the place of { $subject }?
ask-instead = { $subject } would be destroyed. Do you sacrifice another creature instead?
guard-not-your-decision = The other player is deciding.
guard-other-players-phase = It is the other player's phase.
guard-not-yours = You do not control this.
guard-only-spawn-phase = Miniatures are spawned only in a spawn phase.
guard-opponents-spawn-phase = It is the opponent's spawn phase.
guard-not-in-reserves = This is not in your reserves.
guard-in-graveyard = This lies in your graveyard.
guard-finish-the-choice = Finish the choice you have begun first.
guard-vengeance-waits = The opponent has not won enough turns for this yet.
guard-unique-in-play = You already control one of that Unique name.
guard-too-expensive = You do not have enough spawn points.
guard-aspects-missing = You do not have enough spawn points for the aspects you are missing.
guard-no-creature-for-location = A location needs a cell with one of your creatures and no other location.
guard-no-spawn-ability = It has no spawn ability.
guard-already-used = This spawn ability was used this turn.
guard-too-few-points = You do not have enough spawn points for this ability.
guard-not-in-scoring-cell = It is not in one of your scoring cells.
guard-location-stays = Locations never move.
guard-location-does-not-attack = Locations take no part in regular attacks.
guard-location-takes-no-damage = A location is no enemy: it cannot be dealt damage.
guard-engaged = It is engaged and cannot move in a shift.
guard-already-moved = It has already moved in this shift.
guard-nowhere-to-go = There is no cell it could move to.
guard-strike-chosen = You have chosen to strike: creatures do not move.
guard-choose-action-first = Choose first whether you shift or strike.
guard-unengaged = It is not engaged, so it cannot attack.
guard-not-in-combat-cell = It is not in the cell where the fighting is.
guard-attacks-alone = A Loner attacks alone or not at all.
guard-already-attacking = It is among the attackers already.
guard-not-attacking = It takes no part in this attack, so it gets no blades.
guard-no-blade-ability = It has no ability that this blade could activate.
guard-protected-by-bodyguard = A Bodyguard must be dealt with first.
guard-not-hit = Another enemy's share is asked for now.
guard-no-target = It is no legal target.
guard-own-is-not-hit = Damage does not go to your own creatures.
guard-no-cell-asked = No cell is asked for now.
guard-choose-figure-first = Choose first what you spawn.
guard-choose-creature-first = Choose first who moves.
guard-dice-first = The combat under way comes first.
guard-not-in-spawn-row = Creatures are spawned only in your own spawn row.
guard-column-empty = You control nothing in this column.
guard-cell-was-occupied = One of your creatures was here when your spawn phase began.
guard-cell-full = Four of your creatures are here already.
guard-location-there = There is a location here already.
guard-no-own-creature-there = You control no creature here.
guard-not-adjacent = A creature moves only to an adjacent cell.
guard-defender-stays-out = A Defender does not shift into a cell with enemies.
guard-not-empty = Only an empty cell will do.
guard-out-of-reach = A move goes to an adjacent cell.
guard-uncontested = Creatures of only one player are here, or of none.
guard-fought-already = There was a combat here in this phase already.
guard-warband-full = A warband has at most 16 miniatures.
guard-three-copies = A warband has at most three copies of a miniature.
guard-not-in-pool = There are no more of these in what you opened.
guard-hit-elsewhere = The attack reaches only enemies in its own cell.
guard-no-creature = A location is neither an ally nor an enemy.
guard-no-location = This is no location.
guard-not-near = It is neither local nor adjacent.
guard-no-enemy = This is no enemy.
guard-no-ally = This is no creature of yours.
guard-not-its-own-ally = A creature is not its own ally.
guard-itself-alone = This ability affects only the miniature that has it.
guard-dying = It is destroyed already and only strikes a last time.
guard-wrong-type = The ability is not about creatures of this kind.
guard-not-local = It is not in the same cell.
guard-local = It is in the same cell.
guard-target-engaged = It is engaged.
guard-target-unengaged = It is not engaged.
guard-cannot-be-pulled = There is no cell nearer to pull it to.
guard-cannot-be-pushed = There is no cell farther away to push it to.
guard-cannot-go = There is no cell it could be moved to.
guard-other-name = Its name is not the Unique name in question.
guard-own-portal = A creature cannot enter its own portal.
guard-not-nearer = That would not be nearer.
guard-not-farther = That would not be farther away.
guard-no-portal = Nobody teleports into a portal.
guard-stands-there = It stands there already.
log-turn = Turn { $amount }
log-initiative = { $who } rolls { $amount } for initiative
log-first = { $who } goes first
log-skipped = a 1 was rolled: nobody spawns this turn
log-points = { $who } has { NOUN($amount, noun: "spawn-point") }
log-spawned = { $who } spawns { $subject } in { $other } for { $amount }
log-used = { $who }'s { $subject } uses { $other } for { NOUN($amount, noun: "spawn-point") }
log-points-lost = { $who } loses { NOUN($amount, noun: "spawn-point") }
log-shifted = { $who } shifts
log-struck = { $who } strikes
log-combat = { $who } begins a combat in { $other }
log-attacked = { $who } rolls { NOUN($amount, noun: "die") }: { $other }
log-rerolled = { $who } rerolls { NOUN($amount, noun: "die") }: { $other }
log-bladed = { $who }'s { $subject } gets { NOUN($amount, noun: "blade") } for { $other }
log-blades-left = { $who } has { NOUN($amount, noun: "blade") } left over
log-more-damage = { $who }'s { $subject } changes the damage of the attack by { $amount }
log-special = { $who }'s { $subject } attacks { $other }: { NOUN($amount, noun: "damage") }
log-hurt = { $who }'s { $subject } is dealt { NOUN($amount, noun: "damage") }
log-protected = a Bodyguard of { $who } keeps { NOUN($amount, noun: "damage") } off { $subject }
log-disrupted = { $who }'s { $subject } is disrupted and put into { $other }
log-destroyed = { $subject } is destroyed; { $who } will have { NOUN($amount, noun: "bonus-point") }
log-sacrificed = { $who } sacrifices { $subject }
log-banished = { $subject } is banished to the reserves of { $who }
log-purged = { $subject } goes from the reserves of { $who } to the graveyard
log-raised = { $subject } comes back to the reserves of { $who }
log-deathblow = deathblow of { $who }: { $other }
log-combat-ended = the combat of { $who } in { $other } is over
log-claimed = { $who } claims { $other } for { NOUN($amount, noun: "point") }
log-turn-won = { $who } wins the turn with { NOUN($amount, noun: "point") }
log-turn-drawn = nobody wins the turn: { NOUN($amount, noun: "point") } each
log-wailed = the Wail of { $who } banishes creatures of cost { $amount }
log-ferocious = Ferocity of { $who } against { $subject }
log-added = { $who } adds { $subject } ({ $amount })
log-dropped = { $who } takes { $subject } out ({ $amount })
log-opened = { $who } opens { NOUN($amount, noun: "miniature") }
log-gained-points = { $who } gains { NOUN($amount, noun: "spawn-point") }
log-cheated-death = { $who }'s { $subject } escapes destruction
log-lasting = the ability of { $who }'s { $subject } is in force for now
log-capped = turns played: { $amount }; the match ends at its length limit
log-tied = a tie: both roll again
log-one-again = { $who } rolls again, for a 1 does not count now
log-mustered = { $who } has a warband of { NOUN($amount, noun: "miniature") }
log-removed = { $who }'s { $subject } is out of the game
log-attackers = { $who } attacks with { $other }
log-last-attackers = { $who } strikes a last time with { $other }
log-no-deathblow = { $who } makes no deathblow
log-special-rolled = { $who }'s { $subject } rolls { NOUN($amount, noun: "die") }: { $other }
log-conquered = { $who } gets 1 conquest point for { $subject }
log-damage-gone = the phase is over: all damage is taken off
log-idle = { $who } can neither shift nor strike
log-walked = { $who }'s { $subject } moves from { $amount } to { $other }
log-advanced = { $who }'s Advance moves { $subject } from { $amount } to { $other }
log-skirmished = { $who }'s Skirmish moves { $subject } from { $amount } to { $other }
log-expelled = { $who }'s Expel moves { $subject } from { $amount } to { $other }
log-pushed = { $who }'s Scare pushes { $subject } from { $amount } to { $other }
log-pulled = { $who }'s Lure pulls { $subject } from { $amount } to { $other }
log-called-in = { $who } calls { $subject } from { $amount } to { $other }
log-teleported = { $who }'s Teleport takes { $subject } from { $amount } to { $other }
log-swapped = { $who }'s Swap takes { $subject } from { $amount } to { $other }
end-six-turns = { $who } has won six turns and the game.
cause-six-turns = six turns won
# What a warband is built from
build-cost = Cost
build-power = Power
build-defense = Defense
build-life = Life
build-aspects = Aspect
build-lineage = Lineage
build-rarity = Rarity
build-location = Kind
location-true = location
location-false = creature

# What an evaluation is made of, for hints in words
part-turns = { $way ->
    [more] more turns won
   *[less] fewer turns won
}
part-creatures = { $way ->
    [more] stronger creatures in better cells
   *[less] weaker creatures in worse cells
}
part-fights = { $way ->
    [more] better odds in the fights to come
   *[less] worse odds in the fights to come
}
part-conquest = { $way ->
    [more] more conquest points this turn
   *[less] fewer conquest points this turn
}
part-bonus = { $way ->
    [more] more bonus points
   *[less] fewer bonus points
}

ribbon-turn = Turn { $n }
phase-initiative = Initiative
phase-first-spawns = { $who } spawns
phase-second-spawns = { $who } spawns
phase-first-acts = { $who } acts
phase-first-acts-again = { $who } acts again
phase-second-acts = { $who } acts
phase-second-acts-again = { $who } acts again
phase-conquest = Conquest
race-turns = Turns won
race-text = this turn { $points }
detail-spawn = Spawn points left: { $n }.
detail-combat = { $cell }: { $dice }, damage { $damage }, blades { $blades }.
detail-figure = cost { $n }. { $text }
