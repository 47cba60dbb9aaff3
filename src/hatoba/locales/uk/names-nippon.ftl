### Ніппон: назви.
###
### Слова зібрано в docs/glossary/uk.md.
###
### Назви завжди в називному відмінку. Суми подано в тисячах єн, як на планшетах гравців.

nippon-game = Ніппон

## Товари

nippon-good-silk = Шовк
nippon-good-paper = Папір
nippon-good-bento = Бенто
nippon-good-lenses = Лінзи
nippon-good-clocks = Годинники
nippon-good-light-bulbs = Лампочки

## Витрати й нагороди, по $n

nippon-amount-vp = { $n } ПО
nippon-amount-yen = { $n } ¥
nippon-amount-coal = { $n } вугілля
nippon-amount-blueprints =
    { $n ->
        [one] { $n } креслення
        [few] { $n } креслення
       *[many] { $n } креслень
    }
nippon-amount-machines =
    { $n ->
        [one] { $n } запасний верстат
        [few] { $n } запасні верстати
       *[many] { $n } запасних верстатів
    }
nippon-amount-money =
    { $n ->
        [one] { $n } крок на треку грошей
        [few] { $n } кроки на треку грошей
       *[many] { $n } кроків на треку грошей
    }
# Товари контракту: перше число і кожне наступне (завжди інший товар).
nippon-amount-cubes-first =
    { $n ->
        [one] { $n } кубик одного товару
        [few] { $n } кубики одного товару
       *[many] { $n } кубиків одного товару
    }
nippon-amount-cubes-further =
    { $n ->
        [one] { $n } кубик іншого товару
        [few] { $n } кубики іншого товару
       *[many] { $n } кубиків іншого товару
    }

## Треки

nippon-track-money = Гроші
nippon-track-coal = Вугілля
nippon-track-knowledge = Знання

## Дії

nippon-action-knowledge = Знання
nippon-action-production = Виробництво
nippon-action-export = Експорт
nippon-action-invest = Інвестиція
nippon-action-mines = Шахти
nippon-action-ships = Кораблі
nippon-action-machinery = Механізація
nippon-action-trains = Потяги
nippon-action-local-market = Місцевий ринок

## Бонуси фабрик

nippon-bonus-consolidation-yen = Більше грошей
nippon-bonus-keep-coal = Вугільний льох
nippon-bonus-money-marks = Подвійні позначки
nippon-bonus-once-yen = Стартовий капітал
nippon-bonus-knowledge-further = Швидке навчання
nippon-bonus-knowledge-cheaper = Дешеве навчання
nippon-bonus-once-knowledge = Поштовх до знань
nippon-bonus-once-blueprints = Креслення
nippon-bonus-less-coal = Ощадна піч
nippon-bonus-mines-cheaper = Дешеві шахти
nippon-bonus-mines-further = Глибокі шахти
nippon-bonus-once-coal-track = Поштовх до вугілля
nippon-bonus-once-turn-ships = Кращі кораблі
nippon-bonus-once-ships = Безкоштовні кораблі
nippon-bonus-ships-cheaper = Дешеві кораблі
nippon-bonus-once-turn-trains = Кращі потяги
nippon-bonus-once-trains = Безкоштовні потяги
nippon-bonus-trains-cheaper = Дешеві потяги
nippon-bonus-once-machinery = Безкоштовна механізація
nippon-bonus-more-cubes = Більша потужність
nippon-bonus-machinery-cheaper = Дешева механізація

## Карта

nippon-region-hokkaido = Хоккайдо
nippon-region-kanto = Канто
nippon-region-kansai = Кансай
nippon-region-kyushu = Кюсю

nippon-city-sapporo = Саппоро
nippon-city-hakodate = Хакодате
nippon-city-tokyo = Токіо
nippon-city-yokohama = Йокогама
nippon-city-osaka = Осака
nippon-city-kyoto = Кіото
nippon-city-nagasaki = Нагасакі
nippon-city-fukuoka = Фукуока

## Досягнення

nippon-achievement-contracts = Контракти
nippon-achievement-knowledge-stars = Зірки знань
nippon-achievement-coal-stars = Зірки вугілля
nippon-achievement-advanced-factories = Передові фабрики
nippon-achievement-full-machines = Повні верстати
nippon-achievement-yen = Решта єн
nippon-achievement-ship-stars = Зірки кораблів
nippon-achievement-train-stars = Зірки потягів
nippon-achievement-regions = Регіони

## Робітники: кольори й місця

nippon-colour-red = червоний
nippon-colour-blue = синій
nippon-colour-green = зелений
nippon-colour-yellow = жовтий
nippon-colour-white = білий
nippon-colour-black = чорний

nippon-place-space = Поле дії
nippon-place-row = Ряд робітників

## Категорії очок

nippon-score-start = Початок
nippon-score-contracts = Контракти
nippon-score-region-bonuses = Бонуси регіонів
nippon-score-scoring-1 = Перший підрахунок
nippon-score-scoring-2 = Другий підрахунок
nippon-score-scoring-3 = Третій підрахунок
nippon-score-ships = Кораблі
nippon-score-wages = Невиплачена платня
nippon-score-achievement-contracts = Досягнення: контракти
nippon-score-achievement-knowledge-stars = Досягнення: зірки знань
nippon-score-achievement-coal-stars = Досягнення: зірки вугілля
nippon-score-achievement-advanced-factories = Досягнення: передові фабрики
nippon-score-achievement-full-machines = Досягнення: повні верстати
nippon-score-achievement-yen = Досягнення: решта єн
nippon-score-achievement-ship-stars = Досягнення: зірки кораблів
nippon-score-achievement-train-stars = Досягнення: зірки потягів
nippon-score-achievement-regions = Досягнення: регіони

## Що завершує гру

nippon-ending-scoring = третій підрахунок завершено
