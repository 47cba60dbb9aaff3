### Yokohama: pytania do osoby, która ma decydować; .title to krótka nazwa kroku. Argumenty jak w pliku angielskim.

prompt-yokohama-keep-order =
    { $number ->
        [one] Zatrzymaj jedno z rozdanych zamówień.
        [few] Zatrzymaj { $number } z rozdanych zamówień.
       *[many] Zatrzymaj { $number } z rozdanych zamówień.
    }
    .title = Pierwsze zamówienie
prompt-yokohama-additional-and-placement =
    Umieść asystenta albo dwóch na jednym obszarze, albo przejdź do ruchu. Możesz też wykonać akcje dodatkowe.
    .title = Akcje dodatkowe i umieszczanie
prompt-yokohama-placement =
    Umieść następnego asystenta na innym obszarze albo przejdź do ruchu. Umieszczono już: { $number }.
    .title = Umieszczanie
prompt-yokohama-placement-telegram = Umieść jeszcze asystenta na sąsiednim obszarze (Telegram) albo przejdź do ruchu.
    .title = Umieszczanie z Telegramem
prompt-yokohama-movement = Przesuń prezesa na obszar ze swoim asystentem albo zabierz go na rękę.
    .title = Ruch
prompt-yokohama-walking = Idź dalej albo zatrzymaj się tutaj i działaj.
    .title = Ruch: w drodze
prompt-yokohama-recalling = Zabierz na rękę dowolnych asystentów.
    .title = Powrót na rękę
prompt-yokohama-chinatown =
    { $number ->
        [one] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostała { $number } wymiana.
        [few] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostały { $number } wymiany.
       *[many] Sprzedaj lub kup jedną sztukę albo zakończ. Pozostało { $number } wymian.
    }
    .title = Chińska dzielnica
prompt-yokohama-employment-agency =
    Weź element z magazynu albo zakończ. Możesz jeszcze wziąć: { $number }.
    .title = Agencja pracy
prompt-yokohama-church = Wybierz dla asystenta pole na planszy kościoła albo zrezygnuj. Twoja siła: { $power }.
    .title = Kościół
prompt-yokohama-church-assistant = Skąd pochodzi asystent na planszę kościoła?
    .title = Kościół: asystent
prompt-yokohama-customs =
    Wybierz pole na planszy urzędu celnego i zapłać jego dobra importowane albo zrezygnuj. Twoja siła: { $power }.
    .title = Urząd celny
prompt-yokohama-customs-assistant = Skąd pochodzi asystent na planszę urzędu celnego?
    .title = Urząd celny: asystent
prompt-yokohama-laboratory = Wybierz technologię albo zrezygnuj. Twoja siła: { $power }.
    .title = Laboratorium
prompt-yokohama-port = Weź za darmo zamówienie albo zrezygnuj. Twoja siła: { $power }.
    .title = Port
prompt-yokohama-second-order = Weź następne zamówienie i zapłać za nie albo zakończ.
    .title = Port: następne zamówienie
prompt-yokohama-five-power-bonus = Weź żeton siły pięć albo go zostaw: { $area }.
    .title = Premia siły pięć
prompt-yokohama-construction = Zbuduj tu sklep lub dom handlowy albo nic nie buduj: { $area }.
    .title = Budowanie
prompt-yokohama-recovery = Twoi asystenci wracają na rękę: { $area }. Dzięki Telefonowi możesz zostawić jednego.
    .title = Odzyskanie
prompt-yokohama-additional-after = Wykonaj akcje dodatkowe albo zakończ turę.
    .title = Akcje dodatkowe
prompt-yokohama-agent-choice = Którego agenta używasz?
    .title = Agent
prompt-yokohama-payment = Wybierz, czym płacisz.
    .title = Zapłata
prompt-yokohama-any-good =
    { $number ->
        [one] Wybierz dobro handlowe.
        [few] Wybierz po kolei { $number } dobra handlowe.
       *[many] Wybierz po kolei { $number } dóbr handlowych.
    }
    .title = Dowolne dobra handlowe
prompt-yokohama-warehouse =
    { $number ->
        [one] Weź element z magazynu albo zrezygnuj z nagrody.
       *[other] Weź element z magazynu albo zrezygnuj. Takich nagród masz: { $number }.
    }
    .title = Nagroda „magazyn”
prompt-yokohama-move =
    { $number ->
        [one] Wybierz asystenta do przesunięcia albo zrezygnuj z nagrody.
       *[other] Wybierz asystenta do przesunięcia albo zrezygnuj. Takich nagród masz: { $number }.
    }
    .title = Nagroda „przesunięcie”
prompt-yokohama-move-to = Wybierz obszar, na który trafi asystent.
    .title = Nagroda „przesunięcie”: cel
prompt-yokohama-station-token = Połóż żeton stacji na obszarze.
    .title = Stacja
prompt-yokohama-reward-token = Wybierz nagrodę za osiągnięcia.
    .title = Nagroda za osiągnięcia
