### Йокогама: журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-yokohama-gained =
    { $who ->
        [you] Ви отримуєте: { $sum }.
       *[seat] { $seat } отримує: { $sum }.
    }
log-yokohama-paid =
    { $who ->
        [you] Ви сплачуєте: { $sum }.
       *[seat] { $seat } сплачує: { $sum }.
    }
log-yokohama-turn-started =
    { $who ->
        [you] Раунд { $round }, хід { $turn }: ви.
       *[seat] Раунд { $round }, хід { $turn }: { $seat }.
    }
log-yokohama-kept =
    { $order_id ->
        [none] { $who ->
            [you] Ви потай залишаєте собі замовлення.
           *[seat] { $seat } потай залишає собі замовлення.
        }
       *[other] { $who ->
            [you] Ви залишаєте собі замовлення { $order }.
           *[seat] { $seat } залишає собі замовлення { $order }.
        }
    }
log-yokohama-placed =
    { $who ->
        [you] Ви розміщуєте
       *[seat] { $seat } розміщує
    } { $count ->
        [one] { $count } помічника: { $area }.
       *[other] { $count } помічників: { $area }.
    }
log-yokohama-fee-paid =
    { $whom ->
        [you] { $seat } сплачує вам { $amount } ¥ за президента.
       *[seat] { $who ->
            [you] Ви сплачуєте { $amount } ¥ за президента. Отримує: { $to }.
           *[seat] { $seat } сплачує { $amount } ¥ за президента. Отримує: { $to }.
        }
    }
log-yokohama-president-moved =
    { $who ->
        [you] Ви переміщуєте президента: { $area }.
       *[seat] { $seat } переміщує президента: { $area }.
    }
log-yokohama-president-returned =
    { $who ->
        [you] Ви забираєте президента в руку.
       *[seat] { $seat } забирає президента в руку.
    }
log-yokohama-recalled =
    { $who ->
        [you] Ви забираєте
       *[seat] { $seat } забирає
    } { $count ->
        [one] { $count } помічника: { $area }.
       *[other] { $count } помічників: { $area }.
    }
log-yokohama-acted =
    { $who ->
        [you] Ви виконуєте дію з { $power } ОД: { $area }.
       *[seat] { $seat } виконує дію з { $power } ОД: { $area }.
    }
log-yokohama-income =
    { $who ->
        [you] Ви заробляєте на торговому домі: { $area }.
       *[seat] { $seat } заробляє на торговому домі: { $area }.
    }
log-yokohama-scored =
    { $who ->
        [you] Ви здобуваєте { $points } ПО ({ $category }).
       *[seat] { $seat } здобуває { $points } ПО ({ $category }).
    }
log-yokohama-token-taken =
    { $who ->
        [you] Ви берете жетон п’яти ОД: { $area }.
       *[seat] { $seat } бере жетон п’яти ОД: { $area }.
    }
log-yokohama-built =
    { $who ->
        [you] Ви будуєте
       *[seat] { $seat } будує
    } { $space_id ->
        [trading_house] торговий дім: { $area }.
       *[shophouse] крамницю: { $area }.
    }
log-yokohama-agent-used =
    { $who ->
        [you] Ви використовуєте
       *[seat] { $seat } використовує
    } { $agent_id ->
        [free] вільного представника: { $area }.
       *[other] представника ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $who ->
        [you] Ви отримуєте
       *[seat] { $seat } отримує
    } { $agent_id ->
        [free] вільного представника.
       *[other] представника ({ $agent }).
    }
log-yokohama-achieved =
    { $who ->
        [you] Ви здобуваєте досягнення «{ $achievement }».
       *[seat] { $seat } здобуває досягнення «{ $achievement }».
    }
log-yokohama-fulfilled =
    { $who ->
        [you] Ви виконуєте замовлення { $order }.
       *[seat] { $seat } виконує замовлення { $order }.
    }
log-yokohama-order-taken =
    { $who ->
        [you] Ви берете замовлення { $order }.
       *[seat] { $seat } бере замовлення { $order }.
    }
log-yokohama-technology-gained =
    { $who ->
        [you] Ви здобуваєте технологію «{ $card_name }» (карта { $card }).
       *[seat] { $seat } здобуває технологію «{ $card_name }» (карта { $card }).
    }
log-yokohama-assistant-put =
    { $who ->
        [you] Ви ставите помічника на планшет управління: { $area }, комірка { $space }.
       *[seat] { $seat } ставить помічника на планшет управління: { $area }, комірка { $space }.
    }
log-yokohama-hired =
    { $who ->
        [you] Ви берете
       *[seat] { $seat } бере
    } { $piece_id ->
        [assistant] зі складу в руку помічника.
        [shophouse] зі складу в руку крамницю.
       *[trading_house] зі складу в руку торговий дім.
    }
log-yokohama-assistant-moved =
    { $who ->
        [you] Ви переставляєте
       *[seat] { $seat } переставляє
    } { $origin_id ->
        [hand] помічника з руки: { $area }.
       *[other] помічника: { $origin } → { $area }.
    }
log-yokohama-station-put =
    { $who ->
        [you] Ви кладете жетон станції: { $area }.
       *[seat] { $seat } кладе жетон станції: { $area }.
    }
log-yokohama-reward-token-taken =
    { $who ->
        [you] Ви берете нагороду за досягнення № { $token }.
       *[seat] { $seat } бере нагороду за досягнення № { $token }.
    }
log-yokohama-card-revealed =
    { $card_id ->
        [order] Відкрито замовлення { $card }.
       *[technology] Відкрито технологію «{ $card_name }» (карта { $card }).
    }
log-yokohama-end-triggered =
    { $who ->
        [you] Ви наближаєте кінець гри: { $ending }.
       *[seat] { $seat } наближає кінець гри: { $ending }.
    }
log-yokohama-game-ended = Гру завершено: { $ending }.
