### Yokohama: a turn as one line. One message for each type of event that the line tells: turn-yokohama-TYPE.
###
### They stand one after the other, without a subject: "Port A, power 4; new order 30; trading house built". Arguments
### as in the log; where events of one type are told together, $n is how many and $list names them all.

turn-yokohama-acted = { $area }, power { $power }
turn-yokohama-kept =
    { $order_id ->
        [none] an order kept in secret
       *[other] order { $order } kept
    }
turn-yokohama-placed = assistants to { $list }
turn-yokohama-president-moved = president to { $area }
turn-yokohama-president-returned = president back in hand
turn-yokohama-order-taken =
    { $n ->
        [one] new order { $list }
       *[other] new orders { $list }
    }
turn-yokohama-technology-gained = technology { $card_name }
turn-yokohama-assistant-put = { $area }, space { $space }
turn-yokohama-token-taken = five-power token
turn-yokohama-built =
    { $space_id ->
        [trading_house] trading house built
       *[shophouse] shophouse built
    }
turn-yokohama-fulfilled =
    { $n ->
        [one] order { $list } fulfilled
       *[other] orders { $list } fulfilled
    }
turn-yokohama-achieved = achievement { $list }
turn-yokohama-agent-gained =
    { $n ->
        [one] one agent more
       *[other] { $n } agents more
    }
turn-yokohama-station-put = station token on { $area }
turn-yokohama-end-triggered = the end is near: { $ending }
turn-yokohama-game-ended = the game is over: { $ending }
