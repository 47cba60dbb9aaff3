ui-daily = Tagespartie
ui-daily-about =
    Für alle dieselbe Mischung und dieselben Bots. Ein Versuch zählt: keine Tipps, und was aufgedeckt wurde, wird
    nicht zurückgenommen.
ui-daily-practice =
    Heute auf jedem Gerät dieselbe Mischung, gegen dieselben Bots. Das ist Übung: Sie zählt nicht, und niemand erfährt
    davon. Keine Tipps, und was aufgedeckt wurde, wird nicht zurückgenommen.
ui-daily-practice-next = Die nächste Mischung kommt um { $time }.
ui-daily-today = Heute
ui-daily-before = Gestern
ui-daily-rules = Du gegen { $level } mit { $n } Simulationen je Zug.
ui-daily-start = Antreten
ui-daily-go-on = Weiterspielen
ui-daily-look = Deine Partie ansehen
ui-daily-ends =
    { $n ->
        [0] Endet um { $time }. Noch ist niemand fertig.
        [one] Endet um { $time }. { $n } Person ist fertig.
       *[other] Endet um { $time }. { $n } Personen sind fertig.
    }
ui-daily-won =
    { $by ->
        [0] Du hast bei Gleichstand gewonnen ({ $n }).
        [one] Du hast mit { $by } Punkt Vorsprung gewonnen ({ $n }).
       *[other] Du hast mit { $by } Punkten Vorsprung gewonnen ({ $n }).
    }
ui-daily-lost =
    { $by ->
        [0] Du hast bei Gleichstand verloren ({ $n }).
        [one] Du hast mit { $by } Punkt Rückstand verloren ({ $n }).
       *[other] Du hast mit { $by } Punkten Rückstand verloren ({ $n }).
    }
ui-daily-gave-up = Du hast aufgegeben.
ui-daily-people = Besser als { $share } % der { $n } anderen.
ui-daily-bots =
    Besser als { $share } % von { $n } Partien, die Bots mit dieser Mischung gespielt haben. Erst wenige Personen
    sind fertig.
ui-daily-nobody-yet = Es gibt noch nichts zum Vergleichen: Die Bots spielen noch.
ui-daily-margins = Punkte vor dem besten anderen Platz, von { $from } bis { $to }; deine sind rot.
ui-daily-hash = Der Hash des Startwerts der Mischung, am Tag davor genannt
ui-daily-seed = Der Startwert
ui-daily-check = Prüfen
ui-daily-kept = Dein Browser findet denselben Hash.
ui-daily-broken = Der Hash ist ein anderer.
ui-daily-no-check = Dieser Browser kann das nur auf einer sicheren Seite prüfen.
ui-daily-next-hash = Hash des Startwerts von morgen:
ui-daily-sealed =
    Andere spielen noch mit denselben Karten. Aufzeichnung, Mischung und Analyse öffnen sich um { $time }, wenn
    der Tag vorbei ist.
problem-sealed = Andere spielen noch mit denselben Karten. Das öffnet sich, wenn der Tag vorbei ist.
problem-daily = Die Tagespartie wird ohne das gespielt.
