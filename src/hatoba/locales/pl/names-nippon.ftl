### Nippon: nazwy.
###
### Słowa są w docs/glossary/pl.md.
###
### Nazwy stoją zawsze w mianowniku. Kwoty są w tysiącach jenów, jak na planszach graczy.

nippon-game = Nippon

## Dobra

nippon-good-silk = Jedwab
nippon-good-paper = Papier
nippon-good-bento = Bento
nippon-good-lenses = Lupy
nippon-good-clocks = Zegary
nippon-good-light-bulbs = Żarówki

## Koszty i nagrody, po $n

nippon-amount-vp = { $n } PZ
nippon-amount-yen = { $n } ¥
nippon-amount-coal =
    { $n ->
        [one] { $n } węgiel
       *[other] { $n } węgla
    }
nippon-amount-blueprints =
    { $n ->
        [one] { $n } projekt
        [few] { $n } projekty
       *[many] { $n } projektów
    }
nippon-amount-machines =
    { $n ->
        [one] { $n } zapasowa maszyna
        [few] { $n } zapasowe maszyny
       *[many] { $n } zapasowych maszyn
    }
nippon-amount-money =
    { $n ->
        [one] { $n } pole na torze pieniędzy
        [few] { $n } pola na torze pieniędzy
       *[many] { $n } pól na torze pieniędzy
    }
# Dobra kontraktu: pierwsza liczba i każda następna (zawsze inne dobro).
nippon-amount-cubes-first =
    { $n ->
        [one] { $n } kostka jednego dobra
        [few] { $n } kostki jednego dobra
       *[many] { $n } kostek jednego dobra
    }
nippon-amount-cubes-further =
    { $n ->
        [one] { $n } kostka innego dobra
        [few] { $n } kostki innego dobra
       *[many] { $n } kostek innego dobra
    }

## Tory

nippon-track-money = Pieniądze
nippon-track-coal = Węgiel
nippon-track-knowledge = Wiedza

## Akcje

nippon-action-knowledge = Wiedza
nippon-action-production = Produkcja
nippon-action-export = Eksport
nippon-action-invest = Inwestycja
nippon-action-mines = Kopalnie
nippon-action-ships = Statki
nippon-action-machinery = Mechanizacja
nippon-action-trains = Pociągi
nippon-action-local-market = Rynek lokalny

## Premie fabryk

nippon-bonus-consolidation-yen = Więcej pieniędzy
nippon-bonus-keep-coal = Skład węgla
nippon-bonus-money-marks = Podwójne znaki
nippon-bonus-once-yen = Kapitał początkowy
nippon-bonus-knowledge-further = Szybka nauka
nippon-bonus-knowledge-cheaper = Tania nauka
nippon-bonus-once-knowledge = Zastrzyk wiedzy
nippon-bonus-once-blueprints = Projekty
nippon-bonus-less-coal = Oszczędny piec
nippon-bonus-mines-cheaper = Tanie kopalnie
nippon-bonus-mines-further = Głębokie kopalnie
nippon-bonus-once-coal-track = Zastrzyk węgla
nippon-bonus-once-turn-ships = Lepsze statki
nippon-bonus-once-ships = Darmowe statki
nippon-bonus-ships-cheaper = Tanie statki
nippon-bonus-once-turn-trains = Lepsze pociągi
nippon-bonus-once-trains = Darmowe pociągi
nippon-bonus-trains-cheaper = Tanie pociągi
nippon-bonus-once-machinery = Darmowa mechanizacja
nippon-bonus-more-cubes = Większa wydajność
nippon-bonus-machinery-cheaper = Tania mechanizacja

## Mapa

nippon-region-hokkaido = Hokkaido
nippon-region-kanto = Kanto
nippon-region-kansai = Kansai
nippon-region-kyushu = Kiusiu

nippon-city-sapporo = Sapporo
nippon-city-hakodate = Hakodate
nippon-city-tokyo = Tokio
nippon-city-yokohama = Yokohama
nippon-city-osaka = Osaka
nippon-city-kyoto = Kioto
nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka

## Osiągnięcia

nippon-achievement-contracts = Kontrakty
nippon-achievement-knowledge-stars = Gwiazdki wiedzy
nippon-achievement-coal-stars = Gwiazdki węgla
nippon-achievement-advanced-factories = Zaawansowane fabryki
nippon-achievement-full-machines = Pełne maszyny
nippon-achievement-yen = Pozostałe jeny
nippon-achievement-ship-stars = Gwiazdki statków
nippon-achievement-train-stars = Gwiazdki pociągów
nippon-achievement-regions = Regiony

## Robotnicy: kolory i miejsca

nippon-colour-red = czerwony
nippon-colour-blue = niebieski
nippon-colour-green = zielony
nippon-colour-yellow = żółty
nippon-colour-white = biały
nippon-colour-black = czarny

nippon-place-space = Pole akcji
nippon-place-row = Rząd robotników

## Kategorie punktów

nippon-score-start = Początek
nippon-score-contracts = Kontrakty
nippon-score-region-bonuses = Premie regionów
nippon-score-scoring-1 = Pierwsze podliczanie
nippon-score-scoring-2 = Drugie podliczanie
nippon-score-scoring-3 = Trzecie podliczanie
nippon-score-ships = Statki
nippon-score-wages = Niewypłacone płace
nippon-score-achievement-contracts = Osiągnięcie: kontrakty
nippon-score-achievement-knowledge-stars = Osiągnięcie: gwiazdki wiedzy
nippon-score-achievement-coal-stars = Osiągnięcie: gwiazdki węgla
nippon-score-achievement-advanced-factories = Osiągnięcie: zaawansowane fabryki
nippon-score-achievement-full-machines = Osiągnięcie: pełne maszyny
nippon-score-achievement-yen = Osiągnięcie: pozostałe jeny
nippon-score-achievement-ship-stars = Osiągnięcie: gwiazdki statków
nippon-score-achievement-train-stars = Osiągnięcie: gwiazdki pociągów
nippon-score-achievement-regions = Osiągnięcie: regiony

## Co kończy grę

nippon-ending-scoring = zakończyło się trzecie podliczanie
