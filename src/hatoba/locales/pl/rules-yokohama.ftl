### Yokohama: zasady w słowach. Identyfikatory i argumenty opisuje plik angielski.
###
### Liczby pochodzą z arkusza elementów i nigdy nie są tu wypisane cyframi. Przerwanie wiersza to spacja, pusty wiersz
### zaczyna nowy akapit.

## Rozdziały

rules-yokohama-overview =
    Prowadzisz firmę handlową w Yokohamie, mieście portowym, które właśnie otwiera się na świat. Wysyłasz asystentów,
    prowadzisz prezesa przez miasto, zbierasz dobra, wypełniasz zamówienia z zagranicy, wprowadzasz nowe technologie
    oraz budujesz sklepy i domy handlowe. Wygrywa osoba, która na koniec ma najwięcej punktów zwycięstwa (PZ). Grać
    mogą od dwóch do czterech osób.

    Miasto składa się z plansz obszarów, układanych w każdej partii na nowo. Tam, gdzie zatrzyma się twój prezes,
    wykonujesz akcję obszaru, a im więcej siły masz tam zebranej, tym więcej z niej wynosisz. Twoje elementy są w
    trzech miejscach: na ręce, na planszach albo jeszcze w magazynie. Te z magazynu trzeba najpierw zatrudnić.

    Są cztery dobra handlowe (miedź, jedwab, herbata i ryby), dobra importowane, cenniejsze i przydatne do wielu
    zapłat, oraz jeny (¥). Niczego z tego nigdy nie zabraknie.

    Poza tym w grze są: zamówienia ({ $orders_count }), karty technologii ({ $technologies_count }, różnych nazw
    { $technology_names_count }), osiągnięcia w trzech taliach ({ $achievements_count }) i zagraniczni agenci
    ({ $agents_count }).
    .title = Ogólnie o grze
    .short = Zbieraj dobra, realizuj zamówienia, buduj i ucz się: wygrywa najwięcej punktów.

rules-yokohama-setup =
    Plansze obszarów, które biorą udział w grze, tasuje się i układa jak cegły, w piramidę stojącą na wierzchołku.
    Kolejne rzędy, od góry, mają tyle plansz: w dwie osoby { $map_pyramid_2p }, w trzy { $map_pyramid_3p }, w cztery
    { $map_pyramid_4p }; razem { $boards_count_2p }, { $boards_count_3p } albo { $boards_count_4p }. Plansze, które się
    stykają, sąsiadują ze sobą. Przy mniejszej liczbie osób część plansz zostaje w pudełku; temat obszaru mówi, ile
    razy leży on na mapie.

    Każdy obszar poza kanałem dostaje losową płytkę budynku (z { $sites_count }) i losowy żeton siły pięć (z
    { $five_power_tokens_count }). Z każdej z trzech talii osiągnięć dobiera się jedno.

    Wszyscy zaczynają z takimi dobrami: miedź { $player_goods_copper }, jedwab { $player_goods_silk }, herbata
    { $player_goods_tea }, ryby { $player_goods_fish }. Osoba rozpoczynająca ma { $player_yen_start_player } ¥,
    pozostałe po { $player_yen_others } ¥. Na ręce masz prezesa, asystentów ({ $editions_second_assistants_hand } w
    drugim wydaniu, { $editions_original_assistants_hand } w pierwszym), sklepy ({ $player_shophouses_hand }) i domy
    handlowe ({ $player_trading_houses_hand }). W magazynie czekają asystenci
    ({ $editions_second_assistants_warehouse }, w pierwszym wydaniu { $editions_original_assistants_warehouse }),
    sklepy ({ $player_shophouses_warehouse }) i domy handlowe ({ $player_trading_houses_warehouse }).

    Miejsca w portach wypełnia się zamówieniami, a miejsca w laboratoriach technologiami. Wcześniej z
    { $orders_count } zamówień usuwa się w ciemno część kart: w dwie osoby { $orders_removed_2p }, w trzy
    { $orders_removed_3p }, w cztery { $orders_removed_4p }. Potem każdy dobiera zamówienia ({ $player_orders_dealt })
    i w tajemnicy zatrzymuje z nich { $player_orders_kept }; to twoja pierwsza decyzja.

    W drugim wydaniu w dwie osoby neutralny asystent blokuje po jednym oznaczonym polu na planszy kościoła i na planszy
    urzędu celnego.
    .title = Przygotowanie
    .short =
        Mapa w każdej grze układa się inaczej; z { $player_orders_dealt } zamówień zatrzymujesz { $player_orders_kept }.

rules-yokohama-turn =
    Twoja tura ma trzy fazy: akcje dodatkowe, akcję główną i jeszcze raz akcje dodatkowe. Potem turę ma następna osoba.

    Akcja główna to najwyżej sześć kroków: umieszczanie asystentów, ruch prezesa, akcja obszaru, premia siły
    pięć, budowanie i odzyskanie asystentów. Premia i budowanie zależą od ciebie, resztę wykonuje się w każdej turze.
    Jeżeli zamiast ruchu zabierasz prezesa na rękę, akcja główna tej tury się kończy.
    .title = Tura
    .short = Akcje dodatkowe, akcja główna w najwyżej sześciu krokach, znów akcje dodatkowe.

rules-yokohama-turn-placement =
    Wybierz jeden z dwóch sposobów. Albo rozstawiasz asystentów z ręki, najwyżej { $turn_placement_a_max }, każdego na
    innym obszarze. Albo stawiasz razem na jednym obszarze dokładnie { $turn_placement_b ->
        [one] { $turn_placement_b } asystenta
       *[other] { $turn_placement_b } asystentów
    } z ręki.

    Jeżeli na obszarze stoją prezesi innych osób, płacisz właścicielowi każdego z nich { $turn_placement_fee } ¥ za
    każdego stawianego tam asystenta. Własny prezes nic nie kosztuje. Na kanale nigdy nie stawia się asystentów.

    { $editions_original_placement_a_min ->
        [0] Możesz też nie umieścić nikogo.
       *[other] W pierwszym wydaniu musisz, jeśli możesz, umieścić co najmniej tylu:
            { $editions_original_placement_a_min }; w drugim możesz nie umieścić nikogo.
    }
    .title = Krok pierwszy: umieszczanie asystentów
    .short = Do { $turn_placement_a_max } asystentów, każdy w innym obszarze, albo { $turn_placement_b } razem w jednym.

rules-yokohama-turn-movement =
    Możesz działać na obszarze, na którym masz co najmniej jednego asystenta i na którym nie stoi inny prezes. Jeżeli
    twój prezes jest na ręce, postaw go za darmo na dowolnym takim obszarze. Jeżeli jest na mapie, dojdź nim do takiego
    obszaru przez sąsiednie obszary.

    Na każdym obszarze po drodze musi stać twój asystent. Wejście na obszar z innymi prezesami kosztuje
    { $turn_movement_fee } ¥ dla właściciela każdego z nich i nie wolno się tam zatrzymać. Kanał nie wymaga asystenta;
    kosztuje { $turn_canal_fee } ¥ do zasobów ogólnych i tam też nie wolno się zatrzymać. Ruch musi się skończyć na
    innym obszarze, niż się zaczął.

    Zamiast ruchu możesz zabrać prezesa na rękę, a razem z nim dowolnie wielu swoich asystentów z obszarów. Wtedy
    dalsze kroki akcji głównej przepadają. Jeżeli nie ma dokąd pójść, trzeba zrobić właśnie to.
    .title = Krok drugi: ruch prezesa
    .short = Prezes idzie do obszaru, gdzie czeka twój asystent i nie stoi inny prezes.

rules-yokohama-turn-action =
    Policz swoją siłę na obszarze: { $power_assistant } za każdego swojego asystenta, { $power_president } za prezesa,
    { $power_shophouse } za swój sklep, { $power_trading_house } za swój dom handlowy i { $power_station }, jeśli leży
    tam żeton stacji. Siła nigdy nie liczy się powyżej { $power_max }.

    Potem wykonaj akcję obszaru z tą siłą. Jeżeli dom handlowy należy tam do kogoś innego, ta osoba dostaje
    { $power_trading_house_income } ¥ z zasobów ogólnych.
    .title = Krok trzeci: akcja obszaru
    .short = Policz swoją siłę: asystenci, prezes i domy, najwyżej { $power_max }. Od niej zależy, co daje obszar.

rules-yokohama-turn-bonus =
    Przy sile { $power_five_power_token_at } możesz wziąć z obszaru żeton siły pięć, jeśli jeszcze tam leży. Od
    razu dostajesz jego nagrodę, a żeton zachowujesz zakryty; może się później liczyć do osiągnięcia. Każdy obszar ma
    tylko jeden taki żeton na całą grę. Pozostawiony żeton może później wziąć każdy.
    .title = Krok czwarty: premia siły pięć
    .short = Z siłą { $power_five_power_token_at } możesz wziąć żeton obszaru, raz w grze.

rules-yokohama-turn-construction =
    Przy sile { $power_build_from } lub większej możesz zbudować z ręki jedną rzecz na płytce budynku tego obszaru:
    sklep na wolnym polu sklepu, jeśli nie masz jeszcze sklepu na tej płytce, albo dom handlowy, jeśli nikt go tu nie
    zbudował. Nagrodę pola dostajesz od razu, a budynek zwiększa twoją siłę na tym obszarze od następnej akcji.
    .title = Krok piąty: budowanie
    .short = Od siły { $power_build_from } możesz postawić dom z ręki na wolnym miejscu.

rules-yokohama-turn-recovery =
    Wszyscy twoi asystenci z obszaru akcji wracają na rękę, także ci, którzy dopiero co tam przyszli. Prezes zostaje
    tam, gdzie stoi.
    .title = Krok szósty: odzyskanie
    .short = Twoi asystenci z tego obszaru wracają na rękę; prezes zostaje.

rules-yokohama-turn-additional =
    Przed akcją główną i po niej możesz w dowolnej kolejności i dowolnie często: użyć zagranicznego agenta, zdobyć
    osiągnięcie, wypełnić zamówienie.
    .title = Akcje dodatkowe
    .short = Przed akcją główną i po niej: użyj agenta, zdobywaj osiągnięcia, realizuj zamówienia.

rules-yokohama-turn-agents =
    Agent to dodatkowa akcja na obszarze. { $turn_agents_per_turn ->
        [one] W turze możesz użyć jednego agenta
       *[other] W turze możesz użyć agentów w tej liczbie: { $turn_agents_per_turn }
    }, przed akcją główną albo po niej. Odwróć go i wybierz obszar, na którym stoi co najmniej jeden twój asystent, a
    nie stoi twój prezes. Inni prezesi nie przeszkadzają i nic nie dostają. Wykonujesz tam akcję obszaru, możesz wziąć
    premię siły pięć i budować, a asystenci wracają na rękę, wszystko jak zwykle; tylko prezes nie dodaje
    siły.

    Agenci pochodzą z krajów: widać je na technologiach i wypełnionych zamówieniach. Za każdym razem, gdy liczba twoich
    kart jednego kraju osiąga wielokrotność { $turn_icons_per_agent }, dostajesz agenta tego kraju, dopóki jakiś jest.
    Wszystkich agentów jest { $agents_count }.
    .title = Zagraniczni agenci
    .short = Co { $turn_icons_per_agent } karty jednego kraju dają agenta: akcję bez prezesa.

rules-yokohama-turn-achievements =
    Jeżeli spełniasz warunek osiągnięcia leżącego na stole, możesz je zdobyć, każde raz: postaw na nim asystenta z
    ręki, który zostaje tam do końca gry. Niczego się nie płaci. Pierwsza osoba dostaje wyższą liczbę PZ, każda
    następna niższą.
    .title = Osiągnięcia
    .short = Spełnij warunek i zostaw tam asystenta; kto pierwszy, dostaje więcej.

rules-yokohama-turn-orders =
    Aby wypełnić zamówienie z ręki, zapłać wszystkie jego dobra, weź nagrodę i połóż kartę odkrytą przed sobą. Jej kraj
    od teraz się dla ciebie liczy. Na ręce możesz mieć najwyżej tyle zamówień: { $player_orders_hand_max }, i nigdy nie
    możesz żadnego odrzucić; kart ponad tę liczbę nie można wziąć.

    Zamówienia wzięte z portu są znane wszystkim. Tylko to zatrzymane na początku pozostaje tajne aż do wypełnienia.
    .title = Zamówienia
    .short = Zapłać dobrami, weź nagrodę. Najwyżej { $player_orders_hand_max } na ręce.

rules-yokohama-rewards =
    Dobra handlowe, dobra importowane, jeny i PZ po prostu się dostaje. Dowolne dobro handlowe to miedź, jedwab,
    herbata albo ryby; jeśli dostajesz kilka, każde wybierasz osobno.

    Nagroda „magazyn” pozwala wziąć jeden element z magazynu na rękę po cenie agencji pracy: { $hiring_assistant ->
        [0] asystent jest za darmo,
       *[other] asystent kosztuje { $hiring_assistant } ¥,
    } sklep kosztuje { $hiring_shophouse } ¥, a domy handlowe kolejno { $hiring_trading_house } ¥.

    Nagroda „przesunięcie” pozwala przenieść jednego swojego asystenta, z ręki albo z obszaru, na dowolny inny obszar
    poza kanałem, na każdą odległość i bez opłaty.

    Te dwie nagrody rozpatruje się od razu, jedną po drugiej, i z każdej można zrezygnować.
    .title = Nagrody

rules-yokohama-end =
    Koniec się zbliża, gdy tylko zdarzy się jedna z tych rzeczy: ktoś ma zbudowane domy handlowe w liczbie
    { $end_trading_houses }; ktoś ma zbudowane sklepy w liczbie { $end_shophouses }; portu nie da się w pełni
    uzupełnić; albo na planszy kościoła lub urzędu celnego stoi dość asystentów.

    W kościele wystarczy ich { $editions_second_church_end_2p } w dwie osoby, { $editions_second_church_end_3p } w trzy
    i { $editions_second_church_end_4p } w cztery, razem z neutralnymi; w pierwszym wydaniu
    { $editions_original_church_end_2p }, { $editions_original_church_end_3p } i { $editions_original_church_end_4p }.
    W urzędzie celnym { $editions_second_customs_end_2p }, { $editions_second_customs_end_3p } i
    { $editions_second_customs_end_4p }; w pierwszym wydaniu { $editions_original_customs_end_2p },
    { $editions_original_customs_end_3p } i { $editions_original_customs_end_4p }.

    Rundę gra się do ostatniego miejsca. Po niej { $end_extra_rounds ->
        [one] następuje jeszcze jedna pełna runda,
       *[other] następują jeszcze pełne rundy w liczbie { $end_extra_rounds },
    } tak że wszyscy mają tyle samo tur. Potem jest punktacja końcowa.
    .title = Koniec gry
    .short =
        Gdy domy, zamówienia, kościół lub urząd celny dojdą do końca, dograj rundę, potem jeszcze { $end_extra_rounds }.

rules-yokohama-scoring =
    Kościół: najwięcej asystentów na jego planszy daje { $church_majority_1 } PZ, drugie miejsce
    { $church_majority_2 } PZ. Remis rozstrzyga asystent stojący najdalej z prawej.

    Urząd celny: tak samo, za { $customs_majority_1 } i { $customs_majority_2 } PZ. Na obu planszach miejsce wymaga co
    najmniej jednego asystenta. Jeżeli jest tam tylko jedna osoba, drugiego miejsca nikt nie zajmuje.

    Technologie: najwyższa suma wartości produkcji daje { $scoring_technology_1 } PZ, druga
    { $scoring_technology_2 } PZ. To, co do ceny dodały miejsca w laboratorium, się nie liczy. Przy remisie przed drugą
    jest osoba siedząca bliżej rozpoczynającej, licząc od niej zgodnie z ruchem wskazówek zegara. Bez technologii nic
    się tu nie dostaje.

    Kraje: zamówienia pozostałe na ręce się odrzuca. Kraje z technologii i wypełnionych zamówień dzieli się na zestawy
    różnych krajów. Zestaw pięciu jest wart { $scoring_country_sets_5 } PZ, czterech { $scoring_country_sets_4 }, trzech
    { $scoring_country_sets_3 }, dwóch { $scoring_country_sets_2 }, pojedynczy kraj { $scoring_country_sets_1 }.
    Najlepszy podział znajdziemy za ciebie.

    Reszta: { $scoring_unused_agent } PZ za każdego nieużytego zagranicznego agenta, { $scoring_imports } PZ za każde
    dobro importowane, jeden PZ za każde { $scoring_yen_per_vp } ¥ i jeden PZ za każdy komplet dóbr handlowych,
    dowolnych, w liczbie { $scoring_goods_per_vp }.

    Wygrywa najwięcej PZ. Przy remisie wygrywa ta z remisujących osób, która siedzi najbliżej rozpoczynającej, licząc
    od niej zgodnie z ruchem wskazówek zegara.
    .title = Punktacja końcowa
    .short = Przewagi, zestawy krajów, agenci, dobra importowane, jeny i dobra dają ostatnie punkty.

rules-yokohama-options =
    Możesz wybrać wydanie, a w drugim wydaniu są jeszcze dalsze opcje.
    .title = Wydania i opcje

rules-yokohama-options-editions =
    Domyślne jest drugie wydanie. W pierwszym każdy ma asystentów w liczbie { $editions_original_assistants_total }; w
    drugim { $editions_second_assistants_total }, z czego { $editions_second_assistants_score } tylko zaznacza wynik.

    Inne różnice. W kościele wiara za pieniądze kosztuje { $editions_original_church_yen_per_faith } ¥ w pierwszym i
    { $editions_second_church_yen_per_faith } ¥ w drugim wydaniu. Technologie mają dopłatę od twojej karty numer
    { $editions_original_technology_surcharge_from } w pierwszym, a od numeru
    { $editions_second_technology_surcharge_from } w drugim. Gdy rozstawiasz asystentów, najmniejsza liczba, jaką
    musisz umieścić, jeśli możesz, to { $editions_original_placement_a_min } w pierwszym i
    { $editions_second_placement_a_min } w drugim. Inne są też liczby asystentów, które zapowiadają koniec (patrz temat
    o końcu gry).

    Neutralni asystenci, rywal i oba małe dodatki istnieją tylko w drugim wydaniu.
    .title = Wydania

rules-yokohama-options-rival =
    Tylko w drugim wydaniu w dwie osoby. { $editions_second_rival ->
        [yes] Opcja jest włączona, o ile jej nie wyłączysz.
       *[no] Opcja jest wyłączona, o ile jej nie włączysz.
    } Neutralni asystenci biorą udział w punktacji końcowej kościoła i urzędu celnego tak, jakby należeli do trzeciej
    osoby, a rywal z produkcją { $scoring_rival_production } bierze udział w punktacji technologii. Rywal może zabrać
    ci pierwsze lub drugie miejsce, ale nigdy nie wygrywa gry.

    Bez tej opcji neutralni asystenci tylko blokują swoje pola i liczą się do końca gry.
    .title = { yokohama-option-rival }

rules-yokohama-options-achievement-rewards =
    Mały dodatek drugiego wydania, domyślnie wyłączony. Przy przygotowaniu wykłada się odkryte żetony nagród:
    { $mini_expansions_achievement_rewards_drawn } z { $mini_expansions_achievement_rewards_count }. Gdy tylko masz
    zdobyte osiągnięcia w liczbie { $mini_expansions_achievement_rewards_needed }, bierzesz jeden z nich. Pokazuje on
    albo kraj, który liczy się jak kraj na karcie, albo wolnego agenta, którego używa się jak każdego agenta.
    .title = { yokohama-option-achievement-rewards }

rules-yokohama-options-free-agents =
    Mały dodatek drugiego wydania, domyślnie wyłączony. { $mini_expansions_free_agents_tokens ->
        [one] Do żetonów siły pięć wtasowuje się jeden dodatkowy.
       *[other] Do żetonów siły pięć wtasowuje się dodatkowe w liczbie { $mini_expansions_free_agents_tokens }.
    } Wzięty leży odkryty przed tobą i można go raz użyć jak każdego agenta, bez kraju. Liczy się też jako żeton
    siły pięć do osiągnięcia. Nieużyci wolni agenci nic na koniec nie dają.
    .title = { yokohama-option-free-agents }

rules-yokohama-options-round-limit =
    Domyślnie wyłączony. Z limitem rund gra kończy się po tylu rundach i jest podliczana tak, jak stoi. Opcja jest
    pomyślana dla partii między programami, żeby żadna nie trwała bez końca.
    .title = Limit rund

rules-yokohama-rulings =
    Odpowiedzi na pytania, które padają przy stole, a których instrukcje nie rozstrzygają.
    .title = Rozstrzygnięcia

rules-yokohama-rulings-movement =
    Droga prezesa nigdy nie wchodzi dwa razy na ten sam obszar, a propozycje obejmują tylko kroki, z których za twoje
    pieniądze da się jeszcze dojść do miejsca postoju. Opłaty płaci się krok po kroku.

    Prezesa można zabrać na rękę także wtedy, gdy już na niej jest: wracają wtedy tylko asystenci albo nikt.

    Tramwaj i Stacja zastępują drogę i działają także z prezesem na ręce. Żadna z nich nie prowadzi na obszar, na
    którym prezes już stoi. Stacja nie wymaga twojego asystenta u celu; Tramwaj i System pocztowy wymagają.

    Dyliżans oszczędza opłaty dla prezesów przez cały krok ruchu, także z Systemem pocztowym i Tramwajem. Nigdy nie
    oszczędza opłaty za kanał ani opłat za umieszczanie asystentów.

    Asystentów umieszcza się i opłaca pojedynczo i po każdym można przestać (w pierwszym wydaniu po pierwszym). Parę
    można postawić tylko tam, gdzie stać cię na oboje. Asystent Telegramu jest ostatni i przepada, jeśli nie masz go na
    ręce albo nie możesz za niego zapłacić.
    .title = Rozstrzygnięcia: umieszczanie i ruch

rules-yokohama-rulings-actions =
    Siłę liczy się raz, na początku akcji obszaru. Obowiązuje też dla premii i budowania, ktokolwiek w tym czasie
    przyjdzie czy odejdzie. Asystent, który przeszedł z obszaru na planszę kościoła lub urzędu celnego, się liczył.

    Telefon działa przy każdym odzyskaniu, także po akcji agenta.

    Przy agencie liczy się tylko chwila użycia: może działać tam, dokąd twój prezes dopiero pójdzie albo gdzie w tej
    turze był, ale nie tam, gdzie stoi. Prezes na ręce nie stoi nigdzie. Agenta otrzymanego przed chwilą można od razu
    użyć, jeśli w tej turze jeszcze wolno; wolni agenci mają wspólny limit z pozostałymi.

    Technologia działa od chwili, gdy ją masz, nawet w dalszej części tej samej akcji, ale nie wstecz.

    Przędzalni i Uniwersytetu możesz użyć przy każdej decyzji swojej tury, ale nie w trakcie płacenia ani między
    pierwszym krokiem drogi prezesa a postojem. Żaden krok nie kończy się sam, dopóki jedno z nich otworzyłoby w nim
    jakiś wybór.

    W kościele, urzędzie celnym i laboratorium najpierw wybierasz pole lub kartę, a potem płacisz. Siła liczy się w
    całości, a płacisz tylko to, czego brakuje. Tego, czego nie da się w pełni zapłacić, nie ma w propozycjach. Towary i
    jeny dostajesz zawsze; z tego, co daje wybór, możesz zrezygnować w całości lub w części.

    W kościele każdy punkt siły to punkt wiary; jedyną tabelę, która podaje mniej, uznajemy za błąd w druku. Bez
    asystenta na obszarze ani na ręce nikogo nie stawia się na planszy kościoła ani urzędu celnego i nic się nie płaci.

    Dwa zamówienia z portu bierze się razem, zanim rząd się przesunie. PZ, które port daje przy pełnej sile, dostajesz
    nawet bez wzięcia karty. Według instrukcji karty na ręce są ukryte, ale zamówienie wzięte z portu wszyscy widzieli,
    więc pozostaje znane.

    Cena domu handlowego zależy od tego, ile twoich opuściło już magazyn, jakąkolwiek drogą.

    Technologia górnicza dodaje raz do każdego przychodu: każda wymiana w chińskiej dzielnicy, każda akcja i każda
    nagroda to jeden, niezależnie od ilości miedzi.

    Nagroda „magazyn” dotyczy dowolnie wybranego elementu. Przepada, jeśli niczego z magazynu nie da się opłacić.

    Gdy jedno zdarzenie przynosi kilka rzeczy, idą one w tej kolejności: płacisz, dostajesz kartę lub stawiasz element,
    przychodzi nagroda, potem to, co dodają technologie, potem ewentualny agent, a na końcu uzupełnia się rząd.
    .title = Rozstrzygnięcia: akcje

rules-yokohama-rulings-end =
    Jeżeli to ty zapowiadasz koniec, twoja tura toczy się zwyczajnie dalej. Dalsze powody niczego nie zmieniają. Jeżeli
    zrobi to ostatnie miejsce, dodatkowa gra zaczyna się od następnej rundy.

    Rywal liczy się jako osoba w punktacjach, w których bierze udział, także wtedy, gdy spycha kogoś na drugie miejsce.

    Jeżeli w chwili, gdy należy ci się agent danego kraju, żadnego już nie ma, nie dostaniesz go też później. Użyty
    agent i zakryty żeton nadal są twoje i liczą się do osiągnięcia. Wolni agenci nie przynoszą na końcu punktów, bo
    instrukcje wymieniają tylko agentów zagranicznych.
    .title = Rozstrzygnięcia: koniec gry

rules-yokohama-numbers =
    Większości nadruków na kartach i planszach nie ma w tekście żadnej instrukcji. Liczby w tej grze są więc trojakie:
    jedne stoją w instrukcji, inne da się z niej wyprowadzić, a pozostałe to nasz własny projekt, dopasowany do
    wszystkiego, co wiadomo. Temat karty mówi, która jest która. Kto ma grę, może grać z własnym arkuszem elementów.
    .title = Skąd pochodzą liczby

## Obszary

rules-yokohama-area-copper-mine =
    Kopalnia daje miedź, najrzadsze z dóbr handlowych. Przy sile od jednego do pięciu dostajesz: { $by_power }.
rules-yokohama-area-silk-mill =
    Tkalnia daje jedwab. Przy sile od jednego do pięciu dostajesz: { $by_power }.
rules-yokohama-area-tea-plantation =
    Plantacja daje herbatę. Przy sile od jednego do pięciu dostajesz: { $by_power }.
rules-yokohama-area-fishing-ground =
    Łowisko daje ryby. Przy sile od jednego do pięciu dostajesz: { $by_power }.
rules-yokohama-area-bank =
    Bank daje jeny. Przy sile od jednego do pięciu dostajesz: { $by_power }.
rules-yokohama-area-chinatown =
    Dobra za pieniądze, wymiana po wymianie; siła mówi, ile wymian możesz zrobić.

    Sprzedaż, za każdym razem jednej sztuki: miedź za { $chinatown_sell_copper } ¥, jedwab za { $chinatown_sell_silk }
    ¥, herbata za { $chinatown_sell_tea } ¥, ryba za { $chinatown_sell_fish } ¥. Kupno, za każdym razem jednej sztuki:
    miedź za { $chinatown_buy_copper } ¥, jedwab za { $chinatown_buy_silk } ¥, herbata za { $chinatown_buy_tea } ¥, ryba
    za { $chinatown_buy_fish } ¥, dobro importowane za { $chinatown_buy_imports } ¥. Dóbr importowanych nie można
    sprzedać.
rules-yokohama-area-employment-agency =
    Bierz elementy z magazynu na rękę, najwyżej tyle, na ile pozwala siła.
    { $hiring_assistant ->
        [0] Asystenci są za darmo.
       *[other] Asystent kosztuje { $hiring_assistant } ¥.
    } Sklep kosztuje { $hiring_shophouse } ¥. Twoje domy handlowe kosztują, od pierwszego do ostatniego,
    { $hiring_trading_house } ¥.
rules-yokohama-area-customs =
    Zapłać co najmniej jedno dobro importowane, a najwyżej tyle, na ile pozwala siła. Postaw jednego asystenta, z tego
    obszaru albo z ręki, na wolnym polu planszy urzędu celnego z dokładnie taką liczbą i weź nagrodę tego pola.
    Asystent zostaje tam na stałe. Na koniec gry osoby z największą liczbą asystentów dostają tutaj
    { $customs_majority_1 } i { $customs_majority_2 } PZ.
rules-yokohama-area-church =
    Twoja siła to twoja wiara. Możesz ją podnieść o jeden za każdy inny rodzaj zapłaty, każdy tylko raz: miedź
    ({ $church_pay_copper }), jedwab ({ $church_pay_silk }), herbata ({ $church_pay_tea }), ryby ({ $church_pay_fish }),
    dobra importowane ({ $church_pay_imports }) i pieniądze ({ $editions_second_church_yen_per_faith } ¥ w drugim
    wydaniu, { $editions_original_church_yen_per_faith } ¥ w pierwszym).

    Postaw jednego asystenta, z tego obszaru albo z ręki, na wolnym polu planszy kościoła z liczbą nie większą niż
    twoja wiara i weź nagrodę. Nadmiar wiary przepada. Asystent zostaje tam na stałe. Na koniec gry osoby z największą
    liczbą asystentów dostają tutaj { $church_majority_1 } i { $church_majority_2 } PZ.
rules-yokohama-area-laboratory-a =
    Weź jedną technologię z planszy tego laboratorium. Kosztuje ona swoją wartość produkcji i to, co dodaje jej miejsce
    (od lewej: { $laboratory_slots }). Każdy punkt siły pokrywa jeden punkt kosztu; za każdy brakujący płacisz
    { $laboratory_per_production_yen } ¥ albo dobra importowane ({ $laboratory_per_production_imports }), w dowolnej
    mieszance. Nadmiar siły przepada.

    Od twojej technologii numer { $editions_second_technology_surcharge_from } (w pierwszym wydaniu numer
    { $editions_original_technology_surcharge_from }) jest dopłata: { $laboratory_surcharge_yen } ¥ albo dobra
    importowane ({ $laboratory_surcharge_imports }).

    Możesz mieć dowolnie wiele technologii, ale nie dwie o tej samej nazwie. Karty przesuwają się potem w lewo i rząd
    się uzupełnia; gdy talia jest pusta, luki zostają po prawej.
rules-yokohama-area-laboratory-b =
    To laboratorium działa tak samo jak laboratorium A, ale ma własną planszę: technologię bierzesz stąd. Kosztuje ona
    swoją wartość produkcji i to, co dodaje jej miejsce (od lewej: { $laboratory_slots }), i płaci się za nią tak samo.
rules-yokohama-area-port-a =
    Weź za darmo jedno zamówienie z planszy tego portu. Możesz wziąć więcej, razem najwyżej { $port_orders_max }, jeśli
    zapłacisz { $port_second_order_yen } ¥ albo dobra importowane ({ $port_second_order_imports }). Siła mówi, z
    których poziomów możesz wybierać, a przy sile { $power_max } dostajesz też { $vp_5 } PZ.

    Zamówienia przesuwają się potem w lewo i rząd się uzupełnia. Jeżeli nie da się go wypełnić, zbliża się koniec gry.
    Na ręce możesz mieć najwyżej tyle zamówień: { $player_orders_hand_max }.
rules-yokohama-area-port-b =
    Ten port działa tak samo jak port A, ale ma własną planszę: zamówienia bierzesz stąd. Pierwsze jest za darmo, a za
    { $port_second_order_yen } ¥ albo dobra importowane ({ $port_second_order_imports }) możesz wziąć więcej, razem
    najwyżej { $port_orders_max }. Przy sile { $power_max } dostajesz też { $vp_5 } PZ.
rules-yokohama-area-canal =
    Tutaj niczego się nie stawia ani nie buduje i nie ma tu akcji. Prezes może przejść za { $turn_canal_fee } ¥ do
    zasobów ogólnych, bez asystenta, ale nie może się zatrzymać.

## Technologie

rules-yokohama-technology-ball =
    Gdy wypełniasz zamówienie, dostajesz dodatkowo { $effect_vp_per_order } PZ.
rules-yokohama-technology-brickyard =
    Gdy akcja urzędu celnego stawia twojego asystenta na jego planszy, dostajesz dodatkowo { $effect_vp_per_customs }
    PZ.
rules-yokohama-technology-electric-light =
    Gdy budujesz dom handlowy, dostajesz dodatkowo { $effect_vp_per_trading_house } PZ.
rules-yokohama-technology-exposition =
    Od razu dostajesz { $effect_vp_at_once } PZ.
rules-yokohama-technology-gaslight =
    Gdy budujesz sklep, dostajesz dodatkowo { $effect_vp_per_shophouse } PZ.
rules-yokohama-technology-language-school =
    Gdy wypełniasz zamówienie, dostajesz dodatkowo { $effect_yen_per_order } ¥.
rules-yokohama-technology-letterpress =
    Za każdą technologię zdobytą po tej dostajesz { $effect_yen_per_technology } ¥.
rules-yokohama-technology-mining =
    Gdy dostajesz miedź, skądkolwiek, dostajesz jej więcej o { $effect_extra_copper }.
rules-yokohama-technology-newspaper =
    Gdy rozstawiasz asystentów, możesz umieścić ich najwyżej { $effect_placement_a_max } zamiast
    { $turn_placement_a_max }. Obowiązują zwykłe opłaty.
rules-yokohama-technology-patent =
    Za każdą technologię zdobytą po tej dostajesz { $effect_vp_per_technology } PZ.
rules-yokohama-technology-postal =
    Twój prezes może się zatrzymać albo zostać postawiony na obszarze, na którym stoją inni prezesi, i tam działać,
    jeśli masz na nim asystenta. Właścicielowi każdego prezesa płacisz { $turn_movement_fee } ¥, chyba że masz
    Dyliżans.
rules-yokohama-technology-spinning-mill =
    { $effect_per_turn ->
        [one] Raz w każdej swojej turze
       *[other] W każdej swojej turze tyle razy: { $effect_per_turn },
    } możesz zamienić jedwab ({ $effect_pay_silk }) na { $effect_get_yen } ¥.
rules-yokohama-technology-stagecoach =
    Podczas ruchu prezesa nic nie płacisz innym prezesom. Sam Dyliżans nie pozwala zatrzymać się obok żadnego z nich.
rules-yokohama-technology-station =
    Od razu połóż żeton stacji na dowolnym obszarze poza kanałem. Odtąd wszyscy mają tam siłę większą o
    { $effect_power }. Tylko ty możesz w kroku ruchu przenieść prezesa prosto na ten obszar, ktokolwiek tam stoi i
    nikomu nie płacąc. To kończy ruch.
rules-yokohama-technology-stock =
    Jeżeli na początku tury masz { $effect_at_most_yen } ¥ lub mniej, uzupełniasz pieniądze do
    { $effect_fill_to_yen } ¥.
rules-yokohama-technology-telegram =
    Po postawieniu asystentów razem na jednym obszarze (w liczbie { $turn_placement_b }) możesz umieścić na sąsiednim
    obszarze jeszcze { $effect_extra_assistants }, za zwykłą opłatą.
rules-yokohama-technology-telephone =
    Gdy twoi asystenci wracają z obszaru na rękę, możesz zostawić tam tylu: { $effect_assistants_left }.
rules-yokohama-technology-tram =
    Zamiast iść, twój prezes może przenieść się prosto na dowolny obszar z twoim asystentem i bez innego prezesa,
    nikomu nie płacąc. To kończy ruch. Jeżeli masz też System pocztowy, mogą tam stać inni prezesi; ich właścicielom
    płacisz, chyba że masz Dyliżans.
rules-yokohama-technology-university =
    { $effect_per_turn ->
        [one] Raz w każdej swojej turze
       *[other] W każdej swojej turze tyle razy: { $effect_per_turn },
    } możesz zapłacić { $effect_pay_yen } ¥ i wziąć z magazynu na rękę { $effect_assistants ->
        [one] jednego asystenta.
       *[other] asystentów w liczbie { $effect_assistants }.
    }
rules-yokohama-technology-winery =
    Gdy akcja kościoła stawia twojego asystenta na jego planszy, dostajesz dodatkowo { $effect_vp_per_church } PZ.

## Osiągnięcia

rules-yokohama-achievement-copper =
    Miej co najmniej tyle miedzi: { $need_copper }. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-silk =
    Miej co najmniej tyle jedwabiu: { $need_silk }. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-tea =
    Miej co najmniej tyle herbaty: { $need_tea }. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-fish =
    Miej co najmniej tyle ryb: { $need_fish }. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-yen =
    Miej co najmniej { $need_yen } ¥. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-tokens =
    Miej co najmniej tyle żetonów: { $need_tokens }. Żetony siły pięć i zagraniczni agenci liczą się razem,
    użyte czy nie. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-orders =
    Miej co najmniej tyle wypełnionych zamówień: { $need_orders }. Pierwsza osoba dostaje { $first } PZ, każda następna
    { $later } PZ.
rules-yokohama-achievement-technologies =
    Miej co najmniej tyle technologii: { $need_technologies }. Pierwsza osoba dostaje { $first } PZ, każda następna
    { $later } PZ.
rules-yokohama-achievement-production-4 =
    Miej sklep lub dom handlowy na co najmniej tylu obszarach produkcyjnych: { $need_production }. Obszar liczy się
    raz. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-commercial-4 =
    Miej sklep lub dom handlowy na co najmniej tylu obszarach handlowych: { $need_commercial }. Obszar liczy się raz.
    Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-production-3-commercial-2 =
    Miej sklep lub dom handlowy na co najmniej tylu obszarach: produkcyjnych { $need_production }, handlowych
    { $need_commercial }. Obszar liczy się raz. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.
rules-yokohama-achievement-production-2-commercial-3 =
    Miej sklep lub dom handlowy na co najmniej tylu obszarach: produkcyjnych { $need_production }, handlowych
    { $need_commercial }. Obszar liczy się raz. Pierwsza osoba dostaje { $first } PZ, każda następna { $later } PZ.

## Dobra, kraje, elementy

rules-yokohama-good-copper =
    Dobro handlowe z kopalni miedzi. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_copper } ¥, a sprzedaje
    za { $chinatown_buy_copper } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-yokohama-good-silk =
    Dobro handlowe z tkalni jedwabiu. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_silk } ¥, a sprzedaje
    za { $chinatown_buy_silk } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-yokohama-good-tea =
    Dobro handlowe z plantacji herbaty. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_tea } ¥, a sprzedaje
    za { $chinatown_buy_tea } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-yokohama-good-fish =
    Dobro handlowe z łowiska. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_fish } ¥, a sprzedaje za
    { $chinatown_buy_fish } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-yokohama-good-imports =
    Dobra importowane nie są dobrami handlowymi. Pochodzą z nagród albo z chińskiej dzielnicy, za
    { $chinatown_buy_imports } ¥, i nie można ich sprzedać. Płaci się nimi w urzędzie celnym, w laboratoriach, za drugie
    zamówienie w porcie i jako jednym z rodzajów w kościele. Na koniec każde jest warte { $scoring_imports } PZ.
rules-yokohama-good-yen =
    Pieniądze. Na koniec każde { $scoring_yen_per_vp } ¥ są warte jeden PZ.

# Jeden tekst dla wszystkich krajów.
rules-yokohama-country =
    { $agents ->
        [one] Jest jeden agent tego kraju
       *[other] Agentów tego kraju jest { $agents }
    } ({ $name }). Za każdym razem, gdy liczba twoich kart tego kraju, technologii i wypełnionych zamówień razem, osiąga
    wielokrotność { $turn_icons_per_agent }, dostajesz jednego z nich, dopóki jakiś jest. Na koniec punktują zestawy
    różnych krajów.

rules-yokohama-piece-assistant =
    Asystenci otwierają obszary prezesowi i dają siłę po { $power_assistant }. Z ręki umieszcza się ich na obszarach;
    mogą też trafić na planszę kościoła, planszę urzędu celnego albo na osiągnięcie i zostają tam na stałe.
rules-yokohama-piece-president =
    Prezes decyduje, gdzie wykonujesz akcję główną, i daje tam siłę { $power_president }. Inni płacą za umieszczanie
    asystentów na jego obszarze i za przejście przez niego, a zatrzymać się tam zwykle nie mogą.
rules-yokohama-piece-shophouse =
    Sklep kosztuje { $hiring_shophouse } ¥ w agencji pracy i buduje się go przy sile { $power_build_from } lub większej,
    najwyżej jeden twój na płytce budynku. Przynosi nagrodę swojego pola i od tej chwili siłę { $power_shophouse } na
    swoim obszarze.
rules-yokohama-piece-trading-house =
    Domy handlowe kosztują w agencji pracy kolejno { $hiring_trading_house } ¥. Buduje się je przy sile
    { $power_build_from } lub większej; na każdej płytce budynku mieści się tylko jeden. Dom przynosi nagrodę swojego
    pola, siłę { $power_trading_house } na swoim obszarze i { $power_trading_house_income } ¥ za każdym razem, gdy ktoś
    inny wykonuje tam akcję.
rules-yokohama-piece-station =
    Żeton stacji wchodzi do gry z technologią Stacja. Daje wszystkim na swoim obszarze siłę większą o
    { $power_station }.
