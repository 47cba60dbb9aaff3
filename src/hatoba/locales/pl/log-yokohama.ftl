### Yokohama: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-yokohama-gained = { $seat } otrzymuje: { $sum }.
log-yokohama-paid = { $seat } płaci: { $sum }.
log-yokohama-turn-started = Runda { $round }, tura { $turn }: { $seat }.
log-yokohama-kept =
    { $order_id ->
        [none] { $seat } w tajemnicy zatrzymuje zamówienie.
       *[other] { $seat } zatrzymuje zamówienie { $order }.
    }
log-yokohama-placed =
    { $count ->
        [one] { $seat } umieszcza asystenta: { $area }.
       *[other] { $seat } umieszcza { $count } asystentów: { $area }.
    }
log-yokohama-fee-paid = { $seat } płaci { $amount } ¥ za prezesa. Odbiorca: { $to }.
log-yokohama-president-moved = { $seat } przesuwa prezesa: { $area }.
log-yokohama-president-returned = { $seat } zabiera prezesa na rękę.
log-yokohama-recalled =
    { $count ->
        [one] { $seat } odzyskuje asystenta: { $area }.
       *[other] { $seat } odzyskuje { $count } asystentów: { $area }.
    }
log-yokohama-acted = { $seat } działa z siłą { $power }: { $area }.
log-yokohama-income = { $seat } zarabia na domu handlowym: { $area }.
log-yokohama-scored = { $seat } zdobywa { $points } PZ ({ $category }).
log-yokohama-token-taken = { $seat } bierze żeton siły pięć: { $area }.
log-yokohama-built =
    { $space_id ->
        [trading_house] { $seat } buduje dom handlowy: { $area }.
       *[shophouse] { $seat } buduje sklep: { $area }.
    }
log-yokohama-agent-used =
    { $agent_id ->
        [free] { $seat } używa wolnego agenta: { $area }.
       *[other] { $seat } używa agenta ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $agent_id ->
        [free] { $seat } otrzymuje wolnego agenta.
       *[other] { $seat } otrzymuje agenta ({ $agent }).
    }
log-yokohama-achieved = { $seat } zdobywa osiągnięcie „{ $achievement }”.
log-yokohama-fulfilled = { $seat } wypełnia zamówienie { $order }.
log-yokohama-order-taken = { $seat } bierze zamówienie { $order }.
log-yokohama-technology-gained = { $seat } zdobywa technologię „{ $card_name }” (karta { $card }).
log-yokohama-assistant-put = { $seat } stawia asystenta na planszy zarządzania: { $area }, pole { $space }.
log-yokohama-hired =
    { $piece_id ->
        [assistant] { $seat } bierze z magazynu na rękę asystenta.
        [shophouse] { $seat } bierze z magazynu na rękę sklep.
       *[trading_house] { $seat } bierze z magazynu na rękę dom handlowy.
    }
log-yokohama-assistant-moved =
    { $origin_id ->
        [hand] { $seat } przesuwa asystenta z ręki: { $area }.
       *[other] { $seat } przesuwa asystenta: { $origin } → { $area }.
    }
log-yokohama-station-put = { $seat } kładzie żeton stacji: { $area }.
log-yokohama-reward-token-taken = { $seat } bierze nagrodę za osiągnięcia nr { $token }.
log-yokohama-card-revealed =
    { $card_id ->
        [order] Odkryto zamówienie { $card }.
       *[technology] Odkryto technologię „{ $card_name }” (karta { $card }).
    }
log-yokohama-end-triggered = Zbliża się koniec gry ({ $seat }): { $ending }.
log-yokohama-game-ended = Koniec gry: { $ending }.
