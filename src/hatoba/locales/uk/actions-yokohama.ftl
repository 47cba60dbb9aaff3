### Йокогама: короткий підпис кожної дії. Аргументи як в англійському файлі.

action-yokohama-done =
    { $step ->
        [additional_and_placement] До переміщення
        [placement] До переміщення
        [placement_telegram] До переміщення
        [five_power_bonus] Залишити жетон
        [construction] Нічого не будувати
        [recovery] Усі повертаються
        [church] Відмовитися від церкви
        [customs] Відмовитися від митниці
        [laboratory] Не брати технології
        [port] Не брати замовлення
        [second_order] Більше замовлень не брати
        [warehouse] Відмовитися
        [move] Відмовитися
       *[other] Готово
    }
action-yokohama-end = Завершити хід
action-yokohama-keep = Залишити замовлення { $order }
action-yokohama-fulfil = Виконати замовлення { $order }
action-yokohama-achieve = Здобути «{ $achievement }»
action-yokohama-agent = Представник: { $area }
action-yokohama-use =
    { $agent_id ->
        [free] Вільний представник
       *[other] Представник ({ $agent })
    }
action-yokohama-claim = Узяти нагороду за досягнення № { $reward_token }
action-yokohama-spin = Використати Прядильну фабрику
action-yokohama-study = Використати Університет
action-yokohama-place = Розмістити: { $area }
action-yokohama-place-two = Розмістити двох: { $area }
action-yokohama-go = Президент: { $area }
action-yokohama-walk = Іти: { $area }
action-yokohama-stop = Зупинитися тут
action-yokohama-ride = Президент на станцію
action-yokohama-return = Забрати президента
action-yokohama-recall =
    { $area_id ->
        [all] Забрати всіх помічників
       *[other] Забрати помічника: { $area }
    }
action-yokohama-sell = Продати: { $sum }
action-yokohama-buy = Купити: { $sum }
action-yokohama-hire =
    { $piece_id ->
        [assistant] Найняти помічника
        [shophouse] Узяти крамницю
       *[trading_house] Узяти торговий дім
    }
action-yokohama-worship = Церква, комірка { $space }
action-yokohama-declare = Митниця, комірка { $space }
action-yokohama-develop = Здобути технологію: { $card_name } ({ $card })
action-yokohama-take = Узяти замовлення { $order }
action-yokohama-pay = Заплатити: { $kind }
action-yokohama-from =
    { $source_id ->
        [hand] Помічник із руки
       *[area] Помічник із цієї локації
    }
action-yokohama-token = Узяти жетон
action-yokohama-build =
    { $building_space_id ->
        [trading_house] Збудувати торговий дім
       *[shophouse] Збудувати крамницю, комірка { $building_space_number }
    }
action-yokohama-leave = Залишити тут одного помічника
action-yokohama-gain = Отримати: { $sum }
action-yokohama-lift =
    { $origin_id ->
        [hand] Переставити помічника з руки
       *[other] Переставити помічника звідси: { $origin }
    }
action-yokohama-drop = Переставити сюди: { $area }
action-yokohama-station = Жетон станції: { $area }
