# Pomoc
label-usage = Użycie:
label-command-usage = POLECENIE ...
label-options = Opcje
label-commands = Polecenia
label-example = Przykład
label-games = Gry
label-settings = Opcje gry { $game }
help-setting = { $about } ({ $allowed })

about-pionek = stół do gier planszowych, który zna ich zasady
help-pionek = Stół do gier planszowych, który zna ich zasady: graj w terminalu, symuluj tysiące rozgrywek, szukaj zasad, sprawdzaj paczki kart. POLECENIE --help mówi więcej o każdym poleceniu.
example-pionek = pionek play connectfour --seats human,bot:greedy
version-compiled = Pionek { $version }, skompilowany, w Pythonie { $python }
version-interpreted = Pionek { $version }, interpretowany przez Pythona { $python }

about-play = zagraj w terminalu, z ludźmi i z botami
help-play = Usiądź do stołu. Przez potok albo z opcją --plain stół to zwykłe wiersze: odpowiadaj numerem, kluczem lub nazwą; h wypisuje polecenia. Gdy na wszystkich miejscach siedzą boty, gra toczy się sama i wypisywany jest dziennik.
example-play = pionek play connectfour --seats human,bot:greedy --seed 7

about-simulate = niech boty rozegrają wiele partii; policz, co z nich wynika
help-simulate = Niech boty rozegrają wiele partii. To samo ziarno daje te same wyniki, na dowolnej liczbie rdzeni.
example-simulate = pionek simulate connectfour --games 200 --bots greedy,random --mirror --seed 1

about-tournament = sprawdź, który bot jest najsilniejszy
help-tournament = Niech każdy bot spotka się z każdym, ze wszystkich stron stołu i z tymi samymi ziarnami. O stole decyduje --set: przy dwóch stronach spotykają się wszystkie pary; przy kilku jeden bot ma jedną stronę, a drugi wszystkie pozostałe; w grze wszystkich przeciw stołowi każdy bot gra jako cała drużyna. Udziały mają przedział 95 procent, oceny (OpenSkill) dwukrotność sigmy.
example-tournament = pionek tournament connectfour --bots greedy,random --games 200 --seed 1

about-balance = sprawdź, które treści są za silne lub nieużywane i co przesuwa zmieniona paczka
help-balance = Niech boty zagrają wszystkim przeciw wszystkiemu, a Pionek powie, co się wyróżnia: czym się gra i czego się używa, jak często wygrywają ci, którzy tego używają, i ile wygrywają i tak. Z --pack te same ziarna są grane dwa razy, z paczką i bez niej (albo z --old), a przesunięcia mają swój przedział. Paczka o identyfikatorze paczki samej gry staje na jej miejscu.
example-balance = pionek balance dicethrone --games 400 --seed 1 --pack my-hero

about-learn = sprawdź na partiach botów, co decyduje o wygranej
help-learn = Niech boty grają, a cechy pozycji, które podaje gra, dostaną wagi według tego, kto wygrał; boty z tymi wagami grają potem przeciw dotychczas najlepszemu, a najlepszy z nich, jeśli wygrał, rozgrywa partie następnej rundy. Plik podejmuje naukę tam, gdzie się skończyła. Graj z nim jako learned:PLIK; jako learned.json w folderze gry należy do gry. To samo polecenie uczy tego samego.
example-learn = pionek learn icegarden --set characters=freihoff,dyken --vary characters --out moje.json
about-export = zapisz decyzje z opcjami i wynikami, dla uczących się gdzie indziej
help-export = Niech boty grają, a każda decyzja trafi do pliku jako wiersz JSON: co widziało miejsce, jakie miało opcje, którą wybrało i jak partia skończyła się dla każdego miejsca. To samo polecenie zapisuje ten sam plik, bajt w bajt.
example-export = pionek export connectfour --games 100 --seed 1 --out decisions.jsonl

about-help = czytaj dokumentację: jak grać, jak robić paczki i gry, jak je badać
help-help = Pokaż stronę dokumentacji, instrukcję gry albo pomoc do polecenia; inne słowa szukają stron, na których stoją. Bez słów wypisz wszystkie tematy. Instrukcje gier są po polsku, pozostałe strony po angielsku.
example-help = pionek help packs
help-title = Dokumentacja
help-how = Wpisz `pionek help TEMAT`, aby przeczytać stronę, albo `pionek help SŁOWA`, aby znaleźć strony, na których są te słowa. Instrukcje gier są po polsku, pozostałe strony po angielsku.
help-group-games = Jak grać
help-group-play = Grać
help-group-make = Tworzyć karty i gry
help-group-study = Badać
help-commands = `pionek help POLECENIE` opisuje polecenie: { $names }.
help-found = Strony, na których stoi „{ $words }”:
help-nothing = nie ma strony o „{ $words }”; pionek help wypisze wszystkie tematy

about-rules = znajdź zasady gry
help-rules = Szukaj zasad gry według słów w dowolnym z dwóch języków albo według identyfikatora; bez słów wypisuje wszystkie.
example-rules = pionek rules connectfour pełna kolumna

about-pack = sprawdzaj, pokazuj i zakładaj paczki kart
help-pack = Paczki to foldery plików YAML z zawartością gry. POLECENIE --help mówi więcej o każdym poleceniu.
example-pack = pionek pack check moje-karty

about-check = sprawdź paczkę i nazwij każdy błąd
help-check = Sprawdź paczkę w osobnym procesie z ograniczeniem pamięci i czasu i wypisz każdy błąd z plikiem i wierszem. Jeśli są błędy, kod wyjścia to 1.
example-check = pionek pack check moje-karty

about-show = wypisz każdą kartę gry lub paczki jako tekst
help-show = Wypisz całą zawartość własnej paczki gry albo twojej paczki jako tekst w obu językach.
example-show = pionek pack show moje-karty

about-new = załóż paczkę z małym poprawnym przykładem
help-new = Zapisz nową paczkę z nagłówkiem i małym poprawnym przykładem.
example-new = pionek pack new moje-karty --game connectfour --id moje-karty

about-zip = zapisz paczkę jako jeden plik .zip
help-zip = Sprawdź paczkę i zapisz jej pliki jako jeden plik .zip, żeby wysłać ją znajomym albo przynieść do stołu w przeglądarce.
example-zip = pionek pack zip moje-karty

about-art = namaluj obrazki kart paczki
help-art = Namaluj obrazek dla każdego wpisu paczki, dla którego jej look.yaml podaje ikonę, w folderze art paczki. Ta sama paczka daje te same obrazki. Potrzebny jest dodatek art.
example-art = pionek pack art moje-karty

about-schema = wypisz JSON Schema paczek gry
help-schema = Wypisz JSON Schema plików paczek gry, dla edytorów, które sprawdzają w trakcie pisania.
example-schema = pionek pack schema connectfour

about-replay = wypisz dziennik zapisanej rozgrywki
help-replay = Rozegraj zapisaną rozgrywkę jeszcze raz i wypisz jej dziennik, do końca albo do wybranej odpowiedzi.
example-replay = pionek replay gra.json --at 20

about-verify = sprawdź, czy kości i talie rozgrywki były uczciwe
help-verify = Rozegraj zapisaną rozgrywkę jeszcze raz z jej sekretu i sprawdź, czy wszystko z niego wynika. Porównaj zobowiązanie z tym, które stół pokazał na początku.
example-verify = pionek verify gra.json --commitment 3f5c...

about-coach = znajdź decyzje zakończonej rozgrywki, które kosztowały najwięcej
help-coach = Przejrzyj każdą decyzję jednego miejsca w zapisanej zakończonej rozgrywce, z tego, co było wtedy z niego widać, i wypisz najwyżej trzy najdroższe: co zostało zagrane, co byłoby lepsze i ile prób za tym stoi. Ten sam plik daje tę samą odpowiedź.
example-coach = pionek coach gra.json --seat 1

about-lesson = ucz się gry w krótkich lekcjach
help-lesson = Bez numeru wypisuje lekcje gry i zaznacza te, które masz za sobą. Z numerem siadasz przy stole tej lekcji: dowiesz się, co zrobić, a program zauważy, że to zrobione. t to wskazówka, u cofa ruch.
example-lesson = pionek lesson dicethrone 2

about-puzzle = rozwiąż zagadkę dnia: znajdź jedyną odpowiedź o wiele lepszą od innych
help-puzzle = Bez nazwy gry dostajesz zagadkę dnia, każda gra ma swoją kolej; z nazwą gry jej własną zagadkę tego dnia. Liczy się pierwsza odpowiedź, a także to, ile dni z rzędu była trafna.
example-puzzle = pionek puzzle relic

about-puzzles = szukaj zagadek w grach botów i dowodź ich
help-puzzles = Zagadki to decyzje z symulowanych gier, w których jedna odpowiedź jest o wiele lepsza od każdej innej.
example-puzzles = pionek puzzles find relic --games 60 --out relic.jsonl.xz

about-find = znajdź zagadki, dowiedź ich rozgrywkami i zapisz
help-find = Grają boty; tam, gdzie jedna odpowiedź wydaje się o wiele lepsza, porównuje się ją z każdą inną na wyobrażonych stołach, rozdając na nowo wszystko, co ukryte. To, co przeszukano, zostaje obok pliku, więc to samo polecenie podejmuje przerwaną pracę.
example-find = pionek puzzles find relic --games 60 --out relic.jsonl.xz

about-prove = porównaj jeszcze raz odpowiedzi zapisanych zagadek
help-prove = Każda zapisana zagadka jest rozgrywana ponownie na stołach, których nikt nie widział; te, których odpowiedź nie prowadzi już ponad przypadek, są wymieniane.
example-prove = pionek puzzles prove relic

about-serve = udostępniaj rozgrywki przeglądarkom i programom
help-serve = Udostępniaj rozgrywki przez HTTP i websockety, aż ktoś każe przestać. Ustawienia pochodzą z opcji, potem ze środowiska (PIONEK_SERVER_PORT i podobne), potem z pliku TOML.
example-serve = pionek serve --port 8123 --db gry.db

about-admin = dla prowadzących serwer: kopie bazy i rozgrywki
help-admin = Pracuj na bazie serwera, także gdy działa. POLECENIE --help mówi więcej o każdym poleceniu.
example-admin = pionek admin list --db gry.db

about-backup = zapisz wszystko, co trzyma serwer, do jednego pliku
help-backup = Zapisz do jednego pliku wszystko, co trzyma serwer: bazę z jednej chwili i paczki z półki. Można go odtworzyć w bazie każdego z dwóch rodzajów.
example-backup = pionek admin backup kopia.gz --db gry.db

about-restore = wypełnij pustą bazę z takiego pliku
help-restore = Wypełnij pustą bazę i półkę z paczkami obok niej z pliku zapisanego poleceniem backup.
example-restore = pionek admin restore kopia.gz --db nowa.db

about-list = wypisz ostatnio używane rozgrywki
help-list = Wypisz ostatnio używane rozgrywki: identyfikator, gra, stan, odpowiedzi, czas.
example-list = pionek admin list --db gry.db

about-close = zamknij rozgrywkę: nikt już w nią nie zagra
help-close = Zamknij rozgrywkę: nikt już w nią nie zagra, ale pozostanie w bazie.
example-close = pionek admin close aBc123 --db gry.db

about-forget = usuń rozgrywkę i wszystko, co jej dotyczy
help-forget = Usuń rozgrywkę, jej dziennik, żetony i wszystko, co jej dotyczy. Nie da się tego cofnąć.
example-forget = pionek admin forget aBc123 --db gry.db

about-revoke = unieważnij wszystkie żetony i kody miejsca
help-revoke = Unieważnij wszystkie żetony i kody miejsca i wypisz jego nowy kod. Miejsca liczy się od 0.
example-revoke = pionek admin revoke aBc123 0 --db gry.db

about-rename = nadaj kontu inną nazwę
help-rename = Nadaj kontu NAME nazwę NEW.
example-rename = pionek admin rename Ala Alicja --db gry.db

about-expel = usuń konto
help-expel = Usuń konto NAME z jego żetonami i rankingami. Jego rozgrywki zostają.
example-expel = pionek admin expel Ala --db gry.db

option-help = pokaż tę pomoc i zakończ
option-lang = język (inaczej ten z LANG albo angielski)
option-version = pokaż wersję i czy silnik jest skompilowany, i zakończ
option-seats = kto gdzie siedzi, po przecinku: human, bot:easy, bot:medium, bot:hard, bot:master, a także bot:greedy, bot:random, bot:search:200 (powtórzenia), bot:search:2s (inaczej ty i boty greedy)
option-set = opcja gry; można podać kilka razy
option-pack = folder albo plik .zip z dodatkową paczką; można podać kilka razy
option-seed = ziarno losu: to samo ziarno i te same odpowiedzi to ta sama rozgrywka
option-dice = rzucane przez program (thrown) albo wpisywane przez ciebie z kości na stole (entered); inaczej thrown
option-load = kontynuuj zapisaną rozgrywkę
option-campaign-read = każda partia zaczyna się od kampanii z tego pliku, który pozostaje bez zmian, albo od nowej kampanii, gdy takiego pliku nie ma
option-campaign = graj dalej kampanię z tego pliku albo zacznij nową; to, co zostawi wieczór, trafia do pliku
option-ask = w których oknach padają pytania do ciebie, na przykład attempt=never,main=always (w przy stole pokazuje listę)
option-guided = pierwsza gra z przewodnikiem, który mówi, na co patrzeć i co zrobić, jeśli gra go ma
option-plain = zwykłe wiersze także w terminalu
option-games = ile co najmniej partii; żadne ziarno ani zestawienie nie zostaje w połowie (inaczej 100)
option-balance-games = ile co najmniej partii; żadne ziarno ani zestawienie nie zostaje w połowie (inaczej 400)
option-bots = kto gra, po przecinku: random, easy, medium, hard, master, greedy, search:N, policy:PLIK (jedno słowo znaczy: na każdym miejscu; inaczej greedy)
option-jobs = ile procesów (inaczej po jednym na rdzeń)
option-mirror = rozegraj każde ziarno po razie z każdego miejsca
option-vary = przejdź przez wszystkie wartości wybranej opcji gry; dla list przez wszystkie zestawienia tylu, ile się gra
option-tournament-bots = boty, które się spotykają, po przecinku (inaczej greedy,random)
option-tournament-vary = opcja gry, której wartości losuje się dla każdego ziarna od nowa, na przykład heroes
option-first = tylko spotkania pierwszego bota, samego po swojej stronie, z każdym z pozostałych
option-tournament-out = folder na wszystkie partie i results.json; to samo polecenie podejmuje przerwaną pracę
option-learn-out = plik z wagami; to, co zawiera, jest pierwszym przeciwnikiem i ustąpi tylko lepszym
option-learn-games = partie do nauki w każdej rundzie (inaczej 1000)
option-learn-rounds = najwyżej tyle rund; runda, która nic nie dała, jest ostatnia (inaczej 3)
option-learn-contest = ile partii z dotychczas najlepszym rozstrzyga (inaczej 200): wszystkie nowe boty grają ćwierć, lepsza połowa znów dwa razy tyle, i tak dalej
option-learn-bots = bot na początek (inaczej hard)
option-export-out = plik do zapisania, w całości albo wcale
option-view = co każdy wiersz mówi o stole: jego rzeczy bez zdań, cała scena, nic albo liczby środowisk w pliku Parquet (inaczej things)
option-balance-pack = folder z dodatkową lub zmienioną paczką, porównywaną na tych samych ziarnach; można podać kilka razy
option-old = paczka sprzed zmiany (inaczej żadna: sama gra); można podać kilka razy
option-balance-vary = opcja, przez której wartości się przechodzi (inaczej ta, która mówi, czym się gra)
option-balance-out = plik na raport jako stronę HTML
option-out = folder na wszystkie partie (wiersze JSON, Parquet), results.json i report.html; to samo polecenie podejmuje przerwaną pracę
option-backend = gdzie toczą się partie: w procesach tej maszyny albo na działającym klastrze Dask (inaczej local)
option-cluster = adres zarządcy klastra, na przykład tcp://127.0.0.1:8786
option-json = wypisz jeden obiekt JSON dla programów
option-spoil = wypisz też sekrety kampanii
option-at = zatrzymaj się po tylu odpowiedziach
option-commitment = zobowiązanie, które stół pokazał na początku
option-seat = co widziało to miejsce (inaczej to, co widzieli wszyscy)
option-coach-seat = czyje decyzje, licząc od 1 (inaczej pierwszego miejsca)
option-host = adres, na którym serwer nasłuchuje (inaczej 127.0.0.1: tylko ten komputer)
option-port = port, na którym serwer nasłuchuje (inaczej 8123; 0: dowolny wolny)
option-db = gdzie są rozgrywki: plik albo postgresql://... (inaczej pionek.db)
option-home = na własnym komputerze: gry leżą przy twoich zapisach, strona się otwiera, zajęty port nie przeszkadza
option-workers = ile procesów dzieli między siebie rozgrywki; każdy ma własny plik obok --db
option-serve-pack = paczka, folder albo plik .zip, z którą każdy może grać; można podać kilka razy
option-author = dla autorów gier i paczek, tylko na tym komputerze: /author pokazuje każdą grę ze wszystkim, co ukryte, a paczki i wygląd czytane są na nowo po każdej zmianie
option-uploads = gracze mogą przynosić własne paczki; o ograniczeniach mówi docs/operations.md
option-zip-out = plik .zip; inaczej obok folderu, pod jego nazwą
option-root-path = ścieżka, pod którą proxy pokazuje serwer
option-config = plik TOML z ustawieniami
option-game = gra, do której jest paczka
option-id = identyfikator nowej paczki: małe litery, cyfry i łączniki

# Odmowy wiersza poleceń
wrong-no-server = serwer potrzebuje { $name }; zainstaluj pionek[server]
wrong-no-art = malowanie potrzebuje { $name }; zainstaluj pionek[art]
wrong-option = nie ma opcji { $name }; --help wypisuje te, które są
wrong-missing = brakuje { $name }; --help pokazuje przykład
wrong-option-value = opcja { $name } wymaga wartości; --help mówi jakiej
wrong-value = { $name }: { $reason }
wrong-extra = za dużo słów; --help pokazuje, jak użyć polecenia
wrong-command = nie ma polecenia { $name }; są: { $names }
wrong-no-command = brakuje polecenia; { $path } zna: { $names }
wrong-number = { $value } nie jest liczbą całkowitą od { $least } do { $most }
wrong-number-least = { $value } nie jest liczbą całkowitą równą co najmniej { $least }
wrong-word = { $value } jest niedozwolone; dozwolone: { $allowed }
wrong-set = --set oczekuje nazwa=wartość, a nie { $given }
wrong-seat = { $word } nie może siedzieć przy stole; mogą: { $allowed }
wrong-seats-number = podano miejsc: { $given }, potrzeba: { $wanted }, po przecinku
wrong-open = wolne miejsce (open) czeka na ludzi na serwerze; w terminalu na miejscu siedzi human albo bot
wrong-load-with = --load wznawia zapisaną rozgrywkę: --seed, --set i --dice są dla nowych
wrong-campaign = { $game } nie ma kampanii
wrong-campaign-file = { $file } nie zawiera kampanii; podaj plik zapisany przez --campaign albo nową nazwę
wrong-load-game = { $file } to rozgrywka innej gry: { $game }
wrong-guided = { $game } nie ma gry z przewodnikiem
wrong-guided-with = --guided ma własną grę: można dodać tylko --lang, --ask i --plain
wrong-cluster = --backend dask i --cluster ADRES idą w parze: podaj oba albo żadne
wrong-old = --old to paczka, z którą porównuje się --pack: podaj też --pack
wrong-file = nie można użyć pliku { $file }: { $reason }
wrong-game-code = { $place }: { $what }; z PIONEK_DEBUG=1 widać cały ślad błędu
wrong-internal = coś poszło źle wewnątrz Pionka ({ $what }); z PIONEK_DEBUG=1 pokaże gdzie
wrong-at = nie ma odpowiedzi { $at }; ta rozgrywka ma ich { $most }
wrong-seat-number = nie ma miejsca { $seat }; ta rozgrywka ma ich { $most }
wrong-no-secret = ta rozgrywka ma zwykłe ziarno { $seed }, a nie sekret: kto je znał, mógł znać wszystko
wrong-no-beginning = ta rozgrywka toczy się dalej od zapisanego stołu: tego, co było przedtem, nie da się sprawdzić
wrong-commitment = sekret tej rozgrywki ma zobowiązanie { $found }, a nie { $given }
wrong-coach = rozgrywka z { $file } nie jest skończona; trener ogląda zakończone
coach-unknown = nie wiadomo, jak przebiegała ta rozgrywka: zapisano ją przy innych zasadach albo z innymi paczkami
wrong-exists = { $path } istnieje i nie jest pusty
wrong-pack-id = { $id } nie jest identyfikatorem z małych liter, cyfr i łączników
wrong-pack-game-id = { $id } to identyfikator własnej paczki gry; wybierz inny
wrong-pack-header = { $path } nie ma pliku pack.yaml z nazwą gry
told-interrupted = przerwano
told-kept = w folderze { $folder } jest { $done } z { $games } partii: to samo polecenie rozegra pozostałe
told-timed = Uwaga: { $bots } { $count -> [one] myśli *[other] myślą } według zegara, więc tych partii nie da się powtórzyć; do wyników wartych podania użyj liczby iteracji.

# Stół
told-welcome-you = { $game }, ziarno { $seed }. Twoje miejsce: { $who }.
told-welcome = { $game }, ziarno { $seed }.
told-help = Odpowiadaj numerem, kluczem lub nazwą; h wypisuje polecenia.
told-saved = Zapisano. Aby grać dalej: pionek play { $game }{ $packs } --load { $file }
told-campaign-over = Kampania dobiegła końca; jej przebieg zapisano w { $file }.
told-campaign = Kampania zapisana. Następny wieczór: pionek play { $game }{ $packs } --campaign { $file }
told-over = c: trener; y: dlaczego bot tak zagrał; s: zapis; q albo pusty wiersz: wyjście
told-language = Odtąd po polsku.
told-no-textual = Stół w terminalu wymaga pakietu textual (pip install "pionek[tui]"); zamiast niego są zwykłe wiersze.
answer-nobody = Nie ma teraz nic do rozstrzygnięcia.
answer-number = { $text } nie jest numerem opcji; są od 1 do { $most }.
answer-unknown = Żadna opcja nie nazywa się „{ $text }”; odpowiedz numerem, kluczem lub nazwą, a h wypisze polecenia.
answer-short = Wpisz numer, klucz albo co najmniej dwie litery nazwy; h wypisuje polecenia.
answer-several = „{ $text }” pasuje do kilku: { $several }
answer-dice = Tych kości nie można teraz wybrać razem; wpisz inne numery albo ?, żeby zobaczyć zasadę.
enter-not = Żadna kość, o którą teraz chodzi, nie może pokazać { $number }.
ask-dice = Wpisz numery kości, na przykład 1 3, albo 0, jeśli żadna.
explain-nothing = Nic tu nie nazywa się „{ $words }”; r i słowa szukają w zasadach.
explain-elsewhere = (Nie ma tego teraz na stole.)
explain-how = ? i numer wyjaśnia opcję, ? i nazwa kartę albo cokolwiek innego na stole.
explain-may = Możesz:
explain-not = Nie teraz:
rules-how = Wpisz r i słowa, żeby szukać w zasadach, na przykład: r dobierz
rules-nothing = Żadna zasada nie zawiera wszystkich słów „{ $words }”.
wish-row = { $kind }: { $wish } – { $about }
wish-all = wszystkie okna
wish-how = w RODZAJ ŻYCZENIE zmienia to: always pyta zawsze, także gdy można tylko spasować, useful tylko gdy możesz coś zagrać, never pasuje za ciebie; all oznacza wszystkie rodzaje.
ask-pretended = Możesz tylko spasować: { $windows }.
ask-pretended-pass = spasuj
ask-others = { $who } podejmuje decyzję. Możesz zrobić coś wcześniej:
ask-others-pass = grajmy dalej
tip-words = Najlepsze: { $text }, { $best } na 100 szans na wygraną; { $less } na 100 ma: { $other }.
tip-alone = Najlepsze: { $text }, { $best } na 100 szans na wygraną.
tip-means = To znaczy: { $what }.
tip-title = Co rozważa bot, od najlepszego; wyniki są od −1 (przegrana) do 1 (wygrana):
tip-row = { $mark } { $text } ({ $word }): { $visits } { $visits -> [one] próba [few] próby *[many] prób }, oczekiwany wynik { $expected }
tip-rest = { $count -> [one] Jeszcze { $count } możliwość nie była warta prób [few] Jeszcze { $count } możliwości nie były warte prób *[many] Jeszcze { $count } możliwości nie było wartych prób }.
tip-indifferent = Wszystko jedno: na ile bot to widzi, te możliwości są równie dobre. Jego wybór: { $text } ({ $word }).
answer-gives = W ten sposób coś oddajesz: Enter potwierdza, Escape rezygnuje.
tip-solved = Obliczone dokładnie: { $text } ({ $word }).
tip-obvious = Nic innego nie jest warte namysłu: { $text } ({ $word }).
tip-only = Nie ma wyboru: { $text } ({ $word }).
tip-none = Nie ma tu nic, co rozważałby bot.
why-title = { $who }: { $text } ({ $word }). Tak wygląda to z tego miejsca dla bota, który myśli naprzód:
why-untried = To, co zrobił, nie było dla takiego bota warte próby.
why-nothing = Nie ma ruchu bota, który można by wyjaśnić bez zdradzania tego, czego nie możesz wiedzieć.
why-people = Gdy gra kilka osób, boty nie tłumaczą swoich ruchów; zrobią to po zakończeniu rozgrywki.
coach-title = { $who }: { $decisions } { $decisions -> [one] decyzja [few] decyzje *[many] decyzji } z możliwością wyboru, dokładnie sprawdzono: { $looked }.
coach-bot = Na miejscu { $seat } grał bot; trener jest dla ludzi.
coach-nothing = Żadna decyzja nie była wyraźnie gorsza od innej.
coach-place = { $at }. po { $place } { $place -> [one] odpowiedzi *[many] odpowiedziach }:
coach-played = wybrano: { $text } ({ $word }), oczekiwany wynik { $expected }
coach-better = lepiej: { $text } ({ $word }), oczekiwany wynik { $expected }
coach-chance = { $played } na 100 szans na wygraną zamiast { $better }.
coach-means = To znaczyłoby: { $what }.
coach-cost = koszt: { $cost } ± { $error }, { $playouts } { $playouts -> [one] wyobrażony stół [few] wyobrażone stoły *[many] wyobrażonych stołów }, na każdym obie możliwości
coach-how = Wyniki są od −1 (przegrana) do 1 (wygrana); ± to dwa i pół błędu standardowego. pionek replay PLIK --at N pokazuje chwilę jeszcze raz.
coach-later = Trener ogląda zakończone rozgrywki.
coach-progress = Przeglądanie rozgrywki
guide-says = » { $text }
guide-advises = » Rada: { $option } ({ $word }). Spójrz na: { $look }
guide-left = » Idziesz własną drogą, przewodnik zostaje w tyle; u cofa ruch.
undo-nothing = Nie ma czego cofnąć.
undo-revealed = Od tego ruchu coś zostało odkryte: nie można go cofnąć.
undo-done = Twój ostatni ruch został cofnięty.
help-table = 1, 2, 3 …: wybierz opcję; to samo daje jej klucz albo co najmniej dwie litery nazwy
  ? albo ? NAZWA: wyjaśnij pytanie, opcję, kartę albo dlaczego czegoś nie można
  b: pokaż cały stół
  r SŁOWA: szukaj w zasadach
  t: podpowiedź, co bot rozważyłby na twoim miejscu
  y: skąd ostatni ruch bota
  c: po zakończeniu rozgrywki trener: twoje decyzje, które kosztowały najwięcej
  u: cofnij swój ostatni ruch
  s albo s PLIK: zapisz
  l: zmień język
  w albo w RODZAJ ŻYCZENIE: w których oknach padają pytania do ciebie (always, useful, never)
  x: poddaj się
  q: odejdź; gra zostanie zapisana
  p albo p attack: pasuj we wszystkich oknach do swojej tury albo do końca trwającego ataku
  Klawisze: cyfra odpowiada od razu, jeśli opcji jest najwyżej 9, Enter wysyła wiersz, Escape go czyści,
  PageUp i PageDown przewijają dziennik, Tab wybiera dla nich inny panel; litery zawsze trafiają do wiersza
  h: ta lista
pass-not = Nie ma teraz okna, w którym można by pasować dłużej.
pass-how = Można pasować dłużej, aż do: { $ways }.
draw-you = ty
draw-active = ma turę
draw-back = zakryta karta
draw-cost = koszt { $cost }
draw-level = poziom { $level }
panel-own = Twoja strona
panel-others = Pozostali
panel-log = Dziennik
panel-map = Mapa
panel-table = Stół
panel-question = Pytanie
panel-answer = numer, nazwa albo polecenie (h: pomoc)
panel-thinking = Grają pozostali …
panel-pondering = Bot myśli …
panel-progress = Przeglądanie rozgrywki: { $share }
panel-over = Koniec rozgrywki. c: trener, q: wyjście.

# Symulacje
simulate-title = { $game }: { $games } { $games -> [one] partia [few] partie *[many] partii }, ziarno { $seed }
simulate-who = kto
simulate-games = partie
simulate-wins = wygrane
simulate-share = udział
simulate-interval = 95%
simulate-draws = remisy
simulate-bot = bot { $name }
simulate-seat = miejsce { $n }
simulate-played = { $name }
simulate-ends = Zakończenia: { $ends }
simulate-decisions = Decyzji w partii: średnio { $mean }, mediana { $median }, od { $least } do { $most }
simulate-turns = Tur w partii: średnio { $mean }, mediana { $median }, od { $least } do { $most }
simulate-run = { $seconds } s, { $workers } { $workers -> [one] proces [few] procesy *[many] procesów }, { $rate } partii na sekundę
simulate-out = Zapisano w { $file }
export-done = Zapisano { $decisions } { $decisions -> [one] decyzję [few] decyzje *[many] decyzji } w pliku { $file }
simulate-progress = Rozgrywanie

# Turnieje
tournament-title = { $game }, { $seats } { $seats -> [one] miejsce [few] miejsca *[many] miejsc }, ziarno { $seed }
tournament-bot = bot
tournament-against = przeciw
tournament-games = partie
tournament-wins = wygrane
tournament-draws = remisy
tournament-share = udział
tournament-interval = 95%
tournament-even = Równy mu bot miałby { $share }.
tournament-compared = { $bot } i { $against }: { $games ->
        [one] jedną partię wygrał
        [few] { $games } partie wygrał
       *[many] { $games } partii wygrał
    } tylko jeden z nich; { $share } ({ $between }) z nich { $bot }.
tournament-rating = ocena
tournament-range = przedział
tournament-thinking = na decyzję

# Balans
balance-title = Balans gry { $game }: { $games } { $games -> [one] partia [few] partie *[many] partii }, ziarno { $seed }
balance-note = Ocena pada tam, gdzie cały przedział 95 procent leży poza tym, czego można było oczekiwać. Remis liczy się jak równy udział.
balance-played = Czym się gra
balance-even = gdyby wszystko było równe
balance-own = Co wnosi paczka
balance-own-played = Czym paczka pozwala grać
balance-own-never = Wpisy paczki, na które nikt nie trafił: { $names }
balance-telling = Co się wyróżnia
balance-luck = Zbadano: { $count }; około { $luck } wyróżniłoby się samym przypadkiem.
balance-never = Nigdy nikomu niezaproponowane
balance-never-count = Nigdy nikomu niezaproponowane: { $count }; wymieniają je --json i --out.
balance-moved = Co przesunęła paczka
balance-nothing = Nic poza swoim przedziałem.
balance-new = Tylko teraz: { $new }; tylko przedtem: { $gone }.

# Raporty
report-setup = Boty: { $bots }. Opcje: { $options }. Pionek { $version }.
report-scores = Kto wygrywał
report-matrix = Kto kogo pokonuje
report-matrix-note = Procent partii, w których grający z wiersza wyprzedził grającego z kolumny; remis liczy się za pół.
report-length = Jak długie były partie
report-turns = tury
report-decisions = decyzje
report-course = Przewaga w czasie
report-course-note = Jak średnio stało każde miejsce według oceny samej gry: 1 to wygrana, −1 to przegrana.
report-course-axis = procent partii
report-standing = ocena
report-uses = Co było używane
report-uses-note = Po wierszu na każdą rzecz, którą można zrobić z kartą, figurką lub innym wpisem: jak często wygrywał ten, kto to zrobił, z przedziałem 95 procent, i ile wygrywa i bez tego. Wygrana i użycie mogą mieć wspólną przyczynę, choćby długą partię: czytaj to jako wskazówkę, gdzie patrzeć.
report-won-axis = wygrane, w procentach
report-base = ile jej użytkownicy wygrywają i tak
report-all = Wszystkie w tabeli ({ $count })
report-against = przeciw
report-games = partie
report-measure = miara
report-before = przedtem
report-after = potem
report-difference = różnica, 95%
measure-played = wygrane
measure-met = wygrane przeciw
measure-won = wygrane po użyciu
measure-used = użycia, gdy można
report-what = co
report-offered = w ilu partiach można było
report-used = w ilu użyto
report-times = razy
report-won = wygrane
report-interval = 95%
report-verdict = ocena
verdict-strong = wygrywa częściej
verdict-weak = wygrywa rzadziej
verdict-even = w normie
verdict-unused = nieużywane
verdict-rare = za mało partii

# Paczki
check-good = { $path } jest w porządku: { $entries } { $entries -> [one] wpis [few] wpisy *[many] wpisów } do gry { $game }.
check-exhausted = nie można sprawdzić { $path }: zabrakło pamięci albo czasu
check-failed = nie można sprawdzić { $path }: zawiódł sam Pionek, to jego błąd, nie twój ({ $fault }). Zgłoś to razem z paczką.
show-nothing = { $name } nie ma żadnych wpisów.
show-hidden = { $count -> [one] Pominięto { $count } sekretną pozycję [few] Pominięto { $count } sekretne pozycje *[many] Pominięto { $count } sekretnych pozycji }: --spoil wypisuje także je.
zip-written = { $path }: wyślij ten plik albo przynieś go do stołu w przeglądarce.
art-nothing = { $path }: look.yaml nie podaje ikony żadnego wpisu, więc nic nie namalowano; karty wyglądają zwyczajnie.
new-written = { $path }: nowa paczka do gry { $game }. Sprawdza ją pionek pack check { $path }.

# Powtórki
replay-now = Po { $at } z { $most } odpowiedzi.
verify-follows = Wszystkie kości i talie wynikają z sekretu { $secret }; { $count -> [one] sprawdzono { $count } odpowiedź [few] sprawdzono { $count } odpowiedzi *[many] sprawdzono { $count } odpowiedzi }.
verify-compare = Jego zobowiązanie to { $commitment }: stół musiał pokazać na początku to samo.
verify-matches = Jego zobowiązanie to { $commitment }, tak jak podano.

# Serwery
admin-backup = Zapisano w { $file }: { $count } { $count -> [one] rozgrywka [few] rozgrywki *[many] rozgrywek }
admin-restore = Odtworzono z { $file }: { $count } { $count -> [one] rozgrywka [few] rozgrywki *[many] rozgrywek }
admin-none = Nie ma rozgrywek.
admin-close = Rozgrywka { $match } jest zamknięta.
admin-forget = Rozgrywka { $match } jest zapomniana.
admin-revoke = Miejsce { $seat } rozgrywki { $match } otwiera odtąd tylko ten kod: { $code }
admin-rename = { $name } nazywa się teraz { $new }.
admin-expel = Konto { $name } zostało usunięte.

about-game = zacznij własną grę albo sprawdź istniejącą
help-game = Dla autorów gier: zacznij pakiet z małą grą, która działa, i sprawdź zainstalowaną grę bez znajomości jej zasad.
example-game = pionek game new przystan
about-game-new = zacznij pakiet z małą grą, która działa
help-game-new = Zapisz pakiet z małą grą w kości, która działa: zasady, ustawienia, teksty w obu językach, stół, kroki i scenę. Zainstaluj go i krok po kroku zmień w swoją grę.
example-game-new = pionek game new przystan
about-game-check = znajdź błędy w zainstalowanej grze
help-game-check = Sprawdź grę tak, jak jest napisana (zasady, teksty, kroki i pola, które do siebie nie pasują, każde z plikiem i wierszem), a potem w działaniu: losowe partie się kończą, kopie i zapisy są wierne, boty odpowiadają, nic ukrytego nie wycieka, każda odmowa podaje powód, a oba języki są kompletne. Testy w działaniu wymagają pytest (pionek[author]).
example-game-check = pionek game check connectfour --quick
option-game-folder = gdzie umieścić pakiet (inaczej folder o tej samej nazwie)
option-quick = tylko to, co napisane, bez grania
game-made = { $path }: gotowe. Dalej:
    pip install --editable { $path }
    pionek play { $name } --seats human,bot:greedy
    pionek game check { $name }
game-sound = { $name }: zasady, teksty, kroki i pola do siebie pasują
wrong-game-name = { $name } nie nadaje się na nazwę gry: małe litery łacińskie i cyfry, na początku litera, od 2 do 31 znaków
wrong-game-taken = { $name } to nazwa zajęta: jest już taka gra albo taki moduł Pythona
wrong-game-there = { $path } już istnieje; niczego nie zapisano
option-puzzles-games = ile gier przeszukać
option-puzzles-out = plik do zapisania
option-puzzles-seed = ziarno, z którego wynikają wszystkie gry i rozgrywki
option-puzzles-lead = o ile wygranych na 100 odpowiedź musi prowadzić (inaczej 5)
option-puzzles-most = zachowaj tyle, z pytań każdego rodzaju
option-make = ułóż pozycje na nowo, z gier botów: dla tych, którzy piszą lekcje
option-date = inny dzień niż dzisiejszy, w postaci 2026-11-18
wrong-date = { $date } to nie data; zapisz ją jako 2026-11-18
wrong-lesson = { $game }: { $count -> [0] nie ma lekcji [one] jest jedna lekcja *[other] są lekcje od 1 do { $count } }
wrong-puzzle = { $game } nie ma zagadek
told-lessons = { $game }: krótkie lekcje
told-lesson-row = { $mark } { $number }. { $title }
told-lesson-how = Aby zacząć lekcję, wpisz pionek lesson { $game } N.
told-lesson-next = Następna: pionek lesson { $game } { $number }
told-lesson-made = { $id }: { $right }; nie { $wrong }
told-streak = { $days -> [one] { $days } dzień *[other] { $days } dni } z rzędu.
told-puzzle-of = { $date }: { $game }
learned-positions = Runda { $round }: pozycje { $positions }, z partii { $games }.
learned-shrinkage =   ściągnięcie { $shrinkage }: strata logarytmiczna { $loss }
learned-contest =   nowy bot { $number }: { $share } ({ $low } do { $high }) z partii z dotychczas najlepszym: { $games }
learned-round = { $kept ->
    [true] Runda { $round } dała zysk: { $share } z partii { $games }, przy ściągnięciu { $shrinkage } i udziale { $part } w mieszance.
   *[other] Runda { $round } nic nie dała: { $share } z partii { $games }. To koniec.
 }
told-puzzles = liczba zagadek w pliku { $file }: { $found }
told-puzzle-doubtful = { $id }: { $answer } nie prowadzi już ponad przypadek przed { $rival }
told-puzzles-proved = zagadki, które się utrzymały: { $held } z { $all }
task-title = » { $title }
task-says = » { $text }
task-again = » u cofa ruch; q kończy.
task-done = » Możesz grać dalej; q kończy.
