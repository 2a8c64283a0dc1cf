"""The characters of Relic: one line each."""

from tools.art.casts.tones import COLD, GOLDEN, PALE, TOXIC, VIOLET, WARM

MINIATURES = {  # id: (body, hue, scale, how)
    "inquisitor": ("person", "#8f2f2a", 0.98, dict(stance="guard", head_="fedora", arm="sword", angle=-15, off="gun", off_angle=30, cloak="#2a1c20", skin=PALE, hair="#3a2a22", trim="#d8b45a")),
    "trader": ("person", "#3f6fb0", 0.94, dict(stance="lunge", head_="fedora", arm="rapier", angle=-16, off="gun", off_angle=16, cloak="#c9a83a", skin=PALE, hair="#5a3a22")),
    "captain": ("person", "#3a62c0", 1.0, dict(stance="guard", head_="great-helm", arm="sword", angle=-25, off="shield", plate=True, build=1.5, skin=PALE, trim="#e0b84a")),
    "ogryn": ("person", "#6a6a48", 1.0, dict(stance="strike", head_="orc", arm="hammer", angle=42, arm_k=0.7, build=1.6, bare="all", skin="#c08a68")),
    "callidus": ("person", "#3a2a4a", 0.94, dict(stance="strike", head_="blank", arm="katana", angle=35, off="claws", off_angle=160, skin="#c8bcc8", trim="#7a4a9a", build=0.86)),
    "ratling": ("person", "#6a7a44", 0.70, dict(stance="archer", head_="cap", arm="gun", angle=-78, arm_k=1.3, skin="#d8a078", hair="#8a5a30", trim="#4a4a30", build=1.15)),
    "commissar": ("person", "#2c2f3c", 0.98, dict(stance="strike", head_="peaked", arm="sword", angle=28, off="gun", off_angle=40, cloak="#7a1f24", skin=PALE, hair="#2a2222", trim="#d8b45a")),
    "enginseer": ("person", "#a02c20", 0.98, dict(stance="staff", head_="hood", arm="on-staff:cog", angle=0, robe=True, cloak="#7a2018", skin="#8a8a8a", hair="#6affc8", trim="#c0c8d0")),
    "canoness": ("person", "#2c2a34", 0.98, dict(stance="guard", head_="queen", arm="great", angle=-18, plate=True, cloak="#b02c38", skin=PALE, hair="#f0ecf0", trim="#d8d2e0")),
    "psyker": ("person", "#4a54a8", 0.96, dict(stance="cast", head_="blank", arm="staff", angle=-12, robe=True, halo="#a8b8ff", skin="#d0c8d8", trim="#c8a8ff")),
}

PORTRAITS = {  # id: (hue of the faction, light, light from behind, motif, sign on the wall, how)
    "captain": ("#3a62c0", COLD, "#ffc070", "storm", "eagle-emblem", dict(face=False, wear="power", cloth="#2f52b0", trim="#d8ac44", head=(("power-helm", "#3458b8", "#d8c8a8"),))),
    "callidus": ("#7a4a9a", VIOLET, "#ff4a6a", "shadow", "daggers", dict(skin="#c0b0b8", hair="#1c1820", front="bun", wear="collar", cloth="#16141c", trim="#4a2a3a", head=(("half-mask", "#15131c", ""),), face=dict(wide=0.9, jaw=0.82, brow=0.5, fem=True), eyes="#ff6a7a")),
    "trader": ("#5f8fc2", GOLDEN, "#7fb0ff", "space", "compass", dict(skin="#c99068", hair="#3a2418", back="long", beard_=0.7, wear="coat", cloth="#2c4a7a", trim="#c9a04a", head=(("tricorne", "#22304e", "#d8ac44"),), shade=0.16)),
    "ratling": ("#8a9a5a", TOXIC, "#ffb060", "leaves", "crosshair", dict(skin="#c98f6a", hair="#8a5a30", front="short", wear="robe", cloth="#4e5a34", trim="#3a4226", head=(("cap", "#56603a", ""), ("goggles", "#ffb84a", "#7a6a4a")), face=dict(wide=1.12, jaw=1.0), wide=0.85)),
    "inquisitor": ("#c2603f", "#ffc890", "#ff5a3a", "fire", "holy-symbol", dict(skin="#c9a084", hair="#8a8488", back="long", wear="collar", cloth="#2a1c1e", trim="#6a1f1f", head=(("inquisitor", "#241a1e", "#7a2a24"),), shade=0.20, face=dict(old=1.0, jaw=0.95), beard_=0.0)),
    "commissar": ("#b03a3a", WARM, "#7fa0ff", "storm", None, dict(skin="#c99a7c", hair="#2a2222", wear="coat", cloth="#22232c", trim="#8a2228", head=(("peaked", "#23252f", "#8a2228"),), shade=0.18, face=dict(jaw=1.15, brow=1.2), thick=1.15)),
    "enginseer": ("#b8402f", "#ffb080", "#7affd0", "fire", "cog", dict(face=False, hood_="#8a241c", wear="robe", cloth="#7a2018", trim="#c0a080", head=(("goggles", "#6affc8", "#8a7a5a"), ("respirator", "#6a6258", "#4a443e")))),
    "ogryn": ("#8a7a4a", WARM, "#9fd0a0", "storm", None, dict(skin="#c08a66", hair="#3a2a20", front="mohawk", wear="bare", cloth="#b07e5c", trim="#4a4a34", face=dict(wide=1.28, jaw=1.3, brow=2.0, old=1.2), thick=2.0, wide=1.15)),
    "canoness": ("#d8d2e0", "#fff0d8", "#ff5a5a", "light", "fleur-de-lys", dict(skin="#e0b89c", hair="#f0ecf0", front="bob", wear="power", cloth="#2a2630", trim="#b0303a", face=dict(wide=0.92, jaw=0.85, brow=0.6, fem=True))),
    "psyker": ("#6a7ae0", COLD, "#c08aff", "space", "third-eye", dict(skin="#b8b0bc", wear="collar", cloth="#2a2c4a", trim="#5a4a7a", head=(("cables", "#6a6a7a", "#8a5a4a"),), face=dict(old=1.4, jaw=0.85, wide=0.95), eyes="#a8c8ff")),
}

GLYPHS = dict(  # card or ability: its glyph
    pair.split("=") for pair in """
apostate-preacher=cultist spore-mine-cluster=sea-urchin death-guard-with-heavy-bolter=heavy-fighter
nurgling-swarm=goo-skull plaguebearer=plague-doctor-profile mycetic-spore=spotted-mushroom daemonette=horned-helm
neurothrope=brain-tentacle venomthrope=tentacles-skull chaos-sorcerer=warlock-hood pyrovore=dragon-breath
chaos-spawn=vile-fluid great-unclean-one=fat maleceptor=brain-leak ripper-swarm=earwig termagant-brood=velociraptor
tyranid-warrior=alien-stare zoanthrope=psychic-waves broodlord=gargoyle carnifex=alien-bug
hive-tyrant=spiked-dragon-head genestealer-cultist=cultist shadow-in-the-warp=evil-eyes warp-storm=vortex
daemonic-incursion=magic-portal astropathic-choir=sonic-shout grey-knights-strike=winged-sword day-of-penance=prayer
migrating-swarm=wasp-sting wayside-shrine=byzantin-temple astropath-tower=evil-tower dark-tome=evil-book
bargain-of-riches=swap-bag penitent-engine=robot-golem synapse-node=brain-stem plague-ward=medical-pack
black-ship=iron-hulled-warship missionary-camp=camping-tent acolyte-savant=bookmarklet battle-sister=swordwoman
tamed-psyker=third-eye daemon-blade=flaming-claw witch-hunters-mace=flanged-mace hexagrammic-wards=hexes
holy-water=holy-water prayer-scroll=scroll-unfurled icon-of-the-emperor=eagle-emblem warp-taint=star-swirl
nightmares=night-sleep nervous-tremor=shaking-hands blood-frenzy=bleeding-wound withered-limb=skeletal-hand
weeping-sores=vile-fluid clouded-mind=brainstorm wandering-eye=eyeball cloven-hooves=hoof extra-eyes=cyclops
chitinous-hide=armadillo bestial-claws=grasping-claws horrific-visage=evil-minion whispering-daemon=daemon-skull
addled-wits=knocked-out-stars tentacled-arm=tentacle-strike warp-sight=crystal-eye psychic-awakening=brain
unnatural-vigour=strong mark-of-the-berserker=crossed-axes gift-of-decay=goo-skull mark-of-the-changer=transform
near-daemonhood=horned-skull stop-the-waaagh=orc-head liberate-the-forge-world=factory take-the-initiative=fast-arrow
purge-the-heretic=burning-book cull-the-swarm=scarab-beetle repel-the-corsairs=pirate-flag fell-the-giant=giant
banish-the-daemon=daemon-pull pilgrimage=hiking sealed-orders=wax-seal pay-the-tithe=two-coins rite-of-the-machine=cog
chart-the-webway=treasure-map hold-the-line=guarded-tower night-vigil=night-vision proof-of-arms=crossed-swords
beyond-the-rim=galaxy muster-the-faithful=three-friends stock-the-armoury=battle-gear know-the-enemy=magnifying-glass
sanctioned-study=open-book audit-of-purity=scales survey-the-sector=spyglass blood-oath=bloody-sword
emperors-wrath=thunder-struck miracle=angel-wings warp-jump=portal divine-guidance=falling-star assassinate=backstab
requisition-order=scroll-quill veil-of-shadows=hood healing-trance=meditation mind-lock=brain-freeze
foresight=crystal-ball cleansing-flame=flame forced-march=walking-boot blessing=prayer-beads sabotage=dynamite
ward-of-faith=holy-symbol offering=receive-money battle-focus=targeting omen=raven gretchin-mob=goblin-head
blood-axe-grot=goblin slugga-boy=revolver shoota-boy=orc-head stormboy=jetpack ard-boy=visored-helm nob=brute
burna-boy=flamer tankbusta=rocket loota=heavy-bullets kommando=bowie-knife weirdboy=enrage big-mek=spanner
deff-dread=battle-mech killa-kan=robot-antennas warboss=crowned-skull squiggoth=triceratops-head
squig-pack=carnivore-mouth warbiker=full-motorcycle-helmet khorne-berzerker=axe-swing bloodletter=daemon-skull
renegade-guardsman=pistol-gun rising-waaagh=war-axe rok-strike=asteroid naval-bombardment=carpet-bombing
call-to-crusade=bugle-call battlefield-salvage=crowbar green-tide=big-wave field-promotion=rank-3
guard-redoubt=defensive-wall field-hospital=hospital-cross freebooter-trader=pirate-captain squig-pit=monster-grasp
crashed-valkyrie=ship-wreck fighting-pit=boxing-ring looted-workshop=anvil-impact altar-of-brass=stone-pile
minefield=land-mine guard-squad=backup sentinel-walker=missile-mech choppa=meat-cleaver
kustom-force-field=shield-bounces stikkbombs=grenade jungle-scout=jungle flak-armour=kevlar-vest combat-stimms=syringe
tarot-of-the-golden-throne=card-joker blade-of-saint-antias=relic-blade halo-of-defiance=aura crown-of-command=crown
phial-of-the-martyrs=potion-ball aegis-of-ultramar=templar-shield lens-of-truth=magnifying-glass
gauntlet-of-the-founder=gauntlet censer-of-exorcism=incense chronometer-of-ages=pocket-watch
banner-of-the-crusade=flying-flag chalice-of-purity=holy-grail star-chart-of-the-ancients=star-formation
fragment-of-a-lost-template=circuitry bones-of-the-saint=crossed-bones codex-of-ten-thousand-years=bookshelf
xenos-bane=pummeled roll-of-honour=tied-scroll storm-bolter=bolter-gun power-sword=energy-sword needle-rifle=rifle
frag-grenade=grenade mk2-combat-carapace=breastplate imperial-seal=wax-seal boltgun=bolter-gun chainsword=chainsaw
plasma-pistol=ray-gun force-staff=wizard-staff power-armour=robot-helmet refractor-field=bubble-field
cameleoline-cloak=cloak medicae-kit=medical-pack auspex=radar-sweep jump-pack=jetpack servo-skull=cyborg-face
melta-bomb=time-bomb eldar-guardian=elf-helmet eldar-ranger=rifle dire-avenger=barbute howling-banshee=screaming
striking-scorpion=scorpion fire-dragon=dragon-head swooping-hawk=hawk-emblem warlock=warlock-eye
harlequin-troupe=duality-mask wraithguard=shadow-follower wraithlord=mecha-mask farseer=third-eye
autarch=winged-emblem avatar-of-war=burning-skull storm-guardian=lightning-saber chaos-fury=harpy
shining-spear=spear-feather windrider=jet-fighter keeper-of-secrets=minotaur tainted-hive-ganger=bandit
alpha-legion-agent=spartan-helmet webway-ambush=surrounded-eye corsair-raid=spaceship
twist-of-fate=dice-twenty-faces-twenty rumours-of-treasure=open-treasure-chest hidden-path=trail spy-network=spy
craftworld-raiders=starfighter forgotten-portal=stone-wall smugglers-den=swap-bag eldar-outcast=elf-ear
maiden-shrine=shinto-shrine gambling-hall=rolling-dices information-broker=talk whispering-idol=totem-mask
trapped-vault=locked-chest hive-scum-guide=person death-cult-adept=daggers calculus-logi=processor
shuriken-pistol=shuriken mesh-armour=scale-mail holo-field=bubble-field spirit-stone=emerald smoke-charges=smoke-bomb
forged-warrant=stamper incorruptible=armor-vest codex-tactics=chess-knight shadow-step=two-shadows
polymorphine=transform silent-kill=stiletto warrant-of-trade=scroll-unfurled bulk-purchase=cargo-crate
bribery=pay-money hard-to-see=invisible long-las=crosshair warded-soul=shield-reflect iron-resolve=fist
daemon-hunter=crossbow summary-execution=gun-stock inspire=bugle-call medals-of-honour=medal rite-of-repair=spanner
mechadendrites=mechanical-arm logic-engine=circuitry just-muscle=biceps thick-skull=skull-crack not-clever=duck
shield-of-faith=healing-shield acts-of-faith=prayer martyr=burning-passion channel-the-warp=lightning-storm
amplify=sound-waves perils-of-the-warp=explosive-meeting
""".split()
)

SPACES = dict(  # space: its silhouette
    pair.split("=") for pair in """
envoy=templar-shield spire=castle hab=modern-city outskirts=castle-ruins underhive=dungeon-gate docks=rocket
battlefleet=spaceship manufactorum=factory furnace=furnace scrapfields=gears datavault=processor
landing=interceptor-ship sanctuary=church jungle=palm-tree crater=mushrooms-cluster canyon=peaks outpost=guarded-tower
lair=velociraptor emissary=winged-emblem webway=magic-portal foothills=mountains ruins=ancient-ruins
glade=crystal-cluster menhir=menhir blackstone=defense-satellite rokfield=asteroid scar=burning-meteor
warcamp=orc-head sepha=caduceus spores=spotted-mushroom feeding=carnivore-mouth splinter=alien-bug
shrineworld=ringed-planet falcons=jet-fighter guardian=daemon-skull craftworld=drakkar hulk=iron-hulled-warship
haunted=star-swirl derelict=ship-wreck warpstorm=vortex rift=crystal-eye maze=maze yllen=evil-moon braxas=volcano
plains=battle-gear palace=evil-eyes scenario=all-seeing-eye
""".split()
)
