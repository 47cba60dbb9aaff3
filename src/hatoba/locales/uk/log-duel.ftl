### Йокогама: Дуель, журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-duel-gained =
    { $who ->
        [you] Ви отримуєте: { $sum }.
       *[seat] { $seat } отримує: { $sum }.
    }
log-duel-paid =
    { $who ->
        [you] Ви сплачуєте: { $sum }.
       *[seat] { $seat } сплачує: { $sum }.
    }
log-duel-turn-started =
    { $who ->
        [you] Раунд { $round }, хід { $turn }: ви.
       *[seat] Раунд { $round }, хід { $turn }: { $seat }.
    }
log-duel-put-under =
    { $who ->
        [you] Ви кладете
       *[seat] { $seat } кладе
    } { $order_id ->
        [none] замовлення під колоду.
       *[other] замовлення { $order } під колоду.
    }
log-duel-area-chosen =
    { $who ->
        [you] Ви вибираєте локацію: { $area }.
       *[seat] { $seat } вибирає локацію: { $area }.
    }
log-duel-agent-sent =
    { $who ->
        [you] Ви надсилаєте представника: { $area }.
       *[seat] { $seat } надсилає представника: { $area }.
    }
log-duel-income =
    { $who ->
        [you] Ви заробляєте на універмазі: { $area }.
       *[seat] { $seat } заробляє на універмазі: { $area }.
    }
log-duel-technology-used =
    { $who ->
        [you] Ви використовуєте технологію «{ $technology }».
       *[seat] { $seat } використовує технологію «{ $technology }».
    }
log-duel-strength-played =
    { $who ->
        [you] Ви граєте карту сили { $card } (сила { $strength }): { $area }.
       *[seat] { $seat } грає карту сили { $card } (сила { $strength }): { $area }.
    }
log-duel-extra-played =
    { $who ->
        [you] Ви додаєте
       *[seat] { $seat } додає
    } { $extra_id ->
        [plus_1] карту +1.
       *[plus_2] карту +2.
    }
log-duel-acted =
    { $who ->
        [you] Ви виконуєте дію із силою { $strength }: { $area }.
       *[seat] { $seat } виконує дію із силою { $strength }: { $area }.
    }
log-duel-church-card-taken =
    { $who ->
        [you] Ви берете карту церкви { $card }.
       *[seat] { $seat } бере карту церкви { $card }.
    }
log-duel-imports-turned =
    { $who ->
        [you] Ви перевертаєте
       *[seat] { $seat } перевертає
    } { $count ->
        [one] { $count } імпортний товар.
        [few] { $count } імпортні товари.
       *[many] { $count } імпортних товарів.
    }
log-duel-technology-gained =
    { $who ->
        [you] Ви здобуваєте технологію «{ $technology }».
       *[seat] { $seat } здобуває технологію «{ $technology }».
    }
log-duel-station-put =
    { $who ->
        [you] Ви кладете жетон станції: { $area }.
       *[seat] { $seat } кладе жетон станції: { $area }.
    }
log-duel-order-looked-at =
    { $who ->
        [you] Ви берете
       *[seat] { $seat } бере
    } { $order_id ->
        [none] в порту замовлення з колоди.
       *[other] в порту з колоди замовлення { $order }.
    }
log-duel-order-kept =
    { $who ->
        [you] Ви залишаєте
       *[seat] { $seat } залишає
    } { $order_id ->
        [none] собі замовлення.
       *[other] собі замовлення { $order }.
    }
log-duel-order-drawn =
    { $who ->
        [you] Ви отримуєте
       *[seat] { $seat } отримує
    } { $order_id ->
        [none] замовлення з колоди.
       *[other] з колоди замовлення { $order }.
    }
log-duel-bonus-taken =
    { $who ->
        [you] Ви берете карту бонусу { $card }.
       *[seat] { $seat } бере карту бонусу { $card }.
    }
log-duel-bonus-shuffled =
    { $cards ->
        [one] Нова колода бонусів: { $cards } скинута карта.
        [few] Нова колода бонусів: { $cards } скинуті карти.
       *[many] Нова колода бонусів: { $cards } скинутих карт.
    }
log-duel-bonus-revealed = Відкрито карту бонусу { $card }.
log-duel-built =
    { $who ->
        [you] Ви будуєте
       *[seat] { $seat } будує
    } { $piece_id ->
        [shop] крамницю: { $area }.
       *[warehouse] універмаг: { $area }.
    }
log-duel-fulfilled =
    { $who ->
        [you] Ви виконуєте замовлення { $order }.
       *[seat] { $seat } виконує замовлення { $order }.
    }
log-duel-agent-hired =
    { $who ->
        [you] Ви наймаєте представника ({ $need }).
       *[seat] { $seat } наймає представника ({ $need }).
    }
log-duel-extra-gained =
    { $who ->
        [you] Ви отримуєте
       *[seat] { $seat } отримує
    } { $extra_id ->
        [plus_1] { $count ->
            [one] { $count } карту +1.
            [few] { $count } карти +1.
           *[many] { $count } карт +1.
        }
       *[plus_2] { $count ->
            [one] { $count } карту +2.
            [few] { $count } карти +2.
           *[many] { $count } карт +2.
        }
    }
log-duel-extra-put-back =
    { $who ->
        [you] Ви повертаєте
       *[seat] { $seat } повертає
    } { $extra_id ->
        [plus_1] карту +1.
       *[plus_2] карту +2.
    }
log-duel-round-ended = Раунд { $round } завершено.
log-duel-upgraded =
    { $who ->
        [you] Ви покращуєте карту сили { $card }.
       *[seat] { $seat } покращує карту сили { $card }.
    }
log-duel-technology-discarded = Технологію «{ $technology }» скинуто.
log-duel-technology-revealed = Відкрито технологію «{ $technology }».
log-duel-game-ended = Гру завершено: { $ending }.
