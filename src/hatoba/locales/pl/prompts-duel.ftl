### Yokohama Duel: pytania do osoby, która ma decydować; .title to krótka nazwa kroku. Argumenty jak w pliku angielskim.

prompt-duel-payment =
    { $reason_id ->
        [church] Wybierz, czym płacisz w kościele. Brakuje wiary: { $units }.
        [production] Wybierz, czym płacisz za technologię. Brakuje produkcji: { $units }.
        [surcharge] Wybierz, czym płacisz dopłatę za technologię.
       *[second_order] Wybierz, czym płacisz za drugie zamówienie.
    }
    .title = Zapłata
prompt-duel-first-orders = Włóż pod talię zamówienie, którego nie chcesz.
    .title = Pierwsze zamówienia
prompt-duel-choose-area = Wybierz obszar dla następnej karty siły. Możesz też wykonać darmowe akcje.
    .title = Wybór obszaru
prompt-duel-strength = Dołóż kartę dodatkowej siły albo nie: { $area }.
    .title = Siła
prompt-duel-church = Wybierz kartę kościoła albo zrezygnuj. Twoja wiara: { $amount }.
    .title = Kościół
prompt-duel-customs =
    { $amount ->
        [one] Zakryj { $amount } dobro importowane albo zrezygnuj.
        [few] Zakryj najwyżej { $amount } dobra importowane albo zrezygnuj.
       *[many] Zakryj najwyżej { $amount } dóbr importowanych albo zrezygnuj.
    }
    .title = Urząd celny
prompt-duel-chinatown =
    { $exchanges_left ->
        [one] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostała { $exchanges_left } wymiana.
        [few] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostały { $exchanges_left } wymiany.
       *[many] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostało { $exchanges_left } wymian.
    }
    .title = Chińska dzielnica
prompt-duel-laboratory = Wybierz technologię albo zrezygnuj. Twoja produkcja: { $amount }.
    .title = Laboratorium
prompt-duel-station-token = Połóż żeton stacji na obszarze.
    .title = Stacja
prompt-duel-port = Zatrzymaj jedno z dobranych zamówień.
    .title = Port
prompt-duel-second-order = Zatrzymaj drugie zamówienie i zapłać za nie albo włóż resztę pod talię.
    .title = Port: drugie zamówienie
prompt-duel-port-rest = Włóż pozostałe zamówienia pod talię w wybranej kolejności.
    .title = Port: reszta
prompt-duel-strength-bonus = Wybierz kartę premii. Twoja siła: { $strength }.
    .title = Premia za siłę
prompt-duel-building = Zbuduj tu sklep lub dom towarowy albo nic nie buduj: { $area }.
    .title = Budowanie
prompt-duel-end-of-turn = Wykonaj darmowe akcje albo zakończ turę.
    .title = Koniec tury
prompt-duel-upgrade = Ulepsz kartę siły albo zrezygnuj.
    .title = Ulepszenie
prompt-duel-extra-cards = Masz za dużo kart dodatkowej siły: odłóż jedną.
    .title = Za dużo kart
