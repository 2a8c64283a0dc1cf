# What is printed on cards, tiles and fields
field-viper = each marker here: take one token of your choice; exchange any two tokens for one of another kind as often as you like; place a marker here only together with an influence marker, which stays
field-influence = pay 1 or 2 population and place as many influence markers where you have influence
field-movement = pay 1 or 2 gold and move markers or units as many steps to adjacent regions
field-mountain = pay 2 population and move any number of your pieces from one region to another
field-raven = pay 1 M-factor from level 0 to discard a Vuko token; or gain 2 reputation
field-making = move M-factor, upgrade a unit type, summon units: each at most once, in any order, and each brings the Dead Snow one space nearer
field-activation = Spy, Ice Drakkars, Speed, Attack, removal of the defeated
field-vuko = Vuko visits the player with the worst reputation
ability-attack = one damage in the unit's own region; attacking costs 2 gold a round
ability-shield = one more damage is needed to defeat the unit
ability-domination = the unit has one more influence
ability-speed = the unit may move to an adjacent region after all actions
tile-text = population { $p }, gold { $g }{ $m -> [0] { "" } *[other] , M-factor { $m } }; points { $points }
region-text = borders on { $borders }; on the other side of the board on { $other }
region-text-both = borders on { $borders }, on both sides of the board
side-text = borders: { $borders }
side-line = { $region } with { $near }
goal-towers = goal: { $n -> [one] one Red Tower *[other] { $n } Red Towers in different regions }
goal-sanctuaries = goal: the Thorn has absorbed { NOUN($n, noun: "sanctuary") }
goal-closed-regions = goal: { $n -> [one] one closed region *[other] { $n } closed regions }
goal-recruits = goal: { NOUN($n, noun: "influence-marker") } of others in the Ice Garden
character-thorn = where the Thorn stands and you dominate: { $do }
unit-body = level { $level }, { $n -> [one] one figure *[other] { $n } figures }: influence { $influence }, defeated by { $damage } damage
unit-printed = abilities: { $abilities }
unit-several = { $ability } ×{ $n }
unit-spy = Spy fields: { $n }, for different abilities chosen each round
unit-transport = while both stand in different regions, your other pieces may move between these regions after all actions
unit-penalty = summoning this type costs { $n } more reputation
unit-dominating = where you dominate: { $do }
unit-event = event: { $do }
unit-slots = slots for upgrades: { $n }
scenario-mountain = the Ravenous Mountain costs { $n } population
scenario-leaving = when Vuko leaves a region: { $do }
scenario-visiting = when Vuko has visited a region: { $do }

# Options
option-region = { $subject }
option-advance = { $amount -> [one] one helmet *[other] { $amount } helmets }: { $helmet }, ship { $ship }, { NOUN($cubes, noun: "action-marker") }{ $red -> [yes] , red ship *[no] { "" } }
option-order-token = token { $amount } on { $subject }
option-plan = { $subject }
option-take = take { $subject }
option-exchange = exchange { $subject } and { $target } for { $amount }
option-move = influence marker: { $subject } to { $target }
option-march = { $subject }: { $amount } to { $target }
option-swallow = from { $subject } to { $target }
option-carry = { $amount -> [0] no markers [one] one marker *[other] { $amount } markers }
option-do = { $subject }
option-shift = M-factor from { $subject } to { $target }
option-buy = { $subject }: { $target } ({ $price })
option-replace-upgrade = { $subject }: { $target } in place of { $amount } ({ $price })
option-summon = { $subject }, { $amount -> [one] one figure *[other] { $amount } figures }
option-spy = { $subject } and { $target }
option-spy-one = only { $subject }
option-spy-none = no ability
option-strike = hit { $subject } ({ $amount } more damage defeats it)
option-raze = { $amount -> [0] destroy a marker of { $subject } *[other] destroy a withdrawn marker of { $subject } }
option-rout = destroy an Independent Nations marker
option-lose = lose { $subject }
option-pick = a marker of { $subject }
option-plunder = { $amount ->
    [0] { $target } of { $subject }
   *[other] { $target } of { $subject } from level { $amount }
}

# Questions
ask-setup-lay-tile = Choose a region for the next face-down scoring tile.
ask-setup-thorn = Choose a region for the Thorn.
ask-setup-influence = Choose a region for a starting influence marker.
ask-catchup-place = You have fewer than two markers on the board: place one in any region, or place none.
ask-initiative-move = How far does your initiative marker move?
ask-ordertokens-lay = Choose an action order token and the field it goes to.
ask-planning-place = Choose a field for an action marker.
ask-viper-trade = Viper's Throat: take a token, exchange, or stop.
ask-influence-place = Influence: pay 1 population and place a marker, or stop.
ask-movement-move = Movement: pay 1 gold and move a piece, or stop.
ask-mountain-feed = Ravenous Mountain, for { $price } population: from which region to which, or not at all?
ask-mountain-markers = How many influence markers go through the mountain?
ask-mountain-units = Which unit goes through the mountain too?
ask-raven-choose = Raven's Shadow: choose one, or decline.
ask-making-choose = Making: choose what comes next, or stop.
ask-shifting-shift = Move an M-factor token one level ({ $left -> [one] one move *[other] { $left } moves } left), or stop.
ask-upgrading-buy = Buy one upgrade, or none.
ask-summoning-choose = Which units do you summon, and how many?
ask-summoning-place = In which region does the unit appear?
ask-spy-assign = Choose the abilities on the Spy fields.
ask-ferry-carry = Ice Drakkars: move a piece between their regions, or stop.
ask-speed-run = Speed: move a unit, or stop.
ask-attack-pay = Do you pay 2 gold and attack this round?
ask-attack-hit = { $region }: choose a target for one of { $left } damage, or leave this region.
ask-vukovisit-kill = Vuko kills one of your units in { $region }: which?
ask-regiondomination-resources = { $region }: choose the resource you collect.
ask-closing-move-out = { $region } is being closed: choose an adjacent region for a marker that leaves it.
ask-recruit = { $region }: whose marker goes to the Ice Garden?
ask-win-over = { $region }: whose marker is replaced with yours?
ask-plunder = { $region }: which token do you plunder?

# Reasons
guard-setting-up = Another player is setting up.
guard-others-advance = Another player is moving an initiative marker.
guard-others-plan = Another player is placing an action marker.
guard-others-act = Another player is carrying out an action.
guard-others-make = Another player is Making.
guard-others-activate = Another player is activating units.
guard-others-suffer = Vuko visits another player.
guard-others-dominate = A region is being resolved, and another player decides.
guard-not-in-setup = The game is being set up: this comes later.
guard-not-in-initiative = Initiative markers are being moved now.
guard-not-in-planning = Action markers are being placed now.
guard-not-in-action = The action being carried out does not use this.
guard-not-in-activation = The unit ability being activated does not use this.
guard-not-in-visit = Now you choose the unit that Vuko kills.
guard-not-in-domination = The region being resolved asks for something else.
guard-not-yours = This belongs to another player.
guard-has-tile = This region has a scoring tile already.
guard-out-of-play = This region has no scoring tile: it is out of the game.
guard-same-region = Your second starting marker goes to another region than the first.
guard-region-closed = This region is closed: nothing enters it.
guard-field-full = All slots of this field are taken.
guard-no-planning-here = This field takes no action markers.
guard-no-marker-for-viper = You have no influence marker left for Viper's Throat.
guard-field-has-token = This field has its order token already.
guard-field-keeps-place = This field always keeps its place in the order.
guard-no-influence-here = You have neither a marker nor a unit here.
guard-no-influence-to-summon = Units appear only where you have influence.
guard-nothing-to-move = You have no marker here to move.
guard-nowhere-to-move = There is no adjacent region to move to.
guard-not-on-board = No unit of this type is on the board.
guard-nothing-to-feed = You have nothing here to move.
guard-only-from-source = Only pieces in the region you chose may go.
guard-no-vuko-token = You have no Vuko token to discard.
guard-no-m-to-atone = You have no M-factor on level 0.
guard-already-best = Your marker stands on the yin-yang space: there is nothing to gain.
guard-no-reputation = The solo game has no Reputation track.
guard-done-already = You have done this with this marker already.
guard-snow-would-fall = This would bring the Dead Snow, and you would not win by it.
guard-no-m-to-summon = No M-factor lies on the level of these units.
guard-none-in-reserve = All units of this type are on the board.
guard-nowhere-to-summon = You have influence in no open region.
guard-no-upgrade-fits = No upgrade that you can pay for fits this type.
guard-cannot-ferry = Ice Drakkars do not carry themselves.
guard-not-by-drakkar = There is nothing here that the Ice Drakkars could still carry.
guard-no-speed = These units have no Speed left.
guard-only-units-speed = Speed moves units only.
guard-own-unit = Your own units are no targets.
guard-no-target-here = No unit of this type stands in the region under attack.
guard-down-already = The units of this type here are defeated already.
guard-not-with-vuko = No unit of this type is in Vuko's region.
guard-not-adjacent = This region is not adjacent to the one being closed.
guard-region-being-closed = This is the region being closed.

# The log
log-first = { $who } is first in the starting order
log-laid = { $who } lays a face-down tile on { $subject }
log-thorn-set = { $who } puts the Thorn in { $subject }
log-tile-shown = the tile of { $subject }: { $other }
log-scenario-laid = scenario tile of stage { $amount }: { $subject }, without the arrow
log-arrow-laid = scenario tile of stage { $amount }: { $subject }, with the arrow
log-sanctuary-shown = a sanctuary lies in { $subject }
log-placed = { $who } places an influence marker in { $subject }
log-nations-set = an Independent Nations marker lies in every region in play ({ $amount })
log-round = round { $amount } begins
log-caught-up = { $who } has fewer than two markers on the board and catches up
log-advanced = { $who } moves the initiative marker { $amount -> [one] one helmet *[other] { $amount } helmets } on, to { $subject }
log-red-ship = { $who } is the first to reach the red ship under { $subject }: regions score this round
log-last-round = { $who } has reached { $subject }, the last one: this is the last round
log-tile-active = the scenario tile { $subject } becomes active
log-turn-order = { $who } is number { $amount } in the turn order
log-got-markers = { $who } takes { NOUN($amount, noun: "action-marker") }
log-token-laid = { $who } lays order token { $amount } on { $subject }
log-planned = { $who } places an action marker: { $subject }, slot { $amount }
log-viper-marker = { $who } leaves an influence marker in Viper's Throat and now has { $amount } there
log-set-aside = { $who } sets { NOUN($amount, noun: "action-marker") } aside
log-lifted = { $who } removes { NOUN($amount, noun: "action-marker") }: { $subject }
log-declined = { $who } declines the action: { $subject }
log-nothing-to-do = { $who } can do nothing there: { $subject }
log-took = { $who } takes { $amount } { $subject }
log-none-left = the supply has no { $subject } left for { $who }
log-exchanged = { $who } gives { $amount -> [2] 2 { $subject } *[other] { $subject } and { $other } } in exchange
log-paid = { $who } pays { $amount } { $subject }
log-moved = { $who } moves { NOUN($amount, noun: "influence-marker") } from { $subject } to { $other }
log-marched = { $who } moves { $subject } from { $amount } to { $other }
log-stayed = { $subject } of { $who } stays in { $other }
log-shifted = { $who } moves M-factor from { $subject } to { $other }
log-bought = { $who } upgrades { $subject }: { $other }
log-replaced = { $who } replaces an upgrade of { $subject }: { $other } instead of { $amount }
log-summoned = { $who } summons { $amount } × { $subject }
log-mustered = { $who } places { $subject } in { $other }
log-reputation = { $who } has reputation { $amount -> [1] yin-yang *[other] { $amount } }
log-snow = { $who } brings the Dead Snow marker to { $amount }
log-snow-rises = the Dead Snow marker moves to { $amount }
log-spied = { $amount ->
    [0] { $who } leaves the Spy fields empty
    [1] { $who } sets one Spy field: { $subject }
   *[other] { $who } sets the Spy fields: { $subject } and { $other }
}
log-struck = { $who } deals { $amount } damage to { $subject } in { $other }
log-defeated = { $who } defeats { $subject } in { $other }
log-healed = { $subject } of { $who } in { $other } recovers
log-razed = { $who } destroys an influence marker of { $subject } in { $other }
log-routed = { $who } destroys an Independent Nations marker in { $subject }
log-points = { $who } scores { NOUN($amount, noun: "point") }
log-region-points = { $who } scores { NOUN($amount, noun: "point") } for { $subject }
log-viper-points = { $who } scores { NOUN($amount, noun: "point") } for the most markers in Viper's Throat
log-taken-off = { $who } takes { $subject } off the board
log-vuko-moved = Vuko visits { $who } in { $subject }
log-vuko-stayed = Vuko stays with { $who } in { $subject }
log-vuko-lost = Vuko finds { $who } nowhere on the board
log-vuko-driven = Vuko leaves the closed region { $subject } and goes to { $who } in { $other }
log-vuko-off = Vuko leaves the closed region { $subject } and finds { $who } nowhere
log-vuko-token = { $who } takes a Vuko token and now has { $amount }
log-no-token-left = no Vuko token is left for { $who }
log-vuko-kills = Vuko kills { $subject } ({ $who }) in { $other }
log-withdrawn = Vuko withdraws { NOUN($amount, noun: "influence-marker") } of { $who } in { $subject }
log-returned = { NOUN($amount, noun: "influence-marker") } of { $who } in { $subject } { $amount -> [one] returns *[other] return } to play
log-culled = the Night Wanderers remove { NOUN($amount, noun: "influence-marker") } of { $who } from { $subject } to the supply
log-token-discarded = { $who } discards { NOUN($amount, noun: "vuko-token") }
log-dominates = { $who } dominates { $subject } (influence: { $amount })
log-nobody-dominates = nobody dominates { $subject }
log-tie-nearby = { $who } and { $subject } are tied in { $other }; { $who } has more influence in adjacent regions, by { $amount }
log-tie-reputation = { $who } and { $subject } are tied in { $other } and in adjacent regions; { $who } has the better reputation
log-tie-viper = { $who } and { $subject } have the same number of markers in Viper's Throat; { $who } has the better reputation
log-recruited = { $who } recruits a marker of { $subject } from { $other } to the Ice Garden
log-plundered = { $who } plunders { $subject } from { $other }{ $amount -> [0] { "" } *[other] , from level { $amount } }
log-nightmare-laid = { $who } lays a Nightmare token in { $subject }, number { $amount } there
log-won-over = { $who } replaces a marker of { $subject } in { $other }
log-tower-raised = { $who } raises a Red Tower in { $subject }, number { $amount } in all
log-sanctuary-moved = { $who } moves { NOUN($amount, noun: "sanctuary") } from { $subject } to { $other }
log-absorbed = the Thorn of { $who } absorbs { NOUN($amount, noun: "sanctuary") } in { $subject }
log-closed = { $who } closes { $subject }
log-killed = { $who } loses { $subject } in { $other }
log-sealed = { NOUN($amount, noun: "influence-marker") } of { $who } { $amount -> [one] stays *[other] stay } in { $subject } for good
log-left = { $who } moves a marker out of { $subject } to { $other }
log-to-supply = { NOUN($amount, noun: "influence-marker") } of { $who } from { $subject } { $amount -> [one] goes *[other] go } back to the supply: there is no open region next to it
log-nations-gone = { NOUN($amount, noun: "nation-marker") } { $amount -> [one] leaves *[other] leave } { $subject } for good
log-nightmares-back = { $who } takes back { NOUN($amount, noun: "nightmare-token") } from { $subject }
log-refreshed = { NOUN($amount, noun: "sanctuary") } in { $subject } { $amount -> [one] is *[other] are } turned face up
log-nations-moved = { NOUN($amount, noun: "nation-marker") } { $amount -> [one] follows *[other] follow } Vuko from { $subject } to { $other }
log-rolled = the die shows { $amount }
log-roll-again = { $subject } cannot be chosen: the die is rolled again
log-no-such-token = { $who } has no { $subject }: the die is rolled again
log-goal = { $who } has met the individual goal

# The end
end-goal = Individual goal met. Winner: { $who }.
end-goal-solo = The independent player has met the goal: you lose.
end-points = Victory points decide. Winner: { $who }.
end-points-solo = The independent player has more victory points: you lose.
end-snow = The Dead Snow falls. Winner: { $who }.
end-snow-solo = The Dead Snow falls: you lose.
cause-goal = individual goal
cause-goal-solo = goal of the independent player
cause-points = victory points
cause-points-solo = victory points of the independent player
cause-snow = the Dead Snow
cause-snow-solo = the Dead Snow

# Things
thing-map = Midgaard
thing-region = { $n } { $name }
thing-fields = Actions
thing-field = { $n -> [0] { $name } *[other] { $n }. { $name } }
thing-field-slots = { $n }. { $name } ({ $taken } of { $slots })
thing-initiative = Initiative
thing-helmet = { $name }, ship { $ship }, { $cubes } markers{ $red -> [yes] , red *[no] { "" } }
thing-reputation = Reputation, best below
thing-yin-yang = yin-yang
thing-points-track = Victory points
thing-snow = Dead Snow
thing-round = Round
thing-stage = Stage
thing-tile = P{ $p } G{ $g }{ $m -> [0] { "" } *[other] { " " }M{ $m } }, { $points }
thing-tile-back = face-down tile
thing-marker = { $who }
thing-withdrawn = withdrawn marker of { $who }
thing-sealed = marker of { $who } for good
thing-action = { $who }
thing-down = defeated { $unit }
thing-hurt = { $unit }, { $damage } damage
thing-nations = Nations
thing-sanctuary = sanctuary
thing-turned = face-down sanctuary
thing-tower = Red Tower
thing-nightmare = Nightmare token
thing-thorn = the Thorn
thing-vuko = Vuko Drakkainen
thing-closed = closed
thing-lead = { $who } leads { $sum }
thing-no-lead = nobody leads
thing-sum = { $who }: { $total } influence ({ $markers } from markers, { $units } from units)
thing-price = { $n } { $name }
thing-ship = ship number
thing-tie-nearby = tied: { $who } has { $more } more influence in adjacent regions
thing-tie-reputation = tied, in adjacent regions too: { $who } has the better reputation
thing-supply = supply of { $name }
thing-upgrades = { $name } upgrades ({ $price })
thing-vuko-supply = Vuko tokens left
thing-guest = Vuko's next guest: { $who }
thing-no-vuko = Vuko is not in play yet
thing-vuko-stays = Vuko would stay in { $region }
thing-goal-place = Vuko would go to { $region }
thing-snow-winner = if the Dead Snow fell now, the winner would be { $who }
thing-red-ship = next red ship: { $name }
thing-scoring = regions score this round
thing-last-round = last round
thing-garden = Ice Garden
thing-points = Points
thing-m-factor = M{ $n }
thing-influence = Influence
thing-bought = Upgrades
thing-free-markers = Markers
thing-vuko-tokens = Vuko tokens
thing-viper = In Viper's Throat
thing-to-place = Action markers
thing-goal = individual goal
thing-goal-towers = Red Towers
thing-goal-sanctuaries = Absorbed
thing-goal-closed-regions = Closed regions
thing-goal-recruits = Recruited
thing-double = double move free
thing-nightmares-left = Nightmare tokens
thing-reserve = in reserve
thing-upgrade = upgrade { $name }
thing-spy = Spy field: { $name }
thing-stage-tile = Vuko scenario, stage { $n }: { $name }
thing-arrow-tile = Vuko scenario, from stage { $n } to the end of the game: { $name }
thing-population = Population
thing-gold = Gold


# What an evaluation is made of, for hints in words
part-points = { $way ->
    [more] more points now
   *[less] fewer points now
}
part-regions = { $way ->
    [more] better places in the regions
   *[less] worse places in the regions
}
part-units = { $way ->
    [more] stronger units on the map
   *[less] weaker units on the map
}
part-possessions = { $way ->
    [more] more resources and a better reputation
   *[less] fewer resources or a worse reputation
}
part-goal = { $way ->
    [more] you come nearer to your goal
   *[less] your goal is farther away
}
part-rivals = { $way ->
    [more] the others get less
   *[less] the others get more
}

ribbon-round = Round { $n }, stage { $stage }
phase-initiative = Initiative
phase-planning = Planning
phase-actions = Actions
phase-activation = Units
phase-vuko = Vuko
phase-domination = Domination
race-text = points: { $points }, goal: { $done } of { $need }
detail-to-place = Action markers left: { $n }.
detail-population = You have { $n } population and { NOUN($markers, noun: "influence-marker") }.
detail-gold = You have { $n } gold.
lead-nearby = more influence in adjacent regions
lead-reputation = better reputation

# In few words, for brief texts.
unit-body-brief = influence { $influence }, defeated by { $damage } damage
unit-printed-brief = { $abilities }
unit-dominating-brief = dominate: { $do }
