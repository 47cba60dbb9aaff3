### The workshop: owners put the true numbers on the cards. Files of the sheet's own faults: sheets.ftl.

## The list

ui-sheets-title = Deine eigenen Karten
ui-sheets-about = Du besitzt ein Spiel? Schreib seine wahren Zahlen auf die Karten und spiel damit.
ui-sheets-mine = Deine Blätter
ui-sheets-none-yet = Noch keins. Was du tippst, bleibt in diesem Browser.
ui-sheets-start = Mit einem Spiel beginnen
ui-sheets-start-about =
    Unsere Karten liegen in Bleistift da. Du tippst, was auf deinen steht; Enter heißt: so stimmt sie.
ui-sheets-import = Eine Datei bringen
ui-sheets-import-about = Ein Blatt, das hier ausgegeben oder von Hand geschrieben wurde.
ui-sheets-file = Blatt (TOML)
ui-sheets-numbers-only = Bitte nur Zahlen: keine Bilder und keine Texte des Verlags.
ui-sheets-all = Alle deine Blätter
ui-sheets-fields = { $n } { $n ->
    [one] Feld
   *[other] Felder
  } von dir
ui-sheets-drop = { $name } wegwerfen
ui-sheets-drop-sure = Wirklich wegwerfen
ui-sheets-from-account = Bei deinem Konto
ui-sheets-box = Meine Schachtel
ui-sheets-box-of = Schachtel von { $name }

## The frame

ui-sheets-of-game = Werkstatt, { $game }
ui-sheets-name = Name des Blatts
ui-sheets-tab-cards = Karten
ui-sheets-tab-changed = Was du geändert hast
ui-sheets-tab-effect = Was es bewirkt
ui-sheets-use = An neuem Tisch benutzen
ui-sheets-mend = Erst richten: { $card }
ui-sheets-kinds = Arten von Karten
ui-sheets-tables = Tabellen und Preise
ui-sheets-kind-book = nichts von uns
ui-sheets-kind-all = alle { $n } von dir
ui-sheets-kind-some = { $n } von { $of }
ui-sheets-whose = Wessen Zahl ist das?
ui-sheets-source-owner = Deine
ui-sheets-source-owner-about = aus deiner Schachtel
ui-sheets-source-designed = Unsere
ui-sheets-source-designed-about = geraten, in Bleistift
ui-sheets-source-derived = Erschlossen
ui-sheets-source-derived-about = aus dem Regelheft
ui-sheets-source-rulebook = Regelheft
ui-sheets-source-rulebook-about = dort gedruckt
ui-sheets-kept = Entwurf in diesem Browser
ui-sheets-locked = Ein Blatt, das jemand teilt
ui-sheets-progress = von { $n } Zahlen sind deine
ui-sheets-progress-label = Zahlen, die deine sind
ui-sheets-show = Zeigen
ui-sheets-filter-all = Alle
ui-sheets-filter-ours = Nur unsere
ui-sheets-filter-mine = Nur deine
ui-sheets-filter-faults = Fehler
ui-sheets-go = Karte
ui-sheets-go-title = Zu einer Karte
ui-sheets-undo = Zurück

## The cards

ui-sheets-card = { $kind } { $label }
ui-sheets-nth = { $name } { $n }
ui-sheets-range = { $from } bis { $to }
ui-sheets-family-tea-fish = Tee und Fisch
ui-sheets-family-silk = Seide
ui-sheets-family-copper = Kupfer
ui-sheets-family-copper-silk = Kupfer und Seide
ui-sheets-family-deck-a = Stapel A
ui-sheets-family-deck-b = Stapel B
ui-sheets-family-deck-c = Stapel C
ui-sheets-yours = { $n } von dir
ui-sheets-no-cards = Keine Karte hier ist von dieser Art.
ui-sheets-none = nichts
ui-sheets-yes = ja
ui-sheets-no = nein
ui-sheets-remark = { $field }: { $said }
ui-sheets-fault-short = stimmt nicht
ui-sheets-spoken-yours = Deine
ui-sheets-spoken-begun = Begonnen
ui-sheets-spoken-fault = Hat einen Fehler
ui-sheets-spoken-note = Hat einen Hinweis

## The tray

ui-sheets-as-read = Wie du es liest
ui-sheets-unknown-letter = was ist das?
ui-sheets-said = { $amount }, war { $was }
ui-sheets-ours-was = Unsere war
ui-sheets-as-ours = wie unsere
ui-sheets-was = war { $value }
ui-sheets-more = { $name }: eins mehr
ui-sheets-less = { $name }: eins weniger
ui-sheets-list-more = Eins mehr
ui-sheets-list-less = Eins weniger
ui-sheets-rub-out = Radieren
ui-sheets-holds = Nichts gegen das Regelheft.
ui-sheets-if-printed = Wenn es so gedruckt ist, stimmt es.
ui-sheets-to-go = Noch { $n } { $n ->
    [one] Karte
   *[other] Karten
  } dieser Art
ui-sheets-next = Nächste Karte
ui-sheets-so-printed = So ist es gedruckt
ui-sheets-before = Die Karte davor
ui-sheets-after = Die Karte danach
ui-sheets-key-enter = stimmt so, nächste
ui-sheets-key-rub = radieren
ui-sheets-key-tab = Feld
ui-sheets-key-arrows = mehr, weniger
ui-sheets-key-sides = Karte daneben
ui-sheets-key-go = zu einer Karte
ui-sheets-key-undo = zurück

## What you changed

ui-sheets-changed-count = { $n } { $n ->
    [one] Feld
   *[other] Felder
  }
ui-sheets-changed-where = auf { $n } { $n ->
    [one] Karte
   *[other] Karten
  }: nicht, was wir geraten haben.
ui-sheets-changed-about = Links in Bleistift: das mitgelieferte Blatt. Rechts in Tinte: deins.
ui-sheets-changed-none = Kein Unterschied.
ui-sheets-look = Zeigen als
ui-sheets-look-cards = Karten
ui-sheets-look-text = Text
ui-sheets-compare = Vergleichen mit
ui-sheets-packaged = mitgeliefert
ui-sheets-agreed = so viele Zahlen sind deine: getippt oder für richtig befunden.
ui-sheets-change = Ändern
ui-sheets-not = , nicht { $value }
ui-sheets-play = Mit deinen Karten spielen
ui-sheets-play-about = Alle am Tisch können die Unterschiede vor dem Beginn ansehen.
ui-sheets-id-yours = Dieses Blatt
ui-sheets-id-packaged = Mitgeliefert
ui-sheets-give = Weitergeben
ui-sheets-give-about = Wer den Link hat, kann das Blatt lesen und damit spielen; ein Konto braucht niemand.
ui-sheets-export = Als Datei ausgeben
ui-sheets-link = Link dazu kopieren
ui-sheets-link-label = Link zum Blatt
ui-sheets-link-made = Der Link steht darunter.
ui-sheets-link-copied = Der Link ist kopiert.
ui-sheets-keep-account = Beim Konto aufheben
ui-sheets-kept-account = Beim Konto aufgehoben.
ui-sheets-merge = Das mitgelieferte Blatt ist neuer
ui-sheets-merge-about = { $n } unserer Zahlen sind neu. { $conflicts ->
    [0] Keine davon hast du getippt.
    [1] Eine davon hast du getippt: deine bleibt.
   *[other] { $conflicts } davon hast du getippt: deine bleiben.
  }
ui-sheets-merge-conflict = war { $before }, ist jetzt { $now }; deine: { $yours }
ui-sheets-merge-take = Übernehmen

## At a table

ui-sheets-cards = Karten
ui-sheets-whose-cards = Wessen Karten
ui-sheets-packaged-cards = Die mitgelieferten Karten
ui-sheets-recorded = Die Aufzeichnung enthält diese Karten und öffnet sich so auch auf anderen Rechnern
ui-sheets-open-both = Zusammen mit dem Blatt ihrer Karten, wenn es eigene sind
ui-sheets-somebodys = jemandes eigene Karten
ui-sheets-played = Karten: { $name }
ui-sheets-played-about = { $n ->
    [0] Diese Karten sind wie die mitgelieferten.
    [1] In einem Feld sind diese Karten nicht wie die mitgelieferten:
   *[other] In { $n } Feldern sind diese Karten nicht wie die mitgelieferten:
  }

## What it does

ui-sheets-effect-ask = Was bewirken deine Änderungen?
ui-sheets-effect-about =
    Schnelle Bots spielen dieselben Mischungen mit dem mitgelieferten Blatt und mit deinem. Das dauert einige
    Minuten; du kannst gehen und wiederkommen.
ui-sheets-effect-how =
    { $n } Spiele mit jedem Blatt, dieselben Mischungen, { $players } schnelle Bots. Ring: mitgeliefert;
    Quadrat: deins; Strich: wo es in 95 von 100 Fällen liegt.
ui-sheets-effect-progress = Gespielte Spiele
ui-sheets-effect-play = Die Spiele spielen
ui-sheets-effect-again = Noch einmal spielen
ui-sheets-effect-stop = Aufhören
ui-sheets-effect-players = Spieler
ui-sheets-effect-part-seats = Siege nach Platz
ui-sheets-effect-part-endings = Was das Spiel beendete
ui-sheets-effect-part-rounds = Länge
ui-sheets-effect-part-categories = Punkte des Siegers
ui-sheets-effect-unit-seats = Prozent der Spiele
ui-sheets-effect-unit-endings = Prozent der Spiele
ui-sheets-effect-unit-rounds = Runden, Mittel
ui-sheets-effect-unit-categories = aus jeder Quelle, Mittel
ui-sheets-effect-seat = Platz { $n }
ui-sheets-effect-rounds = Runden
ui-sheets-effect-chance = Nicht mehr als Zufall.
ui-sheets-effect-moved = { $what }: von { $before } auf { $after }.
ui-sheets-effect-most = { $part }, { $what }: von { $before } auf { $after }.
ui-sheets-effect-stronger = { $card } wurde stärker.
ui-sheets-effect-weaker = { $card } wurde schwächer.
ui-sheets-effect-nothing = Nichts hat sich mehr bewegt, als der Zufall es tut.
ui-sheets-effect-even = Die Plätze bleiben, wie sie waren.
ui-sheets-effect-uneven = Die Plätze bleiben nicht, wie sie waren.
ui-sheets-effect-rows = Karten, die stark oder schwach wurden
ui-sheets-effect-rows-about =
    Wie weit über den anderen liegt, wer die Karte nimmt, in Punkten: deine minus mitgeliefert. Farbig: mehr, als
    der Zufall bei { $n } Vergleichen tut.
ui-sheets-effect-read = Noch einmal lesen: { $card }
ui-sheets-effect-all = Alle { $n }
ui-sheets-effect-fewer = Weniger

## One card of a kind

ui-sheets-one-orders = Auftrag
ui-sheets-one-technologies = Technologie
ui-sheets-one-sites = Bauplatz
ui-sheets-one-five-power-tokens = Plättchen
ui-sheets-one-church = Kirchenfeld
ui-sheets-one-customs = Zollfeld
ui-sheets-one-achievements = Errungenschaft
ui-sheets-one-mini-expansions-achievement-rewards = Belohnung
ui-sheets-one-countries = Vertreter
ui-sheets-one-areas = Gebiet
ui-sheets-one-goods = Ware
ui-sheets-one-strength-cards = Stärkekarte
ui-sheets-one-extra-strength = Zusatz-Stärke
ui-sheets-one-bonus-cards = Bonuskarte
ui-sheets-one-church-cards = Kirchenkarte
ui-sheets-one-action-spaces = Aktionsfeld
ui-sheets-one-factories = Fabrik
ui-sheets-one-contracts = Vertrag
ui-sheets-one-influence = Einfluss
ui-sheets-one-regions = Region
ui-sheets-one-city-tiles = Stadtplättchen
ui-sheets-one-reward-tokens = Belohnungsplättchen
ui-sheets-one-region-scoring = Wertung

## What amounts are of

ui-sheets-thing-vp = Punkte
ui-sheets-thing-any-good = Beliebige Ware
ui-sheets-thing-warehouse = Lager
ui-sheets-thing-move = Versetzen
ui-sheets-thing-orders = Aufträge
ui-sheets-thing-turn = Umdrehen
ui-sheets-thing-plus-1 = Karte +1
ui-sheets-thing-plus-2 = Karte +2
ui-sheets-thing-coal = Kohle
ui-sheets-thing-yen = Yen
ui-sheets-thing-blueprints = Baupläne
ui-sheets-thing-production = Gebiete: Produktion
ui-sheets-thing-commercial = Gebiete: Handel
ui-sheets-thing-tokens = Plättchen
ui-sheets-thing-total = alle
ui-sheets-thing-hand = Hand
ui-sheets-thing-score = Punktmarker
