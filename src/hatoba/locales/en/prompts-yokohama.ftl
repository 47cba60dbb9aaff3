### Yokohama: what is asked of the seat to move. prompt-yokohama-STEP is the question, .title the step's short name.
###
### Arguments come from the view: $number is its step_number, $area the name of the acting area, $power its power.

prompt-yokohama-keep-order =
    { $number ->
        [one] Keep one of the orders you were dealt.
       *[other] Keep { $number } of the orders you were dealt.
    }
    .title = First order
prompt-yokohama-additional-and-placement =
    Place an assistant, or two on one area, or go on to movement. Additional actions are possible too.
    .title = Additional actions and placement
prompt-yokohama-placement =
    { $number ->
        [one] You have placed one assistant. Place another on a different area, or go on to movement.
       *[other] You have placed { $number } assistants. Place another on a different area, or go on to movement.
    }
    .title = Placement
prompt-yokohama-placement-telegram = Place one more assistant on an adjacent area (Telegram), or go on to movement.
    .title = Placement with Telegram
prompt-yokohama-movement = Move your president to an area with one of your assistants, or take it back in hand.
    .title = Movement
prompt-yokohama-walking = Walk on, or stop here and act.
    .title = Movement: on the way
prompt-yokohama-recalling = Call assistants home, as many as you like.
    .title = Calling home
prompt-yokohama-chinatown =
    { $number ->
        [one] Sell or buy one piece, or finish. One exchange is left.
       *[other] Sell or buy one piece, or finish. { $number } exchanges are left.
    }
    .title = Chinatown
prompt-yokohama-employment-agency =
    { $number ->
        [one] Hire a piece from your warehouse, or finish. You may hire one more.
       *[other] Hire a piece from your warehouse, or finish. You may hire { $number } more.
    }
    .title = Employment agency
prompt-yokohama-church = Choose a space of the church board for an assistant, or leave it. Your power: { $power }.
    .title = Church
prompt-yokohama-church-assistant = Where does the assistant for the church board come from?
    .title = Church: assistant
prompt-yokohama-customs = Choose a space of the customs board and pay its imports, or leave it. Your power: { $power }.
    .title = Customs
prompt-yokohama-customs-assistant = Where does the assistant for the customs board come from?
    .title = Customs: assistant
prompt-yokohama-laboratory = Choose a technology, or leave it. Your power: { $power }.
    .title = Laboratory
prompt-yokohama-port = Take an order for free, or leave it. Your power: { $power }.
    .title = Port
prompt-yokohama-second-order = Take another order and pay for it, or finish.
    .title = Port: another order
prompt-yokohama-five-power-bonus = Take the five-power token of { $area }, or leave it.
    .title = Five-power bonus
prompt-yokohama-construction = Build a shophouse or a trading house here, or build nothing: { $area }.
    .title = Construction
prompt-yokohama-recovery = Your assistants come home: { $area }. With Telephone you may leave one there.
    .title = Recovery
prompt-yokohama-additional-after = Take additional actions, or end your turn.
    .title = Additional actions
prompt-yokohama-agent-choice = Which of your agents goes there?
    .title = Agent
prompt-yokohama-payment = Choose what to pay with.
    .title = Payment
prompt-yokohama-any-good =
    { $number ->
        [one] Choose a trade good.
       *[other] Choose { $number } trade goods, one after the other.
    }
    .title = Trade goods of your choice
prompt-yokohama-warehouse =
    { $number ->
        [one] Hire a piece from your warehouse, or turn the reward down.
       *[other] Hire a piece from your warehouse, or turn the rewards down. There are { $number }.
    }
    .title = Warehouse reward
prompt-yokohama-move =
    { $number ->
        [one] Choose an assistant to move, or turn the reward down.
       *[other] Choose an assistant to move, or turn the rewards down. There are { $number }.
    }
    .title = Move reward
prompt-yokohama-move-to = Choose the area to which the assistant moves.
    .title = Move reward: goal
prompt-yokohama-station-token = Put the station token on an area.
    .title = Station
prompt-yokohama-reward-token = Choose an achievement reward.
    .title = Achievement reward
