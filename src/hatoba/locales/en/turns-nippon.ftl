### Nippon: a turn as one line. One message for each type of event that the line tells: turn-nippon-TYPE.
###
### They stand one after the other, without a subject: "Ships (blue); ships to Kanto and Kansai". Arguments as in the
### log; where events of one type are told together, $n is how many and $list names them all.

turn-nippon-worker-taken = { $action } ({ $colour })
turn-nippon-consolidated = consolidation: new budget { $yen } yen and { $coal } coal
turn-nippon-contract-fulfilled =
    { $n ->
        [one] contract { $list } fulfilled
       *[other] contracts { $list } fulfilled
    }
turn-nippon-factory-built = factory { $factory }: { $factory_name }, { $factory_bonus }
turn-nippon-machine-installed =
    { $n ->
        [one] machine for { $list }
       *[other] { $n } machines for { $list }
    }
turn-nippon-ship-placed =
    { $n ->
        [one] ship to { $list }
       *[other] { $n } ships to { $list }
    }
turn-nippon-train-placed =
    { $n ->
        [one] train to { $list }
       *[other] { $n } trains to { $list }
    }
turn-nippon-ships-turned = ships at home turned
turn-nippon-trains-turned = trains at home turned
turn-nippon-influence-put =
    { $n ->
        [one] influence in { $list }
       *[other] influence { $n } times, in { $list }
    }
turn-nippon-track-moved = { $track } up to { $number }
turn-nippon-reward-taken = reward ×{ $multiplier }
turn-nippon-multiplier-taken = multiplier ×{ $multiplier }
turn-nippon-multiplier-put = ×{ $multiplier } on { $achievement }
turn-nippon-multiplier-discarded = ×{ $multiplier } discarded
turn-nippon-scoring =
    { $scoring ->
        [1] first scoring of the regions
        [2] second scoring of the regions
       *[other] third scoring of the regions
    }
turn-nippon-final-turns =
    { $turns ->
        [one] one more turn for everybody
       *[other] { $turns } more turns for everybody
    }
turn-nippon-game-ended = the game is over: { $ending }
