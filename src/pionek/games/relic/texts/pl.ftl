# Co mają wspólnego słowa języka efektów
so-much = { $how ->
    [amount] tyle { WORD(5, $what, case: "gen") }, ile wynosi { $amount }
   *[number] { NOUN($n, $what, case: "acc") }
}
kind-many = { WORD(5, $kind, case: "gen") }
kind-all = { WORD(2, $kind, case: "acc") }
cards-of-kind = { NOUN($n, $kind, case: "acc") }
cards-drawn = { NOUN($n, $kind, case: "acc") }
trait-many = { WORD(5, $trait, case: "gen") }
trait-whom = { WORD(2, $trait, case: "ins") }
foes-meant = walczysz z { $foes }
enemies-meant = { WORD(5, $trait, case: "acc") }{ value-bounds }
enemy-meant = { WORD(1, $trait, case: "acc") }{ value-bounds }
value-bounds = { $bounds ->
    [most] { " " }o wartości co najwyżej { $n }
    [least] { " " }o wartości co najmniej { $n }
   *[any] { "" }
}
price = { $what ->
    [influence] { NOUN($n, noun: "influence", case: "acc") }
    [power] { NOUN($n, noun: "kind-power", case: "acc") }
    [trophy] { NOUN($n, noun: "kind-trophy", case: "acc") }
    [ally] { NOUN($n, noun: "kind-ally", case: "acc") }
    [wargear] { NOUN($n, noun: "kind-wargear", case: "acc") }
    [charge] { NOUN($n, noun: "charge", case: "acc") }
   *[this] tę kartę
}
priced = { NOUN($n, noun: "influence", case: "acc") }
pay-verb = { $what ->
    [influence] zapłacić
    [charge] wydać
   *[other] odrzucić
}
pay-order = { $what ->
    [influence] zapłać
    [charge] wydaj
   *[other] odrzuć
}
paid-for = { $how ->
    [verb] , aby { $do }
   *[plain] : { $do }
}
price-change = { $n ->
    [0] { "" }
   *[other] , każdą o { NOUN($n, noun: "influence", case: "acc") } { cheaper-or-dearer }
}
tested = { $test ->
    [strength] siły
    [willpower] woli
    [cunning] sprytu
   *[level] poziomu przeciw
}
fought = { $fight ->
    [strength] na siłę
    [willpower] na wolę
   *[cunning] na spryt
}
attribute-in = { $attribute ->
    [strength] siły
    [willpower] woli
   *[cunning] sprytu
}
attribute-of = { attribute-in }
bonus-where = { $in_ ->
    [battle] { $for_ ->
        [strength] w walkach na siłę
        [willpower] w walkach na wolę
        [cunning] w walkach na spryt
       *[any] do wartości walki
    }
   *[test] { $for_ ->
        [strength] w testach siły
        [willpower] w testach woli
        [cunning] w testach sprytu
       *[any] do wartości umiejętności
    }
}
raise-or-lower = { $way ->
    [more] zwiększ
   *[less] zmniejsz
}
higher-or-lower = { $way ->
    [more] wyższy
   *[less] niższy
}
cheaper-or-dearer = { $way ->
    [more] drożej
   *[less] taniej
}
more-or-less = { $way ->
    [more] więcej
   *[less] mniej
}
threat-cards = { NOUN($n, $colour, case: "acc") }
and-resolve = { $resolve ->
    [0] { "" }
   *[other] { " " }i rozpatrz { $n ->
        [one] ją
       *[other] je
    }
}
threat-top = { $peek ->
    [1] wierzchnią kartę
    [few] { $peek } wierzchnie karty
   *[many] { $peek } wierzchnich kart
}
banned-thing = { $ban ->
    [evade] unikać wrogów
    [weapon] używać broni
    [armour] używać pancerza
    [ally] używać sojuszników
    [power-number] używać kart Mocy zamiast rzutu
   *[power-ability] używać zdolności kart Mocy
}
limit-of = { $limit ->
    [power] twój limit mocy
    [asset] twój limit zasobów
    [corruption] twój próg spaczenia
   *[weapon] limit broni, których możesz użyć w walce,
}

# Zdania
sentence-once = raz na turę{ $how -> [if] , *[plain] { "" } } { $do }
sentence-if = jeśli { $if_ }, { $do }
sentence-pay = możesz { pay-verb } { price }{ paid-for }
when-turn-start = na początku twojej tury: { $do }
when-move-start = zamiast rzutu ruchu: { $do }
when-move-roll = po twoim rzucie ruchu: { $do }
when-explore-start = na początku fazy eksploracji: { $do }
when-explore-draw = gdy dobierasz kartę Zagrożenia w fazie eksploracji: { $do }
when-explore-end = na koniec fazy eksploracji: { $do }
when-engage-enemy = przed walką: { $do }
when-battle-form = gdy znany jest rodzaj walki: { $do }
when-battle-prepare = przygotowanie do walki: { $do }
when-battle-roll = gdy rzuca wróg: { $do }
when-battle-reroll = po twoim rzucie walki: { $do }
when-battle-score = podczas liczenia wartości walki: { $do }
when-battle-result = gdy znany jest wynik twojej walki: { $do }
when-battle-win = gdy wygrasz walkę: { $do }
when-battle-lose = gdy przegrasz walkę: { $do }
when-test-declare = przed rzutem umiejętności: { $do }
when-test-reroll = po rzucie umiejętności: { $do }
when-experience-start = na początku fazy doświadczenia: { $do }
when-activation = w chwili aktywacji: { $do }
when-corruption = gdy dobierasz kartę Spaczenia: { $do }
when-life-loss = gdy masz stracić życie: { $do }
when-own-roll = po twoim rzucie ruchu, walki lub umiejętności: { $do }
when-power-number = gdy używasz karty Mocy jako rzutu: { $do }
when-level = gdy zyskujesz poziom: { $do }
when-relic = gdy zyskujesz relikwię: { $do }
when-vanquished = w chwili twojego pokonania: { $do }
when-other-battle-reroll = po rzucie walki innego gracza: { $do }
when-other-turn-start = na początku tury innego gracza: { $do }
card-mission = cel: { $goal }; nagroda: { $reward }
card-enemy = { $attribute ->
    [strength] siła
    [willpower] wola
   *[cunning] spryt
} { $n }
card-win = wygrana: { $do }
card-lose = przegrana: { $do }
card-no-evading = tego wroga nie można uniknąć
space-gate = ramka modyfikująca ruch: możesz zużyć 1 punkt ruchu, by przejść na pole { $to }
space-gate-relic = ramka modyfikująca ruch: mając relikwię, możesz zużyć 1 punkt ruchu, by wejść na pole { $to }
space-optional = wybierz jeden opis albo zakończ fazę działania: { $boxes }
scenario-confrontation = Konfrontacja: { $do }
scenario-tokens = zwycięstwo: { $n } { $n -> [one] twój żeton [few] twoje żetony *[many] twoich żetonów } na arkuszu
scenario-trials = zwycięstwo: twój żeton na każdej z trzech prób
scenario-last = zwycięstwo: wszyscy inni gracze zostali wyeliminowani albo na arkuszu jest { $n } { $n -> [one] twój żeton [few] twoje żetony *[many] twoich żetonów }
scenario-returns = kto zostanie pokonany na polu scenariusza, zabiera wszystkie swoje żetony

# Nazwy
attribute-strength = siła
attribute-willpower = wola
attribute-cunning = spryt
attribute-level = poziom
colour-red = czerwona talia Zagrożenia
colour-blue = niebieska talia Zagrożenia
colour-yellow = żółta talia Zagrożenia
deck-corruption = talia Spaczenia
deck-mission = talia Misji
deck-power = talia Mocy
deck-relic = talia Relikwii
deck-wargear = talia Uzbrojenia
deck-red = czerwona talia Zagrożenia
deck-blue = niebieska talia Zagrożenia
deck-yellow = żółta talia Zagrożenia
outcome-undecided = jeszcze walczy
outcome-won = wygrywa
outcome-lost = przegrywa
outcome-tied = remisuje
skill-level = poziomu
skill-cunning = sprytu
form-cunning = na spryt
skill-willpower = woli
form-willpower = na wolę
skill-strength = siły
form-strength = na siłę
verdict-passed = sukces
verdict-failed = porażka
area-hive = Świat Kopiec
area-forge = Świat Kuźnia
area-death = Świat Śmierci
area-maiden = Świat Dziewiczy
area-reaches = Spustoszone Rubieże
area-front = Stracony Front
area-fringe = Pasmo Zmierzchu
area-phantom = Widmowe Gwiazdy

# Opcje
option-play = zagraj kartę { $subject }
option-number = zamiast rzutu użyj karty { $subject } jako wyniku { $n }
option-roll = rzuć
option-use = użyj karty { $subject }
option-invoke = użyj zdolności { $subject }
option-go = pole { $subject }
option-clockwise = zgodnie z ruchem wskazówek zegara, na pole { $to }
option-anticlockwise = przeciwnie do ruchu wskazówek zegara, na pole { $to }
option-box = skorzystaj z ramki modyfikującej ruch: przejdź na pole { $to }
option-fight = walcz { $form }: { $names } ({ $n })
option-face = rozpatrz kartę { $subject }
option-take = weź kartę { $subject }
option-take-from = weź kartę { $subject }, właściciel: { $target }
option-trade = kup za { NOUN($n, noun: "influence", case: "acc") }: { $subject }, właściciel: { $target }
option-keep = zatrzymaj misję { $subject }
option-next = następna: { $subject }
option-evade = uniknij: { $subject }
option-discard = odrzuć: { $subject }
option-spend = wydaj: { $subject }
option-relic = wydaj trzy ukończone misje na relikwię
option-mission = dobierz misję
option-player = gracz { $subject }
option-attribute = wybierz: { $subject }
option-character = postać: { $subject }
option-amount = liczba: { $amount }
option-deck = wybierz: { $subject }
option-text-box = opis { $subject }
option-done = gotowe
option-go-on = idź dalej
option-end-phase = zakończ fazę działania
option-spend-enough = wydaj te trofea ({ NOUN($levels, noun: "level", case: "acc") })
option-spend-none = nie wydawaj trofeów
option-spend-too-few = zatrzymaj trofea: { $points } { $points -> [one] punkt [few] punkty *[many] punktów } to za mało
option-copy = egzemplarz, na którym jest { $n } { $n -> [one] ładunek [few] ładunki *[many] ładunków }
option-face-down = karta zakryta
option-face-up = karta aktywna
option-cost = { $subject } za { NOUN($n, noun: "influence", case: "acc") }
option-buy-nothing = nie kupuj więcej
option-discard-nothing = nie odrzucaj więcej

# Pytania
ask-throw-replace = Rzucić czy użyć karty Mocy?
ask-movement-special = Wykonać specjalny ruch na dowolne inne pole sektora czy rzucić kością?
ask-movement-box = Skorzystać z ramki modyfikującej ruch czy iść dalej?
ask-movement-choose-direction = W którą stronę?
ask-engagement-events = Które wydarzenie rozpatrujesz teraz?
ask-engagement-battles = Z którymi wrogami walczysz teraz?
ask-engagement-encounters = Które spotkanie rozpatrujesz teraz?
ask-engagement-text = Wybierz jeden opis pola albo zakończ fazę działania.
ask-experience-spend = Które trofea wydajesz? Poziom kosztuje { $price } { $price -> [one] punkt [few] punkty *[many] punktów }, wybrane dają { $points }.
ask-experience-missions = Misje: co robisz?
ask-experience-discard = Odrzuć karty do swoich limitów; jeśli chcesz, także więcej.
ask-newmission-keep = Która misja zostaje aktywna?
ask-newmission-place-tokens = Gdzie kładziesz żeton?
ask-newrelic-take = Którą relikwię bierzesz?
ask-market-take = Którą kartę Uzbrojenia bierzesz?
ask-battle-texts-of-enemies = Tekst którego wroga rozpatrujesz teraz?
ask-fall-go-on = Twoja postać została spaczona. Grasz dalej nową postacią?
ask-quest-pick = Wybierz w tajemnicy swoją postać.
ask-use-pay = Czym płacisz?
ask-payment-pay = Czym płacisz?
ask-peeking-put-under = Odłożyć to, co widzisz, na spód talii?
ask-peeking-put-back = Która karta będzie dobrana następna?
ask-calling-ask = Tutaj możesz zrealizować cel swojej misji. Spróbować?
ask-calling-pay = Czym płacisz?
ask-gain = Który atrybut?
ask-lose = Który atrybut?
ask-discard = Którą kartę odrzucasz?
ask-pay = Zapłacić?
ask-buy-power = Ile kart kupujesz?
ask-trade = Który zasób kupujesz?
ask-steal = Co zabierasz?
ask-charge = Która karta dostaje ładunek?
ask-evade = Których wrogów unikasz?
ask-claim = Którego wroga bierzesz i z którego pola?
ask-remove = Z którego pola?
ask-shift = Którego wroga przenosisz, skąd i dokąd?
ask-peek = Którą talię?
ask-go = Dokąd idziesz?
ask-form = Którego atrybutu używasz?
ask-player = Który gracz?
ask-cross-rift = Odrzucić wpływy, by pójść o jedno pole dalej?
ask-exploration-special-timing = Która karta działa teraz?
ask-experience-spend-missions = Które ukończone misje wydajesz?
ask-copy = Który egzemplarz karty?
ask-chance-turn-start = Początek twojej tury: użyj czegoś albo spasuj.
ask-chance-move-start = Przed twoim rzutem ruchu: użyj czegoś albo spasuj.
ask-chance-move-roll = Twoja wartość ruchu wynosi { $n }: użyj czegoś albo spasuj.
ask-chance-explore-start = Początek twojej fazy eksploracji: użyj czegoś albo spasuj.
ask-chance-explore-draw = Dobrana karta: { $names }; użyj czegoś albo spasuj.
ask-chance-engage-enemy = Przed walką, wrogowie: { $names }; użyj czegoś albo spasuj.
ask-chance-battle-form = Walka { $form }, wróg: { $names } ({ $foe }); użyj czegoś albo spasuj.
ask-chance-battle-prepare = Przygotowanie do walki { $form }, wróg: { $names } (jego { $foe }, twoje { $own }); użyj czegoś albo spasuj.
ask-chance-battle-reroll = Masz { $own } przeciw { $foe }, wróg: { $names }; użyj czegoś albo spasuj.
ask-chance-battle-result = Wynik walki, wróg: { $names }, { $own } do { $foe }; użyj czegoś albo spasuj.
ask-chance-battle-win = Walka wygrana, wróg: { $names }; użyj czegoś albo spasuj.
ask-chance-battle-lose = Walka przegrana, wróg: { $names }; użyj czegoś albo spasuj.
ask-chance-test-declare = Przed testem { $skill } (na razie { $own }, wartość docelowa { $n }); użyj czegoś albo spasuj.
ask-chance-test-reroll = Test { $skill }: na razie { $own }, wartość docelowa { $n }; użyj czegoś albo spasuj.
ask-chance-experience-start = Początek twojej fazy doświadczenia: użyj czegoś albo spasuj.
ask-chance-corruption = Dobrana karta Spaczenia: { $names }; użyj czegoś albo spasuj.
ask-chance-life-loss = Masz stracić { NOUN($n, noun: "life", case: "acc") }: użyj czegoś albo spasuj.
ask-chance-own-roll = Po twoim rzucie ({ $own }): użyj czegoś albo spasuj.
ask-chance-other-battle-reroll = { $who } ma { $own } przeciw { $foe }, wróg: { $names }; użyj czegoś albo spasuj.
ask-chance-other-turn-start = Początek tury, gracz: { $who }; użyj czegoś albo spasuj.

# Dziennik
log-first = pierwszą turę wykonuje { $who }
log-turn = tura { $amount }: { $who }
log-scenario = scenariusz: { $subject }
log-chosen = { $who } wchodzi do gry
log-boxed = postać { $who } wraca do pudełka
log-started = { $who } zaczyna z wartościami z arkusza postaci; pole początkowe to { $subject }
log-rolled = { $who } rzuca: { $other }
log-moved = { $who } przechodzi na pole { $subject }
log-threat = { $who } kładzie kartę { $subject } na polu { $other }
log-drew = { $who } dobiera kartę { $subject }
log-drew-hidden = { $who } dobiera kartę Mocy
log-activated = { $subject } aktywuje się ({ $who })
log-tainted = { $who } dobiera kartę Spaczenia { $subject }
log-tainted-hidden = { $who } dobiera kartę Spaczenia
log-mission-drawn = { $who } dobiera misję { $subject }
log-mission-done = { $who } realizuje cel misji { $subject }
log-mission-spent = { $who } wydaje ukończoną misję { $subject } na relikwię
log-took = { $who } dostaje kartę { $subject }
log-discarded = { $who } odrzuca kartę { $subject }
log-gained = { $who } zyskuje { NOUN($amount, $other, case: "acc") }
log-lost = { $who } traci { NOUN($amount, $other, case: "acc") }
log-used = { $who } używa karty { $subject }
log-invoked = { $who } używa zdolności { $subject }
log-ability-acts = { $who }: działa zdolność { $subject }
log-card-acts = { $who }: działa karta { $subject }
log-scenario-acts = { $who }: działa scenariusz { $subject }
log-errand = { $who } próbuje zrealizować cel misji { $subject }
log-played = { $who } zagrywa kartę { $subject }
log-numbered = { $who } używa karty { $subject } jako wyniku { $amount }
log-battle = { $who } toczy walkę { $other }, wróg: { $subject }, wartość { $amount }
log-scores = { $who } ma { $amount }, wróg { $other }
log-outcome = rezultat walki: { $who } { $other }
log-tested = { $who } kończy test { $subject }: { $amount }, { $other }
log-evaded = { $who } unika wroga: { $subject }
log-vanquished = postać { $who } zostaje pokonana
log-fallen = postać { $who } zostaje spaczona
log-eliminated = postać { $who } zostaje wyeliminowana
log-lost-turn = { $who } musi stracić turę
log-token = { $who } kładzie żeton ({ $amount })
log-trophy = { $who } bierze trofeum: { $subject }
log-reshuffled = { $other } powstaje na nowo z odrzuconych kart
log-resolved = { $who } rozpatruje kartę { $subject }
log-foe-rolled = { $who } rzuca za wroga: { $other }
log-mission-progress = { $who }: postęp misji { $subject } wynosi { $amount }
log-mission-token = { $who } { $amount -> [1] kładzie żeton misji na polu *[0] zdejmuje żeton misji z pola } { $subject }
log-took-from = { $who } dostaje kartę { $subject }; oddaje ją { $other }
log-stole = { $who } zabiera kartę { $subject }; traci ją { $other }
log-stole-hidden = { $who } zabiera kartę Mocy; traci ją { $other }
log-turned-up = { $who } odkrywa kartę { $subject }
log-shuffled-back = { $who } odkłada kartę { $subject } z powrotem i tasuje talię
log-charged = { $who } dokłada { NOUN($amount, noun: "charge", case: "acc") } na kartę { $subject }
log-charge-spent = { $who } wydaje ładunek z karty { $subject } (pozostało: { $amount })
log-battle-joined = { $who } walczy zarazem z innym wrogiem: { $subject } ({ $amount })
log-battle-at = { $who } toczy walkę { $other } na polu { $subject }, wartość { $amount }
log-battle-sheet = { $who } toczy walkę { $other } ze scenariuszem { $subject }, wartość { $amount }
log-bonus = { $who } otrzymuje premię { $other -> [1] + *[0] − }{ $amount }
log-foe-bonus = wróg, z którym walczy { $who }, otrzymuje { $other -> [1] + *[0] − }{ $amount } do wartości walki
log-form = { $who } używa w tej walce { $subject }
log-test = { $who } podchodzi do testu { $subject }, wartość docelowa { $amount }
log-skipped = { $who } traci tę turę
log-prevented = { $who } nie traci { NOUN($amount, noun: "life", case: "gen") }
log-special-move = { $who } { $amount -> [1] może wykonać specjalny ruch w swojej następnej fazie ruchu *[0] nie korzysta ze specjalnego ruchu }
log-tokens-back = { $who } zabiera wszystkie swoje żetony ({ $amount })
log-space-text = { $who } rozpatruje opis pola { $subject }
log-confronted = { $who } stosuje się do Konfrontacji: { $subject }
log-peeked = { $who } ogląda wierzch talii: { $other } ({ $amount })
log-put-under = { $who } odkłada { $amount } { $amount -> [one] kartę [few] karty *[many] kart } na spód: { $other }
end-confrontation = Konfrontacja rozstrzygnięta. Zwycięzca: { $who }.
end-last = W grze została jedna postać. Zwycięzca: { $who }.
end-nobody = Nikt nie został w grze i nikt nie wygrywa.
cause-confrontation = wygrana Konfrontacja
cause-last = ostatnia postać w grze
cause-nobody = nikt nie został

# Powody
guard-not-your-moment = Teraz nie ty decydujesz.
guard-not-for-this = Tego nie używa się w ten sposób.
guard-not-yours = To nie leży na twoim obszarze gry.
guard-eliminated = Jesteś poza grą.
guard-in-discard = Ta karta leży na stosie kart odrzuconych.
guard-only-turn-start = To działa tylko na początku twojej tury.
guard-only-movement = To działa tylko w twojej fazie ruchu.
guard-only-exploration = To działa tylko w twojej fazie eksploracji.
guard-only-before-battle = To działa tylko przed rozpoczęciem walki.
guard-only-prepare = To trzeba zapowiedzieć w przygotowaniu do walki.
guard-only-after-roll = To działa tylko zaraz po rzucie.
guard-only-after-battle = To działa tylko wtedy, gdy znany jest wynik walki.
guard-only-test = To trzeba zapowiedzieć przed rzutem umiejętności.
guard-only-experience = To działa tylko na początku twojej fazy doświadczenia.
guard-only-others = To zagrywa się w turze innego gracza.
guard-only-life-loss = To działa tylko wtedy, gdy masz stracić życie.
guard-only-corruption = To działa tylko wtedy, gdy dobierasz kartę Spaczenia.
guard-by-itself = To działa samo.
guard-face-down = Zakryta karta Spaczenia nic nie robi.
guard-already-used = To zostało tu już użyte.
guard-once-a-turn = To działa raz na turę.
guard-charge-spent = W tej turze wydano już ładunek z tej karty.
guard-cannot-pay = Nie możesz za to zapłacić.
guard-condition-not-met = Warunek nie jest spełniony.
guard-other-form = To nie liczy się w takiej walce.
guard-other-test = To nie liczy się w takim teście.
guard-weapon-named = Broń i pancerz tej walki zostały już wybrane.
guard-not-named = To nie jest broń ani pancerz tej walki.
guard-banned = Zabrania tego karta albo twoja postać.
guard-nothing-to-do = Teraz nic by to nie dało.
guard-no-roll = Karta Mocy zastępuje rzut tylko wtedy, gdy masz właśnie rzucać.
guard-battle-only = Broń i pancerz działają tylko w walce.
guard-own-space = Stoisz tutaj, a musisz przejść na nowe pole.
guard-other-tier = To pole leży w innym sektorze.
guard-inner-closed = Do sektora wewnętrznego wchodzi się tylko od Strażnika Szczeliny, mając relikwię.
guard-no-destination = Teraz nie wybierasz pola.
guard-next-step = W sektorze wewnętrznym idzie się o jedno pole na turę.
guard-no-return = Z sektora wewnętrznego nie ma powrotu.
guard-elsewhere = Ta karta nie leży na twoim polu.
guard-wrong-order = Najpierw wydarzenia, potem wrogowie, spotkania i zasoby.
guard-not-engaged = Karty Zagrożenia rozpatruje się w twojej fazie działania.
guard-resolved-already = To spotkanie zostało już w tej fazie rozpatrzone.
guard-evaded-already = Tego wroga w tej turze już uniknięto.
guard-no-trophies-now = Trofea wydaje się w twojej fazie doświadczenia.
guard-no-discard-now = Karty możesz odrzucać w swojej fazie doświadczenia, a poza nią tylko wtedy, gdy pozwala na to lub nakazuje to karta, arkusz postaci albo opis pola.
guard-mission-goes-on = Ta misja zostanie ukończona sama, gdy tylko zrealizujesz jej cel.
guard-mission-over = Ukończone misje wydaje się w twojej fazie doświadczenia.
guard-attribute-not-asked = Teraz nie wybierasz atrybutu.
guard-deck-not-asked = Teraz nie wybierasz talii.
guard-player-not-asked = Teraz nie wybierasz gracza.
guard-character-not-asked = Postacie wybiera się przed rozpoczęciem gry.
guard-others-ability = To zdolność innej postaci.

# Scena
thing-board = Sektor Antian
thing-life = Życie
thing-influence = Wpływy
thing-level = Poziom
thing-hand = Karty Mocy
thing-assets = Zasoby
thing-trophies = Trofea
thing-corruption = Spaczenie
thing-completed = Ukończone misje
thing-tokens = Żetony na arkuszu
thing-points = Punkty trofeów
thing-movement = Punkty ruchu
thing-next-reward-name = Najbliższa nagroda
thing-back = karta Mocy
thing-face-down = zakryta karta Spaczenia
thing-offer = Odkryte karty
thing-discard = { $deck }, odrzucone
thing-lying-down = traci następną turę
thing-special-move = specjalny ruch
thing-mission-token = żeton misji
thing-symbol = { $colour } symbol zagrożenia
thing-die = kość { $n }
thing-foe-die = kość wroga { $n }
thing-own-score = Wartość walki: { $who }
thing-foe-score = Wartość walki: { $names }
thing-skill-value = Wartość umiejętności: { $who }
thing-target = Wartość docelowa
thing-roll-share = rzut
thing-value-share = wartość
thing-sheet-share = postać lub scenariusz
thing-pick = Postacie do wyboru
thing-character-page = Siła { $s }, wola { $w }, spryt { $c }, życie { $l }.
thing-strength = Siła
thing-willpower = Wola
thing-cunning = Spryt
thing-power-limit = Limit mocy
thing-asset-limit = Limit zasobów
thing-threshold = Próg spaczenia
thing-sheet-foe = arkusz scenariusza
thing-starts = zaczyna na polu { $space }
thing-limits = limity mocy { $a } (poziomy 0–3), { $b } (4–7), { $c } (8–12); limit zasobów { $n }
thing-portal = portal Pajęczego Traktu
thing-sheet = Arkusz postaci: { $name }
thing-level-reward = poziom { $n }: { $do }
timing-power = stopień mocy { $n }
timing-activation = stopień aktywacji { $n }
timing-supply = { NOUN($n, noun: "charge", case: "acc") }
timing-charges = ładunek
timing-threat = { $colour } karta Zagrożenia
timing-symbols = symbole zagrożenia: { $symbols }
colour-word-red = czerwony
colour-word-blue = niebieski
colour-word-yellow = żółty
colour-card-yellow = żółta
colour-card-blue = niebieska
colour-card-red = czerwona
label-ork = ork
label-chaos = Chaos
label-daemon = demon
label-cultist = kultysta
label-marine = marine
label-tyranid = tyranid
label-eldar = Eldar
label-psyker = psionik
label-vehicle = pojazd
label-monster = potwór
label-human = człowiek
label-weapon = broń
label-armour = pancerz
label-equipment = ekwipunek
label-ally = sojusznik
label-relic = relikwia

# Z czego składa się ocena, dla podpowiedzi słowami
part-dials = { $way ->
    [more] wyższe atrybuty i więcej trofeów
   *[less] niższe atrybuty i mniej trofeów
}
part-life = { $way ->
    [more] więcej punktów życia
   *[less] mniej punktów życia
}
part-influence = { $way ->
    [more] więcej wpływów
   *[less] mniej wpływów
}
part-cards = { $way ->
    [more] więcej kart i zasobów
   *[less] mniej kart i zasobów
}
part-missions = { $way ->
    [more] postęp w misjach
   *[less] mniejszy postęp w misjach
}
part-corruption = { $way ->
    [more] mniej spaczenia
   *[less] więcej spaczenia
}
part-tier = { $way ->
    [more] bliżej środka planszy
   *[less] dalej od środka planszy
}
part-fight = { $way ->
    [more] większe szanse w tej próbie
   *[less] mniejsze szanse w tej próbie
}
part-rivals = { $way ->
    [more] rywale zyskują mniej
   *[less] rywale zyskują więcej
}

phase-movement = Ruch
phase-exploration = Eksploracja
phase-engagement = Działanie
phase-experience = Doświadczenie
race-level = Poziom
race-text = poziom { $level }, misje: { $missions }, relikwie: { $relics }, { $tier }
tier-outer = sektor zewnętrzny
tier-middle = sektor środkowy
tier-inner = sektor wewnętrzny
waits-cards = leży tam: { $names }
waits-players = stoi tam: { $names }
waits-threats = karty Zagrożenia: { $symbols }
detail-limit-power = Karty Mocy: { $n } z { $most }
detail-limit-assets = zasoby: { $n } z { $most }
detail-movement = Wartość ruchu: { $n }.
detail-influence = Masz wpływy: { $n }.
detail-battle = Walka { $form }: { $names } { $foe }, ty { $own }.
window-experience = faza doświadczenia: trofea za mało warte na poziom, zachowane limity
detail-test = Test { $skill }: masz { $own }, cel { $n }.
