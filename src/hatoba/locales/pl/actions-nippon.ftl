### Nippon: krótka etykieta każdej akcji. Argumenty jak w pliku angielskim.

action-nippon-done = Gotowe
action-nippon-end = Zakończ turę
action-nippon-blueprint = Wydaj projekty na tor: { $track }
action-nippon-knowledge = Wiedza ({ $colour })
action-nippon-production = Produkcja ({ $colour })
action-nippon-export = Eksport ({ $colour })
action-nippon-invest = Inwestycja ({ $colour })
action-nippon-mines = Kopalnie ({ $colour })
action-nippon-ships = Statki ({ $colour })
action-nippon-machinery = Mechanizacja ({ $colour })
action-nippon-trains = Pociągi ({ $colour })
action-nippon-local-market = Rynek lokalny ({ $colour })
action-nippon-consolidate = Konsolidacja
action-nippon-advance =
    { $step ->
        [mines] Węgiel o pole w górę
       *[knowledge] Wiedza o pole w górę
    }
action-nippon-run = Uruchom fabrykę: { $good }
action-nippon-fulfil = Wypełnij kontrakt { $contract }
action-nippon-pay = Zapłać: { $good }
action-nippon-build = Zbuduj fabrykę { $factory }: { $factory_name }, { $factory_bonus }
action-nippon-upgrade =
    { $upgrade_id ->
        [spare] Kup zapasową maszynę
       *[other] Ulepsz fabrykę: { $upgrade }
    }
action-nippon-ship = Statek: { $region }
action-nippon-train = Pociąg: { $region }
action-nippon-deliver = Dostarcz: { $city }, pole { $space }
action-nippon-cubes =
    { $cubes ->
        [one] Zapłać { $cubes } kostkę
        [few] Zapłać { $cubes } kostki
       *[many] Zapłać { $cubes } kostek
    }
action-nippon-token = Żeton wpływu { $value }
action-nippon-return = Oddaj żeton z pola { $space }
action-nippon-reward =
    { $bonus_id ->
        [blueprints] Nagroda { $multiplier }x: projekty
        [coal] Nagroda { $multiplier }x: węgiel
       *[yen] Nagroda { $multiplier }x: jeny
    }
action-nippon-put = Połóż na: { $achievement }
