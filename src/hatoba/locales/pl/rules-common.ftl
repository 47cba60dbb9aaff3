### Słowa wspólne dla zasad wszystkich gier: tytuły, etykiety, listy, pochodzenie liczb. Argumenty jak po angielsku.

## Listy. $first to wszystko dotąd, $last następna lub ostatnia pozycja.

rules-list-more = { $first }, { $last }
rules-list-last = { $first } i { $last }
rules-nothing = nic

## Lista tematów. $topics to słowa do wpisania; .title to nagłówek strony ze wszystkim, co jest danego rodzaju.

rules-topics = Aby czytać dalej, podaj jeden z tych tematów.
    .title = Tematy
rules-topics-section = Rozdziały: { $topics }.
rules-topics-part = Części rozdziałów: { $topics }.
rules-topics-group = Wszystko jednego rodzaju: { $topics }.
rules-topics-card = Według numeru: { $topics }.
rules-topics-area = Obszary: { $topics }.
    .title = Obszary
rules-topics-action = Akcje: { $topics }.
    .title = Akcje
rules-topics-technology = Technologie: { $topics }.
    .title = Technologie
rules-topics-achievement = Osiągnięcia: { $topics }.
    .title = Osiągnięcia
rules-topics-good = Dobra i pieniądze: { $topics }.
    .title = Dobra i pieniądze
rules-topics-country = Kraje: { $topics }.
    .title = Kraje
rules-topics-piece = Elementy: { $topics }.
    .title = Elementy
rules-topics-extra = Karty dodatkowej siły: { $topics }.
    .title = Karty dodatkowej siły
rules-topics-bonus = Premie fabryk: { $topics }.
    .title = Premie fabryk
rules-topics-region = Regiony: { $topics }.
    .title = Regiony
rules-topics-track = Tory: { $topics }.
    .title = Tory

## Tytuły kart i płytek. $number to numer w arkuszu elementów, $name nazwa.

rules-card-order = Zamówienie { $number }
rules-card-technology = Karta technologii { $number }: { $name }
rules-card-site = Płytka budynku { $number }
rules-card-token = Żeton siły pięć { $number }
rules-card-reward = Nagroda za osiągnięcia { $number }
rules-card-bonus = Karta premii { $number }
rules-card-church = Karta kościoła { $number }
rules-card-factory = Fabryka { $number }: { $name }
rules-card-contract = Kontrakt { $number }
rules-card-tile = Płytka miasta { $number }

## Co jest nadrukowane, po jednym wierszu. $text to nazwa lub lista, $n liczba.

rules-line-country = Kraj: { $text }
rules-line-deck = Talia: { $text }
rules-line-cost = Koszt: { $text }
rules-line-reward = Nagroda: { $text }
rules-line-vp = PZ na koniec: { $n }
rules-line-value = Wartość produkcji: { $n }
rules-line-faith = Wymagana wiara: { $n }
rules-line-bonus = Premia: { $text }
rules-line-wanted = Poszukiwane dobra: { $text }
rules-line-trading-house = Dom handlowy: { $text }
rules-line-shophouse = Pole sklepu { $n }: { $text }
rules-line-at-strength = Przy sile { $n }: { $text }
rules-line-cards = Karty o tej nazwie: { $text }
rules-line-factories = Fabryki z tą premią: { $text }
rules-line-slots = Miejsca, od lewej: { $text }
rules-line-space = Pole akcji { $n }, licząc od lewej
# Plansze obszaru na mapie.
rules-line-boards = Na mapie: w dwie osoby { $two }, w trzy { $three }, w cztery { $four }

# Jedna karta na liście kart. $number, $value: liczby; $country: nazwa kraju.
rules-brief-yokohama = { $number } ({ $country }, wartość { $value })
rules-brief-duel = { $number } (wartość { $value })

## Tabele obszarów

rules-table-power = Siła
rules-table-strength = Siła
rules-table-vp = Dodatkowe PZ
# Jedno pole planszy kościoła lub urzędu celnego. $n to liczba na nim, $text nagroda.
rules-space-church = Pole { $space }, wiara { $n }: { $text }
rules-space-customs = Pole { $space }, dobra importowane { $n }: { $text }
rules-space-neutral = Pole { $space } blokuje neutralny asystent w grze dwuosobowej w drugim wydaniu

## Pochodzenie: czy liczba jest z instrukcji. $fields to lista poniższych słów.

rules-source-rulebook = Z instrukcji: { $fields }.
rules-source-derived = Wyprowadzone z instrukcji: { $fields }.
rules-source-designed = Nasz własny projekt, nie druk z pudełka: { $fields }.
rules-source-owner = Wpisane lub potwierdzone przez właściciela pudełka: { $fields }.

rules-field-table = tabela
rules-field-slots = miejsca
rules-field-country = kraj
rules-field-cost = koszt
rules-field-reward = nagroda
rules-field-vp = PZ na koniec
rules-field-value = wartość produkcji
rules-field-name = nazwa
rules-field-effect = działanie
rules-field-faith = wiara
rules-field-good = dobro
rules-field-bonus = premia
rules-field-wanted = poszukiwane dobra
rules-field-need = warunek
rules-field-first = PZ dla pierwszej osoby
rules-field-later = PZ dla następnych osób
rules-field-trading-house = dom handlowy
rules-field-shophouse = pola sklepów
rules-field-knowledge = wiedza
rules-field-coal = węgiel
rules-field-capacity = magazyn
rules-field-per = ile sztuk na PZ
rules-field-printed = nadrukowany mnożnik
rules-field-spaces = pola
rules-field-stars = gwiazdki
# $text to ilość, jak „2 ¥”.
rules-field-part = część nagrody: { $text }
rules-field-at-strength = nagroda przy sile { $n }
rules-field-space = pole { $n }
rules-field-space-number = liczba na polu { $n }
rules-field-space-reward = nagroda na polu { $n }
