### Nippon: the log. One message for each type of event: log-nippon-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat is a person's name,
### numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id. $sum is the amount and its
### kind, "3 coal". $factory_name and $factory_bonus are the names of a factory's good and bonus.
### $who is "you" where $seat is the reader, else "seat".

log-nippon-turn-started =
    { $who ->
        [you] Round { $round }, turn { $turn }: you.
       *[seat] Round { $round }, turn { $turn }: { $seat }.
    }
log-nippon-worker-taken =
    { $who ->
        [you] You take a worker ({ $colour }) for the action: { $action }.
       *[seat] { $seat } takes a worker ({ $colour }) for the action: { $action }.
    }
log-nippon-gained =
    { $who ->
        [you] You get { $sum }.
       *[seat] { $seat } gets { $sum }.
    }
log-nippon-paid =
    { $kind_id ->
        [machines] { $who ->
            [you] You use { $sum }.
           *[seat] { $seat } uses { $sum }.
        }
       *[other] { $who ->
            [you] You pay { $sum }.
           *[seat] { $seat } pays { $sum }.
        }
    }
log-nippon-track-moved =
    { $who ->
        [you] You move
       *[seat] { $seat } moves
    } { $moves ->
        [one] a track up one step, to { $number }: { $track }.
       *[other] a track up { $moves } steps, to { $number }: { $track }.
    }
log-nippon-produced =
    { $who ->
        [you] You produce
       *[seat] { $seat } produces
    } { $lost ->
        [0] { $stored ->
            [one] { $stored } cube: { $good }.
           *[other] { $stored } cubes: { $good }.
        }
       *[other] { $stored ->
            [one] { $stored } cube: { $good }. Did not fit: { $lost }.
           *[other] { $stored } cubes: { $good }. Did not fit: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $who ->
        [you] You use
       *[seat] { $seat } uses
    } { $cubes ->
        [one] { $cubes } cube: { $good }.
       *[other] { $cubes } cubes: { $good }.
    }
log-nippon-contract-fulfilled =
    { $who ->
        [you] You fulfil contract { $contract }.
       *[seat] { $seat } fulfils contract { $contract }.
    }
log-nippon-factory-built =
    { $who ->
        [you] You build factory { $factory }: { $factory_name }, { $factory_bonus }.
       *[seat] { $seat } builds factory { $factory }: { $factory_name }, { $factory_bonus }.
    }
log-nippon-machine-installed =
    { $who ->
        [you] You improve a factory to a machine of +{ $machine }: { $good }.
       *[seat] { $seat } improves a factory to a machine of +{ $machine }: { $good }.
    }
log-nippon-ship-placed =
    { $who ->
        [you] You send
       *[seat] { $seat } sends
    } { $side_id ->
        [turned] a turned ship to { $region }.
       *[plain] a ship to { $region }.
    }
log-nippon-train-placed =
    { $who ->
        [you] You send
       *[seat] { $seat } sends
    } { $side_id ->
        [turned] a turned train to { $region }.
       *[plain] a train to { $region }.
    }
log-nippon-ships-turned =
    { $who ->
        [you] You turn all ships left on the board.
       *[seat] { $seat } turns all ships left on the board.
    }
log-nippon-trains-turned =
    { $who ->
        [you] You turn all trains left on the board.
       *[seat] { $seat } turns all trains left on the board.
    }
log-nippon-influence-put =
    { $who ->
        [you] You put an influence token of { $value } in { $city }, space { $space }.
       *[seat] { $seat } puts an influence token of { $value } in { $city }, space { $space }.
    }
log-nippon-influence-returned =
    { $who ->
        [you] You get back an influence token of { $value } from { $city }, space { $space }.
       *[seat] { $seat } gets back an influence token of { $value } from { $city }, space { $space }.
    }
log-nippon-consolidated =
    { $who ->
        [you] You consolidate. The new budget: { $yen } yen, { $coal } coal.
       *[seat] { $seat } consolidates. The new budget: { $yen } yen, { $coal } coal.
    }
log-nippon-reward-taken =
    { $who ->
        [you] You take
       *[seat] { $seat } takes
    } { $bonus_id ->
        [blueprints] a reward token: { $multiplier }x, blueprints.
        [coal] a reward token: { $multiplier }x, coal.
       *[yen] a reward token: { $multiplier }x, yen.
    }
log-nippon-multiplier-taken =
    { $who ->
        [you] You take a multiplier token: { $multiplier }x.
       *[seat] { $seat } takes a multiplier token: { $multiplier }x.
    }
log-nippon-multiplier-put =
    { $who ->
        [you] You put { $multiplier }x on the achievement: { $achievement }.
       *[seat] { $seat } puts { $multiplier }x on the achievement: { $achievement }.
    }
log-nippon-multiplier-discarded =
    { $who ->
        [you] You discard a token of { $multiplier }x: no achievement space is free.
       *[seat] { $seat } discards a token of { $multiplier }x: no achievement space is free.
    }
log-nippon-wages-paid =
    { $who ->
        [you] You pay
       *[seat] { $seat } pays
    } { $unpaid ->
        [0] { $paid ->
            [one] wages for one colour.
           *[other] wages for { $paid } colours.
        }
       *[other] { $paid ->
            [one] wages for one colour. Unpaid: { $unpaid }.
           *[other] wages for { $paid } colours. Unpaid: { $unpaid }.
        }
    }
log-nippon-workers-returned =
    { $who ->
        [you] You put
       *[seat] { $seat } puts
    } { $workers ->
        [one] a worker back into the bag.
       *[other] { $workers } workers back into the bag.
    }
log-nippon-row-moved = { $row } moves to { $space }.
log-nippon-worker-drawn = A worker ({ $colour }) comes from the bag: { $place }.
log-nippon-marker-moved = The scoring marker moves to space { $space }.
log-nippon-scoring =
    { $scoring ->
        [1] The regions are scored for the first time.
        [2] The regions are scored for the second time.
       *[other] The regions are scored for the third time.
    }
log-nippon-region-scored =
    { $who ->
        [you] Your place in { $region } is { $place }: { $vp } VP, ships { $ships } VP.
       *[seat] { $seat }, place { $place } in { $region }: { $vp } VP, ships { $ships } VP.
    }
log-nippon-scored =
    { $who ->
        [you] You: { $points } VP ({ $category }).
       *[seat] { $seat }: { $points } VP ({ $category }).
    }
log-nippon-final-turns =
    { $turns ->
        [one] The marker is on gold: everybody has one more turn.
       *[other] The marker is on gold: everybody has { $turns } more turns.
    }
log-nippon-end-money =
    { $who ->
        [you] You have
       *[seat] { $seat } has
    } { $unpaid ->
        [0] { $yen } yen left after the last wages.
       *[other] { $yen } yen left after the last wages. Unpaid colours: { $unpaid }.
    }
log-nippon-achievement-scored =
    { $who ->
        [you] You: { $base } times { $multiplier } VP for { $achievement }.
       *[seat] { $seat }: { $base } times { $multiplier } VP for { $achievement }.
    }
log-nippon-game-ended = The game is over: { $ending }.
