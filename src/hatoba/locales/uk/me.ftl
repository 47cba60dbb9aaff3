ui-me-title = Ви
ui-me-account = Обліковий запис
ui-me-why =
    Обліковий запис ніколи не обов’язковий. Він знаходить ваші столи на іншому пристрої, зберігає результати й
    дає грати на рейтинг.
ui-me-account-name = Назва облікового запису
ui-me-passphrase = Пароль
ui-me-passphrase-hint = Щонайменше 10 знаків. Ніхто не зможе надіслати вам новий.
ui-me-sign-in = Увійти
ui-me-sign-up = Створити обліковий запис
ui-me-sign-out = Вийти
ui-me-have-one = Я маю обліковий запис
ui-me-stored =
    Зберігається: ця назва і ваше ім’я, хеш пароля, результати ваших партій, поступ в уроках і чернетки власних
    карт. Без електронної пошти.
ui-me-since = з { $date }
ui-me-rating = Рейтинг
ui-me-rating-of = рейтинг, ± { $band }
ui-me-provisional = попередній
ui-me-won = виграно
ui-me-band = У цій смузі лежить ваша сила з певністю 95 %; з кожною рейтинговою партією вона вужчає.
ui-me-no-rating = Ще немає рейтингових партій. Оберіть «на рейтинг», коли відкриваєте стіл або шукаєте швидку гру.
ui-me-rating-now = { $game }: { $rating }, з певністю 95 % між { $low } і { $high }
ui-me-by-game = За грою
ui-me-by-opponent = За суперником
ui-me-game = Гра
ui-me-opponent = Суперник
ui-me-count = Партії
ui-me-best = Найкраще
ui-me-ahead = Попереду них
ui-me-points = Очки
ui-me-guest = Гість
ui-me-records = Особисті рекорди
ui-me-best-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
ui-me-best-lead =
    { $n ->
        [one] Перемога на { $n } очко
        [few] Перемога на { $n } очки
        [many] Перемога на { $n } очок
       *[other] Перемога на { $n } очка
    }
ui-me-best-row = { $n } поспіль
ui-me-best-at = { $game }, гравців: { $players }, { $date }
ui-me-best-row-at = { $game }, до { $date }
ui-me-strengths = Сильні сторони, від тренера
ui-me-strengths-of =
    { $n ->
        [one] { $game }: переглянуто { $n } гру
        [few] { $game }: переглянуто { $n } гри
       *[many] { $game }: переглянуто { $n } ігор
    }
ui-me-accuracy = Усі ходи
ui-me-no-strengths = Спитайте тренера про завершені ігри: тоді він скаже тут, як ви вирішуєте і що вам вдається.
ui-me-history = Ваші партії
ui-me-no-games = Ще немає завершених партій. Тут стоятимуть ті, що ви завершите, увійшовши.
ui-me-place = Місце { $n }
ui-me-won-game = Перемога
ui-me-rated = на рейтинг
ui-me-rated-game = На рейтинг: без підказок, без повернення поза свій хід; у кого вийде час, той програв
ui-me-on-ladder = Показувати мої рейтинги у таблиці, з назвою мого облікового запису
ui-me-export = Усі мої дані файлом
ui-me-delete = Видалити мій обліковий запис
ui-me-delete-sure =
    Ваш обліковий запис, рейтинги та ім’я за всіма столами буде видалено назавжди. Партії лишаються, без
    вашого імені.
ui-me-delete-yes = Видалити все
ui-me-delete-no = Залишити
ui-ladder-title = Таблиця рейтингу
ui-ladder-about = Тут стоїть кожен, хто зіграв досить рейтингових партій, щоб бути певним, і боти на тій самій шкалі.
ui-ladder-place = Місце
ui-ladder-name = Ім’я
ui-ladder-bot = бот
ui-match-title = Швидка гра
ui-match-about = Сядьте там, де хтось чекає на ту саму гру, або зачекайте на когось. Місця розігруються жеребом.
ui-match-game = Гра
ui-match-players = Гравці
ui-match-fill = Якщо ніхто не прийде
ui-match-fill-0 = чекати далі
ui-match-fill-60 = боти за хвилину
ui-match-fill-300 = боти за 5 хвилин
ui-match-fill-3600 = боти за годину
ui-match-fill-86400 = боти за добу
ui-match-go = Знайти гру
ui-match-rated-needs = Рейтингові партії потребують облікового запису.
ui-match-waiting = Чекаємо на гравців.
ui-match-bots-in = Боти займуть вільні місця за { $time }.
ui-match-leave = Більше не чекати
ui-match-open = Хто чекає зараз
ui-match-none = Зараз ніхто не чекає. Почніть першими.
ui-match-sit = Сісти
problem-rated = У рейтинговій партії так не можна.
problem-seated-already = Ви граєте на іншому місці цієї рейтингової партії.
problem-bot-not-rated = Ніхто не знає, наскільки сильний цей бот: він не грає на рейтинг.
ui-share = Поділитися партією
ui-share-moment = Поділитися цією миттю
ui-share-more = Посилання для всіх, без чату
ui-share-ready = Хто має посилання, бачить партію.
ui-share-ended = Більше ніхто її не бачить.
ui-share-end = Більше не ділитися
