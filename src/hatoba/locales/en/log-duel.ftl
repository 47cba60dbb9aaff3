### Yokohama Duel: the log. One message for each type of event: log-duel-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat is a person's name,
### numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id ("none" if unknown to the
### reader). $sum is the amount and its kind, "3 silk".

log-duel-gained = { $seat } gets { $sum }.
log-duel-paid = { $seat } pays { $sum }.
log-duel-turn-started = Round { $round }, turn { $turn }: { $seat }.
log-duel-put-under =
    { $order_id ->
        [none] { $seat } puts an order under the deck.
       *[other] { $seat } puts order { $order } under the deck.
    }
log-duel-area-chosen = { $seat } chooses { $area }.
log-duel-agent-sent = { $seat } sends an agent to { $area }.
log-duel-income = { $seat } earns from a warehouse: { $area }.
log-duel-technology-used = { $seat } uses { $technology }.
log-duel-strength-played = { $seat } plays strength card { $card }, strength { $strength }: { $area }.
log-duel-extra-played =
    { $extra_id ->
        [plus_1] { $seat } adds a +1 card.
       *[plus_2] { $seat } adds a +2 card.
    }
log-duel-acted = { $seat } acts with strength { $strength }: { $area }.
log-duel-church-card-taken = { $seat } takes church card { $card }.
log-duel-imports-turned =
    { $count ->
        [one] { $seat } turns an import.
       *[other] { $seat } turns { $count } imports.
    }
log-duel-technology-gained = { $seat } takes up the technology { $technology }.
log-duel-station-put = { $seat } puts the station token on { $area }.
log-duel-order-looked-at =
    { $order_id ->
        [none] { $seat } draws an order at the port.
       *[other] { $seat } draws order { $order } at the port.
    }
log-duel-order-kept =
    { $order_id ->
        [none] { $seat } keeps an order.
       *[other] { $seat } keeps order { $order }.
    }
log-duel-order-drawn =
    { $order_id ->
        [none] { $seat } gets an order from the deck.
       *[other] { $seat } gets order { $order } from the deck.
    }
log-duel-bonus-taken = { $seat } takes strength-bonus card { $card }.
log-duel-bonus-shuffled =
    { $cards ->
        [one] One discarded strength-bonus card is the new deck.
       *[other] { $cards } discarded strength-bonus cards are shuffled into a new deck.
    }
log-duel-bonus-revealed = Strength-bonus card { $card } is revealed.
log-duel-built =
    { $piece_id ->
        [shop] { $seat } builds a shop: { $area }.
       *[warehouse] { $seat } builds a warehouse: { $area }.
    }
log-duel-fulfilled = { $seat } fulfils order { $order }.
log-duel-agent-hired = { $seat } hires an agent ({ $need }).
log-duel-extra-gained =
    { $extra_id ->
        [plus_1] { $count ->
            [one] { $seat } gets a +1 card.
           *[other] { $seat } gets { $count } +1 cards.
        }
       *[plus_2] { $count ->
            [one] { $seat } gets a +2 card.
           *[other] { $seat } gets { $count } +2 cards.
        }
    }
log-duel-extra-put-back =
    { $extra_id ->
        [plus_1] { $seat } puts a +1 card back.
       *[plus_2] { $seat } puts a +2 card back.
    }
log-duel-round-ended = Round { $round } is over.
log-duel-upgraded = { $seat } upgrades strength card { $card }.
log-duel-technology-discarded = The technology { $technology } is discarded.
log-duel-technology-revealed = The technology { $technology } is revealed.
log-duel-game-ended = The game is over: { $ending }.
