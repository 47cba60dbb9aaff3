### The table in words: for terminals, screen readers and programs that read text.

text-header = { $game }, round { $round }, turn { $turn }
text-spectator = You are a spectator.
text-you = You are player { $seat }.
text-decides = { $seat } decides: { $question }
text-over = The game is over: { $ending }.
text-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
text-standing = Points if the game ended now: { $points }
text-printed = What is printed on all this, and what it does
text-hidden = hidden from you
text-empty = empty
text-legal = What { $seat } may do
text-log = What happened
text-nothing-happened = Nothing yet.
text-no-notation = No action is written “{ $notation }”.
text-answer = Answer with one of these actions as it is written before the colon, alone on the last line.

## The game in the terminal

text-play-help =
    A number or a notation plays an action. { $table }: the table, { $cards }: the table with all that is printed,
    { $log }: what happened, { $hint }: a hint, { $leave }: leave.
text-play-number =
    { $n ->
        [one] There is { $n } action.
       *[other] Choose a number from 1 to { $n }.
    }
text-play-hint = A merchant would choose { $number }: { $action }
text-play-saved = The record is in { $file }.

## What the fields of a table are called

text-options = Options
text-seats = Players
text-seat = player
text-score = points
text-score-if-ended-now = points if the game ended now
text-rank-if-ended-now = place if the game ended now
text-breakdown = these points by kind
text-stock = stock
text-areas = Areas
text-area = area
text-station = station token
text-orders = Orders
text-number = number
text-short = still lacking
text-fulfilled = fulfilled orders
text-technologies = technologies
text-agents = foreign agents
text-agents-used = foreign agents used
text-achievements = achievements
text-church-cards = church cards
text-order-deck = orders in the deck
text-technology-deck = technologies in the deck

text-near = next to
text-site = building site
text-token = five-power token
text-presidents = presidents
text-assistants = assistants
text-buildings = buildings
text-power = power
text-hand = in hand
text-warehouse = in the warehouse
text-president = president at
text-aside = set aside
text-icons = countries collected
text-tokens-taken = five-power tokens taken
text-reward-tokens = achievement rewards
text-last-round = last round
text-church = church board, from the first space
text-customs = customs board, from the first space
text-ports = orders at the ports, from the left
text-laboratories = technologies at the laboratories, from the left

text-start-player = start player
text-used = used this round
text-shops = shops
text-duel-warehouse = warehouse
text-duel-area = lies at
text-strength = strength
text-amount = would give
text-strength-cards = Strength cards
text-card = card
text-upgraded = upgraded
text-upgrade-price = price of the upgrade
text-next-card = next strength card
text-used-technologies = technologies used this round
text-extra = extra-strength cards
text-shops-left = shops left
text-warehouses-left = warehouses left
text-warehouse-price = price of a warehouse
text-surcharge = the next technology costs extra
text-needs = Needed to hire agents
text-need = need
text-wanted = wanted
text-has = has
text-hired = agent hired
text-drawn = Orders drawn
text-duel-order-deck = order deck, from the top
text-discarded-technologies = discarded technologies
text-bonus-cards = strength-bonus cards
text-bonus-deck = strength-bonus cards in the deck
text-discarded-bonus-cards = discarded strength-bonus cards

text-marker = scoring marker
text-next-scoring = next scoring
text-turns-left = turns left
text-bag = workers in the bag
text-factories-left = factories that can be built
text-rewards = rewards left, by multiplier
text-multipliers-left = multiplier tokens left
text-action-spaces = Action spaces
text-space = space
text-actions = actions
text-workers = workers
text-missing = workers missing
text-rows = Rows of workers
text-regions = Regions
text-region = region
text-cities = Cities
text-city = city
text-tile = tile
text-spaces = Influence spaces
text-tokens-max = most tokens of a player
text-good = good
text-foreign = foreign influence
text-owner = token of
text-value = its value
text-to-beat = value to beat
text-transport-max = most ships and trains
text-transport-free = free places for ships and trains
text-ships = ships (plain/turned)
text-trains = trains (plain/turned)
text-influence = influence
text-places = place in the region
text-vp-if-scored = points if it were scored now
text-tracks = Tracks
text-last = last space
text-nippon-number = number there
text-next-yen = yen at the next consolidation
text-next-coal = coal at the next consolidation
text-wages = wages due
text-reward-up-to = highest multiplier that can be taken
text-factories = Factories
text-machine = machine
text-cubes = cubes stored
text-capacity = room for cubes
text-coal = coal needed
text-makes = cubes it makes
text-contracts = Contracts
text-nippon-fulfilled = fulfilled
text-cubes-short = cubes still lacking
text-tokens = influence tokens left, by value
text-ships-left = ships left
text-ships-turned = ships turned
text-trains-left = trains left
text-trains-turned = trains turned
text-marks-uncovered = marks uncovered
text-stars-uncovered = stars uncovered
text-nippon-achievements = Achievements
text-achievement = achievement
text-nippon-token = multiplier token
text-multiplier = multiplier
text-base = counts
text-prices = prices for one, two, three
