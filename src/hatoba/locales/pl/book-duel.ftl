# Co pokazuje księga zasad gry Duel: tabele i obrazki.

ui-book-duel-strengths = Co daje każda siła
ui-book-duel-cards = Karty siły
ui-book-duel-before = przed
ui-book-duel-after = po
ui-book-duel-price = Cena ulepszenia
ui-book-duel-building = Ile kosztuje budowa
ui-book-duel-agents = Co daje agenta
ui-book-duel-points = Punkty na końcu

ui-book-duel-part-area = Obszar
    .about = O co chodzi, w postaci znaku.
ui-book-duel-part-track = Tor siły
    .about = U góry suma, u dołu zysk.
ui-book-duel-part-sum = Suma
    .about = Twoja następna karta i to, co dodają domy.
ui-book-duel-part-site = Budynki
    .about = Sklepy obu graczy i jeden dom towarowy.
