### Ніппон: чому дія недозволена. Аргументи як в англійському файлі.

reason-nippon-short = Вам бракує: { $sum }.
reason-nippon-short-of-good =
    { $by ->
        [one] Вам бракує { $by } кубика: { $good }.
       *[other] Вам бракує { $by } кубиків: { $good }.
    }
reason-nippon-knowledge-too-low = Ваших знань і креслень не вистачає. Бракує: { $by }.
reason-nippon-board-full = Ваші поля робітників заповнені: ви мусите провести консолідацію.
reason-nippon-no-worker = Немає робітника цього кольору ({ $colour }).
reason-nippon-track-at-end = Цей трек дійшов до кінця: { $track }.
reason-nippon-no-factory = У вас немає фабрики цього товару: { $good }.
reason-nippon-store-full = Сховище заповнене: { $good }.
reason-nippon-nothing-to-run = Жодну з ваших фабрик не можна запустити.
reason-nippon-nothing-to-fulfil = Ви не можете виконати жодного контракту.
reason-nippon-nothing-to-build = Ви не можете збудувати жодної фабрики.
reason-nippon-nothing-to-deliver = Ви нічого не можете постачити.
reason-nippon-contract-done = Цей контракт уже виконано: { $contract }.
reason-nippon-contract-unpaid = У ваших сховищах бракує кубиків на контракт { $contract }.
reason-nippon-good-used = Цим товаром за контракт уже заплачено: { $good }.
reason-nippon-factory-taken = Фабрику { $factory } вже взято.
reason-nippon-good-owned = У вас уже є фабрика цього товару: { $good }.
reason-nippon-machine-full = Цей верстат уже не покращити: { $good }.
reason-nippon-machine-fits = Поки верстат поміщається у фабрику, він мусить стати туди.
reason-nippon-no-piece-left =
    { $transport_id ->
        [ship] У вас більше немає кораблів.
       *[train] У вас більше немає потягів.
    }
reason-nippon-region-full = Немає вільного транспортного поля: { $region }.
reason-nippon-no-region-free = У жодному регіоні немає вільного транспортного поля.
reason-nippon-other-region = Усі жетони цієї дії йдуть в один регіон: { $region }.
reason-nippon-no-token-fits = Потрібен жетон впливу, більший за { $above } і не більший за { $at_most }.
reason-nippon-no-token = У вас більше немає жетона впливу { $value }.
reason-nippon-token-too-low = Жетон впливу має бути більшим за { $above }.
reason-nippon-token-too-high = Жетон впливу має бути щонайбільше { $at_most }.
reason-nippon-not-lowest = Повертається лише один із найнижчих жетонів.
reason-nippon-reward-too-high = Жетон має бути щонайбільше { $at_most }x.
reason-nippon-no-reward-left = Такого жетона нагороди вже немає.
reason-nippon-achievement-taken = Там уже лежить жетон: { $achievement }.
reason-nippon-region-chosen = У цій дії цей регіон уже був: { $region }.
reason-nippon-run-already = Ця фабрика вже працювала в цій дії: { $good }.
reason-nippon-one-is-needed = Спершу зробіть щонайменше щось одне.
reason-nippon-action-at-risk = Тоді ви не зможете завершити розпочату дію.
