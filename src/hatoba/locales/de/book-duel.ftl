# Was das Regelbuch von Duel zeigt: Tabellen und Bilder.

ui-book-duel-strengths = Was jede Stärke gibt
ui-book-duel-cards = Stärkekarten
ui-book-duel-before = vorher
ui-book-duel-after = nachher
ui-book-duel-price = Preis der Verbesserung
ui-book-duel-building = Was Bauen kostet
ui-book-duel-agents = Was einen Vertreter bringt
ui-book-duel-points = Punkte am Ende

ui-book-duel-part-area = Das Gebiet
    .about = Worum es geht, als Zeichen.
ui-book-duel-part-track = Stärkeleiste
    .about = Oben deine Summe, unten dein Ertrag.
ui-book-duel-part-sum = Die Summe
    .about = Deine nächste Karte, und was deine Häuser dazugeben.
ui-book-duel-part-site = Gebäude
    .about = Geschäfte beider und ein Warenhaus.
