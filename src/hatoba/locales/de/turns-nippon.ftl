### Nippon: ein Zug als eine Zeile. Siehe en/turns-nippon.ftl.

turn-nippon-worker-taken = { $action } ({ $colour })
turn-nippon-consolidated = Konsolidierung: neues Budget { $yen } Yen und { $coal } Kohle
turn-nippon-contract-fulfilled =
    { $n ->
        [one] Vertrag { $list } erfüllt
       *[other] Verträge { $list } erfüllt
    }
turn-nippon-factory-built = Fabrik { $factory }: { $factory_name }, { $factory_bonus }
turn-nippon-machine-installed =
    { $n ->
        [one] Maschine: { $list }
       *[other] { $n } Maschinen: { $list }
    }
turn-nippon-ship-placed =
    { $n ->
        [one] Schiff: { $list }
       *[other] { $n } Schiffe: { $list }
    }
turn-nippon-train-placed =
    { $n ->
        [one] Eisenbahn: { $list }
       *[other] { $n } Eisenbahnen: { $list }
    }
turn-nippon-ships-turned = Schiffe auf der eigenen Tafel umgedreht
turn-nippon-trains-turned = Eisenbahnen auf der eigenen Tafel umgedreht
turn-nippon-influence-put =
    { $n ->
        [one] Einfluss: { $list }
       *[other] { $n }-mal Einfluss: { $list }
    }
turn-nippon-track-moved = { $track } auf { $number }
turn-nippon-reward-taken = Belohnung ×{ $multiplier }
turn-nippon-multiplier-taken = Multiplikator ×{ $multiplier }
turn-nippon-multiplier-put = ×{ $multiplier } auf „{ $achievement }“
turn-nippon-multiplier-discarded = ×{ $multiplier } abgelegt
turn-nippon-scoring =
    { $scoring ->
        [1] erste Wertung der Regionen
        [2] zweite Wertung der Regionen
       *[other] dritte Wertung der Regionen
    }
turn-nippon-final-turns =
    { $turns ->
        [one] noch ein Zug für alle
       *[other] noch { $turns } Züge für alle
    }
turn-nippon-game-ended = das Spiel ist vorbei: { $ending }
