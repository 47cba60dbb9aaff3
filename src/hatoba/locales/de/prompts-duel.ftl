### Yokohama Duel: was von dir gefragt ist; .title ist der kurze Name des Schritts. Argumente wie in der englischen
### Datei.

prompt-duel-payment =
    { $reason_id ->
        [church] Wähle, womit du in der Kirche zahlst. Fehlender Glaube: { $units }.
        [production] Wähle, womit du die Technologie bezahlst. Fehlende Produktion: { $units }.
        [surcharge] Wähle, womit du den Aufpreis für die Technologie zahlst.
       *[second_order] Wähle, womit du den zweiten Auftrag bezahlst.
    }
    .title = Bezahlen
prompt-duel-first-orders = Lege einen Auftrag, den du nicht willst, unter den Stapel.
    .title = Erste Aufträge
prompt-duel-choose-area = Wähle ein Gebiet für deine nächste Stärkekarte. Auch freie Aktionen sind möglich.
    .title = Gebiet wählen
prompt-duel-strength = Lege eine Zusatz-Stärkekarte dazu oder keine: { $area }.
    .title = Stärke
prompt-duel-church = Wähle eine Kirchenkarte oder verzichte. Dein Glaube: { $amount }.
    .title = Kirche
prompt-duel-customs =
    { $amount ->
        [one] Drehe ein Importgut um oder verzichte.
       *[other] Drehe bis zu { $amount } Importgüter um oder verzichte.
    }
    .title = Zollstation
prompt-duel-chinatown =
    { $exchanges_left ->
        [one] Verkaufe oder kaufe ein Stück oder hör auf. Noch ein Tauschgeschäft ist möglich.
       *[other] Verkaufe oder kaufe ein Stück oder hör auf. Noch { $exchanges_left } Tauschgeschäfte sind möglich.
    }
    .title = Chinatown
prompt-duel-laboratory = Wähle eine Technologie oder verzichte. Deine Produktion: { $amount }.
    .title = Laboratorium
prompt-duel-station-token = Lege das Bahnhofsplättchen in ein Gebiet.
    .title = Bahnhof
prompt-duel-port = Behalte einen der gezogenen Aufträge.
    .title = Hafen
prompt-duel-second-order = Behalte noch einen Auftrag und zahle dafür oder lege den Rest unter den Stapel.
    .title = Hafen: zweiter Auftrag
prompt-duel-port-rest = Lege die übrigen Aufträge in beliebiger Reihenfolge unter den Stapel.
    .title = Hafen: der Rest
prompt-duel-strength-bonus = Wähle eine Stärke-Bonuskarte. Deine Stärke: { $strength }.
    .title = Stärkebonus
prompt-duel-building = Baue hier ein Geschäft oder ein Warenhaus oder baue nichts: { $area }.
    .title = Bauen
prompt-duel-end-of-turn = Führe freie Aktionen aus oder beende deinen Zug.
    .title = Ende des Zuges
prompt-duel-upgrade = Werte eine Stärkekarte auf oder keine.
    .title = Aufwertung
prompt-duel-extra-cards = Du hast zu viele Zusatz-Stärkekarten: Lege eine zurück.
    .title = Zu viele Karten
