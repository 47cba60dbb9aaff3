### Stół słowami: dla terminali, czytników ekranu i programów, które czytają tekst.

text-header = { $game }, runda { $round }, tura { $turn }
text-spectator = Jesteś widzem.
text-you = Jesteś graczem { $seat }.
text-decides = { $seat } decyduje: { $question }
text-over = Gra skończona: { $ending }.
text-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
text-standing = Punkty, gdyby gra skończyła się teraz: { $points }
text-printed = Co jest na tym wszystkim nadrukowane i co to daje
text-hidden = zakryte przed tobą
text-empty = puste
text-legal = Co może zrobić { $seat }
text-log = Co się wydarzyło
text-nothing-happened = Jeszcze nic.
text-no-notation = Żadnej akcji nie zapisuje się „{ $notation }”.
text-answer = Odpowiedz jedną z tych akcji, tak jak jest zapisana przed dwukropkiem, samą w ostatnim wierszu.

## Gra w terminalu

text-play-help =
    Numer albo zapis wykonuje akcję. { $table }: stół, { $cards }: stół ze wszystkim, co nadrukowane,
    { $log }: co się wydarzyło, { $hint }: podpowiedź, { $leave }: wyjście.
text-play-number =
    { $n ->
        [one] Jest { $n } akcja.
        [few] Wybierz numer od 1 do { $n }.
        [many] Wybierz numer od 1 do { $n }.
       *[other] Wybierz numer od 1 do { $n }.
    }
text-play-hint = Kupiec wybrałby { $number }: { $action }
text-play-saved = Zapis jest w { $file }.

## Jak nazywają się pola stołu

text-options = Opcje
text-seats = Gracze
text-seat = gracz
text-score = punkty
text-score-if-ended-now = punkty, gdyby gra skończyła się teraz
text-rank-if-ended-now = miejsce, gdyby gra skończyła się teraz
text-breakdown = te punkty według rodzaju
text-stock = zapas
text-areas = Obszary
text-area = obszar
text-station = żeton stacji
text-orders = Zamówienia
text-number = numer
text-short = brakuje jeszcze
text-fulfilled = wypełnione zamówienia
text-technologies = technologie
text-agents = zagraniczni agenci
text-agents-used = użyci zagraniczni agenci
text-achievements = osiągnięcia
text-church-cards = karty kościoła
text-order-deck = zamówienia w talii
text-technology-deck = technologie w talii

text-near = obok
text-site = płytka budynku
text-token = żeton siły pięć
text-presidents = prezesi
text-assistants = asystenci
text-buildings = budynki
text-power = siła
text-hand = w ręce
text-warehouse = w magazynie
text-president = prezes na
text-aside = odłożone
text-icons = zebrane kraje
text-tokens-taken = wzięte żetony siły pięć
text-reward-tokens = nagrody za osiągnięcia
text-last-round = ostatnia runda
text-church = plansza kościoła, od pierwszego pola
text-customs = plansza cła, od pierwszego pola
text-ports = zamówienia w portach, od lewej
text-laboratories = technologie w laboratoriach, od lewej

text-start-player = gracz rozpoczynający
text-used = użyty w tej rundzie
text-shops = sklepy
text-duel-warehouse = dom towarowy
text-duel-area = leży na
text-strength = siła
text-amount = dałoby
text-strength-cards = Karty siły
text-card = karta
text-upgraded = ulepszona
text-upgrade-price = cena ulepszenia
text-next-card = następna karta siły
text-used-technologies = technologie użyte w tej rundzie
text-extra = karty dodatkowej siły
text-shops-left = pozostałe sklepy
text-warehouses-left = pozostałe domy towarowe
text-warehouse-price = cena domu towarowego
text-surcharge = następna technologia z dopłatą
text-needs = Potrzebne do zatrudnienia agentów
text-need = potrzeba
text-wanted = wymagane
text-has = ma
text-hired = agent zatrudniony
text-drawn = Dobrane zamówienia
text-duel-order-deck = talia zamówień, od góry
text-discarded-technologies = odrzucone technologie
text-bonus-cards = karty premii
text-bonus-deck = karty premii w talii
text-discarded-bonus-cards = odrzucone karty premii

text-marker = znacznik punktacji
text-next-scoring = następna punktacja
text-turns-left = pozostałe tury
text-bag = robotnicy w worku
text-factories-left = fabryki do zbudowania
text-rewards = pozostałe nagrody według mnożnika
text-multipliers-left = pozostałe żetony mnożnika
text-action-spaces = Pola akcji
text-space = pole
text-actions = akcje
text-workers = robotnicy
text-missing = brakujący robotnicy
text-rows = Rzędy robotników
text-regions = Regiony
text-region = region
text-cities = Miasta
text-city = miasto
text-tile = płytka
text-spaces = Pola wpływu
text-tokens-max = najwięcej żetonów gracza
text-good = towar
text-foreign = wpływy zagraniczne
text-owner = żeton gracza
text-value = jego wartość
text-to-beat = wartość do przebicia
text-transport-max = najwięcej statków i pociągów
text-transport-free = wolne miejsca na statki i pociągi
text-ships = statki (zwykłe/obrócone)
text-trains = pociągi (zwykłe/obrócone)
text-influence = wpływy
text-places = miejsce w regionie
text-vp-if-scored = punkty, gdyby liczyć teraz
text-tracks = Tory
text-last = ostatnie pole
text-nippon-number = liczba tam
text-next-yen = jeny przy następnej konsolidacji
text-next-coal = węgiel przy następnej konsolidacji
text-wages = należne płace
text-reward-up-to = najwyższy mnożnik do wzięcia
text-factories = Fabryki
text-machine = maszyna
text-cubes = składowane kostki
text-capacity = miejsce na kostki
text-coal = potrzebny węgiel
text-makes = wytwarzane kostki
text-contracts = Kontrakty
text-nippon-fulfilled = wypełniony
text-cubes-short = brakujące kostki
text-tokens = pozostałe żetony wpływu według wartości
text-ships-left = pozostałe statki
text-ships-turned = statki obrócone
text-trains-left = pozostałe pociągi
text-trains-turned = pociągi obrócone
text-marks-uncovered = odkryte znaki
text-stars-uncovered = odkryte gwiazdki
text-nippon-achievements = Osiągnięcia
text-achievement = osiągnięcie
text-nippon-token = żeton mnożnika
text-multiplier = mnożnik
text-base = liczy się
text-prices = ceny za jeden, dwa, trzy
