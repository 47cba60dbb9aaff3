### Vorgelesen, wo andere eine Zeichnung sehen; und die Befehlszeile.

ui-spoken-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ui-spoken-reward = Belohnung { $sum }
ui-spoken-technology = Kosten { $n }; { $country }; { $text }
ui-spoken-your-power = deine Stärke { $power }; { $gives }: { $n }
ui-spoken-with-power = mit Stärke { $power }; { $gives }: { $n }
ui-spoken-assistants =
    { $who ->
        [you] Du
       *[seat] { $seat }
    }: { $n ->
        [one] { $n } Assistent
       *[other] { $n } Assistenten
    }
ui-spoken-president =
    { $who ->
        [you] dein Präsident
       *[seat] Präsident: { $seat }
    }
ui-spoken-station = Bahnhofsplättchen
ui-spoken-token = Bonus bei Stärke fünf: { $sum }
ui-spoken-sites = freie Bauplätze: { $sites }
ui-spoken-site = { $piece } für { $sum }
ui-spoken-taken =
    { $who ->
        [you] von dir besetzt
       *[seat] besetzt von { $seat }
    }
ui-spoken-faith = { $n } Glaube
ui-spoken-goal = Wer sie zuerst beansprucht, erhält { $first }, alle anderen { $later }.
ui-spoken-have = du hast { $n }
ui-spoken-strength = deine Stärke { $n }
ui-spoken-used = schon genutzt
ui-spoken-shop =
    { $who ->
        [you] dein Geschäft
       *[seat] Geschäft: { $seat }
    }
ui-spoken-warehouse =
    { $who ->
        [you] dein Warenhaus
       *[seat] Warenhaus: { $seat }
    }
ui-spoken-undone = Zurückgenommen.
ui-spoken-news = Was geschieht
ui-spoken-icon-order = Aufträge
ui-spoken-icon-technology = Technologien
ui-command = Befehl
ui-command-found =
    { $n ->
        [one] { $n } mögliche Aktion. Enter spielt sie.
       *[other] { $n } mögliche Aktionen. Tippe oder wähle mit den Pfeiltasten; Tab ergänzt, Enter spielt.
    }
ui-command-several =
    { $n ->
        [one] { $n } Aktion passt.
       *[other] { $n } Aktionen passen. Tippe weiter oder wähle mit den Pfeiltasten.
    }
ui-command-unknown = So heißt keine Aktion.
ui-command-played = Gespielt: { $action }
ui-key-command = Befehlszeile
