### Стіл словами: для терміналів, програм озвучення та програм, що читають текст.

text-header = { $game }, раунд { $round }, хід { $turn }
text-spectator = Ви глядач.
text-you = Ви гравець { $seat }.
text-decides = { $seat } вирішує: { $question }
text-over = Гру закінчено: { $ending }.
text-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
text-standing = Очки, якби гра закінчилася зараз: { $points }
text-printed = Що на всьому цьому надруковано і що воно дає
text-hidden = приховано від вас
text-empty = порожньо
text-legal = Що може зробити { $seat }
text-log = Що сталося
text-nothing-happened = Ще нічого.
text-no-notation = Жодна дія не записується як «{ $notation }».
text-answer = Дайте відповідь однією з цих дій, як її записано перед двокрапкою, окремо в останньому рядку.

## Гра в терміналі

text-play-help =
    Число або запис виконує дію. { $table }: стіл, { $cards }: стіл з усім надрукованим,
    { $log }: що сталося, { $hint }: підказка, { $leave }: вийти.
text-play-number =
    { $n ->
        [one] Є { $n } дія.
        [few] Виберіть число від 1 до { $n }.
        [many] Виберіть число від 1 до { $n }.
       *[other] Виберіть число від 1 до { $n }.
    }
text-play-hint = Купець вибрав би { $number }: { $action }
text-play-saved = Запис у файлі { $file }.

## Як називаються поля столу

text-options = Опції
text-seats = Гравці
text-seat = гравець
text-score = очки
text-score-if-ended-now = очки, якби гра закінчилася зараз
text-rank-if-ended-now = місце, якби гра закінчилася зараз
text-breakdown = ці очки за видами
text-stock = запас
text-areas = Локації
text-area = локація
text-station = жетон станції
text-orders = Замовлення
text-number = номер
text-short = ще бракує
text-fulfilled = виконані замовлення
text-technologies = технології
text-agents = іноземні агенти
text-agents-used = використані іноземні агенти
text-achievements = досягнення
text-church-cards = карти церкви
text-order-deck = замовлення в колоді
text-technology-deck = технології в колоді

text-near = поруч
text-site = тайл будівель
text-token = жетон п’яти ОД
text-presidents = президенти
text-assistants = помічники
text-buildings = будівлі
text-power = ОД
text-hand = на руці
text-warehouse = на складі
text-president = президент на
text-aside = відкладено
text-icons = зібрані країни
text-tokens-taken = взяті жетони п’яти ОД
text-reward-tokens = нагороди за досягнення
text-last-round = останній раунд
text-church = поле церкви, від першої клітинки
text-customs = поле митниці, від першої клітинки
text-ports = замовлення в портах, зліва
text-laboratories = технології в лабораторіях, зліва

text-start-player = перший гравець
text-used = зайнято цього раунду
text-shops = крамниці
text-duel-warehouse = універмаг
text-duel-area = лежить на
text-strength = сила
text-amount = дало б
text-strength-cards = Карти сили
text-card = карта
text-upgraded = поліпшено
text-upgrade-price = ціна поліпшення
text-next-card = наступна карта сили
text-used-technologies = технології, використані цього раунду
text-extra = карти додаткової сили
text-shops-left = залишилося крамниць
text-warehouses-left = залишилося універмагів
text-warehouse-price = ціна універмагу
text-surcharge = наступна технологія з доплатою
text-needs = Потрібно, щоб найняти агентів
text-need = потреба
text-wanted = потрібно
text-has = має
text-hired = агента найнято
text-drawn = Взяті замовлення
text-duel-order-deck = колода замовлень, згори
text-discarded-technologies = скинуті технології
text-bonus-cards = карти бонусу
text-bonus-deck = карти бонусу в колоді
text-discarded-bonus-cards = скинуті карти бонусу

text-marker = маркер підрахунку
text-next-scoring = наступний підрахунок
text-turns-left = залишилося ходів
text-bag = робітники в мішку
text-factories-left = фабрики, які можна збудувати
text-rewards = решта нагород за множником
text-multipliers-left = залишилося жетонів множника
text-action-spaces = Клітинки дій
text-space = клітинка
text-actions = дії
text-workers = робітники
text-missing = бракує робітників
text-rows = Ряди робітників
text-regions = Регіони
text-region = регіон
text-cities = Міста
text-city = місто
text-tile = тайл
text-spaces = Клітинки впливу
text-tokens-max = найбільше жетонів гравця
text-good = товар
text-foreign = іноземний вплив
text-owner = жетон гравця
text-value = його значення
text-to-beat = значення, яке треба перевершити
text-transport-max = найбільше кораблів і потягів
text-transport-free = вільні місця для кораблів і потягів
text-ships = кораблі (прості/перевернуті)
text-trains = потяги (прості/перевернуті)
text-influence = вплив
text-places = місце в регіоні
text-vp-if-scored = очки, якби підрахунок був зараз
text-tracks = Шкали
text-last = остання клітинка
text-nippon-number = число там
text-next-yen = єни за наступної консолідації
text-next-coal = вугілля за наступної консолідації
text-wages = належна платня
text-reward-up-to = найвищий множник, який можна взяти
text-factories = Фабрики
text-machine = машина
text-cubes = кубики на складі
text-capacity = місце для кубиків
text-coal = потрібно вугілля
text-makes = виготовляє кубиків
text-contracts = Контракти
text-nippon-fulfilled = виконано
text-cubes-short = ще бракує кубиків
text-tokens = решта жетонів впливу за значенням
text-ships-left = залишилося кораблів
text-ships-turned = кораблі перевернуто
text-trains-left = залишилося потягів
text-trains-turned = потяги перевернуто
text-marks-uncovered = відкриті позначки
text-stars-uncovered = відкриті зірки
text-nippon-achievements = Досягнення
text-achievement = досягнення
text-nippon-token = жетон множника
text-multiplier = множник
text-base = рахується
text-prices = ціни за один, два, три
