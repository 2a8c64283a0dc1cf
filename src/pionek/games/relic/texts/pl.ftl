# Co mają wspólnego słowa języka efektów
so-much = { $how ->
    [amount] { WORD(5, $what, case: "acc") }: tyle, ile wynosi { $amount }
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
    [charge] zużyć
   *[other] odrzucić
}
pay-order = { $what ->
    [influence] zapłać
    [charge] zużyj
   *[other] odrzuć
}
price-change = { $n ->
    [0] { "" }
   *[other] , płacąc o { NOUN($n, noun: "influence", case: "acc") } { more-or-less }
}
tested = { $test ->
    [strength] siły
    [willpower] woli
    [cunning] sprytu
   *[level] poziomu przeciw
}
fought = { $fight ->
    [strength] siły
    [willpower] woli
   *[cunning] sprytu
}
attribute-in = { $attribute ->
    [strength] siły
    [willpower] woli
   *[cunning] sprytu
}
attribute-of = { attribute-in }
bonus-where = { $in_ ->
    [battle] { $for_ ->
        [strength] w walkach siły
        [willpower] w walkach woli
        [cunning] w walkach sprytu
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
    [evade] unikać
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
sentence-once = raz na turę: { $do }
sentence-if = jeśli { $if_ }, { $do }
sentence-may = możesz skorzystać: { $do }
sentence-pay = możesz { pay-verb } { price }: { $do }
when-turn-start = na początku twojej tury: { $do }
when-move-start = zamiast rzutu ruchu: { $do }
when-move-roll = po twoim rzucie ruchu: { $do }
when-explore-start = na początku fazy eksploracji: { $do }
when-explore-draw = gdy dobierasz kartę Zagrożenia: { $do }
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
when-own-roll = po dowolnym twoim rzucie: { $do }
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
space-gate = ramka ruchu: możesz zużyć 1 punkt ruchu, by przejść na pole { $to }
space-gate-relic = ramka ruchu: mając relikwię, możesz zużyć 1 punkt ruchu, by wejść na pole { $to }
space-optional = możesz wybrać jedno: { $boxes }
scenario-confrontation = Konfrontacja: { $do }
scenario-tokens = zwycięstwo: { $n } { $n -> [one] twój żeton [few] twoje żetony *[many] twoich żetonów } na arkuszu
scenario-trials = zwycięstwo: twój żeton na każdej z trzech prób
scenario-last = zwycięstwo: wszyscy inni gracze wypadli z gry albo na arkuszu jest { $n } { $n -> [one] twój żeton [few] twoje żetony *[many] twoich żetonów }
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
outcome-undecided = nierozstrzygnięta
outcome-won = wygrana
outcome-lost = przegrana
outcome-tied = remis
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
option-play = zagraj { $subject }
option-number = użyj { $subject } zamiast rzutu
option-roll = rzuć
option-use = użyj: { $subject }
option-invoke = użyj: { $subject }
option-go = pole { $subject }
option-clockwise = zgodnie z ruchem wskazówek zegara
option-anticlockwise = przeciwnie do ruchu wskazówek zegara
option-box = użyj ramki ruchu
option-fight = walka: { $subject }
option-face = teraz { $subject }
option-take = wybierz: { $subject }
option-take-from = { $subject }, gracz: { $target }
option-evade = unikaj: { $subject }
option-discard = odrzuć: { $subject }
option-spend = wydaj: { $subject }
option-relic = wydaj trzy ukończone misje na relikwię
option-mission = dobierz misję
option-player = gracz { $subject }
option-attribute = wybierz: { $subject }
option-character = postać: { $subject }
option-amount = liczba: { $amount }
option-deck = wybierz: { $subject }
option-text-box = ramka { $subject }
option-done = gotowe

# Pytania
ask-opening-ask = Możesz teraz czegoś użyć albo spasować.
ask-throw-replace = Rzucić czy użyć karty Mocy?
ask-movement-special = Przenieść się w dowolne miejsce sektora czy rzucić?
ask-movement-box = Użyć ramki ruchu czy iść dalej?
ask-movement-choose-direction = W którą stronę?
ask-engagement-events = Które wydarzenie teraz?
ask-engagement-battles = Z którymi wrogami walczysz teraz?
ask-engagement-encounters = Które spotkanie teraz?
ask-engagement-text = Wybierz jedną ramkę pola albo zakończ fazę.
ask-experience-spend = Które trofea wydajesz? Zwykle sześć punktów daje poziom.
ask-experience-missions = Misje: co robisz?
ask-experience-discard = Odrzuć karty do swoich limitów; jeśli chcesz, także więcej.
ask-newmission-keep = Która misja zostaje aktywna?
ask-newmission-place-tokens = Gdzie kładziesz żeton?
ask-newrelic-take = Którą relikwię bierzesz?
ask-market-take = Które Uzbrojenie bierzesz?
ask-battle-texts-of-enemies = Tekst którego wroga teraz?
ask-fall-go-on = Twoja postać uległa spaczeniu. Grasz dalej nową postacią?
ask-wholegame-pick = Wybierz w tajemnicy swoją postać.
ask-use-pay = Czym płacisz?
ask-payment-pay = Czym płacisz?
ask-peeking-put-under = Odłożyć karty na spód talii?
ask-peeking-put-back = Która karta będzie dobrana następna?
ask-missionerrand-ask = Tutaj możesz wypełnić misję. Spróbować?
ask-missionerrand-pay = Czym płacisz?
ask-gain = Który atrybut?
ask-lose = Który atrybut?
ask-discard = Którą kartę odrzucasz?
ask-pay = Zapłacić?
ask-buy-power = Ile kart kupujesz?
ask-trade = Który zasób kupujesz?
ask-steal = Co zabierasz?
ask-charge = Która karta dostaje ładunek?
ask-evade = Których wrogów unikasz?
ask-claim = Którego wroga bierzesz?
ask-remove = Z którego pola?
ask-shift = Którego wroga i dokąd?
ask-peek = Którą talię?
ask-go = Dokąd idziesz?
ask-form = Którego atrybutu używasz?
ask-player = Który gracz?
ask-cross-rift = Odrzucić wpływy, by pójść o jedno pole dalej?

# Dziennik
log-first = pierwszą turę wykonuje { $who }
log-turn = tura { $amount }: { $who }
log-scenario = scenariusz: { $subject }
log-chosen = { $who } wchodzi do gry
log-rolled = { $who } rzuca { $other }
log-moved = { $who } przechodzi na pole { $subject }
log-threat = { $subject } pojawia się na polu { $other }
log-drew = { $who } dobiera kartę { $subject }
log-drew-hidden = { $who } dobiera kartę Mocy
log-activated = { $subject } aktywuje się ({ $who })
log-tainted = { $who } dobiera kartę Spaczenia { $subject }
log-tainted-hidden = { $who } dobiera kartę Spaczenia
log-mission-drawn = { $who } dobiera misję { $subject }
log-mission-done = { $who } wypełnia misję { $subject }
log-took = { $who } dostaje kartę { $subject }
log-discarded = { $who } odrzuca kartę { $subject }
log-gained = { $who } zyskuje { NOUN($amount, $other, case: "acc") }
log-lost = { $who } traci { NOUN($amount, $other, case: "acc") }
log-used = { $who } używa karty { $subject }
log-invoked = { $who } używa zdolności { $subject }
log-played = { $who } zagrywa kartę { $subject }
log-numbered = { $who } używa karty { $subject } jako wyniku { $amount }
log-battle = { $who } walczy: { $other } { $amount }
log-scores = { $who } ma { $amount }, wróg { $other }
log-outcome = walka, { $who }: { $other }
log-tested = { $who } wykonuje test ({ $subject }): { $amount }, { $other }
log-evaded = { $who } unika: { $subject }
log-vanquished = pokonanie: { $who }
log-fallen = spaczenie: { $who }
log-eliminated = z gry wypada { $who }
log-lost-turn = { $who } traci turę
log-token = { $who } kładzie żeton ({ $amount })
log-trophy = { $who } bierze trofeum: { $subject }
log-reshuffled = { $other } jest tasowana od nowa
log-resolved = { $who } rozpatruje kartę { $subject }
end-confrontation = Konfrontacja rozstrzygnięta. Zwycięzca: { $who }.
end-last = W grze została jedna postać. Zwycięzca: { $who }.
end-nobody = Nikt nie został w grze i nikt nie wygrywa.
cause-confrontation = wygrana Konfrontacja
cause-last = ostatnia postać w grze
cause-nobody = nikt nie został

# Powody
guard-not-your-moment = Teraz nikt cię nie pyta.
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
guard-charge-spent = W tej turze zużyto już ładunek z tej karty.
guard-cannot-pay = Nie możesz za to zapłacić.
guard-condition-not-met = Warunek nie jest spełniony.
guard-other-form = To nie liczy się w takiej walce.
guard-other-test = To nie liczy się w takim teście.
guard-weapon-named = W walce można użyć tylko jednej broni i jednego pancerza.
guard-not-named = To nie jest broń ani pancerz tej walki.
guard-banned = Coś tego zabrania.
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
guard-no-discard-now = Karty odrzuca się tylko wtedy, gdy coś to nakazuje.
guard-mission-goes-on = Ta misja wypełnia się sama, gdy spełnisz jej cel.
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
thing-special-move = ruch specjalny
thing-mission-token = żeton misji
thing-symbol = { $colour } symbol zagrożenia
thing-die = kość { $n }
thing-foe-die = kość wroga { $n }
thing-own-score = Twoja wartość walki
thing-foe-score = Wartość walki wroga
thing-skill-value = Wartość umiejętności
thing-target = Wymagany wynik
thing-roll-share = rzut
thing-value-share = wartość
thing-sheet-share = postać lub scenariusz
thing-pick = Postacie do wyboru
thing-character-page = { $name }: siła { $s }, wola { $w }, spryt { $c }, życie { $l }
timing-power = stopień mocy { $n }
timing-activation = stopień aktywacji { $n }
timing-charges = ładunek
colour-word-red = czerwony
colour-word-blue = niebieski
colour-word-yellow = żółty
