### Der Coach im Browser: Analyse, nochmals gespielte Züge, Tipps.

ui-coach-result = Ergebnis
ui-coach-analysis = Analyse
ui-coach-none =
    Der Coach kann diese Partie ansehen: welche Züge sie entschieden haben, was besser gewesen wäre und was Glück war.
    Das dauert einige Minuten; du musst nicht hier warten.
ui-coach-only-players =
    Zu dieser Partie hat niemand den Coach gefragt. Das können nur die, die sie gespielt haben.
ui-coach-ask = Den Coach fragen
ui-coach-waiting = Der Coach beginnt bald. Du kannst gehen: Er macht ohne dich weiter.
ui-coach-failed = Der Coach konnte diese Partie nicht ansehen.
ui-coach-off = Dieser Server hat keinen Coach.
ui-coach-judged = { $n } von { $all } Zügen angesehen
ui-coach-learn = Aus deinen Fehlern lernen
ui-coach-verdict-won =
    { $who ->
        [you] Du hast gewonnen, { $by }.
       *[seat] Gewonnen hat { $seat }, { $by }.
    }
ui-coach-verdict-tied =
    { $who ->
        [you] Du teilst dir den Sieg.
       *[seat] { $seat } teilt sich den Sieg.
    }
ui-coach-verdict-lost =
    { $who ->
        [you] Du hast verloren, { $by }.
       *[seat] Verloren hat { $seat }, { $by }.
    }
ui-coach-by =
    { $n ->
        [0] bei gleichen Punkten
        [one] mit { $n } Punkt Abstand
       *[other] mit { $n } Punkten Abstand
    }
ui-coach-nearly = Runde { $round } hätte ihn fast gekostet.
ui-coach-cost = Runde { $round } hat am meisten gekostet.
ui-coach-mistakes =
    { $n ->
        [0] kein Fehler
       *[other] { $n } Fehler
    }
ui-coach-slips =
    { $n ->
        [0] nichts ungenau
       *[other] { $n } ungenau
    }
ui-coach-shares-more = in Prozent, nach jedem Zug bis zu { $n } Mal weitergespielt
ui-coach-choices = Entscheidungen
ui-coach-draws = Gezogenes
ui-coach-ledger =
    Von { $start } zu { $result }: eigene Entscheidungen { $own }, die der anderen { $others }, Gezogenes { $draws },
    nicht erklärt { $unsure }.
ui-coach-unsure =
    Was nicht erklärt ist, hat sich geändert, obwohl nichts gezogen wurde und kein Zug sicher besser oder
    schlechter war: kleine Unterschiede innerhalb des Fehlers des Coachs, und was andere wussten und du nicht.
ui-coach-point =
    { $who ->
        [you] Du: { $played }; besser: { $best }
       *[seat] { $seat }: { $played }; besser: { $best }
    }
ui-coach-draw-point =
    { $who ->
        [you] Was gezogen oder aufgedeckt wurde, hat deinen Anteil geändert.
       *[seat] Was gezogen oder aufgedeckt wurde, hat diesen Anteil geändert: { $seat }.
    }
ui-coach-nothing = nichts weiter
ui-coach-draw = Zufall
ui-coach-whose =
    { $who ->
        [you] Runde { $round }, du am Zug
       *[seat] Runde { $round }, am Zug: { $seat }
    }
ui-coach-points = { $amount } Punkte
ui-coach-why = Wo die Punkte blieben
ui-coach-try = Selbst versuchen
ui-coach-next = Weiter

ui-coach-lost = Runde { $round }. Du hast gespielt: { $played }. Das hat { $share } verschenkt.
ui-coach-find = Du bist noch einmal am Zug: Finde etwas Besseres.
ui-coach-judging = Der Coach sieht sich deinen Zug an …
ui-coach-retry = Noch einmal
ui-coach-show = Zeigen
ui-coach-skip = Überspringen
ui-coach-leave = Verlassen
ui-coach-your-mistakes = Deine Fehler
ui-coach-found-of = { $n } von { $all } gefunden

ui-coach-hint = Coach fragen
ui-coach-thinking = Der Coach denkt nach …
ui-coach-show-turn = Den Zug zeigen
ui-coach-thanks = Danke
ui-coach-advice = Der Coach würde spielen
ui-coach-because = Das bringt am Ende { $amount } Punkte bei „{ $category }“.
ui-coach-hinted =
    { $who ->
        [you] Du hast den Coach gefragt.
       *[seat] { $seat } hat den Coach gefragt.
    }
ui-coach-key-hint = Den Coach fragen; noch einmal für den Zug

problem-analysis-waits = Eine andere Analyse, um die du gebeten hast, ist noch nicht fertig.
problem-no-coach = Dieser Server hat keinen Coach.
problem-cannot-coach = Das kann der Coach nicht beurteilen: Die Partie wurde nach älteren Regeln gespielt.
problem-turn-goes-on = Der Zug ist noch nicht zu Ende.
problem-no-practice = An diesem Tisch wird nicht geübt.
