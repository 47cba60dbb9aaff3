### Yokohama: ein Zug als eine Zeile. Siehe en/turns-yokohama.ftl.

turn-yokohama-acted = { $area }, Stärke { $power }
turn-yokohama-kept =
    { $order_id ->
        [none] ein Auftrag verdeckt behalten
       *[other] Auftrag { $order } behalten
    }
turn-yokohama-placed = Assistenten gestellt: { $list }
turn-yokohama-president-moved = Präsident gezogen: { $area }
turn-yokohama-president-returned = Präsident wieder auf der Hand
turn-yokohama-order-taken =
    { $n ->
        [one] neuer Auftrag { $list }
       *[other] neue Aufträge { $list }
    }
turn-yokohama-technology-gained = Technologie „{ $card_name }“
turn-yokohama-assistant-put = { $area }, Feld { $space }
turn-yokohama-token-taken = Stärke-Fünf-Plättchen
turn-yokohama-built =
    { $space_id ->
        [trading_house] Handelshaus gebaut
       *[shophouse] Geschäft gebaut
    }
turn-yokohama-fulfilled =
    { $n ->
        [one] Auftrag { $list } erfüllt
       *[other] Aufträge { $list } erfüllt
    }
turn-yokohama-achieved = Errungenschaft „{ $list }“
turn-yokohama-agent-gained =
    { $n ->
        [one] ein Vertreter mehr
       *[other] { $n } Vertreter mehr
    }
turn-yokohama-station-put = Bahnhofsplättchen gelegt: { $area }
turn-yokohama-end-triggered = das Ende naht: { $ending }
turn-yokohama-game-ended = das Spiel ist vorbei: { $ending }
