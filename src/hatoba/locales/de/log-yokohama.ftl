### Yokohama: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-yokohama-gained =
    { $who ->
        [you] Du erhältst { $sum }.
       *[seat] { $seat } erhält { $sum }.
    }
log-yokohama-paid =
    { $who ->
        [you] Du zahlst { $sum }.
       *[seat] { $seat } zahlt { $sum }.
    }
log-yokohama-turn-started =
    { $who ->
        [you] Runde { $round }, Zug { $turn }: du.
       *[seat] Runde { $round }, Zug { $turn }: { $seat }.
    }
log-yokohama-kept =
    { $who ->
        [you] Du behältst
       *[seat] { $seat } behält
    } { $order_id ->
        [none] verdeckt einen Auftrag.
       *[other] Auftrag { $order }.
    }
log-yokohama-placed =
    { $who ->
        [you] Du setzt
       *[seat] { $seat } setzt
    } { $count ->
        [one] einen Assistenten ein: { $area }.
       *[other] { $count } Assistenten ein: { $area }.
    }
log-yokohama-fee-paid =
    { $whom ->
        [you] { $seat } zahlt dir { $amount } Yen für den Präsidenten.
       *[seat] { $who ->
            [you] Du zahlst { $amount } Yen für den Präsidenten an { $to }.
           *[seat] { $seat } zahlt { $amount } Yen für den Präsidenten an { $to }.
        }
    }
log-yokohama-president-moved =
    { $who ->
        [you] Du bewegst den Präsidenten: { $area }.
       *[seat] { $seat } bewegt den Präsidenten: { $area }.
    }
log-yokohama-president-returned =
    { $who ->
        [you] Du nimmst den Präsidenten auf die Hand zurück.
       *[seat] { $seat } nimmt den Präsidenten auf die Hand zurück.
    }
log-yokohama-recalled =
    { $who ->
        [you] Du holst
       *[seat] { $seat } holt
    } { $count ->
        [one] einen Assistenten zurück: { $area }.
       *[other] { $count } Assistenten zurück: { $area }.
    }
log-yokohama-acted =
    { $who ->
        [you] Du handelst mit Stärke { $power }: { $area }.
       *[seat] { $seat } handelt mit Stärke { $power }: { $area }.
    }
log-yokohama-income =
    { $who ->
        [you] Du verdienst an einem Handelshaus: { $area }.
       *[seat] { $seat } verdient an einem Handelshaus: { $area }.
    }
log-yokohama-scored =
    { $who ->
        [you] Du erhältst { $points } SP ({ $category }).
       *[seat] { $seat } erhält { $points } SP ({ $category }).
    }
log-yokohama-token-taken =
    { $who ->
        [you] Du nimmst das Stärke-Fünf-Plättchen: { $area }.
       *[seat] { $seat } nimmt das Stärke-Fünf-Plättchen: { $area }.
    }
log-yokohama-built =
    { $who ->
        [you] Du baust
       *[seat] { $seat } baut
    } { $space_id ->
        [trading_house] ein Handelshaus: { $area }.
       *[shophouse] ein Geschäft: { $area }.
    }
log-yokohama-agent-used =
    { $who ->
        [you] Du nutzt
       *[seat] { $seat } nutzt
    } { $agent_id ->
        [free] einen freien Vertreter: { $area }.
       *[other] einen Vertreter ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $who ->
        [you] Du erhältst
       *[seat] { $seat } erhält
    } { $agent_id ->
        [free] einen freien Vertreter.
       *[other] einen Vertreter ({ $agent }).
    }
log-yokohama-achieved =
    { $who ->
        [you] Du beanspruchst die Errungenschaft „{ $achievement }“.
       *[seat] { $seat } beansprucht die Errungenschaft „{ $achievement }“.
    }
log-yokohama-fulfilled =
    { $who ->
        [you] Du erfüllst Auftrag { $order }.
       *[seat] { $seat } erfüllt Auftrag { $order }.
    }
log-yokohama-order-taken =
    { $who ->
        [you] Du nimmst Auftrag { $order }.
       *[seat] { $seat } nimmt Auftrag { $order }.
    }
log-yokohama-technology-gained =
    { $who ->
        [you] Du erhältst die Technologie „{ $card_name }“ (Karte { $card }).
       *[seat] { $seat } erhält die Technologie „{ $card_name }“ (Karte { $card }).
    }
log-yokohama-assistant-put =
    { $who ->
        [you] Du stellst einen Assistenten auf die Verwaltungstafel: { $area }, Feld { $space }.
       *[seat] { $seat } stellt einen Assistenten auf die Verwaltungstafel: { $area }, Feld { $space }.
    }
log-yokohama-hired =
    { $who ->
        [you] Du holst
       *[seat] { $seat } holt
    } { $piece_id ->
        [assistant] einen Assistenten aus dem Lager auf die Hand.
        [shophouse] ein Geschäft aus dem Lager auf die Hand.
       *[trading_house] ein Handelshaus aus dem Lager auf die Hand.
    }
log-yokohama-assistant-moved =
    { $who ->
        [you] Du versetzt
       *[seat] { $seat } versetzt
    } { $origin_id ->
        [hand] einen Assistenten von der Hand: { $area }.
       *[other] einen Assistenten: { $origin } → { $area }.
    }
log-yokohama-station-put =
    { $who ->
        [you] Du legst das Bahnhofsplättchen: { $area }.
       *[seat] { $seat } legt das Bahnhofsplättchen: { $area }.
    }
log-yokohama-reward-token-taken =
    { $who ->
        [you] Du nimmst Errungenschaftsbelohnung { $token }.
       *[seat] { $seat } nimmt Errungenschaftsbelohnung { $token }.
    }
log-yokohama-card-revealed =
    { $card_id ->
        [order] Auftrag { $card } wird aufgedeckt.
       *[technology] Die Technologie „{ $card_name }“ (Karte { $card }) wird aufgedeckt.
    }
log-yokohama-end-triggered =
    { $who ->
        [you] Du läutest das Ende ein: { $ending }.
       *[seat] { $seat } läutet das Ende ein: { $ending }.
    }
log-yokohama-game-ended = Das Spiel ist vorbei: { $ending }.
