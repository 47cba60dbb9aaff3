### Der Coach: Analyse einer Partie, Gründe, Tipps, Versuche und Rätsel.

coach-more = +{ $n }
coach-less = −{ $n }
coach-percent = { $n } %

coach-verdict-forced = Keine Wahl
coach-verdict-best = Bester Zug
coach-verdict-as-good = Ebenso gut
coach-verdict-slip = Ungenau
coach-verdict-mistake = Fehler
coach-verdict-blunder = Grober Fehler

coach-title = Analyse: { $game }
coach-result = Gewonnen: { $winners }. Punkte: { $scores }.
coach-judged = { $judged } von { $total } Zügen beurteilt, jeder nach dem, was der Platz damals wusste.
coach-chart = Wer von hier aus gewinnen würde
coach-chart-about = Anteil am Sieg je Platz, in Prozent. Vor jedem Zug wurde bis zu { $draws } Mal weitergespielt.
coach-round = Runde { $n }
coach-seat = Platz { $seat }
coach-turning-points = Wendepunkte
coach-turning-points-none = Kein Zug hat viel geändert.
coach-change = Änderung des Anteils
coach-draw = Was gezogen oder aufgedeckt wurde, hat diesen Anteil geändert: { $seat }.
coach-played = Gespielt
coach-better = Besser
coach-difference = { $share } % vom Sieg, { $points } erwartete Punkte (Messfehler: { $error })
coach-why = Warum

coach-reason-points = { $category }: { $amount }
coach-reason-points-about = Erwartete Punkte am Ende, gespielt gegen besser
coach-reason-reach =
    { $category }: Punkte dafür gibt es nach dem besseren Zug in { $best } der Partien,
    nach dem gespielten in { $played }.
coach-reason-ending =
    So endet die Partie nach dem besseren Zug in { $best } der Fälle, nach dem gespielten in { $played }:
    { $ending }.
coach-reason-others = Der beste andere Platz erwartet { $amount } Punkte.

coach-accuracy = Genauigkeit der Entscheidungen
coach-accuracy-about = 100 heißt: immer der beste gefundene Zug. Verluste innerhalb des Messfehlers zählen nicht.
coach-accuracy-none = keine
coach-phase-opening = Anfang
coach-phase-middle = Mitte
coach-phase-ending = Ende
coach-turns = Züge
coach-slips = Ungenau
coach-mistakes = Fehler
coach-blunders = Grobe Fehler
coach-good-at = Gut bei: { $list }
coach-weak-at = Schwach bei: { $list }

coach-ledger = Glück und Können
coach-ledger-about =
    Vom Anteil am Anfang bis zum Ergebnis, in Hundertsteln des Sieges.
    Entscheidungen werden an schnellem Spiel gemessen.
coach-ledger-start = Anfang
coach-ledger-own-gained = Eigene gute Züge
coach-ledger-own-missed = Eigene Fehler
coach-ledger-others-gained = Gute Züge der anderen
coach-ledger-others-missed = Fehler der anderen
coach-ledger-chance = Gezogenes und Aufgedecktes
coach-ledger-unsure = Nicht erklärt
coach-ledger-result = Ergebnis

coach-hint-nudge = Schau hierhin: { $thing }
coach-hint-nudge-action = Denk hierüber nach: { $action }
coach-hint-unsure = Zwei Wege sind gleich gut: { $first } oder { $second }
coach-hint-lead = Vor der nächstbesten Idee mit { $share } vom Sieg.

coach-try-found = Gefunden: Etwas Besseres ist nicht bekannt.
coach-try-almost = Fast: Ein Zug bringt noch { $share } mehr.
coach-try-worse = Noch nicht: Ein anderer Zug bringt { $share } mehr.

coach-puzzle = Rätsel { $id }: { $game }, Runde { $round }. Am Zug: { $seat }.
coach-puzzle-solution = Lösung
coach-puzzle-greedy = Was zuerst gut aussieht
coach-puzzle-rating =
    { $n ->
        [one] Eine Suche findet es mit { $n } Simulation.
       *[other] Eine Suche findet es mit { $n } Simulationen.
    }
