# Games on the reader's own device, which need no network.

ui-offline-where = Wo
ui-offline-at-server = Beim Server
ui-offline-at-device = Auf diesem Gerät
ui-offline-mark = Auf diesem Gerät
ui-offline-loading = Das Spielprogramm wird geladen. Du kannst inzwischen ein Spiel wählen.
ui-offline-plain = Das Spielprogramm läuft hier unübersetzt: Bots denken in derselben Zeit weniger.
ui-offline-fine = Nur in diesem Browser aufgehoben: Nichts davon wird verschickt.
ui-offline-move = Zum Server umziehen
ui-offline-move-about =
    Die Partie geht beim Server gegen dieselben Bots weiter und wird hier gelöscht. Der Server erfährt den Startwert
    ihrer Mischung, darum wird sie nie gewertet.
ui-offline-move-sure = Jetzt umziehen
ui-offline-update = Eine neue Version ist da.
ui-offline-update-now = Jetzt verwenden

problem-held = Dieses Spiel ist in einem anderen Tab oder Fenster offen. Schließe es dort, um hier zu spielen.
problem-engine =
    Das Spielprogramm konnte nicht geladen werden oder ist stehen geblieben. Deine Spiele sind aufgehoben.
    Lade die Seite neu.
