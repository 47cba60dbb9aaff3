### Ніппон: короткий підпис кожної дії. Аргументи як в англійському файлі.

action-nippon-done = Готово
action-nippon-end = Завершити хід
action-nippon-blueprint = Витратити креслення на трек: { $track }
action-nippon-knowledge = Знання ({ $colour })
action-nippon-production = Виробництво ({ $colour })
action-nippon-export = Експорт ({ $colour })
action-nippon-invest = Інвестиція ({ $colour })
action-nippon-mines = Шахти ({ $colour })
action-nippon-ships = Кораблі ({ $colour })
action-nippon-machinery = Механізація ({ $colour })
action-nippon-trains = Потяги ({ $colour })
action-nippon-local-market = Місцевий ринок ({ $colour })
action-nippon-consolidate = Консолідація
action-nippon-advance =
    { $step ->
        [mines] Вугілля на крок уперед
       *[knowledge] Знання на крок уперед
    }
action-nippon-run = Запустити фабрику: { $good }
action-nippon-fulfil = Виконати контракт { $contract }
action-nippon-pay = Заплатити: { $good }
action-nippon-build = Збудувати фабрику { $factory }: { $factory_name }, { $factory_bonus }
action-nippon-upgrade =
    { $upgrade_id ->
        [spare] Купити запасний верстат
       *[other] Покращити фабрику: { $upgrade }
    }
action-nippon-ship = Корабель: { $region }
action-nippon-train = Потяг: { $region }
action-nippon-deliver = Постачити: { $city }, поле { $space }
action-nippon-cubes =
    { $cubes ->
        [one] Заплатити { $cubes } кубик
        [few] Заплатити { $cubes } кубики
       *[many] Заплатити { $cubes } кубиків
    }
action-nippon-token = Жетон впливу { $value }
action-nippon-return = Повернути жетон із поля { $space }
action-nippon-reward =
    { $bonus_id ->
        [blueprints] Нагорода { $multiplier }x: креслення
        [coal] Нагорода { $multiplier }x: вугілля
       *[yen] Нагорода { $multiplier }x: єни
    }
action-nippon-put = Покласти на: { $achievement }
