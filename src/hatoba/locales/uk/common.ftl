### Слова, спільні для всіх ігор і програм: причини рушія, завершення, опції, боти, помилки сервера.

# Річ, яких кілька, наприклад «Мідна шахта 2». $name — її назва.
numbered = { $name } { $number }

## Чому дія недозволена: причини самого рушія

reason-game-over = Гру завершено.
reason-unknown-action = У цій грі немає такої дії.
reason-not-now = Зараз цього зробити не можна.

## Чому гра завершилась: завершення самого рушія

ending-limit = досягнуто обмеження раундів
ending-resigned = гравець здався

## Опції всіх ігор та їхні значення. $n — вибране число.

option-round-limit = Обмеження раундів
option-value-yes = так
option-value-no = ні
option-value-round-limit =
    { $n ->
        [0] немає
        [one] { $n } раунд
        [few] { $n } раунди
       *[many] { $n } раундів
    }

## Боти. .about каже, як вони грають.

bot-random = Випадковий
    .about = Робить будь-що дозволене. Підійде, щоб роздивитися.
bot-apprentice = Учень
    .about = Дивиться на крок уперед. Для перших партій.
bot-merchant = Купець
    .about = Обмірковує весь хід. Гідний суперник для тих, хто знає гру.
bot-magnate = Магнат
    .about = Думає найдовше й грає найсильніше.

## Помилки сервера за кодом

problem-other = Щось пішло не так. Спробуйте ще раз.
problem-invalid = Сервер не може цього зробити.
problem-illegal-action = Ця дія тут недозволена.
problem-invalid-action = Такої дії немає.
problem-not-your-turn = Зараз не ваш хід.
problem-late = Гра пішла далі. Погляньте на стіл ще раз.
problem-game-over = Гру завершено.
problem-running = Гра ще триває.
problem-resigned = Це місце здалося.
problem-out-of-time = Це місце вичерпало свій час.
problem-asked-already = Хтось уже просить скасувати дію. Спершу дайте відповідь на це прохання.
problem-key-reused = Цей запит уже надсилали з іншим вмістом.
problem-back-already = Ви вже граєте на цьому місці.
problem-bot-already = На цьому місці вже грає бот.
problem-no-bot = Такого бота немає.
problem-seat-taken = Це місце зайняте.
problem-name-taken = Це ім’я зайняте.
problem-no-tables = Ви ще не маєте посилання на жоден стіл.
problem-not-found = Такої сторінки чи такого столу немає, або ви не маєте на них посилання.
problem-forbidden = Вам цього не дозволено.
problem-not-signed-in = Спершу увійдіть.
problem-wrong-passphrase = Немає облікового запису з таким ім’ям і паролем.
problem-invalid-record = Це не запис гри, або його змінено.
problem-invalid-sheet = У цьому аркуші компонентів є помилка.
problem-unplayable = За цим столом не можна грати за теперішніми правилами.
problem-unreadable = Сервер не зрозумів запиту.
problem-method = Сервер не може зробити цього тут.
problem-media-type = Сервер не вміє читати такий вміст.
problem-too-large = Це завелике.
problem-too-much = Щоб це прочитати, потрібно більше часу або пам’яті, ніж тут комусь дають.
problem-too-slow = Запит надходив занадто довго.
problem-too-many-requests = Забагато запитів. Зачекайте хвилинку.
problem-too-many-streams = Відкрито забагато сторінок. Закрийте кілька.
problem-other-origin = Цей запит надійшов не з нашої сторінки.
problem-busy = Сервер зараз дуже зайнятий. Спробуй ще раз за мить.
problem-database = Сервер не має зв’язку з базою даних. Нічого не змінено.
problem-fault = Сервер припустився помилки. Її записано.
problem-error = Серверу не вдалося це зробити.
problem-log-full = Журнал цього столу заповнено: гру можна лише дограти до кінця.
