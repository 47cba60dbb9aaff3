### Yokohama Duel: хід одним рядком. Див. en/turns-duel.ftl.

turn-duel-agent-sent = представник: { $area }
turn-duel-strength-played = { $area }, { $strength }
turn-duel-extra-played =
    { $extra_id ->
        [plus_1] +1
       *[plus_2] +2
    }
turn-duel-technology-used = { $technology }
turn-duel-acted = разом { $strength }
turn-duel-put-under =
    { $order_id ->
        [none] одне замовлення під колоду
       *[other] замовлення { $order } під колоду
    }
turn-duel-area-chosen = { $area }
turn-duel-church-card-taken =
    { $n ->
        [1] карта церкви { $list }
        [few] карти церкви { $list }
       *[many] карти церкви { $list }
    }
turn-duel-imports-turned =
    { $count ->
        [one] перевернуто { $count } імпортний товар
        [few] перевернуто { $count } імпортні товари
       *[many] перевернуто { $count } імпортних товарів
    }
turn-duel-technology-gained = технологія: { $list }
turn-duel-station-put = жетон станції: { $area }
turn-duel-order-kept =
    { $order_id ->
        [none] одне нове замовлення
       *[other] нове замовлення { $order }
    }
turn-duel-order-drawn =
    { $order_id ->
        [none] одне замовлення з колоди
       *[other] замовлення { $order } з колоди
    }
turn-duel-bonus-taken = карта бонусу { $card }
turn-duel-built =
    { $piece_id ->
        [shop] збудовано крамницю
       *[warehouse] збудовано універмаг
    }
turn-duel-fulfilled =
    { $n ->
        [1] виконано замовлення { $list }
        [few] виконано замовлення { $list }
       *[many] виконано замовлення { $list }
    }
turn-duel-agent-hired = найнято представника ({ $need })
turn-duel-upgraded = покращено карту сили { $card }
turn-duel-round-ended = раунд завершено
turn-duel-game-ended = гру завершено: { $ending }
