### Слова інтерфейсу в браузері.

## Усюди

ui-title = Hatoba
ui-subtitle = Пристань: три гри епохи Мейдзі
ui-home = На стартову сторінку
ui-nothing-here = Тут нічого немає.
ui-close = Закрити
ui-rules = Правила
ui-settings = Налаштування
ui-site-nav = Сторінки й налаштування
ui-you = Ви
# Людина без імені. $n рахує від 1.
ui-player = Гравець{ "\u00A0" }{ $n }
ui-spectator = Глядач
ui-offline = Немає зв’язку. Пробуємо знову …
# Місця за кольорами, для речень у третій особі: «Індиго розміщує помічника».
ui-seat-1 = Індиго
ui-seat-2 = Кіновар
ui-seat-3 = Сосна
ui-seat-4 = Золото

## Стартова сторінка

ui-choose-game = Виберіть гру
ui-who-sits = Хто сідає за стіл?
ui-your-tables = Ваші столи
ui-players =
    { $to ->
        [2] 2 гравці
       *[other] від { $from } до { $to } гравців
    }
ui-minutes = { $n } хв
ui-minutes-range = від { $least } до { $most } хв
ui-about-yokohama = Розсилайте помічників відкритим портом, збирайте товари, виконуйте замовлення з-за кордону.
ui-about-duel = Порт у мініатюрі: напружені перегони карт і причалів.
ui-about-nippon = Засновуйте фабрики, прокладайте колії, здобувайте регіони островів своїми товарами.
ui-start-player = перший гравець
ui-by-link = За посиланням
ui-here = Тут
ui-none = Ніхто
ui-short-edition-second = Друге
ui-short-edition-original = Перше
ui-extras = Додатково
ui-pace = Темп
ui-open-table = Показати в списку відкритих столів
ui-somebody = хтось за посиланням
ui-somebody-here = хтось за цим екраном
# $game — назва гри; $against — хто ще грає, перелік імен; $n — гравці.
ui-summary = { $game }: граєте ви та { $against }.
ui-start = Почати гру
ui-fine =
    Без облікового запису. Місця за посиланням отримують адресу для надсилання; за того, хто піде, може зіграти бот.
ui-no-tables = Тут ще нічого немає. Почніть гру або приєднайтеся за посиланням.
ui-open-tables = Відкриті столи
ui-paste-link = Вставте посилання-запрошення
ui-no-link = Це не посилання-запрошення.
ui-join = Приєднатися
ui-open-record = Відкрити запис
ui-finished = завершено
ui-your-turn = ваш хід
ui-your-turn-long = Зараз ваш хід.

## За столом

ui-round = Раунд { $n }
ui-thinking = вирішує
ui-away = замінює бот
ui-resigned = здача
ui-free-seat = очікує
# $seat — ім’я.
ui-waiting = Вирішує: { $seat }.
ui-waiting-seats =
    { $n ->
        [one] Чекаємо на { $n } місце за посиланням.
        [few] Чекаємо на { $n } місця за посиланням.
       *[many] Чекаємо на { $n } місць за посиланням.
    }
ui-over = Гру завершено.
ui-replaying = Погляд назад: тут грати не можна.
ui-result = До результату
ui-choices = Можливості
ui-undo = Скасувати
ui-undo-ask = Попросити скасувати
ui-end-turn = Завершити хід
ui-end-later = Спершу етапи ходу.
ui-confirm-end = Справді завершити хід?
ui-does = Ефект
ui-costs = Коштує
ui-brings = Дає
ui-gives = Дає
ui-then = Потім
ui-click-to-choose = Клацніть, щоб вибрати.
ui-ask-title = Скасувати?
ui-ask-undo = { $seat } просить скасувати дію.
ui-ask-wait =
    { $who ->
        [you] Ви просите скасувати дію. Чекаємо на відповіді.
       *[seat] { $seat } просить скасувати дію. Чекаємо на відповіді.
    }
ui-agree = Згода
ui-refuse = Відмова
ui-scores = Очки
ui-if-ended = Якби гра скінчилася зараз: { $n }
ui-your-goods = Ваші товари
ui-pages = Сторінки столу
ui-can-do =
    { $n ->
        [one] У вас { $n } можлива дія.
        [few] У вас { $n } можливі дії.
       *[many] У вас { $n } можливих дій.
    }
ui-tab-map = Карта
ui-tab-boards = Планшети
ui-tab-seats = Гравці
ui-tab-yours = Ваше
ui-invite = Надішліть це посилання тому, хто гратиме:
ui-copy = Копіювати
ui-copied = Скопійовано
# $game: the name of the game.
ui-link-seat = Вас запрошено зіграти: { $game }.
ui-link-watch = Вас запрошено подивитися гру: { $game }.
ui-link-sit = Сісти за стіл
ui-link-look = Дивитися
ui-curtain = { $seat }, ваш хід
ui-curtain-why = Карти в руці приховані, доки екран не буде лише вашим.
ui-curtain-open = Показати мою руку
ui-hint = Для першої партії
ui-got-it = Зрозуміло
ui-more = Читати далі
ui-no-hints = Без підказок

## Журнал і розмова

ui-log = Журнал
ui-chat = Чат
ui-chat-empty = Ще ніхто нічого не сказав.
ui-chat-write = Скажіть щось
ui-send = Надіслати
ui-since =
    { $n ->
        [one] { $n } хід після вашого
        [few] { $n } ходи після вашого
       *[many] { $n } ходів після вашого
    }
ui-log-redraw = Те, чого ніхто не бачив, перетасовано наново.
ui-log-rules = Правила тепер дають більше вибору: далі гра йде за ними.
ui-log-resign =
    { $who ->
        [you] Ви здаєтеся.
       *[seat] { $seat } здається.
    }
ui-log-seat-joined =
    { $who ->
        [you] Ви сідаєте за стіл.
       *[seat] { $seat } сідає за стіл.
    }
ui-log-seat-offered =
    { $who ->
        [you] Ви віддаєте місце комусь іншому.
       *[seat] { $seat } віддає місце комусь іншому.
    }
ui-log-seat-away =
    { $who ->
        [you] Бот грає замість вас.
       *[seat] Бот грає на заміну: { $seat }.
    }
ui-log-seat-back =
    { $who ->
        [you] Ви повертаєтеся.
       *[seat] { $seat } повертається.
    }
ui-log-seat-resigned =
    { $who ->
        [you] Ви здаєтеся; далі грає бот.
       *[seat] { $seat } здається; далі грає бот.
    }
ui-log-ask =
    { $who ->
        [you] Ви просите скасувати дію.
       *[seat] { $seat } просить скасувати дію.
    }
ui-log-agreed =
    { $who ->
        [you] Ви погоджуєтеся.
       *[seat] { $seat } погоджується.
    }
ui-log-refused =
    { $who ->
        [you] Ви не погоджуєтеся.
       *[seat] { $seat } не погоджується.
    }

## Повтор

ui-replay = Повтор
ui-play = Відтворити
ui-pause = Пауза
ui-back-one = На дію назад
ui-on-one = На дію вперед
ui-replay-slider = Показана дія
ui-since-mine = Від вашого ходу
ui-whole-game = Уся гра
ui-back-now = Повернутися до гри
ui-action-of = Дія { $n } з { $all }

## Після гри

ui-win =
    { $who ->
        [you] Ви перемагаєте
       *[seat] Перемагає { $seat }
    }
ui-tie = Нічия
ui-points-short =
    { $n ->
        [one] очко
        [few] очки
       *[many] очок
    }
# $by — на скільки очок більше; $seat — хто другий.
ui-ahead =
    { $by ->
        [0] { $who ->
            [you] стільки ж, як ви, але нічию розв’язано
           *[seat] стільки ж, як { $seat }, але нічию розв’язано
        }
       *[other] { $who ->
            [you] на { $by } більше, ніж ви
           *[seat] на { $by } більше, ніж { $seat }
        }
    }
ui-why-over = Причина завершення: { $ending }.
ui-facts =
    { $rounds ->
        [one] { $game }, гравців: { $players }, { $rounds } раунд
        [few] { $game }, гравців: { $players }, { $rounds } раунди
       *[many] { $game }, гравців: { $players }, { $rounds } раундів
    }
ui-lobby = Стартова сторінка
ui-look = Подивитися на стіл
ui-rematch = Реванш
ui-rematch-go = До реваншу
ui-during = Під час гри
ui-final = Остаточний підрахунок
ui-total = Разом
ui-course = Очки з плином гри
ui-course-coming = Збираємо очки за всю гру …
ui-keep-game = Зберегти цю гру
ui-download = Завантажити запис
ui-download-more =
    { $n ->
        [one] { $n } дія, відкриється будь-де
        [few] { $n } дії, відкриється будь-де
       *[many] { $n } дій, відкриється будь-де
    }
ui-verify = Перевірити тасування
ui-verify-more = запечатано перед першим раундом
ui-verify-kept = Обіцянки дотримано: ваш браузер знайшов ту саму печатку.
ui-verify-told = Сервер каже, що обіцянку дотримано; через захищене з’єднання браузер перевірить це сам.
ui-verify-broken = Печатка не збігається.
ui-category = Категорія

## Правила

# $before — очки після останнього раунду; $added — за остаточним підрахунком.
ui-added = { $before } + { $added } наприкінці
ui-rules-of = Правила: { $game }
ui-rules-find = Шукати в правилах
ui-book-found = Знайдено місць: { $n }
ui-book-print = Друк
ui-book-crib = На одній сторінці
ui-book-crib-of = { $game } на одній сторінці
ui-book-anchor = Посилання на: { $title }
ui-book-try = Спробуйте.
ui-book-open-example = Відкрити цей приклад на столі
ui-book-play-on = Грати далі
ui-book-points = Переможні очки
ui-contents = Зміст
ui-back-table = Назад

## Налаштування

ui-language = Мова
ui-theme = День чи ніч
ui-theme-auto = Як у системі
ui-theme-light = День
ui-theme-dark = Ніч
ui-speed = Рух фігур
ui-speed-off = Вимкнено
ui-speed-normal = Звичайний
ui-speed-slow = Повільний
ui-set-hints = Пояснювати кожен крок, коли він трапляється вперше
ui-set-calm = Спокійніший вигляд: менше дрібного шрифту
ui-set-sounds = Тихий звук, коли мій хід
ui-watch-link = Скопіювати посилання для глядачів
ui-your-seat = Ваше місце
ui-stand-in = Хай бот зіграє за мене
ui-come-back = Я повертаюся
ui-resign = Здатися
ui-resign-sure = Справді здатися?
ui-hints-again = Знову показати всі підказки
ui-keys = Клавіші
ui-key-walk = ходити полем
ui-key-next = наступне можливе
ui-key-act = виконати
ui-key-done = далі або кінець ходу
ui-key-undo = скасувати
ui-key-rules = правила
ui-key-close = закрити відкрите
ui-key-keys = цей список

## Що робить клацання по полю, коли можливо кілька речей

ui-mode = Клацання — це
ui-mode-place = 1 помічник
ui-mode-place-two = 2 в одну локацію
ui-mode-agent = Представник
ui-mode-choose = Карта сили

## Спільне для столів

ui-last = ост. { $letter }
ui-or = або
ui-yours = Ваше

## Стіл «Йокогами»

ui-yokohama-step-extras = Додаткові
ui-yokohama-step-place = Розмістити
ui-yokohama-step-move = Рух
ui-yokohama-step-act = Дія
ui-yokohama-step-bonus = Бонус
ui-yokohama-step-build = Будова
ui-yokohama-step-recover = Повернути
ui-yokohama-canal = за прохід; ніхто не стає, нічого не будують
ui-yokohama-power = Очки дії (ОД)
ui-yokohama-token = Жетон п’яти ОД
ui-yokohama-agent = Торговий представник
ui-yokohama-agents = Представники
ui-yokohama-agent-ready = готовий
ui-yokohama-used = використано
ui-yokohama-decks = Карти, що лишилися в колодах
ui-yokohama-goals = Досягнення
ui-yokohama-second = 2-ге замовл.
# $n — від якої технології треба доплачувати.
ui-yokohama-surcharge = від { $n }-ї: +
ui-yokohama-cost = Вартість
ui-yokohama-cost-more = Вартість +{ $n }
# Зайняті комірки й скільки з них завершують гру.
ui-yokohama-end = кінець: { $n }/{ $of }
ui-yokohama-taken = { $n } з { $of }
ui-yokohama-port-orders = Замовлення портів
ui-yokohama-most = найбільше
ui-yokohama-next = 2-ге
ui-yokohama-short = бракує: { $what }
ui-yokohama-ready = готово
ui-yokohama-no-orders = У руці немає замовлень.
ui-yokohama-technologies = Технології
# Короткі назви локацій для телефона.
ui-yokohama-short-copper-mine = Мідь
ui-yokohama-short-silk-mill = Шовк
ui-yokohama-short-tea-plantation = Чай
ui-yokohama-short-fishing-ground = Риба
ui-yokohama-short-employment-agency = Найм
ui-yokohama-short-chinatown = Квартал
ui-yokohama-short-customs = Митниця
ui-yokohama-short-laboratory-a = Лаб. A
ui-yokohama-short-laboratory-b = Лаб. B

## Стіл «Ніппону»

ui-nippon-tab-actions = Дії
ui-nippon-step-worker = Узяти робітника
ui-nippon-step-action = Виконати дію
ui-nippon-glyph-free = { $n } за 0
ui-nippon-glyph-keep = лиш. { $n }
ui-nippon-glyph-all = усі { $n }
ui-nippon-space-empty = Порожньо: іноземні компанії мають тут { $n }.
ui-nippon-space-held =
    { $who ->
        [you] Ви: жетон { $n }.
       *[seat] { $seat }: жетон { $n }.
    }
ui-nippon-to-beat = Новий жетон має бути вищим за { $n }.
ui-nippon-in-store = Кубиків у вашому сховищі: { $n }.
ui-nippon-contract = Контракт { $n }
ui-nippon-worker = Робітник ({ $colour })
ui-nippon-worker-same = Цей колір ви вже оплачуєте: платня не зростає.
ui-nippon-worker-new = Новий колір: на { $n } ¥ більше під час консолідації.
ui-nippon-region-bonus = Кожне постачання одразу дає: { $sum }.
ui-nippon-reward = Нагорода ×{ $n }
ui-nippon-reward-about = Одразу { $sum }, потім ×{ $n } на досягнення на ваш вибір.
ui-nippon-spare = Запасні верстати: { $n }
ui-nippon-market = Фабрики
ui-nippon-market-cost = кожна, і знання
ui-nippon-once = раз, під час будівництва
ui-nippon-yours = ваша
ui-nippon-token = Жетон впливу { $n }
ui-nippon-token-table = Найвищий жетон за стільки кубиків товару
ui-nippon-city-limit = Жетонів навколо цього міста щонайбільше { $n }
ui-nippon-foreign = Іноземні компанії
ui-nippon-rank = Вплив, від найбільшого; нижче: очки за наступного підрахунку
ui-nippon-standing = { $seat }: вплив { $n }, місце { $place }
ui-nippon-lost = втрачено
ui-nippon-free-spaces = вільні транспортні поля: { $n } з { $all }
ui-nippon-delivering = постачання сюди
ui-nippon-each-delivery = За кожне постачання в цей регіон
ui-nippon-last-action =
    { $who ->
        [you] Ваша остання дія
       *[seat] Остання дія: { $seat }
    }
ui-nippon-last-worker = останній тут: далі заходить ряд { $n }
ui-nippon-rows = Ряди робітників і торбинка
ui-nippon-next-row = далі
ui-nippon-bag = у торбі
ui-nippon-scoring = Підрахунок
ui-nippon-scoring-n = Підрахунок { $n }
ui-nippon-rows-left =
    { $n ->
        [0] рух із поповненням
        [one] рух через { $n } ряд
        [few] рух через { $n } ряди
       *[many] рух через { $n } рядів
    }
ui-nippon-after-rows =
    { $n ->
        [0] з наступним поповненням
        [one] після { $n } ряду
       *[other] після { $n } рядів
    }
ui-nippon-turns-left =
    { $n ->
        [one] лишився { $n } хід
        [few] лишилося { $n } ходи
       *[many] лишилося { $n } ходів
    }
ui-nippon-place =
    { $n ->
        [1] 1-ше
        [2] 2-ге
       *[other] 3-тє
    }
ui-nippon-if-scored = Якби зараз
ui-nippon-rewards = Нагороди імператора
ui-nippon-rewards-short = Нагороди
ui-nippon-spare-multipliers = у запасі { $n }
ui-nippon-up-to = до ×{ $n }
ui-nippon-none-yet = ще немає
ui-nippon-on-offer = на вибір { $n }
ui-nippon-to-take = доступно { $n }
ui-nippon-workers = Робітники
ui-nippon-workers-note = і нагорода, до якої вони сягають
ui-nippon-ships-home = Кораблі на планшеті: { $n }
ui-nippon-trains-home = Потяги на планшеті: { $n }
ui-nippon-factories = Фабрики
ui-nippon-factories-note = вугілля за кубики, верстат, бонус, сховище
ui-nippon-no-machine = без верстата
ui-nippon-stored = у сховищі { $n } з { $all }
ui-nippon-achievements = Досягнення
ui-nippon-achievements-note = кількість × нагорода, якби гра скінчилася зараз
ui-nippon-contracts = Контракти
ui-nippon-contracts-done = виконано { $n } з { $all }
ui-nippon-contracts-ready = можна оплатити експортом: { $n }
ui-nippon-done = виконано
ui-nippon-influence = Вплив
ui-nippon-tokens-left = лишилося { $n } з { $all }
ui-nippon-your-board = Ваше
ui-nippon-one-step = 1 крок
ui-nippon-so-far = Дотепер
ui-nippon-consolidating = У разі консолідації
ui-nippon-if-consolidating = За консолідації зараз: нагорода й платня
ui-nippon-reward-up-to = нагорода до
ui-nippon-wages = платня
ui-nippon-colours =
    { $n ->
        [one] { $n } колір
        [few] { $n } кольори
       *[many] { $n } кольорів
    }
ui-nippon-yen-next = Єни й те, що дасть наступний бюджет
ui-nippon-coal-next = Вугілля й те, що дасть наступний бюджет
ui-nippon-blueprints = Будь-якої миті ходу можна просунутися на одному зі своїх треків на крок за креслення: { $n }.

## Стіл «Дуелі»

ui-duel-tab-cards = Карти
ui-duel-step-area = Локація
ui-duel-free = Вільні дії
ui-duel-board = Поле { $n }
ui-duel-always-open = завжди відкрито
ui-duel-used = зайнято
ui-duel-each = за
ui-duel-paid-once = кожен вид один раз
ui-duel-each-at-end = за кожен у кінці
ui-duel-plus-for = за
ui-duel-take-one = візьміть 1 технологію
ui-duel-keep-one = залиште 1; друге за
ui-duel-not-replaced = без заміни
ui-duel-taken = узято
ui-duel-deck = колода { $n }
ui-duel-supply = Запас
ui-duel-orders = Замовл.
ui-duel-extra = Додаткова
ui-duel-drawn = Узято в порту
ui-duel-when-always = завжди
ui-duel-when-round = раз за раунд
ui-duel-when-end = у кінці
ui-duel-when-start = щораунду
ui-duel-strength-cards = Карти сили
ui-duel-lowest-first = від найнижчої
ui-duel-plays-now = зараз
ui-duel-next = спершу
ui-duel-then = потім
ui-duel-was = було { $n }
ui-duel-was-long = Покращено, раніше { $n }.
ui-duel-upgrade = Покращення після раунду: сила { $n } за { $sum }.
ui-duel-strength = Карта сили { $n }
ui-duel-extra-note = 1 на дію, до { $n }
ui-duel-hand = Замовлення в руці
ui-duel-fulfilled = виконано
ui-duel-fulfil = Виконати
ui-duel-production = виробництво { $n }
ui-duel-value = Показник виробництва: { $n }.
ui-duel-turned = використано
ui-duel-no-technologies = Ще немає технологій.
ui-duel-agents-note = по одному, сила { $n }
ui-duel-hire = Найняти
ui-duel-more = ще { $n }
ui-duel-face-up = відкриті
ui-duel-side-turned = перевернуті
ui-duel-left = лишилось,
ui-duel-left-next = лишилось, далі
ui-duel-in-hand = у руці
ui-duel-done = вик.
ui-duel-of = із { $n }
ui-duel-race = Першості наприкінці
ui-duel-most-orders = Найбільше замовлень
ui-duel-most-production = Найвище виробництво
ui-duel-tie = нічия
ui-duel-round-of = Раунд { $n } із { $all }, хід { $turn } із { $turns }
ui-duel-income =
    { $who ->
        [you] Ваш універмаг: кожна дія тут дає { $sum }.
       *[seat] Універмаг: кожна дія тут дає { $sum } ({ $seat }).
    }
ui-duel-vp = { $n } ПО
ui-duel-bonus-of = карта бонусу, { $n } із { $all } винагород
ui-duel-may-build = можна будувати

## Ходи решти

ui-fold-turn = Сховати кроки цього ходу
ui-unfold-turn = Показати кроки цього ходу
ui-look-then = Показати стіл, яким він був тоді
ui-skip = До мого ходу
ui-undo-turn = Скасувати мій хід
ui-key-undo-turn = скасувати до початку ходу
ui-key-skip = пропустити ходи ботів
ui-bots-pace = Ходи ботів
ui-bots-pace-slow = Повільно
ui-bots-pace-normal = Звичайно
ui-bots-pace-quick = Швидко
ui-bots-pace-off = Одразу
ui-ending = Хід завершується
ui-ending-button = Кнопкою
ui-ending-twice = Після запиту
ui-ending-auto = Сам
ui-ends-turn = { $action }: це завершує ваш хід.
ui-won = Перемога, { $points } до { $next }.
ui-lost = Перемагає { $seat }, { $points } до { $next }.
ui-tied = Нічия, по { $points }.
ui-after-rounds =
    { $n ->
        [one] Після { $n } раунду
        [few] Після { $n } раундів
       *[many] Після { $n } раундів
    }
ui-added-sum = Додано в кінці
