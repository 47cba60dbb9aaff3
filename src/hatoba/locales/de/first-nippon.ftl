# Das erste Spiel von Nippon: ein Satz, wo etwas zum ersten Mal möglich ist.

ui-first-nippon-invest = Eine neue Fabrik kostet { $costs_invest } Yen und genug Wissen; Baupläne helfen aus.
ui-first-nippon-production = Aus Kohle werden Waren: deine Fabriken laufen, jede so viel, wie sie sagt.
ui-first-nippon-knowledge = Wissen öffnet bessere Waren; seine Sterne können am Ende zählen.
ui-first-nippon-mines = Bergwerke erhöhen die Kohle, die jedes Konsolidieren bringt.
ui-first-nippon-machinery = Eine Maschine lässt ihre Fabrik jedes Mal mehr erzeugen.
ui-first-nippon-trains = Eisenbahnen geben Einfluss in einer Region, wo du ein Plättchen hast.
ui-first-nippon-ships = Schiffe punkten, wo du Erster oder Zweiter bist.
ui-first-nippon-local-market = Waren, die eine Stadt bekommt, werden Einfluss in ihrer Region.
ui-first-nippon-export = Verträge im Ausland zahlen Yen oder Punkte und erhöhen dauerhaft dein Einkommen.
ui-first-nippon-consolidate = Konsolidieren bringt frische Yen und Kohle; jede Arbeiterfarbe kostet { $costs_wage } Yen.
ui-first-nippon-deliver = Dieses Feld will eine Ware, die du hast; leere Felder zählen noch für Ausländer.
ui-first-nippon-reward = Eine Belohnung zahlt jetzt und vervielfacht am Ende eine Errungenschaft.
