### Yokohama Duel: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-duel-gained = { $seat } otrzymuje: { $sum }.
log-duel-paid = { $seat } płaci: { $sum }.
log-duel-turn-started = Runda { $round }, tura { $turn }: { $seat }.
log-duel-put-under =
    { $order_id ->
        [none] { $seat } wkłada zamówienie pod talię.
       *[other] { $seat } wkłada zamówienie { $order } pod talię.
    }
log-duel-area-chosen = { $seat } wybiera obszar: { $area }.
log-duel-agent-sent = { $seat } wysyła agenta: { $area }.
log-duel-income = { $seat } zarabia na domu towarowym: { $area }.
log-duel-technology-used = { $seat } używa technologii „{ $technology }”.
log-duel-strength-played = { $seat } zagrywa kartę siły { $card } (siła { $strength }): { $area }.
log-duel-extra-played =
    { $extra_id ->
        [plus_1] { $seat } dokłada kartę +1.
       *[plus_2] { $seat } dokłada kartę +2.
    }
log-duel-acted = { $seat } działa z siłą { $strength }: { $area }.
log-duel-church-card-taken = { $seat } bierze kartę kościoła { $card }.
log-duel-imports-turned =
    { $count ->
        [one] { $seat } zakrywa { $count } dobro importowane.
        [few] { $seat } zakrywa { $count } dobra importowane.
       *[many] { $seat } zakrywa { $count } dóbr importowanych.
    }
log-duel-technology-gained = { $seat } zdobywa technologię „{ $technology }”.
log-duel-station-put = { $seat } kładzie żeton stacji: { $area }.
log-duel-order-looked-at =
    { $order_id ->
        [none] { $seat } dobiera w porcie zamówienie.
       *[other] { $seat } dobiera w porcie zamówienie { $order }.
    }
log-duel-order-kept =
    { $order_id ->
        [none] { $seat } zatrzymuje zamówienie.
       *[other] { $seat } zatrzymuje zamówienie { $order }.
    }
log-duel-order-drawn =
    { $order_id ->
        [none] { $seat } otrzymuje zamówienie z talii.
       *[other] { $seat } otrzymuje z talii zamówienie { $order }.
    }
log-duel-bonus-taken = { $seat } bierze kartę premii { $card }.
log-duel-bonus-shuffled =
    { $cards ->
        [one] Nowa talia premii to { $cards } odrzucona karta.
        [few] Z { $cards } odrzuconych kart premii powstaje nowa talia.
       *[many] Z { $cards } odrzuconych kart premii powstaje nowa talia.
    }
log-duel-bonus-revealed = Odkryto kartę premii { $card }.
log-duel-built =
    { $piece_id ->
        [shop] { $seat } buduje sklep: { $area }.
       *[warehouse] { $seat } buduje dom towarowy: { $area }.
    }
log-duel-fulfilled = { $seat } wypełnia zamówienie { $order }.
log-duel-agent-hired = { $seat } zatrudnia agenta ({ $need }).
log-duel-extra-gained =
    { $extra_id ->
        [plus_1] { $count ->
            [one] { $seat } otrzymuje kartę +1.
            [few] { $seat } otrzymuje { $count } karty +1.
           *[many] { $seat } otrzymuje { $count } kart +1.
        }
       *[plus_2] { $count ->
            [one] { $seat } otrzymuje kartę +2.
            [few] { $seat } otrzymuje { $count } karty +2.
           *[many] { $seat } otrzymuje { $count } kart +2.
        }
    }
log-duel-extra-put-back =
    { $extra_id ->
        [plus_1] { $seat } odkłada kartę +1.
       *[plus_2] { $seat } odkłada kartę +2.
    }
log-duel-round-ended = Koniec rundy { $round }.
log-duel-upgraded = { $seat } ulepsza kartę siły { $card }.
log-duel-technology-discarded = Odrzucono technologię „{ $technology }”.
log-duel-technology-revealed = Odkryto technologię „{ $technology }”.
log-duel-game-ended = Koniec gry: { $ending }.
