### Yokohama Duel: ein Zug als eine Zeile. Siehe en/turns-duel.ftl.

turn-duel-agent-sent = Vertreter entsandt: { $area }
turn-duel-strength-played = { $area }, { $strength }
turn-duel-extra-played =
    { $extra_id ->
        [plus_1] +1
       *[plus_2] +2
    }
turn-duel-technology-used = { $technology }
turn-duel-acted = zusammen { $strength }
turn-duel-put-under =
    { $order_id ->
        [none] ein Auftrag unter den Stapel
       *[other] Auftrag { $order } unter den Stapel
    }
turn-duel-area-chosen = { $area }
turn-duel-church-card-taken =
    { $n ->
        [one] Kirchenkarte { $list }
       *[other] Kirchenkarten { $list }
    }
turn-duel-imports-turned =
    { $count ->
        [one] ein Importgut umgedreht
       *[other] { $count } Importgüter umgedreht
    }
turn-duel-technology-gained = Technologie: { $list }
turn-duel-station-put = Bahnhofsplättchen gelegt: { $area }
turn-duel-order-kept =
    { $order_id ->
        [none] ein neuer Auftrag
       *[other] neuer Auftrag { $order }
    }
turn-duel-order-drawn =
    { $order_id ->
        [none] ein Auftrag vom Stapel
       *[other] Auftrag { $order } vom Stapel
    }
turn-duel-bonus-taken = Stärke-Bonuskarte { $card }
turn-duel-built =
    { $piece_id ->
        [shop] Geschäft gebaut
       *[warehouse] Warenhaus gebaut
    }
turn-duel-fulfilled =
    { $n ->
        [one] Auftrag { $list } erfüllt
       *[other] Aufträge { $list } erfüllt
    }
turn-duel-agent-hired = Vertreter eingestellt ({ $need })
turn-duel-upgraded = Stärkekarte { $card } aufgewertet
turn-duel-round-ended = die Runde ist vorbei
turn-duel-game-ended = das Spiel ist vorbei: { $ending }
