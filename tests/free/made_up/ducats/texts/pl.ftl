option-play = zagraj: { $subject }
option-aim = przeciwko: { $subject }
option-end = zakończ turę
ask-turn-act = Zagraj kartę albo zakończ turę.
ask-playcard-aim = Kogo to dotyczy?
guard-not-your-turn = To nie twoja tura.
guard-not-in-hand = Tej karty nie masz na ręce.
guard-lies-on-table = Ten stragan już stoi.
guard-only-as-answer = Ta karta jest odpowiedzią na cudzą kartę.
guard-no-answer = Teraz można zagrać tylko odpowiedź.
guard-too-expensive = Nie stać cię na nią.
guard-nothing-to-steal = Nikt inny nie ma ani dukata.
guard-no-stall = Nie stoi żaden stragan.
guard-wait = Decydują inni.
guard-choose-first = Najpierw wybierz to, o co zapytano.
log-drew = { $who } dobiera: { $subject }
log-drew-hidden = { $who } dobiera kartę
log-played = { $who } zagrywa: { $subject }
log-gained = { $who } zyskuje { $amount ->
    [one] { $amount } dukata
    [few] { $amount } dukaty
   *[many] { $amount } dukatów
}
log-stole = { $who } zabiera { $amount ->
    [one] { $amount } dukata
    [few] { $amount } dukaty
   *[many] { $amount } dukatów
}. Traci { $other }
log-looked = { $who } ogląda rękę. Jej właściciel: { $other }
log-cancelled = { $who } nic nie zyskuje: { $subject } nie działa
log-razed = { $who } traci: { $subject } płonie
log-discarded = { $who } odrzuca: { $subject }
log-opened = { $who } otwiera: { $subject }
log-rolled = { $who } wyrzuca { $amount }
log-rich = { $who } ma dosyć
end-rich = Bogactwo daje zwycięstwo: { $who }.
end-deck = Nie ma czego dobrać. Zwycięstwo: { $who }.
end-draw = Nie ma czego dobrać: remis.
cause-rich = bogactwo
cause-deck = pusta talia
cause-draw = pusta talia, remis
thing-coins = Dukaty
thing-hand = Ręka
thing-deck = Talia
thing-discard = Stos kart odrzuconych
thing-table = Stragany
thing-copies = egzemplarze
card-toll = każda karta kosztuje o { $n } więcej
card-guests = ilekroć ktoś zagra kartę: { $do }
