### Yokohama Duel: Namen.
###
### Die Wörter stehen in docs/glossary/de.md.
###
### Namen stehen im Nominativ: Sätze setzen sie hinter einen Doppelpunkt, in Klammern oder in Anführungszeichen.

duel-game = Yokohama Duel

## Waren und Geld

duel-good-copper = Kupfer
duel-good-silk = Seide
duel-good-tea = Tee
duel-good-fish = Fisch
duel-good-imports = Importgüter
duel-good-yen = Yen
duel-good-turned = Verdeckte Importgüter

## Kosten und Belohnungen, je $n

duel-amount-yen = { $n } Yen
duel-amount-copper = { $n } Kupfer
duel-amount-silk = { $n } Seide
duel-amount-tea = { $n } Tee
duel-amount-fish = { $n } Fisch
duel-amount-imports =
    { $n ->
        [one] { $n } Importgut
       *[other] { $n } Importgüter
    }
duel-amount-turned =
    { $n ->
        [one] { $n } verdecktes Importgut
       *[other] { $n } verdeckte Importgüter
    }
duel-amount-turn =
    { $n ->
        [one] { $n } Importgut umdrehen
       *[other] { $n } Importgüter umdrehen
    }
duel-amount-orders =
    { $n ->
        [one] { $n } Auftrag vom Stapel
       *[other] { $n } Aufträge vom Stapel
    }
duel-amount-plus-1 =
    { $n ->
        [one] { $n } Zusatz-Stärkekarte +1
       *[other] { $n } Zusatz-Stärkekarten +1
    }
duel-amount-plus-2 =
    { $n ->
        [one] { $n } Zusatz-Stärkekarte +2
       *[other] { $n } Zusatz-Stärkekarten +2
    }

## Figuren und Karten

duel-piece-shop = Geschäft
duel-piece-warehouse = Warenhaus
duel-piece-station = Bahnhofsplättchen
duel-extra-plus-1 = Zusatz-Stärkekarte +1
duel-extra-plus-2 = Zusatz-Stärkekarte +2

## Wofür man einen Vertreter einstellt

duel-need-orders = Erfüllte Aufträge
duel-need-technologies = Technologien
duel-need-church-cards = Kirchenkarten
duel-need-turned-imports = Verdeckte Importgüter

## Gebiete

duel-area-tea-plantation = Teeplantage
duel-area-fishing-ground = Fischgründe
duel-area-silk-mill = Seidenspinnerei
duel-area-copper-mine = Kupfermine
duel-area-church = Kirche
duel-area-customs = Zollstation
duel-area-chinatown = Chinatown
duel-area-bank = Bank
duel-area-laboratory = Laboratorium
duel-area-port = Hafen

duel-gives-tea = Erhaltener Tee
duel-gives-fish = Erhaltener Fisch
duel-gives-silk = Erhaltene Seide
duel-gives-copper = Erhaltenes Kupfer
duel-gives-faith = Glaube
duel-gives-turns = Umgedrehte Importgüter, höchstens
duel-gives-exchanges = Tauschgeschäfte, höchstens
duel-gives-yen = Erhaltene Yen
duel-gives-production = Produktion
duel-gives-orders-drawn = Gezogene Aufträge

## Technologien

duel-technology-exposition = Ausstellung
duel-technology-ball = Ball
duel-technology-station = Bahnhof
duel-technology-mining = Bergbautechnik
duel-technology-stock = Börse
duel-technology-patent = Patentwesen
duel-technology-letterpress = Buchdruck
duel-technology-stagecoach = Postkutsche
duel-technology-electric-light = Elektrisches Licht
duel-technology-postal = Postwesen
duel-technology-gaslight = Gaslaterne
duel-technology-telegraph = Schreibtelegraf
duel-technology-language-school = Sprachschule
duel-technology-university = Universität
duel-technology-tram = Straßenbahn
duel-technology-winery = Weinkellerei
duel-technology-telephone = Telefon
duel-technology-newspaper = Zeitung
duel-technology-spinning-mill = Textilfabrik
duel-technology-brickyard = Ziegelei

## Wertungskategorien, in der Reihenfolge, die auch Gleichstände löst

duel-score-orders = Erfüllte Aufträge
duel-score-most-orders = Meiste erfüllte Aufträge
duel-score-technologies = SP der Technologien
duel-score-most-production = Höchster Produktionswert
duel-score-church-cards = Kirchenkarten
duel-score-warehouses = Warenhäuser
duel-score-shops = Geschäfte
duel-score-turned-imports = Verdeckte Importgüter
duel-score-face-up-imports = Aufgedeckte Importgüter
duel-score-yen = Yen
duel-score-goods = Handelswaren

## Was das Spiel beendet

duel-ending-rounds = die letzte Runde ist vorbei
