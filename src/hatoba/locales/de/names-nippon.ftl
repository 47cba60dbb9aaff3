### Nippon: Namen.
###
### Die Wörter stehen in docs/glossary/de.md.
###
### Namen stehen im Nominativ. Geldbeträge sind in Tausend Yen, wie auf den Spielertafeln.

nippon-game = Nippon

## Waren

nippon-good-silk = Seide
nippon-good-paper = Papier
nippon-good-bento = Bento
nippon-good-lenses = Linsen
nippon-good-clocks = Uhren
nippon-good-light-bulbs = Glühbirnen

## Kosten und Belohnungen, je $n

nippon-amount-vp = { $n } SP
nippon-amount-yen = { $n } Yen
nippon-amount-coal = { $n } Kohle
nippon-amount-blueprints =
    { $n ->
        [one] { $n } Bauplan
       *[other] { $n } Baupläne
    }
nippon-amount-machines =
    { $n ->
        [one] { $n } Ersatzmaschine
       *[other] { $n } Ersatzmaschinen
    }
nippon-amount-money =
    { $n ->
        [one] { $n } Schritt auf der Geldleiste
       *[other] { $n } Schritte auf der Geldleiste
    }
# Die Waren eines Vertrags: die erste Zahl und jede weitere (immer eine andere Ware).
nippon-amount-cubes-first =
    { $n ->
        [one] { $n } Würfel einer Ware
       *[other] { $n } Würfel einer Ware
    }
nippon-amount-cubes-further =
    { $n ->
        [one] { $n } Würfel einer anderen Ware
       *[other] { $n } Würfel einer anderen Ware
    }

## Leisten

nippon-track-money = Geld
nippon-track-coal = Kohle
nippon-track-knowledge = Wissen

## Aktionen

nippon-action-knowledge = Wissen
nippon-action-production = Produktion
nippon-action-export = Export
nippon-action-invest = Investition
nippon-action-mines = Bergwerke
nippon-action-ships = Schiffe
nippon-action-machinery = Maschinen
nippon-action-trains = Eisenbahnen
nippon-action-local-market = Binnenmarkt

## Fabrikboni

nippon-bonus-consolidation-yen = Mehr Geld
nippon-bonus-keep-coal = Kohlenkeller
nippon-bonus-money-marks = Doppelte Marken
nippon-bonus-once-yen = Startkapital
nippon-bonus-knowledge-further = Schnelles Studium
nippon-bonus-knowledge-cheaper = Günstiges Studium
nippon-bonus-once-knowledge = Wissensvorsprung
nippon-bonus-once-blueprints = Baupläne
nippon-bonus-less-coal = Sparsamer Ofen
nippon-bonus-mines-cheaper = Günstige Bergwerke
nippon-bonus-mines-further = Tiefe Bergwerke
nippon-bonus-once-coal-track = Kohlevorsprung
nippon-bonus-once-turn-ships = Bessere Schiffe
nippon-bonus-once-ships = Kostenlose Schiffe
nippon-bonus-ships-cheaper = Günstige Schiffe
nippon-bonus-once-turn-trains = Bessere Eisenbahnen
nippon-bonus-once-trains = Kostenlose Eisenbahnen
nippon-bonus-trains-cheaper = Günstige Eisenbahnen
nippon-bonus-once-machinery = Kostenlose Maschinen
nippon-bonus-more-cubes = Höhere Leistung
nippon-bonus-machinery-cheaper = Günstige Maschinen

## Karte

nippon-region-hokkaido = Hokkaido
nippon-region-kanto = Kanto
nippon-region-kansai = Kansai
nippon-region-kyushu = Kyushu

nippon-city-sapporo = Sapporo
nippon-city-hakodate = Hakodate
nippon-city-tokyo = Tokio
nippon-city-yokohama = Yokohama
nippon-city-osaka = Osaka
nippon-city-kyoto = Kyoto
nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka

## Errungenschaften

nippon-achievement-contracts = Verträge
nippon-achievement-knowledge-stars = Wissenssterne
nippon-achievement-coal-stars = Kohlesterne
nippon-achievement-advanced-factories = Höhere Fabriken
nippon-achievement-full-machines = Volle Maschinen
nippon-achievement-yen = Übrige Yen
nippon-achievement-ship-stars = Schiffssterne
nippon-achievement-train-stars = Eisenbahnsterne
nippon-achievement-regions = Regionen

## Arbeiter: Farben und Orte

nippon-colour-red = rot
nippon-colour-blue = blau
nippon-colour-green = grün
nippon-colour-yellow = gelb
nippon-colour-white = weiß
nippon-colour-black = schwarz

nippon-place-space = Aktionsfeld
nippon-place-row = Arbeiterreihe

## Wertungskategorien

nippon-score-start = Beginn
nippon-score-contracts = Verträge
nippon-score-region-bonuses = Regionsboni
nippon-score-scoring-1 = Erste Wertung
nippon-score-scoring-2 = Zweite Wertung
nippon-score-scoring-3 = Dritte Wertung
nippon-score-ships = Schiffe
nippon-score-wages = Unbezahlte Löhne
nippon-score-achievement-contracts = Errungenschaft: Verträge
nippon-score-achievement-knowledge-stars = Errungenschaft: Wissenssterne
nippon-score-achievement-coal-stars = Errungenschaft: Kohlesterne
nippon-score-achievement-advanced-factories = Errungenschaft: höhere Fabriken
nippon-score-achievement-full-machines = Errungenschaft: volle Maschinen
nippon-score-achievement-yen = Errungenschaft: übrige Yen
nippon-score-achievement-ship-stars = Errungenschaft: Schiffssterne
nippon-score-achievement-train-stars = Errungenschaft: Eisenbahnsterne
nippon-score-achievement-regions = Errungenschaft: Regionen

## Was das Spiel beendet

nippon-ending-scoring = die dritte Wertung ist erfolgt
