### Nippon: dziennik. Jeden komunikat na rodzaj zdarzenia; argumenty jak w pliku angielskim.

log-nippon-turn-started =
    { $who ->
        [you] Runda { $round }, tura { $turn }: ty.
       *[seat] Runda { $round }, tura { $turn }: { $seat }.
    }
log-nippon-worker-taken =
    { $who ->
        [you] Bierzesz robotnika ({ $colour }) do akcji: { $action }.
       *[seat] { $seat } bierze robotnika ({ $colour }) do akcji: { $action }.
    }
log-nippon-gained =
    { $who ->
        [you] Otrzymujesz: { $sum }.
       *[seat] { $seat } otrzymuje: { $sum }.
    }
log-nippon-paid =
    { $kind_id ->
        [machines] { $who ->
            [you] Zużywasz: { $sum }.
           *[seat] { $seat } zużywa: { $sum }.
        }
       *[other] { $who ->
            [you] Płacisz: { $sum }.
           *[seat] { $seat } płaci: { $sum }.
        }
    }
log-nippon-track-moved =
    { $who ->
        [you] Przesuwasz
       *[seat] { $seat } przesuwa
    } { $moves ->
        [one] tor o { $moves } pole, na { $number }: { $track }.
        [few] tor o { $moves } pola, na { $number }: { $track }.
       *[many] tor o { $moves } pól, na { $number }: { $track }.
    }
log-nippon-produced =
    { $who ->
        [you] Produkujesz
       *[seat] { $seat } produkuje
    } { $lost ->
        [0] { $stored ->
            [one] { $stored } kostkę: { $good }.
            [few] { $stored } kostki: { $good }.
           *[many] { $stored } kostek: { $good }.
        }
       *[other] { $stored ->
            [one] { $stored } kostkę: { $good }. Nie zmieściło się: { $lost }.
            [few] { $stored } kostki: { $good }. Nie zmieściło się: { $lost }.
           *[many] { $stored } kostek: { $good }. Nie zmieściło się: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $who ->
        [you] Zużywasz
       *[seat] { $seat } zużywa
    } { $cubes ->
        [one] { $cubes } kostkę: { $good }.
        [few] { $cubes } kostki: { $good }.
       *[many] { $cubes } kostek: { $good }.
    }
log-nippon-contract-fulfilled =
    { $who ->
        [you] Wypełniasz kontrakt { $contract }.
       *[seat] { $seat } wypełnia kontrakt { $contract }.
    }
log-nippon-factory-built =
    { $who ->
        [you] Budujesz fabrykę { $factory }: { $factory_name }, { $factory_bonus }.
       *[seat] { $seat } buduje fabrykę { $factory }: { $factory_name }, { $factory_bonus }.
    }
log-nippon-machine-installed =
    { $who ->
        [you] Ulepszasz fabrykę do maszyny +{ $machine }: { $good }.
       *[seat] { $seat } ulepsza fabrykę do maszyny +{ $machine }: { $good }.
    }
log-nippon-ship-placed =
    { $who ->
        [you] Wysyłasz
       *[seat] { $seat } wysyła
    } { $side_id ->
        [turned] odwrócony statek: { $region }.
       *[plain] statek: { $region }.
    }
log-nippon-train-placed =
    { $who ->
        [you] Wysyłasz
       *[seat] { $seat } wysyła
    } { $side_id ->
        [turned] odwrócony pociąg: { $region }.
       *[plain] pociąg: { $region }.
    }
log-nippon-ships-turned =
    { $who ->
        [you] Odwracasz wszystkie statki pozostałe na planszy.
       *[seat] { $seat } odwraca wszystkie statki pozostałe na planszy.
    }
log-nippon-trains-turned =
    { $who ->
        [you] Odwracasz wszystkie pociągi pozostałe na planszy.
       *[seat] { $seat } odwraca wszystkie pociągi pozostałe na planszy.
    }
log-nippon-influence-put =
    { $who ->
        [you] Kładziesz żeton wpływu { $value }: { $city }, pole { $space }.
       *[seat] { $seat } kładzie żeton wpływu { $value }: { $city }, pole { $space }.
    }
log-nippon-influence-returned =
    { $who ->
        [you] Odzyskujesz żeton wpływu { $value }: { $city }, pole { $space }.
       *[seat] { $seat } odzyskuje żeton wpływu { $value }: { $city }, pole { $space }.
    }
log-nippon-consolidated =
    { $who ->
        [you] Przeprowadzasz konsolidację. Nowy budżet: { $yen } ¥, węgiel: { $coal }.
       *[seat] { $seat } przeprowadza konsolidację. Nowy budżet: { $yen } ¥, węgiel: { $coal }.
    }
log-nippon-reward-taken =
    { $who ->
        [you] Bierzesz
       *[seat] { $seat } bierze
    } { $bonus_id ->
        [blueprints] żeton nagrody: { $multiplier }x, projekty.
        [coal] żeton nagrody: { $multiplier }x, węgiel.
       *[yen] żeton nagrody: { $multiplier }x, jeny.
    }
log-nippon-multiplier-taken =
    { $who ->
        [you] Bierzesz żeton mnożnika: { $multiplier }x.
       *[seat] { $seat } bierze żeton mnożnika: { $multiplier }x.
    }
log-nippon-multiplier-put =
    { $who ->
        [you] Kładziesz { $multiplier }x na osiągnięciu: { $achievement }.
       *[seat] { $seat } kładzie { $multiplier }x na osiągnięciu: { $achievement }.
    }
log-nippon-multiplier-discarded =
    { $who ->
        [you] Odrzucasz żeton { $multiplier }x: nie ma wolnego pola osiągnięć.
       *[seat] { $seat } odrzuca żeton { $multiplier }x: nie ma wolnego pola osiągnięć.
    }
log-nippon-wages-paid =
    { $who ->
        [you] Wypłacasz
       *[seat] { $seat } wypłaca
    } { $unpaid ->
        [0] płace, liczba kolorów: { $paid }.
       *[other] płace, liczba kolorów: { $paid }. Bez zapłaty: { $unpaid }.
    }
log-nippon-workers-returned =
    { $who ->
        [you] Odkładasz
       *[seat] { $seat } odkłada
    } { $workers ->
        [one] robotnika do woreczka.
       *[other] { $workers } robotników do woreczka.
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
log-nippon-region-scored =
    { $who ->
        [you] Ty: miejsce { $place } ({ $region }), { $vp } PZ, za statki { $ships } PZ.
       *[seat] { $seat }: miejsce { $place } ({ $region }), { $vp } PZ, za statki { $ships } PZ.
    }
log-nippon-scored =
    { $who ->
        [you] Ty: { $points } PZ ({ $category }).
       *[seat] { $seat }: { $points } PZ ({ $category }).
    }
log-nippon-final-turns =
    { $turns ->
        [one] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } turę.
        [few] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } tury.
       *[many] Znacznik jest na złotym polu: każdy ma jeszcze { $turns } tur.
    }
log-nippon-end-money =
    { $who ->
        [you] Masz
       *[seat] { $seat } ma
    } { $unpaid ->
        [0] po ostatnich płacach { $yen } ¥.
       *[other] po ostatnich płacach { $yen } ¥. Kolory bez zapłaty: { $unpaid }.
    }
log-nippon-achievement-scored =
    { $who ->
        [you] Ty: { $base } razy { $multiplier } PZ za osiągnięcie „{ $achievement }”.
       *[seat] { $seat }: { $base } razy { $multiplier } PZ za osiągnięcie „{ $achievement }”.
    }
log-nippon-game-ended = Koniec gry: { $ending }.
