ui-tip-not-now = Noch nicht
ui-tip-rule = Regel
ui-tip-now = Jetzt
ui-tip-end = Ende
ui-tip-points = { $n } SP, jetzt gewertet
ui-legend = Symbole
ui-key-legend = Symbole und was sie bedeuten
ui-tip-other-ways = Rechtsklick oder langer Druck: andere Wege.
