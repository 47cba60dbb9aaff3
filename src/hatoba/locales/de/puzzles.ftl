ui-puzzles = Rätsel
ui-puzzles-about = Echte Stellungen, in denen ein Zug eindeutig der beste ist. Finde ihn.
ui-puzzles-none = Hier gibt es zurzeit keine Rätsel.
ui-puzzles-solved = { $n } von { $of } gelöst
ui-puzzle = Rätsel
ui-puzzle-goal-points =
    { $n ->
        [one] Finde { $n } Punkt mehr.
       *[other] Finde { $n } Punkte mehr.
    }
ui-puzzle-goal-share = Finde { $share } mehr vom Sieg.
ui-puzzle-more = Mehr, als der Zug bringt, der zuerst gut aussieht; am Ende zu erwarten.
ui-puzzle-play = Spiel den ganzen Zug. Sein Ende zählt; bis dahin darfst du zurücknehmen.
ui-puzzle-first = Beim ersten Versuch gelöst.
ui-puzzle-solved = Gelöst: Etwas Besseres ist nicht bekannt.
ui-puzzle-next = Nächstes Rätsel
ui-puzzle-all = Alle Rätsel
ui-puzzle-rating = Wertung { $n }
ui-puzzle-points-about = Am Ende zu erwartende Punkte, die die Lösung mehr hat
ui-puzzle-lit = gelöst
ui-puzzle-dark = nicht gelöst
ui-puzzle-streak =
    { $n ->
        [0] Löse heute eines und zünde eine Laterne an.
        [one] { $n } Tag in Folge
       *[other] { $n } Tage in Folge
    }
