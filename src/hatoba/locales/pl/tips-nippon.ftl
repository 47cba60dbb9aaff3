### Nippon: po jednym zdaniu o każdej rzeczy na stole, gdy tekst zasad jest za długi na podpowiedź.

ui-tip-nippon-action-production = Uruchom fabryki, najwyżej { $actions_factories_run }: każda zużywa swój węgiel i
    kładzie kostki do magazynu, z maszyną więcej.
ui-tip-nippon-action-export = Wypełnij kontrakty z magazynów, najwyżej { $actions_contracts }, za punkty lub jeny i
    pola toru pieniędzy.
ui-tip-nippon-action-invest = Zbuduj fabrykę towaru, którego jeszcze nie wytwarzasz, za { $costs_invest } ¥ i z
    wystarczającą wiedzą.
ui-tip-nippon-action-ships = Statki za { $costs_ships } ¥, każdy w innym regionie; gdzie masz pierwsze lub drugie
    miejsce, punktują przy każdym podliczaniu.
ui-tip-nippon-action-machinery = Od jednego do trzech ulepszeń za { $costs_machinery } ¥; maszyna dodaje kostkę przy
    każdym uruchomieniu fabryki.
ui-tip-nippon-action-trains = Pociągi za { $costs_trains } ¥, każdy w innym regionie; obok żetonu wpływu każdy daje
    { $trains_influence } wpływu.
ui-tip-nippon-action-local-market = Żetony wpływu w jednym regionie, najwyżej { $actions_influence }: płacą za nie
    kostki towaru, a każdy daje premię regionu.
ui-tip-nippon-good = Poziom { $level }. Fabryka wymaga wiedzy { $knowledge } do budowy i { $coal } węgla do
    uruchomienia, a mieści kostki: { $capacity }.
ui-tip-nippon-track-money = Jeny, które bierzesz przy konsolidacji; przesuwają go kontrakty, statki, pociągi i projekty.
ui-tip-nippon-track-coal = Węgiel, który bierzesz przy konsolidacji; przesuwają go kopalnie i projekty.
ui-tip-nippon-track-knowledge = Decyduje, jakie fabryki możesz budować; przesuwają go akcja wiedzy i projekty.
ui-tip-nippon-consolidate = Nowy budżet według torów, nagroda cesarza za robotników, potem płace: { $costs_wage } ¥
    za każdy kolor.
ui-tip-nippon-scoring = Trzy razy podlicza się wszystkie regiony: o miejscach decyduje wpływ, statki dodają punkty.
ui-tip-nippon-rewards = Bierzesz przy konsolidacji: premia od razu, mnożnik na koniec dla jednego z twoich osiągnięć.
ui-tip-nippon-rows = Puste pole akcji bierze najwyższy rząd; gdy wszystkie są puste, uzupełnia je worek, a
    podliczanie się zbliża.
ui-tip-nippon-market = Wszystkie fabryki, które można jeszcze zbudować, z premiami; każdy towar tylko raz.
ui-tip-nippon-spare = Zapasowe maszyny ({ $n }): trafią do pierwszej fabryki, która może je przyjąć.
ui-tip-nippon-contract = Tylko ty możesz go wypełnić, eksportem: { $cost }. Daje { $gain }.
ui-tip-nippon-token = Żeton wpływu: obok towaru miasta liczy się w tym regionie jako { $n }.
ui-tip-nippon-space = Zapłać kostkami tego towaru ({ $good }) i połóż tu żeton: liczy się w regionie.
ui-tip-nippon-bonus-money-marks = Znaki pod twoimi statkami i pociągami przesuwają tor pieniędzy o { $effect_steps }
    zamiast { $actions_money_mark }, wcześniejsze też.
ui-tip-nippon-bonus-once-trains = Jednorazowo, przy budowie: pociągi na mapie za darmo, najwyżej { $effect_pieces },
    każdy w innym regionie.
ui-tip-nippon-city = Miasto potrzebuje czterech towarów. Na rynku lokalnym kostki jednego z nich płacą za żeton wpływu
    obok.
ui-tip-nippon-worker = Robotnik: jego akcja teraz, jego płaca przy konsolidacji.
ui-tip-nippon-now = { $n } PZ w tym regionie, przy wpływie { $influence }
