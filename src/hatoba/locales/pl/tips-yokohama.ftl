### Yokohama: po jednym zdaniu o każdej rzeczy na stole, gdy tekst zasad jest za długi na podpowiedź.

ui-tip-yokohama-area-employment-agency = Przenosi pionki z magazynu na rękę, najwyżej tyle, ile wynosi siła; sklepy
    i domy handlowe kosztują jeny.
ui-tip-yokohama-area-customs = Zapłać dobrami importowanymi, najwyżej tyloma, ile wynosi siła; asystent idzie na
    pole urzędu celnego z tą liczbą i przynosi jego nagrodę.
ui-tip-yokohama-area-church = Siła to wiara, a towary ją zwiększają; asystent idzie na pole kościoła, które nie
    wymaga więcej, i przynosi jego nagrodę.
ui-tip-yokohama-area-laboratory-a = Weź technologię z laboratorium A; płaci za nią siła, a resztę jeny lub dobra
    importowane.
ui-tip-yokohama-area-laboratory-b = Weź technologię z laboratorium B; płaci za nią siła, a resztę jeny lub dobra
    importowane.
ui-tip-yokohama-area-port-a = Weź za darmo zamówienie z portu A, drugie za { $port_second_order_yen } ¥; siła
    otwiera wyższe poziomy.
ui-tip-yokohama-area-port-b = Weź za darmo zamówienie z portu B, drugie za { $port_second_order_yen } ¥; siła
    otwiera wyższe poziomy.
ui-tip-yokohama-area-canal = Woda: prezes może ją przejść za { $turn_canal_fee } ¥, ale nikt się tu nie zatrzymuje,
    nie wystawia i nie buduje.
ui-tip-yokohama-technology-postal = Twój prezes może stanąć obok innych tam, gdzie masz asystenta; każdemu z nich
    płaci { $turn_movement_fee } ¥.
ui-tip-yokohama-technology-station = Połóż stację na obszarze: siła wszystkich rośnie tam o { $effect_power }, a
    tylko twój prezes może tam od razu pojechać.
ui-tip-yokohama-technology-tram = Zamiast iść, prezes jedzie za darmo wprost na obszar z twoim asystentem i bez
    innych prezesów.
ui-tip-yokohama-good = Towar. Chińska dzielnica skupuje go za { $sell } ¥ i sprzedaje za { $buy } ¥; na końcu punkt
    daje każda grupa towarów: { $scoring_goods_per_vp }.
ui-tip-yokohama-good-imports = Płacisz nimi w urzędzie celnym, laboratoriach i portach, nie można ich sprzedać; na
    końcu każde daje PZ: { $scoring_imports }.
ui-tip-yokohama-good-yen = Pieniądze na opłaty, pionki i płatności; na końcu PZ daje każde { $scoring_yen_per_vp } ¥.
ui-tip-yokohama-piece-assistant = Otwiera obszar twojemu prezesowi, daje tam siłę { $power_assistant } i po akcji
    wraca na rękę.
ui-tip-yokohama-piece-shophouse = Budujesz go z ręki przy sile co najmniej { $power_build_from }; daje nagrodę pola,
    a potem do końca gry siłę { $power_shophouse } w tym miejscu.
ui-tip-yokohama-piece-trading-house = Jeden dla wszystkich na obszarze, od siły { $power_build_from }; daje siłę
    { $power_trading_house }, oraz { $power_trading_house_income } ¥, gdy działają tu inni.
ui-tip-yokohama-order = Towary, o które prosi zagraniczna firma ({ $country }). Zrealizowane z ręki daje nagrodę i
    liczy się dla swojego kraju.
ui-tip-yokohama-token = Premia za pierwszą akcję tutaj z siłą { $power_five_power_token_at }; na każdym obszarze
    jest tylko jedna.
ui-tip-yokohama-church = Wymaga wiary { $n }: siły w kościele i po jednym za każdy rodzaj towaru, którym płacisz.
    Asystent zostaje tu na stałe.
ui-tip-yokohama-customs =
    { $n ->
        [one] Wymaga dokładnie jednego dobra importowanego.
       *[other] Wymaga dokładnie { $n } dóbr importowanych.
    } Asystent zostaje tu na stałe; na końcu punktuje ten, kto ma ich najwięcej.
ui-tip-yokohama-agent = Dodatkowa akcja na obszarze z twoimi asystentami i bez twojego prezesa, raz na turę.
ui-tip-yokohama-spent = Wykorzystany agent; do osiągnięcia za żetony nadal się liczy.
ui-tip-yokohama-reward = Dla tych, którzy zdobyli tyle osiągnięć: { $mini_expansions_achievement_rewards_needed }.
    Kraj albo wolny agent.
ui-tip-yokohama-board-ports = Zamówienia obu portów; prezes w porcie bierze je na twoją rękę.
ui-tip-yokohama-board-labs = Technologie obu laboratoriów; prezes w laboratorium bierze jedną.
ui-tip-yokohama-board-goals = Osiągnięcia: każdy, kto spełni warunek, zdobywa je raz, a pierwszy dostaje więcej.
ui-tip-yokohama-board-church = Asystenci zostają tu na stałe. Na końcu najwięcej asystentów daje { $first } PZ, drugie
    miejsce { $second }; liczba zajętych miejsc, która kończy grę: { $of }.
ui-tip-yokohama-board-customs = Asystenci zostają tu na stałe. Na końcu najwięcej asystentów daje { $first } PZ, drugie
    miejsce { $second }; liczba zajętych miejsc, która kończy grę: { $of }.
ui-tip-yokohama-board-agents = Zagraniczni agenci, którzy jeszcze są, według krajów. Każde { $turn_icons_per_agent }
    twoje karty jednego kraju dają jednego z nich.

## Co prezes może zrobić w tej turze

ui-tip-yokohama-power = z siłą { $power } prezes dostaje: { $gain }
ui-tip-yokohama-power-only = prezes działa tu z siłą { $power }
ui-tip-yokohama-further =
    { $n ->
        [one] prezes dotrze tu, gdy po drodze stanie jeszcze { $n } asystent
        [few] prezes dotrze tu, gdy po drodze staną jeszcze { $n } asystenci
       *[many] prezes dotrze tu, gdy po drodze stanie jeszcze { $n } asystentów
    }
ui-tip-yokohama-out-of-reach = prezes nie dotrze tu w tej turze
ui-tip-yokohama-on-foot = idzie tam i działa
ui-tip-yokohama-over = idzie przez { $areas } i działa
ui-tip-yokohama-straight = trafia tam od razu i działa
ui-tip-yokohama-step = tylko ten krok
