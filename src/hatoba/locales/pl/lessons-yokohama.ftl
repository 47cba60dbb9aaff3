# Lekcje gry Yokohama. Najwyżej 25 słów na krok.

lesson-yokohama-first = Pierwsze kroki
    .about = umieść, idź, działaj: każdy obszar raz
lesson-yokohama-first-welcome =
    Witaj w Yokohamie! Port właśnie otworzył się na świat. Handlujesz tutaj, a my idziemy krok po kroku.
lesson-yokohama-first-win =
    Wygrywa najwięcej punktów. Dają je zamówienia, kościół, urząd celny, technologie i domy. To twój wynik do tej
    pory.
lesson-yokohama-first-order =
    Zamówienie chce dóbr i daje punkty, czasem dobra importowane. Z { $player_orders_dealt } zatrzymujesz
    { $player_orders_kept }. Zatrzymaj to.
lesson-yokohama-first-order-small = Wielkie zamówienie, ale chce wielu dóbr. Zacznij od podświetlonego.
lesson-yokohama-first-people = To twoi asystenci. Przygotowują drogę; prezes idzie za nimi i wykonuje pracę.
lesson-yokohama-first-place =
    Tura zaczyna się od umieszczania: do { $turn_placement_a_max } asystentów, każdy w innym obszarze. Umieść jednego na
    plantacji herbaty.
lesson-yokohama-first-place-there = Ten obszar poczeka. Najpierw przygotujmy herbatę.
lesson-yokohama-first-place-more = I następnych na później: w kopalni miedzi i w laboratorium.
lesson-yokohama-first-go = Teraz prezes idzie tam, gdzie czeka twój asystent. Wyślij go na plantację herbaty.
lesson-yokohama-first-go-tea = Mógłby, ale teraz najlepsza jest herbata: tam starczy jeden asystent.
lesson-yokohama-first-recovery =
    Siła { $power }, asystent i prezes: tyle herbaty. Asystent wrócił na rękę. Zakończ turę.
lesson-yokohama-first-two =
    Albo umieść asystentów ({ $turn_placement_b }) razem, tu w kopalni miedzi: miedź wymaga siły.
lesson-yokohama-first-two-there =
    Tym razem weź ich naraz: naciśnij kopalnię miedzi i wybierz więcej niż jednego asystenta.
lesson-yokohama-first-walk =
    Z mapy prezes idzie pieszo, a w każdym obszarze po drodze musi być twój asystent. Idź do kopalni.
lesson-yokohama-first-build =
    Od siły { $power_build_from } możesz budować. Sklep na stałe dodaje tu siły, a to miejsce daje dobro. Buduj.
lesson-yokohama-first-gain = Nagrodą jest wybrane dobro. Weź jedwab: przyda się do zamówienia.
lesson-yokohama-first-gain-silk = Ładnie, ale później zabraknie ci jedwabiu. Weź jedwab.
lesson-yokohama-first-before-end = Zamówienia wypełniasz na początku i na końcu tury. To jest gotowe: dostarcz je.
lesson-yokohama-first-imports = Dobra importowane! Urząd celny dużo za nie daje. Zakończ turę; rywal też gra.
lesson-yokohama-first-lab =
    Znów umieść asystentów ({ $turn_placement_a_max }): w laboratorium, w banku i w urzędzie celnym. Myśl naprzód.
lesson-yokohama-first-lab-go = Idź teraz do laboratorium: asystenci ({ $assistants }) i prezes to siła { $power }.
lesson-yokohama-first-develop =
    Siła płaci za technologie; jeny i dobra importowane pomagają. Twojej akurat starczy na tę. Weź ją.
lesson-yokohama-first-develop-end = Technologie działają całą grę, a każda pokazuje kraj. Zakończ turę.
lesson-yokohama-first-home =
    Za daleko do celu? Nie umieszczaj nikogo i wezwij prezesa. W następnej turze pójdzie dokądkolwiek.
lesson-yokohama-first-recall = Asystenci mogą wrócić z nim. Swoich zostaw: mają jeszcze pracę.
lesson-yokohama-first-home-end = Taka tura to przerwa, więc planuj drogi. Zakończ ją.
lesson-yokohama-first-customs =
    Umieść asystentów ({ $turn_placement_b }) w urzędzie celnym i wyślij prezesa z ręki: więcej asystentów, większa
    siła.
lesson-yokohama-first-declare =
    Każde pole przyjmuje dokładnie tyle dóbr importowanych. Wszystkie ({ $imports }) na najlepsze pole: zobacz te
    punkty!
lesson-yokohama-first-from = Jeden asystent na zawsze zostaje na planszy urzędu. Weź go z obszaru.
lesson-yokohama-first-customs-end = Możesz znów budować; tym razem oszczędź dom. Zakończ turę.
lesson-yokohama-first-church = Kościół jest obok. Umieść tam asystentów ({ $turn_placement_b }) i przejdź.
lesson-yokohama-first-worship =
    Siła to wiara; każdy zapłacony rodzaj dóbr dodaje jej więcej. Wybierz to pole; zapłać herbatą, rybą i jenami.
lesson-yokohama-first-church-from = Tu też asystent zostaje na zawsze, a najwięcej asystentów daje punkty na końcu.
lesson-yokohama-first-church-end =
    Możesz jeszcze przesunąć asystenta. Pełny kościół lub urząd celny kończy grę. Zakończ turę.
lesson-yokohama-first-port =
    Nowe zamówienia leżą w porcie. Umieść tam asystentów ({ $turn_placement_b }) i idź przez bank: twój asystent
    utrzymuje drogę.
lesson-yokohama-first-take =
    Większa siła otwiera lepsze zamówienia. To weź za darmo; masz wszystkie dobra. Następne by kosztowało.
lesson-yokohama-first-take-ready = Niezłe, ale brakuje do niego dóbr. Podświetlone jest gotowe.
lesson-yokohama-first-ready = Dostarcz od razu. Zobacz: to kolejna karta brytyjska.
lesson-yokohama-first-port-end =
    Co { $turn_icons_per_agent } karty jednego kraju dają jego agenta. Użyjesz go w następnej turze. Zakończ tę.
lesson-yokohama-first-agency = Brakuje ludzi? Umieść jednego na łowisku, jednego w agencji, potem przestań.
lesson-yokohama-first-agency-go = Idź przez łowisko do agencji pracy.
lesson-yokohama-first-hire = Agencja sprowadza ludzi i domy z magazynu. Asystenci są za darmo. Weź jednego.
lesson-yokohama-first-agent = Agent działa raz tam, gdzie czeka asystent, a nie ma prezesa. Wyślij go do banku.
lesson-yokohama-first-score =
    Ta krótka gra się tu kończy. Masz punktów { $mine }, rywal { $theirs }: z dobrami, jenami i przewagami.
lesson-yokohama-first-finish =
    Prawdziwa gra kończy się, gdy plansza jest pełna albo zabraknie domów czy zamówień. Zakończ ostatnią turę.
lesson-yokohama-first-farewell = Brawo! Prawie wszystko masz wypróbowane. Krótkie lekcje pokażą, jak robić to dobrze.

lesson-yokohama-orders = Zamówienia i porty
    .about = poziomy, drugie zamówienie, dostawa
lesson-yokohama-orders-levels =
    Port pokazuje zamówienia według poziomów. Mała siła sięga tylko lewych; prawe dają więcej.
lesson-yokohama-orders-place = Kilku asystentów już tu czeka. Dołóż jednego, potem przestań.
lesson-yokohama-orders-go = Z prezesem to siła { $power }: każdy poziom jest otwarty, a do tego są punkty.
lesson-yokohama-orders-high = To zamówienie leży daleko z prawej, a jest łatwe: sama miedź. Weź je.
lesson-yokohama-orders-second =
    Drugie kosztuje jeny ({ $port_second_order_yen }) albo dobra importowane ({ $port_second_order_imports }). Miedź i
    ryby: weź i to.
lesson-yokohama-orders-token = Siła { $power_five_power_token_at } otwiera też żeton tego obszaru, raz w grze. Weź go.
lesson-yokohama-orders-deliver = Resztę zostaw na później i dostarcz miedź przed końcem tury.
lesson-yokohama-orders-farewell =
    Na ręce mieści się najwyżej { $player_orders_hand_max } zamówień. Dostarczaj wcześnie: kraje na nich dają agentów.

lesson-yokohama-technologies = Technologie
    .about = czym się za nie płaci
lesson-yokohama-technologies-cost =
    Każda karta ma cenę, a te bardziej z prawej kosztują trochę więcej. Najpierw płaci siła.
lesson-yokohama-technologies-go =
    Asystenci ({ $assistants }) czekają w laboratorium. Nie umieszczaj nikogo i wyślij prezesa.
lesson-yokohama-technologies-dear = Możesz mieć więcej, niż opłaca siła. Wybierz tę droższą kartę.
lesson-yokohama-technologies-pay =
    Brakujące punkty płacisz po jednym: { $laboratory_per_production_yen } jeny albo
    { $laboratory_per_production_imports } dobro importowane. Zapłać najpierw jenami, na końcu dobrem.
lesson-yokohama-technologies-farewell =
    Od karty numer { $editions_second_technology_surcharge_from } każda kosztuje dodatkowo. Wczesne działają najdłużej;
    najwyższa suma też daje punkty.

lesson-yokohama-boards = Kościół i urząd celny
    .about = miejsca, które zostają twoje
lesson-yokohama-boards-church =
    Każde miejsce kościoła wymaga wiary. Twoja siła to wiara, a każdy oddany rodzaj dóbr ją zwiększa.
lesson-yokohama-boards-go = Twoi asystenci już tu czekają. Nikogo nie umieszczaj i wyślij prezesa.
lesson-yokohama-boards-space = Do tego miejsca brakuje twojej sile trochę wiary. Weź je i oddaj herbatę.
lesson-yokohama-boards-stays = Asystent zostaje tam na stałe. Kto na końcu ma najwięcej, dostaje jeszcze punkty.
lesson-yokohama-boards-end = Tym razem zostaw przesunięcie, żeton i domy i zakończ turę.
lesson-yokohama-boards-customs =
    Urząd celny chce dóbr importowanych: dokładnie tyle, ile pokazuje miejsce. Przejdź; czekają tam asystenci.
lesson-yokohama-boards-declare = Twoja siła mówi, ile najwyżej możesz zapłacić. Weź pierwsze miejsce.
lesson-yokohama-boards-from = Tu też zostaje asystent. Z obszaru nie ubywa ci z ręki.
lesson-yokohama-boards-farewell = Obie plansze prowadzą też do końca gry, gdy zajęto dość miejsc: miej je na oku.

lesson-yokohama-agents = Agenci
    .about = druga akcja w tej samej turze
lesson-yokohama-agents-where =
    Co { $turn_icons_per_agent } karty jednego kraju, zamówienia lub technologie, dają jego agenta. Masz jednego.
lesson-yokohama-agents-first =
    Przed główną akcją lub po niej działa tam, gdzie czekają asystenci. W banku jest ich { $assistants }: użyj go tam.
lesson-yokohama-agents-build = Agent też może budować i brać żetony. Zbuduj tu sklep.
lesson-yokohama-agents-then = Teraz zwykła tura: nie umieszczaj nikogo, wyślij prezesa na plantację herbaty.
lesson-yokohama-agents-farewell =
    Dodatkowa akcja w tej samej turze. Każdy agent działa raz, jeden na turę; nieużyci punktują na końcu.

lesson-yokohama-achievements = Osiągnięcia
    .about = kto pierwszy
lesson-yokohama-achievements-goals =
    Te osiągnięcia są dla wszystkich. Kto pierwszy, dostaje więcej punktów niż następni.
lesson-yokohama-achievements-claim = Na to masz dość jedwabiu. Zgłoś je; asystent zostaje tam na zawsze.
lesson-yokohama-achievements-another = A na to dość jenów. Zgłoś je, zanim je wydasz.
lesson-yokohama-achievements-farewell =
    To ostatnie chce domów w obu rodzajach obszarów. Spójrz na osiągnięcia, zanim zaplanujesz budowę.

lesson-yokohama-power = Przykład: siła
    .about = Ta sama pozycja: wyślij prezesa.
    .caption = Czekają tu asystenci i sklep; prezes doda im siły.
lesson-yokohama-power-count = Twoi asystenci ({ $assistants }) i twój sklep. Asystenci innych ci się nie liczą.
lesson-yokohama-power-go = Nikogo nie umieszczaj i wyślij tam prezesa.
lesson-yokohama-power-result = Twoja siła dała jedwab według toru, a asystenci wrócili. Graj dalej, jeśli chcesz.

lesson-yokohama-walking = Przykład: ruch
    .about = Przejdź obok drugiego prezesa.
    .caption = Z plantacji herbaty przez laboratorium na łowisko: w każdym asystent.
lesson-yokohama-walking-way = W obu obszarach na drodze stoi twój asystent. W pierwszym stoi inny prezes.
lesson-yokohama-walking-walk = Możesz przejść i zapłacić właścicielowi, ale nie stanąć.
lesson-yokohama-walking-stop = Dalej na łowisko: tam działasz.
lesson-yokohama-walking-result = Opłata trafiła do rywala, ryby do ciebie. Graj dalej, jeśli chcesz.

lesson-yokohama-building = Przykład: budowanie
    .about = Właśnie działasz w banku: zbuduj tam.
    .caption = Każde wolne miejsce pokazuje, co daje; największe jest na dom handlowy.
lesson-yokohama-building-site = Od siły { $power_build_from } możesz budować tam, gdzie właśnie działasz.
lesson-yokohama-building-build = Postaw sklep na podświetlonym miejscu i weź, co pokazuje.
lesson-yokohama-building-result = Odtąd sklep dodaje ci tu siły. Graj dalej, jeśli chcesz.
