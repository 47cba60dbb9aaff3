### Nippon: a short label for every action: action-nippon-VERB.
###
### Arguments are the verb's, by the convention of hatoba/locales/words.py; $step is the pending step's id.
### $factory_name and $factory_bonus are the names of a factory's good and bonus.

action-nippon-done = Done
action-nippon-end = End the turn
action-nippon-blueprint = Spend blueprints on the track: { $track }
action-nippon-knowledge = Knowledge ({ $colour })
action-nippon-production = Production ({ $colour })
action-nippon-export = Export ({ $colour })
action-nippon-invest = Invest ({ $colour })
action-nippon-mines = Mines ({ $colour })
action-nippon-ships = Ships ({ $colour })
action-nippon-machinery = Machinery ({ $colour })
action-nippon-trains = Trains ({ $colour })
action-nippon-local-market = Local market ({ $colour })
action-nippon-consolidate = Consolidate
action-nippon-advance =
    { $step ->
        [mines] Coal up one step
       *[knowledge] Knowledge up one step
    }
action-nippon-run = Run the factory: { $good }
action-nippon-fulfil = Fulfil contract { $contract }
action-nippon-pay = Pay with { $good }
action-nippon-build = Build factory { $factory }: { $factory_name }, { $factory_bonus }
action-nippon-upgrade =
    { $upgrade_id ->
        [spare] Buy a spare machine
       *[other] Upgrade the factory: { $upgrade }
    }
action-nippon-ship = Ship to { $region }
action-nippon-train = Train to { $region }
action-nippon-deliver = Deliver to { $city }, space { $space }
action-nippon-cubes =
    { $cubes ->
        [one] Pay { $cubes } cube
       *[other] Pay { $cubes } cubes
    }
action-nippon-token = Influence token of { $value }
action-nippon-return = Send back the token on space { $space }
action-nippon-reward =
    { $bonus_id ->
        [blueprints] Reward { $multiplier }x with blueprints
        [coal] Reward { $multiplier }x with coal
       *[yen] Reward { $multiplier }x with yen
    }
action-nippon-put = Put it on: { $achievement }
