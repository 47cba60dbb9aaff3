### Nippon: one sentence for each printed thing, where the rules text is too long for a tip.
### Arguments as in rules-nippon.ftl.

ui-tip-nippon-action-production = Run up to { $actions_factories_run } factories: each pays its coal and puts cubes
    into its store, more with a machine.
ui-tip-nippon-action-export = Fulfil up to { $actions_contracts } contracts from your stores, for points or yen and
    steps of your money track.
ui-tip-nippon-action-invest = Build a factory of a good you do not make, for { $costs_invest } yen and enough knowledge.
ui-tip-nippon-action-ships = Ships for { $costs_ships } yen, each in another region; where you are first or second
    they score at each scoring.
ui-tip-nippon-action-machinery = One to three upgrades for { $costs_machinery } yen; a machine adds a cube to each
    run of its factory.
ui-tip-nippon-action-trains = Trains for { $costs_trains } yen, each in another region; beside an influence token
    each adds { $trains_influence } influence.
ui-tip-nippon-action-local-market = Up to { $actions_influence } influence tokens in one region: cubes of a good pay
    for each, and each brings the region’s bonus.
ui-tip-nippon-good = Level { $level }. Its factory needs knowledge { $knowledge } to be built and { $coal } coal to
    run, and stores { $capacity } cubes.
ui-tip-nippon-track-money = The yen you take when you consolidate; contracts, ships, trains and blueprints move it up.
ui-tip-nippon-track-coal = The coal you take when you consolidate; the mines action and blueprints move it up.
ui-tip-nippon-track-knowledge = Decides which factories you can build; the knowledge action and blueprints move it up.
ui-tip-nippon-consolidate = New budget by your tracks, an emperor’s reward for your workers, then wages:
    { $costs_wage } yen for each colour.
ui-tip-nippon-scoring = Three times all regions score: influence decides the places, ships add points.
ui-tip-nippon-rewards = Taken when you consolidate: the bonus at once, the multiplier for one of your achievements
    at the end.
ui-tip-nippon-rows = An empty action space takes the topmost row; when all are empty the bag refills them and
    scoring comes nearer.
ui-tip-nippon-market = Every factory that can still be built, with its bonus; each good only once for you.
ui-tip-nippon-spare = Spare machines ({ $n }): they go into the first factory that can take one.
ui-tip-nippon-contract = Only you can fulfil it, by export: { $cost }. Brings { $gain }.
ui-tip-nippon-token = An influence token: beside a good of a city it counts { $n } in that region.
ui-tip-nippon-space = Pay cubes of this good ({ $good }) and put a token here: it counts in the region.
ui-tip-nippon-bonus-money-marks = Marks under your ships and trains move your money track by { $effect_steps } instead
    of { $actions_money_mark }, earlier ones too.
ui-tip-nippon-bonus-once-trains = Once, when you build this factory: up to { $effect_pieces } trains on the map for
    free, each in another region.
ui-tip-nippon-city = A city wants four goods. In the local market, cubes of one of them pay for an influence token
    beside it.
ui-tip-nippon-worker = A worker: its action now, its wage when you consolidate.
ui-tip-nippon-now = { $n } VP here, with influence { $influence }
