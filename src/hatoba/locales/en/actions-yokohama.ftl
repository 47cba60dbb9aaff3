### Yokohama: a short label for every action: action-yokohama-VERB.
###
### Arguments are the verb's, by the convention of hatoba/locales/words.py; $step is the pending step's id, since some
### verbs mean another thing in another step. $sum is one piece of a good, "1 silk".

action-yokohama-done =
    { $step ->
        [additional_and_placement] Go on to movement
        [placement] Go on to movement
        [placement_telegram] Go on to movement
        [five_power_bonus] Leave the token
        [construction] Build nothing
        [recovery] All come home
        [church] Leave the church
        [customs] Leave the customs
        [laboratory] Take no technology
        [port] Take no order
        [second_order] No further order
        [warehouse] Turn it down
        [move] Turn it down
       *[other] Done
    }
action-yokohama-end = End the turn
action-yokohama-keep = Keep order { $order }
action-yokohama-fulfil = Fulfil order { $order }
action-yokohama-achieve = Claim “{ $achievement }”
action-yokohama-agent = Send an agent to { $area }
action-yokohama-use =
    { $agent_id ->
        [free] Use the free agent
       *[other] Use the { $agent } agent
    }
action-yokohama-claim = Take achievement reward { $reward_token }
action-yokohama-spin = Use the Spinning Mill
action-yokohama-study = Use the University
action-yokohama-place = Place on { $area }
action-yokohama-place-two = Place two on { $area }
action-yokohama-go = President to { $area }
action-yokohama-walk = Walk to { $area }
action-yokohama-stop = Stop here
action-yokohama-ride = President to the station
action-yokohama-return = Take the president back
action-yokohama-recall =
    { $area_id ->
        [all] Call all assistants home
       *[other] Call home from { $area }
    }
action-yokohama-sell = Sell { $sum }
action-yokohama-buy = Buy { $sum }
action-yokohama-hire =
    { $piece_id ->
        [assistant] Hire an assistant
        [shophouse] Hire a shophouse
       *[trading_house] Hire a trading house
    }
action-yokohama-worship = Church space { $space }
action-yokohama-declare = Customs space { $space }
action-yokohama-develop = Take up { $card_name } ({ $card })
action-yokohama-take = Take order { $order }
action-yokohama-pay = Pay with { $kind }
action-yokohama-from =
    { $source_id ->
        [hand] Assistant from your hand
       *[area] Assistant from this area
    }
action-yokohama-token = Take the token
action-yokohama-build =
    { $building_space_id ->
        [trading_house] Build a trading house
       *[shophouse] Build a shophouse on space { $building_space_number }
    }
action-yokohama-leave = Leave one assistant here
action-yokohama-gain = Get { $sum }
action-yokohama-lift =
    { $origin_id ->
        [hand] Move one from your hand
       *[other] Move one from { $origin }
    }
action-yokohama-drop = Move it to { $area }
action-yokohama-station = Station token on { $area }
