### Nippon: what is asked of the seat to move. prompt-nippon-STEP is the question, .title the step's short name.
###
### Arguments come from the view's pending step: $region and $city are names; $done (pieces so far), $contract, $due,
### $space, $cubes and $multiplier are numbers.

prompt-nippon-turn = Take a worker for an action, or consolidate.
    .title = Your turn
prompt-nippon-knowledge =
    { $done ->
        [0] Move your knowledge track up.
       *[other] Move your knowledge track up another step, or finish. So far: { $done }.
    }
    .title = Knowledge
prompt-nippon-mines =
    { $done ->
        [0] Move your coal track up.
       *[other] Move your coal track up another step, or finish. So far: { $done }.
    }
    .title = Mines
prompt-nippon-production =
    { $done ->
        [0] Choose a factory to run.
       *[other] Choose another factory to run, or finish. So far: { $done }.
    }
    .title = Production
prompt-nippon-export =
    { $done ->
        [0] Choose a contract to fulfil.
       *[other] Choose another contract to fulfil, or finish. So far: { $done }.
    }
    .title = Export
prompt-nippon-ships =
    { $done ->
        [0] Choose a region for a ship.
       *[other] Choose another region for a ship, or finish. So far: { $done }.
    }
    .title = Ships
prompt-nippon-trains =
    { $done ->
        [0] Choose a region for a train.
       *[other] Choose another region for a train, or finish. So far: { $done }.
    }
    .title = Trains
prompt-nippon-machinery =
    { $done ->
        [0] Choose a factory to upgrade.
       *[other] Choose a further upgrade, or finish. So far: { $done }.
    }
    .title = Machinery
prompt-nippon-local-market =
    { $done ->
        [0] Choose a space beside a city for an influence token.
       *[other] Choose another space in the same region, or finish: { $region }. So far: { $done }.
    }
    .title = Local market
prompt-nippon-free-ships = Put a ship on the map for free, or finish. So far: { $done }.
    .title = Free ships
prompt-nippon-free-trains = Put a train on the map for free, or finish. So far: { $done }.
    .title = Free trains
prompt-nippon-free-machinery = Make a machine upgrade for free, or finish. So far: { $done }.
    .title = Free machinery
prompt-nippon-payment =
    { $due ->
        [one] Contract { $contract }: choose the good to pay { $due } cube of.
       *[other] Contract { $contract }: choose the good to pay { $due } cubes of.
    }
    .title = Payment for a contract
prompt-nippon-invest = Choose a factory to build.
    .title = Invest
prompt-nippon-cubes = How many cubes do you deliver? { $city }, space { $space }.
    .title = Cubes
prompt-nippon-influence-token =
    { $cubes ->
        [one] Choose an influence token for { $cubes } cube: { $city }, space { $space }.
       *[other] Choose an influence token for { $cubes } cubes: { $city }, space { $space }.
    }
    .title = Influence token
prompt-nippon-returned-token = The city is full: choose which of the lowest tokens goes back to its owner. { $city }
    .title = Token that goes back
prompt-nippon-emperors-reward = Take a reward token of at most { $multiplier }x.
    .title = Emperor’s reward
prompt-nippon-achievement = Choose an achievement space for the token of { $multiplier }x.
    .title = Achievement
prompt-nippon-end-of-turn = Spend blueprints, or end your turn.
    .title = End of the turn
