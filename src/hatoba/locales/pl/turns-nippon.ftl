### Nippon: tura w jednym wierszu. Zob. en/turns-nippon.ftl.

turn-nippon-worker-taken = { $action } ({ $colour })
turn-nippon-consolidated = konsolidacja: nowy budżet { $yen } ¥, węgiel { $coal }
turn-nippon-contract-fulfilled =
    { $n ->
        [one] wypełniony kontrakt { $list }
        [few] wypełnione kontrakty { $list }
       *[many] wypełnione kontrakty { $list }
    }
turn-nippon-factory-built = fabryka { $factory }: { $factory_name }, { $factory_bonus }
turn-nippon-machine-installed =
    { $n ->
        [one] maszyna: { $list }
        [few] { $n } maszyny: { $list }
       *[many] { $n } maszyn: { $list }
    }
turn-nippon-ship-placed =
    { $n ->
        [one] statek: { $list }
        [few] { $n } statki: { $list }
       *[many] { $n } statków: { $list }
    }
turn-nippon-train-placed =
    { $n ->
        [one] pociąg: { $list }
        [few] { $n } pociągi: { $list }
       *[many] { $n } pociągów: { $list }
    }
turn-nippon-ships-turned = odwrócone statki na planszy
turn-nippon-trains-turned = odwrócone pociągi na planszy
turn-nippon-influence-put =
    { $n ->
        [one] wpływ: { $list }
        [few] wpływ { $n } razy: { $list }
       *[many] wpływ { $n } razy: { $list }
    }
turn-nippon-track-moved = { $track }: { $number }
turn-nippon-reward-taken = nagroda ×{ $multiplier }
turn-nippon-multiplier-taken = mnożnik ×{ $multiplier }
turn-nippon-multiplier-put = ×{ $multiplier } na osiągnięciu „{ $achievement }”
turn-nippon-multiplier-discarded = odrzucony żeton ×{ $multiplier }
turn-nippon-scoring =
    { $scoring ->
        [1] pierwsze podliczanie regionów
        [2] drugie podliczanie regionów
       *[other] trzecie podliczanie regionów
    }
turn-nippon-final-turns =
    { $turns ->
        [one] jeszcze { $turns } tura dla każdego
        [few] jeszcze { $turns } tury dla każdego
       *[many] jeszcze { $turns } tur dla każdego
    }
turn-nippon-game-ended = koniec gry: { $ending }
