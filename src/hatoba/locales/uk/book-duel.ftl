# Що показує книга правил «Дуелі»: таблиці й малюнки.

ui-book-duel-strengths = Що дає кожна сила
ui-book-duel-cards = Карти сили
ui-book-duel-before = до
ui-book-duel-after = після
ui-book-duel-price = Ціна поліпшення
ui-book-duel-building = Скільки коштує будівництво
ui-book-duel-agents = Що дає представника
ui-book-duel-points = Очки наприкінці

ui-book-duel-part-area = Локація
    .about = Про що вона, знаком.
ui-book-duel-part-track = Шкала сили
    .about = Угорі сума, унизу здобуток.
ui-book-duel-part-sum = Сума
    .about = Ваша наступна карта й те, що додають будинки.
ui-book-duel-part-site = Будівлі
    .about = Крамниці обох гравців і один універмаг.
