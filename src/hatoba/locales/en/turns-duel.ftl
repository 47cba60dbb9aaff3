### Yokohama Duel: a turn as one line. One message for each type of event that the line tells: turn-duel-TYPE.
###
### They stand one after the other, without a subject: "Bank, 3; Telephone; total 5". Arguments as in the log; where
### events of one type are told together, $n is how many and $list names them all.

turn-duel-agent-sent = agent at { $area }
turn-duel-strength-played = { $area }, { $strength }
turn-duel-extra-played =
    { $extra_id ->
        [plus_1] +1
       *[plus_2] +2
    }
turn-duel-technology-used = { $technology }
turn-duel-acted = total { $strength }
turn-duel-put-under =
    { $order_id ->
        [none] an order under the deck
       *[other] order { $order } under the deck
    }
turn-duel-area-chosen = { $area }
turn-duel-church-card-taken =
    { $n ->
        [one] church card { $list }
       *[other] church cards { $list }
    }
turn-duel-imports-turned =
    { $count ->
        [one] one import turned
       *[other] { $count } imports turned
    }
turn-duel-technology-gained = technology { $list }
turn-duel-station-put = station token on { $area }
turn-duel-order-kept =
    { $order_id ->
        [none] a new order
       *[other] new order { $order }
    }
turn-duel-order-drawn =
    { $order_id ->
        [none] an order from the deck
       *[other] order { $order } from the deck
    }
turn-duel-bonus-taken = strength-bonus card { $card }
turn-duel-built =
    { $piece_id ->
        [shop] shop built
       *[warehouse] warehouse built
    }
turn-duel-fulfilled =
    { $n ->
        [one] order { $list } fulfilled
       *[other] orders { $list } fulfilled
    }
turn-duel-agent-hired = agent hired ({ $need })
turn-duel-upgraded = strength card { $card } upgraded
turn-duel-round-ended = the round is over
turn-duel-game-ended = the game is over: { $ending }
