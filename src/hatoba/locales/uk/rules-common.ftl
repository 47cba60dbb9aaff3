### Слова, спільні для правил усіх ігор: заголовки, підписи, переліки, походження. Аргументи як в англійському файлі.

## Переліки. $first — усе дотепер, $last — наступний чи останній пункт.

rules-list-more = { $first }, { $last }
rules-list-last = { $first } та { $last }
rules-nothing = нічого

## Список тем. $topics — слова, які вводять; .title стоїть над сторінкою з усім одного виду.

rules-topics = Щоб читати далі, назвіть одну з цих тем.
    .title = Теми
rules-topics-section = Розділи: { $topics }.
rules-topics-part = Частини розділів: { $topics }.
rules-topics-group = Усе одного виду: { $topics }.
rules-topics-card = За номером: { $topics }.
rules-topics-area = Локації: { $topics }.
    .title = Локації
rules-topics-action = Дії: { $topics }.
    .title = Дії
rules-topics-technology = Технології: { $topics }.
    .title = Технології
rules-topics-achievement = Досягнення: { $topics }.
    .title = Досягнення
rules-topics-good = Товари й гроші: { $topics }.
    .title = Товари й гроші
rules-topics-country = Країни: { $topics }.
    .title = Країни
rules-topics-piece = Фігури й жетони: { $topics }.
    .title = Фігури й жетони
rules-topics-extra = Карти додаткової сили: { $topics }.
    .title = Карти додаткової сили
rules-topics-bonus = Бонуси фабрик: { $topics }.
    .title = Бонуси фабрик
rules-topics-region = Регіони: { $topics }.
    .title = Регіони
rules-topics-track = Треки: { $topics }.
    .title = Треки

## Заголовки карт і тайлів. $number — номер в аркуші компонентів, $name — назва.

rules-card-order = Замовлення { $number }
rules-card-technology = Карта технології { $number }: { $name }
rules-card-site = Тайл будівель { $number }
rules-card-token = Жетон п’яти ОД { $number }
rules-card-reward = Нагорода за досягнення { $number }
rules-card-bonus = Карта бонусу { $number }
rules-card-church = Карта церкви { $number }
rules-card-factory = Фабрика { $number }: { $name }
rules-card-contract = Контракт { $number }
rules-card-tile = Тайл міста { $number }

## Що надруковано, по рядку. $text — назва чи перелік, $n — число.

rules-line-country = Країна: { $text }
rules-line-deck = Колода: { $text }
rules-line-cost = Вартість: { $text }
rules-line-reward = Нагорода: { $text }
rules-line-vp = ПО наприкінці: { $n }
rules-line-value = Показник виробництва: { $n }
rules-line-faith = Потрібна віра: { $n }
rules-line-bonus = Бонус: { $text }
rules-line-wanted = Потрібні товари: { $text }
rules-line-trading-house = Торговий дім: { $text }
rules-line-shophouse = Комірка крамниці { $n }: { $text }
rules-line-at-strength = Із силою { $n }: { $text }
rules-line-cards = Карти з цією назвою: { $text }
rules-line-factories = Фабрики з цим бонусом: { $text }
rules-line-slots = Слоти, зліва: { $text }
rules-line-space = Поле дії { $n }, рахуючи зліва
# Планшети локації на карті.
rules-line-boards = На карті: удвох { $two }, утрьох { $three }, учотирьох { $four }

# Одна карта в переліку. $number, $value — числа; $country — назва країни.
rules-brief-yokohama = { $number } ({ $country }, показник { $value })
rules-brief-duel = { $number } (показник { $value })

## Таблиці локацій

rules-table-power = ОД
rules-table-strength = Сила
rules-table-vp = Ще й ПО
# Одна комірка планшета церкви чи митниці. $n — число на ній, $text — нагорода.
rules-space-church = Комірка { $space }, віра { $n }: { $text }
rules-space-customs = Комірка { $space }, імпортні товари { $n }: { $text }
rules-space-neutral = Комірку { $space } у другому виданні для двох гравців блокує нейтральний помічник

## Походження: чи число з правил у коробці. $fields — перелік слів нижче.

rules-source-rulebook = З книжки правил: { $fields }.
rules-source-derived = Виведено з книжок правил: { $fields }.
rules-source-designed = Наша власна розробка, а не надруковане в коробці: { $fields }.
rules-source-owner = Введено або підтверджено власником коробки: { $fields }.

rules-field-table = таблиця
rules-field-slots = слоти
rules-field-country = країна
rules-field-cost = вартість
rules-field-reward = нагорода
rules-field-vp = ПО наприкінці
rules-field-value = показник виробництва
rules-field-name = назва
rules-field-effect = ефект
rules-field-faith = віра
rules-field-good = товар
rules-field-bonus = бонус
rules-field-wanted = потрібні товари
rules-field-need = умова
rules-field-first = ПО для першого гравця
rules-field-later = ПО для наступних гравців
rules-field-trading-house = торговий дім
rules-field-shophouse = комірки крамниць
rules-field-knowledge = знання
rules-field-coal = вугілля
rules-field-capacity = сховище
rules-field-per = скільки треба на одне ПО
rules-field-printed = надрукований множник
rules-field-spaces = поля
rules-field-stars = зірки
# $text — кількість, наприклад «2 ¥».
rules-field-part = частина нагороди: { $text }
rules-field-at-strength = нагорода із силою { $n }
rules-field-space = комірка { $n }
rules-field-space-number = число комірки { $n }
rules-field-space-reward = нагорода комірки { $n }
