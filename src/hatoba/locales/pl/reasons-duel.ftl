### Yokohama Duel: dlaczego akcja jest niedozwolona. Argumenty jak w pliku angielskim.

reason-duel-short = Brakuje ci: { $sum }.
reason-duel-kind-used = Tym rodzajem już tu zapłacono: { $good }.
reason-duel-not-taken = Tym się tutaj nie płaci.
reason-duel-rest-unpaid = Wtedy nie starczyłoby ci na całą zapłatę.
reason-duel-area-used = Ten obszar jest w tej rundzie użyty: { $area }.
reason-duel-area-not-used = Ten obszar nie jest użyty, więc wybierz go bez technologii: { $area }.
reason-duel-needs-technology = Potrzebujesz technologii „{ $technology }”.
reason-duel-used-this-round = Ta technologia jest już w tej rundzie użyta: { $technology }.
reason-duel-no-warehouse-there = Nie masz tam domu towarowego: { $area }.
reason-duel-by-agent = Działa tu agent, więc nie zagrywa się karty siły.
reason-duel-card-played = Ta karta jest już w tej rundzie zagrana: karta siły { $card }.
reason-duel-not-higher = Karta siły { $card } nie jest wyższa niż twoja najniższa, więc nie wymaga Systemu pocztowego.
reason-duel-same-strength = Karta siły { $card } jest równie silna i idzie pierwsza.
reason-duel-no-extra-card = Nie masz takiej karty: { $extra }.
reason-duel-no-agent = Nie masz agenta do użycia.
reason-duel-agent-busy = Działa już inny agent: najpierw dokończ jego akcję.
reason-duel-no-agent-left = Nie ma już agentów do zatrudnienia.
reason-duel-done-before = Za to masz już agenta: { $need }.
reason-duel-condition-not-met = Warunek nie jest spełniony. Brakuje: { $by } ({ $need }).
reason-duel-not-in-hand = Nie masz tego zamówienia na ręce.
reason-duel-not-open = Ta karta nie leży odkryta.
reason-duel-not-drawn = Tego zamówienia nie ma wśród dobranych.
reason-duel-too-many =
    { $limit ->
        [0] Przy twojej sile nie można niczego zakryć.
       *[other] Przy twojej sile możesz zakryć najwyżej { $limit }.
    }
reason-duel-space-taken = Pole jest zajęte: { $area }.
reason-duel-no-piece-left = Tego już nie masz: { $piece }.
reason-duel-upgraded-before = Ta karta jest już ulepszona: karta siły { $card }.
reason-duel-orders-drawn = Oglądasz zamówienia dobrane w porcie: najpierw dokończ to.
reason-duel-too-dear = To za drogie. Nawet jeśli zapłacisz, czym możesz, brakuje: { $by }.
