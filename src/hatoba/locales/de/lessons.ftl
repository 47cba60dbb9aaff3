# Lektionen: die Seite mit der Liste und die Zeile am Tisch.

ui-learn = Lernen
ui-learn-about = Kurze Lektionen am echten Tisch. Nichts ist gesperrt.
ui-learn-done = { $n } von { $of } Lektionen
ui-learn-rules = Die Regeln
ui-learn-new = Neu hier? Spiel deine ersten Züge in zehn Minuten.
ui-learn-new-about = Ohne Konto, ohne Installation.
ui-learn-all = Alle Lektionen

ui-lesson-of = { $game }, Lektion
ui-lesson-step = { $n } von { $of }
ui-lesson-now = Jetzt: { $action }
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-skip = Zeig es mir
ui-lesson-finish = Fertig
ui-lesson-leave = Verlassen
ui-lesson-more = Weitere Lektionen
ui-lesson-go-on = Weitermachen
ui-lesson-again = Noch einmal
ui-lesson-key = in einer Lektion: weiter zum nächsten Schritt; im ersten Spiel: verstanden
ui-first-game = Erstes Spiel
ui-first-game-about = ein richtiges Spiel gegen einen Lehrling, mit einem Hinweis, wo etwas neu ist
ui-first-coach =
    Unsicher? Die Laterne oder die Taste H zeigt, worauf du achten kannst; noch einmal gefragt, den ganzen Zug.

problem-not-in-lesson = Das ginge auch, aber die Lektion wartet auf etwas anderes.
