### Die Wörter der Oberfläche im Browser.

## Überall

ui-title = Hatoba
ui-subtitle = Der Kai: drei Spiele aus der Meiji-Zeit
ui-home = Zur Startseite
ui-nothing-here = Hier ist nichts.
ui-close = Schließen
ui-rules = Regeln
ui-settings = Einstellungen
ui-site-nav = Seiten und Einstellungen
ui-you = Du
# Eine Person ohne Namen. $n zählt ab 1.
ui-player = Person{ "\u00A0" }{ $n }
ui-spectator = Zuschauer
ui-offline = Keine Verbindung. Neuer Versuch …
# Die Plätze nach ihren Farben, für Sätze in der dritten Person: „Indigo setzt einen Assistenten ein.“
ui-seat-1 = Indigo
ui-seat-2 = Zinnober
ui-seat-3 = Kiefer
ui-seat-4 = Gold

## Startseite

ui-choose-game = Wähle ein Spiel
ui-who-sits = Wer setzt sich dazu?
ui-your-tables = Deine Tische
ui-players =
    { $to ->
        [2] 2 Personen
       *[other] { $from } bis { $to } Personen
    }
ui-minutes = { $n } Min.
ui-minutes-range = { $least } bis { $most } Min.
ui-about-yokohama = Schick Assistenten durch den Vertragshafen, sammle Waren, erfülle Aufträge aus dem Ausland.
ui-about-duel = Der Hafen im Kleinen: ein enges Rennen aus Karten und Kais.
ui-about-nippon = Gründe Fabriken, verlege Schienen, gewinne die Regionen der Inseln mit deinen Waren.
ui-start-player = beginnt
ui-by-link = Per Link
ui-here = Hier
ui-none = Niemand
ui-short-edition-second = Zweite
ui-short-edition-original = Erste
ui-extras = Extras
ui-pace = Tempo
ui-open-table = In der Liste offener Tische zeigen
ui-somebody = jemand per Link
ui-somebody-here = jemand an diesem Bildschirm
# $game: der Name eines Spiels; $against: wer noch spielt, eine Liste von Namen; $n: Personen.
ui-summary = { $game }: du gegen { $against }.
ui-start = Spiel beginnen
ui-fine =
    Kein Konto. Plätze per Link bekommen eine Adresse zum Verschicken; für alle, die gehen, kann ein Bot einspringen.
ui-no-tables = Hier ist noch nichts. Beginne ein Spiel oder komm per Link zu einem dazu.
ui-open-tables = Offene Tische
ui-paste-link = Einladungslink einfügen
ui-no-link = Das ist kein Einladungslink.
ui-join = Mitspielen
ui-open-record = Aufzeichnung öffnen
ui-finished = beendet
ui-your-turn = du bist am Zug
ui-your-turn-long = Du bist am Zug.

## Am Tisch

ui-round = Runde { $n }
ui-thinking = am Zug
ui-away = ein Bot springt ein
ui-resigned = aufgegeben
ui-free-seat = wartet
# $seat: ein Name.
ui-waiting = Warten auf { $seat }.
ui-waiting-seats =
    { $n ->
        [one] Warten auf einen Platz per Link.
       *[other] Warten auf { $n } Plätze per Link.
    }
ui-over = Das Spiel ist vorbei.
ui-replaying = Ein Blick zurück: Hier lässt sich nichts spielen.
ui-result = Zum Ergebnis
ui-choices = Möglichkeiten
ui-undo = Zurücknehmen
ui-undo-ask = Um Zurücknahme bitten
ui-end-turn = Zug beenden
ui-end-later = Erst kommen die Schritte des Zuges.
ui-confirm-end = Den Zug wirklich beenden?
ui-does = Wirkung
ui-costs = Kostet
ui-brings = Bringt
ui-gives = Bringt
ui-then = Dann
ui-click-to-choose = Zum Wählen klicken.
ui-ask-title = Zurücknehmen?
ui-ask-undo = { $seat } möchte etwas zurücknehmen.
ui-ask-wait =
    { $who ->
        [you] Du möchtest etwas zurücknehmen. Warten auf die Antworten.
       *[seat] { $seat } möchte etwas zurücknehmen. Warten auf die Antworten.
    }
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-scores = Punkte
ui-if-ended = Wäre das Spiel jetzt zu Ende: { $n }
ui-your-goods = Deine Waren
ui-pages = Seiten des Tisches
ui-can-do =
    { $n ->
        [one] Du hast eine mögliche Aktion.
       *[other] Du hast { $n } mögliche Aktionen.
    }
ui-tab-map = Karte
ui-tab-boards = Tafeln
ui-tab-seats = Plätze
ui-tab-yours = Deins
ui-invite = Schick diesen Link an alle, die mitspielen sollen:
ui-copy = Kopieren
ui-copied = Kopiert
# $game: the name of the game.
ui-link-seat = Einladung zu einer Partie { $game }.
ui-link-watch = Einladung, bei einer Partie { $game } zuzusehen.
ui-link-sit = Platz nehmen
ui-link-look = Zusehen
ui-curtain = { $seat }, du bist am Zug
ui-curtain-why = Handkarten bleiben verborgen, bis du den Bildschirm für dich hast.
ui-curtain-open = Meine Hand zeigen
ui-hint = Für eine erste Partie
ui-got-it = Verstanden
ui-more = Mehr lesen
ui-no-hints = Keine Hinweise mehr

## Protokoll und Gespräch

ui-log = Protokoll
ui-chat = Chat
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-chat-write = Sag etwas
ui-send = Senden
ui-since =
    { $n ->
        [one] { $n } Zug seit deinem
       *[other] { $n } Züge seit deinem
    }
ui-log-redraw = Was niemand gesehen hatte, wird neu gemischt.
ui-log-rules = Die Regeln lassen jetzt mehr Wahl: ab hier geht das Spiel nach ihnen weiter.
ui-log-resign =
    { $who ->
        [you] Du gibst auf.
       *[seat] { $seat } gibt auf.
    }
ui-log-seat-joined =
    { $who ->
        [you] Du setzt dich an den Tisch.
       *[seat] { $seat } setzt sich an den Tisch.
    }
ui-log-seat-offered =
    { $who ->
        [you] Du überlässt den Platz jemand anderem.
       *[seat] { $seat } überlässt den Platz jemand anderem.
    }
ui-log-seat-away =
    { $who ->
        [you] Ein Bot springt für dich ein.
       *[seat] Ein Bot springt ein für { $seat }.
    }
ui-log-seat-back =
    { $who ->
        [you] Du bist zurück.
       *[seat] { $seat } ist zurück.
    }
ui-log-seat-resigned =
    { $who ->
        [you] Du hast aufgegeben; ein Bot spielt weiter.
       *[seat] { $seat } hat aufgegeben; ein Bot spielt weiter.
    }
ui-log-ask =
    { $who ->
        [you] Du möchtest etwas zurücknehmen.
       *[seat] { $seat } möchte etwas zurücknehmen.
    }
ui-log-agreed =
    { $who ->
        [you] Du stimmst zu.
       *[seat] { $seat } stimmt zu.
    }
ui-log-refused =
    { $who ->
        [you] Du stimmst nicht zu.
       *[seat] { $seat } stimmt nicht zu.
    }

## Wiedergabe

ui-replay = Wiedergabe
ui-play = Abspielen
ui-pause = Pause
ui-back-one = Eine Aktion zurück
ui-on-one = Eine Aktion weiter
ui-replay-slider = Gezeigte Aktion
ui-since-mine = Seit deinem Zug
ui-whole-game = Ganze Partie
ui-back-now = Zurück ins Jetzt
ui-action-of = Aktion { $n } von { $all }

## Nach dem Spiel

ui-win =
    { $who ->
        [you] Du gewinnst
       *[seat] { $seat } gewinnt
    }
ui-tie = Gleichstand
ui-points-short =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
# $by: Punkte Vorsprung; $seat: wer Zweiter wurde.
ui-ahead =
    { $by ->
        [0] { $who ->
            [you] gleichauf mit dir, im Gleichstand aber vorn
           *[seat] gleichauf mit { $seat }, im Gleichstand aber vorn
        }
       *[other] { $who ->
            [you] { $by } mehr als du
           *[seat] { $by } mehr als { $seat }
        }
    }
ui-why-over = Grund für das Ende: { $ending }.
ui-facts =
    { $rounds ->
        [one] { $game }, { $players } Personen, eine Runde
       *[other] { $game }, { $players } Personen, { $rounds } Runden
    }
ui-lobby = Startseite
ui-look = Den Tisch ansehen
ui-rematch = Revanche
ui-rematch-go = Zur Revanche
ui-during = Während des Spiels
ui-final = Schlusswertung
ui-total = Summe
ui-course = Punkte im Verlauf
ui-course-coming = Die Punkte der Partie werden zusammengestellt …
ui-keep-game = Diese Partie behalten
ui-download = Aufzeichnung laden
ui-download-more =
    { $n ->
        [one] eine Aktion, öffnet überall
       *[other] { $n } Aktionen, öffnet überall
    }
ui-verify = Das Mischen prüfen
ui-verify-more = vor der ersten Runde versiegelt
ui-verify-kept = Das Versprechen wurde gehalten: Dein Browser fand dasselbe Siegel.
ui-verify-told = Der Server sagt, das Versprechen wurde gehalten; über HTTPS prüft es dein Browser selbst.
ui-verify-broken = Das Siegel passt nicht.
ui-category = Kategorie

## Regeln

# $before: Punkte nach der letzten Runde; $added: durch die Schlusswertung.
ui-added = { $before } + { $added } am Ende
ui-rules-of = Regeln: { $game }
ui-rules-find = In den Regeln suchen
ui-book-found = Gefundene Stellen: { $n }
ui-book-print = Drucken
ui-book-crib = Auf einer Seite
ui-book-crib-of = { $game } auf einer Seite
ui-book-anchor = Link zu: { $title }
ui-book-try = Probier es.
ui-book-open-example = Dieses Beispiel am Tisch öffnen
ui-book-play-on = Weiterspielen
ui-book-points = Siegpunkte
ui-contents = Inhalt
ui-back-table = Zurück

## Einstellungen

ui-language = Sprache
ui-theme = Tag oder Nacht
ui-theme-auto = Wie das System
ui-theme-light = Tag
ui-theme-dark = Nacht
ui-speed = Bewegung der Figuren
ui-speed-off = Aus
ui-speed-normal = Normal
ui-speed-slow = Langsam
ui-set-hints = Jeden Schritt beim ersten Mal erklären
ui-set-calm = Ruhigere Ansicht: weniger Kleingedrucktes
ui-set-sounds = Ein leiser Ton, wenn ich am Zug bin
ui-watch-link = Link für Zuschauer kopieren
ui-your-seat = Dein Platz
ui-stand-in = Einen Bot für mich spielen lassen
ui-come-back = Ich bin wieder da
ui-resign = Aufgeben
ui-resign-sure = Wirklich aufgeben?
ui-hints-again = Alle Hinweise noch einmal zeigen
ui-keys = Tasten
ui-key-walk = über den Plan gehen
ui-key-next = das Nächste, was möglich ist
ui-key-act = ausführen
ui-key-done = weiter oder Zug beenden
ui-key-undo = zurücknehmen
ui-key-rules = Regeln
ui-key-close = schließen, was offen ist
ui-key-keys = diese Liste

## Was ein Klick auf den Plan tut, wenn mehreres möglich ist

ui-mode = Ein Klick bewirkt
ui-mode-place = 1 Assistent
ui-mode-place-two = 2 in ein Gebiet
ui-mode-agent = Vertreter
ui-mode-choose = Stärkekarte

## Was die Tische teilen

ui-last = zuletzt { $letter }
ui-or = oder
ui-yours = Deins

## Der Tisch von Yokohama

ui-yokohama-step-extras = Zusatz
ui-yokohama-step-place = Einsetzen
ui-yokohama-step-move = Bewegen
ui-yokohama-step-act = Handeln
ui-yokohama-step-bonus = Bonus
ui-yokohama-step-build = Bauen
ui-yokohama-step-recover = Zurückholen
ui-yokohama-canal = für den Durchgang; niemand bleibt, nichts wird gebaut
ui-yokohama-power = Stärke
ui-yokohama-token = Stärke-Fünf-Plättchen
ui-yokohama-agent = Auslandsvertreter
ui-yokohama-agents = Vertreter
ui-yokohama-agent-ready = bereit
ui-yokohama-used = genutzt
ui-yokohama-decks = Karten, die noch in den Stapeln sind
ui-yokohama-goals = Errungenschaften
ui-yokohama-second = 2. Auftrag
# $n: ab welcher Technologie mehr zu zahlen ist.
ui-yokohama-surcharge = ab { $n }.: +
ui-yokohama-cost = Kosten
ui-yokohama-cost-more = Kosten +{ $n }
# Besetzte Felder und wie viele davon das Spiel beenden.
ui-yokohama-end = Ende: { $n }/{ $of }
ui-yokohama-taken = { $n } von { $of }
ui-yokohama-port-orders = Aufträge der Häfen
ui-yokohama-most = meiste
ui-yokohama-next = 2.
ui-yokohama-short = es fehlt: { $what }
ui-yokohama-ready = bereit
ui-yokohama-no-orders = Keine Aufträge auf der Hand.
ui-yokohama-technologies = Technologien
# Kurze Namen von Gebieten für das Telefon.
ui-yokohama-short-copper-mine = Kupfer
ui-yokohama-short-silk-mill = Seide
ui-yokohama-short-tea-plantation = Tee
ui-yokohama-short-fishing-ground = Fisch
ui-yokohama-short-employment-agency = Arbeit
ui-yokohama-short-chinatown = China
ui-yokohama-short-customs = Zoll
ui-yokohama-short-laboratory-a = Labor A
ui-yokohama-short-laboratory-b = Labor B

## Der Tisch von Nippon

ui-nippon-tab-actions = Aktionen
ui-nippon-step-worker = Arbeiter nehmen
ui-nippon-step-action = Aktion ausführen
ui-nippon-glyph-free = { $n } gratis
ui-nippon-glyph-keep = { $n } bleibt
ui-nippon-glyph-all = alle { $n }
ui-nippon-space-empty = Leer: Ausländische Firmen zählen hier { $n }.
ui-nippon-space-held =
    { $who ->
        [you] Du: ein Plättchen mit { $n }.
       *[seat] { $seat }: ein Plättchen mit { $n }.
    }
ui-nippon-to-beat = Ein neues Plättchen muss höher sein als { $n }.
ui-nippon-in-store = Würfel in deinem Lager: { $n }.
ui-nippon-contract = Vertrag { $n }
ui-nippon-worker = Arbeiter ({ $colour })
ui-nippon-worker-same = Diese Farbe bezahlst du schon: kein Lohn mehr.
ui-nippon-worker-new = Eine neue Farbe: { $n } Yen mehr beim Konsolidieren.
ui-nippon-region-bonus = Jede Lieferung bringt sofort { $sum }.
ui-nippon-reward = Belohnung ×{ $n }
ui-nippon-reward-about = Sofort { $sum }, dann ×{ $n } auf eine Errungenschaft deiner Wahl.
ui-nippon-spare = Ersatzmaschinen: { $n }
ui-nippon-market = Fabriken
ui-nippon-market-cost = je, dazu Wissen
ui-nippon-once = einmal, beim Bau
ui-nippon-yours = deine
ui-nippon-token = Einflussplättchen { $n }
ui-nippon-token-table = Das höchste Plättchen für so viele Würfel einer Ware
ui-nippon-city-limit = Höchstens { $n } Plättchen um diese Stadt
ui-nippon-foreign = Ausländische Firmen
ui-nippon-rank = Einfluss, der meiste zuerst; darunter: Punkte bei der nächsten Wertung
ui-nippon-standing = { $seat }: Einfluss { $n }, Rang { $place }
ui-nippon-lost = verloren
ui-nippon-free-spaces = { $n } von { $all } Transportfeldern frei
ui-nippon-delivering = Lieferung hierher
ui-nippon-each-delivery = Für jede Lieferung in diese Region
ui-nippon-last-action =
    { $who ->
        [you] Deine letzte Aktion
       *[seat] Letzte Aktion: { $seat }
    }
ui-nippon-last-worker = der letzte hier: dann rückt Reihe { $n } nach
ui-nippon-rows = Arbeiterreihen und Beutel
ui-nippon-next-row = bald
ui-nippon-bag = im Beutel
ui-nippon-scoring = Wertung
ui-nippon-scoring-n = Wertung { $n }
ui-nippon-rows-left =
    { $n ->
        [0] rückt als Nächstes vor
        [one] rückt nach { $n } Reihe vor
       *[other] rückt nach { $n } Reihen vor
    }
ui-nippon-after-rows =
    { $n ->
        [0] mit dem nächsten Auffüllen
        [one] nach { $n } Reihe
       *[other] nach { $n } Reihen
    }
ui-nippon-turns-left =
    { $n ->
        [one] noch { $n } Zug
       *[other] noch { $n } Züge
    }
ui-nippon-place =
    { $n ->
        [1] 1.
        [2] 2.
       *[other] 3.
    }
ui-nippon-if-scored = Wertung jetzt
ui-nippon-rewards = Belohnungen des Kaisers
ui-nippon-rewards-short = Belohnungen
ui-nippon-spare-multipliers = { $n } übrig
ui-nippon-up-to = bis ×{ $n }
ui-nippon-none-yet = noch keine
ui-nippon-on-offer = { $n } im Angebot
ui-nippon-to-take = { $n } zu nehmen
ui-nippon-workers = Arbeiter
ui-nippon-workers-note = und die Belohnung, die sie erreichen
ui-nippon-ships-home = Schiffe auf der Tafel: { $n }
ui-nippon-trains-home = Eisenbahnen auf der Tafel: { $n }
ui-nippon-factories = Fabriken
ui-nippon-factories-note = Kohle für Würfel, Maschine, Bonus, Lager
ui-nippon-no-machine = ohne Maschine
ui-nippon-stored = { $n } von { $all } im Lager
ui-nippon-achievements = Errungenschaften
ui-nippon-achievements-note = Anzahl × Belohnung, wäre das Spiel jetzt zu Ende
ui-nippon-contracts = Verträge
ui-nippon-contracts-done = { $n } von { $all } erfüllt
ui-nippon-contracts-ready = { $n } per Export bezahlbar
ui-nippon-done = erfüllt
ui-nippon-influence = Einfluss
ui-nippon-tokens-left = { $n } von { $all } übrig
ui-nippon-your-board = Deins
ui-nippon-one-step = 1 Schritt
ui-nippon-so-far = Bisher
ui-nippon-consolidating = Beim Konsolidieren
ui-nippon-if-consolidating = Beim Konsolidieren jetzt: Belohnung und Löhne
ui-nippon-reward-up-to = Belohnung bis
ui-nippon-wages = Löhne
ui-nippon-colours =
    { $n ->
        [one] { $n } Farbe
       *[other] { $n } Farben
    }
ui-nippon-yen-next = Yen, und was das nächste Budget gibt
ui-nippon-coal-next = Kohle, und was das nächste Budget gibt
ui-nippon-blueprints =
    Jederzeit in deinem Zug kannst du { $n } Baupläne ausgeben, um auf einer deiner Leisten einen Schritt vorzugehen.

## Der Tisch von Duel

ui-duel-tab-cards = Karten
ui-duel-step-area = Gebiet
ui-duel-free = Freie Aktionen
ui-duel-board = Spielplan { $n }
ui-duel-always-open = immer offen
ui-duel-used = belegt
ui-duel-each = je
ui-duel-paid-once = gezahlt, jede Art einmal
ui-duel-each-at-end = je am Ende
ui-duel-plus-for = für
ui-duel-take-one = eine Technologie nehmen
ui-duel-keep-one = 1 behalten; zweiter für
ui-duel-not-replaced = nicht ersetzt
ui-duel-taken = weg
ui-duel-deck = Stapel { $n }
ui-duel-supply = Vorrat
ui-duel-orders = Aufträge
ui-duel-extra = Zusatz
ui-duel-drawn = Am Hafen gezogen
ui-duel-when-always = immer
ui-duel-when-round = einmal je Runde
ui-duel-when-end = am Ende
ui-duel-when-start = jede Runde
ui-duel-strength-cards = Stärkekarten
ui-duel-lowest-first = niedrigste zuerst
ui-duel-plays-now = jetzt
ui-duel-next = zuerst
ui-duel-then = danach
ui-duel-was = war { $n }
ui-duel-was-long = Aufgewertet, vorher { $n }.
ui-duel-upgrade = Aufwertung nach einer Runde: Stärke { $n } für { $sum }.
ui-duel-strength = Stärkekarte { $n }
ui-duel-extra-note = 1 je Aktion, bis zu { $n }
ui-duel-hand = Aufträge auf der Hand
ui-duel-fulfilled = erfüllt
ui-duel-fulfil = Erfüllen
ui-duel-production = Produktion { $n }
ui-duel-value = Produktionswert: { $n }.
ui-duel-turned = genutzt
ui-duel-no-technologies = Noch keine Technologien.
ui-duel-agents-note = je einer, Stärke { $n }
ui-duel-hire = Einstellen
ui-duel-more = noch { $n }
ui-duel-face-up = offen
ui-duel-side-turned = verdeckt
ui-duel-left = übrig,
ui-duel-left-next = übrig, nächstes
ui-duel-in-hand = Hand
ui-duel-done = erf.
ui-duel-of = von { $n }
ui-duel-race = Mehrheiten am Ende
ui-duel-most-orders = Meiste Aufträge
ui-duel-most-production = Höchste Produktion
ui-duel-tie = Gleichstand
ui-duel-round-of = Runde { $n } von { $all }, Zug { $turn } von { $turns }
ui-duel-income =
    { $who ->
        [you] Dein Warenhaus: Jede Aktion hier bringt { $sum }.
       *[seat] Warenhaus: Jede Aktion hier bringt { $sum } ({ $seat }).
    }
ui-duel-vp = { $n } SP
ui-duel-bonus-of = Bonuskarte, { $n } von { $all } Belohnungen
ui-duel-may-build = Bauen möglich

## Den anderen folgen

ui-fold-turn = Die Schritte dieses Zuges verbergen
ui-unfold-turn = Die Schritte dieses Zuges zeigen
ui-look-then = Den Tisch zeigen, wie er damals war
ui-skip = Weiter zu meinem Zug
ui-undo-turn = Meinen Zug zurücknehmen
ui-key-undo-turn = bis zum Anfang des Zuges zurücknehmen
ui-key-skip = die Züge der Bots überspringen
ui-bots-pace = Züge der Bots
ui-bots-pace-slow = Langsam
ui-bots-pace-normal = Normal
ui-bots-pace-quick = Schnell
ui-bots-pace-off = Sofort
ui-ending = Ein Zug endet
ui-ending-button = Mit seinem Knopf
ui-ending-twice = Nach Rückfrage
ui-ending-auto = Von selbst
ui-ends-turn = { $action }: Damit endet dein Zug.
ui-won = Du hast gewonnen, { $points } zu { $next }.
ui-lost = { $seat } hat gewonnen, { $points } zu { $next }.
ui-tied = Unentschieden mit { $points }.
ui-after-rounds =
    { $n ->
        [one] Nach einer Runde
       *[other] Nach { $n } Runden
    }
ui-added-sum = Am Ende dazu
