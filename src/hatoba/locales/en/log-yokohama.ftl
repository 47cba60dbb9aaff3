### Yokohama: the log. One message for each type of event: log-yokohama-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat and $to are people's
### names, numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id ("none" if unknown to
### the reader). $sum is the amount and its kind, "3 silk". $card_name is the name of a technology card.
### $who is "you" where $seat is the reader, else "seat"; $whom is the same of $to.

log-yokohama-gained =
    { $who ->
        [you] You get { $sum }.
       *[seat] { $seat } gets { $sum }.
    }
log-yokohama-paid =
    { $who ->
        [you] You pay { $sum }.
       *[seat] { $seat } pays { $sum }.
    }
log-yokohama-turn-started =
    { $who ->
        [you] Round { $round }, turn { $turn }: you.
       *[seat] Round { $round }, turn { $turn }: { $seat }.
    }
log-yokohama-kept =
    { $who ->
        [you] You keep
       *[seat] { $seat } keeps
    } { $order_id ->
        [none] an order in secret.
       *[other] order { $order }.
    }
log-yokohama-placed =
    { $who ->
        [you] You place
       *[seat] { $seat } places
    } { $count ->
        [one] an assistant on { $area }.
       *[other] { $count } assistants on { $area }.
    }
log-yokohama-fee-paid =
    { $whom ->
        [you] { $seat } pays you { $amount } yen for the president.
       *[seat] { $who ->
            [you] You pay { $to } { $amount } yen for the president.
           *[seat] { $seat } pays { $to } { $amount } yen for the president.
        }
    }
log-yokohama-president-moved =
    { $who ->
        [you] You move the president to { $area }.
       *[seat] { $seat } moves the president to { $area }.
    }
log-yokohama-president-returned =
    { $who ->
        [you] You take the president back in hand.
       *[seat] { $seat } takes the president back in hand.
    }
log-yokohama-recalled =
    { $who ->
        [you] You call
       *[seat] { $seat } calls
    } { $count ->
        [one] an assistant home from { $area }.
       *[other] { $count } assistants home from { $area }.
    }
log-yokohama-acted =
    { $who ->
        [you] You act with power { $power }: { $area }.
       *[seat] { $seat } acts with power { $power }: { $area }.
    }
log-yokohama-income =
    { $who ->
        [you] You earn from a trading house: { $area }.
       *[seat] { $seat } earns from a trading house: { $area }.
    }
log-yokohama-scored =
    { $who ->
        [you] You score { $points } VP ({ $category }).
       *[seat] { $seat } scores { $points } VP ({ $category }).
    }
log-yokohama-token-taken =
    { $who ->
        [you] You take the five-power token of { $area }.
       *[seat] { $seat } takes the five-power token of { $area }.
    }
log-yokohama-built =
    { $who ->
        [you] You build
       *[seat] { $seat } builds
    } { $space_id ->
        [trading_house] a trading house: { $area }.
       *[shophouse] a shophouse: { $area }.
    }
log-yokohama-agent-used =
    { $who ->
        [you] You send
       *[seat] { $seat } sends
    } { $agent_id ->
        [free] a free agent to { $area }.
       *[other] a { $agent } agent to { $area }.
    }
log-yokohama-agent-gained =
    { $who ->
        [you] You get
       *[seat] { $seat } gets
    } { $agent_id ->
        [free] a free agent.
       *[other] a { $agent } agent.
    }
log-yokohama-achieved =
    { $who ->
        [you] You claim the achievement “{ $achievement }”.
       *[seat] { $seat } claims the achievement “{ $achievement }”.
    }
log-yokohama-fulfilled =
    { $who ->
        [you] You fulfil order { $order }.
       *[seat] { $seat } fulfils order { $order }.
    }
log-yokohama-order-taken =
    { $who ->
        [you] You take order { $order }.
       *[seat] { $seat } takes order { $order }.
    }
log-yokohama-technology-gained =
    { $who ->
        [you] You take up the technology { $card_name } (card { $card }).
       *[seat] { $seat } takes up the technology { $card_name } (card { $card }).
    }
log-yokohama-assistant-put =
    { $who ->
        [you] You put an assistant on space { $space } of the board: { $area }.
       *[seat] { $seat } puts an assistant on space { $space } of the board: { $area }.
    }
log-yokohama-hired =
    { $who ->
        [you] You bring
       *[seat] { $seat } brings
    } { $piece_id ->
        [assistant] an assistant from the warehouse to hand.
        [shophouse] a shophouse from the warehouse to hand.
       *[trading_house] a trading house from the warehouse to hand.
    }
log-yokohama-assistant-moved =
    { $who ->
        [you] You move
       *[seat] { $seat } moves
    } { $origin_id ->
        [hand] an assistant from hand to { $area }.
       *[other] an assistant from { $origin } to { $area }.
    }
log-yokohama-station-put =
    { $who ->
        [you] You put the station token on { $area }.
       *[seat] { $seat } puts the station token on { $area }.
    }
log-yokohama-reward-token-taken =
    { $who ->
        [you] You take achievement reward { $token }.
       *[seat] { $seat } takes achievement reward { $token }.
    }
log-yokohama-card-revealed =
    { $card_id ->
        [order] Order { $card } is revealed.
       *[technology] The technology { $card_name } (card { $card }) is revealed.
    }
log-yokohama-end-triggered =
    { $who ->
        [you] You bring the end near: { $ending }.
       *[seat] { $seat } brings the end near: { $ending }.
    }
log-yokohama-game-ended = The game is over: { $ending }.
