### Yokohama: Namen.
###
### Die Wörter stehen in docs/glossary/de.md.
###
### Namen stehen im Nominativ: Sätze setzen sie hinter einen Doppelpunkt, in Klammern oder in Anführungszeichen.

yokohama-game = Yokohama

## Waren und Geld

yokohama-good-copper = Kupfer
yokohama-good-silk = Seide
yokohama-good-tea = Tee
yokohama-good-fish = Fisch
yokohama-good-imports = Importgüter
yokohama-good-yen = Yen

## Kosten und Belohnungen, je $n

yokohama-amount-vp = { $n } SP
yokohama-amount-yen = { $n } Yen
yokohama-amount-copper = { $n } Kupfer
yokohama-amount-silk = { $n } Seide
yokohama-amount-tea = { $n } Tee
yokohama-amount-fish = { $n } Fisch
yokohama-amount-imports =
    { $n ->
        [one] { $n } Importgut
       *[other] { $n } Importgüter
    }
yokohama-amount-any-good =
    { $n ->
        [one] { $n } Handelsware nach Wahl
       *[other] { $n } Handelswaren nach Wahl
    }
yokohama-amount-warehouse =
    { $n ->
        [one] { $n } Lagerbelohnung
       *[other] { $n } Lagerbelohnungen
    }
yokohama-amount-move =
    { $n ->
        [one] { $n } Versetzbelohnung
       *[other] { $n } Versetzbelohnungen
    }
yokohama-amount-free-agents =
    { $n ->
        [one] { $n } freier Vertreter
       *[other] { $n } freie Vertreter
    }

## Länder

yokohama-country-british = Großbritannien
yokohama-country-american = USA
yokohama-country-french = Frankreich
yokohama-country-german = Deutschland
yokohama-country-dutch = Niederlande

## Ausgaben und Optionen

yokohama-edition-original = Erste Ausgabe
yokohama-edition-second = Zweite Ausgabe
yokohama-option-edition = Ausgabe
yokohama-option-rival = Rivale
yokohama-option-achievement-rewards = Errungenschaftsbelohnungen
yokohama-option-free-agents = Freie Vertreter

## Figuren und Plättchen

yokohama-piece-assistant = Assistent
yokohama-piece-president = Präsident
yokohama-piece-shophouse = Geschäft
yokohama-piece-trading-house = Handelshaus
yokohama-piece-station = Bahnhofsplättchen

## Gebiete

yokohama-category-production = Produktionsgebiet
yokohama-category-commercial = Handelsgebiet
yokohama-category-none = Weder Produktions- noch Handelsgebiet

yokohama-area-copper-mine = Kupfermine
yokohama-area-silk-mill = Seidenspinnerei
yokohama-area-tea-plantation = Teeplantage
yokohama-area-fishing-ground = Fischgründe
yokohama-area-bank = Bank
yokohama-area-chinatown = Chinatown
yokohama-area-employment-agency = Arbeitsvermittlung
yokohama-area-customs = Zollstation
yokohama-area-church = Kirche
yokohama-area-laboratory-a = Laboratorium A
yokohama-area-laboratory-b = Laboratorium B
yokohama-area-port-a = Hafen A
yokohama-area-port-b = Hafen B
yokohama-area-canal = Kanal

yokohama-gives-copper = Erhaltenes Kupfer
yokohama-gives-silk = Erhaltene Seide
yokohama-gives-tea = Erhaltener Tee
yokohama-gives-fish = Erhaltener Fisch
yokohama-gives-yen = Erhaltene Yen
yokohama-gives-exchanges = Tauschgeschäfte, höchstens
yokohama-gives-pieces = Figuren, höchstens
yokohama-gives-imports-paid = Gezahlte Importgüter, höchstens
yokohama-gives-faith = Glaube
yokohama-gives-production = Produktion
yokohama-gives-order-levels = Aufträge bis Stufe
yokohama-gives-nothing = Nichts

yokohama-level-low = niedrig
yokohama-level-mid = mittel
yokohama-level-high = hoch

## Technologien

yokohama-technology-ball = Ball
yokohama-technology-brickyard = Ziegelei
yokohama-technology-electric-light = Elektrisches Licht
yokohama-technology-exposition = Ausstellung
yokohama-technology-gaslight = Gaslaterne
yokohama-technology-language-school = Sprachschule
yokohama-technology-letterpress = Buchdruck
yokohama-technology-mining = Bergbautechnik
yokohama-technology-newspaper = Zeitung
yokohama-technology-patent = Patentwesen
yokohama-technology-postal = Postwesen
yokohama-technology-spinning-mill = Textilfabrik
yokohama-technology-stagecoach = Postkutsche
yokohama-technology-station = Bahnhof
yokohama-technology-stock = Börse
yokohama-technology-telegram = Telegramm
yokohama-technology-telephone = Telefon
yokohama-technology-tram = Straßenbahn
yokohama-technology-university = Universität
yokohama-technology-winery = Weinkellerei

## Errungenschaften

yokohama-achievement-copper = Kupfervorrat
yokohama-achievement-silk = Seidenvorrat
yokohama-achievement-tea = Teevorrat
yokohama-achievement-fish = Fischvorrat
yokohama-achievement-yen = Bargeld
yokohama-achievement-tokens = Plättchensammler
yokohama-achievement-orders = Fleißiger Exporteur
yokohama-achievement-technologies = Erfinder
yokohama-achievement-production-4 = Baumeister in Produktionsgebieten
yokohama-achievement-commercial-4 = Baumeister in Handelsgebieten
yokohama-achievement-production-3-commercial-2 = Baumeister, vor allem in Produktionsgebieten
yokohama-achievement-production-2-commercial-3 = Baumeister, vor allem in Handelsgebieten

## Wertungskategorien

yokohama-score-orders = Aufträge
yokohama-score-church = Kirchentafel
yokohama-score-customs = Zolltafel
yokohama-score-technologies = Technologien
yokohama-score-achievements = Errungenschaften
yokohama-score-buildings = Gebäude
yokohama-score-tokens = Stärke-Fünf-Plättchen
yokohama-score-port = Häfen
yokohama-score-church-majority = Mehrheit in der Kirche
yokohama-score-customs-majority = Mehrheit beim Zoll
yokohama-score-technology-majority = Höchste Produktion
yokohama-score-countries = Länder
yokohama-score-agents = Ungenutzte Vertreter
yokohama-score-imports = Importgüter
yokohama-score-yen = Yen
yokohama-score-goods = Handelswaren

## Was die Bedingung einer Errungenschaft zählt

yokohama-need-copper = Kupfer
yokohama-need-silk = Seide
yokohama-need-tea = Tee
yokohama-need-fish = Fisch
yokohama-need-imports = Importgüter
yokohama-need-yen = Yen
yokohama-need-tokens = Plättchen
yokohama-need-orders = erfüllte Aufträge
yokohama-need-technologies = Technologien
yokohama-need-production = bebaute Produktionsgebiete
yokohama-need-commercial = bebaute Handelsgebiete

## Was das Ende einläutet

yokohama-ending-trading-houses = jemand hat alle Handelshäuser gebaut
yokohama-ending-shophouses = jemand hat alle Geschäfte gebaut
yokohama-ending-port = ein Hafen lässt sich nicht auffüllen
yokohama-ending-church = auf der Kirchentafel stehen genug Assistenten
yokohama-ending-customs = auf der Zolltafel stehen genug Assistenten
