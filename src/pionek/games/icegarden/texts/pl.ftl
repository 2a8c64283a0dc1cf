# Co jest nadrukowane na kartach, kafelkach i polach
field-viper = każdy znacznik tutaj: weź jeden dowolny żeton; wymieniaj dowolne dwa żetony na jeden innego rodzaju, ile razy chcesz; znacznik kładzie się tu tylko razem ze znacznikiem wpływu, który zostaje na stałe
field-influence = zapłać 1 lub 2 żetony populacji i umieść tyle samo znaczników wpływu tam, gdzie masz wpływ
field-movement = zapłać 1 lub 2 złote gwichty i wykonaj tyle samo ruchów znacznikami lub jednostkami do sąsiednich regionów
field-mountain = zapłać 2 żetony populacji i przenieś dowolną liczbę swoich znaczników i jednostek z jednego regionu do drugiego
field-raven = zapłać 1 czynnik „M” z poziomu 0 i odrzuć żeton Vuko; albo podnieś reputację o 2
field-making = przemieść czynnik „M”, ulepsz typ jednostek, przywołaj jednostki: każde najwyżej raz, w dowolnej kolejności; każde przybliża Martwy Śnieg o jedno pole
field-activation = Czyniący-Szpieg, Lodowe Drakkary, Szybkość, Atak, usunięcie pokonanych
field-vuko = Vuko odwiedza gracza o najniższej reputacji
ability-attack = jedno obrażenie w regionie jednostki; atak kosztuje 2 złote gwichty na rundę
ability-shield = do pokonania jednostki potrzeba o jedno obrażenie więcej
ability-domination = jednostka ma o jeden punkt wpływu więcej
ability-speed = jednostka może przejść do sąsiedniego regionu po wszystkich akcjach
tile-text = populacja { $p }, złote gwichty { $g }{ $m -> [0] { "" } *[other] , czynnik „M” { $m } }; punkty { $points }
region-text = sąsiaduje z: { $borders }; na drugiej stronie planszy z: { $other }
region-text-both = sąsiaduje z: { $borders } (po obu stronach planszy)
side-text = granice: { $borders }
side-line = { $region } – { $near }
goal-towers = cel: { $n } { $n -> [one] Czerwona Wieża [few] Czerwone Wieże *[many] Czerwonych Wież } w różnych regionach
goal-sanctuaries = cel: { $n } { $n -> [one] uroczysko wchłonięte [few] uroczyska wchłonięte *[many] uroczysk wchłoniętych } przez Cierń
goal-closed-regions = cel: { $n } { $n -> [one] zamknięty region [few] zamknięte regiony *[many] zamkniętych regionów }
goal-recruits = cel: { NOUN($n, noun: "influence-marker") } innych graczy w Lodowym Ogrodzie
character-thorn = gdy dominujesz w regionie z Cierniem: { $do }
unit-body = poziom { $level }, { $n -> [one] 1 figurka [few] { $n } figurki *[many] { $n } figurek }: wpływ { $influence }, ginie od { $damage -> [one] 1 obrażenia *[many] { $damage } obrażeń }
unit-printed = zdolności: { $abilities }
unit-several = { $ability } ×{ $n }
unit-spy = pola Czyniącego-Szpiega: { $n }, na różne zdolności wybierane w każdej rundzie
unit-transport = gdy obie figurki stoją w różnych regionach, twoje pozostałe znaczniki i jednostki mogą po wszystkich akcjach przechodzić między tymi regionami
unit-penalty = przywołanie tego typu obniża reputację o dodatkowe { $n }
unit-dominating = tam, gdzie dominujesz: { $do }
unit-event = wydarzenie: { $do }
unit-slots = miejsca na ulepszenia: { $n }
scenario-mountain = Żarłoczna Góra kosztuje { $n } { $n -> [one] żeton [few] żetony *[many] żetonów } populacji
scenario-leaving = gdy Vuko opuszcza region: { $do }
scenario-visiting = gdy Vuko odwiedził region: { $do }

# Opcje
option-region = { $subject }
option-advance = o { $amount -> [one] jeden hełm [few] { $amount } hełmy *[many] { $amount } hełmów }: { $helmet }, statek { $ship }, { NOUN($cubes, noun: "action-marker") }{ $red -> [yes] , czerwony statek *[no] { "" } }
option-order-token = żeton { $amount } na pole: { $subject }
option-plan = { $subject }
option-take = weź: { $subject }
option-exchange = oddaj: { $subject } i { $target }, weź: { $amount }
option-move = znacznik wpływu: { $subject } → { $target }
option-march = { $subject }: { $amount } → { $target }
option-swallow = z: { $subject }, do: { $target }
option-carry = { $amount -> [0] żadnych znaczników [one] jeden znacznik [few] { $amount } znaczniki *[many] { $amount } znaczników }
option-do = { $subject }
option-shift = czynnik „M”: { $subject } → { $target }
option-buy = { $subject }: { $target } ({ $price })
option-replace-upgrade = { $subject }: { $target } w miejsce ulepszenia { $amount } ({ $price })
option-summon = { $subject }, { $amount -> [one] jedna figurka [few] { $amount } figurki *[many] { $amount } figurek }
option-spy = { $subject } i { $target }
option-spy-one = tylko { $subject }
option-spy-none = żadnej zdolności
option-strike = traf: { $subject } (do pokonania { $amount -> [one] brakuje 1 obrażenia *[many] brakuje { $amount } obrażeń })
option-raze = { $amount -> [0] zniszcz znacznik gracza { $subject } *[other] zniszcz wycofany znacznik gracza { $subject } }
option-rout = zniszcz znacznik Niezależnych Nacji
option-lose = strać: { $subject }
option-pick = znacznik gracza { $subject }
option-plunder = { $amount ->
    [0] { $subject }: { $target }
   *[other] { $subject }: { $target } z poziomu { $amount }
}

# Pytania
ask-setup-lay-tile = Wybierz region na kolejny zakryty kafelek punktacji.
ask-setup-thorn = Wybierz region na Cierń.
ask-setup-influence = Wybierz region na startowy znacznik wpływu.
ask-catchup-place = Masz na planszy mniej niż dwa znaczniki: umieść jeden w dowolnym regionie albo zrezygnuj.
ask-initiative-move = O ile przesuwasz swój znacznik inicjatywy?
ask-ordertokens-lay = Wybierz żeton kolejności akcji i pole, na które go kładziesz.
ask-planning-place = Wybierz pole na znacznik akcji.
ask-viper-trade = Żmijowe Gardło: weź żeton, wymień albo zakończ.
ask-influence-place = Wpływ: zapłać 1 żeton populacji i umieść znacznik albo zakończ.
ask-movement-move = Ruch: zapłać 1 złoty gwicht i wykonaj ruch albo zakończ.
ask-mountain-feed = Żarłoczna Góra ({ $price -> [one] { $price } żeton [few] { $price } żetony *[many] { $price } żetonów } populacji): skąd i dokąd, czy wcale?
ask-mountain-markers = Ile znaczników wpływu przechodzi przez górę?
ask-mountain-units = Która jednostka także przechodzi przez górę?
ask-raven-choose = Kruczy Cień: wybierz jedno albo zrezygnuj.
ask-making-choose = Czynienie: wybierz, co teraz, albo zakończ.
ask-shifting-shift = Przesuń żeton czynnika „M” o jeden poziom (zostało ruchów: { $left }) albo zakończ.
ask-upgrading-buy = Kup jedno ulepszenie albo zrezygnuj.
ask-summoning-choose = Które jednostki przywołujesz i ile?
ask-summoning-place = W którym regionie pojawia się jednostka?
ask-spy-assign = Wybierz zdolności na pola Czyniącego-Szpiega.
ask-ferry-carry = Lodowe Drakkary: przenieś coś między ich regionami albo zakończ.
ask-speed-run = Szybkość: przesuń jednostkę albo zakończ.
ask-attack-pay = Czy płacisz 2 złote gwichty i atakujesz w tej rundzie?
ask-attack-hit = { $region }: wybierz cel jednego z obrażeń (zostało { $left }) albo zostaw ten region.
ask-vukovisit-kill = { $region }: Vuko zabija jedną z twoich jednostek. Którą?
ask-regiondomination-resources = { $region }: wybierz zasób, który zbierasz.
ask-closing-move-out = Zamykany region: { $region }. Wybierz sąsiedni region dla znacznika, który go opuszcza.
ask-recruit = { $region }: czyj znacznik trafia do Lodowego Ogrodu?
ask-win-over = { $region }: czyj znacznik zastępujesz swoim?
ask-plunder = { $region }: który żeton grabisz?

# Powody
guard-setting-up = Grę przygotowuje inny gracz.
guard-others-advance = Znacznik inicjatywy przesuwa inny gracz.
guard-others-plan = Znacznik akcji kładzie inny gracz.
guard-others-act = Swoją akcję wykonuje inny gracz.
guard-others-make = Czyni teraz inny gracz.
guard-others-activate = Swoje jednostki aktywuje inny gracz.
guard-others-suffer = Vuko odwiedza innego gracza.
guard-others-dominate = Trwa rozpatrywanie regionu i decyduje inny gracz.
guard-not-in-setup = Trwa przygotowanie gry: na to jest jeszcze za wcześnie.
guard-not-in-initiative = Teraz przesuwa się znaczniki inicjatywy.
guard-not-in-planning = Teraz kładzie się znaczniki akcji.
guard-not-in-action = Wykonywana akcja z tego nie korzysta.
guard-not-in-activation = Aktywowana zdolność z tego nie korzysta.
guard-not-in-visit = Teraz wybierasz jednostkę, którą zabija Vuko.
guard-not-in-domination = Rozpatrywany region wymaga czegoś innego.
guard-not-yours = To należy do innego gracza.
guard-has-tile = Ten region ma już kafelek punktacji.
guard-out-of-play = Ten region nie ma kafelka punktacji: nie bierze udziału w grze.
guard-same-region = Drugi startowy znacznik trafia do innego regionu niż pierwszy.
guard-region-closed = Ten region jest zamknięty: nic do niego nie wejdzie.
guard-field-full = Wszystkie miejsca na tym polu są zajęte.
guard-no-planning-here = Na tym polu nie kładzie się znaczników akcji.
guard-no-marker-for-viper = Nie masz już znacznika wpływu dla Żmijowego Gardła.
guard-field-has-token = To pole ma już swój żeton kolejności.
guard-field-keeps-place = To pole zawsze zachowuje swoje miejsce w kolejności.
guard-no-influence-here = Nie masz tu ani znacznika, ani jednostki.
guard-no-influence-to-summon = Jednostki pojawiają się tylko tam, gdzie masz wpływ.
guard-nothing-to-move = Nie masz tu znacznika do przesunięcia.
guard-nowhere-to-move = Nie ma sąsiedniego regionu, do którego można przejść.
guard-not-on-board = Żadna jednostka tego typu nie stoi na planszy.
guard-nothing-to-feed = Nie masz tu niczego do przeniesienia.
guard-only-from-source = Przejść może tylko to, co stoi w wybranym regionie.
guard-no-vuko-token = Nie masz żetonu Vuko do odrzucenia.
guard-no-m-to-atone = Nie masz czynnika „M” na poziomie 0.
guard-already-best = Twój znacznik stoi na polu yin-yang: nie ma czego podnosić.
guard-no-reputation = W grze solo nie ma toru Reputacji.
guard-done-already = Tym znacznikiem już to zrobiono.
guard-snow-would-fall = To wywołałoby Martwy Śnieg, a zwycięstwo przypadłoby komuś innemu.
guard-no-m-to-summon = Na poziomie tych jednostek nie leży czynnik „M”.
guard-none-in-reserve = Wszystkie jednostki tego typu są na planszy.
guard-nowhere-to-summon = Nie masz wpływu w żadnym otwartym regionie.
guard-no-upgrade-fits = Żadne ulepszenie, na które cię stać, nie pasuje do tego typu.
guard-cannot-ferry = Lodowe Drakkary nie przewożą samych siebie.
guard-not-by-drakkar = Nie ma tu nic, co Lodowe Drakkary mogłyby jeszcze przewieźć.
guard-no-speed = Te jednostki nie mają już Szybkości.
guard-only-units-speed = Szybkość przesuwa tylko jednostki.
guard-own-unit = Własne jednostki nie są celem.
guard-no-target-here = W atakowanym regionie nie stoi żadna jednostka tego typu.
guard-down-already = Jednostki tego typu są tu już pokonane.
guard-not-with-vuko = W regionie Vuko nie ma jednostki tego typu.
guard-not-adjacent = Ten region nie sąsiaduje z zamykanym.
guard-region-being-closed = To jest zamykany region.

# Dziennik
log-first = początkową kolejność otwiera { $who }
log-laid = { $who } kładzie zakryty kafelek: { $subject }
log-thorn-set = { $who } stawia Cierń w regionie { $subject }
log-tile-shown = kafelek regionu { $subject }: { $other }
log-scenario-laid = kafelek scenariusza etapu { $amount }: { $subject }, bez strzałki
log-arrow-laid = kafelek scenariusza etapu { $amount }: { $subject }, ze strzałką
log-sanctuary-shown = uroczysko leży w regionie { $subject }
log-placed = { $who } umieszcza znacznik wpływu: { $subject }
log-nations-set = w każdym regionie w grze ({ $amount }) leży znacznik Niezależnych Nacji
log-round = zaczyna się runda { $amount }
log-caught-up = { $who } ma na planszy mniej niż dwa znaczniki i nadrabia straty
log-advanced = { $who } przesuwa znacznik inicjatywy o { $amount -> [one] jeden hełm [few] { $amount } hełmy *[many] { $amount } hełmów }, na { $subject }
log-red-ship = znacznik gracza { $who } pierwszy dociera do czerwonego statku ({ $subject }): w tej rundzie regiony punktują
log-last-round = znacznik gracza { $who } dociera na { $subject }, ostatni na torze: to ostatnia runda
log-tile-active = zaczyna działać kafelek scenariusza { $subject }
log-turn-order = { $who } ma w kolejności miejsce { $amount }
log-got-markers = { $who } bierze { NOUN($amount, noun: "action-marker", case: "acc") }
log-token-laid = { $who } kładzie żeton kolejności { $amount } na pole { $subject }
log-planned = { $who } kładzie znacznik akcji: { $subject }, miejsce { $amount }
log-viper-marker = { $who } zostawia w Żmijowym Gardle znacznik wpływu; ma ich tam { $amount }
log-set-aside = { $who } odkłada { NOUN($amount, noun: "action-marker", case: "acc") }
log-lifted = { $who } zdejmuje { NOUN($amount, noun: "action-marker", case: "acc") }: { $subject }
log-declined = { $who } rezygnuje z akcji: { $subject }
log-nothing-to-do = { $who } nie może tam nic zrobić: { $subject }
log-took = { $who } bierze: { $subject }{ $amount -> [1] { "" } *[other] { " " }×{ $amount } }
log-none-left = w rezerwie zabrakło zasobu { $subject } dla gracza { $who }
log-exchanged = { $who } oddaje na wymianę: { $subject }{ $amount -> [2] { " " }×2 *[other] { " " }i { $other } }
log-paid = { $who } płaci: { $subject }{ $amount -> [1] { "" } *[other] { " " }×{ $amount } }
log-moved = { $who } przesuwa { NOUN($amount, noun: "influence-marker", case: "acc") }: { $subject } → { $other }
log-marched = { $who } przesuwa jednostkę { $subject }: { $amount } → { $other }
log-stayed = jednostka { $subject } ({ $who }) zostaje w regionie { $other }
log-shifted = { $who } przemieszcza czynnik „M”: { $subject } → { $other }
log-bought = { $who } ulepsza typ { $subject }: { $other }
log-replaced = { $who } wymienia ulepszenie typu { $subject }: { $other } w miejsce ulepszenia { $amount }
log-summoned = { $who } przywołuje { $amount -> [one] jednostkę [few] { $amount } jednostki *[many] { $amount } jednostek }: { $subject }
log-mustered = { $who } wystawia jednostkę { $subject } w regionie { $other }
log-reputation = { $who } ma reputację { $amount -> [1] yin-yang *[other] { $amount } }
log-snow = { $who } przesuwa znacznik Martwego Śniegu na pole { $amount }
log-snow-rises = znacznik Martwego Śniegu przesuwa się na pole { $amount }
log-spied = { $amount ->
    [0] { $who } zostawia pola Czyniącego-Szpiega puste
    [1] { $who } ustawia jedno pole Czyniącego-Szpiega: { $subject }
   *[other] { $who } ustawia pola Czyniącego-Szpiega: { $subject } i { $other }
}
log-struck = { $who } zadaje obrażenia ({ $amount }): { $subject }, { $other }
log-defeated = { $who } pokonuje jednostkę { $subject } w regionie { $other }
log-healed = jednostka { $subject } ({ $who }) w regionie { $other } wraca do zdrowia
log-razed = { $who } niszczy znacznik wpływu gracza { $subject }: { $other }
log-routed = { $who } niszczy znacznik Niezależnych Nacji: { $subject }
log-points = { $who } zdobywa { NOUN($amount, noun: "point", case: "acc") }
log-region-points = { $who } zdobywa { NOUN($amount, noun: "point", case: "acc") } za region { $subject }
log-viper-points = { $who } zdobywa { NOUN($amount, noun: "point", case: "acc") } za najwięcej znaczników w Żmijowym Gardle
log-taken-off = { $who } zdejmuje z planszy jednostkę { $subject }
log-vuko-moved = Vuko odwiedza gracza { $who } w regionie { $subject }
log-vuko-stayed = Vuko zostaje u gracza { $who } w regionie { $subject }
log-vuko-lost = Vuko nie znajduje na planszy wpływu gracza { $who }
log-vuko-driven = Vuko opuszcza zamknięty region i idzie do gracza { $who }: { $subject } → { $other }
log-vuko-off = Vuko opuszcza zamknięty region { $subject } i nigdzie nie znajduje gracza { $who }
log-vuko-token = { $who } bierze żeton Vuko i ma ich teraz { $amount }
log-no-token-left = dla gracza { $who } zabrakło żetonu Vuko
log-vuko-kills = Vuko zabija jednostkę { $subject } ({ $who }) w regionie { $other }
log-withdrawn = Vuko wycofuje { NOUN($amount, noun: "influence-marker", case: "acc") } gracza { $who }: { $subject }
log-returned = do gry { $amount -> [one] wraca [few] wracają *[many] wraca } { NOUN($amount, noun: "influence-marker") } gracza { $who } w regionie { $subject }
log-culled = Nocni Wędrowcy usuwają do zapasu gracza { $who } { NOUN($amount, noun: "influence-marker", case: "acc") } z regionu { $subject }
log-token-discarded = { $who } odrzuca { NOUN($amount, noun: "vuko-token", case: "acc") }
log-dominates = { $who } dominuje w regionie { $subject } (wpływ { $amount })
log-nobody-dominates = nikt nie dominuje w regionie { $subject }
log-tie-nearby = { $who } i { $subject }: remis w regionie { $other }; w sąsiednich regionach { $who } ma o { $amount } więcej wpływu
log-tie-reputation = { $who } i { $subject }: remis w regionie { $other } i w sąsiednich; lepszą reputację ma { $who }
log-tie-viper = { $who } i { $subject } mają w Żmijowym Gardle tyle samo znaczników; lepszą reputację ma { $who }
log-recruited = { $who } werbuje do Lodowego Ogrodu znacznik gracza { $subject } z regionu { $other }
log-plundered = { $who } grabi: { $subject }{ $amount -> [0] { "" } *[other] { " " }z poziomu { $amount } }, ofiara: { $other }
log-nightmare-laid = { $who } kładzie żeton Koszmaru w regionie { $subject }, numer { $amount }
log-won-over = { $who } zastępuje znacznik gracza { $subject } w regionie { $other }
log-tower-raised = { $who } wznosi Czerwoną Wieżę w regionie { $subject }, numer { $amount }
log-sanctuary-moved = { $who } przemieszcza { NOUN($amount, noun: "sanctuary", case: "acc") }: { $subject } → { $other }
log-absorbed = Cierń gracza { $who } wchłania { NOUN($amount, noun: "sanctuary", case: "acc") } w regionie { $subject }
log-closed = { $who } zamyka region { $subject }
log-killed = { $who } traci jednostkę { $subject } w regionie { $other }
log-sealed = w regionie { $subject } na stałe { $amount -> [one] zostaje [few] zostają *[many] zostaje } { NOUN($amount, noun: "influence-marker") } gracza { $who }
log-left = { $who } wyprowadza znacznik: { $subject } → { $other }
log-to-supply = { NOUN($amount, noun: "influence-marker") } gracza { $who } { $amount -> [one] wraca [few] wracają *[many] wraca } z regionu { $subject } do zapasu: żaden sąsiedni region nie jest otwarty
log-nations-gone = z regionu { $subject } na dobre { $amount -> [one] znika [few] znikają *[many] znika } { NOUN($amount, noun: "nation-marker") }
log-nightmares-back = { $who } zabiera { NOUN($amount, noun: "nightmare-token", case: "acc") } z regionu { $subject }
log-refreshed = awersem do góry { $amount -> [one] obraca się [few] obracają się *[many] obraca się } { NOUN($amount, noun: "sanctuary") } w regionie { $subject }
log-nations-moved = za Vuko { $amount -> [one] idzie [few] idą *[many] idzie } { NOUN($amount, noun: "nation-marker") }: { $subject } → { $other }
log-rolled = na kostce wypada { $amount }
log-roll-again = { $subject }: tego regionu nie można wskazać, kostką rzuca się ponownie
log-no-such-token = { $who } nie ma zasobu { $subject }: kostką rzuca się ponownie
log-goal = { $who } osiąga cel indywidualny

# Koniec
end-goal = Osiągnięto cel indywidualny. Wygrywa: { $who }.
end-goal-solo = Gracz niezależny osiągnął swój cel: przegrywasz.
end-points = Rozstrzygają punkty zwycięstwa. Wygrywa: { $who }.
end-points-solo = Gracz niezależny ma więcej punktów zwycięstwa: przegrywasz.
end-snow = Spada Martwy Śnieg. Wygrywa: { $who }.
end-snow-solo = Spada Martwy Śnieg: przegrywasz.
cause-goal = cel indywidualny
cause-goal-solo = cel gracza niezależnego
cause-points = punkty zwycięstwa
cause-points-solo = punkty zwycięstwa gracza niezależnego
cause-snow = Martwy Śnieg
cause-snow-solo = Martwy Śnieg

# Rzeczy
thing-map = Plansza Midgaardu
thing-region = { $n } { $name }
thing-fields = Pola akcji
thing-field = { $n -> [0] { $name } *[other] { $n }. { $name } }
thing-field-slots = { $n }. { $name } (zajęte { $taken } z { $slots })
thing-initiative = Inicjatywa
thing-helmet = { $name }, statek { $ship }, znaczniki: { $cubes }{ $red -> [yes] , czerwony *[no] { "" } }
thing-reputation = Reputacja, najlepsza na spodzie
thing-yin-yang = yin-yang
thing-points-track = Punkty zwycięstwa
thing-snow = Martwy Śnieg
thing-round = Runda
thing-stage = Etap
thing-tile = P{ $p } Z{ $g }{ $m -> [0] { "" } *[other] { " " }M{ $m } }, { $points }
thing-tile-back = zakryty kafelek
thing-marker = { $who }
thing-withdrawn = wycofany znacznik: { $who }
thing-sealed = znacznik na stałe: { $who }
thing-action = { $who }
thing-down = pokonana jednostka { $unit }
thing-hurt = { $unit }, obrażenia: { $damage }
thing-nations = Nacje
thing-sanctuary = uroczysko
thing-turned = zakryte uroczysko
thing-tower = Czerwona Wieża
thing-nightmare = żeton Koszmaru
thing-thorn = Cierń
thing-vuko = Vuko Drakkainen
thing-closed = zamknięty
thing-lead = prowadzi { $who } { $sum }
thing-no-lead = nikt nie prowadzi
thing-sum = { $who }: wpływ { $total } (znaczniki { $markers }, jednostki { $units })
thing-price = { $name }{ $n -> [1] { "" } *[other] { " " }×{ $n } }
thing-ship = numer statku
thing-tie-nearby = remis: w sąsiednich regionach { $who } ma o { $more } więcej wpływu
thing-tie-reputation = remis, także w sąsiednich regionach: lepszą reputację ma { $who }
thing-supply = rezerwa: { $name }
thing-upgrades = ulepszenia: { $name } ({ $price })
thing-vuko-supply = pozostałe żetony Vuko
thing-guest = następny gość Vuko: { $who }
thing-no-vuko = Vuko nie wszedł jeszcze do gry
thing-vuko-stays = Vuko zostałby tu: { $region }
thing-goal-place = Vuko poszedłby tu: { $region }
thing-snow-winner = gdyby teraz spadł Martwy Śnieg, wygrałby gracz { $who }
thing-red-ship = następny czerwony statek: { $name }
thing-scoring = w tej rundzie regiony punktują
thing-last-round = ostatnia runda
thing-garden = Lodowy Ogród
thing-points = Punkty
thing-m-factor = M{ $n }
thing-influence = Wpływ
thing-bought = Ulepszenia
thing-free-markers = Znaczniki
thing-vuko-tokens = Żetony Vuko
thing-viper = W Żmijowym Gardle
thing-to-place = Znaczniki akcji
thing-goal = cel indywidualny
thing-goal-towers = Czerwone Wieże
thing-goal-sanctuaries = Wchłonięte uroczyska
thing-goal-closed-regions = Zamknięte regiony
thing-goal-recruits = Zwerbowane znaczniki
thing-double = wolny podwójny ruch
thing-nightmares-left = Żetony Koszmaru
thing-reserve = w rezerwie
thing-upgrade = ulepszenie: { $name }
thing-spy = pole Czyniącego-Szpiega: { $name }
thing-stage-tile = Scenariusz Vuko, etap { $n }: { $name }
thing-arrow-tile = Scenariusz Vuko, od etapu { $n } do końca gry: { $name }
thing-population = Populacja
thing-gold = Złote gwichty


# Z czego składa się ocena, dla podpowiedzi słowami
part-points = { $way ->
    [more] więcej punktów od razu
   *[less] mniej punktów od razu
}
part-regions = { $way ->
    [more] lepsza pozycja w regionach
   *[less] gorsza pozycja w regionach
}
part-units = { $way ->
    [more] silniejsze jednostki na mapie
   *[less] słabsze jednostki na mapie
}
part-possessions = { $way ->
    [more] więcej zasobów i lepsza reputacja
   *[less] mniej zasobów lub gorsza reputacja
}
part-goal = { $way ->
    [more] bliżej twojego celu
   *[less] dalej od twojego celu
}
part-rivals = { $way ->
    [more] rywale dostają mniej
   *[less] rywale dostają więcej
}

ribbon-round = Runda { $n }, etap { $stage }
phase-initiative = Inicjatywa
phase-planning = Planowanie
phase-actions = Akcje
phase-activation = Jednostki
phase-vuko = Vuko
phase-domination = Dominacja
race-text = punkty: { $points }, cel: { $done } z { $need }
detail-to-place = Pozostałe znaczniki akcji: { $n }.
detail-population = Masz żetony populacji: { $n } i znaczniki wpływu: { $markers }.
detail-gold = Masz złote gwichty: { $n }.
lead-nearby = więcej wpływu w sąsiednich regionach
lead-reputation = lepsza reputacja

# W niewielu słowach, dla tekstów w skrócie.
unit-body-brief = wpływ { $influence }, ginie od { $damage -> [one] 1 obrażenia *[many] { $damage } obrażeń }
unit-printed-brief = { $abilities }
unit-dominating-brief = dominujesz: { $do }
