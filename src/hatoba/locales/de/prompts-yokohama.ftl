### Yokohama: was von dir gefragt ist; .title ist der kurze Name des Schritts. Argumente wie in der englischen Datei.

prompt-yokohama-keep-order =
    { $number ->
        [one] Behalte einen der ausgeteilten Aufträge.
       *[other] Behalte { $number } der ausgeteilten Aufträge.
    }
    .title = Erster Auftrag
prompt-yokohama-additional-and-placement =
    Setze einen Assistenten oder zwei in ein Gebiet oder geh zur Bewegung. Zusatzaktionen sind möglich.
    .title = Zusatzaktionen und Einsetzen
prompt-yokohama-placement =
    { $number ->
        [one] Ein Assistent ist eingesetzt. Setze noch einen in einem anderen Gebiet ein oder geh zur Bewegung über.
       *[other] { $number } Assistenten sind eingesetzt. Setze noch einen woanders ein oder geh zur Bewegung über.
    }
    .title = Einsetzen
prompt-yokohama-placement-telegram =
    Setze noch einen Assistenten in einem angrenzenden Gebiet ein (Telegramm) oder geh zur Bewegung über.
    .title = Einsetzen mit Telegramm
prompt-yokohama-movement =
    Bewege deinen Präsidenten in ein Gebiet mit einem deiner Assistenten oder nimm ihn auf die Hand zurück.
    .title = Bewegung
prompt-yokohama-walking = Geh weiter oder bleib hier und handle.
    .title = Bewegung: unterwegs
prompt-yokohama-recalling = Hole beliebig viele Assistenten zurück.
    .title = Zurückrufen
prompt-yokohama-chinatown =
    { $number ->
        [one] Verkaufe oder kaufe ein Stück oder hör auf. Noch ein Tauschgeschäft ist möglich.
       *[other] Verkaufe oder kaufe ein Stück oder hör auf. Noch { $number } Tauschgeschäfte sind möglich.
    }
    .title = Chinatown
prompt-yokohama-employment-agency =
    Hole eine Figur aus deinem Lager oder hör auf. Du darfst noch { $number } holen.
    .title = Arbeitsvermittlung
prompt-yokohama-church =
    Wähle ein Feld der Kirchentafel für einen Assistenten oder verzichte. Deine Stärke: { $power }.
    .title = Kirche
prompt-yokohama-church-assistant = Woher kommt der Assistent für die Kirchentafel?
    .title = Kirche: Assistent
prompt-yokohama-customs =
    Wähle ein Feld der Zolltafel und zahle seine Importgüter oder verzichte. Deine Stärke: { $power }.
    .title = Zollstation
prompt-yokohama-customs-assistant = Woher kommt der Assistent für die Zolltafel?
    .title = Zollstation: Assistent
prompt-yokohama-laboratory = Wähle eine Technologie oder verzichte. Deine Stärke: { $power }.
    .title = Laboratorium
prompt-yokohama-port = Nimm kostenlos einen Auftrag oder verzichte. Deine Stärke: { $power }.
    .title = Hafen
prompt-yokohama-second-order = Nimm noch einen Auftrag und zahle dafür oder hör auf.
    .title = Hafen: weiterer Auftrag
prompt-yokohama-five-power-bonus = Nimm das Stärke-Fünf-Plättchen oder lass es liegen: { $area }.
    .title = Stärke-Fünf-Bonus
prompt-yokohama-construction = Baue hier ein Geschäft oder ein Handelshaus oder baue nichts: { $area }.
    .title = Bauen
prompt-yokohama-recovery = Deine Assistenten kommen zurück: { $area }. Mit dem Telefon darfst du einen dalassen.
    .title = Zurückholen
prompt-yokohama-additional-after = Führe Zusatzaktionen aus oder beende deinen Zug.
    .title = Zusatzaktionen
prompt-yokohama-agent-choice = Welchen Vertreter nutzt du?
    .title = Vertreter
prompt-yokohama-payment = Wähle, womit du zahlst.
    .title = Bezahlen
prompt-yokohama-any-good =
    { $number ->
        [one] Wähle eine Handelsware.
       *[other] Wähle nacheinander { $number } Handelswaren.
    }
    .title = Handelswaren nach Wahl
prompt-yokohama-warehouse =
    { $number ->
        [one] Hole eine Figur aus deinem Lager oder verzichte auf die Belohnung.
       *[other] Hole eine Figur aus deinem Lager oder verzichte. Du hast { $number } solche Belohnungen.
    }
    .title = Lagerbelohnung
prompt-yokohama-move =
    { $number ->
        [one] Wähle einen Assistenten, den du versetzt, oder verzichte auf die Belohnung.
       *[other] Wähle einen Assistenten, den du versetzt, oder verzichte. Du hast { $number } solche Belohnungen.
    }
    .title = Versetzbelohnung
prompt-yokohama-move-to = Wähle das Gebiet, in das der Assistent kommt.
    .title = Versetzbelohnung: Ziel
prompt-yokohama-station-token = Lege das Bahnhofsplättchen in ein Gebiet.
    .title = Bahnhof
prompt-yokohama-reward-token = Wähle eine Errungenschaftsbelohnung.
    .title = Errungenschaftsbelohnung
