### Ніппон: журнал. Одне повідомлення на вид події; аргументи як в англійському файлі.

log-nippon-turn-started = Раунд { $round }, хід { $turn }: { $seat }.
log-nippon-worker-taken = { $seat } бере робітника ({ $colour }) для дії: { $action }.
log-nippon-gained = { $seat } отримує: { $sum }.
log-nippon-paid =
    { $kind_id ->
        [machines] { $seat } використовує: { $sum }.
       *[other] { $seat } сплачує: { $sum }.
    }
log-nippon-track-moved =
    { $moves ->
        [one] { $seat } просуває трек на { $moves } крок, до { $number }: { $track }.
        [few] { $seat } просуває трек на { $moves } кроки, до { $number }: { $track }.
       *[many] { $seat } просуває трек на { $moves } кроків, до { $number }: { $track }.
    }
log-nippon-produced =
    { $lost ->
        [0] { $stored ->
            [one] { $seat } виробляє { $stored } кубик: { $good }.
            [few] { $seat } виробляє { $stored } кубики: { $good }.
           *[many] { $seat } виробляє { $stored } кубиків: { $good }.
        }
       *[other] { $stored ->
            [one] { $seat } виробляє { $stored } кубик: { $good }. Не вмістилося: { $lost }.
            [few] { $seat } виробляє { $stored } кубики: { $good }. Не вмістилося: { $lost }.
           *[many] { $seat } виробляє { $stored } кубиків: { $good }. Не вмістилося: { $lost }.
        }
    }
log-nippon-cubes-used =
    { $cubes ->
        [one] { $seat } витрачає { $cubes } кубик: { $good }.
        [few] { $seat } витрачає { $cubes } кубики: { $good }.
       *[many] { $seat } витрачає { $cubes } кубиків: { $good }.
    }
log-nippon-contract-fulfilled = { $seat } виконує контракт { $contract }.
log-nippon-factory-built = { $seat } будує фабрику { $factory }: { $factory_name }, { $factory_bonus }.
log-nippon-machine-installed = { $seat } покращує фабрику до верстата +{ $machine }: { $good }.
log-nippon-ship-placed =
    { $side_id ->
        [turned] { $seat } відправляє перевернутий корабель: { $region }.
       *[plain] { $seat } відправляє корабель: { $region }.
    }
log-nippon-train-placed =
    { $side_id ->
        [turned] { $seat } відправляє перевернутий потяг: { $region }.
       *[plain] { $seat } відправляє потяг: { $region }.
    }
log-nippon-ships-turned = { $seat } перевертає всі кораблі, що лишились на планшеті.
log-nippon-trains-turned = { $seat } перевертає всі потяги, що лишились на планшеті.
log-nippon-influence-put = { $seat } кладе жетон впливу { $value }: { $city }, поле { $space }.
log-nippon-influence-returned = { $seat } отримує назад жетон впливу { $value }: { $city }, поле { $space }.
log-nippon-consolidated = { $seat } проводить консолідацію. Новий бюджет: { $yen } ¥, вугілля: { $coal }.
log-nippon-reward-taken =
    { $bonus_id ->
        [blueprints] { $seat } бере жетон нагороди: { $multiplier }x, креслення.
        [coal] { $seat } бере жетон нагороди: { $multiplier }x, вугілля.
       *[yen] { $seat } бере жетон нагороди: { $multiplier }x, єни.
    }
log-nippon-multiplier-taken = { $seat } бере жетон множника: { $multiplier }x.
log-nippon-multiplier-put = { $seat } кладе { $multiplier }x на досягнення: { $achievement }.
log-nippon-multiplier-discarded = { $seat } скидає жетон { $multiplier }x: немає вільного поля досягнень.
log-nippon-wages-paid =
    { $unpaid ->
        [0] { $seat } виплачує платню, кольорів: { $paid }.
       *[other] { $seat } виплачує платню, кольорів: { $paid }. Без платні: { $unpaid }.
    }
log-nippon-workers-returned =
    { $workers ->
        [one] { $seat } повертає { $workers } робітника в торбинку.
       *[other] { $seat } повертає { $workers } робітників у торбинку.
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
log-nippon-region-scored = { $seat }: місце { $place } ({ $region }), { $vp } ПО, за кораблі { $ships } ПО.
log-nippon-scored = { $seat }: { $points } ПО ({ $category }).
log-nippon-final-turns =
    { $turns ->
        [one] Маркер на золотому полі: кожен має ще { $turns } хід.
        [few] Маркер на золотому полі: кожен має ще { $turns } ходи.
       *[many] Маркер на золотому полі: кожен має ще { $turns } ходів.
    }
log-nippon-end-money =
    { $unpaid ->
        [0] { $seat } після останньої платні має { $yen } ¥.
       *[other] { $seat } після останньої платні має { $yen } ¥. Кольорів без платні: { $unpaid }.
    }
log-nippon-achievement-scored = { $seat }: { $base } на { $multiplier } ПО за досягнення «{ $achievement }».
log-nippon-game-ended = Гру завершено: { $ending }.
