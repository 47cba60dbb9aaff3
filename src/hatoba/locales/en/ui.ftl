### The words of the web client's interface.

## Everywhere

ui-title = Hatoba
ui-subtitle = The wharf: three games of the Meiji years
ui-home = To the start page
ui-nothing-here = There is nothing here.
ui-close = Close
ui-rules = Rules
ui-settings = Settings
ui-site-nav = Pages and settings
ui-you = You
# A person without a name. $n counts from 1.
ui-player = Player{ "\u00A0" }{ $n }
ui-spectator = Spectator
ui-offline = No connection. Trying again …
# The seats by their colours, for sentences in the third person: "Indigo places an assistant."
ui-seat-1 = Indigo
ui-seat-2 = Vermilion
ui-seat-3 = Pine
ui-seat-4 = Gold

## Start page

ui-choose-game = Choose a game
ui-who-sits = Who sits down?
ui-your-tables = Your tables
ui-players =
    { $to ->
        [2] 2 players
       *[other] { $from } to { $to } players
    }
ui-minutes = { $n } min
ui-minutes-range = { $least } to { $most } min
ui-about-yokohama = Send assistants through the treaty port, gather goods, fulfil foreign orders.
ui-about-duel = The port in miniature: a tight race of cards and quays.
ui-about-nippon = Found factories, lay rails, win the islands’ regions with your goods.
ui-start-player = start player
ui-by-link = By link
ui-here = Here
ui-none = None
ui-short-edition-second = Second
ui-short-edition-original = Original
ui-extras = Extras
ui-pace = Pace
ui-open-table = Show in the list of open tables
ui-somebody = somebody by link
ui-somebody-here = somebody at this screen
# $game: a game's name; $against: who else plays, a list of names; $n: players.
ui-summary = { $game }: you against { $against }.
ui-start = Start the game
ui-fine = No account. Seats by link get an address to send; a bot can fill in for anyone who leaves.
ui-no-tables = Nothing here yet. Start a game, or join one by its link.
ui-open-tables = Open tables
ui-paste-link = Paste an invitation link
ui-no-link = This is not an invitation link.
ui-join = Join
ui-open-record = Open a record
ui-finished = finished
ui-your-turn = your turn
ui-your-turn-long = It is your turn.

## At the table

ui-round = Round { $n }
ui-thinking = to move
ui-away = a bot stands in
ui-resigned = resigned
ui-free-seat = waiting
# $seat: a name.
ui-waiting = Waiting for { $seat }.
ui-waiting-seats =
    { $n ->
        [one] Waiting for one seat by link.
       *[other] Waiting for { $n } seats by link.
    }
ui-over = The game is over.
ui-replaying = A look back: nothing can be played here.
ui-result = To the result
ui-choices = Choices
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-end-turn = End turn
ui-end-later = The steps of the turn come first.
ui-confirm-end = Really end the turn?
ui-does = Does
ui-costs = Costs
ui-brings = Brings
ui-gives = Gives
ui-then = Then
ui-click-to-choose = Click to choose.
ui-ask-title = Undo?
ui-ask-undo = { $seat } asks to take something back.
ui-ask-wait =
    { $who ->
        [you] You have asked to take something back. Waiting for the answers.
       *[seat] { $seat } has asked to take something back. Waiting for the answers.
    }
ui-agree = Agree
ui-refuse = Refuse
ui-scores = Scores
ui-if-ended = If the game ended now: { $n }
ui-your-goods = Your goods
ui-pages = Pages of the table
ui-can-do =
    { $n ->
        [one] You have one possible action.
       *[other] You have { $n } possible actions.
    }
ui-tab-map = Map
ui-tab-boards = Boards
ui-tab-seats = Seats
ui-tab-yours = Yours
ui-invite = Send this link to whoever shall play:
ui-copy = Copy
ui-copied = Copied
# $game: the name of the game.
ui-link-seat = You are invited to play { $game }.
ui-link-watch = You are invited to watch a game of { $game }.
ui-link-sit = Sit down
ui-link-look = Watch
ui-curtain = { $seat }, it is your turn
ui-curtain-why = Hands stay hidden until you have the screen to yourself.
ui-curtain-open = Show my hand
ui-hint = For a first game
ui-got-it = Understood
ui-more = Read more
ui-no-hints = No more hints

## Log and chat

ui-log = Log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something
ui-send = Send
ui-since =
    { $n ->
        [one] { $n } turn since yours
       *[other] { $n } turns since yours
    }
ui-log-redraw = What nobody had seen is shuffled anew.
ui-log-rules = The rules let people choose more now: from here on the game goes on with them.
ui-log-resign =
    { $who ->
        [you] You resign.
       *[seat] { $seat } resigns.
    }
ui-log-seat-joined =
    { $who ->
        [you] You sit down.
       *[seat] { $seat } sits down.
    }
ui-log-seat-offered =
    { $who ->
        [you] You leave the seat to somebody else.
       *[seat] { $seat } leaves the seat to somebody else.
    }
ui-log-seat-away =
    { $who ->
        [you] A bot stands in for you.
       *[seat] A bot stands in for { $seat }.
    }
ui-log-seat-back =
    { $who ->
        [you] You are back.
       *[seat] { $seat } is back.
    }
ui-log-seat-resigned =
    { $who ->
        [you] You have resigned; a bot plays on.
       *[seat] { $seat } has resigned; a bot plays on.
    }
ui-log-ask =
    { $who ->
        [you] You ask to take something back.
       *[seat] { $seat } asks to take something back.
    }
ui-log-agreed =
    { $who ->
        [you] You agree.
       *[seat] { $seat } agrees.
    }
ui-log-refused =
    { $who ->
        [you] You do not agree.
       *[seat] { $seat } does not agree.
    }

## Replay

ui-replay = Replay
ui-play = Play
ui-pause = Pause
ui-back-one = One action back
ui-on-one = One action on
ui-replay-slider = Action shown
ui-since-mine = Since your turn
ui-whole-game = Whole game
ui-back-now = Back to now
ui-action-of = Action { $n } of { $all }

## After the game

ui-win =
    { $who ->
        [you] You win
       *[seat] { $seat } wins
    }
ui-tie = A tie
ui-points-short =
    { $n ->
        [one] point
       *[other] points
    }
# $by: points ahead; $seat: who came second.
ui-ahead =
    { $by ->
        [0] { $who ->
            [you] level with you, who lose the tie
           *[seat] level with { $seat }, who loses the tie
        }
       *[other] { $who ->
            [you] { $by } more than you
           *[seat] { $by } more than { $seat }
        }
    }
ui-why-over = It ended because { $ending }.
ui-facts =
    { $rounds ->
        [one] { $game }, { $players } players, one round
       *[other] { $game }, { $players } players, { $rounds } rounds
    }
ui-lobby = Start page
ui-look = Look at the table
ui-rematch = Rematch
ui-rematch-go = To the rematch
ui-during = During the game
ui-final = Final scoring
ui-total = Total
ui-course = Points over time
ui-course-coming = Gathering the points of the game …
ui-keep-game = Keep this game
ui-download = Download record
ui-download-more =
    { $n ->
        [one] one action, opens anywhere
       *[other] { $n } actions, opens anywhere
    }
ui-verify = Verify the shuffle
ui-verify-more = sealed before the first round
ui-verify-kept = The promise was kept: your browser found the same seal.
ui-verify-told = The server says that the promise was kept; over HTTPS your browser checks it itself.
ui-verify-broken = The seal does not fit.
ui-category = Category

## Rules

# $before: points after the last round; $added: by the final scoring.
ui-added = { $before } + { $added } at the end
ui-rules-of = Rules of { $game }
ui-rules-find = Find in the rules
ui-book-found = Places found: { $n }
ui-book-print = Print
ui-book-crib = On one page
ui-book-crib-of = { $game } on one page
ui-book-anchor = Link to: { $title }
ui-book-try = Try it.
ui-book-open-example = Open this example on the table
ui-book-play-on = Play on
ui-book-points = Victory points
ui-contents = Contents
ui-back-table = Back

## Settings

ui-language = Language
ui-theme = Day or night
ui-theme-auto = As the system
ui-theme-light = Day
ui-theme-dark = Night
ui-speed = Movement of pieces
ui-speed-off = Off
ui-speed-normal = Normal
ui-speed-slow = Slow
ui-set-hints = Explain each step when it first comes
ui-set-calm = Calmer view: less in small print
ui-set-sounds = A soft sound when it is my turn
ui-watch-link = Copy the link for spectators
ui-your-seat = Your seat
ui-stand-in = Let a bot play for me
ui-come-back = I am back
ui-resign = Resign
ui-resign-sure = Really resign?
ui-hints-again = Show all hints again
ui-keys = Keys
ui-key-walk = walk over the board
ui-key-next = next thing that can be done
ui-key-act = do it
ui-key-done = go on, or end the turn
ui-key-undo = undo
ui-key-rules = rules
ui-key-close = close what is open
ui-key-keys = this list

## What a click on the board does, where several things are possible

ui-mode = A click does
ui-mode-place = 1 assistant
ui-mode-place-two = 2 on one area
ui-mode-agent = Agent
ui-mode-choose = Strength card

## Shared by the tables

ui-last = last { $letter }
ui-or = or
ui-yours = Yours

## Yokohama's table

ui-yokohama-step-extras = Extras
ui-yokohama-step-place = Place
ui-yokohama-step-move = Move
ui-yokohama-step-act = Act
ui-yokohama-step-bonus = Bonus
ui-yokohama-step-build = Build
ui-yokohama-step-recover = Recover
ui-yokohama-canal = to pass; no one stops, nothing is built
ui-yokohama-power = Power
ui-yokohama-token = Five-power token
ui-yokohama-agent = Foreign agent
ui-yokohama-agents = Agents
ui-yokohama-agent-ready = ready
ui-yokohama-used = used
ui-yokohama-decks = Cards left in the decks
ui-yokohama-goals = Achievements
ui-yokohama-second = 2nd order
# $n: from which technology on more has to be paid.
ui-yokohama-surcharge = your { $n }th: +
ui-yokohama-cost = Printed cost
ui-yokohama-cost-more = Cost +{ $n }
# Spaces taken, and how many of them end the game.
ui-yokohama-end = end: { $n } of { $of }
ui-yokohama-taken = { $n } of { $of }
ui-yokohama-port-orders = Port orders
ui-yokohama-most = most
ui-yokohama-next = 2nd
ui-yokohama-short = short of { $what }
ui-yokohama-ready = ready
ui-yokohama-no-orders = No orders in hand.
ui-yokohama-technologies = Technologies
# Short names of areas for a phone.
ui-yokohama-short-copper-mine = Copper
ui-yokohama-short-silk-mill = Silk
ui-yokohama-short-tea-plantation = Tea
ui-yokohama-short-fishing-ground = Fishing
ui-yokohama-short-employment-agency = Agency
ui-yokohama-short-chinatown = China
ui-yokohama-short-customs = Customs
ui-yokohama-short-laboratory-a = Lab A
ui-yokohama-short-laboratory-b = Lab B

## Nippon's table

ui-nippon-tab-actions = Actions
ui-nippon-step-worker = Take a worker
ui-nippon-step-action = Do its action
ui-nippon-glyph-free = { $n } free
ui-nippon-glyph-keep = keep { $n }
ui-nippon-glyph-all = all { $n }
ui-nippon-space-empty = Empty: foreign companies count { $n } here.
ui-nippon-space-held =
    { $who ->
        [you] You: a token of { $n }.
       *[seat] { $seat }: a token of { $n }.
    }
ui-nippon-to-beat = A new token must be higher than { $n }.
ui-nippon-in-store = Cubes in your store: { $n }.
ui-nippon-contract = Contract { $n }
ui-nippon-worker = Worker ({ $colour })
ui-nippon-worker-same = A colour you pay already: no more wages.
ui-nippon-worker-new = A new colour: { $n } yen more when you consolidate.
ui-nippon-region-bonus = Each delivery brings { $sum } at once.
ui-nippon-reward = Reward ×{ $n }
ui-nippon-reward-about = { $sum } at once, then ×{ $n } on an achievement of your choice.
ui-nippon-spare = Spare machines: { $n }
ui-nippon-market = Factories
ui-nippon-market-cost = each, and knowledge
ui-nippon-once = once, when built
ui-nippon-yours = yours
ui-nippon-token = Influence token { $n }
ui-nippon-token-table = The highest token for so many cubes of a good
ui-nippon-city-limit = At most { $n } tokens around this city
ui-nippon-foreign = Foreign companies
ui-nippon-rank = Influence, most first; below: points at the next scoring
ui-nippon-standing = { $seat }: influence { $n }, place { $place }
ui-nippon-lost = lost
ui-nippon-free-spaces = { $n } of { $all } transport spaces free
ui-nippon-delivering = delivering here
ui-nippon-each-delivery = For each delivery in this region
ui-nippon-last-action =
    { $who ->
        [you] Your last action
       *[seat] Last action of { $seat }
    }
ui-nippon-last-worker = last one here: row { $n } moves in next
ui-nippon-rows = Worker rows and bag
ui-nippon-next-row = next
ui-nippon-bag = in the bag
ui-nippon-scoring = Scoring
ui-nippon-scoring-n = Scoring { $n }
ui-nippon-rows-left =
    { $n ->
        [0] moves with the next refill
        [one] moves after { $n } more row
       *[other] moves after { $n } more rows
    }
ui-nippon-after-rows =
    { $n ->
        [0] with the next refill
        [one] after { $n } row
       *[other] after { $n } rows
    }
ui-nippon-turns-left =
    { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
ui-nippon-place =
    { $n ->
        [1] 1st
        [2] 2nd
       *[other] 3rd
    }
ui-nippon-if-scored = If scored now
ui-nippon-rewards = Emperor’s rewards
ui-nippon-rewards-short = Rewards
ui-nippon-spare-multipliers = { $n } spare
ui-nippon-up-to = up to ×{ $n }
ui-nippon-none-yet = none yet
ui-nippon-on-offer = { $n } on offer
ui-nippon-to-take = { $n } to take
ui-nippon-workers = Workers
ui-nippon-workers-note = and the reward they reach
ui-nippon-ships-home = Ships at home: { $n }
ui-nippon-trains-home = Trains at home: { $n }
ui-nippon-factories = Factories
ui-nippon-factories-note = coal for cubes, machine, bonus, store
ui-nippon-no-machine = no machine
ui-nippon-stored = { $n } of { $all } in store
ui-nippon-achievements = Achievements
ui-nippon-achievements-note = count × reward, if the game ended now
ui-nippon-contracts = Contracts
ui-nippon-contracts-done = { $n } of { $all } done
ui-nippon-contracts-ready = { $n } payable by export
ui-nippon-done = done
ui-nippon-influence = Influence
ui-nippon-tokens-left = { $n } of { $all } left
ui-nippon-your-board = Yours
ui-nippon-one-step = 1 step
ui-nippon-so-far = So far
ui-nippon-consolidating = If you consolidate
ui-nippon-if-consolidating = If consolidating now: reward and wages
ui-nippon-reward-up-to = reward up to
ui-nippon-wages = wages
ui-nippon-colours =
    { $n ->
        [one] { $n } colour
       *[other] { $n } colours
    }
ui-nippon-yen-next = Yen, and what the next budget gives
ui-nippon-coal-next = Coal, and what the next budget gives
ui-nippon-blueprints = At any moment of your turn { $n } blueprints move one of your tracks up a step.

## Duel's table

ui-duel-tab-cards = Cards
ui-duel-step-area = Area
ui-duel-free = Free actions
ui-duel-board = Board { $n }
ui-duel-always-open = always open
ui-duel-used = used
ui-duel-each = each
ui-duel-paid-once = paid, once a kind
ui-duel-each-at-end = each at the end
ui-duel-plus-for = for
ui-duel-take-one = take one technology
ui-duel-keep-one = keep 1; a second for
ui-duel-not-replaced = not replaced
ui-duel-taken = taken
ui-duel-deck = deck { $n }
ui-duel-supply = Supply
ui-duel-orders = Orders
ui-duel-extra = Extra
ui-duel-drawn = Drawn at the port
ui-duel-when-always = always
ui-duel-when-round = once a round
ui-duel-when-end = at the end
ui-duel-when-start = every round
ui-duel-strength-cards = Strength cards
ui-duel-lowest-first = lowest first
ui-duel-plays-now = plays now
ui-duel-next = next
ui-duel-then = then
ui-duel-was = was { $n }
ui-duel-was-long = Upgraded from { $n }.
ui-duel-upgrade = Upgraded after a round: strength { $n } for { $sum }.
ui-duel-strength = Strength card { $n }
ui-duel-extra-note = one an action, most { $n }
ui-duel-hand = Orders in hand
ui-duel-fulfilled = fulfilled
ui-duel-fulfil = Fulfil
ui-duel-production = production { $n }
ui-duel-value = Production value: { $n }.
ui-duel-turned = turned
ui-duel-no-technologies = No technologies yet.
ui-duel-agents-note = one for each, strength { $n }
ui-duel-hire = Hire
ui-duel-more = { $n } more
ui-duel-face-up = face up
ui-duel-side-turned = turned
ui-duel-left = left,
ui-duel-left-next = left, next
ui-duel-in-hand = hand
ui-duel-done = done
ui-duel-of = of { $n }
ui-duel-race = Majorities at the end
ui-duel-most-orders = Most orders
ui-duel-most-production = Most production
ui-duel-tie = tie
ui-duel-round-of = Round { $n } of { $all }, turn { $turn } of { $turns }
ui-duel-income =
    { $who ->
        [you] Your warehouse: { $sum } for every action here.
       *[seat] Warehouse: { $sum } for every action here ({ $seat }).
    }
ui-duel-vp = { $n } VP
ui-duel-bonus-of = bonus card, { $n } of its { $all }
ui-duel-may-build = may build

## Following the others

ui-fold-turn = Hide the steps of this turn
ui-unfold-turn = Show the steps of this turn
ui-look-then = Show the table as it was then
ui-skip = Skip to my turn
ui-undo-turn = Take back my turn
ui-key-undo-turn = undo down to the start of the turn
ui-key-skip = skip the bots’ turns
ui-bots-pace = Bots’ turns
ui-bots-pace-slow = Slow
ui-bots-pace-normal = Normal
ui-bots-pace-quick = Quick
ui-bots-pace-off = At once
ui-ending = A turn ends
ui-ending-button = By its button
ui-ending-twice = By a second press
ui-ending-auto = By itself
# $action: an action in words.
ui-ends-turn = { $action }: this ends your turn.
# $points: the winner's; $next: of who came second, or yours.
ui-won = You won, { $points } to { $next }.
ui-lost = { $seat } won, { $points } to { $next }.
ui-tied = A tie at { $points }.
# $n: rounds.
ui-after-rounds =
    { $n ->
        [one] After one round
       *[other] After { $n } rounds
    }
ui-added-sum = Added at the end
