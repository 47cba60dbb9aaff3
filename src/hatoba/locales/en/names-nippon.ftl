### Nippon: names.
###
### Ids are nippon-KIND-ID, where ID is the id of the component sheet with "_" turned into "-".
### nippon-amount-* take $n, a number, and are used for costs and rewards in lists: "2 coal, 5 yen".
### Sums of money are in thousands of yen throughout, as on the player boards.

nippon-game = Nippon

## Goods

nippon-good-silk = Silk
nippon-good-paper = Paper
nippon-good-bento = Bento
nippon-good-lenses = Lenses
nippon-good-clocks = Clocks
nippon-good-light-bulbs = Light bulbs

## Costs and rewards, $n of each

nippon-amount-vp = { $n } VP
nippon-amount-yen = { $n } yen
nippon-amount-coal = { $n } coal
nippon-amount-blueprints =
    { $n ->
        [one] { $n } blueprint
       *[other] { $n } blueprints
    }
nippon-amount-machines =
    { $n ->
        [one] { $n } spare machine
       *[other] { $n } spare machines
    }
nippon-amount-money =
    { $n ->
        [one] { $n } step on the money track
       *[other] { $n } steps on the money track
    }
# The goods of a contract: the first number, and each further one (always another good).
nippon-amount-cubes-first =
    { $n ->
        [one] { $n } cube of one good
       *[other] { $n } cubes of one good
    }
nippon-amount-cubes-further =
    { $n ->
        [one] { $n } cube of another good
       *[other] { $n } cubes of another good
    }

## Tracks

nippon-track-money = Money
nippon-track-coal = Coal
nippon-track-knowledge = Knowledge

## Actions

nippon-action-knowledge = Knowledge
nippon-action-production = Production
nippon-action-export = Export
nippon-action-invest = Invest
nippon-action-mines = Mines
nippon-action-ships = Ships
nippon-action-machinery = Machinery
nippon-action-trains = Trains
nippon-action-local-market = Local market

## Factory bonuses

nippon-bonus-consolidation-yen = More money
nippon-bonus-keep-coal = Coal cellar
nippon-bonus-money-marks = Double marks
nippon-bonus-once-yen = Starting capital
nippon-bonus-knowledge-further = Quick studies
nippon-bonus-knowledge-cheaper = Cheap studies
nippon-bonus-once-knowledge = Head start in knowledge
nippon-bonus-once-blueprints = Blueprints
nippon-bonus-less-coal = Thrifty furnace
nippon-bonus-mines-cheaper = Cheap mines
nippon-bonus-mines-further = Deep mines
nippon-bonus-once-coal-track = Head start in coal
nippon-bonus-once-turn-ships = Better ships
nippon-bonus-once-ships = Free ships
nippon-bonus-ships-cheaper = Cheap ships
nippon-bonus-once-turn-trains = Better trains
nippon-bonus-once-trains = Free trains
nippon-bonus-trains-cheaper = Cheap trains
nippon-bonus-once-machinery = Free machinery
nippon-bonus-more-cubes = Higher output
nippon-bonus-machinery-cheaper = Cheap machinery

## Map

nippon-region-hokkaido = Hokkaido
nippon-region-kanto = Kanto
nippon-region-kansai = Kansai
nippon-region-kyushu = Kyushu

nippon-city-sapporo = Sapporo
nippon-city-hakodate = Hakodate
nippon-city-tokyo = Tokyo
nippon-city-yokohama = Yokohama
nippon-city-osaka = Osaka
nippon-city-kyoto = Kyoto
nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka

## Achievements

nippon-achievement-contracts = Contracts
nippon-achievement-knowledge-stars = Knowledge stars
nippon-achievement-coal-stars = Coal stars
nippon-achievement-advanced-factories = Advanced factories
nippon-achievement-full-machines = Full machines
nippon-achievement-yen = Yen left over
nippon-achievement-ship-stars = Ship stars
nippon-achievement-train-stars = Train stars
nippon-achievement-regions = Regions

## Workers: their colours, and where they are

nippon-colour-red = red
nippon-colour-blue = blue
nippon-colour-green = green
nippon-colour-yellow = yellow
nippon-colour-white = white
nippon-colour-black = black

nippon-place-space = Action space
nippon-place-row = Worker row

## Scoring categories

nippon-score-start = Start
nippon-score-contracts = Contracts
nippon-score-region-bonuses = Region bonuses
nippon-score-scoring-1 = First scoring
nippon-score-scoring-2 = Second scoring
nippon-score-scoring-3 = Third scoring
nippon-score-ships = Ships
nippon-score-wages = Unpaid wages
nippon-score-achievement-contracts = Achievement: contracts
nippon-score-achievement-knowledge-stars = Achievement: knowledge stars
nippon-score-achievement-coal-stars = Achievement: coal stars
nippon-score-achievement-advanced-factories = Achievement: advanced factories
nippon-score-achievement-full-machines = Achievement: full machines
nippon-score-achievement-yen = Achievement: yen left over
nippon-score-achievement-ship-stars = Achievement: ship stars
nippon-score-achievement-train-stars = Achievement: train stars
nippon-score-achievement-regions = Achievement: regions

## What ends the game

nippon-ending-scoring = the third scoring is done
