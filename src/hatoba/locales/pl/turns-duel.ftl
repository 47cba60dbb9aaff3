### Yokohama Duel: tura w jednym wierszu. Zob. en/turns-duel.ftl.

turn-duel-agent-sent = agent: { $area }
turn-duel-strength-played = { $area }, { $strength }
turn-duel-extra-played =
    { $extra_id ->
        [plus_1] +1
       *[plus_2] +2
    }
turn-duel-technology-used = { $technology }
turn-duel-acted = razem { $strength }
turn-duel-put-under =
    { $order_id ->
        [none] jedno zamówienie pod talię
       *[other] zamówienie { $order } pod talię
    }
turn-duel-area-chosen = { $area }
turn-duel-church-card-taken =
    { $n ->
        [one] karta kościoła { $list }
        [few] karty kościoła { $list }
       *[many] karty kościoła { $list }
    }
turn-duel-imports-turned =
    { $count ->
        [one] zakryte { $count } dobro importowane
        [few] zakryte { $count } dobra importowane
       *[many] zakrytych { $count } dóbr importowanych
    }
turn-duel-technology-gained = technologia: { $list }
turn-duel-station-put = żeton stacji: { $area }
turn-duel-order-kept =
    { $order_id ->
        [none] jedno nowe zamówienie
       *[other] nowe zamówienie { $order }
    }
turn-duel-order-drawn =
    { $order_id ->
        [none] jedno zamówienie z talii
       *[other] zamówienie { $order } z talii
    }
turn-duel-bonus-taken = karta premii { $card }
turn-duel-built =
    { $piece_id ->
        [shop] zbudowany sklep
       *[warehouse] zbudowany dom towarowy
    }
turn-duel-fulfilled =
    { $n ->
        [one] wypełnione zamówienie { $list }
        [few] wypełnione zamówienia { $list }
       *[many] wypełnione zamówienia { $list }
    }
turn-duel-agent-hired = zatrudniony agent ({ $need })
turn-duel-upgraded = ulepszona karta siły { $card }
turn-duel-round-ended = koniec rundy
turn-duel-game-ended = koniec gry: { $ending }
