ui-puzzles = Zagadki
ui-puzzles-about = Prawdziwe pozycje, w których jedna tura jest wyraźnie najlepsza. Znajdź ją.
ui-puzzles-none = Nie ma tu teraz żadnych zagadek.
ui-puzzles-solved = Rozwiązane: { $n } z { $of }
ui-puzzle = Zagadka
ui-puzzle-goal-points =
    { $n ->
        [one] Znajdź { $n } punkt więcej.
        [few] Znajdź { $n } punkty więcej.
        [many] Znajdź { $n } punktów więcej.
       *[other] Znajdź { $n } punktu więcej.
    }
ui-puzzle-goal-share = Znajdź { $share } zwycięstwa więcej.
ui-puzzle-more = Więcej, niż na końcu daje tura, która najpierw wygląda dobrze.
ui-puzzle-play = Zagraj całą turę. Liczy się jej koniec; do tego czasu możesz cofać.
ui-puzzle-first = Rozwiązane za pierwszym razem.
ui-puzzle-solved = Rozwiązane: nic lepszego nie jest znane.
ui-puzzle-next = Następna zagadka
ui-puzzle-all = Wszystkie zagadki
ui-puzzle-rating = Ocena { $n }
ui-puzzle-points-about = Oczekiwane punkty na końcu, o ile więcej daje rozwiązanie
ui-puzzle-lit = rozwiązane
ui-puzzle-dark = nierozwiązane
ui-puzzle-streak =
    { $n ->
        [0] Rozwiąż dziś jedną i zapal lampion.
        [one] { $n } dzień z rzędu
        [few] { $n } dni z rzędu
        [many] { $n } dni z rzędu
       *[other] { $n } dnia z rzędu
    }
