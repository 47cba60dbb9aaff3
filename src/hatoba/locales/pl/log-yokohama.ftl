### Yokohama: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-yokohama-gained =
    { $who ->
        [you] Otrzymujesz: { $sum }.
       *[seat] { $seat } otrzymuje: { $sum }.
    }
log-yokohama-paid =
    { $who ->
        [you] Płacisz: { $sum }.
       *[seat] { $seat } płaci: { $sum }.
    }
log-yokohama-turn-started =
    { $who ->
        [you] Runda { $round }, tura { $turn }: ty.
       *[seat] Runda { $round }, tura { $turn }: { $seat }.
    }
log-yokohama-kept =
    { $order_id ->
        [none] { $who ->
            [you] W tajemnicy zatrzymujesz zamówienie.
           *[seat] { $seat } w tajemnicy zatrzymuje zamówienie.
        }
       *[other] { $who ->
            [you] Zatrzymujesz zamówienie { $order }.
           *[seat] { $seat } zatrzymuje zamówienie { $order }.
        }
    }
log-yokohama-placed =
    { $who ->
        [you] Umieszczasz
       *[seat] { $seat } umieszcza
    } { $count ->
        [one] asystenta: { $area }.
       *[other] { $count } asystentów: { $area }.
    }
log-yokohama-fee-paid =
    { $whom ->
        [you] { $seat } płaci ci { $amount } ¥ za prezesa.
       *[seat] { $who ->
            [you] Płacisz { $amount } ¥ za prezesa. Odbiorca: { $to }.
           *[seat] { $seat } płaci { $amount } ¥ za prezesa. Odbiorca: { $to }.
        }
    }
log-yokohama-president-moved =
    { $who ->
        [you] Przesuwasz prezesa: { $area }.
       *[seat] { $seat } przesuwa prezesa: { $area }.
    }
log-yokohama-president-returned =
    { $who ->
        [you] Zabierasz prezesa na rękę.
       *[seat] { $seat } zabiera prezesa na rękę.
    }
log-yokohama-recalled =
    { $who ->
        [you] Odzyskujesz
       *[seat] { $seat } odzyskuje
    } { $count ->
        [one] asystenta: { $area }.
       *[other] { $count } asystentów: { $area }.
    }
log-yokohama-acted =
    { $who ->
        [you] Działasz z siłą { $power }: { $area }.
       *[seat] { $seat } działa z siłą { $power }: { $area }.
    }
log-yokohama-income =
    { $who ->
        [you] Zarabiasz na domu handlowym: { $area }.
       *[seat] { $seat } zarabia na domu handlowym: { $area }.
    }
log-yokohama-scored =
    { $who ->
        [you] Zdobywasz { $points } PZ ({ $category }).
       *[seat] { $seat } zdobywa { $points } PZ ({ $category }).
    }
log-yokohama-token-taken =
    { $who ->
        [you] Bierzesz żeton siły pięć: { $area }.
       *[seat] { $seat } bierze żeton siły pięć: { $area }.
    }
log-yokohama-built =
    { $who ->
        [you] Budujesz
       *[seat] { $seat } buduje
    } { $space_id ->
        [trading_house] dom handlowy: { $area }.
       *[shophouse] sklep: { $area }.
    }
log-yokohama-agent-used =
    { $who ->
        [you] Używasz
       *[seat] { $seat } używa
    } { $agent_id ->
        [free] wolnego agenta: { $area }.
       *[other] agenta ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $who ->
        [you] Otrzymujesz
       *[seat] { $seat } otrzymuje
    } { $agent_id ->
        [free] wolnego agenta.
       *[other] agenta ({ $agent }).
    }
log-yokohama-achieved =
    { $who ->
        [you] Zdobywasz osiągnięcie „{ $achievement }”.
       *[seat] { $seat } zdobywa osiągnięcie „{ $achievement }”.
    }
log-yokohama-fulfilled =
    { $who ->
        [you] Wypełniasz zamówienie { $order }.
       *[seat] { $seat } wypełnia zamówienie { $order }.
    }
log-yokohama-order-taken =
    { $who ->
        [you] Bierzesz zamówienie { $order }.
       *[seat] { $seat } bierze zamówienie { $order }.
    }
log-yokohama-technology-gained =
    { $who ->
        [you] Zdobywasz technologię „{ $card_name }” (karta { $card }).
       *[seat] { $seat } zdobywa technologię „{ $card_name }” (karta { $card }).
    }
log-yokohama-assistant-put =
    { $who ->
        [you] Stawiasz asystenta na planszy zarządzania: { $area }, pole { $space }.
       *[seat] { $seat } stawia asystenta na planszy zarządzania: { $area }, pole { $space }.
    }
log-yokohama-hired =
    { $who ->
        [you] Bierzesz
       *[seat] { $seat } bierze
    } { $piece_id ->
        [assistant] z magazynu na rękę asystenta.
        [shophouse] z magazynu na rękę sklep.
       *[trading_house] z magazynu na rękę dom handlowy.
    }
log-yokohama-assistant-moved =
    { $who ->
        [you] Przesuwasz
       *[seat] { $seat } przesuwa
    } { $origin_id ->
        [hand] asystenta z ręki: { $area }.
       *[other] asystenta: { $origin } → { $area }.
    }
log-yokohama-station-put =
    { $who ->
        [you] Kładziesz żeton stacji: { $area }.
       *[seat] { $seat } kładzie żeton stacji: { $area }.
    }
log-yokohama-reward-token-taken =
    { $who ->
        [you] Bierzesz nagrodę za osiągnięcia nr { $token }.
       *[seat] { $seat } bierze nagrodę za osiągnięcia nr { $token }.
    }
log-yokohama-card-revealed =
    { $card_id ->
        [order] Odkryto zamówienie { $card }.
       *[technology] Odkryto technologię „{ $card_name }” (karta { $card }).
    }
log-yokohama-end-triggered =
    { $who ->
        [you] Przybliżasz koniec gry: { $ending }.
       *[seat] Zbliża się koniec gry ({ $seat }): { $ending }.
    }
log-yokohama-game-ended = Koniec gry: { $ending }.
