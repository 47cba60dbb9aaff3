# Що показує книга правил «Йокогами»: таблиці й малюнки.

ui-book-yokohama-powers = Що дають ОД
ui-book-yokohama-church = Місця церкви
ui-book-yokohama-church-asks = Віра
ui-book-yokohama-customs = Місця митниці
ui-book-yokohama-customs-asks = Імпорт
ui-book-yokohama-hiring = Наймання, в єнах
ui-book-yokohama-market = Ціни в китайському кварталі
ui-book-yokohama-buys = Платить
ui-book-yokohama-sells = Просить
ui-book-yokohama-ends = Що завершує гру
ui-book-yokohama-majorities = Перше і друге місце
ui-book-yokohama-sets = Очки за різні країни

ui-book-yokohama-part-area = Локація
    .about = Що вона дає, знаком.
ui-book-yokohama-part-track = Шкала ОД
    .about = Угорі ваші ОД, унизу здобуток. Ваші позначено.
ui-book-yokohama-part-token = Жетон п’яти ОД
    .about = Раз за гру тому, хто діє тут із п’ятьма ОД.
ui-book-yokohama-part-street = Хто тут
    .about = Президенти й помічники з числом.
ui-book-yokohama-part-site = Будівельний майданчик
    .about = Місця крамниць і один торговий дім; кожне показує нагороду.
