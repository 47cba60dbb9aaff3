# Lekcje gry Yokohama Duel. Najwyżej 25 słów na krok.

lesson-duel-first = Pierwsze kroki
    .about = karty, obszary i wszystko, co możesz zrobić
lesson-duel-first-welcome =
    Witaj w porcie! Handlujesz tutaj, a naprzeciw siedzi rywal. Gramy przy prawdziwym stole, krok po kroku.
lesson-duel-first-win =
    Wygrywa najwięcej punktów: za zamówienia, technologie, karty kościoła, budynki i dobra importowane. Ta liczba to
    twój wynik teraz.
lesson-duel-first-orders =
    Zamówienia to życzenia z zagranicy: dostarcz dobra, weź punkty. Możesz zatrzymać { $player_orders_kept }. To
    oddaj.
lesson-duel-first-orders-keep = To zatrzymaj: wkrótce będziesz mieć jego dobra. Oddaj podświetlone.
lesson-duel-first-cards =
    To twoje karty siły: po jednej na każdą turę. Zawsze zagrywasz najniższą z tych, które zostały.
lesson-duel-first-tea =
    W każdej turze idziesz do jednego obszaru. Jego pasek mówi, co daje każda siła. Spróbuj plantacji herbaty.
lesson-duel-first-tea-first = Dobre miejsce, ale najpierw herbata: potrzebuje jej zamówienie.
lesson-duel-first-extra =
    Siła { $strength } daje tyle herbaty: { $strength }. Karta dodatkowej siły wzmacnia jeden raz. Dołóż tę.
lesson-duel-first-fulfil =
    Masz już wszystko, czego chce to zamówienie. Wypełnienie jest darmowe, w dowolnej chwili twojej tury. Dostarcz!
lesson-duel-first-end-turn = Pierwsze punkty! Nic nie kończy się tu przypadkiem: naciśnij przycisk końca tury.
lesson-duel-first-used =
    Obszar z kartą jest użyty do końca rundy, dla obu osób. Tylko laboratorium i port są zawsze otwarte.
lesson-duel-first-customs =
    Odkryte dobra importowane są mało warte, zakryte dużo. Urząd celny je zakrywa. Idź tam i dołóż drugą kartę
    dodatkowej siły.
lesson-duel-first-turn = Siły starczy na dobra importowane ({ $imports }). Zakryj je.
lesson-duel-first-hire =
    Zakryte dobra importowane ({ $agents_needs_turned_imports }) robią wrażenie na agencie. Takie warunki ({ $feats })
    dają po jednym. Zatrudnij swojego.
lesson-duel-first-agent =
    Agent działa raz, z siłą { $agents_strength }, także w użytym obszarze, oprócz twojej akcji. Wyślij go do
    laboratorium.
lesson-duel-first-develop =
    Siła płaci za technologię. Technologia górnicza daje więcej miedzi (o
    { $technologies_mining_effect_extra_copper }), gdy tylko ją zdobywasz. Weź ją.
lesson-duel-first-develop-mining = Kusi! Ale technologia górnicza zaraz pomoże ci z miedzią. Weź podświetloną.
lesson-duel-first-done = Dodatkowa akcja w tej samej turze: agenci są cenni. Zakończ turę.
lesson-duel-first-church =
    Karty kościoła dają punkty i podarunek. Siła liczy się jako wiara. Idź do kościoła, bez dodatkowej karty.
lesson-duel-first-worship = Do tej karty brakuje trochę wiary; możesz za nią zapłacić. Wybierz kartę.
lesson-duel-first-pay = Każdy rodzaj dóbr dodaje wiary, raz. Zapłać tym, co ci zbywa.
lesson-duel-first-church-end = Karta dała też kartę dodatkowej siły. Spójrz na punkty i zakończ turę.
lesson-duel-first-strong =
    Ostatnia karta jest silna: { $strength }. Od { $strength_bonus_from_1 } jest premia. Idź do kopalni miedzi z
    najlepszą kartą dodatkowej siły.
lesson-duel-first-bonus = Im większa siła, tym więcej nagród z karty premii. Ta ma jeny i herbatę. Weź ją.
lesson-duel-first-bonus-goods = Innym razem. Podświetlona karta od razu daje pieniądze i dobra.
lesson-duel-first-build =
    Od siły { $strength_build_from } możesz tu budować. Sklep na stałe dodaje siły (o { $strength_shop }) w tym
    obszarze. Zbuduj go.
lesson-duel-first-round = To była runda { $round }: wszystkie karty zagrane. Zakończ turę, a wrócą.
lesson-duel-first-upgrade =
    Między rundami możesz ulepszyć jedną kartę za jeny. Najniższa zawsze idzie pierwsza: ulepsz ją.
lesson-duel-first-upgrade-low = Też dobrze, ale drożej. Zacznij od podświetlonej karty.
lesson-duel-first-chinatown =
    Następnemu zamówieniu brakuje jedwabiu. W Chińskiej dzielnicy wymieniasz dobra na jeny i z powrotem. Dom
    towarowy zarabia dla właściciela.
lesson-duel-first-sell =
    Miedź daje { $chinatown_sell_copper } jeny, a za { $chinatown_buy_silk } jeny kupisz jedwab. Sprzedaj miedź, potem
    kup jedwab.
lesson-duel-first-second = Miedź i jedwab: to zamówienie jest gotowe. Dostarcz je.
lesson-duel-first-go-on = Punkty za zamówienia: { $vp }. Zakończ turę.
lesson-duel-first-port = Ręka jest pusta. W porcie dobierasz tyle zamówień, ile masz siły. Idź tam.
lesson-duel-first-keep = Jedno zatrzymujesz za darmo. Na to masz wszystko.
lesson-duel-first-keep-ready = Można, ale brakuje do niego dóbr. Podświetlone jest gotowe od razu.
lesson-duel-first-second-order = Następne kosztuje jeny albo dobro importowane. Tym razem zrezygnuj.
lesson-duel-first-under = Pozostałe wracają pod stos. W jakiej kolejności, wybierasz ty.
lesson-duel-first-ready = Kolejne zamówienie! Dostarcz je; za najwięcej zamówień jest nagroda na końcu.
lesson-duel-first-last = Zakończ turę. Reszta rundy minie sama.
lesson-duel-first-score =
    Ta krótka gra się kończy: masz { $mine } punktów, rywal { $theirs }. Prawdziwa gra ma rund: { $rounds_rounds }.
lesson-duel-first-finish = Dobra, jeny i pozostałe dobra importowane też trochę się liczą. Zakończ ostatnią turę.
lesson-duel-first-farewell = Dobrze pohandlowane! Znasz już każdą akcję. Następne lekcje pokażą szczegóły.

lesson-duel-strength = Karty siły
    .about = słabe najpierw, silne na końcu
lesson-duel-strength-lowest =
    Najniższa karta zawsze idzie pierwsza. Planuj więc od końca: co chcesz zrobić najsilniejszą?
lesson-duel-strength-weak = W porcie wystarczy słaba karta: nawet siła { $strength } daje zamówienie. Idź tam.
lesson-duel-strength-middle = Zakończ turę. Środkowe karty zagrają się tym razem same.
lesson-duel-strength-strong =
    Teraz najsilniejsza. Bez siły trudno o miedź, więc zachowuj na nią takie karty. Dołóż kartę dodatkowej siły.
lesson-duel-strength-strong-copper = Inne obszary wymagają mniej siły. Tę kartę najlepiej użyć na miedź.
lesson-duel-strength-strong-bonus = Suma od { $strength_bonus_from_1 } daje też premię. Weź podświetloną.
lesson-duel-strength-round = Tym razem bez budowy: zostaw jeny na ulepszenie. Zrezygnuj i zakończ turę.
lesson-duel-strength-upgrade =
    Najtańsze ulepszenie zmienia najsłabszą kartę w średnią na wszystkie następne rundy. Kup je.
lesson-duel-strength-farewell = Ulepszone karty takie zostają: im wcześniej płacisz, tym częściej to pomaga.

lesson-duel-bonus = Premia za siłę
    .about = skąd biorą się najwyższe sumy
lesson-duel-bonus-sum =
    Siła się sumuje: karta, własny sklep, własny dom towarowy, jedna karta dodatkowej siły. Tu masz oba budynki.
lesson-duel-bonus-go = Tutaj nawet najsłabsza karta staje się silna. Idź na plantację herbaty.
lesson-duel-bonus-go-there = Tam karta zostanie słaba. Twoje domy stoją na plantacji herbaty.
lesson-duel-bonus-extra = Karta, sklep i dom towarowy to { $total }. Z lepszą kartą dodatkowej siły sięgniesz po premię.
lesson-duel-bonus-extra-two = Trochę za mało. Dołóż silniejszą.
lesson-duel-bonus-reward =
    Suma { $strength_bonus_from_1 } daje pierwszą nagrodę karty, { $strength_bonus_from_2 } także następną,
    { $strength_bonus_from_3 } wszystkie. Weź, którą chcesz.
lesson-duel-bonus-farewell =
    Domy opłacają się podwójnie: siła na dobra i na premie. Premię trzeba wziąć, budować można.

lesson-duel-warehouses = Domy towarowe
    .about = punkty, siła i jeny od gości
lesson-duel-warehouses-why = Każdy obszar mieści jeden dom towarowy. Daje punkty, siłę i jena przy każdej wizycie.
lesson-duel-warehouses-go =
    Budowa wymaga siły. Sklep i najlepsza karta dodatkowej siły wystarczą. Idź do tkalni jedwabiu.
lesson-duel-warehouses-build = Następny dom towarowy kosztuje { $price } ¥. Zbuduj go tu, zanim zrobi to rywal.
lesson-duel-warehouses-end = Od następnej wizyty zarabia, także od rywala. Zakończ turę.
lesson-duel-warehouses-farewell =
    Każdy następny kosztuje więcej: teraz { $price } ¥. Buduj wcześnie, tam gdzie oboje chętnie chodzicie.

lesson-duel-adding = Przykład: siła
    .about = Ta sama pozycja, z twoją następną kartą.
    .caption = Następna karta siły i sklep się sumują.
lesson-duel-adding-count = Twoja następna karta ma siłę { $strength }, a sklep do niej dodaje.
lesson-duel-adding-choose = Wybierz tkalnię jedwabiu i dodaj kartę dodatkowej siły.
lesson-duel-adding-result = Suma dała jedwab i sięga premii za siłę. Graj dalej, jeśli chcesz.

lesson-duel-reward = Przykład: premia za siłę
    .about = Twoja suma wystarcza: wybierz kartę.
    .caption = Każda karta ma kilka nagród; im wyższa suma, tym więcej z nich.
lesson-duel-reward-cards =
    Właśnie działasz z sumą { $strength_bonus_from_1 }. Jedna z tych kart jest twoja, na ile sięga suma.
lesson-duel-reward-take = Weź kartę, której pierwsza nagroda najbardziej ci pomoże.
lesson-duel-reward-result = Karta znika, leży inna. Możesz teraz budować: graj dalej, jeśli chcesz.
