### Yokohama Duel: names.
###
### Ids are duel-KIND-ID, where ID is the id of the component sheet with "_" turned into "-".
### duel-amount-* take $n, a number, and are used for costs and rewards in lists: "3 silk, 2 yen".
### duel-gives-* head the table of an area: what the numbers by strength mean.

duel-game = Yokohama Duel

## Goods and money

duel-good-copper = Copper
duel-good-silk = Silk
duel-good-tea = Tea
duel-good-fish = Fish
duel-good-imports = Imports
duel-good-yen = Yen
duel-good-turned = Turned imports

## Costs and rewards, $n of each

duel-amount-yen = { $n } yen
duel-amount-copper = { $n } copper
duel-amount-silk = { $n } silk
duel-amount-tea = { $n } tea
duel-amount-fish = { $n } fish
duel-amount-imports =
    { $n ->
        [one] { $n } import
       *[other] { $n } imports
    }
duel-amount-turned =
    { $n ->
        [one] { $n } turned import
       *[other] { $n } turned imports
    }
duel-amount-turn =
    { $n ->
        [one] turn { $n } import
       *[other] turn { $n } imports
    }
duel-amount-orders =
    { $n ->
        [one] { $n } order from the deck
       *[other] { $n } orders from the deck
    }
duel-amount-plus-1 =
    { $n ->
        [one] one +1 card
       *[other] { $n } +1 cards
    }
duel-amount-plus-2 =
    { $n ->
        [one] one +2 card
       *[other] { $n } +2 cards
    }

## Pieces and cards

duel-piece-shop = Shop
duel-piece-warehouse = Warehouse
duel-piece-station = Station token
duel-extra-plus-1 = +1 card
duel-extra-plus-2 = +2 card

## What an agent is hired for

duel-need-orders = Orders fulfilled
duel-need-technologies = Technologies
duel-need-church-cards = Church cards
duel-need-turned-imports = Turned imports

## Areas

duel-area-tea-plantation = Tea plantation
duel-area-fishing-ground = Fishing ground
duel-area-silk-mill = Silk mill
duel-area-copper-mine = Copper mine
duel-area-church = Church
duel-area-customs = Customs
duel-area-chinatown = Chinatown
duel-area-bank = Bank
duel-area-laboratory = Laboratory
duel-area-port = Port

duel-gives-tea = Tea you get
duel-gives-fish = Fish you get
duel-gives-silk = Silk you get
duel-gives-copper = Copper you get
duel-gives-faith = Faith
duel-gives-turns = Imports you may turn, up to
duel-gives-exchanges = Exchanges, up to
duel-gives-yen = Yen you get
duel-gives-production = Production
duel-gives-orders-drawn = Orders drawn

## Technologies

duel-technology-exposition = Exposition
duel-technology-ball = Ball
duel-technology-station = Station
duel-technology-mining = Mining Technology
duel-technology-stock = Stock Exchange
duel-technology-patent = Patent System
duel-technology-letterpress = Letterpress Printing
duel-technology-stagecoach = Stagecoach
duel-technology-electric-light = Electric Light
duel-technology-postal = Postal System
duel-technology-gaslight = Gaslight
duel-technology-telegraph = Telegraph
duel-technology-language-school = Language School
duel-technology-university = University
duel-technology-tram = Tram
duel-technology-winery = Winery
duel-technology-telephone = Telephone
duel-technology-newspaper = Newspaper
duel-technology-spinning-mill = Spinning Mill
duel-technology-brickyard = Brickyard

## Scoring categories, in the order that also breaks ties

duel-score-orders = Fulfilled orders
duel-score-most-orders = Most fulfilled orders
duel-score-technologies = VP of technologies
duel-score-most-production = Highest production value
duel-score-church-cards = Church cards
duel-score-warehouses = Warehouses
duel-score-shops = Shops
duel-score-turned-imports = Turned imports
duel-score-face-up-imports = Face-up imports
duel-score-yen = Yen
duel-score-goods = Trade goods

## What ends the game

duel-ending-rounds = the last round is over
