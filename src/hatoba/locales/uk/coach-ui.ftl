### Тренер у браузері: аналіз, ходи, зіграні ще раз, підказки.

ui-coach-result = Результат
ui-coach-analysis = Аналіз
ui-coach-none =
    Тренер може переглянути цю гру: які ходи її вирішили, що було б краще і що було везінням.
    Це триває кілька хвилин; чекати тут не треба.
ui-coach-only-players = Ніхто не питав тренера про цю гру. Це можуть лише ті, хто в неї грав.
ui-coach-ask = Запитати тренера
ui-coach-waiting = Тренер скоро почне. Можна піти: він працюватиме без вас.
ui-coach-failed = Тренер не зміг переглянути цю гру.
ui-coach-off = На цьому сервері немає тренера.
ui-coach-judged = Переглянуто ходів: { $n } з { $all }
ui-coach-learn = Учитися на своїх помилках
ui-coach-verdict-won =
    { $who ->
        [you] Ви перемогли, { $by }.
       *[seat] Перемога: { $seat }, { $by }.
    }
ui-coach-verdict-tied =
    { $who ->
        [you] Ви ділите перемогу.
       *[seat] { $seat } ділить перемогу.
    }
ui-coach-verdict-lost =
    { $who ->
        [you] Ви програли, { $by }.
       *[seat] Поразка: { $seat }, { $by }.
    }
ui-coach-by =
    { $n ->
        [0] за рівних очок
        [one] різниця { $n } очко
        [few] різниця { $n } очки
       *[many] різниця { $n } очок
    }
ui-coach-nearly = Раунд { $round } мало не забрав її.
ui-coach-cost = Раунд { $round } коштував найбільше.
ui-coach-mistakes =
    { $n ->
        [0] без помилок
        [one] { $n } помилка
        [few] { $n } помилки
       *[many] { $n } помилок
    }
ui-coach-slips =
    { $n ->
        [0] без неточностей
       *[other] неточностей: { $n }
    }
ui-coach-shares-more = у відсотках, після кожного ходу грали далі до { $n } разів
ui-coach-choices = Рішення
ui-coach-draws = Жереб
ui-coach-ledger =
    Від { $start } до { $result }: власні рішення { $own }, рішення інших { $others }, жереб { $draws }, не
    пояснено { $unsure }.
ui-coach-unsure =
    Непояснене змінилося, хоча нічого не тягнули й жоден хід не був напевно кращим чи гіршим: малі відмінності
    в межах похибки тренера і те, що знали інші, а ви ні.
ui-coach-point =
    { $who ->
        [you] Ви: { $played }; краще: { $best }
       *[seat] { $seat }: { $played }; краще: { $best }
    }
ui-coach-draw-point =
    { $who ->
        [you] Те, що взяли чи відкрили, змінило вашу частку.
       *[seat] Те, що взяли чи відкрили, змінило цю частку: { $seat }.
    }
ui-coach-nothing = більше нічого
ui-coach-draw = Випадок
ui-coach-whose =
    { $who ->
        [you] Раунд { $round }, ваш хід
       *[seat] Раунд { $round }, хід: { $seat }
    }
ui-coach-points = очки: { $amount }
ui-coach-why = Куди поділися очки
ui-coach-try = Спробувати самому
ui-coach-next = Далі

ui-coach-lost = Раунд { $round }. Зіграно: { $played }. Це віддало { $share }.
ui-coach-find = Знову ваш хід: знайдіть щось краще.
ui-coach-judging = Тренер дивиться на ваш хід …
ui-coach-retry = Спробувати ще раз
ui-coach-show = Показати
ui-coach-skip = Пропустити
ui-coach-leave = Вийти
ui-coach-your-mistakes = Ваші помилки
ui-coach-found-of = Знайдено { $n } з { $all }

ui-coach-hint = Тренер
ui-coach-thinking = Тренер думає …
ui-coach-show-turn = Показати хід
ui-coach-thanks = Дякую
ui-coach-advice = Тренер зіграв би
ui-coach-because = Це дає наприкінці в «{ $category }» очки: { $amount }.
ui-coach-hinted =
    { $who ->
        [you] Ви питаєте тренера.
       *[seat] { $seat } питає тренера.
    }
ui-coach-key-hint = Запитати тренера; ще раз, щоб побачити хід

problem-analysis-waits = Інший аналіз, про який ви просили, ще не готовий.
problem-no-coach = На цьому сервері немає тренера.
problem-cannot-coach = Тренер не може цього оцінити: гру зіграно за старшими правилами.
problem-turn-goes-on = Хід ще не закінчено.
problem-no-practice = За цим столом не тренуються.
