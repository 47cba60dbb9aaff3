### Читається вголос там, де інші бачать малюнок; і командний рядок.

ui-spoken-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
ui-spoken-reward = нагорода { $sum }
ui-spoken-technology = вартість { $n }; { $country }; { $text }
ui-spoken-your-power = ваші ОД: { $power }; { $gives }: { $n }
ui-spoken-with-power = за { $power } ОД; { $gives }: { $n }
ui-spoken-assistants =
    { $who ->
        [you] Ви
       *[seat] { $seat }
    }: { $n ->
        [one] { $n } помічник
        [few] { $n } помічники
       *[many] { $n } помічників
    }
ui-spoken-president =
    { $who ->
        [you] ваш президент
       *[seat] президент: { $seat }
    }
ui-spoken-station = жетон станції
ui-spoken-token = бонус за п’ять ОД: { $sum }
ui-spoken-sites = вільні місця для будівництва: { $sites }
ui-spoken-site = { $piece } за { $sum }
ui-spoken-taken =
    { $who ->
        [you] зайнято вами
       *[seat] зайнято: { $seat }
    }
ui-spoken-faith = віра: { $n }
ui-spoken-goal = Хто перший, отримує { $first }, решта { $later }.
ui-spoken-have = у вас { $n }
ui-spoken-strength = ваша сила { $n }
ui-spoken-used = уже використано
ui-spoken-shop =
    { $who ->
        [you] ваша крамниця
       *[seat] крамниця: { $seat }
    }
ui-spoken-warehouse =
    { $who ->
        [you] ваш універмаг
       *[seat] універмаг: { $seat }
    }
ui-spoken-undone = Скасовано.
ui-spoken-news = Що відбувається
ui-spoken-icon-order = Замовлення
ui-spoken-icon-technology = Технології
ui-command = Команда
ui-command-found =
    { $n ->
        [one] { $n } можлива дія. Enter виконує її.
        [few] { $n } можливі дії. Пишіть або виберіть стрілками; Tab доповнює, Enter виконує.
       *[many] { $n } можливих дій. Пишіть або виберіть стрілками; Tab доповнює, Enter виконує.
    }
ui-command-several =
    { $n ->
        [one] Підходить { $n } дія.
        [few] Підходять { $n } дії. Пишіть далі або виберіть стрілками.
       *[many] Підходить { $n } дій. Пишіть далі або виберіть стрілками.
    }
ui-command-unknown = Жодна дія так не називається.
ui-command-played = Зіграно: { $action }
ui-key-command = командний рядок
