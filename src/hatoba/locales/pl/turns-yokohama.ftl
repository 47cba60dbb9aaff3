### Yokohama: tura w jednym wierszu. Zob. en/turns-yokohama.ftl.

turn-yokohama-acted = { $area }, siła { $power }
turn-yokohama-kept =
    { $order_id ->
        [none] jedno zamówienie zachowane w tajemnicy
       *[other] zachowane zamówienie { $order }
    }
turn-yokohama-placed = asystenci: { $list }
turn-yokohama-president-moved = prezes: { $area }
turn-yokohama-president-returned = prezes wraca na rękę
turn-yokohama-order-taken =
    { $n ->
        [one] nowe zamówienie { $list }
        [few] nowe zamówienia { $list }
       *[many] nowe zamówienia { $list }
    }
turn-yokohama-technology-gained = technologia „{ $card_name }”
turn-yokohama-assistant-put = { $area }, pole { $space }
turn-yokohama-token-taken = żeton siły pięć
turn-yokohama-built =
    { $space_id ->
        [trading_house] zbudowany dom handlowy
       *[shophouse] zbudowany sklep
    }
turn-yokohama-fulfilled =
    { $n ->
        [one] zrealizowane zamówienie { $list }
        [few] zrealizowane zamówienia { $list }
       *[many] zrealizowane zamówienia { $list }
    }
turn-yokohama-achieved = osiągnięcie „{ $list }”
turn-yokohama-agent-gained =
    { $n ->
        [one] { $n } agent więcej
        [few] { $n } agentów więcej
       *[many] { $n } agentów więcej
    }
turn-yokohama-station-put = żeton stacji: { $area }
turn-yokohama-end-triggered = zbliża się koniec gry: { $ending }
turn-yokohama-game-ended = koniec gry: { $ending }
