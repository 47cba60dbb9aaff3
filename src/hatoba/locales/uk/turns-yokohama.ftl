### Yokohama: хід одним рядком. Див. en/turns-yokohama.ftl.

turn-yokohama-acted = { $area }, { $power } ОД
turn-yokohama-kept =
    { $order_id ->
        [none] одне замовлення залишено потай
       *[other] залишено замовлення { $order }
    }
turn-yokohama-placed = помічники: { $list }
turn-yokohama-president-moved = президент: { $area }
turn-yokohama-president-returned = президент знову в руці
turn-yokohama-order-taken =
    { $n ->
        [1] нове замовлення { $list }
        [few] нові замовлення { $list }
       *[many] нові замовлення { $list }
    }
turn-yokohama-technology-gained = технологія «{ $card_name }»
turn-yokohama-assistant-put = { $area }, комірка { $space }
turn-yokohama-token-taken = жетон п’яти ОД
turn-yokohama-built =
    { $space_id ->
        [trading_house] збудовано торговий дім
       *[shophouse] збудовано крамницю
    }
turn-yokohama-fulfilled =
    { $n ->
        [1] виконано замовлення { $list }
        [few] виконано замовлення { $list }
       *[many] виконано замовлення { $list }
    }
turn-yokohama-achieved = досягнення «{ $list }»
turn-yokohama-agent-gained =
    { $n ->
        [one] на { $n } представника більше
        [few] на { $n } представників більше
       *[many] на { $n } представників більше
    }
turn-yokohama-station-put = жетон станції: { $area }
turn-yokohama-end-triggered = наближається кінець гри: { $ending }
turn-yokohama-game-ended = гру завершено: { $ending }
