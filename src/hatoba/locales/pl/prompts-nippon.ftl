### Nippon: pytania do osoby, która ma decydować; .title to krótka nazwa kroku. Argumenty jak w pliku angielskim.

prompt-nippon-turn = Weź robotnika do akcji albo przeprowadź konsolidację.
    .title = Twoja tura
prompt-nippon-knowledge =
    { $done ->
        [0] Przesuń znacznik na swoim torze wiedzy.
       *[other] Przesuń znacznik wiedzy o następne pole albo zakończ. Dotąd: { $done }.
    }
    .title = Wiedza
prompt-nippon-mines =
    { $done ->
        [0] Przesuń znacznik na swoim torze węgla.
       *[other] Przesuń znacznik węgla o następne pole albo zakończ. Dotąd: { $done }.
    }
    .title = Kopalnie
prompt-nippon-production =
    { $done ->
        [0] Wybierz fabrykę do uruchomienia.
       *[other] Wybierz następną fabrykę do uruchomienia albo zakończ. Dotąd: { $done }.
    }
    .title = Produkcja
prompt-nippon-export =
    { $done ->
        [0] Wybierz kontrakt do wypełnienia.
       *[other] Wybierz następny kontrakt do wypełnienia albo zakończ. Dotąd: { $done }.
    }
    .title = Eksport
prompt-nippon-ships =
    { $done ->
        [0] Wybierz region dla statku.
       *[other] Wybierz inny region dla następnego statku albo zakończ. Dotąd: { $done }.
    }
    .title = Statki
prompt-nippon-trains =
    { $done ->
        [0] Wybierz region dla pociągu.
       *[other] Wybierz inny region dla następnego pociągu albo zakończ. Dotąd: { $done }.
    }
    .title = Pociągi
prompt-nippon-machinery =
    { $done ->
        [0] Wybierz fabrykę do ulepszenia.
       *[other] Wybierz następne ulepszenie albo zakończ. Dotąd: { $done }.
    }
    .title = Mechanizacja
prompt-nippon-local-market =
    { $done ->
        [0] Wybierz dla żetonu wpływu pole przy mieście.
       *[other] Wybierz następne pole w tym samym regionie albo zakończ: { $region }. Dotąd: { $done }.
    }
    .title = Rynek lokalny
prompt-nippon-free-ships = Wyślij statek za darmo albo zakończ. Dotąd: { $done }.
    .title = Darmowe statki
prompt-nippon-free-trains = Wyślij pociąg za darmo albo zakończ. Dotąd: { $done }.
    .title = Darmowe pociągi
prompt-nippon-free-machinery = Ulepsz maszynę za darmo albo zakończ. Dotąd: { $done }.
    .title = Darmowa mechanizacja
prompt-nippon-payment = Kontrakt { $contract }: wybierz dobro, którym płacisz. Potrzebne kostki: { $due }.
    .title = Zapłata za kontrakt
prompt-nippon-invest = Wybierz fabrykę do zbudowania.
    .title = Inwestycja
prompt-nippon-cubes = Ile kostek dostarczasz? { $city }, pole { $space }.
    .title = Kostki
prompt-nippon-influence-token =
    { $cubes ->
        [one] Wybierz żeton wpływu za { $cubes } kostkę: { $city }, pole { $space }.
        [few] Wybierz żeton wpływu za { $cubes } kostki: { $city }, pole { $space }.
       *[many] Wybierz żeton wpływu za { $cubes } kostek: { $city }, pole { $space }.
    }
    .title = Żeton wpływu
prompt-nippon-returned-token = Miasto jest pełne: wybierz, który z najniższych żetonów wraca do właściciela. { $city }
    .title = Żeton, który wraca
prompt-nippon-emperors-reward = Weź żeton nagrody, najwyżej { $multiplier }x.
    .title = Nagroda cesarza
prompt-nippon-achievement = Wybierz pole osiągnięć dla żetonu { $multiplier }x.
    .title = Osiągnięcie
prompt-nippon-end-of-turn = Wydaj projekty albo zakończ turę.
    .title = Koniec tury
