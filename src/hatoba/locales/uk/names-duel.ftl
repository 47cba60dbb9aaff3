### Йокогама: Дуель, назви.
###
### Слова зібрано в docs/glossary/uk.md.
###
### Назви завжди в називному відмінку: речення ставлять їх після двокрапки, у дужках чи в лапках.

duel-game = Йокогама: Дуель

## Товари й гроші

duel-good-copper = Мідь
duel-good-silk = Шовк
duel-good-tea = Чай
duel-good-fish = Риба
duel-good-imports = Імпортні товари
duel-good-yen = Єни
duel-good-turned = Перевернуті імпортні товари

## Витрати й нагороди, по $n

duel-amount-yen = { $n } ¥
duel-amount-copper =
    { $n ->
        [one] { $n } мідь
       *[other] { $n } міді
    }
duel-amount-silk =
    { $n ->
        [one] { $n } шовк
       *[other] { $n } шовку
    }
duel-amount-tea =
    { $n ->
        [one] { $n } чай
       *[other] { $n } чаю
    }
duel-amount-fish =
    { $n ->
        [one] { $n } риба
       *[other] { $n } риби
    }
duel-amount-imports =
    { $n ->
        [one] { $n } імпортний товар
        [few] { $n } імпортні товари
       *[many] { $n } імпортних товарів
    }
duel-amount-turned =
    { $n ->
        [one] { $n } перевернутий імпортний товар
        [few] { $n } перевернуті імпортні товари
       *[many] { $n } перевернутих імпортних товарів
    }
duel-amount-turn =
    { $n ->
        [one] перевернути { $n } імпортний товар
        [few] перевернути { $n } імпортні товари
       *[many] перевернути { $n } імпортних товарів
    }
duel-amount-orders =
    { $n ->
        [one] { $n } замовлення з колоди
        [few] { $n } замовлення з колоди
       *[many] { $n } замовлень із колоди
    }
duel-amount-plus-1 =
    { $n ->
        [one] { $n } карта +1
        [few] { $n } карти +1
       *[many] { $n } карт +1
    }
duel-amount-plus-2 =
    { $n ->
        [one] { $n } карта +2
        [few] { $n } карти +2
       *[many] { $n } карт +2
    }

## Фігури й карти

duel-piece-shop = Крамниця
duel-piece-warehouse = Універмаг
duel-piece-station = Жетон станції
duel-extra-plus-1 = Карта +1
duel-extra-plus-2 = Карта +2

## За що наймають представника

duel-need-orders = Виконані замовлення
duel-need-technologies = Технології
duel-need-church-cards = Карти церкви
duel-need-turned-imports = Перевернуті імпортні товари

## Локації

duel-area-tea-plantation = Чайна плантація
duel-area-fishing-ground = Рибний промисел
duel-area-silk-mill = Шовкова фабрика
duel-area-copper-mine = Мідна шахта
duel-area-church = Церква
duel-area-customs = Митниця
duel-area-chinatown = Китайський квартал
duel-area-bank = Банк
duel-area-laboratory = Лабораторія
duel-area-port = Порт

duel-gives-tea = Отриманий чай
duel-gives-fish = Отримана риба
duel-gives-silk = Отриманий шовк
duel-gives-copper = Отримана мідь
duel-gives-faith = Віра
duel-gives-turns = Перевернутих імпортних товарів, щонайбільше
duel-gives-exchanges = Обмінів, щонайбільше
duel-gives-yen = Отримані єни
duel-gives-production = Виробництво
duel-gives-orders-drawn = Взяті з колоди замовлення

## Технології

duel-technology-exposition = Виставка
duel-technology-ball = Бал
duel-technology-station = Станція
duel-technology-mining = Гірничі технології
duel-technology-stock = Фондовий ринок
duel-technology-patent = Патентне право
duel-technology-letterpress = Високий друк
duel-technology-stagecoach = Диліжанс
duel-technology-electric-light = Електричне освітлення
duel-technology-postal = Поштова служба
duel-technology-gaslight = Газове освітлення
duel-technology-telegraph = Телеграф
duel-technology-language-school = Мовна школа
duel-technology-university = Університет
duel-technology-tram = Трамвай
duel-technology-winery = Виноробня
duel-technology-telephone = Телефон
duel-technology-newspaper = Газета
duel-technology-spinning-mill = Прядильна фабрика
duel-technology-brickyard = Цегельня

## Категорії очок, у порядку, що розв’язує й нічиї

duel-score-orders = Виконані замовлення
duel-score-most-orders = Найбільше виконаних замовлень
duel-score-technologies = ПО за технології
duel-score-most-production = Найвищий показник виробництва
duel-score-church-cards = Карти церкви
duel-score-warehouses = Універмаги
duel-score-shops = Крамниці
duel-score-turned-imports = Перевернуті імпортні товари
duel-score-face-up-imports = Відкриті імпортні товари
duel-score-yen = Єни
duel-score-goods = Місцеві товари

## Що завершує гру

duel-ending-rounds = минув останній раунд
