### Yokohama Duel: the log. One message for each type of event: log-duel-TYPE.
###
### Arguments are the fields of the event, by the convention of hatoba/locales/words.py: $seat is a person's name,
### numbers are numbers, ids of the sheet come as names, and each $X also as $X_id, its id ("none" if unknown to the
### reader). $sum is the amount and its kind, "3 silk".
### $who is "you" where $seat is the reader, else "seat".

log-duel-gained =
    { $who ->
        [you] You get { $sum }.
       *[seat] { $seat } gets { $sum }.
    }
log-duel-paid =
    { $who ->
        [you] You pay { $sum }.
       *[seat] { $seat } pays { $sum }.
    }
log-duel-turn-started =
    { $who ->
        [you] Round { $round }, turn { $turn }: you.
       *[seat] Round { $round }, turn { $turn }: { $seat }.
    }
log-duel-put-under =
    { $who ->
        [you] You put
       *[seat] { $seat } puts
    } { $order_id ->
        [none] an order under the deck.
       *[other] order { $order } under the deck.
    }
log-duel-area-chosen =
    { $who ->
        [you] You choose { $area }.
       *[seat] { $seat } chooses { $area }.
    }
log-duel-agent-sent =
    { $who ->
        [you] You send an agent to { $area }.
       *[seat] { $seat } sends an agent to { $area }.
    }
log-duel-income =
    { $who ->
        [you] You earn from a warehouse: { $area }.
       *[seat] { $seat } earns from a warehouse: { $area }.
    }
log-duel-technology-used =
    { $who ->
        [you] You use { $technology }.
       *[seat] { $seat } uses { $technology }.
    }
log-duel-strength-played =
    { $who ->
        [you] You play strength card { $card }, strength { $strength }: { $area }.
       *[seat] { $seat } plays strength card { $card }, strength { $strength }: { $area }.
    }
log-duel-extra-played =
    { $who ->
        [you] You add
       *[seat] { $seat } adds
    } { $extra_id ->
        [plus_1] a +1 card.
       *[plus_2] a +2 card.
    }
log-duel-acted =
    { $who ->
        [you] You act with strength { $strength }: { $area }.
       *[seat] { $seat } acts with strength { $strength }: { $area }.
    }
log-duel-church-card-taken =
    { $who ->
        [you] You take church card { $card }.
       *[seat] { $seat } takes church card { $card }.
    }
log-duel-imports-turned =
    { $who ->
        [you] You turn
       *[seat] { $seat } turns
    } { $count ->
        [one] an import.
       *[other] { $count } imports.
    }
log-duel-technology-gained =
    { $who ->
        [you] You take up the technology { $technology }.
       *[seat] { $seat } takes up the technology { $technology }.
    }
log-duel-station-put =
    { $who ->
        [you] You put the station token on { $area }.
       *[seat] { $seat } puts the station token on { $area }.
    }
log-duel-order-looked-at =
    { $who ->
        [you] You draw
       *[seat] { $seat } draws
    } { $order_id ->
        [none] an order at the port.
       *[other] order { $order } at the port.
    }
log-duel-order-kept =
    { $who ->
        [you] You keep
       *[seat] { $seat } keeps
    } { $order_id ->
        [none] an order.
       *[other] order { $order }.
    }
log-duel-order-drawn =
    { $who ->
        [you] You get
       *[seat] { $seat } gets
    } { $order_id ->
        [none] an order from the deck.
       *[other] order { $order } from the deck.
    }
log-duel-bonus-taken =
    { $who ->
        [you] You take strength-bonus card { $card }.
       *[seat] { $seat } takes strength-bonus card { $card }.
    }
log-duel-bonus-shuffled =
    { $cards ->
        [one] One discarded strength-bonus card is the new deck.
       *[other] { $cards } discarded strength-bonus cards are shuffled into a new deck.
    }
log-duel-bonus-revealed = Strength-bonus card { $card } is revealed.
log-duel-built =
    { $who ->
        [you] You build
       *[seat] { $seat } builds
    } { $piece_id ->
        [shop] a shop: { $area }.
       *[warehouse] a warehouse: { $area }.
    }
log-duel-fulfilled =
    { $who ->
        [you] You fulfil order { $order }.
       *[seat] { $seat } fulfils order { $order }.
    }
log-duel-agent-hired =
    { $who ->
        [you] You hire an agent ({ $need }).
       *[seat] { $seat } hires an agent ({ $need }).
    }
log-duel-extra-gained =
    { $who ->
        [you] You get
       *[seat] { $seat } gets
    } { $extra_id ->
        [plus_1] { $count ->
            [one] a +1 card.
           *[other] { $count } +1 cards.
        }
       *[plus_2] { $count ->
            [one] a +2 card.
           *[other] { $count } +2 cards.
        }
    }
log-duel-extra-put-back =
    { $who ->
        [you] You put
       *[seat] { $seat } puts
    } { $extra_id ->
        [plus_1] a +1 card back.
       *[plus_2] a +2 card back.
    }
log-duel-round-ended = Round { $round } is over.
log-duel-upgraded =
    { $who ->
        [you] You upgrade strength card { $card }.
       *[seat] { $seat } upgrades strength card { $card }.
    }
log-duel-technology-discarded = The technology { $technology } is discarded.
log-duel-technology-revealed = The technology { $technology } is revealed.
log-duel-game-ended = The game is over: { $ending }.
