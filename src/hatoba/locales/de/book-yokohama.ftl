# Was das Regelbuch von Yokohama zeigt: Tabellen und Bilder.

ui-book-yokohama-powers = Was jede Stärke gibt
ui-book-yokohama-church = Plätze der Kirche
ui-book-yokohama-church-asks = Glaube
ui-book-yokohama-customs = Plätze der Zollstation
ui-book-yokohama-customs-asks = Importgüter
ui-book-yokohama-hiring = Einstellen, in Yen
ui-book-yokohama-market = Preise in Chinatown
ui-book-yokohama-buys = Es zahlt
ui-book-yokohama-sells = Es verlangt
ui-book-yokohama-ends = Was das Spiel beendet
ui-book-yokohama-majorities = Erster und zweiter Platz
ui-book-yokohama-sets = Punkte für verschiedene Länder

ui-book-yokohama-part-area = Das Gebiet
    .about = Was es gibt, als Zeichen.
ui-book-yokohama-part-track = Stärkeleiste
    .about = Oben deine Stärke, unten dein Ertrag. Deine ist markiert.
ui-book-yokohama-part-token = Stärke-Fünf-Plättchen
    .about = Einmal im Spiel, für den, der hier mit Stärke fünf handelt.
ui-book-yokohama-part-street = Wer hier ist
    .about = Präsidenten, und Assistenten mit ihrer Zahl.
ui-book-yokohama-part-site = Bauplatz
    .about = Plätze für Geschäfte und ein Handelshaus; jeder zeigt seine Belohnung.
