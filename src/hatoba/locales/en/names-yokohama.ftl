### Yokohama: names.
###
### Ids are yokohama-KIND-ID, where ID is the id of the component sheet with "_" turned into "-".
### yokohama-amount-* take $n, a number, and are used for costs and rewards in lists: "3 silk, 2 yen".
### yokohama-gives-* head the table of an area: what the numbers by power mean.

yokohama-game = Yokohama

## Goods and money

yokohama-good-copper = Copper
yokohama-good-silk = Silk
yokohama-good-tea = Tea
yokohama-good-fish = Fish
yokohama-good-imports = Imports
yokohama-good-yen = Yen

## Costs and rewards, $n of each

yokohama-amount-vp = { $n } VP
yokohama-amount-yen = { $n } yen
yokohama-amount-copper = { $n } copper
yokohama-amount-silk = { $n } silk
yokohama-amount-tea = { $n } tea
yokohama-amount-fish = { $n } fish
yokohama-amount-imports =
    { $n ->
        [one] { $n } import
       *[other] { $n } imports
    }
yokohama-amount-any-good =
    { $n ->
        [one] { $n } trade good of your choice
       *[other] { $n } trade goods of your choice
    }
yokohama-amount-warehouse =
    { $n ->
        [one] { $n } warehouse reward
       *[other] { $n } warehouse rewards
    }
yokohama-amount-move =
    { $n ->
        [one] { $n } move reward
       *[other] { $n } move rewards
    }
yokohama-amount-free-agents =
    { $n ->
        [one] { $n } free agent
       *[other] { $n } free agents
    }

## Countries

yokohama-country-british = British
yokohama-country-american = American
yokohama-country-french = French
yokohama-country-german = German
yokohama-country-dutch = Dutch

## Editions and options

yokohama-edition-original = Original edition
yokohama-edition-second = Second edition
yokohama-option-edition = Edition
yokohama-option-rival = Rival
yokohama-option-achievement-rewards = Achievement rewards
yokohama-option-free-agents = Free agents

## Pieces

yokohama-piece-assistant = Assistant
yokohama-piece-president = President
yokohama-piece-shophouse = Shophouse
yokohama-piece-trading-house = Trading house
yokohama-piece-station = Station token

## Areas

yokohama-category-production = Production area
yokohama-category-commercial = Commercial area
yokohama-category-none = Neither a production nor a commercial area

yokohama-area-copper-mine = Copper mine
yokohama-area-silk-mill = Silk mill
yokohama-area-tea-plantation = Tea plantation
yokohama-area-fishing-ground = Fishing ground
yokohama-area-bank = Bank
yokohama-area-chinatown = Chinatown
yokohama-area-employment-agency = Employment agency
yokohama-area-customs = Customs
yokohama-area-church = Church
yokohama-area-laboratory-a = Laboratory A
yokohama-area-laboratory-b = Laboratory B
yokohama-area-port-a = Port A
yokohama-area-port-b = Port B
yokohama-area-canal = Canal

yokohama-gives-copper = Copper you get
yokohama-gives-silk = Silk you get
yokohama-gives-tea = Tea you get
yokohama-gives-fish = Fish you get
yokohama-gives-yen = Yen you get
yokohama-gives-exchanges = Exchanges, up to
yokohama-gives-pieces = Pieces, up to
yokohama-gives-imports-paid = Imports you may pay, up to
yokohama-gives-faith = Faith
yokohama-gives-production = Production
yokohama-gives-order-levels = Orders up to level
yokohama-gives-nothing = Nothing

yokohama-level-low = low
yokohama-level-mid = mid
yokohama-level-high = high

## Technologies

yokohama-technology-ball = Ball
yokohama-technology-brickyard = Brickyard
yokohama-technology-electric-light = Electric Light
yokohama-technology-exposition = Exposition
yokohama-technology-gaslight = Gaslight
yokohama-technology-language-school = Language School
yokohama-technology-letterpress = Letterpress Printing
yokohama-technology-mining = Mining Technology
yokohama-technology-newspaper = Newspaper
yokohama-technology-patent = Patent System
yokohama-technology-postal = Postal System
yokohama-technology-spinning-mill = Spinning Mill
yokohama-technology-stagecoach = Stagecoach
yokohama-technology-station = Station
yokohama-technology-stock = Stock Exchange
yokohama-technology-telegram = Telegram
yokohama-technology-telephone = Telephone
yokohama-technology-tram = Tram
yokohama-technology-university = University
yokohama-technology-winery = Winery

## Achievements

yokohama-achievement-copper = Copper stock
yokohama-achievement-silk = Silk stock
yokohama-achievement-tea = Tea stock
yokohama-achievement-fish = Fish stock
yokohama-achievement-yen = Ready money
yokohama-achievement-tokens = Token collector
yokohama-achievement-orders = Busy exporter
yokohama-achievement-technologies = Inventor
yokohama-achievement-production-4 = Builder in production areas
yokohama-achievement-commercial-4 = Builder in commercial areas
yokohama-achievement-production-3-commercial-2 = Builder, mostly in production areas
yokohama-achievement-production-2-commercial-3 = Builder, mostly in commercial areas

## Scoring categories

yokohama-score-orders = Orders
yokohama-score-church = Church board
yokohama-score-customs = Customs board
yokohama-score-technologies = Technologies
yokohama-score-achievements = Achievements
yokohama-score-buildings = Buildings
yokohama-score-tokens = Five-power tokens
yokohama-score-port = Ports
yokohama-score-church-majority = Most in the church
yokohama-score-customs-majority = Most in the customs
yokohama-score-technology-majority = Highest production
yokohama-score-countries = Countries
yokohama-score-agents = Unused agents
yokohama-score-imports = Imports
yokohama-score-yen = Yen
yokohama-score-goods = Trade goods

## What the condition of an achievement counts

yokohama-need-copper = copper
yokohama-need-silk = silk
yokohama-need-tea = tea
yokohama-need-fish = fish
yokohama-need-imports = imports
yokohama-need-yen = yen
yokohama-need-tokens = tokens
yokohama-need-orders = fulfilled orders
yokohama-need-technologies = technologies
yokohama-need-production = production areas built in
yokohama-need-commercial = commercial areas built in

## What brings the end

yokohama-ending-trading-houses = all trading houses of a player are built
yokohama-ending-shophouses = all shophouses of a player are built
yokohama-ending-port = a port cannot be filled up
yokohama-ending-church = the church board is full enough
yokohama-ending-customs = the customs board is full enough
