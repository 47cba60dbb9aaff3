### Йокогама: журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-yokohama-gained = { $seat } отримує: { $sum }.
log-yokohama-paid = { $seat } сплачує: { $sum }.
log-yokohama-turn-started = Раунд { $round }, хід { $turn }: { $seat }.
log-yokohama-kept =
    { $order_id ->
        [none] { $seat } потай залишає собі замовлення.
       *[other] { $seat } залишає собі замовлення { $order }.
    }
log-yokohama-placed =
    { $count ->
        [one] { $seat } розміщує { $count } помічника: { $area }.
       *[other] { $seat } розміщує { $count } помічників: { $area }.
    }
log-yokohama-fee-paid = { $seat } сплачує { $amount } ¥ за президента. Отримує: { $to }.
log-yokohama-president-moved = { $seat } переміщує президента: { $area }.
log-yokohama-president-returned = { $seat } забирає президента в руку.
log-yokohama-recalled =
    { $count ->
        [one] { $seat } забирає { $count } помічника: { $area }.
       *[other] { $seat } забирає { $count } помічників: { $area }.
    }
log-yokohama-acted = { $seat } виконує дію з { $power } ОД: { $area }.
log-yokohama-income = { $seat } заробляє на торговому домі: { $area }.
log-yokohama-scored = { $seat } здобуває { $points } ПО ({ $category }).
log-yokohama-token-taken = { $seat } бере жетон п’яти ОД: { $area }.
log-yokohama-built =
    { $space_id ->
        [trading_house] { $seat } будує торговий дім: { $area }.
       *[shophouse] { $seat } будує крамницю: { $area }.
    }
log-yokohama-agent-used =
    { $agent_id ->
        [free] { $seat } використовує вільного представника: { $area }.
       *[other] { $seat } використовує представника ({ $agent }): { $area }.
    }
log-yokohama-agent-gained =
    { $agent_id ->
        [free] { $seat } отримує вільного представника.
       *[other] { $seat } отримує представника ({ $agent }).
    }
log-yokohama-achieved = { $seat } здобуває досягнення «{ $achievement }».
log-yokohama-fulfilled = { $seat } виконує замовлення { $order }.
log-yokohama-order-taken = { $seat } бере замовлення { $order }.
log-yokohama-technology-gained = { $seat } здобуває технологію «{ $card_name }» (карта { $card }).
log-yokohama-assistant-put = { $seat } ставить помічника на планшет управління: { $area }, комірка { $space }.
log-yokohama-hired =
    { $piece_id ->
        [assistant] { $seat } бере зі складу в руку помічника.
        [shophouse] { $seat } бере зі складу в руку крамницю.
       *[trading_house] { $seat } бере зі складу в руку торговий дім.
    }
log-yokohama-assistant-moved =
    { $origin_id ->
        [hand] { $seat } переставляє помічника з руки: { $area }.
       *[other] { $seat } переставляє помічника: { $origin } → { $area }.
    }
log-yokohama-station-put = { $seat } кладе жетон станції: { $area }.
log-yokohama-reward-token-taken = { $seat } бере нагороду за досягнення № { $token }.
log-yokohama-card-revealed =
    { $card_id ->
        [order] Відкрито замовлення { $card }.
       *[technology] Відкрито технологію «{ $card_name }» (карта { $card }).
    }
log-yokohama-end-triggered = { $seat } наближає кінець гри: { $ending }.
log-yokohama-game-ended = Гру завершено: { $ending }.
