### Ніппон: журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-nippon-turn-started =
    { $who ->
        [you] Раунд { $round }, хід { $turn }: ви.
       *[seat] Раунд { $round }, хід { $turn }: { $seat }.
    }
log-nippon-worker-taken =
    { $who ->
        [you] Ви берете робітника ({ $colour }) для дії: { $action }.
       *[seat] { $seat } бере робітника ({ $colour }) для дії: { $action }.
    }
log-nippon-gained =
    { $who ->
        [you] Ви отримуєте: { $sum }.
       *[seat] { $seat } отримує: { $sum }.
    }
log-nippon-paid =
    { $kind_id ->
        [machines] { $who ->
            [you] Ви використовуєте: { $sum }.
           *[seat] { $seat } використовує: { $sum }.
        }
       *[other] { $who ->
            [you] Ви сплачуєте: { $sum }.
           *[seat] { $seat } сплачує: { $sum }.
        }
    }
log-nippon-track-moved =
    { $who ->
        [you] Ви просуваєте
       *[seat] { $seat } просуває
    } { $moves ->
        [one] трек на { $moves } крок, до { $number }: { $track }.
        [few] трек на { $moves } кроки, до { $number }: { $track }.
       *[many] трек на { $moves } кроків, до { $number }: { $track }.
    }
log-nippon-produced =
    { $who ->
        [you] Ви виробляєте
       *[seat] { $seat } виробляє
    } { $lost ->
        [0] { $stored ->
            [one] { $stored } кубик: { $good }.
            [few] { $stored } кубики: { $good }.
           *[many] { $stored } кубиків: { $good }.
        }
       *[other] { $stored ->
            [one] { $stored } кубик: { $good }. Не вмістилося: { $lost }.
            [few] { $stored } кубики: { $good }. Не вмістилося: { $lost }.
           *[many] { $stored } кубиків: { $good }. Не вмістилося: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $who ->
        [you] Ви витрачаєте
       *[seat] { $seat } витрачає
    } { $cubes ->
        [one] { $cubes } кубик: { $good }.
        [few] { $cubes } кубики: { $good }.
       *[many] { $cubes } кубиків: { $good }.
    }
log-nippon-contract-fulfilled =
    { $who ->
        [you] Ви виконуєте контракт { $contract }.
       *[seat] { $seat } виконує контракт { $contract }.
    }
log-nippon-factory-built =
    { $who ->
        [you] Ви будуєте фабрику { $factory }: { $factory_name }, { $factory_bonus }.
       *[seat] { $seat } будує фабрику { $factory }: { $factory_name }, { $factory_bonus }.
    }
log-nippon-machine-installed =
    { $who ->
        [you] Ви покращуєте фабрику до верстата +{ $machine }: { $good }.
       *[seat] { $seat } покращує фабрику до верстата +{ $machine }: { $good }.
    }
log-nippon-ship-placed =
    { $who ->
        [you] Ви відправляєте
       *[seat] { $seat } відправляє
    } { $side_id ->
        [turned] перевернутий корабель: { $region }.
       *[plain] корабель: { $region }.
    }
log-nippon-train-placed =
    { $who ->
        [you] Ви відправляєте
       *[seat] { $seat } відправляє
    } { $side_id ->
        [turned] перевернутий потяг: { $region }.
       *[plain] потяг: { $region }.
    }
log-nippon-ships-turned =
    { $who ->
        [you] Ви перевертаєте всі кораблі, що лишились на планшеті.
       *[seat] { $seat } перевертає всі кораблі, що лишились на планшеті.
    }
log-nippon-trains-turned =
    { $who ->
        [you] Ви перевертаєте всі потяги, що лишились на планшеті.
       *[seat] { $seat } перевертає всі потяги, що лишились на планшеті.
    }
log-nippon-influence-put =
    { $who ->
        [you] Ви кладете жетон впливу { $value }: { $city }, поле { $space }.
       *[seat] { $seat } кладе жетон впливу { $value }: { $city }, поле { $space }.
    }
log-nippon-influence-returned =
    { $who ->
        [you] Ви отримуєте назад жетон впливу { $value }: { $city }, поле { $space }.
       *[seat] { $seat } отримує назад жетон впливу { $value }: { $city }, поле { $space }.
    }
log-nippon-consolidated =
    { $who ->
        [you] Ви проводите консолідацію. Новий бюджет: { $yen } ¥, вугілля: { $coal }.
       *[seat] { $seat } проводить консолідацію. Новий бюджет: { $yen } ¥, вугілля: { $coal }.
    }
log-nippon-reward-taken =
    { $who ->
        [you] Ви берете
       *[seat] { $seat } бере
    } { $bonus_id ->
        [blueprints] жетон нагороди: { $multiplier }x, креслення.
        [coal] жетон нагороди: { $multiplier }x, вугілля.
       *[yen] жетон нагороди: { $multiplier }x, єни.
    }
log-nippon-multiplier-taken =
    { $who ->
        [you] Ви берете жетон множника: { $multiplier }x.
       *[seat] { $seat } бере жетон множника: { $multiplier }x.
    }
log-nippon-multiplier-put =
    { $who ->
        [you] Ви кладете { $multiplier }x на досягнення: { $achievement }.
       *[seat] { $seat } кладе { $multiplier }x на досягнення: { $achievement }.
    }
log-nippon-multiplier-discarded =
    { $who ->
        [you] Ви скидаєте жетон { $multiplier }x: немає вільного поля досягнень.
       *[seat] { $seat } скидає жетон { $multiplier }x: немає вільного поля досягнень.
    }
log-nippon-wages-paid =
    { $who ->
        [you] Ви виплачуєте
       *[seat] { $seat } виплачує
    } { $unpaid ->
        [0] платню, кольорів: { $paid }.
       *[other] платню, кольорів: { $paid }. Без платні: { $unpaid }.
    }
log-nippon-workers-returned =
    { $who ->
        [you] Ви повертаєте
       *[seat] { $seat } повертає
    } { $workers ->
        [one] { $workers } робітника в торбинку.
       *[other] { $workers } робітників у торбинку.
    }
log-nippon-row-moved = { $row } переходить на нове місце: { $space }.
log-nippon-worker-drawn = Робітник ({ $colour }) із торбинки: { $place }.
log-nippon-marker-moved = Маркер підрахунку переходить на поле { $space }.
log-nippon-scoring =
    { $scoring ->
        [1] Перший підрахунок регіонів.
        [2] Другий підрахунок регіонів.
       *[other] Третій підрахунок регіонів.
    }
log-nippon-region-scored =
    { $who ->
        [you] Ви: місце { $place } ({ $region }), { $vp } ПО, за кораблі { $ships } ПО.
       *[seat] { $seat }: місце { $place } ({ $region }), { $vp } ПО, за кораблі { $ships } ПО.
    }
log-nippon-scored =
    { $who ->
        [you] Ви: { $points } ПО ({ $category }).
       *[seat] { $seat }: { $points } ПО ({ $category }).
    }
log-nippon-final-turns =
    { $turns ->
        [one] Маркер на золотому полі: кожен має ще { $turns } хід.
        [few] Маркер на золотому полі: кожен має ще { $turns } ходи.
       *[many] Маркер на золотому полі: кожен має ще { $turns } ходів.
    }
log-nippon-end-money =
    { $who ->
        [you] Ви після останньої платні маєте
       *[seat] { $seat } після останньої платні має
    } { $unpaid ->
        [0] { $yen } ¥.
       *[other] { $yen } ¥. Кольорів без платні: { $unpaid }.
    }
log-nippon-achievement-scored =
    { $who ->
        [you] Ви: { $base } на { $multiplier } ПО за досягнення «{ $achievement }».
       *[seat] { $seat }: { $base } на { $multiplier } ПО за досягнення «{ $achievement }».
    }
log-nippon-game-ended = Гру завершено: { $ending }.
