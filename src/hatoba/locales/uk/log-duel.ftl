### Йокогама: Дуель, журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-duel-gained = { $seat } отримує: { $sum }.
log-duel-paid = { $seat } сплачує: { $sum }.
log-duel-turn-started = Раунд { $round }, хід { $turn }: { $seat }.
log-duel-put-under =
    { $order_id ->
        [none] { $seat } кладе замовлення під колоду.
       *[other] { $seat } кладе замовлення { $order } під колоду.
    }
log-duel-area-chosen = { $seat } вибирає локацію: { $area }.
log-duel-agent-sent = { $seat } надсилає представника: { $area }.
log-duel-income = { $seat } заробляє на універмазі: { $area }.
log-duel-technology-used = { $seat } використовує технологію «{ $technology }».
log-duel-strength-played = { $seat } грає карту сили { $card } (сила { $strength }): { $area }.
log-duel-extra-played =
    { $extra_id ->
        [plus_1] { $seat } додає карту +1.
       *[plus_2] { $seat } додає карту +2.
    }
log-duel-acted = { $seat } виконує дію із силою { $strength }: { $area }.
log-duel-church-card-taken = { $seat } бере карту церкви { $card }.
log-duel-imports-turned =
    { $count ->
        [one] { $seat } перевертає { $count } імпортний товар.
        [few] { $seat } перевертає { $count } імпортні товари.
       *[many] { $seat } перевертає { $count } імпортних товарів.
    }
log-duel-technology-gained = { $seat } здобуває технологію «{ $technology }».
log-duel-station-put = { $seat } кладе жетон станції: { $area }.
log-duel-order-looked-at =
    { $order_id ->
        [none] { $seat } бере в порту замовлення з колоди.
       *[other] { $seat } бере в порту з колоди замовлення { $order }.
    }
log-duel-order-kept =
    { $order_id ->
        [none] { $seat } залишає собі замовлення.
       *[other] { $seat } залишає собі замовлення { $order }.
    }
log-duel-order-drawn =
    { $order_id ->
        [none] { $seat } отримує замовлення з колоди.
       *[other] { $seat } отримує з колоди замовлення { $order }.
    }
log-duel-bonus-taken = { $seat } бере карту бонусу { $card }.
log-duel-bonus-shuffled =
    { $cards ->
        [one] Нова колода бонусів: { $cards } скинута карта.
        [few] Нова колода бонусів: { $cards } скинуті карти.
       *[many] Нова колода бонусів: { $cards } скинутих карт.
    }
log-duel-bonus-revealed = Відкрито карту бонусу { $card }.
log-duel-built =
    { $piece_id ->
        [shop] { $seat } будує крамницю: { $area }.
       *[warehouse] { $seat } будує універмаг: { $area }.
    }
log-duel-fulfilled = { $seat } виконує замовлення { $order }.
log-duel-agent-hired = { $seat } наймає представника ({ $need }).
log-duel-extra-gained =
    { $extra_id ->
        [plus_1] { $count ->
            [one] { $seat } отримує { $count } карту +1.
            [few] { $seat } отримує { $count } карти +1.
           *[many] { $seat } отримує { $count } карт +1.
        }
       *[plus_2] { $count ->
            [one] { $seat } отримує { $count } карту +2.
            [few] { $seat } отримує { $count } карти +2.
           *[many] { $seat } отримує { $count } карт +2.
        }
    }
log-duel-extra-put-back =
    { $extra_id ->
        [plus_1] { $seat } повертає карту +1.
       *[plus_2] { $seat } повертає карту +2.
    }
log-duel-round-ended = Раунд { $round } завершено.
log-duel-upgraded = { $seat } покращує карту сили { $card }.
log-duel-technology-discarded = Технологію «{ $technology }» скинуто.
log-duel-technology-revealed = Відкрито технологію «{ $technology }».
log-duel-game-ended = Гру завершено: { $ending }.
