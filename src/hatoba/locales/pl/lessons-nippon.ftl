# Lekcje gry Nippon. Najwyżej 25 słów na krok.

lesson-nippon-first = Pierwsze kroki
    .about = jeden robotnik, jedna akcja: każda raz
lesson-nippon-first-welcome =
    Witaj w Nippon! Czeka młody przemysł: zakładaj fabryki, zdobywaj regiony, handluj z zagranicą. Krok po kroku.
lesson-nippon-first-win =
    Wygrywa najwięcej punktów. Regiony liczą się { $region_scoring_count } razy, osiągnięcia na końcu. To twój wynik
    do tej pory.
lesson-nippon-first-workers =
    W każdej turze bierzesz robotnika i robisz jedną akcję jego pola. Kolory liczą się tylko przy płacach.
lesson-nippon-first-invest = Najpierw fabryka. Weź stąd czerwonego robotnika i inwestuj.
lesson-nippon-first-invest-red = Każdy kolor się nada, ale mało kolorów to niskie płace. Weź czerwonego.
lesson-nippon-first-build = Jedwab wymaga mało wiedzy; twój projekt uzupełni brak. Zbuduj tę fabrykę jedwabiu.
lesson-nippon-first-machinery = Maszyna zwiększa produkcję fabryki. Weź zielonego robotnika do maszyn.
lesson-nippon-first-machinery-green = Weź zielonego: ten kolor wróci, a za jednakowych jest jedna płaca.
lesson-nippon-first-upgrade = Jedna maszyna już jest. Dołóż następną, potem przestań: pieniądze są cenne.
lesson-nippon-first-production =
    Fabryki potrzebują węgla. Weź zielonego robotnika i produkuj. Dzięki maszynom ta fabryka daje jedwab: { $makes }.
lesson-nippon-first-market = Jedwab w magazynie! Rynek lokalny zamienia go we wpływ. Weź żółtego robotnika.
lesson-nippon-first-deliver = Miasto chce określonych dóbr. Tokio chce na tym polu jedwabiu. Dostarcz tam.
lesson-nippon-first-deliver-there = To miasto też by go wzięło. Wybierz Tokio: tam pojedzie pociąg.
lesson-nippon-first-cubes = Więcej kostek, silniejszy żeton. Zachowaj jedną na później, a dostarcz pozostałe.
lesson-nippon-first-cubes-two = Tak też można, ale zachowaj jedną kostkę i dostarcz pozostałe.
lesson-nippon-first-token = Twój żeton w mieście. Puste pola liczą się zagranicznym firmom; to już nie.
lesson-nippon-first-trains =
    Pociągi dają wpływ tam, gdzie masz żeton. Weź zielonego, postaw pociąg w Kanto i przestań.
lesson-nippon-first-ships =
    Statki punktują na pierwszym i drugim miejscu. Weź żółtego, postaw statek w Kanto i przestań.
lesson-nippon-first-full =
    Masz { $workers_on_board } robotników: plansza jest pełna. Teraz musisz konsolidować, co wolno ci zawsze.
lesson-nippon-first-consolidate =
    Konsolidacja odnawia jeny i węgiel, płaci za każdy kolor, a przy dość robotnikach daje nagrodę.
lesson-nippon-first-reward =
    Pełną planszę cesarz nagradza najlepiej: razy { $emperor_multipliers_6 }! Weź z premią, którą chcesz.
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
lesson-nippon-first-farewell = Dobre zarządzanie! Znasz wszystkie akcje i konsolidację. Krótkie lekcje idą głębiej.

lesson-nippon-workers = Robotnicy i płace
    .about = kolory i kiedy konsolidować
lesson-nippon-workers-colours = Płacisz za kolor, nie za robotnika. Zielonych masz { $green }: jedna płaca.
lesson-nippon-workers-same = Trzymaj się więc zielonych, póki ci służą. Weź jeszcze jednego do pociągów.
lesson-nippon-workers-same-green = Ten kolor kosztowałby kolejną płacę. Weź zielonego.
lesson-nippon-workers-train = Postaw jeden pociąg w Kanto, potem przestań.
lesson-nippon-workers-when = Robotników { $workers }, jeden kolor, mało pieniędzy: dobra chwila. Konsoliduj.
lesson-nippon-workers-reward =
    Więcej robotników, wyższy mnożnik. Twoich { $workers } daje tę kolumnę. Weź żeton z premią, którą lubisz.
lesson-nippon-workers-put = Połóż go na gwiazdkach pociągów, jeśli stawiasz na pociągi. Zostaje tam.
lesson-nippon-workers-farewell = Czekać na lepszą nagrodę czy iść wcześnie po świeże pieniądze: oto serce gry Nippon.

lesson-nippon-factories = Fabryki i maszyny
    .about = wiedza, projekty, maszyny
lesson-nippon-factories-knowledge = Lepsze dobra wymagają więcej wiedzy. Każdy projekt liczy się raz jako jedno pole.
lesson-nippon-factories-invest = Masz dość projektów na poziom { $goods_bento_level }. Inwestuj czerwonym.
lesson-nippon-factories-build = Zbuduj tę fabrykę bento. Jej premia jest na niej.
lesson-nippon-factories-machinery = Teraz maszyny. Weź zielonego: pierwsza wchodzi od razu.
lesson-nippon-factories-upgrade = Kolejna maszyna jeszcze ją ulepszy. Potem przestań.
lesson-nippon-factories-run =
    Węgiel do środka, bento na zewnątrz: z maszynami fabryka daje kostki ({ $makes }). Produkuj niebieskim.
lesson-nippon-factories-farewell = Pełny magazyn nic nie przyjmie, więc sprzedaj, zanim znów wyprodukujesz.

lesson-nippon-market = Wpływ
    .about = żetony, pociągi, zagraniczne firmy
lesson-nippon-market-region =
    Regiony liczą się { $region_scoring_count } razy. Póki nikogo nie ma, trzymają je zagraniczne firmy liczbami
    pustych pól.
lesson-nippon-market-market = Masz jedwab w magazynie. Weź żółtego i otwórz rynek lokalny.
lesson-nippon-market-where = Tokio chce jedwabiu, a na polu nikogo jeszcze nie ma. Dostarcz tam.
lesson-nippon-market-cubes =
    Najwięcej kostek ({ $actions_cubes_per_token }) daje najsilniejszy żeton, na jaki stać jedwab.
lesson-nippon-market-token = Połóż najlepszy żeton. Tylko wyższy może go wyprzeć.
lesson-nippon-market-train =
    Masz tam wpływ { $mine }, zagraniczne firmy { $foreign }. Pociąg doda twojego. Weź zielonego, Kanto, potem
    przestań.
lesson-nippon-market-farewell =
    Teraz { $mine } do { $foreign }. Drugie miejsce też płaci, a statki punktują na pierwszych dwóch.

lesson-nippon-export = Eksport
    .about = kontrakty i dochód
lesson-nippon-export-contracts = Wszyscy mają te same kontrakty. Każda liczba idzie z magazynu innego dobra.
lesson-nippon-export-export = Jedna akcja realizuje do { $actions_contracts }. Weź czerwonego i eksportuj.
lesson-nippon-export-first =
    Ten daje punkty: jednego dobra { $contracts_4_goods_1 }, innego { $contracts_4_goods_2 }. Wybierz go.
lesson-nippon-export-pay = Którego dobra dać { $contracts_4_goods_1 }? Masz więcej jedwabiu.
lesson-nippon-export-more = Zostały jedwab i papier, akurat na ten. Wypełnij i ten.
lesson-nippon-export-farewell =
    Kontrakty podnoszą dochód: teraz { $yen } ¥ przy każdej konsolidacji. Zaczynaj wcześnie.

lesson-nippon-scoring = Podliczanie
    .about = kiedy i komu płacą regiony
lesson-nippon-scoring-when =
    Gdy zabraknie robotników w rzędach, znacznik się przesuwa. Przy znakach po drodze i na końcu podlicza się regiony.
lesson-nippon-scoring-who =
    Masz tu { $mine } wpływu, zagraniczne firmy { $foreign }. Bez twojego żetonu region nic ci nie zapłaci.
lesson-nippon-scoring-market =
    Wszystkie rzędy są puste: kto weźmie ostatniego robotnika, wywoła podliczenie. Zrób to i bądź tam pierwszy.
lesson-nippon-scoring-deliver = Dostarcz jedwab do Tokio, jak najwięcej kostek.
lesson-nippon-scoring-last = Połóż żeton. Masz { $points } punktów; spójrz na nie po turze.
lesson-nippon-scoring-farewell =
    Podliczone: masz teraz { $points }. Płacą trzy pierwsze miejsca i statki; następne podliczenie płaci więcej.

lesson-nippon-influence = Przykład: wpływ
    .about = Dostarcz jedwab do Tokio.
    .caption = Kanto: każde puste pole liczy się zagranicznym firmom.
lesson-nippon-influence-city = Tokio chce jedwabiu na jednym z pól, a twój magazyn jest pełny.
lesson-nippon-influence-deliver = Otwórz rynek lokalny, dostarcz kostki ({ $actions_cubes_per_token }) i połóż żeton.
lesson-nippon-influence-result =
    Twój wpływ to teraz { $mine }, zagranicznych firm { $foreign }. Graj dalej, jeśli chcesz.

lesson-nippon-wages = Przykład: konsolidacja
    .about = Konsoliduj z robotnikami jednego koloru.
    .caption = Żetony nagród: im więcej robotników, tym wyższy mnożnik.
lesson-nippon-wages-colours = Twoi robotnicy ({ $workers }) dają nagrodę, a wszyscy są zieloni: jedna płaca.
lesson-nippon-wages-consolidate = Konsoliduj teraz.
lesson-nippon-wages-result = Jeny i węgiel są nowe. Wybierz nagrodę: odtąd grasz dalej.
