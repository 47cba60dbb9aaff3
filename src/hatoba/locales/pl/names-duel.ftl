### Yokohama Duel: nazwy.
###
### Słowa są w docs/glossary/pl.md.
###
### Nazwy stoją zawsze w mianowniku: zdania wstawiają je po dwukropku, w nawiasie albo w cudzysłowie.

duel-game = Yokohama Duel

## Dobra i pieniądze

duel-good-copper = Miedź
duel-good-silk = Jedwab
duel-good-tea = Herbata
duel-good-fish = Ryby
duel-good-imports = Dobra importowane
duel-good-yen = Jeny
duel-good-turned = Zakryte dobra importowane

## Koszty i nagrody, po $n

duel-amount-yen = { $n } ¥
duel-amount-copper =
    { $n ->
        [one] { $n } miedź
       *[other] { $n } miedzi
    }
duel-amount-silk =
    { $n ->
        [one] { $n } jedwab
       *[other] { $n } jedwabiu
    }
duel-amount-tea =
    { $n ->
        [one] { $n } herbata
       *[other] { $n } herbaty
    }
duel-amount-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[many] { $n } ryb
    }
duel-amount-imports =
    { $n ->
        [one] { $n } dobro importowane
        [few] { $n } dobra importowane
       *[many] { $n } dóbr importowanych
    }
duel-amount-turned =
    { $n ->
        [one] { $n } zakryte dobro importowane
        [few] { $n } zakryte dobra importowane
       *[many] { $n } zakrytych dóbr importowanych
    }
duel-amount-turn =
    { $n ->
        [one] zakrycie { $n } dobra importowanego
       *[other] zakrycie { $n } dóbr importowanych
    }
duel-amount-orders =
    { $n ->
        [one] { $n } zamówienie z talii
        [few] { $n } zamówienia z talii
       *[many] { $n } zamówień z talii
    }
duel-amount-plus-1 =
    { $n ->
        [one] { $n } karta +1
        [few] { $n } karty +1
       *[many] { $n } kart +1
    }
duel-amount-plus-2 =
    { $n ->
        [one] { $n } karta +2
        [few] { $n } karty +2
       *[many] { $n } kart +2
    }

## Elementy i karty

duel-piece-shop = Sklep
duel-piece-warehouse = Dom towarowy
duel-piece-station = Żeton stacji
duel-extra-plus-1 = Karta +1
duel-extra-plus-2 = Karta +2

## Za co zatrudnia się agenta

duel-need-orders = Wypełnione zamówienia
duel-need-technologies = Technologie
duel-need-church-cards = Karty kościoła
duel-need-turned-imports = Zakryte dobra importowane

## Obszary

duel-area-tea-plantation = Plantacja herbaty
duel-area-fishing-ground = Łowisko
duel-area-silk-mill = Tkalnia jedwabiu
duel-area-copper-mine = Kopalnia miedzi
duel-area-church = Kościół
duel-area-customs = Urząd celny
duel-area-chinatown = Chińska dzielnica
duel-area-bank = Bank
duel-area-laboratory = Laboratorium
duel-area-port = Port

duel-gives-tea = Otrzymana herbata
duel-gives-fish = Otrzymane ryby
duel-gives-silk = Otrzymany jedwab
duel-gives-copper = Otrzymana miedź
duel-gives-faith = Wiara
duel-gives-turns = Zakryte dobra importowane, najwyżej
duel-gives-exchanges = Wymiany, najwyżej
duel-gives-yen = Otrzymane jeny
duel-gives-production = Produkcja
duel-gives-orders-drawn = Dobrane zamówienia

## Technologie

duel-technology-exposition = Wystawa
duel-technology-ball = Bal
duel-technology-station = Stacja
duel-technology-mining = Technologia górnicza
duel-technology-stock = Giełda
duel-technology-patent = System patentowy
duel-technology-letterpress = Druk typograficzny
duel-technology-stagecoach = Dyliżans
duel-technology-electric-light = Oświetlenie elektryczne
duel-technology-postal = System pocztowy
duel-technology-gaslight = Oświetlenie gazowe
duel-technology-telegraph = Telegraf
duel-technology-language-school = Szkoła językowa
duel-technology-university = Uniwersytet
duel-technology-tram = Tramwaj
duel-technology-winery = Winiarnia
duel-technology-telephone = Telefon
duel-technology-newspaper = Gazeta
duel-technology-spinning-mill = Przędzalnia
duel-technology-brickyard = Cegielnia

## Kategorie punktów, w kolejności, która rozstrzyga też remisy

duel-score-orders = Wypełnione zamówienia
duel-score-most-orders = Najwięcej wypełnionych zamówień
duel-score-technologies = PZ z technologii
duel-score-most-production = Najwyższa wartość produkcji
duel-score-church-cards = Karty kościoła
duel-score-warehouses = Domy towarowe
duel-score-shops = Sklepy
duel-score-turned-imports = Zakryte dobra importowane
duel-score-face-up-imports = Odkryte dobra importowane
duel-score-yen = Jeny
duel-score-goods = Dobra handlowe

## Co kończy grę

duel-ending-rounds = minęła ostatnia runda
