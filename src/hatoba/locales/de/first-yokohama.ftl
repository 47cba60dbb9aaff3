# Das erste Spiel von Yokohama: ein Satz, wo etwas zum ersten Mal möglich ist.

ui-first-yokohama-keep = Behalte den Auftrag, dessen Waren du am schnellsten bekommst.
ui-first-yokohama-place =
    Assistenten gehen voraus: bis zu { $turn_placement_a_max }, jeder in ein anderes Gebiet, wohin dein Präsident jetzt
    oder später soll.
ui-first-yokohama-go = Dein Präsident handelt, wo er hingeht; mehr deiner Figuren dort, mehr Stärke.
ui-first-yokohama-walk = Er geht von Gebiet zu Gebiet, und in jedem auf dem Weg muss ein Assistent von dir stehen.
ui-first-yokohama-return = Statt zu handeln kannst du ihn heimholen; im nächsten Zug beginnt er überall.
ui-first-yokohama-fulfil = Dieser Auftrag ist bereit: erfüll ihn vor oder nach deiner Hauptaktion.
ui-first-yokohama-agent = Ein Vertreter handelt einmal, wo deine Assistenten warten, zusätzlich zum Präsidenten.
ui-first-yokohama-achieve = Du erfüllst diese Errungenschaft: ein Assistent aus der Hand nimmt sie für immer.
ui-first-yokohama-hire = Hol Leute und Häuser aus deinem Lager; mehr Hände, mehr Pläne.
ui-first-yokohama-worship = Glaube kommt aus Stärke und aus Waren, die du gibst; der Platz bleibt dein.
ui-first-yokohama-declare = Der Zoll nimmt genau so viele Importgüter, wie ein Platz zeigt; der Platz bleibt dein.
ui-first-yokohama-develop = Eine Technologie wirkt für den Rest des Spiels, und ihr Land zählt.
ui-first-yokohama-take = Mehr Stärke erreicht wertvollere Aufträge; such nach Waren, die du schon hast.
ui-first-yokohama-token = Stärke { $power_five_power_token_at } öffnet dieses Plättchen, einmal im ganzen Spiel.
ui-first-yokohama-build = Ein Haus gibt hier dauerhaft Stärke, und sein Platz zahlt sofort.
