### Yokohama: the log. One message for each type of event: log-yokohama-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat and $to are people's
### names, numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id ("none" if unknown to
### the reader). $sum is the amount and its kind, "3 silk". $card_name is the name of a technology card.

log-yokohama-gained = { $seat } gets { $sum }.
log-yokohama-paid = { $seat } pays { $sum }.
log-yokohama-turn-started = Round { $round }, turn { $turn }: { $seat }.
log-yokohama-kept =
    { $order_id ->
        [none] { $seat } keeps an order in secret.
       *[other] { $seat } keeps order { $order }.
    }
log-yokohama-placed =
    { $count ->
        [one] { $seat } places an assistant on { $area }.
       *[other] { $seat } places { $count } assistants on { $area }.
    }
log-yokohama-fee-paid = { $seat } pays { $to } { $amount } yen for the president.
log-yokohama-president-moved = { $seat } moves the president to { $area }.
log-yokohama-president-returned = { $seat } takes the president back in hand.
log-yokohama-recalled =
    { $count ->
        [one] { $seat } calls an assistant home from { $area }.
       *[other] { $seat } calls { $count } assistants home from { $area }.
    }
log-yokohama-acted = { $seat } acts with power { $power }: { $area }.
log-yokohama-income = { $seat } earns from a trading house: { $area }.
log-yokohama-scored = { $seat } scores { $points } VP ({ $category }).
log-yokohama-token-taken = { $seat } takes the five-power token of { $area }.
log-yokohama-built =
    { $space_id ->
        [trading_house] { $seat } builds a trading house: { $area }.
       *[shophouse] { $seat } builds a shophouse: { $area }.
    }
log-yokohama-agent-used =
    { $agent_id ->
        [free] { $seat } sends a free agent to { $area }.
       *[other] { $seat } sends a { $agent } agent to { $area }.
    }
log-yokohama-agent-gained =
    { $agent_id ->
        [free] { $seat } gets a free agent.
       *[other] { $seat } gets a { $agent } agent.
    }
log-yokohama-achieved = { $seat } claims the achievement “{ $achievement }”.
log-yokohama-fulfilled = { $seat } fulfils order { $order }.
log-yokohama-order-taken = { $seat } takes order { $order }.
log-yokohama-technology-gained = { $seat } takes up the technology { $card_name } (card { $card }).
log-yokohama-assistant-put = { $seat } puts an assistant on space { $space } of the board: { $area }.
log-yokohama-hired =
    { $piece_id ->
        [assistant] { $seat } brings an assistant from the warehouse to hand.
        [shophouse] { $seat } brings a shophouse from the warehouse to hand.
       *[trading_house] { $seat } brings a trading house from the warehouse to hand.
    }
log-yokohama-assistant-moved =
    { $origin_id ->
        [hand] { $seat } moves an assistant from hand to { $area }.
       *[other] { $seat } moves an assistant from { $origin } to { $area }.
    }
log-yokohama-station-put = { $seat } puts the station token on { $area }.
log-yokohama-reward-token-taken = { $seat } takes achievement reward { $token }.
log-yokohama-card-revealed =
    { $card_id ->
        [order] Order { $card } is revealed.
       *[technology] The technology { $card_name } (card { $card }) is revealed.
    }
log-yokohama-end-triggered = { $seat } brings the end near: { $ending }.
log-yokohama-game-ended = The game is over: { $ending }.
