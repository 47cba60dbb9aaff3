# Pierwsza gra w Nippon: jedno zdanie przy każdej nowości.

ui-first-nippon-invest = Nowa fabryka kosztuje { $costs_invest } jenów i dość wiedzy; projekty pomagają.
ui-first-nippon-production = Węgiel staje się dobrami: fabryki pracują, każda ile podaje.
ui-first-nippon-knowledge = Wiedza otwiera lepsze dobra; jej gwiazdki mogą dać punkty.
ui-first-nippon-mines = Kopalnie zwiększają węgiel z każdej konsolidacji.
ui-first-nippon-machinery = Maszyna sprawia, że fabryka za każdym razem daje więcej.
ui-first-nippon-trains = Pociągi dodają wpływu w regionie, gdzie masz żeton.
ui-first-nippon-ships = Statki punktują, gdzie masz pierwsze lub drugie miejsce.
ui-first-nippon-local-market = Dobra dostarczone do miasta stają się wpływem w regionie.
ui-first-nippon-export = Kontrakty zagraniczne dają jeny lub punkty i na stałe podnoszą dochód.
ui-first-nippon-consolidate =
    Konsolidacja daje nowe jeny i węgiel; każdy kolor robotników kosztuje { $costs_wage } jeny.
ui-first-nippon-deliver = To pole chce dobra, które masz; puste pola liczą się cudzoziemcom.
ui-first-nippon-reward = Nagroda płaci teraz i na końcu mnoży jedno osiągnięcie.
