"""The Dreamers and Entities of Etherfields: people of today, in the clothes they fell asleep in."""

from tools.art.casts.tones import COLD, GOLDEN, WARM

STANDEES = {  # id: (body, hue, how)
    "gambler": ("person", "#d9a441", dict(stance="guard", build=0.86, head_="fedora", arm="glyph:card-ace-spades", angle=-14, legs="#4a3f5c", skin="#f0cfae", hair="#3a2a22", trim="#d04a4a", cloak="#7a4a58")),
    "specialist": ("person", "#5f9fd0", dict(stance="staff", build=0.8, head_="glasses", arm="glyph:spanner", angle=10, robe=False, legs="#5a5a6e", skin="#e2b48c", hair="#6a4a34", trim="#8a94a4", sack="#a8845a")),
    "tough-guy": ("person", "#c05a4a", dict(stance="akimbo", head_="beard", arm=None, build=1.3, bare=True, legs="#4a5a78", skin="#d8a07c", hair="#4a2f22")),
    "free-spirit": ("person", "#7fb07a", dict(stance="cast", build=0.8, head_="wild", arm="glyph:feather", angle=-10, robe=True, skin="#f2d0b4", hair="#c06a3a", trim="#e8d070")),
    "e1": ("person", "#8a4050", dict(stance="relaxed", head_="ape", arm="glyph:suitcase", angle=180, build=1.55, skin="#e8cfc4", trim="#d8b45a", legs="#3a3444")),
    "e2": ("person", "#6a9a5a", dict(stance="strike", head_="hat", arm="glyph:scissors", angle=20, arm_k=1.3, build=0.9, legs="#5a5a4a", skin="#d8e0b8", hair="#3a4a2a", trim="#c8a050")),
    "e3": ("person", "#2f4a6a", dict(stance="cast", head_="short", arm="rapier", angle=-20, arm_k=0.6, build=0.95, legs="#22304a", skin="#b8d0d8", hair="#22304a", trim="#e8e0d0", cloak="#1c2c44")),
    "e4": ("choir", "#5a8ab0", dict(faces="#e0ecf0")),
    "e5": ("person", "#8a8478", dict(stance="staff", head_="mask", arm="scythe", angle=0, robe=True, wings="#c8bca0", skin="#e0d8c8", trim="#5a5448")),
    "e6": ("gate", "#3a3454", dict(glow="#15101d")),
    "es01": ("person", "#9aa4ac", dict(stance="relaxed", head_="fedora", arm="glyph:suitcase", angle=180, build=0.86, legs="#6a747c", skin="#dce4e4", hair="#8a8e94", trim="#6a747c")),
    "es04": ("person", "#b0708a", dict(stance="cast", head_="queen", arm="rapier", angle=30, off="rapier", off_angle=-30, arm_k=0.7, robe=True, skin="#f0d0b8", hair="#d8d8dc", trim="#8a4a66", sack="#c0586a")),
    "es05": ("umbrellas", "#5a5a8a", {}),
    "es06": ("person", "#5a5f50", dict(stance="guard", head_="glasses", arm="glyph:scroll-quill", angle=-10, build=0.95, legs="#44483c", skin="#e0c0a0", hair="#3a3a34", trim="#a8a080")),
    "es07": ("piano", "#3a2c34", {}),
    "es08": ("lighthouse", "#d8c8b0", {}),
    "es09": ("insect", "#c8a03a", dict(wings="#e8e4d0", spot="#3a2c20", legs="#3a2c20")),
    "es10": ("person", "#b8d0e0", dict(stance="guard", head_="viking", arm="on-staff:snowflake-1", angle=0, build=1.4, skin="#d8e8f0", hair="#ffffff", cloak="#8aa8c0", trim="#6a8aa8")),
    "es12": ("choir", "#4a4a78", dict(faces="#d8d0e8")),
}

PORTRAITS = {  # id: (hue of the faction, light, light from behind, motif, sign on the wall, how)
    "gambler": ("#d9a441", GOLDEN, "#ff7a8a", "dream", "card-ace-spades", dict(skin="#d9a67e", hair="#2a1c18", front="short", wear="coat", cloth="#4a2c3a", trim="#a87a3a", head=(("fedora", "#3a2430", "#c8503a"),), shade=0.18, beard_=0.0)),
    "specialist": ("#5f9fd0", COLD, "#ffd090", "dream", "gears", dict(skin="#c99670", hair="#3a2a24", front="bun", wear="coat", cloth="#3a5a78", trim="#5a7a94", head=(("glasses", "#d8c090", ""),), face=dict(wide=0.92, jaw=0.9, brow=0.6, fem=True))),
    "tough-guy": ("#b04a5a", WARM, "#7fa0ff", "dream", "fist", dict(skin="#c08a68", hair="#2c201c", wear="bare", cloth="#8a3a3a", trim="#3a2c34", beard_=0.6, face=dict(wide=1.1, jaw=1.3, brow=1.5), thick=1.6)),
    "free-spirit": ("#7ba05b", "#ffe8c0", "#c0a0ff", "dream", "feather", dict(skin="#e2b89a", hair="#c05a2a", back="wild", front="parted", wear="robe", cloth="#5a7a4a", trim="#e0c060", face=dict(wide=0.9, jaw=0.85, brow=0.5, fem=True))),
}

GLYPHS = dict(  # card, Item, Mask, Note ... or place: its glyph
    pair.split("=") for pair in """
fl1=boots fl2=theater-curtains fl3=stomach fl4=echo-ripples fl5=shaking-hands fl6=plant-seed fs01=fast-forward-button
fs02=cloudy-fork fs03=hourglass fs04=ghost fs05=conversation fs06=enrage fs07=quill fs08=hand fs09=feather
fs10=paper-plane fs11=wool fs12=light-bulb ga01=dodge ga02=poker-hand ga03=card-joker ga04=duality-mask ga05=hand
ga06=two-coins ga07=cartwheel ga08=clover ga09=dice-shield ga10=punch ga11=talk ga12=card-pick mk01=magnifying-glass
mk02=lips mk03=sewing-needle mk04=greek-temple mk05=lantern-flame mk06=stethoscope mk07=teacher mk08=quill-ink
mk09=bookshelf mk10=scales mk11=heart-beats mk12=archive-research mk13=barefoot mk14=maze mk15=robber mk16=scarecrow
mk17=lockpicks mk18=alligator-clip mk19=run mk20=grapple mk21=card-exchange mk22=smoke-bomb mk23=ticket
mk24=domino-mask mk25=fist mk26=wooden-chair mk27=lion mk28=gauntlet mk29=hand-grip mk30=heart-plus mk31=return-arrow
mk32=dodging mk33=wooden-door mk34=thorny-vine mk35=drum mk36=axe-swing mk37=crystal-shine mk38=scroll-unfurled
mk39=paper-boat mk40=heron mk41=umbrella mk42=hourglass mk43=mirror-mirror mk44=crossed-chains mk45=lantern-flame
mk46=skeleton-key mk47=scroll-quill mk48=awareness si01=traffic-lights-red si02=suitcase si03=oak-leaf si04=scissors
si05=lungs si06=music-spell si07=gavel si08=butterfly si09=stopwatch si10=candle-flame sp01=microscope
sp02=conversation sp03=spanner sp04=footsteps sp05=lever sp06=anvil sp07=spectacles sp08=armor-blueprint sp09=crane
sp10=oil-drum sp11=think sp12=hammer-nails tg01=punch-blast tg02=shoulder-armor tg03=bullets tg04=shield
tg05=arrow-dunk tg06=fist tg07=stitched-wound tg08=ram-profile tg09=mountains tg10=wind-slap tg11=hand-grip
tg12=castle it1=ticket it2=whistle it3=lighter it4=envelope it5=pocket-radio it6=umbrella it7=tied-scroll
it8=mason-jar it9=leather-boot it10=pencil it11=music-spell it12=key it13=rope-coil it14=snow-bottle it15=butterfly
ma01=fox-head ma02=card-joker ma03=two-coins ma04=owl ma05=clockwork ma06=bookmarklet ma07=bull ma08=anvil ma09=key
ma10=kite ma11=mirror-mirror ma12=ghost ma13=butterfly ma14=candle-light n01=price-tag n02=suitcase n03=cartwheel
n04=envelope n05=love-letter n06=tied-scroll n07=burning-embers n08=theater n09=musical-score n10=wax-seal
n11=butterfly-flower n12=gloves w01=treasure-map w02=sunrise w03=death-skull w04=shopping-bag w05=cut-diamond
w06=path-distance w07=swap-bag w08=big-wave w09=lungs w10=angel-wings w11=compass w12=candle-light w13=awareness
w14=sleepy se0=night-sky se1=flower-emblem se2=falling-leaf se3=water-drop se4=big-wave se5=butterfly se6=snowflake-1
fm1=two-coins fm2=candle-light fm3=exit-door fm4=bed f01=umbrella f02=doorway f03=shop f04=star-pupil f05=house
f06=sleepy f07=music-spell f08=tooth f09=cape f10=traffic-cone f11=burning-embers f12=high-five f13=scroll-unfurled
f14=snow-bottle s1=window s2=high-grass s3=shop s4=bus-stop q1=stone-bridge q2=magic-gate q3=park-bench q4=crane
p1=fountain p2=fruit-tree p3=sundial p4=quill-ink o1=sailboat o2=duality-mask o3=dress o4=hut m1=street-light
m2=wooden-door m3=prayer c1=field c2=pocket-watch c3=pendulum-swing
""".split()
)

SKETCHES = dict(  # action: what is sketched on its field
    pair.split("=") for pair in """
d1-1=notebook d1-2=wooden-door d1-3=magnifying-glass d1-4=ringing-bell d1-5=duality-mask d1-6=suitcase
d1-7=cargo-crate d1-8=talk d1-9=traffic-lights-red d1-10=lever d2-1=wind-turbine d2-2=love-letter d2-3=ladder
d2-4=square-bottle d2-5=stone-bridge d2-6=umbrella d2-7=envelope d2-8=campfire d3-1=portculis d3-2=cape d3-3=theater
d3-4=music-spell d3-5=musical-notes d3-6=musical-score d3-7=hanging-sign d3-8=mirror-mirror d3-h1=floor-hatch
d3-h2=airtight-hatch d4-1=scroll-unfurled d4-2=gavel d4-3=archive-research d5-1=lantern-flame d5-2=old-lantern
d5-3=candle-light d5-4=magic-lamp d5-5=pocket-watch d5-6=hourglass d5-7=candle-flame sm-a3a=jump-across
sm-b1d=cellar-barrels sm-b4b=clockwork sm-c2c=high-grass sm-c3c=fog sm-a1a=night-sky
""".split()
)
