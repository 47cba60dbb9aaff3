### Yokohama: das Protokoll. Eine Nachricht je Art von Ereignis; Argumente wie in der englischen Datei.

log-yokohama-gained = { $seat } erhält { $sum }.
log-yokohama-paid = { $seat } zahlt { $sum }.
log-yokohama-turn-started = Runde { $round }, Zug { $turn }: { $seat }.
log-yokohama-kept =
    { $order_id ->
        [none] { $seat } behält verdeckt einen Auftrag.
       *[other] { $seat } behält Auftrag { $order }.
    }
log-yokohama-placed =
    { $count ->
        [one] { $seat } setzt einen Assistenten ein: { $area }.
       *[other] { $seat } setzt { $count } Assistenten ein: { $area }.
    }
log-yokohama-fee-paid = { $seat } zahlt { $amount } Yen für den Präsidenten an { $to }.
log-yokohama-president-moved = { $seat } bewegt den Präsidenten: { $area }.
log-yokohama-president-returned = { $seat } nimmt den Präsidenten auf die Hand zurück.
log-yokohama-recalled =
    { $count ->
        [one] { $seat } holt einen Assistenten zurück: { $area }.
       *[other] { $seat } holt { $count } Assistenten zurück: { $area }.
    }
log-yokohama-acted = { $seat } handelt mit Stärke { $power }: { $area }.
log-yokohama-income = { $seat } verdient an einem Handelshaus: { $area }.
log-yokohama-scored = { $seat } erhält { $points } SP ({ $category }).
log-yokohama-token-taken = { $seat } nimmt das Stärke-Fünf-Plättchen: { $area }.
log-yokohama-built =
    { $space_id ->
        [trading_house] { $seat } baut ein Handelshaus: { $area }.
       *[shophouse] { $seat } baut ein Geschäft: { $area }.
    }
log-yokohama-agent-used =
    { $agent_id ->
        [free] { $seat } nutzt einen freien Vertreter: { $area }.
       *[other] { $seat } nutzt einen Vertreter ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $agent_id ->
        [free] { $seat } erhält einen freien Vertreter.
       *[other] { $seat } erhält einen Vertreter ({ $agent }).
    }
log-yokohama-achieved = { $seat } beansprucht die Errungenschaft „{ $achievement }“.
log-yokohama-fulfilled = { $seat } erfüllt Auftrag { $order }.
log-yokohama-order-taken = { $seat } nimmt Auftrag { $order }.
log-yokohama-technology-gained = { $seat } erhält die Technologie „{ $card_name }“ (Karte { $card }).
log-yokohama-assistant-put = { $seat } stellt einen Assistenten auf die Verwaltungstafel: { $area }, Feld { $space }.
log-yokohama-hired =
    { $piece_id ->
        [assistant] { $seat } holt einen Assistenten aus dem Lager auf die Hand.
        [shophouse] { $seat } holt ein Geschäft aus dem Lager auf die Hand.
       *[trading_house] { $seat } holt ein Handelshaus aus dem Lager auf die Hand.
    }
log-yokohama-assistant-moved =
    { $origin_id ->
        [hand] { $seat } versetzt einen Assistenten von der Hand: { $area }.
       *[other] { $seat } versetzt einen Assistenten: { $origin } → { $area }.
    }
log-yokohama-station-put = { $seat } legt das Bahnhofsplättchen: { $area }.
log-yokohama-reward-token-taken = { $seat } nimmt Errungenschaftsbelohnung { $token }.
log-yokohama-card-revealed =
    { $card_id ->
        [order] Auftrag { $card } wird aufgedeckt.
       *[technology] Die Technologie „{ $card_name }“ (Karte { $card }) wird aufgedeckt.
    }
log-yokohama-end-triggered = { $seat } läutet das Ende ein: { $ending }.
log-yokohama-game-ended = Das Spiel ist vorbei: { $ending }.
