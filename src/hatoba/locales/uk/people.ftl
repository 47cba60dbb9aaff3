ui-people-name = Ваше ім’я
ui-people-name-hint = Ваше ім’я, якщо хочете
ui-people-recorded = Моє ім’я може бути в записах моїх партій
ui-people-guest = Гість{ "\u00A0" }{ $n }
ui-people-bot-named = { $level } { $name }
ui-people-bot-1 = Сато
ui-people-bot-2 = Іто
ui-people-bot-3 = Абе
ui-people-bot-4 = Морі
ui-people-bot = це бот
ui-people-here = тут
ui-people-seated = має місце
ui-people-watchers =
    { $n ->
        [one] { $n } людина спостерігає.
        [few] { $n } людини спостерігають.
        [many] { $n } людей спостерігають.
       *[other] { $n } людини спостерігає.
    }
ui-people-title-turn = ● { $game }: ваш хід
ui-people-title-turns =
    { $n ->
        [one] ● { $n } стіл: ваш хід
        [few] ● { $n } столи: ваш хід
        [many] ● { $n } столів: ваш хід
       *[other] ● { $n } стола: ваш хід
    }
ui-people-title-waiting = { $game }: чекаємо на хід ({ $seat })
ui-people-title-over = { $game }: партію завершено
ui-people-invites = { $name } запрошує вас до гри { $game }
ui-people-invited = Вас запрошено до гри { $game }
ui-people-who = Хто тут
ui-people-your-seat = Ваше місце
ui-people-free-seats =
    { $n ->
        [0] Усі місця зайнято (кількість місць: { $players }).
        [one] Кількість місць: { $players }, ще вільне { $n }.
        [few] Кількість місць: { $players }, ще вільні { $n }.
        [many] Кількість місць: { $players }, ще вільних { $n }.
       *[other] Кількість місць: { $players }, ще вільного { $n }.
    }
ui-people-may-leave = Якщо доведеться піти, за вас зіграє бот; можна повернутися.
ui-people-read-first = Ще не доводилося грати? Спершу прочитайте правила. Місце стане вашим, коли ви сядете.
ui-people-only-watch = Лише дивитися
ui-people-no-account = Обліковий запис не потрібен: цей браузер пам’ятає ваше місце.
ui-people-seat-taken = Хтось випередив: це місце вже зайнято. Оберіть, будь ласка, інше.
ui-people-invite = Одне посилання на всі вільні місця. Хто його відкриє, побачить, хто вже є, і обере місце:
ui-people-seat-links = Посилання на кожне місце
ui-people-invite-lots = Одне посилання на всі вільні місця. Хто його відкриє, побачить, хто є; місце дасть жереб:
ui-people-qr = Код для камери
ui-people-qr-about = Запрошення як код для камери телефону
ui-people-rating = рейтинг { $n }
ui-people-rating-provisional = рейтинг { $n }, попередній
ui-people-lots = Місця розподіляє жереб: своє ви побачите, щойно сядете.
ui-people-lots-seat = за жеребом
ui-lots = Розподілити місця жеребом
ui-lots-means =
    Хто де сидить, а отже й хто починає, визначає жереб з обіцяного тасування: для вас і ботів на початку, для інших,
    коли вони прийдуть. Після кінця гри кожен може це перевірити.
ui-log-lots = Місця розподілено жеребом.
problem-by-lot = Тут місця розподіляє жереб: ніхто не вибирає собі місце.
ui-log-seat-filled = По одне місце ніхто не прийшов: на ньому грає бот ({ $level }).
ui-people-free = вільне
ui-people-pace-none = Без годинника
ui-people-pace-quick = Швидко
ui-people-pace-sitting = За один раз
ui-people-pace-days = Кілька днів
ui-people-clock-none = Без годинника: кожен грає стільки, скільки йому треба.
ui-people-clock-turn =
    { $minutes ->
        [0] Час на кожен хід: { $seconds } с.
        [one] { $minutes } хвилина на кожен хід.
        [few] { $minutes } хвилини на кожен хід.
        [many] { $minutes } хвилин на кожен хід.
       *[other] { $minutes } хвилини на кожен хід.
    }
ui-people-clock-game =
    { $minutes ->
        [one] { $minutes } хвилина на всю партію.
        [few] { $minutes } хвилини на всю партію.
        [many] { $minutes } хвилин на всю партію.
       *[other] { $minutes } хвилини на всю партію.
    }
ui-people-clock-fischer =
    { $minutes ->
        [one] { $minutes } хвилина на всю партію і ще { $more } с за кожен хід.
        [few] { $minutes } хвилини на всю партію і ще { $more } с за кожен хід.
        [many] { $minutes } хвилин на всю партію і ще { $more } с за кожен хід.
       *[other] { $minutes } хвилини на всю партію і ще { $more } с за кожен хід.
    }
ui-people-clock-days =
    { $hours ->
        [one] { $hours } година на роздуми; кожен хід повертає { $back } год.
        [few] { $hours } години на роздуми; кожен хід повертає { $back } год.
        [many] { $hours } годин на роздуми; кожен хід повертає { $back } год.
       *[other] { $hours } години на роздуми; кожен хід повертає { $back } год.
    }
    Коли ви спите, годинник стоїть; днів відпустки: { $vacation }.
ui-people-up-bot =
    { $grace ->
        [0] За того, у кого час скінчиться, далі грає бот.
        [60] Через хвилину після кінця часу далі грає бот.
       *[other] Через { $grace } с після кінця часу далі грає бот.
    }
ui-people-up-resign =
    { $grace ->
        [0] У кого вийде час, той програв.
        [60] У кого вийшов час, той за хвилину програє.
       *[other] У кого вийшов час, той за { $grace } с програє.
    }
ui-people-rests = стоїть
ui-people-grace = ще { $time }
ui-people-sleep = Коли ви спите, ваш годинник стоїть, тут і в наступних партіях
ui-people-sleep-from = Сон від
ui-people-sleep-to = Сон до
ui-people-sleep-set = Встановити
ui-people-sleep-never = Уночі годинник не стоїть
ui-people-sleeps = Годинник стоїть від { $from } до { $to }.
ui-people-day-off = Вихідний день (лишилося: { $n })
problem-no-rest = Стоїть лише годинник партії на кілька днів.
problem-no-vacation = Стільки днів відпустки вже немає.
