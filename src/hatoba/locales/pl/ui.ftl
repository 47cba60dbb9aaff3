### Słowa interfejsu klienta w przeglądarce.

## Wszędzie

ui-title = Hatoba
ui-subtitle = Nabrzeże: trzy gry z czasów Meiji
ui-home = Na stronę główną
ui-nothing-here = Nic tu nie ma.
ui-close = Zamknij
ui-rules = Zasady
ui-settings = Ustawienia
ui-site-nav = Strony i ustawienia
ui-you = Ty
# Osoba bez imienia. $n liczy od 1.
ui-player = Gracz{ "\u00A0" }{ $n }
ui-spectator = Widz
ui-offline = Brak połączenia. Próbuję ponownie …
# Miejsca według kolorów, do zdań w trzeciej osobie: „Indygo umieszcza asystenta”.
ui-seat-1 = Indygo
ui-seat-2 = Cynober
ui-seat-3 = Sosna
ui-seat-4 = Złoto

## Strona główna

ui-choose-game = Wybierz grę
ui-who-sits = Kto siada do stołu?
ui-your-tables = Twoje stoły
ui-players =
    { $to ->
        [2] 2 osoby
       *[other] od { $from } do { $to } osób
    }
ui-minutes = { $n } min
ui-minutes-range = od { $least } do { $most } min
ui-about-yokohama = Poślij asystentów przez port traktatowy, zbieraj dobra, wypełniaj zagraniczne zamówienia.
ui-about-duel = Port w miniaturze: zacięty wyścig kart i nabrzeży.
ui-about-nippon = Zakładaj fabryki, kładź tory, zdobywaj regiony wysp swoimi dobrami.
ui-start-player = osoba rozpoczynająca
ui-by-link = Przez link
ui-here = Tutaj
ui-none = Nikt
ui-short-edition-second = Drugie
ui-short-edition-original = Pierwsze
ui-extras = Dodatki
ui-pace = Tempo
ui-open-table = Pokaż na liście otwartych stołów
ui-somebody = ktoś przez link
ui-somebody-here = ktoś przy tym ekranie
# $game: nazwa gry; $against: kto jeszcze gra, lista imion; $n: osoby.
ui-summary = { $game }: grasz ty oraz { $against }.
ui-start = Zacznij grę
ui-fine = Bez konta. Miejsca przez link dostają adres do wysłania; za każdego, kto odejdzie, może zagrać bot.
ui-no-tables = Jeszcze nic tu nie ma. Zacznij grę albo dołącz przez link.
ui-open-tables = Otwarte stoły
ui-paste-link = Wklej link z zaproszeniem
ui-no-link = To nie jest link z zaproszeniem.
ui-join = Dołącz
ui-open-record = Otwórz zapis
ui-finished = zakończona
ui-your-turn = twoja tura
ui-your-turn-long = Teraz twoja tura.

## Przy stole

ui-round = Runda { $n }
ui-thinking = decyduje
ui-away = zastępuje bot
ui-resigned = poddanie
ui-free-seat = czeka
# $seat: imię.
ui-waiting = Decyduje: { $seat }.
ui-waiting-seats =
    { $n ->
        [one] Czekamy na { $n } miejsce przez link.
        [few] Czekamy na { $n } miejsca przez link.
       *[many] Czekamy na { $n } miejsc przez link.
    }
ui-over = Koniec gry.
ui-replaying = Spojrzenie wstecz: tutaj nie można grać.
ui-result = Do wyniku
ui-choices = Możliwości
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-end-turn = Zakończ turę
ui-end-later = Najpierw kroki tury.
ui-confirm-end = Na pewno zakończyć turę?
ui-does = Działanie
ui-costs = Koszt
ui-brings = Zysk
ui-gives = Daje
ui-then = Potem
ui-click-to-choose = Kliknij, aby wybrać.
ui-ask-title = Cofnąć?
ui-ask-undo = { $seat } prosi o cofnięcie.
ui-ask-wait =
    { $who ->
        [you] Prosisz o cofnięcie. Czekamy na odpowiedzi.
       *[seat] { $seat } prosi o cofnięcie. Czekamy na odpowiedzi.
    }
ui-agree = Zgoda
ui-refuse = Odmowa
ui-scores = Punkty
ui-if-ended = Gdyby gra skończyła się teraz: { $n }
ui-your-goods = Twoje dobra
ui-pages = Strony stołu
ui-can-do =
    { $n ->
        [one] Masz { $n } możliwą akcję.
        [few] Masz { $n } możliwe akcje.
       *[many] Masz { $n } możliwych akcji.
    }
ui-tab-map = Mapa
ui-tab-boards = Plansze
ui-tab-seats = Gracze
ui-tab-yours = Twoje
ui-invite = Wyślij ten link osobie, która ma zagrać:
ui-copy = Kopiuj
ui-copied = Skopiowano
# $game: the name of the game.
ui-link-seat = Zaproszenie do gry: { $game }.
ui-link-watch = Zaproszenie do oglądania gry: { $game }.
ui-link-sit = Usiądź do stołu
ui-link-look = Oglądaj
ui-curtain = { $seat }, twoja tura
ui-curtain-why = Karty na ręce są ukryte, dopóki ekran nie jest tylko dla ciebie.
ui-curtain-open = Pokaż moją rękę
ui-hint = Na pierwszą partię
ui-got-it = Rozumiem
ui-more = Czytaj dalej
ui-no-hints = Bez dalszych wskazówek

## Dziennik i rozmowa

ui-log = Dziennik
ui-chat = Czat
ui-chat-empty = Nikt się jeszcze nie odezwał.
ui-chat-write = Napisz coś
ui-send = Wyślij
ui-since =
    { $n ->
        [one] { $n } tura po twojej
        [few] { $n } tury po twojej
       *[many] { $n } tur po twojej
    }
ui-log-redraw = To, czego nikt nie widział, zostało potasowane od nowa.
ui-log-rules = Zasady dają teraz większy wybór: odtąd gra toczy się według nich.
ui-log-resign =
    { $who ->
        [you] Poddajesz się.
       *[seat] { $seat } się poddaje.
    }
ui-log-seat-joined =
    { $who ->
        [you] Siadasz do stołu.
       *[seat] { $seat } siada do stołu.
    }
ui-log-seat-offered =
    { $who ->
        [you] Oddajesz miejsce komuś innemu.
       *[seat] { $seat } oddaje miejsce komuś innemu.
    }
ui-log-seat-away =
    { $who ->
        [you] Bot gra w twoim zastępstwie.
       *[seat] Bot gra w zastępstwie: { $seat }.
    }
ui-log-seat-back =
    { $who ->
        [you] Wracasz.
       *[seat] { $seat } wraca.
    }
ui-log-seat-resigned =
    { $who ->
        [you] Poddajesz się; dalej gra bot.
       *[seat] { $seat } się poddaje; dalej gra bot.
    }
ui-log-ask =
    { $who ->
        [you] Prosisz o cofnięcie.
       *[seat] { $seat } prosi o cofnięcie.
    }
ui-log-agreed =
    { $who ->
        [you] Zgadzasz się.
       *[seat] { $seat } się zgadza.
    }
ui-log-refused =
    { $who ->
        [you] Nie zgadzasz się.
       *[seat] { $seat } się nie zgadza.
    }

## Powtórka

ui-replay = Powtórka
ui-play = Odtwórz
ui-pause = Pauza
ui-back-one = Jedną akcję wstecz
ui-on-one = Jedną akcję dalej
ui-replay-slider = Pokazana akcja
ui-since-mine = Od twojej tury
ui-whole-game = Cała gra
ui-back-now = Wróć do gry
ui-action-of = Akcja { $n } z { $all }

## Po grze

ui-win =
    { $who ->
        [you] Wygrywasz
       *[seat] Wygrywa { $seat }
    }
ui-tie = Remis
ui-points-short =
    { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
# $by: o ile punktów więcej; $seat: kto jest na drugim miejscu.
ui-ahead =
    { $by ->
        [0] { $who ->
            [you] tyle samo co ty, ale remis rozstrzygnięty
           *[seat] tyle samo co { $seat }, ale remis rozstrzygnięty
        }
       *[other] { $who ->
            [you] o { $by } więcej niż ty
           *[seat] o { $by } więcej niż { $seat }
        }
    }
ui-why-over = Powód zakończenia: { $ending }.
ui-facts =
    { $rounds ->
        [one] { $game }, osoby: { $players }, { $rounds } runda
        [few] { $game }, osoby: { $players }, { $rounds } rundy
       *[many] { $game }, osoby: { $players }, { $rounds } rund
    }
ui-lobby = Strona główna
ui-look = Zobacz stół
ui-rematch = Rewanż
ui-rematch-go = Do rewanżu
ui-during = Podczas gry
ui-final = Punktacja końcowa
ui-total = Razem
ui-course = Punkty w czasie
ui-course-coming = Zbieranie punktów z przebiegu gry …
ui-keep-game = Zachowaj tę grę
ui-download = Pobierz zapis
ui-download-more =
    { $n ->
        [one] { $n } akcja, otworzy się wszędzie
        [few] { $n } akcje, otworzą się wszędzie
       *[many] { $n } akcji, otworzy się wszędzie
    }
ui-verify = Sprawdź tasowanie
ui-verify-more = zapieczętowane przed pierwszą rundą
ui-verify-kept = Obietnica dotrzymana: twoja przeglądarka znalazła tę samą pieczęć.
ui-verify-told = Serwer mówi, że obietnicy dotrzymano; przez HTTPS przeglądarka sprawdzi to sama.
ui-verify-broken = Pieczęć się nie zgadza.
ui-category = Kategoria

## Zasady

# $before: punkty po ostatniej rundzie; $added: z punktacji końcowej.
ui-added = { $before } + { $added } na koniec
ui-rules-of = Zasady: { $game }
ui-rules-find = Szukaj w zasadach
ui-book-found = Znalezione miejsca: { $n }
ui-book-print = Drukuj
ui-book-crib = Na jednej stronie
ui-book-crib-of = { $game } na jednej stronie
ui-book-anchor = Odnośnik do: { $title }
ui-book-try = Spróbuj.
ui-book-open-example = Otwórz ten przykład na stole
ui-book-play-on = Graj dalej
ui-book-points = Punkty zwycięstwa
ui-contents = Spis treści
ui-back-table = Wróć

## Ustawienia

ui-language = Język
ui-theme = Dzień czy noc
ui-theme-auto = Jak w systemie
ui-theme-light = Dzień
ui-theme-dark = Noc
ui-speed = Ruch elementów
ui-speed-off = Wyłączony
ui-speed-normal = Zwykły
ui-speed-slow = Powolny
ui-set-hints = Objaśniaj każdy krok za pierwszym razem
ui-set-calm = Spokojniejszy widok: mniej drobnego druku
ui-set-sounds = Cichy dźwięk, gdy jest moja tura
ui-watch-link = Skopiuj link dla widzów
ui-your-seat = Twoje miejsce
ui-stand-in = Niech bot zagra za mnie
ui-come-back = Wracam do gry
ui-resign = Poddaj się
ui-resign-sure = Na pewno się poddać?
ui-hints-again = Pokaż znów wszystkie wskazówki
ui-keys = Klawisze
ui-key-walk = chodzenie po planszy
ui-key-next = następna możliwa rzecz
ui-key-act = wykonaj
ui-key-done = dalej albo koniec tury
ui-key-undo = cofnij
ui-key-rules = zasady
ui-key-close = zamknij to, co otwarte
ui-key-keys = ta lista

## Co robi kliknięcie na planszy, gdy możliwe jest kilka rzeczy

ui-mode = Kliknięcie to
ui-mode-place = 1 asystent
ui-mode-place-two = 2 na jeden obszar
ui-mode-agent = Agent
ui-mode-choose = Karta siły

## Wspólne dla stołów

ui-last = ostatnio { $letter }
ui-or = albo
ui-yours = Twoje

## Stół gry Yokohama

ui-yokohama-step-extras = Dodatkowe
ui-yokohama-step-place = Umieść
ui-yokohama-step-move = Ruch
ui-yokohama-step-act = Akcja
ui-yokohama-step-bonus = Premia
ui-yokohama-step-build = Budowa
ui-yokohama-step-recover = Odzyskaj
ui-yokohama-canal = za przejście; nikt nie staje, nic się nie buduje
ui-yokohama-power = Siła
ui-yokohama-token = Żeton siły pięć
ui-yokohama-agent = Zagraniczny agent
ui-yokohama-agents = Agenci
ui-yokohama-agent-ready = gotowy
ui-yokohama-used = użyty
ui-yokohama-decks = Karty pozostałe w taliach
ui-yokohama-goals = Osiągnięcia
ui-yokohama-second = 2. zamówienie
# $n: od której technologii trzeba dopłacać.
ui-yokohama-surcharge = od { $n }.: +
ui-yokohama-cost = Koszt
ui-yokohama-cost-more = Koszt +{ $n }
# Zajęte pola i ile z nich kończy grę.
ui-yokohama-end = koniec: { $n }/{ $of }
ui-yokohama-taken = { $n } z { $of }
ui-yokohama-port-orders = Zamówienia w portach
ui-yokohama-most = najwięcej
ui-yokohama-next = 2.
ui-yokohama-short = brakuje: { $what }
ui-yokohama-ready = gotowe
ui-yokohama-no-orders = Brak zamówień na ręce.
ui-yokohama-technologies = Technologie
# Krótkie nazwy obszarów na telefon.
ui-yokohama-short-copper-mine = Miedź
ui-yokohama-short-silk-mill = Jedwab
ui-yokohama-short-tea-plantation = Herbata
ui-yokohama-short-fishing-ground = Łowisko
ui-yokohama-short-employment-agency = Agencja
ui-yokohama-short-chinatown = Chińska
ui-yokohama-short-customs = Cło
ui-yokohama-short-laboratory-a = Lab. A
ui-yokohama-short-laboratory-b = Lab. B

## Stół gry Nippon

ui-nippon-tab-actions = Akcje
ui-nippon-step-worker = Weź robotnika
ui-nippon-step-action = Wykonaj akcję
ui-nippon-glyph-free = { $n } gratis
ui-nippon-glyph-keep = zost. { $n }
ui-nippon-glyph-all = wsz. { $n }
ui-nippon-space-empty = Puste: zagraniczne firmy mają tu { $n }.
ui-nippon-space-held =
    { $who ->
        [you] Ty: żeton { $n }.
       *[seat] { $seat }: żeton { $n }.
    }
ui-nippon-to-beat = Nowy żeton musi być wyższy niż { $n }.
ui-nippon-in-store = Kostki w twoim magazynie: { $n }.
ui-nippon-contract = Kontrakt { $n }
ui-nippon-worker = Robotnik ({ $colour })
ui-nippon-worker-same = Ten kolor już opłacasz: płace nie rosną.
ui-nippon-worker-new = Nowy kolor: o { $n } ¥ więcej przy konsolidacji.
ui-nippon-region-bonus = Każda dostawa od razu przynosi: { $sum }.
ui-nippon-reward = Nagroda ×{ $n }
ui-nippon-reward-about = Od razu { $sum }, potem ×{ $n } na wybranym osiągnięciu.
ui-nippon-spare = Zapasowe maszyny: { $n }
ui-nippon-market = Fabryki
ui-nippon-market-cost = każda oraz wiedza
ui-nippon-once = raz, przy budowie
ui-nippon-yours = twoja
ui-nippon-token = Żeton wpływu { $n }
ui-nippon-token-table = Najwyższy żeton za tyle kostek dobra
ui-nippon-city-limit = Żetonów wokół tego miasta najwyżej { $n }
ui-nippon-foreign = Zagraniczne firmy
ui-nippon-rank = Wpływ, od największego; niżej: punkty przy następnym podliczaniu
ui-nippon-standing = { $seat }: wpływ { $n }, miejsce { $place }
ui-nippon-lost = stracone
ui-nippon-free-spaces = wolne pola transportu: { $n } z { $all }
ui-nippon-delivering = dostawa tutaj
ui-nippon-each-delivery = Za każdą dostawę w tym regionie
ui-nippon-last-action =
    { $who ->
        [you] Twoja ostatnia akcja
       *[seat] Ostatnia akcja: { $seat }
    }
ui-nippon-last-worker = ostatni tutaj: potem wchodzi rząd { $n }
ui-nippon-rows = Rzędy robotników i woreczek
ui-nippon-next-row = dalej
ui-nippon-bag = w worku
ui-nippon-scoring = Podliczanie
ui-nippon-scoring-n = Podliczanie { $n }
ui-nippon-rows-left =
    { $n ->
        [0] ruch przy uzupełnieniu
        [one] ruch za { $n } rząd
        [few] ruch za { $n } rzędy
       *[many] ruch za { $n } rzędów
    }
ui-nippon-after-rows =
    { $n ->
        [0] przy następnym uzupełnieniu
        [one] po { $n } rzędzie
       *[other] po { $n } rzędach
    }
ui-nippon-turns-left =
    { $n ->
        [one] została { $n } tura
        [few] zostały { $n } tury
       *[many] zostało { $n } tur
    }
ui-nippon-place =
    { $n ->
        [1] 1.
        [2] 2.
       *[other] 3.
    }
ui-nippon-if-scored = Gdyby teraz
ui-nippon-rewards = Nagrody cesarza
ui-nippon-rewards-short = Nagrody
ui-nippon-spare-multipliers = w zapasie { $n }
ui-nippon-up-to = do ×{ $n }
ui-nippon-none-yet = jeszcze brak
ui-nippon-on-offer = w ofercie { $n }
ui-nippon-to-take = do wzięcia { $n }
ui-nippon-workers = Robotnicy
ui-nippon-workers-note = i nagroda, do której sięgają
ui-nippon-ships-home = Statki na planszy: { $n }
ui-nippon-trains-home = Pociągi na planszy: { $n }
ui-nippon-factories = Fabryki
ui-nippon-factories-note = węgiel za kostki, maszyna, premia, magazyn
ui-nippon-no-machine = bez maszyny
ui-nippon-stored = w magazynie { $n } z { $all }
ui-nippon-achievements = Osiągnięcia
ui-nippon-achievements-note = liczba × nagroda, gdyby gra skończyła się teraz
ui-nippon-contracts = Kontrakty
ui-nippon-contracts-done = wypełnione: { $n } z { $all }
ui-nippon-contracts-ready = do opłacenia eksportem: { $n }
ui-nippon-done = gotowe
ui-nippon-influence = Wpływ
ui-nippon-tokens-left = zostało { $n } z { $all }
ui-nippon-your-board = Twoje
ui-nippon-one-step = 1 pole
ui-nippon-so-far = Dotąd
ui-nippon-consolidating = Przy konsolidacji
ui-nippon-if-consolidating = Przy konsolidacji teraz: nagroda i płace
ui-nippon-reward-up-to = nagroda do
ui-nippon-wages = płace
ui-nippon-colours =
    { $n ->
        [one] { $n } kolor
        [few] { $n } kolory
       *[many] { $n } kolorów
    }
ui-nippon-yen-next = Jeny i to, co da następny budżet
ui-nippon-coal-next = Węgiel i to, co da następny budżet
ui-nippon-blueprints =
    W dowolnej chwili tury możesz wydać projekty ({ $n }), by przesunąć znacznik na jednym z torów o pole.

## Stół gry Duel

ui-duel-tab-cards = Karty
ui-duel-step-area = Obszar
ui-duel-free = Darmowe akcje
ui-duel-board = Plansza { $n }
ui-duel-always-open = zawsze otwarte
ui-duel-used = zajęte
ui-duel-each = za
ui-duel-paid-once = każdy rodzaj raz
ui-duel-each-at-end = każde na koniec
ui-duel-plus-for = za
ui-duel-take-one = weź 1 technologię
ui-duel-keep-one = zatrzymaj 1; drugie za
ui-duel-not-replaced = bez uzupełniania
ui-duel-taken = wzięta
ui-duel-deck = talia { $n }
ui-duel-supply = Zasoby
ui-duel-orders = Zamów.
ui-duel-extra = Dodatkowa
ui-duel-drawn = Dobrane w porcie
ui-duel-when-always = zawsze
ui-duel-when-round = raz na rundę
ui-duel-when-end = na koniec
ui-duel-when-start = co rundę
ui-duel-strength-cards = Karty siły
ui-duel-lowest-first = od najniższej
ui-duel-plays-now = teraz
ui-duel-next = najpierw
ui-duel-then = potem
ui-duel-was = było { $n }
ui-duel-was-long = Ulepszona, przedtem { $n }.
ui-duel-upgrade = Ulepszona po rundzie: siła { $n } za { $sum }.
ui-duel-strength = Karta siły { $n }
ui-duel-extra-note = 1 na akcję, do { $n }
ui-duel-hand = Zamówienia na ręce
ui-duel-fulfilled = wypełnione
ui-duel-fulfil = Wypełnij
ui-duel-production = produkcja { $n }
ui-duel-value = Wartość produkcji: { $n }.
ui-duel-turned = użyta
ui-duel-no-technologies = Jeszcze bez technologii.
ui-duel-agents-note = po jednym, siła { $n }
ui-duel-hire = Zatrudnij
ui-duel-more = brakuje { $n }
ui-duel-face-up = odkryte
ui-duel-side-turned = zakryte
ui-duel-left = zostało,
ui-duel-left-next = zostało, następny
ui-duel-in-hand = na ręce
ui-duel-done = wyp.
ui-duel-of = z { $n }
ui-duel-race = Przewagi na końcu
ui-duel-most-orders = Najwięcej zamówień
ui-duel-most-production = Najwyższa produkcja
ui-duel-tie = remis
ui-duel-round-of = Runda { $n } z { $all }, tura { $turn } z { $turns }
ui-duel-income =
    { $who ->
        [you] Twój dom towarowy: każda akcja tutaj daje { $sum }.
       *[seat] Dom towarowy: każda akcja tutaj daje { $sum } ({ $seat }).
    }
ui-duel-vp = { $n } PZ
ui-duel-bonus-of = karta premii, { $n } z { $all } nagród
ui-duel-may-build = możesz zbudować

## Tury pozostałych

ui-fold-turn = Ukryj kroki tej tury
ui-unfold-turn = Pokaż kroki tej tury
ui-look-then = Pokaż stół z tamtej chwili
ui-skip = Do mojej tury
ui-undo-turn = Cofnij moją turę
ui-key-undo-turn = cofnij do początku tury
ui-key-skip = pomiń tury botów
ui-bots-pace = Tury botów
ui-bots-pace-slow = Wolno
ui-bots-pace-normal = Zwykle
ui-bots-pace-quick = Szybko
ui-bots-pace-off = Od razu
ui-ending = Tura się kończy
ui-ending-button = Przyciskiem
ui-ending-twice = Po pytaniu
ui-ending-auto = Sama
ui-ends-turn = { $action }: to kończy twoją turę.
ui-won = Wygrana, { $points } do { $next }.
ui-lost = Zwycięża { $seat }, { $points } do { $next }.
ui-tied = Remis, po { $points }.
ui-after-rounds =
    { $n ->
        [one] Po { $n } rundzie
        [few] Po { $n } rundach
       *[many] Po { $n } rundach
    }
ui-added-sum = Dodane na końcu
