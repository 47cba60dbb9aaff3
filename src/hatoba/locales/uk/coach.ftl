### Тренер: аналіз партії, причини, підказки, спроби та задачі.

coach-more = +{ $n }
coach-less = −{ $n }
coach-percent = { $n } %

coach-verdict-forced = Без вибору
coach-verdict-best = Найкращий хід
coach-verdict-as-good = Так само добре
coach-verdict-slip = Неточність
coach-verdict-mistake = Помилка
coach-verdict-blunder = Груба помилка

coach-title = Аналіз: { $game }
coach-result = Перемога: { $winners }. Очки: { $scores }.
coach-judged = Оцінено ходів: { $judged } з { $total }, кожен за тим, що тоді було відомо на цьому місці.
coach-chart = Хто виграв би звідси
coach-chart-about = Частка перемоги за місцями, у відсотках. Перед кожним ходом дограно до { $draws } разів.
coach-round = Раунд { $n }
coach-seat = Місце { $seat }
coach-turning-points = Переломні моменти
coach-turning-points-none = Жоден хід багато не змінив.
coach-change = Зміна частки
coach-draw = Те, що взяли чи відкрили, змінило цю частку: { $seat }.
coach-played = Зіграно
coach-better = Краще
coach-difference = { $share } % перемоги, { $points } очікуваних очок (похибка: { $error })
coach-why = Чому

coach-reason-points = { $category }: { $amount }
coach-reason-points-about = Очікувані очки наприкінці, зіграно проти кращого
coach-reason-reach =
    { $category }: очки за це є після кращого ходу в { $best } партій,
    після іншого — у { $played }.
coach-reason-ending =
    Так партія закінчується після кращого ходу в { $best } випадків, після іншого — у { $played }:
    { $ending }.
coach-reason-others = Очікувані очки найкращого іншого місця: { $amount }.

coach-accuracy = Точність рішень
coach-accuracy-about = 100 — це щоразу найкращий знайдений хід. Втрати в межах похибки не рахуються.
coach-accuracy-none = немає
coach-phase-opening = Початок
coach-phase-middle = Середина
coach-phase-ending = Кінець
coach-turns = Ходи
coach-slips = Неточності
coach-mistakes = Помилки
coach-blunders = Грубі помилки
coach-good-at = Добре вдається: { $list }
coach-weak-at = Гірше вдається: { $list }

coach-ledger = Удача і вміння
coach-ledger-about =
    Від частки на початку до результату, у сотих перемоги.
    Рішення міряють відносно швидкої гри.
coach-ledger-start = Початок
coach-ledger-own-gained = Власні добрі ходи
coach-ledger-own-missed = Власні помилки
coach-ledger-others-gained = Добрі ходи інших
coach-ledger-others-missed = Помилки інших
coach-ledger-chance = Взяте й відкрите
coach-ledger-unsure = Не пояснено
coach-ledger-result = Результат

coach-hint-nudge = Поглянь сюди: { $thing }
coach-hint-nudge-action = Подумай про це: { $action }
coach-hint-unsure = Два шляхи однаково добрі: { $first } або { $second }
coach-hint-lead = Попереду наступної думки на { $share } перемоги.

coach-try-found = Знайдено: нічого кращого не відомо.
coach-try-almost = Майже: один хід дає на { $share } більше.
coach-try-worse = Ще ні: інший хід дає на { $share } більше.

coach-puzzle = Задача { $id }: { $game }, раунд { $round }. Хід: { $seat }.
coach-puzzle-solution = Розв’язок
coach-puzzle-greedy = Що спершу здається добрим
coach-puzzle-rating =
    { $n ->
        [one] Пошуку потрібна { $n } симуляція.
        [few] Пошуку потрібні { $n } симуляції.
        [many] Пошуку потрібно { $n } симуляцій.
       *[other] Пошуку потрібно { $n } симуляції.
    }
