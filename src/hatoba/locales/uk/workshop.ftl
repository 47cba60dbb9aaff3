### The workshop: owners put the true numbers on the cards. Files of the sheet's own faults: sheets.ftl.

## The list

ui-sheets-title = Ваші власні карти
ui-sheets-about = Маєте гру? Впишіть на карти її справжні числа й грайте з ними.
ui-sheets-mine = Ваші аркуші
ui-sheets-none-yet = Ще жодного. Те, що ви вводите, лишається в цьому браузері.
ui-sheets-start = Почати з гри
ui-sheets-start-about = Наші карти лежать олівцем. Ви вводите те, що на ваших; Enter означає, що карта правильна.
ui-sheets-import = Принести файл
ui-sheets-import-about = Аркуш, збережений тут або написаний від руки.
ui-sheets-file = Аркуш (TOML)
ui-sheets-numbers-only = Тільки числа: жодних малюнків і текстів видавця.
ui-sheets-all = Усі ваші аркуші
ui-sheets-fields = ваших полів: { $n }
ui-sheets-drop = Викинути: { $name }
ui-sheets-drop-sure = Справді викинути
ui-sheets-from-account = З вашим обліковим записом
ui-sheets-box = Моя коробка
ui-sheets-box-of = Коробка: { $name }

## The frame

ui-sheets-of-game = Майстерня, { $game }
ui-sheets-name = Назва аркуша
ui-sheets-tab-cards = Карти
ui-sheets-tab-changed = Що змінено
ui-sheets-tab-effect = Що це дає
ui-sheets-use = Узяти за новий стіл
ui-sheets-mend = Спершу виправте: { $card }
ui-sheets-kinds = Види карт
ui-sheets-tables = Таблиці й ціни
ui-sheets-kind-book = нічого нашого
ui-sheets-kind-all = усі { $n } ваші
ui-sheets-kind-some = { $n } з { $of }
ui-sheets-whose = Чиє це число?
ui-sheets-source-owner = Ваші
ui-sheets-source-owner-about = з вашої коробки
ui-sheets-source-designed = Наші
ui-sheets-source-designed-about = здогад, олівцем
ui-sheets-source-derived = Виведені
ui-sheets-source-derived-about = з правил
ui-sheets-source-rulebook = Правила
ui-sheets-source-rulebook-about = надруковано там
ui-sheets-kept = Чернетка в цьому браузері
ui-sheets-locked = Аркуш, яким хтось ділиться
ui-sheets-progress = з { $n } чисел ваші
ui-sheets-progress-label = Числа, що ваші
ui-sheets-show = Показати
ui-sheets-filter-all = Усі
ui-sheets-filter-ours = Лише наші
ui-sheets-filter-mine = Лише ваші
ui-sheets-filter-faults = Помилки
ui-sheets-go = Карта
ui-sheets-go-title = До карти
ui-sheets-undo = Назад

## The cards

ui-sheets-card = { $kind } { $label }
ui-sheets-nth = { $name } { $n }
ui-sheets-range = { $from } до { $to }
ui-sheets-family-tea-fish = Чай і риба
ui-sheets-family-silk = Шовк
ui-sheets-family-copper = Мідь
ui-sheets-family-copper-silk = Мідь і шовк
ui-sheets-family-deck-a = Перша колода
ui-sheets-family-deck-b = Друга колода
ui-sheets-family-deck-c = Третя колода
ui-sheets-yours = ваших: { $n }
ui-sheets-no-cards = Жодна карта тут не така.
ui-sheets-none = нічого
ui-sheets-yes = так
ui-sheets-no = ні
ui-sheets-remark = { $field }: { $said }
ui-sheets-fault-short = виправте
ui-sheets-spoken-yours = Ваша
ui-sheets-spoken-begun = Розпочата
ui-sheets-spoken-fault = Має помилку
ui-sheets-spoken-note = Має примітку

## The tray

ui-sheets-as-read = Як ви читаєте
ui-sheets-unknown-letter = що це?
ui-sheets-said = { $amount }, було { $was }
ui-sheets-ours-was = Наша була
ui-sheets-as-ours = як наша
ui-sheets-was = було { $value }
ui-sheets-more = { $name }: на одне більше
ui-sheets-less = { $name }: на одне менше
ui-sheets-list-more = На одне більше
ui-sheets-list-less = На одне менше
ui-sheets-rub-out = Стерти
ui-sheets-holds = Нічого проти правил.
ui-sheets-if-printed = Якщо так надруковано, то правильно.
ui-sheets-to-go = Лишилося карт цього виду: { $n }
ui-sheets-next = Наступна карта
ui-sheets-so-printed = Так надруковано
ui-sheets-before = Попередня карта
ui-sheets-after = Наступна карта
ui-sheets-key-enter = правильно, далі
ui-sheets-key-rub = стерти
ui-sheets-key-tab = поле
ui-sheets-key-arrows = більше, менше
ui-sheets-key-sides = карта поруч
ui-sheets-key-go = до карти
ui-sheets-key-undo = назад

## What you changed

ui-sheets-changed-count = { $n ->
    [one] { $n } поле
    [few] { $n } поля
   *[many] { $n } полів
  }
ui-sheets-changed-where = не так, як ми здогадалися; карт: { $n }.
ui-sheets-changed-about = Ліворуч олівцем: аркуш із програми. Праворуч чорнилом: ваш.
ui-sheets-changed-none = Різниці немає.
ui-sheets-look = Показати як
ui-sheets-look-cards = Карти
ui-sheets-look-text = Текст
ui-sheets-compare = Порівняти з
ui-sheets-packaged = із програми
ui-sheets-agreed = стільки чисел ваші: введені або визнані правильними.
ui-sheets-change = Змінити
ui-sheets-not = , не { $value }
ui-sheets-play = Грайте своїми картами
ui-sheets-play-about = Усі за столом можуть переглянути відмінності до початку.
ui-sheets-id-yours = Цей аркуш
ui-sheets-id-packaged = Із програми
ui-sheets-give = Передати далі
ui-sheets-give-about = Хто має посилання, може прочитати аркуш і грати з ним; обліковий запис не потрібен.
ui-sheets-export = Зберегти як файл
ui-sheets-link = Копіювати посилання
ui-sheets-link-label = Посилання на аркуш
ui-sheets-link-made = Посилання нижче.
ui-sheets-link-copied = Посилання скопійовано.
ui-sheets-keep-account = Зберегти з обліковим записом
ui-sheets-kept-account = Збережено з обліковим записом.
ui-sheets-merge = Аркуш із програми новіший
ui-sheets-merge-about = Нових наших чисел: { $n }. { $conflicts ->
    [0] Жодного з них ви не вводили.
    [1] Одне з них ви ввели: ваше лишається.
   *[other] З них ви ввели { $conflicts }: ваші лишаються.
  }
ui-sheets-merge-conflict = було { $before }, тепер { $now }; ваше: { $yours }
ui-sheets-merge-take = Узяти їх

## At a table

ui-sheets-cards = Карти
ui-sheets-whose-cards = Чиї карти
ui-sheets-packaged-cards = Карти з програми
ui-sheets-recorded = Запис містить ці карти, тож відкриється й на інших комп’ютерах
ui-sheets-open-both = Разом з аркушем карт, якщо це власні карти
ui-sheets-somebodys = чиїсь власні карти
ui-sheets-played = Карти: { $name }
ui-sheets-played-about = { $n ->
    [0] Ці карти такі, як із програми.
    [1] В одному полі ці карти не такі, як із програми:
   *[other] Поля, у яких ці карти не такі, як із програми ({ $n }):
  }

## What it does

ui-sheets-effect-ask = Що дають ваші зміни?
ui-sheets-effect-about =
    Швидкі боти грають ті самі тасування з аркушем із програми та з вашим. Це триває кілька хвилин; можна піти й
    повернутися.
ui-sheets-effect-how =
    Ігор із кожним аркушем: { $n }, ті самі тасування, швидких ботів: { $players }. Кільце: із програми; квадрат:
    ваш; риска: де це лежить 95 разів зі 100.
ui-sheets-effect-progress = Зіграні ігри
ui-sheets-effect-play = Зіграти ігри
ui-sheets-effect-again = Зіграти знову
ui-sheets-effect-stop = Зупинити
ui-sheets-effect-players = Гравці
ui-sheets-effect-part-seats = Перемоги за місцями
ui-sheets-effect-part-endings = Що закінчило гру
ui-sheets-effect-part-rounds = Тривалість
ui-sheets-effect-part-categories = Очки переможця
ui-sheets-effect-unit-seats = відсотки ігор
ui-sheets-effect-unit-endings = відсотки ігор
ui-sheets-effect-unit-rounds = раунди, у середньому
ui-sheets-effect-unit-categories = з кожного джерела, у середньому
ui-sheets-effect-seat = Місце { $n }
ui-sheets-effect-rounds = Раунди
ui-sheets-effect-chance = Не більше за випадок.
ui-sheets-effect-moved = { $what }: з { $before } до { $after }.
ui-sheets-effect-most = { $part }, { $what }: з { $before } до { $after }.
ui-sheets-effect-stronger = Сильніша карта: { $card }.
ui-sheets-effect-weaker = Слабша карта: { $card }.
ui-sheets-effect-nothing = Ніщо не змінилося більше, ніж це робить випадок.
ui-sheets-effect-even = Місця лишаються, як були.
ui-sheets-effect-uneven = Місця не лишаються, як були.
ui-sheets-effect-rows = Карти, що стали сильними чи слабкими
ui-sheets-effect-rows-about =
    На скільки очок попереду інших той, хто бере карту: ваші мінус із програми. Кольором: більше, ніж робить
    випадок за кількості порівнянь { $n }.
ui-sheets-effect-read = Прочитати ще раз: { $card }
ui-sheets-effect-all = Усі: { $n }
ui-sheets-effect-fewer = Менше

## One card of a kind

ui-sheets-one-orders = Замовлення
ui-sheets-one-technologies = Технологія
ui-sheets-one-sites = Ділянка
ui-sheets-one-five-power-tokens = Жетон
ui-sheets-one-church = Поле церкви
ui-sheets-one-customs = Поле митниці
ui-sheets-one-achievements = Досягнення
ui-sheets-one-mini-expansions-achievement-rewards = Нагорода
ui-sheets-one-countries = Представники
ui-sheets-one-areas = Локація
ui-sheets-one-goods = Товар
ui-sheets-one-strength-cards = Карта сили
ui-sheets-one-extra-strength = Додаткова сила
ui-sheets-one-bonus-cards = Карта бонусу
ui-sheets-one-church-cards = Карта церкви
ui-sheets-one-action-spaces = Поле дій
ui-sheets-one-factories = Фабрика
ui-sheets-one-contracts = Контракт
ui-sheets-one-influence = Вплив
ui-sheets-one-regions = Регіон
ui-sheets-one-city-tiles = Плитка міста
ui-sheets-one-reward-tokens = Жетон нагороди
ui-sheets-one-region-scoring = Підрахунок

## What amounts are of

ui-sheets-thing-vp = Очки
ui-sheets-thing-any-good = Будь-який товар
ui-sheets-thing-warehouse = Склад
ui-sheets-thing-move = Переміщення
ui-sheets-thing-orders = Замовлення
ui-sheets-thing-turn = Перевернути
ui-sheets-thing-plus-1 = Карта +1
ui-sheets-thing-plus-2 = Карта +2
ui-sheets-thing-coal = Вугілля
ui-sheets-thing-yen = Єни
ui-sheets-thing-blueprints = Креслення
ui-sheets-thing-production = Виробничі локації
ui-sheets-thing-commercial = Комерційні локації
ui-sheets-thing-tokens = Жетони
ui-sheets-thing-total = усього
ui-sheets-thing-hand = рука
ui-sheets-thing-score = маркери очок
