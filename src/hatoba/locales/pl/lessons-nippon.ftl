# Lekcje gry Nippon. Najwyżej 25 słów na krok.

lesson-nippon-first = Pierwsze kroki
    .about = jeden robotnik, jedna akcja: każda raz
lesson-nippon-first-welcome =
    Witaj w Nippon! Czeka młody przemysł: zakładaj fabryki, zdobywaj regiony, handluj z zagranicą. Krok po kroku.
lesson-nippon-first-win =
    Wygrywa najwięcej punktów. Regiony liczą się trzy razy, osiągnięcia na końcu. To twój wynik do tej pory.
lesson-nippon-first-workers =
    W każdej turze bierzesz robotnika i robisz jedną akcję jego pola. Kolory liczą się tylko przy płacach.
lesson-nippon-first-invest = Najpierw fabryka. Weź stąd czerwonego robotnika i inwestuj.
lesson-nippon-first-invest-red = Każdy kolor się nada, ale mało kolorów to niskie płace. Weź czerwonego.
lesson-nippon-first-build = Jedwab wymaga mało wiedzy; twój projekt uzupełni brak. Zbuduj tę fabrykę jedwabiu.
lesson-nippon-first-machinery = Maszyna zwiększa produkcję fabryki. Weź zielonego robotnika do maszyn.
lesson-nippon-first-machinery-green = Weź zielonego: ten kolor wróci, a dwóch jednakowych to jedna płaca.
lesson-nippon-first-upgrade = Pierwsza maszyna już jest. Dołóż drugą, potem przestań: pieniądze są cenne.
lesson-nippon-first-production =
    Fabryki potrzebują węgla. Weź zielonego robotnika i produkuj: jeden jedwab i po jednym za maszynę.
lesson-nippon-first-market = Jedwab w magazynie! Rynek lokalny zamienia go we wpływ. Weź żółtego robotnika.
lesson-nippon-first-deliver = Miasto chce określonych dóbr. Tokio chce na tym polu jedwabiu. Dostarcz tam.
lesson-nippon-first-deliver-there = To miasto też by go wzięło. Wybierz Tokio: tam pojedzie pociąg.
lesson-nippon-first-cubes = Więcej kostek, silniejszy żeton. Dostarcz dwie.
lesson-nippon-first-cubes-two = Tak też można, ale dwie kostki to dobry początek.
lesson-nippon-first-token = Twój żeton w mieście. Puste pola liczą się zagranicznym firmom; to już nie.
lesson-nippon-first-trains =
    Pociągi dają wpływ tam, gdzie masz żeton. Weź zielonego, postaw pociąg w Kanto i przestań.
lesson-nippon-first-ships =
    Statki punktują na pierwszym i drugim miejscu. Weź żółtego, postaw statek w Kanto i przestań.
lesson-nippon-first-full =
    Sześciu robotników: plansza jest pełna. Teraz musisz skonsolidować, a możesz to robić zawsze.
lesson-nippon-first-consolidate =
    Konsolidacja odnawia jeny i węgiel, płaci za każdy kolor, a od trzech robotników daje nagrodę.
lesson-nippon-first-reward =
    Za sześciu robotników cesarz nagradza najlepiej: razy pięć! Weź ją, z premią, jaką lubisz.
lesson-nippon-first-put =
    Nagroda mnoży jedno osiągnięcie na końcu. Połóż ją na regionach: liczy się każdy z twoim żetonem.
lesson-nippon-first-put-regions = Można, ale w jednym regionie masz już żeton. Weź regiony.
lesson-nippon-first-again = Płace wypłacone, plansza pusta. Znów produkuj jedwab.
lesson-nippon-first-export = Dobra mogą też jechać za granicę. Weź czerwonego robotnika i eksportuj.
lesson-nippon-first-fulfil = Kontrakty dają jeny albo punkty i na stałe podnoszą dochód. Wypełnij ten.
lesson-nippon-first-knowledge = Lepsze dobra wymagają wiedzy. Weź czarnego robotnika, przesuń o jedno pole i przestań.
lesson-nippon-first-score =
    Gdyby to był koniec, masz punktów { $mine }, rywal { $theirs }. Prawdziwa gra trwa dużo dłużej.
lesson-nippon-first-mines =
    Ostatnia akcja: kopalnie. Węgiel na każdy następny budżet. Weź czerwonego, jedno pole, potem przestań.
lesson-nippon-first-farewell =
    Dobre zarządzanie! Znasz wszystkie dziewięć akcji i konsolidację. Krótkie lekcje idą głębiej.

lesson-nippon-workers = Robotnicy i płace
    .about = kolory i kiedy konsolidować
lesson-nippon-workers-colours = Płacisz za kolor, nie za robotnika. Masz trzech zielonych: jedna płaca.
lesson-nippon-workers-same = Trzymaj się więc zielonych, póki ci służą. Weź jeszcze jednego do pociągów.
lesson-nippon-workers-same-green = Ten kolor kosztowałby drugą płacę. Weź zielonego.
lesson-nippon-workers-train = Postaw jeden pociąg w Kanto, potem przestań.
lesson-nippon-workers-when = Czterech robotników, jeden kolor, mało pieniędzy: dobra chwila. Konsoliduj.
lesson-nippon-workers-reward =
    Więcej robotników, wyższy mnożnik. Czterech daje tę kolumnę. Weź żeton z premią, którą lubisz.
lesson-nippon-workers-put = Połóż go na gwiazdkach pociągów, jeśli stawiasz na pociągi. Zostaje tam.
lesson-nippon-workers-farewell = Czekać na lepszą nagrodę czy iść wcześnie po świeże pieniądze: oto serce gry Nippon.

lesson-nippon-factories = Fabryki i maszyny
    .about = wiedza, projekty, maszyny
lesson-nippon-factories-knowledge = Lepsze dobra wymagają więcej wiedzy. Każdy projekt liczy się raz jako jedno pole.
lesson-nippon-factories-invest = Masz dość projektów na poziom drugi. Inwestuj czerwonym.
lesson-nippon-factories-build = Zbuduj tę fabrykę bento. Jej premia jest na niej.
lesson-nippon-factories-machinery = Teraz maszyny. Weź zielonego: pierwsza wchodzi od razu.
lesson-nippon-factories-upgrade = Druga maszyna jeszcze ją ulepszy. Potem przestań.
lesson-nippon-factories-run =
    Węgiel do środka, bento na zewnątrz: jedna kostka i to, co doda maszyna. Produkuj niebieskim.
lesson-nippon-factories-farewell = Pełny magazyn nic nie przyjmie, więc sprzedaj, zanim znów wyprodukujesz.

lesson-nippon-market = Wpływ
    .about = żetony, pociągi, zagraniczne firmy
lesson-nippon-market-region =
    Regiony liczą się trzy razy. Póki nikogo nie ma, trzymają je zagraniczne firmy liczbami pustych pól.
lesson-nippon-market-market = Masz jedwab w magazynie. Weź żółtego i otwórz rynek lokalny.
lesson-nippon-market-where = Tokio chce jedwabiu, a na polu nikogo jeszcze nie ma. Dostarcz tam.
lesson-nippon-market-cubes = Trzy kostki dają najsilniejszy żeton, na jaki stać jedwab.
lesson-nippon-market-token = Połóż najlepszy żeton. Tylko wyższy może go wyprzeć.
lesson-nippon-market-train =
    Masz tam wpływ { $mine }, zagraniczne firmy { $foreign }. Pociąg doda twojego. Weź zielonego, Kanto, potem
    przestań.
lesson-nippon-market-farewell =
    Teraz { $mine } do { $foreign }. Drugie miejsce też płaci, a statki punktują na pierwszych dwóch.

lesson-nippon-export = Eksport
    .about = kontrakty i dochód
lesson-nippon-export-contracts = Wszyscy mają te same kontrakty. Każda liczba idzie z magazynu innego dobra.
lesson-nippon-export-export = Jedna akcja wypełnia do trzech. Weź czerwonego i eksportuj.
lesson-nippon-export-first = Ten daje punkty: dwie kostki jednego dobra, jedna innego. Wybierz go.
lesson-nippon-export-pay = Którego dobra dać dwie? Masz więcej jedwabiu.
lesson-nippon-export-more = Zostały jeden jedwab i jeden papier, akurat na ten. Wypełnij i ten.
lesson-nippon-export-farewell =
    Kontrakty podnoszą dochód: teraz { $yen } ¥ przy każdej konsolidacji. Zaczynaj wcześnie.
