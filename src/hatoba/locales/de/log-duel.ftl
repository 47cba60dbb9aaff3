### Yokohama Duel: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-duel-gained = { $seat } erhält { $sum }.
log-duel-paid = { $seat } zahlt { $sum }.
log-duel-turn-started = Runde { $round }, Zug { $turn }: { $seat }.
log-duel-put-under =
    { $order_id ->
        [none] { $seat } legt einen Auftrag unter den Stapel.
       *[other] { $seat } legt Auftrag { $order } unter den Stapel.
    }
log-duel-area-chosen = { $seat } wählt ein Gebiet: { $area }.
log-duel-agent-sent = { $seat } schickt einen Vertreter los: { $area }.
log-duel-income = { $seat } verdient an einem Warenhaus: { $area }.
log-duel-technology-used = { $seat } nutzt die Technologie „{ $technology }“.
log-duel-strength-played = { $seat } spielt Stärkekarte { $card } (Stärke { $strength }): { $area }.
log-duel-extra-played =
    { $extra_id ->
        [plus_1] { $seat } legt eine Zusatz-Stärkekarte +1 dazu.
       *[plus_2] { $seat } legt eine Zusatz-Stärkekarte +2 dazu.
    }
log-duel-acted = { $seat } handelt mit Stärke { $strength }: { $area }.
log-duel-church-card-taken = { $seat } nimmt Kirchenkarte { $card }.
log-duel-imports-turned =
    { $count ->
        [one] { $seat } dreht ein Importgut um.
       *[other] { $seat } dreht { $count } Importgüter um.
    }
log-duel-technology-gained = { $seat } erhält die Technologie „{ $technology }“.
log-duel-station-put = { $seat } legt das Bahnhofsplättchen: { $area }.
log-duel-order-looked-at =
    { $order_id ->
        [none] { $seat } zieht am Hafen einen Auftrag.
       *[other] { $seat } zieht am Hafen Auftrag { $order }.
    }
log-duel-order-kept =
    { $order_id ->
        [none] { $seat } behält einen Auftrag.
       *[other] { $seat } behält Auftrag { $order }.
    }
log-duel-order-drawn =
    { $order_id ->
        [none] { $seat } erhält einen Auftrag vom Stapel.
       *[other] { $seat } erhält Auftrag { $order } vom Stapel.
    }
log-duel-bonus-taken = { $seat } nimmt Stärke-Bonuskarte { $card }.
log-duel-bonus-shuffled =
    { $cards ->
        [one] Eine abgelegte Stärke-Bonuskarte bildet den neuen Stapel.
       *[other] { $cards } abgelegte Stärke-Bonuskarten werden zum neuen Stapel gemischt.
    }
log-duel-bonus-revealed = Stärke-Bonuskarte { $card } wird aufgedeckt.
log-duel-built =
    { $piece_id ->
        [shop] { $seat } baut ein Geschäft: { $area }.
       *[warehouse] { $seat } baut ein Warenhaus: { $area }.
    }
log-duel-fulfilled = { $seat } erfüllt Auftrag { $order }.
log-duel-agent-hired = { $seat } stellt einen Vertreter ein ({ $need }).
log-duel-extra-gained =
    { $extra_id ->
        [plus_1] { $count ->
            [one] { $seat } erhält eine Zusatz-Stärkekarte +1.
           *[other] { $seat } erhält { $count } Zusatz-Stärkekarten +1.
        }
       *[plus_2] { $count ->
            [one] { $seat } erhält eine Zusatz-Stärkekarte +2.
           *[other] { $seat } erhält { $count } Zusatz-Stärkekarten +2.
        }
    }
log-duel-extra-put-back =
    { $extra_id ->
        [plus_1] { $seat } legt eine Zusatz-Stärkekarte +1 zurück.
       *[plus_2] { $seat } legt eine Zusatz-Stärkekarte +2 zurück.
    }
log-duel-round-ended = Runde { $round } ist vorbei.
log-duel-upgraded = { $seat } wertet Stärkekarte { $card } auf.
log-duel-technology-discarded = Die Technologie „{ $technology }“ wird abgelegt.
log-duel-technology-revealed = Die Technologie „{ $technology }“ wird aufgedeckt.
log-duel-game-ended = Das Spiel ist vorbei: { $ending }.
