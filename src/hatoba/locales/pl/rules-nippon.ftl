### Nippon: zasady w słowach. Identyfikatory i argumenty opisuje plik angielski.
###
### Liczby pochodzą z arkusza elementów i nigdy nie są tu wypisane cyframi. Przerwanie wiersza to spacja, pusty wiersz
### zaczyna nowy akapit. Kwoty są w tysiącach jenów.

## Rozdziały

rules-nippon-overview =
    Prowadzisz wielką firmę w czasie, gdy Japonia staje się krajem przemysłowym. Budujesz fabryki, ulepszasz je,
    produkujesz dobra i sprzedajesz je za granicę w ramach kontraktów albo dostarczasz do miast Japonii, gdzie dają ci
    wpływ w regionach. Wygrywa osoba, która na koniec ma najwięcej punktów zwycięstwa (PZ). Grać mogą od dwóch do
    czterech osób.

    Jest sześć dóbr na trzech poziomach: jedwab i papier, bento i lupy, zegary i żarówki. Każda fabryka wytwarza jedno
    dobro, a dwóch fabryk tego samego dobra nie ma się nigdy. Węgiel je napędza, wiedza pozwala budować te lepsze, a
    projekty pomagają, gdy czegoś brakuje.

    Trzy tory mówią, co masz: ile pieniędzy i węgla dostajesz przy odnowieniu budżetu, a trzeci to twoja wiedza. Kwoty
    są w tysiącach jenów (¥).
    .title = Ogólnie o grze
    .short = Buduj fabryki, sprzedawaj za granicę albo zdobywaj regiony: wygrywa najwięcej punktów.

rules-nippon-setup =
    Zgodnie z kolejnością tur gracze zaczynają z tyloma PZ: { $start_vp }. Każdy ma { $start_yen } ¥, węgiel
    ({ $start_coal }) i projekty ({ $start_blueprints }), a ponadto statki ({ $ships_pieces }), pociągi
    ({ $trains_pieces }), żetony wpływu o wartościach { $influence_tokens_values }, te same kontrakty
    ({ $contracts_count }) i pola robotników ({ $workers_on_board }).

    Robotników jest { $workers_total }, kolorów { $workers_colours }; część się odkłada, z każdego koloru tylu: w dwie
    osoby { $workers_removed_2p }, w trzy { $workers_removed_3p }, w cztery { $workers_removed_4p }. Każde pole akcji
    dostaje losowych robotników w liczbie { $workers_per_space }. Potem zapełnia się rzędy robotników (rzędy i ile osób
    w każdym): w dwie osoby { $workers_row_count_2p } po { $workers_row_size_2p }, w trzy { $workers_row_count_3p } po
    { $workers_row_size_3p }, w cztery { $workers_row_count_4p } po { $workers_row_size_4p }.

    Każde miasto dostaje losową płytkę z czterema dobrami, których szuka. Region ma pola transportu w liczbie: w dwie
    osoby { $regions_transport_2p }, w trzy { $regions_transport_3p }, w cztery { $regions_transport_4p }; są wspólne
    dla pociągów i statków. Wokół jednego miasta może leżeć najwyżej tyle żetonów wpływu: { $regions_city_max_2p },
    { $regions_city_max_3p } albo { $regions_city_max_4p }. Z żetonów nagród każdego mnożnika usuwa się losowo
    { $reward_tokens_removed_2p }, { $reward_tokens_removed_3p } albo { $reward_tokens_removed_4p }. Wszystkie fabryki
    ({ $factories_count }) leżą odkryte.
    .title = Przygotowanie
    .short = Każdy zaczyna z { $start_yen } jenami, { $start_coal } węgla i tymi samymi kontraktami.

rules-nippon-turn =
    W swojej turze robisz jedno z dwojga: bierzesz robotnika i wykonujesz akcję jego pola albo przeprowadzasz
    konsolidację. Wszystko w grze jest jawne; losowe jest tylko dobieranie robotników z woreczka.
    .title = Tura
    .short = Weź robotnika i wykonaj akcję jego pola albo konsoliduj.

rules-nippon-turn-worker =
    Weź robotnika z jednego z pól akcji, połóż go na pierwszym z lewej wolnym polu robotnika na swojej planszy i wykonaj
    jedną akcję należącą do tego pola akcji. Możesz wybrać tylko akcję, którą da się wykonać. Kolor robotnika ma
    znaczenie dopiero przy konsolidacji. Gdy wszystkie twoje pola robotników ({ $workers_on_board }) są zajęte,
    następna tura musi być konsolidacją.

    Jeżeli na koniec tury pole akcji jest puste, przechodzą na nie robotnicy z najwyższego niepustego rzędu. Jeżeli
    wszystkie rzędy są puste, każde pole akcji uzupełnia się z woreczka do liczby { $workers_per_space }, potem każdy
    rząd od góry, a znacznik podliczania przesuwa się o jedno pole. Miejsca, dla których w woreczku brakuje robotników,
    zapełnia się, gdy tylko jacyś wrócą.
    .title = Branie robotnika
    .short = Jeden robotnik, jedna akcja. Mając { $workers_on_board } robotników, musisz konsolidować.

rules-nippon-turn-consolidate =
    Najpierw budżet: oddaj wszystkie jeny i cały węgiel i weź tyle, ile mówią twoje tory pieniędzy i węgla.

    Potem nagroda cesarza: żeton nagrody z mnożnikiem nie większym niż liczba za twoich robotników. Od jednego robotnika
    do pełnej planszy liczby te wynoszą { $emperor_multipliers }; zero oznacza brak nagrody. Jeżeli należy ci się żeton
    i jest tak niski, musisz jakiś wziąć. Jeżeli nie ma już żadnych żetonów nagród, bierzesz zamiast tego żeton mnożnika
    { $multiplier_tokens_multiplier }x, dopóki są. Premię żetonu nagrody dostajesz od razu, a żeton kładziesz na wolnym
    polu osiągnięć, gdzie zostaje.

    Na końcu płace: zapłać { $costs_wage } ¥ za każdy inny kolor wśród twoich robotników, na ile starczy pieniędzy. Za
    każdy kolor bez zapłaty tracisz { $costs_unpaid_vp } PZ. Wszyscy twoi robotnicy wracają do woreczka.
    .title = Konsolidacja
    .short = Nowe jeny i węgiel, nagroda cesarza, potem { $costs_wage } jeny za każdy kolor robotników.

rules-nippon-turn-blueprints =
    W dowolnej chwili swojej tury i dowolnie często możesz wydać projekty ({ $costs_blueprints }), aby przesunąć jeden z
    trzech torów o jedno pole. Przy budowie fabryki projekt może też zastąpić brakujący punkt wiedzy.
    .title = Projekty
    .short = { $costs_blueprints } projekty przesuwają tor; jeden zastępuje brakujący punkt wiedzy.

rules-nippon-rewards =
    Żeton nagrody ma mnożnik i premię: projekty, węgiel albo jeny, którą dostajesz od razu. Mnożnik działa na końcu, na
    polu osiągnięć, na którym leży żeton. Żeton, dla którego nie ma wolnego pola, się odrzuca.

    Premie mają też regiony: dostajesz ją za każdym razem, gdy kładziesz tam żeton wpływu. Kontrakty przynoszą jeny albo
    PZ i przesuwają twój tor pieniędzy.
    .title = Nagrody
    .short = Żeton nagrody daje premię od razu i na końcu mnoży osiągnięcie.

rules-nippon-scoring =
    Znacznik podliczania mija po drodze dwa znaki i za każdym razem podlicza się wszystkie regiony. Trzecie podliczanie
    kończy grę.

    W każdym regionie twój wpływ to suma twoich żetonów wpływu i pociągów; bez co najmniej jednego żetonu wpływu pociągi
    się nie liczą. Pociąg dodaje { $trains_influence }, odwrócony { $trains_influence_turned }. Zagraniczne firmy też
    biorą udział: ich wpływ to suma liczb na pustych polach wpływu regionu (wokół każdego miasta { $regions_foreign }).

    Pierwsze, drugie i trzecie miejsce dają { $region_scoring_1_vp } PZ w pierwszym podliczaniu,
    { $region_scoring_2_vp } w drugim i { $region_scoring_3_vp } w trzecim. Osoby remisujące dzielą PZ swoich miejsc, z
    zaokrągleniem w dół; część zagranicznych firm przepada. Kto jest na pierwszym lub drugim miejscu, punktuje też
    własne statki w regionie, po { $ships_vp } PZ, a odwrócone po { $ships_vp_turned } PZ.
    .title = Podliczanie regionów
    .short = Trzy razy każdy region płaci za pierwsze miejsca; zagraniczne firmy też się liczą.

rules-nippon-end =
    Gdy znacznik dojdzie do pierwszego złotego pola, każdy ma jeszcze dokładnie { $scoring_track_final_turns ->
        [one] { $scoring_track_final_turns } turę,
        [few] { $scoring_track_final_turns } tury,
       *[many] { $scoring_track_final_turns } tur,
    } począwszy od następnej osoby. Potem regiony podlicza się po raz trzeci.

    Następnie każdy oddaje wszystkie jeny, jeszcze raz bierze pieniądze według toru i płaci robotnikom, którzy są
    jeszcze na planszy.

    Potem osiągnięcia: każde jest warte swoją liczbę PZ razy mnożnik. To mnożnik żetonu, który tam leży; bez żetonu ten
    nadrukowany na polu albo żaden.

    Wygrywa najwięcej PZ. Przy remisie wygrywa ta z remisujących osób, która w ostatniej rundzie grała później.
    .title = Koniec gry
    .short = Na złotych polach każdy ma jeszcze { $scoring_track_final_turns } tury; potem regiony i osiągnięcia.

rules-nippon-options =
    Ta gra ma jedno wydanie.
    .title = Wydania i opcje

rules-nippon-options-round-limit =
    Domyślnie wyłączony. Z limitem rund gra kończy się po tylu rundach i jest podliczana tak, jak stoi. Opcja jest
    pomyślana dla partii między programami, żeby żadna nie trwała bez końca.
    .title = Limit rund

rules-nippon-rulings =
    Odpowiedzi na pytania, które padają przy stole, a których instrukcja nie rozstrzyga.
    .title = Rozstrzygnięcia

rules-nippon-rulings-turn =
    Projekty można wydać przy każdej decyzji swojej tury, ale nie tak, żeby rozpoczęta akcja stała się niemożliwa. Na
    koniec gry nic nie są warte.

    Akcje złożone z kilku części wykonuje się część po części i po pierwszej można przestać. To, co przyniesie jedna
    część, może zapłacić za następną. Akcję można wybrać, jeśli da się wykonać jej pierwszą część.

    Konsolidację można przeprowadzić zawsze, nawet bez robotników; wtedy tylko odnawiasz budżet. Jeżeli żadna akcja nie
    jest możliwa, trzeba to zrobić. Konsolidacja nigdy nie przesuwa znacznika podliczania.

    Tura kończy się w tej kolejności: uzupełnia się robotników, przesuwa znacznik, podlicza regiony, jeśli minął znak, i
    przychodzi kolej na następną osobę. Zapełnianie miejsc, które czekały na robotników, nie przesuwa znacznika; nie
    przesuwa go też uzupełnianie podczas ostatnich tur.
    .title = Rozstrzygnięcia: tury i robotnicy

rules-nippon-rulings-actions =
    Pola toru poza jego końcem przepadają. Tor na końcu zamyka akcję, która go przesuwa.

    Ceny na liście dotyczą całej akcji; za każdą następną część płacisz różnicę.

    Region bez wolnego pola transportu nie przyjmuje ani pociągów, ani statków, a każda część jednej akcji trafia do
    innego regionu.

    Odwraca się tylko statki i pociągi, które są jeszcze na twojej planszy; te na mapie zostają, jak są.

    Budując fabrykę, płacisz, bierzesz ją, wkładasz zapasowe maszyny, a potem dostajesz jej jednorazową premię.

    Każda ilość w kontrakcie to jedno dobro, a różne ilości to różne dobra. Każdy kontrakt można wypełnić raz.

    Kładziony żeton wpływu musi być w twoich zasobach, zanim wróci do ciebie zastąpiony. Równe żetony się nie zastępują.
    Przy limicie miasta niższy żeton nadal można zastąpić na jego własnym polu; wtedy żaden inny nie wraca.
    .title = Rozstrzygnięcia: akcje

rules-nippon-rulings-end =
    Budżet liczy tory tak, jak stoją w chwili konsolidacji. Jenami z nagrody można zapłacić płace, a jej węgiel dochodzi
    do nowego budżetu.

    Twoje PZ mogą spaść poniżej zera.

    Twoje miejsce w regionie to o jeden więcej niż liczba tych, którzy mają większy wpływ, więc po remisie na pierwszym
    miejscu jest trzecie. Dalsze miejsca nic nie dają, a zerowy wpływ nie zajmuje żadnego miejsca.

    Pola wpływu, które znów są puste albo pozostają puste z powodu limitu miasta, liczą się dla zagranicznych firm.

    Pieniądze brane na koniec gry to nie konsolidacja: nie ma przy nich żetonu nagrody ani premii fabryki.
    .title = Rozstrzygnięcia: konsolidacja, podliczanie i koniec

rules-nippon-numbers =
    Części nadruków na płytkach i planszach nie ma w tekście instrukcji. Liczby w tej grze są więc trojakie: jedne
    stoją w instrukcji, inne da się z niej wyprowadzić, a pozostałe to nasz własny projekt, dopasowany do wszystkiego,
    co wiadomo. Temat fabryki, kontraktu lub płytki mówi, która jest która. Kto ma grę, może grać z własnym arkuszem
    elementów.
    .title = Skąd pochodzą liczby

## Akcje

rules-nippon-action-knowledge =
    Przesuń swój tor wiedzy o jedno, dwa lub trzy pola za { $costs_knowledge } ¥.
rules-nippon-action-production =
    Uruchom swoje fabryki, najwyżej { $actions_factories_run }, każdą raz. Zapłać węgiel fabryki i włóż do jej magazynu
    kostki ({ $actions_factory_cubes }) oraz tyle dodatkowych, ile pokazuje jej maszyna. Co się nie zmieści, przepada.
    Fabryka z pełnym magazynem albo taka, za którą nie możesz zapłacić węgla, nie rusza.
rules-nippon-action-export =
    Wypełnij swoje kontrakty, najwyżej { $actions_contracts }. Kontrakt wymienia ilości różnych dóbr; zapłać je ze
    swoich magazynów, weź jeny albo PZ, przesuń tor pieniędzy, jak mówi, i odwróć kontrakt.
rules-nippon-action-invest =
    Zbuduj wybraną fabrykę spośród pozostałych, dobra, którego jeszcze nie wytwarzasz. Kosztuje { $costs_invest } ¥ i
    wymaga wiedzy: jedwab { $goods_silk_knowledge }, papier { $goods_paper_knowledge }, bento
    { $goods_bento_knowledge }, lupy { $goods_lenses_knowledge }, zegary { $goods_clocks_knowledge }, żarówki
    { $goods_light_bulbs_knowledge }. Wiedzy się nie wydaje; za każdy brakujący punkt możesz wydać projekt. Znacznik
    między dwiema liczbami liczy się jako niższa z nich.

    Zapasowe maszyny od razu trafiają do nowej fabryki.
rules-nippon-action-mines =
    Przesuń swój tor węgla o jedno, dwa lub trzy pola za { $costs_mines } ¥.
rules-nippon-action-ships =
    Umieść jeden, dwa lub trzy statki z lewej strony swojego rzędu na wolnych polach transportu, każdy w innym regionie,
    za { $costs_ships } ¥. Gdy znak w rzędzie zostaje całkiem odsłonięty, tor pieniędzy przesuwa się o
    { $actions_money_mark }. W regionie, w którym zajmujesz pierwsze lub drugie miejsce, statek daje przy każdym
    podliczaniu { $ships_vp } PZ, a odwrócony { $ships_vp_turned } PZ.
rules-nippon-action-machinery =
    Wykonaj jedno, dwa lub trzy ulepszenia za { $costs_machinery } ¥. Ulepszenie wkłada maszynę do fabryki, która jej
    nie ma, albo odwraca maszynę na lepszą stronę. Maszyna dodaje kostkę do tego, co wytwarza fabryka, a odwrócona
    razem { $actions_machine_max }. Dopóki któraś z twoich fabryk może przyjąć ulepszenie, musi ono tam trafić; potem
    nadal możesz kupować maszyny, trzymać je jako zapasowe i użyć przy pierwszej okazji. Zainstalowanych maszyn się
    nie przenosi.
rules-nippon-action-trains =
    Umieść jeden, dwa lub trzy pociągi z lewej strony swojego rzędu na wolnych polach transportu, każdy w innym
    regionie, za { $costs_trains } ¥. Gdy znak w rzędzie zostaje całkiem odsłonięty, tor pieniędzy przesuwa się o
    { $actions_money_mark }. W regionie, w którym masz żeton wpływu, pociąg dodaje wpływ { $trains_influence }, a
    odwrócony { $trains_influence_turned }.
rules-nippon-action-local-market =
    Połóż żetony wpływu, najwyżej { $actions_influence }, wszystkie w jednym regionie. Za każdy zapłać kostki jednego
    dobra, którego szuka tamtejsze miasto, najwyżej { $actions_cubes_per_token }, i połóż żeton przy tym dobru. Za
    jedną, dwie lub trzy kostki jego wartość to { $influence_1_tokens } przy dobrach pierwszego poziomu,
    { $influence_2_tokens } przy drugim i { $influence_3_tokens } przy trzecim; możesz też użyć niższego żetonu. Każdy
    żeton przynosi ci premię regionu.

    Pole musi być puste albo zajęte przez niższy żeton, czyjkolwiek, który wraca do właściciela. Gdy przy mieście leży
    już tyle żetonów, na ile pozwala liczba osób, nadal możesz użyć pustego pola, jeśli twój żeton jest wyższy od
    któregoś z nich; najniższy wraca do właściciela, a spośród równych wybierasz ty.

## Dobra: jeden tekst dla wszystkich.

rules-nippon-good =
    Dobro poziomu { $level }. Jego fabryka wymaga wiedzy { $knowledge } do zbudowania i węgla ({ $coal }) do
    uruchomienia, a w magazynie mieści kostek najwyżej { $capacity }. Dla każdego dobra możesz mieć tylko jedną fabrykę.

## Premie fabryk

rules-nippon-bonus-consolidation-yen =
    Przy każdej konsolidacji dostajesz o { $effect_yen } ¥ więcej, niż mówi tor, także na jego końcu.
rules-nippon-bonus-keep-coal =
    Przy każdej konsolidacji zachowujesz węgiel ({ $effect_coal }), jeśli go masz, i dodajesz do nowego budżetu.
rules-nippon-bonus-money-marks =
    Znaki odsłonięte przez twoje statki i pociągi przesuwają tor pieniędzy o { $effect_steps } zamiast o
    { $actions_money_mark }. Za znaki odsłonięte wcześniej różnicę wyrównuje się od razu.
rules-nippon-bonus-once-yen =
    Jednorazowo, przy budowie tej fabryki, dostajesz { $effect_yen } ¥.
rules-nippon-bonus-knowledge-further =
    Twoja akcja wiedzy przesuwa tor bezpłatnie o { $effect_steps } dalej.
rules-nippon-bonus-knowledge-cheaper =
    Twoja akcja wiedzy kosztuje { $effect_costs } ¥ za jedno, dwa lub trzy pola. Na koniec liczysz dodatkowe gwiazdki
    wiedzy: { $effect_stars }.
rules-nippon-bonus-once-knowledge =
    Jednorazowo, przy budowie tej fabryki, twój tor wiedzy przesuwa się o { $effect_steps }.
rules-nippon-bonus-once-blueprints =
    Jednorazowo, przy budowie tej fabryki, dostajesz projekty: { $effect_blueprints }.
rules-nippon-bonus-less-coal =
    Ta fabryka potrzebuje do uruchomienia węgla w ilości { $effect_coal } zamiast { $good_coal }.
rules-nippon-bonus-mines-cheaper =
    Twoja akcja kopalni kosztuje { $effect_costs } ¥ za jedno, dwa lub trzy pola. Na koniec liczysz dodatkowe gwiazdki
    węgla: { $effect_stars }.
rules-nippon-bonus-mines-further =
    Twoja akcja kopalni przesuwa tor bezpłatnie o { $effect_steps } dalej.
rules-nippon-bonus-once-coal-track =
    Jednorazowo, przy budowie tej fabryki, twój tor węgla przesuwa się o { $effect_steps }.
rules-nippon-bonus-once-turn-ships =
    Jednorazowo, przy budowie tej fabryki, odwraca się wszystkie statki, które są jeszcze na twojej planszy: dadzą po
    { $ships_vp_turned } PZ zamiast { $ships_vp } PZ.
rules-nippon-bonus-once-ships =
    Jednorazowo, przy budowie tej fabryki, możesz za darmo umieścić na mapie statki, najwyżej { $effect_pieces },
    każdy w innym regionie.
rules-nippon-bonus-ships-cheaper =
    Twoja akcja statków kosztuje { $effect_costs } ¥ za jeden, dwa lub trzy statki.
rules-nippon-bonus-once-turn-trains =
    Jednorazowo, przy budowie tej fabryki, odwraca się wszystkie pociągi, które są jeszcze na twojej planszy: dodadzą
    wpływ { $trains_influence_turned } zamiast { $trains_influence }.
rules-nippon-bonus-once-trains =
    Jednorazowo, przy budowie tej fabryki, możesz za darmo umieścić na mapie pociągi, najwyżej { $effect_pieces }, każdy
    w innym regionie.
rules-nippon-bonus-trains-cheaper =
    Twoja akcja pociągów kosztuje { $effect_costs } ¥ za jeden, dwa lub trzy pociągi.
rules-nippon-bonus-once-machinery =
    Jednorazowo, przy budowie tej fabryki, możesz za darmo wykonać ulepszenia maszyn, najwyżej { $effect_upgrades }.
rules-nippon-bonus-more-cubes =
    Za każdym uruchomieniem ta fabryka wytwarza dodatkowe kostki: { $effect_cubes }.
rules-nippon-bonus-machinery-cheaper =
    Twoja akcja mechanizacji kosztuje { $effect_costs } ¥ za jedno, dwa lub trzy ulepszenia.

## Regiony: jeden tekst dla wszystkich.

rules-nippon-region =
    Region z miastami { $city_1 } i { $city_2 }. Każdy położony tu żeton wpływu przynosi ci jego premię.

## Tory

rules-nippon-track-money =
    Tor pieniędzy mówi, ile jenów bierzesz przy konsolidacji. Jego pola, od początku: { $spaces }. Przesuwają go
    kontrakty, znaki odsłonięte przez statki i pociągi oraz projekty.
rules-nippon-track-coal =
    Tor węgla mówi, ile węgla bierzesz przy konsolidacji. Jego pola, od początku: { $spaces }; na polu bez liczby, tutaj
    zero, liczy się najbliższa niższa liczba. Przesuwa go akcja kopalni.
rules-nippon-track-knowledge =
    Wiedza rozstrzyga, które fabryki możesz budować. Pola toru, od początku: { $spaces }; na polu bez liczby, tutaj
    zero, liczy się najbliższa niższa liczba. Przesuwa go akcja wiedzy.

## Osiągnięcia

rules-nippon-achievement-contracts =
    Na koniec: jeden PZ za każde wypełnione kontrakty w liczbie { $per }, razy mnożnik. Bez żetonu mnożnik to
    { $printed }.
rules-nippon-achievement-knowledge-stars =
    Na koniec: { $per ->
        [one] jeden PZ za każdą gwiazdkę osiągniętą
       *[other] jeden PZ za każde gwiazdki w liczbie { $per }, osiągnięte
    } na torze wiedzy, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-coal-stars =
    Na koniec: { $per ->
        [one] jeden PZ za każdą gwiazdkę osiągniętą
       *[other] jeden PZ za każde gwiazdki w liczbie { $per }, osiągnięte
    } na torze węgla, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-advanced-factories =
    Na koniec: { $per ->
        [one] jeden PZ za każdą twoją fabrykę
       *[other] jeden PZ za każde twoje fabryki w liczbie { $per },
    } poziomu { $min_level } lub wyższego, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-full-machines =
    Na koniec: { $per ->
        [one] jeden PZ za każdą twoją fabrykę
       *[other] jeden PZ za każde twoje fabryki w liczbie { $per },
    } z maszyną +{ $machine }, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-yen =
    Na koniec: jeden PZ za każde { $per } ¥ pozostałe po płacach, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-ship-stars =
    Na koniec: { $per ->
        [one] jeden PZ za każdą gwiazdkę odsłoniętą
       *[other] jeden PZ za każde gwiazdki w liczbie { $per }, odsłonięte
    } w twoim rzędzie statków, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-train-stars =
    Na koniec: { $per ->
        [one] jeden PZ za każdą gwiazdkę odsłoniętą
       *[other] jeden PZ za każde gwiazdki w liczbie { $per }, odsłonięte
    } w twoim rzędzie pociągów, razy mnożnik. Bez żetonu mnożnik to { $printed }.
rules-nippon-achievement-regions =
    Na koniec: { $per ->
        [one] jeden PZ za każdy region, w którym
       *[other] jeden PZ za każde regiony w liczbie { $per }, w których
    } masz żeton wpływu, razy mnożnik. Same pociągi się nie liczą. Bez żetonu mnożnik to { $printed }.
