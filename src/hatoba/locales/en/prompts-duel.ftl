### Yokohama Duel: what is asked of the seat to move. prompt-duel-STEP is the question, .title the step's short name.
###
### Arguments come from the view's action and payment: $area is a name; $strength, $amount (what the area's table
### gives), $exchanges_left and $units (still to pay) are numbers; $reason_id is what a payment is for.

prompt-duel-payment =
    { $reason_id ->
        [church] { $units ->
            [one] Choose what to pay with for the church. One faith is missing.
           *[other] Choose what to pay with for the church. { $units } faith are missing.
        }
        [production] { $units ->
            [one] Choose what to pay with for the technology. One production is missing.
           *[other] Choose what to pay with for the technology. { $units } production are missing.
        }
        [surcharge] Choose how to pay the surcharge for the technology.
       *[second_order] Choose how to pay for the second order.
    }
    .title = Payment
prompt-duel-first-orders = Put an order you do not want under the deck.
    .title = First orders
prompt-duel-choose-area = Choose an area for your next strength card. Free actions are possible too.
    .title = Choice of area
prompt-duel-strength = Add an extra-strength card, or none: { $area }.
    .title = Strength
prompt-duel-church = Choose a church card, or leave it. Your faith: { $amount }.
    .title = Church
prompt-duel-customs =
    { $amount ->
        [one] Turn an import, or leave it.
       *[other] Turn up to { $amount } imports, or leave it.
    }
    .title = Customs
prompt-duel-chinatown =
    { $exchanges_left ->
        [one] Sell or buy one piece, or finish. One exchange is left.
       *[other] Sell or buy one piece, or finish. { $exchanges_left } exchanges are left.
    }
    .title = Chinatown
prompt-duel-laboratory = Choose a technology, or leave it. Your production: { $amount }.
    .title = Laboratory
prompt-duel-station-token = Put the station token on an area.
    .title = Station
prompt-duel-port = Keep one of the orders you drew.
    .title = Port
prompt-duel-second-order = Keep another order and pay for it, or put the rest under the deck.
    .title = Port: second order
prompt-duel-port-rest = Put the other orders under the deck, in an order of your choice.
    .title = Port: the rest
prompt-duel-strength-bonus = Choose a strength-bonus card. Your strength: { $strength }.
    .title = Strength bonus
prompt-duel-building = Build a shop or a warehouse here, or build nothing: { $area }.
    .title = Building
prompt-duel-end-of-turn = Take free actions, or end your turn.
    .title = End of the turn
prompt-duel-upgrade = Upgrade a strength card, or none.
    .title = Upgrade
prompt-duel-extra-cards = You hold too many extra-strength cards: put one back.
    .title = Too many cards
