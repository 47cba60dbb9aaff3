### Wörter, die die Regeln aller Spiele teilen: Titel, Beschriftungen, Listen, Herkunft. Argumente wie im Englischen.

## Listen. $first ist alles bisherige, $last der nächste oder letzte Eintrag.

rules-list-more = { $first }, { $last }
rules-list-last = { $first } und { $last }
rules-nothing = nichts

## Die Liste der Themen. $topics sind Wörter zum Eintippen; .title steht über einer Seite mit allem einer Art.

rules-topics = Nenne eines dieser Themen, um mehr zu lesen.
    .title = Themen
rules-topics-section = Abschnitte: { $topics }.
rules-topics-part = Teile von Abschnitten: { $topics }.
rules-topics-group = Alles von einer Art: { $topics }.
rules-topics-card = Nach Nummer: { $topics }.
rules-topics-area = Gebiete: { $topics }.
    .title = Gebiete
rules-topics-action = Aktionen: { $topics }.
    .title = Aktionen
rules-topics-technology = Technologien: { $topics }.
    .title = Technologien
rules-topics-achievement = Errungenschaften: { $topics }.
    .title = Errungenschaften
rules-topics-good = Waren und Geld: { $topics }.
    .title = Waren und Geld
rules-topics-country = Länder: { $topics }.
    .title = Länder
rules-topics-piece = Figuren und Plättchen: { $topics }.
    .title = Figuren und Plättchen
rules-topics-extra = Zusatz-Stärkekarten: { $topics }.
    .title = Zusatz-Stärkekarten
rules-topics-bonus = Fabrikboni: { $topics }.
    .title = Fabrikboni
rules-topics-region = Regionen: { $topics }.
    .title = Regionen
rules-topics-track = Leisten: { $topics }.
    .title = Leisten

## Titel von Karten und Plättchen. $number ist die Nummer im Materialblatt, $name ein Name.

rules-card-order = Auftrag { $number }
rules-card-technology = Technologiekarte { $number }: { $name }
rules-card-site = Bauplatz { $number }
rules-card-token = Stärke-Fünf-Plättchen { $number }
rules-card-reward = Errungenschaftsbelohnung { $number }
rules-card-bonus = Stärke-Bonuskarte { $number }
rules-card-church = Kirchenkarte { $number }
rules-card-factory = Fabrik { $number }: { $name }
rules-card-contract = Vertrag { $number }
rules-card-tile = Stadtplättchen { $number }

## Was aufgedruckt ist, je eine Zeile. $text ist ein Name oder eine Liste, $n eine Zahl.

rules-line-country = Land: { $text }
rules-line-deck = Stapel: { $text }
rules-line-cost = Kosten: { $text }
rules-line-reward = Belohnung: { $text }
rules-line-vp = SP am Ende: { $n }
rules-line-value = Produktionswert: { $n }
rules-line-faith = Nötiger Glaube: { $n }
rules-line-bonus = Bonus: { $text }
rules-line-wanted = Gesuchte Waren: { $text }
rules-line-trading-house = Handelshaus: { $text }
rules-line-shophouse = Geschäftsfeld { $n }: { $text }
rules-line-at-strength = Bei Stärke { $n }: { $text }
rules-line-cards = Karten dieses Namens: { $text }
rules-line-factories = Fabriken mit diesem Bonus: { $text }
rules-line-slots = Plätze, von links: { $text }
rules-line-space = Aktionsfeld { $n }, von links gezählt
# Tafeln eines Gebiets auf der Karte.
rules-line-boards = Auf der Karte: zu zweit { $two }, zu dritt { $three }, zu viert { $four }

# Eine Karte in einer Liste. $number, $value: Zahlen; $country: der Name des Landes.
rules-brief-yokohama = { $number } ({ $country }, Wert { $value })
rules-brief-duel = { $number } (Wert { $value })

## Tabellen der Gebiete

rules-table-power = Stärke
rules-table-strength = Stärke
rules-table-vp = Dazu SP
# Ein Feld der Kirchen- oder Zolltafel. $n ist die Zahl darauf, $text die Belohnung.
rules-space-church = Feld { $space }, Glaube { $n }: { $text }
rules-space-customs =
    { $n ->
        [one] Feld { $space }, { $n } Importgut: { $text }
       *[other] Feld { $space }, { $n } Importgüter: { $text }
    }
rules-space-neutral = Feld { $space } ist zu zweit in der zweiten Ausgabe durch einen neutralen Assistenten blockiert

## Herkunft: ob eine Zahl aus einer Anleitung stammt. $fields ist eine Liste der Wörter darunter.

rules-source-rulebook = Aus einer Anleitung: { $fields }.
rules-source-derived = Aus den Anleitungen erschlossen: { $fields }.
rules-source-designed = Unser eigener Entwurf, nicht der Aufdruck aus der Schachtel: { $fields }.
rules-source-owner = Vom Besitzer einer Schachtel eingegeben oder bestätigt: { $fields }.

rules-field-table = Tabelle
rules-field-slots = Plätze
rules-field-country = Land
rules-field-cost = Kosten
rules-field-reward = Belohnung
rules-field-vp = SP am Ende
rules-field-value = Produktionswert
rules-field-name = Name
rules-field-effect = Wirkung
rules-field-faith = Glaube
rules-field-good = Ware
rules-field-bonus = Bonus
rules-field-wanted = gesuchte Waren
rules-field-need = Bedingung
rules-field-first = SP für die erste Person
rules-field-later = SP für spätere Personen
rules-field-trading-house = Handelshaus
rules-field-shophouse = Geschäftsfelder
rules-field-knowledge = Wissen
rules-field-coal = Kohle
rules-field-capacity = Lager
rules-field-per = Anzahl für einen SP
rules-field-printed = aufgedruckter Multiplikator
rules-field-spaces = Felder
rules-field-stars = Sterne
# $text ist eine Menge, etwa „2 Yen“.
rules-field-part = { $text } der Belohnung
rules-field-at-strength = Belohnung bei Stärke { $n }
rules-field-space = Feld { $n }
rules-field-space-number = Zahl auf Feld { $n }
rules-field-space-reward = Belohnung von Feld { $n }
