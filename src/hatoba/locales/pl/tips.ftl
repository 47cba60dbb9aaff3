ui-tip-not-now = Nie teraz
ui-tip-rule = Zasada
ui-tip-now = Teraz
ui-tip-end = Koniec
ui-tip-points = { $n } PZ przy punktacji teraz
ui-legend = Ikony
ui-key-legend = ikony i ich znaczenie
ui-tip-other-ways = Prawy przycisk lub długie naciśnięcie: inne drogi.
