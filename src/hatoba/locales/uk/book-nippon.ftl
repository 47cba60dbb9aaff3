# Що показує книга правил «Ніппону»: таблиці й малюнки.

ui-book-nippon-goods = Товари й чого потребують
ui-book-nippon-level = Рівень
ui-book-nippon-costs = Єни за один, два, три в одній дії
ui-book-nippon-influence = Жетон за кубики, за рівнем
ui-book-nippon-rewards = Робітники й нагорода
ui-book-nippon-multiplier = щонайбільше
ui-book-nippon-regions = Очки регіонів
ui-book-nippon-scoring = Підрахунок { $n }
ui-book-nippon-tracks = Шкали

ui-book-nippon-part-city = Місто
    .about = У кожному регіоні два, у кожного чотири поля.
ui-book-nippon-part-space = Поле впливу
    .about = Поки порожнє, його число рахується іноземним компаніям.
ui-book-nippon-part-good = Товар
    .about = Що треба доставити на це поле.
