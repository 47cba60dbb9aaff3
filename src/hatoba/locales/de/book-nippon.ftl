# Was das Regelbuch von Nippon zeigt: Tabellen und Bilder.

ui-book-nippon-goods = Waren und was sie brauchen
ui-book-nippon-level = Stufe
ui-book-nippon-costs = Yen für ein, zwei, drei in einer Aktion
ui-book-nippon-influence = Plättchen für Würfel, je Stufe
ui-book-nippon-rewards = Arbeiter und Belohnung
ui-book-nippon-multiplier = höchstens
ui-book-nippon-regions = Punkte der Regionen
ui-book-nippon-scoring = Wertung { $n }
ui-book-nippon-tracks = Die Leisten

ui-book-nippon-part-city = Eine Stadt
    .about = Jede Region hat zwei, jede mit vier Feldern.
ui-book-nippon-part-space = Einflussfeld
    .about = Solange es leer ist, zählt seine Zahl für ausländische Firmen.
ui-book-nippon-part-good = Die Ware
    .about = Was dieses Feld geliefert haben will.
