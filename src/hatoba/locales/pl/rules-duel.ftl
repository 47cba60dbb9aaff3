### Yokohama Duel: zasady w słowach. Identyfikatory i argumenty opisuje plik angielski.
###
### Liczby pochodzą z arkusza elementów i nigdy nie są tu wypisane cyframi. Przerwanie wiersza to spacja, pusty wiersz
### zaczyna nowy akapit.

## Rozdziały

rules-duel-overview =
    Dwie osoby rywalizują w Yokohamie jako kupcy. Gra trwa tyle rund: { $rounds_rounds }, a w każdej obie strony mają
    tyle tur: { $rounds_turns }. W każdej turze zagrywasz jedną z kart siły na obszar i wykonujesz jego akcję: zbierasz
    dobra, wypełniasz zamówienia, wprowadzasz technologie, odwiedzasz kościół, przeprowadzasz dobra importowane przez
    urząd celny oraz budujesz sklepy i domy towarowe. Punkty zwycięstwa (PZ) liczy się dopiero na końcu; wygrywa
    najwięcej.

    Są cztery dobra handlowe (miedź, jedwab, herbata i ryby), dobra importowane i jeny (¥), wszystko bez ograniczeń.
    Dobra importowane dostajesz zawsze odkryte; później niektóre można zakryć i wtedy są więcej warte.

    Poza tym w grze są: zamówienia ({ $orders_count }), technologie ({ $technologies_count }, każda na jednej karcie),
    karty kościoła ({ $church_cards_count }), karty premii ({ $bonus_cards_count }) i agenci ({ $agents_cards }).

    Dobra i wiele technologii znasz z gry Yokohama, ale nie ma tu asystentów, prezesów ani mapy do chodzenia.
    .title = Ogólnie o grze
    .short = { $rounds_rounds } rundy po { $rounds_turns } tury; punkty liczy się na końcu, wygrywa najwięcej.

rules-duel-setup =
    Odkryte wykłada się karty premii ({ $display_bonus_cards }), technologie ({ $display_technologies }) i karty
    kościoła ({ $display_church_cards }). Kart kościoła poza grą zostaje { $display_church_cards_out }. Karty dodatkowej
    siły i zagraniczni agenci leżą gotowi w odkrytych stosach.

    Obie strony mają sklepy ({ $player_shops }), domy towarowe ({ $player_warehouses }), swoje karty siły stroną sprzed
    ulepszenia oraz dobra: miedź { $player_goods_copper }, jedwab { $player_goods_silk }, herbata
    { $player_goods_tea }, ryby { $player_goods_fish }. Osoba rozpoczynająca dostaje { $player_start_player_yen } ¥ i
    karty dodatkowej siły +{ $extra_strength_plus_1_strength } w liczbie { $player_start_player_plus_1 }, druga
    { $player_other_player_yen } ¥ i takie same karty w liczbie { $player_other_player_plus_1 }.

    Każdy dobiera zamówienia ({ $player_orders_dealt }) i zatrzymuje z nich { $player_orders_kept }, nie pokazując ich
    drugiej stronie. Reszta trafia pod talię.
    .title = Przygotowanie
    .short = Z { $player_orders_dealt } zamówień zatrzymujesz { $player_orders_kept }; wszystko inne jest odkryte.

rules-duel-turn =
    Wykonujesz akcję obszaru; duża łączna siła przynosi premię za siłę, możesz też budować. W dowolnym momencie swojej
    tury możesz wykonywać darmowe akcje. Tury idą na przemian, aż obie strony mają ich za sobą
    { $rounds_turns }. Kto w rundzie miał ostatnią turę, zaczyna następną rundę.
    .title = Tura
    .short = Jedna akcja obszaru, może premia za siłę i budynek; darmowe akcje w każdej chwili.

rules-duel-turn-action =
    Wybierz obszar, który nie jest użyty. Obszar jest użyty, dopóki leży przy nim jakakolwiek karta siły z tej rundy;
    tylko laboratorium i port nigdy nie są użyte. Zagraj najniższą z kart siły, które jeszcze masz. Możesz dołożyć
    { $extra_strength_per_action ->
        [one] jedną kartę dodatkowej siły, która wraca
       *[other] karty dodatkowej siły, najwyżej { $extra_strength_per_action }, które wracają
    } potem na stos.

    Twoja łączna siła to karta siły plus karta dodatkowa, { $strength_shop } za twój sklep, { $strength_warehouse } za
    twój dom towarowy, { $strength_station } za żeton stacji oraz to, co dodają technologie. Tabela obszaru mówi, ile
    to jest warte. Siła poza jej końcem nic tam więcej nie daje, ale liczy się do premii.

    Właściciel domu towarowego na tym obszarze dostaje { $strength_warehouse_income } ¥, w turach obu stron. Możesz
    wybrać obszar także wtedy, gdy jego akcja nic ci nie daje.
    .title = Krok pierwszy: akcja obszaru
    .short = Zagraj najniższą kartę siły w wolnym obszarze; karta, karta dodatkowa i domy się sumują.

rules-duel-turn-bonus =
    Przy łącznej sile { $strength_bonus_from_1 } lub większej wybierasz jedną z odkrytych kart premii. Siła
    { $strength_bonus_from_1 } przynosi pierwszą nagrodę, { $strength_bonus_from_2 } dwie pierwsze, a
    { $strength_bonus_from_3 } lub więcej wszystkie trzy. Kartę się odrzuca i odkrywa następną.
    .title = Krok drugi: premia za siłę
    .short = Od sumy { $strength_bonus_from_1 } bierzesz nagrody z jednej odkrytej karty premii.

rules-duel-turn-building =
    Przy łącznej sile { $strength_build_from } lub większej możesz zbudować na obszarze jedną rzecz: sklep za
    { $building_shop } ¥, jeśli nie masz tam żadnego, albo dom towarowy, jeśli nikt go tam nie ma. Twoje domy towarowe
    kosztują kolejno { $building_warehouse } ¥.
    .title = Krok trzeci: budowanie
    .short = Od sumy { $strength_build_from } możesz zbudować w obszarze sklep albo dom towarowy.

rules-duel-turn-free =
    W dowolnym momencie swojej tury możesz w dowolnej kolejności i dowolnie często: wypełnić zamówienie, zatrudnić
    agenta, użyć agenta, użyć technologii.
    .title = Darmowe akcje
    .short = Zrealizuj zamówienie, zatrudnij lub użyj agenta, użyj technologii: kiedy chcesz.

rules-duel-turn-orders =
    Aby wypełnić zamówienie, zapłać jego dobra, weź nagrodę i połóż kartę odkrytą. Jej PZ liczą się na końcu. Na ręce
    możesz mieć dowolnie wiele zamówień, ale te, które zostaną tam na koniec, nic nie są warte.
    .title = Zamówienia
    .short = Zapłać dobrami, weź nagrodę; punkty liczą się na końcu.

rules-duel-turn-agents =
    Zagranicznego agenta możesz zatrudnić raz w grze za każdy z tych powodów, dopóki powód trwa: wypełnione zamówienia
    ({ $agents_needs_orders }), technologie ({ $agents_needs_technologies }), karty kościoła
    ({ $agents_needs_church_cards }), zakryte dobra importowane ({ $agents_needs_turned_imports }). Agentów dla obu
    stron jest { $agents_cards }. Agent zostaje u ciebie, nawet jeśli powód później zniknie.

    Użycie agenta to dodatkowa akcja obszaru, także na użytym obszarze, z siłą { $agents_strength } zamiast karty siły.
    Karta dodatkowa, budynki, technologie, stacja i dochód z domu towarowego liczą się jak zwykle, tak samo premia za
    siłę i budowanie. Potem agenta odwraca się na stałe. Obszar nie staje się przez to użyty.
    .title = Zagraniczni agenci
    .short = Agent działa z siłą { $agents_strength }, także w użytym obszarze, raz.

rules-duel-turn-strength =
    Twoje karty siły ({ $strength_cards_count }) mają siłę { $strength_cards_before }. Ulepszone, za kolejno
    { $strength_cards_cost } ¥, mają { $strength_cards_after }. Kart dodatkowej siły możesz mieć najwyżej
    { $extra_strength_hand_max }; jeśli dostaniesz o jedną za dużo, odkładasz jedną wybraną.

    Po każdej rundzie poza ostatnią obie strony zabierają swoje karty siły. Każda może ulepszyć
    { $strength_cards_upgrades ->
        [one] jedną z nich
       *[other] najwyżej { $strength_cards_upgrades } z nich
    } za jeny na niej podane; ulepszenie trwa do końca gry. Użyte technologie się odświeża, odkryte technologie odrzuca
    i wykłada nowe, w liczbie { $display_technologies }. W trakcie rundy się ich nie uzupełnia.
    .title = Karty siły i przerwa między rundami
    .short = Po rundzie karty wracają i można ulepszyć niektóre za jeny.

rules-duel-rewards =
    Dobra, dobra importowane i jeny po prostu się dostaje; dobra importowane zawsze odkryte. Karty dodatkowej siły
    bierze się ze stosu, a jeśli jest pusty, nie dostaje się nic. Zamówienia jako nagroda trafiają z talii na rękę, bez
    wyboru i tak, że druga strona ich nie widzi. Nagroda, która zakrywa dobro importowane, wymaga odkrytego; inaczej
    przepada.

    PZ z kart liczy się nie od razu, lecz na końcu.
    .title = Nagrody

rules-duel-end =
    Gra kończy się po rundzie { $rounds_rounds }. Niczego się już nie ulepsza ani nie odświeża, zamówienia z ręki się
    odrzuca i następuje punktacja końcowa.
    .title = Koniec gry
    .short = Po rundzie { $rounds_rounds } liczy się punkty.

rules-duel-scoring =
    { duel-score-orders }: PZ na nich podane.

    { duel-score-most-orders }: { $scoring_most_orders } PZ. Przy remisie nikt ich nie dostaje.

    { duel-score-technologies }: to, co mówią ich teksty.

    { duel-score-most-production }: { $scoring_most_production } PZ dla osoby, której technologie mają wyższą sumę. Przy
    remisie nikt ich nie dostaje.

    { duel-score-church-cards }: PZ na nich podane.

    { duel-score-warehouses }: { $scoring_warehouse } PZ za każdy zbudowany.

    { duel-score-shops }: { $scoring_shop } PZ za każdy zbudowany.

    { duel-score-turned-imports }: po { $scoring_turned_import } PZ.

    { duel-score-face-up-imports }: po { $scoring_face_up_import } PZ.

    { duel-score-yen }: jeden PZ za każde { $scoring_yen_per_vp } ¥.

    { duel-score-goods }: jeden PZ za każde { $scoring_goods_per_vp }, w dowolnej mieszance.

    Wygrywa najwięcej PZ. Przy remisie decydują kategorie w kolejności tej listy, od pierwszej do ostatniej. Jeżeli
    wszystkie są równe, wygrywają obie strony.
    .title = Punktacja końcowa
    .short = Liczą się zamówienia, technologie, karty kościoła, domy, dobra importowane, jeny i dobra.

rules-duel-options =
    Ta gra ma jedno wydanie. Zawsze jest dla dwóch osób i zawsze ma tyle samo rund.
    .title = Wydania i opcje

rules-duel-rulings =
    Odpowiedzi na pytania, które padają przy stole, a których instrukcja nie rozstrzyga.
    .title = Rozstrzygnięcia

rules-duel-rulings-turn =
    Darmowe akcje są możliwe w dowolnym momencie twojej tury, także w środku akcji obszaru, twojej własnej albo agenta,
    ale nie w trakcie zapłaty. W jednej turze możesz użyć kilku agentów, jednego po drugim; twoja własna akcja może na
    nich zaczekać. Żaden nie idzie do portu, dopóki oglądasz dobrane tam zamówienia.

    W ramach akcji najpierw wybierasz obszar, potem wypłaca się dochód domu towarowego, potem zagrywa się siłę i ustala
    sumę. Dochód można więc wydać w tej samej akcji, a to, co zyskasz lub zbudujesz później, niczego do niej nie dodaje.
    Dom towarowy zarabia od następnej akcji.

    Stacja, Tramwaj i Dyliżans nie są potrzebne przy laboratorium, porcie ani agencie. Jeżeli obszar otwiera kilka z
    nich, mówisz, której używasz.

    Technologia działa od chwili, gdy ją masz.

    Premia za siłę nie jest dobrowolna: wybierasz kartę i dostajesz wszystko, co daje przy twojej sumie.
    .title = Rozstrzygnięcia: tura

rules-duel-rulings-payments =
    W kościele dobro importowane to jeden rodzaj, niezależnie od strony.

    W kościele i laboratorium wybierasz kartę, a potem płacisz dokładnie to, czego brakuje; siła liczy się w całości. Z
    kościoła, laboratorium, urzędu celnego i chińskiej dzielnicy możesz zrezygnować, w części albo w całości.

    Jeżeli w talii zamówień jest za mało kart, dostajesz to, co zostało. W porcie zatrzymujesz co najmniej jedną z
    dobranych kart.

    Technologia górnicza dodaje raz do każdej wymiany i każdej nagrody, niezależnie od ilości miedzi.
    .title = Rozstrzygnięcia: przychody i zapłaty

rules-duel-rulings-rounds =
    O ulepszeniach pierwsza decyduje osoba, która zaczynała zakończoną właśnie rundę.

    To, co punktują technologie, liczy się tylko w ich własnej kategorii, także przy rozstrzyganiu remisów.
    .title = Rozstrzygnięcia: rundy i koniec

rules-duel-rulings-hidden =
    Ukryte są zamówienia na ręce i kolejność talii. Karty dobrane w porcie widzisz tylko ty. Co wkładasz pod talię, jest
    ci tam pokazywane, a także wtedy, gdy dobiera to druga strona: jako nagrodę albo gdy zatrzymuje wszystkie karty
    dobrane w porcie. Gdy wybierze w tajemnicy, które zatrzymuje, nie jest to już pokazywane. Karty siły, karty
    dodatkowej siły, agentów i wzięte karty kościoła znają obie strony.
    .title = Co jest ukryte

rules-duel-numbers =
    Większości nadruków na kartach nie ma w tekście instrukcji. Liczby w tej grze są więc trojakie: jedne stoją w
    instrukcji, inne da się z niej wyprowadzić, a pozostałe to nasz własny projekt, dopasowany do wszystkiego, co
    wiadomo. Temat karty mówi, która jest która. Kto ma grę, może grać z własnym arkuszem elementów.
    .title = Skąd pochodzą liczby

## Obszary

rules-duel-area-tea-plantation =
    Plantacja daje herbatę. Przy sile od jednego do pięciu dostajesz: { $by_strength }.
rules-duel-area-fishing-ground =
    Łowisko daje ryby. Przy sile od jednego do pięciu dostajesz: { $by_strength }.
rules-duel-area-silk-mill =
    Tkalnia daje jedwab. Przy sile od jednego do pięciu dostajesz: { $by_strength }.
rules-duel-area-copper-mine =
    Kopalnia daje miedź. Przy sile od jednego do pięciu dostajesz: { $by_strength }.
rules-duel-area-bank =
    Bank daje jeny. Przy sile od jednego do pięciu dostajesz: { $by_strength }.
rules-duel-area-church =
    Twoja siła, w granicach tabeli, to twoja wiara. Możesz ją podnieść o jeden za każdy inny rodzaj zapłaty, każdy tylko
    raz: miedź ({ $church_pay_copper }), jedwab ({ $church_pay_silk }), herbata ({ $church_pay_tea }), ryby
    ({ $church_pay_fish }), { $church_pay_yen } ¥, dobra importowane ({ $church_pay_imports }).

    Weź jedną odkrytą kartę kościoła o wartości nie większej niż twoja wiara, dostań jej nagrodę i zachowaj ją; jej PZ
    liczą się na końcu. Kart kościoła się nie uzupełnia.
rules-duel-area-customs =
    Zakryj swoje odkryte dobra importowane, najwyżej tyle, na ile pozwala siła. Na koniec zakryte dobro importowane jest
    warte { $scoring_turned_import } PZ, odkryte { $scoring_face_up_import } PZ.
rules-duel-area-chinatown =
    Dobra za pieniądze, wymiana po wymianie; siła mówi, ile wymian możesz zrobić.

    Sprzedaż, za każdym razem jednej sztuki: miedź za { $chinatown_sell_copper } ¥, jedwab za { $chinatown_sell_silk }
    ¥, herbata za { $chinatown_sell_tea } ¥, ryba za { $chinatown_sell_fish } ¥. Kupno, za każdym razem jednej sztuki:
    miedź za { $chinatown_buy_copper } ¥, jedwab za { $chinatown_buy_silk } ¥, herbata za { $chinatown_buy_tea } ¥, ryba
    za { $chinatown_buy_fish } ¥, dobro importowane za { $chinatown_buy_imports } ¥. Dóbr importowanych nie można
    sprzedać.
rules-duel-area-laboratory =
    Laboratorium nigdy nie jest użyte. Weź jedną odkrytą technologię o wartości nie większej niż twoja produkcja.
    Produkcję możesz podnosić o jeden, dowolnie często, za każdym razem za { $laboratory_per_production_yen } ¥ albo
    dobra importowane ({ $laboratory_per_production_imports }), z dowolnej strony.

    Twoja technologia numer { $laboratory_surcharge_from } i każda następna ma dopłatę: { $laboratory_surcharge_yen } ¥
    albo dobra importowane ({ $laboratory_surcharge_imports }).
rules-duel-area-port =
    Port nigdy nie jest użyty. Dobierz tyle zamówień, ile mówi tabela, i obejrzyj je. Jedno zatrzymaj za darmo, a
    więcej, razem najwyżej { $port_orders_max }, za { $port_second_order_yen } ¥ albo dobra importowane z dowolnej
    strony ({ $port_second_order_imports }). Pozostałe trafiają pod talię w wybranej przez ciebie kolejności.

## Technologie

rules-duel-technology-exposition =
    Na koniec dostajesz { $effect_vp } PZ.
rules-duel-technology-ball =
    Na koniec dostajesz { $effect_vp_per_order } PZ za każde wypełnione zamówienie.
rules-duel-technology-station =
    Od razu połóż żeton stacji na dowolnym obszarze; obie strony mają tam siłę większą o { $effect_strength }.
    { $effect_per_round ->
        [one] Raz w rundzie
       *[other] W rundzie tyle razy: { $effect_per_round },
    } tylko ty możesz wybrać ten obszar, choć jest użyty.
rules-duel-technology-mining =
    Gdy dostajesz miedź, skądkolwiek, dostajesz jej więcej o { $effect_extra_copper }.
rules-duel-technology-stock =
    Jeżeli na początku tury masz { $effect_at_most_yen } ¥ lub mniej, dostajesz { $effect_yen } ¥.
rules-duel-technology-patent =
    Na koniec dostajesz { $effect_vp_per_technology } PZ za każdą swoją technologię, łącznie z tą.
rules-duel-technology-letterpress =
    Za każdą technologię zdobytą po tej dostajesz { $effect_yen_per_technology } ¥.
rules-duel-technology-stagecoach =
    { $effect_per_round ->
        [one] Raz w rundzie
       *[other] W rundzie tyle razy: { $effect_per_round },
    } możesz wybrać użyty obszar, na którym masz dom towarowy.
rules-duel-technology-electric-light =
    Na koniec dostajesz { $effect_vp_per_warehouse } PZ za każdy zbudowany dom towarowy.
rules-duel-technology-postal =
    { $effect_per_round ->
        [one] Raz w rundzie
       *[other] W rundzie tyle razy: { $effect_per_round },
    } możesz zagrać dowolną kartę siły, którą jeszcze masz, zamiast najniższej.
rules-duel-technology-gaslight =
    Na koniec dostajesz { $effect_vp_per_shop } PZ za każdy zbudowany sklep.
rules-duel-technology-telegraph =
    Każda zagrana przez ciebie karta dodatkowej siły liczy się o { $effect_extra_strength } więcej, także z agentem.
rules-duel-technology-language-school =
    Gdy wypełniasz zamówienie, dostajesz dodatkowo { $effect_yen_per_order } ¥.
rules-duel-technology-university =
    { $effect_upgrade_cost ->
        [0] Twoje ulepszenie po rundzie jest za darmo.
       *[other] Twoje ulepszenie po rundzie kosztuje { $effect_upgrade_cost } ¥.
    } Nadal nie możesz ulepszyć więcej kart niż zwykle.
rules-duel-technology-tram =
    { $effect_per_round ->
        [one] Raz w rundzie
       *[other] W rundzie tyle razy: { $effect_per_round },
    } możesz wybrać dowolny użyty obszar.
rules-duel-technology-winery =
    Na koniec dostajesz { $effect_vp_per_church_card } PZ za każdą swoją kartę kościoła.
rules-duel-technology-telephone =
    { $effect_per_round ->
        [one] Raz w rundzie,
       *[other] W rundzie tyle razy: { $effect_per_round },
    } przy akcji obszaru albo z agentem, możesz zapłacić { $effect_pay_yen } ¥ za siłę większą o { $effect_strength }.
rules-duel-technology-newspaper =
    Od razu dostajesz karty dodatkowej siły +{ $extra_strength_plus_1_strength } w liczbie { $effect_at_once_plus_1 }, a
    na początku każdej następnej rundy kolejne w liczbie { $effect_each_round_plus_1 }.
rules-duel-technology-spinning-mill =
    { $effect_per_round ->
        [one] Raz w rundzie,
       *[other] W rundzie tyle razy: { $effect_per_round },
    } w dowolnej chwili swojej tury, możesz zamienić jedwab ({ $effect_pay_silk }) na { $effect_get_yen } ¥.
rules-duel-technology-brickyard =
    Na koniec dostajesz { $effect_vp_per_turned_import } PZ za każde swoje zakryte dobro importowane.

## Dobra, elementy, karty dodatkowej siły

rules-duel-good-copper =
    Dobro handlowe z kopalni miedzi. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_copper } ¥, a sprzedaje
    za { $chinatown_buy_copper } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-duel-good-silk =
    Dobro handlowe z tkalni jedwabiu. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_silk } ¥, a sprzedaje
    za { $chinatown_buy_silk } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-duel-good-tea =
    Dobro handlowe z plantacji herbaty. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_tea } ¥, a sprzedaje
    za { $chinatown_buy_tea } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-duel-good-fish =
    Dobro handlowe z łowiska. Chińska dzielnica kupuje je od ciebie za { $chinatown_sell_fish } ¥, a sprzedaje za
    { $chinatown_buy_fish } ¥. Na koniec dobra handlowe dowolnych rodzajów dają jeden PZ za każde
    { $scoring_goods_per_vp }.
rules-duel-good-imports =
    Dobra importowane nie są dobrami handlowymi. Dostajesz je odkryte, z nagród albo z chińskiej dzielnicy za
    { $chinatown_buy_imports } ¥, i nie możesz ich sprzedać. Płaci się nimi w kościele, w laboratorium i za drugie
    zamówienie w porcie, z dowolnej strony. Na koniec zakryte jest warte { $scoring_turned_import } PZ, odkryte
    { $scoring_face_up_import } PZ.
rules-duel-good-yen =
    Pieniądze. Na koniec każde { $scoring_yen_per_vp } ¥ są warte jeden PZ.

rules-duel-piece-shop =
    Sklep kosztuje { $building_shop } ¥ i buduje się go przy łącznej sile { $strength_build_from } lub większej,
    najwyżej jeden twój na obszarze. Daje tam siłę { $strength_shop } i { $scoring_shop } PZ na koniec.
rules-duel-piece-warehouse =
    Twoje domy towarowe kosztują kolejno { $building_warehouse } ¥. Buduje się je przy łącznej sile
    { $strength_build_from } lub większej; na obszarze mieści się tylko jeden. Daje tam siłę { $strength_warehouse },
    { $strength_warehouse_income } ¥ za każdym razem, gdy ktokolwiek tam działa, i { $scoring_warehouse } PZ na koniec.
rules-duel-piece-station =
    Żeton stacji wchodzi do gry z technologią Stacja. Daje obu stronom na swoim obszarze siłę większą o
    { $strength_station }.

# Jeden tekst dla obu kart.
rules-duel-extra =
    Zagrana przy akcji obszaru albo z agentem, ta karta dodaje { $strength } do twojej siły i wraca na stos. Takich kart
    jest { $cards }, a kart dodatkowej siły możesz mieć najwyżej { $extra_strength_hand_max }.
