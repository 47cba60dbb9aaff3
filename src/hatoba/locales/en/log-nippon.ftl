### Nippon: the log. One message for each type of event: log-nippon-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat is a person's name,
### numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id. $sum is the amount and its
### kind, "3 coal". $factory_name and $factory_bonus are the names of a factory's good and bonus.

log-nippon-turn-started = Round { $round }, turn { $turn }: { $seat }.
log-nippon-worker-taken = { $seat } takes a worker ({ $colour }) for the action: { $action }.
log-nippon-gained = { $seat } gets { $sum }.
log-nippon-paid =
    { $kind_id ->
        [machines] { $seat } uses { $sum }.
       *[other] { $seat } pays { $sum }.
    }
log-nippon-track-moved =
    { $moves ->
        [one] { $seat } moves a track up one step, to { $number }: { $track }.
       *[other] { $seat } moves a track up { $moves } steps, to { $number }: { $track }.
    }
log-nippon-produced =
    { $lost ->
        [0] { $stored ->
            [one] { $seat } produces { $stored } cube: { $good }.
           *[other] { $seat } produces { $stored } cubes: { $good }.
        }
       *[other] { $stored ->
            [one] { $seat } produces { $stored } cube: { $good }. Did not fit: { $lost }.
           *[other] { $seat } produces { $stored } cubes: { $good }. Did not fit: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $cubes ->
        [one] { $seat } uses { $cubes } cube: { $good }.
       *[other] { $seat } uses { $cubes } cubes: { $good }.
    }
log-nippon-contract-fulfilled = { $seat } fulfils contract { $contract }.
log-nippon-factory-built = { $seat } builds factory { $factory }: { $factory_name }, { $factory_bonus }.
log-nippon-machine-installed = { $seat } improves a factory to a machine of +{ $machine }: { $good }.
log-nippon-ship-placed =
    { $side_id ->
        [turned] { $seat } sends a turned ship to { $region }.
       *[plain] { $seat } sends a ship to { $region }.
    }
log-nippon-train-placed =
    { $side_id ->
        [turned] { $seat } sends a turned train to { $region }.
       *[plain] { $seat } sends a train to { $region }.
    }
log-nippon-ships-turned = { $seat } turns all ships left on the board.
log-nippon-trains-turned = { $seat } turns all trains left on the board.
log-nippon-influence-put = { $seat } puts an influence token of { $value } in { $city }, space { $space }.
log-nippon-influence-returned = { $seat } gets back an influence token of { $value } from { $city }, space { $space }.
log-nippon-consolidated = { $seat } consolidates. The new budget: { $yen } yen, { $coal } coal.
log-nippon-reward-taken =
    { $bonus_id ->
        [blueprints] { $seat } takes a reward token: { $multiplier }x, blueprints.
        [coal] { $seat } takes a reward token: { $multiplier }x, coal.
       *[yen] { $seat } takes a reward token: { $multiplier }x, yen.
    }
log-nippon-multiplier-taken = { $seat } takes a multiplier token: { $multiplier }x.
log-nippon-multiplier-put = { $seat } puts { $multiplier }x on the achievement: { $achievement }.
log-nippon-multiplier-discarded = { $seat } discards a token of { $multiplier }x: no achievement space is free.
log-nippon-wages-paid =
    { $unpaid ->
        [0] { $paid ->
            [one] { $seat } pays wages for one colour.
           *[other] { $seat } pays wages for { $paid } colours.
        }
       *[other] { $paid ->
            [one] { $seat } pays wages for one colour. Unpaid: { $unpaid }.
           *[other] { $seat } pays wages for { $paid } colours. Unpaid: { $unpaid }.
        }
    }
log-nippon-workers-returned =
    { $workers ->
        [one] { $seat } puts a worker back into the bag.
       *[other] { $seat } puts { $workers } workers back into the bag.
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
log-nippon-region-scored = { $seat }, place { $place } in { $region }: { $vp } VP, ships { $ships } VP.
log-nippon-scored = { $seat }: { $points } VP ({ $category }).
log-nippon-final-turns =
    { $turns ->
        [one] The marker is on gold: everybody has one more turn.
       *[other] The marker is on gold: everybody has { $turns } more turns.
    }
log-nippon-end-money =
    { $unpaid ->
        [0] { $seat } has { $yen } yen left after the last wages.
       *[other] { $seat } has { $yen } yen left after the last wages. Unpaid colours: { $unpaid }.
    }
log-nippon-achievement-scored = { $seat }: { $base } times { $multiplier } VP for { $achievement }.
log-nippon-game-ended = The game is over: { $ending }.
