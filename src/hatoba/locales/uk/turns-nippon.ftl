### Nippon: хід одним рядком. Див. en/turns-nippon.ftl.

turn-nippon-worker-taken = { $action } ({ $colour })
turn-nippon-consolidated = консолідація: новий бюджет { $yen } ¥, вугілля { $coal }
turn-nippon-contract-fulfilled =
    { $n ->
        [1] виконано контракт { $list }
        [few] виконано контракти { $list }
       *[many] виконано контракти { $list }
    }
turn-nippon-factory-built = фабрика { $factory }: { $factory_name }, { $factory_bonus }
turn-nippon-machine-installed =
    { $n ->
        [1] верстат: { $list }
        [few] { $n } верстати: { $list }
       *[many] { $n } верстатів: { $list }
    }
turn-nippon-ship-placed =
    { $n ->
        [1] корабель: { $list }
        [few] { $n } кораблі: { $list }
       *[many] { $n } кораблів: { $list }
    }
turn-nippon-train-placed =
    { $n ->
        [1] потяг: { $list }
        [few] { $n } потяги: { $list }
       *[many] { $n } потягів: { $list }
    }
turn-nippon-ships-turned = перевернуто кораблі на планшеті
turn-nippon-trains-turned = перевернуто потяги на планшеті
turn-nippon-influence-put =
    { $n ->
        [1] вплив: { $list }
        [few] вплив { $n } рази: { $list }
       *[many] вплив { $n } разів: { $list }
    }
turn-nippon-track-moved = { $track }: { $number }
turn-nippon-reward-taken = нагорода ×{ $multiplier }
turn-nippon-multiplier-taken = множник ×{ $multiplier }
turn-nippon-multiplier-put = ×{ $multiplier } на досягнення «{ $achievement }»
turn-nippon-multiplier-discarded = скинуто жетон ×{ $multiplier }
turn-nippon-scoring =
    { $scoring ->
        [1] перший підрахунок регіонів
        [2] другий підрахунок регіонів
       *[other] третій підрахунок регіонів
    }
turn-nippon-final-turns =
    { $turns ->
        [one] ще { $turns } хід для кожного
        [few] ще { $turns } ходи для кожного
       *[many] ще { $turns } ходів для кожного
    }
turn-nippon-game-ended = гру завершено: { $ending }
