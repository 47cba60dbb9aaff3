### Йокогама: назви.
###
### Слова зібрано в docs/glossary/uk.md.
###
### Назви завжди в називному відмінку: речення ставлять їх після двокрапки, у дужках чи в лапках. Категорія one
### охоплює також двадцять один, тридцять один тощо, тому число в ній завжди видно.

yokohama-game = Йокогама

## Товари й гроші

yokohama-good-copper = Мідь
yokohama-good-silk = Шовк
yokohama-good-tea = Чай
yokohama-good-fish = Риба
yokohama-good-imports = Імпортні товари
yokohama-good-yen = Єни

## Витрати й нагороди, по $n

yokohama-amount-vp = { $n } ПО
yokohama-amount-yen = { $n } ¥
yokohama-amount-copper =
    { $n ->
        [one] { $n } мідь
       *[other] { $n } міді
    }
yokohama-amount-silk =
    { $n ->
        [one] { $n } шовк
       *[other] { $n } шовку
    }
yokohama-amount-tea =
    { $n ->
        [one] { $n } чай
       *[other] { $n } чаю
    }
yokohama-amount-fish =
    { $n ->
        [one] { $n } риба
       *[other] { $n } риби
    }
yokohama-amount-imports =
    { $n ->
        [one] { $n } імпортний товар
        [few] { $n } імпортні товари
       *[many] { $n } імпортних товарів
    }
yokohama-amount-any-good =
    { $n ->
        [one] { $n } місцевий товар на вибір
        [few] { $n } місцеві товари на вибір
       *[many] { $n } місцевих товарів на вибір
    }
yokohama-amount-warehouse =
    { $n ->
        [one] { $n } нагорода «склад»
        [few] { $n } нагороди «склад»
       *[many] { $n } нагород «склад»
    }
yokohama-amount-move =
    { $n ->
        [one] { $n } нагорода «перестановка»
        [few] { $n } нагороди «перестановка»
       *[many] { $n } нагород «перестановка»
    }
yokohama-amount-free-agents =
    { $n ->
        [one] { $n } вільний представник
        [few] { $n } вільні представники
       *[many] { $n } вільних представників
    }

## Країни

yokohama-country-british = Велика Британія
yokohama-country-american = США
yokohama-country-french = Франція
yokohama-country-german = Німеччина
yokohama-country-dutch = Нідерланди

## Видання й опції

yokohama-edition-original = Перше видання
yokohama-edition-second = Друге видання
yokohama-option-edition = Видання
yokohama-option-rival = Умовний гравець
yokohama-option-achievement-rewards = Нагороди за досягнення
yokohama-option-free-agents = Вільні представники

## Фігури й жетони

yokohama-piece-assistant = Помічник
yokohama-piece-president = Президент
yokohama-piece-shophouse = Крамниця
yokohama-piece-trading-house = Торговий дім
yokohama-piece-station = Жетон станції

## Локації

yokohama-category-production = Виробнича локація
yokohama-category-commercial = Комерційна локація
yokohama-category-none = Ні виробнича, ні комерційна локація

yokohama-area-copper-mine = Мідна шахта
yokohama-area-silk-mill = Шовкова фабрика
yokohama-area-tea-plantation = Чайна плантація
yokohama-area-fishing-ground = Рибний промисел
yokohama-area-bank = Банк
yokohama-area-chinatown = Китайський квартал
yokohama-area-employment-agency = Служба найму
yokohama-area-customs = Митниця
yokohama-area-church = Церква
yokohama-area-laboratory-a = Лабораторія A
yokohama-area-laboratory-b = Лабораторія B
yokohama-area-port-a = Порт A
yokohama-area-port-b = Порт B
yokohama-area-canal = Канал

yokohama-gives-copper = Отримана мідь
yokohama-gives-silk = Отриманий шовк
yokohama-gives-tea = Отриманий чай
yokohama-gives-fish = Отримана риба
yokohama-gives-yen = Отримані єни
yokohama-gives-exchanges = Обмінів, щонайбільше
yokohama-gives-pieces = Фігур, щонайбільше
yokohama-gives-imports-paid = Сплачених імпортних товарів, щонайбільше
yokohama-gives-faith = Віра
yokohama-gives-production = Виробництво
yokohama-gives-order-levels = Замовлення до рівня
yokohama-gives-nothing = Нічого

yokohama-level-low = низький
yokohama-level-mid = середній
yokohama-level-high = високий

## Технології

yokohama-technology-ball = Бал
yokohama-technology-brickyard = Цегельня
yokohama-technology-electric-light = Електричне освітлення
yokohama-technology-exposition = Виставка
yokohama-technology-gaslight = Газове освітлення
yokohama-technology-language-school = Мовна школа
yokohama-technology-letterpress = Високий друк
yokohama-technology-mining = Гірничі технології
yokohama-technology-newspaper = Газета
yokohama-technology-patent = Патентне право
yokohama-technology-postal = Поштова служба
yokohama-technology-spinning-mill = Прядильна фабрика
yokohama-technology-stagecoach = Диліжанс
yokohama-technology-station = Станція
yokohama-technology-stock = Фондовий ринок
yokohama-technology-telegram = Телеграма
yokohama-technology-telephone = Телефон
yokohama-technology-tram = Трамвай
yokohama-technology-university = Університет
yokohama-technology-winery = Виноробня

## Досягнення

yokohama-achievement-copper = Запас міді
yokohama-achievement-silk = Запас шовку
yokohama-achievement-tea = Запас чаю
yokohama-achievement-fish = Запас риби
yokohama-achievement-yen = Готівка
yokohama-achievement-tokens = Збирач жетонів
yokohama-achievement-orders = Завзятий експортер
yokohama-achievement-technologies = Винахідник
yokohama-achievement-production-4 = Будівничий у виробничих локаціях
yokohama-achievement-commercial-4 = Будівничий у комерційних локаціях
yokohama-achievement-production-3-commercial-2 = Будівничий, переважно у виробничих локаціях
yokohama-achievement-production-2-commercial-3 = Будівничий, переважно в комерційних локаціях

## Категорії очок

yokohama-score-orders = Замовлення
yokohama-score-church = Планшет церкви
yokohama-score-customs = Планшет митниці
yokohama-score-technologies = Технології
yokohama-score-achievements = Досягнення
yokohama-score-buildings = Будівлі
yokohama-score-tokens = Жетони п’яти ОД
yokohama-score-port = Порти
yokohama-score-church-majority = Найбільше в церкві
yokohama-score-customs-majority = Найбільше на митниці
yokohama-score-technology-majority = Найбільше виробництво
yokohama-score-countries = Країни
yokohama-score-agents = Невикористані представники
yokohama-score-imports = Імпортні товари
yokohama-score-yen = Єни
yokohama-score-goods = Місцеві товари

## Що рахує умова досягнення

yokohama-need-copper = мідь
yokohama-need-silk = шовк
yokohama-need-tea = чай
yokohama-need-fish = риба
yokohama-need-imports = імпортні товари
yokohama-need-yen = єни
yokohama-need-tokens = жетони
yokohama-need-orders = виконані замовлення
yokohama-need-technologies = технології
yokohama-need-production = забудовані виробничі локації
yokohama-need-commercial = забудовані комерційні локації

## Що наближає кінець

yokohama-ending-trading-houses = хтось збудував усі свої торгові доми
yokohama-ending-shophouses = хтось збудував усі свої крамниці
yokohama-ending-port = порт неможливо заповнити
yokohama-ending-church = на планшеті церкви досить помічників
yokohama-ending-customs = на планшеті митниці досить помічників
