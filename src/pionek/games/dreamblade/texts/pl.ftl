seat-south = Południe
seat-north = Północ
only-enemies = wrogowie
only-allies = sprzymierzeńcy
only-self = osobisty
aura-allies = { $narrowed ->
    [self] osobisty { $much }: ta istota ma { aura-change }
    [only] { $much } (tylko { $only }): lokalni i przylegli sprzymierzeńcy tego rodzaju mają { aura-change }
   *[no] { $much }: lokalni i przylegli sprzymierzeńcy mają { aura-change }
}
aura-enemies = { $narrowed ->
    [self] osobisty { $much }: ta istota ma { aura-change }
    [only] { $much } (tylko { $only }): lokalni wrogowie tego rodzaju mają { aura-change }
   *[no] { $much }: lokalni wrogowie mają { aura-change }
}
aura-change = { $change ->
    [more-power] +{ $x } do siły
    [more-defense] +{ $x } do obrony
    [more-life] +{ $x } do życia
    [less-power] −{ $x } do siły, najmniej 0
    [less-defense] −{ $x } do obrony, najmniej 1
   *[less-life] −{ $x } do życia, najmniej 1
}
on-blade = ostrze
on-double-blade = para ostrzy
on-multiblade = ostrze powtarzalne
on-double-multiblade = powtarzalne pary ostrzy
on-spawn = { $pay } { $pay ->
    [one] punkt formowania
    [few] punkty formowania
   *[many] punktów formowania
}
on-score = na obszarze punktowanym
on-comes-into-play = przy wejściu do gry
cell-portal = { $seat ->
    [south] portal Południa
   *[north] portal Północy
}
cell-both = { NOUN($n, noun: "point") } dla tego, kto go opanuje
cell-one = { NOUN($n, noun: "point") } dla { $seat ->
    [south] Południa
   *[north] Północy
}
cell-mark-portal = { $seat ->
    [south] portal Pd
   *[north] portal Pn
}
cell-mark-key = { $n } { $seat ->
    [south] Pd
   *[north] Pn
}
cell-mark-contested = rywalizacja
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = pudło
face-6 = ostrze
thing-map = Kraina wyśniona, tura { $turn }
thing-victory = Wygrane tury
thing-power = Siła
thing-defense = Obrona
thing-life = Życie
thing-damage = Obrażenia
thing-attack = Obrażenia ataku ({ $cell })
thing-dice = kości
thing-left = Obrażenia do rozdzielenia
thing-blades = Pozostałe ostrza
thing-die = Kość { $n }
thing-conquest = Punkty podboju
thing-points = Punkty formowania
thing-bonus = Dodatkowe punkty na później
thing-reserves = Zasoby
thing-graveyard = Cmentarz
thing-location = lokacja
thing-pool = Do wyboru
thing-warband = Zestaw, { $who }
thing-kind = Koszt { $cost }, { $types } ({ $marks })
rarity-common = pospolita
rarity-uncommon = niepospolita
rarity-rare = rzadka
share-cells = obszary
share-destroyed = zniszczone
share-cost = koszt formowania
share-aspects = brakujące aspekty
option-spawn = uformuj: { $subject }
option-respawn = przywróć z cmentarza: { $subject }
option-use = użyj: { $subject } – { $what }
option-shift = przemieszczanie: rusz swoje istoty
option-strike = { $n ->
    [0] walka (nie ma z kim walczyć)
    [one] walka na 1 obszarze
   *[many] walka na najwyżej { $n } obszarach
}
option-move = rusz: { $subject } ({ $cell })
option-to = na { $subject }
option-fight = walcz na { $subject }
option-attack = atakuje { $subject } ({ $cell })
option-blade = { $subject } – { $what }
option-reroll = przerzuć kość: { $face }
option-spare = ani nie odganiaj, ani nie niszcz: { $subject } ({ $cell })
option-disrupt = odgoń: { $subject } ({ $cell })
option-destroy = zniszcz: { $subject } ({ $cell })
option-give = { NOUN($amount, noun: "damage") }: { $subject } ({ $cell })
option-target = wskaż: { $subject } ({ $cell })
option-take = wybierz: { $subject }
option-number = { $amount }
option-done = gotowe
option-go-first = niech najpierw przerzuca { $subject }
option-banish = zniszcz: { $subject } ({ $cell }); zamiast tego zostanie wygnana
option-cheat-death = poświęć inną istotę, a ta zostanie: { $subject }
option-add = dodaj: { $subject }
option-drop = wyjmij: { $subject }
option-enter-face = na kości jest { $face } ({ $n })
ask-building-pick = Zbuduj swój zestaw: dodawaj figurki, wyjmuj je albo zakończ.
ask-spawnphase-act = Uformuj figurkę, użyj umiejętności formowania albo zakończ fazę.
ask-spawnphase-where = Gdzie formujesz? Figurka: { $subject }
ask-spawnphase-how-much = Ile punktów formowania wydajesz na umiejętność? Figurka: { $subject }
ask-actionphase-choose = Przemieszczanie czy walka?
ask-shift-pick = Która istota się rusza? A może to już wszystko?
ask-shift-go = Dokąd idzie { $subject }?
ask-strike-choose-cell = Gdzie walczysz? A może to już wszystko?
ask-combat-choose-attackers = Kto atakuje na { $cell }?
ask-combat-blade = Wypadły ostrza. Która umiejętność dostaje następne?
ask-assignment-fate = Obrażenia do rozdzielenia: { $left }. Odganiasz czy niszczysz? Wróg: { $subject }
ask-assignment-rest = Obrażenia do rozdzielenia: { $left }. Ile dostaje { $subject }?
ask-fates-choose = { $subject } ma dość obrażeń na jedno i drugie. Odgonić czy zniszczyć?
ask-fates-carry-out = Kogo odganiasz najpierw? Odgoniony zajmie pusty obszar, a swój może zwolnić.
ask-displacement-place = Odgonienie: { $subject }. Na który pusty obszar trafia ta istota?
ask-deathblow-join = Atak przedśmiertny na { $cell }: kto uderza po raz ostatni? A może nikt?
ask-reroll-pick = { $subject } może przerzucić { NOUN($left, noun: "die", case: "acc") }. Które?
ask-keepone-keep = Z jedną nazwą unikalną może zostać tylko jedna figurka. Która?
ask-advance = Napór: który niezwiązany sprzymierzeniec się rusza i dokąd?
ask-skirmish = Harce: który związany sprzymierzeniec się rusza i dokąd?
ask-expel = Wypędzenie: który związany wróg musi się ruszyć i dokąd?
ask-scare = Postrach: którego niezwiązanego wroga odpychasz i dokąd?
ask-lure = Wabik: którego wroga przyciągasz i dokąd?
ask-call-in = Który przyległy sprzymierzeniec przechodzi na obszar tej figurki: { $subject }?
ask-teleport = Teleportacja: dokąd przenosi się { $subject }?
ask-swap = Zamiana: z którym sprzymierzeńcem zamienia się miejscami { $subject }?
ask-assault = Napad: którego lokalnego wroga atakujesz?
ask-warpstrike = Atak na dystans: którego wroga na innym obszarze atakujesz?
ask-charge = Szarża: którego wroga atakujesz?
ask-strikeback = Kontratak: którego wroga atakujesz?
ask-payback = Rewanż: którego wroga wskazujesz?
ask-ferocity = Srogość: którego wroga wskazujesz?
ask-appease = Rozbrojenie: którą swoją istotę poświęcasz?
ask-purge = Czystka: która figurka znika z zasobów przeciwnika?
ask-raise = Powstanie: która istota wraca do twoich zasobów?
ask-reincarnate = Reinkarnacja: która istota wraca do twoich zasobów?
ask-demolish = Wyburzenie: która lokacja zostaje zniszczona?
ask-cheat-death = Którą istotę poświęcasz zamiast tej: { $subject }?
ask-instead = Ta istota miałaby zostać zniszczona: { $subject }. Poświęcasz zamiast niej inną?
guard-not-your-decision = Decyduje drugi gracz.
guard-other-players-phase = To faza drugiego gracza.
guard-not-yours = Nie kontrolujesz tej figurki.
guard-only-spawn-phase = Figurki formuje się tylko w fazie formowania.
guard-opponents-spawn-phase = To faza formowania przeciwnika.
guard-not-in-reserves = Tej figurki nie ma w twoich zasobach.
guard-in-graveyard = Ta figurka leży na twoim cmentarzu.
guard-finish-the-choice = Najpierw dokończ zaczęty wybór.
guard-vengeance-waits = Przeciwnik wygrał na to jeszcze za mało tur.
guard-unique-in-play = Kontrolujesz już figurkę o tej unikalnej nazwie.
guard-too-expensive = Masz za mało punktów formowania.
guard-aspects-missing = Masz za mało punktów formowania na brakujące aspekty.
guard-no-creature-for-location = Lokacja wymaga obszaru z twoją istotą i bez innej lokacji.
guard-no-spawn-ability = Ta figurka nie ma umiejętności formowania.
guard-already-used = Tej umiejętności formowania użyto już w tej turze.
guard-too-few-points = Masz za mało punktów formowania na tę umiejętność.
guard-not-in-scoring-cell = Ta figurka nie stoi na twoim obszarze punktowanym.
guard-location-stays = Lokacje nigdy się nie poruszają.
guard-location-does-not-attack = Lokacje nie biorą udziału w regularnym ataku.
guard-location-takes-no-damage = Lokacja nie jest wrogiem: nie można jej zadać obrażeń.
guard-engaged = Ta istota jest związana walką i nie może się ruszyć.
guard-already-moved = Ta istota już się ruszyła.
guard-nowhere-to-go = Ta istota nie ma dokąd iść.
guard-strike-chosen = Wybrano walkę: istoty się nie ruszają.
guard-choose-action-first = Najpierw wybierz przemieszczanie albo walkę.
guard-unengaged = Ta istota nie jest związana walką, więc nie może atakować.
guard-not-in-combat-cell = Ta figurka nie jest na obszarze potyczki.
guard-attacks-alone = Samotnik atakuje sam albo wcale.
guard-already-attacking = Ta istota już jest wśród atakujących.
guard-not-attacking = Ta istota nie bierze udziału w ataku, więc nie dostaje ostrzy.
guard-no-blade-ability = Ta figurka nie ma umiejętności dla tego ostrza.
guard-protected-by-bodyguard = Najpierw trzeba się rozprawić z Ochroniarzem.
guard-not-hit = Teraz chodzi o innego wroga.
guard-no-target = To nie jest dozwolony cel.
guard-own-is-not-hit = Własnym istotom nie przydziela się obrażeń.
guard-no-cell-asked = Teraz nie wybiera się obszaru.
guard-choose-figure-first = Najpierw wybierz, co formujesz.
guard-choose-creature-first = Najpierw wybierz, kto się rusza.
guard-dice-first = Najpierw trzeba dokończyć potyczkę.
guard-not-in-spawn-row = Istoty formuje się tylko we własnym rzędzie formowania.
guard-column-empty = Niczego nie kontrolujesz w tej kolumnie.
guard-cell-was-occupied = Na początku fazy stała tu twoja istota.
guard-cell-full = Są tu już cztery twoje istoty.
guard-location-there = Jest tu już lokacja.
guard-no-own-creature-there = Nie kontrolujesz tu żadnej istoty.
guard-not-adjacent = Istota rusza się tylko na przyległy obszar.
guard-defender-stays-out = Obrońca nie wchodzi na obszar z wrogami.
guard-not-empty = Musi to być pusty obszar.
guard-out-of-reach = Ruch prowadzi na przyległy obszar.
guard-uncontested = Nie ma tu istot obu graczy.
guard-fought-already = W tej fazie była tu już potyczka.
guard-warband-full = Zestaw liczy najwyżej 16 figurek.
guard-three-copies = W zestawie są najwyżej trzy kopie figurki.
guard-not-in-pool = W otwartych pakietach nie ma ich więcej.
guard-hit-elsewhere = Atak sięga tylko wrogów na swoim obszarze.
guard-no-creature = Lokacja nie jest ani sprzymierzeńcem, ani wrogiem.
guard-no-location = To nie jest lokacja.
guard-not-near = Ta lokacja nie jest ani lokalna, ani przyległa.
guard-no-enemy = To nie jest wróg.
guard-no-ally = To nie jest twoja istota.
guard-not-its-own-ally = Istota nie jest sprzymierzeńcem samej siebie.
guard-itself-alone = Ta umiejętność działa tylko na figurkę, która ją ma.
guard-dying = Ta istota jest już zniszczona, może tylko uderzyć po raz ostatni.
guard-wrong-type = Umiejętność nie dotyczy istot tego rodzaju.
guard-not-local = Ta figurka nie jest na tym samym obszarze.
guard-local = Ta figurka jest na tym samym obszarze.
guard-target-engaged = Ta istota jest związana walką.
guard-target-unengaged = Ta istota nie jest związana walką.
guard-cannot-be-pulled = Nie ma bliższego obszaru, na który można przyciągnąć tę istotę.
guard-cannot-be-pushed = Nie ma dalszego obszaru, na który można odepchnąć tę istotę.
guard-cannot-go = Nie ma obszaru, na który można przesunąć tę istotę.
guard-other-name = Ta figurka nie ma tej unikalnej nazwy.
guard-own-portal = Istota nie może wejść na własny portal.
guard-not-nearer = To nie byłoby bliżej.
guard-not-farther = To nie byłoby dalej.
guard-no-portal = Nikt nie teleportuje się na portal.
guard-stands-there = Ta istota już tam stoi.
log-turn = Tura { $amount }
log-initiative = { $who } rzuca na inicjatywę: { $amount }
log-first = pierwszeństwo: { $who }
log-skipped = wypadła jedynka: w tej turze nikt nie formuje figurek
log-points = { $who } ma { NOUN($amount, noun: "spawn-point", case: "acc") }
log-spawned = { $who } formuje na { $other } za { $amount }: { $subject }
log-used = { $who }: { $subject } używa umiejętności za { NOUN($amount, noun: "spawn-point", case: "acc") }: { $other }
log-points-lost = { $who } traci { NOUN($amount, noun: "spawn-point", case: "acc") }
log-shifted = { $who } przemieszcza istoty
log-struck = { $who } walczy
log-combat = { $who } zaczyna potyczkę na { $other }
log-attacked = { $who } rzuca { NOUN($amount, noun: "die", case: "ins") }: { $other }
log-rerolled = { $who } przerzuca { NOUN($amount, noun: "die", case: "acc") }: { $other }
log-bladed = { $who }: { $subject } dostaje { NOUN($amount, noun: "blade", case: "acc") }, umiejętność: { $other }
log-blades-left = { $who } nie wykorzystuje ostrzy: { $amount }
log-more-damage = { $who }: { $subject } zmienia obrażenia ataku o { $amount }
log-special = { $who }: { $subject } atakuje, cel: { $other }, { NOUN($amount, noun: "damage") }
log-hurt = { $who }: { $subject } dostaje { NOUN($amount, noun: "damage", case: "acc") }
log-protected = Ochroniarz ({ $who }) zatrzymuje { NOUN($amount, noun: "damage", case: "acc") }: { $subject }
log-disrupted = { $who }: { $subject } trafia po odgonieniu na { $other }
log-destroyed = zniszczenie: { $subject }; { $who } dostanie { NOUN($amount, noun: "bonus-point", case: "acc") }
log-sacrificed = { $who } poświęca: { $subject }
log-banished = { $subject } wraca do zasobów ({ $who })
log-purged = { $subject } trafia z zasobów na cmentarz ({ $who })
log-raised = { $subject } wraca z cmentarza do zasobów ({ $who })
log-deathblow = atak przedśmiertny, { $who }: { $other }
log-combat-ended = koniec potyczki na { $other } ({ $who })
log-claimed = { $who } opanowuje { $other }: { NOUN($amount, noun: "point") }
log-turn-won = { $who } wygrywa turę, mając { NOUN($amount, noun: "point", case: "acc") }
log-turn-drawn = nikt nie wygrywa tury: po { $amount } { $amount ->
    [one] punkcie
    [few] punkty
   *[many] punktów
}
log-wailed = Lament ({ $who }) wygania istoty o koszcie { $amount }
log-ferocious = Srogość ({ $who }); cel: { $subject }
log-added = { $who } dodaje: { $subject } ({ $amount })
log-dropped = { $who } wyjmuje: { $subject } ({ $amount })
log-opened = { $who } wyjmuje z pakietów { NOUN($amount, noun: "miniature", case: "acc") }
log-gained-points = { $who } zyskuje { NOUN($amount, noun: "spawn-point", case: "acc") }
log-cheated-death = { $who }: { $subject } unika zniszczenia
log-lasting = { $who }: na razie działa umiejętność figurki { $subject }
log-capped = rozegrane tury: { $amount }; rozgrywkę kończy limit długości
log-tied = remis: oboje rzucają jeszcze raz
log-one-again = { $who } rzuca jeszcze raz, bo jedynka się teraz nie liczy
log-mustered = { $who } ma gotowy zestaw: { NOUN($amount, noun: "miniature") }
log-removed = { $who }: { $subject } znika z gry
log-attackers = { $who } atakuje, istoty: { $other }
log-last-attackers = { $who } uderza po raz ostatni, istoty: { $other }
log-no-deathblow = { $who } rezygnuje z ataku przedśmiertnego
log-special-rolled = { $who }: { $subject } rzuca { NOUN($amount, noun: "die", case: "ins") }: { $other }
log-conquered = { $who } dostaje 1 punkt podboju za zniszczenie: { $subject }
log-damage-gone = koniec fazy: wszystkie obrażenia znikają
log-idle = { $who } nie może się ani przemieszczać, ani walczyć
log-walked = { $who }: { $subject } idzie z { $amount } na { $other }
log-advanced = { $who }: Napór przesuwa z { $amount } na { $other }: { $subject }
log-skirmished = { $who }: Harce przesuwają z { $amount } na { $other }: { $subject }
log-expelled = { $who }: Wypędzenie przesuwa z { $amount } na { $other }: { $subject }
log-pushed = { $who }: Postrach odpycha z { $amount } na { $other }: { $subject }
log-pulled = { $who }: Wabik przyciąga z { $amount } na { $other }: { $subject }
log-called-in = { $who } wzywa z { $amount } na { $other }: { $subject }
log-teleported = { $who }: Teleportacja przenosi z { $amount } na { $other }: { $subject }
log-swapped = { $who }: Zamiana przenosi z { $amount } na { $other }: { $subject }
end-six-turns = Sześć wygranych tur. Zwycięzca: { $who }.
cause-six-turns = sześć wygranych tur
# Z czego buduje się zestaw
build-cost = Koszt
build-power = Siła
build-defense = Obrona
build-life = Życie
build-aspects = Aspekt
build-lineage = Ród
build-rarity = Rzadkość
build-location = Rodzaj
location-true = lokacja
location-false = istota

# Z czego składa się ocena, dla podpowiedzi słowami
part-turns = { $way ->
    [more] więcej wygranych tur
   *[less] mniej wygranych tur
}
part-creatures = { $way ->
    [more] silniejsze istoty na lepszych obszarach
   *[less] słabsze istoty na gorszych obszarach
}
part-fights = { $way ->
    [more] większe szanse w nadchodzących walkach
   *[less] mniejsze szanse w nadchodzących walkach
}
part-conquest = { $way ->
    [more] więcej punktów podboju w tej turze
   *[less] mniej punktów podboju w tej turze
}
part-bonus = { $way ->
    [more] więcej dodatkowych punktów
   *[less] mniej dodatkowych punktów
}

ribbon-turn = Tura { $n }
phase-initiative = Inicjatywa
phase-first-spawns = { $who }: formowanie
phase-second-spawns = { $who }: formowanie
phase-first-acts = { $who }: akcja
phase-first-acts-again = { $who }: druga akcja
phase-second-acts = { $who }: akcja
phase-second-acts-again = { $who }: druga akcja
phase-conquest = Podbój
race-turns = Wygrane tury
race-text = w tej turze { $points }
detail-spawn = Pozostałe punkty formowania: { $n }.
detail-combat = { $cell }: { $dice }, obrażenia: { $damage }, ostrza: { $blades }.
detail-figure = koszt { $n }. { $text }
