### Yokohama Duel: a short label for every action: action-duel-VERB.
###
### Arguments are the verb's, by the convention of hatoba/locales/words.py; $step is the pending step's id, since some
### verbs mean another thing in another step. $sum is one piece of a good, "1 silk".

action-duel-done =
    { $step ->
        [church] Take no church card
        [customs] Turn nothing
        [laboratory] Take no technology
        [second_order] No second order
        [port_rest] All under the deck as drawn
        [building] Build nothing
        [upgrade] Upgrade nothing
       *[other] Done
    }
action-duel-end = End the turn
action-duel-fulfil = Fulfil order { $order }
action-duel-hire = Hire an agent ({ $need })
action-duel-agent = Send an agent to { $area }
action-duel-spin = Use the Spinning Mill
action-duel-choose = Choose { $area }
action-duel-ride = Choose the station’s area
action-duel-tram = Choose { $area } with the Tram
action-duel-stagecoach = Choose { $area } with the Stagecoach
action-duel-postal = Play strength card { $strength_card } (Postal System)
action-duel-telephone = Use the Telephone
action-duel-add =
    { $extra_id ->
        [plus_1] Add a +1 card
        [plus_2] Add a +2 card
       *[none] Add no card
    }
action-duel-worship = Take church card { $church_card }
action-duel-turn =
    { $count ->
        [one] Turn { $count } import
       *[other] Turn { $count } imports
    }
action-duel-sell = Sell { $sum }
action-duel-buy = Buy { $sum }
action-duel-develop = Take up { $technology }
action-duel-station = Station token on { $area }
action-duel-keep = Keep order { $order }
action-duel-under = Order { $order } under the deck
action-duel-pay = Pay with { $kind }
action-duel-bonus = Take strength-bonus card { $bonus_card }
action-duel-build =
    { $piece_id ->
        [shop] Build a shop
       *[warehouse] Build a warehouse
    }
action-duel-put-back =
    { $extra_id ->
        [plus_1] Put a +1 card back
       *[plus_2] Put a +2 card back
    }
action-duel-upgrade = Upgrade strength card { $strength_card }
