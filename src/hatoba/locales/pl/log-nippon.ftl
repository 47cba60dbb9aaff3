### Nippon: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-nippon-turn-started = Runda { $round }, tura { $turn }: { $seat }.
log-nippon-worker-taken = { $seat } bierze robotnika ({ $colour }) do akcji: { $action }.
log-nippon-gained = { $seat } otrzymuje: { $sum }.
log-nippon-paid =
    { $kind_id ->
        [machines] { $seat } zużywa: { $sum }.
       *[other] { $seat } płaci: { $sum }.
    }
log-nippon-track-moved =
    { $moves ->
        [one] { $seat } przesuwa tor o { $moves } pole, na { $number }: { $track }.
        [few] { $seat } przesuwa tor o { $moves } pola, na { $number }: { $track }.
       *[many] { $seat } przesuwa tor o { $moves } pól, na { $number }: { $track }.
    }
log-nippon-produced =
    { $lost ->
        [0] { $stored ->
            [one] { $seat } produkuje { $stored } kostkę: { $good }.
            [few] { $seat } produkuje { $stored } kostki: { $good }.
           *[many] { $seat } produkuje { $stored } kostek: { $good }.
        }
       *[other] { $stored ->
            [one] { $seat } produkuje { $stored } kostkę: { $good }. Nie zmieściło się: { $lost }.
            [few] { $seat } produkuje { $stored } kostki: { $good }. Nie zmieściło się: { $lost }.
           *[many] { $seat } produkuje { $stored } kostek: { $good }. Nie zmieściło się: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $cubes ->
        [one] { $seat } zużywa { $cubes } kostkę: { $good }.
        [few] { $seat } zużywa { $cubes } kostki: { $good }.
       *[many] { $seat } zużywa { $cubes } kostek: { $good }.
    }
log-nippon-contract-fulfilled = { $seat } wypełnia kontrakt { $contract }.
log-nippon-factory-built = { $seat } buduje fabrykę { $factory }: { $factory_name }, { $factory_bonus }.
log-nippon-machine-installed = { $seat } ulepsza fabrykę do maszyny +{ $machine }: { $good }.
log-nippon-ship-placed =
    { $side_id ->
        [turned] { $seat } wysyła odwrócony statek: { $region }.
       *[plain] { $seat } wysyła statek: { $region }.
    }
log-nippon-train-placed =
    { $side_id ->
        [turned] { $seat } wysyła odwrócony pociąg: { $region }.
       *[plain] { $seat } wysyła pociąg: { $region }.
    }
log-nippon-ships-turned = { $seat } odwraca wszystkie statki pozostałe na planszy.
log-nippon-trains-turned = { $seat } odwraca wszystkie pociągi pozostałe na planszy.
log-nippon-influence-put = { $seat } kładzie żeton wpływu { $value }: { $city }, pole { $space }.
log-nippon-influence-returned = { $seat } odzyskuje żeton wpływu { $value }: { $city }, pole { $space }.
log-nippon-consolidated = { $seat } przeprowadza konsolidację. Nowy budżet: { $yen } ¥, węgiel: { $coal }.
log-nippon-reward-taken =
    { $bonus_id ->
        [blueprints] { $seat } bierze żeton nagrody: { $multiplier }x, projekty.
        [coal] { $seat } bierze żeton nagrody: { $multiplier }x, węgiel.
       *[yen] { $seat } bierze żeton nagrody: { $multiplier }x, jeny.
    }
log-nippon-multiplier-taken = { $seat } bierze żeton mnożnika: { $multiplier }x.
log-nippon-multiplier-put = { $seat } kładzie { $multiplier }x na osiągnięciu: { $achievement }.
log-nippon-multiplier-discarded = { $seat } odrzuca żeton { $multiplier }x: nie ma wolnego pola osiągnięć.
log-nippon-wages-paid =
    { $unpaid ->
        [0] { $seat } wypłaca płace, liczba kolorów: { $paid }.
       *[other] { $seat } wypłaca płace, liczba kolorów: { $paid }. Bez zapłaty: { $unpaid }.
    }
log-nippon-workers-returned =
    { $workers ->
        [one] { $seat } odkłada robotnika do woreczka.
       *[other] { $seat } odkłada { $workers } robotników do woreczka.
    }
log-nippon-row-moved = { $row } przechodzi na inne miejsce: { $space }.
log-nippon-worker-drawn = Robotnik ({ $colour }) z woreczka: { $place }.
log-nippon-marker-moved = Znacznik podliczania przechodzi na pole { $space }.
log-nippon-scoring =
    { $scoring ->
        [1] Pierwsze podliczanie regionów.
        [2] Drugie podliczanie regionów.
       *[other] Trzecie podliczanie regionów.
    }
log-nippon-region-scored = { $seat }: miejsce { $place } ({ $region }), { $vp } PZ, za statki { $ships } PZ.
log-nippon-scored = { $seat }: { $points } PZ ({ $category }).
log-nippon-final-turns =
    { $turns ->
        [one] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } turę.
        [few] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } tury.
       *[many] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } tur.
    }
log-nippon-end-money =
    { $unpaid ->
        [0] { $seat } ma po ostatnich płacach { $yen } ¥.
       *[other] { $seat } ma po ostatnich płacach { $yen } ¥. Kolory bez zapłaty: { $unpaid }.
    }
log-nippon-achievement-scored = { $seat }: { $base } razy { $multiplier } PZ za osiągnięcie „{ $achievement }”.
log-nippon-game-ended = Koniec gry: { $ending }.
