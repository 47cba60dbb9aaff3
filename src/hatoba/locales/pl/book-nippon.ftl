# Co pokazuje księga zasad gry Nippon: tabele i obrazki.

ui-book-nippon-goods = Dobra i czego wymagają
ui-book-nippon-level = Poziom
ui-book-nippon-costs = Jeny za jeden, dwa, trzy w akcji
ui-book-nippon-influence = Żeton za kostki, wg poziomu
ui-book-nippon-rewards = Robotnicy i nagroda
ui-book-nippon-multiplier = najwyżej
ui-book-nippon-regions = Punkty regionów
ui-book-nippon-scoring = Podliczenie { $n }
ui-book-nippon-tracks = Tory

ui-book-nippon-part-city = Miasto
    .about = Każdy region ma dwa, każde z czterema polami.
ui-book-nippon-part-space = Pole wpływu
    .about = Póki puste, jego liczba liczy się zagranicznym firmom.
ui-book-nippon-part-good = Dobro
    .about = Czego chce to pole.
