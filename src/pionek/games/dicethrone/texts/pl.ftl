so-much-damage = { $how ->
    [equal] tyle { WORD(5, $what, case: "acc") }, ile wynosi { $amount }
   *[number] { NOUN($n, $what, case: "acc") }{ $tail }
}
so-much-incoming = { $how ->
    [equal] tylu nadchodzącym obrażeniom, ile wynosi { $amount }
   *[number] { $n } { $n ->
        [one] nadchodzącemu obrażeniu
       *[other] nadchodzącym obrażeniom
    }{ $tail }
}
so-much-health = { $how ->
    [equal] tyle, ile wynosi { $amount }
   *[number] { $n }{ $tail }
}
so-many-points = { $how ->
    [equal] tyle PW, ile wynosi { $amount }
   *[number] { NOUN($n, noun: "point", case: "acc") }{ $tail }
}
so-many-tokens = { $how ->
    [equal] tyle żetonów { $gain }, ile wynosi { $amount }
    [one] żeton { $gain }
   *[number] { NOUN($n, noun: "token", case: "acc") } { $gain }{ $tail }
}
tokens-listed = { $how ->
    [named] żetony { $names }
    [one] żeton { $token }
   *[many] { NOUN($n, noun: "token", case: "acc") } { $token }
}
so-many-cards = { $how ->
    [equal] tyle kart, ile wynosi { $amount }
   *[number] { NOUN($n, noun: "card", case: "acc") }{ $tail }
}
so-many-companions = { $how ->
    [equal] tylu Duchów, ile wynosi { $amount }
   *[number] { NOUN($n, noun: "companion", case: "acc") }{ $tail }
}
who-gains = { $whom ->
    [any-player] wybrany gracz bierze
    [that-player] ten gracz bierze
    [teammate] wybrany członek twojej drużyny bierze
    [own-side] ty i członkowie twojej drużyny bierzecie po
    [all-opponents] wszyscy przeciwnicy biorą po
    [opponent] wybrany przeciwnik bierze
    [target] cel bierze
    [attacker] atakujący bierze
   *[you] weź
}
who-discards = { $whom ->
    [you] odrzuć
    [any-player] wybrany gracz odrzuca
    [that-player] ten gracz odrzuca
    [teammate] wybrany członek twojej drużyny odrzuca
    [own-side] każdy gracz twojej drużyny odrzuca
    [all-opponents] każdy przeciwnik odrzuca
    [opponent] wybrany przeciwnik odrzuca
    [attacker] atakujący odrzuca
   *[target] cel odrzuca
}
who-loses = { $whom ->
    [you] tracisz
    [any-player] wybrany gracz traci
    [that-player] ten gracz traci
    [teammate] wybrany członek twojej drużyny traci
    [own-side] każdy gracz twojej drużyny traci
    [all-opponents] każdy przeciwnik traci
    [opponent] wybrany przeciwnik traci
    [attacker] atakujący traci
   *[target] cel traci
}
choose-whom = { $whom ->
    [opponent] { $n ->
        [1] przeciwnika
       *[other] do { $n } przeciwników
    }
    [teammate] { $n ->
        [1] członka swojej drużyny
       *[other] do { $n } członków swojej drużyny
    }
   *[any-player] { $n ->
        [1] gracza
       *[other] do { $n } graczy
    }
}
use-price = { $cost ->
    [0] { "" }
   *[other] zapłać { $cost } PW: { "" }
}
tail-tiers = { " " }za { $tiers }
tail-symbol = { " " }za każdy symbol { $face }
tail-rolled = { " " }za każdy symbol { $face }
tail-token = { " " }za każdy żeton { $token }{ held-by }
held-by = { $whom ->
    [target] { " " }na planszy celu
    [attacker] { " " }na planszy atakującego
    [that-player] { " " }na jego planszy
    [all-opponents] { " " }na planszach przeciwników
    [own-side] { " " }na planszach twojej drużyny
    [you-suffer] { " " }na twojej planszy
   *[you] { "" }
}
from-whom = { $whom ->
    [attacker] { " " }atakującemu
    [opponent] { " " }wybranemu przeciwnikowi
    [any-player] { " " }wybranemu graczowi
    [all-opponents] { " " }każdemu przeciwnikowi
    [that-player] { " " }temu graczowi
   *[target] { " " }celowi
}
tail-every-two = { " " }za każde 2 symbole { $face }
tail-companion = { " " }za każdego swojego Ducha
tail-attempt = { " " }za każdą próbę rzutu po pierwszej, najwyżej 2
tail-cp = { " " }za każdy swój PW
tail-released = { " " }za każdego usuniętego Ducha
tail-counted = { " " }za każdy
tail-plus = { $at ->
    [0] { " oraz " }
   *[other] { " i " }
}{ $n }{ $tail }
to-whom = { $whom ->
    [attacker] { " " }atakującemu
    [opponent] { " " }wybranemu przeciwnikowi
    [any-player] { " " }wybranemu graczowi
    [all-opponents] { " " }wszystkim przeciwnikom
    [teammate] { " " }wybranemu członkowi twojej drużyny
    [own-side] { " " }sobie i członkom swojej drużyny
    [that-player] { " " }mu
   *[target] { "" }
}
on-whom = { $whom ->
    [attacker] { " " }na atakującego
    [opponent] { " " }na wybranego przeciwnika
    [any-player] { " " }na wybranego gracza
    [all-opponents] { " " }na wszystkich przeciwników
    [teammate] { " " }na wybranego członka swojej drużyny
    [own-side] { " " }na siebie i członków swojej drużyny
    [that-player] { " " }na niego
   *[target] { "" }
}
token-upkeep = w swojej Fazie Utrzymania: { $do }
token-income = przed swoją Fazą Dochodu: { $do }
token-offense = przed swoją Fazą Rzutu Ofensywnego: { $do }
token-activation = na koniec swojej Fazy Rzutu Ofensywnego, zanim zdolność zadziała: { $do }
token-attacked = do każdego ataku przeciwnika przeciwko tobie { $do }
token-attempts-over = na koniec swojej Fazy Rzutu Ofensywnego: { $do }
token-rolls-over = na koniec tej Fazy Rzutu: { $do }
token-turn-over = na koniec swojej tury: { $do }
token-saved = gdy twoje zdrowie miałoby spaść do 0, zamiast tego ustaw je na { $n } i { $do }
token-attempts = w swojej następnej Fazie Rzutu Ofensywnego masz o { NOUN($n, noun: "attempt", case: "acc") } rzutu { $which ->
    [more] więcej
   *[less] mniej
}
token-shelters = nie otrzymujesz obrażeń z Faz Rzutu Ofensywnego przeciwników i nie wykonujesz rzutu obronnego; pozostałe efekty ataku działają
token-spend = wydaj { $count ->
    [any] dowolną liczbę
   *[one] 1
}{ $cost ->
    [0] { "" }
   *[other] { " i zapłać " }{ $cost } PW
}{ $timed ->
    [main] { " w swojej Fazie Głównej" }
    [end-of-offense] { " na koniec Fazy Rzutu Ofensywnego" }
    [end-of-own-offense] { " na koniec swojej Fazy Rzutu Ofensywnego" }
    [attacked] { ", gdy ktoś cię zaatakuje" }
    [when-aimed-at] { " na koniec Fazy Rzutu Ofensywnego przeciwnika, gdy już jesteś jego celem" }
    [attack] { " podczas swojego ataku" }
    [condition] { ", gdy " }{ $when }
   *[any-time] { "" }
}{ $aged ->
    [yes] { " (ale nie tych z tej tury)" }
   *[no] { "" }
}: { $do }
token-once = raz na turę
token-unique = unikatowy: nic innego nie może go usunąć ani przenieść
token-companion = towarzysz (Duch), a nie żeton efektu
token-grows = wyrasta z: { $smaller }
token-binds = nie możesz nic zrobić; na koniec Fazy Rzutu atakujący usuwa ten żeton i rozgrywa przeciwko tobie dodatkową Fazę Rzutu Ofensywnego
token-persistent = efekt trwały
token-limit = { $sign ->
    [positive] pozytywny efekt, limit stosu: { $n }
    [negative] negatywny efekt, limit stosu: { $n }
   *[none] limit stosu: { $n }
}
hero-complexity = stopień złożoności: { $n } z 6
hero-die = kość: { $die }
hero-tokens = żetony: { $tokens }
ability-offensive = { $when }: { $do }
ability-tiers = { $counts } × { $face }
ability-defensive = rzut obronny { $n }: { $do }
ability-pay = w dowolnym momencie{ $cost ->
    [0] { "" }
   *[other] { " za " }{ $cost } PW
}: { $do }
ability-activated = gdy aktywujesz zdolność ofensywną, której warunek zawiera symbol { $face }: { $do }
card-upgrade = { $ability } – { $text }
card-after-damage = zaraz po zadaniu co najmniej { NOUN($n, noun: "damage", case: "gen") }: { $do }
card-when-attacked = gdy ktoś cię zaatakuje: { $do }
card-modifier = Modyfikator ataku.
timing-main = twoja Faza Główna
timing-roll = dowolna Faza Rzutu
timing-instant = w dowolnym momencie
timing-upgrade = ulepszenie, twoja Faza Główna
share-harm = { $name }, { $kind }
damage-normal = zwyczajne obrażenia
damage-undefendable = nieuchronne obrażenia
damage-pure = czyste obrażenia
damage-collateral = obszarowe obrażenia
damage-ultimate = specjalne obrażenia
window-upkeep = Fazy Utrzymania
window-income = Fazy Dochodu
window-main = Fazy Główne, po akcji
window-attempt = po próbie rzutu
window-announced = po ogłoszeniu zdolności
window-ability = w trakcie rozpatrywania zdolności lub karty
window-target = po rzucie na wyznaczenie celu
window-attack = przed obroną
window-defence = po rzucie obronnym
window-last = ostatnia szansa przed zadaniem obrażeń
window-discard = Fazy Odrzucenia Kart
mark-team = drużyna { $n }
mark-out = poza grą
mark-leader = lider
thing-health = Zdrowie
thing-cp = Punkty walki
thing-incoming = Nadchodzące obrażenia
thing-hand = Ręka
thing-deck = Talia
thing-discard = Stos kart odrzuconych
thing-back = karta
thing-die = Kość { $n }
option-play = zagraj: { $subject }
option-sell = sprzedaj: { $subject }
option-reroll = { $count ->
    [0] zachowaj wszystkie kości
    [1] przerzuć kość { $dice }
   *[other] przerzuć kości { $dice }
}
option-announce = ogłoś: { $subject }
option-none = nie aktywuj żadnej zdolności
option-back = wróć i przerzuć kości
option-defend = broń się: { $subject }
option-stand = nie broń się
option-spend = wydaj żeton: { $subject }
option-die = kość { $subject }
option-value = ustaw na { $amount }
option-player = { $subject }
option-take-off = { $subject } ({ $target })
option-number = { $amount }
option-done = nic więcej
option-use = użyj: { $subject }
option-grow = wyhoduj: { $subject }
option-take-card = weź na rękę: { $subject }
option-throw-away = odrzuć: { $subject }
ask-main-act = Faza Główna: zagrywaj, ulepszaj lub sprzedawaj karty albo spasuj, by grać dalej.
ask-discard-sell = Masz na ręce więcej niż 6 kart: sprzedaj jedną.
ask-offensiveroll-keep = Wybierz kości do przerzucenia albo zachowaj wszystkie.
ask-offensiveroll-announce = Ogłoś zdolność albo z niej zrezygnuj.
ask-offensiveroll-re-announce = Wynik na twoich kościach się zmienił: ogłoś zdolność od nowa albo wróć do rzutu.
ask-defensiveroll-choose-ability = Jesteś celem ataku: bronisz się?
ask-defensiveroll-roll-again = Wybierz kości obrony do przerzucenia albo zachowaj wszystkie.
ask-targeting-choose = Kto jest celem?
ask-effectorder-pick = Działa kilka efektów: który rozpatrujesz jako następny?
ask-cardplay-carry-out = O którego przeciwnika chodzi?
ask-prevent = Kto zapobiega obrażeniom?
ask-gain = Kto bierze żeton?
ask-inflict = Kto otrzymuje żeton?
ask-heal = Kto zostaje uleczony?
ask-draw = Kto dobiera?
ask-gain-cp = Kto zyskuje PW?
ask-damage = Kto otrzymuje obrażenia?
ask-more-attempts = Kto zyskuje próbę?
ask-discard = Ile żetonów usuwasz?
ask-pay-cp = Ile PW płacisz?
ask-remove-status = Co usunąć?
ask-move-status = Który żeton przenieść i na kogo?
ask-prevent-status = Który żeton z tego ataku zdejmujesz?
ask-use = Ile żetonów wydajesz?
ask-in-return = Usuwasz to w zamian za opisany efekt?
ask-chosen = Kogo wybierasz?
ask-grow = Który Duch rośnie?
ask-grow-each = Który Duch rośnie?
ask-release = Którego Ducha usuwasz?
ask-ward-off = Któremu efektowi zapobiegasz?
ask-lose-cp = Kto traci PW?
ask-steal-cp = Komu kradniesz PW?
ask-discard-random = Kto odrzuca?
ask-look-at = Którą kartę bierzesz na rękę?
ask-search = Której karty szukasz?
ask-steal = Komu kradniesz żeton?
ask-throw-away = Którą kartę odrzucasz?
ask-set-dice = Która kość i na jaką wartość?
ask-six-it = Która z twoich kości staje się szóstką?
ask-tip-die = Która kość i w którą stronę?
ask-copy-die = Która kość ma przyjąć wartość innej i której?
ask-reroll-dice = Którą kość przerzucić?
ask-may-reroll = Które z tych kości chcesz przerzucić?
guard-not-your-moment = W tej chwili nie możesz nic zagrać ani wydać.
guard-not-yours = To nie należy do ciebie.
guard-not-your-ability = To zdolność innego bohatera.
guard-stunned = Oszołomienie: nie możesz nic zrobić.
guard-ultimate-under-way = Trwa zdolność specjalna: do końca Fazy Rzutu przeciwnicy nie mogą nic zrobić.
guard-only-main = Tę kartę można zagrać tylko we własnej Fazie Głównej.
guard-only-main-upgrade = Ulepszenia zagrywa się tylko we własnej Fazie Głównej.
guard-only-roll-phase = Tę kartę można zagrać tylko w Fazie Rzutu.
guard-only-dice-now = Teraz można zagrać tylko karty zmieniające te kości.
guard-last-chance-over = Obrażenia zostały zadane: ostatnia szansa na zagranie tego w Fazie Rzutu minęła.
guard-only-after-damage = Tę kartę zagrywa się zaraz po zadaniu obrażeń.
guard-sell-in-main = Karty sprzedaje się we własnej Fazie Głównej.
guard-already-upgraded = Ta zdolność ma już ten poziom albo wyższy.
guard-too-expensive = Brakuje ci punktów walki.
guard-no-attack = Modyfikatora ataku używa się tylko podczas własnego ataku.
guard-no-enhancing = Obrażeń tego rodzaju nie można wzmocnić.
guard-no-dice = Na stole nie ma kości, które można by zmienić.
guard-not-your-dice = Kości na stole nie są twoje.
guard-only-your-dice = Kości na stole nie należą do żadnego przeciwnika.
guard-not-your-sides-dice = Kości na stole należą do przeciwnika.
guard-no-offense-now = Nikt nie wykonuje teraz prób w Fazie Rzutu Ofensywnego.
guard-no-defense-now = Nikt nie wykonuje teraz rzutu obronnego.
guard-no-status = Nie ma żetonu efektu, na który mogłoby to zadziałać.
guard-no-room = Nie ma miejsca na kolejny taki żeton.
guard-no-incoming = Żadne obrażenia nie nadchodzą.
guard-too-little-damage = Zadano za mało obrażeń.
guard-cannot-be-avoided = Tych obrażeń nie można uniknąć.
guard-condition-not-met = Kości nie spełniają warunku tej zdolności.
guard-dice-not-final = Najpierw próby rzutu, potem zdolność.
guard-announcement-stands = Ogłoszenie obowiązuje, chyba że ktoś zmieni teraz wynik kości.
guard-not-rolling = Zdolności ofensywne należą do twojej Fazy Rzutu Ofensywnego.
guard-already-announced = W Fazie Rzutu aktywuje się tylko jedną zdolność, a ta jest już wybrana.
guard-not-attacked = Nikt cię nie atakuje.
guard-not-defendable = Przed obrażeniami tego rodzaju nie ma obrony.
guard-attack-not-final = Obrona następuje po pozostałych efektach ataku.
guard-already-defended = Rzut obronny wykonuje się tylko raz.
guard-not-spent-now = W tej chwili nie można tego użyć.
guard-spent-this-turn = W tej turze wydano już taki żeton.
guard-gained-this-turn = Te żetony pochodzą z tej tury.
guard-not-attacked-now = Najpierw ktoś musi cię zaatakować.
guard-use-not-met = Warunek podany w opisie nie jest teraz spełniony.
guard-no-further-card = Nie masz innej karty do odrzucenia.
guard-no-coming-status = Żaden negatywny efekt ci nie grozi.
guard-in-shelter = W Cieniu nie wykonuje się rzutu obronnego.
guard-nothing-to-use = Zdolność pasywna działa sama.
guard-token-acts-by-itself = Ten żeton działa samoczynnie: nie wydaje się go.
guard-not-your-token = Ten żeton nie leży na twojej planszy.
guard-die-not-asked = Teraz nie wybiera się kości.
guard-upgrade-lies-there = Zagranego ulepszenia nie można sprzedać.
guard-not-on-board = Tej zdolności nie ma na twojej planszy.
guard-in-discard = Ta karta została już zużyta.
log-first = zaczyna { $who }
log-turn = tura { $amount }: { $who }
log-upkeep = { $who }: efekty Fazy Utrzymania
log-cp-gained = { $who } { $amount ->
    [0] nie zyskuje PW, bo ma ich 15
   *[other] zyskuje { $amount } PW
}
log-cp-lost = { $who } traci { $amount } PW
log-cp-paid = { $who } płaci { $amount } PW
log-drew = { $who } dobiera kartę { $subject }
log-drew-hidden = { $who } dobiera kartę
log-reshuffled = { $who } tasuje odrzucone karty i tworzy z nich nową talię
log-sold = { $who } sprzedaje kartę { $subject }
log-no-cards = { $who } nie ma już kart do dobrania
log-played = { $who } zagrywa kartę { $subject }{ $amount ->
    [0] { "" }
   *[other] { " za " }{ $amount } PW
}
log-upgraded = { $who } ulepsza: { $subject }{ $amount ->
    [0] { "" }
   *[other] { " za " }{ $amount } PW
}
log-rolled = { $who } rzuca: { $other }
log-rerolled = { $who } przerzuca { NOUN($amount, noun: "die", case: "acc") }: { $other }
log-kept = { $who } zachowuje kości
log-announced = { $who } ogłasza zdolność { $subject }
log-announced-none = { $who } nie ogłasza zdolności
log-activated = { $who } aktywuje zdolność { $subject }
log-incoming = { $who }: { $amount ->
    [few] nadchodzą
   *[other] nadchodzi
} { NOUN($amount, $other) }
log-incoming-from = { $who }: { $amount ->
    [few] nadchodzą
   *[other] nadchodzi
} { NOUN($amount, $other) } (źródło: { $subject })
log-fell-back = { $who }: { $amount ->
    [few] wracają
   *[other] wraca
} { NOUN($amount, noun: "damage") } z własnego ataku
log-added-by = { $subject } dodaje { NOUN($amount, noun: "damage", case: "acc") } do ataku ({ $who })
log-added = { $who } dodaje { NOUN($amount, noun: "damage", case: "acc") }
log-prevented = { $who } zapobiega { NOUN($amount, noun: "damage", case: "dat") }
log-healed = { $who } { $amount ->
    [0] nie odzyskuje zdrowia, bo ma go najwięcej, ile można
   *[other] odzyskuje { $amount } pkt zdrowia
}
log-unhurt = { $who } nie otrzymuje obrażeń
log-hurt = { $who } otrzymuje { NOUN($amount, noun: "damage", case: "acc") }
log-gained = { $who } bierze { NOUN($amount, noun: "token", case: "acc") } { $subject }
log-inflicted = { $who } otrzymuje { NOUN($amount, noun: "token", case: "acc") } { $subject }
log-not-placed = { $who }: { NOUN($amount, noun: "token") } { $subject } nie { $amount ->
    [few] mieszczą
   *[other] mieści
} się w limicie stosu
log-removed = { $who } traci { NOUN($amount, noun: "token", case: "acc") } { $subject }
log-limit-raised = limit żetonów { $subject } rośnie: { $who } może mieć { $amount }
log-skipped-income = { $who } pomija Fazę Dochodu
log-skipped-offense = { $who } pomija Fazę Rzutu Ofensywnego
log-defended = { $who } broni się: { $subject }
log-not-defended = { $who } nie broni się
log-extra-phase = { $who } rozgrywa dodatkową Fazę Rzutu Ofensywnego
log-die-set = { $who } zmienia wynik kości na { $amount } (kości gracza: { $other })
log-attempt-gained = { $who } otrzymuje 1 dodatkową próbę rzutu
log-defeated = { $who } przegrywa walkę
log-undefendable = atak staje się nieuchronny ({ $who })
log-targeted = { $who }: celem jest { $other }
log-unaimed = { $who } zada { NOUN($amount, $other, case: "acc") }, gdy zostanie wyznaczony cel
log-spent = { $who } wydaje { NOUN($amount, noun: "token", case: "acc") } { $subject }
log-spent-for = { $who } wydaje { NOUN($amount, noun: "token", case: "acc") } { $subject }: { $other }
log-used = { $who } używa zdolności { $subject }
log-attempts-over = { $who } kończy próby rzutu
log-rolls-over = { $who } kończy Fazę Rzutu
log-turn-over = { $who } kończy turę
log-failed = { $who } chybia: zdolność { $subject } nie daje żadnego efektu
log-avoided = { $who } unika wszystkich obrażeń w tej fazie
log-halved = { $who } zapobiega połowie obrażeń
log-reflected = { $who } zwraca połowę obrażeń atakującemu
log-saved = { $who } zachowuje { $amount } pkt zdrowia
log-discarded = { $who } odrzuca kartę { $subject }
log-grew = { $who } hoduje Ducha: { $subject }
log-warded = { $who } zapobiega efektowi { $subject }
log-stolen = { $who } kradnie { $amount ->
    [0] na próżno: { $other } nie ma PW
   *[other] { $amount } PW ({ $other })
}
end-health = { $who } zwycięża: zdrowie przeciwnika spadło do 0.
end-last = Ostatni na polu bitwy: { $who }.
end-draw = Wszyscy pozostali padają w tej samej chwili: remis.
cause-health = przeciwnik bez zdrowia
cause-last = ostatni na polu bitwy
cause-draw = wszyscy padają naraz

# Z czego składa się ocena, dla podpowiedzi słowami
part-health = { $way ->
    [more] więcej zdrowia u ciebie niż u rywali
   *[less] mniej zdrowia w porównaniu z rywalami
}
part-coming = { $way ->
    [more] nadchodzące obrażenia są dla ciebie korzystne
   *[less] nadchodzące obrażenia uderzą w ciebie
}
part-purse = { $way ->
    [more] więcej PW
   *[less] mniej PW
}
part-cards = { $way ->
    [more] więcej przydatnych kart na ręce
   *[less] mniej przydatnych kart na ręce
}
part-upgrades = { $way ->
    [more] lepsze zdolności na planszy
   *[less] słabsze zdolności na planszy
}
part-tokens = { $way ->
    [more] lepsze żetony efektów
   *[less] gorsze żetony efektów
}
part-dice = { $way ->
    [more] lepszy atak z tych kości
   *[less] słabszy atak z tych kości
}

ribbon-turn = Tura { $n }
ribbon-attempt = próba { $n } z { $most }
phase-upkeep = Utrzymanie
phase-income = Dochód
phase-main-one = Główna (1)
phase-offense = Rzut Ofensywny
phase-defense = Obrona
phase-main-two = Główna (2)
phase-discard = Odrzucenie kart
detail-moment = Tura: { $who }, { $moment }.
detail-own-moment = Twoja tura, { $moment }.
detail-incoming = Nadchodzące obrażenia: { $n }.
detail-incoming-other = { $who } ma otrzymać obrażenia: { $n }.
detail-due = Potem jeszcze: { $what }.
detail-announced = { $who } ogłasza: { $ability }.
detail-announced-none = { $who } nie ogłasza zdolności.
detail-attempts = Pozostało prób: { $n }.
detail-sale = +{ $n } PW
detail-price = { $n } PW. { $text }
moment-upkeep = Faza Utrzymania
moment-income = Faza Dochodu
moment-main = Faza Główna, po akcji
moment-attempt = po próbie rzutu
moment-announced = po ogłoszeniu
moment-ability = w trakcie rozpatrywania zdolności lub karty
moment-offense-over = na koniec Fazy Rzutu Ofensywnego
moment-target = po rzucie na wyznaczenie celu
moment-attack = przed obroną
moment-defence = po rzucie obronnym
moment-last = ostatnia szansa przed zadaniem obrażeń
moment-discard = Faza Odrzucenia Kart

# W niewielu słowach, dla tekstów w skrócie: co stół pokazuje obok jako kości albo co mówi i znak.
effect-choose-brief = { $choose }
effect-if-brief = { $if_ }: { $do }
effect-if-else-brief = { $if_ }: { $do }; w przeciwnym razie { $else_ }
effect-small-straight-brief = { $small_straight }. Przy dużym stricie: { $large }
effect-damage-times-brief = { $times -> [2] dwukrotnie *[other] { $times } razy } zadaj{ to-whom } { so-much-damage }
effect-make-undefendable-brief = nieuchronny atak
effect-recoil-brief = jeśli cel otrzyma obrażenie, ty otrzymujesz { $recoil }
effect-prevent-half-brief = zapobiegnij połowie obrażeń
effect-reflect-brief = atakujący otrzymuje połowę obrażeń
effect-raise-limit-brief = zwiększ o 1 limit { $raise_limit }
effect-remove-status-brief = usuń 1 żeton efektu
effect-remove-status-one-any-brief = usuń 1 żeton efektu wybranego gracza
effect-move-status-brief = przenieś 1 żeton efektu wybranego gracza na innego
effect-prevent-status-brief = możesz zapobiec 1 efektowi
effect-ward-off-brief = zapobiegnij 1 negatywnemu efektowi ataku
effect-may-reroll-brief = możesz przerzucić { $may_reroll -> [1] 1 *[other] do { $may_reroll } }
effect-more-attempts-brief = wybrany gracz otrzymuje 1 dodatkową próbę rzutu { $more_attempts ->
    [offense] ofensywnego
   *[defense] obronnego
}
if-shows-brief = { $least -> [1] { $shows } *[other] { $least } × { $shows } }
if-shows-row-brief = { $least -> [1] { $shows } *[other] { $least } × { $shows } }
if-kind-brief = { $kind } × ta sama cyfra
if-symbols-brief = { $set }
so-much-damage-brief = { $how ->
    [equal] tyle { WORD(5, $what, case: "acc") }, ile { $amount }
   *[number] { NOUN($n, $what, case: "acc") }{ $tail }
}
so-many-tokens-brief = { $how ->
    [equal] tyle żetonów { $gain }, ile { $amount }
    [one] żeton { $gain }
   *[number] { $n } × { $gain }{ $tail }
}
tokens-listed-brief = { $how ->
    [named] żetony { $names }
    [one] żeton { $token }
   *[many] { $n } × { $token }
}
tail-symbol-brief = { " " }za symbol { $face }
tail-rolled-brief = { " " }za symbol { $face }
ability-pay-brief = { $cost ->
    [0] w dowolnym momencie
   *[other] za { $cost } PW
}: { $do }
ability-activated-brief = zdolność zawiera symbol { $face }: { $do }
