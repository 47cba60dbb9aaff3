### Yokohama: nazwy.
###
### Słowa są w docs/glossary/pl.md.
###
### Nazwy stoją zawsze w mianowniku: zdania wstawiają je po dwukropku, w nawiasie albo w cudzysłowie.

yokohama-game = Yokohama

## Dobra i pieniądze

yokohama-good-copper = Miedź
yokohama-good-silk = Jedwab
yokohama-good-tea = Herbata
yokohama-good-fish = Ryby
yokohama-good-imports = Dobra importowane
yokohama-good-yen = Jeny

## Koszty i nagrody, po $n

yokohama-amount-vp = { $n } PZ
yokohama-amount-yen = { $n } ¥
yokohama-amount-copper =
    { $n ->
        [one] { $n } miedź
       *[other] { $n } miedzi
    }
yokohama-amount-silk =
    { $n ->
        [one] { $n } jedwab
       *[other] { $n } jedwabiu
    }
yokohama-amount-tea =
    { $n ->
        [one] { $n } herbata
       *[other] { $n } herbaty
    }
yokohama-amount-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[many] { $n } ryb
    }
yokohama-amount-imports =
    { $n ->
        [one] { $n } dobro importowane
        [few] { $n } dobra importowane
       *[many] { $n } dóbr importowanych
    }
yokohama-amount-any-good =
    { $n ->
        [one] { $n } dowolne dobro handlowe
        [few] { $n } dowolne dobra handlowe
       *[many] { $n } dowolnych dóbr handlowych
    }
yokohama-amount-warehouse =
    { $n ->
        [one] { $n } nagroda „magazyn”
        [few] { $n } nagrody „magazyn”
       *[many] { $n } nagród „magazyn”
    }
yokohama-amount-move =
    { $n ->
        [one] { $n } nagroda „przesunięcie”
        [few] { $n } nagrody „przesunięcie”
       *[many] { $n } nagród „przesunięcie”
    }
yokohama-amount-free-agents =
    { $n ->
        [one] { $n } wolny agent
        [few] { $n } wolni agenci
       *[many] { $n } wolnych agentów
    }

## Kraje

yokohama-country-british = Wielka Brytania
yokohama-country-american = Stany Zjednoczone
yokohama-country-french = Francja
yokohama-country-german = Niemcy
yokohama-country-dutch = Holandia

## Wydania i opcje

yokohama-edition-original = Pierwsze wydanie
yokohama-edition-second = Drugie wydanie
yokohama-option-edition = Wydanie
yokohama-option-rival = Rywal
yokohama-option-achievement-rewards = Nagrody za osiągnięcia
yokohama-option-free-agents = Wolni agenci

## Elementy

yokohama-piece-assistant = Asystent
yokohama-piece-president = Prezes
yokohama-piece-shophouse = Sklep
yokohama-piece-trading-house = Dom handlowy
yokohama-piece-station = Żeton stacji

## Obszary

yokohama-category-production = Obszar produkcyjny
yokohama-category-commercial = Obszar handlowy
yokohama-category-none = Ani obszar produkcyjny, ani handlowy

yokohama-area-copper-mine = Kopalnia miedzi
yokohama-area-silk-mill = Tkalnia jedwabiu
yokohama-area-tea-plantation = Plantacja herbaty
yokohama-area-fishing-ground = Łowisko
yokohama-area-bank = Bank
yokohama-area-chinatown = Chińska dzielnica
yokohama-area-employment-agency = Agencja pracy
yokohama-area-customs = Urząd celny
yokohama-area-church = Kościół
yokohama-area-laboratory-a = Laboratorium A
yokohama-area-laboratory-b = Laboratorium B
yokohama-area-port-a = Port A
yokohama-area-port-b = Port B
yokohama-area-canal = Kanał

yokohama-gives-copper = Otrzymana miedź
yokohama-gives-silk = Otrzymany jedwab
yokohama-gives-tea = Otrzymana herbata
yokohama-gives-fish = Otrzymane ryby
yokohama-gives-yen = Otrzymane jeny
yokohama-gives-exchanges = Wymiany, najwyżej
yokohama-gives-pieces = Elementy, najwyżej
yokohama-gives-imports-paid = Zapłacone dobra importowane, najwyżej
yokohama-gives-faith = Wiara
yokohama-gives-production = Produkcja
yokohama-gives-order-levels = Zamówienia do poziomu
yokohama-gives-nothing = Nic

yokohama-level-low = niski
yokohama-level-mid = średni
yokohama-level-high = wysoki

## Technologie

yokohama-technology-ball = Bal
yokohama-technology-brickyard = Cegielnia
yokohama-technology-electric-light = Oświetlenie elektryczne
yokohama-technology-exposition = Wystawa
yokohama-technology-gaslight = Oświetlenie gazowe
yokohama-technology-language-school = Szkoła językowa
yokohama-technology-letterpress = Druk typograficzny
yokohama-technology-mining = Technologia górnicza
yokohama-technology-newspaper = Gazeta
yokohama-technology-patent = System patentowy
yokohama-technology-postal = System pocztowy
yokohama-technology-spinning-mill = Przędzalnia
yokohama-technology-stagecoach = Dyliżans
yokohama-technology-station = Stacja
yokohama-technology-stock = Giełda
yokohama-technology-telegram = Telegram
yokohama-technology-telephone = Telefon
yokohama-technology-tram = Tramwaj
yokohama-technology-university = Uniwersytet
yokohama-technology-winery = Winiarnia

## Osiągnięcia

yokohama-achievement-copper = Zapas miedzi
yokohama-achievement-silk = Zapas jedwabiu
yokohama-achievement-tea = Zapas herbaty
yokohama-achievement-fish = Zapas ryb
yokohama-achievement-yen = Gotówka
yokohama-achievement-tokens = Kolekcjoner żetonów
yokohama-achievement-orders = Pracowity eksporter
yokohama-achievement-technologies = Wynalazca
yokohama-achievement-production-4 = Budowniczy na obszarach produkcyjnych
yokohama-achievement-commercial-4 = Budowniczy na obszarach handlowych
yokohama-achievement-production-3-commercial-2 = Budowniczy, głównie na obszarach produkcyjnych
yokohama-achievement-production-2-commercial-3 = Budowniczy, głównie na obszarach handlowych

## Kategorie punktów

yokohama-score-orders = Zamówienia
yokohama-score-church = Plansza kościoła
yokohama-score-customs = Plansza urzędu celnego
yokohama-score-technologies = Technologie
yokohama-score-achievements = Osiągnięcia
yokohama-score-buildings = Budynki
yokohama-score-tokens = Żetony siły pięć
yokohama-score-port = Porty
yokohama-score-church-majority = Najwięcej w kościele
yokohama-score-customs-majority = Najwięcej w urzędzie celnym
yokohama-score-technology-majority = Najwyższa produkcja
yokohama-score-countries = Kraje
yokohama-score-agents = Nieużyci agenci
yokohama-score-imports = Dobra importowane
yokohama-score-yen = Jeny
yokohama-score-goods = Dobra handlowe

## Co liczy warunek osiągnięcia

yokohama-need-copper = miedź
yokohama-need-silk = jedwab
yokohama-need-tea = herbata
yokohama-need-fish = ryby
yokohama-need-imports = dobra importowane
yokohama-need-yen = jeny
yokohama-need-tokens = żetony
yokohama-need-orders = wypełnione zamówienia
yokohama-need-technologies = technologie
yokohama-need-production = obszary produkcyjne z twoim budynkiem
yokohama-need-commercial = obszary handlowe z twoim budynkiem

## Co zapowiada koniec

yokohama-ending-trading-houses = gracz zbudował wszystkie domy handlowe
yokohama-ending-shophouses = gracz zbudował wszystkie sklepy
yokohama-ending-port = portu nie da się uzupełnić
yokohama-ending-church = na planszy kościoła jest dość asystentów
yokohama-ending-customs = na planszy urzędu celnego jest dość asystentów
