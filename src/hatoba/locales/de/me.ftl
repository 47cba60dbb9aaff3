ui-me-title = Du
ui-me-account = Konto
ui-me-why =
    Ein Konto ist nie nötig. Es findet deine Tische auf einem anderen Gerät wieder, behält deine Ergebnisse
    und spielt gewertete Partien.
ui-me-account-name = Name des Kontos
ui-me-passphrase = Kennsatz
ui-me-passphrase-hint = Mindestens 10 Zeichen. Niemand kann dir einen neuen schicken.
ui-me-sign-in = Anmelden
ui-me-sign-up = Konto anlegen
ui-me-sign-out = Abmelden
ui-me-have-one = Ich habe ein Konto
ui-me-stored =
    Gespeichert werden: dieser Name und wie du genannt wirst, ein Hash des Kennsatzes, wie deine Partien ausgingen,
    wie weit du in den Lektionen bist, Entwürfe deiner eigenen Karten. Keine E-Mail-Adresse.
ui-me-since = seit { $date }
ui-me-rating = Wertungszahl
ui-me-rating-of = Wertungszahl, ± { $band }
ui-me-provisional = vorläufig
ui-me-won = gewonnen
ui-me-band = Im Band liegt deine Stärke mit 95 % Sicherheit; mit jeder gewerteten Partie wird es schmaler.
ui-me-no-rating =
    Noch keine gewertete Partie. Wähle „gewertet“, wenn du einen Tisch aufmachst oder schnell Mitspieler
    suchst.
ui-me-rating-now = { $game }: { $rating }, mit 95 % Sicherheit zwischen { $low } und { $high }
ui-me-by-game = Nach Spiel
ui-me-by-opponent = Nach Gegner
ui-me-game = Spiel
ui-me-opponent = Gegner
ui-me-count = Partien
ui-me-best = Bestes
ui-me-ahead = Vor ihnen
ui-me-points = Punkte
ui-me-guest = Gast
ui-me-records = Eigene Bestleistungen
ui-me-best-points =
    { $n ->
        [one] Ein Punkt
       *[other] { $n } Punkte
    }
ui-me-best-lead =
    { $n ->
        [one] Mit einem Punkt gewonnen
       *[other] Mit { $n } gewonnen
    }
ui-me-best-row = { $n } nacheinander
ui-me-best-at = { $game }, { $players } Spieler, { $date }
ui-me-best-row-at = { $game }, bis { $date }
ui-me-strengths = Stärken, vom Coach
ui-me-strengths-of =
    { $n ->
        [one] { $game }: ein Spiel angesehen
       *[other] { $game }: { $n } Spiele angesehen
    }
ui-me-accuracy = Alle Züge
ui-me-no-strengths =
    Frag den Coach nach beendeten Spielen: Dann sagt er hier, wie gut du entscheidest und worin du gut bist.
ui-me-history = Deine Partien
ui-me-no-games = Noch keine beendete Partie. Was du angemeldet zu Ende spielst, steht hier.
ui-me-place = Platz { $n }
ui-me-won-game = Gewonnen
ui-me-rated = gewertet
ui-me-rated-game =
    Gewertet: keine Hinweise, kein Zurück über den eigenen Zug hinaus; wessen Zeit abläuft, hat verloren
ui-me-on-ladder = Meine Wertungszahlen in der Rangliste zeigen, mit dem Namen meines Kontos
ui-me-export = Alle meine Daten als Datei
ui-me-delete = Mein Konto löschen
ui-me-delete-sure =
    Dein Konto, deine Wertungszahlen und dein Name an allen Tischen werden endgültig gelöscht. Die Partien
    bleiben, ohne deinen Namen.
ui-me-delete-yes = Alles löschen
ui-me-delete-no = Behalten
ui-ladder-title = Rangliste
ui-ladder-about =
    Hier steht, wer genug gewertete Partien gespielt hat, um sicher zu sein, und die Bots auf derselben Skala.
ui-ladder-place = Platz
ui-ladder-name = Wer
ui-ladder-bot = Bot
ui-match-title = Schnell spielen
ui-match-about =
    Setz dich dorthin, wo jemand auf dasselbe Spiel wartet, oder warte auf jemanden. Die Plätze werden
    ausgelost.
ui-match-game = Spiel
ui-match-players = Spieler
ui-match-fill = Wenn niemand kommt
ui-match-fill-0 = weiter warten
ui-match-fill-60 = Bots nach einer Minute
ui-match-fill-300 = Bots nach 5 Minuten
ui-match-fill-3600 = Bots nach einer Stunde
ui-match-fill-86400 = Bots nach einem Tag
ui-match-go = Partie finden
ui-match-rated-needs = Gewertete Partien brauchen ein Konto.
ui-match-waiting = Warten auf Mitspieler.
ui-match-bots-in = Bots nehmen die freien Plätze in { $time }.
ui-match-leave = Nicht mehr warten
ui-match-open = Wer gerade wartet
ui-match-none = Gerade wartet niemand. Mach den Anfang.
ui-match-sit = Hinsetzen
problem-rated = In einer gewerteten Partie geht das nicht.
problem-seated-already = Du spielst einen anderen Platz dieser gewerteten Partie.
problem-bot-not-rated = Niemand weiß, wie stark dieser Bot ist: Er spielt keine gewerteten Partien.
ui-share = Diese Partie teilen
ui-share-moment = Diesen Moment teilen
ui-share-more = Ein Link für alle, ohne den Chat
ui-share-ready = Wer den Link hat, sieht die Partie.
ui-share-ended = Niemand sonst sieht sie mehr.
ui-share-end = Nicht mehr teilen
