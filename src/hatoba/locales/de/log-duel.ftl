### Yokohama Duel: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-duel-gained =
    { $who ->
        [you] Du erhältst { $sum }.
       *[seat] { $seat } erhält { $sum }.
    }
log-duel-paid =
    { $who ->
        [you] Du zahlst { $sum }.
       *[seat] { $seat } zahlt { $sum }.
    }
log-duel-turn-started =
    { $who ->
        [you] Runde { $round }, Zug { $turn }: du.
       *[seat] Runde { $round }, Zug { $turn }: { $seat }.
    }
log-duel-put-under =
    { $who ->
        [you] Du legst
       *[seat] { $seat } legt
    } { $order_id ->
        [none] einen Auftrag unter den Stapel.
       *[other] Auftrag { $order } unter den Stapel.
    }
log-duel-area-chosen =
    { $who ->
        [you] Du wählst ein Gebiet: { $area }.
       *[seat] { $seat } wählt ein Gebiet: { $area }.
    }
log-duel-agent-sent =
    { $who ->
        [you] Du schickst einen Vertreter los: { $area }.
       *[seat] { $seat } schickt einen Vertreter los: { $area }.
    }
log-duel-income =
    { $who ->
        [you] Du verdienst an einem Warenhaus: { $area }.
       *[seat] { $seat } verdient an einem Warenhaus: { $area }.
    }
log-duel-technology-used =
    { $who ->
        [you] Du nutzt die Technologie „{ $technology }“.
       *[seat] { $seat } nutzt die Technologie „{ $technology }“.
    }
log-duel-strength-played =
    { $who ->
        [you] Du spielst Stärkekarte { $card } (Stärke { $strength }): { $area }.
       *[seat] { $seat } spielt Stärkekarte { $card } (Stärke { $strength }): { $area }.
    }
log-duel-extra-played =
    { $who ->
        [you] Du legst
       *[seat] { $seat } legt
    } { $extra_id ->
        [plus_1] eine Zusatz-Stärkekarte +1 dazu.
       *[plus_2] eine Zusatz-Stärkekarte +2 dazu.
    }
log-duel-acted =
    { $who ->
        [you] Du handelst mit Stärke { $strength }: { $area }.
       *[seat] { $seat } handelt mit Stärke { $strength }: { $area }.
    }
log-duel-church-card-taken =
    { $who ->
        [you] Du nimmst Kirchenkarte { $card }.
       *[seat] { $seat } nimmt Kirchenkarte { $card }.
    }
log-duel-imports-turned =
    { $who ->
        [you] Du drehst
       *[seat] { $seat } dreht
    } { $count ->
        [one] ein Importgut um.
       *[other] { $count } Importgüter um.
    }
log-duel-technology-gained =
    { $who ->
        [you] Du erhältst die Technologie „{ $technology }“.
       *[seat] { $seat } erhält die Technologie „{ $technology }“.
    }
log-duel-station-put =
    { $who ->
        [you] Du legst das Bahnhofsplättchen: { $area }.
       *[seat] { $seat } legt das Bahnhofsplättchen: { $area }.
    }
log-duel-order-looked-at =
    { $who ->
        [you] Du ziehst
       *[seat] { $seat } zieht
    } { $order_id ->
        [none] am Hafen einen Auftrag.
       *[other] am Hafen Auftrag { $order }.
    }
log-duel-order-kept =
    { $who ->
        [you] Du behältst
       *[seat] { $seat } behält
    } { $order_id ->
        [none] einen Auftrag.
       *[other] Auftrag { $order }.
    }
log-duel-order-drawn =
    { $who ->
        [you] Du erhältst
       *[seat] { $seat } erhält
    } { $order_id ->
        [none] einen Auftrag vom Stapel.
       *[other] Auftrag { $order } vom Stapel.
    }
log-duel-bonus-taken =
    { $who ->
        [you] Du nimmst Stärke-Bonuskarte { $card }.
       *[seat] { $seat } nimmt Stärke-Bonuskarte { $card }.
    }
log-duel-bonus-shuffled =
    { $cards ->
        [one] Eine abgelegte Stärke-Bonuskarte bildet den neuen Stapel.
       *[other] { $cards } abgelegte Stärke-Bonuskarten werden zum neuen Stapel gemischt.
    }
log-duel-bonus-revealed = Stärke-Bonuskarte { $card } wird aufgedeckt.
log-duel-built =
    { $who ->
        [you] Du baust
       *[seat] { $seat } baut
    } { $piece_id ->
        [shop] ein Geschäft: { $area }.
       *[warehouse] ein Warenhaus: { $area }.
    }
log-duel-fulfilled =
    { $who ->
        [you] Du erfüllst Auftrag { $order }.
       *[seat] { $seat } erfüllt Auftrag { $order }.
    }
log-duel-agent-hired =
    { $who ->
        [you] Du stellst einen Vertreter ein ({ $need }).
       *[seat] { $seat } stellt einen Vertreter ein ({ $need }).
    }
log-duel-extra-gained =
    { $who ->
        [you] Du erhältst
       *[seat] { $seat } erhält
    } { $extra_id ->
        [plus_1] { $count ->
            [one] eine Zusatz-Stärkekarte +1.
           *[other] { $count } Zusatz-Stärkekarten +1.
        }
       *[plus_2] { $count ->
            [one] eine Zusatz-Stärkekarte +2.
           *[other] { $count } Zusatz-Stärkekarten +2.
        }
    }
log-duel-extra-put-back =
    { $who ->
        [you] Du legst
       *[seat] { $seat } legt
    } { $extra_id ->
        [plus_1] eine Zusatz-Stärkekarte +1 zurück.
       *[plus_2] eine Zusatz-Stärkekarte +2 zurück.
    }
log-duel-round-ended = Runde { $round } ist vorbei.
log-duel-upgraded =
    { $who ->
        [you] Du wertest Stärkekarte { $card } auf.
       *[seat] { $seat } wertet Stärkekarte { $card } auf.
    }
log-duel-technology-discarded = Die Technologie „{ $technology }“ wird abgelegt.
log-duel-technology-revealed = Die Technologie „{ $technology }“ wird aufgedeckt.
log-duel-game-ended = Das Spiel ist vorbei: { $ending }.
