# Co pokazuje księga zasad gry Yokohama: tabele i obrazki.

ui-book-yokohama-powers = Co daje każda siła
ui-book-yokohama-church = Miejsca kościoła
ui-book-yokohama-church-asks = Wiara
ui-book-yokohama-customs = Miejsca urzędu celnego
ui-book-yokohama-customs-asks = Dobra importowane
ui-book-yokohama-hiring = Zatrudnianie, w jenach
ui-book-yokohama-market = Ceny w chińskiej dzielnicy
ui-book-yokohama-buys = Płaci
ui-book-yokohama-sells = Żąda
ui-book-yokohama-ends = Co kończy grę
ui-book-yokohama-majorities = Pierwsze i drugie miejsce
ui-book-yokohama-sets = Punkty za różne kraje

ui-book-yokohama-part-area = Obszar
    .about = Co daje, w postaci znaku.
ui-book-yokohama-part-track = Tor siły
    .about = U góry twoja siła, u dołu zysk. Twoja jest zaznaczona.
ui-book-yokohama-part-token = Żeton siły pięć
    .about = Raz w grze, dla tego, kto działa tu z siłą pięć.
ui-book-yokohama-part-street = Kto tu jest
    .about = Prezesi oraz asystenci z liczbą.
ui-book-yokohama-part-site = Plac budowy
    .about = Miejsca na sklepy i jeden dom handlowy; każde pokazuje nagrodę.
