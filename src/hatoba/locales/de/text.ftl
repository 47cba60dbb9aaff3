### Der Tisch in Worten: für Terminals, Vorleseprogramme und Programme, die Text lesen.

text-header = { $game }, Runde { $round }, Zug { $turn }
text-spectator = Du schaust zu.
text-you = Du bist Spieler { $seat }.
text-decides = { $seat } entscheidet: { $question }
text-over = Das Spiel ist zu Ende: { $ending }.
text-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
text-standing = Punkte, wenn das Spiel jetzt endete: { $points }
text-printed = Was auf alldem steht und was es bewirkt
text-hidden = für dich verdeckt
text-empty = leer
text-legal = Was { $seat } tun darf
text-log = Was geschah
text-nothing-happened = Noch nichts.
text-no-notation = Keine Aktion wird „{ $notation }“ geschrieben.
text-answer = Antworte mit einer dieser Aktionen, wie sie vor dem Doppelpunkt steht, allein in der letzten Zeile.

## Das Spiel im Terminal

text-play-help =
    Eine Zahl oder eine Notation spielt eine Aktion. { $table }: der Tisch, { $cards }: der Tisch mit allem
    Aufgedruckten, { $log }: was geschah, { $hint }: ein Tipp, { $leave }: verlassen.
text-play-number =
    { $n ->
        [one] Es gibt { $n } Aktion.
       *[other] Wähle eine Zahl von 1 bis { $n }.
    }
text-play-hint = Ein Kaufmann würde { $number } wählen: { $action }
text-play-saved = Die Aufzeichnung ist in { $file }.

## Wie die Angaben eines Tisches heißen

text-options = Optionen
text-seats = Spieler
text-seat = Spieler
text-score = Punkte
text-score-if-ended-now = Punkte, wenn das Spiel jetzt endete
text-rank-if-ended-now = Platz, wenn das Spiel jetzt endete
text-breakdown = diese Punkte nach Art
text-stock = Vorrat
text-areas = Gebiete
text-area = Gebiet
text-station = Bahnhofsplättchen
text-orders = Aufträge
text-number = Nummer
text-short = es fehlt noch
text-fulfilled = erfüllte Aufträge
text-technologies = Technologien
text-agents = ausländische Agenten
text-agents-used = eingesetzte ausländische Agenten
text-achievements = Errungenschaften
text-church-cards = Kirchenkarten
text-order-deck = Aufträge im Stapel
text-technology-deck = Technologien im Stapel

text-near = neben
text-site = Bauplatz
text-token = Stärke-Fünf-Plättchen
text-presidents = Präsidenten
text-assistants = Assistenten
text-buildings = Gebäude
text-power = Stärke
text-hand = auf der Hand
text-warehouse = im Lager
text-president = Präsident auf
text-aside = beiseitegelegt
text-icons = gesammelte Länder
text-tokens-taken = genommene Stärke-Fünf-Plättchen
text-reward-tokens = Errungenschaftsbelohnungen
text-last-round = letzte Runde
text-church = Kirchentafel, vom ersten Feld an
text-customs = Zolltafel, vom ersten Feld an
text-ports = Aufträge in den Häfen, von links
text-laboratories = Technologien in den Laboren, von links

text-start-player = Startspieler
text-used = in dieser Runde genutzt
text-shops = Geschäfte
text-duel-warehouse = Warenhaus
text-duel-area = liegt auf
text-strength = Stärke
text-amount = ergäbe
text-strength-cards = Stärkekarten
text-card = Karte
text-upgraded = verbessert
text-upgrade-price = Preis der Verbesserung
text-next-card = nächste Stärkekarte
text-used-technologies = in dieser Runde genutzte Technologien
text-extra = Zusatz-Stärkekarten
text-shops-left = Geschäfte übrig
text-warehouses-left = Warenhäuser übrig
text-warehouse-price = Preis eines Warenhauses
text-surcharge = die nächste Technologie kostet einen Aufpreis
text-needs = Nötig, um Agenten anzuwerben
text-need = Bedarf
text-wanted = verlangt
text-has = hat
text-hired = Agent angeworben
text-drawn = Gezogene Aufträge
text-duel-order-deck = Auftragsstapel, von oben
text-discarded-technologies = abgelegte Technologien
text-bonus-cards = Stärke-Bonuskarten
text-bonus-deck = Stärke-Bonuskarten im Stapel
text-discarded-bonus-cards = abgelegte Stärke-Bonuskarten

text-marker = Wertungsmarker
text-next-scoring = nächste Wertung
text-turns-left = Züge übrig
text-bag = Arbeiter im Beutel
text-factories-left = Fabriken, die gebaut werden können
text-rewards = übrige Belohnungen nach Multiplikator
text-multipliers-left = Multiplikatorplättchen übrig
text-action-spaces = Aktionsfelder
text-space = Feld
text-actions = Aktionen
text-workers = Arbeiter
text-missing = fehlende Arbeiter
text-rows = Arbeiterreihen
text-regions = Regionen
text-region = Region
text-cities = Städte
text-city = Stadt
text-tile = Plättchen
text-spaces = Einflussfelder
text-tokens-max = höchstens Plättchen eines Spielers
text-good = Ware
text-foreign = ausländischer Einfluss
text-owner = Plättchen von
text-value = sein Wert
text-to-beat = zu überbietender Wert
text-transport-max = höchstens Schiffe und Eisenbahnen
text-transport-free = freie Plätze für Schiffe und Eisenbahnen
text-ships = Schiffe (einfach/gedreht)
text-trains = Eisenbahnen (einfach/gedreht)
text-influence = Einfluss
text-places = Platz in der Region
text-vp-if-scored = Punkte, wenn jetzt gewertet würde
text-tracks = Leisten
text-last = letztes Feld
text-nippon-number = Zahl dort
text-next-yen = Yen bei der nächsten Konsolidierung
text-next-coal = Kohle bei der nächsten Konsolidierung
text-wages = fällige Löhne
text-reward-up-to = höchster Multiplikator, der genommen werden kann
text-factories = Fabriken
text-machine = Maschine
text-cubes = gelagerte Würfel
text-capacity = Platz für Würfel
text-coal = benötigte Kohle
text-makes = hergestellte Würfel
text-contracts = Verträge
text-nippon-fulfilled = erfüllt
text-cubes-short = fehlende Würfel
text-tokens = übrige Einflussplättchen nach Wert
text-ships-left = Schiffe übrig
text-ships-turned = Schiffe gedreht
text-trains-left = Eisenbahnen übrig
text-trains-turned = Eisenbahnen gedreht
text-marks-uncovered = aufgedeckte Marken
text-stars-uncovered = aufgedeckte Sterne
text-nippon-achievements = Errungenschaften
text-achievement = Errungenschaft
text-nippon-token = Multiplikatorplättchen
text-multiplier = Multiplikator
text-base = zählt
text-prices = Preise für eins, zwei, drei
