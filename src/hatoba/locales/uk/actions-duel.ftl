### Йокогама: Дуель, короткий підпис кожної дії. Аргументи як в англійському файлі.

action-duel-done =
    { $step ->
        [church] Не брати карти церкви
        [customs] Нічого не перевертати
        [laboratory] Не брати технології
        [second_order] Без другого замовлення
        [port_rest] Усі під колоду в цьому порядку
        [building] Нічого не будувати
        [upgrade] Нічого не покращувати
       *[other] Готово
    }
action-duel-end = Завершити хід
action-duel-fulfil = Виконати замовлення { $order }
action-duel-hire = Найняти представника ({ $need })
action-duel-agent = Надіслати представника: { $area }
action-duel-spin = Використати Прядильну фабрику
action-duel-choose = Вибрати локацію: { $area }
action-duel-ride = Вибрати локацію станції
action-duel-tram = Трамваєм: { $area }
action-duel-stagecoach = Диліжансом: { $area }
action-duel-postal = Зіграти карту сили { $strength_card } (Поштова служба)
action-duel-telephone = Використати Телефон
action-duel-add =
    { $extra_id ->
        [plus_1] Додати карту +1
        [plus_2] Додати карту +2
       *[none] Не додавати карти
    }
action-duel-worship = Узяти карту церкви { $church_card }
action-duel-turn =
    { $count ->
        [one] Перевернути { $count } імпортний товар
        [few] Перевернути { $count } імпортні товари
       *[many] Перевернути { $count } імпортних товарів
    }
action-duel-sell = Продати: { $sum }
action-duel-buy = Купити: { $sum }
action-duel-develop = Здобути технологію: { $technology }
action-duel-station = Жетон станції: { $area }
action-duel-keep = Залишити замовлення { $order }
action-duel-under = Замовлення { $order } під колоду
action-duel-pay = Заплатити: { $kind }
action-duel-bonus = Узяти карту бонусу { $bonus_card }
action-duel-build =
    { $piece_id ->
        [shop] Збудувати крамницю
       *[warehouse] Збудувати універмаг
    }
action-duel-put-back =
    { $extra_id ->
        [plus_1] Повернути карту +1
       *[plus_2] Повернути карту +2
    }
action-duel-upgrade = Покращити карту сили { $strength_card }
