### Wörter, die alle Spiele und Programme teilen: Gründe der Engine, Enden, Optionen, Bots, Fehler des Servers.

# Ein Ding, von dem es mehrere gibt, etwa „Kupfermine 2“. $name ist sein Name.
numbered = { $name } { $number }

## Warum eine Aktion nicht erlaubt ist: die Gründe der Engine selbst

reason-game-over = Das Spiel ist vorbei.
reason-unknown-action = Diese Aktion gibt es in diesem Spiel nicht.
reason-not-now = Das geht jetzt nicht.

## Warum ein Spiel endete: die Enden der Engine selbst

ending-limit = die Rundengrenze ist erreicht
ending-resigned = jemand hat aufgegeben

## Optionen aller Spiele und ihre Werte. $n ist die gewählte Zahl.

option-round-limit = Rundengrenze
option-value-yes = ja
option-value-no = nein
option-value-round-limit =
    { $n ->
        [0] keine
        [one] { $n } Runde
       *[other] { $n } Runden
    }

## Bots. .about sagt, wie sie spielen.

bot-random = Zufall
    .about = Tut irgendetwas Erlaubtes. Gut, um sich umzusehen.
bot-apprentice = Lehrling
    .about = Schaut einen Schritt voraus. Für erste Partien.
bot-merchant = Kaufmann
    .about = Durchdenkt den ganzen Zug. Ein guter Gegner für alle, die das Spiel kennen.
bot-magnate = Magnat
    .about = Denkt am längsten und spielt am stärksten.

## Fehler des Servers nach ihrem Code

problem-other = Etwas ist schiefgegangen. Bitte versuche es noch einmal.
problem-invalid = Das kann der Server nicht tun.
problem-illegal-action = Diese Aktion ist hier nicht erlaubt.
problem-invalid-action = Diese Aktion gibt es nicht.
problem-not-your-turn = Du bist nicht am Zug.
problem-late = Das Spiel ist weitergegangen. Schau noch einmal auf den Tisch.
problem-game-over = Das Spiel ist vorbei.
problem-running = Das Spiel läuft noch.
problem-resigned = Dieser Platz hat aufgegeben.
problem-out-of-time = Dieser Platz hat seine Zeit aufgebraucht.
problem-asked-already = Jemand möchte schon etwas zurücknehmen. Antworte zuerst darauf.
problem-key-reused = Diese Anfrage wurde schon mit anderem Inhalt gesendet.
problem-back-already = Du spielst diesen Platz schon.
problem-bot-already = Auf diesem Platz spielt schon ein Bot.
problem-no-bot = Diesen Bot gibt es nicht.
problem-seat-taken = Dieser Platz ist besetzt.
problem-name-taken = Dieser Name ist vergeben.
problem-no-tables = Du hast noch keinen Link zu einem Tisch.
problem-not-found = Diese Seite oder diesen Tisch gibt es nicht oder du hast keinen Link dazu.
problem-forbidden = Das darfst du nicht.
problem-not-signed-in = Bitte melde dich zuerst an.
problem-wrong-passphrase = Kein Konto hat diesen Namen und diese Passphrase.
problem-invalid-record = Das ist keine Aufzeichnung einer Partie oder sie wurde verändert.
problem-invalid-sheet = In diesem Materialblatt ist ein Fehler.
problem-unplayable = Dieser Tisch lässt sich mit den jetzigen Regeln nicht spielen.
problem-unreadable = Der Server hat die Anfrage nicht verstanden.
problem-method = Das kann der Server hier nicht tun.
problem-media-type = Diese Art von Inhalt kann der Server nicht lesen.
problem-too-large = Das ist zu groß.
problem-too-much = Das zu lesen braucht mehr Zeit oder Speicher, als hier jemand bekommt.
problem-too-slow = Die Anfrage war zu lange unterwegs.
problem-too-many-requests = Zu viele Anfragen. Bitte warte einen Moment.
problem-too-many-streams = Zu viele Seiten sind offen. Bitte schließe einige.
problem-other-origin = Diese Anfrage kam nicht von einer unserer Seiten.
problem-busy = Der Server hat gerade viel zu tun. Bitte versuche es gleich noch einmal.
problem-database = Der Server erreicht seine Datenbank nicht. Nichts wurde geändert.
problem-fault = Der Server hat einen Fehler gemacht. Er wurde notiert.
problem-error = Der Server konnte das nicht tun.
problem-log-full = Das Protokoll dieses Tisches ist voll: Das Spiel kann nur noch zu Ende gespielt werden.
