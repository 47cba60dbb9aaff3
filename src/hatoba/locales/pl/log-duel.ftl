### Yokohama Duel: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-duel-gained =
    { $who ->
        [you] Otrzymujesz: { $sum }.
       *[seat] { $seat } otrzymuje: { $sum }.
    }
log-duel-paid =
    { $who ->
        [you] Płacisz: { $sum }.
       *[seat] { $seat } płaci: { $sum }.
    }
log-duel-turn-started =
    { $who ->
        [you] Runda { $round }, tura { $turn }: ty.
       *[seat] Runda { $round }, tura { $turn }: { $seat }.
    }
log-duel-put-under =
    { $who ->
        [you] Wkładasz
       *[seat] { $seat } wkłada
    } { $order_id ->
        [none] zamówienie pod talię.
       *[other] zamówienie { $order } pod talię.
    }
log-duel-area-chosen =
    { $who ->
        [you] Wybierasz obszar: { $area }.
       *[seat] { $seat } wybiera obszar: { $area }.
    }
log-duel-agent-sent =
    { $who ->
        [you] Wysyłasz agenta: { $area }.
       *[seat] { $seat } wysyła agenta: { $area }.
    }
log-duel-income =
    { $who ->
        [you] Zarabiasz na domu towarowym: { $area }.
       *[seat] { $seat } zarabia na domu towarowym: { $area }.
    }
log-duel-technology-used =
    { $who ->
        [you] Używasz technologii „{ $technology }”.
       *[seat] { $seat } używa technologii „{ $technology }”.
    }
log-duel-strength-played =
    { $who ->
        [you] Zagrywasz kartę siły { $card } (siła { $strength }): { $area }.
       *[seat] { $seat } zagrywa kartę siły { $card } (siła { $strength }): { $area }.
    }
log-duel-extra-played =
    { $who ->
        [you] Dokładasz
       *[seat] { $seat } dokłada
    } { $extra_id ->
        [plus_1] kartę +1.
       *[plus_2] kartę +2.
    }
log-duel-acted =
    { $who ->
        [you] Działasz z siłą { $strength }: { $area }.
       *[seat] { $seat } działa z siłą { $strength }: { $area }.
    }
log-duel-church-card-taken =
    { $who ->
        [you] Bierzesz kartę kościoła { $card }.
       *[seat] { $seat } bierze kartę kościoła { $card }.
    }
log-duel-imports-turned =
    { $who ->
        [you] Zakrywasz
       *[seat] { $seat } zakrywa
    } { $count ->
        [one] { $count } dobro importowane.
        [few] { $count } dobra importowane.
       *[many] { $count } dóbr importowanych.
    }
log-duel-technology-gained =
    { $who ->
        [you] Zdobywasz technologię „{ $technology }”.
       *[seat] { $seat } zdobywa technologię „{ $technology }”.
    }
log-duel-station-put =
    { $who ->
        [you] Kładziesz żeton stacji: { $area }.
       *[seat] { $seat } kładzie żeton stacji: { $area }.
    }
log-duel-order-looked-at =
    { $who ->
        [you] Dobierasz
       *[seat] { $seat } dobiera
    } { $order_id ->
        [none] w porcie zamówienie.
       *[other] w porcie zamówienie { $order }.
    }
log-duel-order-kept =
    { $who ->
        [you] Zatrzymujesz
       *[seat] { $seat } zatrzymuje
    } { $order_id ->
        [none] zamówienie.
       *[other] zamówienie { $order }.
    }
log-duel-order-drawn =
    { $who ->
        [you] Otrzymujesz
       *[seat] { $seat } otrzymuje
    } { $order_id ->
        [none] zamówienie z talii.
       *[other] z talii zamówienie { $order }.
    }
log-duel-bonus-taken =
    { $who ->
        [you] Bierzesz kartę premii { $card }.
       *[seat] { $seat } bierze kartę premii { $card }.
    }
log-duel-bonus-shuffled =
    { $cards ->
        [one] Nowa talia premii to { $cards } odrzucona karta.
        [few] Z { $cards } odrzuconych kart premii powstaje nowa talia.
       *[many] Z { $cards } odrzuconych kart premii powstaje nowa talia.
    }
log-duel-bonus-revealed = Odkryto kartę premii { $card }.
log-duel-built =
    { $who ->
        [you] Budujesz
       *[seat] { $seat } buduje
    } { $piece_id ->
        [shop] sklep: { $area }.
       *[warehouse] dom towarowy: { $area }.
    }
log-duel-fulfilled =
    { $who ->
        [you] Wypełniasz zamówienie { $order }.
       *[seat] { $seat } wypełnia zamówienie { $order }.
    }
log-duel-agent-hired =
    { $who ->
        [you] Zatrudniasz agenta ({ $need }).
       *[seat] { $seat } zatrudnia agenta ({ $need }).
    }
log-duel-extra-gained =
    { $who ->
        [you] Otrzymujesz
       *[seat] { $seat } otrzymuje
    } { $extra_id ->
        [plus_1] { $count ->
            [one] kartę +1.
            [few] { $count } karty +1.
           *[many] { $count } kart +1.
        }
       *[plus_2] { $count ->
            [one] kartę +2.
            [few] { $count } karty +2.
           *[many] { $count } kart +2.
        }
    }
log-duel-extra-put-back =
    { $who ->
        [you] Odkładasz
       *[seat] { $seat } odkłada
    } { $extra_id ->
        [plus_1] kartę +1.
       *[plus_2] kartę +2.
    }
log-duel-round-ended = Koniec rundy { $round }.
log-duel-upgraded =
    { $who ->
        [you] Ulepszasz kartę siły { $card }.
       *[seat] { $seat } ulepsza kartę siły { $card }.
    }
log-duel-technology-discarded = Odrzucono technologię „{ $technology }”.
log-duel-technology-revealed = Odkryto technologię „{ $technology }”.
log-duel-game-ended = Koniec gry: { $ending }.
