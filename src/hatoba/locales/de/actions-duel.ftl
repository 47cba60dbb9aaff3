### Yokohama Duel: eine kurze Beschriftung für jede Aktion. Argumente wie in der englischen Datei.

action-duel-done =
    { $step ->
        [church] Keine Kirchenkarte nehmen
        [customs] Nichts umdrehen
        [laboratory] Keine Technologie nehmen
        [second_order] Kein zweiter Auftrag
        [port_rest] Alle wie gezogen unter den Stapel
        [building] Nichts bauen
        [upgrade] Nichts aufwerten
       *[other] Fertig
    }
action-duel-end = Zug beenden
action-duel-fulfil = Auftrag { $order } erfüllen
action-duel-hire = Vertreter einstellen ({ $need })
action-duel-agent = Vertreter nutzen: { $area }
action-duel-spin = Textilfabrik nutzen
action-duel-choose = Gebiet wählen: { $area }
action-duel-ride = Gebiet des Bahnhofs wählen
action-duel-tram = Mit der Straßenbahn: { $area }
action-duel-stagecoach = Mit der Postkutsche: { $area }
action-duel-postal = Stärkekarte { $strength_card } spielen (Postwesen)
action-duel-telephone = Telefon nutzen
action-duel-add =
    { $extra_id ->
        [plus_1] Zusatz-Stärkekarte +1 dazulegen
        [plus_2] Zusatz-Stärkekarte +2 dazulegen
       *[none] Keine Karte dazulegen
    }
action-duel-worship = Kirchenkarte { $church_card } nehmen
action-duel-turn =
    { $count ->
        [one] { $count } Importgut umdrehen
       *[other] { $count } Importgüter umdrehen
    }
action-duel-sell = { $sum } verkaufen
action-duel-buy = { $sum } kaufen
action-duel-develop = Technologie nehmen: { $technology }
action-duel-station = Bahnhofsplättchen: { $area }
action-duel-keep = Auftrag { $order } behalten
action-duel-under = Auftrag { $order } unter den Stapel
action-duel-pay = Zahlen mit: { $kind }
action-duel-bonus = Stärke-Bonuskarte { $bonus_card } nehmen
action-duel-build =
    { $piece_id ->
        [shop] Geschäft bauen
       *[warehouse] Warenhaus bauen
    }
action-duel-put-back =
    { $extra_id ->
        [plus_1] Zusatz-Stärkekarte +1 zurücklegen
       *[plus_2] Zusatz-Stärkekarte +2 zurücklegen
    }
action-duel-upgrade = Stärkekarte { $strength_card } aufwerten
